import type { Page } from '@playwright/test';
import { analisisApi } from '#domain/analisis/endpoints.ts';
import type { AnyEndpoint } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { VersiLembar } from '#domain/lembar-kerja/versi.ts';
import { keadaanLembar } from '#domain/lembar-kerja/keadaan.ts';
import { bacaAnalisis, lakukan, masukApi } from '#tests/e2e/support/api.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { ketikBerturut, punyaVersi, rilisLembar, sel, selDiDraf } from '#tests/e2e/support/lembar-kerja.ts';
import { lencana, putuskan, sambungkan } from '#tests/e2e/support/perangkat.ts';
import { sesiDi } from '#tests/e2e/support/simpanan.ts';
import { barisAntrean, taruhAntrean } from '#tests/e2e/support/tulisan.ts';
import { tulisSel } from '#tests/support/sel-lembar.ts';
import { expect, geser, test } from '#tests/e2e/support/uji.ts';

const analis = 'analis@kampus.example';

/** Three parameters of one sample that this analyst has not begun, of a laboratory whose Kalab the demo has. */
async function tigaMenunggu(url: string): Promise<Analisis[]> {
  const { data } = await (await masukApi(url, analis)).panggil('GET', '/test-analysis/analyst');
  const menunggu = (data as Analisis[]).filter(
    ({ idStatusProgresParameter: kode, pengujian }) =>
      (kode ?? 0) === 0 &&
      pengujian.idLaboratorium === 7 &&
      [7, 11].includes(pengujian.statusSubmission.kdStatusPengajuan),
  );
  const tiga = [...Map.groupBy(menunggu, ({ sampel }) => sampel.uuid).values()].find(
    (satu) => new Set(satu.map(({ parameter }) => parameter.uuid)).size >= 3,
  );
  return tiga!.slice(0, 3);
}

const isiUlangan = ['30,000', '33,500', '33,400'];
const bagian = (page: Page, { parameter }: Analisis) =>
  page.getByRole('region', { name: parameter.namaParameterUji, exact: true });
const riwayat = async (url: string, uuid: string) =>
  (await bacaAnalisis(await masukApi(url, analis), 'analyst', uuid)).history;

