import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parseCsv } from 'hucre/csv';
import { masukApi, parameterDi } from '#tests/e2e/support/api.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { antreanDi, sesiDi } from '#tests/e2e/support/simpanan.ts';
import { jaringanDari, lencana, masuk, putuskan, sambungkan } from '#tests/e2e/support/perangkat.ts';
import { expect, test } from '#tests/e2e/support/uji.ts';

const admin = 'admin@kampus.example';
const analis = 'analis@kampus.example';

const saring = async (page: Page, nama: string, pilihan: string): Promise<void> => {
  await page.getByRole('combobox', { name: nama }).click();
  await page.getByRole('option', { name: pilihan, exact: true }).click();
};
const baris = (page: Page, nama: string) => page.getByRole('row', { name: nama });

test('[OFFICER-01, OFFICER-02, OFFICER-03, OFFICER-04, OFFICER-05, OFFICER-06, OFFICER-07, OFFICER-08, OFFICER-09, OFFICER-10, OFFICER-12, OFFICER-18, CONST-17, MSG-19] an account is verified with role and laboratory, another one deleted, and the trail tells of both', async ({
  perangkatSiap,
}) => {
  const page = await perangkatSiap(admin, 'laptop');
  await page.goto('/petugas');
  await expect(baris(page, 'Agus Setiawan')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
    'No.',
    'Nama',
    'Email',
    'Nomor Induk Kepegawaian',
    'Otoritas',
    'Laboratorium',
    'No. WhatsApp aktif',
    'Status',
    'Aksi',
  ]);
  const agus = baris(page, 'Agus Setiawan');
  await expect(agus.getByRole('button', { name: /^Hapus/ })).toHaveCount(0);
  await agus.getByRole('link', { name: /^Edit/ }).click();
  await expect(page).toHaveURL(/\/petugas\/tambah\?uuid=/);
  await expect(page.getByRole('textbox', { name: /^Nama/ })).toHaveValue(/^Agus Setiawan/);
  await page.goBack();
  await saring(page, 'Status verifikasi', 'Perlu verifikasi');
  await baris(page, 'Wahyu Hidayat')
    .getByRole('link', { name: /^Detail/ })
    .click();
  const detail = page.getByRole('dialog', { name: /Wahyu Hidayat/ });
  await expect(detail.getByText('Status verifikasi')).toBeVisible();
  await expect(detail.getByText('Status akun')).toHaveCount(0);
  await periksa(page, 'detail petugas');
  await detail.getByRole('link', { name: 'Verifikasi' }).click();

  await expect(page.getByRole('radio', { name: 'Disetujui' })).toBeChecked();
  await expect(page.getByLabel('Catatan (Optional)')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Ditolak' }).check();
  await expect(page.getByLabel('Catatan (Optional)')).toBeVisible();
  await page.getByRole('radio', { name: 'Disetujui' }).check();
  await page.getByRole('combobox', { name: /^Otoritas/ }).selectOption({ label: 'Laboran' });
  await page.getByRole('checkbox', { name: 'Kimia Farmasi' }).check();
  await periksa(page, 'isian petugas');
  await page.getByRole('button', { name: 'Simpan' }).click();
  const tanya = page.getByRole('dialog', { name: 'Simpan data yang diinputkan ?' });
  await expect(tanya.getByText(/disetujui sebagai Laboran/)).toBeVisible();
  await tanya.getByRole('button', { name: 'Ya, simpan' }).click();
  await expect(page.getByText('Data penelitian berhasil disimpan')).toBeVisible();
  // The filter of before is still set: who was verified is not among those who wait any more.
  await expect(page).toHaveURL(/\/petugas$/);
  await expect(
    page.getByRole('button', { name: 'Hapus saringan Status verifikasi: Perlu verifikasi' }),
  ).toBeVisible();
  await expect(baris(page, 'Fajar Nugroho')).toBeVisible();
  await expect(baris(page, 'Wahyu Hidayat')).toHaveCount(0);

  await saring(page, 'Status verifikasi', 'Ditolak');
  await baris(page, 'Nadia Permata')
    .getByRole('button', { name: /^Hapus/ })
    .click();
  await page
    .getByRole('dialog', { name: 'Apakah anda yakin ingin menghapus petugas ini ?' })
    .getByRole('button', { name: 'Ya, hapus' })
    .click();
  await expect(page.getByText('Data petugas berhasil dihapus')).toBeVisible();
  await expect(baris(page, 'Nadia Permata')).toHaveCount(0);

  await page.goto('/jejak');
  await expect(page.getByRole('heading', { name: 'Hapus petugas' })).toBeVisible();
  const verifikasi = page.getByRole('article').filter({ hasText: 'Wahyu Hidayat' });
  await expect(verifikasi.getByText('Perlu verifikasi')).toBeVisible();
  await expect(verifikasi.getByText('Kimia Farmasi')).toBeVisible();
  const unduh = async () => {
    await page.getByRole('button', { name: 'Unduh daftar' }).click();
    await page.getByRole('button', { name: 'CSV (.csv)' }).click();
  };
  // One that takes long says so, and is ended by whoever no longer wants it: no file comes of it.
  let diunduh = 0;
  page.on('download', () => (diunduh += 1));
  const jaringan = jaringanDari(page);
  const tertahan = jaringan.tahan('/api/audit', 'permintaan');
  await unduh();
  await tertahan;
  const menyusun = page.getByRole('dialog', { name: 'Unduh daftar' });
  await expect(menyusun.getByRole('status')).toHaveText(/^Menyusun file… 0 baris$/);
  await periksa(page, 'file yang disusun');
  await menyusun.getByRole('button', { name: 'Hentikan' }).click();
  await expect(menyusun).toHaveCount(0);
  jaringan.bebaskan();

  const menunggu = page.waitForEvent('download');
  await unduh();
  const [, ...tercatat] = parseCsv(await readFile(await (await menunggu).path(), 'utf8'), { delimiter: ';' });
  const isian = tercatat.map((row) => row.slice(4, 6).concat(row.slice(8, 11)).join('|'));
  expect(isian).toContain('Hapus petugas|Akun|Nama|Nadia Permata Sari|dikosongkan');
  expect(diunduh).toBe(1);
});

