import { parseCsv } from 'hucre/csv';
import { expect, it } from 'vitest';
import type { Jejak } from '#domain/jejak/schema.ts';
import { kataWaktu, kolomJejak } from '#features/jejak/berkas-jejak.ts';
import { listSheet } from '#kit/table/list-sheet.ts';
import { sheetFileName } from '#kit/sheet/sheet.ts';
import { writeSheet } from '#kit/sheet/write-sheet.ts';

const jejak: Jejak = {
  id: '7',
  waktu: '2026-11-21T18:30:00.000Z',
  dibuatPada: '2026-11-20T03:00:00.000Z',
  terlambat: 1,
  orang: '=HYPERLINK("http://jahat.example")',
  role: 'Laboran',
  tindakan: 'Ubah alat',
  rekaman: 'Alat',
  sebutan: null,
  pendaftaran: null,
  perubahan: [],
};

it('the trail as a file tells each difference in words, by the clock of Jakarta, and none of it is a formula', async () => {
  const uang = { label: 'Harga', dari: 'Rp 1.000', ke: '-Rp 500' };
  const nama = { label: 'Nama', dari: '@SUM(A1)', ke: null };
  const sheet = listSheet('Jejak perubahan', kolomJejak, [
    { jejak, beda: uang },
    { jejak, beda: nama },
    { jejak: { ...jejak, terlambat: 0 }, beda: null },
    { jejak, beda: { label: 'Laboratorium', dari: '-', ke: '-' } },
  ]);
  const text = await (await writeSheet(sheet, 'csv')).text();
  const [heads, ...rows] = parseCsv(text, { delimiter: ';' }) as string[][];
  const read = rows.map((row) => Object.fromEntries(row.map((cell, at) => [heads![at], cell])));
  expect(read[0]).toMatchObject({
    Waktu: '2026-11-22 01:30',
    Dikerjakan: '2026-11-20 10:00',
    Orang: `'${jejak.orang}`,
    Peran: 'Laboran',
    Isian: 'Harga',
    Dari: 'Rp 1.000',
    Menjadi: "'-Rp 500",
    'Terlambat dikirim': 'Ya',
  });
  expect(read[1]).toMatchObject({ Isian: 'Nama', Dari: "'@SUM(A1)", Menjadi: 'dikosongkan' });
  expect(read[3]).toMatchObject({ Dari: '', Menjadi: 'dikosongkan' });
  expect(read[2]).toMatchObject({
    Isian: 'Tidak ada isian yang berubah',
    Menjadi: '',
    'Terlambat dikirim': 'Tidak',
  });
});

it('its name tells the days it is of', () => {
  const words = kataWaktu('2026-11-01', '2026-11-20');
  expect(sheetFileName(['Jejak perubahan', ...words], '2026-11-22', 'csv')).toBe(
    'Jejak perubahan Dari 1 November 2026 Sampai 20 November 2026 2026-11-22.csv',
  );
  expect(kataWaktu(null, null)).toEqual([]);
});
