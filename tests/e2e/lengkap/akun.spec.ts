import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import type { Petugas } from '#domain/petugas/schema.ts';
import { akhiriSesi, masukApi, parameterDi } from '#tests/e2e/support/api.ts';
import { periksa, periksaPonsel } from '#tests/e2e/support/axe.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { tulisDraf } from '#tests/e2e/support/bangku.ts';
import { pilih } from '#tests/e2e/support/layanan.ts';
import { isiTabel, menungguDiPerangkat, sesiDi } from '#tests/e2e/support/simpanan.ts';
import {
  alamatMasuk,
  jaringanDari,
  lencana,
  masuk,
  putuskan,
  sambungkan,
  siapLuring,
} from '#tests/e2e/support/perangkat.ts';
import { expect } from '#tests/e2e/support/uji.ts';

const test = testDenganSatuServer();

/** Opens the account panel and asks to leave. */
async function keluar(page: Page): Promise<void> {
  await page.getByRole('button', { name: /, menu akun/ }).click();
  await page.getByRole('button', { name: 'Keluar', exact: true }).click();
}

/** The labels of the fields that can be seen, in their order. */
const isian = (page: Page) =>
  page
    .getByRole('dialog')
    .locator('label')
    .evaluateAll((labels) => labels.map((label) => label.textContent!.replace(/\s*\*$/, '')));

test('[AUTH-05, AUTH-10, AUTH-11, AUTH-13, AUTH-14, AUTH-15, AUTH-16, AUTH-17, AUTH-18, AUTH-19, AUTH-20, AUTH-21, AUTH-22, AUTH-23, AUTH-24, AUTH-27, AUTH-28, AUTH-29, GAP-162, GAP-168] a new person fills in the profile; every status asks what it should; then they wait', async ({
  perangkat,
  proses,
}) => {
  const page = await perangkat();
  await masuk(page, 'baru@kampus.example');
  await expect(page).toHaveURL(/\/form$/);
  await expect(page).toHaveTitle('Mejalab · Isi data diri');
  await page.goto('/analisis-sampel');
  await expect(page).toHaveURL(/\/form$/);
  const dialog = page.getByRole('dialog', { name: 'Isi data diri' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();

  // AUTH-16: from the provider, not to be changed.
  const email = dialog.getByRole('textbox', { name: 'Email aktif' });
  await expect(email).toHaveValue('baru@kampus.example');
  await expect(email).not.toBeEditable();
  await expect(dialog.getByRole('textbox', { name: 'Nama lengkap' })).toHaveValue('Putri Maharani');

  await periksa(page, 'isi data diri');

  // The screen asks for an address that the server would do without (GAP-171).
  const simpan = dialog.getByRole('button', { name: 'Simpan' });
  await pilih(page, 'Status', /^Umum atau industri$/);
  await simpan.click();
  await expect(dialog.getByRole('textbox', { name: 'Alamat' })).toHaveAccessibleDescription(
    /Kolom tidak boleh kosong/,
  );

  // What each status is asked is a rule of the profile (AUTH-17 to AUTH-27); the form follows it.
  const dasar = ['Status', 'Nama lengkap', 'Email aktif'];
  for (const [status, asing] of [
    [/^Petugas laboratorium$/, ['Nomor WhatsApp']],
    [/^Umum atau industri$/, ['Nomor identitas', 'Nomor WhatsApp', 'Instansi', 'Alamat']],
    [
      /^Mahasiswa$/,
      [
        'Nomor Induk Mahasiswa',
        'Nomor WhatsApp',
        'Instansi',
        'Nama perguruan tinggi',
        'Fakultas',
        'Program studi',
      ],
    ],
  ] as const) {
    await pilih(page, 'Status', status);
    await expect.poll(() => isian(page)).toEqual([...dasar, ...asing]);
  }
  await expect(dialog.getByRole('combobox', { name: 'Instansi' })).toHaveValue('Universitas');
  await expect(dialog.getByRole('combobox', { name: 'Instansi' })).not.toBeEditable();
  const perguruan = dialog.getByRole('textbox', { name: 'Nama perguruan tinggi' });
  await expect(perguruan).toHaveValue('Universitas Kampus Contoh');
  await expect(perguruan).not.toBeEditable();

  const induk = dialog.getByRole('textbox', { name: 'Nomor Induk Mahasiswa' });
  await simpan.click();
  // Number, telephone, faculty, programme.
  await expect(dialog.getByText('Kolom tidak boleh kosong')).toHaveCount(4);
  await periksa(page, 'data diri dengan isian keliru');
  await induk.fill('21x13045');
  await dialog.getByRole('textbox', { name: 'Nomor WhatsApp' }).fill('+62 812-3456-7890');
  await simpan.click();
  await expect(induk).toHaveAccessibleDescription(/Input harus berisi angka\./);
  await expect(page.getByRole('dialog', { name: 'Simpan data yang diinputkan ?' })).toBeHidden();
  await induk.fill('24613077');

  // What was typed outlives a reload, and the session too (GAP-162).
  await expect
    .poll(async () => {
      const [orang] = (await page.evaluate(() => indexedDB.databases())).flatMap(
        ({ name = '' }) => /^mejalab-([0-9a-f]{8}-.*)$/.exec(name)?.[1] ?? [],
      );
      return (await isiTabel<{ isi: { noInduk: string } }>(page, orang!, 'draf'))[0]?.isi.noInduk;
    })
    .toBe('24613077');
  await page.reload();
  await expect(induk).toHaveValue('24613077');
  await akhiriSesi(proses.url, (await sesiDi(page)).token);
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  await masuk(page, 'baru@kampus.example');
  await expect(page).toHaveURL(/\/form$/);
  await expect(induk).toHaveValue('24613077');

  // The programmes are those of the faculty, and another faculty takes the choice away (AUTH-28).
  await pilih(page, 'Fakultas', /^Hukum$/);
  await dialog.getByRole('combobox', { name: 'Program studi' }).click();
  await expect(page.getByRole('option')).toHaveText(['S1 Hukum']);
  await page.getByRole('option').click();
  await pilih(page, 'Fakultas', /^Farmasi$/);
  await expect(dialog.getByRole('combobox', { name: 'Program studi' })).toHaveValue('');
  await simpan.click();
  await expect(dialog.getByRole('combobox', { name: 'Program studi' })).toHaveAccessibleDescription(
    /Kolom tidak boleh kosong/,
  );
  await pilih(page, 'Program studi', /^S1 Farmasi$/);
  await simpan.click();
  const tanya = page.getByRole('dialog', { name: 'Simpan data yang diinputkan ?' });
  await expect(tanya).toContainText('Pastikan data sudah sesuai');
  await tanya.getByRole('button', { name: 'Ya, simpan' }).click();
  await expect(page.getByText('Data berhasil ditambah')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Menunggu verifikasi admin' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Menunggu verifikasi admin' })).toBeVisible();
});

