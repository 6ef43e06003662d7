import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '#scripts/process.mjs';
import { masuk } from '#tests/support/masuk.ts';
import { freePort } from '#tests/support/proses.ts';
import { serverBanyak } from './support/data.ts';
import { bukaPeramban, limaPuluhBaris } from './support/lingkungan.ts';

/**
 * Lighthouse as it comes, for a phone on a slow line: the sign-in page of a device that was never here, then Beranda and a list
 * of 50 rows as they are opened day by day. It is no dependency of ours: fetched when it is wanted, in this version.
 */
const lighthouse = 'lighthouse@13.5.0';
const batas = { performance: 95, accessibility: 100, 'best-practices': 100 };

type Laporan = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { title: string; score: number | null; scoreDisplayMode: string }>;
};

const proses = await serverBanyak(2000);
const folder = await mkdtemp(join(tmpdir(), 'mejalab-peramban-'));
const port = await freePort();
const peramban = await bukaPeramban(folder, proses.url, {}, [`--remote-debugging-port=${port}`]);
try {
  await periksa('masuk', '/login');
  const page = await peramban.newPage();
  await masuk(page, 'admin@kampus.example');
  await limaPuluhBaris(page, '/persetujuan-pengujian');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.close();
  await periksa('Beranda', '/beranda');
  await periksa('daftar 50 baris', '/persetujuan-pengujian');
} finally {
  await peramban.close();
  await proses.tutup();
  await rm(folder, { recursive: true, force: true });
}

async function periksa(nama: string, path: string): Promise<void> {
  const hasil = join(folder, 'lighthouse.json');
  const perintah = ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', `${proses.url}${path}`];
  const pilihan = [`--port=${port}`, '--disable-storage-reset', '--output=json', `--output-path=${hasil}`];
  const bagian = `--only-categories=${Object.keys(batas).join()}`;
  const code = await run('npm', [...perintah, ...pilihan, bagian, '--quiet']);
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}`);
  const { categories, audits } = JSON.parse(await readFile(hasil, 'utf8')) as Laporan;
  const angka = Object.entries(batas).map(
    ([kategori, minimum]) =>
      `${kategori} ${Math.round((categories[kategori]!.score ?? 0) * 100)} (batas ${minimum})`,
  );
  console.log(`Lighthouse ${nama}: ${angka.join(', ')}`);
  for (const { title, score, scoreDisplayMode } of Object.values(audits))
    if (scoreDisplayMode === 'binary' && score === 0) console.log(`  ${title}`);
}
