import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { masuk } from '#tests/support/masuk.ts';
import { analis, bukaPeramban, median, serverDengan } from './support/lingkungan.ts';

/**
 * Cold open of /analisis-sampel with the server stopped, until the first rows are painted: with 5,000 assigned parameters
 * on the device, beside the same page with 10. The browser is closed between runs; the two take turns.
 */
const batas = 1.3;
const ulang = 7;
const banyakList = [10, 5000] as const;

const siap = [];
for (const banyak of banyakList)
  siap.push({ banyak, folder: await isiPerangkat(banyak), waktu: [] as number[] });
try {
  for (let run = 0; run < ulang; run++)
    for (const perangkat of siap)
      perangkat.waktu.push(await bukaDingin(perangkat.folder.path, perangkat.folder.url));
  const [sedikit, ribuan] = siap.map(({ waktu }) => median(waktu)) as [number, number];
  console.log(
    `buka luring: 5.000 parameter ${ribuan.toFixed(0)} ms, 10 parameter ${sedikit.toFixed(0)} ms, nisbah ${(ribuan / sedikit).toFixed(2)} (batas ${batas})`,
  );
} finally {
  for (const { folder } of siap) await rm(folder.path, { recursive: true, force: true });
}

/** A browser profile that holds a whole work set of this size; the server that gave it is gone afterwards. */
async function isiPerangkat(banyak: number): Promise<{ path: string; url: string }> {
  const { proses } = await serverDengan(banyak);
  const path = await mkdtemp(join(tmpdir(), 'mejalab-peramban-'));
  const peramban = await bukaPeramban(path, proses.url);
  const page = await peramban.newPage();
  await masuk(page, analis);
  await page.goto('/analisis-sampel');
  await page.getByText(`dari ${new Intl.NumberFormat('id-ID').format(banyak)}`).waitFor({ timeout: 120_000 });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await peramban.close();
  await proses.tutup();
  return { path, url: proses.url };
}

async function bukaDingin(path: string, url: string): Promise<number> {
  const peramban = await bukaPeramban(path, url);
  const page = await peramban.newPage();
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('[data-row], table tbody tr a, article a')) return;
      seen.disconnect();
      requestAnimationFrame(() =>
        requestAnimationFrame(() => ((window as unknown as { tampil: number }).tampil = performance.now())),
      );
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/analisis-sampel');
  const shown = await page.waitForFunction(() => (window as unknown as { tampil?: number }).tampil);
  const took = await shown.jsonValue();
  await peramban.close();
  return took as number;
}
