import type { Actor } from '#domain/core/roles.ts';
import { fromWire } from '#domain/core/wire.ts';
import { check } from '#domain/core/workflow.ts';
import { pilihPutusanSurat, PutusanSuratBody } from '#domain/surat/endpoints.ts';
import { keadaanSurat } from '#domain/surat/keadaan.ts';
import type { Surat } from '#domain/surat/schema.ts';
import { suratWorkflow } from '#domain/surat/workflow.ts';
import type { Baris } from '#data/baris.ts';
import { paths } from '#paths';
import {
  belumDilihat,
  bidangCatatan,
  sandinganDari,
  sudahDiputuskan,
  type Sandingan,
} from '#kit/outbox/sandingan.ts';

/** Where an officer decides a letter. */
export const halamanPutusan = (uuid: string, { role }: Actor): string =>
  role === 'Petugas pembayaran' ? paths.suratPetugas.edit(uuid) : paths.suratLaboran.edit(uuid);

/**
 * A decision beside the letter as it stands now. It is never sent again as it was: what moved on is decided anew
 * (offline.md section 5). Null for a body this app cannot read.
 */
export function sandingSurat(row: Baris, record: Surat, actor: Actor): Sandingan | null {
  const isi = PutusanSuratBody.safeParse(fromWire(row.body));
  if (!isi.success) return null;
  const aksi = pilihPutusanSurat(isi.data, actor);
  const keadaan = { ...keadaanSurat(record), hanya: isi.data.idLaboratorium };
  const dapat = check(suratWorkflow, aksi, keadaan, actor);
  return sandinganDari(row, record.history, judul, {
    rev: record.rev,
    bidang: [
      {
        label: 'Status surat',
        milik: suratWorkflow.actions[aksi].label,
        server: record.statusSubmission.statusBebasLab,
        beda: true,
      },
      ...bidangCatatan(isi.data.catatan),
    ],
    dapat,
    batal: dapat.ok ? null : sudahDiputuskan(belumDilihat(row, record.history).at(-1), putusan),
    cara: { jenis: 'putuskanLagi', to: halamanPutusan(record.uuid, actor) },
  });
}

type Entri = Surat['history'][number];
const putusan = ({ statusSubmissionLabFree }: Entri): string => statusSubmissionLabFree.statusBebasLab;
const judul = (entry: Entri): string => [putusan(entry), entry.namaLaboratorium].filter(Boolean).join(' · ');
