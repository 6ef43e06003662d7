import type { Locator, Page } from '@playwright/test';
import { formatRupiah } from '#domain/core/format.ts';
import { uangMuka } from '#domain/pengujian/biaya.ts';
import type { Pengujian, PengujianRingkas } from '#domain/pengujian/schema.ts';
import { akun } from '#tests/support/akun.ts';
import { alurDi } from '#tests/e2e/support/alur.ts';
import { masukApi, type Api } from '#tests/e2e/support/api.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { simpan } from '#tests/e2e/support/layanan.ts';
import { lencana, putuskan, sambungkan } from '#tests/e2e/support/perangkat.ts';
import { expect, lihatLagi } from '#tests/e2e/support/uji.ts';

const test = testDenganSatuServer();

const kalab = 'kalab@kampus.example';
const lain = 'penyelia@kampus.example';
const daftar = /\/persetujuan-kalab-lpmok$/;

const baca = async (api: Api, uuid: string) =>
  (await api.panggil('GET', `/test?uuid=${uuid}&flag_officer=1`)).data as Pengujian;

/** Two submissions that wait for this head. */
async function yangMenunggu(api: Api): Promise<[Pengujian, Pengujian]> {
  const { data } = await api.panggil('GET', '/test?flag_officer=1&id_status_pengajuan=2');
  const [satu, dua] = (data as PengujianRingkas[]).filter(
    ({ userVerifikasiKalab }) => userVerifikasiKalab?.uuid === akun(kalab).uuid,
  );
  expect(dua, 'two submissions that wait for the head').toBeDefined();
  return [await baca(api, satu!.uuid), await baca(api, dua!.uuid)];
}

/** Admin asks another head (GAP-131). */
async function gantiKalab(admin: Api, uuid: string, email: string): Promise<void> {
  const { status, data } = await admin.panggil('POST', '/test/verification', {
    uuid,
    flag_persetujuan: 2,
    id_user_verifikasi_kalab: akun(email).uuid,
  });
  expect(status, JSON.stringify(data)).toBe(200);
}

/** Says 'Disetujui' at each parameter, one of two choices (CONF-23). */
async function setujuiSemua(page: Page, { sample }: Pengujian): Promise<void> {
  for (const { parameterTest } of sample.flatMap(({ parameter }) => parameter)) {
    const pilihan = page.getByRole('radiogroup', { name: `Putusan untuk ${parameterTest.namaParameterUji}` });
    await expect(pilihan.getByRole('radio')).toHaveCount(2);
    await pilihan.getByRole('radio', { name: 'Disetujui' }).check();
  }
}

