import type { BrowserContext, Page } from '@playwright/test';
import { akhiriSesi, bacaAnalisis, masukApi, parameterDi } from '#tests/e2e/support/api.ts';
import { editor, simpanIsian, tulisDraf } from '#tests/e2e/support/bangku.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { antreanDi, sesiDi } from '#tests/e2e/support/simpanan.ts';
import { lencana, masuk, putuskan, sambungkan, siapLuring } from '#tests/e2e/support/perangkat.ts';
import { expect } from '#tests/e2e/support/uji.ts';

const test = testDenganSatuServer();

const analis = 'analis@kampus.example';
const penyelia = 'penyelia@kampus.example';

async function mulaiPengujian(page: Page, uuid: string): Promise<void> {
  await page.goto(`/analisis-sampel/edit?uuid=${uuid}`);
  await page.getByRole('button', { name: 'Mulai pengujian' }).click();
  await page.getByRole('button', { name: 'Ya', exact: true }).click();
  await expect(page).toHaveURL(/\/analisis-sampel$/);
}

async function keluarSimpan(page: Page): Promise<void> {
  await page.getByRole('button', { name: /, menu akun/ }).click();
  await page.getByRole('button', { name: 'Keluar', exact: true }).click();
  await page.getByRole('button', { name: /^(Keluar, simpan di perangkat|Ya, keluar)$/ }).click();
  await expect(page).toHaveURL(/\/login$/);
}

const aksi = async (url: string, uuid: string) =>
  (await bacaAnalisis(await masukApi(url, analis), 'analyst', uuid)).history.map((row) => row.aksi);

test('[AUTH-35, GAP-118, offline.md 1] a second person on a shared tablet sees and sends nothing of the first, in no tab, who finds it all again', async ({
  proses,
  perangkatSiap,
}) => {
  const { uuid } = await parameterDi(await masukApi(proses.url, analis), 0);
  const page = await perangkatSiap(analis);
  putuskan(page);
  await mulaiPengujian(page, uuid);
  await expect(lencana(page, 'Luring, 1 tulisan menunggu')).toBeVisible();
  const { userId } = await sesiDi(page);
  const lain = await page.context().newPage();
  await lain.goto('/analisis-sampel');
  await expect(lain.getByRole('row').nth(1)).toBeVisible();
  await page.bringToFront();
  await keluarSimpan(page);

  await sambungkan(page);
  await page.reload();
  await expect(page.getByText('Tulisan menunggu di perangkat ini: NL (1)')).toBeVisible();
  await masuk(page, penyelia);
  await expect(lain.getByRole('heading', { name: 'Orang lain masuk di tab lain' })).toBeVisible();
  await expect(lain.getByRole('row')).toHaveCount(0);
  await lain.getByRole('button', { name: 'Muat ulang' }).click();
  await expect(lencana(lain, 'Tersambung')).toBeVisible();
  expect((await sesiDi(lain)).userId).toBe((await sesiDi(page)).userId);
  await lain.close();
  await siapLuring(page);
  await page.goto('/kotak-keluar');
  await expect(page.getByText('Semua tulisan sudah sampai di server')).toBeVisible();
  await periksa(page, 'kotak keluar');
  expect(await aksi(proses.url, uuid)).toEqual([]);
  expect((await antreanDi(page, userId)).map(({ state }) => state)).toEqual(['menunggu']);
  await keluarSimpan(page);

  await masuk(page, analis);
  await expect(lencana(page, /^Tersambung$/)).toBeVisible();
  await expect.poll(() => aksi(proses.url, uuid)).toEqual(['mulai']);
});

