import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { ParameterUji, ParameterUjiInduk } from '#domain/parameter-uji/schema.ts';
import { otoritas } from '#server/db/tables/pengguna.ts';
import { barisTagihan } from '#server/db/tables/pengujian.ts';
import { audit } from '#server/db/tables/sync.ts';
import { akun } from '#tests/support/akun.ts';
import { katalog, sampelDaftar } from '#tests/support/katalog.ts';
import { admin, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { perangkat } from '#tests/support/perangkat.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
});
afterAll(() => uji.close());

let urut = 0;
const isian = (over: object = {}) => ({
  id_laboratorium: 7,
  kd_parameter_uji: `BARU-${++urut}`,
  nama_parameter_uji: 'Kadar vitamin C',
  metode_uji: 'Titrasi iodimetri, FI VI',
  harga_internal: 100_000,
  harga_eksternal: 160_000,
  id_satuan: 1,
  satuan_hasil: 'mg',
  flag_replikasi: 1,
  harga_replikasi_internal: 50_000,
  harga_replikasi_eksternal: 80_000,
  pembagian: [
    { id_peran: 1, persen_pembagian: 60 },
    { id_peran: 2, persen_pembagian: 12.5 },
    { id_peran: 3, persen_pembagian: 0 },
  ],
  ...over,
});
const tulis = (method: 'POST' | 'PUT', body: object, as = admin) =>
  uji.request<ParameterUjiInduk>(method, '/api/test-parameter', { as, body });
const buat = async (over: object = {}) => {
  const { status, info, data } = await tulis('POST', isian(over));
  if (status !== 201) throw new Error(`parameter: ${info}`);
  return data;
};
/** A stored test as its form would send it again. */
const kirimUlang = ({ uuid, rev, ...data }: ParameterUjiInduk, over: object = {}) => ({
  uuid,
  base_rev: rev,
  id_laboratorium: data.idLaboratorium,
  kd_parameter_uji: data.kdParameterUji,
  nama_parameter_uji: data.namaParameterUji,
  metode_uji: data.metodeUji,
  harga_internal: data.hargaInternal,
  harga_eksternal: data.hargaEksternal,
  id_satuan: data.idSatuan,
  satuan_hasil: data.satuanHasil,
  flag_replikasi: data.flagReplikasi,
  harga_replikasi_internal: data.hargaReplikasiInternal,
  harga_replikasi_eksternal: data.hargaReplikasiEksternal,
  pembagian: data.distribution.map(({ role, persenPembagian }) => ({
    id_peran: role.id,
    persen_pembagian: persenPembagian,
  })),
  ...over,
});
const baca = async (uuid: string, as = admin) =>
  (await uji.request<ParameterUjiInduk>('GET', `/api/test-parameter?uuid=${uuid}`, { as })).data;
const dari = async (id: number) =>
  (await uji.request<ParameterUjiInduk[]>('GET', '/api/test-parameter', { as: admin })).data.find(
    (satu) => satu.id === id,
  )!;

test('[GAP-174] whether a test is accredited is Admin’s to say, stays where a call does not say, and reaches the record of a sample', async () => {
  const baru = await buat({ flag_akreditasi: 1 });
  const { data } = await tulis('PUT', kirimUlang(baru, { nama_parameter_uji: 'Kadar vitamin C total' }));
  expect([baru.flagAkreditasi, data.flagAkreditasi, (await buat()).flagAkreditasi]).toEqual([1, 1, 0]);
  expect((await tulis('PUT', kirimUlang(data, { flag_akreditasi: 0 }))).data.flagAkreditasi).toBe(0);
  const [jejak] = await uji.server.db
    .select()
    .from(audit)
    .where(eq(audit.record, baru.uuid))
    .orderBy(desc(audit.id))
    .limit(1);
  expect(jejak!.perubahan).toEqual({ flagAkreditasi: [true, false] });
  const { uuid, sample } = await alur.sampai(1);
  const { parameterTest } = sample[0]!.parameter[0]!;
  expect(parameterTest.flagAkreditasi).toBe(0);
  await tulis('PUT', kirimUlang(await dari(parameterTest.id), { flag_akreditasi: 1 }));
  expect((await alur.baca(uuid)).data.sample[0]!.parameter[0]!.parameterTest.flagAkreditasi).toBe(1);
});

