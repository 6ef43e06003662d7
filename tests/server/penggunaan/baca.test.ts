import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { BarisPenggunaan, Jadwal, Penambahan, PengembalianAlat } from '#domain/penggunaan/schema.ts';
import { JadwalSchema } from '#domain/penggunaan/schema.ts';
import { akun } from '#tests/support/akun.ts';
import { admin, kalab, pendaftar } from '#tests/support/layanan.ts';
import { perangkat } from '#tests/support/perangkat.ts';
import {
  industri,
  kalab2,
  laboran,
  laboran2,
  labBiologi,
  labKimia,
  petugas,
} from '#tests/support/penelitian.ts';
import { hariPakai, pemakaianUji } from '#tests/support/penggunaan.ts';
import { awalJam, createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let pakai: ReturnType<typeof pemakaianUji>;
beforeAll(async () => {
  uji = await createTestServer();
  pakai = pemakaianUji(uji);
});
afterAll(() => uji.close());
afterEach(() => uji.jam.set(awalJam));

const baca = <T>(call: string, as = laboran) => uji.request<T>('GET', `/api/research-usage/${call}`, { as });

describe('the usage of one research', () => {
  let uuid: string;
  let menunggu: string;
  beforeAll(async () => {
    const [labu, metanol] = [await pakai.barang.alat('Labu ukur'), await pakai.barang.bahan(1000)];
    const agar = await pakai.barang.bahan(100, { nama: 'Agar nutrien', tarif: 2000 });
    ({ uuid } = await pakai.dengan(
      [pakai.baris.alat(labu.id, 3), pakai.baris.bahan(metanol.id, 10)],
      laboran,
    ));
    await pakai.tambah(
      uuid,
      [pakai.baris.bahan(metanol.id, 5), pakai.baris.bahan(agar.id, 1)],
      {},
      { as: laboran },
    );
    await uji.server.db.execute(`update bahan set tarif_internal = 600 where id = ${metanol.id}`);
    await pakai.tambah(uuid, [pakai.baris.bahan(metanol.id, 1)], {}, { as: laboran });
    const { data } = await pakai.tambah(uuid, [pakai.baris.bahan(agar.id, 50)]);
    menunggu = data.penambahan.at(-1)!.uuid;
  });

  test('[API-061, USAGE-02, LABORAN-17] history, searched by what was used', async () => {
    const { data } = await baca<Penambahan[]>(`history?uuid=${uuid}`);
    expect(data.map(({ kdStatusPengajuan, baris }) => [kdStatusPengajuan, baris.length])).toEqual([
      [12, 2],
      [12, 2],
      [12, 1],
      [10, 1],
    ]);
    expect((await baca<Penambahan[]>(`history?uuid=${uuid}&search=AGAR`)).data).toHaveLength(2);
    expect((await baca<Penambahan[]>(`history?uuid=${uuid}&search=kromatograf`)).data).toEqual([]);
  });

  test('[API-062, DATA-41, USAGE-02, LABORAN-18] approved lines of one thing and price as one, with the sum of all', async () => {
    const jawaban = await baca<BarisPenggunaan[]>(`usage?uuid=${uuid}`);
    expect(
      jawaban.data.map(({ namaBarang, jlhPenggunaan, hargaSatuan, hargaTotal }) => [
        namaBarang,
        jlhPenggunaan,
        hargaSatuan,
        hargaTotal,
      ]),
    ).toEqual([
      ['Labu ukur', 3, 0, 0],
      ['Metanol', 15, 500, 7500],
      ['Agar nutrien', 1, 2000, 2000],
      ['Metanol', 1, 600, 600],
    ]);
    expect(jawaban).toMatchObject({ total: 10_100 });
    const dicari = await baca<BarisPenggunaan[]>(`usage?uuid=${uuid}&search=metanol`);
    expect([dicari.data.length, dicari]).toMatchObject([2, { total: 10_100 }]);
  });

  test('[API-063, LABORAN-19] tools and what became of them', async () => {
    const { data } = await baca<PengembalianAlat[]>(`return-tool?uuid=${uuid}`);
    expect(data).toMatchObject([
      { namaJenisBarang: 'Alat', namaBarang: 'Labu ukur', jlhPenggunaan: 3, rev: '1' },
    ]);
    expect((await baca<PengembalianAlat[]>(`return-tool?uuid=${uuid}&search=corong`)).data).toEqual([]);
  });

  test('[API-064, USAGE-03] one addition by its own uuid', async () => {
    const { data } = await baca<Penambahan>(`history-detail?uuid=${menunggu}`, pendaftar);
    expect(data).toMatchObject({ uuid: menunggu, total: 100_000, baris: [{ namaBarang: 'Agar nutrien' }] });
  });

  test.each(['history', 'usage', 'return-tool', 'history-detail'])(
    '[GAP-97, GAP-83] %s is its owner’s and its officers’ to read',
    async (call) => {
      const id = call === 'history-detail' ? menunggu : uuid;
      const oleh = async (as: string) => (await baca(`${call}?uuid=${id}`, as)).status;
      for (const as of [pendaftar, kalab, laboran, petugas, admin])
        expect([as, await oleh(as)]).toEqual([as, 200]);
      expect([await oleh(laboran2), await oleh(industri)]).toEqual([403, 404]);
    },
  );
});

describe('the calendar of instruments', () => {
  test('what is taken, with names for the officers of the laboratory and its own registrant only', async () => {
    const { id } = await pakai.barang.instrumen('menit', { nama: 'KCKT Kalender' });
    const { uuid, penambahan } = await pakai.dengan([pakai.baris.waktu(id, '09:00', '10:30')]);
    const lihat = async (as: string, query = '') => {
      const { data } = await baca<Jadwal[]>(`schedule?${query}`, as);
      for (const satu of data) JadwalSchema.parse(satu);
      return data.filter(({ idInstrumen }) => idInstrumen === id);
    };
    const satu = {
      uuid: penambahan.baris[0]!.uuid,
      idLaboratorium: labKimia,
      namaInstrumen: 'KCKT Kalender',
      tanggal: hariPakai,
      jamMulai: '09:00',
      jamSelesai: '10:30',
      kdStatusPengajuan: 10,
    };
    const dikenal = { ...satu, nama: akun(pendaftar).nama, uuidPenelitian: uuid };
    const anonim = { ...satu, nama: null, uuidPenelitian: null, milikSendiri: 0 };
    expect(await lihat(pendaftar)).toMatchObject([{ ...dikenal, milikSendiri: 1 }]);
    for (const as of [laboran, petugas, kalab, admin])
      expect(await lihat(as)).toMatchObject([{ ...dikenal, milikSendiri: 0 }]);
    for (const as of [industri, laboran2, kalab2]) expect(await lihat(as)).toMatchObject([anonim]);
    expect(
      await lihat(laboran, `id_laboratorium=${labKimia}&tgl_mulai=${hariPakai}&tgl_selesai=${hariPakai}`),
    ).toHaveLength(1);
    expect(await lihat(laboran, `id_laboratorium=${labBiologi}`)).toEqual([]);
    expect(await lihat(laboran, 'tgl_mulai=2026-11-26')).toEqual([]);
    expect(await lihat(laboran, 'tgl_selesai=2026-11-24')).toEqual([]);
    await pakai.putuskan(penambahan.uuid, 2);
    expect(await lihat(laboran)).toEqual([]);
  });

  test('[GAP-156] an overnight run is of each of its days, and leaves a device a day after its last', async () => {
    const { id } = await pakai.barang.instrumen();
    const hp = perangkat(uji, industri);
    await hp.tarik('jadwal');
    const malam = pakai.baris.waktu(id, '22:00', '06:00', { tgl_selesai: '2026-11-27' });
    const { uuid } = (await pakai.dengan([malam])).penambahan.baris[0]!;
    const pada = async (hari: string) =>
      (await baca<Jadwal[]>(`schedule?tgl_mulai=${hari}`, laboran)).data.filter(
        ({ idInstrumen }) => idInstrumen === id,
      );
    expect(await pada('2026-11-27')).toMatchObject([{ tanggal: hariPakai, tglSelesai: '2026-11-27' }]);
    expect(await pada('2026-11-28')).toEqual([]);
    await hp.tarik('jadwal');
    expect(hp.punya('jadwal', uuid)).toMatchObject({ tglSelesai: '2026-11-27' });
    uji.jam.set('2026-11-28T16:00:00Z');
    expect((await hp.tarik('jadwal')).hilang).not.toContain(uuid);
    uji.jam.set('2026-11-28T17:00:01Z');
    expect((await hp.tarik('jadwal')).hilang).toContain(uuid);
  });

  test('[GAP-69] it is read page by page, in its order, from however long ago', async () => {
    const { id } = await pakai.barang.instrumen();
    await pakai.dengan([pakai.baris.waktu(id, '07:00', '08:00'), pakai.baris.waktu(id, '08:00', '09:00')]);
    const halaman = async (page: number) => {
      const { data, meta } = await baca<Jadwal[]>(
        `schedule?tgl_mulai=1900-01-01&page=${page}&per_page=1`,
        laboran,
      );
      return { data, meta };
    };
    const [pertama, kedua] = [await halaman(1), await halaman(2)];
    expect(pertama.data).toMatchObject([{ jamMulai: '07:00' }]);
    expect(kedua.data).toMatchObject([{ jamMulai: '08:00' }]);
    expect(kedua.meta).toEqual({ total: pertama.meta!.total, page: 2, perPage: 1 });
  });

  test('on devices: taken, granted, moved and given back are told; it leaves by age', async () => {
    const { id } = await pakai.barang.instrumen();
    const hp = perangkat(uji, industri);
    await hp.tarik('jadwal');
    const satu = await pakai.dengan([pakai.baris.waktu(id, '09:00', '10:00')]);
    const { uuid } = satu.penambahan.baris[0]!;
    expect(await hp.tarik('jadwal')).toEqual({ diberi: [uuid], hilang: [] });
    await pakai.putuskan(satu.penambahan.uuid, 1);
    await hp.tarik('jadwal');
    expect(hp.punya('jadwal', uuid)).toMatchObject({ kdStatusPengajuan: 12, nama: null });
    await pakai.koreksi(satu.penambahan.uuid, [{ ...pakai.baris.waktu(id, '13:00', '14:00'), uuid }]);
    await hp.tarik('jadwal');
    expect(hp.punya('jadwal', uuid)).toMatchObject({ jamMulai: '13:00' });
    const dua = await pakai.dengan([pakai.baris.waktu(id, '15:00', '16:00')]);
    const lain = dua.penambahan.baris[0]!.uuid;
    await hp.tarik('jadwal');
    // A line that was written anew is another one: the time of the old one is told as free.
    const { data } = await pakai.ubah(dua.penambahan.uuid, [pakai.baris.waktu(id, '16:00', '17:00')]);
    const kini = data.penambahan.find((tambahan) => tambahan.uuid === dua.penambahan.uuid)!.baris[0]!.uuid;
    expect(await hp.tarik('jadwal')).toEqual({ diberi: [kini], hilang: [lain] });
    await pakai.ubah(dua.penambahan.uuid, []);
    expect(await hp.tarik('jadwal')).toEqual({ diberi: [], hilang: [kini] });

    // The 26th in Jakarta: yesterday's is still there; the day after it is not.
    uji.jam.set('2026-11-25T18:00:00Z');
    expect((await hp.tarik('jadwal')).hilang).toEqual([]);
    uji.jam.set('2026-11-26T16:00:00Z');
    expect((await hp.tarik('jadwal')).hilang).toEqual([]);
    uji.jam.set('2026-11-26T17:00:01Z');
    expect((await hp.tarik('jadwal')).hilang).toContain(uuid);
    expect(hp.punya('jadwal', uuid)).toBeUndefined();
    const baru = perangkat(uji, laboran);
    await baru.tarik('jadwal');
    expect(baru.semua('jadwal')).not.toContain(uuid);
  });

  test('a time is told anew under the new name of its registrant', async () => {
    const { id } = await pakai.barang.instrumen();
    const { penambahan } = await pakai.dengan([pakai.baris.waktu(id, '09:00', '10:00')]);
    const { uuid } = penambahan.baris[0]!;
    const hp = perangkat(uji, laboran);
    await hp.tarik('jadwal');
    const { profil, ...orang } = akun(pendaftar);
    const body = {
      uuid: orang.uuid,
      nama: 'Rizky Aditya P.',
      no_whatsapp: profil!.noHp,
      no_induk_kepegawaian: profil!.noInduk,
      id_role: 1,
      otoritas_laboratorium: [],
    };
    expect((await uji.request('PUT', '/api/officer', { as: admin, body })).status).toBe(201);
    expect((await hp.tarik('jadwal')).diberi).toContain(uuid);
    expect(hp.punya('jadwal', uuid)).toMatchObject({ nama: 'Rizky Aditya P.' });
  });

  test('a device learns that a material is fewer now', async () => {
    const { id, uuid } = await pakai.barang.bahan(100);
    const hp = perangkat(uji, laboran);
    await hp.tarik('barang');
    await pakai.dengan([pakai.baris.bahan(id, 30)], laboran);
    expect((await hp.tarik('barang')).diberi).toContain(uuid);
    expect(hp.punya('barang', uuid)).toMatchObject({ jmlStok: 70 });
  });
});
