import type { Locator, Page } from '@playwright/test';
import { formatRupiah } from '#domain/core/format.ts';
import { bacaTeks } from '#tests/pdf/baca.ts';
import { admin } from '#tests/support/layanan.ts';
import { alurDi } from '#tests/e2e/support/alur.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { berkas, fakta, pilih, simpan, unduhPdf } from '#tests/e2e/support/layanan.ts';
import { expect } from '#tests/e2e/support/uji.ts';

const test = testDenganSatuServer();

/** The rows of a list of money as a person reads them: what their status says, and what can be done. */
const bacaBaris = (page: Page) =>
  page.locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) => {
      const cells = [...row.querySelectorAll('td')].map((cell) => cell.innerText.trim());
      const acts = [...row.querySelectorAll('td:last-child a, td:last-child button')];
      return {
        // How long it waits stands below it (BEYOND-32).
        status: cells.at(-2)!.split('\n')[0]!,
        aksi: acts.map((act) => (act.getAttribute('aria-label') ?? act.textContent).split(' ')[0]),
      };
    }),
  );

async function cari(page: Page, isi: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: /^Cari/ }).fill(isi);
  await page.keyboard.press('Enter');
  const baris = page.getByRole('row').filter({ hasText: isi });
  await expect(baris).toHaveCount(1);
  return baris;
}

