import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PergerakanStok } from '#domain/bahan/stok.ts';
import type { HasilImpor } from '#domain/core/impor.ts';
import { audit } from '#server/db/tables/sync.ts';
import { caraKirim } from '#tests/support/formulir.ts';
import { admin } from '#tests/support/layanan.ts';
import { bahanInduk, indukUji, satuanInduk } from '#tests/support/master.ts';
import { laboran } from '#tests/support/penelitian.ts';
import { pemakaianUji } from '#tests/support/penggunaan.ts';
import { perangkat } from '#tests/support/perangkat.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { uangPenelitian } from '#tests/support/uang-penelitian.ts';

let uji: ServerUji;
let pakai: ReturnType<typeof pemakaianUji>;
beforeAll(async () => {
  uji = await createTestServer();
  pakai = pemakaianUji(uji);
});
afterAll(() => uji.close());

describe('[GAP-155] half a millilitre', () => {
  test.each(Object.entries(caraKirim))(
    'goes from its form to shelf, bill, invoice and history, to the thousandth (%s)',
    async (_nama, cara) => {
      const lewat = pemakaianUji(uji, cara);
      const metanol = await lewat.barang.bahan(100, { tarif: 1001 });
      const { uuid, penambahan } = await lewat.dengan([
        lewat.baris.bahan(metanol.id, 0.1),
        lewat.baris.bahan(metanol.id, 0.2),
        lewat.baris.bahan(metanol.id, 0.5),
      ]);
      // 100.1, 200.2 and 500.5, each rounded by itself.
      expect(penambahan.baris.map(({ jlhPenggunaan, hargaTotal }) => [jlhPenggunaan, hargaTotal])).toEqual([
        [0.1, 100],
        [0.2, 200],
        [0.5, 501],
      ]);
      const disetujui = await lewat.putuskan(penambahan.uuid, 1);
      expect([disetujui.status, disetujui.data.penambahan[0]!.total]).toEqual([201, 801]);
      expect((await lewat.stok(metanol.id)).jmlStok).toBe(99.2);
      const { data: gerak } = await uji.request<PergerakanStok[]>(
        'GET',
        `/api/item/stock?uuid=${metanol.uuid}`,
        { as: laboran },
      );
      expect(gerak[0]).toMatchObject({ sebelum: 100, sesudah: 99.2 });
      const { data: total } = await uji.request('GET', `/api/research-usage/usage?uuid=${uuid}`, {
        as: laboran,
      });
      expect(total).toMatchObject([{ jlhPenggunaan: 0.8, hargaTotal: 801 }]);

      const uang = uangPenelitian(uji);
      const { data } = await uang.buat(uuid, [disetujui.data.pembayaran.tagihan[0]!.uuid]);
      const [invoice] = data.pembayaran.invoice;
      expect(invoice).toMatchObject({ totalTagihan: 801 });
      expect(invoice!.rincian.map(({ jlhPenggunaan }) => jlhPenggunaan)).toEqual([0.1, 0.2, 0.5]);
    },
  );

  test('corrected moves stock and bill by exactly the difference', async () => {
    const { id, uuid } = await pakai.barang.bahan(1, { tarif: 1000 });
    const { penambahan } = await pakai.dengan([pakai.baris.bahan(id, 0.9)], laboran);
    expect((await pakai.stok(id)).jmlStok).toBe(0.1);
    const { data } = await pakai.koreksi(penambahan.uuid, [pakai.baris.bahan(id, 0.1)]);
    expect((await pakai.stok(id)).jmlStok).toBe(0.9);
    const jejak = await uji.server.db.select().from(audit).where(eq(audit.record, uuid));
    expect(jejak.map(({ perubahan }) => perubahan)).toEqual([{ jmlStok: [1, 0.1] }, { jmlStok: [0.1, 0.9] }]);
    expect(data.pembayaran.tagihan).toMatchObject([{ totalTagihan: 100, rincian: [{ jlhPenggunaan: 0.1 }] }]);
  });

  test('[GAP-101] more of it, once its bill is paid, is a bill of exactly that much', async () => {
    const { id } = await pakai.barang.bahan(1, { tarif: 1000 });
    const { uuid, penambahan } = await pakai.dengan([pakai.baris.bahan(id, 0.3)], laboran);
    const [lunas] = (await pakai.baca(uuid)).data.pembayaran.tagihan;
    await pakai.invoiceLangsung(uuid, [lunas!.uuid], 3);
    const { data } = await pakai.koreksi(penambahan.uuid, [pakai.baris.bahan(id, 0.4)]);
    expect(data.pembayaran.tagihan.at(-1)).toMatchObject({
      totalTagihan: 100,
      rincian: [{ jlhPenggunaan: 0.1, hargaTotal: 100 }],
    });
  });

  test('that is all there is can be used in parts', async () => {
    const { id } = await pakai.barang.bahan(0.3);
    await pakai.dengan([pakai.baris.bahan(id, 0.1), pakai.baris.bahan(id, 0.2)], laboran);
    expect((await pakai.stok(id)).jmlStok).toBe(0);
  });

  test('that there is not is refused with the numbers as people write them', async () => {
    const { id } = await pakai.barang.bahan(2.5);
    const { uuid } = await pakai.sampai(3);
    const { status, info } = await pakai.tambah(uuid, [pakai.baris.bahan(id, 2.501)]);
    expect([status, info]).toEqual([
      409,
      'Bahan tidak dapat diberikan: Metanol tersisa 2,5 mL, diminta 2,501.',
    ]);
    expect((await pakai.tambah(uuid, [pakai.baris.bahan(id, 2.5)])).status).toBe(201);
  });

  test('is no amount of a tool, a plate or a run, nothing at all of nothing, and of nothing a ten-thousandth', async () => {
    const [labu, metanol] = [await pakai.barang.alat(), await pakai.barang.bahan(100)];
    const [formula, plate] = [
      await pakai.barang.instrumen('formula'),
      await pakai.barang.instrumen('plate', { nama: 'Pembaca' }),
    ];
    const { uuid } = await pakai.sampai(3);
    for (const satu of [
      pakai.baris.alat(labu.id, 0.5),
      { id_jenis_barang: 3, id_barang: formula.id, jlh_penggunaan: 1.5 },
      pakai.baris.waktu(plate.id, '09:00', '10:00', { jlh_penggunaan: 1.5 }),
      pakai.baris.bahan(metanol.id, 0),
      pakai.baris.bahan(metanol.id, 0.0001),
    ]) {
      const { status, errors } = await pakai.tambah(uuid, [satu]);
      expect([status, errors?.map(({ field }) => field)]).toEqual([422, ['penggunaan[0][jlh_penggunaan]']]);
    }
  });

  test('is half a piece where the unit is one: at least 1, also once the unit has become one', async () => {
    const satuan = indukUji(uji, satuanInduk);
    const isi = satuanInduk.isi();
    const { data: tetes } = await satuan.tambah(isi);
    expect(tetes).toMatchObject({ flagDihitungSatuan: 0 });
    const { data: tablet } = await indukUji(uji, bahanInduk).tambah({
      satuan: isi['nama_satuan'],
      jml_stok: 20,
    });
    const { uuid } = await pakai.sampai(3);
    const { data } = await pakai.tambah(uuid, [pakai.baris.bahan(tablet.id, 0.5)]);
    expect(data.penambahan).toHaveLength(1);
    const hp = perangkat(uji, laboran);
    await hp.tarik('barang');
    await satuan.ubah({ ...isi, uuid: tetes.uuid, flag_dihitung_satuan: 1 });
    await hp.tarik('barang');
    expect(hp.punya('barang', tablet.uuid)).toMatchObject({ dihitungSatuan: true });
    const ditolak = await pakai.tambah(uuid, [pakai.baris.bahan(tablet.id, 0.5)]);
    expect([ditolak.status, ditolak.errors]).toEqual([
      422,
      [
        {
          field: 'penggunaan[0][jlh_penggunaan]',
          message: `Paling sedikit 1 ${String(isi['nama_satuan'])}.`,
        },
      ],
    ]);
    expect((await pakai.tambah(uuid, [pakai.baris.bahan(tablet.id, 1)])).status).toBe(201);
    // An edit that does not name it leaves it.
    expect((await satuan.ubah({ ...isi, uuid: tetes.uuid })).data).toMatchObject({ flagDihitungSatuan: 1 });
  });
});

