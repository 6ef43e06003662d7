import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sesiDi } from '#tests/e2e/support/simpanan.ts';
import { mulaiProses } from '#tests/support/proses.ts';
import { masuk } from '#tests/support/masuk.ts';
import { bukaPeramban } from './support/lingkungan.ts';

/**
 * What an officer's list costs the network: the bytes of one page beside the bytes of its records one by one, and how
 * often a page that nobody touches asks while nothing happens.
 */
const menit = 1.5;

const proses = await mulaiProses();
const folder = await mkdtemp(join(tmpdir(), 'mejalab-peramban-'));
const peramban = await bukaPeramban(folder, proses.url);
try {
  const page = await peramban.newPage();
  await masuk(page, 'admin@kampus.example');
  await page.goto('/persetujuan-pengujian');
  await page.locator('tbody tr a').first().waitFor();
  const { halaman, rekaman } = await ukur((await sesiDi(page)).token);
  console.log(
    `daftar petugas: ${halaman} byte sehalaman, ${rekaman} byte bila rekamannya dibaca satu per satu, nisbah ${(halaman / rekaman).toFixed(2)}`,
  );
  const diminta: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) diminta.push(pathname);
  });
  await page.waitForTimeout(menit * 60_000);
  const perPath = Object.entries(Object.groupBy(diminta, (path) => path)).map(
    ([path, semua = []]) => `${path} ${(semua.length / menit).toFixed(1)}`,
  );
  console.log(`halaman yang tidak disentuh, permintaan per menit: ${perPath.join(', ')}`);
} finally {
  await peramban.close();
  await proses.tutup();
  await rm(folder, { recursive: true, force: true });
}

/** The bytes of the first page of the list, and of its records, as this person reads them. */
async function ukur(token: string): Promise<{ halaman: number; rekaman: number }> {
  const baca = async (path: string) => {
    const response = await fetch(proses.url + path, { headers: { Authorization: `Bearer ${token}` } });
    return response.text();
  };
  const daftar = await baca('/api/test?flag_officer=1&page=1&per_page=10');
  const { data } = JSON.parse(daftar) as { data: { uuid: string }[] };
  let rekaman = 0;
  for (const { uuid } of data)
    rekaman += Buffer.byteLength(await baca(`/api/test?flag_officer=1&uuid=${uuid}`));
  return { halaman: Buffer.byteLength(daftar), rekaman };
}
