import { and, count, eq, like } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HasilImpor } from '#domain/core/impor.ts';
import { alat, pergerakanStok, satuan } from '#server/db/tables/barang.ts';
import { parameterUji } from '#server/db/tables/pengujian.ts';
import { audit, umpan } from '#server/db/tables/sync.ts';
import { admin, kalab } from '#tests/support/layanan.ts';
import { alatInduk, bahanInduk, indukUji, satuanInduk, semuaInduk } from '#tests/support/master.ts';
import { laboran, laboran2 } from '#tests/support/penelitian.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());

type Isi = Record<string, unknown>;
type Kiriman = { path: string; isi: readonly Isi[]; as?: string; benarSaja?: boolean; kunci?: string };

const baris = (isi: readonly Isi[]) => isi.map((satu, at) => ({ nomor: at + 2, isi: satu }));
const periksa = ({ path, isi, as = admin }: Kiriman) =>
  uji.request<HasilImpor>('POST', `/api${path}/import-check`, { as, body: { baris: baris(isi) } });
const impor = ({ path, isi, as = admin, benarSaja = false, kunci = uuidv7() }: Kiriman) =>
  uji.request<HasilImpor>('POST', `/api${path}/import`, {
    as,
    headers: { 'idempotency-key': kunci },
    body: { baris: baris(isi), flag_benar_saja: benarSaja ? 1 : 0 },
  });

const parameter = (over: Isi = {}): Isi => ({
  id_laboratorium: 4,
  kd_parameter_uji: `IMP-${uuidv7().slice(-12)}`,
  nama_parameter_uji: 'Kadar vitamin C',
  metode_uji: 'Titrasi iodimetri',
  harga_internal: 100_000,
  harga_eksternal: 160_000,
  id_satuan: 1,
  satuan_hasil: 'mg',
  flag_replikasi: '0',
  harga_replikasi_internal: '',
  harga_replikasi_eksternal: '',
  ...over,
});
const semua = [
  ...semuaInduk.map(({ master, isi, kode }) => ({
    jenis: master.jenis,
    path: master.path,
    listPath: master.listPath,
    kode,
    isi,
  })),
  {
    jenis: 'parameter-uji',
    path: '/test-parameter',
    listPath: '/test-parameter',
    kode: 'kd_parameter_uji',
    isi: parameter,
  },
];
const jumlahAlat = async (awalan: string) =>
  (
    await uji.server.db
      .select({ n: count() })
      .from(alat)
      .where(like(alat.kd, `${awalan}%`))
  )[0]!.n;

