import type { Page } from '@playwright/test';
import type { Bahan } from '#domain/bahan/master.ts';
import { toWire } from '#domain/core/wire.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { masukApi, type Api } from '#tests/e2e/support/api.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { simpan } from '#tests/e2e/support/layanan.ts';
import { lencana } from '#tests/e2e/support/perangkat.ts';
import { expect, test } from '#tests/e2e/support/uji.ts';

const kalab = 'kalab@kampus.example';
const laboran = 'laboran@kampus.example';

const baca = async (api: Api, uuid: string) =>
  (await api.panggil('GET', `/research?uuid=${uuid}`)).data as Penelitian;

/** The research of this caller's laboratories at a code of W2, in a laboratory that both officers have, newest first. */
async function padaKode(api: Api, kode: number, role: string): Promise<Penelitian[]> {
  const { data } = await api.panggil(
    'GET',
    `/research?flag_officer=1&flag_riwayat=1&id_jenis_penggunaan=1&role=${encodeURIComponent(role)}&id_status_pengajuan=${kode}&per_page=50`,
  );
  return data as Penelitian[];
}

/** Decides the research whose form is open. */
async function putuskan(page: Page, { judul }: Penelitian, pilihan: string, catatan: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(judul);
  await expect(page.getByRole('radio', { name: 'Disetujui' })).toBeChecked();
  await page.getByRole('radio', { name: pilihan }).check();
  await page.getByRole('textbox', { name: 'Catatan' }).fill(catatan);
  await simpan(page);
}

/** A research with an addition to verify, of which a material has expired by now. */
async function mintaanKedaluwarsa(api: Api, pemilik: Api): Promise<Penelitian> {
  const bahan = ({ penambahan }: Penelitian) =>
    penambahan
      .filter(({ kdStatusPengajuan }) => kdStatusPengajuan === 10)
      .flatMap(({ baris }) => baris)
      .find(({ idJenisBarang }) => idJenisBarang === 2);
  const data = (await padaKode(api, 10, 'Kalab')).find((satu) => bahan(satu))!;
  const { data: semua } = await pemilik.panggil('GET', '/item-master?per_page=100');
  const dipakai = (semua as Bahan[]).find(({ id }) => id === bahan(data)!.idBarang)!;
  const isi = { ...dipakai, tglExpired: '2026-01-31' };
  const { status } = await pemilik.panggil('PUT', '/item', toWire(isi) as Record<string, unknown>);
  expect(status).toBe(200);
  return data;
}

/** How often the history has this note. */
const berapaKali = async (api: Api, uuid: string, catatan: string): Promise<number> =>
  (await baca(api, uuid)).history.filter((satu) => satu.catatan === catatan).length;

test('[KALAB-03, KALAB-04, KALAB-05, KALAB-06, KALAB-07, KALAB-08, CONF-37] a Kalab decides research on a phone while the server is down; both decisions reach it once', async ({
  proses,
  perangkatSiap,
}) => {
  const api = await masukApi(proses.url, kalab);
  const menunggu = await padaKode(api, 1, 'Kalab');
  expect(menunggu.length, 'research that waits for the Kalab').toBeGreaterThan(1);
  const [pertama, kedua] = menunggu as [Penelitian, Penelitian];
  const page = await perangkatSiap(kalab, 'ponsel');
  await proses.hentikan();

  await page.goto('/persetujuan-kalab/edit');
  await expect(page).toHaveURL(/\/persetujuan-kalab$/);
  // Any other page than 'edit' is only read.
  await page.goto(`/persetujuan-kalab/detail?uuid=${pertama.uuid}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pertama.judul);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Simpan' })).toHaveCount(0);
  await page.goto('/persetujuan-kalab?menunggu');
  await page.getByRole('link', { name: new RegExp(`^Putuskan.*${pertama.judul}`) }).click();
  const dokumen = page.getByRole('region', { name: 'Dokumen' });
  // Kept before they were asked for: each is drawn without a server, as far as it is looked at.
  for (const nama of ['persetujuan-dosen.pdf', 'sertifikat-pelatihan.pdf']) {
    await dokumen.getByText(nama).scrollIntoViewIfNeeded();
    await expect(dokumen.getByRole('img', { name: `${nama}, halaman 1` })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Terpakai pada waktu itu' })).toBeVisible();
  await periksa(page, 'putusan penelitian');
  await putuskan(page, pertama, 'Disetujui', 'Kapasitas tersedia');
  await expect(page).toHaveURL(/\/persetujuan-kalab$/);
  await page.getByRole('link', { name: /^Berikutnya/ }).click();
  await putuskan(page, kedua, 'Ditolak', 'Di luar lingkup laboratorium');
  await expect(lencana(page, 'Luring, 2 tulisan menunggu')).toBeVisible();

  await proses.mulai();
  await expect(lencana(page, /^Tersambung$/)).toBeVisible();
  await expect.poll(() => berapaKali(api, pertama.uuid, 'Kapasitas tersedia')).toBe(1);
  await expect.poll(() => berapaKali(api, kedua.uuid, 'Di luar lingkup laboratorium')).toBe(1);
  expect((await baca(api, pertama.uuid)).idStatusPengajuan).toBe(2);
  expect((await baca(api, kedua.uuid)).idStatusPengajuan).toBe(5);
  const { email } = kedua.user;
  const pemilik = await masukApi(proses.url, email);
  expect((await baca(pemilik, kedua.uuid)).statusSubmission.statusPengajuan).toBe('Ditolak');

  // The history leads to the record and back to where one came from.
  await page.goto('/riwayat');
  const detail = (nomor: string | RegExp) =>
    page
      .getByRole('article')
      .filter({ hasText: nomor })
      .first()
      .getByRole('link', { name: /^Detail/ });
  await detail(pertama.nomor!).click();
  await expect(page).toHaveURL(/\/riwayat\/detail/);
  await expect(page.getByRole('region', { name: 'Rencana penggunaan' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Simpan' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Kembali' }).click();
  await expect(page).toHaveURL(/\/riwayat$/);
  // Tests of the laboratory stand in it too, and open where tests are read.
  await detail(/U-\d{4}-\d{4}/).click();
  await expect(page).toHaveURL(/\/persetujuan-kalab-lpmok\/detail/);

  // What has expired since it was asked for passes with the reason of a Kalab, and nothing else of their asking does.
  const diminta = await mintaanKedaluwarsa(api, await masukApi(proses.url, laboran));
  await page.goto(`/riwayat/detail?uuid=${diminta.uuid}`);
  await page.getByRole('button', { name: /^Kecualikan/ }).click();
  await page
    .getByRole('textbox', { name: 'Alasan tetap dipakai' })
    .fill('Baku pembanding dibuat hari itu juga');
  await periksa(page, 'pengecualian oleh kalab');
  await simpan(page);
  await expect
    .poll(async () => (await baca(api, diminta.uuid)).history.map(({ catatan }) => catatan))
    .toContainEqual(expect.stringMatching(/^Tetap dipakai: .*Alasan: Baku pembanding dibuat hari itu juga$/));
  await expect(page.getByRole('button', { name: /^Kecualikan/ })).toHaveCount(0);
});
