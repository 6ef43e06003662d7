import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import type { Pengujian, PengujianRingkas } from '#domain/pengujian/schema.ts';
import { bacaHalaman, type Halaman } from '#tests/pdf/baca.ts';
import { bertandaTangan } from '#tests/support/bertanda-tangan.ts';
import { masukApi } from '#tests/e2e/support/api.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { cocokkanSampel, fakta, pilih, simpan } from '#tests/e2e/support/layanan.ts';
import { putuskan, sambungkan } from '#tests/e2e/support/perangkat.ts';
import { expect, lihatLagi } from '#tests/e2e/support/uji.ts';
import { dasar } from '#tests/e2e/support/warna.ts';

const test = testDenganSatuServer();

const kalab = 'kalab@kampus.example';
const daftar = '/lhu-kalab-lpmok';
const diDaftar = /\/lhu-kalab-lpmok$/;

/** The reports of this head's laboratories, issued or waiting. */
async function laporan(url: string): Promise<Pengujian[]> {
  const api = await masukApi(url, kalab);
  const daftar = (await api.panggil('GET', '/test-report?flag_officer=1&perPage=100'))
    .data as PengujianRingkas[];
  return Promise.all(
    daftar.map(async ({ uuid }) => (await api.panggil('GET', `/test-report?uuid=${uuid}`)).data as Pengujian),
  );
}

/** One at this code. Tests change theirs, so each takes another laboratory's or another code. */
async function padaKode(url: string, kode: number): Promise<Pengujian> {
  const found = (await laporan(url)).find((satu) => satu.idPengujianStatusPengajuan === kode);
  expect(found, `a report at ${kode}`).toBeDefined();
  return found!;
}

const halamanDari = async (unduhan: Promise<Download>): Promise<Halaman[]> => {
  const file = await unduhan;
  expect(file.suggestedFilename()).toMatch(/^Lhu (pratinjau )?[\w-]+( Rev\. \d+)?\.pdf$/);
  return bacaHalaman(new Uint8Array(await readFile(await file.path())));
};

test('[LHU-02, LHU-03, LHU-04, CONF-20, MSG-18] the list has the columns of test approvals; a report that is out is downloaded from its row, with its progress, A4 upright, every other one worked on', async ({
  tab,
  proses,
}) => {
  const semua = await laporan(proses.url);
  const page = await tab(kalab, 'laptop');
  await page.goto('/persetujuan-kalab-lpmok');
  await expect(page.getByRole('link', { name: /^Putuskan/ }).first()).toBeVisible();
  const kolom = await page.getByRole('columnheader').allTextContents();
  await page.goto(daftar);
  await expect(page.getByRole('columnheader')).toHaveText(kolom);
  await page.getByRole('combobox', { name: 'Status' }).click();
  await expect(page.getByRole('option').first()).toHaveText('Semua');
  await page.keyboard.press('Escape');
  await pilih(page, 'Lab', 'Semua');
  await expect(page.getByRole('link', { name: /^Detail/ }).first()).toBeVisible();
  await periksa(page, 'daftar laporan');
  expect(new Set(semua.map((satu) => satu.idPengujianStatusPengajuan))).toEqual(new Set([10, 14, 15, 16]));
  for (const { namaSampel, idPengujianStatusPengajuan } of semua) {
    await page.getByRole('searchbox', { name: 'Cari . . .' }).fill(namaSampel);
    await page.keyboard.press('Enter');
    const baris = page.getByRole('row').filter({ hasText: namaSampel });
    await expect(page.locator('tbody tr')).toHaveCount(1);
    const terbit = idPengujianStatusPengajuan === 14 ? 1 : 0;
    await expect(baris.getByRole('link', { name: /^Detail/ }).last()).toBeVisible();
    await expect(baris.getByRole('button', { name: /^Unduh Invoice/ })).toHaveCount(terbit);
    await expect(baris.getByRole('button', { name: /^Unduh LHU/ })).toHaveCount(terbit);
    await expect(baris.getByRole('link', { name: /^Pengujian/ })).toHaveCount(1 - terbit);
  }

  const { namaSampel, lhu } = semua.find((satu) => satu.idPengujianStatusPengajuan === 14)!;
  await page.getByRole('searchbox', { name: 'Cari . . .' }).fill(namaSampel);
  await page.keyboard.press('Enter');
  // Slow enough to be seen.
  let lepas = (): void => undefined;
  const jeda = new Promise<void>((resolve) => (lepas = resolve));
  await page.route(/\/api\/file-test/, async (route) => {
    await jeda;
    await route.continue();
  });
  const unduhan = page.waitForEvent('download');
  await page
    .getByRole('row')
    .filter({ hasText: namaSampel })
    .getByRole('button', { name: /^Unduh LHU/ })
    .click();
  const proses_ = page.getByRole('dialog', { name: 'Proses download pdf....' });
  await expect(proses_).toBeVisible();
  lepas();
  const halaman = await halamanDari(unduhan);
  await expect(proses_).toHaveCount(0);
  expect(halaman[0]!.teks).toContain(lhu.at(-1)!.noSurat);
  for (const { lebar, tinggi, kata } of halaman) {
    expect([Math.round(lebar), Math.round(tinggi)]).toEqual([210, 297]);
    for (const { x, y, lebar: panjang } of kata) {
      expect(x).toBeGreaterThanOrEqual(10);
      expect(x + panjang).toBeLessThan(200.01);
      expect(y).toBeGreaterThanOrEqual(10);
      expect(y).toBeLessThanOrEqual(287);
    }
  }
});

