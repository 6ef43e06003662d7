import type { Locator, Page } from '@playwright/test';
import { keadaanLembar } from '#domain/lembar-kerja/keadaan.ts';
import { bacaTeks } from '#tests/pdf/baca.ts';
import { contohSari, isiSari } from '#tests/support/contoh/lembar-kerja.ts';
import { analis, pendaftar, penyelia } from '#tests/support/layanan.ts';
import { alurDi } from './support/alur.ts';
import { bacaAnalisis, masukApi } from './support/api.ts';
import { dipotret, tambahFoto } from './support/foto.ts';
import { simpan } from './support/layanan.ts';
import { ketikBerturut, punyaVersi, rilisLembar, sel, selDiDraf } from './support/lembar-kerja.ts';
import { lencana } from './support/perangkat.ts';
import { expect, test } from './support/uji.ts';

const nama = 'Simplisia kunyit pagi';
const jam = 60 * 60_000;

const susutDi = (page: Page) => page.getByRole('region', { name: 'Susut Pengeringan', exact: true });
const sariDi = (page: Page) => page.getByRole('region', { name: 'Kadar Sari Larut Etanol', exact: true });

/** Answers the question that stands on the screen. */
async function jawab(page: Page, kata: string): Promise<void> {
  const tanya = page.getByRole('dialog');
  await tanya.getByRole('button', { name: kata, exact: true }).tap();
  await expect(tanya).toBeHidden();
}

/** From the list of the bench to the sample, as one finds it among many. */
async function bukaSampel(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Analisis sampel' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analisis sampel');
  await page.getByRole('searchbox', { name: /^Cari/ }).fill(nama);
  await page.keyboard.press('Enter');
  await page
    .getByRole('row')
    .filter({ hasText: nama })
    .first()
    .getByRole('link', { name: 'Buka sampel' })
    .tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nama);
}

const berdering = (page: Page) => page.getByRole('list', { name: 'Pengingat yang berjalan' });

/** Saves the report that is open and hands the parameter in with it. */
async function serahkan(di: Locator): Promise<void> {
  await di.getByRole('button', { name: 'Simpan dan ajukan' }).tap();
  await jawab(di.page(), 'Ya');
  await expect(di.getByText('Pengajuan selesai pengujian')).toBeVisible();
}

/** The tablet loses the page as it stands, without a word to it; another is opened. */
async function bunuh(page: Page): Promise<Page> {
  const context = page.context();
  const cdp = await context.newCDPSession(page);
  const mati = page.waitForEvent('crash');
  cdp.send('Page.crash').catch(() => undefined);
  await mati;
  const lagi = await context.newPage();
  await page.close();
  return lagi;
}

