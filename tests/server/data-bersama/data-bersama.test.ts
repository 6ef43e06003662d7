import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Jejak } from '#domain/jejak/schema.ts';
import { dataBersama as tabel } from '#server/db/tables/lembar-kerja.ts';
import { parameterSampel } from '#server/db/tables/pengujian.ts';
import { buatAnalisis } from '#tests/support/analisis.ts';
import { baku, selBaku } from '#tests/support/contoh/lembar-kerja.ts';
import { dataBersamaUji } from '#tests/support/data-bersama.ts';
import { admin, analis, kalab, pendaftar } from '#tests/support/layanan.ts';
import { laboran, laboran2, petugas } from '#tests/support/penelitian.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let data: ReturnType<typeof dataBersamaUji>;
let versi: string;
beforeAll(async () => {
  uji = await createTestServer();
  data = dataBersamaUji(uji);
  versi = await data.versi();
});
afterAll(() => uji.close());

const satu = async (uuid: string) =>
  (await uji.server.db.select().from(tabel).where(eq(tabel.id, uuid))).length;

describe('[BEYOND-09] shared data are written once', () => {
  test('what was typed is kept as it was, crossed-out values with their reason, under the id of its write', async () => {
    const key = uuidv7();
    const dicoret = { alasan: 'Pencilan', keterangan: 'Kuvet tergores' } as const;
    const sel = [
      ...selBaku,
      { kunci: 'y.7', nilai: '0,9', pada: '2026-11-20T02:09:00.000Z', dicoret },
      { kunci: 'suhu.0', nilai: '25,0', pada: '2026-11-20T02:10:00.000Z', catatan: 'Ruang timbang' },
    ];
    const { status, data: baru } = await data.catat(
      versi,
      { sel, keterangan: 'Baku Fe 1000 mg/L, lot 12' },
      { headers: { 'idempotency-key': key } },
    );
    expect(status).toBe(201);
    expect(baru).toMatchObject({
      uuid: key,
      rev: '1',
      versi,
      nama: 'baku',
      parameterUji: { namaParameterUji: 'Kadar parasetamol' },
      idLaboratorium: 7,
      keterangan: 'Baku Fe 1000 mg/L, lot 12',
      gantikan: null,
      digantiOleh: null,
      user: { nama: 'Agus Setiawan, A.Md.' },
    });
    const nilai = new Map(baru.isian.map(({ kunci, ...isinya }) => [kunci, isinya]));
    expect(nilai.size).toBe(sel.length);
    baku.forEach(([x, y], at) => {
      expect([nilai.get(`x.${at + 1}`)!.nilai, nilai.get(`y.${at + 1}`)!.nilai]).toEqual([x, y]);
    });
    expect(nilai.get('y.7')).toMatchObject({ nilai: '0,9', dicoret });
    expect(nilai.get('suhu.0')!.catatan).toBe('Ruang timbang');
  });

  test('sent three times at once, there is one', async () => {
    const id = uuidv7();
    const kirim = () => data.kirim(laboran, [{ id, body: data.isi(versi) }]);
    const hasil = await Promise.all([kirim(), kirim(), kirim()]);
    expect(hasil.flat().map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await satu(id)).toBe(1);
  });

  test('typed offline in the morning and corrected in the afternoon, both go in one batch in their order', async () => {
    const [pagi, sore] = [uuidv7(), uuidv7()];
    const pada = (jam: number) => new Date(uji.jam.now().getTime() - jam * 3600_000).toISOString();
    const hasil = await data.kirim(laboran, [
      { id: pagi, body: data.isi(versi), captured_at: pada(6) },
      {
        id: sore,
        body: data.isi(versi, { gantikan: pagi, alasan: 'Deret baku kedua tertukar' }),
        captured_at: pada(1),
      },
    ]);
    expect(hasil.map(({ status }) => status)).toEqual([201, 201]);
    const { data: lama } = await data.baca(pagi);
    expect([lama.digantiOleh, lama.rev, lama.dibuatPada]).toEqual([sore, '2', pada(6)]);
    const { data: baru } = await data.baca(sore);
    expect([baru.gantikan, baru.alasan]).toEqual([pagi, 'Deret baku kedua tertukar']);
  });

  test('a write in the lane of a refused one is not looked at', async () => {
    const [pagi, sore] = [uuidv7(), uuidv7()];
    const hasil = await data.kirim(laboran, [
      { id: pagi, body: data.isi(versi, { nama: 'takada' }) },
      { id: sore, body: data.isi(versi, { gantikan: pagi, alasan: 'Tertukar' }) },
    ]);
    expect([hasil[0]!.status, hasil[1]!.status]).toEqual([422, 424]);
    expect(await satu(sore)).toBe(0);
  });
});

