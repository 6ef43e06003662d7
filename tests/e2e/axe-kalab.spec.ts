import type { PengujianRingkas } from '#domain/pengujian/schema.ts';
import { masukApi } from './support/api.ts';
import { periksa } from './support/axe.ts';
import { testDenganSatuServer } from './support/bersama.ts';
import { expect, masuk, siapLuring } from './support/uji.ts';

const test = testDenganSatuServer();
const kalab = 'kalab@kampus.example';

test(`[MSG-01] axe finds nothing on any screen of a head's decisions and reports`, async ({
  perangkat,
  proses,
}) => {
  const api = await masukApi(proses.url, kalab);
  const menunggu = (await api.panggil('GET', '/test?flag_officer=1&id_status_pengajuan=2'))
    .data as PengujianRingkas[];
  const laporan = (await api.panggil('GET', '/test-report?flag_officer=1&perPage=100'))
    .data as PengujianRingkas[];
  const di = (kode: number) => laporan.find((satu) => satu.idPengujianStatusPengajuan === kode)!;

  const page = await perangkat('ponsel');
  await masuk(page, kalab);
  await siapLuring(page);

  await page.goto('/persetujuan-kalab-lpmok');
  await expect(page.getByRole('link', { name: /^Putuskan/ }).first()).toBeVisible();
  await periksa(page, 'daftar persetujuan');
  await page.goto(`/persetujuan-kalab-lpmok/detail?uuid=${menunggu[0]!.uuid}`);
  await expect(page.getByRole('link', { name: 'Putuskan' })).toBeVisible();
  await periksa(page, 'detail persetujuan');
  await page.getByRole('link', { name: 'Putuskan' }).click();
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByText(/Periksa \d+ isian berikut/)).toBeVisible();
  await periksa(page, 'putusan dengan isian keliru');
  await page.getByRole('button', { name: /^Setujui \d+ parameter yang belum diputuskan$/ }).click();
  await expect(page.getByRole('region', { name: 'Pratinjau tagihan' })).toContainText('DP 50%');
  await periksa(page, 'putusan dengan pratinjau tagihan');
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await periksa(page, 'konfirmasi putusan');
  await page.getByRole('dialog').getByRole('button', { name: 'Batal', exact: true }).click();

  await page.goto('/lhu-kalab-lpmok');
  await expect(page.getByRole('link', { name: /^Detail/ }).first()).toBeVisible();
  await periksa(page, 'daftar laporan');
  await page.goto(`/lhu-kalab-lpmok/detail?uuid=${di(14).uuid}`);
  await expect(page.getByRole('img', { name: /^Laporan hasil uji, Lhu\.pdf, halaman 1/ })).toBeVisible();
  await periksa(page, 'laporan terbit');
  await page.goto(`/lhu-kalab-lpmok/edit?uuid=${di(10).uuid}`);
  await expect(page.getByRole('img', { name: /^Pratinjau LHU, halaman 1/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Nomor' }).fill('');
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByText('Periksa 1 isian berikut')).toBeVisible();
  await periksa(page, 'terbitkan dengan isian keliru');
  await page
    .getByRole('button', { name: /^Metode uji/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Edit metode uji' })).toBeVisible();
  await periksa(page, 'metode uji');
  await page.goto(`/cek-lhu/${di(16).lhu.at(-1)!.kode}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Laporan ini sah');
  await periksa(page, 'cek LHU');
});
