import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SatuanInstrumen } from '#domain/barang/schema.ts';
import type { Jadwal } from '#domain/penggunaan/schema.ts';
import type { HasilOperasi } from '#domain/sync/endpoints.ts';
import { versiKontrak } from '#domain/sync/batas.ts';
import { akun } from '#tests/support/akun.ts';
import {
  alatInduk,
  bahanInduk,
  indukUji,
  instrumenInduk,
  satuanInduk,
  type Induk,
} from '#tests/support/master.ts';
import { laboran } from '#tests/support/penelitian.ts';
import { pemakaianUji, type Baris } from '#tests/support/penggunaan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let pakai: ReturnType<typeof pemakaianUji>;
let instrumen: ReturnType<typeof indukUji>;
let bahan: ReturnType<typeof indukUji>;
beforeAll(async () => {
  uji = await createTestServer();
  pakai = pemakaianUji(uji);
  instrumen = indukUji(uji, instrumenInduk);
  bahan = indukUji(uji, bahanInduk);
});
afterAll(() => uji.close());

/** An instrument of this unit at 60,000, as its laboratory writes it down, and another time with `lain`. */
async function instrumenBaru(satuan: SatuanInstrumen) {
  const isi = { ...instrumenInduk.isi(), nama_instrumen: 'KCKT', satuan, tarif_internal: 60_000 };
  const { data } = await instrumen.tambah(isi);
  return {
    id: data.id,
    kode: data['kdInstrumen'],
    ganti: async (lain: object) => {
      const { status, info } = await instrumen.ubah({ ...isi, uuid: data.uuid, ...lain });
      expect([status, info]).toEqual([200, expect.any(String)]);
    },
  };
}
const diubah = { nama_instrumen: 'Lemari asam', tarif_internal: 6000, flag_aktif: 0 };

/** How a line is asked for by each unit, and what it comes to at 60,000. */
const diminta: Record<SatuanInstrumen, { baris: Baris; jumlah: number }> = {
  formula: { baris: { jlh_penggunaan: 8 }, jumlah: 8 },
  menit: { baris: { jam_mulai: '09:00', jam_selesai: '10:30' }, jumlah: 3 },
  plate: { baris: { jam_mulai: '09:00', jam_selesai: '10:30', jlh_penggunaan: 8 }, jumlah: 8 },
};
const baris = (id: number, satuan: SatuanInstrumen): Baris => ({
  id_jenis_barang: 3,
  id_barang: id,
  ...diminta[satuan].baris,
});
const berubah = (['formula', 'menit', 'plate'] as const).flatMap((dari) =>
  (['formula', 'menit', 'plate'] as const).flatMap((menjadi) =>
    dari === menjadi ? [] : [{ dari, menjadi }],
  ),
);
const dipesan = async (id: number) => {
  const { data } = await uji.request<Jadwal[]>('GET', '/api/research-usage/schedule', { as: laboran });
  return data.filter(({ idInstrumen }) => idInstrumen === id).map((satu) => satu.jamMulai);
};
async function setujuiDariPerangkat(uuid: string, rev: string): Promise<HasilOperasi> {
  const { data } = await uji.request<{ results: HasilOperasi[] }>('POST', '/api/sync/push', {
    as: laboran,
    headers: { 'x-acting-user': akun(laboran).uuid },
    body: {
      device: { id: uuidv7(), app_version: 'uji', waiting: 1, oldest_at: null },
      ops: [
        {
          id: uuidv7(),
          v: versiKontrak,
          call: 'POST research-usage/verification',
          body: { uuid, flag_persetujuan: 1 },
          base_rev: rev,
          captured_at: uji.jam.now().toISOString(),
          clock_offset_ms: 0,
        },
      ],
    },
  });
  return data.results[0]!;
}

