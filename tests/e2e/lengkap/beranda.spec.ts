import { periksa } from '#tests/e2e/support/axe.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { lencana, putuskan } from '#tests/e2e/support/perangkat.ts';
import { expect } from '#tests/e2e/support/uji.ts';

const test = testDenganSatuServer();

test('[GAP-147, GAP-151, GAP-58] Beranda, the menu and the list say the same of what waits, without a network, and lead to it; one search over the device, by key, finds by code', async ({
  tab,
}) => {
  const page = await tab('penyelia@kampus.example', 'laptop');
  putuskan(page);
  await page.goto('/beranda');
  await expect(lencana(page, 'Luring')).toBeVisible();
  const menu = page
    .getByRole('navigation', { name: 'Menu utama' })
    .getByRole('link', { name: /^Review sampel/ });
  await expect(menu).toHaveText(/menunggu Anda$/);
  const banyak = Number(/\d+/.exec(await menu.innerText())![0]);
  const bagian = page.getByRole('region', { name: `Review sampel (${banyak})` });
  await expect(bagian.getByRole('listitem')).toHaveCount(Math.min(banyak, 5));

  await menu.click();
  const saya = page.getByRole('button', { name: `Menunggu saya (${banyak})` });
  await expect(saya).toHaveAttribute('aria-pressed', 'true');
  const baris = page.locator('tbody tr:has(td)');
  await expect(baris).toHaveCount(Math.min(banyak, 10));
  await expect(page.locator('tbody tr:has(td):not([data-turn])')).toHaveCount(0);
  await page.getByRole('button', { name: 'Semua', exact: true }).click();
  await expect(page.locator('tbody tr:has(td):not([data-turn])').first()).toBeVisible();

  // A record that was open comes back to the same view of its list.
  await saya.click();
  await expect(page.locator('tbody tr:has(td):not([data-turn])')).toHaveCount(0);
  const kode = await page.locator('tbody .mj-kode').first().innerText();
  await baris.first().getByRole('link').first().click();
  await page.getByRole('link', { name: 'Review sampel', exact: true }).first().click();
  await expect(saya).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/beranda');
  await expect(page.getByRole('region', { name: 'Terakhir dibuka' })).toContainText(kode);
  await bagian.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/review-sampel-lpmok\/edit\?uuid=/);

  await page.goto('/review-sampel-lpmok');
  // What comes after the first screen, the search's keys with it, is there once the menu has its counts.
  await expect(
    page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: /^Review sampel \d+/ }),
  ).toBeVisible();
  await page.keyboard.press('/');
  const kotak = page.getByRole('dialog').getByRole('textbox', { name: 'Cari' });
  await expect(kotak).toBeFocused();
  await kotak.fill(kode.toLowerCase());
  await expect(page.getByRole('dialog').getByText(kode).first()).toBeVisible();
  await periksa(page, 'pencarian');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/detail\?uuid=/);
  await expect(page.getByText(kode).first()).toBeVisible();

  await page.keyboard.press('Control+k');
  await kotak.fill('tidak ada yang bernama begini');
  await expect(page.getByText(/^Tidak ada 'tidak ada yang bernama begini' di perangkat ini/)).toBeVisible();
});

