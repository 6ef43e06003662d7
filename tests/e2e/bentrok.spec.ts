import type { Page } from '@playwright/test';
import { jakartaDay } from '#domain/core/clock.ts';
import { bacaAnalisis, lakukan, masukApi, parameterDi } from './support/api.ts';
import { editor, simpanLaporan } from './support/bangku.ts';
import { periksa } from './support/axe.ts';
import { testDenganSatuServer } from './support/bersama.ts';
import { lencana, putuskan, sambungkan } from './support/perangkat.ts';
import { expect, lihatLagi } from './support/uji.ts';

const test = testDenganSatuServer();

const analis = 'analis@kampus.example';
const penyelia = 'penyelia@kampus.example';
const satuKeputusan = 'Tersambung, 1 perlu keputusan';

async function ubahMetode(page: Page, uuid: string, metode: string): Promise<void> {
  await page.goto(`/review-sampel-lpmok/edit?uuid=${uuid}`);
  await page.getByRole('button', { name: 'Edit metode uji' }).click();
  await page.getByRole('textbox', { name: 'Metode uji' }).fill(metode);
  await simpan(page);
}

/** Saves the open form; without a network the device has it in the end and the form is closed. */
async function simpan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await page.getByRole('button', { name: 'Ya, simpan' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Opens 'Bandingkan' of the one write in the outbox that needs a decision. */
async function bandingkan(page: Page) {
  await page.getByRole('button', { name: 'Bandingkan' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'Milik saya' })).toBeVisible();
  return dialog;
}

/** Parameters whose method was changed here: the device knows of the last change only when it asks the server again. */
const dibandingkan: string[] = [];

for (const { jalan, hasil } of [
  { jalan: 'Pertahankan milik saya', hasil: 'KCKT-DAD (tablet)' },
  { jalan: 'Gabungkan', hasil: 'KCKT-DAD (tablet); Spektrofotometri (kantor)' },
  { jalan: 'Ambil versi server', hasil: 'Spektrofotometri (kantor)' },
]) {
  test(`[GAP-115, REVIEW-03] a method that was changed on two devices is compared, then '${jalan}'`, async ({
    tab,
    proses,
  }) => {
    const kantor = await masukApi(proses.url, penyelia);
    const { uuid } = await parameterDi(await masukApi(proses.url, analis), 2, dibandingkan);
    dibandingkan.push(uuid);
    const page = await tab(penyelia, 'laptop');
    putuskan(page);
    await ubahMetode(page, uuid, 'KCKT-DAD (tablet)');
    await expect(lencana(page, 'Luring, 1 tulisan menunggu')).toBeVisible();
    await lakukan(kantor, 'PUT', 'method', { uuid, metode_uji: 'Spektrofotometri (kantor)' });

    await sambungkan(page);
    await lencana(page, satuKeputusan).click();
    await expect(page.getByRole('button', { name: 'Bandingkan' })).toBeVisible();
    if (jalan === 'Gabungkan') await periksa(page, 'perlu keputusan');
    const dialog = await bandingkan(page);
    if (jalan === 'Gabungkan') await periksa(page, 'banding');
    await expect(dialog.getByRole('region', { name: 'Milik saya' })).toContainText('KCKT-DAD (tablet)');
    await expect(dialog.getByRole('region', { name: 'Di server sekarang' })).toContainText(
      'Spektrofotometri (kantor)',
    );
    await expect(dialog.getByRole('list', { name: /belum Anda lihat/ })).toContainText('apt. Hendra Gunawan');
    await dialog.getByRole('button', { name: jalan }).click();
    if (jalan === 'Pertahankan milik saya')
      await page.getByRole('button', { name: 'Ya, pertahankan' }).click();
    if (jalan === 'Ambil versi server')
      await page.getByRole('button', { name: 'Ya, ambil versi server' }).click();
    if (jalan === 'Gabungkan') {
      await expect(page.getByRole('textbox', { name: 'Metode uji' })).toHaveValue(hasil);
      await periksa(page, 'perbaiki');
      await simpan(page);
    }
    await expect(lencana(page, /^Tersambung$/)).toBeVisible();
    expect((await bacaAnalisis(kantor, 'supervisor', uuid)).metodeUji).toBe(hasil);
  });
}

test('[REVIEW-06, GAP-68] a decision on a request that was decided meanwhile has no effect, and says who decided', async ({
  tab,
  proses,
}) => {
  const kantor = await masukApi(proses.url, penyelia);
  const { uuid } = await parameterDi(await masukApi(proses.url, analis), 5);
  const page = await tab(penyelia, 'laptop');
  putuskan(page);
  await page.goto(`/review-sampel-lpmok/edit?uuid=${uuid}`);
  await page.getByRole('button', { name: 'Putuskan' }).first().click();
  await page.getByRole('radio', { name: 'Disetujui' }).check();
  await simpan(page);
  await expect(lencana(page, 'Luring, 1 tulisan menunggu')).toBeVisible();
  await lakukan(kantor, 'PUT', 'verification-done', {
    uuid,
    flag_disetujui: '0',
    catatan: 'Ulangi replikasi 2',
  });

  await sambungkan(page);
  await lencana(page, satuKeputusan).click();
  const dialog = await bandingkan(page);
  await expect(dialog.getByText('Keputusan Anda tidak berlaku')).toBeVisible();
  await expect(dialog.getByText(/Sudah diputuskan oleh apt\. Hendra Gunawan/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Pertahankan milik saya' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Ambil versi server' }).click();
  await page.getByRole('button', { name: 'Ya, ambil versi server' }).click();
  await expect(lencana(page, /^Tersambung$/)).toBeVisible();
  const { history } = await bacaAnalisis(kantor, 'supervisor', uuid);
  expect(history.at(-1)).toMatchObject({ aksi: 'tolak', catatan: 'Ulangi replikasi 2' });
});

test("[ANALYSIS-03] a test the same analyst had started elsewhere asks once; 'Lanjutkan' lets what follows go", async ({
  tab,
  proses,
}) => {
  const lain = await masukApi(proses.url, analis);
  const { uuid } = await parameterDi(lain, 0);
  const page = await tab(analis);
  putuskan(page);
  await page.goto(`/analisis-sampel/edit?uuid=${uuid}`);
  await page.getByRole('button', { name: 'Mulai pengujian' }).click();
  await page.getByRole('button', { name: 'Ya', exact: true }).click();
  await expect(lencana(page, 'Luring, 1 tulisan menunggu')).toBeVisible();
  await simpanLaporan(page, uuid, 'Ditulis di meja tanpa jaringan');
  await expect(lencana(page, 'Luring, 2 tulisan menunggu')).toBeVisible();
  await lakukan(lain, 'PUT', 'start', { uuid });

  await sambungkan(page);
  await lencana(page, 'Tersambung, 1 tulisan menunggu, 1 perlu keputusan').click();
  await expect(page.getByText('Pengujian ini sudah Anda mulai dari perangkat lain')).toBeVisible();
  await page.getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(lencana(page, /^Tersambung$/)).toBeVisible();
  const { history } = await bacaAnalisis(lain, 'analyst', uuid);
  expect(history.map(({ aksi, isi }) => [aksi, isi])).toEqual([
    ['mulai', null],
    ['laporanProgres', '<p>Ditulis di meja tanpa jaringan</p>'],
  ]);
});

test('[ANALYSIS-11, CONF-54] a report the state refuses keeps its text, is offered in its editor, and goes when the state allows', async ({
  tab,
  proses,
}) => {
  const lain = await masukApi(proses.url, analis);
  const { uuid } = await parameterDi(lain, 2);
  const page = await tab(analis);
  putuskan(page);
  await simpanLaporan(page, uuid, 'Catatan yang tidak boleh hilang');
  await expect(lencana(page, 'Luring, 1 tulisan menunggu')).toBeVisible();
  const laporan = {
    uuid,
    tanggal: jakartaDay(new Date()),
    jam: '09:00',
    isi: '<p>Selesai</p>',
    hasil_pengujian: '98 %',
  };
  await lakukan(lain, 'POST', 'report', { ...laporan, jenis_laporan: 'akhir' });
  await lakukan(lain, 'PUT', 'request-done', { uuid });

  await sambungkan(page);
  await lencana(page, satuKeputusan).click();
  await page.getByRole('button', { name: 'Buang', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Ya, buang' })).toBeVisible();
  await periksa(page, 'buang');
  await page.getByRole('dialog').getByRole('button', { name: 'Batal', exact: true }).click();
  await page.getByRole('link', { name: 'Perbaiki' }).click();
  await expect(editor(page)).toContainText('Catatan yang tidak boleh hilang');
  await lakukan(await masukApi(proses.url, penyelia), 'PUT', 'verification-done', {
    uuid,
    flag_disetujui: '0',
    catatan: 'Lengkapi',
  });
  await editor(page).pressSequentially(' dan dilengkapi. ');
  await simpan(page);
  await expect(lencana(page, /^Tersambung$/)).toBeVisible();
  const { history } = await bacaAnalisis(lain, 'analyst', uuid);
  expect(history.at(-1)).toMatchObject({ aksi: 'laporanProgres' });
  expect(history.at(-1)!.isi).toContain('Catatan yang tidak boleh hilang');
  expect(history.at(-1)!.isi).toContain('dan dilengkapi.');
});

test('[REVIEW-06, GAP-115] a decision whose record changes under the open form waits until it was read again; what was typed stays', async ({
  tab,
  proses,
}) => {
  const kantor = await masukApi(proses.url, penyelia);
  const { uuid, metodeUji } = await parameterDi(await masukApi(proses.url, analis), 5);
  const page = await tab(penyelia, 'laptop');
  await page.goto(`/review-sampel-lpmok/edit?uuid=${uuid}`);
  await page.getByRole('button', { name: 'Putuskan' }).first().click();
  await page.getByRole('radio', { name: 'Ditolak' }).check();
  await page.getByRole('textbox', { name: 'Catatan' }).fill('Sertakan kromatogram');
  await periksa(page, 'putuskan');
  await lakukan(kantor, 'PUT', 'method', { uuid, metode_uji: `${metodeUji} (diubah)` });

  // Whatever makes the page look: here the tablet is taken up again.
  await lihatLagi(page);
  const dialog = page.getByRole('dialog', { name: 'Persetujuan selesai pengujian' });
  await expect(dialog.getByText('Data ini berubah sejak formulir dibuka').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Simpan' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('button', { name: 'Muat versi terbaru' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Catatan' })).toHaveValue('Sertakan kromatogram');
  await simpan(page);
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () => (await bacaAnalisis(kantor, 'supervisor', uuid)).history.at(-1))
    .toMatchObject({ aksi: 'tolak', catatan: 'Sertakan kromatogram' });
});