test('[GAP-160] an Admin corrects the programme of a student, who reads why on whatever page they are and then in their profile', async ({
  proses,
  perangkatSiap,
}) => {
  const milik = await masukApi(proses.url, 'mahasiswa@kampus.example');
  const { uuid } = (await milik.panggil('GET', '/user/self')).data as { uuid: string };
  const ponsel = await perangkatSiap('mahasiswa@kampus.example', 'ponsel');
  await ponsel.goto('/pendaftaran');
  const page = await perangkatSiap(admin, 'laptop');
  await page.goto(`/petugas/tambah?uuid=${uuid}`);
  await page.getByRole('button', { name: 'Koreksi data diri' }).click();
  const dialog = page.getByRole('dialog', { name: /^Koreksi data diri Rizky/ });
  await saring(page, 'Program studi', 'S1 Farmasi Klinis dan Komunitas');
  const simpan = dialog.getByRole('button', { name: 'Simpan' });
  await simpan.click();
  const alasan = dialog.getByRole('textbox', { name: 'Alasan koreksi' });
  await expect(alasan).toHaveAccessibleDescription(/Kolom tidak boleh kosong/);
  await periksa(page, 'koreksi data diri');
  await alasan.fill('Pindah program studi semester ini');
  await simpan.click();
  await page.getByRole('button', { name: 'Ya, simpan' }).click();
  await expect(page.getByText('Data diri berhasil dikoreksi')).toBeVisible();
  // What one has corrected oneself is no news to the form beside it.
  await expect(page.getByText('Data ini berubah sejak formulir dibuka')).toHaveCount(0);

  const kabar = ponsel.getByText('Admin mengoreksi data diri Anda');
  await ponsel.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(kabar).toBeVisible();
  await ponsel.getByRole('link', { name: 'Lihat profil' }).click();
  const utama = ponsel.getByRole('main');
  await expect(utama).toContainText('Pindah program studi semester ini');
  await expect(utama).toContainText('S1 Farmasi Klinis dan Komunitas');
  await ponsel.goto('/pendaftaran');
  await expect(lencana(ponsel, 'Tersambung')).toBeVisible();
  await expect(kabar).toHaveCount(0);
});

