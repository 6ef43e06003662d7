import type { Page } from '@playwright/test';
import type { Analisis } from '#domain/analisis/schema.ts';
import { bacaAnalisis, lakukan, masukApi, parameterDi, type Api } from '#tests/e2e/support/api.ts';
import { bacaTeks } from '#tests/pdf/baca.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { simpanIsian } from '#tests/e2e/support/bangku.ts';
import { hariIni } from '#tests/e2e/support/contoh.ts';
import { dilihat, dipotret, tambahFoto, unduh } from '#tests/e2e/support/foto.ts';
import { ketikBerturut, punyaVersi, rilisLembar, sel } from '#tests/e2e/support/lembar-kerja.ts';
import { lencana, siapLuring } from '#tests/e2e/support/perangkat.ts';
import { expect, test } from '#tests/e2e/support/uji.ts';
import { adaExif, adaTempat } from '#tests/support/foto.ts';
import { sha256 } from '#tests/support/berkas.ts';

const analis = 'analis@kampus.example';
const penyelia = 'penyelia@kampus.example';
const namaSel = 'Wadah dan zat kering, ulangan 1';

const rinci = (page: Page) => page.getByRole('dialog', { name: namaSel });
async function bukaRinci(page: Page) {
  await page.getByRole('button', { name: `Rincian ${namaSel}` }).tap();
  await expect(rinci(page).getByRole('group', { name: /^Foto/ })).toBeVisible();
}

/** The page is gone from one moment to the next; another tab of the device goes on. */
async function bunuh(page: Page): Promise<Page> {
  const cdp = await page.context().newCDPSession(page);
  const mati = page.waitForEvent('crash');
  cdp.send('Page.crash').catch(() => undefined);
  await mati;
  return page.context().newPage();
}

const berkasDari = async (url: string, { token }: Api, nama: string) =>
  new Uint8Array(
    await (
      await fetch(`${url}/api/file-test?url=${nama}`, { headers: { authorization: `Bearer ${token}` } })
    ).arrayBuffer(),
  );

/** A program of others reports with a photo as its camera wrote it, through no form of ours. */
async function laporDariLuar(url: string, api: Api, uuid: string, buffer: Buffer): Promise<string> {
  const nama = sha256(buffer);
  const response = await fetch(`${url}/api/sync/file/${nama}`, {
    method: 'PUT',
    body: new Uint8Array(buffer),
    headers: { authorization: `Bearer ${api.token}` },
  });
  expect(response.status).toBe(201);
  await lakukan(api, 'POST', 'report', {
    uuid,
    jenis_laporan: 'progres',
    tanggal: hariIni,
    jam: '23:59',
    isi: '<p>Dari program lain.</p>',
    foto: [
      { uuid: crypto.randomUUID(), keterangan: 'Etiket', file_foto: { sha256: nama, name: 'etiket.jpg' } },
    ],
  });
  return (await bacaAnalisis(api, 'analyst', uuid)).history.at(-1)!.foto![0]!.file.sha256;
}

