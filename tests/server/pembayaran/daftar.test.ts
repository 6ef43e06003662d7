import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InvoicePengujian } from '#domain/pengujian/pembayaran.ts';
import type { InvoiceDaftar, UangPenelitian } from '#domain/penelitian/pembayaran.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { katalog, sampelDaftar } from '#tests/support/katalog.ts';
import { admin, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { petugasDari, uangPenelitian } from '#tests/support/uang-penelitian.ts';

const petugas = 'petugas@kampus.example';
const laboran = 'laboran@kampus.example';
const dosen = 'dosen@kampus.example';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
let uang: ReturnType<typeof uangPenelitian>;
/** A payment officer of laboratory 4 alone. */
let petugasLain: string;
/** Numbers of invoices by the title of what they are for; of a test that is paid the first. */
const nomor: Record<string, string> = {};
let tesLunas: Pengujian;
let risetLunas: Awaited<ReturnType<typeof uang.berinvoice>>;
let risetDiperiksa: typeof risetLunas;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
  uang = uangPenelitian(uji);
  petugasLain = await petugasDari(uji, 4);
  const { air, lain } = await katalog(uji);
  // In the order in which they were registered; the first of each kind is dosen@'s, at laboratory 4.
  const tes = async (nama: string, kode: number, parameter = air, as = pendaftar) => {
    uji.jam.maju(60_000);
    const sampel = [sampelDaftar([{ id_pengujian_parameter_uji: parameter }], { nama })];
    const data = await alur.sampai(kode, { sampel }, as);
    nomor[nama] = data.pembayaran.invoice[0]!.noInvoice;
    return data;
  };
  const riset = async (judul: string, kode: 1 | 2 | 3 | 4, lain1: object = {}) => {
    uji.jam.maju(60_000);
    const data = await uang.berinvoice(kode, 100, { judul, ...lain1 });
    nomor[judul] = data.invoice.noInvoice;
    return data;
  };
  await tes('Minyak atsiri', 5, lain, dosen);
  await tes('Kapsul kunyit', 5);
  await alur.bayar((await tes('Krim pencerah', 5)).uuid);
  await alur.verifikasi((await tes('Madu hutan', 5)).uuid, 0);
  tesLunas = await tes('Sirup 100%', 10);
  await riset('Uji antioksidan kunyit', 1, { as: dosen, lab: 4 });
  risetLunas = await riset('Nanopartikel 100%', 3);
  risetDiperiksa = await riset('Isolasi alkaloid', 2);
  await riset('Formulasi gel', 4);
  uji.jam.maju(60_000);
  await uang.baru({ judul: 'Belum dipakai' });
});
afterAll(() => uji.close());

const minta = <T>(query: string, as: string) => uji.request<T>('GET', `/api/${query}`, { as });

