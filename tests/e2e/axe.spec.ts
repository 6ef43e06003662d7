import { periksa, periksaPonsel, periksaTablet } from './support/axe.ts';
import { lakukan, masukApi, parameterDi } from './support/api.ts';
import { editor } from './support/bangku.ts';
import { expect, kotak, lencana, masuk, putuskan, sambungkan, siapLuring, test } from './support/uji.ts';

test(`[MSG-01] axe finds nothing on any built screen`, async ({ perangkat }) => {
  const page = await perangkat('ponsel');
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Masuk' })).toBeVisible();
  await periksa(page, '/login');
  const baru = await perangkat('ponsel');
  for (const [email, judul] of [
    ['menunggu@kampus.example', 'Menunggu verifikasi admin'],
    ['baru@kampus.example', 'Isi data diri'],
  ] as const) {
    await masuk(baru, email);
    await expect(baru.getByRole('dialog', { name: judul })).toBeVisible();
    await periksa(baru, judul);
    if (judul === 'Isi data diri') continue;
    await baru.getByRole('button', { name: 'Keluar dan pakai akun lain' }).click();
    await expect(baru).toHaveURL(/\/login$/);
  }
  await baru.getByRole('combobox', { name: 'Status' }).click();
  await baru.getByRole('option', { name: 'Mahasiswa', exact: true }).click();
  await baru.getByRole('button', { name: 'Simpan' }).click();
  await expect(baru.getByText('Kolom tidak boleh kosong').first()).toBeVisible();
  await periksa(baru, '/form dengan isian keliru');
  await masuk(page, 'analis@kampus.example');
  await expect(page.getByRole('heading', { name: 'Halaman ini belum tersedia' })).toBeVisible();
  await periksa(page, 'belum tersedia');

  await page.goto('/analisis-sampel');
  await siapLuring(page);
  await expect(page.getByRole('link', { name: /Kerjakan/ }).first()).toBeVisible();
  await periksa(page, 'daftar');
  await page
    .getByRole('link', { name: /Kerjakan/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Mulai pengujian' })).toBeVisible();
  await periksa(page, 'belum dimulai');
  await page.getByRole('button', { name: 'Mulai pengujian' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await periksa(page, 'konfirmasi');
  await page.getByRole('button', { name: 'Batal', exact: true }).click();

  for (const [alamat, judul] of [
    ['/kotak-keluar', 'Kotak keluar'],
    ['/profile', 'Profil'],
    ['/404', 'Halaman tidak ditemukan'],
  ] as const) {
    await page.goto(alamat);
    await expect(page.getByRole('heading', { level: 1, name: judul })).toBeVisible();
    await periksa(page, alamat);
  }
});

test(`[MSG-01] axe finds nothing in any dialog of the bench`, async ({ perangkat, proses }) => {
  const analis = await masukApi(proses.url, 'analis@kampus.example');
  const penyelia = await masukApi(proses.url, 'penyelia@kampus.example');
  const jalan = await parameterDi(analis, 2);
  const diajukan = await parameterDi(analis, 5);
  const selesai = await parameterDi(analis, 6);
  const page = await perangkat('ponsel');

  await masuk(page, 'analis@kampus.example');
  await siapLuring(page);
  await page.goto(`/analisis-sampel/edit?uuid=${jalan.uuid}`);
  await page.getByRole('button', { name: 'Buat laporan' }).click();
  await editor(page).fill('Isi');
  await page.getByRole('radio', { name: 'Laporan akhir' }).check();
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Periksa 1 isian berikut')).toBeVisible();
  await periksa(page, 'laporan dengan isian keliru');
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup', exact: true }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Batalkan pengujian' }).click();
  await page.getByRole('textbox', { name: 'Alasan' }).fill('Baku habis');
  await expect(page.getByText(/Tersimpan di perangkat \d/)).toBeVisible();
  await periksa(page, 'batalkan');
  await page.getByRole('dialog').getByRole('button', { name: 'Batal', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Lihat|Detail/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await periksa(page, 'detail progres');
  await page.goto('/kotak-keluar');
  await expect(page.getByRole('region', { name: /^Draf/ })).toBeVisible();
  await periksa(page, 'kotak keluar dengan draf');
  const keluar = page.getByRole('button', { name: 'Keluar', exact: true });
  await page.getByRole('button', { name: 'Lainnya' }).click();
  await expect(keluar).toBeVisible();
  await periksaPonsel(page, 'lainnya');
  await page.keyboard.press('Escape');
  await page.setViewportSize(kotak.tablet);
  await page.getByRole('button', { name: /^Akun / }).click();
  await expect(keluar).toBeVisible();
  await periksaTablet(page, 'akun');
  await keluar.click();
  await expect(page.getByRole('button', { name: 'Keluar, simpan di perangkat' })).toBeVisible();
  await periksa(page, 'keluar');
  await page.getByRole('button', { name: 'Keluar, simpan di perangkat' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await periksa(page, '/login dengan tulisan menunggu');

  await masuk(page, 'penyelia@kampus.example');
  await siapLuring(page);
  await page.goto(`/review-sampel-lpmok/edit?uuid=${jalan.uuid}`);
  await page.getByRole('button', { name: 'Buat review' }).click();
  await expect(editor(page)).toBeVisible();
  await periksa(page, 'review');
  await page.goto(`/review-sampel-lpmok/edit?uuid=${selesai.uuid}`);
  await page.getByRole('button', { name: 'Buka kembali' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await periksa(page, 'buka kembali');
  await page.goto(`/review-sampel-lpmok/edit?uuid=${diajukan.uuid}`);
  await page.getByRole('button', { name: 'Putuskan' }).first().click();
  await page.getByRole('radio', { name: 'Ditolak' }).check();
  await periksa(page, 'putuskan');
  await page.getByRole('dialog').getByRole('button', { name: 'Batal', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  putuskan(page);
  await page.getByRole('button', { name: 'Edit metode uji' }).click();
  await page.getByRole('textbox', { name: 'Metode uji' }).fill('KCKT (tablet)');
  await periksa(page, 'metode');
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await page.getByRole('button', { name: 'Ya, simpan' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await lakukan(penyelia, 'PUT', 'method', { uuid: diajukan.uuid, metode_uji: 'Titrasi (kantor)' });
  await sambungkan(page);
  await lencana(page, 'Tersambung, 1 perlu keputusan').click();
  await expect(page.getByRole('button', { name: 'Bandingkan' })).toBeVisible();
  await periksa(page, 'perlu keputusan');
  await page.getByRole('button', { name: 'Bandingkan' }).click();
  await expect(page.getByRole('region', { name: 'Milik saya' })).toBeVisible();
  await periksa(page, 'banding');
  await page.getByRole('button', { name: 'Gabungkan' }).click();
  await expect(page.getByRole('textbox', { name: 'Metode uji' })).toBeVisible();
  await periksa(page, 'perbaiki');
  await page.getByRole('dialog').getByRole('button', { name: 'Batal', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Buang', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Ya, buang' })).toBeVisible();
  await periksa(page, 'buang');
});