describe('a new test', () => {
  test('[API-049, MSG-26, DATA-33, MASTER-31] is stored with its prices and shares; a role with nothing has none', async () => {
    const kirim = isian();
    const { status, info, data } = await tulis('POST', kirim);
    expect([status, info]).toEqual([201, 'Data parameter berhasil disimpan']);
    expect(data).toMatchObject({
      kdParameterUji: kirim.kd_parameter_uji,
      lab: { namaLaboratorium: 'LPOMK' },
      unit: { namaSatuan: 'Sampel' },
      satuanHasil: 'mg',
      hargaInternal: 100_000,
      flagReplikasi: 1,
      hargaReplikasiEksternal: 80_000,
      flagAktif: 1,
      rev: '1',
      distribution: [
        { role: { kdPeran: 1, namaPeran: 'Laboratorium' }, persenPembagian: 60 },
        { role: { kdPeran: 2, namaPeran: 'Analis' }, persenPembagian: 12.5 },
      ],
    });
    expect(await baca(data.uuid)).toEqual(data);
    const [jejak] = await uji.server.db.select().from(audit).where(eq(audit.record, data.uuid));
    expect(jejak).toMatchObject({ jenis: 'parameterUji', role: 'Admin', call: 'POST test-parameter' });
    expect(jejak!.perubahan).toMatchObject({ hargaInternal: [null, 100_000] });
  });

  test('[API-027, API-028, DATA-34] unit and roles are those of the lists', async () => {
    const [satuan, peran] = await Promise.all(
      ['test-unit', 'test-role'].map(
        async (daftar) => (await uji.request<unknown[]>('GET', `/api/${daftar}`, { as: admin })).data,
      ),
    );
    expect(satuan).toEqual([{ id: 1, namaSatuan: 'Sampel' }]);
    expect(peran).toMatchObject(
      ['Laboratorium', 'Analis', 'Penyelia', 'Fakultas'].map((namaPeran, ke) => ({
        id: ke + 1,
        kdPeran: ke + 1,
        namaPeran,
      })),
    );
    const { status, errors } = await tulis(
      'POST',
      isian({ id_satuan: 9, id_laboratorium: 99, pembagian: [{ id_peran: 8, persen_pembagian: 1 }] }),
    );
    expect([status, errors?.map(({ field }) => field)]).toEqual([
      422,
      ['id_laboratorium', 'id_satuan', 'pembagian[0][id_peran]'],
    ]);
  });

  test('[MSG-04] a code is used once in a laboratory, and may be used in another one', async () => {
    const { kdParameterUji } = await buat();
    const { status, errors } = await tulis('POST', isian({ kd_parameter_uji: kdParameterUji }));
    expect([status, errors]).toEqual([
      422,
      [{ field: 'kd_parameter_uji', message: 'Kode sudah digunakan.' }],
    ]);
    expect(
      (await tulis('POST', isian({ kd_parameter_uji: kdParameterUji, id_laboratorium: 4 }))).status,
    ).toBe(201);
  });

  test('[MSG-04] of several who take one code at the same moment one has it', async () => {
    const body = isian();
    const semua = await Promise.all(
      Array.from({ length: 4 }, () => tulis('POST', { ...body, uuid: uuidv7() })),
    );
    expect(semua.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422, 422]);
  });

  test('[NAV-16, GAP-145] is Admin’s to make, in the laboratories they administer', async () => {
    for (const as of [pendaftar, kalab]) expect((await tulis('POST', isian(), as)).status).toBe(403);
    const { db } = uji.server;
    await db.insert(otoritas).values({ penggunaId: akun(admin).uuid, laboratoriumId: 4 });
    const { status, info } = await tulis('POST', isian());
    await db.delete(otoritas).where(eq(otoritas.penggunaId, akun(admin).uuid));
    expect([status, info]).toEqual([403, 'Hanya untuk Admin laboratorium ini.']);
  });
});

