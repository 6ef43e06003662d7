import type { Page } from '@playwright/test';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { admin } from '#tests/support/layanan.ts';
import { alurDi } from './support/alur.ts';
import { periksa } from './support/axe.ts';
import { testDenganSatuServer } from './support/bersama.ts';
import { expect, masuk } from './support/uji.ts';

const test = testDenganSatuServer();

const satu = (halaman: string, { uuid }: Pengujian) => `/persetujuan-pengujian/${halaman}?uuid=${uuid}`;

const tekan = (page: Page, nama: string | RegExp) => page.getByRole('button', { name: nama }).first().click();

/** Opens a dialog of a record's page and leaves it with what it says to an empty form. */
async function bukaDialog(page: Page, data: Pengujian, nama: string): Promise<void> {
  await page.goto(satu('detail', data));
  await tekan(page, nama);
  const dialog = page.getByRole('dialog', { name: nama });
  await dialog.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(dialog.getByText('Periksa 1 isian berikut')).toBeVisible();
}

// What lies under an open dialog is hidden, also from axe: each page is looked at before its dialogs.
test(`[MSG-01] axe finds nothing on any screen or dialog of Admin's part in testing`, async ({
  perangkat,
  proses,
}) => {
  const { cari, semua } = alurDi(proses.url);
  const page = await perangkat('ponsel');
  await masuk(page, admin);

  await page.goto('/persetujuan-pengujian');
  await expect(page.getByRole('link', { name: /^Edit / }).first()).toBeVisible();
  await periksa(page, 'daftar');

  await page.goto(satu('edit', await cari(1)));
  await page.getByRole('radio', { name: 'Perlu verifikasi lab', exact: true }).check();
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByText(/Periksa \d+ isian berikut/)).toBeVisible();
  await periksa(page, 'verifikasi dengan isian keliru');

  await page.goto(satu('edit', await cari(8)));
  await expect(page.getByText('Nominal akhir')).toBeVisible();
  await periksa(page, 'pelunasan');

  const berlangsung = (await semua()).find(({ idPengujianStatusPengajuan, sample }) =>
    [11, 12].includes(idPengujianStatusPengajuan)
      ? sample.some(({ parameter }) =>
          parameter.some(({ idStatusProgresParameter: progres }) => progres === 2),
        )
      : false,
  )!;
  await page.goto(satu('edit', berlangsung));
  await expect(page.getByRole('combobox', { name: 'Analis' }).nth(1)).toBeVisible();
  await periksa(page, 'ubah penugasan');
  await page.goto(satu('detail', berlangsung));
  await expect(page.getByRole('button', { name: 'Ubah penugasan' })).toBeVisible();
  await periksa(page, 'detail');
  await tekan(page, /^Detail progres/);
  await expect(page.getByRole('dialog', { name: /^Progres/ })).toBeVisible();
  await periksa(page, 'progres');

  await bukaDialog(page, await cari(2), 'Ganti kalab');
  await periksa(page, 'ganti kalab');
  const tersedia = await cari(16);
  await bukaDialog(page, tersedia, 'Tarik dokumen');
  await periksa(page, 'tarik dokumen');

  await page.goto(satu('cetak', await cari(15)));
  await expect(page.getByRole('group', { name: 'Dokumen tambahan' })).toBeVisible();
  await periksa(page, 'unggah dokumen');
  await page.goto(satu('cetak', tersedia));
  await expect(page.getByRole('button', { name: /^Perbesar Dokumen tambahan/ })).toBeVisible();
  await periksa(page, 'cetak');

  for (const [alamat, isi] of [
    ['/pembayaran-pengujian', page.getByRole('button', { name: /^Perbesar Bukti pembayaran/ })],
    ['/pengembalian-dana-pengujian', page.getByRole('dialog', { name: 'Pengembalian deposit' })],
  ] as const) {
    await page.goto(alamat);
    const verifikasi = page.getByRole('link', { name: /^Verifikasi / }).first();
    await expect(verifikasi).toBeVisible();
    await periksa(page, alamat);
    await verifikasi.click();
    await expect(isi).toBeVisible();
    await periksa(page, `${alamat}, verifikasi`);
  }
  const sudah = (await semua())
    .flatMap(({ pengembalian }) => pengembalian)
    .find(({ kdStatusPengembalian }) => kdStatusPengembalian === 2)!;
  await page.goto(`/pengembalian-dana-pengujian?pengembalian=${sudah.uuid}`);
  await expect(page.getByRole('dialog', { name: 'Pengembalian deposit' })).toBeVisible();
  await periksa(page, 'pengembalian selesai');
});
