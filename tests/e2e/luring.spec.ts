import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { masukApi } from './support/api.ts';
import { editor } from './support/bangku.ts';
import { testDenganSatuServer } from './support/bersama.ts';
import { jaringanDari, lencana, masuk, putuskan, sambungkan } from './support/perangkat.ts';
import { expect } from './support/uji.ts';

const test = testDenganSatuServer();

type Manifest = {
  name: string;
  short_name: string;
  lang: string;
  display: string;
  start_url: string;
  scope: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
  screenshots: { src: string; sizes: string; form_factor: string }[];
  shortcuts: { url: string; icons: { src: string; sizes: string }[] }[];
};

test('[GAP-120] the app can be installed: manifest, icons as large as they say, and a worker that opens it without a network', async ({
  tab,
}) => {
  const page = await tab('analis@kampus.example');
  await page.goto('/kotak-keluar');
  const cdp = await page.context().newCDPSession(page);
  const { installabilityErrors } = (await cdp.send('Page.getInstallabilityErrors')) as {
    installabilityErrors: { errorId: string }[];
  };
  // A context of its own is a private window to the browser: the one thing that is the test's and not the app's.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );

  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await page.evaluate(
    async (url) => (await (await fetch(url)).json()) as unknown,
    href!,
  )) as Manifest;
  expect(manifest).toMatchObject({
    name: 'Mejalab',
    short_name: 'Mejalab',
    lang: 'id',
    display: 'standalone',
    start_url: '/beranda',
    scope: '/',
  });
  const pintas = manifest.shortcuts.flatMap(({ icons }) => icons);
  expect(new Set(pintas.map(({ src }) => src)).size).toBe(manifest.shortcuts.length);
  expect(new Set(manifest.screenshots.map(({ form_factor }) => form_factor))).toEqual(
    new Set(['narrow', 'wide']),
  );
  const gambar = [...manifest.icons, ...manifest.screenshots, ...pintas].filter(
    ({ sizes }) => sizes !== 'any',
  );
  const ukuran = await page.evaluate(
    (pictures) =>
      Promise.all(
        pictures.map(async ({ src }) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}`;
        }),
      ),
    gambar,
  );
  expect(ukuran).toEqual(gambar.map(({ sizes }) => sizes));
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );

  putuskan(page);
  const lagi = await page.context().newPage();
  for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)]) {
    await lagi.goto(url);
    await expect(lencana(lagi, 'Luring'), url).toBeVisible();
    await expect(lagi.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await sambungkan(lagi);
});

for (const { email, peran, uuidPeran, tambahan } of [
  {
    email: 'analis@kampus.example',
    peran: 'analisis-sampel',
    uuidPeran: 'analyst',
    tambahan: [
      ['/persetujuan-laboran', 'Persetujuan laboran'],
      ['/kotak-keluar', 'Kotak keluar'],
      ['/profile', 'Profil'],
      ['/404', 'Halaman tidak ditemukan'],
    ],
  },
  {
    email: 'penyelia@kampus.example',
    peran: 'review-sampel-lpmok',
    uuidPeran: 'supervisor',
    tambahan: [['/persetujuan-kalab', 'Persetujuan penelitian']],
  },
] as const) {
  test(`[AUTH-31, AUTH-33, LIST-10, LIST-11, LIST-12, NAV-05] ${email}: every built page opens cold with the server gone`, async ({
    tab,
    proses,
  }) => {
    const api = await masukApi(proses.url, email);
    const { data } = await api.panggil('GET', `/test-analysis/${uuidPeran}?id_status_progres=2`);
    const [satu] = data as { uuid: string; parameter: { namaParameterUji: string } }[];
    const dingin = await tab(email);
    putuskan(dingin);
    for (const [path, judul] of [
      ['/analisis-sampel', 'Analisis sampel'],
      ['/review-sampel-lpmok', 'Review sampel'],
      [`/${peran}/detail?uuid=${satu!.uuid}`, satu!.parameter.namaParameterUji],
      [`/${peran}/edit?uuid=${satu!.uuid}`, satu!.parameter.namaParameterUji],
      // Without a record in the address: the one opened last (LIST-10).
      [`/${peran}/detail`, satu!.parameter.namaParameterUji],
      ...tambahan,
    ] as const) {
      await dingin.goto(path);
      await expect(dingin.getByRole('heading', { level: 1 }), path).toHaveText(judul);
      await expect(lencana(dingin, 'Luring')).toBeVisible();
    }
    await dingin.goto(`/${peran}/edit?uuid=${satu!.uuid}`);
    await dingin
      .getByRole('button', { name: peran === 'analisis-sampel' ? 'Buat laporan' : 'Buat review' })
      .click();
    await expect(editor(dingin)).toBeVisible();
    await sambungkan(dingin);
  });
}

test('[architecture.md 5] what a device loads travels packed, and what it has is not sent again', async ({
  proses,
}) => {
  const minta = (path: string, headers: Record<string, string> = {}) =>
    fetch(proses.url + path, { headers: { 'accept-encoding': 'gzip, deflate, br', ...headers } });
  const manifest = JSON.parse(await readFile('dist/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string; css?: string[] }
  >;
  const assets = new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]));
  for (const file of [...assets].filter((name) => /\.(m?js|css)$/.test(name))) {
    const response = await minta(`/${file}`);
    expect(response.headers.get('content-encoding'), file).toBe('br');
    expect(response.headers.get('cache-control'), file).toContain('immutable');
    expect(await response.text(), file).toBe(await readFile(`dist/${file}`, 'utf8'));
  }

  for (const path of ['/sw.js', '/login']) {
    const response = await minta(path);
    expect(response.headers.get('content-encoding'), path).toBe('gzip');
    expect(response.headers.get('cache-control'), path).toBe('no-cache');
    const lagi = await minta(path, { 'if-none-match': response.headers.get('etag')! });
    expect(lagi.status, path).toBe(304);
    const lain = await minta(path, { 'if-none-match': 'W/"yang lain"' });
    expect(await lain.text(), path).toBe(await response.text());
  }

  const { token } = await masukApi(proses.url, 'analis@kampus.example');
  const pull = await minta('/api/test-analysis/analyst', { authorization: `Bearer ${token}` });
  expect(pull.headers.get('content-encoding')).toBe('gzip');
  expect(await pull.json()).toMatchObject({ status: 200 });
});

/** How many different colours a drawn page has: white paper alone is one. */
const warna = (canvas: HTMLCanvasElement) =>
  new Set(
    new Uint32Array(canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height).data.buffer),
  ).size;

/** What the worker of this build brings onto a device, one that no page asks for by itself first. */
async function berkasAplikasi(): Promise<string[]> {
  const semua = [...(await readFile('dist/sw.js', 'utf8')).matchAll(/"url":"([^"]+)"/g)].map(
    ([, url]) => `/${url}`,
  );
  const sendiri = semua.find((url) => url.startsWith('/assets/VerifikasiPembayaranPage-'))!;
  return [sendiri, ...semua.filter((url) => url !== sendiri).toSorted()];
}

const sudahDiPerangkat = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const [nama] = (await caches.keys()).filter((satu) => satu.includes('precache'));
    const ada = nama ? await (await caches.open(nama)).keys() : [];
    return ada.map(({ url }) => new URL(url).pathname).toSorted();
  });

test('[GAP-114] a file of the app that is long on its way keeps no other from the device', async ({
  perangkat,
}) => {
  const page = await perangkat('ponsel');
  const [lama, ...lainnya] = await berkasAplikasi();
  const tertahan = jaringanDari(page).tahan(lama!, 'jawaban');
  await page.goto('/login');
  await tertahan;
  await expect.poll(() => sudahDiPerangkat(page)).toEqual(lainnya);
  jaringanDari(page).bebaskan();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(await sudahDiPerangkat(page)).toContain(lama);
});

test('[FILES-07] once the device says it is ready, pictures and PDFs of the work set open in place and large with the server gone, though never looked at before', async ({
  proses,
  perangkat,
}) => {
  const api = await masukApi(proses.url, 'laboran@kampus.example');
  const { data } = await api.panggil('GET', '/test-analysis/analyst');
  const rows = (
    data as { uuid: string; sampel: { fileGambar: { sha256: string; mime: string } | null } }[]
  ).filter(({ sampel }) => sampel.fileGambar);
  const gambar = rows.find(({ sampel }) => sampel.fileGambar!.mime === 'image/jpeg')!;
  const pdf = rows.find(({ sampel }) => sampel.fileGambar!.mime === 'application/pdf')!;
  // A new one: what is on the others was there before.
  const page = await perangkat('laptop');
  await masuk(page, 'laboran@kampus.example');
  await page.goto('/kotak-keluar');
  await expect(page.getByText('Siap bekerja luring', { exact: true })).toBeVisible();

  putuskan(page);
  await page.goto(`/analisis-sampel/detail?uuid=${gambar.uuid}`);
  await page.getByRole('button', { name: /^Perbesar Gambar sampel/ }).click();
  const besar = page.getByRole('dialog').getByRole('img', { name: /^Gambar sampel/ });
  await expect(besar).toBeVisible();
  expect(await besar.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto(`/analisis-sampel/detail?uuid=${pdf.uuid}`);
  const kecil = page.getByRole('button', { name: /^Perbesar Gambar sampel/ });
  const halaman = (within: Page | ReturnType<Page['getByRole']>) =>
    within.getByRole('img', { name: /halaman 1 dari/ }).first();
  await expect(kecil.locator('canvas')).toBeVisible();
  await expect.poll(() => kecil.locator('canvas').evaluate(warna)).toBeGreaterThan(10);
  await kecil.click();
  await expect.poll(() => halaman(page.getByRole('dialog')).evaluate(warna as never)).toBeGreaterThan(10);
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Unduh' })).toHaveAttribute(
    'download',
    /\.pdf$/,
  );
});

/** The running numbers of the rows on screen. */
const nomor = (page: Page) => page.locator('tbody tr td:first-child').allTextContents();
const kata = (page: Page) => page.locator('tbody tr:has(td)').allTextContents();
/** What they say of each sample, with what stands above them. */
const perSampel = (page: Page) => page.locator('tbody').allTextContents();

test('[LIST-01, CONST-01, LIST-02, LIST-03, LIST-08, LIST-09, LIST-23, ANALYSIS-01] with the server gone a list pages, searches and filters, and remembers its choices once', async ({
  tab,
}) => {
  const page = await tab('analis@kampus.example', 'laptop');
  putuskan(page);
  await page.goto('/analisis-sampel');
  await expect(lencana(page, 'Luring')).toBeVisible();

  await expect(page.getByRole('columnheader').first()).toHaveText('No.');
  await expect.poll(() => nomor(page)).toEqual(Array.from({ length: 10 }, (_, at) => String(at + 1)));
  await page.getByRole('button', { name: 'Halaman 2' }).click();
  await expect.poll(() => nomor(page)).toEqual(Array.from({ length: 10 }, (_, at) => String(at + 11)));
  await page.getByRole('button', { name: 'Halaman 1', exact: true }).click();
  await expect.poll(() => nomor(page)).toEqual(Array.from({ length: 10 }, (_, at) => String(at + 1)));
  const semua = await kata(page);

  // Typing alone changes nothing; Enter does; clearing does again.
  const cari = page.getByRole('searchbox', { name: 'Cari nomor, kode, parameter' });
  await cari.fill('MADU hutan');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await kata(page)).toEqual(semua);
  await cari.press('Enter');
  await expect(page.getByText('Cari: MADU hutan')).toBeVisible();
  await expect
    .poll(async () => (await perSampel(page)).every((isi) => isi.includes('Madu hutan Sumbawa')))
    .toBe(true);
  const madu = await kata(page);
  expect(madu.length).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Kosongkan pencarian' }).click();
  await expect.poll(() => kata(page)).toEqual(semua);
  await cari.fill('tidak ada sampel begini');
  await cari.press('Enter');
  await expect(page.getByText('Tidak ada yang cocok')).toBeVisible();
  await page.getByRole('button', { name: 'Hapus saringan', exact: true }).click();
  await expect.poll(() => kata(page)).toEqual(semua);

  const progres = page.getByRole('combobox', { name: 'Status progres' });
  await progres.click();
  await expect(page.getByRole('option').first()).toHaveText('Semua');
  await page.getByRole('option', { name: 'Laporan akhir' }).click();
  await expect.poll(async () => (await kata(page)).every((row) => row.includes('Laporan akhir'))).toBe(true);
  const akhir = await kata(page);
  expect(akhir.length).toBeGreaterThan(0);
  expect(akhir).not.toEqual(semua);

  // The row opens its record; on return the choice is still there, and only this once.
  await page.locator('tbody tr').last().locator('td').nth(2).click();
  await expect(page).toHaveURL(/\/analisis-sampel\/detail\?uuid=/);
  await page.getByRole('main').getByRole('link', { name: 'Analisis sampel' }).click();
  await expect(progres).toHaveValue('Laporan akhir');
  const dibuka = 'Terakhir dibuka';
  await expect.poll(async () => (await kata(page)).map((baris) => baris.replace(dibuka, ''))).toEqual(akhir);
  // One is where one was: at the row one had opened, by 'Kembali' as by the browser's own way back.
  const terakhir = page.locator('tbody tr').last();
  await expect(terakhir).toContainText(dibuka);
  await expect(terakhir.getByRole('link').first()).toBeFocused();
  await terakhir.getByRole('link', { name: /Kerjakan|Lihat/ }).click();
  await expect(page.getByRole('region', { name: 'Sampel' })).toBeVisible();
  await page.goBack();
  await expect(progres).toHaveValue('Laporan akhir');
  await expect(terakhir).toContainText(dibuka);
  await expect(terakhir).toBeInViewport();
  await page.reload();
  await expect(progres).toHaveValue('Semua');
  await expect.poll(() => kata(page)).toEqual(semua);
  await progres.click();
  await page.getByRole('option', { name: 'Laporan akhir' }).click();
  await page.getByRole('button', { name: 'Hapus saringan Status progres: Laporan akhir' }).click();
  await expect.poll(() => kata(page)).toEqual(semua);
  await sambungkan(page);
});

test('[CONF-25, LIST-21] the Admin sees all of it live, and without the server the last answer with its age', async ({
  tab,
  proses,
}) => {
  const page = await tab('admin@kampus.example', 'laptop');
  await page.goto('/analisis-sampel');
  await expect(page.getByText('Belum ada parameter untuk Anda')).toBeVisible();
  await page.getByRole('tab', { name: 'Semua' }).click();
  await expect.poll(() => nomor(page)).toHaveLength(10);
  await expect(page.getByText(/data per/)).toBeHidden();
  const daring = await kata(page);
  await page.locator('tbody tr:has(td)').first().locator('td').nth(2).click();
  await expect(page.getByRole('region', { name: 'Sampel' })).toBeVisible();
  const judul = (await page.getByRole('heading', { level: 1 }).textContent())!;
  // Read-only: nothing of the analyst's or the supervisor's work.
  await expect(
    page.getByRole('button', {
      name: /Mulai pengujian|Buat laporan|Buat review|Edit metode|Putuskan|Batalkan/,
    }),
  ).toHaveCount(0);
  const satu = page.url();

  await proses.hentikan();
  await page.goto(satu);
  await expect(page.getByText(/Luring, data per \d\d[.:]\d\d WIB/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(judul);
  await page.goto('/analisis-sampel');
  await page.getByRole('tab', { name: 'Semua' }).click();
  await expect(page.getByText(/Luring, data per \d\d[.:]\d\d WIB/)).toBeVisible();
  const tanpaTanda = (await kata(page)).map((baris) => baris.replace('Terakhir dibuka', ''));
  expect(tanpaTanda).toEqual(daring);
  // A question it never asked has no answer here, and the page says what to do.
  await page.getByRole('button', { name: 'Halaman 2' }).click();
  await expect(page.getByRole('status').getByText('Bagian daftar ini belum ada di perangkat')).toBeVisible();
  await proses.mulai();
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect.poll(() => nomor(page)).toEqual(Array.from({ length: 10 }, (_, at) => String(at + 11)));
});
