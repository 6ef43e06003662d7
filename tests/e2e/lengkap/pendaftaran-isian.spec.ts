import type { Page } from '@playwright/test';
import { pdf } from '#tests/support/berkas.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { fakta, pilih } from '#tests/e2e/support/layanan.ts';
import { keliru, mahasiswa, milik } from '#tests/e2e/support/pendaftar.ts';
import { expect, harusTersimpan } from '#tests/e2e/support/uji.ts';

const test = testDenganSatuServer();

const sampel = (page: Page, nomor: number) =>
  page.getByRole('region', { name: `Sampel ${nomor}`, exact: true });
const ya = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Ya/ }).click();

test('[REG-12, REG-41, REG-42, REG-43, REG-44, REG-45, REG-46, FILES-01, FILES-02, MSG-13] a form that is not complete names what is missing, leads to it and stays; it says at once which pictures it takes; then its samples, doubled and taken out, are read again with the personal data and sent', async ({
  tab,
  proses,
}) => {
  const page = await tab(mahasiswa, 'ponsel');
  await page.goto('/pendaftaran');
  await page.getByRole('button', { name: 'Daftar', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Pengujian sampel' }).click();
  await expect(page).toHaveURL(/\/pendaftaran\/tambah$/);
  const lanjut = page.getByRole('button', { name: 'Lanjut' });
  await lanjut.click();
  await expect(keliru(page)).toHaveText([
    'Laboratorium: Kolom tidak boleh kosong',
    'Sampel 1, nama: Kolom tidak boleh kosong',
    'Sampel 1, jumlah: Kolom tidak boleh kosong',
    'Sampel 1, kemasan: Kolom tidak boleh kosong',
    'Sampel 1, bentuk sampel: Kolom tidak boleh kosong',
    'Sampel 1, penyimpanan: Kolom tidak boleh kosong',
    'Sampel 1, kondisi: Kolom tidak boleh kosong',
    'Sampel 1, parameter uji: Pilih paling sedikit satu parameter uji.',
  ]);
  await expect(page.getByRole('alert').getByText('Periksa 8 isian berikut')).toBeVisible();
  await periksa(page, 'sampel dengan isian keliru');
  for (const [baris, kolom] of [
    ['Sampel 1, nama', page.getByRole('textbox', { name: 'Nama' })],
    ['Sampel 1, kondisi', page.getByRole('combobox', { name: 'Kondisi' })],
  ] as const) {
    await keliru(page).filter({ hasText: baris }).click();
    await expect(kolom).toBeFocused();
    await expect(kolom).toHaveAttribute('aria-invalid', 'true');
    await expect(kolom).toHaveAccessibleDescription(/Kolom tidak boleh kosong/);
    await page.keyboard.press('Escape');
  }
  await gambarSampel(page);

  // The tests wait for their laboratory. A list of choices opens where the finger is: the page does not run away under it.
  const parameter = page.getByRole('combobox', { name: 'Pilih parameter' });
  await expect(parameter).toBeDisabled();
  await pilih(page, 'Laboratorium penguji', 'LPOMK');
  const tinggi = async () => (await parameter.boundingBox())!.y;
  await parameter.scrollIntoViewIfNeeded();
  const semula = await tinggi();
  await parameter.tap();
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await tinggi()).toBeLessThanOrEqual(semula);
  await page.keyboard.press('Escape');
  await replikasi(page);
  await isiSampel(page, 1, 'Teh hijau');
  // The last one left cannot be taken out.
  await expect(page.getByRole('button', { name: /^Hapus sampel/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Tambah sampel' }).click();
  await expect(sampel(page, 2).getByRole('textbox', { name: 'Nama' })).toBeFocused();
  await isiSampel(page, 2, 'Teh');
  await page.getByRole('button', { name: 'Gandakan sampel 1' }).click();
  // What moved on to another place is typed on in there.
  await sampel(page, 3).getByRole('textbox', { name: 'Nama' }).fill('Teh hitam');
  await expect(sampel(page, 2).getByRole('textbox', { name: 'Nama' })).toHaveValue('Teh hijau');
  await expect(sampel(page, 3).getByRole('textbox', { name: 'Nama' })).toHaveValue('Teh hitam');
  await page.getByRole('button', { name: 'Hapus sampel 2' }).click();
  await ya(page);
  await expect(sampel(page, 3)).toHaveCount(0);
  await expect(sampel(page, 2).getByRole('textbox', { name: 'Nama' })).toHaveValue('Teh hitam');

  await page.getByRole('textbox', { name: 'Catatan tambahan' }).fill('Sisa sampel diambil lagi.');
  await expect(page.getByText('2 sampel, 2 parameter')).toBeVisible();
  await lanjut.click();
  await expect(sampel(page, 1)).toContainText('Teh hijau2 kemasan (Botol)');
  await expect(sampel(page, 2)).toContainText('Teh hitam2 kemasan (Botol)');
  await ubahDanKembali(page);
  const pendaftar = page.getByRole('region', { name: 'Pendaftar' });
  await pendaftar.locator('summary').click();
  const { user } = (await milik(proses.url, mahasiswa))[0]!;
  await expect(fakta(pendaftar, 'Nama lengkap')).toHaveText(user.nama);
  await expect(fakta(pendaftar, 'Program studi')).toHaveText(user.namaProgramStudi!);
  await periksa(page, 'ringkasan pendaftaran');

  await page.getByRole('button', { name: 'Daftar', exact: true }).click();
  await ya(page);
  await harusTersimpan(page, 'Data pengujian berhasil disimpan');
  await expect
    .poll(async () =>
      (await milik(proses.url, mahasiswa)).filter(({ namaSampel }) => namaSampel === 'Teh hijau, Teh hitam'),
    )
    .toMatchObject([{ catatanTambahan: 'Sisa sampel diambil lagi.', idPengujianStatusPengajuan: 1 }]);
});

/** 'Ubah' leads to its part, and the way back to the button that was pressed. */
async function ubahDanKembali(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ubah sampel 2' }).click();
  await expect(sampel(page, 2).getByRole('textbox', { name: 'Nama' })).toBeFocused();
  await page.getByRole('button', { name: 'Kembali ke ringkasan' }).click();
  await expect(page.getByRole('button', { name: 'Ubah sampel 2' })).toBeFocused();
}

/** One sample with a test that is not replicated. Letters are no amount. */
async function isiSampel(page: Page, nomor: number, nama: string): Promise<void> {
  const di = sampel(page, nomor);
  await di.getByRole('textbox', { name: 'Nama' }).fill(nama);
  await di.getByRole('textbox', { name: 'Jumlah' }).pressSequentially('dua 2');
  for (const label of ['Bentuk sampel', 'Penyimpanan', 'Kondisi']) {
    await di.getByRole('combobox', { name: label }).click();
    await page.getByRole('option').first().click();
  }
  await di.getByRole('textbox', { name: 'Kemasan' }).fill('Botol');
  await di.getByRole('combobox', { name: 'Pilih parameter' }).click();
  await page.getByRole('option', { name: /^pH/ }).click();
}

/** Replications are asked of tests that allow them, and of those alone. */
async function replikasi(page: Page): Promise<void> {
  await pilih(page, 'Pilih parameter', /^Angka Lempeng Total/);
  const uji = sampel(page, 1)
    .getByRole('listitem')
    .filter({ hasText: /^Angka Lempeng Total/ });
  const banyak = uji.getByRole('textbox', { name: 'Replikasi' });
  await expect(banyak).toHaveValue('1');
  await banyak.clear();
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await expect(keliru(page).filter({ hasText: 'replikasi' })).toHaveText([
    /^Sampel 1, replikasi parameter 1: /,
  ]);
  await banyak.pressSequentially('x3');
  await expect(banyak).toHaveValue('3');
  await uji.getByRole('button', { name: /^Hapus/ }).click();
}

/** A picture may be left out; what it may not be is said in words at once. */
async function gambarSampel(page: Page): Promise<void> {
  const gambar = page.getByRole('group', { name: 'Gambar sampel (jpg, jpeg, pdf)' });
  const file = page.locator('input[type="file"]').first();
  const ganti = gambar.getByRole('button', { name: 'Ganti file' });
  const besar = (lebih: number) =>
    Buffer.concat([Buffer.from(pdf()), Buffer.alloc(5_242_880 - pdf().length + lebih)]);
  for (const [name, mimeType, buffer, kata] of [
    [
      'hasil.jpg',
      'image/jpeg',
      Buffer.from(pdf()),
      'Isi file tidak sesuai dengan akhiran namanya. Pilih file aslinya.',
    ],
    ['besar.pdf', 'application/pdf', besar(1), 'Ukuran file tidak boleh lebih dari 5MB'],
    [
      'gambar.gif',
      'image/gif',
      Buffer.from('GIF89a'),
      'Gambar sampel harus berupa file jpg, jpeg, atau pdf.',
    ],
  ] as const) {
    await file.setInputFiles({ name, mimeType, buffer });
    await expect(gambar.getByText(kata), name).toBeVisible();
    await expect(ganti).toHaveCount(0);
  }
  await file.setInputFiles({ name: 'pas.pdf', mimeType: 'application/pdf', buffer: besar(0) });
  await expect(gambar.getByText('pas.pdf', { exact: true })).toBeVisible();
  await expect(ganti).toBeVisible();
  await gambar.getByRole('button', { name: 'Hapus' }).click();
  await expect(gambar.getByRole('button', { name: 'Pilih file' })).toBeVisible();
}
