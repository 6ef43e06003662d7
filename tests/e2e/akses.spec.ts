import type { Page } from '@playwright/test';
import { routeList, type Route } from '#app/route-table.ts';
import { periksa, periksaPonsel } from './support/axe.ts';
import { testDenganSatuServer } from './support/bersama.ts';
import { lencana, masuk } from './support/perangkat.ts';
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
  '/parameter-uji /parameter-uji/:page /parameter-uji/lembar': [K, A],
  '/parameter-uji/lembar/edit /petugas /petugas/tambah /petugas/kabar-gagal /laboratorium /hari-libur /hari-pengingat /kesehatan':
    [A],
  '/analisis-sampel /analisis-sampel/:page /data-bersama /data-bersama/:page': [K, A, L],
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
  '/persetujuan-kalab-lpmok/analis /persetujuan-kalab-lpmok/terbuka': [K, A],
  '/review-sampel-lpmok /review-sampel-lpmok/:page': [K, A, L, B],
  '/lhu-kalab-lpmok /lhu-kalab-lpmok/:page': [K],
  '/jejak': [A, K, L, B],
  '/beranda /kabar /kabar/:uuid /kotak-keluar /panduan /panduan/:bab /profile': [A, P, K, L, B],
};
const bolehList = new Map(
  Object.entries(dinyatakan).flatMap(([paths, roles]) => paths.split(' ').map((path) => [path, roles])),
);

type Orang = { ids: string; email: string; role: string; beranda: string; menu: string };

/** One of each role: its menu, its rights, and the look of every page its menu leads to. */
const orangList: readonly Orang[] = [
  {
    ids: '[NAV-06, NAV-38, CONF-26, CONF-31, GAP-131]',
    email: 'admin@kampus.example',
    role: A,
    beranda: '/alat',
    menu: '/beranda /persetujuan-pengujian /pembayaran-pengujian /pengembalian-dana-pengujian /alat /bahan /instrumen /parameter-uji /persetujuan-kalab-lpmok /analisis-sampel /data-bersama /review-sampel-lpmok /petugas /laboratorium /jejak /hari-libur /hari-pengingat /kesehatan',
  },
  {
    ids: '[NAV-07, NAV-32, NAV-33]',
    email: 'mahasiswa@kampus.example',
    role: P,
    beranda: '/pendaftaran',
    menu: '/beranda /pendaftaran /pembayaran /jadwal /surat',
  },
  {
    ids: '[NAV-08, NAV-34, CONF-26]',
    email: 'kalab@kampus.example',
    role: K,
    beranda: '/persetujuan-kalab',
    menu: '/beranda /persetujuan-kalab /riwayat /persetujuan-kalab-lpmok /analisis-sampel /data-bersama /review-sampel-lpmok /lhu-kalab-lpmok /parameter-uji /pendaftaran /pembayaran /jadwal',
  },
  {
    ids: '[NAV-09, NAV-35, CONF-26]',
    email: 'laboran@kampus.example',
    role: L,
    beranda: '/persetujuan-laboran',
    menu: '/beranda /persetujuan-laboran /penggunaan-laboran /riwayat-laboran /jadwal /alat /bahan /instrumen /persetujuan-kalab-lpmok /analisis-sampel /data-bersama /review-sampel-lpmok /pendaftaran /pembayaran',
  },
  {
    ids: '[NAV-10, NAV-37, CONF-26]',
    email: 'petugas@kampus.example',
    role: B,
    beranda: '/petugas-pembayaran-pembayaran',
    menu: '/beranda /petugas-pembayaran-pembayaran /riwayat-pembayaran-petugas-pembayaran /pengembalian-deposit-petugas-pembayaran /surat-petugas-pembayaran /persetujuan-laboran /penggunaan-laboran /riwayat-laboran /jadwal /persetujuan-kalab-lpmok /review-sampel-lpmok',
  },
];

