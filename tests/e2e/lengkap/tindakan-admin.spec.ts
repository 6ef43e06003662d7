import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { namaPdf } from '#domain/berkas/nama.ts';
import { bacaTeks } from '#tests/pdf/baca.ts';
import { akun } from '#tests/support/akun.ts';
import { admin, analis, pendaftar, penyelia } from '#tests/support/layanan.ts';
import { alurDi } from '#tests/e2e/support/alur.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { berkas, fakta, pilih, simpan } from '#tests/e2e/support/layanan.ts';
import { rupiah } from '#tests/e2e/support/pendaftar.ts';
import { expect, lihatLagi } from '#tests/e2e/support/uji.ts';

const test = testDenganSatuServer();

const daftar = '/persetujuan-pengujian';
const diDaftar = /\/persetujuan-pengujian$/;
const satu = (halaman: string, uuid: string) => `${daftar}/${halaman}?uuid=${uuid}`;
const riwayat = (page: Page) => page.getByRole('list', { name: 'Riwayat pendaftaran' }).getByRole('listitem');

/** Opens a submission, takes this act and gives its reason in the dialog that asks for one. */
async function beriAlasan(page: Page, uuid: string, tindakan: string, alasan: string): Promise<void> {
  await page.goto(satu('detail', uuid));
  await page.getByRole('button', { name: tindakan, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: tindakan });
  await dialog.getByRole('button', { name: tindakan, exact: true }).click();
  await expect(dialog.getByText('Periksa 1 isian berikut')).toBeVisible();
  if (tindakan === 'Tarik dokumen') await periksa(page, tindakan);
  await dialog.getByRole('textbox', { name: 'Alasan' }).fill(alasan);
  await dialog.getByRole('button', { name: tindakan, exact: true }).click();
  await page.getByRole('button', { name: 'Ya, simpan' }).click();
  await expect(dialog).toHaveCount(0);
}

test('[GAP-123, GAP-124, GAP-149] a change of assignment hands the work to another analyst and takes out what cannot be tested', async ({
  tab,
  proses,
}) => {
  const alur = alurDi(proses.url);
  const { uuid, namaSampel, sample } = await alur.baru('Sirup herbal tanpa analis', 11);
  const [mulai, antre] = sample[0]!.parameter as [
    (typeof sample)[0]['parameter'][0],
    (typeof sample)[0]['parameter'][0],
  ];
  const pengganti = 'laboran@kampus.example';
  const tablet = await tab(pengganti);
  await tablet.goto('/analisis-sampel');
  await tablet.getByRole('searchbox', { name: /^Cari/ }).fill(namaSampel);
  await tablet.keyboard.press('Enter');
  const milikPengganti = tablet.getByRole('rowgroup').filter({ hasText: namaSampel });
  await expect(milikPengganti).toHaveCount(0);

  const page = await tab(admin, 'laptop');
  await page.goto(satu('detail', uuid));
  await expect(page.getByRole('button', { name: 'Ubah penugasan' })).toBeVisible();
  await periksa(page, 'detail');
  await page.getByRole('button', { name: 'Ubah penugasan' }).click();
  const kartu = page.getByRole('region', { name: 'Sampel 1' });
  await expect(kartu.getByRole('combobox', { name: 'Analis' }).first()).toHaveValue(akun(analis).nama);
  // What has begun cannot be taken out any more.
  await expect(kartu.getByRole('checkbox', { name: 'Tidak dapat diuji' })).toHaveCount(1);
  await periksa(page, 'ubah penugasan');
  const semua = page.getByRole('region', { name: 'Petugas untuk semua parameter' });
  await pilih(page, 'Analis', new RegExp(akun(pengganti).nama), semua);
  await page.getByRole('button', { name: 'Pakai untuk semua parameter' }).click();
  await kartu.getByRole('checkbox', { name: 'Tidak dapat diuji' }).check();
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByText('Periksa 1 isian berikut')).toBeVisible();
  await page.getByRole('textbox', { name: 'Alasan tidak diuji' }).fill('Sampel tidak cukup');
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  const tanya = page.getByRole('dialog', { name: 'Simpan data yang diinputkan ?' });
  await expect(tanya).toContainText('1 parameter akan dikeluarkan dari pengujian');
  // What cannot be taken back is not confirmed by Enter.
  await expect(tanya.getByRole('button', { name: 'Batal' })).toBeFocused();
  await tanya.getByRole('button', { name: 'Ya, simpan' }).click();
  await expect(page.getByText('Kode sampel dan penugasan berhasil disimpan')).toBeVisible();
  await expect(page.getByText('1 parameter dikeluarkan dari pengujian.')).toBeVisible();
  await expect(page).toHaveURL(diDaftar);

  await lihatLagi(tablet);
  await expect(milikPengganti).toHaveCount(1);
  await expect(milikPengganti).toContainText(mulai.parameterTest.namaParameterUji);
  const { data } = await alur.baca(uuid);
  expect(data.idPengujianStatusPengajuan).toBe(11);
  const sesudah = data.sample[0]!.parameter;
  expect(sesudah.find((parameter) => parameter.uuid === mulai.uuid)!.userAnalyst!.uuid).toBe(
    akun(pengganti).uuid,
  );
  expect(sesudah.find((parameter) => parameter.uuid === antre.uuid)!.status.kdStatusSampelParameter).toBe(4);
  await page.goto(satu('detail', uuid));
  await expect(riwayat(page).first()).toContainText('Sampel tidak cukup');
  await expect(riwayat(page).first()).toContainText(
    `Analis ${akun(analis).nama} diganti ${akun(pengganti).nama}`,
  );
});

