import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { cetakLaporanAnalisis, type IsiLaporanAnalisis } from '#pdf/laporan-analisis.ts';
import { analisis, riwayat } from '#tests/support/contoh/analisis.ts';
import { bacaGambar, bacaHalaman, bacaTeks, tanpa } from './baca.ts';
import { kop } from './contoh.ts';

const row = riwayat('laporanAkhir', {
  jenisLaporan: 'akhir',
  tanggal: '2026-11-20',
  jam: '10:15',
  hasilPengujian: '98,7',
});
const cetak = (over: Partial<IsiLaporanAnalisis> = {}) =>
  cetakLaporanAnalisis({ kop, judul: 'Laporan akhir', data: analisis(4), row, isi: [], foto: [], ...over });

test('[BEYOND-21] a report prints what was tested, by whom and when, its result, its text and its tables', async () => {
  const { namaFile, bytes } = cetak({
    isi: [
      { kind: 'heading', text: 'Cara kerja' },
      { kind: 'text', text: '1. Dilarutkan dalam 10^2 mL air.' },
      {
        kind: 'table',
        rows: [
          ['Ulangan', 'Bobot'],
          ['1', '0,5002 g'],
        ],
      },
    ],
  });
  expect(namaFile).toBe('Laporan akhir LPOMK-2611-0001.pdf');
  const isi = [
    'Nomor: LPOMK-2611-0001',
    'Sirup',
    'Kadar parasetamol',
    'KCKT',
    '20 November 2026, 10:15 WIB',
    'Nur Aini',
    '98,7 %',
    'Cara kerja 1. Dilarutkan dalam 10^2 mL air.',
    'Ulangan Bobot 1 0,5002 g',
  ];
  expect(tanpa(await bacaTeks(bytes), isi)).toEqual([]);
});

test('[BEYOND-21] ten photos stand whole, two beside each other, each with what was written below it; one the device lacks says so', async () => {
  const bytes = new Uint8Array(await readFile('server/db/demo/berkas/air-minum.jpg'));
  const foto = Array.from({ length: 10 }, (_, ke) => ({
    keterangan: ke === 0 ? 'Krus A' : null,
    mime: 'image/jpeg',
    bytes: ke === 9 ? null : bytes,
  }));
  const pdf = cetak({ foto }).bytes;
  const gambar = (await bacaGambar(pdf)).flat();
  expect(gambar).toHaveLength(9);
  for (const { x, y, lebar, tinggi } of gambar) {
    expect(lebar / tinggi).toBeCloseTo(gambar[0]!.lebar / gambar[0]!.tinggi, 2);
    expect([x >= 9.99, x + lebar <= 200.01, y >= 9.99, y + tinggi <= 280]).toEqual([true, true, true, true]);
  }
  const teks = await bacaTeks(pdf);
  expect(tanpa(teks, ['Foto 1. Krus A', 'Foto 2', 'Foto 10', 'Foto ini belum ada di perangkat'])).toEqual([]);
  // A caption stands on the page of its photo.
  const halaman = await bacaHalaman(pdf);
  const berfoto = halaman.map(({ teks: satu }) => satu.match(/Foto \d+/g)?.length ?? 0);
  expect(berfoto.reduce((jumlah, satu) => jumlah + satu, 0)).toBe(10);
});
