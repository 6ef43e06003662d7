import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { devices, type Page } from '@playwright/test';
import type { CLSMetric, INPMetricWithAttribution } from 'web-vitals/attribution';
import { masuk } from '#tests/support/masuk.ts';
import { serverBanyak } from './support/data.ts';
import { bukaPeramban, limaPuluhBaris } from './support/lingkungan.ts';

/**
 * The five busiest screens over 2,000 tests and researches, on a processor six times slower, as Web Vitals counts them: the
 * slowest answer to a tap or a key (INP), with the part of it that took longest, and what moved while nobody touched it (CLS).
 */
const lambat = 6;
const batasInpMs = 200;

/** A screen, who works on it with what in their hands, and what they do there. */
type Layar = {
  nama: string;
  orang: string;
  perangkat: 'ponsel' | 'tablet' | 'meja';
  siapkan: (page: Page) => Promise<void>;
  kerja: (page: Page) => Promise<void>;
};

const ponsel = devices['Pixel 7'];
const rupa = {
  ponsel: { isMobile: true, hasTouch: true, viewport: ponsel.viewport },
  tablet: { isMobile: true, hasTouch: true, viewport: { width: 820, height: 1180 } },
  meja: { viewport: { width: 1280, height: 800 } },
};

const tautan = (page: Page, awal: string) => page.getByRole('link', { name: new RegExp(`^${awal}`) }).first();
const tombol = (page: Page, nama: string | RegExp) => page.getByRole('button', { name: nama }).first();

async function buka(page: Page, alamat: string): Promise<void> {
  await page.goto(alamat);
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
}

/** Chooses from a list that opens under its field. */
async function pilih(page: Page, nama: string, ke: number): Promise<void> {
  await page.getByRole('combobox', { name: nama }).first().click();
  await page.getByRole('option').nth(ke).click();
}

const layar: readonly Layar[] = [
  {
    nama: 'daftar 50 baris, admin',
    orang: 'admin@kampus.example',
    perangkat: 'meja',
    siapkan: async (page) => {
      await limaPuluhBaris(page, '/persetujuan-pengujian');
      await buka(page, '/persetujuan-pengujian');
    },
    kerja: async (page) => {
      await tombol(page, /^Menunggu saya/).click();
      await tombol(page, 'Semua').click();
      await page.locator('tbody tr').nth(49).waitFor();
      await page.getByRole('searchbox').pressSequentially('BU-19');
      await page.keyboard.press('Enter');
      await page.locator('main').getByRole('combobox').first().click();
      await page.keyboard.press('Escape');
      await page.locator('tbody tr a').first().click();
      await page.getByRole('heading', { name: 'Riwayat', exact: true }).waitFor();
      await page.locator('main').getByRole('link').first().click();
      await page.locator('tbody tr').first().waitFor();
    },
  },
  {
    nama: 'formulir pendaftaran, mahasiswa',
    orang: 'mahasiswa@kampus.example',
    perangkat: 'ponsel',
    siapkan: (page) => buka(page, '/pendaftaran/tambah'),
    kerja: async (page) => {
      await pilih(page, 'Laboratorium penguji', 0);
      await page.getByRole('textbox', { name: 'Nama' }).first().pressSequentially('Tablet parasetamol');
      await page.getByRole('textbox', { name: 'Kemasan' }).first().pressSequentially('Botol kaca');
      await pilih(page, 'Bentuk sampel', 1);
      await pilih(page, 'Pilih parameter', 0);
      for (const ke of [1, 2]) await pilih(page, 'Tambah parameter', ke);
      for (let ke = 0; ke < 4; ke++) await tombol(page, /^Gandakan sampel/).click();
      await page
        .getByRole('textbox', { name: 'Nama' })
        .last()
        .pressSequentially(' kedua, dengan nama yang panjang');
      await tombol(page, 'Lanjut').click();
    },
  },
  {
    nama: 'putusan Kalab',
    orang: 'kalab@kampus.example',
    perangkat: 'ponsel',
    siapkan: (page) => buka(page, '/persetujuan-kalab-lpmok'),
    kerja: async (page) => {
      await page.getByRole('tab', { name: 'Tugas semua orang' }).click();
      await page.getByRole('tab', { name: 'Tugas saya' }).click();
      await tombol(page, /^Menunggu saya/).click();
      await tautan(page, 'Putuskan').click();
      await page.getByRole('button', { name: /^Setujui \d+ parameter/ }).click();
      await page.getByRole('radio', { name: 'Ditolak' }).last().check({ force: true });
      await page.getByRole('textbox', { name: 'Catatan' }).pressSequentially('Metode belum siap');
    },
  },
  {
    nama: 'penggunaan, laboran',
    orang: 'laboran@kampus.example',
    perangkat: 'tablet',
    siapkan: (page) => buka(page, '/penggunaan-laboran'),
    kerja: async (page) => {
      await page.getByRole('tab', { name: 'Termasuk selesai' }).click();
      await page.getByRole('tab', { name: 'Berjalan' }).click();
      await tautan(page, 'Edit').click();
      await tombol(page, 'Tambah alat/bahan/instrumen').click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: 'Total penggunaan' }).click();
      await page.getByRole('tab', { name: 'Pengembalian alat' }).click();
    },
  },
  {
    nama: 'lembar kerja, analis',
    orang: 'analis@kampus.example',
    perangkat: 'tablet',
    siapkan: (page) => buka(page, '/analisis-sampel'),
    kerja: async (page) => {
      await tautan(page, 'Kerjakan').click();
      await page.locator('input[data-kunci]').first().click();
      for (let ke = 0; ke < 8; ke++) {
        for (const angka of `${10 + ke},25`) await page.keyboard.press(angka);
        await page.keyboard.press('Enter');
      }
      await tombol(page, 'Tambah ulangan').click();
      await tombol(page, /^Rincian/).click();
      await page.keyboard.press('Escape');
    },
  },
];

