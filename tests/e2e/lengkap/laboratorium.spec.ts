import type { Page } from '@playwright/test';
import type { Laboratorium } from '#domain/laboratorium/schema.ts';
import type { PengujianRingkas } from '#domain/pengujian/schema.ts';
import { masukApi } from '#tests/e2e/support/api.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { berkas, simpan, unduhPdf } from '#tests/e2e/support/layanan.ts';
import { lencana, putuskan, siapLuring } from '#tests/e2e/support/perangkat.ts';
import { expect, test } from '#tests/e2e/support/uji.ts';
import { paths } from '#paths';
import { bacaGambar, bacaHalaman } from '#tests/pdf/baca.ts';
import { admin, pendaftar } from '#tests/support/layanan.ts';

/** A picture as a camera or a designer gives it: larger than any letterhead needs. */
const gambarBesar = async (page: Page): Promise<Buffer> => {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 800 });
    const context = canvas.getContext('2d')!;
    for (let x = 0; x < 1600; x += 4) {
      context.fillStyle = `hsl(${x % 360} 80% 45%)`;
      context.fillRect(x, (x * 7) % 300, 4, 500);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.split(',')[1]!, 'base64');
};

test('[GAP-171, GAP-168] Admin gives a laboratory its address and a logo, made small on the device; a telephone without a network prints both', async ({
  proses,
  perangkatSiap,
}) => {
  const meja = await perangkatSiap(admin, 'laptop');
  await meja.goto('/laboratorium');
  await periksa(meja, 'laboratorium');
  await meja.getByRole('link', { name: /^LPOMK/ }).click();
  const dialog = meja.getByRole('dialog', { name: 'Ubah laboratorium LPOMK' });
  await periksa(meja, 'ubah laboratorium');
  await dialog.getByRole('textbox', { name: 'Alamat' }).fill('Jalan Percobaan 12, Kota Contoh');
  await dialog.getByRole('textbox', { name: 'Telepon' }).fill('+62 21 555-01199');
  const logo = dialog.getByRole('group', { name: 'Logo' });
  const pilih = logo.locator('input[type="file"]').first();
  await pilih.setInputFiles(berkas.pdf('logo.pdf'));
  await expect(logo.getByText('Gambar harus berupa file png, jpg, atau jpeg.')).toBeVisible();
  const buffer = await gambarBesar(meja);
  await pilih.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await expect(logo.getByRole('button', { name: 'Perbesar Logo, logo.png' })).toBeVisible();
  await simpan(meja);
  await expect(meja.getByText('Data laboratorium berhasil diubah')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(meja.getByRole('link', { name: /^LPOMK/ })).toContainText('Jalan Percobaan 12');

  const api = await masukApi(proses.url, pendaftar);
  const [lab] = (await api.panggil('GET', '/laboratory?id_laboratorium=7')).data as Laboratorium[];
  expect(lab).toMatchObject({ telepon: '02155501199', logo: { mime: 'image/png' } });
  expect(lab!.logo!.size).toBeLessThan(Math.min(128 * 1024, buffer.length));
  const milik = (await api.panggil('GET', '/test?perPage=100')).data as PengujianRingkas[];
  const { uuid } = milik.find(({ idLaboratorium }) => idLaboratorium === 7)!;

  const ponsel = await perangkatSiap(pendaftar, 'ponsel');
  await ponsel.goto('/pendaftaran');
  await siapLuring(ponsel);
  putuskan(ponsel);
  await expect(lencana(ponsel, 'Luring')).toBeVisible();
  await ponsel.goto(paths.pendaftaran.cetak(uuid));
  const { bytes } = await unduhPdf(ponsel, ponsel.getByRole('button', { name: 'Unduh PDF' }));
  expect((await bacaHalaman(bytes))[0]!.teks).toContain(
    'Jalan Percobaan 12, Kota Contoh Telepon 021 5550 1199',
  );
  const [satu] = (await bacaGambar(bytes))[0]!;
  expect(satu!.lebar / satu!.tinggi).toBeCloseTo(2, 1);
});