test('[KALAB-09, KALAB-10, KALAB-11, KALAB-12, KALAB-13, KALAB-14, CONF-23, CONF-29, GAP-68, GAP-131, TESTADM-22] a head reads and decides two submissions without a network: one arrives once; the other moved on meanwhile, comes back, and is decided anew', async ({
  tab,
  proses,
}) => {
  const api = await masukApi(proses.url, kalab);
  const [data, digeser] = await yangMenunggu(api);
  const page = await tab(kalab);
  putuskan(page);

  // Without a record the pages fall back to their list (CONF-29).
  await page.goto('/persetujuan-kalab-lpmok/edit');
  await expect(page).toHaveURL(daftar);
  await page
    .getByRole('row')
    .filter({ hasText: data.namaSampel })
    .getByRole('link', { name: /^Putuskan/ })
    .click();

  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(data.namaSampel);
  for (const isi of [data.user.idRegistrasi, data.user.nama, data.user.email, 'Pengujian'])
    await expect(main).toContainText(String(isi));
  for (const [ke, sampel] of data.sample.entries()) {
    const kartu = page.getByRole('region', { name: `Sampel ${ke + 1}` });
    for (const isi of [sampel.nama, sampel.kemasan, sampel.phase.namaBentukSampel])
      await expect(kartu).toContainText(isi);
    // The picture came to the device before it was asked for.
    if (sampel.fileGambar) await expect(kartu.getByRole('img').first()).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Riwayat' })).toContainText('WIB');

  // Nothing is approved by oversight: each parameter is chosen.
  await expect(page.getByRole('radio', { name: 'Disetujui', exact: true }).last()).toBeChecked();
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByText(/Periksa \d+ isian berikut/)).toBeVisible();
  await periksa(page, 'putusan dengan isian keliru');
  await setujuiSemua(page, data);
  await expect(page.getByRole('region', { name: 'Pratinjau tagihan' })).toContainText('DP 50%');
  await page.getByRole('textbox', { name: 'Catatan' }).fill('Kapasitas alat tersedia');
  await periksa(page, 'putusan dengan pratinjau tagihan');
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Ya, simpan' })).toBeVisible();
  await periksa(page, 'konfirmasi putusan');
  await page.getByRole('button', { name: 'Ya, simpan' }).click();
  await expect(page).toHaveURL(daftar);
  await expect(lencana(page, 'Luring, 1 tulisan menunggu')).toBeVisible();
  const menunggu = page.getByRole('row').filter({ hasText: data.namaSampel });
  await expect(menunggu.filter({ hasText: 'menunggu dikirim' })).toHaveCount(1);
  expect((await baca(api, data.uuid)).idPengujianStatusPengajuan).toBe(2);

  const { uuid, namaSampel } = digeser;
  await page.goto(`/persetujuan-kalab-lpmok/detail?uuid=${uuid}`);
  await expect(page.getByRole('link', { name: 'Putuskan' })).toBeVisible();
  await periksa(page, 'detail persetujuan');
  await page.getByRole('link', { name: 'Putuskan' }).click();
  await setujuiSemua(page, digeser);
  await simpan(page);
  await expect(page).toHaveURL(daftar);
  await expect(lencana(page, 'Luring, 2 tulisan menunggu')).toBeVisible();

  const admin = await masukApi(proses.url, 'admin@kampus.example');
  await gantiKalab(admin, uuid, lain);
  await gantiKalab(admin, uuid, kalab);
  await sambungkan(page);
  await expect(lencana(page, 'Tersambung, 1 perlu keputusan')).toBeVisible();
  const sesudah = await baca(api, data.uuid);
  expect(sesudah.statusSubmission.kdStatusPengajuan).toBeGreaterThan(2);
  expect(sesudah.history.filter(({ catatan }) => catatan === 'Kapasitas alat tersedia')).toHaveLength(1);
  expect(sesudah.pembayaran.invoice).toHaveLength(1);
  expect((await baca(api, uuid)).idPengujianStatusPengajuan).toBe(2);

  await lencana(page, 'Tersambung, 1 perlu keputusan').click();
  await page.getByRole('button', { name: 'Bandingkan' }).click();
  const banding = page.getByRole('dialog');
  await expect(banding.getByRole('region', { name: 'Milik saya' })).toContainText('Disetujui');
  await expect(banding.getByRole('list', { name: /belum Anda lihat/ })).toContainText(
    akun('admin@kampus.example').nama,
  );
  await expect(banding.getByRole('button', { name: 'Pertahankan milik saya' })).toHaveCount(0);
  await banding
    .getByRole('button', { name: 'Putuskan lagi' })
    .or(banding.getByRole('link', { name: 'Putuskan lagi' }))
    .click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(namaSampel);
  await page.getByRole('radio', { name: 'Ditolak', exact: true }).last().check();
  await page.getByRole('textbox', { name: 'Catatan' }).fill('Di luar lingkup akreditasi');
  await simpan(page);
  await expect(lencana(page, /^Tersambung$/)).toBeVisible();
  const ditolak = await baca(api, uuid);
  expect(ditolak.statusSubmission.statusPengajuan).toBe('Ditolak');
  expect(ditolak.pembayaran.invoice).toHaveLength(0);
});

/** How submissions stand on the server, one after the other. */
const kodeDari = (api: Api, semua: readonly Pengujian[]): Promise<number[]> =>
  Promise.all(semua.map(async ({ uuid }) => (await baca(api, uuid)).idPengujianStatusPengajuan));

