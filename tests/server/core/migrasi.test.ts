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

test('lines of usage, letters and results of before keep what they were written with, as far as it can be told', async () => {
  const harga = (tarif: number) => `${tarif}, ${tarif * 2}`;
  const baris = (
    urutan: number,
    [jenis, id]: [string, number],
    jumlah: number,
    sampai = '',
    harga = 'null',
  ) =>
    `insert into baris_penggunaan (id, penambahan_id, penelitian_id, urutan, ${jenis}_id, jumlah, mulai, selesai, harga_satuan)
     values (gen_random_uuid(), '${tiga}', '${satu}', ${urutan}, ${id}, ${jumlah}, ${
       sampai === '' ? 'null, null' : `'2026-11-25 09:00', '2026-11-25 ${sampai}'`
     }, ${harga});`;
  const { db, close } = await dariSebelum(
    12,
    `insert into laboratorium (id, kd_laboratorium, nama_laboratorium) values (7, 'LPOMK', 'LPOMK');
     insert into pengguna (id, issuer, sub, email, nama) values ('${orang}', 'uji', 'satu', 'satu@kampus.example', 'Satu');
     insert into satuan (id, uuid, laboratorium_id, kd, nama) values (1, gen_random_uuid(), 7, 'S-1', 'mL');
     insert into alat (id, uuid, laboratorium_id, kd, nama) values (1, gen_random_uuid(), 7, 'A-1', 'Labu');
     insert into bahan (id, uuid, laboratorium_id, kd, nama, satuan, tarif_internal, tarif_eksternal)
     values (1, gen_random_uuid(), 7, 'B-1', 'Metanol', 'mL', ${harga(5)});
     insert into instrumen (id, uuid, laboratorium_id, kd, nama, satuan, durasi, tarif_internal, tarif_eksternal)
     values (1, gen_random_uuid(), 7, 'I-1', 'KCKT', 'formula', 1, ${harga(10)}), (2, gen_random_uuid(), 7, 'I-2', 'Pembaca', 'plate', 1, ${harga(20)}),
       (3, gen_random_uuid(), 7, 'I-3', 'Spektro', 'menit', 30, ${harga(30)});
     insert into pendaftaran (id, nomor, jenis, pendaftar_id, laboratorium_id, judul, kd_status, created_at, updated_at)
     values ('${satu}', 'P-1', 'penelitian', '${orang}', 7, 'Kelor', 10, now(), now()), ('${dua}', 'U-1', 'pengujian', '${orang}', 7, 'Kopi', 8, now(), now());
     insert into penelitian (id, kd_jenis_penelitian, kd_jenis_pembiayaan, golongan_tarif, tgl_mulai, tgl_selesai)
     values ('${satu}', 1, 1, 'eksternal', '2026-11-01', '2026-12-01');
     insert into penambahan (id, penelitian_id, urut, kd_status, tgl_penggunaan, aktor_id, created_at, updated_at)
     values ('${tiga}', '${satu}', 1, 10, '2026-11-25', '${orang}', now(), now());
     ${baris(1, ['alat', 1], 2)}
     ${baris(2, ['bahan', 1], 3)}
     ${baris(3, ['bahan', 1], 3, '', '4')}
     ${baris(4, ['instrumen', 1], 3, '10:30')}
     ${baris(5, ['instrumen', 1], 8, '10:30')}
     ${baris(6, ['instrumen', 1], 8)}
     ${baris(7, ['instrumen', 2], 8)}
     ${baris(8, ['instrumen', 2], 3, '10:30')}
     ${baris(9, ['instrumen', 3], 3, '10:30')}
     ${baris(10, ['instrumen', 3], 8, '10:30')}
     insert into surat (id, pemohon_id, kd_status, created_at, updated_at)
     values ('${satu}', '${orang}', 3, '2026-11-01T00:00:00Z', now()), ('${dua}', '${orang}', 1, '2026-11-02T00:00:00Z', now());
     insert into riwayat_surat (id, surat_id, urut, kd_status, aktor_id, created_at)
     values (gen_random_uuid(), '${satu}', 1, 1, '${orang}', '2026-11-05T00:00:00Z'), (gen_random_uuid(), '${satu}', 2, 3, '${orang}', '2026-11-09T00:00:00Z');
     insert into parameter_uji (id, uuid, laboratorium_id, kd_parameter_uji, nama_parameter_uji, metode_uji, satuan_hasil, harga_internal, harga_eksternal, flag_replikasi)
     values (1, gen_random_uuid(), 7, 'U-1', 'Kadar', 'KCKT', '%', ${harga(1)}, false);
     insert into pengujian (id, golongan_tarif) values ('${dua}', 'internal');
     insert into sampel (id, pengujian_id, urutan, nama, jumlah, bentuk, penyimpanan, kondisi, kemasan)
     values ('${dua}', '${dua}', 1, 'Kopi', 1, 1, 1, 1, 'Botol');
     insert into parameter_sampel (id, sampel_id, pengujian_id, parameter_uji_id, metode_uji, hasil_pengujian, updated_at)
     values ('${satu}', '${dua}', '${dua}', 1, 'KCKT', '98,7', now()), ('${dua}', '${dua}', '${dua}', 1, 'KCKT', null, now());`,
  );
  const kini = await rows<{ kd: string; nama: string; satuan: string | null; harga: number }>(
    db,
    sql`select kd_barang as kd, nama_barang as nama, satuan, harga_diminta as harga from baris_penggunaan order by urutan`,
  );
  expect(kini.map(({ kd, nama, satuan, harga: satuannya }) => [kd, nama, satuan, Number(satuannya)])).toEqual(
    [
      ['A-1', 'Labu', null, 0],
      ['B-1', 'Metanol', 'mL', 10],
      ['B-1', 'Metanol', 'mL', 4],
      ['I-1', 'KCKT', 'menit', 20],
      ['I-1', 'KCKT', 'plate', 20],
      ['I-1', 'KCKT', 'formula', 20],
      ['I-2', 'Pembaca', 'formula', 40],
      ['I-2', 'Pembaca', 'plate', 40],
      ['I-3', 'Spektro', 'menit', 60],
      ['I-3', 'Spektro', 'plate', 60],
    ],
  );
  const tiba = await rows<{ pada: string }>(
    db,
    sql`select diterima_pada as pada from surat order by created_at`,
  );
  expect(tiba.map(({ pada }) => new Date(pada).toISOString())).toEqual([
    '2026-11-05T00:00:00.000Z',
    '2026-11-02T00:00:00.000Z',
  ]);
  expect(await rows(db, sql`select satuan_hasil as satuan from parameter_sampel order by id`)).toEqual([
    { satuan: '%' },
    { satuan: null },
  ]);
  await close();
});

