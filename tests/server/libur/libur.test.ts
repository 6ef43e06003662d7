import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/core/clock.ts';
import type { Jejak } from '#domain/jejak/schema.ts';
import type { HariLibur, TahunLibur } from '#domain/libur/schema.ts';
import { seedReference } from '#server/db/reference/seed.ts';
import { antreKunci } from '#tests/support/antre-kunci.ts';
import { admin, layanan, pendaftar } from '#tests/support/layanan.ts';
import { perangkat } from '#tests/support/perangkat.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
});
afterAll(() => uji.close());

const tahun = async (satu: number) =>
  (await uji.request<TahunLibur>('GET', `/api/holiday?tahun=${satu}`, { as: pendaftar })).data;
const hari = (tanggal: string, nama_libur: string, jenis_libur = 'hari-libur') => ({
  tanggal,
  nama_libur,
  jenis_libur,
});
const kirim = <T = unknown>(method: string, body: object, path = '', as = admin) =>
  uji.request<T>(method, `/api/holiday${path}`, { as, body });
const tambah = (...semua: object[]) => kirim<{ jumlah: number }>('POST', { hari: semua });

describe('holidays', () => {
  test('[BEYOND-30] of a year are its days in their order and its decree; a year nobody has spoken of has neither', async () => {
    const isi = await tahun(2026);
    expect([isi.dasar, isi.hari.length]).toEqual([
      'SKB Menag 1497/2025, Menaker 2/2025, Menpan-RB 5/2025',
      25,
    ]);
    expect(isi.hari.slice(-2).map(({ tanggal, jenisLibur }) => [tanggal, jenisLibur])).toEqual([
      ['2026-12-24', 'cuti-bersama'],
      ['2026-12-25', 'hari-libur'],
    ]);
    expect(await tahun(2031)).toEqual({ tahun: 2031, dasar: null, rev: '0', hari: [] });
  });

  test('[BEYOND-30] are added, changed and taken away by Admin; every device hears of it, the trail says it, and what is off stays off', async () => {
    const milik = perangkat(uji, pendaftar);
    await milik.tarik('acuan');
    const baru = await tambah(hari('2032-03-09', 'Idulfitri'), hari('2032-03-08', 'Cuti', 'cuti-bersama'));
    expect([baru.status, baru.info, baru.data]).toEqual([
      201,
      '2 hari libur berhasil ditambahkan',
      { jumlah: 2 },
    ]);
    expect((await milik.tarik('acuan')).diberi.toSorted()).toEqual([
      'cuti-bersama:20320308',
      'hari-libur:20320309',
    ]);
    expect(milik.punya('acuan', 'hari-libur:20320309')).toMatchObject({ nama: 'Idulfitri', rev: '1' });

    // It was no holiday after all.
    const ubah = await kirim<HariLibur>('PUT', {
      ...hari('2032-03-09', 'Cuti bersama Idulfitri', 'cuti-bersama'),
      base_rev: '1',
    });
    expect([ubah.status, ubah.data.rev]).toEqual([200, '2']);
    await milik.tarik('acuan');
    expect([
      milik.punya('acuan', 'hari-libur:20320309'),
      milik.punya('acuan', 'cuti-bersama:20320309'),
    ]).toMatchObject([undefined, { nama: 'Cuti bersama Idulfitri' }]);
    const basi = await kirim<HariLibur>('DELETE', { tanggal: '2032-03-09', base_rev: '1' });
    expect([basi.status, basi.code, basi.data.namaLibur]).toEqual([409, 'STALE', 'Cuti bersama Idulfitri']);

    expect((await kirim('DELETE', { tanggal: '2032-03-09', base_rev: '2' })).status).toBe(200);
    expect((await kirim('DELETE', { tanggal: '2026-01-16' })).status).toBe(200);
    await milik.tarik('acuan');
    expect(milik.punya('acuan', 'cuti-bersama:20320309')).toBeUndefined();
    // What the app brings along at its next start does not bring it back.
    await seedReference(uji.server.db);
    expect((await tahun(2026)).hari.map(({ tanggal }) => tanggal)).not.toContain('2026-01-16');
    // Added again it is one revision on: nobody who saw the old one decides on the new.
    await tambah(hari('2032-03-09', 'Idulfitri'));
    expect((await tahun(2032)).hari[1]).toMatchObject({ tanggal: '2032-03-09', rev: '4' });

    const { data } = await uji.request<{ jejak: Jejak[] }>('GET', '/api/audit?tindakan=PUT holiday', {
      as: admin,
    });
    expect(data.jejak[0]).toMatchObject({
      rekaman: 'Hari libur',
      sebutan: '9 Maret 2032',
      perubahan: [
        { label: 'Nama', dari: 'Idulfitri', ke: 'Cuti bersama Idulfitri' },
        { label: 'Jenis', dari: 'Libur nasional', ke: 'Cuti bersama' },
      ],
    });
  });

  test('[BEYOND-30] that are there already or said twice are refused by their place, and nothing is written', async () => {
    const jawaban = await tambah(
      hari('2033-01-01', 'Tahun Baru'),
      hari('2026-12-25', 'Natal'),
      hari('2033-01-01', 'Tahun Baru lagi'),
    );
    expect([jawaban.status, jawaban.errors]).toEqual([
      422,
      [
        {
          field: 'hari[1][tanggal]',
          message: '25 Desember 2026 sudah ada: Kelahiran Yesus Kristus (Natal) (libur nasional).',
        },
        { field: 'hari[2][tanggal]', message: '1 Januari 2033 disebut lebih dari sekali.' },
      ],
    ]);
    expect((await tahun(2033)).hari).toEqual([]);
    const buruk = await tambah(hari('1999-12-31', ' ', 'libur'));
    expect(buruk.errors!.map(({ field }) => field)).toEqual([
      'hari[0][tanggal]',
      'hari[0][nama_libur]',
      'hari[0][jenis_libur]',
    ]);
    expect((await kirim('PUT', hari('2033-01-01', 'Tahun Baru'))).status).toBe(404);
    expect((await kirim('POST', { hari: [hari('2033-01-01', 'x')] }, '', pendaftar)).status).toBe(403);
  });

  test('[BEYOND-30] of two Admins who add the same day as different things one is told that it is there', async () => {
    // Nobody writes until both have looked.
    const keduanya = await uji.server.db.transaction(async (tx) => {
      await tx.execute(sql`lock table acuan in share mode`);
      const dikirim = [tambah(hari('2034-05-05', 'Satu')), tambah(hari('2034-05-05', 'Dua', 'cuti-bersama'))];
      await antreKunci(uji, 2);
      return { dikirim };
    });
    const jawaban = await Promise.all(keduanya.dikirim);
    expect(jawaban.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    expect((await tahun(2034)).hari).toHaveLength(1);
  });

  test('[BEYOND-30] a whole year comes in at once', async () => {
    const semua = Array.from({ length: 366 }, (_, ke) => hari(addDays('2036-01-01', ke), `Hari ${ke}`));
    expect((await tambah(...semua)).data).toEqual({ jumlah: 366 });
    expect((await tahun(2036)).hari).toHaveLength(366);
    expect((await tambah(...semua, hari('2037-01-01', 'Satu lagi'))).status).toBe(422);
  });

  test('[BEYOND-30] the decree of a year is said, mended and taken back', async () => {
    const sebut = (isi: object) =>
      kirim<{ dasar: string | null; rev: string }>('PUT', { tahun: 2035, ...isi }, '/decree');
    expect((await sebut({ dasar: 'SKB 1/2034', base_rev: '0' })).data).toMatchObject({ rev: '1' });
    expect((await sebut({ dasar: 'SKB 2/2034', base_rev: '0' })).code).toBe('STALE');
    await sebut({ dasar: 'SKB 2/2034', base_rev: '1' });
    expect((await tahun(2035)).dasar).toBe('SKB 2/2034');
    await sebut({});
    expect((await tahun(2035)).dasar).toBeNull();
  });
});

test('[BEYOND-28, BEYOND-30] a holiday that is added, and one that is taken away, moves no promise that was made, and counts for the next', async () => {
  uji.jam.set('2026-10-05T03:00:00Z');
  const lama = await alur.sampai(6);
  expect(lama.janji).toBe('2026-10-23');
  await tambah(hari('2026-10-07', 'Hari pilkada'), hari('2026-10-08', 'Cuti bersama', 'cuti-bersama'));
  const baru = await alur.sampai(6);
  const janji = async ({ uuid }: { uuid: string }) => {
    const { data } = await alur.baca(uuid);
    return [data.janji, data.pembayaran.invoice[0]!.bukti[0]!.kwitansi?.janji];
  };
  expect(await janji(lama)).toEqual(['2026-10-23', '2026-10-23']);
  expect(await janji(baru)).toEqual(['2026-10-27', '2026-10-27']);
  await kirim('DELETE', { tanggal: '2026-10-07' });
  await kirim('DELETE', { tanggal: '2026-10-08' });
  expect(await janji(baru)).toEqual(['2026-10-27', '2026-10-27']);
});
