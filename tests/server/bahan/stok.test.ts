import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PergerakanStok } from '#domain/bahan/stok.ts';
import { perhatian } from '#domain/barang/perhatian.ts';
import { labDay } from '#domain/core/clock.ts';
import { audit } from '#server/db/tables/sync.ts';
import { admin } from '#tests/support/layanan.ts';
import { bahanInduk, indukUji, satuanInduk, type Induk } from '#tests/support/master.ts';
import { laboran, laboran2 } from '#tests/support/penelitian.ts';
import { pemakaianUji } from '#tests/support/penggunaan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());

const bahan = () => indukUji(uji, bahanInduk);
const gerak = async (uuid: string, as = laboran) =>
  (await uji.request<PergerakanStok[]>('GET', `/api/item/stock?uuid=${uuid}`, { as })).data;
const sesuaikan = (body: object, as = laboran) => uji.request<Induk>('POST', '/api/item/stock', { as, body });
const langkah = (semua: readonly PergerakanStok[]) =>
  semua.map(({ sebelum, sesudah, sebab }) => [sebelum, sesudah, sebab]);

describe('[GAP-143] the stock of a material', () => {
  test('is moved with a reason, and every movement says what, why and who', async () => {
    const { data } = await bahan().tambah({ jml_stok: 100 }, laboran);
    const jawaban = await sesuaikan({ uuid: data.uuid, jml_stok: 80, alasan: 'Tumpah', base_rev: data.rev });
    expect([jawaban.status, jawaban.info]).toEqual([201, 'Stok bahan berhasil disesuaikan']);
    expect(jawaban.data).toMatchObject({ jmlStok: 80, rev: '2' });
    const semua = await gerak(data.uuid);
    expect(langkah(semua)).toEqual([
      [100, 80, 'Tumpah'],
      [0, 100, 'Stok awal'],
    ]);
    expect(semua[0]).toMatchObject({ penelitian: null, bahan: { uuid: data.uuid, satuan: 'mL' } });
    expect(semua[0]!.aktor?.nama).toBeTruthy();
    const jejak = await uji.server.db
      .select()
      .from(audit)
      .where(and(eq(audit.jenis, 'bahan'), eq(audit.record, data.uuid)));
    expect(jejak.at(-1)!.perubahan).toEqual({ jmlStok: [100, 80], alasan: [null, 'Tumpah'] });
  });

  test('that moved meanwhile is overwritten neither by a master edit nor by a count', async () => {
    const isi = { ...bahanInduk.isi(), jml_stok: 100 };
    const { data } = await bahan().tambah(isi);
    await sesuaikan({ uuid: data.uuid, jml_stok: 40, alasan: 'Hasil hitung ulang' });
    const lama = { uuid: data.uuid, base_rev: data.rev };
    for (const jawaban of [
      await bahan().ubah({ ...isi, ...lama }),
      await sesuaikan({ ...lama, jml_stok: 90, alasan: 'Hitung' }),
    ]) {
      expect([jawaban.status, jawaban.code]).toEqual([409, 'STALE']);
      expect(jawaban.data).toMatchObject({ jmlStok: 40, rev: '2' });
    }
    expect(await gerak(data.uuid)).toHaveLength(2);
  });

  test('that a master edit names is moved by it, and left alone where it is not named', async () => {
    const { jml_stok: _stok, ...isi } = bahanInduk.isi();
    const { data } = await bahan().tambah({ ...isi, jml_stok: 100 });
    await bahan().ubah({ ...isi, uuid: data.uuid, nama_bahan: 'Asetonitril' });
    expect(await gerak(data.uuid)).toHaveLength(1);
    await bahan().ubah({ ...isi, uuid: data.uuid, jml_stok: 130 });
    expect(langkah(await gerak(data.uuid))[0]).toEqual([100, 130, 'Diubah bersama data bahan']);
  });

  test('that is as counted already needs no movement', async () => {
    const { data } = await bahan().tambah({ jml_stok: 100 });
    const jawaban = await sesuaikan({ uuid: data.uuid, jml_stok: 100, alasan: 'Hitung' });
    expect([jawaban.status, jawaban.code]).toEqual([409, 'STATE']);
    expect(await gerak(data.uuid)).toHaveLength(1);
  });

  test('that research moved names the research', async () => {
    const { barang, baris, dengan } = pemakaianUji(uji);
    const etanol = await barang.bahan(500);
    const { uuid } = await dengan([baris.bahan(etanol.id, 30)], laboran);
    const [terbaru] = await gerak(etanol.uuid);
    expect(terbaru).toMatchObject({ sebelum: 500, sesudah: 470, penelitian: { uuid } });
    expect(terbaru!.penelitian!.nomor).toMatch(/^P-/);
  });

  test('is the business of its laboratory', async () => {
    const { data } = await bahan().tambah({ jml_stok: 100 }, laboran);
    expect((await sesuaikan({ uuid: data.uuid, jml_stok: 1, alasan: 'Iseng' }, laboran2)).status).toBe(403);
    expect(await gerak(data.uuid, laboran2)).toEqual([]);
    expect(await gerak(data.uuid, admin)).toHaveLength(1);
  });
});

