import { masukApi } from '#tests/e2e/support/api.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { lencana, sambungkan, siapLuring } from '#tests/e2e/support/perangkat.ts';
import { expect, test } from '#tests/e2e/support/uji.ts';

const mahasiswa = 'mahasiswa@kampus.example';

test('[BEYOND-33] a registrant’s phone hears of a decision, keeps it without a network, and what was opened there is read everywhere', async ({
  proses,
  perangkatSiap,
}) => {
  const page = await perangkatSiap(mahasiswa, 'ponsel');
  await page.goto('/beranda');
  const lonceng = page.getByRole('link', { name: /^Kabar/ });
  await lonceng.tap();
  await page.getByRole('button', { name: 'Tandai semua dibaca' }).tap();
  await expect(lonceng).toHaveAccessibleName('Kabar');
  await expect(page.getByRole('listitem').filter({ hasText: 'Menunggu Anda' }).first()).toBeVisible();
  await periksa(page, 'kabar');

  // Somebody else decides.
  const admin = await masukApi(proses.url, 'admin@kampus.example');
  const { data } = await admin.panggil('GET', '/test?flag_officer=1&id_status_pengajuan=1&per_page=100');
  const diajukan = (data as { uuid: string; nomor: string; user: { email: string } }[]).find(
    ({ user }) => user.email === mahasiswa,
  )!;
  const tolak = { uuid: diajukan.uuid, flag_persetujuan: 0, catatan: 'Sampel tidak dapat diuji di sini' };
  const { status } = await admin.panggil('POST', '/test/verification', tolak);
  expect(status).toBe(200);
  await expect(lonceng).toHaveAccessibleName('Kabar, 1 baru');
  await siapLuring(page);
  await proses.hentikan();

  const ditolak = page.getByRole('listitem').filter({ hasText: 'Pengujian ditolak.' });
  await expect(ditolak).toContainText(diajukan.nomor);
  await ditolak.getByRole('link').tap();
  await expect(page).toHaveURL(new RegExp(`/pendaftaran/detail-pengujian\\?uuid=${diajukan.uuid}`));
  await expect(lencana(page, 'Luring, 1 tulisan menunggu')).toBeVisible();
  await expect(lonceng).toHaveAccessibleName('Kabar');
  await page.goBack();
  await expect(ditolak).toContainText('Sudah dibaca');

  await proses.mulai();
  await sambungkan(page);
  await expect(lencana(page, 'Tersambung')).toBeVisible();
  const laptop = await perangkatSiap(mahasiswa, 'laptop');
  await laptop.goto('/kabar');
  await expect(laptop.getByRole('row').filter({ hasText: 'Pengujian ditolak.' })).toContainText(
    'Sudah dibaca',
  );
  await expect(laptop.getByRole('link', { name: /^Kabar/ })).toHaveAccessibleName('Kabar');
});
