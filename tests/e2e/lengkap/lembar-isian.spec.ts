import type { Page } from '@playwright/test';
import { keadaanLembar } from '#domain/lembar-kerja/keadaan.ts';
import { analis, penyelia } from '#tests/support/layanan.ts';
import { alurDi } from '#tests/e2e/support/alur.ts';
import { bacaAnalisis, masukApi } from '#tests/e2e/support/api.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { simpan } from '#tests/e2e/support/layanan.ts';
import { ketikBerturut, punyaVersi, rilisLembar, sel } from '#tests/e2e/support/lembar-kerja.ts';
import { kotak, lencana, putuskan, sambungkan } from '#tests/e2e/support/perangkat.ts';
import { antreanDi, sesiDi } from '#tests/e2e/support/simpanan.ts';
import { expect } from '#tests/e2e/support/uji.ts';

const test = testDenganSatuServer();

/** Parameters of new samples that stand begun, each with the sheet for loss on drying. */
async function dimulai(url: string, nama: readonly [string, string]) {
  const alur = alurDi(url);
  const { uuid } = await alur.berdua(...nama);
  const { sample } = await alur.majukan(uuid, 7);
  const semua = sample.map(({ parameter }) =>
    parameter.find(({ parameterTest }) => parameterTest.namaParameterUji === 'Kadar Air')!,
  );
  for (const satu of semua) await alur.meja('PUT', 'start', satu.uuid);
  const versi = await rilisLembar(url, semua[0]!.parameterTest.uuid);
  return { semua: semua.map((satu) => satu.uuid), versi };
}

const keadaanDi = async (url: string, uuid: string) =>
  keadaanLembar((await bacaAnalisis(await masukApi(url, analis), 'analyst', uuid)).history);

/** The page of one parameter, with its sheet open to be written. */
async function bukaLembar(page: Page, uuid: string): Promise<void> {
  await page.goto(`/analisis-sampel/edit?uuid=${uuid}`);
  await expect(sel(page, 'Wadah kosong, ulangan 1')).toBeEditable();
}

/** Copies as a spreadsheet does, and lays it down at a cell. */
async function tempel(page: Page, di: string, teks: string): Promise<void> {
  await sel(page, di).focus();
  await page.evaluate((isi) => navigator.clipboard.writeText(isi), teks);
  await page.keyboard.press('Control+V');
}

const isiSusutDi = (page: Page) =>
  page
    .getByRole('region', { name: 'Lembar kerja' })
    .locator('input[data-kunci]')
    .evaluateAll((semua) => semua.map((satu) => (satu as HTMLInputElement).value));