test('[GAP-155] amounts of before stay what they are and may be parted from now on; units that are pieces by their name are', async () => {
  const { db, close } = await dariSebelum(
    15,
    `insert into laboratorium (id, kd_laboratorium, nama_laboratorium) values (7, 'LPOMK', 'LPOMK');
     insert into satuan (uuid, laboratorium_id, kd, nama)
     select gen_random_uuid(), 7, nama, nama from unnest(array['mL', 'Tablet', 'strip', 'botol']) nama;
     insert into bahan (id, uuid, laboratorium_id, kd, nama, satuan, min_stok, jml_stok, tarif_internal, tarif_eksternal)
     values (1, gen_random_uuid(), 7, 'B-1', 'Metanol', 'mL', 5, 2147483647, 1, 1);
     insert into pergerakan_stok (id, bahan_id, sebelum, sesudah, sebab, created_at)
     values ('${satu}', 1, 0, 2147483647, 'Stok awal', now());`,
  );
  const potong = (banyak: number) =>
    db.execute(sql`update bahan set jml_stok = jml_stok - ${banyak}::numeric`);
  expect(await rows(db, sql`select min_stok::text as batas, jml_stok::text as stok from bahan`)).toEqual([
    { batas: '5.000', stok: '2147483647.000' },
  ]);
  await potong(0.001);
  expect(await rows(db, sql`select jml_stok::text as stok from bahan`)).toEqual([{ stok: '2147483646.999' }]);
  await expect(potong(2_147_483_647)).rejects.toMatchObject({
    cause: { constraint: 'bahan_stok_tidak_negatif' },
  });
  expect(await rows(db, sql`select sesudah::text as sesudah from pergerakan_stok`)).toEqual([
    { sesudah: '2147483647.000' },
  ]);
  expect(await rows(db, sql`select nama from satuan where dihitung_satuan order by nama`)).toEqual([
    { nama: 'Tablet' },
    { nama: 'strip' },
  ]);
  await close();
});
