import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BarangSchema } from '#domain/barang/schema.ts';
import { inTransaction } from '#server/core/journal.ts';
import { alat, bahan, instrumen } from '#server/db/tables/barang.ts';
import { koleksiBarang } from '#server/modules/barang/koleksi.ts';
import { announceBarang } from '#server/modules/barang/perubahan.ts';
import { findBarangOleh } from '#server/modules/barang/repository.ts';
import { perangkat } from '#tests/support/perangkat.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

const [mahasiswa, kalab, laboran, petugas, admin] = [
  'mahasiswa@kampus.example',
  'kalab@kampus.example',
  'laboran@kampus.example',
  'petugas@kampus.example',
  'admin@kampus.example',
];
const tarif = { tarifInternal: 250, tarifEksternal: 400 };
const satu = {
  labu: { uuid: uuidv7(), laboratoriumId: 7, kd: '7-A-01', nama: 'Labu takar 10 mL' },
  corong: { uuid: uuidv7(), laboratoriumId: 4, kd: '4-A-01', nama: 'Corong pisah 250 mL' },
  lama: { uuid: uuidv7(), laboratoriumId: 7, kd: '7-A-02', nama: 'Buret kaca', flagAktif: false },
  metanol: {
    uuid: uuidv7(),
    laboratoriumId: 7,
    kd: '7-B-01',
    nama: 'Metanol p.a.',
    casNumber: '67-56-1',
    satuan: 'mL',
    minStok: 500,
    jmlStok: 2500,
    tglExpired: '2027-03-31',
    ...tarif,
  },
  lamaBahan: {
    uuid: uuidv7(),
    laboratoriumId: 7,
    kd: '7-B-02',
    nama: 'Benzena',
    satuan: 'mL',
    flagAktif: false,
    ...tarif,
  },
  kckt: {
    uuid: uuidv7(),
    laboratoriumId: 7,
    kd: '7-I-01',
    nama: 'KCKT',
    satuan: 'menit' as const,
    durasi: 30,
    tglKalibrasiSelanjutnya: '2026-10-01',
    ...tarif,
  },
};

let uji: ServerUji;
const nomor = new Map<string, number>();
beforeAll(async () => {
  uji = await createTestServer();
  const { db } = uji.server;
  const stored = [
    ...(await db.insert(alat).values([satu.labu, satu.corong, satu.lama]).returning()),
    ...(await db.insert(bahan).values([satu.metanol, satu.lamaBahan]).returning()),
    ...(await db.insert(instrumen).values(satu.kckt).returning()),
  ];
  for (const { uuid, id } of stored) nomor.set(uuid, id);
});
afterAll(() => uji.close());

const id = ({ uuid }: { uuid: string }) => nomor.get(uuid)!;
const baca = (path: string, as = mahasiswa) =>
  uji.request<Record<string, unknown>[]>('GET', `/api/${path}`, { as });

describe('what forms choose from', () => {
  test('[API-029, DATA-43] tool: the active ones of a laboratory, or of all', async () => {
    const labu = {
      id: id(satu.labu),
      uuid: satu.labu.uuid,
      idLaboratorium: 7,
      kdAlat: '7-A-01',
      namaAlat: 'Labu takar 10 mL',
    };
    expect((await baca('tool?id_laboratorium=7')).data).toEqual([labu]);
    expect((await baca('tool', admin)).data.map(({ uuid }) => uuid)).toEqual([
      satu.corong.uuid,
      satu.labu.uuid,
    ]);
    expect((await baca('tool?id_laboratorium=1')).data).toEqual([]);
    expect((await baca('tool?id_laboratorium=tujuh')).status).toBe(422);
  });

  test('[API-030, DATA-43] item: with unit, stock, both tariffs and expiry', async () => {
    expect((await baca('item?id_laboratorium=7')).data).toEqual([
      {
        id: id(satu.metanol),
        uuid: satu.metanol.uuid,
        idLaboratorium: 7,
        kdBahan: '7-B-01',
        namaBahan: 'Metanol p.a.',
        satuan: 'mL',
        jmlStok: 2500,
        tarifInternal: 250,
        tarifEksternal: 400,
        tglExpired: '2027-03-31',
      },
    ]);
  });

  test('[API-031, DATA-43, CONST-24] instrument: with how long one unit is', async () => {
    expect((await baca('instrument?id_laboratorium=7')).data).toEqual([
      {
        id: id(satu.kckt),
        uuid: satu.kckt.uuid,
        idLaboratorium: 7,
        kdInstrumen: '7-I-01',
        namaInstrumen: 'KCKT',
        satuan: 'menit',
        durasi: 30,
        tarifInternal: 250,
        tarifEksternal: 400,
      },
    ]);
  });
});

