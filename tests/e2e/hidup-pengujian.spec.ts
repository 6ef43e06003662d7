import type { Page } from '@playwright/test';
import { bacaTeks } from '#tests/pdf/baca.ts';
import { isiPendaftaran, kirimBukti, pilih, simpan, unduhPdf } from './support/layanan.ts';
import { lencana } from './support/perangkat.ts';
import { expect, lihatLagi, test, harusTersimpan } from './support/uji.ts';

const nama = 'Serbuk jahe merah uji hidup';
/** Its title on a card, under its number once the server has given one (GAP-147). */
const judul = new RegExp(`^(U-\\d{4}-\\d{4}|nomor menyusul) ${nama}$`);

/** Takes the device up again and goes to a list by the menu; the list that is open already is asked for anew. */
async function ke(page: Page, daftar: string): Promise<void> {
  await page.bringToFront();
  if (new URL(page.url()).pathname === daftar) return void (await page.reload());
  await lihatLagi(page);
  const tautan = page
    .getByRole('navigation')
    .locator(`a[href="${daftar}"], a[href="${daftar}?menunggu"]`)
    .first();
  const menu = (await tautan.textContent()) ?? '';
  await tautan.click();
  // The address comes first; until its title is there the page before stands, with filters and rows of its own.
  await expect(page).toHaveURL(({ pathname }) => pathname === daftar);
  const kepala = page.getByRole('heading', { level: 1 });
  await expect.poll(async () => menu.includes((await kepala.textContent()) ?? '-')).toBe(true);
}

/** Goes to a list and opens the record of this test by an action of its row. */
async function buka(page: Page, daftar: string, aksi: RegExp): Promise<void> {
  await ke(page, daftar);
  // What waits begins with what has waited longest: this record may stand on another page.
  await page.getByRole('searchbox', { name: /^Cari/ }).fill(nama);
  await page.keyboard.press('Enter');
  await bukaBaris(page, aksi);
}

async function bukaBaris(page: Page, aksi: RegExp): Promise<void> {
  // Parameters stand under the name of their sample.
  const sampel = page.getByRole('rowgroup').filter({ has: page.getByRole('rowheader', { name: nama }) });
  const baris = page.getByRole('row').filter({ hasText: nama });
  await baris.or(sampel).getByRole('link', { name: aksi }).first().click();
}

/** Sends the proof of the open invoice, and waits until the server has it. */
async function bayar(pendaftar: Page): Promise<void> {
  await kirimBukti(pendaftar);
  await expect(pendaftar.getByRole('tabpanel').getByText('Verifikasi pembayaran').first()).toBeVisible();
  await expect(lencana(pendaftar, /^Tersambung$/)).toBeVisible();
}

/** Admin says that the proof of the open invoice is good. */
async function terimaPembayaran(admin: Page): Promise<void> {
  await ke(admin, '/pembayaran-pengujian');
  await admin
    .getByRole('row')
    .filter({ hasText: nama })
    .filter({ hasText: 'Verifikasi pembayaran' })
    .getByRole('link', { name: /Verifikasi/ })
    .click();
  const dialog = admin.getByRole('dialog', { name: 'Verifikasi pembayaran' });
  await expect(dialog).toBeVisible();
  // A slip of the hand beside it closes no form.
  await admin.mouse.click(4, 4);
  // Money is never taken as paid by oversight.
  for (const hasil of await dialog.getByRole('radio').all()) await expect(hasil).not.toBeChecked();
  await dialog.getByRole('radio', { name: 'Terbayar lunas' }).check();
  await simpan(admin);
  await expect(dialog).toBeHidden();
}