describe('what a material refers to', () => {
  test('[GAP-103] is a unit of its laboratory in use, by name or uuid', async () => {
    const satuan = indukUji(uji, satuanInduk);
    const isi = satuanInduk.isi();
    const { data } = await satuan.tambah(isi);
    const { data: dipakai } = await bahan().tambah({ satuan: data.uuid });
    expect(dipakai['satuan']).toBe(isi['nama_satuan']);
    for (const over of [{ satuan: 'tidak ada' }, { satuan: isi['nama_satuan'], id_laboratorium: 7 }]) {
      const jawaban = await bahan().tambah(over);
      expect([jawaban.status, jawaban.errors?.[0]?.field]).toEqual([422, 'satuan']);
    }
    await satuan.ubah({ ...isi, uuid: data.uuid, flag_aktif: 0 });
    expect((await bahan().tambah({ satuan: isi['nama_satuan'] })).status).toBe(422);
    // Who has it already keeps it.
    const lama = { ...bahanInduk.isi(), uuid: dipakai.uuid, satuan: isi['nama_satuan'] };
    expect((await bahan().ubah(lama)).status).toBe(200);
  });

  test('[GAP-48] a unit that is taken away and taken into use at one moment is one or the other', async () => {
    const satuan = indukUji(uji, satuanInduk);
    for (let kali = 0; kali < 6; kali++) {
      const isi = satuanInduk.isi();
      const { data } = await satuan.tambah(isi);
      const [hilang, dibuat] = await Promise.all([
        satuan.hapus({ uuid: data.uuid }),
        bahan().tambah({ satuan: isi['nama_satuan'] }),
      ]);
      expect([
        [200, 422],
        [409, 201],
      ]).toContainEqual([hilang.status, dibuat.status]);
    }
  });

  test('[CONF-49] a unit without a code is given one that its laboratory does not have', async () => {
    const satuan = indukUji(uji, satuanInduk);
    const { kd_satuan: _kode, ...isi } = satuanInduk.isi();
    const kode = new Set<unknown>();
    for (let kali = 0; kali < 4; kali++) {
      const { status, data } = await satuan.tambah({ ...isi, kd_satuan: '', nama_satuan: `ampul ${kali}` });
      expect(status).toBe(201);
      kode.add(data['kdSatuan']);
    }
    expect(kode.size).toBe(4);
    // One that somebody typed ahead of its turn is passed over.
    const urut = Math.max(...[...kode].map((satu) => Number(String(satu).slice(2)))) + 1;
    const sebut = (ke: number) => `S-${String(ke).padStart(3, '0')}`;
    expect((await satuan.tambah({ kd_satuan: sebut(urut).toLowerCase() })).status).toBe(201);
    expect((await satuan.tambah({ kd_satuan: '' })).data['kdSatuan']).toBe(sebut(urut + 1));
    expect((await satuan.tambah({ nama_satuan: 'ampul 1' })).errors).toEqual([
      { field: 'nama_satuan', message: 'Satuan ini sudah ada di laboratorium tersebut.' },
    ]);
  });
});

test('[GAP-15, GAP-79] the list of what is to be seen to is what the rule says of each, by the day in Jakarta', async () => {
  uji.jam.set('2026-11-20T17:30:00Z'); // the 21st there
  const hari = labDay(uji.jam.now());
  for (const over of [
    { jml_stok: 500 },
    { jml_stok: 0, min_stok: 0 },
    { tgl_expired: '2026-11-20' },
    { tgl_expired: '2026-12-21' },
    { tgl_expired: '2026-12-22' },
  ])
    await bahan().tambah(over);
  const { data: mati } = await bahan().tambah({ jml_stok: 0 });
  await bahan().ubah({ ...bahanInduk.isi(), uuid: mati.uuid, flag_aktif: 0 });
  const semua = (await bahan().cari({ flag_aktif: '1' })).data;
  const perlu = semua.filter((satu) => perhatian(satu as never, hari).length > 0);
  expect(perlu.length).toBeGreaterThanOrEqual(4);
  expect(perlu.length).toBeLessThan(semua.length);
  expect((await bahan().cari({ menunggu: '1' })).data).toEqual(perlu);
});