test('[AUTH-06, AUTH-07, AUTH-08, CONF-32, GAP-109, GAP-162] who waits or is inactive sees that instead of the application, and may leave; who waits is let in within seconds of an approval', async ({
  proses,
  perangkat,
}) => {
  for (const [email, judul, isi] of [
    ['menunggu@kampus.example', 'Menunggu verifikasi admin', 'Admin akan memeriksa'],
    ['nonaktif@kampus.example', 'Status akun Anda nonaktif!', 'Hubungi admin laboratorium'],
  ] as const) {
    const page = await perangkat('ponsel');
    await masuk(page, email);
    const dialog = page.getByRole('dialog', { name: judul });
    await expect(dialog).toContainText(isi);
    await periksa(page, judul);
    await page.getByRole('button', { name: 'Periksa lagi' }).click();
    await expect(dialog.getByText(/^Masih (menunggu|nonaktif), diperiksa /)).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    for (const path of ['/', '/pendaftaran', '/profile', '/kotak-keluar']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/form$/);
      await expect(dialog).toBeVisible();
    }
    await expect(page.getByRole('navigation')).toHaveCount(0);
    // The bar above it says who is signed in, and leads out as the page itself does (GAP-162).
    if (email === 'nonaktif@kampus.example')
      await page.getByRole('button', { name: 'Keluar dan pakai akun lain' }).click();
    else {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /, menu akun/ })
        .click();
      await expect(page.getByRole('link')).toHaveCount(0);
      await periksa(page, 'bilah sebelum aplikasi terbuka');
      await page.getByRole('button', { name: 'Keluar', exact: true }).click();
    }
    await page.getByRole('button', { name: 'Ya, keluar' }).click();
    await expect(page).toHaveURL(/\/login$/);
  }

  const page = await perangkat('ponsel');
  await masuk(page, 'menunggu@kampus.example');
  await expect(page.getByRole('dialog', { name: 'Menunggu verifikasi admin' })).toBeVisible();
  const api = await masukApi(proses.url, 'admin@kampus.example');
  const { uuid, nama } = (
    (await api.panggil('GET', '/officer?search=menunggu%40kampus')).data as Petugas[]
  )[0]!;
  const { status } = await api.panggil('PUT', '/officer', {
    uuid,
    nama,
    no_whatsapp: '081234567890',
    no_induk_kepegawaian: '23613077',
    id_role: 1,
    flag_persetujuan: 1,
  });
  expect(status).toBe(201);
  await expect(page).toHaveURL(/\/pendaftaran$/, { timeout: 10_000 });
});

