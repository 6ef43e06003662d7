import { sql } from 'drizzle-orm';
import type { Pernyataan } from '#domain/lembar-kerja/pernyataan.ts';
import type { LembarTersimpan } from '#domain/lembar-kerja/tulisan.ts';
import type { Transaction } from '#server/core/implement.ts';
import { holding } from '#server/core/journal.ts';

/** What one act changes: the parameter's new standing, and the row its history gains. */
export type Move = {
  parameter: {
    id: string;
    kd_progres: number;
    rev: number;
    metode_uji: string;
    hasil_pengujian: string | null;
    /** What the sheet says of it (BEYOND-25). */
    pernyataan: Pernyataan | null;
    /** It was written by this very act, and is given in what its test is given in now. */
    hasil_baru: boolean;
    updated_at: string;
  };
  riwayat: {
    id: string;
    urut: number;
    parameter_id: string;
    aksi: string;
    kd_progres: number;
    catatan: string | null;
    jenis_laporan: string | null;
    tanggal: string | null;
    jam: string | null;
    isi: string | null;
    hasil_pengujian: string | null;
    lembar: LembarTersimpan | null;
    aktor_id: string;
    dibuat_pada: string;
    created_at: string;
  };
};

const waiting = holding('moves', (): Move[] => []);

/** Notes a move. It is written with the others of its transaction at its end, or before anything reads what it changes. */
export function noteMove(transaction: Transaction, move: Move): void {
  const { journal } = transaction;
  if (waiting(journal).push(move) === 1) journal.before.push(() => writeMoves(transaction));
}

/** Writes what is noted, in one statement however much it is. */
export async function writeMoves({ db, journal }: Transaction): Promise<void> {
  const moves = waiting(journal).splice(0);
  if (moves.length === 0) return;
  const json = (rows: readonly unknown[]) => sql`${JSON.stringify(rows)}::jsonb`;
  await db.execute(sql`with pindah as (
      update parameter_sampel ps set kd_progres = x.kd_progres, rev = x.rev, metode_uji = x.metode_uji,
        hasil_pengujian = x.hasil_pengujian, pernyataan = x.pernyataan, updated_at = x.updated_at,
        satuan_hasil = case when x.hasil_baru
          then (select satuan_hasil from parameter_uji where id = ps.parameter_uji_id) else ps.satuan_hasil end
      from jsonb_to_recordset(${json(moves.map(({ parameter }) => parameter))}) as x(id uuid, kd_progres int, rev int,
        metode_uji text, hasil_pengujian text, pernyataan jsonb, hasil_baru boolean, updated_at timestamptz)
      where ps.id = x.id
    )
    insert into riwayat_progres (id, urut, parameter_id, aksi, kd_progres, catatan, jenis_laporan, tanggal, jam, isi,
      hasil_pengujian, lembar, aktor_id, dibuat_pada, created_at)
    select * from jsonb_to_recordset(${json(moves.map(({ riwayat }) => riwayat))}) as x(id uuid, urut int, parameter_id uuid,
      aksi text, kd_progres int, catatan text, jenis_laporan text, tanggal date, jam text, isi text, hasil_pengujian text,
      lembar jsonb, aktor_id uuid, dibuat_pada timestamptz, created_at timestamptz)`);
}
