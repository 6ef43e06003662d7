import { periksa } from '#tests/e2e/support/axe.ts';
import { lencana } from '#tests/e2e/support/perangkat.ts';
import { expect, test } from '#tests/e2e/support/uji.ts';
import { admin } from '#tests/support/layanan.ts';

test('[BEYOND-45, BEYOND-46] Admin reads how the service is, with the network only; /metrics is no page of the app', async ({
  proses,
  perangkatSiap,
}) => {
  const page = await perangkatSiap(admin, 'laptop');
  await page.goto('/beranda');
  await page
    .getByRole('navigation', { name: 'Menu utama' })
    .getByRole('link', { name: 'Kesehatan layanan' })
    .click();
  await expect(page.getByText('Belum pernah dicadangkan')).toBeVisible();
  const sapuan = page.getByRole('row', { name: /Pembersihan harian/ });
  await expect(sapuan.getByText(/Baik|Berjalan/)).toBeVisible();
  await periksa(page, 'kesehatan layanan');
  await page.getByRole('link', { name: 'Kabar yang gagal' }).click();
  await expect(page.getByRole('heading', { name: 'Kabar yang gagal' })).toBeVisible();
  // The worker is in charge by now, and leaves the address to the server.
  const lain = await page.context().newPage();
  expect((await lain.goto('/metrics'))!.status()).toBe(404);
  await lain.close();
  await page.goto('/kesehatan');
  await expect(sapuan).toBeVisible();
  await proses.hentikan();
  await expect(lencana(page, /Luring/)).toBeVisible();
  await expect(page.getByText('Kesehatan hanya dapat dibaca dengan jaringan.')).toBeVisible();
  await expect(sapuan).toHaveCount(0);
});