test('[LHU-12] a preview that is made anew while its pages are still being drawn is not given up for that', async ({
  proses,
  perangkatSiap,
}) => {
  const { uuid } = await padaKode(proses.url, 10);
  const page = await perangkatSiap(kalab, 'laptop');
  // The worker is not asked to draw until it is let.
  await page.addInitScript(() => {
    const lepas = new Promise<void>((resolve) => Object.assign(window, { lepasGambar: resolve }));
    window.Worker = class extends Worker {
      override postMessage(pesan: unknown, alih?: unknown): void {
        const sekarang = () => super.postMessage(pesan, alih as Transferable[]);
        if ((pesan as { action?: string } | null)?.action === 'GetOperatorList') void lepas.then(sekarang);
        else sekarang();
      }
    };
  });
  await page.goto(`${daftar}/edit?uuid=${uuid}`);
  const pertama = page.getByRole('img', { name: /^Pratinjau LHU, halaman 1/ });
  await expect(pertama).toBeVisible();
  await page.getByRole('textbox', { name: 'Keterangan' }).fill('Ditulis selagi halaman digambar');
  await expect(async () => {
    const unduhan = page.waitForEvent('download', { timeout: 5000 });
    await page.getByRole('button', { name: 'Unduh pratinjau' }).click({ timeout: 5000 });
    expect((await halamanDari(unduhan)).map(({ teks }) => teks).join(' ')).toContain(
      'Ditulis selagi halaman digambar',
    );
  }).toPass();
  await page.evaluate(() => (window as unknown as { lepasGambar: () => void }).lepasGambar());
  await expect(pertama).toBeVisible();
});