describe('[BEYOND-09] a correction takes the place of one, once', () => {
  const koreksi = (gantikan: string, lain: object = {}, as = laboran) =>
    data.catat(versi, { gantikan, alasan: 'Serapan ketiga salah baca', ...lain }, { as });

  test('the second is refused with what it has become; what replaced it may be corrected in turn', async () => {
    const { data: lama } = await data.catat(versi);
    const { data: baru } = await koreksi(lama.uuid);
    const kedua = await koreksi(lama.uuid, {}, analis);
    expect([kedua.status, kedua.code, kedua.data.uuid, kedua.data.digantiOleh]).toEqual([
      409,
      'STATE',
      lama.uuid,
      baru.uuid,
    ]);
    expect(kedua.info).toContain('Agus Setiawan');
    expect((await koreksi(baru.uuid)).status).toBe(201);
    // What was replaced reads as it did.
    expect((await data.baca(lama.uuid)).data.isian).toEqual(lama.isian);
  });

  test.each([1, 2, 3])('two at once: one is taken (%i)', async () => {
    const { data: lama } = await data.catat(versi);
    const hasil = await Promise.all([koreksi(lama.uuid), koreksi(lama.uuid, {}, analis)]);
    expect(hasil.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await uji.server.db.$count(tabel, eq(tabel.gantikanId, lama.uuid))).toBe(1);
  });

  test('the same refusal again under its key shows what it has become', async () => {
    const { data: lama } = await data.catat(versi);
    await koreksi(lama.uuid);
    const body = data.isi(versi, { gantikan: lama.uuid, alasan: 'Serapan' });
    const id = uuidv7();
    const [satu] = await data.kirim(laboran, [{ id, body }]);
    const [lagi] = await data.kirim(laboran, [{ id, body }]);
    expect([satu!.status, lagi!.status]).toEqual([409, 409]);
    expect(lagi!.data).toMatchObject({ uuid: lama.uuid });
  });

  test('it says why, and is of the same test and kind; of none there is it is 404', async () => {
    const { data: lama } = await data.catat(versi);
    const salah = async (lain: object, dari = versi) =>
      (await data.catat(dari, { gantikan: lama.uuid, alasan: 'Salah', ...lain })).errors;
    expect(await salah({ alasan: ' ' })).toMatchObject([{ field: 'alasan' }]);
    expect(await salah({ nama: 'blangko', sel: [{ ...selBaku[0], kunci: 'v.1' }] })).toMatchObject([
      { field: 'gantikan' },
    ]);
    expect(await salah({}, await data.versi('air'))).toMatchObject([{ field: 'gantikan' }]);
    expect((await koreksi(uuidv7())).status).toBe(404);
  });

  test('both are in the trail: that one was written, with its reason, and that the other was replaced', async () => {
    const { data: lama } = await data.catat(versi);
    const { data: baru } = await koreksi(lama.uuid);
    const jejak = async (uuid: string) =>
      (
        await uji.request<{ jejak: Jejak[] }>('GET', `/api/audit?id_rekaman=${uuid}`, { as: admin })
      ).data.jejak.flatMap(({ sebutan, perubahan }) => perubahan.map((satu) => ({ sebutan, ...satu })));
    expect(await jejak(baru.uuid)).toContainEqual({
      sebutan: 'Kadar parasetamol · Kurva baku',
      label: 'Alasan koreksi',
      dari: null,
      ke: 'Serapan ketiga salah baca',
    });
    expect(await jejak(lama.uuid)).toContainEqual(
      expect.objectContaining({ label: 'Diganti', ke: 'dengan koreksi' }),
    );
  });
});

