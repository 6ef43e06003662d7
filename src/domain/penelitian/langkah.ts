import type { z } from 'zod';
import type { Actor } from '#domain/core/roles.ts';
import { codesFrom, target } from '#domain/core/workflow.ts';
import type { BarangDikenal } from '#domain/penggunaan/reduce.ts';
import type { TulisanTertunda } from '#domain/sync/tulisan.ts';
import { dapatMengajukanSelesai, jenisPenelitian } from './keadaan.ts';
import { keadaanPenelitian } from './keadaan-rekaman.ts';
import { statusPenelitian } from './rules.ts';
import type { Penelitian } from './schema.ts';
import { kodePenggunaan, penelitianWorkflow, type PenelitianAksi } from './workflow.ts';

/** A write on a research, who made it, and what this device knows of what it names. */
export type Konteks = { tulisan: TulisanTertunda; actor: Actor; barang: BarangDikenal };

/** What the body of a write says, where this app can read it and it is about this record. */
export function isiDari<S extends z.ZodType<{ uuidPenelitian?: string | undefined }>>(
  skema: S,
  { tulisan }: Konteks,
  record: Penelitian,
): z.output<S> | null {
  const isi = skema.safeParse(tulisan.body);
  return isi.success && (isi.data.uuidPenelitian ?? record.uuid) === record.uuid ? isi.data : null;
}

/** The record at the code an act of W2 leads to, as its history tells it; unchanged where the act is not one of here. */
export function setelahAksi(
  record: Penelitian,
  aksi: PenelitianAksi,
  konteks: Konteks,
  catatan: string | null,
): Penelitian {
  if (!codesFrom(penelitianWorkflow, aksi).includes(record.idStatusPengajuan)) return record;
  const nama = target(penelitianWorkflow, aksi, keadaanPenelitian(record));
  const { code } = penelitianWorkflow.states[nama];
  return denganRiwayat(padaKode(record, code, konteks), code, konteks, catatan);
}

/** The record at a code of W2, with what it allows. */
export function padaKode(record: Penelitian, kode: number, { actor }: Konteks): Penelitian {
  const keadaan = keadaanPenelitian(record);
  return {
    ...record,
    idStatusPengajuan: kode,
    statusSubmission: statusPenelitian(kode),
    flagDapatMengajukanPenggunaan:
      record.user.uuid === actor.uuid &&
      record.researchType.kdJenisPenelitian === jenisPenelitian.laboratorium &&
      kodePenggunaan.includes(kode),
    flagDapatMengajukanSelesai: dapatMengajukanSelesai(keadaan),
  };
}

/** The record with one more entry in its history: that of this write. */
export const denganRiwayat = (
  record: Penelitian,
  kode: number,
  { tulisan, actor }: Konteks,
  catatan: string | null,
): Penelitian => ({
  ...record,
  history: [
    ...record.history,
    {
      uuid: tulisan.opId,
      createdAt: tulisan.dibuatPada,
      statusSubmission: statusPenelitian(kode),
      catatan,
      user: { uuid: actor.uuid, nama: actor.nama },
    },
  ],
});
