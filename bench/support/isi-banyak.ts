import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/core/database.ts';
import { laboratorium } from '#server/db/tables/acuan.ts';
import { bahan, instrumen, pergerakanStok } from '#server/db/tables/barang.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { lhu } from '#server/db/tables/lhu.ts';
import { buktiPembayaran, invoice, pengembalian, tagihan } from '#server/db/tables/pembayaran.ts';
import { pendaftaran, riwayatPendaftaran } from '#server/db/tables/pendaftaran.ts';
import { penelitian, rencanaBarang } from '#server/db/tables/penelitian.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { barisPenggunaan, penambahan } from '#server/db/tables/penggunaan.ts';
import {
  barisTagihan,
  parameterSampel,
  parameterUji,
  pengujian,
  riwayatProgres,
  sampel,
} from '#server/db/tables/pengujian.ts';
import { putusanSurat, riwayatSurat, surat } from '#server/db/tables/surat.ts';
import { audit, operasi, revisi, umpan } from '#server/db/tables/sync.ts';
import { demoAccounts } from '#server/demo/accounts.ts';

/*
 * A Postgres with as much in it as some years bring, told backwards from today: `banyak` tests and as many researches over
 * one year, a fifth of that people, money, returns, letters, stock, ten times as many rows of the trail, and the feed of 60
 * days. Everything comes from its running number, so that one size is always the same data.
 */

/** A version 7 UUID of this moment, as devices make them. */
const uuidPada = (saat: SQL, benih: SQL) =>
  sql`(lpad(to_hex((extract(epoch from ${saat}) * 1000)::bigint), 12, '0') || '7' || substr(md5(${benih}), 1, 3) || '8' || substr(md5(${benih}), 4, 15))::uuid`;

const daftar = (uuids: readonly string[]) => sql.raw(`(array[${uuids.map((id) => `'${id}'::uuid`).join()}])`);
const ke = (array: SQL, n: SQL) => sql`(${array})[1 + ${n} % cardinality(${array})]`;
const orang = (sub: string) => demoAccounts.find((satu) => satu.sub === sub)!.uuid;
const satu = (table: PgTable, kolom: string) =>
  sql`(select ${sql.raw(kolom)} from ${table} order by 1 limit 1)`;

/** Fills a database that has the reference lists and the demo. */
export async function isiBanyak(db: Db, banyak: number): Promise<void> {
  const jumlahOrang = Math.max(1, Math.round(banyak / 5));
  const umur = sql`(now() - (${banyak} - n) * interval '365 days' / ${banyak})`;
  const orangKe = (n: SQL) => sql`md5('orang' || (1 + (${n}) * 7919 % ${jumlahOrang}))::uuid`;
  await db.execute(sql`insert into ${pengguna} (id, issuer, sub, email, nama, id_registrasi, role, kd_status_verifikasi, created_at)
      select md5('orang' || n)::uuid, 'ukur', 'ukur' || n, 'ukur' || n || '@surel.example',
      'Pendaftar ' || md5(n::text), 'REG-UKUR-' || n, 'Pendaftar', 1,
      now() - n * interval '365 days' / ${jumlahOrang}
      from generate_series(1, ${jumlahOrang}) n`);
  // What refers to what is right by how it is made; asking for every row takes longer than writing it.
  await db.execute(sql`set session_replication_role = replica`);
  await isiPendaftaran(db, banyak, umur, orangKe);
  const kepala = (jenis: 'pengujian' | 'penelitian') =>
    sql`(select p.*, substring(nomor from '[0-9]+$')::int as n from ${pendaftaran} p where jenis = ${jenis} and nomor like 'B%') p`;
  await isiPengujian(db, kepala('pengujian'), banyak);
  await isiPenelitian(db, kepala('penelitian'), banyak);
  await isiUang(db, kepala('pengujian'), kepala('penelitian'), banyak);
  await isiSurat(db, Math.max(1, Math.round(banyak / 10)), orangKe);
  await isiJejak(db);
  // As autovacuum leaves it: what is new moves into the search indexes, and the planner knows the tables.
  await db.execute(sql`vacuum analyze`);
}

