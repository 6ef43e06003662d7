import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { pdfDariGambar } from '#pdf/gambar.ts';
import { bacaGambar, bacaHalaman } from './baca.ts';

const foto = async () => new Uint8Array(await readFile('server/db/demo/berkas/air-minum.jpg'));

it('[GAP-148] pictures become one PDF: an upright A4 page for each, with the whole picture inside its margins, never stretched', async () => {
  const bytes = await foto();
  const bentuk = [
    { lebar: 1200, tinggi: 1600 },
    { lebar: 1600, tinggi: 1200 },
    { lebar: 1080, tinggi: 2400 },
  ];
  const pdf = pdfDariGambar(bentuk.map((satu) => ({ bytes, ...satu })));
  const pages = await bacaHalaman(pdf);
  expect(pages.map(({ lebar, tinggi }) => [Math.round(lebar), Math.round(tinggi)])).toEqual(
    bentuk.map(() => [210, 297]),
  );
  const gambar = await bacaGambar(pdf);
  for (const [ke, { lebar, tinggi }] of bentuk.entries()) {
    const [satu, ...lain] = gambar[ke]!;
    expect(lain).toEqual([]);
    expect(satu!.lebar / satu!.tinggi).toBeCloseTo(lebar / tinggi, 2);
    // One of both directions is used up.
    expect(Math.min(190 - satu!.lebar, 277 - satu!.tinggi)).toBeCloseTo(0, 1);
    expect(satu!.x).toBeGreaterThanOrEqual(9.99);
    expect(satu!.x + satu!.lebar).toBeLessThanOrEqual(200.01);
    expect(satu!.y).toBeGreaterThanOrEqual(9.99);
  }
});
