import { masukApi, parameterDi } from '#tests/e2e/support/api.ts';
import { lencana, masuk, putuskan, sambungkan, siapLuring } from '#tests/e2e/support/perangkat.ts';
import { menungguVersi, mulaiSalinan, type ProsesSalinan } from '#tests/e2e/support/salinan.ts';
import { sesiDi } from '#tests/e2e/support/simpanan.ts';
import { expect, test as dasar } from '#tests/e2e/support/uji.ts';

let salinan: ProsesSalinan;
const test = dasar.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs.
  proses: async ({}, pakai) => pakai(salinan),
});
test.beforeAll(async () => {
  salinan = await mulaiSalinan();
});
test.afterAll(() => salinan.tutup());

const analis = 'analis@kampus.example';

test("[offline.md 2, GAP-115] what is parked for a newer app goes with it: its 'Muat ulang' takes over the version that waits", async ({
  perangkat,
  proses,
}) => {
  const { uuid } = await parameterDi(await masukApi(proses.url, analis), 0);
  const page = await perangkat('laptop');
  await masuk(page, analis);
  await siapLuring(page);
  putuskan(page);
  await page.goto(`/analisis-sampel/edit?uuid=${uuid}`);
  await page.getByRole('button', { name: 'Mulai pengujian' }).click();
  await page.getByRole('button', { name: 'Ya', exact: true }).click();
  await expect(lencana(page, 'Luring, 1 tulisan menunggu')).toBeVisible();
  // As a write of a version that this server does not know yet, and that no send has tried: one that was cut off with the
  // network waits for the server's word first.
  await page.evaluate(
    async (name) => {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
      });
      const store = db.transaction('antrean', 'readwrite').objectStore('antrean');
      const rows = await new Promise<object[]>((resolve) => {
        const request = store.getAll();
        request.onsuccess = () => resolve(request.result as object[]);
      });
      for (const row of rows)
        store.put({ ...row, v: 999, state: 'menunggu', lease: null, attempts: 0, gagal: 0, nextAt: 0 });
      db.close();
    },
    `mejalab-${(await sesiDi(page)).userId}`,
  );
  await sambungkan(page);
  await salinan.terbitkanVersiBaru();
  await page.goto('/kotak-keluar');
  const diparkir = page.getByRole('region', { name: /^Diparkir/ });
  await expect(diparkir.getByText('Menunggu pembaruan aplikasi')).toBeVisible();
  await expect.poll(() => menungguVersi(page)).toBe(true);

  await diparkir.getByRole('button', { name: 'Muat ulang' }).click();
  await expect.poll(() => menungguVersi(page).catch(() => true)).toBe(false);
  await expect(diparkir.getByText('Menunggu pembaruan aplikasi')).toBeVisible();
});
