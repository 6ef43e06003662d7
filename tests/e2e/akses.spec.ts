import type { Page } from '@playwright/test';
import { halamanList, type Halaman } from '#app/route-table.ts';
import { periksa, periksaPonsel } from './support/axe.ts';
import { testDenganSatuServer } from './support/bersama.ts';
import { lencana, masuk, putuskan } from './support/perangkat.ts';
import { expect } from './support/uji.ts';

const test = testDenganSatuServer();

const A = 'Admin';
const P = 'Pendaftar';
const K = 'Kalab';
const L = 'Laboran';
const B = 'Petugas pembayaran';

/** The route table as the requirements state it (NAV-13 to NAV-31), with what they leave open (GAP-131) and the pages everybody has. */
const dinyatakan: Record<string, readonly string[]> = {
  '/persetujuan-pengujian /persetujuan-pengujian/edit /persetujuan-pengujian/cetak /persetujuan-pengujian/detail':
    [A],
  '/pembayaran-pengujian /pengembalian-dana-pengujian': [A],
  '/alat /bahan /bahan/stok /instrumen': [A, L],
  '/parameter-uji /parameter-uji/:page /petugas /petugas/tambah': [A],
  '/analisis-sampel /analisis-sampel/:page': [K, A, L],
  '/pendaftaran /pendaftaran/tambah /pendaftaran/detail /pendaftaran/detail-pengujian /pendaftaran/cetak /pendaftaran/edit':
    [P, K, L],
  '/pendaftaran/lhu': [P],
  '/pembayaran /pembayaran/detail': [P, K, L],
  '/jadwal': [P, K, L, B],
  '/surat /surat/ajukan': [P],
  '/persetujuan-kalab /persetujuan-kalab/:page /riwayat /riwayat/detail': [K],
  '/persetujuan-laboran /persetujuan-laboran/:page /penggunaan-laboran /penggunaan-laboran/:page': [L, B],
  '/riwayat-laboran /riwayat-laboran/detail': [L, B],
  '/surat-laboran /surat-laboran/ajukan/:page': [L],
  '/petugas-pembayaran-pembayaran /petugas-pembayaran-pembayaran/detail': [B],
  '/riwayat-pembayaran-petugas-pembayaran /pengembalian-deposit-petugas-pembayaran': [B],
  '/surat-petugas-pembayaran /surat-petugas-pembayaran/ajukan/:page': [B],
  '/persetujuan-kalab-lpmok /persetujuan-kalab-lpmok/:page': [K, A, L, B],
  '/review-sampel-lpmok /review-sampel-lpmok/:page': [K, A, L, B],
  '/lhu-kalab-lpmok /lhu-kalab-lpmok/:page': [K],
  '/jejak': [A, K, L, B],
  '/beranda /kotak-keluar /panduan /panduan/:bab /profile': [A, P, K, L, B],
};
const bolehList = new Map(
  Object.entries(dinyatakan).flatMap(([paths, roles]) => paths.split(' ').map((path) => [path, roles])),
);

type Orang = { ids: string; email: string; role: string; beranda: string; menu: string };