describe('[GAP-13, GAP-14] an instrument that is counted otherwise while an addition waits', () => {
  test.each(berubah)(
    '$dari to $menjadi: read, booked, approved, billed and corrected as it was asked for',
    async ({ dari, menjadi }) => {
      const { id, kode, ganti } = await instrumenBaru(dari);
      const { uuid, penambahan } = await pakai.dengan([baris(id, dari)]);
      const { jumlah } = diminta[dari];
      const semestinya = {
        kdBarang: kode,
        namaBarang: 'KCKT',
        satuan: dari,
        jlhPenggunaan: jumlah,
        hargaSatuan: 60_000,
        hargaTotal: jumlah * 60_000,
      };
      const waktu = dari === 'formula' ? [] : ['09:00'];
      await ganti({ ...diubah, satuan: menjadi });
      expect((await pakai.baca(uuid)).data.penambahan[0]!.baris).toMatchObject([semestinya]);
      expect(await setujuiDariPerangkat(penambahan.uuid, penambahan.rev)).toMatchObject({
        status: 201,
        code: 'applied',
      });
      const { data } = await pakai.baca(uuid);
      expect(data.penambahan[0]!.baris).toMatchObject([semestinya]);
      expect(data.pembayaran.tagihan).toMatchObject([{ totalTagihan: jumlah * 60_000 }]);
      expect(await dipesan(id)).toEqual(waktu);

      const sama = await pakai.koreksi(penambahan.uuid, [baris(id, dari)]);
      expect([sama.status, sama.data.penambahan[0]!.total]).toEqual([201, jumlah * 60_000]);
      const kurang = { ...baris(id, dari), jlh_penggunaan: 1, jam_selesai: '09:30' };
      const dikoreksi = await pakai.koreksi(penambahan.uuid, [kurang]);
      expect([dikoreksi.status, dikoreksi.data.penambahan[0]!.total]).toEqual([201, 60_000]);
      expect(await dipesan(id)).toEqual(waktu);
    },
  );

  test.each(berubah)(
    '$dari to $menjadi: an officer who says how much says it in that',
    async ({ dari, menjadi }) => {
      const { id, ganti } = await instrumenBaru(dari);
      const { penambahan } = await pakai.dengan([baris(id, dari)]);
      await ganti({ ...diubah, satuan: menjadi });
      const { status, data } = await pakai.putuskan(penambahan.uuid, 1, { penggunaan: [baris(id, dari)] });
      expect([status, data.penambahan[0]!.total]).toEqual([201, diminta[dari].jumlah * 60_000]);
      expect(data.penambahan[0]!.baris).toMatchObject([{ satuan: dari, namaBarang: 'KCKT' }]);
    },
  );

  test.each(berubah)(
    '$dari to $menjadi: who asked writes it anew, as it is now',
    async ({ dari, menjadi }) => {
      const { id, ganti } = await instrumenBaru(dari);
      const { penambahan } = await pakai.dengan([baris(id, dari)]);
      await ganti({ ...diubah, satuan: menjadi });
      const { status, data } = await pakai.ubah(penambahan.uuid, [baris(id, menjadi)]);
      expect([status, data.penambahan[0]!.total]).toEqual([201, diminta[menjadi].jumlah * 6000]);
      expect(data.penambahan[0]!.baris).toMatchObject([{ satuan: menjadi, namaBarang: 'Lemari asam' }]);
      expect(await dipesan(id)).toEqual(menjadi === 'formula' ? [] : ['09:00']);
    },
  );

  test('a price that is another one for the same unit is that of the day of approval', async () => {
    const { id, ganti } = await instrumenBaru('plate');
    const { penambahan } = await pakai.dengan([baris(id, 'plate')]);
    await ganti({ tarif_internal: 6000 });
    expect((await pakai.putuskan(penambahan.uuid, 1)).data.penambahan[0]).toMatchObject({ total: 48_000 });
  });
});

