import type { Locator, Page } from '@playwright/test';
import { bacaGambar, bacaTeks } from '#tests/pdf/baca.ts';
import { bacaAnalisis, lakukan, masukApi, parameterDi } from '#tests/e2e/support/api.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { editor, simpanIsian } from '#tests/e2e/support/bangku.ts';
import { hariIni } from '#tests/e2e/support/contoh.ts';
import { dilihat, dipotret, tambahFoto, unduh } from '#tests/e2e/support/foto.ts';
import { lencana, siapLuring } from '#tests/e2e/support/perangkat.ts';
import { expect, test } from '#tests/e2e/support/uji.ts';
import { adaExif } from '#tests/support/foto.ts';

const analis = 'analis@kampus.example';
const penyelia = 'penyelia@kampus.example';

const fotoKe = (page: Page, nomor: number): Locator =>
  page.getByRole('group', { name: 'Foto' }).getByRole('img', { name: new RegExp(`^Foto ${nomor}\\b`) });

async function bukaLaporan(page: Page, url: string): Promise<string> {
  const { uuid } = await parameterDi(await masukApi(url, analis), 2);
  await page.goto(`/analisis-sampel/edit?uuid=${uuid}`);
  await page.getByRole('button', { name: 'Buat laporan', exact: true }).click();
  await expect(editor(page)).toBeVisible();
  return uuid;
}

/** A stroke of one finger over the canvas, from one place to another in parts of it. */
async function gores(page: Page, dari: [number, number], ke: [number, number]): Promise<void> {
  const { x, y, width, height } = (await page.locator('canvas').boundingBox())!;
  const cdp = await page.context().newCDPSession(page);
  const di = ([kiri, atas]: [number, number]) => [{ x: x + width * kiri, y: y + height * atas }];
  const tengah: [number, number] = [(dari[0] + ke[0]) / 2, (dari[1] + ke[1]) / 2];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: di(dari) });
  for (const di1 of [tengah, ke])
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: di(di1) });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await cdp.detach();
}

