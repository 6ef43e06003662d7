import type { Locator } from '@playwright/test';
import type { Analisis } from '#domain/analisis/schema.ts';
import { bacaAnalisis, masukApi } from '#tests/e2e/support/api.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { tanpaLembar, tanpaVersiDi } from '#tests/e2e/support/lembar-kerja.ts';
import { lencana } from '#tests/e2e/support/perangkat.ts';
import { expect } from '#tests/e2e/support/uji.ts';

const test = testDenganSatuServer();
const analis = 'analis@kampus.example';

/** Three parameters of one sample that this analyst has not begun. */
function tigaMenunggu(semua: readonly Analisis[]): Analisis[] {
  const menunggu = semua.filter(
    ({ idStatusProgresParameter: kode, pengujian }) =>
      (kode ?? 0) === 0 &&
      pengujian.idLaboratorium === 7 &&
      [7, 11].includes(pengujian.statusSubmission.kdStatusPengajuan),
  );
  return [...Map.groupBy(menunggu, ({ sampel }) => sampel.uuid).values()].find((satu) => satu.length >= 3)!;
}

test('[ANALYSIS-07, ANALYSIS-08, look.md] three parameters of one sample are begun, reported and handed in on one screen with fifteen taps, without the server', async ({
  proses,
  tab,
}) => {
  const api = await masukApi(proses.url, analis);
  const { data } = await api.panggil('GET', '/test-analysis/analyst');
  const semua = tigaMenunggu(data as Analisis[]);
  const tiga = semua.slice(0, 3);
  const { sampel } = tiga[0]!;
  for (const { parameter } of tiga) await tanpaLembar(proses.url, parameter.uuid);
  const page = await tab(analis, 'tablet');
  await page.goto(`/analisis-sampel?cari=${sampel.kodeSampel}`);
  let ketukan = 0;
  const ketuk = async (apa: Locator) => {
    await apa.tap();
    ketukan += 1;
  };
  const kepala = page.getByRole('row').filter({ hasText: sampel.kodeSampel! }).first();
  await expect(kepala).toBeVisible();
  await tanpaVersiDi(page, tiga);
  await proses.hentikan();
  await ketuk(kepala.getByRole('link', { name: 'Buka sampel' }));
  await periksa(page, 'satu sampel');
  await ketuk(page.getByRole('button', { name: `Mulai ${semua.length} parameter` }));
  const tanya = page.getByRole('dialog');
  await expect(tanya).toContainText(sampel.kodeSampel!);
  await ketuk(tanya.getByRole('button', { name: 'Ya', exact: true }));
  for (const { parameter } of tiga) {
    const bagian = page.getByRole('region', { name: parameter.namaParameterUji, exact: true });
    await ketuk(bagian.getByRole('button', { name: 'Buat laporan', exact: true }));
    await expect(bagian.getByRole('textbox', { name: 'Isi laporan' })).toBeFocused();
    await page.keyboard.type(`Diuji: ${parameter.namaParameterUji}`);
    await ketuk(bagian.getByRole('textbox', { name: 'Hasil pengujian' }));
    await page.keyboard.type('4,2');
    await ketuk(bagian.getByRole('button', { name: 'Simpan dan ajukan' }));
    await expect(tanya).toContainText(`${parameter.namaParameterUji}, ${sampel.nama}, ${sampel.kodeSampel}`);
    await ketuk(tanya.getByRole('button', { name: 'Ya', exact: true }));
    await expect(bagian.getByText('Pengajuan selesai pengujian')).toBeVisible();
  }
  expect(ketukan).toBe(15);
  // Nothing waits to be begun any more: no bar without a button keeps its strip of the screen.
  await expect(page.locator('[data-main-action]')).toBeHidden();
  await expect(lencana(page, `Luring, ${semua.length + 6} tulisan menunggu`)).toBeVisible();

  await proses.mulai();
  await expect(lencana(page, 'Tersambung')).toBeVisible();
  for (const { uuid } of tiga)
    expect(
      (await bacaAnalisis(await masukApi(proses.url, analis), 'analyst', uuid)).history.map(
        ({ aksi }) => aksi,
      ),
    ).toEqual(['mulai', 'laporanAkhir', 'ajukanSelesai']);
});
