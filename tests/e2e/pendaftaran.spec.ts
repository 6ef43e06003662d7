import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { bacaQr } from '#tests/pdf/baca-qr.ts';
import { bacaTeks } from '#tests/pdf/baca.ts';
import { periksa } from './support/axe.ts';
import { testDenganSatuServer } from './support/bersama.ts';
import { cocokkanSampel, fakta, namaPenuh, pilih } from './support/layanan.ts';
import {
  dosen,
  hari,
  industri,
  mahasiswa,
  milik,
  milikBernama,
  penelitianMilik,
  pukul,
} from './support/pendaftar.ts';
import { asal } from './support/perangkat.ts';
import { expect } from './support/uji.ts';
import { dasar } from './support/warna.ts';

const test = testDenganSatuServer();

const detail = ({ uuid }: Pengujian) => `/pendaftaran/detail-pengujian?uuid=${uuid}`;
/** Rows in the order of their titles, to be compared with what the server has. */
const judul = async (page: Page) =>
  (await namaPenuh(page.locator('tbody tr td:nth-child(3)'))).map((satu) =>
    satu.replace(/^[UP]-\d{4}-\d{4} /, ''),
  );
const diperiksa = ({ idPengujianStatusPengajuan: kode, pembayaran }: Pengujian) =>
  kode === 5 && pembayaran.kdStatusPembayaran === 2;
const urut = (names: readonly string[]) => names.toSorted();

test('[REG-02, REG-03, CONF-08] the list has its columns, and narrows by laboratory, kind and words', async ({
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
  await pilih(page, 'Jenis', 'Pengujian');
  await expect(jenis).toHaveText(Array.from({ length: 10 }, () => 'Pengujian'));
  expect(semua.some(diperiksa)).toBe(true);
  for (const [ke, row] of (await page.locator('tbody tr').all()).entries()) {
    const [nama] = await namaPenuh(row.getByRole('cell').nth(2));
    const satu = semua.find(({ nomor, namaSampel }) => `${nomor} ${namaSampel}` === nama)!;
    // The earliest sample that arrived, else the day of registration.
    const tiba = urut(satu.sample.flatMap(({ tglPenerimaanSampel }) => tglPenerimaanSampel ?? []))[0];
    await expect(row.getByRole('cell')).toHaveText([
      String(ke + 1),
      'Pengujian',
      new RegExp(`^${satu.nomor} `),
      hari(tiba ?? satu.createdAt),
      // One whose proof is looked at stands as its payment does; one to be paid leads there.
      ...(diperiksa(satu)
        ? [satu.pembayaran.statusPembayaran, satu.pembayaran.prosesSelanjutnya]
        : [satu.statusSubmission.statusPengajuan, satu.statusSubmission.prosesSelanjutnya]),
      satu.idPengujianStatusPengajuan === 5 && !diperiksa(satu) ? /^Bayar.*Detail/ : /^Detail/,
    ]);
  }

  await pilih(page, 'Jenis', 'Semua');
  for (const [label, pertama] of [
    ['Laboratorium', 'Semua'],
    ['Jenis', 'Semua'],
  ] as const) {
    const saring = page.getByRole('combobox', { name: label, exact: true });
    await expect(saring).toHaveValue(pertama);
    await saring.click();
    await expect(page.getByRole('option').first()).toHaveText(pertama);
    await page.keyboard.press('Escape');
  }
  await pilih(page, 'Laboratorium', 'Mikrobiologi Farmasi');
  const diMikro = <R extends { lab: { namaLaboratorium: string } }>(satu: readonly R[]) =>
    satu.filter(({ lab }) => lab.namaLaboratorium === 'Mikrobiologi Farmasi');
  const penelitian = diMikro(await penelitianMilik(proses.url, mahasiswa)).map((satu) => satu.judul);
  const mikro = diMikro(semua).map(({ namaSampel }) => namaSampel);
  expect(mikro.length).toBeGreaterThan(0);
  for (const [pilihan, isi] of [
    ['Penelitian', penelitian],
    ['Pengujian', mikro],
  ] as const) {
    await pilih(page, 'Jenis', pilihan);
    await expect.poll(async () => urut(await judul(page))).toEqual(urut(isi));
  }
  await pilih(page, 'Laboratorium', 'Semua');
  await page.getByRole('searchbox', { name: 'Cari nomor, nama, kode' }).fill('MADU');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => urut(await judul(page)))
    .toEqual(['Madu hutan Sumbawa', 'Madu klanceng', 'Madu randu Pati']);
});

test('[REG-05] the chosen filters are kept on the device, also past the tab, and are there on return', async ({
  tab,
}) => {
  const page = await tab(mahasiswa, 'laptop');
  await page.goto('/pendaftaran');
  await pilih(page, 'Laboratorium', 'Kimia Farmasi');
  await pilih(page, 'Jenis', 'Pengujian');
  await page
    .getByRole('link', { name: /^Detail/ })
    .first()
    .click();
  await expect(page).toHaveURL(/detail-pengujian\?uuid=/);
  const lagi = await page.context().newPage();
  await page.close();
  await lagi.goto('/pendaftaran');
  await expect(lagi.getByRole('combobox', { name: 'Laboratorium' })).toHaveValue('Kimia Farmasi');
  await expect(lagi.getByRole('combobox', { name: 'Jenis' })).toHaveValue('Pengujian');
  await lagi
    .getByRole('link', { name: /^Detail/ })
    .first()
    .click();
  await lagi.getByRole('link', { name: 'Kembali', exact: true }).click();
  await expect(lagi.getByRole('combobox', { name: 'Laboratorium' })).toHaveValue('Kimia Farmasi');
});

