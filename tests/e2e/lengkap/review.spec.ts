import type { Locator } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { formatDateTime } from '#domain/core/format.ts';
import { versiKontrak } from '#domain/sync/batas.ts';
import { bacaAnalisis, masukApi, parameterDi } from '#tests/e2e/support/api.ts';
import { editor } from '#tests/e2e/support/bangku.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { fakta } from '#tests/e2e/support/layanan.ts';
import { hariIni } from '#tests/e2e/support/contoh.ts';
import { expect } from '#tests/e2e/support/uji.ts';
import { akun } from '#tests/support/akun.ts';

const test = testDenganSatuServer();

const penyelia = 'penyelia@kampus.example';
const daftar = /\/review-sampel-lpmok$/;

const alamat = (uuid: string) => `/review-sampel-lpmok/edit?uuid=${uuid}`;

const lebar = async (dialog: Locator) => Math.round((await dialog.boundingBox())!.width);

test("[REVIEW-02, REVIEW-03, REVIEW-04, REVIEW-07, REVIEW-08, ANALYSIS-02, LIST-16, LIST-24, MSG-35, MSG-36] both record pages show sample, parameter, people, method and progress, each row its detail; dialogs have the stated widths, and 'Batal' gives up what was typed", async ({
  tab,
  proses,
}) => {
  const api = await masukApi(proses.url, 'analis@kampus.example');
  const { uuid } = await parameterDi(api, 5);
  const data = await bacaAnalisis(api, 'analyst', uuid);
  // What is written into the sheet is read in the sheet.
  const langkah = data.history.filter(({ aksi }) => aksi !== 'isiLembar');
  const page = await tab(penyelia, 'laptop');
  await page.goto(alamat(uuid));
  const lengkap = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(data.parameter.namaParameterUji);
    await expect(fakta(page.getByRole('region', { name: 'Sampel' }), 'Nama.*').first()).toContainText(
      data.sampel.nama,
    );
    await expect(page.getByRole('main')).toContainText(data.sampel.kodeSampel!);
    await expect(page.getByRole('main')).toContainText(data.userAnalyst!.nama);
    await expect(page.getByRole('main')).toContainText(data.userSupervisor!.nama);
    await expect(page.getByRole('main')).toContainText(data.metodeUji);
    const table = page.getByRole('region', { name: 'Progres pengujian' }).getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText([
      'No',
      'Tanggal',
      'Status pengujian',
      'Proses selanjutnya',
      'Aksi',
    ]);
    await expect(table.locator('tbody tr')).toHaveCount(langkah.length);
    await expect(table.locator('tbody tr').first().locator('td').nth(1)).toHaveText(
      /^\d{1,2} (Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember) \d{4}\d\d:\d\d WIB$/,
    );
    return table;
  };
  await expect(page.getByRole('button', { name: 'Edit metode uji' })).toBeVisible();
  const table = await lengkap();
  const akhir = langkah.findLast(({ aksi }) => aksi === 'laporanAkhir')!;
  // Newest first; the numbers count from the beginning (GAP-113).
  const no = langkah.indexOf(akhir) + 1;
  await table
    .locator('tbody tr')
    .filter({ has: page.getByRole('cell', { name: String(no), exact: true }) })
    .getByRole('button', { name: /Detail/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Laporan akhir' });
  await expect(dialog).toContainText(data.parameter.namaParameterUji);
  await expect(dialog).toContainText(akhir.hasilPengujian!);
  await periksa(page, 'detail progres');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const metode = page.getByRole('textbox', { name: 'Metode uji' });
  for (const round of [1, 2]) {
    await page.getByRole('button', { name: 'Edit metode uji' }).click();
    await expect(metode, `round ${round}`).toHaveValue(data.metodeUji);
    await metode.fill('Metode lain');
    await expect.poll(() => lebar(page.getByRole('dialog'))).toBe(700);
    if (round > 1) continue;
    await page.getByRole('dialog').getByRole('button', { name: 'Batal', exact: true }).click();
    await page.getByRole('button', { name: 'Ya, buang' }).click();
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Simpan' }).click();
  const tanya = page.getByRole('dialog', { name: 'Simpan data yang diinputkan ?' });
  await expect.poll(() => lebar(tanya)).toBe(450);
  await tanya.getByRole('button', { name: 'Batal', exact: true }).click();
  await expect(tanya).toHaveCount(0);
  await periksa(page, 'metode');

  await page.goto(`/review-sampel-lpmok/detail?uuid=${uuid}`);
  await lengkap();
  await expect(page.getByRole('button', { name: /Edit metode uji|Putuskan|Buat review/ })).toHaveCount(0);

  await page.goto(alamat((await parameterDi(api, 6)).uuid));
  await page.getByRole('button', { name: 'Buka kembali' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await periksa(page, 'buka kembali');
});

test("[REVIEW-05, REVIEW-10, LIST-13, LIST-17, LIST-20] 'Buat review': nothing is asked while it is wrong; then it asks, saves and leads to a list that shows it", async ({
  tab,
  proses,
}) => {
  const analis = await masukApi(proses.url, 'analis@kampus.example');
  const { uuid } = await parameterDi(analis, 2);
  const page = await tab(penyelia, 'laptop');
  await page.goto(alamat(uuid));
  await page.getByRole('button', { name: 'Buat review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Buat review' });
  await expect(dialog.getByRole('button', { name: 'Tanggal' })).toHaveText(/^\d{1,2} \w+ \d{4}$/);
  await expect(dialog.getByRole('spinbutton', { name: 'Waktu, jam' })).toHaveValue(/^\d\d$/);
  await expect(dialog.getByRole('spinbutton', { name: 'Waktu, menit' })).toHaveValue(/^\d\d$/);
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await expect(editor(page)).toBeVisible();
  await periksa(page, 'buat review');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(dialog.getByRole('link', { name: 'Isi review: Kolom tidak boleh kosong' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);

  await editor(page).pressSequentially('Periksa lagi kurva baku.');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await page
    .getByRole('dialog', { name: 'Simpan data yang diinputkan ?' })
    .getByRole('button', { name: 'Ya, simpan' })
    .click();
  await expect(page).toHaveURL(daftar);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect
    .poll(async () => (await bacaAnalisis(analis, 'analyst', uuid)).history.at(-1))
    .toMatchObject({ aksi: 'review', isi: '<p>Periksa lagi kurva baku.</p>' });
});

test('[REVIEW-06, GAP-115] a report that was corrected after its end was asked for says so where it is read and where it is decided on', async ({
  tab,
  proses,
}) => {
  const analis = await masukApi(proses.url, 'analis@kampus.example');
  const { uuid } = await parameterDi(analis, 2);
  // As a device sends them whose owner corrected the first of two writes that waited.
  const tulisan = (call: string, body: object, captured_at?: string) => ({
    id: uuidv7(),
    v: versiKontrak,
    call,
    body: { uuid, ...body },
    captured_at,
    clock_offset_ms: 0,
  });
  const [diajukan, diubah] = [4, 2].map((menit) => new Date(Date.now() - menit * 60_000).toISOString());
  const isi = {
    jenis_laporan: 'akhir',
    tanggal: hariIni,
    jam: '06:10',
    isi: '<p>Dihitung ulang.</p>',
    hasil_pengujian: '98,7',
  };
  const jawaban = await fetch(`${proses.url}/api/sync/push`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${analis.token}`,
      'content-type': 'application/json',
      'x-acting-user': akun('analis@kampus.example').uuid,
    },
    body: JSON.stringify({
      device: { id: uuidv7(), app_version: 'uji', waiting: 2, oldest_at: null },
      ops: [
        tulisan('POST test-analysis/report', isi, diubah),
        tulisan('PUT test-analysis/request-done', {}, diajukan),
      ],
    }),
  });
  expect(await jawaban.json()).toMatchObject({ data: { results: [{ status: 200 }, { status: 200 }] } });

  const page = await tab(penyelia, 'tablet');
  await page.goto(alamat(uuid));
  const kata = `Diubah setelah pengajuanDiajukan ${formatDateTime(diajukan)}, diubah ${formatDateTime(diubah)}`;
  const tanda = (tempat: Locator) => tempat.locator('span').getByText(kata, { exact: true });
  await expect(tanda(page.getByRole('row').nth(2))).toBeVisible();
  await expect(tanda(page.getByRole('main'))).toHaveCount(1);
  await page.getByRole('button', { name: 'Putuskan' }).first().click();
  await expect(tanda(page.getByRole('dialog'))).toBeVisible();
  await periksa(page, 'putusan atas laporan yang diubah');
});
