import { periksaTablet } from '#tests/e2e/support/axe.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { alamatMasuk, asal, lencana } from '#tests/e2e/support/perangkat.ts';
import { sesiDi } from '#tests/e2e/support/simpanan.ts';
import { expect } from '#tests/e2e/support/uji.ts';

const test = testDenganSatuServer();
const rumah = '/persetujuan-kalab';

test('[NAV-02, NAV-03, AUTH-35, AUTH-36] signing in leads to the page that was asked for; leaving asks, Batal stays, Ya, keluar ends the session and leaves nothing on the device', async ({
  perangkat,
  proses,
}) => {
  const page = await perangkat();
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('button', { name: 'Masuk dengan akun Anda' }).click();
  await page.locator('button[value="kalab@kampus.example"]').click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.goto('/login');
  await expect(page).toHaveURL(asal + rumah);
  await expect(lencana(page, 'Tersambung')).toBeVisible();
  const { token } = await sesiDi(page);
  const dikenal = async () =>
    (await fetch(`${proses.url}/api/user/self`, { headers: { authorization: `Bearer ${token}` } })).status;

  await page.getByRole('button', { name: /, menu akun/ }).click();
  const keluar = page.getByRole('button', { name: 'Keluar', exact: true });
  await expect(keluar).toBeVisible();
  await periksaTablet(page, 'akun');
  await keluar.click();
  const dialog = page.getByRole('dialog', { name: 'Keluar dari sistem ...?' });
  await expect(dialog.getByRole('button', { name: 'Ya, keluar' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Batal' }).click();
  await expect(dialog).toBeHidden();
  expect(await dikenal()).toBe(200);

  await page.getByRole('button', { name: /, menu akun/ }).click();
  await keluar.click();
  await dialog.getByRole('button', { name: 'Ya, keluar' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await dikenal()).toBe(401);
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toEqual(['mejalab-perangkat']);
  await page.goto('/pendaftaran');
  await expect(page).toHaveURL(/\/login$/);

  // To a page of this app, whatever the address of its way back says.
  for (const [kembali, sampai] of [
    ['//evil.example/x', rumah],
    ['/analisis-sampel', '/analisis-sampel'],
  ] as const) {
    const tujuan: string[] = [];
    page.on('request', (request) => tujuan.push(new URL(request.url()).hostname));
    const alamat = new URL(await alamatMasuk(page, 'kalab@kampus.example'));
    alamat.searchParams.set('kembali', kembali);
    await page.goto(alamat.href);
    await expect(page).toHaveURL(asal + sampai);
    expect(new Set(tujuan)).toEqual(new Set(['localhost']));
  }
});

test('[AUTH-35, AUTH-36] who signs in after somebody else has left begins at their own first page, not at the one that was left', async ({
  perangkat,
}) => {
  const page = await perangkat();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Masuk dengan akun Anda' }).click();
  await page.locator('button[value="kalab@kampus.example"]').click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.getByRole('button', { name: /, menu akun/ }).click();
  await page.getByRole('button', { name: 'Keluar', exact: true }).click();
  await page.getByRole('button', { name: 'Ya, keluar' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('button', { name: 'Masuk dengan akun Anda' }).click();
  await page.locator('button[value="analis@kampus.example"]').click();
  await expect(lencana(page, 'Tersambung')).toBeVisible();
  await expect(page).toHaveURL(`${asal}/persetujuan-laboran`);

  // Somebody else at the window of the person who is here: what address they came from is none of theirs.
  const alamat = new URL(await alamatMasuk(page, 'kalab@kampus.example'));
  alamat.searchParams.set('kembali', '/profile');
  await page.goto(alamat.href);
  await expect(page).toHaveURL(asal + rumah);
});

test('[AUTH-09, CONF-31, GAP-58] who signs in to the installed app begins at what waits for them, Admin too; "/" leads to the first page of the role', async ({
  perangkat,
}) => {
  const page = await perangkat();
  await page.addInitScript(() => {
    const asli = window.matchMedia;
    window.matchMedia = (query) =>
      asli(query === '(display-mode: standalone)' ? '(display-mode: browser)' : query);
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Masuk dengan akun Anda' }).click();
  await page.locator('button[value="admin@kampus.example"]').click();
  await expect(page).toHaveURL(`${asal}/beranda`);
  await expect(page.getByRole('region', { name: /^Persetujuan pengujian \(\d+\)$/ })).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(`${asal}/alat`);
});