test('[GAP-150, GAP-151] Admin: the chip asks the server for what waits; amber is one’s own turn', async ({
  tab,
}) => {
  const page = await tab('admin@kampus.example', 'laptop');
  await page.goto('/persetujuan-pengujian');
  const saya = page.getByRole('button', { name: /^Menunggu saya \(\d+\)$/ });
  const banyak = Number(/\d+/.exec(await saya.innerText())![0]);
  await expect(page.locator('tbody tr').first()).toBeVisible();
  for (const baris of await page.locator('tbody tr').all())
    expect(await baris.locator('[data-warna=giliran]').count()).toBe(
      (await baris.getAttribute('data-turn')) === 'true' ? 1 : 0,
    );
  await saya.click();
  await expect(page.getByText(new RegExp(` dari ${banyak}$`))).toBeVisible();
  await expect(page.locator('tbody tr:has(td):not([data-turn])')).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Menu utama' })
    .getByRole('link', { name: /^Pengembalian dana/ })
    .click();
  await expect(page.getByRole('button', { name: /^Menunggu saya/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('tbody tr[data-turn]').first()).toBeVisible();
});

for (const email of ['kalab', 'laboran', 'petugas', 'mahasiswa', 'admin'])
  test(`[GAP-58, GAP-151] what waits for ${email} is counted once: every count of the menu has its rows on Beranda, and none stands there twice`, async ({
    tab,
  }) => {
    const page = await tab(`${email}@kampus.example`, 'laptop');
    await page.goto('/beranda');
    await expect(page.locator('main [data-turn]').first()).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Menu utama' }).locator('a:has(.mj-terdengar)');
    const dihitung = async () =>
      (await menu.allInnerTexts())
        .map((teks) => teks.replace(/\s*(\d+)\s+menunggu Anda$/s, ' ($1)'))
        .toSorted();
    const bagian = page.getByRole('region', { name: /\(\d+\)$/ });
    const judul = () => bagian.getByRole('heading').allInnerTexts();
    // What only the server counts comes after the rest, in both places. Beranda has also what the menu leaves out (NAV-36).
    const tanpaBagian = async () => {
      const ada = await judul();
      return (await dihitung()).filter((satu) => !ada.includes(satu));
    };
    await expect(menu.first()).toBeVisible();
    await expect.poll(tanpaBagian).toEqual([]);
    for (const nama of await judul())
      await expect(page.getByRole('region', { name: nama, exact: true }).getByRole('listitem')).toHaveCount(
        Math.min(Number(/\d+(?=\)$)/.exec(nama)), 5),
      );
    const ke = await page
      .locator('main [data-turn]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).search));
    expect(new Set(ke).size).toBe(ke.length);
  });

test('[GAP-58, LIST-08] the search is loaded when it is opened, over the search box; it finds what stands on the screen, its buttons, the pages of the menu and what the server has, and begins anew', async ({
  tab,
}) => {
  const page = await tab('admin@kampus.example', 'laptop');
  const dimuat: string[] = [];
  page.on('request', (request) => dimuat.push(request.url()));
  await page.goto('/persetujuan-pengujian');
  const baris = page.locator('tbody [data-opens]');
  await expect(baris.first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Persetujuan pengujian \d+/ }).first()).toBeVisible();
  const pencarian = () => dimuat.filter((url) => url.includes('Pencarian-'));
  expect(pencarian()).toEqual([]);
  const dialog = page.getByRole('dialog', { name: 'Pencarian' });
  const kotak = dialog.getByRole('textbox', { name: 'Cari' });
  const buka = async () => {
    await page.keyboard.press('Control+k');
    await expect(kotak).toBeFocused();
    await expect(kotak).toHaveValue('');
  };
  const pilihan = (name: RegExp | string) => dialog.getByRole('button', { name });

  await buka();
  expect(pencarian()).not.toEqual([]);
  const [milikHalaman, miliknya] = await Promise.all([
    page.getByRole('searchbox', { name: /^Cari nomor/, includeHidden: true }).boundingBox(),
    kotak.boundingBox(),
  ]);
  expect(Math.abs(milikHalaman!.x - miliknya!.x)).toBeLessThan(2);
  expect(Math.abs(milikHalaman!.y - miliknya!.y)).toBeLessThan(2);
  // What only the server has, and not twice what stands here already.
  await kotak.fill('Bambang');
  await expect(pilihan(/Petugas · kalab@/)).toBeVisible();
  const [kode] = /U-\d+-\d+/.exec(await baris.first().innerText())!;
  await kotak.fill(kode);
  await expect(pilihan(/Di layar ini/).first()).toBeVisible();
  await expect(dialog.getByText('Mencari di server …')).toHaveCount(0);
  await expect(pilihan(/Persetujuan pengujian · /)).toHaveCount(0);

  // A button of the screen is pressed as it stands there.
  await kotak.fill('unduh');
  await pilihan(/^Unduh daftar/).click();
  await expect(page.getByRole('dialog', { name: /^Unduh/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await buka();
  await kotak.fill('parameter u');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/parameter-uji');

  // Nobody's device holds them: what stands here is found all the same.
  await page.goto('/persetujuan-pengujian');
  await expect(baris.first()).toBeVisible();
  putuskan(page);
  await expect(lencana(page, 'Luring')).toBeVisible();
  await buka();
  await kotak.fill(kode);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/persetujuan-pengujian\/detail\?uuid=/);
});
