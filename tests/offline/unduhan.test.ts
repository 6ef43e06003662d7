import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Draf } from '#data/db.ts';
import { simpanDraf } from '#data/drafts.ts';
import type { Baris } from '#data/baris.ts';
import { buatUnduhan } from '#data/unduhan.ts';
import type { Tab } from '#tests/support/offline.ts';
import { daftar, jpeg, pilih } from './berkas.ts';
import { panggung, tulis } from './panggung.ts';

type Salinan = {
  pemilik: unknown;
  tulisan: Record<string, unknown>[];
  draf: Record<string, unknown>[];
  berkas: unknown;
};

const p = panggung();
const now = new Date('2026-11-21T03:00:00Z');
const unduh = (tab: Tab, isi: { rows: Baris[]; draf: Draf[] }) =>
  buatUnduhan(tab.db, isi, tab.orang, 'Laporan progres · Kadar parasetamol', now);
const draf = (tab: Tab, isi: Draf['isi']) =>
  simpanDraf(
    tab.db,
    { call: 'POST test', record: null, untuk: 'baru', baseRev: null, after: [], label: 'Pendaftaran' },
    isi,
    0,
  );

describe('[offline.md 4] Unduh', () => {
  it('is read by people first and can be sent again by a program', async () => {
    const { analis: tab, berjalan } = p();
    const row = await tulis(tab, berjalan, 'laporanProgres', 'Hasil uji pertama');
    const ditolak: Baris = {
      ...row,
      state: 'ditolak',
      error: {
        status: 422,
        code: 'INVALID',
        info: 'Kolom tidak boleh kosong',
        errors: [{ field: 'isi', message: 'Kolom tidak boleh kosong' }],
      },
    };
    const { nama, isi } = await unduh(tab, { rows: [ditolak], draf: [] });
    expect(nama).toBe('mejalab-laporan-progres-kadar-parasetamol-2026-11-21.json');
    expect(isi.type).toBe('application/json');
    const salinan = JSON.parse(await isi.text()) as Salinan;
    expect(salinan.pemilik).toEqual({ nama: tab.orang.nama, email: tab.orang.email });
    expect(salinan.tulisan[0]).toMatchObject({
      nama: row.label,
      keadaan: 'Perlu keputusan: ditolak server',
      jawabanServer: 'Kolom tidak boleh kosong',
      isianSalah: [{ isian: 'isi', pesan: 'Kolom tidak boleh kosong' }],
      isi: row.body,
      panggilan: row.call,
      nomorTulisan: row.opId,
    });
    expect(salinan.berkas).toEqual([]);
  });

  it('brings the files of writes and of drafts along, each once, under names that cannot meet', async () => {
    const { analis: tab } = p();
    const satu = await pilih(tab, jpeg(), 'image.jpg');
    const dua = await pilih(tab, jpeg(), 'image.jpg');
    const hilang = await pilih(tab, jpeg(), '../tutup.jpg');
    const bytes = async ({ sha256 }: typeof satu) => new Uint8Array((await tab.db.berkas.get(sha256))!.bytes);
    const rows = [await daftar(tab, [satu])];
    const ditulis = await draf(tab, { a: satu, b: dua, c: hilang });
    await tab.db.berkas.delete(hilang.sha256);
    const { nama, isi } = await unduh(tab, { rows, draf: [ditulis] });
    expect(nama).toMatch(/\.zip$/);
    const zip = unzipSync(new Uint8Array(await isi.arrayBuffer()));
    expect(Object.keys(zip).toSorted()).toEqual(['berkas/1-image.jpg', 'berkas/2-image.jpg', 'salinan.json']);
    expect(zip['berkas/1-image.jpg']).toEqual(await bytes(satu));
    expect(zip['berkas/2-image.jpg']).toEqual(await bytes(dua));
    const salinan = JSON.parse(strFromU8(zip['salinan.json']!)) as Salinan;
    expect(salinan.tulisan[0]!['berkas']).toEqual([
      { isian: 'sampel[0][file_gambar]', nama: 'image.jpg', ukuran: 68 },
    ]);
    expect(salinan.draf).toHaveLength(1);
    expect(salinan.berkas).toEqual([
      { nama: 'image.jpg', salinan: 'berkas/1-image.jpg' },
      { nama: 'image.jpg', salinan: 'berkas/2-image.jpg' },
      { nama: '../tutup.jpg', salinan: 'Tidak ada lagi di perangkat ini' },
    ]);
  });
});