const webVitals = await readFile('node_modules/web-vitals/dist/web-vitals.attribution.iife.js', 'utf8');
type Terukur = { inp: INPMetricWithAttribution | null; cls: CLSMetric | null };

const proses = await serverBanyak(2000);
try {
  for (const satu of layar) console.log(`${satu.nama} (${satu.perangkat}): ${await ukur(satu)}`);
} finally {
  await proses.tutup();
}

/** Works on the screen once, on a device that is filled. */
async function ukur({ orang, perangkat, siapkan, kerja }: Layar): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mejalab-peramban-'));
  const peramban = await bukaPeramban(folder, proses.url, rupa[perangkat]);
  try {
    const page = await peramban.newPage();
    await masuk(page, orang);
    await siapkan(page);
    await page.addInitScript({ content: `${webVitals}; window.webVitals = webVitals` });
    await page.addInitScript(() => {
      const { webVitals } = window as unknown as { webVitals: typeof import('web-vitals/attribution') };
      const terukur: Terukur = { inp: null, cls: null };
      Object.assign(window, { terukur });
      webVitals.onINP((inp) => (terukur.inp = inp), { reportAllChanges: true, durationThreshold: 16 });
      webVitals.onCLS((cls) => (terukur.cls = cls), { reportAllChanges: true });
    });
    const cdp = await peramban.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: lambat });
    await buka(page, page.url());
    await kerja(page);
    // What was painted last is told of with the frames after it.
    await page.waitForTimeout(2000);
    return await page.evaluate((batas) => {
      const { inp, cls } = (window as unknown as { terukur: Terukur }).terukur;
      const geser = `bergeser ${(cls?.value ?? 0).toFixed(3)}`;
      if (!inp) return `tidak ada sentuhan yang terukur, ${geser}`;
      const { interactionTarget, interactionType, inputDelay, processingDuration, presentationDelay } =
        inp.attribution;
      const bagian = [inputDelay, processingDuration, presentationDelay].map((ms) => ms.toFixed(0)).join('+');
      return `INP ${inp.value} ms (batas ${batas}; ${bagian}; ${interactionType} ${interactionTarget}), ${geser}`;
    }, batasInpMs);
  } finally {
    await peramban.close();
    await rm(folder, { recursive: true, force: true });
  }
}
