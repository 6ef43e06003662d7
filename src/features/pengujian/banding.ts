import type { Actor } from '#domain/core/roles.ts';
import { fromWire } from '#domain/core/wire.ts';
import { check } from '#domain/core/workflow.ts';
import { pilihVerifikasi, VerifikasiBody } from '#domain/pengujian/endpoints.ts';
import { keadaanDari } from '#domain/pengujian/keadaan.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { statusDariKode, statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import type { Baris } from '#data/baris.ts';
import { paths } from '#paths';
import {
  bidang,
  bidangCatatan,
  sandinganDari,
  sudahDiputuskan,
  type Bidang,
  type Sandingan,
} from '#kit/outbox/sandingan.ts';

const { disetujui, ditolak, perluVerifikasiKalab } = pengujianWorkflow.states;

/**
 * A Kalab's decision beside the submission as it stands now. It is never sent again as it was: what moved on is decided
 * anew in its form (offline.md section 5). Null for what is no decision of a Kalab.
 */
export function sandingPengujian(row: Baris, record: Pengujian, actor: Actor): Sandingan | null {
  const isi = VerifikasiBody.safeParse(fromWire(row.body));
  if (!isi.success) return null;
  const aksi = pilihVerifikasi(isi.data, actor);
  if (aksi !== 'setujuiKalab' && aksi !== 'tolakKalab') return null;
  return sandinganDari(row, record.history, judul, {
    rev: record.rev,
    bidang: bidangPutusan(isi.data, record, aksi === 'setujuiKalab'),
    dapat: check(pengujianWorkflow, aksi, keadaanDari(record), actor),
    batal: putusanOrang(record),
    cara: { jenis: 'putuskanLagi', to: paths.kalabPengujian.edit(record.uuid) },
  });
}

type Entri = Pengujian['history'][number];
const judul = ({ statusSubmission }: Entri): string => statusSubmission.statusPengajuan;

/** Who has decided it meanwhile, and when. */
function putusanOrang({ history, idPengujianStatusPengajuan }: Pengujian): string | null {
  if (idPengujianStatusPengajuan === perluVerifikasiKalab.code) return null;
  const putusan: readonly number[] = [disetujui.code, ditolak.code];
  const entry = history.findLast(({ statusSubmission }) =>
    putusan.includes(statusSubmission.kdStatusPengajuan),
  );
  return sudahDiputuskan(entry, judul);
}

type Putusan = ReturnType<typeof VerifikasiBody.parse>;

/** The decision as a whole, then each parameter: mine approved or rejected, and where it stands on the server. */
function bidangPutusan({ sampel, catatanTambahan }: Putusan, record: Pengujian, setuju: boolean): Bidang[] {
  const dipilih = new Map(
    sampel.flatMap(({ parameterUji }) =>
      parameterUji.map(({ uuid, idStatusSampelParameter }) => [uuid, idStatusSampelParameter] as const),
    ),
  );
  const milik = (uuid: string) => {
    const kode = setuju ? dipilih.get(uuid) : statusSampelParameter.ditolak.code;
    return kode === undefined ? null : statusDariKode(statusSampelParameter, kode).label;
  };
  return [
    bidang('Status pengujian', (setuju ? disetujui : ditolak).label, record.statusSubmission.statusPengajuan),
    ...record.sample.flatMap(({ nama, parameter }) =>
      parameter.map(({ uuid, parameterTest, status }) =>
        bidang(`${parameterTest.namaParameterUji}, ${nama}`, milik(uuid), status.statusSampelParameter),
      ),
    ),
    ...bidangCatatan(catatanTambahan),
  ];
}