async function isiPendaftaran(db: Db, banyak: number, umur: SQL, orangKe: (n: SQL) => SQL): Promise<void> {
  // Nineteen of twenty are over.
  const keadaan = (berjalan: string, selesai: string) =>
    sql`case when n > ${banyak} * 0.95 then ${ke(sql.raw(`array[${berjalan}]`), sql`n`)} else ${ke(sql.raw(`array[${selesai}]`), sql`n`)} end`;
  for (const [jenis, huruf, kode] of [
    ['pengujian', 'U', keadaan('1,2,3,5,6,7,8,9,10,11', '14,14,14,14,14,14,14,14,4,12')],
    ['penelitian', 'R', keadaan('1,2,3,4,7,10,11,12,12,12', '8,8,8,8,8,8,8,8,8,5')],
  ] as const)
    await db.execute(sql`insert into ${pendaftaran} (id, nomor, jenis, pendaftar_id, laboratorium_id, judul, kd_status, created_at, updated_at)
        select ${uuidPada(umur, sql`${jenis} || n`)}, ${`B${huruf}-`} || n, ${jenis}, ${orangKe(sql`n`)},
        1 + n % 7, ${`Judul ${jenis} `} || md5(${jenis} || n), ${kode}, ${umur},
        least(now(), ${umur} + interval '20 days')
        from generate_series(1, ${banyak}) n`);
  await db.execute(sql`insert into ${riwayatPendaftaran} (id, pendaftaran_id, urut, kd_status, aktor_id, created_at)
      select md5(p.id::text || u)::uuid, p.id, u, case when u = 3 then p.kd_status else u end,
      case when u = 1 then p.pendaftar_id else ${daftar(petugas)}[1 + u] end,
      p.created_at + u * interval '1 day'
      from ${pendaftaran} p, generate_series(1, 3) u where p.nomor like 'B%'`);
}

const petugas = ['admin', 'kalab', 'laboran', 'petugas'].map(orang);
const analis = daftar(['analis', 'laboran', 'laboran2', 'laboran.luar'].map(orang));
const penyelia = daftar(['penyelia', 'kalab', 'kalab2'].map(orang));

async function isiPengujian(db: Db, kepala: SQL, banyak: number): Promise<void> {
  await db.execute(sql`insert into ${pengujian} (id, golongan_tarif, kalab_id)
      select id, 'internal', case when kd_status >= 2 and n % 20 = 0 then ${orang('kalab')}::uuid end
      from ${kepala}`);
  await db.execute(sql`insert into ${sampel} (id, pengujian_id, urutan, kode_sampel, nama, jumlah, bentuk, penyimpanan, kondisi, kemasan,
      kd_status_sampel, tgl_penerimaan)
      select ${uuidPada(sql`p.created_at`, sql`'sampel' || n`)}, id, 1,
      case when kd_status > 6 then 'UKUR-' || n end, judul, 1, 1, 1, 1, 'Botol',
      case when kd_status > 4 then 2 else 1 end, case when kd_status > 6 then p.created_at::date end
      from ${kepala}`);
  const diMeja = sql`kd_status in (7,8,9,10,11,14)`;
  await db.execute(sql`insert into ${parameterSampel} (id, sampel_id, pengujian_id, parameter_uji_id, kd_status, kd_progres, metode_uji, hasil_pengujian,
      analis_id, penyelia_id, updated_at)
      select ${uuidPada(sql`p.created_at`, sql`'parameter' || n`)},
      ${uuidPada(sql`p.created_at`, sql`'sampel' || n`)}, id, ${satu(parameterUji, 'id')},
      case when kd_status = 4 then 4 when kd_status > 4 then 3 else 1 end,
      case kd_status when 7 then 1 when 11 then 2 + n / 10 % 4 when 14 then 7 when 8 then 6 when 9 then 6 when 10 then 6 else 0 end,
      'Titrasi', case when kd_status in (8,9,10,14) then '98,4' end,
      case when ${diMeja} then ${ke(analis, sql`n / 10`)} end,
      case when ${diMeja} then ${ke(penyelia, sql`n / 10`)} end, updated_at
      from ${kepala}`);
  // The texts are what is heavy about a parameter.
  await db.execute(sql`insert into ${riwayatProgres} (id, urut, parameter_id, aksi, kd_progres, jenis_laporan, tanggal, jam, isi, hasil_pengujian, aktor_id,
      dibuat_pada, created_at)
      select md5('progres' || ps.id || u)::uuid, u, ps.id,
      ${ke(sql.raw(`array['mulai','laporanProgres','laporanAkhir','review','setujui']`), sql`(u - 1)`)}, 1 + u,
      case u when 2 then 'progres' when 3 then 'akhir' when 4 then 'review' end, ps.updated_at::date, '10:00',
      case when u between 2 and 4 then '<p>' || repeat('Larutan uji diukur pada 243 nm, tiga kali. ', 60) || '</p>' end, case when u = 3 then '98,4' end,
      case when u < 4 then ps.analis_id else ps.penyelia_id end, ps.updated_at - (6 - u) * interval '1 hour',
      ps.updated_at - (6 - u) * interval '1 hour'
      from ${parameterSampel} ps, generate_series(1, 5) u where ps.metode_uji = 'Titrasi' and ps.kd_progres > u and ps.analis_id is not null`);
  await db.execute(sql`insert into ${barisTagihan} (id, pengujian_id, parameter_id, urutan, jumlah_replikasi, harga_pengujian, harga_replikasi, harga_total,
      pembagian)
      select md5('baris' || n)::uuid, id, ${uuidPada(sql`p.created_at`, sql`'parameter' || n`)}, 1, 1, 100000,
      0, 100000, '[]'::jsonb
      from ${kepala} where kd_status > 4`);
  await db.execute(sql`insert into ${lhu} (id, pengujian_id, revisi, no_surat, kode, penandatangan_id, sha256, created_at)
      select md5('lhu' || n)::uuid, p.id, 0,
      ${String(banyak)} || n || '/LHU/' || l.kd_laboratorium || to_char(p.created_at, '/YYYY'),
      md5('kode' || n), ${orang('kalab')}::uuid, ${satu(berkas, 'sha256')}, p.updated_at
      from ${kepala} join ${laboratorium} l on l.id = p.laboratorium_id where p.kd_status = 14`);
}

