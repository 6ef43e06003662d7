import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Gambar } from '#features/panduan/isi/bab.ts';
import { panduan } from '#features/panduan/isi/daftar-isi.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { lencana, putuskan, sambungkan } from '#tests/e2e/support/perangkat.ts';
import { expect } from '#tests/e2e/support/uji.ts';

/*
 * The pictures of the guide come from the screens they are about. `npm run gambar:panduan` takes them anew and notes the
 * words that stand on each; every other run goes to the same screens and fails where these words are no longer the same:
 * then the picture is old (docs/decisions/024-guide.md).
 */
const ambil = process.env['GAMBAR_PANDUAN'] === 'ambil';
const catatan = new URL('../panduan.json', import.meta.url);
const tercatat = JSON.parse(readFileSync(catatan, 'utf8')) as Record<string, string[]>;

const test = testDenganSatuServer();

/** Opens the first record of a list, or the first that says this, by its act where it has one. */
const bukaPertama =
  (tautan: string | RegExp = /./, baris: string | RegExp = /./) =>
  async (page: Page) => {
    const daftar = page.url();
    const dari = page.locator('main :is(tbody tr, ul > li)').filter({ hasText: baris });
    await dari.getByRole('link', { name: tautan }).first().click();
    await expect(page).not.toHaveURL(daftar);
  };

/** Who looks, where, and what they do first. */
const layar: Record<string, { email: string; path: string; siapkan?: (page: Page) => Promise<void> }> = {
  beranda: { email: 'laboran@kampus.example', path: '/beranda' },
  'pendaftar-daftar': { email: 'mahasiswa@kampus.example', path: '/pendaftaran' },
  'pendaftar-penggunaan': {
    email: 'mahasiswa@kampus.example',
    path: '/pendaftaran',
    siapkan: async (page) => {
      const cari = page.getByRole('searchbox', { name: /^Cari/ });
      await cari.fill('klorida');
      await cari.press('Enter');
      await bukaPertama('Penggunaan')(page);
    },
  },
  'pendaftar-bayar': { email: 'mahasiswa@kampus.example', path: '/pembayaran', siapkan: bukaPertama() },
  'kalab-penelitian': {
    email: 'kalab@kampus.example',
    path: '/persetujuan-kalab?menunggu=saya',
    siapkan: bukaPertama('Putuskan'),
  },
  'laboran-penggunaan': {
    email: 'laboran@kampus.example',
    path: '/penggunaan-laboran?menunggu=saya',
    siapkan: bukaPertama('Edit'),
  },
  analis: { email: 'analis@kampus.example', path: '/analisis-sampel' },
  'petugas-verifikasi': { email: 'petugas@kampus.example', path: '/petugas-pembayaran-pembayaran' },
  'admin-verifikasi': {
    email: 'admin@kampus.example',
    path: '/persetujuan-pengujian',
    siapkan: bukaPertama('Edit', 'Diajukan'),
  },
  'pendaftar-surat': { email: 'mahasiswa@kampus.example', path: '/surat/ajukan' },
  'stok-bahan': { email: 'laboran@kampus.example', path: '/bahan' },
  'kotak-keluar': {
    email: 'analis@kampus.example',
    path: '/analisis-sampel',
    siapkan: async (page) => {
      putuskan(page);
      await page.getByRole('link', { name: 'Kerjakan' }).first().click();
      await page.getByRole('button', { name: 'Mulai pengujian' }).click();
      await page.getByRole('button', { name: 'Ya', exact: true }).click();
      await lencana(page, /^Luring, 1 tulisan menunggu/).click();
    },
  },
};

/** What the house calls things on this screen; what people have entered is not of it. */
const kataLayar = async (page: Page): Promise<string[]> => {
  const kata = await page
    .locator('main :is(h2, label, th:not([scope=rowgroup]), legend, dt, [role=tab]):not(li *)')
    .filter({ visible: true })
    .allInnerTexts();
  return [
    ...new Set(
      kata.map((satu) =>
        satu
          .replace(/[\d.,()]+/g, '')
          .replace(/\s+/g, ' ')
          .trim(),
      ),
    ),
  ]
    .filter(Boolean)
    .toSorted((a, b) => a.localeCompare(b));
};