const orangList: readonly Orang[] = [
  {
    ids: '[NAV-06, NAV-38, CONF-26, CONF-31, GAP-131]',
    email: 'admin@kampus.example',
    role: A,
    beranda: '/alat',
    menu: '/beranda /persetujuan-pengujian /pembayaran-pengujian /pengembalian-dana-pengujian /alat /bahan /instrumen /parameter-uji /persetujuan-kalab-lpmok /analisis-sampel /review-sampel-lpmok /petugas /jejak',
  },
  {
    ids: '[NAV-07, NAV-32, NAV-33]',
    email: 'mahasiswa@kampus.example',
    role: P,
    beranda: '/pendaftaran',
    menu: '/beranda /pendaftaran /pembayaran /jadwal /surat',
  },
  {
    ids: '[NAV-07, NAV-32, CONF-28]',
    email: 'industri@perusahaan.example',
    role: P,
    beranda: '/pendaftaran',
    menu: '/beranda /pendaftaran /pembayaran /jadwal',
  },
  {
    ids: '[NAV-08, NAV-34, CONF-26]',
    email: 'kalab@kampus.example',
    role: K,
    beranda: '/persetujuan-kalab',
    menu: '/beranda /persetujuan-kalab /riwayat /persetujuan-kalab-lpmok /analisis-sampel /review-sampel-lpmok /lhu-kalab-lpmok /pendaftaran /pembayaran /jadwal',
  },
  {
    ids: '[NAV-09, NAV-35, CONF-26]',
    email: 'laboran@kampus.example',
    role: L,
    beranda: '/persetujuan-laboran',
    menu: '/beranda /persetujuan-laboran /penggunaan-laboran /riwayat-laboran /jadwal /alat /bahan /instrumen /persetujuan-kalab-lpmok /analisis-sampel /review-sampel-lpmok /pendaftaran /pembayaran',
  },
  {
    ids: '[NAV-09, NAV-36, CONF-27]',
    email: 'laboran.luar@surel.example',
    role: L,
    beranda: '/persetujuan-laboran',
    menu: '/beranda /persetujuan-laboran /penggunaan-laboran /riwayat-laboran /jadwal /alat /bahan /instrumen /persetujuan-kalab-lpmok /analisis-sampel /review-sampel-lpmok /surat-laboran /pendaftaran /pembayaran',
  },
  {
    ids: '[NAV-10, NAV-37, CONF-26]',
    email: 'petugas@kampus.example',
    role: B,
    beranda: '/petugas-pembayaran-pembayaran',
    menu: '/beranda /petugas-pembayaran-pembayaran /riwayat-pembayaran-petugas-pembayaran /pengembalian-deposit-petugas-pembayaran /surat-petugas-pembayaran /persetujuan-laboran /penggunaan-laboran /riwayat-laboran /jadwal /persetujuan-kalab-lpmok /review-sampel-lpmok',
  },
];

type Tampak = { path: string; title: string; h1: string };

/**
 * Goes to addresses within the open app, as a link or the back button does, and gives what each came to as soon as it is
 * what was expected; ends with the first that is not within a minute.
 */
const kunjungi = (page: Page, tujuan: readonly { to: string; tampak: Tampak }[]): Promise<Tampak[]> =>
  page.evaluate(async (steps) => {
    const seen: Tampak[] = [];
    for (const { to, tampak } of steps) {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
      const until = performance.now() + 60_000;
      let now: Tampak;
      do {
        await new Promise(requestAnimationFrame);
        now = {
          path: location.pathname,
          title: document.title,
          h1: document.querySelector('h1')?.textContent ?? '',
        };
      } while (performance.now() < until && JSON.stringify(now) !== JSON.stringify(tampak));
      seen.push(now);
      if (JSON.stringify(now) !== JSON.stringify(tampak)) break;
    }
    return seen;
  }, tujuan);

/** What a page that is allowed comes to; the built record pages go back to their list without a record (LIST-11). */
function halamanBoleh(halaman: Halaman): Tampak {
  const path = halaman.path.replace(':page', 'detail').replace(':bab', 'detail');
  if (path === '/pendaftaran/tambah')
    return { path, title: `Mejalab · ${halaman.judul}`, h1: 'Pendaftaran pengujian' };
  // A form, and no record.
  if (path === '/surat/ajukan')
    return { path, title: `Mejalab · ${halaman.judul}`, h1: 'Ajukan surat bebas lab' };
  const daftar = halamanList.find((other) => other.path === `/${path.split('/')[1]}`)!;
  return { path: daftar.path, title: `Mejalab · ${daftar.judul}`, h1: daftar.judul };
}

const tidakAda: Tampak = {
  path: '/404',
  title: 'Mejalab · Halaman tidak ditemukan',
  h1: 'Halaman tidak ditemukan',
};

/** Where its links lead, whether to all of a list or to what waits there (GAP-151). */
const tautan = (page: Page, nav: string) =>
  page
    .getByRole('navigation', { name: nav })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

test('[NAV-13] the route table has exactly the stated routes', () => {
  expect(halamanList.map(({ path }) => path).toSorted()).toEqual([...bolehList.keys()].toSorted());
});

test('[MSG-01, AUTH-02, AUTH-03, NAV-02, NAV-12] /login: its title, its one button, its note, no menu; and where the signed-out are sent', async ({
  perangkat,
}) => {
  const page = await perangkat('laptop');
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page).toHaveTitle('Mejalab · Masuk');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Masuk');
  await expect(page.getByRole('button')).toHaveCount(1);
  await expect(page.getByRole('button')).toHaveText('Masuk dengan akun Anda');
  await expect(page.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('gunakan email institusi @kampus.example');
  await periksa(page, '/login');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const login = { path: '/login', title: 'Mejalab · Masuk', h1: 'Masuk' };
  const tujuan = [...bolehList.keys(), '/404', '/form', '/tidak-ada'].map((path) => ({
    to: path.replace(':page', 'detail'),
    tampak: login,
  }));
  expect(await kunjungi(page, tujuan)).toEqual(tujuan.map(({ tampak }) => tampak));
});

