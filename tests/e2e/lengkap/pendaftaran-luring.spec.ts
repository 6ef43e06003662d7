import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { bacaGambar } from '#tests/pdf/baca.ts';
import { sha256 } from '#tests/support/berkas.ts';
import { alurDi } from '#tests/e2e/support/alur.ts';
import { masukApi } from '#tests/e2e/support/api.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { isiPendaftaran, kirimBukti, simpan } from '#tests/e2e/support/layanan.ts';
import { mahasiswa, milik } from '#tests/e2e/support/pendaftar.ts';
import { lencana, putuskan, sambungkan } from '#tests/e2e/support/perangkat.ts';
import { expect } from '#tests/e2e/support/uji.ts';

const test = testDenganSatuServer();

/** Closes the tab and opens another on the same device. */
async function tabBaru(page: Page): Promise<Page> {
  const lagi = await page.context().newPage();
  await page.close();
  return lagi;
}

/** What the form says in the moment after a step back, before that can have been kept. */
const sesudahKembali = (page: Page): Promise<string> =>
  page.getByRole('button', { name: 'Kembali', exact: true }).evaluate(async (button: HTMLElement) => {
    button.click();
    await new Promise((next) => setTimeout(next));
    return document.body.innerText;
  });

/** What the server hands out for a stored file. */
async function isiBerkas(url: string, call: 'file-test' | 'file-invoice', file: string): Promise<Uint8Array> {
  const { token } = await masukApi(url, mahasiswa);
  const response = await fetch(`${url}/api/${call}?url=${file}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

/** Asked to send it says that it cannot; then the server comes back, and another tab than the one that shows it sends. */
async function kirim(page: Page, kembali: () => Promise<void>): Promise<void> {
  const kotakKeluar = await page.context().newPage();
  await kotakKeluar.goto('/kotak-keluar');
  await kotakKeluar.getByRole('button', { name: 'Kirim sekarang' }).click();
  await expect(kotakKeluar.getByText('Server belum terjangkau.')).toBeVisible();
  await kembali();
  await expect(lencana(kotakKeluar, /^Tersambung$/)).toBeVisible();
}

test('[GAP-80, FILES-06, FILES-07] a registration with a picture, written without the server through two closed tabs, arrives once', async ({
  tab,
  proses,
}) => {
  const nama = 'Sirup herbal dari kebun';
  // A picture of its own: the server has never had it.
  const foto = Buffer.concat([await readFile('server/db/demo/berkas/sirup-herbal.jpg'), Buffer.from(nama)]);
  const ponsel = await tab(mahasiswa, 'ponsel');
  await proses.hentikan();
  await isiPendaftaran(ponsel, nama, { name: 'sirup.jpg', mimeType: 'image/jpeg', buffer: foto });
  expect(await sesudahKembali(ponsel)).toContain('Menyimpan di perangkat…');
  await ponsel.getByRole('button', { name: 'Lanjut' }).click();
  await expect(ponsel.getByRole('heading', { name: /Perkiraan biaya/ })).toBeVisible();
  await expect(ponsel.getByText(/Tersimpan di perangkat \d/)).toBeVisible();

  const lanjut = await tabBaru(ponsel);
  await lanjut.goto('/pendaftaran/tambah');
  await expect(lanjut.getByText('Draf dilanjutkan')).toBeVisible();
  await lanjut.getByRole('button', { name: 'Kembali', exact: true }).click();
  await expect(lanjut.getByRole('textbox', { name: 'Nama' })).toHaveValue(nama);
  await expect(lanjut.getByRole('textbox', { name: 'Replikasi' })).toHaveValue('2');
  await terlihat(lanjut);
  await periksa(lanjut, 'sampel terisi');
  await lanjut.getByRole('button', { name: 'Lanjut' }).click();
  await simpan(lanjut, 'Daftar');
  await expect(lencana(lanjut, 'Luring, 1 tulisan menunggu')).toBeVisible();
  // Its own page, which claims nothing of a laboratory that does not have it yet.
  await expect(lanjut.getByRole('heading', { level: 1, name: nama })).toBeVisible();
  await expect(lanjut.getByText('Pendaftaran dikirim saat tersambung')).toBeVisible();
  await expect(lanjut.getByText('Diajukan')).toHaveCount(0);

  const page = await tabBaru(lanjut);
  await page.goto('/pendaftaran');
  await expect(lencana(page, 'Luring, 1 tulisan menunggu')).toBeVisible();
  const kartu = page.getByRole('article').filter({ hasText: nama });
  await expect(kartu).toContainText(/menunggu dikirim/i);
  await expect(kartu).toContainText('nomor menyusul');
  await kartu.getByRole('link', { name: /^Detail/ }).click();
  await expect(page.getByText('nomor menyusul', { exact: true })).toBeVisible();
  await expect(page.getByText('Belum sampai di server', { exact: true })).toBeVisible();
  await terlihat(page);

  await kirim(page, proses.mulai);
  const ada = (await milik(proses.url, mahasiswa)).filter(({ namaSampel }) => namaSampel === nama);
  expect(ada).toHaveLength(1);
  const { fileGambar } = ada[0]!.sample[0]!;
  expect(sha256(await isiBerkas(proses.url, 'file-test', fileGambar!.url))).toBe(sha256(foto));
  await expect(page.getByText('Belum sampai di server')).toHaveCount(0);
  await expect(page.getByText(ada[0]!.nomor!, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('nomor menyusul')).toHaveCount(0);
});

/** The picture of the sample is drawn here, also large. */
async function terlihat(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Perbesar Gambar sampel/ }).click();
  const besar = page.getByRole('dialog').getByRole('img', { name: /^Gambar sampel/ });
  await expect(besar).toBeVisible();
  expect(await besar.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('[GAP-80, GAP-148, FILES-06, GAP-114] a photo of a payment, made a PDF and sent without the server, outlives the tab and arrives once, upright', async ({
  tab,
  proses,
}) => {
  const belum = (await milik(proses.url, mahasiswa)).find(({ pembayaran: { invoice } }) =>
    invoice.some(({ statusPayment, bukti }) => statusPayment.kdStatusPembayaran === 1 && bukti.length === 0),
  )!;
  const ponsel = await tab(mahasiswa, 'ponsel');
  putuskan(ponsel);
  await ponsel.goto(`/pembayaran/detail?uuid=${belum.uuid}`);
  await kirimBukti(ponsel, await fotoMiring());
  await expect(lencana(ponsel, 'Luring, 1 tulisan menunggu')).toBeVisible();

  const page = await tabBaru(ponsel);
  await page.goto(`/pembayaran/detail?uuid=${belum.uuid}`);
  await expect(lencana(page, 'Luring, 1 tulisan menunggu')).toBeVisible();
  const bukti = page.getByRole('list', { name: /^Bukti / }).getByRole('listitem');
  await expect(bukti).toHaveCount(1);
  await expect(bukti).toContainText(/menunggu dikirim/i);
  await expect(page.getByRole('heading', { name: /^Bukti DP 50% .+ menunggu dikirim$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Kirim bukti/ })).toHaveCount(0);

  await kirim(page, () => sambungkan(page));
  const sesudah = (await milik(proses.url, mahasiswa)).find(({ uuid }) => uuid === belum.uuid)!;
  const semua = sesudah.pembayaran.invoice.flatMap((satu) => satu.bukti);
  expect(semua).toHaveLength(1);
  const pdf = await isiBerkas(proses.url, 'file-invoice', semua[0]!.file.url);
  const [halaman, ...lain] = await bacaGambar(pdf);
  expect(lain).toEqual([]);
  expect(halaman).toHaveLength(1);
  expect(halaman![0]!.tinggi).toBeGreaterThan(halaman![0]!.lebar);
  await expect(bukti).toContainText('Menunggu verifikasi');

  // What is paid next from here is paid from the same account.
  const { uuid } = await alurDi(proses.url).baru('Teh melati', 5);
  await page.goto(`/pembayaran/detail?uuid=${uuid}`);
  await page
    .getByRole('button', { name: /^Kirim bukti/ })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: 'Nomor rekening' })).toHaveValue('0123456789');
});

/** A photo that lies on its side, with the camera's word that it is to be turned (EXIF orientation 6). */
async function fotoMiring() {
  const foto = await readFile('server/db/demo/berkas/air-minum.jpg');
  const exif = Buffer.from(
    'ffe1002245786966000049492a00080000000100120103000100000006000000' + '00000000',
    'hex',
  );
  const buffer = Buffer.concat([foto.subarray(0, 2), exif, foto.subarray(2)]);
  return { name: 'struk.jpg', mimeType: 'image/jpeg', buffer };
}