test('[AUTH-35, AUTH-36, GAP-118, GAP-119] leaving with a draft: send first, keep it here, or take it along', async ({
  proses,
  perangkatSiap,
}) => {
  const { uuid } = await parameterDi(await masukApi(proses.url, 'analis@kampus.example'), 2);
  const page = await perangkatSiap('analis@kampus.example', 'laptop');
  await tulisDraf(page, uuid, 'Baru separuh');
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup', exact: true }).last().click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await keluar(page);
  const dialog = page.getByRole('dialog', { name: 'Keluar dari sistem ...?' });
  await expect(dialog).toContainText('1 draf belum sampai di server');
  await expect(dialog.getByRole('button', { name: 'Ya, keluar' })).toBeHidden();
  await periksa(page, 'keluar dengan draf');
  const unduhan = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Unduh' }).click();
  expect(await readFile(await (await unduhan).path(), 'utf8')).toContain('Baru separuh');
  await dialog.getByRole('button', { name: 'Kirim dulu' }).click();
  await expect(page).toHaveURL(/\/kotak-keluar$/);
  await expect(page.getByRole('region', { name: /^Draf/ })).toBeVisible();

  putuskan(page);
  await keluar(page);
  await expect(dialog).toContainText('Tanpa jaringan tidak ada yang dapat masuk lagi');
  await sambungkan(page);
  await expect(dialog.getByText('Tanpa jaringan tidak ada yang dapat masuk lagi')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Keluar, simpan di perangkat' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Tulisan menunggu di perangkat ini: NL (1)')).toBeVisible();
  expect(await menungguDiPerangkat(page)).toEqual([{ inisial: 'NL', jumlah: 1 }]);
  await periksa(page, '/login dengan tulisan menunggu');
  // Without a network the page says so, its button waits, and the work is still named.
  putuskan(page);
  await page.reload();
  await expect(page.getByText('Perangkat sedang luring')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Masuk dengan akun Anda' })).toBeDisabled();
  await expect(page.getByText('Tulisan menunggu di perangkat ini: NL (1)')).toBeVisible();
});

test('[AUTH-37, GAP-59] /profile shows the own profile, read-only, without a network too', async ({
  perangkatSiap,
}) => {
  const page = await perangkatSiap('mahasiswa@kampus.example', 'laptop');
  await page.goto('/');
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.getByRole('button', { name: /, menu akun/ }).click();
  const profil = page.getByRole('link', { name: 'Profil' });
  // The menu stands with its button, which does not scroll: it must not slip away from under a finger.
  const bergeser = await profil.evaluate((link) => {
    const before = link.getBoundingClientRect().top;
    window.scrollTo(0, document.body.scrollHeight);
    return { halaman: window.scrollY > 0, menu: link.getBoundingClientRect().top - before };
  });
  expect(bergeser).toEqual({ halaman: true, menu: 0 });
  await profil.click();
  await expect(page).toHaveURL(/\/profile$/);
  const lengkap = async () => {
    for (const [label, value] of [
      ['Email aktif', 'mahasiswa@kampus.example'],
      ['Nomor registrasi', 'REG-2025-00009'],
      ['Nomor Induk Mahasiswa', '21613045'],
      ['Nomor WhatsApp', '0822 4371 8560'],
      ['Fakultas', 'Farmasi'],
      ['Program studi', 'S1 Farmasi'],
    ] as const)
      await expect(
        page.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd[1]'),
      ).toHaveText(value);
    await expect(page.getByRole('main')).toContainText('Rizky Aditya PratamaPendaftar');
    // Beside what is said once after any page, and what the law gives everybody (GAP-175).
    await expect(
      page.getByRole('main').locator(':is(input, textarea, select, button):not(aside *)'),
    ).toHaveText(['Unduh data saya', 'Ajukan perbaikan data']);
  };
  await lengkap();
  await periksa(page, '/profile');
  putuskan(page);
  await page.reload();
  await lengkap();
});

