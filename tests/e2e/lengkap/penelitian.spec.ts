import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { labDay } from '#domain/core/clock.ts';
import { addDays } from '#domain/core/clock.ts';
import { sha256 } from '#tests/support/berkas.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { berkas, fakta, pilih, pilihHari, simpan } from '#tests/e2e/support/layanan.ts';
import { hari, industri, keliru, mahasiswa, penelitianMilik } from '#tests/e2e/support/pendaftar.ts';
import { sesiDi } from '#tests/e2e/support/simpanan.ts';
import { lencana, putuskan, sambungkan } from '#tests/e2e/support/perangkat.ts';
import { expect, harusTersimpan } from '#tests/e2e/support/uji.ts';

const test = testDenganSatuServer();

/** The approval is on paper: a photo of it (GAP-161). */
const persetujuan = {
  name: 'persetujuan-dosen.jpg',
  mimeType: 'image/jpeg',
  buffer: readFileSync('server/db/demo/berkas/air-minum.jpg'),
};
const sertifikat = berkas.pdf('sertifikat-k3.pdf');
const lusa = labDay(new Date(Date.now() + 2 * 86_400_000));

/** The first step: what is researched and who supervises it. */
async function isiPenelitian(page: Page, judul: string, dosen: string | RegExp): Promise<void> {
  await page.getByRole('textbox', { name: 'Judul', exact: true }).fill(judul);
  await pilih(page, 'Dosen pembimbing', dosen);
  await page.getByRole('radio', { name: 'Analisis farmasi, makanan, dan kosmetik' }).check();
  await page.getByRole('button', { name: 'Lanjut' }).click();
}

/** The second: one laboratory, and the documents. */
async function isiTempat(page: Page): Promise<void> {
  await pilih(page, 'Laboratorium', 'Biologi Farmasi');
  await pilihHari(page, 'Tanggal mulai', lusa);
  await pilihHari(page, 'Tanggal selesai', lusa);
  for (const [ke, file] of [persetujuan, sertifikat].entries()) {
    await page.locator('input[type="file"]:not([capture])').nth(ke).setInputFiles(file);
    await expect(page.getByRole('button', { name: 'Ganti file' })).toHaveCount(ke + 1);
  }
}

/** A lecturer whom the server has struck off its list since this device was told of it. */
async function dosenLama(page: Page, nama: string): Promise<void> {
  const { userId } = await sesiDi(page);
  await page.evaluate(
    async ([db, baris]) => {
      const open = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(db);
        request.onsuccess = () => resolve(request.result);
      });
      await new Promise((resolve) => {
        const writing = open.transaction('acuan', 'readwrite');
        writing.oncomplete = resolve;
        writing.objectStore('acuan').put(baris);
      });
      open.close();
    },
    [
      `mejalab-${userId}`,
      { uuid: 'dosen:7', jenis: 'dosen', kode: 7, nama, induk: null, urutan: 0, generasi: 1 },
    ] as const,
  );
}

