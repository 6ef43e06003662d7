import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { audit } from '#server/db/tables/sync.ts';
import { contoh } from '#tests/server/contract/contoh.ts';
import { sekali } from '#tests/server/contract/panggilan.ts';
import { barangUji } from '#tests/support/penelitian.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
  await barangUji(uji);
});
afterAll(() => uji.close());

type Baris = Record<string, unknown>;
/** Every table of records: those of the engine itself have no trail. */
const engine = [
  'operasi',
  'umpan',
  'audit',
  'sesi',
  'masuk',
  'perangkat',
  'kabar_orang',
  'kejadian',
  'kabar',
  'kiriman',
];
const tabel = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .filter((table) => !engine.includes(getTableConfig(table).name))
  .filter((table) => ['id', 'uuid'].some((nama) => nama in getTableColumns(table)));

/** Who did it, and when, every row of the trail says by itself. */
const siapaKapan = [
  'updatedAt',
  'rev',
  'diubahOleh',
  'diputusOleh',
  'verifikatorId',
  'role',
  'tglVerif',
  'disetujuiPada',
  'dipakaiPada',
  'penulis',
  'dirilisPada',
];
/** Columns of which the trail of the same act tells under another name, beside or above their record. */
const disebut: Record<string, string | string[]> = {
  // Known to its trail by its uuid, which stands in no table.
  'laboratorium.alamat': 'alamat',
  'pengguna.diberiTahuPada': 'versiPrivasi',
  // What was asked and answered is for the two of them: the trail says that it was (GAP-175).
  'permintaan_perbaikan.jawaban': 'perbaikan',
  'permintaan_perbaikan.dijawabOleh': 'perbaikan',
  'permintaan_perbaikan.dijawabPada': 'perbaikan',
  'alat.kd': 'kdAlat',
  'bahan.kd': 'kdBahan',
  'instrumen.kd': 'kdInstrumen',
  'satuan.kd': 'kdSatuan',
  'satuan.nama': 'namaSatuan',
  'parameter_sampel.satuanHasil': 'hasilPengujian',
  'penelitian.tglMulai': 'waktu',
  // Prolonged by an addition, which says until when.
  'penelitian.tglSelesai': ['waktu', 'tglSelesai'],
  'penelitian.jamMulai': 'waktu',
  'penelitian.jamSelesai': 'waktu',
  'baris_penggunaan.hargaSatuan': 'total',
  'baris_penggunaan.hargaTotal': 'total',
  // A new invoice, or one that was cancelled.
  'tagihan.invoiceId': ['noInvoice', 'kdStatus'],
  'invoice.dibatalkan': 'kdStatus',
  'bukti_pembayaran.diterima': 'kdStatus',
  'pengembalian.tglPengembalian': 'tujuan',
  'pengembalian.noRekeningTujuan': 'tujuan',
  'pengembalian.namaBankTujuan': 'tujuan',
  'pengembalian.namaPemilikRekeningTujuan': 'tujuan',
  'pengembalian.sha256': 'tujuan',
  'pengembalian.namaFile': 'tujuan',
  'putusan_surat.flagVerif': 'putusan',
  'putusan_surat.catatan': 'catatan',
};

/** Every record by its table and id. */
async function isi(): Promise<Map<string, Baris>> {
  const semua = new Map<string, Baris>();
  for (const table of tabel)
    for (const row of (await uji.server.db.select().from(table)) as Baris[])
      semua.set(`${getTableConfig(table).name} ${String(row['uuid'] ?? row['id'])}`, row);
  return semua;
}

const teks = (value: unknown) =>
  JSON.stringify(value, (_, satu: unknown) => (typeof satu === 'bigint' ? String(satu) : satu));

/** The columns that became different of records that were there: 'table id' → their names. */
const berubah = (lama: ReadonlyMap<string, Baris>, baru: ReadonlyMap<string, Baris>) =>
  [...baru].flatMap(([kunci, row]) => {
    const dulu = lama.get(kunci);
    const kolom = Object.keys(row).filter((nama) => dulu && teks(row[nama]) !== teks(dulu[nama]));
    return kolom.filter((nama) => !siapaKapan.includes(nama)).map((nama) => [kunci, nama] as const);
  });

const jejak = async () => new Map((await uji.server.db.select().from(audit)).map((row) => [row.id, row]));

describe('whatever a write changes of a record that was there stands in its trail', () => {
  test.each(sekali)('%s', async (name, endpoint) => {
    const siap = await contoh[name]!(uji);
    const [lama, dulu] = [await isi(), await jejak()];
    const query = siap.query ? `?${new URLSearchParams(siap.query)}` : '';
    const { status } = await uji.request(endpoint.method, `/api${endpoint.path}${query}`, siap);
    expect(status).toBe(endpoint.success.status);
    const baru = [...(await jejak()).values()].filter(({ id }) => !dulu.has(id));
    const kata = baru.flatMap(({ record, perubahan }) =>
      Object.keys(perubahan as object).map((nama) => ({ record, nama })),
    );
    const tanpaJejak = berubah(lama, await isi()).flatMap(([kunci, kolom]) => {
      const [nama, id] = kunci.split(' ') as [string, string];
      const lain = disebut[`${nama}.${kolom}`];
      const ada = lain
        ? kata.some((satu) => [lain].flat().includes(satu.nama))
        : kata.some((satu) => satu.record === id && satu.nama === kolom);
      return ada ? [] : [`${nama}.${kolom}`];
    });
    expect(tanpaJejak).toEqual([]);
  });
});