describe('[GAP-70] the lists of payments, newest first', () => {
  const tesSendiri = ['Sirup 100%', 'Madu hutan', 'Krim pencerah', 'Kapsul kunyit'];
  const risetSendiri = ['Belum dipakai', 'Formulasi gel', 'Isolasi alkaloid', 'Nanopartikel 100%'];
  /** Every invoice of a kind, by what it is for; a test that is paid has two. */
  const semuaTes = ['Sirup 100%', ...tesSendiri, 'Minyak atsiri'];
  const semuaRiset = [...risetSendiri.slice(1), 'Uji antioksidan kunyit'];

  /** What is asked, by whom, and the titles they get; {title} stands for the number of its invoice. */
  test.each<[list: string, as: string, query: string, judul: string[], total?: number]>([
    // A registrant's own (API-082, API-083, PAY-01).
    ['test-payment', pendaftar, '', tesSendiri],
    ['test-payment', dosen, '', ['Minyak atsiri']],
    ['test-payment', pendaftar, 'id_laboratorium=7', tesSendiri],
    ['test-payment', pendaftar, 'id_laboratorium=4', []],
    ['test-payment', pendaftar, 'search=KUNYIT', ['Kapsul kunyit']],
    ['test-payment', pendaftar, 'search={Sirup 100%}', ['Sirup 100%']],
    ['test-payment', pendaftar, 'search=100%25', ['Sirup 100%']],
    ['test-payment', pendaftar, 'page=2&per_page=3', ['Kapsul kunyit'], 4],
    ['research-payment', pendaftar, '', risetSendiri],
    ['research-payment', dosen, '', ['Uji antioksidan kunyit']],
    ['research-payment', petugas, '', []], // GAP-82
    ['test-payment', kalab, '', []], // GAP-82
    ['research-payment', pendaftar, 'id_laboratorium=7', risetSendiri],
    ['research-payment', pendaftar, 'id_laboratorium=4', []],
    ['research-payment', pendaftar, 'search=ALKALOID', ['Isolasi alkaloid']],
    ['research-payment', pendaftar, 'search={Nanopartikel 100%}', ['Nanopartikel 100%']],
    ['research-payment', pendaftar, 'id_jenis_penggunaan=1', risetSendiri],
    ['research-payment', pendaftar, 'id_jenis_penggunaan=2', []],
    ['research-payment', pendaftar, 'id_jenis_penelitian=2', []], // CONF-16
    ['research-payment', pendaftar, 'page=2&per_page=3', ['Nanopartikel 100%'], 4],
    // The officers' invoices: of testing Admin's (PAY-15, PAY-16), of research those of the own laboratories (PAY-18, PAY-20).
    ['test-payment', admin, 'flag_officer=1', semuaTes],
    ['test-payment', admin, 'flag_officer=1&id_laboratorium=4', ['Minyak atsiri']],
    ['test-payment', admin, 'flag_officer=1&id_status_pembayaran=2', ['Krim pencerah']],
    ['test-payment', admin, 'flag_officer=1&id_status_pembayaran=4', ['Madu hutan']],
    ['test-payment', admin, 'flag_officer=1&search=endang', ['Minyak atsiri']],
    ['test-payment', admin, 'flag_officer=1&search=krim', ['Krim pencerah']],
    ['test-payment', admin, 'flag_officer=1&search={Kapsul kunyit}', ['Kapsul kunyit']],
    ['test-payment', admin, 'flag_officer=1&page=2&per_page=4', semuaTes.slice(4), 6],
    ['research-payment', petugas, 'flag_officer=1', semuaRiset],
    ['research-payment', admin, 'flag_officer=1', semuaRiset],
    ['research-payment', 'petugas lain', 'flag_officer=1', ['Uji antioksidan kunyit']],
    ['research-payment', 'petugas lain', 'flag_officer=1&id_laboratorium=7', []],
    ['research-payment', petugas, 'flag_officer=1&id_laboratorium=4', ['Uji antioksidan kunyit']],
    ['research-payment', petugas, 'flag_officer=1&id_status_pembayaran=4', ['Formulasi gel']],
    ['research-payment', petugas, 'flag_officer=1&search=endang', ['Uji antioksidan kunyit']],
    ['research-payment', petugas, 'flag_officer=1&search=nano', ['Nanopartikel 100%']],
    ['research-payment', petugas, 'flag_officer=1&search={Formulasi gel}', ['Formulasi gel']],
    ['research-payment', petugas, 'flag_officer=1&id_jenis_penggunaan=2', []],
    ['research-payment', petugas, 'flag_officer=1&page=2&per_page=3', ['Uji antioksidan kunyit'], 4],
    ['research-payment', petugas, 'flag_officer=1&urut=dibuat', semuaRiset.toReversed()],
    // GAP-151: what waits for whom.
    ['research-payment', petugas, 'flag_officer=1&menunggu=1', ['Isolasi alkaloid']],
    ['research-payment', 'petugas lain', 'flag_officer=1&menunggu=1', []],
    ['research-payment', admin, 'flag_officer=1&menunggu=1', []],
    ['test-payment', admin, 'flag_officer=1&menunggu=1', ['Krim pencerah']],
    // PAY-19, GAP-111: the payment officer's history has both kinds.
    ['research-payment', petugas, 'flag_officer=1&flag_riwayat=1', [...semuaRiset, ...semuaTes], 10],
    ['research-payment', petugas, 'flag_officer=1&flag_riwayat=1&id_jenis_penggunaan=2', semuaTes],
    ['research-payment', petugas, 'flag_officer=1&flag_riwayat=1&id_jenis_penggunaan=1', semuaRiset],
    ['research-payment', petugas, 'flag_officer=1&flag_riwayat=1&id_jenis_penggunaan=9', []],
    [
      'research-payment',
      'petugas lain',
      'flag_officer=1&flag_riwayat=1',
      ['Uji antioksidan kunyit', 'Minyak atsiri'],
    ],
  ])(
    '[API-082, API-083, PAY-01, PAY-15, PAY-16, PAY-18, PAY-19, PAY-20, GAP-151] %s by %s: %s',
    async (list, as, query, judul, total = judul.length) => {
      const dicari = query.replace(/\{(.*)\}/, (_, nama: string) => nomor[nama]!.toLowerCase());
      const { data, meta } = await minta<{ judul: string }[]>(
        `${list}?${dicari}`,
        as === 'petugas lain' ? petugasLain : as,
      );
      expect([data.map((satu) => satu.judul), meta!.total]).toEqual([judul, total]);
    },
  );

  test.each([
    ['test-payment?flag_officer=1', [pendaftar, kalab, laboran, petugas]],
    ['research-payment?flag_officer=1', [pendaftar, kalab, laboran, dosen]],
    ['research-payment?flag_officer=1&flag_riwayat=1', [kalab]],
  ])('[GAP-98, GAP-63] %s is not for %j: 403', async (query, orang) => {
    for (const as of orang) expect((await minta(query, as)).status, as).toBe(403);
  });

  test('[PAY-19] the history says what its invoices come to on all pages, less what was cancelled, and of one month alone', async () => {
    const riwayat = async (lain: string) => {
      const { data, total } = await minta<InvoiceDaftar[]>(
        `research-payment?flag_officer=1&flag_riwayat=1${lain}`,
        petugas,
      );
      return {
        judul: data.map((satu) => satu.judul),
        jumlah: data.reduce((sum, satu) => (satu.flagDibatalkan === 1 ? sum : sum + satu.totalTagihan), 0),
        total,
      };
    };
    const semua = await riwayat('');
    expect(semua.total).toBe(semua.jumlah);
    expect((await riwayat('&page=2&per_page=3')).total).toBe(semua.jumlah);
    const { invoice } = risetLunas;
    const dari = (saat: string, batal: boolean) =>
      uji.server.db.execute(
        `update invoice set created_at = '${saat}', dibatalkan = ${batal} where id = '${invoice.uuid}'`,
      );
    const { createdAt, totalTagihan } = invoice;
    // The first of February in Jakarta, the last of January in Greenwich.
    await dari('2025-01-31T17:30:00Z', false);
    expect(await riwayat('&bulan=2025-02')).toEqual({
      judul: ['Nanopartikel 100%'],
      jumlah: totalTagihan,
      total: totalTagihan,
    });
    expect(await riwayat('&bulan=2025-01')).toEqual({ judul: [], jumlah: 0, total: 0 });
    await dari('2025-02-28T16:59:59Z', true);
    expect(await riwayat('&bulan=2025-02')).toMatchObject({ judul: ['Nanopartikel 100%'], total: 0 });
    expect((await riwayat('&bulan=2025-03')).judul).toEqual([]);
    await dari(createdAt, false);
    expect((await minta('research-payment?flag_officer=1&bulan=2025-13', petugas)).status).toBe(422);
  });

  test('[GAP-151] what is the officer’s own does not wait for them', async () => {
    const pemilik = (email: string) =>
      uji.server.db.execute(
        `update pendaftaran set pendaftar_id = (select id from pengguna where email = '${email}') where id = '${risetDiperiksa.uuid}'`,
      );
    await pemilik(petugas);
    const { data } = await minta('research-payment?flag_officer=1&menunggu=1', petugas);
    await pemilik(pendaftar);
    expect(data).toEqual([]);
  });
});