test('[PAY-17, PAY-22, PAY-25, PAY-26, GAP-149, GAP-172] every invoice is downloaded as a PDF, one that is paid with its receipt, and only one that waits for it is verified', async ({
  tab,
  proses,
}) => {
  const alur = alurDi(proses.url);
  const page = await tab(admin, 'laptop');
  await page.goto('/pembayaran-pengujian');
  for (const [status, aksi] of Object.entries({
    'Belum lunas': ['Unduh'],
    'Verifikasi pembayaran': ['Unduh', 'Verifikasi'],
    // The invoice, and its receipt (GAP-172).
    'Terbayar lunas': ['Unduh', 'Unduh'],
    Dibatalkan: ['Unduh'],
  })) {
    await pilih(page, 'Status pembayaran', status);
    await expect
      .poll(async () => [...new Set((await bacaBaris(page)).map((baris) => JSON.stringify(baris)))])
      .toEqual([JSON.stringify({ status, aksi })]);
  }
  await pilih(page, 'Status pembayaran', 'Semua');
  await expect(page.getByRole('link', { name: /^Verifikasi / }).first()).toBeVisible();

  const data = (await alur.semua()).find(({ pembayaran }) =>
    pembayaran.invoice.some(({ statusPayment }) => statusPayment.kdStatusPembayaran === 2),
  )!;
  const invoice = data.pembayaran.invoice.findLast(
    ({ statusPayment }) => statusPayment.kdStatusPembayaran === 2,
  )!;
  const baris = await cari(page, invoice.noInvoice);
  const unduh = baris.getByRole('button', { name: `Unduh invoice ${invoice.noInvoice}` });
  const { nama, bytes } = await unduhPdf(page, unduh);
  const teks = await bacaTeks(bytes);
  expect(nama).toBe(`Invoice ${invoice.noInvoice.replaceAll('/', '-')}.pdf`);
  expect(teks).toContain(invoice.noInvoice);

  await baris.getByRole('link', { name: `Verifikasi ${invoice.noInvoice}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Verifikasi pembayaran' });
  await expect(fakta(dialog, 'No. invoice')).toHaveText(invoice.noInvoice);
  await expect(dialog.getByRole('button', { name: /^Perbesar Bukti pembayaran/ })).toBeVisible();
  await periksa(page, 'verifikasi pembayaran');
  await dialog.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Pilih hasil verifikasi.');
  await dialog.getByRole('radio', { name: 'Belum lunas' }).check();
  await dialog.getByRole('textbox', { name: 'Catatan' }).fill('Nominal kurang');
  await expect(dialog.getByText(/^Tersimpan di perangkat \d/)).toBeVisible();
  // Found again, the note must not stand under the other decision.
  await page.reload();
  await expect(dialog.getByRole('textbox', { name: 'Catatan' })).toHaveValue('Nominal kurang');
  await expect(dialog.getByRole('radio', { name: 'Belum lunas' })).toBeChecked();
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Simpan data yang diinputkan ?' })).toContainText(
    `Bukti pembayaran ${formatRupiah(invoice.totalTagihan)} tidak diterima; invoice ${invoice.noInvoice} kembali belum lunas.`,
  );
  await page.getByRole('button', { name: 'Ya, simpan' }).click();
  await expect(page.getByText('Verifikasi pembayaran berhasil disimpan')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(baris).toContainText('Belum lunas');
  await expect(baris.getByRole('link', { name: /^Verifikasi/ })).toHaveCount(0);
  expect((await alur.invoice(data.uuid)).bukti.at(-1)).toMatchObject({
    flagVerifikasi: 0,
    catatan: 'Nominal kurang',
  });
});

test("[REFUND-03, REFUND-05, REFUND-06, REFUND-13, DATA-27, PAY-27] what waits to be given back is recorded from the faculty's account to the one it was paid from", async ({
  tab,
  proses,
}) => {
  const alur = alurDi(proses.url);
  const page = await tab(admin, 'laptop');
  await page.goto('/pengembalian-dana-pengujian');
  await expect
    .poll(async () => (await bacaBaris(page)).toSorted((a, b) => a.status.localeCompare(b.status)))
    .toEqual([
      { status: 'Belum dikembalikan', aksi: ['Unduh', 'Verifikasi'] },
      { status: 'Sudah dikembalikan', aksi: ['Unduh'] },
    ]);

  const data = (await alur.semua()).find(({ pengembalian }) =>
    pengembalian.some(({ kdStatusPengembalian }) => kdStatusPengembalian === 1),
  )!;
  const [satu] = data.pengembalian as [(typeof data.pengembalian)[0]];
  const baris = await cari(page, satu.noInvoice!);
  const { bytes } = await unduhPdf(page, baris.getByRole('button', { name: 'Unduh invoice' }));
  expect(await bacaTeks(bytes)).toContain('Pengembalian dana');

  await baris.getByRole('link', { name: /^Verifikasi/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Pengembalian deposit' });
  const config = (await (await fetch(`${proses.url}/api/config`)).json()) as {
    data: { rekening: { namaBank: string; noRekening: string; namaPemilik: string } };
  };
  const { namaBank, noRekening, namaPemilik } = config.data.rekening;
  expect(noRekening).toMatch(/\d{5}/);
  await expect(fakta(dialog, 'Rekening sumber')).toHaveText(`${namaBank} ${noRekening}`);
  await expect(fakta(dialog, 'Atas nama')).toHaveText(namaPemilik);
  for (const [label, isi] of [
    ['No. invoice', satu.noInvoice!],
    ['Total pengembalian', formatRupiah(satu.nominalPengembalian)],
  ] as const) {
    const tetap = dialog.getByRole('textbox', { name: label });
    await expect(tetap).toHaveValue(isi);
    await expect(tetap).not.toBeEditable();
    await expect(tetap).toHaveAttribute('required');
  }
  const tujuan = dialog.getByRole('textbox', { name: 'Nomor rekening tujuan' });
  await expect(tujuan).toHaveValue(satu.rekeningAsal!.noRekening);
  await periksa(page, 'verifikasi pengembalian');
  await dialog.locator('input[type="file"]').first().setInputFiles(berkas.jpg('transfer-balik.jpg'));
  await expect(dialog.getByRole('button', { name: 'Ganti file' })).toBeVisible();
  await simpan(page);
  await expect(page.getByText('Data pengembalian deposit berhasil disimpan')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(baris).toContainText('Sudah dikembalikan');
  await expect(baris.getByRole('link', { name: /^Verifikasi/ })).toHaveCount(0);
  const [sesudah] = (await alur.baca(data.uuid)).data.pengembalian;
  expect(sesudah).toMatchObject({
    kdStatusPengembalian: 2,
    noRekeningTujuan: satu.rekeningAsal!.noRekening,
    nominalPengembalian: satu.nominalPengembalian,
  });

  await page.goto(`/pengembalian-dana-pengujian?pengembalian=${satu.uuid}`);
  await expect(dialog).toBeVisible();
  await periksa(page, 'pengembalian selesai');

  await page.goto('/pembayaran-pengujian');
  const sama = await cari(page, satu.noInvoice!);
  const lagi = await unduhPdf(page, sama.getByRole('button', { name: /^Unduh invoice/ }));
  expect(await bacaTeks(lagi.bytes)).toContain('Sudah dikembalikan');
});
