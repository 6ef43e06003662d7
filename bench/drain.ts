import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { masuk } from '#tests/support/masuk.ts';
import { analis, bukaPeramban, median, serverDengan } from './support/lingkungan.ts';

/**
 * Draining queued reports in a real browser against the real server, beside the same calls made one after another with
 * plain fetch in the same page. Each pair takes fresh parameters, in turn, so that both meet the same server.
 */
const kasus = [
  { nama: '1.000 laporan, jarak 0 ms', banyak: 1000, rtt: 0, ulang: 3, batas: 0.5 },
  { nama: '200 laporan, jarak 100 ms', banyak: 200, rtt: 100, ulang: 5, batas: 0.04 },
];

const total = kasus.reduce((sum, { banyak, ulang }) => sum + banyak * ulang * 2, 0);
const { proses, parameter } = await serverDengan(total);
const folder = await mkdtemp(join(tmpdir(), 'mejalab-peramban-'));
const peramban = await bukaPeramban(folder, proses.url);
try {
  const page = await peramban.newPage();
  await masuk(page, analis);
  await page.goto('/kotak-keluar');
  await page.getByRole('link', { name: 'Tersambung' }).first().waitFor();
  const cdp = await peramban.newCDPSession(page);
  await cdp.send('Network.enable');
  for (const { nama, banyak, rtt, ulang, batas } of kasus) {
    const ratios: number[] = [];
    for (let run = 0; run < ulang; run++) {
      const emulate = (latency: number) =>
        cdp.send('Network.emulateNetworkConditions', {
          offline: false,
          latency,
          downloadThroughput: -1,
          uploadThroughput: -1,
        });
      await emulate(rtt);
      const plain = await satuSatu(page, parameter.splice(0, banyak));
      await emulate(0);
      await antrekan(page, parameter.splice(0, banyak));
      await emulate(rtt);
      const drained = await kirim(page);
      await emulate(0);
      ratios.push(drained / plain);
      console.log(
        `  ${nama}: kirim ${drained.toFixed(0)} ms, fetch satu per satu ${plain.toFixed(0)} ms, nisbah ${(drained / plain).toFixed(3)}`,
      );
    }
    console.log(`${nama}: nisbah ${median(ratios).toFixed(3)} (batas ${batas})`);
  }
} finally {
  await peramban.close();
  await proses.tutup();
  await rm(folder, { recursive: true, force: true });
}

/** The same reports as plain REST calls, one after another. Gives milliseconds. */
async function satuSatu(page: Page, uuids: string[]): Promise<number> {
  return page.evaluate(async (list) => {
    const { sesi, isi, hari } = await bahan();
    const begun = performance.now();
    for (const uuid of list) {
      const response = await fetch('/api/test-analysis/report', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${sesi.token}`,
          'Idempotency-Key': crypto.randomUUID(),
        },
        body: JSON.stringify({ uuid, jenis_laporan: 'progres', tanggal: hari, jam: '10:00', isi }),
      });
      if (!response.ok) throw new Error(await response.text());
      await response.json();
    }
    return performance.now() - begun;

    async function bahan() {
      const perangkat = await new Promise<IDBDatabase>((resolve) => {
        const open = indexedDB.open('mejalab-perangkat');
        open.onsuccess = () => resolve(open.result);
      });
      const sesi = await new Promise<{ token: string }>((resolve) => {
        const get = perangkat.transaction('nilai').objectStore('nilai').get('sesi');
        get.onsuccess = () => resolve((get.result as { nilai: { token: string } }).nilai);
      });
      perangkat.close();
      return {
        sesi,
        isi: `<p>${'Larutan uji dan larutan baku diukur pada 243 nm. '.repeat(20)}</p>`,
        hari: new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(new Date()),
      };
    }
  }, uuids);
}

/** Puts reports into the outbox of the signed-in person as the app itself would have left them. */
async function antrekan(page: Page, uuids: string[]): Promise<void> {
  await page.evaluate(async (list) => {
    const names = await indexedDB.databases();
    const name = names.map((db) => db.name ?? '').find((db) => /^mejalab-[0-9a-f]{8}-/.test(db))!;
    const db = await new Promise<IDBDatabase>((resolve) => {
      const open = indexedDB.open(name);
      open.onsuccess = () => resolve(open.result);
    });
    const isi = `<p>${'Larutan uji dan larutan baku diukur pada 243 nm. '.repeat(20)}</p>`;
    const hari = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(new Date());
    const rows = await Promise.all(
      list.map(async (uuid, at) => {
        const body = { uuid, jenis_laporan: 'progres', tanggal: hari, jam: '10:00', isi };
        const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(body)));
        const bodyHash = Array.from(new Uint8Array(digest), (byte) =>
          byte.toString(16).padStart(2, '0'),
        ).join('');
        return {
          pos: at + 1,
          opId: crypto.randomUUID(),
          call: 'POST test-analysis/report',
          v: 1,
          lane: `analisis:${uuid}`,
          after: [],
          baseRev: null,
          body,
          bodyHash,
          userId: name.slice('mejalab-'.length),
          deviceId: crypto.randomUUID(),
          capturedAt: new Date().toISOString(),
          begunAt: null,
          clockOffsetMs: 0,
          state: 'menunggu',
          lease: null,
          attempts: 0,
          gagal: 0,
          nextAt: 0,
          error: null,
          label: `Laporan · ${at}`,
          diterimaPada: null,
        };
      }),
    );
    await new Promise<void>((resolve, reject) => {
      const tx = db.transaction('antrean', 'readwrite');
      for (const row of rows) tx.objectStore('antrean').add(row);
      tx.oncomplete = () => resolve();
      tx.onerror = () => reject(tx.error);
    });
    db.close();
  }, uuids);
}

/** Tells the page that the network is back and waits until the server has confirmed every row. Gives milliseconds. */
async function kirim(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = await indexedDB.databases();
    const name = names.map((db) => db.name ?? '').find((db) => /^mejalab-[0-9a-f]{8}-/.test(db))!;
    const db = await new Promise<IDBDatabase>((resolve) => {
      const open = indexedDB.open(name);
      open.onsuccess = () => resolve(open.result);
    });
    const waiting = () =>
      new Promise<number>((resolve) => {
        const index = db.transaction('antrean').objectStore('antrean').index('state');
        const counts = ['menunggu', 'mengirim'].map((state) => index.count(state));
        let open = counts.length;
        for (const count of counts)
          count.onsuccess = () =>
            (open -= 1) === 0 && resolve(counts.reduce((sum, one) => sum + one.result, 0));
      });
    const begun = performance.now();
    // One of the engine's own triggers; the rows were put there behind the page's back.
    window.dispatchEvent(new Event('online'));
    while ((await waiting()) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    const took = performance.now() - begun;
    db.close();
    return took;
  });
}
