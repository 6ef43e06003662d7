import type { Locator, Page } from '@playwright/test';
import type { Analisis } from '#domain/analisis/schema.ts';
import { masukApi, parameterDi } from '#tests/e2e/support/api.ts';
import { editor } from '#tests/e2e/support/bangku.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { mahasiswa } from '#tests/e2e/support/pendaftar.ts';
import { expect } from '#tests/e2e/support/uji.ts';

const test = testDenganSatuServer();
const analis = 'analis@kampus.example';

/** The parameter of the demo that the analyst has under way, or may begin. */
async function buka(page: Page, url: string, progres: 0 | 1): Promise<Analisis> {
  const data = await parameterDi(await masukApi(url, analis), progres);
  await page.goto(`/analisis-sampel/edit?uuid=${data.uuid}`);
  return data;
}

test('[look.md] every spot of a time is its hour or its minute, as high as a glove, by touch', async ({
  proses,
  tab,
}) => {
  const page = await tab(analis, 'ponsel');
  await buka(page, proses.url, 1);
  await page.getByRole('button', { name: 'Buat laporan', exact: true }).tap();
  const waktu = page.getByRole('dialog', { name: 'Buat laporan', exact: true }).getByRole('spinbutton');
  const jam = (await waktu.nth(0).boundingBox())!;
  const menit = (await waktu.nth(1).boundingBox())!;
  expect(Math.min(jam.height, menit.height)).toBeGreaterThanOrEqual(46);
  expect(Math.min(jam.width, menit.width)).toBeGreaterThanOrEqual(30);
  // 'WIB' at the end of the frame is the minute's, too.
  await page.touchscreen.tap(menit.x + menit.width - 8, menit.y + menit.height - 4);
  await expect(waktu.nth(1)).toBeFocused();
  await page.touchscreen.tap(jam.x + 4, jam.y + 4);
  await expect(waktu.nth(0)).toBeFocused();
});

