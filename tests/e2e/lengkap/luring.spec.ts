import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { masukApi } from '#tests/e2e/support/api.ts';
import { periksa, periksaPonsel } from '#tests/e2e/support/axe.ts';
import { editor } from '#tests/e2e/support/bangku.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { kata, nomor } from '#tests/e2e/support/daftar.ts';
import { jaringanDari, lencana, masuk, putuskan, sambungkan } from '#tests/e2e/support/perangkat.ts';
import { expect } from '#tests/e2e/support/uji.ts';

const test = testDenganSatuServer();

/** Who works at which record, and what else was built for them. */
const orangList = [
  {
    email: 'analis@kampus.example',
    daftar: '/analisis-sampel',
    uuidPeran: 'analyst',
    tulis: 'Buat laporan',
    tambahan: [
      ['/persetujuan-laboran', 'Persetujuan laboran'],
      ['/kotak-keluar', 'Kotak keluar'],
      ['/profile', 'Profil'],
    ],
  },
  {
    email: 'penyelia@kampus.example',
    daftar: '/review-sampel-lpmok',
    uuidPeran: 'supervisor',
    tulis: 'Buat review',
    tambahan: [['/persetujuan-kalab', 'Persetujuan penelitian']],
  },
] as const;

test('[AUTH-31, AUTH-33, LIST-10, LIST-11, LIST-12, NAV-05, NAV-12] every built page opens cold with the server gone: records, forms, the calendar with its age, and /404 with its picture', async ({
  tab,
  proses,
}) => {
  for (const { email, daftar, uuidPeran, tulis, tambahan } of orangList)
    await test.step(email, async () => {
      const api = await masukApi(proses.url, email);
      const { data } = await api.panggil('GET', `/test-analysis/${uuidPeran}?id_status_progres=2`);
      const [satu] = data as { uuid: string; parameter: { namaParameterUji: string } }[];
      const dingin = await tab(email);
      putuskan(dingin);
      for (const [path, judul] of [
        ['/analisis-sampel', 'Analisis sampel'],
        ['/review-sampel-lpmok', 'Review sampel'],
        [`${daftar}/detail?uuid=${satu!.uuid}`, satu!.parameter.namaParameterUji],
        [`${daftar}/edit?uuid=${satu!.uuid}`, satu!.parameter.namaParameterUji],
        // Without a record in the address: the one opened last (LIST-10).
        [`${daftar}/detail`, satu!.parameter.namaParameterUji],
        ...tambahan,
      ] as const) {
        await dingin.goto(path);
        await expect(dingin.getByRole('heading', { level: 1 }), path).toHaveText(judul);
        await expect(lencana(dingin, 'Luring')).toBeVisible();
      }
      await dingin.goto(`${daftar}/edit?uuid=${satu!.uuid}`);
      await dingin.getByRole('button', { name: tulis, exact: true }).click();
      await expect(editor(dingin)).toBeVisible();
    });

  const page = await tab('penyelia@kampus.example');
  await page.goto('/jadwal');
  await expect(page.getByRole('main')).toContainText(/Luring, data per \d\d:\d\d WIB/);
  for (const tampilan of ['Hari', 'Minggu', 'Daftar']) {
    await page.getByText(tampilan, { exact: true }).click();
    await expect(page.getByRole('radio', { name: tampilan })).toBeChecked();
    await periksaPonsel(page, `jadwal, ${tampilan}`);
  }
  await page.goto('/petugas');
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halaman tidak ditemukan');
  const gambar = page.getByRole('main').getByRole('img');
  await expect(gambar).toBeVisible();
  await expect
    .poll(() => gambar.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
    .toBe(true);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await periksa(page, '/404');
  await sambungkan(page);
  await sambungkan(await tab('analis@kampus.example'));
});

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
  // Pictures of the guide come after the app.
  const aplikasi = semua.filter((url) => !url.startsWith('/panduan/'));
  const sendiri = aplikasi.find((url) => url.startsWith('/assets/VerifikasiPembayaranPage-'))!;
  return [sendiri, ...aplikasi.filter((url) => url !== sendiri).toSorted()];
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

test('[CONF-25, LIST-21] the Admin sees all of it live, and without the server the last answer with its age', async ({
  tab,
  proses,
}) => {
  const page = await tab('admin@kampus.example', 'laptop');
  await page.goto('/analisis-sampel');
  await expect(page.getByText('Belum ada parameter untuk Anda')).toBeVisible();
  await page.getByRole('tab', { name: 'Tugas semua orang' }).click();
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
  await page.getByRole('tab', { name: 'Tugas semua orang' }).click();
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
