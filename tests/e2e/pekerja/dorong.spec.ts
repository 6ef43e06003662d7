import type { BrowserContext, Page } from '@playwright/test';
import { masukApi } from '#tests/e2e/support/api.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { pekerjaDi } from '#tests/e2e/support/pekerja.ts';
import { isiTabel, sesiDi } from '#tests/e2e/support/simpanan.ts';
import { asal, lencana } from '#tests/e2e/support/perangkat.ts';
import { expect, test as dasar } from '#tests/e2e/support/uji.ts';
import { layananDorong } from '#tests/support/dorong.ts';
import { mulaiProses } from '#tests/support/proses.ts';

type Layanan = Awaited<ReturnType<typeof layananDorong>>;

// In the browser with a window: the one without shows no notifications. Its own push service is on the internet, so that this
// test has one of its own, which reads what a browser reads and hands it to the worker.
const test = dasar.extend<{ layanan: Layanan }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs.
  layanan: async ({}, pakai) => {
    const layanan = await layananDorong();
    await pakai(layanan);
    await layanan.tutup();
  },
  proses: async ({ layanan }, pakai) => {
    const proses = await mulaiProses(layanan.env);
    await pakai(proses);
    await proses.tutup();
  },
});

const mahasiswa = 'mahasiswa@kampus.example';
const nyalakan = 'Nyalakan di perangkat ini';

/** Gives this browser a subscription to the push service of the test. */
const berlangganan = (context: BrowserContext, { isi }: ReturnType<Layanan['perangkat']>) =>
  context.addInitScript((satu) => {
    const kunci = 'uji:langganan';
    const langganan = {
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint: satu.endpoint, keys: { p256dh: satu.p256dh, auth: satu.auth } }),
      unsubscribe: () => Promise.resolve(localStorage.removeItem(kunci)),
    };
    const milik = () => (localStorage.getItem(kunci) ? langganan : null);
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(milik()),
      subscribe: () => {
        localStorage.setItem(kunci, 'ada');
        return Promise.resolve(langganan);
      },
    });
  }, isi);

const pemberitahuan = (context: BrowserContext) =>
  context.serviceWorkers()[0]!.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    return (await registration.getNotifications()).map(({ title, body }) => [title, body]);
  });

/** As a tap on the only one reaches the worker. */
const ketuk = (context: BrowserContext) =>
  context.serviceWorkers()[0]!.evaluate(async () => {
    const pekerja = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      dispatchEvent: (event: Event) => void;
      NotificationEvent: new (nama: string, isi: object) => Event;
    };
    const [notification] = await pekerja.registration.getNotifications();
    pekerja.dispatchEvent(new pekerja.NotificationEvent('notificationclick', { notification }));
  });

/** Rejects a submission of this person's that waits for Admin, and gives it. */
async function tolakSatu(url: string) {
  const admin = await masukApi(url, 'admin@kampus.example');
  const { data } = await admin.panggil('GET', '/test?flag_officer=1&id_status_pengajuan=1&per_page=100');
  const satu = (data as { uuid: string; nomor: string; user: { email: string } }[]).find(
    ({ user }) => user.email === mahasiswa,
  )!;
  const tolak = { uuid: satu.uuid, flag_persetujuan: 0, catatan: 'Sampel tidak dapat diuji di sini' };
  expect((await admin.panggil('POST', '/test/verification', tolak)).status).toBe(200);
  return satu;
}

test('[BEYOND-44] a phone that was asked after a submission is told with its app shut, and a tap opens what it is about, without a network', async ({
  proses,
  layanan,
  perangkatSiap,
}) => {
  const page: Page = await perangkatSiap(mahasiswa, 'ponsel');
  const context = page.context();
  await berlangganan(context, layanan.perangkat('Chrome di Android'));
  await page.goto('/beranda');
  const tawaran = page.getByRole('region', { name: 'Ingin diberi tahu di perangkat ini?' });
  await expect(tawaran).toBeVisible();
  await periksa(page, 'tawaran pemberitahuan');
  await context.grantPermissions(['notifications'], { origin: asal });
  await tawaran.getByRole('button', { name: nyalakan }).tap();
  await expect(page.getByText('Pemberitahuan menyala di perangkat ini')).toBeVisible();
  await expect(tawaran).toBeHidden();
  const pekerja = await pekerjaDi(page);
  const { userId } = await sesiDi(page);
  await page.close();

  const { uuid, nomor } = await tolakSatu(proses.url);
  await expect.poll(() => layanan.diterima.map(({ pesan }) => pesan.judul)).toEqual(['Pengujian ditolak']);
  await pekerja.dorong(layanan.diterima[0]!.pesan);
  await expect.poll(() => pemberitahuan(context)).toEqual([['Pengujian ditolak', nomor]]);

  // What it is about comes with it, while no page of the app is open.
  const lagi = await context.newPage();
  await lagi.goto('/icon-192.png');
  await expect
    .poll(async () => JSON.stringify(await isiTabel(lagi, userId, 'kabar')))
    .toContain(layanan.diterima[0]!.pesan.tag);
  await proses.hentikan();
  await lagi.goto('/beranda');
  await expect(lencana(lagi, /^Luring/)).toBeVisible();
  await ketuk(context);
  await expect(lagi).toHaveURL(new RegExp(`/pendaftaran/detail-pengujian\\?uuid=${uuid}`));
  await expect(lagi.getByText('Ditolak').first()).toBeVisible();
});

test('[BEYOND-44] what is switched off, or meant for who had the device before, says nothing', async ({
  proses,
  layanan,
  perangkatSiap,
}) => {
  const page = await perangkatSiap(mahasiswa);
  const context = page.context();
  await context.grantPermissions(['notifications'], { origin: asal });
  await berlangganan(context, layanan.perangkat('Chrome di Android'));
  await page.goto('/profile');
  const bagian = page.getByRole('region', { name: 'Pemberitahuan di perangkat' });
  await bagian.getByRole('button', { name: nyalakan }).tap();
  await expect(bagian.getByText(/^Perangkat ini memberi tahu/)).toBeVisible();
  await periksa(page, 'pemberitahuan di perangkat');
  await tolakSatu(proses.url);
  await expect.poll(() => layanan.diterima.length).toBe(1);
  const { pesan } = layanan.diterima[0]!;
  const pekerja = await pekerjaDi(page);
  await pekerja.dorong({ ...pesan, untuk: '0195c000-0000-7000-8000-00000000ffff' });
  await expect.poll(() => pemberitahuan(context)).toEqual([['Ada kabar', 'Masuk untuk membacanya.']]);

  await bagian.getByRole('button', { name: 'Matikan di perangkat ini' }).tap();
  await expect(bagian.getByText('Perangkat ini belum memberi tahu bila aplikasi tertutup.')).toBeVisible();
  const api = await masukApi(proses.url, mahasiswa);
  const ada = async () =>
    ((await api.panggil('GET', '/notification/device')).data as { perangkat: unknown[] }).perangkat.length;
  expect(await ada()).toBe(0);
  await bagian.getByRole('button', { name: nyalakan }).tap();
  await expect.poll(ada).toBe(1);
  // Without a network there is nothing to set.
  await proses.hentikan();
  await expect(lencana(page, /^Luring/)).toBeVisible();
  await expect(bagian.getByRole('button', { name: 'Matikan di perangkat ini' })).toBeDisabled();
});