describe('a changed test', () => {
  test('[API-050, MSG-26, GAP-92] is as it was sent; the audit has what differs, and a stale one is refused', async () => {
    const lama = await buat();
    const { status, info, data } = await tulis(
      'PUT',
      kirimUlang(lama, { harga_internal: 110_000, pembagian: [{ id_peran: 4, persen_pembagian: 100 }] }),
    );
    expect([status, info]).toEqual([200, 'Data parameter berhasil diubah']);
    expect(data).toMatchObject({ rev: '2', hargaInternal: 110_000, hargaEksternal: 160_000 });
    const [jejak] = await uji.server.db
      .select()
      .from(audit)
      .where(eq(audit.record, lama.uuid))
      .orderBy(desc(audit.id));
    expect(jejak!.perubahan).toEqual({
      hargaInternal: [100_000, 110_000],
      pembagian: [
        [
          { idPeran: 1, persenPembagian: 60 },
          { idPeran: 2, persenPembagian: 12.5 },
        ],
        [{ idPeran: 4, persenPembagian: 100 }],
      ],
    });
    const basi = await tulis('PUT', kirimUlang(lama, { harga_internal: 1 }));
    expect([basi.status, basi.code, basi.data.hargaInternal]).toEqual([409, 'STALE', 110_000]);
  });

  test('[GAP-92] of two who change it at one moment one does, the other hears of it', async () => {
    const lama = await buat();
    const jawaban = await Promise.all(
      [1, 2].map((harga_internal) => tulis('PUT', kirimUlang(lama, { harga_internal }))),
    );
    expect(jawaban.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('[MSG-04] keeps its own code, and cannot take another’s', async () => {
    const [satu, dua] = [await buat(), await buat()];
    expect((await tulis('PUT', kirimUlang(satu))).status).toBe(200);
    const { status, errors } = await tulis('PUT', kirimUlang(dua, { kd_parameter_uji: satu.kdParameterUji }));
    expect([status, errors?.[0]?.message]).toEqual([422, 'Kode sudah digunakan.']);
  });

  test('[GAP-20, GAP-165] moves to another laboratory while nothing refers to it, and stays once a submission does', async () => {
    const baru = await buat({ flag_replikasi: 0 });
    expect(baru.flagDapatPindah).toBe(true);
    const { status, data } = await tulis('PUT', kirimUlang(baru, { id_laboratorium: 4 }));
    expect([status, data.idLaboratorium, data.lab.namaLaboratorium]).toEqual([200, 4, 'Kimia Farmasi']);
    const [jejak] = await uji.server.db
      .select()
      .from(audit)
      .where(eq(audit.record, baru.uuid))
      .orderBy(desc(audit.id));
    expect(jejak!.perubahan).toEqual({ laboratoriumId: [7, 4] });

    const body = {
      id_jenis_penggunaan: 2,
      sampel: [sampelDaftar([{ id_pengujian_parameter_uji: data.id }])],
    };
    expect((await uji.request('POST', '/api/test', { as: pendaftar, body })).status).toBe(201);
    const kini = await baca(baru.uuid);
    expect(kini.flagDapatPindah).toBe(false);
    const kembali = await tulis('PUT', kirimUlang(kini, { id_laboratorium: 7 }));
    expect([kembali.status, kembali.errors]).toEqual([
      422,
      [{ field: 'id_laboratorium', message: expect.stringMatching(/^Parameter ini sudah dipakai, /) }],
    ]);
    expect((await tulis('PUT', kirimUlang(kini))).status).toBe(200);
    expect((await tulis('PUT', kirimUlang(await buat(), { uuid: uuidv7() }))).status).toBe(404);
  });

  test('[GAP-14, GAP-50, DATA-34] leaves bills that were made as they are, prices and shares', async () => {
    const { kadar } = await katalog(uji);
    const lama = await dari(kadar);
    const { uuid, bill } = await alur.sampai(5);
    const baris = () =>
      uji.server.db
        .select()
        .from(barisTagihan)
        .where(eq(barisTagihan.pengujianId, uuid))
        .orderBy(barisTagihan.urutan);
    const dulu = await baris();
    expect(dulu.some(({ pembagian }) => pembagian.length === 2)).toBe(true);
    const { data } = await tulis(
      'PUT',
      kirimUlang(lama, { harga_internal: 1, harga_eksternal: 2, harga_replikasi_internal: 3, pembagian: [] }),
    );
    expect(await baris()).toEqual(dulu);
    expect((await alur.baca(uuid)).data.bill).toEqual(bill);
    await tulis('PUT', kirimUlang(lama, { base_rev: data.rev }));
  });

  test('[MASTER-28] without replication any more, those who asked for it before pay what it cost', async () => {
    const { kadar } = await katalog(uji);
    const lama = await dari(kadar);
    const { data: baru } = await alur.daftar();
    const diminta = baru.sample
      .flatMap(({ parameter }) => parameter)
      .find(({ parameterTest }) => parameterTest.id === kadar)!;
    expect(diminta.jumlahReplikasi).toBeGreaterThan(1);
    const { data } = await tulis(
      'PUT',
      kirimUlang(lama, {
        flag_replikasi: 0,
        harga_replikasi_internal: '',
        harga_replikasi_eksternal: '',
      }),
    );
    expect((await alur.baca(baru.uuid)).data.totalHarga).toBe(baru.totalHarga);
    const { status, data: disetujui } = await alur.verifikasi(baru.uuid, 1);
    expect([status, disetujui.totalHarga]).toEqual([200, baru.totalHarga]);
    await tulis('PUT', kirimUlang(lama, { base_rev: data.rev }));
  });
});

describe('who sees a test', () => {
  test('[API-048, GAP-111] how its price is shared is Admin’s to know; one that is offered no more is shown to nobody else', async () => {
    const satu = await buat();
    const daftar = async (as: string) =>
      (await uji.request<ParameterUji[]>('GET', `/api/test-parameter?search=${satu.kdParameterUji}`, { as }))
        .data;
    expect((await daftar(admin))[0]).toHaveProperty('distribution');
    expect(Object.keys((await daftar(pendaftar))[0]!)).not.toContain('distribution');
    await tulis('PUT', kirimUlang(satu, { flag_aktif: 0 }));
    expect([(await daftar(admin)).length, (await daftar(pendaftar)).length]).toEqual([1, 0]);
    const sendiri = await uji.request('GET', `/api/test-parameter?uuid=${satu.uuid}`, { as: pendaftar });
    expect(sendiri.status).toBe(404);
  });

  test('devices of those who may register hear of a new one, of its price, and that it is gone', async () => {
    const hp = perangkat(uji, pendaftar);
    await hp.tarik('parameterUji');
    const satu = await buat();
    expect(await hp.tarik('parameterUji')).toEqual({ diberi: [satu.uuid], hilang: [] });
    const { data } = await tulis('PUT', kirimUlang(satu, { harga_internal: 125_000 }));
    expect(await hp.tarik('parameterUji')).toEqual({ diberi: [satu.uuid], hilang: [] });
    expect(hp.punya('parameterUji', satu.uuid)).toMatchObject({ hargaInternal: 125_000 });
    expect(hp.punya('parameterUji', satu.uuid)).not.toHaveProperty('distribution');
    await tulis('PUT', kirimUlang(data, { flag_aktif: 0 }));
    expect(await hp.tarik('parameterUji')).toEqual({ diberi: [], hilang: [satu.uuid] });
  });
});
