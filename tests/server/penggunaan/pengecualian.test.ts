import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { bahan } from '#server/db/tables/barang.ts';
import { audit } from '#server/db/tables/sync.ts';
import { kalab, pendaftar } from '#tests/support/layanan.ts';
import { kalab2, laboran, laboran2, petugas } from '#tests/support/penelitian.ts';
import { pemakaianUji } from '#tests/support/penggunaan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let pakai: ReturnType<typeof pemakaianUji>;
beforeAll(async () => {
  uji = await createTestServer();
  pakai = pemakaianUji(uji);
});
afterAll(() => uji.close());

const lalu = '2026-11-24';
const agar = () => pakai.barang.bahan(100, { nama: 'Agar', tglExpired: lalu });
const kckt = () => pakai.barang.instrumen('menit', { tglKalibrasiSelanjutnya: lalu });
const alasan = { alasan_pengecualian: 'Hanya untuk latihan, hasilnya tidak dipakai' };
const ditolak = (apa: string) =>
  `Tidak dapat diberikan: ${apa}. Yang lewat tanggal hanya dipakai bila Laboran atau Kalab laboratorium ini menuliskan alasannya.`;

describe('something past its date', () => {
  test('is refused when used: a material, an instrument whose calibration is due; on its last day it is not', async () => {
    const { uuid } = await pakai.sampai(3);
    const [basi, alat] = [await agar(), await kckt()];
    const { status, code, info } = await pakai.tambah(uuid, [
      pakai.baris.bahan(basi.id, 1),
      pakai.baris.waktu(alat.id),
    ]);
    expect([status, code, info]).toEqual([
      409,
      'LEWAT',
      ditolak('Agar kedaluwarsa 24 November 2026; KCKT jadwal kalibrasi lewat 24 November 2026'),
    ]);
    const hariIni = await pakai.tambah(uuid, [pakai.baris.waktu(alat.id)], { tgl_penggunaan: lalu });
    expect(hariIni.status).toBe(201);
  });

  test('is not for others to allow, whatever reason they give', async () => {
    const { uuid } = await pakai.sampai(3);
    const alat = await kckt();
    for (const as of [pendaftar, petugas])
      expect((await pakai.tambah(uuid, [pakai.baris.waktu(alat.id)], alasan, { as })).code).toBe('LEWAT');
    expect((await pakai.baca(uuid)).data.penambahan).toEqual([]);
  });

  test('is used where a Laboran of its laboratory says why: the history and the audit have it', async () => {
    const { uuid } = await pakai.sampai(3);
    const [basi, alat] = [await agar(), await kckt()];
    const baris = [pakai.baris.bahan(basi.id, 5), pakai.baris.waktu(alat.id)];
    const lain = await pakai.tambah(uuid, baris, alasan, { as: laboran2 });
    expect(lain.status).toBe(403);
    const tanpa = await pakai.tambah(uuid, baris, {}, { as: laboran });
    expect(tanpa.code).toBe('LEWAT');
    const { status, data } = await pakai.tambah(uuid, baris, alasan, { as: laboran });
    expect(status).toBe(201);
    const catatan =
      'Tetap dipakai: Agar (kedaluwarsa 24 November 2026); KCKT (jadwal kalibrasi lewat 24 November 2026). Alasan: Hanya untuk latihan, hasilnya tidak dipakai';
    expect(data.history.at(-1)).toMatchObject({ catatan });
    expect((await pakai.stok(basi.id)).jmlStok).toBe(95);
    const [jejak] = await uji.server.db
      .select()
      .from(audit)
      .where(eq(audit.record, data.penambahan[0]!.uuid));
    expect(jejak!.perubahan).toMatchObject({ pengecualian: [null, catatan] });
  });

  test('a reason where nothing is past its date is not written down', async () => {
    const { id } = await pakai.barang.bahan(100);
    const { uuid } = await pakai.sampai(4);
    const sebelum = (await pakai.baca(uuid)).data.history.length;
    const { data } = await pakai.tambah(uuid, [pakai.baris.bahan(id, 1)], alasan, { as: laboran });
    expect(data.history.slice(sebelum).map(({ catatan }) => catatan)).not.toContain(
      expect.stringContaining('Tetap dipakai'),
    );
  });
});