/** The sample with its parameters begun, and their sheets open. */
async function bukaSampel(page: Page, [satu]: readonly Analisis[], mulai = true): Promise<void> {
  await page.goto(`/analisis-sampel/sampel?uuid=${satu!.sampel.uuid}`);
  if (mulai) {
    await page.getByRole('button', { name: /^Mulai \d+ parameter$/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ya', exact: true }).click();
  }
  await expect(sel(bagian(page, satu!), 'Wadah kosong, ulangan 1')).toBeVisible();
}

test('[BEYOND-10, BEYOND-14, BEYOND-18] three sheets of one sample are begun, typed, reported and handed in with fifteen taps, without the server', async ({
  proses,
  perangkatSiap,
}) => {
  const tiga = await tigaMenunggu(proses.url);
  const versi: VersiLembar[] = [];
  for (const { parameter } of tiga) versi.push(await rilisLembar(proses.url, parameter.uuid));
  const page = await perangkatSiap(analis);
  const { sampel } = tiga[0]!;
  await page.goto(`/analisis-sampel?cari=${sampel.kodeSampel}`);
  await punyaVersi(page, versi);
  await proses.hentikan();
  let ketukan = 0;
  const ketuk = async (apa: ReturnType<Page['getByRole']>) => {
    await apa.tap();
    ketukan += 1;
  };
  await ketuk(
    page
      .getByRole('row')
      .filter({ hasText: sampel.kodeSampel! })
      .first()
      .getByRole('link', { name: 'Buka sampel' }),
  );
  await ketuk(page.getByRole('button', { name: /^Mulai \d+ parameter$/ }));
  const tanya = page.getByRole('dialog');
  await ketuk(tanya.getByRole('button', { name: 'Ya', exact: true }));
  for (const satu of tiga) {
    const di = bagian(page, satu);
    await ketuk(sel(di, 'Wadah kosong, ulangan 1'));
    await ketikBerturut(page, [...isiUlangan, ...isiUlangan]);
    await expect(di.getByText('2,86 %').first()).toBeVisible();
    if (satu === tiga[0]) await periksa(page, 'lembar kerja');
    await ketuk(di.getByRole('button', { name: 'Buat laporan akhir' }));
    await expect(di.getByRole('textbox', { name: 'Hasil pengujian' })).toHaveValue('2,86');
    await expect(di.getByRole('textbox', { name: 'Isi laporan' })).toContainText(/Lembar kerja versi \d/);
    await ketuk(di.getByRole('button', { name: 'Simpan dan ajukan' }));
    await ketuk(tanya.getByRole('button', { name: 'Ya', exact: true }));
    await expect(di.getByText('Pengajuan selesai pengujian')).toBeVisible();
  }
  expect(ketukan).toBe(15);

  await proses.mulai();
  await expect(lencana(page, 'Tersambung')).toBeVisible();
  for (const { uuid } of tiga) {
    const baris = await riwayat(proses.url, uuid);
    expect(baris.map(({ aksi }) => aksi)).toEqual(['mulai', 'isiLembar', 'laporanAkhir', 'ajukanSelesai']);
    expect(keadaanLembar(baris).hasil).toEqual({ perangkat: '2,86', server: '2,86' });
    expect(baris[2]?.hasilPengujian).toBe('2,86');
  }
});

test('[BEYOND-10] a page that is killed in the middle of a cell loses no cell that was left', async ({
  proses,
  perangkatSiap,
}) => {
  const tiga = await tigaMenunggu(proses.url);
  await rilisLembar(proses.url, tiga[0]!.parameter.uuid);
  const page = await perangkatSiap(analis);
  await bukaSampel(page, tiga);
  await proses.hentikan();
  await sel(bagian(page, tiga[0]!), 'Wadah kosong, ulangan 1').tap();
  await ketikBerturut(page, isiUlangan);
  await page.keyboard.type('30,0');
  // At once: nothing waits for a pause in the typing.
  expect(await selDiDraf(page)).toEqual({ 'w0.1': '30,000', 'w1.1': '33,500', 'w2.1': '33,400' });
  const cdp = await page.context().newCDPSession(page);
  const mati = page.waitForEvent('crash');
  cdp.send('Page.crash').catch(() => undefined);
  await mati;
  const lagi = await page.context().newPage();
  await bukaSampel(lagi, tiga, false);
  await expect(sel(bagian(lagi, tiga[0]!), 'Wadah dan zat kering, ulangan 1')).toHaveValue('33,400');
  await proses.mulai();
  const simpan = bagian(lagi, tiga[0]!).getByRole('button', { name: 'Simpan lembar' });
  await simpan.click();
  await expect(async () => {
    const { isian } = keadaanLembar(await riwayat(proses.url, tiga[0]!.uuid));
    expect(Object.keys(isian).toSorted()).toEqual(['w0.1', 'w1.1', 'w2.1']);
  }).toPass();
  expect(await selDiDraf(lagi)).toEqual({});
  // With its first write it is the same sheet still, and nothing of it is drawn anew.
  await expect(simpan).toBeFocused();
});

test('[BEYOND-10] a second tab reads what the first one writes, and may take it over', async ({
  proses,
  perangkatSiap,
}) => {
  const tiga = await tigaMenunggu(proses.url);
  await rilisLembar(proses.url, tiga[0]!.parameter.uuid);
  const satu = await perangkatSiap(analis);
  await bukaSampel(satu, tiga);
  const dua = await satu.context().newPage();
  await dua.goto(`/analisis-sampel/sampel?uuid=${tiga[0]!.sampel.uuid}`);
  const diDua = bagian(dua, tiga[0]!);
  await expect(diDua.getByText('Sedang ditulis di tab lain')).toBeVisible();
  await sel(bagian(satu, tiga[0]!), 'Wadah kosong, ulangan 1').fill('30,000');
  await satu.keyboard.press('Enter');
  await expect(sel(diDua, 'Wadah kosong, ulangan 1')).toHaveValue('30,000');
  await expect(sel(diDua, 'Wadah kosong, ulangan 1')).not.toBeEditable();
  await diDua.getByRole('button', { name: 'Tulis di sini' }).click();
  await sel(diDua, 'Wadah dan zat, ulangan 1').fill('33,500');
  await dua.keyboard.press('Enter');
  await expect.poll(() => selDiDraf(dua)).toEqual({ 'w0.1': '30,000', 'w1.1': '33,500' });
  await expect(sel(bagian(satu, tiga[0]!), 'Wadah kosong, ulangan 1')).not.toBeEditable();
});

test('[BEYOND-10, I15] cells whose write was refused are taken back into the sheet, and leave with the next one', async ({
  proses,
  perangkatSiap,
}) => {
  const tiga = await tigaMenunggu(proses.url);
  const { uuid, parameter } = tiga[0]!;
  const versi = await rilisLembar(proses.url, parameter.uuid);
  const page = await perangkatSiap(analis);
  await bukaSampel(page, tiga);
  // The outbox is replaced below: what began the test has left it by then.
  await expect.poll(async () => (await riwayat(proses.url, uuid)).length).toBe(1);
  await expect(lencana(page, 'Tersambung')).toBeVisible();
  putuskan(page);
  const body = { uuid, versi: versi.uuid, sel: [tulisSel('w0.1', '30,000')] };
  const { userId } = await sesiDi(page);
  const { status, code, info } = refusal.invalid([]);
  const penolakan = { status, code: code!, info };
  await taruhAntrean(
    page,
    await barisAntrean(userId, { endpoint: analisisApi.sheet as AnyEndpoint, body }, [], penolakan),
    [],
  );
  await page.goto('/kotak-keluar');
  await page.getByRole('listitem').getByText('Perbaiki', { exact: true }).click();
  await page.getByRole('button', { name: 'Ambil kembali ke lembar' }).click();
  await expect(sel(page, 'Wadah kosong, ulangan 1')).toHaveValue('30,000');
  await sambungkan(page);
  await page.getByRole('button', { name: 'Simpan lembar' }).click();
  await expect(async () => {
    const { isian } = keadaanLembar(await riwayat(proses.url, uuid));
    expect(isian['w0.1']?.nilai).toBe('30,000');
  }).toPass();
});

test('[BEYOND-10] leaving the screen sends what was written, by the keyboard alone as in a spreadsheet', async ({
  proses,
  perangkatSiap,
}) => {
  const tiga = await tigaMenunggu(proses.url);
  await rilisLembar(proses.url, tiga[0]!.parameter.uuid);
  const page = await perangkatSiap(analis, 'laptop');
  await bukaSampel(page, tiga);
  const di = bagian(page, tiga[0]!);
  const satu = (nama: string) => sel(di, nama);
  await satu('Wadah kosong, ulangan 1').focus();
  const { keyboard } = page;
  await keyboard.type('30.000');
  await keyboard.press('ArrowRight');
  await expect(satu('Wadah kosong, ulangan 2')).toBeFocused();
  await keyboard.type('31,00');
  await keyboard.press('Tab');
  await expect(satu('Wadah dan zat, ulangan 1')).toBeFocused();
  await expect(satu('Wadah kosong, ulangan 1')).toHaveValue('30,000');
  await expect(di.getByText('ditulis dengan 2 desimal')).toBeVisible();
  // Escape brings back what was there; what is typed takes its place, F2 goes on in it.
  await keyboard.press('ArrowUp');
  await keyboard.type('99');
  await keyboard.press('Escape');
  await expect(satu('Wadah kosong, ulangan 1')).toHaveValue('30,000');
  await keyboard.type('98');
  // However fast the two keys follow each other.
  await satu('Wadah kosong, ulangan 1').evaluate((cell) => {
    for (const key of ['Escape', 'F2'])
      cell.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
  await expect(satu('Wadah kosong, ulangan 1')).toHaveValue('30,000');
  await keyboard.press('Backspace');
  await keyboard.type('1');
  await keyboard.press('ArrowDown');
  await expect(satu('Wadah kosong, ulangan 1')).toHaveValue('30,001');
  await keyboard.press('ArrowUp');
  await keyboard.press('ArrowRight');
  await keyboard.press('Delete');
  await keyboard.press('Enter');
  await expect(satu('Wadah kosong, ulangan 2')).toHaveValue('');
  await satu('Wadah dan zat, ulangan 1').focus();
  await keyboard.press('Shift+Enter');
  await expect(satu('Wadah kosong, ulangan 1')).toBeFocused();
  // After the last one nothing follows; one who works by keys still sees where they are.
  await satu('Wadah dan zat kering, ulangan 2').focus();
  await keyboard.press('Enter');
  await expect(satu('Wadah dan zat kering, ulangan 2')).toBeFocused();
  await page.getByRole('link', { name: 'Analisis sampel' }).first().click();
  await expect(async () => {
    const { riwayat: semua } = keadaanLembar(await riwayat(proses.url, tiga[0]!.uuid));
    expect(semua['w0.1']?.map(({ nilai }) => nilai)).toEqual(['30.000', '30,001']);
    expect(semua['w0.2']?.map(({ nilai }) => nilai)).toEqual(['31,00', '']);
  }).toPass();

  // The page of a row begins where its content does: Tab does not go through all menus to it.
  await page.locator('tbody [data-opens]').first().press('Enter');
  await expect(page).toHaveURL(/\/analisis-sampel\/detail/);
  await expect(page.getByRole('main')).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Analisis sampel' })).toBeFocused();
});

test('[BEYOND-11, BEYOND-12, BEYOND-15] two devices meet cell by cell, and the supervisor reads first what was changed and crossed out', async ({
  proses,
  perangkatSiap,
}) => {
  const [satu] = await tigaMenunggu(proses.url);
  const versi = await rilisLembar(proses.url, satu!.parameter.uuid);
  const lain = await masukApi(proses.url, analis);
  await lakukan(lain, 'PUT', 'start', { uuid: satu!.uuid });
  const page = await perangkatSiap(analis);
  await page.goto(`/analisis-sampel/edit?uuid=${satu!.uuid}`);
  await expect(sel(page, 'Wadah kosong, ulangan 1')).toBeEditable();
  putuskan(page);
  await sel(page, 'Wadah kosong, ulangan 1').tap();
  await ketikBerturut(page, ['30,001', '33,500', '33,400', '30,000', '33,500', '33,400']);
  await page.getByRole('button', { name: 'Tambah ulangan' }).tap();
  await ketikBerturut(page, ['30,000', '33,500', '33,000']);
  await page.getByRole('button', { name: 'Rincian Wadah dan zat kering, ulangan 3' }).tap();
  const rinci = page.getByRole('dialog', { name: 'Wadah dan zat kering, ulangan 3' });
  await rinci.getByText('Coret nilai ini').tap();
  await rinci.getByRole('radio', { name: 'Tumpah atau rusak' }).check();
  await rinci.getByRole('textbox', { name: 'Keterangan' }).fill('Krus retak');
  await rinci.getByRole('button', { name: 'Coret', exact: true }).tap();
  await expect(page.getByText('n = 2 dari 3, 1 dicoret').first()).toBeVisible();
  await page.getByRole('button', { name: 'Simpan lembar' }).tap();
  await expect(lencana(page, 'Luring, 1 tulisan menunggu')).toBeVisible();
  const tulis = (kunci: string, nilai: string) => ({
    uuid: satu!.uuid,
    versi: versi.uuid,
    sel: [{ kunci, nilai, pada: new Date().toISOString() }],
  });
  await lakukan(lain, 'PUT', 'sheet', tulis('w0.1', '30,009'));

  await sambungkan(page);
  await lencana(page, 'Tersambung, 1 perlu keputusan').click();
  await page.getByRole('button', { name: 'Bandingkan' }).click();
  const banding = page.getByRole('dialog').filter({ hasText: 'Pakai milik saya' });
  await expect(banding.getByText('Wadah kosong, ulangan 1')).toBeVisible();
  await expect(banding.getByText('30,009')).toBeVisible();
  await periksa(page, 'banding sel');
  await geser(banding.getByRole('switch', { name: 'Pakai milik saya' }), true);
  await banding.getByRole('button', { name: 'Kirim pilihan ini' }).click();
  await page.getByRole('button', { name: 'Ya, kirim' }).click();
  await expect(lencana(page, /^Tersambung$/)).toBeVisible();
  const { isian, riwayat: semua } = keadaanLembar(await riwayat(proses.url, satu!.uuid));
  expect(semua['w0.1']?.map(({ nilai }) => nilai)).toEqual(['30,009', '30,001']);
  expect(isian['w2.3']).toMatchObject({ nilai: '33,000', dicoret: { keterangan: 'Krus retak' } });

  const kantor = await perangkatSiap('penyelia@kampus.example', 'laptop');
  await kantor.goto(`/review-sampel-lpmok/edit?uuid=${satu!.uuid}`);
  const bagianLembar = kantor.getByRole('region', { name: 'Lembar kerja' });
  await expect(bagianLembar.getByText('1 nilai dicoret, 1 sel diubah')).toBeVisible();
  await expect(bagianLembar.getByText('30,009 → 30,001')).toBeVisible();
  await bagianLembar.getByRole('button', { name: 'Lihat nilai tanpa pembulatan' }).click();
  await periksa(kantor, 'lembar penyelia');
});
