import { formatShortDate } from '#domain/core/format.ts';
import { alurDi } from '#tests/e2e/support/alur.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { expect, lihatLagi, test } from '#tests/e2e/support/uji.ts';
import { admin, pendaftar } from '#tests/support/layanan.ts';

test('[BEYOND-39, BEYOND-40] a registrant reads on their phone how far a test is, also with the server stopped, and shares that by a link', async ({
  proses,
  perangkat,
  perangkatSiap,
}) => {
  const alur = alurDi(proses.url);
  const { uuid } = await alur.baru('Simplisia jahe', 1);
  const ponsel = await perangkatSiap(pendaftar, 'ponsel');
  await ponsel.goto(`/pendaftaran/detail-pengujian?uuid=${uuid}`);
  const perjalanan = ponsel.getByRole('region', { name: 'Perjalanan pengujian' });
  const tahap = perjalanan.getByRole('listitem');
  const terbaca = async (kata: string, pemegang: string, langkah: string): Promise<void> => {
    await expect(perjalanan.getByText(kata, { exact: true })).toBeVisible();
    await expect(perjalanan.getByText(/^Giliran:/)).toHaveText(`Giliran: ${pemegang}, sejak hari ini`);
    await expect(tahap.and(ponsel.locator('[aria-current=step]'))).toContainText(langkah);
  };
  await terbaca('Sedang diverifikasi', 'Admin', 'Verifikasi');
  await expect(tahap).toHaveText([
    /^Pendaftaran, selesai.+\d$/,
    /Verifikasi/,
    /berikutnya$/,
    /./,
    /./,
    /LHU/,
  ]);

  const meja = await perangkatSiap(admin, 'laptop');
  await meja.goto(`/persetujuan-pengujian/detail?uuid=${uuid}`);
  await expect(meja.getByText(/^Giliran:/)).toHaveText('Giliran: Anda, sejak hari ini');
  await periksa(meja, 'perjalanan bagi Admin');

  await alur.verifikasi(uuid, 1);
  await lihatLagi(ponsel);
  await terbaca('Menunggu pembayaran DP Anda', 'Anda', 'DP 50%');
  await alur.bayar(uuid);
  await lihatLagi(ponsel);
  await terbaca('Bukti DP sedang diverifikasi', 'Admin', 'DP 50%');
  await alur.putuskanBayar(uuid, 1);
  await lihatLagi(ponsel);
  await terbaca('Pengujian sedang disiapkan', 'Admin', 'Pengujian');
  const { janji } = (await alur.baca(uuid)).data;
  await expect(perjalanan.getByText(`Janji selesai ${formatShortDate(janji)}`)).toBeVisible();
  await periksa(ponsel, 'perjalanan pengujian');

  // Shared, and read by somebody who never signed in.
  await ponsel.getByRole('button', { name: 'Bagikan status' }).click();
  const dialog = ponsel.getByRole('dialog', { name: 'Bagikan status' });
  await dialog.getByRole('button', { name: 'Buat tautan' }).click();
  const alamat = await dialog.getByRole('textbox', { name: 'Tautan' }).inputValue();
  await periksa(ponsel, 'bagikan status');
  const orang = await perangkat('ponsel');
  await orang.goto(new URL(alamat).pathname);
  await expect(orang.getByRole('heading', { name: 'Pengujian sedang disiapkan' })).toBeVisible();
  await expect(orang.getByText('4 dari 6')).toBeVisible();
  await periksa(orang, 'status yang dibagikan');
  await ponsel.keyboard.press('Escape');
  await expect(ponsel.getByRole('button', { name: 'Status dibagikan' })).toBeEnabled();

  // The same by what the device has, in a page that is opened anew; what needs the server says so.
  await proses.hentikan();
  await ponsel.reload();
  await terbaca('Pengujian sedang disiapkan', 'Admin', 'Pengujian');
  await expect(perjalanan.getByText(`Janji selesai ${formatShortDate(janji)}`)).toBeVisible();
  await expect(ponsel.getByRole('button', { name: 'Status dibagikan' })).toHaveAccessibleDescription(
    /^Perlu sambungan ke server/,
  );
  await proses.mulai();
  await lihatLagi(ponsel);

  await ponsel.getByRole('button', { name: 'Status dibagikan' }).click();
  await dialog.getByRole('button', { name: 'Tarik tautan' }).click();
  await ponsel.getByRole('button', { name: 'Ya, tarik' }).click();
  await expect(dialog.getByRole('button', { name: 'Buat tautan' })).toBeVisible();
  await orang.reload();
  await expect(orang.getByRole('heading', { name: 'Tautan ini tidak berlaku' })).toBeVisible();
});