async function isiPenelitian(db: Db, kepala: SQL, banyak: number): Promise<void> {
  await db.execute(sql`insert into ${penelitian} (id, kd_jenis_penelitian, kd_jenis_pembiayaan, golongan_tarif, tgl_mulai, tgl_selesai)
      select id, 1, 1, 'internal', created_at::date, created_at::date + 60
      from ${kepala}`);
  await db.execute(sql`insert into ${rencanaBarang} (id, penelitian_id, urutan, bahan_id)
      select md5('rencana' || n)::uuid, id, 1, ${satu(bahan, 'id')}
      from ${kepala}`);
  const penambahanKe = uuidPada(sql`p.created_at`, sql`'tambah' || n`);
  await db.execute(sql`insert into ${penambahan} (id, penelitian_id, urut, kd_status, tgl_penggunaan, aktor_id, disetujui_pada, created_at, updated_at)
      select ${penambahanKe}, id, 1, case when kd_status in (10, 11) then kd_status else 12 end,
      created_at::date + 7, pendaftar_id,
      case when kd_status in (10, 11) then null else created_at + interval '1 day' end, created_at, created_at
      from ${kepala} where kd_status in (7, 8, 10, 11, 12)`);
  // Three instruments a laboratory take turns, each for a tenth of the time between two turns, so that no two bookings meet.
  await db.execute(sql`insert into ${instrumen} (uuid, laboratorium_id, kd, nama, durasi, satuan, tarif_internal, tarif_eksternal)
      select md5('instrumen' || n)::uuid, 1 + n % 7, 'UKUR-' || n, 'Instrumen ' || n, 1, 'menit', 500, 500
      from generate_series(0, 20) n`);
  const mulai = sql`((p.created_at at time zone 'UTC') + interval '7 days')`;
  const lama = sql`interval '365 days' / ${banyak} * 2`;
  await db.execute(sql`insert into ${barisPenggunaan} (id, penambahan_id, penelitian_id, harga_diminta, urutan, bahan_id, kd_barang, nama_barang,
      satuan, jumlah, harga_satuan, harga_total)
      select ${uuidPada(sql`p.created_at`, sql`'bahan' || n`)}, ${penambahanKe}, p.id, 500, 1, b.id, b.kd, b.nama, b.satuan, 5, 500, 2500
      from ${kepala}, (select * from ${bahan} order by id limit 1) b where p.kd_status in (7, 8, 10, 11, 12)`);
  await db.execute(sql`insert into ${barisPenggunaan} (id, penambahan_id, penelitian_id, harga_diminta, urutan, instrumen_id, kd_barang, nama_barang,
      satuan, jumlah, jam_mulai, jam_selesai, mulai, selesai, memegang_slot, harga_satuan, harga_total)
      select ${uuidPada(sql`p.created_at`, sql`'slot' || n`)}, ${penambahanKe}, p.id, 500, 2, i.id, i.kd, i.nama, 'menit', 60,
      to_char(${mulai}, 'HH24:MI'), to_char(${mulai} + ${lama}, 'HH24:MI'), ${mulai}, ${mulai} + ${lama}, p.kd_status <> 11, 500, 500
      from ${kepala} join ${instrumen} i on i.kd = 'UKUR-' || n % 21 where p.kd_status in (7, 8, 10, 11, 12)`);
  await db.execute(sql`insert into ${pergerakanStok} (id, bahan_id, sebelum, sesudah, sebab, penelitian_id, aktor_id, created_at)
      select ${uuidPada(sql`p.created_at`, sql`'stok' || n`)},
      ${ke(sql`(select array_agg(id order by id) from ${bahan})`, sql`n`)}, 100, 95, 'Penggunaan ' || p.nomor,
      p.id, ${orang('laboran')}::uuid, p.created_at
      from ${kepala}`);
}

