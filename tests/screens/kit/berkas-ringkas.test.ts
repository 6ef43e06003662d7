import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { PengujianRingkas } from '#domain/pengujian/schema.ts';
import { kolomInvoice } from '#features/pembayaran/kolom-invoice.tsx';
import type { InvoiceTerdaftar } from '#features/pembayaran/terdaftar.ts';
import { kolomDaftar } from '#features/penelitian/bagian/DaftarPenelitian.tsx';
import { kolomPengembalian } from '#features/pengembalian/DaftarPengembalian.tsx';
import { kolomPengujian } from '#features/pengujian/bagian/DaftarPengujian.tsx';
import { listSheet, type ToSheet } from '#kit/table/list-sheet.ts';
import { withoutWrites } from '#kit/list/live-list.ts';
import { writeSheet } from '#kit/sheet/write-sheet.ts';
import { admin, kalab, layanan } from '#tests/support/layanan.ts';
import { laboran, petugas } from '#tests/support/penelitian.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { uangPenelitian } from '#tests/support/uang-penelitian.ts';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
  await layanan(uji).sampai(14);
  const uang = uangPenelitian(uji);
  const riset = await uang.berinvoice(3);
  await uang.koreksi(riset, riset.penambahan, 60);
  await uang.selesaikan(riset.uuid, petugas);
  await uang.berinvoice(2);
});
afterAll(() => uji.close());

const tanpa = () => null;
const belum = () => false;
const { status, ...invoice } = kolomInvoice;
/** A list of officers: what its rows are, as its columns take them, and those columns. */
const daftar = <D, R>(call: string, as: string, baris: (data: D) => R, kolom: readonly ToSheet<R>[]) => ({
  call,
  as,
  berkas: async (rows: readonly D[]) =>
    (await writeSheet(listSheet(call, kolom, rows.map(baris)), 'csv')).text(),
});
const semua = [
  daftar('test', admin, withoutWrites<PengujianRingkas>, kolomPengujian(tanpa, 1, belum)),
  daftar('test-report', kalab, withoutWrites<PengujianRingkas>, kolomPengujian(tanpa, 1, belum)),
  daftar('research', laboran, withoutWrites<Penelitian>, kolomDaftar(tanpa, 1, belum)),
  daftar('test-payment', admin, (row: InvoiceTerdaftar) => row, [
    ...Object.values(invoice),
    status('Status', belum),
  ]),
  daftar('research-payment', petugas, (row: InvoiceTerdaftar) => row, [
    ...Object.values(invoice),
    status('Status', belum),
  ]),
  daftar('return-deposit', petugas, (row: Pengembalian) => row, kolomPengembalian),
];

/** Every list in a value, at whatever depth. */
const larik = (value: unknown): unknown[][] => {
  if (Array.isArray(value)) return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(larik) : [];
};

it.each(semua)(
  '$call: a file says the same of rows that come without their parts',
  async ({ call, as, berkas }) => {
    const baca = async (lain: string) =>
      (await uji.request<never[]>('GET', `/api/${call}?flag_officer=1${lain}`, { as })).data;
    const [utuh, ringkas] = [await baca(''), await baca('&ringkas=1')];
    expect(ringkas.length).toBeGreaterThan(0);
    expect(ringkas.flatMap(larik).flat()).toEqual([]);
    expect(await berkas(ringkas)).toBe(await berkas(utuh));
  },
);
