import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import type { HasilOperasi } from '#domain/sync/endpoints.ts';
import { versiKontrak } from '#domain/sync/batas.ts';
import { akun } from '#tests/support/akun.ts';
import { pendaftar } from '#tests/support/layanan.ts';
import { laboran, petugas } from '#tests/support/penelitian.ts';
import { hariPakai, pemakaianUji } from '#tests/support/penggunaan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let pakai: ReturnType<typeof pemakaianUji>;
beforeAll(async () => {
  uji = await createTestServer();
  pakai = pemakaianUji(uji);
});
afterAll(() => uji.close());

const op = (call: string, body: object, lain: object = {}) => ({
  id: uuidv7(),
  v: versiKontrak,
  call,
  body,
  captured_at: uji.jam.now().toISOString(),
  clock_offset_ms: 0,
  ...lain,
});
async function push(as: string, ...ops: ReturnType<typeof op>[]): Promise<HasilOperasi[]> {
  const { data } = await uji.request<{ results: HasilOperasi[] }>('POST', '/api/sync/push', {
    as,
    headers: { 'x-acting-user': akun(as).uuid },
    body: { device: { id: uuidv7(), app_version: 'uji', waiting: ops.length, oldest_at: null }, ops },
  });
  return data.results;
}

describe('usage that was recorded without a network', () => {
  test('an addition takes the id of its write; sent again it is the same one', async () => {
    const { id } = await pakai.barang.bahan(100);
    const { uuid } = await pakai.sampai(3);
    const satu = op('POST research-usage', {
      uuid_penelitian: uuid,
      tgl_penggunaan: hariPakai,
      penggunaan: [pakai.baris.bahan(id)],
    });
    expect(await push(pendaftar, satu)).toMatchObject([{ status: 201, code: 'applied', rev: '1' }]);
    expect(await push(pendaftar, satu)).toMatchObject([{ status: 201, code: 'replayed' }]);
    const { data } = await pakai.baca(uuid);
    expect(data.penambahan.map((tambahan) => tambahan.uuid)).toEqual([satu.id]);
  });

  test('[GAP-92] a decision names the revision it saw, or is not looked at', async () => {
    const { id } = await pakai.barang.bahan(100);
    const { uuid, penambahan } = await pakai.dengan([pakai.baris.bahan(id)]);
    const isi = { uuid: penambahan.uuid, uuid_penelitian: uuid, flag_persetujuan: 1 };
    const call = 'POST research-usage/verification';
    expect(await push(laboran, op(call, isi))).toMatchObject([{ status: 422, code: 'BASE_REV_REQUIRED' }]);
    const diputus = op(call, isi, { base_rev: penambahan.rev });
    expect(await push(laboran, diputus)).toMatchObject([{ status: 201, rev: '2' }]);
    expect(await push(laboran, op(call, isi, { base_rev: penambahan.rev }))).toMatchObject([
      { status: 409, code: 'conflict' },
    ]);
    expect((await pakai.stok(id)).jmlStok).toBe(90);
  });

  test('[GAP-92] two returns in a row from one tablet are no conflict with themselves; with another tablet they are', async () => {
    const { id } = await pakai.barang.alat();
    const { uuid } = await pakai.dengan([pakai.baris.alat(id, 5)], laboran);
    const [row] = (await pakai.baca(uuid)).data.pengembalianAlat;
    const kembali = (jlh_kembali: number, lain: object = {}) =>
      op(
        'POST research-usage/return-tool',
        {
          uuid_penelitian: uuid,
          pengembalian: [{ uuid: row!.uuid, rev: '1', jlh_kembali, jlh_rusak: 0, jlh_diganti: 0 }],
        },
        lain,
      );
    const satu = kembali(2);
    expect(await push(laboran, satu, kembali(4, { after: [satu.id] }))).toMatchObject([
      { status: 201 },
      { status: 201 },
    ]);
    const [bentrok] = await push(laboran, kembali(5, { after: [satu.id] }));
    expect(bentrok).toMatchObject({ status: 409, code: 'conflict' });
    expect((await pakai.baca(uuid)).data.pengembalianAlat).toMatchObject([{ jlhKembali: 4, rev: '3' }]);
  });

  test('an officer’s reason for what is past its date comes with the write; without one the write is refused as what it is', async () => {
    const agar = await pakai.barang.bahan(100, { nama: 'Agar', tglExpired: '2026-11-24' });
    const { uuid } = await pakai.sampai(3);
    const catat = (lain: object = {}) =>
      op('POST research-usage', {
        uuid_penelitian: uuid,
        tgl_penggunaan: hariPakai,
        penggunaan: [pakai.baris.bahan(agar.id)],
        ...lain,
      });
    const alasan = { alasan_pengecualian: 'Hanya untuk latihan' };
    expect(await push(laboran, catat(), catat(alasan))).toMatchObject([
      { status: 409, code: 'LEWAT' },
      { status: 201, code: 'applied' },
    ]);
    expect(await push(pendaftar, catat(alasan))).toMatchObject([{ status: 409, code: 'LEWAT' }]);
    const { data } = await pakai.baca(uuid);
    expect(data.penambahan).toHaveLength(1);
    expect(data.history.at(-1)!.catatan).toContain('Alasan: Hanya untuk latihan');
  });

  test('[GAP-130] what comes after the end keeps its own word, and its note stays once', async () => {
    const { id } = await pakai.barang.bahan(100);
    const { uuid } = await pakai.sampai(8);
    const sebelum = (await pakai.baca(uuid)).data.history.length;
    const telat = op('POST research-usage', {
      uuid_penelitian: uuid,
      tgl_penggunaan: hariPakai,
      penggunaan: [pakai.baris.bahan(id)],
    });
    for (let kali = 0; kali < 2; kali++)
      expect(await push(pendaftar, telat)).toMatchObject([{ status: 409, code: 'CLOSED' }]);
    expect((await pakai.baca(uuid)).data.history).toHaveLength(sebelum + 1);
  });

  test('[GAP-101] a correction of what was approved needs the network', async () => {
    const { id } = await pakai.barang.bahan(100);
    const { penambahan } = await pakai.dengan([pakai.baris.bahan(id)], laboran);
    const isi = {
      uuid: penambahan.uuid,
      tgl_penggunaan: hariPakai,
      penggunaan: [pakai.baris.bahan(id, 1)],
      catatan: 'Salah timbang',
    };
    // A Laboran mends own additions by the same call: only the record tells that this one is a correction.
    for (const as of [petugas, laboran])
      expect(await push(as, op('PUT research-usage', isi, { base_rev: '1' })), as).toMatchObject([
        { status: 422, code: 'NOT_QUEUEABLE' },
      ]);
    expect((await pakai.stok(id)).jmlStok).toBe(90);
  });
});

