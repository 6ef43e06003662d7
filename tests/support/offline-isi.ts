import { sql } from 'drizzle-orm';
import { rows, type Db } from '#server/core/database.ts';

/** What nothing here changes, and what is only ever added to. */
const tetap = [
  'acuan',
  'audit',
  'laboratorium',
  'parameter_uji',
  'pengguna',
  'pertanyaan_survei',
  'pilihan_jawaban',
];
/** What one of those names cannot be truncated under it. */
const dirujuk = 'berkas';
/** Submissions of both kinds share these tables: what is of testing in them, also by itself. */
const sebagian: Record<string, string> = {
  'pendaftaran pengujian': `pendaftaran where jenis = 'pengujian'`,
  'riwayat_pendaftaran pengujian': `riwayat_pendaftaran r where exists (
    select from pendaftaran p where p.id = r.pendaftaran_id and p.jenis = 'pengujian')`,
};
/** Dead rows pile up where nothing vacuums: every so often the tables start afresh. */
const segarkanTiap = 50;

/** What the tables held at a moment that can be come back to. */
export type IsiSemula = {
  /** Brings all of it back, in one call of a few milliseconds. */
  kembalikan: () => Promise<void>;
  /** The tables that were written to since then, whatever wrote there, and parts of tables. */
  berubah: () => Promise<ReadonlySet<string>>;
};

/**
 * Remembers what the tables hold. Whether one still does is told by its rows themselves: how many there are, and which
 * transaction wrote the newest of them.
 */
export async function ingatIsi(db: Db): Promise<IsiSemula> {
  const found = await rows<{ nama: string }>(
    db,
    sql`select tablename as nama from pg_tables where schemaname = 'public' order by tablename`,
  );
  const tabel = found.map(({ nama }) => nama).filter((nama) => !tetap.includes(nama));
  const banyak = new Map<string, number>();
  await db.execute(sql`create schema awal`);
  for (const nama of tabel) await db.execute(sql.raw(`create table awal.${nama} as table public.${nama}`));
  const bagian = [...tabel.map((nama) => [nama, nama] as const), ...Object.entries(sebagian)];
  for (const [nama, sumber] of bagian) {
    const [ada] = await rows<{ n: number }>(db, sql.raw(`select count(*)::int as n from ${sumber}`));
    banyak.set(nama, ada!.n);
  }
  const periksa = bagian.map(
    ([nama, sumber]) =>
      `select '${nama}' as nama, ${banyak.get(nama)} as semula, count(*) as n, max(xmin::text::bigint) as xid from ${sumber}`,
  );
  await db.execute(
    sql.raw(`create function awal.berubah(sejak bigint) returns text[] language plpgsql as $$ begin
      return (select coalesce(array_agg(nama), '{}') from (${periksa.join(' union all ')}) kini where n <> semula or xid > sejak);
    end $$`),
  );
  const kembali = tabel.map((nama) => {
    const isi =
      banyak.get(nama)! > 0 ? `insert into ${nama} overriding system value table awal.${nama};` : '';
    return `if segar or '${nama}' = any(kotor) then ${isi} end if;`;
  });
  // Without the checks of foreign keys, for which the tables would have to be taken in their order.
  await db.execute(
    sql.raw(`create function awal.kembalikan(segar boolean, sejak bigint) returns text language plpgsql as $$
    declare kotor text[] := awal.berubah(sejak);
    begin
      perform set_config('session_replication_role', 'replica', true);
      if segar then truncate ${tabel.filter((nama) => nama !== dirujuk).join(', ')}; delete from ${dirujuk};
      else ${tabel.map((nama) => `if '${nama}' = any(kotor) then delete from ${nama}; end if;`).join(' ')} end if;
      ${kembali.join(' ')}
      return pg_current_xact_id()::text;
    end $$`),
  );
  let kali = 0;
  let sejak = '0';
  return {
    kembalikan: async () => {
      kali += 1;
      const [kini] = await rows<{ xid: string }>(
        db,
        sql`select awal.kembalikan(${kali % segarkanTiap === 0}, ${sejak}::bigint) as xid`,
      );
      sejak = kini!.xid;
    },
    berubah: async () => {
      const [kini] = await rows<{ nama: string[] }>(db, sql`select awal.berubah(${sejak}::bigint) as nama`);
      return new Set(kini!.nama);
    },
  };
}