async function isiUang(db: Db, uji: SQL, riset: SQL, banyak: number): Promise<void> {
  const sendiri = `{"idJenisPembiayaan": 1, "nikDosenPembiayaan": null, "namaDosenPembiayaan": null, "namaPembiayaan": null}`;
  for (const [jenis, total, dibayar, pembiayaan, dari] of [
    ['dp', 50_000, 0, null, sql`${uji} where kd_status > 4`],
    ['pelunasan', 100_000, 50_000, null, sql`${uji} where kd_status in (9, 10, 14)`],
    ['penggunaan', 3000, 0, sendiri, sql`${riset} where kd_status in (7, 8, 12)`],
  ] as const)
    await db.execute(sql`insert into ${invoice} (id, pendaftaran_id, no_invoice, jenis, total_rincian, sudah_dibayar, total_tagihan, rincian,
        pembiayaan, kd_status, diubah_oleh, created_at, updated_at)
        select ${uuidPada(sql`p.created_at`, sql`${jenis} || n`)}, id, ${`INV/${jenis}/`} || n, ${jenis}, ${total}::int, ${dibayar}::int,
        ${total - dibayar}::int, '[]'::jsonb, ${pembiayaan}::jsonb,
        case when n > ${banyak} * 0.95 and kd_status in (5, 9, 12) then 1 + n / 10 % 2 else 3 end,
        ${orang('admin')}::uuid, created_at + interval '2 days', updated_at
        from ${dari}`);
  await db.execute(sql`insert into ${tagihan} (id, pendaftaran_id, penambahan_id, total, rincian, invoice_id, created_at)
      select md5('tagihan' || n)::uuid, id, ${uuidPada(sql`p.created_at`, sql`'tambah' || n`)}, 3000,
      '[]'::jsonb, ${uuidPada(sql`p.created_at`, sql`'penggunaan' || n`)}, created_at
      from ${riset} where kd_status in (7, 8, 12)`);
  await db.execute(sql`insert into ${buktiPembayaran} (id, invoice_id, tgl_bayar, no_rekening, nama_bank, nama_pemilik_rekening, sha256, nama_file, diterima,
      dibuat_pada, created_at)
      select md5('bukti' || i.id)::uuid, i.id, i.created_at::date, '0012345678', 'Bank Contoh', 'Pemilik',
      ${satu(berkas, 'sha256')}, 'bukti.jpg', case when i.kd_status = 3 then true end, i.created_at,
      i.created_at
      from ${invoice} i where i.kd_status in (2, 3) and i.no_invoice like 'INV/%' and not exists (select 1 from ${buktiPembayaran} b where b.invoice_id = i.id)`);
  for (const [dari, jenis, sebab, kode] of [
    [uji, 'pelunasan', 'pelunasan', 14],
    [riset, 'penggunaan', 'deposit', 8],
  ] as const)
    await db.execute(sql`insert into ${pengembalian} (id, pendaftaran_id, invoice_id, sebab, nominal, kd_status, created_at, updated_at)
        select ${uuidPada(sql`p.created_at`, sql`'kembali' || id`)}, id,
        ${uuidPada(sql`p.created_at`, sql`${jenis} || n`)}, ${sebab}, 1000,
        case when n > ${banyak} * 0.93 then 1 else 2 end, updated_at, updated_at
        from ${dari} where kd_status = ${kode}`);
}