/** The outbox last: what waits in it would be seen on every other screen of that device. */
const semuaGambar: readonly Gambar[] = panduan
  .flatMap(({ bab }) => bab.flatMap(({ gambar }) => gambar ?? []))
  .toSorted((a, b) => Number(a.nama === 'kotak-keluar') - Number(b.nama === 'kotak-keluar'));

test("the pictures of the guide show today's screens", async ({ tab }) => {
  for (const { nama, perangkat } of semuaGambar)
    await test.step(nama, async () => {
      const { email, path, siapkan } = layar[nama]!;
      const page = await tab(email, perangkat);
      await page.goto(path);
      await expect(page.locator('main h1')).toBeVisible();
      await siapkan?.(page);
      await page.waitForLoadState('networkidle');
      if (ambil) {
        await page.addStyleTag({ content: 'aside { display: none !important }' });
        mkdirSync('public/panduan', { recursive: true });
        const cdp = await page.context().newCDPSession(page);
        const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality: 50 });
        writeFileSync(`public/panduan/${nama}.webp`, Buffer.from(data, 'base64'));
        tercatat[nama] = await kataLayar(page);
        writeFileSync(catatan, `${JSON.stringify(tercatat, null, 2)}\n`);
      }
      await expect.poll(() => kataLayar(page)).toEqual(tercatat[nama]);
      // Each has the device as it is alone: none has another tab beside it.
      await page.close();
    });
});

/** How many of the guide's pictures lie on the device. */
const diPerangkat = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const nama = (await caches.keys()).find((satu) => satu.includes('precache'))!;
    const kunci = await (await caches.open(nama)).keys();
    return kunci.filter(({ url }) => new URL(url).pathname.startsWith('/panduan/')).length;
  });

const buang = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(async (dicari) => {
    const nama = (await caches.keys()).find((satu) => satu.includes('precache'))!;
    return (await caches.open(nama)).delete(dicari, { ignoreSearch: true });
  }, path);

test('the guide leads to the licences of what the app is made of, which no device keeps', async ({ tab }) => {
  const page = await tab('mahasiswa@kampus.example', 'ponsel');
  await page.goto('/panduan');
  // The worker is in charge by then.
  await expect.poll(() => diPerangkat(page)).toBe(semuaGambar.length);
  const halaman = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Perangkat lunak pihak lain dan lisensinya' }).click();
  const lisensi = await halaman;
  await expect(lisensi.locator('body')).toContainText('| @mantine/core |');
  await expect(lisensi.locator('body')).toContainText('Permission is hereby granted');
  expect(await page.evaluate(async () => (await caches.match('/THIRD-PARTY.txt')) ?? null)).toBeNull();
});

test('the guide opens without a network at the chapter of the page one is on; a picture that is not on the device yet is said to be missing, and comes with the next start', async ({
  tab,
}) => {
  const page = await tab('mahasiswa@kampus.example', 'ponsel');
  await page.goto('/pendaftaran');
  await expect.poll(() => diPerangkat(page)).toBe(semuaGambar.length);
  // Without a network first: a start of the app that is still asking would bring it back.
  putuskan(page);
  expect(await buang(page, '/panduan/pendaftar-daftar.webp')).toBe(true);
  await page.goto('/panduan/daftar-penelitian');
  await expect(page.getByText('Gambar layar ini belum ada di perangkat.')).toBeVisible();
  await sambungkan(page);
  await page.goto('/pendaftaran');
  await expect.poll(() => diPerangkat(page)).toBe(semuaGambar.length);
  putuskan(page);
  await page.getByRole('button', { name: 'Lainnya' }).click();
  await page.getByRole('link', { name: 'Panduan' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Mendaftarkan penelitian di laboratorium' }),
  ).toBeVisible();
  const gambar = page.getByRole('img', { name: /^Daftar pendaftaran/ });
  await expect.poll(() => gambar.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await periksa(page, 'bab panduan');
  await page.getByRole('link', { name: 'Panduan', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Pekerjaan orang lain' })).toBeVisible();
  await periksa(page, 'isi panduan');
});
