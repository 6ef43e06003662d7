import type { PengujianRingkas } from '#domain/pengujian/schema.ts';
import type { Perangkat } from '#domain/akun/perangkat.ts';
import { masukApi } from '#tests/e2e/support/api.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { masuk, putuskan, sambungkan } from '#tests/e2e/support/perangkat.ts';
import { simpan } from '#tests/e2e/support/layanan.ts';
import { expect, test } from '#tests/e2e/support/uji.ts';
import { mulaiProses } from '#tests/support/proses.ts';

const analis = 'analis@kampus.example';
const kalab = 'kalab@kampus.example';

/** A server that asks for a fresh sign-in before what cannot be undone. */
const denganSegar = test.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs.
  proses: async ({}, pakai) => {
    const proses = await mulaiProses({ FRESH_SIGNIN_MINUTES: '15' });
    await pakai(proses);
    await proses.tutup();
  },
});

test('[BEYOND-49] a lost tablet is put out from another device; at its next contact it says why, shows nothing of anybody, and keeps what was being written', async ({
  proses,
  perangkatSiap,
  perangkat,
}) => {
  const hilang = await perangkatSiap(analis);
  await hilang.goto('/profile');
  await hilang.getByRole('button', { name: 'Ajukan perbaikan data' }).click();
  await hilang.getByRole('textbox', { name: /^Apa yang salah/ }).fill('Nomor induk saya keliru');
  await expect(hilang.getByText(/Tersimpan di perangkat \d/)).toBeVisible();

  const ini = await perangkat('ponsel');
  await ini.goto('/login');
  await masuk(ini, analis);
  await ini.goto('/profile');
  const daftar = ini.getByRole('list', { name: 'Perangkat yang masuk' });
  await expect(daftar.getByText(/^Perangkat ini, masuk sejak/)).toHaveCount(1);
  const keluarkan = daftar.getByRole('button', { name: /^Keluarkan perangkat/ });
  const banyak = await keluarkan.count();
  putuskan(ini);
  await expect(keluarkan.first()).toBeDisabled();
  await expect(ini.getByText('Mengeluarkan perangkat perlu sambungan ke server.')).toBeVisible();
  await sambungkan(ini);
  await expect(keluarkan.first()).toBeEnabled();
  await periksa(ini, 'profil');
  for (let sisa = banyak; sisa > 0; sisa -= 1) {
    await keluarkan.first().click();
    const tanya = ini.getByRole('dialog', { name: /^Keluarkan .+ \?$/ });
    await expect(tanya).toContainText('Tulisan dan draf yang belum terkirim tetap di sana');
    await tanya.getByRole('button', { name: 'Ya, keluarkan' }).click();
    await expect(keluarkan).toHaveCount(sisa - 1);
  }

  // It goes on as if nothing had happened until it asks anything.
  await hilang.reload();
  await expect(hilang).toHaveURL(/\/login$/);
  await expect(hilang.getByRole('alert')).toContainText(
    'Anda mengeluarkan perangkat ini dari perangkat lain',
  );
  await expect(hilang.getByText(/Tulisan menunggu di perangkat ini: \w+ \(1\)/)).toBeVisible();
  await periksa(hilang, 'dikeluarkan');
  await masuk(hilang, analis);
  await hilang.goto('/profile');
  await hilang.getByRole('button', { name: 'Ajukan perbaikan data' }).click();
  await expect(hilang.getByRole('textbox', { name: /^Apa yang salah/ })).toHaveValue(
    'Nomor induk saya keliru',
  );
  await expect(hilang.getByRole('alert')).toHaveCount(0);

  const meja = await perangkatSiap('admin@kampus.example', 'laptop');
  const api = await masukApi(proses.url, analis);
  const { uuid } = (await api.panggil('GET', '/user/self')).data as { uuid: string };
  await meja.goto(`/petugas/tambah?uuid=${uuid}`);
  await expect(
    meja.getByRole('list', { name: /^Perangkat yang masuk sebagai/ }).getByRole('listitem'),
  ).toHaveCount(3);
  await periksa(meja, 'perangkat petugas');
  await meja.getByRole('button', { name: 'Keluarkan semua' }).click();
  await meja.getByRole('button', { name: 'Ya, keluarkan' }).click();
  await expect(meja.getByText('Tidak masuk di perangkat mana pun.')).toBeVisible();
  await hilang.reload();
  await expect(hilang.getByRole('alert')).toContainText('Admin mengeluarkan perangkat ini pada');
});

denganSegar(
  '[BEYOND-50] issuing asks to sign in anew, in the sign-in window, and goes on by itself with what was typed; who does not want to has changed nothing',
  async ({ proses, perangkatSiap }) => {
    const api = await masukApi(proses.url, kalab);
    const semua = (await api.panggil('GET', '/test-report?flag_officer=1&perPage=100'))
      .data as PengujianRingkas[];
    const { uuid } = semua.find((satu) => satu.idPengujianStatusPengajuan === 10)!;
    const kode = async () =>
      ((await api.panggil('GET', `/test-report?uuid=${uuid}`)).data as PengujianRingkas)
        .idPengujianStatusPengajuan;
    const page = await perangkatSiap(kalab, 'laptop');
    await page.goto(`/lhu-kalab-lpmok/edit?uuid=${uuid}`);
    await page.getByRole('textbox', { name: 'Keterangan' }).fill('Ditulis sebelum masuk ulang');
    await simpan(page);
    const tanya = page.getByRole('dialog', { name: 'Masuk ulang untuk melanjutkan' });
    await periksa(page, 'masuk ulang');
    await tanya.getByRole('button', { name: 'Batal' }).click();
    await expect(page.getByText(/perlu masuk ulang dalam 15 menit terakhir/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Keterangan' })).toHaveValue(
      'Ditulis sebelum masuk ulang',
    );
    expect(await kode()).toBe(10);

    await simpan(page);
    const jendela = page.context().waitForEvent('page');
    await tanya.getByRole('button', { name: 'Masuk ulang' }).click();
    const penyedia = await jendela;
    await penyedia.locator(`button[value="${kalab}"]`).click();
    await expect(page.getByText('Data parameter berhasil diubah')).toBeVisible();
    expect(await kode()).toBe(14);
    const { data } = await api.panggil('GET', '/user/device');
    // The device has one session still, besides the one that asks here.
    expect((data as Perangkat[]).filter(({ nama }) => nama !== 'Program lain')).toHaveLength(1);
  },
);