describe('[GAP-15] a material that is counted otherwise while an addition waits', () => {
  /** A material at 500 for one, of which there are a hundred; with a unit of its own laboratory for a second one. */
  async function bahanBaru() {
    const satuan = indukUji(uji, satuanInduk);
    const [dulu, kini] = [satuanInduk.isi(), satuanInduk.isi()];
    const milik: Induk[] = [];
    for (const isi of [dulu, kini]) milik.push((await satuan.tambah(isi)).data);
    const nama = [String(dulu['nama_satuan']), String(kini['nama_satuan'])] as const;
    const isi = { ...bahanInduk.isi(), satuan: nama[0], jml_stok: 100, tarif_internal: 500 };
    const { data } = await bahan.tambah(isi);
    return {
      id: data.id,
      nama,
      ganti: async (lain: object) => {
        const { jml_stok: _stok, ...tetap } = isi;
        expect((await bahan.ubah({ ...tetap, uuid: data.uuid, ...lain })).status).toBe(200);
      },
      gantiNama: (nama_satuan: string) => satuan.ubah({ ...dulu, uuid: milik[0]!.uuid, nama_satuan }),
    };
  }

  test('is not given out by the amount of another unit, until it is counted as it was or asked for anew', async () => {
    const { id, nama, ganti } = await bahanBaru();
    const [dulu, kini] = nama;
    const { uuid, penambahan } = await pakai.dengan([pakai.baris.bahan(id, 40)]);
    await ganti({ satuan: kini });
    expect((await pakai.baca(uuid)).data.penambahan[0]!.baris).toMatchObject([
      { satuan: dulu, hargaSatuan: 500, hargaTotal: 20_000 },
    ]);
    for (const lain of [{}, { penggunaan: [pakai.baris.bahan(id, 1)] }]) {
      const ditolak = await pakai.putuskan(penambahan.uuid, 1, lain);
      expect([ditolak.status, ditolak.code]).toEqual([409, 'STOK']);
      expect(ditolak.info).toBe(
        `Stok tidak dapat dihitung: Asetonitril p.a. sekarang dihitung dalam ${kini}, di penambahan ini dalam ${dulu}. Kembalikan satuannya di data induk, atau tolak penambahan ini supaya ditulis lagi.`,
      );
    }
    expect((await pakai.stok(id)).jmlStok).toBe(100);
    await pakai.putuskan(penambahan.uuid, 2);
    await pakai.ubah(penambahan.uuid, [pakai.baris.bahan(id, 2)]);
    const { status, data } = await pakai.putuskan(penambahan.uuid, 1);
    expect([status, data.penambahan[0]!.total]).toEqual([201, 1000]);
    expect((await pakai.stok(id)).jmlStok).toBe(98);
  });

  test('[GAP-101] an approved amount stays what it is: a correction of other lines leaves it, one of it waits for its unit', async () => {
    const { id, nama, ganti } = await bahanBaru();
    const air = await pakai.barang.bahan(100, { nama: 'Air', tarif: 1 });
    const semula = pakai.baris.bahan(id, 40);
    const { penambahan } = await pakai.dengan([semula, pakai.baris.bahan(air.id, 10)], laboran);
    await ganti({ satuan: nama[1], tarif_internal: 9 });
    const lainnya = await pakai.koreksi(penambahan.uuid, [semula, pakai.baris.bahan(air.id, 5)]);
    expect([lainnya.status, lainnya.data.penambahan[0]!.total]).toEqual([201, 20_005]);
    for (const penggunaan of [[pakai.baris.bahan(id, 30)], [pakai.baris.bahan(air.id, 5)]]) {
      const ditolak = await pakai.koreksi(penambahan.uuid, penggunaan);
      expect([ditolak.status, ditolak.code]).toEqual([409, 'STOK']);
    }
    expect((await pakai.stok(id)).jmlStok).toBe(60);
    await ganti({ satuan: nama[0], tarif_internal: 9 });
    expect((await pakai.koreksi(penambahan.uuid, [pakai.baris.bahan(id, 30)])).status).toBe(201);
    expect((await pakai.stok(id)).jmlStok).toBe(70);
  });

  test('a unit that only has another name now is the same unit', async () => {
    const { id, gantiNama } = await bahanBaru();
    const { penambahan } = await pakai.dengan([pakai.baris.bahan(id, 40)]);
    const baru = `tetes ${uuidv7()}`;
    expect((await gantiNama(baru)).status).toBe(200);
    const { status, data } = await pakai.putuskan(penambahan.uuid, 1);
    expect([status, data.penambahan[0]!.baris[0]!.satuan]).toEqual([201, baru]);
  });
});

test('a tool and a material that are called otherwise, or chosen no more, are what was asked for', async () => {
  const alat = indukUji(uji, alatInduk);
  const [isiAlat, isiBahan] = [alatInduk.isi(), bahanInduk.isi()];
  const [labu, asetonitril] = [(await alat.tambah(isiAlat)).data, (await bahan.tambah(isiBahan)).data];
  const { uuid, penambahan } = await pakai.dengan([
    pakai.baris.alat(labu.id, 2),
    pakai.baris.bahan(asetonitril.id, 1),
  ]);
  await alat.ubah({ ...isiAlat, uuid: labu.uuid, nama_alat: 'Buret', flag_aktif: 0 });
  await bahan.ubah({ ...isiBahan, uuid: asetonitril.uuid, nama_bahan: 'Etanol', flag_aktif: 0 });
  expect((await pakai.putuskan(penambahan.uuid, 1)).status).toBe(201);
  const { data } = await pakai.baca(uuid);
  const nama = [isiAlat['nama_alat'], isiBahan['nama_bahan']];
  expect(data.penambahan[0]!.baris.map(({ namaBarang }) => namaBarang)).toEqual(nama);
  expect(data.pembayaran.tagihan).toMatchObject([{ totalTagihan: 750 }]);
});