test('[architecture.md 2, LHU-05, LHU-06, LHU-07, LHU-08, LHU-09, LHU-10, LHU-12, GAP-149] a head reads a report in the making, corrects a method and fills in its letter; issuing waits for the network, says so, and keeps what was typed', async ({
  proses,
  perangkatSiap,
}) => {
  const data = await padaKode(proses.url, 10);
  const page = await perangkatSiap(kalab, 'laptop');
  for (const mode of ['detail', 'edit']) {
    await page.goto(`${daftar}/${mode}`);
    await expect(page).toHaveURL(diDaftar);
  }

  // Read-only, with the paper made as the page opens.
  await page.goto(`${daftar}/detail?uuid=${data.uuid}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(data.namaSampel);
  await expect(page.getByRole('img', { name: /^Pratinjau LHU, halaman 1 dari \d+$/ })).toBeVisible();
  const pratinjau = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh pratinjau' }).click();
  const [pertama] = await halamanDari(pratinjau);
  expect(pertama!.teks).toMatch(/Nomor: …+/);
  expect(pertama!.teks).toContain(data.sample[0]!.kodeSampel);
  await expect(page.getByRole('main').locator('input, textarea')).toHaveCount(0);
  for (const [ke, sampel] of data.sample.entries()) {
    const kartu = page.getByRole('region', { name: `Sampel ${ke + 1}`, exact: true });
    await cocokkanSampel(kartu, sampel);
    await expect(kartu.getByText(sampel.status.statusSampel, { exact: true }).first()).toBeVisible();
    await expect(kartu.getByRole('button', { name: /^Perbesar Gambar sampel/ })).toHaveCount(
      sampel.fileGambar ? 1 : 0,
    );
    for (const { parameterTest, status } of sampel.parameter) {
      const badge = kartu
        .getByRole('listitem')
        .filter({ hasText: parameterTest.namaParameterUji })
        .getByText(status.statusSampelParameter, { exact: true });
      expect(await dasar(badge)).toBe(
        { 1: 'abu-abu', 3: 'hijau', 4: 'merah' }[status.kdStatusSampelParameter],
      );
    }
  }

  await page.getByRole('link', { name: 'Terbitkan LHU' }).click();
  await expect(page).toHaveURL(new RegExp(`${daftar}/edit`));
  const uji = data.sample[0]!.parameter.find(({ status }) => status.kdStatusSampelParameter === 3)!;
  await page
    .getByRole('button', { name: `Metode uji ${uji.parameterTest.namaParameterUji}` })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit metode uji' });
  await expect(dialog.getByRole('textbox')).toHaveCount(1);
  await periksa(page, 'metode uji');
  await expect(dialog.getByRole('textbox', { name: 'Metode uji' })).toHaveValue(uji.metodeUji);
  await dialog.getByRole('textbox', { name: 'Metode uji' }).fill('SSA, SNI 2354.5:2011');
  await dialog.getByRole('button', { name: 'Simpan', exact: true }).click();
  await page.getByRole('button', { name: 'Ya, simpan' }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('region', { name: 'Sampel 1', exact: true }).getByText(/^SSA, SNI 2354\.5:2011/),
  ).toBeVisible();
  // The paper follows, also when it is drawn anew while the last one is still being opened.
  await expect(page.getByRole('img', { name: /^Pratinjau LHU, halaman 1/ })).toBeVisible();
  const sesudah = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh pratinjau' }).click();
  expect((await halamanDari(sesudah)).map(({ teks }) => teks).join(' ')).toContain('SNI 2354.5:2011');

  // The number is offered and may be changed, but not be missing; the rest may.
  const nomor = page.getByRole('textbox', { name: 'Nomor' });
  await expect(nomor).not.toHaveValue('');
  await nomor.fill('');
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Nomor: Kolom tidak boleh kosong']);
  await expect(page.getByRole('img', { name: /^Pratinjau LHU, halaman 1/ })).toBeVisible();
  await periksa(page, 'terbitkan dengan isian keliru');
  await expect(page.getByRole('textbox', { name: 'Keterangan' })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Catatan' })).toHaveValue('');
  await nomor.fill('001/LHU-UJI/XI/2026');
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  const tanya = page.getByRole('dialog', { name: 'Simpan data yang diinputkan ?' });
  await expect(tanya).toContainText('Pastikan data sudah sesuai');
  await expect(tanya).toContainText(
    'LHU 001/LHU-UJI/XI/2026 akan terbit dan tidak dapat diubah, hanya direvisi.',
  );
  await tanya.getByRole('button', { name: 'Batal', exact: true }).click();
  await expect(tanya).toBeHidden();
  expect((await padaKode(proses.url, 10)).uuid).toBe(data.uuid);
  await page.getByRole('link', { name: 'Kembali', exact: true }).last().click();
  await page.getByRole('button', { name: 'Ya, tinggalkan' }).click();
  await expect(page).toHaveURL(diDaftar);

  await page.goto(`${daftar}/edit?uuid=${data.uuid}`);
  await expect(nomor).not.toHaveValue('');
  putuskan(page);
  await lihatLagi(page);
  await page.getByRole('textbox', { name: 'Keterangan' }).fill('Ditulis tanpa jaringan');
  await page
    .getByRole('button', { name: `Catatan kaki ${uji.parameterTest.namaParameterUji}` })
    .first()
    .click();
  const catatan = page.getByRole('dialog', { name: 'Catatan kaki' });
  await catatan.getByRole('textbox', { name: 'Penyimpangan metode' }).fill('Tanpa duplo');
  await periksa(page, 'catatan kaki');
  await catatan.getByRole('button', { name: 'Selesai' }).click();
  await expect(page.getByRole('button', { name: 'Simpan', exact: true })).toBeDisabled();
  await expect(page.getByRole('main')).toContainText(/[Bb]utuh jaringan|Sambungkan|tersambung/);
  await expect(page.getByText(/Tersimpan di perangkat \d/)).toBeVisible();
  const lagi = await page.context().newPage();
  await page.close();
  await sambungkan(lagi);
  await lagi.goto(`${daftar}/edit?uuid=${data.uuid}`);
  const keterangan = lagi.getByRole('textbox', { name: 'Keterangan' });
  await expect(keterangan).toHaveValue('Ditulis tanpa jaringan');
  const tercatat = lagi.getByRole('list', { name: 'Catatan kaki' });
  await expect(tercatat).toHaveText('Penyimpangan metode: Tanpa duplo.');
  await simpan(lagi);
  await expect(lagi.getByText('Data parameter berhasil diubah')).toBeVisible();
  const terbit = (await laporan(proses.url)).find((satu) => satu.uuid === data.uuid);
  expect(terbit?.lhu.at(-1)?.keterangan).toBe('Ditulis tanpa jaringan');
  expect(terbit?.sample.flatMap(({ parameter }) => parameter.map((satu) => satu.penyimpangan))).toContain(
    'Tanpa duplo',
  );
});

test('[GAP-139, GAP-149, LHU-11] a report that is out is corrected with a reason; the one it replaces stays and says so, to the public too; signed outside it comes back and is what is downloaded', async ({
  tab,
  proses,
}) => {
  const { uuid, lhu } = await padaKode(proses.url, 15);
  const lama = lhu.at(-1)!;
  const page = await tab(kalab);
  await page.goto(`${daftar}/detail?uuid=${uuid}`);
  await expect(
    page.getByRole('img', { name: /^Laporan hasil uji, Lhu [\w-]+\.pdf, halaman 1/ }),
  ).toBeVisible();
  await periksa(page, 'laporan terbit');
  await page.getByRole('link', { name: 'Perbaiki LHU' }).click();
  await expect(page.getByRole('textbox', { name: 'Nomor' })).toHaveValue(lama.noSurat);
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Catatan: Kolom tidak boleh kosong']);
  await page.getByRole('textbox', { name: 'Catatan' }).fill('Satuan hasil tertukar');
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(
    `LHU ${lama.noSurat} Rev. 1 akan terbit menggantikan ${lama.noSurat}`,
  );
  await page.getByRole('button', { name: 'Ya, simpan' }).click();
  await expect(page.getByText('Data parameter berhasil diubah')).toBeVisible();
  await expect(page.getByText(`LHU ${lama.noSurat} Rev. 1 terbit dan dapat dibuka pendaftar.`)).toBeVisible();
  await expect(page).toHaveURL(diDaftar);

  await page.goto(`${daftar}/detail?uuid=${uuid}`);
  const revisi = page.getByRole('region', { name: 'LHU dan revisinya (2)' }).getByRole('listitem');
  const baru = `${lama.noSurat} Rev. 1`;
  await expect(revisi.nth(0)).toContainText(baru);
  await expect(fakta(revisi.nth(0), 'Menggantikan')).toHaveText(lama.noSurat);
  await expect(fakta(revisi.nth(0), 'Alasan revisi')).toHaveText('Satuan hasil tertukar');
  await expect(revisi.nth(1)).toContainText(`digantikan oleh ${baru}`);

  for (const [ke, kata] of [
    [0, 'Nomor laporan ini sah'],
    [1, 'Laporan ini sudah diganti'],
  ] as const) {
    const dibuka = page.waitForEvent('popup');
    await revisi.nth(ke).getByRole('link').click();
    const publik = await dibuka;
    await expect(publik.getByRole('heading', { level: 1 })).toHaveText(kata);
    await expect(publik.getByText(baru).first()).toBeVisible();
    await periksa(publik, kata);
    await publik.close();
  }
  const unduh = async (): Promise<Download> => {
    const unduhan = page.waitForEvent('download');
    await page.getByRole('button', { name: `Unduh ${baru}` }).click();
    return unduhan;
  };
  const unduhan = await unduh();
  const teks = (await halamanDari(Promise.resolve(unduhan))).map((satu) => satu.teks).join(' ');
  expect(teks).toContain(`menggantikan ${lama.noSurat}`);
  expect(teks).toContain('Satuan hasil tertukar');

  // Signed in an app outside, it comes back: that file is what is downloaded from then on.
  const terbit = await readFile(await unduhan.path());
  const bertanda = Buffer.from(bertandaTangan(terbit));
  await page.getByRole('button', { name: 'Unggah yang bertanda tangan' }).click();
  const dialog = page.getByRole('dialog');
  const unggah = async (buffer: Buffer) => {
    const file = { name: 'Lhu.pdf', mimeType: 'application/pdf', buffer };
    await dialog.locator('input[type="file"]').first().setInputFiles(file);
    await expect(dialog.getByText('Lhu.pdf', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Unggah yang bertanda tangan' }).click();
  };
  await unggah(terbit);
  await page.getByRole('button', { name: 'Ya, simpan' }).click();
  await expect(dialog.getByText(/^File ini belum bertanda tangan elektronik/).first()).toBeVisible();
  await periksa(page, 'unggah yang bertanda tangan');
  await dialog.getByRole('button', { name: 'Hapus' }).click();
  await unggah(bertanda);
  await page.getByRole('button', { name: 'Ya, simpan' }).click();
  await expect(page.getByText('Laporan bertanda tangan berhasil disimpan')).toBeVisible();
  await expect(fakta(revisi.nth(0), 'Tanda tangan elektronik')).toHaveText(
    /^File bertanda tangan elektronik, diunggah oleh .+ pada /,
  );
  await expect(page.getByRole('button', { name: 'Unggah yang bertanda tangan' })).toHaveCount(0);
  expect((await readFile(await (await unduh()).path())).equals(bertanda)).toBe(true);
});