test('[BEYOND-09, BEYOND-10, BEYOND-12, BEYOND-13, BEYOND-14, BEYOND-15, BEYOND-18, BEYOND-22, BEYOND-24] a whole morning at the bench, by touch, with the server stopped from the first tap to the last', async ({
  proses,
  perangkatSiap,
}) => {
  // Two parameters of a paid sample wait for their analyst; both tests have a sheet.
  const alur = alurDi(proses.url);
  const { uuid, sample } = await alur.baru(nama, 7, ['Susut Pengeringan', 'Kadar Sari Larut Etanol']);
  const [susut, sari] = sample[0]!.parameter;
  const versi = [
    await rilisLembar(proses.url, susut!.parameterTest.uuid),
    await rilisLembar(proses.url, sari!.parameterTest.uuid, isiSari(), [contohSari()]),
  ];

  // At home there was a network, once.
  const page = await perangkatSiap(analis);
  const { clock } = page.context();
  await clock.install();
  await page.goto('/beranda');
  await punyaVersi(page, versi);
  await proses.hentikan();

  // Both are begun by one question.
  await bukaSampel(page);
  await page.getByRole('button', { name: 'Mulai 2 parameter' }).tap();
  await jawab(page, 'Ya');
  await expect(sel(sariDi(page), 'Bobot simplisia, ulangan 1')).toBeVisible();

  // The solvent has a residue of its own: measured once, for the day.
  await sariDi(page)
    .getByRole('link', { name: /^Catat / })
    .tap();
  // The form knows what it is for; what is chosen already stays chosen.
  const metode = page.getByRole('combobox', { name: 'Metode' });
  await expect(metode).toHaveValue(/Kadar Sari Larut Etanol/);
  await metode.tap();
  await page.getByRole('option', { name: /Kadar Sari Larut Etanol/ }).tap();
  await sel(page, 'Residu pelarut, ulangan 1').tap();
  await ketikBerturut(page, ['0,0011', '0,0009']);
  await page.getByRole('textbox', { name: 'Keterangan' }).fill('Etanol lot 7');
  await page.getByRole('button', { name: 'Simpan', exact: true }).tap();
  await jawab(page, 'Ya, simpan');
  await expect(page).toHaveURL(/\/analisis-sampel\/sampel/);
  const blangko = sariDi(page).getByRole('combobox', { name: 'Blangko pelarut' });
  await blangko.selectOption({ index: 1 });
  await expect(blangko.getByRole('option', { selected: true })).toContainText('Etanol lot 7');

  // Two determinations are weighed in and go into the oven; a timer is set on the dish of the first.
  await sel(sariDi(page), 'Bobot simplisia, ulangan 1').tap();
  await ketikBerturut(page, ['5,0130', '40,1000', '40,3005', '5,0080', '38,5000', '38,6500']);
  await sariDi(page).getByRole('button', { name: 'Ingatkan' }).tap();
  const ingatkan = page.getByRole('dialog', { name: 'Ingatkan' });
  await ingatkan.getByRole('button', { name: 'Oven', exact: true }).tap();
  await ingatkan
    .getByRole('combobox', { name: 'Timbangan sampai bobot tetap' })
    .selectOption('Cawan dan sari kering, ulangan 1');
  await ingatkan.getByText('1 jam', { exact: true }).tap();
  await jawab(page, 'Mulai');
  await expect(page.getByRole('list', { name: 'Pengingat yang berjalan' })).toContainText('tinggal 1 jam');

  // Meanwhile the other parameter is weighed, half of it: the page is killed in the middle of a cell.
  await sel(susutDi(page), 'Wadah kosong, ulangan 1').tap();
  await ketikBerturut(page, ['30,000', '33,500', '33,400', '30,000']);
  await page.keyboard.type('33,');
  expect(await selDiDraf(page)).toMatchObject({ 'w0.2': '30,000', 'c1.2.1': '38,6500' });
  const lagi = await bunuh(page);
  await lagi.goto('/beranda');
  await expect(lagi.getByRole('region', { name: /^Pengingat/ })).toContainText('Oven');
  await bukaSampel(lagi);
  await expect(sel(susutDi(lagi), 'Wadah kosong, ulangan 2')).toHaveValue('30,000');
  await sel(susutDi(lagi), 'Wadah dan zat, ulangan 2').tap();
  await ketikBerturut(lagi, ['33,500', '33,400']);
  await expect(susutDi(lagi).getByText('2,86 %').first()).toBeVisible();

  // The oven rings, and says what to do.
  await clock.fastForward(jam);
  const dering = lagi.getByRole('alert').filter({ hasText: 'Oven' });
  await expect(dering).toBeVisible();
  await dering.getByRole('link', { name: 'Tulis timbangan berikutnya' }).tap();
  await expect(sel(lagi, 'Cawan dan sari kering, ulangan 1, timbangan 2')).toBeFocused();
  await ketikBerturut(lagi, ['40,2962']);
  await expect(lagi.getByText(/Belum tetap, timbang lagi/).first()).toBeVisible();
  await berdering(lagi).getByRole('button', { name: 'Tambah 15 menit' }).tap();
  await clock.fastForward(jam / 4);
  await dering.getByRole('link', { name: 'Tulis timbangan berikutnya' }).tap();
  await expect(sel(lagi, 'Cawan dan sari kering, ulangan 1, timbangan 3')).toBeFocused();
  await ketikBerturut(lagi, ['40,2960']);
  await expect(lagi.getByText(/Bobot tetap: selisih 0,0002/)).toBeVisible();
  await berdering(lagi).getByRole('button', { name: 'Selesai' }).tap();

  // The second dish was spilled: its weight is crossed out with the reason, and a third determination takes its place.
  await lagi.getByRole('button', { name: 'Rincian Cawan dan sari kering, ulangan 2, timbangan 1' }).tap();
  const rinci = lagi.getByRole('dialog');
  await rinci.getByText('Coret nilai ini').tap();
  await rinci.getByRole('radio', { name: 'Tumpah atau rusak' }).check();
  await rinci.getByRole('textbox', { name: 'Keterangan' }).fill('Cawan terguling di oven');
  await rinci.getByRole('button', { name: 'Coret', exact: true }).tap();
  await expect(rinci).toBeHidden();
  await lagi.getByRole('button', { name: 'Tambah ulangan' }).tap();
  await expect(sel(lagi, 'Bobot simplisia, ulangan 3')).toBeFocused();
  await ketikBerturut(lagi, ['5,0080', '38,5000', '38,6932']);
  await lagi.getByRole('button', { name: 'Timbangan berikutnya' }).last().tap();
  await expect(sel(lagi, 'Cawan dan sari kering, ulangan 3, timbangan 2')).toBeFocused();
  await ketikBerturut(lagi, ['38,6930']);
  await expect(lagi.getByText('n = 2 dari 3, 1 dicoret').first()).toBeVisible();
  await expect(lagi.getByText('19,31 %').first()).toBeVisible();

  // Both are reported and handed in, one of them with a photo of what was spilled.
  await bukaSampel(lagi);
  await sariDi(lagi).getByRole('button', { name: 'Buat laporan akhir' }).tap();
  await expect(sariDi(lagi).getByRole('textbox', { name: 'Hasil pengujian' })).toHaveValue('19,31');
  await tambahFoto(sariDi(lagi), 'Ambil foto', [await dipotret(lagi, 'cawan.jpg')]);
  await lagi.getByRole('textbox', { name: 'Keterangan foto 1' }).fill('Cawan 2 terguling');
  await serahkan(sariDi(lagi));
  await susutDi(lagi).getByRole('button', { name: 'Buat laporan akhir' }).tap();
  await serahkan(susutDi(lagi));
  await lencana(lagi, /^Luring, \d+ tulisan menunggu$/).tap();

  // Back in the office there is a network: all of it arrives, once and in the order it was done.
  await proses.mulai();
  await expect(lencana(lagi, 'Tersambung')).toBeVisible();
  const meja = await masukApi(proses.url, analis);
  const [jejakSari, jejakSusut] = await Promise.all(
    [sari!, susut!].map(async (satu) => (await bacaAnalisis(meja, 'analyst', satu.uuid)).history),
  );
  for (const jejak of [jejakSari!, jejakSusut!]) {
    const aksi = jejak.map((satu) => satu.aksi);
    expect(aksi.filter((satu, at) => satu !== aksi[at - 1])).toEqual([
      'mulai',
      'isiLembar',
      'laporanAkhir',
      'ajukanSelesai',
    ]);
  }
  expect(keadaanLembar(jejakSusut!).hasil).toEqual({ perangkat: '2,86', server: '2,86' });
  const { hasil, isian, riwayat, pengingat } = keadaanLembar(jejakSari!);
  expect(hasil).toEqual({ perangkat: '19,31', server: '19,31' });
  expect(
    Object.entries(riwayat).map(([kunci, semua]) => [kunci, ...semua.map(({ nilai }) => nilai)]),
  ).toEqual([
    ['b.1', '5,0130'],
    ['c0.1', '40,1000'],
    ['c1.1.1', '40,3005'],
    ['b.2', '5,0080'],
    ['c0.2', '38,5000'],
    ['c1.2.1', '38,6500', '38,6500'],
    ['c1.1.2', '40,2962'],
    ['c1.1.3', '40,2960'],
    ['b.3', '5,0080'],
    ['c0.3', '38,5000'],
    ['c1.3.1', '38,6932'],
    ['c1.3.2', '38,6930'],
  ]);
  expect(isian['c1.2.1']?.dicoret?.keterangan).toBe('Cawan terguling di oven');
  expect(pengingat).toEqual([expect.objectContaining({ label: 'Oven', kunci: 'c1.1' })]);
  expect(pengingat[0]!.selesai).not.toBeNull();

  // The supervisor reads first what was crossed out, sees the photo, and approves.
  const kantor = await perangkatSiap(penyelia, 'laptop');
  await kantor.goto(`/review-sampel-lpmok/edit?uuid=${sari!.uuid}`);
  const lembar = kantor.getByRole('region', { name: 'Lembar kerja' });
  await expect(lembar.getByText('1 nilai dicoret')).toBeVisible();
  await expect(lembar).toContainText('38,6500, Tumpah atau rusak: Cawan terguling di oven');
  await expect(lembar).not.toContainText('berbeda');
  await expect(kantor.getByText(/Laporan akhir oleh .*, 1 foto/)).toBeVisible();
  await kantor.getByRole('button', { name: 'Putuskan' }).first().click();
  await kantor.getByRole('radio', { name: 'Disetujui' }).check();
  await simpan(kantor);
  await expect(kantor.getByText('Selesai pengujian', { exact: true }).first()).toBeVisible();
  await expect(lencana(kantor, 'Tersambung')).toBeVisible();

  // And what the customer reads in the end is the figure of the sheet.
  await alur.meja('PUT', 'verification-done', susut!.uuid, { flag_disetujui: 1 }, penyelia);
  const { lhu } = await alur.majukan(uuid, 14);
  const kertas = await bacaTeks(await alur.unduh(lhu[0]!.file.sha256, pendaftar));
  expect(kertas).toMatch(/Kadar Sari Larut Etanol .*19,31/s);
  expect(kertas).toMatch(/Susut Pengeringan .*2,86/s);
});
