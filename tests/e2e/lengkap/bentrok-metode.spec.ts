import type { Page } from '@playwright/test';
import { bacaAnalisis, lakukan, masukApi, parameterDi } from '#tests/e2e/support/api.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { simpanIsian as simpan } from '#tests/e2e/support/bangku.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { lencana, putuskan, sambungkan } from '#tests/e2e/support/perangkat.ts';
import { expect } from '#tests/e2e/support/uji.ts';

const test = testDenganSatuServer();

const tablet = 'KCKT-DAD (tablet)';
const kantor = 'Spektrofotometri (kantor)';
/** What one does about a method that was changed on two devices, and what comes of it. */
const jalanList = [
  { jalan: 'Pertahankan milik saya', tegas: 'Ya, pertahankan', hasil: tablet },
  { jalan: 'Gabungkan', tegas: null, hasil: `${tablet}; ${kantor}` },
  { jalan: 'Ambil versi server', tegas: 'Ya, ambil versi server', hasil: kantor },
] as const;

/** Opens 'Bandingkan' of the first write in the outbox that needs a decision. */
async function bandingkan(page: Page) {
  await page.getByRole('button', { name: 'Bandingkan' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'Milik saya' })).toBeVisible();
  return dialog;
}

test('[GAP-68, GAP-115, REVIEW-03, REVIEW-06] methods that were changed on two devices are compared, kept, merged or given up; a decision that was taken meanwhile has no effect, and says who decided', async ({
  tab,
  proses,
}) => {
  const api = await masukApi(proses.url, 'penyelia@kampus.example');
  const analis = await masukApi(proses.url, 'analis@kampus.example');
  const uuids: string[] = [];
  for (const _ of jalanList) uuids.push((await parameterDi(analis, 2, uuids)).uuid);
  const { uuid: diputuskan } = await parameterDi(analis, 5);
  const page = await tab('penyelia@kampus.example', 'laptop');
  putuskan(page);
  for (const uuid of uuids) {
    await page.goto(`/review-sampel-lpmok/edit?uuid=${uuid}`);
    await page.getByRole('button', { name: 'Edit metode uji' }).click();
    await page.getByRole('textbox', { name: 'Metode uji' }).fill(tablet);
    await simpan(page);
  }
  await page.goto(`/review-sampel-lpmok/edit?uuid=${diputuskan}`);
  await page.getByRole('button', { name: 'Putuskan' }).first().click();
  await page.getByRole('radio', { name: 'Disetujui' }).check();
  await simpan(page);
  await expect(lencana(page, 'Luring, 4 tulisan menunggu')).toBeVisible();
  for (const uuid of uuids) await lakukan(api, 'PUT', 'method', { uuid, metode_uji: kantor });
  const ditolak = { uuid: diputuskan, flag_disetujui: '0', catatan: 'Ulangi replikasi 2' };
  await lakukan(api, 'PUT', 'verification-done', ditolak);

  await sambungkan(page);
  await lencana(page, 'Tersambung, 4 perlu keputusan').click();
  await expect(page.getByRole('button', { name: 'Bandingkan' })).toHaveCount(4);
  await periksa(page, 'perlu keputusan');
  for (const [ke, { jalan, tegas, hasil }] of jalanList.entries())
    await test.step(jalan, async () => {
      const dialog = await bandingkan(page);
      if (ke === 0) await periksa(page, 'banding');
      await expect(dialog.getByRole('region', { name: 'Milik saya' })).toContainText(tablet);
      await expect(dialog.getByRole('region', { name: 'Di server sekarang' })).toContainText(kantor);
      await expect(dialog.getByRole('list', { name: /belum Anda lihat/ })).toContainText(
        'apt. Hendra Gunawan',
      );
      await dialog.getByRole('button', { name: jalan }).click();
      if (tegas) await page.getByRole('button', { name: tegas }).click();
      else {
        await expect(page.getByRole('textbox', { name: 'Metode uji' })).toHaveValue(hasil);
        await periksa(page, 'perbaiki');
        await simpan(page);
      }
      await expect(lencana(page, `Tersambung, ${3 - ke} perlu keputusan`)).toBeVisible();
      expect((await bacaAnalisis(api, 'supervisor', uuids[ke]!)).metodeUji).toBe(hasil);
    });

  await test.step('a decision that somebody else has taken', async () => {
    const dialog = await bandingkan(page);
    await expect(dialog.getByText('Keputusan Anda tidak berlaku')).toBeVisible();
    await expect(dialog.getByText(/Sudah diputuskan oleh apt\. Hendra Gunawan/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Pertahankan milik saya' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Ambil versi server' }).click();
    await page.getByRole('button', { name: 'Ya, ambil versi server' }).click();
    await expect(lencana(page, /^Tersambung$/)).toBeVisible();
    const { history } = await bacaAnalisis(api, 'supervisor', diputuskan);
    expect(history.at(-1)).toMatchObject({ aksi: 'tolak', catatan: 'Ulangi replikasi 2' });
  });
});
