import { rm } from 'node:fs/promises';
import { bukaDingin, isiPerangkat, median, serverPenelitian } from './support/lingkungan.ts';

/**
 * Cold open of a laboran's list of usage and of one research in it, with the server stopped, until the first rows are painted:
 * with 2,000 running research of 10 lines each on the device, beside the same with 10. The browser is closed between runs; the
 * devices take turns.
 */
const batas = 1.3;
const ulang = 7;
const laboran = 'laboran@kampus.example';
const barisDaftar = 'table tbody tr a, article a';
const barisPenambahan = '[role=tabpanel] table tbody tr';

const siap = [];
for (const banyak of [10, 2000]) {
  const { proses, uuid } = await serverPenelitian(banyak);
  const folder = await isiPerangkat(proses, laboran, '/penggunaan-laboran', banyak);
  siap.push({
    folder,
    halaman: `/penggunaan-laboran/edit?uuid=${uuid}`,
    daftar: [] as number[],
    satu: [] as number[],
  });
}
try {
  for (let run = 0; run < ulang; run++)
    for (const { folder, halaman, daftar, satu } of siap) {
      daftar.push(await bukaDingin(folder, '/penggunaan-laboran', barisDaftar));
      satu.push(await bukaDingin(folder, halaman, barisPenambahan));
    }
  const [sedikit, ribuan] = siap as [(typeof siap)[0], (typeof siap)[0]];
  for (const [nama, ukur] of [
    ['daftar penggunaan', 'daftar'],
    ['satu penelitian', 'satu'],
  ] as const) {
    const [satu, banyak] = [median(sedikit[ukur]), median(ribuan[ukur])];
    console.log(
      `buka luring, ${nama}: 2.000 penelitian dengan 20.000 baris ${banyak.toFixed(0)} ms, 10 penelitian ${satu.toFixed(0)} ms, nisbah ${(banyak / satu).toFixed(2)} (batas ${batas})`,
    );
  }
} finally {
  for (const { folder } of siap) await rm(folder.path, { recursive: true, force: true });
}
