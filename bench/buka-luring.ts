import { rm } from 'node:fs/promises';
import { analis, bukaDingin, isiPerangkat, median, serverDengan } from './support/lingkungan.ts';

/**
 * Cold open of /analisis-sampel with the server stopped, until the first rows are painted: with 5,000 assigned parameters
 * on the device, beside the same page with 10. The browser is closed between runs; the two take turns.
 */
const batas = 1.3;
const ulang = 7;
const alamat = '/analisis-sampel';

const siap = [];
for (const banyak of [10, 5000]) {
  const { proses } = await serverDengan(banyak);
  siap.push({ folder: await isiPerangkat(proses, analis, alamat, banyak), waktu: [] as number[] });
}
try {
  for (let run = 0; run < ulang; run++)
    for (const { folder, waktu } of siap)
      waktu.push(await bukaDingin(folder, alamat, '[data-row], table tbody tr a, article a'));
  const [sedikit, ribuan] = siap.map(({ waktu }) => median(waktu)) as [number, number];
  console.log(
    `buka luring: 5.000 parameter ${ribuan.toFixed(0)} ms, 10 parameter ${sedikit.toFixed(0)} ms, nisbah ${(ribuan / sedikit).toFixed(2)} (batas ${batas})`,
  );
} finally {
  for (const { folder } of siap) await rm(folder.path, { recursive: true, force: true });
}