test('[GAP-118, AUTH-34, BEYOND-51] a session that ended is renewed in place by the same person only; the page, the draft and the write stay', async ({
  proses,
  perangkatSiap,
}) => {
  const api = await masukApi(proses.url, analis);
  const mulai = await parameterDi(api, 0);
  const tulis = await parameterDi(api, 2);
  const page = await perangkatSiap(analis, 'laptop');
  putuskan(page);
  await mulaiPengujian(page, mulai.uuid);
  await akhiriSesi(proses.url, (await sesiDi(page)).token);
  await sambungkan(page);
  const dialog = page.getByRole('dialog', { name: 'Masuk lagi untuk mengirim 1 tulisan' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Nanti' }).click();
  const tab = await page.context().newPage();
  // The page that opens the sign-in window is in a group of its own, which that window has to join (decision 055).
  const lewatPekerja = await page.reload();
  expect(lewatPekerja!.fromServiceWorker()).toBe(true);
  expect(lewatPekerja!.headers()['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  const pendaratan = await tab.goto('/masuk');
  expect(pendaratan!.fromServiceWorker()).toBe(true);
  expect(pendaratan!.headers()['cross-origin-opener-policy']).toBeUndefined();
  const boleh = await page.evaluate(() => (document as never as DenganIzin).featurePolicy.allowedFeatures());
  expect(boleh).toEqual(expect.arrayContaining(['autoplay', 'clipboard-write']));
  for (const izin of ['camera', 'microphone', 'geolocation', 'usb', 'payment', 'fullscreen'])
    expect(boleh).not.toContain(izin);
  await dialog.getByRole('button', { name: 'Nanti' }).click();
  // Work goes on meanwhile.
  await tab.goto(`/analisis-sampel/edit?uuid=${tulis.uuid}`);
  await tab.getByRole('dialog').getByRole('button', { name: 'Nanti' }).click();
  await tab.getByRole('button', { name: 'Buat laporan', exact: true }).click();
  await editor(tab).pressSequentially('Ditulis tanpa sesi');
  await expect(tab.getByText(/Tersimpan di perangkat \d/)).toBeVisible();

  await page.getByRole('button', { name: 'Masuk lagi' }).click();
  await masukDi(page.context(), () => dialog.getByRole('button', { name: 'Masuk lagi' }).click(), penyelia);
  await expect(dialog.getByText(/Anda masuk dengan akun lain/)).toBeVisible();
  expect(await aksi(proses.url, mulai.uuid)).toEqual([]);
  await masukDi(page.context(), () => dialog.getByRole('button', { name: 'Masuk lagi' }).click(), analis);
  await expect(lencana(page, /^Tersambung$/)).toBeVisible();
  await expect.poll(() => aksi(proses.url, mulai.uuid)).toEqual(['mulai']);
  await expect(editor(tab)).toContainText('Ditulis tanpa sesi');
});

/** What Chromium says of the permissions of a page. */
type DenganIzin = { featurePolicy: { allowedFeatures: () => string[] } };

/** Signs in in the provider's own window. */
async function masukDi(context: BrowserContext, buka: () => Promise<void>, email: string): Promise<void> {
  const jendela = context.waitForEvent('page');
  await buka();
  const page = await jendela;
  await page.locator(`button[value="${email}"]`).click();
  await page.waitForEvent('close');
}

const jam = 60 * 60 * 1000;

test('[GAP-118] the screen locks 12 hours after a refused session and 30 days after the last contact, and keeps the work', async ({
  proses,
  perangkatSiap,
}) => {
  const { uuid } = await parameterDi(await masukApi(proses.url, analis), 2);
  const page = await perangkatSiap(analis);
  await tulisDraf(page, uuid, 'Sebelum terkunci');
  const terkunci = page.getByRole('dialog', { name: 'Layar terkunci' });

  putuskan(page);
  await page.clock.setSystemTime(Date.now() + 29 * 24 * jam);
  await page.reload();
  await expect(page.getByText('Draf laporan belum disimpan')).toBeVisible();
  await page.clock.setSystemTime(Date.now() + 31 * 24 * jam);
  await page.reload();
  await expect(terkunci).toContainText('tidak terhubung ke server sejak');
  // Nothing opens above it: neither by a key nor by what stood on the page.
  for (const tombol of ['Escape', '/', 'Control+k']) await page.keyboard.press(tombol);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(terkunci).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);

  // The server knows the session: contact is all it takes.
  await page.clock.setSystemTime(Date.now());
  await sambungkan(page);
  await page.reload();
  await expect(lencana(page, /^Tersambung$/)).toBeVisible();
  await akhiriSesi(proses.url, (await sesiDi(page)).token);
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Masuk lagi untuk melanjutkan' })).toBeVisible();
  await page.clock.setSystemTime(Date.now() + 13 * jam);
  await page.reload();
  await expect(terkunci).toContainText('Sesi Anda di server sudah lama berakhir');
  await masukDi(page.context(), () => terkunci.getByRole('button', { name: 'Masuk lagi' }).click(), analis);
  await expect(terkunci).toBeHidden();
  await expect(page.getByText('Draf laporan belum disimpan')).toBeVisible();
});

test('[ANALYSIS-06, GAP-34, GAP-115, GAP-116] the reason of a cancellation survives the tab, is found from the outbox, goes to and fro between tabs and leaves with its write; so does a report with everything typed', async ({
  proses,
  perangkatSiap,
}) => {
  const { uuid } = await parameterDi(await masukApi(proses.url, analis), 2);
  const page = await perangkatSiap(analis, 'ponsel');
  const alamat = `/analisis-sampel/edit?uuid=${uuid}`;
  const alasan = async (one: Page) => {
    await one.getByRole('button', { name: 'Batalkan pengujian' }).click();
    return one.getByRole('textbox', { name: 'Alasan' });
  };
  const tersimpan = (one: Page) => expect(one.getByText(/Tersimpan di perangkat \d/)).toBeVisible();
  await page.goto(alamat);
  await (await alasan(page)).fill('Baku pembanding');
  await tersimpan(page);
  await periksa(page, 'batalkan pengujian');
  const context = page.context();
  await page.close();

  const lagi = await context.newPage();
  await lagi.goto('/kotak-keluar');
  await expect(lagi.getByRole('region', { name: /^Draf/ })).toBeVisible();
  await periksa(lagi, 'kotak keluar dengan draf');
  await lagi.getByRole('link', { name: 'Lanjutkan menulis' }).click();
  await expect(lagi).toHaveURL(alamat);
  const ditulis = await alasan(lagi);
  await expect(ditulis).toHaveValue('Baku pembanding');
  await ditulis.fill('Baku pembanding kosong');
  await tersimpan(lagi);

  const tab = await context.newPage();
  await tab.goto(alamat);
  const diambil = await alasan(tab);
  await tab.getByRole('dialog').getByRole('button', { name: 'Tulis di sini' }).click();
  await diambil.fill('Baku pembanding habis');
  await tersimpan(tab);
  await lagi.getByRole('dialog').getByRole('button', { name: 'Tulis di sini' }).click();
  await expect(ditulis).toHaveValue('Baku pembanding habis');
  // 'Batal' where it is only read throws nothing away.
  await expect(
    tab.getByRole('dialog').getByText('Sedang ditulis di tab lain', { exact: true }),
  ).toBeVisible();
  await tab.getByRole('button', { name: 'Batal', exact: true }).click();
  await expect(tab.getByRole('dialog')).toHaveCount(0);
  await lagi.reload();
  await expect(await alasan(lagi)).toHaveValue('Baku pembanding habis');
  await lagi.getByRole('button', { name: 'Ya', exact: true }).click();
  await expect(lencana(lagi, /^Tersambung$/)).toBeVisible();
  const api = await masukApi(proses.url, analis);
  await expect
    .poll(async () => (await bacaAnalisis(api, 'analyst', uuid)).history.at(-1))
    .toMatchObject({ aksi: 'batalkan', catatan: 'Baku pembanding habis' });

  await test.step("a report: 'Tulis di sini' takes it over with everything typed", async () => {
    const { uuid: laporan } = await parameterDi(api, 2);
    await tulisDraf(lagi, laporan, 'Tab pertama. ');
    await tab.goto(`/analisis-sampel/edit?uuid=${laporan}`);
    await tab.getByRole('button', { name: 'Buat laporan', exact: true }).click();
    await expect(
      tab.getByRole('dialog').getByText('Sedang ditulis di tab lain', { exact: true }),
    ).toBeVisible();
    await expect(editor(tab)).toHaveCount(0);
    await expect(tab.getByRole('dialog')).toContainText('Tab pertama.');
    await tab.getByRole('dialog').getByRole('button', { name: 'Tulis di sini' }).click();
    await editor(tab).press('Control+End');
    await editor(tab).pressSequentially('Tab kedua.');
    await expect(editor(tab)).toContainText('Tab pertama. Tab kedua.');
    await expect(
      lagi.getByRole('dialog').getByText('Sedang ditulis di tab lain', { exact: true }),
    ).toBeVisible();
    await expect(editor(lagi)).toHaveCount(0);
    // Nobody writes there any more: the first one is free by itself, and empty.
    await simpanIsian(tab);
    await expect(editor(lagi)).toHaveText('');
    await expect(
      lagi.getByRole('dialog').getByText('Sedang ditulis di tab lain', { exact: true }),
    ).toHaveCount(0);
  });
});