describe('an addition that waits while its material expires', () => {
  const menunggu = async () => {
    const basi = await pakai.barang.bahan(100, { nama: 'Agar' });
    const satu = await pakai.dengan([pakai.baris.bahan(basi.id, 5)]);
    await uji.server.db.update(bahan).set({ tglExpired: lalu }).where(eq(bahan.id, basi.id));
    return { ...satu, basi };
  };

  test('is approved by who says why; with what else was said the reason is in the history', async () => {
    const { uuid, penambahan } = await menunggu();
    for (const [as, lain] of [
      [laboran, {}],
      [petugas, alasan],
    ] as const)
      expect((await pakai.putuskan(penambahan.uuid, 1, lain, { as })).code).toBe('LEWAT');
    const { status } = await pakai.putuskan(penambahan.uuid, 1, { ...alasan, catatan: 'Sudah dicek' });
    expect(status).toBe(201);
    const { data } = await pakai.baca(uuid);
    expect(data.history.at(-1)!.catatan).toBe(
      'Sudah dicek\nTetap dipakai: Agar (kedaluwarsa 24 November 2026). Alasan: Hanya untuk latihan, hasilnya tidak dipakai',
    );
    expect(data.penambahan[0]!.catatan).toBe('Sudah dicek');
  });

  test('is approved by a Kalab of the laboratory too, who decides nothing else about additions', async () => {
    const { uuid, penambahan } = await menunggu();
    const oleh = (lain: object, flag = 1, as = kalab) => pakai.putuskan(penambahan.uuid, flag, lain, { as });
    expect((await oleh({})).code).toBe('LEWAT');
    expect((await oleh(alasan, 2)).status).toBe(403);
    expect((await oleh(alasan, 1, kalab2)).status).toBe(403);
    const biasa = await pakai.dengan([pakai.baris.bahan((await pakai.barang.bahan(100)).id)]);
    const { status, info } = await pakai.putuskan(biasa.penambahan.uuid, 1, alasan, { as: kalab });
    expect([status, info]).toEqual([
      403,
      'Kalab hanya menyetujui penambahan yang memuat barang lewat tanggal. Penambahan lain diverifikasi laboran.',
    ]);
    expect((await pakai.baca(biasa.uuid)).data.penambahan[0]!.kdStatusPengajuan).toBe(10);
    expect((await oleh(alasan)).status).toBe(201);
    const { data } = await pakai.baca(uuid);
    expect(data.penambahan[0]!.kdStatusPengajuan).toBe(12);
    expect(data.history.at(-1)).toMatchObject({
      statusSubmission: { kdStatusPengajuan: 12 },
      catatan: expect.stringContaining('Tetap dipakai: Agar') as unknown,
    });
  });

  test('[USAGE-13] is turned down without a reason of this kind', async () => {
    const { penambahan } = await menunggu();
    expect((await pakai.putuskan(penambahan.uuid, 2)).status).toBe(201);
  });

  test('[GAP-101] is corrected without a reason for what it has, and with one for more', async () => {
    const { uuid, penambahan, basi } = await menunggu();
    await pakai.putuskan(penambahan.uuid, 1, alasan);
    expect((await pakai.koreksi(penambahan.uuid, [pakai.baris.bahan(basi.id, 4)])).status).toBe(201);
    const lebih = [pakai.baris.bahan(basi.id, 9)];
    expect((await pakai.koreksi(penambahan.uuid, lebih)).code).toBe('LEWAT');
    expect((await pakai.koreksi(penambahan.uuid, lebih, alasan)).status).toBe(201);
    const { data } = await pakai.baca(uuid);
    expect(data.history.at(-1)!.catatan).toContain('Salah timbang\nTetap dipakai: Agar');
  });
});
