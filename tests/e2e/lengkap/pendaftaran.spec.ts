import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { bacaQr } from '#tests/pdf/baca-qr.ts';
import { bacaTeks } from '#tests/pdf/baca.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { cocokkanSampel, fakta, namaPenuh, pilih } from '#tests/e2e/support/layanan.ts';
import {
  dosen,
  hari,
  industri,
  mahasiswa,
  milik,
  milikBernama,
  pukul,
  telepon,
} from '#tests/e2e/support/pendaftar.ts';
import { asal } from '#tests/e2e/support/perangkat.ts';
import { expect } from '#tests/e2e/support/uji.ts';
import { dasar } from '#tests/e2e/support/warna.ts';

const test = testDenganSatuServer();

const detail = ({ uuid }: Pengujian) => `/pendaftaran/detail-pengujian?uuid=${uuid}`;
const cari = async (page: Page, kata: string): Promise<void> => {
  await page.getByRole('searchbox', { name: 'Cari nomor, nama, kode' }).fill(kata);
  await page.keyboard.press('Enter');
};

test('[REG-02, REG-03, REG-05, CONF-08] the list has its columns, narrows by laboratory, kind and words, and keeps what was chosen, also past the tab', async ({
  tab,
  proses,
}) => {
  const semua = await milik(proses.url, mahasiswa);
  const page = await tab(mahasiswa, 'laptop');
  await page.goto('/pendaftaran');
  await expect(page.getByRole('columnheader')).toHaveText([
    'No.',
    'Jenis penggunaan',
    'Judul',
    'Tanggal penggunaan',
    'Status',
    'Proses selanjutnya',
    'Aksi',
  ]);
  // Both kinds stand here, newest first.
  await expect(page.locator('tbody tr')).toHaveCount(10);
  const jenis = page.locator('tbody tr td:nth-child(2)');
  expect(new Set(await jenis.allTextContents())).toEqual(new Set(['Penelitian', 'Pengujian']));
  await cari(page, 'MADU');
  const judul = page.locator('tbody tr td:nth-child(3)');
  await expect
    .poll(async () => (await namaPenuh(judul)).map((satu) => satu.replace(/^U-[-\d]+ /, '')).toSorted())
    .toEqual(['Madu hutan Sumbawa', 'Madu klanceng', 'Madu randu Pati']);
  // One whose proof is looked at stands as its payment does; one to be paid leads there.
  for (const bukti of [true, false]) {
    const satu = semua.find(
      ({ idPengujianStatusPengajuan: kode, pembayaran }) =>
        kode === 5 && (pembayaran.kdStatusPembayaran === 2) === bukti,
    )!;
    const { statusPembayaran } = satu.pembayaran;
    await cari(page, satu.nomor!);
    const sel = page.locator('tbody tr').filter({ hasText: satu.nomor! }).getByRole('cell');
    await expect(sel.nth(4)).toHaveText(bukti ? statusPembayaran : satu.statusSubmission.statusPengajuan);
    await expect(sel.last()).toHaveText(bukti ? /^Detail/ : /^Detail.*Bayar/);
  }
  await page.getByRole('button', { name: 'Kosongkan pencarian' }).click();

  for (const label of ['Laboratorium', 'Jenis']) {
    const saring = page.getByRole('combobox', { name: label, exact: true });
    await expect(saring).toHaveValue('Semua');
    await saring.click();
    await expect(page.getByRole('option').first()).toHaveText('Semua');
    await page.keyboard.press('Escape');
  }
  await pilih(page, 'Laboratorium', 'Mikrobiologi Farmasi');
  await pilih(page, 'Jenis', 'Pengujian');
  const mikro = semua.filter(({ lab }) => lab.namaLaboratorium === 'Mikrobiologi Farmasi');
  expect(mikro.length).toBeGreaterThan(0);
  await expect(jenis).toHaveText(mikro.map(() => 'Pengujian'));
  for (const [ke, row] of (await page.locator('tbody tr').all()).entries()) {
    const [nama] = await namaPenuh(row.getByRole('cell').nth(2));
    const satu = mikro.find(({ nomor, namaSampel }) => `${nomor} ${namaSampel}` === nama)!;
    // The earliest sample that arrived, else the day of registration.
    const [tiba] = satu.sample.flatMap(({ tglPenerimaanSampel }) => tglPenerimaanSampel ?? []).toSorted();
    await expect(row.getByRole('cell').first()).toHaveText(String(ke + 1));
    await expect(row.getByRole('cell').nth(3)).toHaveText(hari(tiba ?? satu.createdAt, 'short'));
    await expect(row.getByRole('cell').last()).toContainText('Detail');
  }

  const dipilih = async (di: Page) => {
    const laboratorium = di.getByRole('combobox', { name: 'Laboratorium' });
    await expect(laboratorium).toHaveValue('Mikrobiologi Farmasi');
    await expect(di.getByRole('combobox', { name: 'Jenis' })).toHaveValue('Pengujian');
  };
  const bukaSatu = async (di: Page) => {
    await di
      .getByRole('link', { name: /^Detail/ })
      .first()
      .click();
    await expect(di).toHaveURL(/detail-pengujian\?uuid=/);
  };
  await bukaSatu(page);
  const lagi = await page.context().newPage();
  await page.close();
  await lagi.goto('/pendaftaran');
  await dipilih(lagi);
  await bukaSatu(lagi);
  await lagi.getByRole('link', { name: 'Kembali', exact: true }).click();
  await dipilih(lagi);
});

