import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HalanganSurat } from '#domain/surat/schema.ts';
import { katalog, sampelDaftar } from '#tests/support/katalog.ts';
import { layanan, pendaftar } from '#tests/support/layanan.ts';
import { labBiologi, labKimia, nonLab, risetUji } from '#tests/support/penelitian.ts';
import { potret } from '#tests/support/potret.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { suratUji } from '#tests/support/surat.ts';
import { uangPenelitian } from '#tests/support/uang-penelitian.ts';

/** On Postgres these run on connections of their own at once; PGlite takes them one after the other. */
let uji: ServerUji;
let surat: ReturnType<typeof suratUji>;
beforeAll(async () => {
  uji = await createTestServer();
  surat = suratUji(uji);
});
afterAll(() => uji.close());

type Syarat = { flagDapatMengajukan: boolean; halangan: HalanganSurat[] };
const syarat = async (as: string) =>
  (await uji.request<Syarat>('GET', '/api/submission-lab-free/check-can-submission', { as })).data;
const sebab = async (as: string) => (await syarat(as)).halangan.map((satu) => satu.sebab);

describe('applying', () => {
  test('[LETTER-07, LETTER-08, API-101, API-102, DATA-52] is open to who is done, makes one row for each laboratory and one for the payment', async () => {
    const { uuid, email } = await surat.pemohon([labKimia, labBiologi, nonLab]);
    await surat.riset({ uuid }, labKimia, { judul: 'Titrasi asam askorbat' });
    await surat.riset({ uuid }, labKimia, { kode: 5 });
    expect(await syarat(email)).toEqual({ flagDapatMengajukan: true, halangan: [] });
    const { status, info, data } = await surat.ajukan(email);
    expect([status, info]).toEqual([201, 'Data pengajuan bebas lab berhasil disimpan']);
    expect(data).toMatchObject({
      rev: '1',
      user: { uuid },
      statusSubmission: {
        kdStatusBebasLab: 1,
        statusBebasLab: 'Diajukan',
        prosesSelanjutnya: 'Verifikasi laboran dan petugas pembayaran',
      },
      putusanPembayaran: { flagVerif: 0, tglVerif: null, catatan: null, user: null },
      flagTerbaru: true,
      terbit: null,
    });
    expect(
      data.detail.map(({ laboratory, jlhPenelitian, flagVerif, userRequest }) => [
        laboratory.namaLaboratorium,
        jlhPenelitian,
        flagVerif,
        userRequest.uuid,
      ]),
    ).toEqual([
      ['Biologi Farmasi', 1, 0, uuid],
      ['Kimia Farmasi', 2, 0, uuid],
      ['Non laboratorium', 1, 0, uuid],
    ]);
    expect(
      data.history.map((entry) => [entry.statusSubmissionLabFree.kdStatusBebasLab, entry.user!.uuid]),
    ).toEqual([[1, uuid]]);
  });

  test('[GAP-146] the rows say how many tools stayed broken, and with which words they were waived', async () => {
    const { uuid, email } = await surat.pemohon([labBiologi]);
    const catatan = 'Labu retak lama; dibebaskan.';
    await surat.riset({ uuid }, labKimia, { jumlah: 3, kembali: 1, rusak: 2, catatan });
    const { data } = await surat.ajukan(email);
    const kimia = data.detail.find(({ idLaboratorium }) => idLaboratorium === labKimia)!;
    expect(kimia.jlhRusak).toBe(2);
    expect(kimia.penelitian).toMatchObject([
      { jlhRusak: 2, catatanSelesai: catatan, statusPengajuan: 'Selesai penggunaan' },
    ]);
    expect(data.detail.find(({ idLaboratorium }) => idLaboratorium === labBiologi)!.jlhRusak).toBe(0);
  });

  test('[GAP-28] who has had nothing but samples tested may apply: the payment officer alone decides', async () => {
    const pengujian = await layanan(uji).daftar();
    const { uuid, email } = await surat.orang(pendaftar);
    await uji.server.db.execute(
      `update pendaftaran set pendaftar_id = '${uuid}' where id = '${pengujian.data.uuid}'`,
    );
    const { data } = await surat.ajukan(email);
    expect(data.detail).toEqual([]);
    expect((await surat.putuskan(data.uuid, 1, { as: 'petugas@kampus.example' })).data.terbit).not.toBeNull();
  });
});