describe('[GAP-155] the stock of a material', () => {
  test('is written, corrected and brought in with three decimals', async () => {
    const bahan = indukUji(uji, bahanInduk);
    const { data } = await bahan.tambah({ min_stok: '0.25', jml_stok: 0.75 });
    expect(data).toMatchObject({ minStok: 0.25, jmlStok: 0.75 });
    const jawaban = await uji.request('POST', '/api/item/stock', {
      as: admin,
      body: { uuid: data.uuid, jml_stok: 0.125, alasan: 'Hasil hitung ulang' },
    });
    expect(jawaban.data).toMatchObject({ jmlStok: 0.125 });
    const sama = await uji.request('POST', '/api/item/stock', {
      as: admin,
      body: { uuid: data.uuid, jml_stok: 0.125, alasan: 'Lagi' },
    });
    expect([sama.status, sama.info]).toEqual([409, expect.stringContaining('sudah 0,125 mL')]);
    const { data: perlu } = await bahan.cari({ menunggu: '1', search: String(data['kdBahan']) });
    expect(perlu).toHaveLength(1);
  });

  test('out of a file: a comma that may have grouped thousands is asked about, more than three decimals refused', async () => {
    const isi = (jml_stok: unknown) => ({ ...bahanInduk.isi(), jml_stok });
    const baris = [isi(12.125), isi('1,500'), isi(0.0005)].map((satu, at) => ({ nomor: at + 2, isi: satu }));
    const { data } = await uji.request<HasilImpor>('POST', '/api/item/import-check', {
      as: admin,
      body: { baris },
    });
    expect(data.jumlah).toBe(1);
    expect(data.keliru.map(({ nomor, errors }) => [nomor, errors])).toEqual([
      [
        3,
        [
          {
            field: 'jml_stok',
            message: 'Dapat dibaca dua cara. Tulis 1500 bila ribuan, atau 1,5000 bila desimal.',
          },
        ],
      ],
      [4, [{ field: 'jml_stok', message: 'Paling banyak tiga angka di belakang koma.' }]],
    ]);
  });
});
