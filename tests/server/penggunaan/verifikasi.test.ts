import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { hariPakai, pemakaianUji } from '#tests/support/penggunaan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let pakai: ReturnType<typeof pemakaianUji>;
let metanol: number;
beforeAll(async () => {
  uji = await createTestServer();
  pakai = pemakaianUji(uji);
  metanol = (await pakai.barang.bahan(100_000)).id;
});
afterAll(() => uji.close());

const kode = (data: { statusSubmission: { kdStatusPengajuan: number } }) =>
  data.statusSubmission.kdStatusPengajuan;
/** An addition at this code of W3, as its own acts leave it. */
async function diKode(kdStatus: 5 | 10 | 11 | 12) {
  const satu = await pakai.dengan([pakai.baris.bahan(metanol, 10)]);
  const putusan = { 5: [2, 2], 10: [], 11: [2], 12: [1] }[kdStatus];
  for (const flag of putusan) await pakai.putuskan(satu.penambahan.uuid, flag);
  const { data } = await pakai.baca(satu.uuid);
  expect(data.penambahan[0]!.kdStatusPengajuan).toBe(kdStatus);
  return { uuid: satu.uuid, penambahan: data.penambahan[0]! };
}

test('[I9] a verification is in the history of its research, also where it moves nothing and says nothing', async () => {
  const { uuid, penambahan } = await diKode(10);
  await pakai.tambah(uuid, [pakai.baris.bahan(metanol, 5)]);
  const kunci = uuidv7();
  const { data } = await pakai.putuskan(penambahan.uuid, 2, {}, { headers: { 'Idempotency-Key': kunci } });
  expect(kode(data)).toBe(10);
  expect(data.history.map((satu) => satu.uuid)).toContain(kunci);
});