/** Every case of every hindrance is in the tables of the domain; here that the server asks of everything that is kept. */
describe('[GAP-28, GAP-133] what stands in the way, each with the page on which it is put right', () => {
  /** Makes what somebody else has registered theirs. */
  const pindah = (uuid: string, kepada: string, kode: number) =>
    uji.server.db.execute(
      `update pendaftaran set pendaftar_id = '${kepada}', kd_status = ${kode} where id = '${uuid}'`,
    );

  test('[GAP-65, CONF-28] an address outside the institution; a part of its domain is inside', async () => {
    for (const [email, halangan] of [
      [`${uuidv7()}@lain-kampus.example`, ['bukanInternal']],
      [`${uuidv7()}@Mahasiswa.Kampus.Example`, []],
    ] as const) {
      const siapa = await surat.orang(pendaftar, { email });
      await surat.riset(siapa, labKimia);
      expect(await sebab(siapa.email)).toEqual(halangan);
    }
    const baru = await surat.orang(pendaftar);
    expect(await sebab(baru.email)).toEqual(['belumMendaftar']);
  });

  test('[GAP-29] research here and elsewhere, its tools, bills and invoices, and tests', async () => {
    const uang = uangPenelitian(uji);
    const siapa = await surat.orang(pendaftar);
    const [berjalan, elsewhere] = [
      await surat.riset(siapa, labKimia, { kode: 4, jumlah: 5, kembali: 2, rusak: 1 }),
      await surat.riset(siapa, nonLab, { kode: 1 }),
    ];
    const { uuid: ditagih } = await uang.ditagih([5, 10]);
    const belum = await uang.berinvoice(1);
    const lunas = await uang.berinvoice(3);
    await risetUji(uji).invoiceBatalLangsung(lunas.uuid);
    const { data: tes } = await layanan(uji).daftar();
    for (const uuid of [ditagih, belum.uuid, lunas.uuid]) await pindah(uuid, siapa.uuid, 8);
    await pindah(tes.uuid, siapa.uuid, 5);
    const { halangan } = await syarat(siapa.email);
    const ada = halangan.map((satu) => [satu.sebab, satu.halaman, satu.uuid]);
    expect(ada).toHaveLength(6);
    expect(ada).toEqual(
      expect.arrayContaining([
        ['penelitianBerjalan', 'penelitian', berjalan],
        ['alatBelumKembali', 'penggunaan', berjalan],
        ['penelitianMenunggu', 'penelitian', elsewhere],
        ['tagihanBelumInvoice', 'pembayaran', ditagih],
        ['invoiceBelumLunas', 'pembayaran', belum.uuid],
        ['pengujianBerjalan', 'pengujian', tes.uuid],
      ]),
    );
  });

  test('a letter that is being decided; one that is out until something newer is registered; a refused one is none', async () => {
    const { surat: pertama, pemohon } = await surat.diajukan([labKimia]);
    expect((await syarat(pemohon.email)).halangan).toMatchObject([
      { sebab: 'suratDiproses', halaman: 'surat', uuid: pertama.uuid },
    ]);
    await surat.putuskan(pertama.uuid, 2);
    expect(await sebab(pemohon.email)).toEqual([]);
    const { data: kedua } = await surat.ajukan(pemohon.email);
    await surat.putuskan(kedua.uuid, 1);
    const { data: terbit } = await surat.putuskan(kedua.uuid, 1, { as: 'petugas@kampus.example' });
    expect((await syarat(pemohon.email)).halangan).toMatchObject([
      { sebab: 'suratBerlaku', uuid: kedua.uuid, nomor: terbit.terbit!.noSurat },
    ]);
    uji.jam.maju(60_000);
    await surat.riset(pemohon, labBiologi);
    expect(await sebab(pemohon.email)).toEqual([]);
    expect((await surat.ajukan(pemohon.email)).status).toBe(201);
  });

  test('what came first is told by its arrival; when it was written is what is shown', async () => {
    const dulu = (hari: number) => new Date(uji.jam.now().getTime() - hari * 24 * 3_600_000).toISOString();
    const { surat: pertama, pemohon } = await surat.diajukan([labKimia]);
    await surat.putuskan(pertama.uuid, 1);
    await surat.putuskan(pertama.uuid, 1, { as: 'petugas@kampus.example' });
    uji.jam.maju(60_000);
    const sampel = [sampelDaftar([{ id_pengujian_parameter_uji: (await katalog(uji)).air }])];
    const didaftar = dulu(3);
    const tes = await surat.kirim(
      pemohon,
      'POST test',
      { id_jenis_penggunaan: 2, sampel },
      { id: uuidv7(), captured_at: didaftar },
    );
    expect(tes.status).toBe(201);
    expect(await sebab(pemohon.email)).toEqual([]);
    const { data: kedua } = await surat.ajukan(pemohon.email);
    await surat.putuskan(kedua.uuid, 2);
    uji.jam.maju(60_000);
    const [id, diajukan] = [uuidv7(), dulu(5)];
    const hasil = await surat.kirim(pemohon, 'POST submission-lab-free', {}, { id, captured_at: diajukan });
    expect(hasil.status).toBe(201);
    const { data } = await surat.daftar('', pemohon.email);
    expect(data.map(({ uuid, flagTerbaru }) => [uuid, flagTerbaru])).toEqual([
      [id, true],
      [kedua.uuid, false],
      [pertama.uuid, false],
    ]);
    expect(data[0]!.createdAt).toBe(diajukan);
    // Their refused one asks for a newer one, and that is there.
    expect((await surat.daftar('menunggu=1', pemohon.email)).data).toEqual([]);
  });

  test('[LETTER-07, GAP-96] is refused with 409 that names it all, and leaves nothing', async () => {
    const siapa = await surat.pemohon([labKimia]);
    const uuid = await surat.riset(siapa, labBiologi, { kode: 4, jumlah: 2 });
    const sebelum = await potret(uji);
    const jawaban = await surat.ajukan(siapa.email);
    expect([jawaban.status, jawaban.code]).toEqual([409, 'STATE']);
    expect(jawaban.info).toBe(
      `Surat belum dapat diajukan. P-${uuid}: Penelitian belum selesai: Penggunaan berlangsung. Berikutnya: Penambahan atau penyelesaian penggunaan. P-${uuid}: 2 alat belum dikembalikan.`,
    );
    expect(await potret(uji)).toEqual(sebelum);
  });
});

describe('from a device, and at once', () => {
  test('[GAP-99] an application waits in the outbox without a revision, and is the letter of its own id', async () => {
    const siapa = await surat.pemohon([labKimia]);
    const id = uuidv7();
    const hasil = await surat.kirim(siapa, 'POST submission-lab-free', {}, { id });
    expect([hasil.status, hasil.code, hasil.rev]).toEqual([201, 'applied', '1']);
    expect((await surat.baca(id)).data.history[0]!.uuid).toBe(id);
    const lagi = await surat.kirim(siapa, 'POST submission-lab-free', {});
    expect([lagi.status, lagi.code]).toEqual([409, 'conflict']);
  });

  test.each([1, 2, 3])('[GAP-129] two applications of one person: one letter (%i)', async () => {
    const { email } = await surat.pemohon([labKimia, labBiologi]);
    await uji.signIn(email);
    const jawaban = await Promise.all([surat.ajukan(email), surat.ajukan(email), surat.ajukan(email)]);
    expect(jawaban.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect((await surat.daftar('', email)).data).toHaveLength(1);
  });
});