for (const ukuran of ['ponsel', 'tablet'] as const)
  test(`[look.md] the controls of the editor are as high as a glove and stand apart, on a ${ukuran}`, async ({
    proses,
    tab,
  }) => {
    const page = await tab(analis, ukuran);
    await buka(page, proses.url, 1);
    await page.getByRole('button', { name: 'Buat laporan', exact: true }).tap();
    const bilah = page.getByRole('group', { name: 'Format tulisan' });
    await bilah.getByRole('button', { name: 'Sisipkan tabel' }).tap();
    const kotak = (tempat: Locator) =>
      tempat
        .getByRole('button')
        .evaluateAll((semua) => semua.map((satu) => satu.getBoundingClientRect().toJSON() as DOMRect));
    const alat = await kotak(bilah);
    expect(alat).toHaveLength(12);
    expect(Math.min(...alat.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(48);
    const jarak = alat.slice(1).map(({ left }, ke) => left - alat[ke]!.right);
    expect(Math.min(...jarak)).toBeGreaterThanOrEqual(4);

    // A stepper is one button or the other up to the middle of its frame.
    const kolom = page.getByRole('group', { name: 'Kolom' });
    const angka = kolom.getByRole('status');
    const { x, y, width, height } = (await angka.boundingBox())!;
    for (const [geser, kata] of [
      [3, '4'],
      [-3, '3'],
    ] as const) {
      await page.touchscreen.tap(x + width / 2 + geser, y + height / 2);
      await expect(angka).toHaveText(kata);
    }
    for (const tombol of await kotak(kolom)) expect(tombol.height).toBeGreaterThanOrEqual(48);

    // What may be done with a table stands within the frame of the editor.
    await page.getByRole('button', { name: 'Sisipkan', exact: true }).tap();
    await editor(page).getByRole('columnheader').or(editor(page).getByRole('cell')).first().tap();
    await bilah.getByRole('button', { name: 'Ubah tabel' }).tap();
    const ubah = page.getByRole('group', { name: 'Ubah tabel' });
    const tepi = (await ubah.boundingBox())!;
    for (const tombol of await kotak(ubah)) expect(tombol.right).toBeLessThanOrEqual(tepi.x + tepi.width);
  });

test('[ANALYSIS-10] a result with a unit is typed with the keys of numbers, and one tap gives the others', async ({
  proses,
  tab,
}) => {
  const page = await tab(analis, 'ponsel');
  await buka(page, proses.url, 1);
  await page.getByRole('button', { name: 'Buat laporan', exact: true }).tap();
  await page.getByRole('radio', { name: 'Laporan akhir' }).check();
  const hasil = page.getByRole('textbox', { name: 'Hasil pengujian' });
  await expect(hasil).toHaveAttribute('inputmode', 'decimal');
  for (const [tombol, papan] of [
    ['Ketik huruf atau tanda', 'text'],
    ['Ketik angka', 'decimal'],
  ] as const) {
    await page.getByRole('button', { name: tombol }).tap();
    await expect(hasil).toHaveAttribute('inputmode', papan);
    await expect(hasil).toBeFocused();
  }
});

test('[look.md] on a phone a question says of which sample it is and stands at the lower edge, its answers as wide as it', async ({
  proses,
  tab,
}) => {
  const page = await tab(analis, 'ponsel');
  const { parameter, sampel } = await buka(page, proses.url, 0);
  await page.getByRole('button', { name: 'Mulai pengujian' }).tap();
  const tanya = page.getByRole('dialog');
  for (const kata of [parameter.namaParameterUji, sampel.nama, sampel.kodeSampel!])
    await expect(tanya).toContainText(kata);
  const [batal, ya] = await Promise.all(
    ['Batal', 'Ya'].map((name) => tanya.getByRole('button', { name, exact: true }).boundingBox()),
  );
  expect(844 - (ya!.y + ya!.height)).toBeLessThan(48);
  expect(batal!.width + ya!.width).toBeGreaterThan(300);
  expect(ya!.height).toBeGreaterThanOrEqual(48);
  await tanya.getByRole('button', { name: 'Batal' }).tap();
});

test('[look.md] the whole row of a choice is pressed, and a page does not move when its question is answered no', async ({
  tab,
}) => {
  const page = await tab('kalab@kampus.example', 'ponsel');
  await page.goto('/persetujuan-kalab?menunggu=saya');
  await page
    .getByRole('link', { name: /^Putuskan/ })
    .first()
    .tap();
  const setuju = page
    .locator('label')
    .filter({ hasText: /^Disetujui$/ })
    .last();
  await setuju.tap();
  expect((await setuju.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await page.evaluate(() => scrollTo(0, 0));
  const simpan = page.getByRole('button', { name: 'Simpan', exact: true });
  // Where it stands: a tap of Playwright's would scroll to it itself.
  const { x, y, width, height } = (await simpan.boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.getByRole('dialog').getByRole('button', { name: 'Batal' }).tap();
  await expect(simpan).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('[LETTER-07] what stands in the way of a letter is as high as a finger', async ({ tab }) => {
  const page = await tab(mahasiswa, 'ponsel');
  await page.goto('/surat');
  const jalan = page.getByRole('listitem').getByRole('link');
  await expect(jalan.first()).toBeVisible();
  for (const satu of await jalan.all()) expect((await satu.boundingBox())!.height).toBeGreaterThanOrEqual(44);
});

test('[look.md] a phone on its side has one bar, and a row in view', async ({ tab }) => {
  const page = await tab(mahasiswa, 'ponsel');
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/pendaftaran');
  const baris = page.getByRole('row').nth(1);
  await expect(baris).toBeVisible();
  const menu = (await page.getByRole('navigation', { name: 'Menu utama' }).last().boundingBox())!;
  const kotak = (await baris.boundingBox())!;
  expect(kotak.y + kotak.height).toBeLessThanOrEqual(menu.y);
  // What both bars say stands side by side in one.
  const keadaan = (await page.getByRole('link', { name: 'Tersambung' }).last().boundingBox())!;
  expect(keadaan.y).toBeGreaterThanOrEqual(menu.y);
  expect(keadaan.x).toBeGreaterThanOrEqual(menu.x + menu.width);
  await page.setViewportSize({ width: 390, height: 844 });
});

test('[look.md] what rows of a sample share leaves the first of them in view on a phone on its side', async ({
  tab,
}) => {
  const page = await tab(analis, 'ponsel');
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/analisis-sampel?menunggu');
  const aksi = page
    .getByRole('row')
    .getByRole('link', { name: /^Kerjakan/ })
    .first();
  await expect(aksi).toBeVisible();
  const menu = (await page.getByRole('navigation', { name: 'Menu utama' }).last().boundingBox())!;
  const kotak = (await aksi.boundingBox())!;
  expect(kotak.y + kotak.height).toBeLessThanOrEqual(menu.y);
  await page.setViewportSize({ width: 390, height: 844 });
});

test('[look.md] two cards of a list stand on a phone, and what is done with each is at its lower corner', async ({
  tab,
}) => {
  const page = await tab(mahasiswa, 'ponsel');
  await page.goto('/pendaftaran');
  const kartu = page.getByRole('article');
  await expect(kartu.first()).toBeVisible();
  const tinggi = await kartu.evaluateAll((semua) => semua.map((satu) => satu.clientHeight));
  expect(Math.max(...tinggi)).toBeLessThan(300);
});

test('[look.md] a name that is longer than its field ends in three dots, not within a letter', async ({
  tab,
}) => {
  const page = await tab('admin@kampus.example', 'tablet');
  await page.goto('/parameter-uji/tambah');
  await expect(page.getByRole('combobox').first()).toHaveCSS('text-overflow', 'ellipsis');
});

test('[look.md] of a report that is written on a phone on its side the line stands in view above the keyboard', async ({
  proses,
  tab,
}) => {
  const page = await tab(analis, 'ponsel');
  await page.setViewportSize({ width: 844, height: 390 });
  await buka(page, proses.url, 1);
  await page.getByRole('button', { name: 'Buat laporan', exact: true }).tap();
  await editor(page).tap();
  await page.setViewportSize({ width: 844, height: 220 });
  await expect(editor(page).locator('p').first()).toBeInViewport({ ratio: 0.9 });
  await page.setViewportSize({ width: 390, height: 844 });
});