/** The card of a registration on a phone, found by its name. */
async function kartu(page: Page, nama: string): Promise<Locator> {
  await page.goto('/pendaftaran');
  await cari(page, nama);
  await expect(page.getByText(`Cari: ${nama}`)).toBeVisible();
  return page.getByRole('article').filter({ hasText: nama });
}

test('[REG-06, REG-07, REG-09, CONF-19] Detail is always there and opens a test at its own page; LHU once there is a report, at 14 and 16; without a record a page goes back to the list', async ({
  proses,
  perangkatSiap,
}) => {
  const page = await perangkatSiap(mahasiswa, 'ponsel');
  for (const alamat of ['/pendaftaran/detail-pengujian', '/pendaftaran/cetak', '/pendaftaran/lhu']) {
    await page.goto(alamat);
    await expect(page, alamat).toHaveURL(/\/pendaftaran$/);
  }
  for (const [email, nama, kode] of [
    [mahasiswa, 'Simplisia daun salam', 1],
    [mahasiswa, 'Madu randu Pati', 10],
    [mahasiswa, 'Air minum dalam kemasan galon', 14],
    [mahasiswa, 'Ekstrak sambiloto terstandar', 16],
    [dosen, 'Simplisia daun kelor (pemasok B)', 15],
  ] as const) {
    const satu = await milikBernama(proses.url, email, nama);
    expect(satu.idPengujianStatusPengajuan).toBe(kode);
    const di = email === mahasiswa ? page : await perangkatSiap(email, 'ponsel');
    const card = await kartu(di, nama);
    await expect(card.getByRole('link', { name: /^Detail/ })).toBeVisible();
    await expect(card.getByRole('link', { name: /^LHU/ }), nama).toHaveCount(
      kode === 14 || kode === 16 ? 1 : 0,
    );
    await card.getByRole('link', { name: /^Detail/ }).click();
    await expect(di).toHaveURL(new RegExp(`/pendaftaran/detail-pengujian\\?uuid=${satu.uuid}$`));
    await expect(di.getByRole('heading', { level: 1 })).toHaveText(satu.namaSampel);
    if (kode === 1) await periksaPembatalan(di);
  }
  // The record opened last.
  await page.goto('/pendaftaran/detail-pengujian');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ekstrak sambiloto terstandar');
});

/** The page of a registration that can still be withdrawn, and the question it asks first. */
async function periksaPembatalan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Batalkan pendaftaran' }).click();
  await expect(page.getByRole('dialog', { name: 'Batalkan pendaftaran ini ?' })).toBeVisible();
  await periksa(page, 'batalkan pendaftaran');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await periksa(page, 'detail pengujian');
}