test('those that plans and lines name are found by kind and number, active or not; an unknown one is missing', async () => {
  const rujukan = [
    { idJenisBarang: 1, id: id(satu.lama) },
    { idJenisBarang: 2, id: id(satu.metanol) },
    { idJenisBarang: 3, id: id(satu.kckt) },
    { idJenisBarang: 3, id: 9999 },
  ] as const;
  const found = await findBarangOleh(uji.server.db, rujukan);
  expect(new Map([...found].map(([kunci, { uuid, flagAktif }]) => [kunci, [uuid, flagAktif]]))).toEqual(
    new Map([
      [`1:${id(satu.lama)}`, [satu.lama.uuid, false]],
      [`2:${id(satu.metanol)}`, [satu.metanol.uuid, true]],
      [`3:${id(satu.kckt)}`, [satu.kckt.uuid, true]],
    ]),
  );
  expect(await findBarangOleh(uji.server.db, [])).toEqual(new Map());
});

describe('what devices keep', () => {
  const ubah = async (uuid: string, isi: Partial<typeof bahan.$inferInsert>) => {
    const { db, clock } = uji.server;
    await inTransaction(db, async (tx, journal) => {
      await tx.update(bahan).set(isi).where(eq(bahan.uuid, uuid));
      announceBarang({ journal, received: clock.now() }, uuid);
    });
  };

  test('all active ones of all three kinds in one shape, for everybody', async () => {
    for (const as of [mahasiswa, kalab, laboran, petugas, admin]) {
      const hp = perangkat(uji, as);
      await hp.tarik('barang');
      expect(hp.semua('barang').sort(), as).toEqual(
        [satu.labu, satu.corong, satu.metanol, satu.kckt].map(({ uuid }) => uuid).sort(),
      );
      for (const uuid of hp.semua('barang'))
        expect(BarangSchema.strict().safeParse(hp.punya('barang', uuid)).error, uuid).toBeUndefined();
      expect(hp.punya('barang', satu.labu.uuid)).toEqual({
        uuid: satu.labu.uuid,
        idJenisBarang: 1,
        id: id(satu.labu),
        idLaboratorium: 7,
        kdBarang: '7-A-01',
        namaBarang: 'Labu takar 10 mL',
        satuan: null,
        dihitungSatuan: false,
        tarifInternal: 0,
        tarifEksternal: 0,
        jmlStok: null,
        minStok: null,
        tglExpired: null,
        durasi: null,
        tglKalibrasiSelanjutnya: null,
      });
      expect(hp.punya('barang', satu.kckt.uuid)).toMatchObject({
        idJenisBarang: 3,
        durasi: 30,
        tglKalibrasiSelanjutnya: '2026-10-01',
      });
    }
  });

  test('the stock as it is after a change, and nothing of one that is switched off', async () => {
    const hp = perangkat(uji, laboran);
    await hp.tarik('barang');
    await ubah(satu.metanol.uuid, { jmlStok: 40 });
    expect(await hp.tarik('barang')).toEqual({ diberi: [satu.metanol.uuid], hilang: [] });
    expect(hp.punya('barang', satu.metanol.uuid)).toMatchObject({ jmlStok: 40, minStok: 500 });
    await ubah(satu.metanol.uuid, { flagAktif: false });
    expect(await hp.tarik('barang')).toEqual({ diberi: [], hilang: [satu.metanol.uuid] });
    await ubah(satu.metanol.uuid, { flagAktif: true, jmlStok: 2500 });
    expect(await hp.tarik('barang')).toEqual({ diberi: [satu.metanol.uuid], hilang: [] });
  });

  test('filled page by page in one order over the three kinds, each once', async () => {
    const actor = { uuid: '', nama: '', email: '', role: 'Laboran', laboratorium: [] } as const;
    const pages: string[] = [];
    for (let after: string | null = null; ;) {
      const ids = await koleksiBarang.ids(uji.server.db, actor, after, 1, uji.jam.now());
      if (ids.length === 0) break;
      pages.push(...ids);
      after = ids.at(-1)!;
    }
    expect(pages).toEqual([satu.labu, satu.corong, satu.metanol, satu.kckt].map(({ uuid }) => uuid).sort());
  });
});
