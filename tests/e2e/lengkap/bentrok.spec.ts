import { labDay } from '#domain/core/clock.ts';
import { bacaAnalisis, lakukan, masukApi, parameterDi } from '#tests/e2e/support/api.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { editor, simpanIsian as simpan, simpanLaporan } from '#tests/e2e/support/bangku.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { lencana, putuskan, sambungkan } from '#tests/e2e/support/perangkat.ts';
import { expect, lihatLagi } from '#tests/e2e/support/uji.ts';

const test = testDenganSatuServer();

const analis = 'analis@kampus.example';
const penyelia = 'penyelia@kampus.example';

test("[ANALYSIS-03, ANALYSIS-11, CONF-54] a test the same analyst had started elsewhere asks once, 'Lanjutkan' lets what follows go; a report the state refuses keeps its text, and goes when the state allows", async ({
  tab,
  proses,
}) => {
  const lain = await masukApi(proses.url, analis);
  const { uuid: dimulai } = await parameterDi(lain, 0);
  const { uuid } = await parameterDi(lain, 2);
  const page = await tab(analis);
  putuskan(page);
  await page.goto(`/analisis-sampel/edit?uuid=${dimulai}`);
  await page.getByRole('button', { name: 'Mulai pengujian' }).click();
  await page.getByRole('button', { name: 'Ya', exact: true }).click();
  await expect(lencana(page, 'Luring, 1 tulisan menunggu')).toBeVisible();
  await simpanLaporan(page, dimulai, 'Ditulis di meja tanpa jaringan');
  await simpanLaporan(page, uuid, 'Catatan yang tidak boleh hilang');
  await expect(lencana(page, 'Luring, 3 tulisan menunggu')).toBeVisible();
  await lakukan(lain, 'PUT', 'start', { uuid: dimulai });
  const akhir = {
    tanggal: labDay(new Date()),
    jam: '09:00',
    isi: '<p>Selesai</p>',
    hasil_pengujian: '98 %',
  };
  await lakukan(lain, 'POST', 'report', { uuid, ...akhir, jenis_laporan: 'akhir' });
  await lakukan(lain, 'PUT', 'request-done', { uuid });

  await sambungkan(page);
  await lencana(page, 'Tersambung, 1 tulisan menunggu, 2 perlu keputusan').click();
  await expect(page.getByText('Pengujian ini sudah Anda mulai dari perangkat lain')).toBeVisible();
  await page.getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(lencana(page, 'Tersambung, 1 perlu keputusan')).toBeVisible();
  const { history } = await bacaAnalisis(lain, 'analyst', dimulai);
  expect(history.map(({ aksi, isi }) => [aksi, isi])).toEqual([
    ['mulai', null],
    ['laporanProgres', '<p>Ditulis di meja tanpa jaringan</p>'],
  ]);

  await page.getByRole('button', { name: 'Buang', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Ya, buang' })).toBeVisible();
  // Each parameter of a sample has writes of the same name: the question says which one it is about.
  const { parameter } = await bacaAnalisis(lain, 'analyst', uuid);
  await expect(page.getByRole('dialog')).toContainText(parameter.namaParameterUji);
  await periksa(page, 'buang');
  await page.getByRole('dialog').getByRole('button', { name: 'Batal', exact: true }).click();
  await page.getByRole('link', { name: 'Perbaiki' }).click();
  await expect(editor(page)).toContainText('Catatan yang tidak boleh hilang');
  const dikembalikan = { uuid, flag_disetujui: '0', catatan: 'Lengkapi' };
  await lakukan(await masukApi(proses.url, penyelia), 'PUT', 'verification-done', dikembalikan);
  await editor(page).pressSequentially(' dan dilengkapi. ');
  await simpan(page);
  await expect(lencana(page, /^Tersambung$/)).toBeVisible();
  const terakhir = (await bacaAnalisis(lain, 'analyst', uuid)).history.at(-1)!;
  expect(terakhir).toMatchObject({ aksi: 'laporanProgres' });
  for (const kata of ['Catatan yang tidak boleh hilang', 'dan dilengkapi.'])
    expect(terakhir.isi).toContain(kata);
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