test('[GAP-171] who has said no address yet is asked as they come in, may put it off, and says it in their profile', async ({
  perangkat,
}) => {
  const page = await perangkat('ponsel');
  await masuk(page, 'peneliti@kampus-seberang.example');
  const tanya = page.getByRole('dialog', { name: 'Lengkapi alamat Anda' });
  await expect(tanya).toContainText('Alamat dicetak pada invoice dan laporan hasil uji');
  await periksaPonsel(page, 'lengkapi alamat');
  await tanya.getByRole('button', { name: 'Nanti' }).click();
  await expect(tanya).toBeHidden();

  // Once a session: no question lies over the page any more.
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Isi alamat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Isi alamat' });
  await dialog.getByRole('textbox', { name: 'Alamat' }).fill('Jl. Prof. Sudarto 13\nSemarang 50275');
  await expect(dialog.getByRole('textbox', { name: 'NPWP' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await page.getByRole('button', { name: 'Ya, simpan' }).click();
  await expect(page.getByText('Alamat berhasil disimpan')).toBeVisible();
  await expect(
    page.locator('dt', { hasText: 'Alamat' }).locator('xpath=following-sibling::dd[1]'),
  ).toHaveText('Jl. Prof. Sudarto 13 Semarang 50275');
  await expect(page.getByRole('button', { name: 'Ubah alamat' })).toBeVisible();
});

test('[PAY-13] what stands on every paper and whom to pay is asked for until it is there, and nobody is signed in before', async ({
  perangkat,
}) => {
  const page = await perangkat('ponsel');
  const domain = page.getByRole('main').getByText('gunakan email institusi @kampus.example');
  await tanpaKonfigurasi(page, '/login');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect(domain).toBeHidden();
  jaringanDari(page).bebaskan();
  await sambungkan(page);
  await expect(domain).toBeVisible();

  const baru = await perangkat('ponsel');
  const tiba = await alamatMasuk(baru, 'industri@perusahaan.example');
  await tanpaKonfigurasi(baru, tiba);
  await expect(baru.getByRole('heading', { name: 'Belum dapat masuk' })).toBeVisible();
  await expect(baru.getByRole('alert')).toContainText('jaringan');
  await periksaPonsel(baru, 'belum dapat masuk');
  jaringanDari(baru).bebaskan();
  await baru.getByRole('link', { name: 'Kembali ke halaman masuk' }).click();
  await expect(baru.getByRole('button', { name: 'Masuk dengan akun Anda' })).toBeVisible();
  // What the code is good for has not been spent.
  await baru.goto(tiba);
  await expect(lencana(baru, 'Tersambung')).toBeVisible();
  const nilai = await isiTabel<{ kunci: string; nilai: unknown }>(baru, 'perangkat', 'nilai');
  expect(nilai.find(({ kunci }) => kunci === 'konfigurasi')?.nilai).toMatchObject({
    institutionName: expect.stringMatching(/./),
    rekening: { noRekening: expect.stringMatching(/\d/) },
  });
});

/** Opens this while calls for the installation's names, and they alone, find no way to the server. */
async function tanpaKonfigurasi(page: Page, alamat: string): Promise<void> {
  const diminta = jaringanDari(page).tahan('/api/config', 'sambungan');
  await page.goto(alamat);
  await diminta;
}

test('[GAP-175] from the profile: the public notice though the worker is in charge, a copy of one’s data, and a request with its answer', async ({
  perangkat,
}) => {
  const page = await perangkat();
  await masuk(page, 'dosen@kampus.example');
  await page.goto('/profile');
  await siapLuring(page);
  const [halaman] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Data pribadi Anda' }).click(),
  ]);
  await expect(halaman.getByRole('heading', { name: 'Siapa yang melihatnya' })).toBeVisible();
  await halaman.close();

  const [unduhan] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Unduh data saya' }).click(),
  ]);
  const isi = unzipSync(new Uint8Array(await readFile(await unduhan.path())));
  expect(JSON.parse(strFromU8(isi['data.json']!)).profil.email).toBe('dosen@kampus.example');

  await page.getByRole('button', { name: 'Ajukan perbaikan data' }).click();
  await page.getByLabel('Apa yang salah').fill('Fakultas saya Farmasi.');
  await page.getByRole('button', { name: 'Ajukan', exact: true }).click();
  await expect(page.getByText('Perbaikan data menunggu jawaban Admin')).toBeVisible();
  await periksa(page, 'perbaikan data');

  // The Admin finds it where their work is; the answer appears by itself.
  const kantor = await perangkat();
  await masuk(kantor, 'admin@kampus.example');
  await kantor.goto('/petugas?menunggu');
  const baris = kantor.getByRole('row').filter({ hasText: 'dosen@' });
  await baris.getByRole('link', { name: /^Edit/ }).click();
  await kantor.getByRole('button', { name: 'Jawab', exact: true }).click();
  await kantor.getByLabel('Jawaban').fill('Sudah dikoreksi.');
  await kantor.getByRole('button', { name: 'Kirim jawaban' }).click();
  await expect(page.getByText('Perbaikan data dijawab')).toBeVisible();
  await expect(page.getByText('Sudah dikoreksi.')).toBeVisible();
});
