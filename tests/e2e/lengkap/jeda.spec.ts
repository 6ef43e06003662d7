import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { formatDate, formatShortDate } from '#domain/core/format.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { openDatabase } from '#server/core/database.ts';
import { alurDi } from '#tests/e2e/support/alur.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { expect, lihatLagi, test } from '#tests/e2e/support/uji.ts';
import { kalab, pendaftar } from '#tests/support/layanan.ts';

const alasan = 'Sampel kurang 5 gram; kirimkan lagi ke laboratorium.';

test('[BEYOND-31] a Kalab stops a promise, its registrant reads why on their phone; days later it runs on, and both read from which day to which', async ({
  proses,
  perangkatSiap,
}) => {
  const alur = alurDi(proses.url);
  const { uuid, janji } = await alur.baru('Serbuk temulawak dijeda', 6);
  const page = await perangkatSiap(kalab, 'laptop');
  await page.goto(`/persetujuan-kalab-lpmok/detail?uuid=${uuid}`);
  await expect(page.getByText(`Janji selesai ${formatShortDate(janji)}`)).toBeVisible();
  await page.getByRole('button', { name: 'Jeda janji' }).click();
  const dialog = page.getByRole('dialog', { name: 'Jeda janji' });
  await dialog.getByRole('button', { name: 'Jeda janji' }).click();
  await expect(dialog.getByText('Periksa 2 isian berikut')).toBeVisible();
  await periksa(page, 'jeda janji');
  await dialog.getByRole('radio', { name: 'Menunggu pendaftar' }).check();
  await dialog.getByRole('textbox', { name: 'Alasan bagi pendaftar' }).fill(alasan);
  await dialog.getByRole('button', { name: 'Jeda janji' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/^Dijeda sejak .*: menunggu pendaftar$/)).toBeVisible();

  const ponsel = await perangkatSiap(pendaftar, 'ponsel');
  await ponsel.goto(`/pendaftaran/detail-pengujian?uuid=${uuid}`);
  await expect(ponsel.getByText(/^Dijeda sejak .*: menunggu pendaftar$/)).toBeVisible();
  await expect(ponsel.getByRole('status').getByText(alasan)).toBeVisible();
  await periksa(ponsel, 'pengujian yang dijeda');

  // Time goes by: the pause was begun ten days ago.
  await proses.hentikan();
  const { db, close } = await openDatabase({ folder: join(proses.folder, 'pglite') });
  await db.execute(sql`update pengujian set jeda = jsonb_set(jeda, '{0,mulai}', to_jsonb((jeda #>> '{0,mulai}')::date - 10))
    where id = ${uuid}`);
  await close();
  await proses.mulai();

  await page.reload();
  await page.getByRole('button', { name: 'Akhiri jeda: menunggu pendaftar' }).click();
  const akhiri = page.getByRole('dialog', { name: 'Akhiri jeda' });
  await akhiri.getByRole('textbox', { name: 'Catatan bagi pendaftar' }).fill('Sampel susulan sudah diterima');
  await akhiri.getByRole('button', { name: 'Akhiri jeda' }).click();
  await expect(akhiri).toHaveCount(0);
  const { data } = (await alur.baca(uuid)) as { data: Pengujian };
  expect(data.janji! > janji!).toBe(true);
  const bergeser = `Janji selesai ${formatShortDate(data.janji)} (semula ${formatShortDate(janji)})`;
  await expect(page.getByText(bergeser)).toBeVisible();

  await lihatLagi(ponsel);
  await expect(ponsel.getByText(bergeser)).toBeVisible();
  const riwayat = ponsel.getByRole('list', { name: 'Riwayat pendaftaran' }).getByRole('listitem').first();
  await expect(riwayat).toContainText(`Janji semula ${formatDate(janji)} menjadi ${formatDate(data.janji)}.`);
  await expect(riwayat).toContainText('Sampel susulan sudah diterima');
});