test('[CONF-12] a change of an addition is one by whatever call it comes: live where that is, on the revision that was seen, in its lane', async () => {
  const { id } = await pakai.barang.bahan(100);
  const disetujui = await pakai.dengan([pakai.baris.bahan(id)], laboran);
  const koreksi = {
    uuid: disetujui.penambahan.uuid,
    tgl_penggunaan: hariPakai,
    penggunaan: [pakai.baris.bahan(id, 1)],
    catatan: 'Salah timbang',
  };
  for (const as of [petugas, laboran])
    for (const call of ['PUT research-usage', 'POST research-usage'])
      expect(await push(as, op(call, koreksi)), `${as} ${call}`).toMatchObject([
        { status: 422, code: 'NOT_QUEUEABLE' },
      ]);
  const diminta = await pakai.dengan([pakai.baris.bahan(id)]);
  const ubah = { ...koreksi, uuid: diminta.penambahan.uuid };
  const tarik = { ...ubah, penggunaan: [] };
  for (const isi of [ubah, tarik])
    expect(
      await push(pendaftar, op('POST research-usage', isi), op('PUT research-usage', isi, { base_rev: '1' })),
    ).toMatchObject([
      { status: 422, code: 'BASE_REV_REQUIRED' },
      { status: 424, code: 'held' },
    ]);
  expect(await push(pendaftar, op('POST research-usage', tarik, { base_rev: '1' }))).toMatchObject([
    { status: 201, code: 'applied', rev: '2' },
  ]);
  expect((await pakai.stok(id)).jmlStok).toBe(90);
  expect((await pakai.baca(diminta.uuid)).data.penambahan).toMatchObject([{ kdStatusPengajuan: 5 }]);
});

test('a write that is broken beyond telling what it is, is told what is wrong with it, and the others go on', async () => {
  const { id } = await pakai.barang.bahan(100);
  const { uuid } = await pakai.sampai(3);
  const baik = op('POST research-usage', {
    uuid_penelitian: uuid,
    tgl_penggunaan: hariPakai,
    penggunaan: [pakai.baris.bahan(id)],
  });
  expect(await push(pendaftar, op('PUT research-usage', { uuid: uuidv7() }), baik)).toMatchObject([
    { status: 422, code: 'rejected' },
    { status: 201, code: 'applied' },
  ]);
});