/** The card of a registration on a phone, found by its name. */
async function kartu(page: Page, nama: string): Promise<Locator> {
  await page.goto('/pendaftaran');
  await page.getByRole('searchbox', { name: 'Cari nomor, nama, kode' }).fill(nama);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Cari: ${nama}`)).toBeVisible();
  return page.getByRole('article').filter({ hasText: nama });
}

test('[REG-06, REG-07, CONF-19] Detail is always there and opens a test at its own page; LHU once there is a report, at 14 and 16', async ({
  tab,
  proses,
}) => {
  for (const [email, ...daftar] of [
    [
      mahasiswa,
      ['Simplisia daun salam', 1],
      ['Madu randu Pati', 10],
      ['Air minum dalam kemasan galon', 14],
      ['Ekstrak sambiloto terstandar', 16],
    ],
    [dosen, ['Simplisia daun kelor (pemasok B)', 15]],
  ] as const) {
    const page = await tab(email, 'ponsel');
    for (const [nama, kode] of daftar as readonly (readonly [string, number])[]) {
      const satu = await milikBernama(proses.url, email, nama);
      expect(satu.idPengujianStatusPengajuan).toBe(kode);
      const card = await kartu(page, nama);
      const lhu = card.getByRole('link', { name: /^LHU/ });
      await expect(card.getByRole('link', { name: /^Detail/ })).toBeVisible();
      await expect(lhu, nama).toHaveCount(kode === 14 || kode === 16 ? 1 : 0);
      await card.getByRole('link', { name: /^Detail/ }).click();
      await expect(page).toHaveURL(new RegExp(`/pendaftaran/detail-pengujian\\?uuid=${satu.uuid}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(satu.namaSampel);
      if (kode === 1) await periksaPembatalan(page);
    }
  }
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

test('[REG-09] a page of one registration goes back to the list when none was ever opened here', async ({
  proses,
  perangkatSiap,
}) => {
  const page = await perangkatSiap(mahasiswa, 'ponsel');
  for (const alamat of ['/pendaftaran/detail-pengujian', '/pendaftaran/cetak', '/pendaftaran/lhu']) {
    await page.goto(alamat);
    await expect(page, alamat).toHaveURL(/\/pendaftaran$/);
  }
  const satu = await milikBernama(proses.url, mahasiswa, 'Madu klanceng');
  await page.goto(detail(satu));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Madu klanceng');
  await page.goto('/pendaftaran/detail-pengujian');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Madu klanceng');
});

test('[REG-56, REG-57, REG-58, REG-60] a registration shows who, every sample with its file, and its history, to read only', async ({
  tab,
  proses,
}) => {
  const page = await tab(mahasiswa, 'ponsel');
  for (const nama of ['Air minum dalam kemasan galon', 'Minyak kelapa murni (VCO)']) {
    const satu = await milikBernama(proses.url, mahasiswa, nama);
    await page.goto(detail(satu));
    const pendaftar = page.getByRole('region', { name: 'Pendaftar' });
    for (const [label, value] of [
      ['ID registrasi', satu.user.idRegistrasi],
      ['Nama lengkap', satu.user.nama],
      ['Nomor Induk Mahasiswa', satu.user.noInduk],
      ['Email', satu.user.email],
      ['Nomor WhatsApp', satu.user.noHp],
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
      if (sampel.fileGambar) {
        await file.scrollIntoViewIfNeeded();
        await expect(
          file.getByRole('img', { name: new RegExp(sampel.fileGambar.name.replaceAll('.', '\\.')) }),
        ).toBeVisible();
      }
    }
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
    await page.getByRole('link', { name: 'Kembali', exact: true }).click();
    await expect(page).toHaveURL(/\/pendaftaran$/);
  }
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

test('[REG-10, GAP-60] the print page shows the registration on paper and hands it over, with the way back in its code', async ({
  tab,
  proses,
}) => {
  const satu = await milikBernama(proses.url, mahasiswa, 'Minyak kelapa murni (VCO)');
  const page = await tab(mahasiswa, 'ponsel');
  await page.goto(detail(satu));
  await page.getByRole('link', { name: 'Cetak' }).click();
  await expect(page).toHaveURL(new RegExp(`/pendaftaran/cetak\\?uuid=${satu.uuid}$`));
  await expect(
    page.getByRole('img', {
      name: `Ringkasan pendaftaran ${satu.nomor} · Minyak kelapa murni (VCO), halaman 1 dari 1`,
    }),
  ).toBeVisible();
  await periksa(page, 'cetak');
  const unduhan = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh PDF' }).click();
  const file = await unduhan;
  expect(file.suggestedFilename()).toBe(`Ringkasan pendaftaran ${satu.nomor}.pdf`);
  const bytes = new Uint8Array(await readFile(await file.path()));
  const teks = await bacaTeks(bytes);
  expect(teks).not.toContain(satu.uuid);
  for (const kata of [
    `Nomor: ${satu.nomor}`,
    satu.user.nama,
    satu.user.idRegistrasi!,
    'Botol kaca 250 mL',
    'Cemaran Timbal (Pb)',
  ])
    expect(teks).toContain(kata);
  expect(await bacaQr(bytes)).toBe(`${asal}${detail(satu)}`);
});