describe('[GAP-33, GAP-134] a row says', () => {
  test('to a registrant where the money stands', async () => {
    const standing = async (list: string) =>
      (await minta<UangPenelitian[]>(list, pendaftar)).data.map((satu) => [
        satu.judul,
        satu.statusPembayaran,
        satu.prosesSelanjutnya,
        satu.totalTagihanBelumTerbayar,
      ]);
    expect(await standing('test-payment')).toEqual([
      ['Sirup 100%', 'Terbayar lunas', 'Selesai', 0],
      ['Madu hutan', '-', expect.any(String), 0],
      ['Krim pencerah', 'Verifikasi pembayaran', 'Verifikasi pembayaran oleh admin', 75_001],
      ['Kapsul kunyit', 'Belum lunas', 'Menunggu pembayaran', 75_001],
    ]);
    expect(await standing('research-payment')).toEqual([
      ['Belum dipakai', '-', expect.any(String), 0],
      ['Formulasi gel', 'Belum lunas', 'Pembuatan invoice', 100_000],
      ['Isolasi alkaloid', 'Verifikasi pembayaran', 'Verifikasi pembayaran oleh petugas pembayaran', 100_000],
      ['Nanopartikel 100%', 'Terbayar lunas', 'Selesai', 0],
    ]);
  });

  test('[GAP-157] to everybody who must act while a proof waits', async () => {
    const proses = async (path: string, as: string, cari: string) =>
      (await minta<Pengujian[]>(`${path}?flag_officer=1&search=${cari}`, as)).data[0]!.statusSubmission
        .prosesSelanjutnya;
    for (const as of [admin, kalab])
      expect(await proses('test', as, 'krim'), as).toBe('Verifikasi pembayaran oleh admin');
    for (const as of [admin, petugas])
      expect(await proses('research', as, 'alkaloid'), as).toBe(
        'Verifikasi pembayaran oleh petugas pembayaran',
      );
  });

  test.each([
    ['test-payment', admin, 'Minyak atsiri', 30_000, 'Pengujian'],
    ['research-payment', petugas, 'Uji antioksidan kunyit', 100_000, 'Penelitian'],
  ] as const)(
    '%s: to %s whose invoice it is, as its columns show it',
    async (list, as, judul, totalTagihan, jenis) => {
      const { data } = await minta<(InvoiceDaftar | InvoicePengujian)[]>(`${list}?flag_officer=1`, as);
      expect(data.at(-1)).toMatchObject({
        user: { nama: 'Prof. Dr. apt. Endang Sulistyowati' },
        judul,
        noInvoice: nomor[judul],
        totalTagihan,
        statusPembayaran: 'Belum lunas',
        namaLaboratorium: 'Kimia Farmasi',
        jenisPenggunaan: jenis,
      });
    },
  );

  test('[GAP-111] in a history of both kinds, in the shape of its kind', async () => {
    const { data } = await minta<unknown[]>('research-payment?flag_officer=1&flag_riwayat=1', petugas);
    expect(data[2]).toMatchObject({ uuidPenelitian: risetLunas.uuid, jenis: 'penggunaan' });
    expect(data.at(4)).toMatchObject({
      uuidPengujian: tesLunas.uuid,
      namaSampel: 'Sirup 100%',
      jenis: 'pelunasan',
    });
  });
});

// Last, for what they add is in everybody's lists.
describe('[GAP-134] the filter by standing gives what stands so', () => {
  test.each(['test-payment', 'research-payment'])('%s, at every code of a submission', async (list) => {
    for (const kode of [1, 6, 8, 9, 14, 15, 16]) await alur.sampai(kode);
    await alur.bayar((await alur.sampai(9)).uuid);
    // GAP-101: a correction to less is nothing to make an invoice of.
    expect((await uang.koreksi(risetLunas, risetLunas.penambahan, 60)).status).toBe(201);
    const { data: semua } = await minta<UangPenelitian[]>(list, pendaftar);
    for (const kode of [0, 1, 2, 3]) {
      const cocok = semua.filter(({ kdStatusPembayaran }) => kdStatusPembayaran === kode);
      const { data, meta } = await minta<UangPenelitian[]>(`${list}?id_status_pembayaran=${kode}`, pendaftar);
      expect(cocok.length, String(kode)).toBeGreaterThan(0);
      expect([data, meta!.total]).toEqual([cocok, cocok.length]);
    }
  });
});
