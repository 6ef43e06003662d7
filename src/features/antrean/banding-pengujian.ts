import type { Actor } from '#domain/core/roles.ts';
import { formatDateTime } from '#domain/core/format.ts';
import { fromWire } from '#domain/core/wire.ts';
import { check } from '#domain/core/workflow.ts';
import { pilihVerifikasi, VerifikasiBody } from '#domain/pengujian/endpoints.ts';
import { keadaanDari } from '#domain/pengujian/keadaan.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { statusDariKode, statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import type { Baris } from '#data/outbox/row.ts';
import { paths } from '#paths';
import { belumDilihat } from './rekaman.ts';
import type { Bidang, Sandingan } from './sandingan.ts';

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
  const dapat = check(pengujianWorkflow, aksi, keadaanDari(record), actor);
  return {
    rev: record.rev,
    bidang: bidangPutusan(isi.data, record, aksi === 'setujuiKalab'),
    teks: null,
    perubahan: belumDilihat(row, record.history).map(
      ({ uuid, createdAt, user, statusSubmission, catatan }) => ({
        uuid,
        waktu: createdAt,
        nama: user?.nama,
        judul: statusSubmission.statusPengajuan,
        catatan,
      }),
    ),
    batal: putusanOrang(record),
    halangan: dapat.ok ? null : dapat.reason,
    sudahDimulai: null,
    cara: { jenis: 'putuskanLagi', to: paths.kalabPengujian.edit(record.uuid) },
  };
}

/** Who has decided it meanwhile, and when. */
function putusanOrang({ history, idPengujianStatusPengajuan }: Pengujian): string | null {
  if (idPengujianStatusPengajuan === perluVerifikasiKalab.code) return null;
  const putusan: readonly number[] = [disetujui.code, ditolak.code];
  const entry = history.findLast(({ statusSubmission }) =>
    putusan.includes(statusSubmission.kdStatusPengajuan),
  );
  return entry
    ? `Sudah diputuskan oleh ${entry.user?.nama ?? 'sistem'} pada ${formatDateTime(entry.createdAt)}: ${entry.statusSubmission.statusPengajuan}.`
    : null;
}

type Putusan = ReturnType<typeof VerifikasiBody.parse>;

/** The decision as a whole, then each parameter: mine approved or rejected, and where it stands on the server. */
function bidangPutusan({ sampel, catatanTambahan }: Putusan, record: Pengujian, setuju: boolean): Bidang[] {
  const dipilih = new Map(
    sampel.flatMap(({ parameterUji }) =>
      parameterUji.map(({ uuid, idStatusSampelParameter }) => [uuid, idStatusSampelParameter] as const),
    ),
  );
  const line = (label: string, milik: string | null, server: string | null): Bidang => ({
    label,
    milik,
    server,
    beda: milik !== null && server !== null && milik !== server,
  });
  const milik = (uuid: string) => {
    const kode = setuju ? dipilih.get(uuid) : statusSampelParameter.ditolak.code;
    return kode === undefined ? null : statusDariKode(statusSampelParameter, kode).label;
  };
  return [
    line('Status pengujian', (setuju ? disetujui : ditolak).label, record.statusSubmission.statusPengajuan),
    ...record.sample.flatMap(({ nama, parameter }) =>
      parameter.map(({ uuid, parameterTest, status }) =>
        line(`${parameterTest.namaParameterUji}, ${nama}`, milik(uuid), status.statusSampelParameter),
      ),
    ),
    ...(catatanTambahan ? [line('Catatan', catatanTambahan, null)] : []),
  ];
}