describe('[BEYOND-09] what a version asks for', () => {
  const kesalahan = async (lain: object, dari = versi) => {
    const { status, errors } = await data.catat(dari, lain);
    return [status, errors?.map(({ field }) => field)];
  };
  const sel = (kunci: string, nilai: string, lain: object = {}) => ({ ...selBaku[0], kunci, nilai, ...lain });

  test('a released version, or one that is out of use since; a draft is used by nobody', async () => {
    const lama = await data.versi('gratis');
    await data.versi('gratis');
    expect((await data.catat(lama)).status).toBe(201);
    const draf = await data.versi('gratis', { kdStatus: 1, dirilisOleh: null, dirilisPada: null });
    expect(await kesalahan({}, draf)).toEqual([422, ['versi']]);
    expect(await kesalahan({}, uuidv7())).toEqual([422, ['versi']]);
    expect(await kesalahan({ nama: 'pembakuan' })).toEqual([422, ['nama']]);
  });

  test.each([
    ['z.1', '1', 'sel[0][kunci]'],
    ['x.0', '1', 'sel[0][kunci]'],
    ['suhu.1', '1', 'sel[0][kunci]'],
    ['x.01', '1', 'sel[0][kunci]'],
    ['x.1.1', '1', 'sel[0][kunci]'],
    ['luas.0.1', '1', 'sel[0][kunci]'],
    ['x.1', 'dua', 'sel[0][nilai]'],
    ['x.1', 'TBUD', 'sel[0][nilai]'],
    ['alat.0', 'Spektro 9', 'sel[0][nilai]'],
  ])('cell %s with %s is refused at %s', async (kunci, nilai, field) => {
    expect(await kesalahan({ sel: [sel(kunci, nilai)] })).toEqual([422, [field]]);
  });

  test('of a list as many cells as it declares', async () => {
    const sistem = (kunci: string) => kesalahan({ nama: 'sistem', sel: [sel(kunci, '1')] });
    expect(await sistem('luas.0.3')).toEqual([201, undefined]);
    for (const kunci of ['luas.0', 'luas.0.4', 'luas.1.1'])
      expect(await sistem(kunci), kunci).toEqual([422, ['sel[0][kunci]']]);
  });

  test('every wrong cell is named, and one that is there twice', async () => {
    expect(
      await kesalahan({ sel: [sel('x.1', '1'), sel('y.1', 'a'), sel('x.1', '2'), sel('q.1', '1')] }),
    ).toEqual([422, ['sel[1][nilai]', 'sel[2][kunci]', 'sel[3][kunci]']]);
    expect(await kesalahan({ sel: [] })).toEqual([422, ['sel']]);
  });

  test('a count is whole, and 1.500 is no number before somebody says which', async () => {
    const blangko = (nilai: string) => kesalahan({ nama: 'blangko', sel: [sel('v.1', nilai)] });
    expect(await blangko('3')).toEqual([201, undefined]);
    expect(await blangko('1,5')).toEqual([422, ['sel[0][nilai]']]);
    expect(await blangko('1.500')).toEqual([422, ['sel[0][nilai]']]);
  });

  test('what was written wrong may stand there when it is crossed out', async () => {
    const dicoret = { alasan: 'Salah tulis', keterangan: 'Koma terketik dua kali' };
    expect(await kesalahan({ sel: [sel('x.1', '1,,2', { dicoret })] })).toEqual([201, undefined]);
  });

  test('[GAP-104] not of a day that was still to come when it was measured', async () => {
    expect(await kesalahan({ tanggal: '2026-11-21' })).toEqual([422, ['tanggal']]);
    const id = uuidv7();
    const kemarin = '2026-11-19T09:00:00+07:00';
    const [hasil] = await data.kirim(laboran, [{ id, body: data.isi(versi), captured_at: kemarin }]);
    expect([hasil!.status, hasil!.errors?.map(({ field }) => field)]).toEqual([422, ['tanggal']]);
  });
});

describe('[BEYOND-09, GAP-18] whose bench it is', () => {
  test('the laboratory of the test writes and reads; another one is refused, a registrant has no such call', async () => {
    const { data: ada } = await data.catat(versi);
    for (const as of [laboran, analis, kalab, admin]) {
      expect((await data.catat(versi, {}, { as })).status, as).toBe(201);
      expect((await data.baca(ada.uuid, as)).status, as).toBe(200);
    }
    for (const as of [laboran2, petugas, pendaftar]) {
      expect((await data.catat(versi, {}, { as })).status, as).toBe(403);
      expect((await data.baca(ada.uuid, as)).status, as).toBe(403);
    }
    expect((await data.daftar('', laboran2)).data).toEqual([]);
  });

  test('who was given an analysis of the test in another laboratory writes and reads, and its supervisor reads', async () => {
    const lain = await createTestServer();
    try {
      const disini = dataBersamaUji(lain);
      const miliknya = await disini.versi();
      const { data: ada } = await disini.catat(miliknya);
      await buatAnalisis(lain.server, { analis: laboran2, penyelia: petugas });
      expect((await disini.catat(miliknya, {}, { as: laboran2 })).status).toBe(201);
      expect((await disini.catat(miliknya, {}, { as: petugas })).status).toBe(403);
      for (const as of [laboran2, petugas]) expect((await disini.baca(ada.uuid, as)).status).toBe(200);
      await lain.server.db.update(parameterSampel).set({ kdStatus: 4 });
      for (const as of [laboran2, petugas]) expect((await disini.baca(ada.uuid, as)).status).toBe(403);
    } finally {
      await lain.close();
    }
  });

  test('[GAP-69, GAP-70] a list is the newest day first, of a test, a laboratory, a day or what is searched for', async () => {
    const air = await data.versi('air');
    const { data: lama } = await data.catat(air, { tanggal: '2026-11-02', keterangan: 'Pelarut baru' });
    const { data: baru } = await data.catat(air);
    const ids = async (query: string) => (await data.daftar(query)).data.map(({ uuid }) => uuid);
    expect(await ids(`uuid_parameter_uji=${await data.uuidUji('air')}`)).toEqual([baru.uuid, lama.uuid]);
    expect(await ids('tanggal=2026-11-02')).toEqual([lama.uuid]);
    expect(await ids('search=pelarut')).toEqual([lama.uuid]);
    expect(await ids('id_laboratorium=4')).toEqual([]);
    expect((await data.daftar('page=1&per_page=1')).data).toHaveLength(1);
  });
});