test('[GAP-46, GAP-109, GAP-131, OFFICER-11, OFFICER-17, MSG-28] a deactivated officer is cut off at once, their work goes on with another, and what they had not sent stays theirs', async ({
  proses,
  perangkatSiap,
}) => {
  const api = await masukApi(proses.url, admin);
  const { uuid } = await parameterDi(await masukApi(proses.url, analis), 0);
  const tablet = await perangkatSiap(analis);
  await tablet.goto('/');
  const { userId } = await sesiDi(tablet);
  putuskan(tablet);
  await tablet.goto(`/analisis-sampel/edit?uuid=${uuid}`);
  await tablet.getByRole('button', { name: 'Mulai pengujian' }).click();
  await tablet.getByRole('button', { name: 'Ya', exact: true }).click();
  await expect(lencana(tablet, 'Luring, 1 tulisan menunggu')).toBeVisible();

  const page = await perangkatSiap(admin, 'laptop');
  await page.goto(`/petugas/tambah?uuid=${userId}`);
  await page.getByRole('textbox', { name: 'Nama', exact: true }).fill('Dewi Kusuma, S.Farm.');
  await page.getByRole('switch', { name: 'Aktif' }).click();
  const dialog = page.getByRole('dialog', { name: /^Nonaktifkan akun/ });
  await dialog
    .getByLabel(/^Parameter uji yang dikerjakan sebagai analis: \d+$/)
    .selectOption({ label: 'Agus Setiawan, A.Md., Kimia Farmasi, LPOMK' });
  await periksa(page, 'nonaktifkan');
  await dialog.getByRole('button', { name: 'Nonaktifkan' }).click();
  await expect(page.getByText('Akun berhasil dinonaktifkan')).toBeVisible();
  await expect(
    page.getByText(/^Parameter uji yang dikerjakan sebagai analis \(\d+\) kini pada Agus Setiawan/),
  ).toBeVisible();
  // What one has switched oneself is no news to the form beside it.
  await expect(page.getByRole('switch', { name: 'Nonaktif' })).toBeVisible();
  await expect(page.getByText('Data ini berubah sejak formulir dibuka')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Nama', exact: true })).toHaveValue('Dewi Kusuma, S.Farm.');
  await expect(page.getByRole('button', { name: 'Simpan', exact: true })).toBeEnabled();

  await sambungkan(tablet);
  await expect(tablet.getByRole('dialog', { name: 'Masuk lagi untuk mengirim 1 tulisan' })).toBeVisible();
  // Any call may be the first to hear that the session is over: the write itself may still be on its way then.
  await expect
    .poll(async () => (await antreanDi(tablet, userId)).map(({ state }) => state))
    .toEqual(['menunggu']);
  await masuk(tablet, analis);
  await expect(tablet.getByRole('heading', { name: 'Status akun Anda nonaktif!' })).toBeVisible();
  await expect(tablet.getByText('1 tulisan belum sampai di server')).toBeVisible();
  await periksa(tablet, 'akun nonaktif');

  const agus = await masukApi(proses.url, 'laboran@kampus.example');
  expect((await agus.panggil('GET', `/test-analysis/analyst?uuid=${uuid}`)).status).toBe(200);
  expect((await api.panggil('PUT', `/officer/activate?flag_aktif=1&uuid=${userId}`)).status).toBe(201);
  // The page that waited finds out by itself: as the network is back, at the latest.
  await sambungkan(tablet);
  // Their write is judged now: the parameter is another's, and whoever wrote it decides what becomes of it.
  await expect(lencana(tablet, /1 perlu keputusan/)).toBeVisible();
  expect((await antreanDi(tablet, userId)).map(({ state }) => state)).toEqual(['ditolak']);
});