/** Whose menu depends on more than their role: that of the laboratory, and of the house or not. */
const ponselList = [
  {
    email: 'laboran.luar@surel.example',
    menu: '/beranda /persetujuan-laboran /penggunaan-laboran /riwayat-laboran /jadwal /alat /bahan /instrumen /persetujuan-kalab-lpmok /analisis-sampel /data-bersama /review-sampel-lpmok /surat-laboran /pendaftaran /pembayaran',
  },
  { email: 'industri@perusahaan.example', menu: '/beranda /pendaftaran /pembayaran /jadwal' },
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
function halamanBoleh(halaman: Route): Tampak {
  const path = halaman.path.replace(':page', 'detail').replace(':bab', 'detail');
  if (path === '/pendaftaran/tambah')
    return { path, title: `Mejalab · ${halaman.judul}`, h1: 'Pendaftaran pengujian' };
  // A form, and no record.
  if (path === '/surat/ajukan')
    return { path, title: `Mejalab · ${halaman.judul}`, h1: 'Ajukan surat bebas lab' };
  // None goes back to a list: these are lists of their own, and news that is not there says so in its place.
  if (
    [
      '/petugas/kabar-gagal',
      '/kabar/:uuid',
      '/persetujuan-kalab-lpmok/analis',
      '/persetujuan-kalab-lpmok/terbuka',
    ].includes(path)
  )
    return { path, title: `Mejalab · ${halaman.judul}`, h1: halaman.judul };
  const daftar = routeList.find((other) => other.path === `/${path.split('/')[1]}`)!;
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

test('[MSG-01, AUTH-02, AUTH-03, NAV-02, NAV-12, NAV-13] /login: its title, its one button, its note, no menu; and every stated route sends the signed-out there', async ({
  perangkat,
}) => {
  expect(routeList.map(({ path }) => path).toSorted()).toEqual([...bolehList.keys()].toSorted());
  const page = await perangkat('laptop');
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page).toHaveTitle('Mejalab · Masuk');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Masuk');
  await expect(page.getByRole('button')).toHaveCount(1);
  await expect(page.getByRole('button')).toHaveText('Masuk dengan akun Anda');
  await expect(page.getByRole('link')).toHaveText(['Data pribadi Anda']);
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

/** Each page is looked at once, for the first role that has it. */
const dilihat = new Set<string>();

for (const { ids, email, role, beranda, menu } of orangList) {
  test(`${ids} [AUTH-09, AUTH-12, AUTH-30, NAV-01, NAV-04, NAV-11, NAV-13, NAV-14, NAV-15, NAV-16, NAV-17, NAV-18, NAV-19, NAV-20, NAV-21, NAV-22, NAV-23, NAV-24, NAV-25, NAV-26, NAV-27, NAV-28, NAV-29, NAV-30, NAV-31, GAP-120] ${email} lands on ${beranda}, has exactly its menu, opens exactly its pages, and each of its menu is well to look at`, async ({
    perangkatSiap,
  }) => {
    const page = await perangkatSiap(email, 'laptop');
    await masuk(page, email);
    await expect(page).toHaveURL(new RegExp(`${beranda}$`));
    await expect(page.getByRole('navigation', { name: 'Menu utama' })).toHaveCount(1);
    expect((await tautan(page, 'Menu utama')).toSorted()).toEqual(menu.split(' ').toSorted());

    const tujuan = routeList.map((halaman) => ({
      to: halaman.path.replace(':page', 'detail').replace(':bab', 'detail'),
      tampak: bolehList.get(halaman.path)?.includes(role) ? halamanBoleh(halaman) : tidakAda,
    }));
    const awal = halamanBoleh(routeList.find(({ path }) => path === beranda)!);
    tujuan.push({ to: '/tidak-ada/sama-sekali', tampak: awal });
    // No role is kept from it; whoever has filled it in is led home (CONF-33).
    tujuan.push({ to: '/form', tampak: awal });
    const tampak = await kunjungi(page, tujuan);
    expect(tampak.map((one, at) => ({ to: tujuan[at]!.to, ...one }))).toEqual(
      tujuan.map(({ to, tampak: one }) => ({ to, ...one })),
    );

    for (const path of menu.split(' ').filter((one) => !dilihat.has(one)))
      await test.step(path, async () => {
        dilihat.add(path);
        const ini = halamanBoleh(routeList.find((halaman) => halaman.path === path)!);
        expect(await kunjungi(page, [{ to: path, tampak: ini }])).toEqual([ini]);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByLabel('Memuat')).toHaveCount(0);
        await expect(lencana(page, 'Tersambung')).toBeVisible();
        await periksa(page, `${role}, ${path}`);
      });
  });
}

test('[NAV-07, NAV-09, NAV-32, NAV-35, NAV-36, CONF-27, CONF-28, GAP-120] on a phone bottom bar and sheet together hold the whole menu, also of who has another than their role', async ({
  perangkat,
}) => {
  for (const { email, menu } of ponselList) {
    const page = await perangkat('ponsel');
    await masuk(page, email);
    await expect(lencana(page, 'Tersambung')).toBeVisible();
    const bar = await tautan(page, 'Menu utama');
    await page.getByRole('button', { name: 'Lainnya' }).click();
    await expect(page.getByRole('button', { name: 'Keluar', exact: true })).toBeVisible();
    await periksaPonsel(page, `lainnya, ${email}`);
    const rest = await tautan(page, 'Menu lainnya');
    expect(bar).toHaveLength(4);
    expect([...bar, ...rest].toSorted(), email).toEqual(menu.split(' ').toSorted());
  }
});
