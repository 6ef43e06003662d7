import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { masuk } from '#tests/support/masuk.ts';
import { analis, bukaPeramban, median, serverDengan } from './support/lingkungan.ts';

/**
 * From the tap on 'Ya, simpan' until the notice is on screen, on a tablet with a processor four times slower: with the
 * server at hand, with the network cut a moment ago, and known to be cut (issue 12). Beside it, in the same page under
 * the same load, the least that has to happen: a row kept by IndexedDB with strict durability and a frame drawn.
 */
const kasus = [
  { nama: 'tersambung', luring: false, diketahui: false },
  { nama: 'baru terputus', luring: true, diketahui: false },
  { nama: 'luring', luring: true, diketahui: true },
] as const;
const ulang = 7;
const lambat = 4;
const batas = 15;
const tujuanMs = 300;

const { proses, parameter } = await serverDengan(kasus.length * ulang + 1);
const folder = await mkdtemp(join(tmpdir(), 'mejalab-peramban-'));
const peramban = await bukaPeramban(folder, proses.url, { isMobile: true, hasTouch: true });
try {
  const page = await peramban.newPage();
  await masuk(page, analis);
  await page.goto('/kotak-keluar');
  await page.getByRole('link', { name: 'Tersambung' }).first().waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const cdp = await peramban.newCDPSession(page);
  // What comes late comes once, before anything is measured.
  await simpan(page, cdp, parameter.shift()!, kasus[0]);
  for (const satu of kasus) {
    const waktu: number[] = [];
    const nisbah: number[] = [];
    for (let run = 0; run < ulang; run++) {
      const { pemberitahuan, dasar } = await simpan(page, cdp, parameter.shift()!, satu);
      waktu.push(pemberitahuan);
      nisbah.push(pemberitahuan / dasar);
    }
    console.log(
      `simpan ${satu.nama}: tengah ${median(waktu).toFixed(0)} ms, terlama ${Math.max(...waktu).toFixed(0)} ms, tujuan ${tujuanMs} ms, nisbah ${median(nisbah).toFixed(1)} (batas ${batas})`,
    );
  }
} finally {
  await peramban.close();
  await proses.tutup();
  await rm(folder, { recursive: true, force: true });
}

type Ukuran = { pemberitahuan: number; dasar: number };

/** Writes a report and saves it. Gives how long its author waited for the notice, and how long they had to at least. */
async function simpan(
  page: Page,
  cdp: CDPSession,
  uuid: string,
  { luring, diketahui }: (typeof kasus)[number],
): Promise<Ukuran> {
  await page.goto(`/analisis-sampel/edit?uuid=${uuid}`);
  await page.getByRole('button', { name: 'Buat laporan', exact: true }).tap();
  await page.locator('.ProseMirror[contenteditable="true"]').tap();
  await page.keyboard.type('Larutan uji diukur pada 243 nm, tiga kali.');
  await page.getByText(/Tersimpan di perangkat \d/).waitFor();
  await page.getByRole('button', { name: 'Simpan', exact: true }).tap();
  const ya = page.getByRole('button', { name: 'Ya, simpan' });
  await ya.waitFor();
  if (luring) await page.context().setOffline(true);
  if (diketahui)
    await page
      .getByRole('link', { name: /^Luring/, includeHidden: true })
      .first()
      .waitFor({ state: 'attached' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: lambat });
  const dasar = await palingSedikit(page);
  await dengarkan(page);
  await ya.tap();
  const waktu = await page.waitForFunction(() => (window as unknown as { tampil?: number }).tampil);
  const pemberitahuan = (await waktu.jsonValue()) as number;
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Tersambung', exact: true }).first().waitFor();
  return { pemberitahuan, dasar };
}

/** Marks the frame with the first notice, counted from the finger's leaving the button. */
async function dengarkan(page: Page): Promise<void> {
  await page.evaluate(() => {
    let tap = 0;
    document.addEventListener('pointerup', () => (tap = performance.now()), { capture: true, once: true });
    const seen = new MutationObserver(() => {
      if (!document.querySelector('[role="status"].mantine-Notification-root')) return;
      seen.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => ((window as unknown as { tampil: number }).tampil = performance.now() - tap)),
      );
    });
    seen.observe(document.body, { childList: true, subtree: true });
  });
}

/** A row kept for good and a frame drawn: nobody can be told sooner. The middle of a few. */
async function palingSedikit(page: Page): Promise<number> {
  const waktu = await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const open = indexedDB.open('ukur', 1);
      open.onupgradeneeded = () => open.result.createObjectStore('baris', { autoIncrement: true });
      open.onsuccess = () => resolve(open.result);
    });
    const times: number[] = [];
    for (let at = 0; at < 5; at++) {
      const begun = performance.now();
      await new Promise<void>((resolve) => {
        const tx = db.transaction('baris', 'readwrite', { durability: 'strict' });
        tx.objectStore('baris').add({ isi: 'Larutan uji diukur pada 243 nm, tiga kali.' });
        tx.oncomplete = () => resolve();
      });
      await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      times.push(performance.now() - begun);
    }
    db.close();
    return times;
  });
  return median(waktu);
}
