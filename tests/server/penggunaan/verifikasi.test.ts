import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { admin, kalab, pendaftar } from '#tests/support/layanan.ts';
import { industri, laboran, laboran2, petugas } from '#tests/support/penelitian.ts';
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

describe('every edge of W3, by whom', () => {
  const acts = {
    ubah: (uuid: string, as: string) => pakai.ubah(uuid, [pakai.baris.bahan(metanol, 20)], {}, { as }),
    tarik: (uuid: string, as: string) => pakai.ubah(uuid, [], {}, { as }),
    setujui: (uuid: string, as: string) => pakai.putuskan(uuid, 1, {}, { as }),
    tolak: (uuid: string, as: string) => pakai.putuskan(uuid, 2, {}, { as }),
    koreksi: (uuid: string, as: string) => pakai.koreksi(uuid, [pakai.baris.bahan(metanol, 20)], {}, { as }),
  };
  type Aksi = keyof typeof acts;
  /** Where an act leads, or nowhere: W3 as the table says it. */
  const edges: Record<Aksi, Partial<Record<5 | 10 | 11 | 12, [tambahan: number, penelitian: number]>>> = {
    ubah: { 10: [10, 10], 11: [10, 10] },
    tarik: { 10: [5, 3], 11: [5, 3] },
    setujui: { 10: [12, 12] },
    tolak: { 10: [11, 11], 11: [5, 3] },
    koreksi: { 12: [12, 12] },
  };
  const semua = (Object.keys(acts) as Aksi[]).flatMap((aksi) =>
    ([5, 10, 11, 12] as const).map((dari) => ({ aksi, dari, ke: edges[aksi][dari] })),
  );
  const pelaku = (aksi: Aksi) => (aksi === 'ubah' || aksi === 'tarik' ? pendaftar : laboran);

  test.each(semua.filter(({ ke }) => ke))(
    '[USAGE-14, CONST-14, GAP-101, GAP-125] [W3] $aksi at $dari leads to $ke',
    async ({ aksi, dari, ke }) => {
      const { penambahan } = await diKode(dari);
      const { status, data } = await acts[aksi](penambahan.uuid, pelaku(aksi));
      expect([status, data.penambahan[0]!.kdStatusPengajuan, kode(data)]).toEqual([201, ...ke!]);
      expect(Number(data.penambahan[0]!.rev)).toBe(Number(penambahan.rev) + 1);
    },
  );

  test.each(semua.filter(({ ke }) => !ke))(
    '[USAGE-15, GAP-101, GAP-125] [W3] $aksi at $dari is refused',
    async ({ aksi, dari }) => {
      const { uuid, penambahan } = await diKode(dari);
      const { status, code } = await acts[aksi](penambahan.uuid, pelaku(aksi));
      expect([status, code]).toEqual([409, 'STATE']);
      expect((await pakai.baca(uuid)).data.penambahan).toEqual([penambahan]);
    },
  );

  test.each(['setujui', 'tolak', 'koreksi'] as const)(
    '[GAP-97, GAP-144] %s is for Laboran and Petugas pembayaran of the laboratory alone',
    async (aksi) => {
      const { penambahan } = await diKode(aksi === 'koreksi' ? 12 : 10);
      const oleh = async (as: string) => (await acts[aksi](penambahan.uuid, as)).status;
      for (const as of [kalab, laboran2, admin]) expect([as, await oleh(as)]).toEqual([as, 403]);
      expect(await oleh(industri)).toBe(aksi === 'koreksi' ? 404 : 403);
      expect(await oleh(petugas)).toBe(201);
    },
  );

  test.each(['ubah', 'tarik'] as const)('[GAP-97] %s is for its registrant alone', async (aksi) => {
    const { penambahan } = await diKode(11);
    const oleh = async (as: string) => (await acts[aksi](penambahan.uuid, as)).status;
    expect(await oleh(kalab)).toBe(403);
    expect(await oleh(laboran2)).toBe(403);
    // To an officer of the laboratory it is a correction of what is not approved yet.
    expect(await oleh(laboran)).toBe(409);
    expect(await oleh(industri)).toBe(404);
    expect(await oleh(pendaftar)).toBe(201);
  });

  test('[GAP-142] nobody verifies an addition of their own research', async () => {
    const { data: milik } = await pakai.daftar({}, laboran);
    await pakai.verifikasi(milik.uuid, 1, { as: kalab });
    await pakai.verifikasi(milik.uuid, 1, { as: petugas });
    const { data } = await pakai.tambah(milik.uuid, [pakai.baris.bahan(metanol)], {}, { as: laboran });
    const { uuid } = data.penambahan[0]!;
    expect((await pakai.putuskan(uuid, 1)).status).toBe(403);
    expect((await pakai.putuskan(uuid, 1, {}, { as: petugas })).status).toBe(201);
  });
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

  test('[GAP-72] its lines and day are judged as any', async () => {
    const { penambahan } = await diKode(10);
    const salah = async (lain: object) => {
      const { status, errors } = await pakai.putuskan(penambahan.uuid, 1, lain);
      return [status, errors?.[0]?.field];
    };
    expect(await salah({ tgl_penggunaan: '2027-06-01' })).toEqual([422, 'tgl_penggunaan']);
    expect(await salah({ penggunaan: [] })).toEqual([422, 'penggunaan']);
    expect(await salah({ penggunaan: [pakai.baris.bahan(metanol, 0)] })).toEqual([
      422,
      'penggunaan[0][jlh_penggunaan]',
    ]);
    expect(await salah({ penggunaan: [pakai.baris.alat(2_000_000_000)] })).toEqual([
      422,
      'penggunaan[0][id_barang]',
    ]);
    expect(await salah({ uuid_penelitian: uuidv7() })).toEqual([422, 'uuid_penelitian']);
    expect((await pakai.putuskan(penambahan.uuid, 3)).status).toBe(422);
    expect((await pakai.putuskan(uuidv7(), 1)).status).toBe(404);
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

describe('[GAP-125] several additions, each on its own', () => {
  test('the research stands at what waits, then at the newest that was approved', async () => {
    const { uuid } = await pakai.sampai(3);
    const tambah = async (as = pendaftar) => {
      uji.jam.maju(1000);
      const { data } = await pakai.tambah(uuid, [pakai.baris.bahan(metanol, 1)], {}, { as });
      return data.penambahan.at(-1)!.uuid;
    };
    const [a, b] = [await tambah(), await tambah()];
    const setelah = async (aksi: Promise<{ data: Parameters<typeof kode>[0] }>) => {
      uji.jam.maju(1000);
      return kode((await aksi).data);
    };
    expect(await setelah(pakai.putuskan(a, 2))).toBe(10);
    expect(await setelah(pakai.putuskan(b, 1))).toBe(11);
    await tambah(laboran);
    expect(kode((await pakai.baca(uuid)).data)).toBe(11);
    expect(await setelah(pakai.ubah(a, []))).toBe(4);
    const c = await tambah();
    expect(await setelah(pakai.putuskan(c, 1))).toBe(12);
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