describe.each(semua)('many at once: $jenis', ({ jenis, path, listPath, kode, isi }) => {
  test('are looked at without being written, then written, each with its audit', async () => {
    const dua = [isi(), isi()];
    const dilihat = await periksa({ path, isi: dua });
    expect([dilihat.status, dilihat.data]).toEqual([200, { jumlah: 2, keliru: [] }]);
    const jawaban = await impor({ path, isi: dua });
    expect(jawaban.info).toMatch(/^2 data .+ berhasil disimpan$/);
    expect([jawaban.status, jawaban.data]).toEqual([201, { jumlah: 2, keliru: [] }]);
    for (const satu of dua) {
      const cari = new URLSearchParams({ search: String(satu[kode]) });
      const { data } = await uji.request<{ uuid: string }[]>('GET', `/api${listPath}?${cari}`, { as: admin });
      expect(data).toHaveLength(1);
      const jejak = await uji.server.db.select().from(audit).where(eq(audit.record, data[0]!.uuid));
      expect(jejak).toHaveLength(1);
    }
  });

  test('[GAP-49] are told row by row what is wrong, and none is written', async () => {
    const [ada, sama] = [isi(), isi()];
    await impor({ path, isi: [ada] });
    const kiriman = [
      sama,
      { ...isi(), [kode]: ada[kode], ...(jenis === 'satuan' ? { nama_satuan: ada['nama_satuan'] } : {}) },
      { ...sama, [kode]: String(sama[kode]).toLowerCase() },
      { ...isi(), id_laboratorium: 'Lab Entah' },
      { ...isi(), id_laboratorium: '' },
    ];
    const { data } = await periksa({ path, isi: kiriman });
    expect(data.jumlah).toBe(1);
    expect(data.keliru.map(({ nomor }) => nomor)).toEqual([3, 4, 5, 6]);
    const kata = data.keliru.map(({ errors }) => errors.map(({ message }) => message));
    expect(kata[0]).toContain('Kode sudah digunakan.');
    expect(kata[1]).toContain('Sama dengan baris sebelumnya dalam file ini.');
    expect(kata[2]).toEqual(['Laboratorium ini tidak ada dalam daftar.']);
    expect(kata[3]).toEqual(['Kolom tidak boleh kosong']);
    const ditolak = await impor({ path, isi: kiriman });
    expect([ditolak.status, ditolak.info]).toEqual([
      422,
      '4 baris perlu diperbaiki; tidak ada yang disimpan.',
    ]);
    expect(ditolak.errors![0]).toEqual({ field: `baris[3][${kode}]`, message: 'Kode sudah digunakan.' });
    const benar = await impor({ path, isi: kiriman, benarSaja: true });
    expect([benar.status, benar.data.jumlah, benar.data.keliru.length]).toEqual([201, 1, 4]);
    expect(benar.info).toContain(', 4 baris dilewati');
  });

  test('[NAV-15] by who keeps none are refused', async () => {
    for (const lakukan of [periksa, impor])
      expect((await lakukan({ path, isi: [isi()], as: kalab })).status).toBe(403);
  });
});

test.each(semuaInduk)(
  '[GAP-63] of another laboratory are refused row by row: $master.jenis',
  async (satu) => {
    const { path } = satu.master;
    const { data } = await periksa({ path, isi: [satu.isi()], as: laboran2 });
    expect(data.keliru[0]!.errors).toContainEqual({
      field: 'id_laboratorium',
      message: 'Anda bukan petugas laboratorium ini.',
    });
    expect((await impor({ path, isi: [satu.isi()], as: laboran2, benarSaja: true })).status).toBe(422);
  },
);