async function isiSurat(db: Db, banyak: number, orangKe: (n: SQL) => SQL): Promise<void> {
  const pada = sql`now() - (${banyak} - n) * interval '365 days' / ${banyak}`;
  const id = sql`md5('surat' || n)::uuid`;
  const terbit = sql`n <= ${banyak} * 0.95`;
  const orangLain = sql`'{"nama": "Petugas", "noInduk": null, "role": "Petugas pembayaran", "pada": "2026-01-01T00:00:00.000Z"}'::jsonb`;
  await db.execute(sql`insert into ${surat} (id, pemohon_id, kd_status, no_surat, kode, isi, created_at, diterima_pada, updated_at)
      select ${id}, ${orangKe(sql`n`)}, case when ${terbit} then 2 else 1 end,
      case when ${terbit} then n || '/BL/UKUR' end, case when ${terbit} then md5('surat' || n) end,
      case when ${terbit} then jsonb_build_object('alamatCek', '', 'terbitPada', '2026-01-01T00:00:00.000Z', 'pemohon', '{}'::jsonb, 'laboratorium', '[]'::jsonb, 'pembayaran', ${orangLain}) end,
      ${pada}, ${pada}, ${pada}
      from generate_series(1, ${banyak}) n`);
  await db.execute(sql`insert into ${putusanSurat} (id, surat_id, laboratorium_id, penelitian, flag_verif, verifikator_id, role, tgl_verif)
      select md5('putusan' || n || u)::uuid, ${id}, case when u = 1 then 1 + n % 7 end, '[]'::jsonb,
      case when ${terbit} then 1 else 0 end, case when ${terbit} then ${daftar(petugas)}[2 + u] end,
      case when ${terbit} then ${ke(sql.raw(`array['Laboran','Petugas pembayaran']`), sql`(u - 1)`)} end,
      case when ${terbit} then ${pada} end
      from generate_series(1, ${banyak}) n, generate_series(1, 2) u`);
  await db.execute(sql`insert into ${riwayatSurat} (id, surat_id, urut, kd_status, aktor_id, created_at)
      select md5('riwayatSurat' || n)::uuid, ${id}, 1, 1, ${orangKe(sql`n`)}, ${pada}
      from generate_series(1, ${banyak}) n`);
}

async function isiJejak(db: Db): Promise<void> {
  const semua = sql`${pendaftaran} p, generate_series(1, 5) u where p.nomor like 'B%'`;
  const operasiId = sql`md5('operasi' || p.id || u)::uuid`;
  const waktu = sql`least(now(), p.created_at + u * interval '1 day')`;
  const orangnya = sql`case when u = 1 then p.pendaftar_id else ${ke(daftar(petugas), sql`u`)} end`;
  await db.execute(sql`insert into ${audit} (operasi_id, pengguna_id, role, call, jenis, record, pendaftaran_id, perubahan, dibuat_pada, diterima_pada)
      select ${operasiId}, ${orangnya}, case when u = 1 then 'Pendaftar' else 'Admin' end,
      case when u = 1 then 'POST test' else 'POST test/verification' end, p.jenis, p.id::text, p.id,
      '{"kdStatus": [1, 2]}'::jsonb, ${waktu}, ${waktu}
      from ${semua}`);
  await db.execute(sql`insert into ${revisi} (record, rev, operasi_id, at)
      select p.id, u, ${operasiId}, ${waktu}
      from ${semua}`);
  await db.execute(sql`insert into ${operasi} (id, pengguna_id, call, hash, status, info, record, at)
      select ${operasiId}, ${orangnya}, 'POST test', md5(''), 201, '', p.id, ${waktu}
      from ${semua} and u = 1`);
  // Day by day, each in a transaction of its own: a device that was away has its place between two of them.
  for (let hari = 59; hari >= 0; hari--) {
    const pada = sql`now() - ${hari} * interval '1 day'`;
    const baru = sql`p.created_at between ${pada} - interval '5 days' and ${pada}`;
    for (const [collection, record, tag, dari] of [
      ['pendaftaran', 'p.id', `'u:' || p.pendaftar_id, 'l:' || p.laboratorium_id, 'admin'`, sql`where`],
      ['penggunaan', 'p.id', `'r:Laboran:' || p.laboratorium_id`, sql`where p.jenis = 'penelitian' and`],
      [
        'analisis',
        'ps.id',
        `'u:' || ps.analis_id, 'u:' || ps.penyelia_id`,
        sql`join ${parameterSampel} ps on ps.pengujian_id = p.id where ps.analis_id is not null and`,
      ],
    ] as const)
      await db.execute(sql`insert into ${umpan} (collection, record, sebelum, sesudah, at)
        select ${collection}, ${sql.raw(record)}::text, ${sql.raw(`array[${tag}], array[${tag}]`)}, ${pada}
        from ${pendaftaran} p ${dari} ${baru}`);
  }
}