test('[BEYOND-19, BEYOND-21] photos at a cell, taken without the server and through a killed page, leave with the sheet before its report, which has them too; the supervisor sees and prints them without the server', async ({
  perangkatSiap,
  proses,
}) => {
  const api = await masukApi(proses.url, analis);
  const { uuid, parameter }: Analisis = await parameterDi(api, 0);
  const versi = await rilisLembar(proses.url, parameter.uuid);
  await lakukan(api, 'PUT', 'start', { uuid });
  let page = await perangkatSiap(analis);
  const buka = () => page.goto(`/analisis-sampel/edit?uuid=${uuid}`);
  await buka();
  await punyaVersi(page, [versi]);
  await expect(sel(page, namaSel)).toBeEditable();
  const asli = await dipotret(page);
  await proses.hentikan();

  await sel(page, 'Wadah kosong, ulangan 1').tap();
  await ketikBerturut(page, ['30,000', '33,500', '33,400', '30,000', '33,500', '33,400']);
  await bukaRinci(page);
  await tambahFoto(page, 'Ambil foto', [asli]);
  await page.getByRole('textbox', { name: 'Keterangan foto 1' }).fill('Krus A');
  await periksa(page, 'foto di rincian sel');
  page = await bunuh(page);

  await buka();
  await expect(page.getByText('1 foto', { exact: true })).toBeVisible();
  await bukaRinci(page);
  await expect(page.getByRole('textbox', { name: 'Keterangan foto 1' })).toHaveValue('Krus A');
  await tambahFoto(page, 'Tambah dari file', [{ ...asli, name: 'retak.jpg' }]);
  await rinci(page).getByRole('button', { name: 'Putar foto 2' }).tap();
  await expect
    .poll(() => dilihat(rinci(page).getByRole('img', { name: /^Foto 2\b/ }), 0.25, 0.5))
    .toEqual({ warna: 'biru', lebar: 1600, tinggi: 1067 });
  await rinci(page).getByRole('button', { name: 'Tutup' }).tap();
  await page.getByRole('button', { name: 'Buat laporan akhir' }).tap();
  // The report begins with them, named by their cell.
  const keterangan = (ke: number) => page.getByRole('textbox', { name: `Keterangan foto ${ke}` });
  await expect(keterangan(1)).toHaveValue(`${namaSel}: Krus A`);
  await expect(keterangan(2)).toHaveValue(namaSel);
  await expect(page.getByRole('img', { name: /^Foto 2\b/ })).toBeVisible();
  await simpanIsian(page);
  await expect(lencana(page, 'Luring, 2 tulisan menunggu')).toBeVisible();

  await proses.mulai();
  await expect(lencana(page, /^Tersambung$/)).toBeVisible();
  const { history } = await bacaAnalisis(api, 'analyst', uuid);
  expect(history.map(({ aksi }) => aksi)).toEqual(['mulai', 'isiLembar', 'laporanAkhir']);
  const foto = history[1]!.foto!;
  expect(foto.map((satu) => [satu.sel, satu.keterangan, satu.file.name])).toEqual([
    ['w2.1', 'Krus A', 'krus.jpg'],
    ['w2.1', null, 'retak.jpg'],
  ]);
  expect(history[2]!.foto!.map((satu) => [satu.sel, satu.keterangan, satu.file.sha256])).toEqual([
    [null, `${namaSel}: Krus A`, foto[0]!.file.sha256],
    [null, namaSel, foto[1]!.file.sha256],
  ]);
  for (const { file } of foto) expect(adaExif(await berkasDari(proses.url, api, file.sha256))).toBe(false);
  const dariLuar = await laporDariLuar(proses.url, api, (await parameterDi(api, 2)).uuid, asli.buffer);
  const bersih = await berkasDari(proses.url, api, dariLuar);
  expect([adaTempat(asli.buffer), adaTempat(bersih)]).toEqual([true, false]);

  const atasan = await perangkatSiap(penyelia, 'laptop');
  await atasan.goto(`/review-sampel-lpmok/edit?uuid=${uuid}`);
  const lembar = atasan.getByRole('region', { name: 'Lembar kerja' });
  await expect(lembar.getByText('2 foto', { exact: true })).toBeVisible();
  await siapLuring(atasan);
  // As it came it is turned by what its camera wrote, and that alone is left.
  const tegak = await atasan.evaluate(
    async (bytes) => {
      const { width, height } = await createImageBitmap(new Blob([Uint8Array.from(bytes)]));
      return [width, height];
    },
    [...bersih],
  );
  expect(tegak).toEqual([1600, 2400]);
  await proses.hentikan();
  await atasan.reload();
  await expect(lencana(atasan, 'Luring')).toBeVisible();
  await expect(lembar.getByText(`${namaSel}: Krus A`)).toBeVisible();
  const kedua = lembar.getByRole('img', { name: /^Foto 2\b/ });
  expect(await dilihat(kedua, 0.25, 0.5)).toMatchObject({ warna: 'biru', lebar: 1600 });
  await lembar.getByRole('button', { name: `Rincian ${namaSel}` }).click();
  await expect(rinci(atasan).getByText('Krus A', { exact: true })).toBeVisible();
  await rinci(atasan).getByRole('button', { name: 'Tutup' }).click();
  await periksa(atasan, 'lembar penyelia dengan foto');
  await atasan
    .getByRole('row')
    .filter({ hasText: 'Laporan akhir' })
    .first()
    .getByRole('button', { name: /Detail/ })
    .click();
  const cetakan = await bacaTeks(await unduh(atasan));
  expect(cetakan).toContain(`Foto 1. ${namaSel}: Krus A Foto 2. ${namaSel}`);
  // Of the report and of the sheet, and printed once.
  expect(cetakan).not.toContain('Foto 3');
});