test('[BEYOND-17] a block and a column of a spreadsheet and the file of an instrument are laid down without the server: nothing is covered unseen', async ({
  proses,
  tab,
}) => {
  const {
    semua: [uuid],
    versi,
  } = await dimulai(proses.url, ['Kelor tempel', 'Kelor tempel dua']);
  const page = await tab(analis, 'laptop');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/analisis-sampel');
  await punyaVersi(page, [versi]);
  await bukaLembar(page, uuid!);
  putuskan(page);

  // Two columns of three, into empty cells: there is nothing to ask.
  await tempel(page, 'Wadah kosong, ulangan 1', '30,000\t31.000\r\n33,500\t34,500\r\n33,400\t34,400\r\n');
  await expect
    .poll(() => isiSusutDi(page))
    .toEqual(['30,000', '31,000', '33,500', '34,500', '33,400', '34,400']);

  // A column over them says what it would cover, and what has no place.
  await tempel(page, 'Wadah dan zat, ulangan 1', '33,600\n33,500\n9,9');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('2 sel sudah berisi nilai lain');
  await expect(dialog).toContainText('1 nilai tidak punya tempat');
  await expect(dialog.getByRole('row', { name: /^Wadah dan zat, ulangan 1/ })).toContainText('33,50033,600');
  await periksa(page, 'tempel');
  await dialog.getByRole('button', { name: 'Batal' }).click();
  await expect(dialog).toBeHidden();
  expect(await isiSusutDi(page)).toContain('33,500');

  // One that lies the other way is turned.
  await tempel(page, 'Wadah kosong, ulangan 2', '31,001\t34,501\t34,401');
  await dialog.getByRole('button', { name: 'Tukar baris dan kolom' }).click();
  await dialog.getByRole('button', { name: 'Isi 3 sel' }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(() => isiSusutDi(page))
    .toEqual(['30,000', '31,001', '33,500', '34,501', '33,400', '34,401']);

  // The file of the balance: which column is which input is said, a weighing that is none is left out.
  await page.getByRole('button', { name: 'Isi dari file alat' }).click();
  const memilih = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Pilih file' }).click();
  await (
    await memilih
  ).setFiles({
    name: 'neraca.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Waktu;Kosong (g);Kering (mg)\n08:01;10,000;20,000\n08:02;30,002;33,402\n08:03;31,002;34,402\n',
    ),
  });
  await dialog
    .getByRole('combobox', { name: 'Kosong (g)' })
    .selectOption('Wadah kosong: tiap baris satu ulangan');
  await dialog
    .getByRole('combobox', { name: 'Kering (mg)' })
    .selectOption('Wadah dan zat kering: tiap baris satu ulangan');
  await expect(dialog).toContainText(
    "Kolom 'Kering (mg)' bersatuan 'mg', masukannya 'g'. Angkanya tidak diubah.",
  );
  await dialog.getByRole('checkbox', { name: '2', exact: true }).uncheck();
  await periksa(page, 'file alat');
  // No choice is cut, and none is out of sight beside the others on a phone.
  const ukuran = page.viewportSize()!;
  await page.setViewportSize(kotak.ponsel);
  const pilihan = dialog.getByRole('combobox');
  await expect(pilihan).toHaveCount(3);
  for (const satu of await pilihan.all()) {
    const { x, width } = (await satu.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(kotak.ponsel.width);
    expect(width).toBeGreaterThan(kotak.ponsel.width * 0.8);
  }
  await page.setViewportSize(ukuran);
  await dialog.getByRole('button', { name: 'Isi 4 sel' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Simpan lembar' }).click();
  await expect(lencana(page, 'Luring, 1 tulisan menunggu')).toBeVisible();

  await sambungkan(page);
  await expect(lencana(page, 'Tersambung')).toBeVisible();
  const { riwayat } = await keadaanDi(proses.url, uuid!);
  expect(
    Object.entries(riwayat).map(([kunci, nilai]) => [kunci, ...nilai.map((satu) => satu.nilai)]),
  ).toEqual([
    ['w0.1', '30,000', '30,002'],
    ['w0.2', '31.000', '31,001', '31,002'],
    ['w1.1', '33,500'],
    ['w1.2', '34,500', '34,501'],
    ['w2.1', '33,400', '33,402'],
    ['w2.2', '34,400', '34,401', '34,402'],
  ]);
});

/** Makes the report of the sheet, writes into it, and saves it. */
async function laporkan(page: Page, hasil: string, kata: string): Promise<void> {
  await page.getByRole('button', { name: 'Buat laporan akhir' }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Hasil pengujian' })).toHaveValue(hasil);
  // Where one comes to write on: behind the last words of the sheet.
  await dialog.getByRole('textbox', { name: 'Isi laporan' }).press('Control+End');
  await page.keyboard.type(kata);
  await simpan(page);
  await expect(page).toHaveURL(/\/analisis-sampel$/);
}

async function ajukan(page: Page, uuid: string): Promise<void> {
  await page.goto(`/analisis-sampel/edit?uuid=${uuid}`);
  await page.getByRole('button', { name: 'Ajukan selesai pengujian' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Ya', exact: true }).tap();
  await expect(page).toHaveURL(/\/analisis-sampel$/);
  await expect(lencana(page, 'Tersambung')).toBeVisible();
}

test('[BEYOND-16, BEYOND-15] a report that was sent back begins with its words and cells: what was measured before is confirmed or measured again, and its supervisor reads first what has changed', async ({
  proses,
  tab,
}) => {
  const {
    semua: [uuid],
    versi,
  } = await dimulai(proses.url, ['Kelor kembali', 'Kelor kembali dua']);
  const page = await tab(analis);
  await page.goto('/analisis-sampel');
  await punyaVersi(page, [versi]);
  await bukaLembar(page, uuid!);
  await sel(page, 'Wadah kosong, ulangan 1').tap();
  await ketikBerturut(page, ['30,000', '33,500', '33,400', '30,000', '33,500', '33,400']);
  await laporkan(page, '2,86', 'Serbuk menggumpal.');
  await ajukan(page, uuid!);

  const kantor = await tab(penyelia, 'laptop');
  const alamat = `/review-sampel-lpmok/edit?uuid=${uuid}`;
  await kantor.goto(alamat);
  await kantor.getByRole('button', { name: 'Putuskan' }).first().click();
  await kantor.getByRole('radio', { name: 'Ditolak' }).check();
  await kantor.getByRole('textbox', { name: 'Catatan' }).fill('Timbang lagi ulangan 2');
  await simpan(kantor);
  await expect(kantor.getByRole('dialog')).toHaveCount(0);

  await bukaLembar(page, uuid!);
  const lama = page.getByText('Dari sebelum dikembalikan; pastikan di rinciannya');
  await expect(lama).toHaveCount(6);
  await periksa(page, 'lembar yang dikembalikan');
  await page.getByRole('button', { name: 'Buat laporan akhir' }).tap();
  await expect(page.getByRole('alert')).toContainText('6 sel lembar kerja dari sebelum dikembalikan');
  await page.getByRole('button', { name: 'Rincian Wadah kosong, ulangan 1' }).tap();
  await page.getByRole('button', { name: 'Nilai ini masih benar' }).tap();
  await expect(lama).toHaveCount(5);
  await sel(page, 'Wadah dan zat kering, ulangan 2').fill('33,390');
  await page.keyboard.press('Enter');
  await expect(lama).toHaveCount(4);
  await page.getByRole('button', { name: 'Pastikan 4 sel lama' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Ya, masih benar' }).tap();
  await expect(lama).toHaveCount(0);
  await laporkan(page, '3,00', 'Diulang sesudah eksikator.');
  await ajukan(page, uuid!);

  await kantor.goto(alamat);
  const lembar = kantor.getByRole('region', { name: 'Lembar kerja' });
  await expect(lembar.getByText('1 sel diubah')).toBeVisible();
  await expect(lembar).toContainText('Wadah dan zat kering, ulangan 2: 33,400 → 33,390');
  await kantor.getByRole('button', { name: 'Putuskan' }).first().click();
  const keputusan = kantor.getByRole('dialog');
  await expect(keputusan).toContainText(/Serbuk menggumpal\..*Diulang sesudah eksikator\./s);
  await expect(keputusan).not.toContainText('2,86 %');
});

test('[BEYOND-18] one test over all samples of its analyst: what is typed for each is a write of its own', async ({
  proses,
  tab,
}) => {
  const nama = ['Kelor satu', 'Kelor dua'] as const;
  const { semua, versi } = await dimulai(proses.url, [...nama]);
  const page = await tab(analis);
  await page.goto('/analisis-sampel');
  await punyaVersi(page, [versi]);
  putuskan(page);
  await page.getByRole('link', { name: 'Per metode' }).tap();
  const pilihan = page.getByRole('combobox', { name: 'Parameter uji' });
  const kadarAir = await pilihan.getByRole('option', { name: /^Kadar Air \(/ }).textContent();
  await pilihan.selectOption(kadarAir!);
  for (const [at, satu] of nama.entries()) {
    const di = page.getByRole('region', { name: new RegExp(`${satu}$`) });
    await sel(di, 'Wadah kosong, ulangan 1').tap();
    await ketikBerturut(page, [`3${at},000`, '33,500', '33,400']);
  }
  await periksa(page, 'per metode');
  for (const satu of nama)
    await page
      .getByRole('region', { name: new RegExp(`${satu}$`) })
      .getByRole('button', { name: 'Simpan lembar' })
      .tap();
  await expect(lencana(page, 'Luring, 2 tulisan menunggu')).toBeVisible();
  const { userId } = await sesiDi(page);
  expect((await antreanDi(page, userId)).map(({ body }) => body['uuid'])).toEqual(semua);

  await sambungkan(page);
  await expect(lencana(page, 'Tersambung')).toBeVisible();
  for (const [at, uuid] of semua.entries())
    expect((await keadaanDi(proses.url, uuid)).isian['w0.1']?.nilai).toBe(`3${at},000`);
});