describe('many at once', () => {
  const { path } = alatInduk.master;

  test('sent twice under one key are written once, with the same answer', async () => {
    const kunci = uuidv7();
    const isi = [alatInduk.isi(), alatInduk.isi()];
    const pertama = await impor({ path, isi, kunci });
    const kedua = await impor({ path, isi, kunci });
    expect([kedua.status, kedua.info, kedua.data]).toEqual([201, pertama.info, pertama.data]);
    const kode = isi.map((satu) => satu['kd_alat'] as string);
    for (const kd of kode) expect(await jumlahAlat(kd)).toBe(1);
  });

  test('with one code in both of two imports at once let one of them have it', async () => {
    const awalan = `BALAP-${uuidv7().slice(-8)}`;
    const banyak = (dari: number) =>
      Array.from({ length: 40 }, (_, at) => ({ ...alatInduk.isi(), kd_alat: `${awalan}-${dari + at}` }));
    // They meet in ten codes, which each names in another order.
    const jawaban = await Promise.all([
      impor({ path, isi: banyak(0) }),
      impor({ path, isi: banyak(30).toReversed() }),
    ]);
    expect(new Set(jawaban.map(({ status }) => status))).toEqual(new Set([201, 422]));
    expect(await jumlahAlat(awalan)).toBe(40);
    const [a, b] = await Promise.all([
      impor({ path, isi: banyak(60), benarSaja: true }),
      impor({ path, isi: banyak(90).toReversed(), benarSaja: true }),
    ]);
    const ada = await jumlahAlat(awalan);
    expect(a.data.jumlah + b.data.jumlah).toBe(ada - 40);
  });

  test('five thousand go in one call, one more is refused', async () => {
    const awalan = `RIBU-${uuidv7().slice(-8)}`;
    const isi = Array.from({ length: 5000 }, (_, at) => ({
      ...alatInduk.isi(),
      kd_alat: `${awalan}-${at}`,
      keterangan: 'Gelas borosilikat, kelas A, dengan sertifikat kalibrasi',
    }));
    const jawaban = await impor({ path, isi });
    expect([jawaban.status, jawaban.data.jumlah]).toEqual([201, 5000]);
    expect(await jumlahAlat(awalan)).toBe(5000);
    const lebih = await periksa({ path, isi: [...isi, alatInduk.isi()] });
    expect([lebih.status, lebih.info]).toEqual([422, 'Satu file paling banyak 5.000 baris.']);
  });

  test('tell devices of each once, and give each stock its movement', async () => {
    const isi = [bahanInduk.isi(), bahanInduk.isi()];
    await impor({ path: bahanInduk.master.path, isi, as: laboran });
    for (const { kd_bahan } of isi as { kd_bahan: string }[]) {
      const { data } = await indukUji(uji, bahanInduk).cari({ search: kd_bahan });
      const kabar = and(eq(umpan.record, data[0]!.uuid), eq(umpan.collection, 'barang'));
      expect(await uji.server.db.$count(umpan, kabar)).toBe(1);
      const gerak = eq(pergerakanStok.bahanId, data[0]!.id);
      expect(await uji.server.db.$count(pergerakanStok, gerak)).toBe(1);
    }
    const salah = await periksa({
      path: bahanInduk.master.path,
      isi: [{ ...bahanInduk.isi(), satuan: 'gantang', cas_number: '75-05-9' }, bahanInduk.isi()],
    });
    expect(salah.data.keliru.map(({ nomor, errors }) => [nomor, errors.map(({ field }) => field)])).toEqual([
      [2, ['cas_number']],
    ]);
    const satuanSalah = await periksa({
      path: bahanInduk.master.path,
      isi: [{ ...bahanInduk.isi(), satuan: 'gantang' }],
    });
    expect(satuanSalah.data.keliru[0]!.errors.map(({ field }) => field)).toEqual(['satuan']);
  });

  test('looking takes no number of the series of units', async () => {
    const { path: jalan } = satuanInduk.master;
    const tanpaKode = () => {
      const { kd_satuan: _, ...isi } = satuanInduk.isi() as Isi;
      return isi;
    };
    const kodeDari = async ({ nama_satuan }: Isi) =>
      (
        await uji.server.db
          .select({ kd: satuan.kd })
          .from(satuan)
          .where(eq(satuan.nama, nama_satuan as string))
      )[0]!.kd;
    const [a, b] = [tanpaKode(), tanpaKode()];
    await impor({ path: jalan, isi: [a] });
    await periksa({ path: jalan, isi: [tanpaKode(), tanpaKode()] });
    await impor({ path: jalan, isi: [b] });
    const nomor = async (isi: Isi) => Number((await kodeDari(isi)).replace('S-', ''));
    expect((await nomor(b)) - (await nomor(a))).toBe(1);
  });

  test('of tests come without shares, and replications with their prices', async () => {
    const isi = parameter({ flag_replikasi: '1', pembagian: [{ id_peran: 1, persen_pembagian: 50 }] });
    const jalan = '/test-parameter';
    const { data } = await periksa({ path: jalan, isi: [isi] });
    expect(data.keliru[0]!.errors.map(({ field }) => field)).toEqual([
      'harga_replikasi_internal',
      'harga_replikasi_eksternal',
    ]);
    const benar = {
      ...isi,
      harga_replikasi_internal: 50_000,
      harga_replikasi_eksternal: 80_000,
      flag_akreditasi: '1',
    };
    expect((await impor({ path: jalan, isi: [benar] })).status).toBe(201);
    const [row] = await uji.server.db
      .select()
      .from(parameterUji)
      .where(eq(parameterUji.kdParameterUji, isi['kd_parameter_uji'] as string));
    expect(row).toMatchObject({
      flagReplikasi: true,
      hargaReplikasiEksternal: 80_000,
      flagAkreditasi: true,
      pembagian: [],
    });
  });
});