test('[CONF-54, REG-04, REG-11, REG-30, REG-33, REG-35, REG-36, REG-40, GAP-21, GAP-80, GAP-126, REG-32, MSG-15, GAP-161] two laboratories, registered on a phone without a network, stand in the list at once, are refused, mended with all that was typed, arrive with their documents, and one is withdrawn', async ({
  tab,
  proses,
}) => {
  const judul = 'Fitokimia daun sirsak';
  const page = await tab(mahasiswa, 'ponsel');
  await page.goto('/pendaftaran');
  await dosenLama(page, 'Dr. Purnatugas');
  putuskan(page);
  await page.goto('/pendaftaran');
  await page.getByRole('button', { name: 'Daftar', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Penelitian' }).click();
  await isiPenelitian(page, judul, 'Dr. Purnatugas');
  // Neither PDF nor picture is taken, and what is missing is said where it stands.
  const pertama = page.locator('input[type="file"]').first();
  await pertama.setInputFiles({ name: 'surat.txt', mimeType: 'text/plain', buffer: Buffer.from('surat') });
  await expect(page.getByText(/^surat\.txt bukan foto/)).toBeVisible();
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await expect(keliru(page)).toHaveText([
    'Laboratorium: Kolom tidak boleh kosong',
    'Tanggal mulai: Kolom tidak boleh kosong',
    'Tanggal selesai: Kolom tidak boleh kosong',
    'Surat persetujuan dosen: Kolom tidak boleh kosong',
    'Sertifikat pelatihan keselamatan: Kolom tidak boleh kosong',
  ]);
  await periksa(page, 'isian penelitian yang belum lengkap');
  // Hours wait for their day.
  await page.getByText('Jam dan barang').click();
  const jam = page.getByLabel('Jam mulai setiap hari, jam');
  await expect(jam).toBeDisabled();
  await isiTempat(page);
  await expect(jam).toBeEnabled();
  await pilih(page, 'Bahan', /^DPPH/);
  await page.getByRole('button', { name: 'Tambah laboratorium' }).click();
  await pilih(page, 'Laboratorium', 'Farmakologi', page.getByRole('region', { name: 'Rencana 2' }));
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await expect(page.getByRole('region', { name: 'Biologi Farmasi' })).toContainText('Bahan: DPPH');
  await expect(page.getByText(/^Menjadi 2 pendaftaran/)).toBeVisible();
  await expect(page.getByText('persetujuan-dosen.pdf')).toBeVisible();
  await periksa(page, 'ringkasan pendaftaran penelitian');
  await simpan(page, 'Daftar');

  await expect(lencana(page, 'Luring, 1 tulisan menunggu')).toBeVisible();
  const kartu = page.getByRole('article').filter({ hasText: judul });
  await expect(kartu).toHaveCount(2);
  for (const [ke, lab] of ['Biologi Farmasi', 'Farmakologi'].entries()) {
    await expect(kartu.nth(ke)).toContainText('nomor menyusul');
    await expect(kartu.nth(ke)).toContainText(/menunggu dikirim/i);
    await expect(kartu.filter({ hasText: lab })).toHaveCount(1);
  }

  await sambungkan(page);
  await kartu.first().getByRole('link').first().click();
  await expect(page.getByText(/: perlu keputusan Anda$/)).toBeVisible();
  await page.getByRole('link', { name: 'Perbaiki' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Perbaiki pendaftaran' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Judul', exact: true })).toHaveValue(judul);
  await pilih(page, 'Dosen pembimbing', 'Lainnya');
  await page.getByRole('textbox', { name: 'Nama dosen pembimbing' }).fill('Dr. Purnatugas');
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await expect(page.getByRole('button', { name: 'Ganti file' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await simpan(page, 'Daftar');
  await harusTersimpan(page, 'Data penelitian berhasil disimpan');
  const punya = async () =>
    (await penelitianMilik(proses.url, mahasiswa)).filter((satu) => satu.judul === judul);
  await expect.poll(async () => (await punya()).length).toBe(2);
  for (const satu of await punya()) {
    expect(satu).toMatchObject({
      nomor: expect.stringMatching(/^P-\d{4}-\d{4}$/),
      tglMulai: lusa,
      tglSelesai: lusa,
      nikDosen: '999',
      namaDosen: 'Dr. Purnatugas',
    });
    expect(satu.filePersetujuanDosen).toMatchObject({
      name: 'persetujuan-dosen.pdf',
      mime: 'application/pdf',
    });
    expect(satu.fileSertifikatPelatihan?.sha256).toBe(sha256(sertifikat.buffer));
    await expect(kartu.filter({ hasText: satu.nomor! })).toHaveCount(1);
  }
  await expect(kartu).toHaveCount(2);

  // One of the two is not needed after all: its registrant takes it back, with the server at hand (GAP-126).
  await kartu.filter({ hasText: 'Farmakologi' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Batalkan pendaftaran' }).click();
  const dialog = page.getByRole('dialog', { name: 'Batalkan pendaftaran ini ?' });
  await dialog.getByRole('textbox', { name: 'Alasan' }).fill('Cukup satu laboratorium');
  await dialog.getByRole('button', { name: 'Ya, batalkan' }).click();
  await expect(page.getByText('Pendaftaran dibatalkan', { exact: true })).toBeVisible();
  const kode = async () =>
    Object.fromEntries((await punya()).map((satu) => [satu.lab.namaLaboratorium, satu.idStatusPengajuan]));
  expect(await kode()).toEqual({ 'Biologi Farmasi': 1, Farmakologi: 5 });

  // What has ended is registered anew with all that it held, and nothing is typed again (CONF-54).
  await kartu.filter({ hasText: 'Farmakologi' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Daftar lagi' }).click();
  await expect(page).toHaveURL(/[?&]dari=/);
  await expect(page.getByRole('textbox', { name: 'Judul', exact: true })).toHaveValue(judul);
});

test('[REG-07, REG-49, REG-50, REG-51, REG-52, REG-53, REG-54, REG-55, USAGE-14, GAP-125, USAGE-02, USAGE-03] a research has a page of its own with all that was registered, its usage in three tabs and its history; of somebody from outside it shows the proposal', async ({
  tab,
  proses,
}) => {
  const semua = await penelitianMilik(proses.url, mahasiswa);
  const satu = semua.find(
    ({ idStatusPengajuan, idJenisPembiayaan }) => idStatusPengajuan === 11 && idJenisPembiayaan === 2,
  )!;
  const page = await tab(mahasiswa, 'laptop');
  await page.goto('/pendaftaran');
  await page.getByRole('searchbox', { name: 'Cari nomor, nama, kode' }).fill(satu.nomor!);
  await page.keyboard.press('Enter');
  const baris = page.locator('tbody tr').filter({ hasText: satu.nomor! });
  await baris.getByRole('link', { name: /^Detail/ }).click();
  await expect(page).toHaveURL(`/pendaftaran/detail?uuid=${satu.uuid}`);
  await expect(page.getByRole('heading', { level: 1, name: satu.judul })).toBeVisible();
  const bagian = (name: string) => page.getByRole('region', { name, exact: true });
  for (const [label, isi] of [
    ['Jenis', satu.researchType.jenisPenelitian],
    ['Keterangan', satu.keteranganJenisPenelitian ?? '-'],
    ['Judul payung', satu.judulPayung ?? '-'],
    ['Dosen pembimbing', satu.namaDosen ?? '-'],
    ['Peta penelitian', satu.map!.petaPenelitian],
    ['Pembiayaan', 'Dosen pembimbing'],
    ['Sumber dana', satu.namaDosenPembiayaan!],
  ] as const)
    await expect(fakta(bagian('Penelitian'), label), label).toHaveText(isi);
  const rencana = bagian('Rencana penggunaan');
  await expect(fakta(rencana, 'Tanggal')).toHaveText(`${hari(satu.tglMulai)} – ${hari(satu.tglSelesai)}`);
  for (const [label, isi] of [
    ['Jam per hari', satu.jamMulai ? `${satu.jamMulai} – ${satu.jamSelesai} WIB` : '-'],
    ['Alat', satu.researchLabTool.map(({ tool }) => tool.namaAlat).join(', ') || '-'],
    ['Bahan', satu.researchLabItem.map(({ item }) => item.namaBahan).join(', ') || '-'],
    [
      'Instrumen',
      satu.researchLabInstrument.map(({ instrument }) => instrument.namaInstrumen).join(', ') || '-',
    ],
  ] as const)
    await expect(fakta(rencana, label), label).toHaveText(isi);
  await expect(bagian('Dokumen').getByRole('figure')).toHaveCount(2);
  for (const label of ['Surat persetujuan dosen', 'Sertifikat pelatihan keselamatan'])
    await expect(bagian('Dokumen').getByText(label, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText([
    'Riwayat penambahan',
    'Total penggunaan',
    'Pengembalian alat',
  ]);
  await expect(page.getByRole('list', { name: 'Riwayat pendaftaran' }).getByRole('listitem')).toHaveCount(
    satu.history.length,
  );
  await expect(page.getByRole('link', { name: 'Perbaiki penambahan' })).toHaveAttribute(
    'href',
    `/pendaftaran/edit?uuid=${satu.uuid}`,
  );
  await periksa(page, 'detail penelitian');

  // Each tab is searched by what was used, and an addition opens whole, with what it comes to.
  const [pertama] = satu.penambahan;
  const { namaBarang } = pertama!.baris[0]!;
  const cari = page.getByRole('searchbox', { name: 'Cari nama atau kode barang' });
  await cari.fill('tidak ada barang begini');
  await cari.press('Enter');
  await expect(page.getByText("Tidak ada yang cocok dengan 'tidak ada barang begini'.")).toBeVisible();
  await cari.fill(namaBarang);
  await cari.press('Enter');
  await page
    .getByRole('table', { name: 'Riwayat penambahan' })
    .getByRole('button', { name: 'Lihat' })
    .last()
    .click();
  const isi = page.getByRole('dialog', { name: 'Detail penggunaan' });
  await expect(isi.getByRole('listitem').filter({ hasText: namaBarang }).first()).toBeVisible();
  await expect(isi.getByText('Total tagihan')).toBeVisible();
  await page.keyboard.press('Escape');

  // What came back to its registrant is mended where it is used, and may be taken back instead (GAP-125).
  const kembali = satu.penambahan.find(({ kdStatusPengajuan }) => kdStatusPengajuan === 11)!;
  const kini = async () =>
    (await penelitianMilik(proses.url, mahasiswa))
      .find(({ uuid }) => uuid === satu.uuid)!
      .penambahan.find(({ uuid }) => uuid === kembali.uuid)!;
  await page.getByRole('link', { name: 'Perbaiki penambahan' }).click();
  await page.getByRole('button', { name: 'Perbaiki penambahan', exact: true }).click();
  // It came back because its time was taken.
  const besok = addDays(kembali.tglPenggunaan, 1);
  const isian = page.getByRole('dialog', { name: 'Ubah penambahan' });
  await isian.getByLabel('Tanggal').click();
  const tombol = page.getByRole('button', { name: hari(besok), exact: true });
  const berikut = page.getByRole('button', { name: 'Bulan berikutnya' });
  await expect(berikut).toBeVisible();
  if (!(await tombol.isVisible())) await berikut.click();
  await tombol.click();
  await simpan(page);
  await expect.poll(kini).toMatchObject({ kdStatusPengajuan: 10, tglPenggunaan: besok });
  await page
    .getByRole('button', { name: `Tarik penambahan ${hari(besok)}` })
    .first()
    .click();
  await page.getByRole('button', { name: 'Ya, tarik' }).click();
  await expect.poll(async () => (await kini()).kdStatusPengajuan).toBe(5);

  // Elsewhere there is a place, and neither letters nor usage (REG-39).
  const luar = semua.find(({ researchType }) => researchType.kdJenisPenelitian === 2)!;
  await page.goto(`/pendaftaran/detail?uuid=${luar.uuid}`);
  await expect(fakta(bagian('Tempat penelitian'), 'Tempat')).toHaveText(luar.tempatPenelitian!);
  await expect(bagian('Dokumen')).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);

  // Somebody from outside has a proposal, no theme, and no source of money besides them.
  const asing = (await penelitianMilik(proses.url, industri)).find(
    ({ researchType }) => researchType.kdJenisPenelitian === 1,
  )!;
  const ponsel = await tab(industri, 'ponsel');
  await ponsel.goto(`/pendaftaran/detail?uuid=${asing.uuid}`);
  const penelitian = ponsel.getByRole('region', { name: 'Penelitian', exact: true });
  await expect(fakta(penelitian, 'Pembimbing atau peneliti utama')).toHaveText(asing.namaDosen!);
  await expect(fakta(penelitian, 'Pembiayaan')).toHaveText('Saya sendiri');
  for (const label of ['Peta penelitian', 'Sumber dana'])
    await expect(fakta(penelitian, label), label).toHaveCount(0);
  const dokumen = ponsel.getByRole('region', { name: 'Dokumen', exact: true });
  await expect(dokumen.getByRole('figure')).toHaveCount(2);
  await expect(dokumen.getByText('Proposal', { exact: true }).first()).toBeVisible();
  await expect(dokumen.getByText('Surat persetujuan dosen')).toHaveCount(0);
});
