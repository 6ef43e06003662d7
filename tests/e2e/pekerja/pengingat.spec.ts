import { v7 as uuidv7 } from 'uuid';
import { lakukan, masukApi, parameterDi } from '#tests/e2e/support/api.ts';
import { asal } from '#tests/e2e/support/perangkat.ts';
import { expect, test } from '#tests/e2e/support/uji.ts';

// In the browser with a window: the one without shows no notifications.
const email = 'analis@kampus.example';

test('[BEYOND-22] a timer that another tablet began is told by a notification of the worker, which opens its sample, and goes once it was heard', async ({
  proses,
  perangkatSiap,
}) => {
  const api = await masukApi(proses.url, email);
  const { uuid, sampel, parameter } = await parameterDi(api, 0);
  await lakukan(api, 'PUT', 'start', { uuid });
  const pengingat = {
    uuid: uuidv7(),
    label: 'Oven',
    mulai: new Date(Date.now() - 60 * 60_000).toISOString(),
    jatuh: new Date(Date.now() - 12 * 60_000).toISOString(),
  };
  await lakukan(api, 'PUT', 'sheet', { uuid, pengingat: [pengingat] });
  const page = await perangkatSiap(email);
  await page.context().grantPermissions(['notifications'], { origin: asal });
  await page.goto('/beranda');
  const spanduk = page.getByRole('alert').filter({ hasText: 'Oven: jatuh 12 menit lalu' });
  await expect(spanduk).toContainText(sampel.kodeSampel!);
  const pemberitahuan = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return ((await registration?.getNotifications()) ?? []).map(({ title, body }) => [title, body]);
    });
  await expect
    .poll(pemberitahuan)
    .toEqual([['Waktunya: Oven', `${parameter.namaParameterUji}, ${sampel.nama}, ${sampel.kodeSampel}`]]);

  // As a tap on it reaches the worker.
  await page
    .context()
    .serviceWorkers()[0]!
    .evaluate(async () => {
      const pekerja = globalThis as unknown as {
        registration: ServiceWorkerRegistration;
        dispatchEvent: (event: Event) => void;
        NotificationEvent: new (nama: string, isi: object) => Event;
      };
      const [notification] = await pekerja.registration.getNotifications();
      pekerja.dispatchEvent(new pekerja.NotificationEvent('notificationclick', { notification }));
    });
  await expect(page).toHaveURL(`/analisis-sampel/sampel?uuid=${sampel.uuid}`);
  await page.getByRole('button', { name: 'Diamkan' }).tap();
  await expect(spanduk).toBeHidden();
  await expect.poll(pemberitahuan).toEqual([]);
});