test('[REG-04, REG-41, REG-47, TESTADM-16, TESTADM-17, PAY-11, PAY-23, LHU-11, LHU-14, LHU-18, SURVEY-06] the whole life of a submission, from a phone to the printed report, by five people', async ({
  perangkatSiap,
}) => {
  const pendaftar = await perangkatSiap('mahasiswa@kampus.example', 'ponsel');
  await isiPendaftaran(pendaftar, nama);
  await simpan(pendaftar, 'Daftar');
  await harusTersimpan(pendaftar, 'Data pengujian berhasil disimpan');
  // Its page says where the samples go, and the number they are known by.
  await expect(pendaftar.getByRole('heading', { level: 1, name: nama })).toBeVisible();
  await expect(pendaftar.getByRole('region', { name: 'Setelah ini' })).toContainText(
    /Serahkan sampel ke LPOMK dan sebutkan nomor pendaftaran ini, U-\d{4}-\d{4}/,
  );

  const admin = await perangkatSiap('admin@kampus.example', 'laptop');
  await admin.goto('/');
  await buka(admin, '/persetujuan-pengujian', /^Edit/);
  await admin.getByRole('radio', { name: 'Diterima', exact: true }).check();
  await admin.getByRole('button', { name: 'Setujui semua parameter' }).click();
  await expect(admin.getByText('Uang muka (DP 50%)')).toBeVisible();
  await simpan(admin);
  await expect(admin.getByText('Data penelitian berhasil disimpan')).toBeVisible();
  await expect(admin).toHaveURL(/\/persetujuan-pengujian$/);

  // The bill reaches the phone by itself.
  await ke(pendaftar, '/pembayaran');
  await pendaftar.getByRole('link', { name: judul }).click();
  await bayar(pendaftar);
  await terimaPembayaran(admin);

  await buka(admin, '/persetujuan-pengujian', /^Verifikasi/);
  const semua = admin.getByRole('region', { name: 'Petugas untuk semua parameter' });
  await pilih(admin, 'Analis', /Nur Aini/, semua);
  await pilih(admin, 'Penyelia', /Hendra/, semua);
  await admin.getByRole('button', { name: 'Pakai untuk semua parameter' }).click();
  await simpan(admin);
  await expect(admin.getByText('Kode sampel dan penugasan berhasil disimpan')).toBeVisible();

  const analis = await perangkatSiap('analis@kampus.example');
  await analis.goto('/');
  await buka(analis, '/analisis-sampel', /Kerjakan/);
  await analis.getByRole('button', { name: 'Mulai pengujian' }).click();
  await analis.getByRole('button', { name: 'Ya', exact: true }).click();
  await expect(analis).toHaveURL(/\/analisis-sampel$/);
  await buka(analis, '/analisis-sampel', /Kerjakan/);
  await analis.getByRole('button', { name: 'Buat laporan', exact: true }).click();
  await analis.getByRole('radio', { name: 'Laporan akhir' }).check();
  await analis.locator('.ProseMirror[contenteditable="true"]').click();
  await analis.keyboard.type('Koloni dihitung pada pengenceran 10-2, dua cawan.');
  await analis.getByRole('textbox', { name: 'Hasil pengujian' }).fill('120');
  await simpan(analis);
  await expect(analis).toHaveURL(/\/analisis-sampel$/);
  await buka(analis, '/analisis-sampel', /Kerjakan/);
  await analis.getByRole('button', { name: 'Ajukan selesai pengujian' }).click();
  await analis.getByRole('button', { name: 'Ya', exact: true }).click();
  await expect(lencana(analis, /^Tersambung$/)).toBeVisible();

  const penyelia = await perangkatSiap('penyelia@kampus.example', 'laptop');
  await penyelia.goto('/');
  await buka(penyelia, '/review-sampel-lpmok', /Pengujian/);
  await penyelia
    .getByRole('button', { name: /Putuskan/ })
    .first()
    .click();
  await penyelia.getByRole('radio', { name: 'Disetujui' }).check();
  await penyelia.getByRole('button', { name: 'Simpan', exact: true }).click();
  await penyelia.getByRole('button', { name: /^Ya/ }).click();
  await expect(penyelia.getByText('Selesai pengujian').first()).toBeVisible();

  await buka(admin, '/persetujuan-pengujian', /^Edit/);
  await expect(admin.getByText('Nominal akhir')).toBeVisible();
  await simpan(admin);
  await expect(admin.getByText('Data pengujian generate tagihan pelunasan berhasil')).toBeVisible();

  await ke(pendaftar, '/pembayaran');
  await pendaftar.getByRole('link', { name: judul }).click();
  await bayar(pendaftar);
  await terimaPembayaran(admin);

  const kalab = await perangkatSiap('kalab@kampus.example', 'laptop');
  await kalab.goto('/');
  // The list begins with the first of a head's laboratories (CONF-36).
  await ke(kalab, '/lhu-kalab-lpmok');
  await pilih(kalab, 'Lab', 'LPOMK');
  await bukaBaris(kalab, /^Pengujian/);
  await expect(kalab.getByRole('textbox', { name: 'Nomor' })).not.toHaveValue('');
  await kalab.getByRole('textbox', { name: 'Keterangan' }).fill('Memenuhi syarat.');
  await simpan(kalab);
  await expect(kalab.getByText('Data parameter berhasil diubah')).toBeVisible();

  await ke(pendaftar, '/pendaftaran');
  await pendaftar.getByRole('link', { name: judul }).click();
  await pendaftar.getByRole('link', { name: /LHU/ }).first().click();
  const survei = pendaftar.getByRole('dialog', { name: 'Survei kepuasan' });
  await expect(survei).toBeVisible();
  for (const pertanyaan of await survei.getByRole('radiogroup').all())
    await pertanyaan.getByRole('radio', { name: 'Sangat puas' }).check();
  await survei.getByRole('textbox').first().fill('Jam pengambilan laporan');
  await survei.getByRole('button', { name: 'Kirim' }).click();
  await pendaftar.getByRole('button', { name: /^Ya/ }).click();
  await harusTersimpan(pendaftar, 'Data survey berhasil disimpan');
  const lhu = await unduhPdf(pendaftar, pendaftar.getByRole('button', { name: 'Cetak LHU' }).first());
  expect(lhu.nama).toMatch(/^Lhu \d{4}-LHU-LPOMK-\d{4}\.pdf$/);
  // Where its code leads the server answers, also on a phone that has the app.
  const [cek] = /\/cek-lhu\/[0-9a-f]{32}/.exec((await bacaTeks(lhu.bytes)).replaceAll(/\s/g, ''))!;
  await pendaftar.goto(cek);
  await expect(pendaftar.getByRole('heading', { name: 'Nomor laporan ini sah' })).toBeVisible();
});