test('[NAV-02, NAV-03, AUTH-36] after signing in the page that was asked for opens, and /login leads away', async ({
  perangkat,
}) => {
  const page = await perangkat();
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('button', { name: 'Masuk dengan akun Anda' }).click();
  await page.locator('button[value="kalab@kampus.example"]').click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/persetujuan-kalab$/);
});

for (const { ids, email, role, beranda, menu } of orangList) {
  test(`${ids} [AUTH-09, AUTH-12, AUTH-30, NAV-01, NAV-04, NAV-11, NAV-13, NAV-14, NAV-15, NAV-16, NAV-17, NAV-18, NAV-19, NAV-20, NAV-21, NAV-22, NAV-23, NAV-24, NAV-25, NAV-26, NAV-27, NAV-28, NAV-29, NAV-30, NAV-31, GAP-120] ${email} lands on ${beranda}, has exactly its menu, and opens exactly its pages`, async ({
    perangkatSiap,
  }) => {
    const page = await perangkatSiap(email, 'laptop');
    await masuk(page, email);
    await expect(page).toHaveURL(new RegExp(`${beranda}$`));
    await expect(page.getByRole('navigation', { name: 'Menu utama' })).toHaveCount(1);
    expect((await tautan(page, 'Menu utama')).toSorted()).toEqual(menu.split(' ').toSorted());

    const tujuan = halamanList.map((halaman) => ({
      to: halaman.path.replace(':page', 'detail').replace(':bab', 'detail'),
      tampak: bolehList.get(halaman.path)?.includes(role) ? halamanBoleh(halaman) : tidakAda,
    }));
    const awal = halamanBoleh(halamanList.find(({ path }) => path === beranda)!);
    tujuan.push({ to: '/tidak-ada/sama-sekali', tampak: awal });
    // No role is kept from it; whoever has filled it in is led home (CONF-33).
    tujuan.push({ to: '/form', tampak: awal });
    const tampak = await kunjungi(page, tujuan);
    expect(tampak.map((one, at) => ({ to: tujuan[at]!.to, ...one }))).toEqual(
      tujuan.map(({ to, tampak: one }) => ({ to, ...one })),
    );
  });
}

test('[NAV-05, NAV-12] /404 shows its picture, and the calendar what the device knows, without a network too', async ({
  perangkatSiap,
}) => {
  const page = await perangkatSiap('penyelia@kampus.example', 'ponsel');
  putuskan(page);
  // The calendar is on the device, and says of when.
  await page.goto('/jadwal');
  await expect(page.getByRole('main')).toContainText(/Luring, data per \d\d:\d\d WIB/);
  for (const tampilan of ['Hari', 'Minggu', 'Daftar']) {
    await page.getByText(tampilan, { exact: true }).click();
    await expect(page.getByRole('radio', { name: tampilan })).toBeChecked();
    await periksaPonsel(page, `jadwal, ${tampilan}`);
  }
  await page.goto('/petugas');
  await expect(page).toHaveURL(/\/404$/);
  const gambar = page.getByRole('main').getByRole('img');
  await expect(gambar).toBeVisible();
  await expect
    .poll(() => gambar.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
    .toBe(true);
  await expect(page.getByRole('navigation')).toBeVisible();
  await periksa(page, '/404');
});

test('[NAV-35, GAP-120] on a phone bottom bar and sheet together hold the whole menu', async ({
  perangkat,
}) => {
  const page = await perangkat('ponsel');
  await masuk(page, 'laboran.luar@surel.example');
  await expect(lencana(page, 'Tersambung')).toBeVisible();
  const bar = await tautan(page, 'Menu utama');
  expect(bar).toHaveLength(4);
  await page.getByRole('button', { name: 'Lainnya' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu lainnya' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keluar', exact: true })).toBeVisible();
  await periksaPonsel(page, 'lainnya');
  const rest = await tautan(page, 'Menu lainnya');
  expect([...bar, ...rest].toSorted()).toEqual(
    orangList
      .find(({ email }) => email.startsWith('laboran.luar'))!
      .menu.split(' ')
      .toSorted(),
  );
});
