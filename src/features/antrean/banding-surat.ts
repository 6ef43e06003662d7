import type { Actor } from '#domain/core/roles.ts';
import { formatDateTime } from '#domain/core/format.ts';
import { fromWire } from '#domain/core/wire.ts';
import { check } from '#domain/core/workflow.ts';
import { pilihPutusanSurat, PutusanSuratBody } from '#domain/surat/endpoints.ts';
import { keadaanSurat } from '#domain/surat/keadaan.ts';
import type { Surat } from '#domain/surat/schema.ts';
import { suratWorkflow } from '#domain/surat/workflow.ts';
import type { Baris } from '#data/outbox/row.ts';
import { paths } from '#paths';
import { belumDilihat } from './rekaman.ts';
import type { Sandingan } from './sandingan.ts';

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
  const { statusBebasLab } = record.statusSubmission;
  const { catatan } = isi.data;
  return {
    rev: record.rev,
    bidang: [
      { label: 'Status surat', milik: suratWorkflow.actions[aksi].label, server: statusBebasLab, beda: true },
      ...(catatan ? [{ label: 'Catatan', milik: catatan, server: null, beda: false }] : []),
    ],
    teks: null,
    perubahan: belumDilihat(row, record.history).map(
      ({ uuid, createdAt, user, statusSubmissionLabFree, namaLaboratorium, catatan: kata }) => ({
        uuid,
        waktu: createdAt,
        nama: user?.nama,
        judul: [statusSubmissionLabFree.statusBebasLab, namaLaboratorium].filter(Boolean).join(' · '),
        catatan: kata,
      }),
    ),
    batal: dapat.ok ? null : putusanOrang(row, record),
    halangan: dapat.ok ? null : dapat.reason,
    sudahDimulai: null,
    cara: { jenis: 'putuskanLagi', to: halamanPutusan(record.uuid, actor) },
  };
}

/** Who has decided meanwhile, and when: what the author had not seen last. */
function putusanOrang(row: Baris, record: Surat): string | null {
  const entry = belumDilihat(row, record.history).at(-1);
  return entry
    ? `Sudah diputuskan oleh ${entry.user?.nama ?? 'sistem'} pada ${formatDateTime(entry.createdAt)}: ${entry.statusSubmissionLabFree.statusBebasLab}.`
    : null;
}