test('[GAP-127, GAP-131, MSG-38] another head is asked to verify, and an unpaid final bill is corrected by a new invoice', async ({
  tab,
  proses,
}) => {
  const alur = alurDi(proses.url);
  const menunggu = await alur.baru('Salep kulit tanpa kalab', 2);
  const ditagih = await alur.baru('Teh celup keliru tagih', 9);
  const lama = await alur.invoice(ditagih.uuid);
  const page = await tab(admin, 'laptop');

  await page.goto(satu('detail', menunggu.uuid));
  await page.getByRole('button', { name: 'Ganti kalab' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ganti kalab' });
  await expect(dialog).toContainText(menunggu.userVerifikasiKalab!.nama);
  await dialog.getByRole('button', { name: 'Ganti kalab' }).click();
  await expect(dialog.getByText('Periksa 1 isian berikut')).toBeVisible();
  await periksa(page, 'ganti kalab dengan isian keliru');
  await dialog.getByRole('combobox', { name: 'Kalab yang memverifikasi' }).click();
  await expect(page.getByRole('option').filter({ hasText: menunggu.userVerifikasiKalab!.nama })).toHaveCount(
    0,
  );
  await page
    .getByRole('option')
    .filter({ hasText: akun(penyelia).nama })
    .click();
  await dialog.getByRole('textbox', { name: 'Catatan' }).fill('Kalab sedang cuti');
  await dialog.getByRole('button', { name: 'Ganti kalab' }).click();
  await page.getByRole('button', { name: 'Ya, simpan' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(riwayat(page).first()).toContainText('Kalab sedang cuti');
  const dialihkan = (await alur.baca(menunggu.uuid)).data;
  expect(dialihkan.idPengujianStatusPengajuan).toBe(2);
  expect(dialihkan.userVerifikasiKalab!.uuid).toBe(akun(penyelia).uuid);

  await page.goto(satu('detail', ditagih.uuid));
  await page.getByRole('button', { name: 'Perbaiki tagihan' }).click();
  const tagihan = page.getByRole('region', { name: 'Tagihan' });
  const harga = tagihan.getByRole('textbox', { name: 'Harga pengujian' }).first();
  await harga.fill('');
  await harga.pressSequentially('-1250,75');
  await expect(harga).toHaveValue(rupiah(125_075));
  await harga.fill(String(ditagih.bill[0]!.hargaPengujian + 5_000));
  await simpan(page);
  await expect(page.getByText('Data pengujian generate tagihan pelunasan berhasil')).toBeVisible();
  await expect(page).toHaveURL(diDaftar);
  const { pembayaran, idPengujianStatusPengajuan } = (await alur.baca(ditagih.uuid)).data;
  const baru = await alur.invoice(ditagih.uuid);
  expect(idPengujianStatusPengajuan).toBe(9);
  expect(baru.noInvoice).not.toBe(lama.noInvoice);
  expect(baru.totalTagihan).toBe(lama.totalTagihan + 5_000);
  expect(pembayaran.invoice.find(({ uuid }) => uuid === lama.uuid)!.statusPayment.statusPembayaran).toBe(
    'Dibatalkan',
  );

  // Once its proof is there, the bill stands.
  await alur.bayar(ditagih.uuid);
  await page.goto(satu('detail', ditagih.uuid));
  const tombol = page.getByRole('button', { name: 'Perbaiki tagihan' });
  await expect(tombol).toHaveAttribute('aria-disabled', 'true');
  await expect(tombol).toHaveAccessibleDescription(/.{20}/);
});

test('[GAP-126, GAP-140, TESTADM-33] what Admin cancels, uploads, withdraws and declines reaches the phone of its registrant without a reload', async ({
  tab,
  proses,
}) => {
  const alur = alurDi(proses.url);
  const dibatalkan = await alur.baru('Bedak tabur batal daftar', 5);
  const { uuid } = await alur.baru('Kapsul minta dokumen', 15);
  const ponsel = await tab(pendaftar, 'ponsel');
  const page = await tab(admin, 'laptop');

  await ponsel.goto(`/pendaftaran/detail-pengujian?uuid=${dibatalkan.uuid}`);
  await expect(ponsel.getByRole('link', { name: 'Bayar DP' })).toBeVisible();
  await beriAlasan(page, dibatalkan.uuid, 'Batalkan pendaftaran', 'Alat uji rusak sampai tahun depan');
  await expect(page.getByText('Data penelitian berhasil disimpan')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Batalkan pendaftaran' })).toHaveCount(0);
  await lihatLagi(ponsel);
  await expect(ponsel.getByText('Pendaftaran ini berakhir')).toBeVisible();
  await expect(ponsel.getByText('Alat uji rusak sampai tahun depan').first()).toBeVisible();
  await expect(ponsel.getByRole('link', { name: 'Bayar DP' })).toHaveCount(0);
  const batal = (await alur.baca(dibatalkan.uuid)).data;
  expect(batal.statusSubmission.statusPengajuan).toBe('Ditolak');
  expect(batal.pembayaran.invoice.map(({ flagDibatalkan }) => flagDibatalkan)).toEqual([1]);

  await ponsel.goto(`/pendaftaran/lhu?uuid=${uuid}`);
  const dokumen = ponsel.getByRole('region', { name: 'Dokumen tambahan' });
  await expect(dokumen.getByRole('button', { name: 'Tarik permintaan' })).toBeVisible();
  await page.goto(satu('detail', uuid));
  await page.getByRole('button', { name: 'Unggah dokumen' }).click();
  await page.locator('input[type="file"]').first().setInputFiles(berkas.pdf('kromatogram-asli.pdf'));
  await expect(page.getByRole('button', { name: 'Ganti file' })).toBeVisible();
  await simpan(page);
  await expect(page.getByText('Data pengujian LHU berhasil diubah')).toBeVisible();
  await expect(page).toHaveURL(diDaftar);
  const terkirim = dokumen.getByRole('button', {
    name: 'Perbesar Dokumen tambahan, kromatogram-asli.pdf',
  });
  await lihatLagi(ponsel);
  await expect(terkirim).toBeVisible();

  await beriAlasan(page, uuid, 'Tarik dokumen', 'Kromatogram milik sampel lain');
  await expect(riwayat(page).first()).toContainText('Kromatogram milik sampel lain');
  await lihatLagi(ponsel);
  await expect(terkirim).toHaveCount(0);
  await expect(dokumen.getByRole('button', { name: 'Tarik permintaan' })).toBeVisible();
  const ditarik = (await alur.baca(uuid, pendaftar)).data;
  expect(ditarik.idPengujianStatusPengajuan).toBe(15);
  expect(ditarik.fileDokumenTambahan).toBeNull();

  await beriAlasan(page, uuid, 'Tolak permintaan dokumen', 'Dokumen ini tidak pernah dibuat');
  await lihatLagi(ponsel);
  await expect(dokumen.getByRole('switch', { name: 'Ajukan dokumen tambahan' })).toBeVisible();
  expect((await alur.baca(uuid)).data.statusSubmission.statusPengajuan).toBe('LHU tersedia');
});

test('[TESTADM-28, TESTADM-29, TESTADM-31, TESTADM-32] the print page gives the report, shows the request with its document, and uploads at 15 only', async ({
  tab,
  proses,
}) => {
  const { cari } = alurDi(proses.url);
  const page = await tab(admin, 'laptop');
  const permintaan = page.getByRole('region', { name: 'Permintaan dokumen tambahan' });

  const diminta = await cari(15);
  await page.goto(satu('cetak', diminta.uuid));
  await expect(fakta(permintaan, 'Nama dokumen')).toHaveText(diminta.deskripsiRequestDokumenTambahan!);
  await expect(page.getByRole('group', { name: 'Dokumen tambahan' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Simpan', exact: true })).toBeVisible();
  await periksa(page, 'unggah dokumen');
  const unduhan = page.waitForEvent('download');
  await page
    .getByRole('button', { name: `Cetak LHU ${diminta.lhu[0]!.noSurat}` })
    .first()
    .click();
  const lhu = await unduhan;
  expect(lhu.suggestedFilename()).toBe(namaPdf('Lhu', diminta.lhu[0]!.noSurat));
  const teks = await bacaTeks(new Uint8Array(await readFile(await lhu.path())));
  expect(teks).toContain(diminta.lhu[0]!.noSurat);
  expect(teks).toContain(diminta.sample[0]!.kodeSampel!);
  await page.getByRole('link', { name: 'Batal', exact: true }).click();
  await expect(page).toHaveURL(diDaftar);

  const tersedia = await cari(16);
  await page.goto(satu('cetak', tersedia.uuid));
  const perbesar = permintaan.getByRole('button', {
    name: `Perbesar Dokumen tambahan, ${tersedia.fileDokumenTambahan!.name}`,
  });
  await expect(perbesar).toBeVisible();
  await periksa(page, 'cetak');
  await perbesar.click();
  await expect(
    page.getByRole('dialog', { name: 'Dokumen tambahan' }).locator('canvas').first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('input[type="file"]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Simpan', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Kembali', exact: true }).click();
  await expect(page).toHaveURL(diDaftar);
});
