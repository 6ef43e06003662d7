import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { devices, type CDPSession } from '@playwright/test';
import { masuk } from '#tests/support/masuk.ts';
import { analis, bukaPeramban, serverDengan } from './support/lingkungan.ts';

/**
 * A mid-range phone, four times slower, that is filled for the first time: the processor time of its page from the sign-in
 * until every one of an analyst's 2,000 parameters lies on it, beside that of one who has a single one.
 */
const lambat = 4;
const batasDetik = 10;

const [satu, banyak] = [await isi(1), await isi(2000)];
console.log(
  `perangkat diisi 2.000 rekaman: ${banyak.toFixed(1)} detik prosesor (batas ${batasDetik}), satu rekaman ${satu.toFixed(1)}, nisbah ${(banyak / satu).toFixed(1)}`,
);

/** Seconds of its main thread, which does all of it. */
async function isi(rekaman: number): Promise<number> {
  const { proses } = await serverDengan(rekaman);
  const folder = await mkdtemp(join(tmpdir(), 'mejalab-peramban-'));
  const { viewport } = devices['Pixel 7'];
  const peramban = await bukaPeramban(folder, proses.url, { isMobile: true, hasTouch: true, viewport });
  try {
    const page = await peramban.newPage();
    const cdp = await peramban.newCDPSession(page);
    await cdp.send('Performance.enable');
    await page.goto('/login');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: lambat });
    const mulai = await kerja(cdp);
    await masuk(page, analis);
    await page.getByRole('link', { name: 'Analisis sampel' }).first().click();
    await page
      .getByText(new RegExp(`–\\d+ dari ${new Intl.NumberFormat('id-ID').format(rekaman)}$`))
      .waitFor({ timeout: 240_000 });
    return (await kerja(cdp)) - mulai;
  } finally {
    await peramban.close();
    await proses.tutup();
    await rm(folder, { recursive: true, force: true });
  }
}

async function kerja(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value;
}