test('[BEYOND-19, BEYOND-21] a report with two photos, taken without the server and through a closed tab: small, upright, without the place; its supervisor sees them without the server', async ({
  perangkatSiap,
  proses,
}) => {
  const page = await perangkatSiap(analis);
  const uuid = await bukaLaporan(page, proses.url);
  await proses.hentikan();
  await editor(page).pressSequentially('Krus sesudah pemijaran.');
  await tambahFoto(page, 'Ambil foto', [await dipotret(page)]);
  await expect(fotoKe(page, 1)).toBeVisible();
  expect(await dilihat(fotoKe(page, 1), 0.5, 0.25)).toEqual({ warna: 'merah', lebar: 1067, tinggi: 1600 });
  expect(await dilihat(fotoKe(page, 1), 0.5, 0.75)).toMatchObject({ warna: 'biru' });
  await page.getByRole('textbox', { name: 'Keterangan foto 1' }).fill('Krus A');
  await expect(page.getByText(/Tersimpan di perangkat \d/)).toBeVisible();
  const lagi = await page.context().newPage();
  await page.close();

  await lagi.goto(`/analisis-sampel/edit?uuid=${uuid}`);
  await lagi.getByRole('button', { name: 'Lanjutkan menulis' }).click();
  await expect(lagi.getByRole('textbox', { name: 'Keterangan foto 1' })).toHaveValue('Krus A');
  await expect(fotoKe(lagi, 1)).toBeVisible();
  await tambahFoto(lagi, 'Tambah dari file', [await dipotret(lagi, 'eksikator.jpg')]);
  await lagi.getByRole('button', { name: 'Putar foto 2' }).click();
  await expect
    .poll(() => dilihat(fotoKe(lagi, 2), 0.25, 0.5))
    .toEqual({
      warna: 'biru',
      lebar: 1600,
      tinggi: 1067,
    });
  await lagi.getByRole('button', { name: 'Naikkan foto 2' }).click();
  await expect(lagi.getByRole('textbox', { name: 'Keterangan foto 2' })).toHaveValue('Krus A');
  await periksa(lagi, 'laporan dengan foto');
  await simpanIsian(lagi);
  await expect(lencana(lagi, 'Luring, 1 tulisan menunggu')).toBeVisible();

  // What waits is read with its photos, as it will be.
  await lagi.goto(`/analisis-sampel/edit?uuid=${uuid}`);
  await expect(lagi.getByText(/Laporan progres oleh .*, 2 foto/)).toBeVisible();

  await proses.mulai();
  await expect(lencana(lagi, 'Tersambung')).toBeVisible();
  const api = await masukApi(proses.url, analis);
  const foto = (await bacaAnalisis(api, 'analyst', uuid)).history.at(-1)!.foto!;
  expect(foto.map(({ keterangan, file }) => [keterangan, file.name, file.mime])).toEqual([
    [null, 'eksikator.jpg', 'image/jpeg'],
    ['Krus A', 'krus.jpg', 'image/jpeg'],
  ]);
  for (const { file } of foto) {
    const response = await fetch(`${proses.url}/api/file-test?url=${file.sha256}`, {
      headers: { authorization: `Bearer ${api.token}` },
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([bytes.byteLength, adaExif(bytes)]).toEqual([file.size, false]);
  }

  const atasan = await perangkatSiap(penyelia, 'laptop');
  await atasan.goto('/review-sampel-lpmok');
  await siapLuring(atasan);
  await expect(lencana(atasan, 'Tersambung')).toBeVisible();
  await atasan.goto(`/review-sampel-lpmok/edit?uuid=${uuid}`);
  await expect(atasan.getByText(/, 2 foto/)).toBeVisible();
  await siapLuring(atasan);
  await proses.hentikan();
  await atasan.goto(`/review-sampel-lpmok/edit?uuid=${uuid}`);
  await expect(lencana(atasan, 'Luring')).toBeVisible();
  await atasan
    .getByRole('row')
    .filter({ hasText: '2 foto' })
    .getByRole('button', { name: /Detail/ })
    .click();
  const dialog = atasan.getByRole('dialog', { name: 'Laporan progres' });
  await expect(dialog.getByText('Krus A')).toBeVisible();
  expect(await dilihat(dialog.getByRole('img', { name: /^Foto 1\b/ }), 0.25, 0.5)).toMatchObject({
    warna: 'biru',
    lebar: 1600,
  });
  await expect(dialog.getByRole('img', { name: /^Foto 2: Krus A/ })).toBeVisible();
  await periksa(atasan, 'detail dengan foto');
  const kertas = await unduh(atasan);
  expect(await bacaTeks(kertas)).toContain('Foto 2. Krus A');
  // Beside the logo of the laboratory.
  expect((await bacaGambar(kertas)).flat()).toHaveLength(3);
});

test('[BEYOND-21] a report prints its lists, tables and figures as they read', async ({
  perangkatSiap,
  proses,
}) => {
  const api = await masukApi(proses.url, analis);
  const { uuid, history } = await parameterDi(api, 2);
  const isi = [
    '<h2>Hitungan</h2><p>10<sup>6</sup> koloni<br>H<sub>2</sub>O</p>',
    '<ol start="3"><li><p>Timbang</p><ul><li><p>duplo</p></li></ul></li><li><p>Pijar</p></li></ol>',
    '<table><tbody><tr><th colspan="2"><p>Bobot</p></th></tr><tr><td><p>0,5002</p><p>g</p></td><td>1</td></tr></tbody></table>',
  ].join('');
  await lakukan(api, 'POST', 'report', {
    uuid,
    jenis_laporan: 'progres',
    tanggal: hariIni,
    jam: '23:59',
    isi,
  });
  const page = await perangkatSiap(penyelia, 'laptop');
  await page.goto(`/review-sampel-lpmok/edit?uuid=${uuid}`);
  const laporan = page.getByRole('row').filter({ hasText: 'Laporan progres oleh' });
  await expect(laporan).toHaveCount(1 + history.filter(({ aksi }) => aksi === 'laporanProgres').length);
  await laporan
    .first()
    .getByRole('button', { name: /Detail/ })
    .click();
  const teks = await bacaTeks(await unduh(page));
  // Never '106'.
  for (const kata of ['Hitungan 10^6 koloni H2O', '3. Timbang • duplo 4. Pijar', 'Bobot', '0,5002 g 1'])
    expect(teks).toContain(kata);
});

test('[BEYOND-20] an arrow and a circle by finger change the photo and come off again; by keyboard as well', async ({
  perangkatSiap,
  proses,
}) => {
  const page = await perangkatSiap(analis);
  await bukaLaporan(page, proses.url);
  await tambahFoto(page, 'Ambil foto', [await dipotret(page)]);
  await expect(fotoKe(page, 1)).toBeVisible();

  const lembar = page.getByRole('dialog', { name: 'Tandai foto 1' });
  const tandai = async () => {
    await page.getByRole('button', { name: 'Tandai foto 1' }).tap();
    await expect(page.getByRole('application')).toBeVisible();
  };
  const pakai = async () => {
    await page.getByRole('button', { name: 'Pakai' }).tap();
    await expect(page.getByRole('application')).toHaveCount(0);
  };
  await tandai();
  await lembar.getByText('Kuning', { exact: true }).tap();
  await gores(page, [0.2, 0.25], [0.8, 0.25]);
  await lembar.getByText('Lingkaran', { exact: true }).tap();
  await gores(page, [0.3, 0.6], [0.7, 0.9]);
  await periksa(page, 'menandai foto');
  await pakai();
  // The shaft of the arrow, and the top of the circle; within it nothing has changed.
  await expect.poll(async () => (await dilihat(fotoKe(page, 1), 0.5, 0.25)).warna).toBe('kuning');
  expect((await dilihat(fotoKe(page, 1), 0.5, 0.6)).warna).toBe('kuning');
  expect((await dilihat(fotoKe(page, 1), 0.5, 0.75)).warna).toBe('biru');

  await tandai();
  await lembar.getByRole('button', { name: 'Urungkan' }).tap();
  await lembar.getByRole('button', { name: 'Urungkan' }).tap();
  await lembar.getByText('Panah', { exact: true }).tap();
  await lembar.getByText('Kuning', { exact: true }).tap();
  await page.getByRole('application').focus();
  // From the middle to the right edge.
  await page.keyboard.press('Enter');
  for (let tekan = 0; tekan < 10; tekan += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await pakai();
  await expect.poll(async () => (await dilihat(fotoKe(page, 1), 0.5, 0.25)).warna).toBe('merah');
  expect((await dilihat(fotoKe(page, 1), 0.7, 0.5)).warna).toBe('kuning');
});

test('[BEYOND-19] no more than ten, and nothing that is no photo: both in words, what is there stays', async ({
  perangkatSiap,
  proses,
}) => {
  const page = await perangkatSiap(analis, 'ponsel');
  await bukaLaporan(page, proses.url);
  const satu = await dipotret(page);
  await tambahFoto(
    page,
    'Tambah dari file',
    Array.from({ length: 9 }, (_, ke) => ({ ...satu, name: `foto-${ke}.jpg` })),
  );
  await expect(page.getByRole('textbox', { name: 'Keterangan foto 9' })).toBeVisible();
  const palsu = { ...satu, name: 'catatan.jpg', buffer: Buffer.from('bukan foto') };
  await tambahFoto(page, 'Tambah dari file', [palsu]);
  await expect(page.getByText('catatan.jpg bukan foto JPG atau PNG. Pilih file lain.')).toBeVisible();
  await tambahFoto(page, 'Tambah dari file', [satu, satu, satu]);
  await expect(page.getByText('Paling banyak 10 foto: 2 foto terakhir tidak ditambahkan.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /Keterangan foto/ })).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Ambil foto' })).toBeDisabled();
  await page.getByRole('button', { name: 'Hapus foto 3' }).click();
  await expect(page.getByRole('textbox', { name: /Keterangan foto/ })).toHaveCount(9);
  await expect(page.getByRole('button', { name: 'Ambil foto' })).toBeEnabled();
});
