import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { akun } from '#tests/support/akun.ts';
import { ambilBerkas } from '#tests/support/berkas.ts';
import { katalog, sampelDaftar } from '#tests/support/katalog.ts';
import { admin, hariIni, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import {
  akhirPenelitian,
  industri,
  kalab2,
  labBiologi,
  labKimia,
  laboran,
  laboran2,
  nonLab,
  petugas,
  risetUji,
} from '#tests/support/penelitian.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let riset: ReturnType<typeof risetUji>;
/** Every code in Kimia Farmasi, named after it; and three besides. */
const semuaKode = [1, 2, 3, 4, 5, 7, 8, 10, 11, 12];
const rekaman = new Map<string, Penelitian>();
beforeAll(async () => {
  uji = await createTestServer();
  riset = risetUji(uji);
  const buat = async (judul: string, kode: number, lain: object = {}, as = pendaftar) => {
    uji.jam.maju(60_000);
    rekaman.set(judul, await riset.sampai(kode, { judul, ...lain }, as));
  };
  for (const kode of semuaKode) await buat(`Kode ${kode}`, kode);
  await buat(
    'Biologi',
    1,
    { rencana_penggunaan: [riset.rencana({ id_laboratorium: labBiologi })] },
    industri,
  );
  await buat('Lapangan', 2, {
    id_jenis_penelitian: 2,
    rencana_penggunaan: [],
    tempat_penelitian: 'Apotek',
    tgl_mulai: hariIni,
    tgl_selesai: akhirPenelitian,
  });
  await buat('Milik kalab', 1, {}, kalab);
  uji.jam.maju(60_000);
  await riset
    .daftar({ judul: 'Milik laboran 100%' }, laboran)
    .then(({ data }) => riset.verifikasi(data.uuid, 1));
});
afterAll(() => uji.close());

type Baris = Penelitian & { namaSampel?: string };
const daftar = (query: string, as: string) => uji.request<Baris[]>('GET', `/api/research${query}`, { as });
const judul = async (query: string, as: string) =>
  (await daftar(query, as)).data.map((satu) => satu.judul ?? satu.namaSampel);
const kode = (...semua: number[]) => semua.toSorted((a, b) => b - a).map((satu) => `Kode ${satu}`);
const terbalik = kode(...semuaKode);

describe('[API-055, GAP-88] without flag_officer', () => {
  test('everybody’s own research and tests together, newest first, each whole in the shape of its kind', async () => {
    const alur = layanan(uji);
    const { air } = await katalog(uji);
    uji.jam.maju(60_000);
    const sampel = [sampelDaftar([{ id_pengujian_parameter_uji: air }], { nama: 'Madu hutan' })];
    const { data: pengujian } = await alur.daftar({ sampel }, industri);
    const { data, meta } = await daftar('', industri);
    expect(data.map((satu) => [satu.judul ?? satu.namaSampel, satu.usageType])).toEqual([
      ['Madu hutan', { id: 2, jenisPenggunaan: 'Pengujian' }],
      ['Biologi', { id: 1, jenisPenggunaan: 'Penelitian' }],
    ]);
    expect(meta).toMatchObject({ total: 2 });
    const { sample: _sampel, ...ringkas } = (await alur.baca(pengujian.uuid, industri)).data;
    const { researchHistory: _nama, ...penelitian } = rekaman.get('Biologi') as Penelitian & {
      researchHistory: unknown;
    };
    expect(data).toEqual([ringkas, penelitian]);
  });

  test('[GAP-83] never anybody else’s, and an officer’s own too', async () => {
    expect(await judul('', kalab)).toEqual(['Milik kalab']);
    expect(await judul('', laboran)).toEqual(['Milik laboran 100%']);
    for (const as of [admin, petugas, kalab2]) expect(await judul('', as), as).toEqual([]);
  });

  test('[GAP-69] a page is cut from both kinds together', async () => {
    expect(await judul('?page=1&per_page=1', industri)).toEqual(['Madu hutan']);
    const dua = await daftar('?page=2&per_page=1', industri);
    expect([dua.data[0]!.judul, dua.meta]).toEqual(['Biologi', { total: 2, page: 2, perPage: 1 }]);
    expect(await judul('?page=3&per_page=1', industri)).toEqual([]);
  });

  test.each<[string, string, (string | undefined)[]]>([
    ['[CONF-16] research, by either name', '?id_jenis_penggunaan=1', ['Biologi']],
    ['[CONF-16] research, by either name', '?id_jenis_penelitian=1', ['Biologi']],
    ['[CONF-16] tests', '?id_jenis_penelitian=2', ['Madu hutan']],
    ['a kind there is none of', '?id_jenis_penggunaan=9', []],
    ['a laboratory', `?id_laboratorium=${labBiologi}`, ['Biologi']],
    ['a status', '?id_status_pengajuan=1', ['Madu hutan', 'Biologi']],
    ['a status nobody is at', '?id_status_pengajuan=7', []],
    ['[GAP-70] a title', '?search=BIOL', ['Biologi']],
    ['[GAP-70] a sample', '?search=madu', ['Madu hutan']],
    ['[GAP-147] a number', '?search=P-2611-', ['Biologi']],
    [
      '[GAP-70] one’s own name',
      `?search=${encodeURIComponent(akun(industri).nama)}`,
      ['Madu hutan', 'Biologi'],
    ],
  ])('filtered by %s', async (_judul, query, hasil) => {
    expect(await judul(query, industri)).toEqual(hasil);
    expect((await daftar(query, industri)).meta!.total).toBe(hasil.length);
  });
});

describe('[API-117] with flag_officer', () => {
  test('[GAP-98] is not a registrant’s to ask for', async () => {
    expect(await daftar('?flag_officer=1', pendaftar)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });

  test('[GAP-83, GAP-107, GAP-111] every code of an officer’s laboratories; Admin’s of all', async () => {
    const judul = async (query: string, as: string) =>
      (await daftar(`${query}&id_jenis_penggunaan=1`, as)).data.map((satu) => satu.judul);
    const kimia = ['Milik laboran 100%', 'Milik kalab', ...terbalik];
    for (const as of [kalab, laboran])
      expect(await judul('?flag_officer=1&flag_riwayat=1', as), as).toEqual(kimia);
    for (const as of [kalab2, laboran2])
      expect(await judul('?flag_officer=1&flag_riwayat=1', as), as).toEqual(['Lapangan', 'Biologi']);
    const semua = ['Milik laboran 100%', 'Milik kalab', 'Lapangan', 'Biologi', ...terbalik];
    for (const as of [admin, petugas])
      expect(await judul('?flag_officer=1&flag_riwayat=1', as), as).toEqual(semua);
    expect(await judul('?flag_officer=1&flag_riwayat=1', 'analis@kampus.example')).toEqual([]);
  });

  test('[LABORAN-13, KALAB-07, CONF-37] a history has both kinds, newest first, and is filtered by either', async () => {
    const { air } = await katalog(uji);
    uji.jam.maju(60_000);
    const sampel = [sampelDaftar([{ id_pengujian_parameter_uji: air }], { nama: 'Teh hijau' })];
    const { data: pengujian } = await layanan(uji).daftar({ sampel }, industri);
    const riwayat = `?flag_officer=1&flag_riwayat=1`;
    const { sample: _sampel, ...ringkas } = (await layanan(uji).baca(pengujian.uuid, industri)).data;
    const { data } = await daftar(`${riwayat}&page=1&per_page=1`, petugas);
    expect(data).toEqual([ringkas]);
    const tests = await judul(
      `${riwayat}&id_jenis_penggunaan=2&id_laboratorium=${pengujian.idLaboratorium}`,
      petugas,
    );
    expect(tests[0]).toBe('Teh hijau');
    expect(await judul(`${riwayat}&id_jenis_penggunaan=1&search=teh`, petugas)).toEqual([]);
    expect(await judul(`${riwayat}&id_jenis_penggunaan=2&id_status_pengajuan=1&search=teh`, petugas)).toEqual(
      ['Teh hijau'],
    );
    // Not of a laboratory that is not theirs (GAP-83).
    expect(await judul(`${riwayat}&search=teh`, laboran2)).toEqual([]);
  });

  test('[GAP-64] another role than one’s own: 403', async () => {
    expect(await daftar('?flag_officer=1&role=Laboran', kalab)).toMatchObject({ status: 403, code: 'ROLE' });
  });

  const riwayat = '&flag_riwayat=1';
  const peran = `&role=${encodeURIComponent('Petugas pembayaran')}&id_laboratorium=${labKimia}`;
  const penggunaan = kode(12, 11, 10, 8, 7, 4, 3);
  test.each<[string, string, string, string[]]>([
    ['[KALAB-01, GAP-84] a Kalab, what is at 1', kalab, '&role=Kalab', ['Milik kalab', 'Kode 1']],
    [
      '[LABORAN-01, GAP-84] a laboran, their step',
      laboran,
      '&role=Laboran',
      ['Milik laboran 100%', ...kode(10, 3, 2)],
    ],
    [
      '[LABORAN-01, GAP-84] a payment officer, the same',
      petugas,
      peran,
      ['Milik laboran 100%', ...kode(10, 3, 2)],
    ],
    ['[LABORAN-10, GAP-84] usage, whatever role', laboran, '&flag_penggunaan=1&role=Laboran', penggunaan],
    ['[GAP-151] what waits for a Kalab, never their own', kalab, '&menunggu=1', ['Kode 1']],
    [
      '[GAP-142, GAP-151] what waits for a laboran, never their own, what has longest first',
      laboran,
      '&menunggu=1',
      kode(10, 7, 2).toReversed(),
    ],
    [
      '[GAP-69] the same, the last to be registered first',
      laboran,
      '&menunggu=1&urut=dibuat&arah=turun',
      kode(10, 7, 2),
    ],
    [
      '[GAP-69] the first to be registered first',
      laboran,
      '&flag_penggunaan=1&urut=dibuat',
      penggunaan.toReversed(),
    ],
    ['[GAP-151] of their approvals', laboran, '&menunggu=1&role=Laboran', kode(10, 2).toReversed()],
    ['[GAP-151] of usage', laboran, '&menunggu=1&flag_penggunaan=1', kode(10, 7).toReversed()],
    [
      '[GAP-151] of every laboratory',
      petugas,
      '&menunggu=1',
      ['Milik laboran 100%', 'Lapangan', ...kode(10, 7, 2)].toReversed(),
    ],
    ['[GAP-151] of other laboratories', kalab2, '&menunggu=1', ['Biologi']],
    ['[GAP-151] nothing for Admin', admin, '&menunggu=1', []],
    ['[LABORAN-13] a laboratory', petugas, `${riwayat}&id_laboratorium=${nonLab}`, ['Lapangan']],
    [
      '[LABORAN-13] research',
      petugas,
      `${riwayat}&id_jenis_penggunaan=1&id_laboratorium=${labBiologi}`,
      ['Biologi'],
    ],
    ['[LABORAN-13] a status', petugas, `${riwayat}&id_status_pengajuan=8`, ['Kode 8']],
    ['[GAP-70] a title', petugas, `${riwayat}&search=lapang`, ['Lapangan']],
    ['[GAP-70] what looks like a pattern', petugas, `${riwayat}&search=100%25`, ['Milik laboran 100%']],
    [
      '[GAP-70] a registrant',
      petugas,
      `${riwayat}&search=${encodeURIComponent(akun(kalab).nama)}`,
      ['Milik kalab'],
    ],
  ])('%s', async (_judul, as, query, hasil) => {
    const { data, meta } = await daftar(`?flag_officer=1${query}`, as);
    expect(data.map((satu) => satu.judul)).toEqual(hasil);
    expect(meta!.total).toBe(hasil.length);
  });

  test('[GAP-69] an order that a list has no index for: 422 by its name', async () => {
    const { status, errors } = await daftar('?flag_officer=1&flag_riwayat=1&urut=kode', petugas);
    expect([status, errors?.map(({ field }) => field)]).toEqual([422, ['urut']]);
  });

  test('[GAP-147] a number finds its research; a page of the list', async () => {
    const { nomor } = rekaman.get('Kode 7')!;
    expect(await judul(`?flag_officer=1&search=${nomor}`, laboran)).toEqual(['Kode 7']);
    const { data, meta } = await daftar(
      '?flag_officer=1&flag_riwayat=1&id_jenis_penggunaan=1&page=2&per_page=5',
      laboran,
    );
    expect([data.map((satu) => satu.judul), meta]).toEqual([
      kode(8, 7, 5, 4, 3),
      { total: 12, page: 2, perPage: 5 },
    ]);
  });
});

describe('[GAP-97, GAP-111] one research', () => {
  const siapa: [string, number][] = [
    [pendaftar, 200],
    [kalab, 200],
    [laboran, 200],
    [petugas, 200],
    [admin, 200],
    [industri, 404],
    ['dosen@kampus.example', 404],
    [kalab2, 403],
    [laboran2, 403],
  ];
  test.each(siapa)('to %s: %i', async (as, status) => {
    expect((await riset.baca(rekaman.get('Kode 4')!.uuid, as)).status).toBe(status);
  });

  test('[GAP-93] its history stands under both names; a test is none', async () => {
    const { data } = await uji.request<Penelitian & { researchHistory: unknown }>(
      'GET',
      `/api/research?uuid=${rekaman.get('Kode 4')!.uuid}`,
      { as: pendaftar },
    );
    expect(data.researchHistory).toEqual(data.history);
    const { data: pengujian } = await layanan(uji).daftar();
    expect((await riset.baca(pengujian.uuid, pendaftar)).status).toBe(404);
  });

  test('[GAP-26, CONST-11] only its owner may record usage of it, at 3, 4, 10, 11 and 12', async () => {
    const boleh = async (as: string) =>
      (await daftar(as === pendaftar ? '' : '?flag_officer=1&flag_riwayat=1', as)).data
        .filter((satu) => satu.flagDapatMengajukanPenggunaan)
        .map((satu) => satu.judul);
    expect(await boleh(pendaftar)).toEqual(kode(12, 11, 10, 4, 3));
    expect(await boleh(laboran)).toEqual([]);
  });

  test('[API-113] its documents are read by whoever may read it', async () => {
    const { fileSertifikatPelatihan, filePersetujuanDosen } = rekaman.get('Milik kalab')!;
    // The bytes of the certificate are alike in every registration here; the letter’s too.
    for (const file of [fileSertifikatPelatihan!, filePersetujuanDosen!])
      for (const as of [kalab, laboran, petugas, admin])
        expect((await ambilBerkas(uji, 'file-test', file.url, as)).status, as).toBe(200);
    const { fileProposal } = rekaman.get('Biologi')!;
    expect((await ambilBerkas(uji, 'file-test', fileProposal!.url, laboran2)).status).toBe(200);
    for (const as of [laboran, kalab])
      expect((await ambilBerkas(uji, 'file-test', fileProposal!.url, as)).status, as).toBe(403);
    expect((await ambilBerkas(uji, 'file-test', fileProposal!.url, pendaftar)).status).toBe(404);
  });
});

describe('[GAP-131] research that nobody can decide any more', () => {
  type Petugas = { pekerjaanTerbuka: { jenis: string; idLaboratorium: number; jumlah: number }[] };
  const aktifkan = async (email: string, flag_aktif: 0 | 1) =>
    (
      await uji.request<Petugas>('PUT', '/api/officer/activate', {
        as: admin,
        body: { uuid: akun(email).uuid, flag_aktif },
      })
    ).data.pekerjaanTerbuka.map(({ jenis, idLaboratorium, jumlah }) => [jenis, idLaboratorium, jumlah]);

  test('[GAP-142] is told when the last officer of its laboratory leaves who has not registered it', async () => {
    // Kimia Farmasi has one Kalab, who does not decide what they registered.
    const sendiri = ['penelitian-kalab', 4, 1];
    expect(await aktifkan(kalab2, 0)).toEqual([['penelitian-kalab', 2, 1], sendiri]);
    expect(await aktifkan(kalab2, 1)).toEqual([sendiri]);
    expect(await aktifkan(laboran2, 0)).toEqual([sendiri]); // Petugas pembayaran has every laboratory.
    expect(await aktifkan(petugas, 0)).toEqual([
      sendiri,
      ['penelitian-laboran', 4, 1],
      ['penelitian-laboran', 8, 1],
    ]);
    expect(await aktifkan(laboran2, 1)).toEqual([sendiri, ['penelitian-laboran', 4, 1]]);
    expect(await aktifkan(petugas, 1)).toEqual([sendiri]);
  });
});