test('[GAP-149, GAP-151] ten ordinary submissions are approved by 13 taps on a phone without a network, each by a write of its own', async ({
  proses,
  tab,
}) => {
  const alur = alurDi(proses.url);
  const semua: Pengujian[] = [];
  for (let at = 0; at < 10; at++) semua.push(await alur.menungguKalab(lain));
  const page = await tab(lain, 'ponsel');
  await page.goto('/persetujuan-kalab-lpmok?menunggu');
  await expect(page.getByRole('article')).toHaveCount(10);
  putuskan(page);
  await expect(lencana(page, 'Luring')).toBeVisible();

  let ketukan = 0;
  const ketuk = async (apa: Locator) => {
    ketukan += 1;
    await apa.tap();
  };
  await ketuk(page.getByRole('button', { name: 'Pilih beberapa' }));
  // All of a card is its choice.
  for (const { nomor } of semua) await ketuk(page.getByRole('article').filter({ hasText: nomor! }));
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(10);
  const dp = formatRupiah(semua.reduce((sum, { totalHarga }) => sum + uangMuka(totalHarga), 0));
  const bilah = page.getByRole('main').getByRole('status').filter({ hasText: 'dipilih' });
  await expect(bilah).toContainText(`Tagihan DP ${dp}`);
  await periksa(page, 'memilih beberapa');
  await ketuk(page.getByRole('button', { name: 'Setujui 10 pengujian' }));
  const tanya = page.getByRole('dialog', { name: 'Setujui 10 pengujian' });
  await expect(tanya.getByRole('listitem')).toHaveCount(10);
  await expect(tanya).toContainText(`Tagihan DP ${dp}`);
  await periksa(page, 'pertanyaan beberapa sekaligus');
  await ketuk(tanya.getByRole('button', { name: 'Ya, setujui' }));
  expect(ketukan).toBeLessThanOrEqual(15);
  await expect(page.getByText(`10 pengujian disetujui. Pendaftar akan menerima`)).toBeVisible();
  await expect(lencana(page, 'Luring, 10 tulisan menunggu')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(await kodeDari(await masukApi(proses.url, lain), semua)).toEqual(semua.map(() => 2));

  await sambungkan(page);
  await expect(lencana(page, /^Tersambung$/)).toBeVisible();
  const api = await masukApi(proses.url, lain);
  await expect.poll(() => kodeDari(api, semua)).toEqual(semua.map(() => 5));
  for (const { uuid, totalHarga } of semua)
    expect((await baca(api, uuid)).pembayaran.invoice.map(({ totalTagihan }) => totalTagihan)).toEqual([
      uangMuka(totalHarga),
    ]);
});

test('[I11] by keyboard on a desktop; a submission that changes while it is chosen is not approved, and one with a note is opened first', async ({
  proses,
  tab,
}) => {
  const alur = alurDi(proses.url);
  const [satu, dua, tiga] = [
    await alur.menungguKalab(lain),
    await alur.menungguKalab(lain),
    await alur.menungguKalab(lain),
  ];
  const catatan = (await alur.daftar()).data;
  await alur.mintaKalab(catatan.uuid, { id_user_verifikasi_kalab: akun(lain).uuid });
  const page = await tab(lain, 'laptop');
  await page.goto('/persetujuan-kalab-lpmok?menunggu');
  const baris = (data: Pengujian) => page.getByRole('row').filter({ hasText: data.nomor! });
  await expect(baris(catatan)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const kotak = (data: Pengujian) => baris(data).getByRole('checkbox');
  await expect(kotak(satu)).toBeChecked();
  await expect(kotak(satu)).toBeFocused();
  await baris(catatan).click({ modifiers: ['Shift'] });
  await expect(baris(catatan)).toContainText('Buka dahulu: ada catatan pendaftar');
  await expect(kotak(catatan)).toBeDisabled();
  await baris(tiga).click({ modifiers: ['Shift'] });
  for (const chosen of [satu, dua, tiga]) await expect(kotak(chosen)).toBeChecked();
  await periksa(page, 'memilih beberapa di desktop');

  const admin = await masukApi(proses.url, 'admin@kampus.example');
  await gantiKalab(admin, dua.uuid, kalab);
  await gantiKalab(admin, dua.uuid, lain);
  await lihatLagi(page);
  await expect(baris(dua)).toContainText('Berubah setelah dipilih');
  await expect(kotak(dua)).not.toBeChecked();
  await expect(page.getByText('1 pengujian berubah dan tidak lagi dipilih')).toBeVisible();
  await page.getByRole('button', { name: 'Setujui 2 pengujian' }).click();
  await page.getByRole('button', { name: 'Ya, setujui' }).click();
  await expect(page.getByText('2 pengujian disetujui')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ya, setujui' })).toHaveCount(0);
  const api = await masukApi(proses.url, lain);
  await expect.poll(() => kodeDari(api, [satu, dua, tiga, catatan])).toEqual([5, 2, 5, 2]);
});
