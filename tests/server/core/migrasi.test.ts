import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { expect, test } from 'vitest';
import { openDatabase, pgliteExtensions, rows, type Database } from '#server/core/database.ts';

/** A database as it was before the migration of this number, with these rows; brought to today’s. */
async function dariSebelum(nomor: number, isi: string): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'mejalab-migrasi-'));
  await cp('server/db/migrations', folder, { recursive: true });
  const journal = join(folder, 'meta', '_journal.json');
  const daftar = JSON.parse(await readFile(journal, 'utf8')) as { entries: { idx: number }[] };
  daftar.entries = daftar.entries.filter(({ idx }) => idx < nomor);
  await writeFile(journal, JSON.stringify(daftar));
  const pglite = new PGlite({ extensions: pgliteExtensions });
  await migrate(drizzle({ client: pglite, casing: 'snake_case' }), { migrationsFolder: folder });
  await rm(folder, { recursive: true });
  await pglite.exec(isi);
  return openDatabase({ pglite });
}

const [orang, satu, dua, tiga, invoice] = [1, 2, 3, 4, 5].map(
  (angka) => `0190000${angka}-0000-7000-8000-000000000000`,
);
const pengujian = (id: string, saat: string, kode: number) =>
  `insert into pengujian (id, pendaftar_id, laboratorium_id, kd_status, golongan_tarif, rev, created_at, updated_at)
   values ('${id}', '${orang}', 7, ${kode}, 'internal', 3, '${saat}', '${saat}');
   insert into sampel (id, pengujian_id, urutan, nama, jumlah, bentuk, penyimpanan, kondisi, kemasan)
   values (gen_random_uuid(), '${id}', 2, 'Madu', 1, 1, 1, 1, 'Botol'), (gen_random_uuid(), '${id}', 1, 'Kopi', 1, 1, 1, 1, 'Botol');`;

test('[GAP-147] submissions of before the heads get theirs, numbered by order of creation in Jakarta; nothing they had is lost', async () => {
  const { db, close } = await dariSebelum(
    6,
    `insert into laboratorium (id, kd_laboratorium, nama_laboratorium) values (7, 'LPOMK', 'LPOMK');
     insert into pengguna (id, issuer, sub, email, nama) values ('${orang}', 'uji', 'satu', 'satu@kampus.example', 'Satu');
     ${pengujian(tiga!, '2026-10-31T18:00:00Z', 5)}
     ${pengujian(dua!, '2026-10-20T03:00:00Z', 14)}
     ${pengujian(satu!, '2026-10-31T16:00:00Z', 1)}
     insert into invoice (id, pengujian_id, no_invoice, jenis, total_rincian, sudah_dibayar, total_tagihan, rincian, created_at, updated_at)
     values ('${invoice}', '${tiga}', 'INV/PG/2026/00001', 'dp', 10, 0, 10, '[]', now(), now());
     insert into audit (call, jenis, record, perubahan, dibuat_pada, diterima_pada)
     values ('x', 'pengujian', '${dua}', '{}', now(), now()), ('x', 'invoice', '${invoice}', '{}', now(), now()), ('x', 'pengguna', '${orang}', '{}', now(), now());`,
  );
  expect(
    await rows(
      db,
      sql`select id, nomor, judul, kd_status as kode, rev from pendaftaran join pengujian using (id) order by nomor`,
    ),
  ).toEqual([
    { id: dua, nomor: 'U-2610-0001', judul: 'Kopi, Madu', kode: 14, rev: 3 },
    { id: satu, nomor: 'U-2610-0002', judul: 'Kopi, Madu', kode: 1, rev: 3 },
    { id: tiga, nomor: 'U-2611-0001', judul: 'Kopi, Madu', kode: 5, rev: 3 },
  ]);
  expect(await rows(db, sql`select seri, nilai from penghitung order by seri`)).toEqual([
    { seri: 'pendaftaran:U-2610', nilai: 2 },
    { seri: 'pendaftaran:U-2611', nilai: 1 },
  ]);
  expect(await rows(db, sql`select pendaftaran_id as induk from invoice`)).toEqual([{ induk: tiga }]);
  expect(await rows(db, sql`select jenis, pendaftaran_id as induk from audit order by jenis`)).toEqual([
    { jenis: 'invoice', induk: tiga },
    { jenis: 'pengguna', induk: null },
    { jenis: 'pengujian', induk: dua },
  ]);
  // The audit is closed again.
  await expect(db.execute(sql`delete from audit`)).rejects.toMatchObject({
    cause: { message: 'audit hanya dapat ditambah' },
  });
  await close();
});