test('[REG-10, REG-56, REG-57, REG-58, REG-60, GAP-60, GAP-168] a registration shows who, whom to ask and how its number is handed on, every sample with its file, and its history, to read only; it goes on paper, with the way back in its code', async ({
  tab,
  proses,
}) => {
  const page = await tab(mahasiswa, 'ponsel');
  const satu = await milikBernama(proses.url, mahasiswa, 'Minyak kelapa murni (VCO)');
  await page.addInitScript(() => {
    const dibagikan: ShareData[] = [];
    const share = (apa: ShareData) => Promise.resolve(void dibagikan.push(apa));
    Object.assign(navigator, { canShare: () => true, share, dibagikan });
  });
  await page.goto(detail(satu));
  await page.getByRole('button', { name: 'Bagikan nomor' }).click();
  expect(await page.evaluate(() => Reflect.get(navigator, 'dibagikan'))).toEqual([
    { text: `${satu.namaSampel}: ${satu.nomor}` },
  ]);
  const pendaftar = page.getByRole('region', { name: 'Pendaftar' });
  const tanya = await pendaftar.getByRole('link', { name: 'Tanya laboratorium' }).getAttribute('href');
  expect(tanya).toBe(`https://wa.me/6281255501170?text=${encodeURIComponent(`Pengujian ${satu.nomor}: `)}`);
  for (const [label, value] of [
    ['ID registrasi', satu.user.idRegistrasi],
    ['Nama lengkap', satu.user.nama],
    ['Nomor Induk Mahasiswa', satu.user.noInduk],
    ['Email', satu.user.email],
    ['Nomor WhatsApp', telepon(satu.user.noHp!)],
    ['Institusi', satu.user.namaInstitusi],
    ['Perguruan tinggi', satu.user.namaPerguruanTinggi],
    ['Fakultas', satu.user.namaFakultas],
    ['Program studi', satu.user.namaProgramStudi],
    ['Jenis penggunaan', satu.usageType.jenisPenggunaan],
  ] as const) {
    expect(value, label).toBeTruthy();
    await expect(fakta(pendaftar, label), label).toHaveText(value!);
  }
  for (const [ke, sampel] of satu.sample.entries()) {
    const kotak = page.getByRole('region', { name: `Sampel ${ke + 1}`, exact: true });
    await cocokkanSampel(kotak, sampel);
    await expect(kotak.getByText(sampel.status.statusSampel, { exact: true })).toBeVisible();
    const file = kotak.getByRole('button', { name: /^Perbesar Gambar sampel/ });
    await expect(file).toHaveCount(sampel.fileGambar ? 1 : 0);
    if (sampel.fileGambar) await expect(file.getByRole('img')).toBeVisible();
  }
  expect(satu.sample.some(({ fileGambar }) => fileGambar)).toBe(true);
  const riwayat = page.getByRole('list', { name: 'Riwayat pendaftaran' }).getByRole('listitem');
  await expect(riwayat).toHaveText(
    satu.history
      .toReversed()
      .map(
        ({ createdAt, statusSubmission: { statusPengajuan } }) =>
          new RegExp(`^${statusPengajuan}${hari(createdAt)}, ${pukul(createdAt).replace(':', '[.:]')}`),
      ),
  );
  await expect(
    page.getByRole('main').locator('input, textarea, select, [contenteditable="true"]'),
  ).toHaveCount(0);

  await page.getByRole('link', { name: 'Cetak' }).click();
  await expect(page).toHaveURL(new RegExp(`/pendaftaran/cetak\\?uuid=${satu.uuid}$`));
  await expect(
    page.getByRole('img', {
      name: `Ringkasan pendaftaran ${satu.nomor} · ${satu.namaSampel}, halaman 1 dari 1`,
    }),
  ).toBeVisible();
  await periksa(page, 'cetak');
  const unduhan = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh PDF' }).click();
  const file = await unduhan;
  expect(file.suggestedFilename()).toBe(`Ringkasan pendaftaran ${satu.nomor}.pdf`);
  const bytes = new Uint8Array(await readFile(await file.path()));
  expect(await bacaTeks(bytes)).toContain(`Nomor: ${satu.nomor}`);
  expect(await bacaQr(bytes)).toBe(`${asal}${detail(satu)}`);
});

test('[REG-59, CONST-18] each test of a sample stands in the colour of its code: 1 grey, 3 green, 4 red', async ({
  tab,
  proses,
}) => {
  const page = await tab(industri, 'ponsel');
  const warna = { 1: 'abu-abu', 3: 'hijau', 4: 'merah' } as Record<number, string>;
  const terlihat = new Set<number>();
  for (const nama of ['Serbuk kunyit instan', 'Jamu pelangsing kapsul']) {
    const satu = await milikBernama(proses.url, industri, nama);
    await page.goto(detail(satu));
    for (const [ke, { parameter }] of satu.sample.entries())
      for (const { parameterTest, status } of parameter) {
        const baris = page
          .getByRole('region', { name: `Sampel ${ke + 1}`, exact: true })
          .getByRole('listitem')
          .filter({ hasText: parameterTest.namaParameterUji });
        const badge = baris.getByText(status.statusSampelParameter, { exact: true });
        expect(await dasar(badge), status.statusSampelParameter).toBe(warna[status.kdStatusSampelParameter]);
        terlihat.add(status.kdStatusSampelParameter);
      }
  }
  expect(terlihat).toEqual(new Set([1, 3, 4]));
});
