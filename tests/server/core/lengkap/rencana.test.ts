import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rows } from '#server/core/database.ts';
import { readImport } from '#server/core/import.ts';
import { offeredNumber } from '#server/core/number.ts';
import { seriNomorLhu } from '#server/modules/lhu/repository.ts';
import { seriNomorSurat } from '#server/modules/surat/nomor.ts';
import type { Tarikan } from '#domain/sync/endpoints.ts';
import { akun } from '#tests/support/akun.ts';
import { buatAnalisis } from '#tests/support/analisis.ts';
import { sha256 } from '#tests/support/berkas.ts';
import { admin, analis, kalab, pendaftar } from '#tests/support/layanan.ts';
import { laboran, petugas } from '#tests/support/penelitian.ts';
import { bacaanDari, rencanaDari, type Perintah, type Simpul } from '#tests/support/rencana.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

/**
 * How the database finds what it is asked for once there is much of it. Plans are made for what a table holds, so it takes
 * a full one; what holds on Postgres holds on the embedded engine, which plans alike but fills slowly.
 */
describe.runIf(process.env['TEST_POSTGRES_URL'])('of many thousand records', () => {
  let uji: ServerUji;
  beforeAll(async () => {
    uji = await createTestServer();
    await buatAnalisis(uji.server);
    await isi();
  });
  afterAll(() => uji.close());

  /**
   * 30,000 submissions of 500 registrants with as many samples, parameters, invoices, returns, reports and movements of stock,
   * 10,000 researches with a booking each, 40,000 rows of the feed and 240,000 of the trail.
   */
  async function isi() {
    const { db } = uji.server;
    await db.execute(sql`insert into pengguna (id, issuer, sub, email, nama, id_registrasi, role, kd_status_verifikasi)
      select gen_random_uuid(), 'uji', 'banyak' || n, n || '@surel.example', 'Pendaftar ' || md5(n::text), 'REG-2025-' || n, 'Pendaftar', 1
      from generate_series(1, 500) n`);
    const orang = sql`select array_agg(id order by sub) as ids from pengguna where sub like 'banyak%'`;
    await db.execute(sql`insert into pendaftaran (id, nomor, jenis, judul, pendaftar_id, laboratorium_id, kd_status, created_at, updated_at)
      select gen_random_uuid(), 'U-LAMA-' || n, 'pengujian', 'Sampel ' || md5(n::text),
        o.ids[1 + n % 500], 1 + n % 7, 14,
        timestamptz '2025-01-01' + n * interval '15 minutes', timestamptz '2025-01-01' + n * interval '15 minutes'
      from generate_series(1, 30000) n, (${orang}) o`);
    await db.execute(sql`insert into pengujian (id, golongan_tarif)
      select id, 'internal' from pendaftaran where kd_status = 14`);
    await db.execute(sql`insert into sampel (id, pengujian_id, urutan, kode_sampel, nama, jumlah, bentuk, penyimpanan, kondisi, kemasan)
      select gen_random_uuid(), id, 1, 'LAMA-' || row_number() over (), 'Sampel ' || md5(id::text), 1, 1, 1, 1, 'Botol'
      from pendaftaran where kd_status = 14`);
    await db.execute(sql`insert into parameter_sampel (id, sampel_id, pengujian_id, parameter_uji_id, kd_status, kd_progres, metode_uji,
        analis_id, penyelia_id, updated_at)
      select gen_random_uuid(), s.id, s.pengujian_id, (select min(id) from parameter_uji), 3, 7, 'Titrasi',
        o.ids[1 + ascii(s.id::text) % 400], o.ids[401 + ascii(s.id::text) % 100], timestamptz '2025-06-01'
      from sampel s, (${orang}) o where s.kode_sampel like 'LAMA-%'`);
    await db.execute(sql`insert into invoice (id, pendaftaran_id, no_invoice, jenis, total_rincian, sudah_dibayar, total_tagihan, rincian,
        kd_status, created_at, updated_at)
      select gen_random_uuid(), id, 'INV/LAMA/' || row_number() over (), 'dp', 10, 0, 10, '[]', 3, created_at, created_at
      from pendaftaran where kd_status = 14`);
    await db.execute(sql`insert into pengembalian (id, pendaftaran_id, invoice_id, sebab, nominal, kd_status, created_at, updated_at)
      select gen_random_uuid(), pendaftaran_id, id, 'pelunasan', 1, 2, created_at, created_at from invoice where no_invoice like 'INV/LAMA/%'`);
    await db.execute(sql`insert into berkas (sha256, size, mime) values ('lama', 1, 'application/pdf')`);
    await db.execute(sql`insert into lhu (id, pengujian_id, revisi, no_surat, kode, penandatangan_id, sha256, created_at)
      select gen_random_uuid(), id, 0, nomor || '/LHU/LPOMK/2025', nomor, pendaftar_id, 'lama', created_at from pendaftaran where kd_status = 14`);
    await db.execute(sql`insert into bahan (uuid, laboratorium_id, kd, nama, satuan, tarif_internal, tarif_eksternal)
      select gen_random_uuid(), laboratorium_id, 'LAMA', 'Bahan lama', nama, 1, 1 from satuan limit 1`);
    await db.execute(sql`insert into pergerakan_stok (id, bahan_id, sebelum, sesudah, sebab, created_at)
      select gen_random_uuid(), (select id from bahan where kd = 'LAMA'), 2, 1, 'Lama', created_at from pendaftaran where kd_status = 14`);
    await db.execute(
      sql`insert into revisi (record, rev, operasi_id) select id, 1, gen_random_uuid() from pendaftaran where kd_status = 14`,
    );
    await db.execute(sql`insert into pendaftaran (id, nomor, jenis, judul, pendaftar_id, laboratorium_id, kd_status, created_at, updated_at)
      select gen_random_uuid(), 'R-LAMA-' || n, 'penelitian', 'Penelitian ' || md5(n::text),
        o.ids[1 + n % 500], 1 + n % 7, 8,
        timestamptz '2025-01-01' + n * interval '1 hour', timestamptz '2025-01-01' + n * interval '1 hour'
      from generate_series(1, 10000) n, (${orang}) o`);
    await db.execute(sql`insert into penelitian (id, kd_jenis_penelitian, kd_jenis_pembiayaan, golongan_tarif, tgl_mulai, tgl_selesai)
      select id, 1, 1, 'internal', created_at::date, created_at::date from pendaftaran where nomor like 'R-LAMA-%'`);
    await db.execute(sql`insert into penambahan (id, penelitian_id, urut, kd_status, tgl_penggunaan, aktor_id, created_at, updated_at)
      select id, id, 1, 12, created_at::date, pendaftar_id, created_at, created_at from pendaftaran where nomor like 'R-LAMA-%'`);
    await db.execute(sql`insert into instrumen (uuid, laboratorium_id, kd, nama, durasi, satuan, tarif_internal, tarif_eksternal)
      values (gen_random_uuid(), 1, 'LAMA', 'Instrumen lama', 1, 'menit', 1, 1)`);
    await db.execute(sql`insert into baris_penggunaan (id, penambahan_id, penelitian_id, urutan, instrumen_id, kd_barang, nama_barang, satuan,
        harga_diminta, jumlah, jam_mulai, jam_selesai, mulai, selesai, memegang_slot)
      select id, id, id, 1, (select id from instrumen where kd = 'LAMA'), 'LAMA', 'Instrumen lama', 'menit', 1, 1, '07:00', '08:00',
        created_at::timestamp, created_at::timestamp + interval '1 hour', true from pendaftaran where nomor like 'R-LAMA-%'`);
    await db.execute(sql`insert into umpan (collection, record, sebelum, sesudah)
      select 'analisis', gen_random_uuid()::text, array['u:x'], array['u:x'] from generate_series(1, 40000)`);
    await db.execute(sql`insert into audit (pengguna_id, role, call, jenis, record, pendaftaran_id, perubahan, dibuat_pada, diterima_pada)
      select p.pendaftar_id, 'Pendaftar', 'POST test' || n, 'pengujian', p.id::text, p.id, '{"kdStatus": [null, 1]}',
        p.created_at + n * interval '1 minute', p.created_at + n * interval '1 minute'
      from pendaftaran p, generate_series(1, 8) n where p.kd_status = 14`);
    // As autovacuum leaves it: what is new moves into the search indexes, and the planner knows the tables.
    await db.execute(sql`vacuum analyze`);
  }

  const perintahDari = (work: () => Promise<unknown>) => bacaanDari(uji, work);

  const besar = new Set(
    `pendaftaran pengujian sampel parameter_sampel invoice pengembalian lhu pergerakan_stok revisi baris_penggunaan umpan audit`.split(
      ' ',
    ),
  );
  const seluruhnya = (simpul: Simpul): boolean =>
    simpul['Node Type'] === 'Seq Scan' && besar.has(simpul['Relation Name'] ?? '');
  /** Along an index, but from its beginning. */
  const umpanDariAwal = (simpul: Simpul): boolean =>
    simpul['Relation Name'] === 'umpan' && simpul['Index Cond'] === undefined;
  const telusuri = (simpul: Simpul, dicari: (satu: Simpul) => boolean): string[] => [
    ...(dicari(simpul) ? [simpul['Relation Name']!] : []),
    ...(simpul.Plans ?? []).flatMap((anak) => telusuri(anak, dicari)),
  ];

  /** The large tables that are read from end to end, or however else is asked for. */
  async function dibacaSeluruhnya(perintah: Perintah[], dicari = seluruhnya): Promise<string[]> {
    const pool = (uji.server.db as unknown as { $client: Pool }).$client;
    const client = await pool.connect();
    try {
      // The planner as it comes: the cluster of the tests spares itself the search for a plan.
      await client.query('set join_collapse_limit = 8; set plan_cache_mode = auto');
      const found: string[] = [];
      for (const satu of perintah) {
        const tables = new Set(
          (await rencanaDari(client, satu)).flatMap((rencana) => telusuri(rencana, dicari)),
        );
        const text = satu.text.replaceAll(/\s+/g, ' ').slice(0, 160);
        found.push(...[...tables].map((table) => `${table}: ${text}`));
      }
      return found;
    } finally {
      client.release(true);
    }
  }

  /** The tables that one statement reads, or how else is asked for. */
  async function tabelDari(
    perintah: Perintah,
    setelan = 'set plan_cache_mode = auto',
    dicari = (simpul: Simpul): boolean => simpul['Relation Name'] !== undefined,
  ): Promise<string[]> {
    const pool = (uji.server.db as unknown as { $client: Pool }).$client;
    const client = await pool.connect();
    try {
      await client.query(setelan);
      return (await rencanaDari(client, perintah)).flatMap((rencana) => telusuri(rencana, dicari));
    } finally {
      client.release(true);
    }
  }

  const ambil = (path: string, as: string) => async () => {
    expect((await uji.request('GET', path, { as })).status).toBe(200);
  };
  const halaman = 'page=1&per_page=10';
  /** Counting the pages of everything is to read everything; no index spares that. */
  const tanpaHitungan = ({ text }: Perintah) => !text.startsWith('select count(*)');

  test.each([
    ['submissions of everybody', `/api/test?flag_officer=1&${halaman}`, admin],
    ['submissions of a laboratory', `/api/test?flag_officer=1&id_laboratorium=7&${halaman}`, admin],
    ['submissions an officer may see', `/api/test?flag_officer=1&${halaman}`, kalab],
    ['own submissions', `/api/test?${halaman}`, pendaftar],
    ['own payments', `/api/test-payment?${halaman}`, pendaftar],
    ['invoices', `/api/test-payment?flag_officer=1&${halaman}`, admin],
    ['reports', `/api/test-report?flag_officer=1&${halaman}`, admin],
    ['returns', `/api/return-deposit?flag_officer=1&${halaman}`, admin],
    ['own analyses', `/api/test-analysis/analyst?${halaman}`, analis],
    ['movements of stock', `/api/item/stock?${halaman}`, admin],
    ['all bookings ever', `/api/research-usage/schedule?tgl_mulai=1900-01-01&${halaman}`, pendaftar],
  ])('a page of %s is read in its order', async (_name, path, as) => {
    const perintah = await perintahDari(ambil(path, as));
    expect(perintah.length).toBeGreaterThan(1);
    expect(await dibacaSeluruhnya(perintah.filter(tanpaHitungan))).toEqual([]);
  });

  test.each([
    ['submissions', '/api/test?flag_officer=1', admin, ['pendaftaran']],
    ['reports', '/api/test-report?flag_officer=1', admin, ['pendaftaran']],
    // What hangs on it from another laboratory is a list of its own (GAP-154).
    ['research', '/api/research?flag_officer=1', laboran, ['pendaftaran', 'penambahan']],
    [
      'submissions of both kinds',
      '/api/research?flag_officer=1&flag_riwayat=1',
      laboran,
      ['pendaftaran', 'penambahan'],
    ],
    ['own payments', '/api/test-payment?', pendaftar, ['pendaftaran']],
    ['invoices', '/api/test-payment?flag_officer=1', admin, ['invoice']],
    ['invoices of laboratories', '/api/research-payment?flag_officer=1', petugas, ['invoice', 'pendaftaran']],
    ['returns', '/api/return-deposit?flag_officer=1', admin, ['pengembalian', 'pendaftaran']],
    ['movements of stock', '/api/item/stock?', admin, ['bahan', 'pergerakan_stok']],
    ['accounts', '/api/officer?', admin, ['pengguna']],
    ['bookings', '/api/research-usage/schedule?tgl_mulai=1900-01-01', pendaftar, ['baris_penggunaan']],
  ])(
    'which %s a page has, and how many there are, is asked of no other table than knows it',
    async (_name, path, as, tables) => {
      const perintah = await perintahDari(ambil(`${path}&page=2&per_page=1`, as));
      const memilih = perintah.filter(({ text }) => / offset |^select count\(\*\)/.test(text));
      expect(memilih.length).toBeGreaterThan(0);
      const dibaca = await Promise.all(memilih.map((satu) => tabelDari(satu)));
      expect(dibaca.flat().filter((table) => !tables.includes(table))).toEqual([]);
    },
  );

  test.each(['ardiansyah', 'U-LAMA-1777', 'Sampel 1f3a9c', 'INV/LAMA/1777'])(
    'a search for %s among invoices and returns is looked up, and so is how many there are',
    async (search) => {
      for (const path of ['test-payment', 'return-deposit']) {
        const query = new URLSearchParams({ flag_officer: '1', page: '1', per_page: '10', search });
        const perintah = await perintahDari(ambil(`/api/${path}?${query}`, admin));
        expect([path, await dibacaSeluruhnya(perintah)]).toEqual([path, []]);
      }
    },
  );

  test('what one operation left is looked up, and so is whether a number is taken', async () => {
    const { db } = uji.server;
    const [satu] = await rows<{ operasi: string; orang: string }>(
      db,
      sql`select operasi_id as operasi, p.pendaftar_id as orang from revisi join pendaftaran p on p.id = record limit 1`,
    );
    const kini = new Date('2025-06-01');
    const perintah = await perintahDari(async () => {
      await readImport(db, satu!.operasi);
      await offeredNumber(db, seriNomorLhu('LPOMK', kini));
      await offeredNumber(db, seriNomorSurat(kini));
      await db.execute(sql`select record from revisi where operasi_id = ${satu!.operasi}`);
    });
    expect(perintah.length).toBeGreaterThan(4);
    expect(await dibacaSeluruhnya(perintah)).toEqual([]);
  });

  test.each([
    ['riwayat_pendaftaran', 'aktor_id'],
    ['riwayat_progres', 'aktor_id'],
    ['penambahan', 'aktor_id'],
    ['invoice', 'diubah_oleh'],
    ['lhu', 'penandatangan_id'],
    ['putusan_surat', 'verifikator_id'],
  ])('what somebody did is looked up in %s', async (table, column) => {
    const semua = await tabelDari(
      { text: `select 1 from ${table} where ${column} = $1`, values: [akun(analis).uuid] },
      'set enable_seqscan = off',
      (simpul) => simpul['Node Type'] === 'Seq Scan',
    );
    expect(semua).toEqual([]);
  });

  test.each([
    ['a name', 'ardiansyah'],
    ['a registration number', 'REG-2025-173'],
    ['a sample', '1f3a9c'],
    ['two samples as a row reads', 'Sampel 1f3a9c, Sampel 77'],
    ['a sample code', 'LAMA-1777'],
    ['an invoice number', 'INV/LAMA/1777'],
  ])('a search for %s is looked up, and so is how many there are', async (_name, search) => {
    const query = new URLSearchParams({ flag_officer: '1', page: '1', per_page: '10', search });
    expect(await dibacaSeluruhnya(await perintahDari(ambil(`/api/test?${query}`, admin)))).toEqual([]);
  });

  test.each<[string, (uuid: string, orang: string) => Record<string, string>]>([
    ['all of it', () => ({})],
    ['one person', (_uuid, orang) => ({ id_pengguna: orang })],
    ['one act', () => ({ tindakan: 'POST test2' })],
    ['an act nobody has done', () => ({ tindakan: 'DELETE officer' })],
    ['one submission', (uuid) => ({ uuid })],
    ['one record', (uuid) => ({ id_rekaman: uuid })],
    ['a number', () => ({ nomor: 'U-LAMA-1777' })],
    ['some days long ago', () => ({ tgl_dari: '2025-02-01', tgl_sampai: '2025-02-03' })],
    ['a person by one act', (_uuid, orang) => ({ id_pengguna: orang, tindakan: 'POST test2' })],
    [
      'one act on some days',
      () => ({ tindakan: 'POST test2', tgl_dari: '2025-02-01', tgl_sampai: '2025-02-03' }),
    ],
    ['a person on some days', (_uuid, orang) => ({ id_pengguna: orang, tgl_sampai: '2025-03-01' })],
  ])(
    'a page of the trail of %s is read in its order, the first as the last, and the long ones of its file',
    async (_name, query) => {
      const [satu] = await rows<{ id: string; pendaftar_id: string }>(
        uji.server.db,
        sql`select id, pendaftar_id from pendaftaran where nomor = 'U-LAMA-1777'`,
      );
      const dicari = query(satu!.id, satu!.pendaftar_id);
      const lama = `${Date.parse('2025-02-02')}.1`;
      for (const halamannya of [{}, { sesudah: lama }, { limit: '1000' }]) {
        const params = new URLSearchParams({ ...dicari, ...halamannya });
        const perintah = await perintahDari(ambil(`/api/audit?${params}`, admin));
        expect(await dibacaSeluruhnya(perintah)).toEqual([]);
      }
    },
  );

  test('a pull reads what is new, not the feed', async () => {
    let cursor = '';
    for (let more = true; more;) {
      const query = new URLSearchParams({ limit: '500', ...(cursor ? { cursor } : {}) });
      const { data } = await uji.request<Tarikan>('GET', `/api/sync/pull?${query}`, { as: analis });
      ({ cursor, more } = data);
    }
    uji.jam.maju(2 * 3600_000);
    const perintah = await perintahDari(ambil(`/api/sync/pull?cursor=${cursor}`, analis));
    expect(await dibacaSeluruhnya(perintah)).toEqual([]);
    const untukSaya = perintah.filter(({ text }) => text.includes('sebelum &&'));
    expect(untukSaya.length).toBeGreaterThan(1);
    expect(await dibacaSeluruhnya(untukSaya, umpanDariAwal)).toEqual([]);
  });

  test('a fill finds what is the person’s, and does not walk the key past what is others’', async () => {
    const uuid = akun(analis).uuid;
    await uji.server.db.execute(sql`update parameter_sampel set analis_id = ${uuid}
      where id in (select id from parameter_sampel where kd_progres = 7 limit 3000)`);
    await uji.server.db.execute(sql`update pendaftaran set pendaftar_id = ${uuid}
      where id in (select id from pendaftaran where kd_status = 14 limit 3000)`);
    await uji.server.db.execute(sql`analyze parameter_sampel, pendaftaran`);
    const perintah = await perintahDari(ambil('/api/sync/pull', analis));
    const kunci = perintah.filter(({ text }) => /order by id limit/.test(text));
    expect(kunci.length).toBeGreaterThan(1);
    // The first few of what was sorted, not the first that come along the key.
    const sepanjangKunci = ({ 'Node Type': jenis, Plans = [] }: Simpul): boolean =>
      jenis === 'Limit' && !Plans.some((anak) => anak['Node Type'] === 'Sort');
    expect(await dibacaSeluruhnya(kunci, sepanjangKunci)).toEqual([]);
  });

  test('whose a file is, is looked up', async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    const nama = sha256(bytes);
    await uji.server.files.put([bytes], nama);
    await uji.server.db.execute(
      sql`insert into berkas (sha256, size, mime) values (${nama}, 3, 'image/png')`,
    );
    await uji.server.db.execute(
      sql`insert into unggahan (sha256, pengguna_id) values (${nama}, ${akun(analis).uuid})`,
    );
    const perintah = await perintahDari(ambil(`/api/file-test?url=${nama}`, analis));
    expect(await dibacaSeluruhnya(perintah)).toEqual([]);
    const [ada] = await rows<{ banyak: number }>(
      uji.server.db,
      sql`select count(*)::int as banyak from pengujian`,
    );
    expect(ada!.banyak).toBeGreaterThan(30_000);
  });
});