describe('a verification', () => {
  test('[API-067, USAGE-13, GAP-15, GAP-14, GAP-108] takes stock once, freezes prices, makes the bill', async () => {
    const { id } = await pakai.barang.bahan(100, { tarif: 700 });
    const labu = await pakai.barang.alat();
    const { uuid, penambahan } = await pakai.dengan([
      pakai.baris.bahan(id, 40),
      pakai.baris.alat(labu.id, 5),
    ]);
    await uji.server.db.execute(`update bahan set tarif_internal = 900 where id = ${id}`);
    const { data } = await pakai.putuskan(penambahan.uuid, 1);
    await uji.server.db.execute(`update bahan set tarif_internal = 2000 where id = ${id}`);
    expect(data.penambahan[0]).toMatchObject({ kdStatusPengajuan: 12, total: 36_000 });
    expect(data.penambahan[0]!.disetujuiPada).toBe(uji.jam.now().toISOString());
    const kini = (await pakai.baca(uuid)).data;
    expect(kini.penambahan[0]!.baris[0]).toMatchObject({ hargaSatuan: 900, hargaTotal: 36_000 });
    expect(kini.pembayaran.tagihan).toMatchObject([{ totalTagihan: 36_000 }]);
    expect(kini.pengembalianAlat).toMatchObject([{ idBarang: labu.id, jlhPenggunaan: 5 }]);
    expect((await pakai.stok(id)).jmlStok).toBe(60);
    const kedua = await pakai.putuskan(penambahan.uuid, 1);
    expect([kedua.status, kedua.code]).toEqual([409, 'STATE']);
    expect((await pakai.stok(id)).jmlStok).toBe(60);
  });

  test('[USAGE-13] with lines and day as they really were', async () => {
    const { id } = await pakai.barang.bahan(100);
    const kckt = await pakai.barang.instrumen();
    const { uuid, penambahan } = await pakai.dengan([
      pakai.baris.bahan(id, 40),
      pakai.baris.waktu(kckt.id, '09:00', '10:00'),
    ]);
    const { status, data } = await pakai.putuskan(penambahan.uuid, 1, {
      tgl_penggunaan: '2026-11-26',
      penggunaan: [
        { ...pakai.baris.waktu(kckt.id, '10:00', '11:00'), uuid: penambahan.baris[1]!.uuid },
        pakai.baris.bahan(id, 25),
      ],
    });
    expect(status).toBe(201);
    expect(data.penambahan[0]).toMatchObject({
      tglPenggunaan: '2026-11-26',
      total: 2 * 60_000 + 25 * 500,
      baris: [
        { uuid: penambahan.baris[1]!.uuid, jamMulai: '10:00' },
        { idBarang: id, jlhPenggunaan: 25 },
      ],
    });
    expect((await pakai.stok(id)).jmlStok).toBe(75);
    // The old time is free again, on the old day and on the new one.
    for (const tgl_penggunaan of [hariPakai, '2026-11-26'])
      expect(
        (await pakai.tambah(uuid, [pakai.baris.waktu(kckt.id, '09:00', '10:00')], { tgl_penggunaan })).status,
      ).toBe(201);
  });

  test('[GAP-72] its lines and day are judged as any, and it names its research if any', async () => {
    const { penambahan } = await diKode(10);
    const salah = async (lain: object) => {
      const { status, errors } = await pakai.putuskan(penambahan.uuid, 1, lain);
      return [status, ...(errors ?? []).map(({ field }) => field)];
    };
    const penggunaan = [pakai.baris.alat(2_000_000_000)];
    expect(await salah({ tgl_penggunaan: '2027-06-01', penggunaan })).toEqual([
      422,
      'tgl_penggunaan',
      'penggunaan[0][id_barang]',
    ]);
    expect(await salah({ uuid_penelitian: uuidv7() })).toEqual([422, 'uuid_penelitian']);
  });

  test('[GAP-15] of more than is left is refused with the numbers, and nothing of it is done', async () => {
    const { id } = await pakai.barang.bahan(50);
    const labu = await pakai.barang.alat();
    const satu = await pakai.dengan([pakai.baris.bahan(id, 40)]);
    const dua = await pakai.dengan([pakai.baris.alat(labu.id, 1), pakai.baris.bahan(id, 30)]);
    await pakai.putuskan(satu.penambahan.uuid, 1);
    const { status, code, info } = await pakai.putuskan(dua.penambahan.uuid, 1);
    expect([status, code, info]).toEqual([
      409,
      'STOK',
      'Bahan tidak dapat diberikan: Metanol tersisa 10 mL, diminta 30.',
    ]);
    const { data } = await pakai.baca(dua.uuid);
    expect([kode(data), data.pengembalianAlat, data.pembayaran.tagihan]).toEqual([10, [], []]);
    expect((await pakai.stok(id)).jmlStok).toBe(10);
  });

  test('[GAP-125] a no is told with its note, and its times are free; the second no is for good', async () => {
    const { id } = await pakai.barang.instrumen();
    const { uuid, penambahan } = await pakai.dengan([pakai.baris.waktu(id)]);
    const { data } = await pakai.putuskan(penambahan.uuid, 2, { catatan: 'Jam terbalik' });
    expect(data.penambahan[0]).toMatchObject({ kdStatusPengajuan: 11, catatan: 'Jam terbalik' });
    expect(data.history.at(-1)).toMatchObject({ catatan: 'Jam terbalik' });
    const lain = await pakai.dengan([pakai.baris.waktu(id)]);
    // Mended to the same time it meets the other now.
    expect((await pakai.ubah(penambahan.uuid, [pakai.baris.waktu(id)])).code).toBe('SLOT');
    await pakai.putuskan(lain.penambahan.uuid, 2);
    expect((await pakai.ubah(penambahan.uuid, [pakai.baris.waktu(id)])).status).toBe(201);
    await pakai.putuskan(penambahan.uuid, 2);
    const akhir = (await pakai.putuskan(penambahan.uuid, 2, { catatan: 'Bukan untuk riset ini' })).data;
    expect([akhir.penambahan[0]!.kdStatusPengajuan, kode(akhir)]).toEqual([5, 3]);
    expect((await pakai.baca(uuid)).data.pembayaran.tagihan).toEqual([]);
  });

  test('[GAP-92] on an older revision is shown what it became', async () => {
    const { penambahan } = await diKode(10);
    await pakai.ubah(penambahan.uuid, [pakai.baris.bahan(metanol, 99)]);
    const { status, code, data } = await pakai.putuskan(penambahan.uuid, 1, { base_rev: penambahan.rev });
    expect([status, code, data.penambahan[0]!.baris[0]!.jlhPenggunaan]).toEqual([409, 'STALE', 99]);
    expect((await pakai.putuskan(penambahan.uuid, 1, { base_rev: data.penambahan[0]!.rev })).status).toBe(
      201,
    );
  });

  test('a thing that may not be chosen any more is still verified, and kept when it is mended', async () => {
    const { id } = await pakai.barang.bahan(100);
    const satu = await pakai.dengan([pakai.baris.bahan(id, 10)]);
    await uji.server.db.execute(`update bahan set flag_aktif = false where id = ${id}`);
    expect((await pakai.ubah(satu.penambahan.uuid, [pakai.baris.bahan(id, 11)])).status).toBe(201);
    expect((await pakai.putuskan(satu.penambahan.uuid, 1)).status).toBe(201);
    expect((await pakai.tambah(satu.uuid, [pakai.baris.bahan(id)])).status).toBe(422);
  });
});

test('[CONF-12, API-066] POST with the uuid alone is the same as PUT', async () => {
  const { penambahan } = await diKode(11);
  const body = {
    uuid: penambahan.uuid,
    tgl_penggunaan: hariPakai,
    penggunaan: [pakai.baris.bahan(metanol, 33)],
  };
  const { status, data } = await pakai.panggil('POST', 'research-usage', body);
  expect([status, data.penambahan.length, data.penambahan[0]!.baris[0]!.jlhPenggunaan]).toEqual([201, 1, 33]);
  expect(data.penambahan[0]!.kdStatusPengajuan).toBe(10);
  expect((await pakai.panggil('POST', 'research-usage', { ...body, uuid: undefined })).status).toBe(422);
});
