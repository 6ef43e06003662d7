import { alurDi } from '#tests/e2e/support/alur.ts';
import { masukApi } from '#tests/e2e/support/api.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { expect, test } from '#tests/e2e/support/uji.ts';
import type { PilihanKanal } from '#domain/kabar/kiriman.ts';
import { admin, pendaftar } from '#tests/support/layanan.ts';
import { mulaiProses } from '#tests/support/proses.ts';
import { smtpUji } from '#tests/support/smtp.ts';

type Smtp = Awaited<ReturnType<typeof smtpUji>>;

/** A server that sends its news to a mail server of this test's own. */
const denganSurel = test.extend<{ smtp: Smtp }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs.
  smtp: async ({}, pakai) => {
    const smtp = await smtpUji();
    await pakai(smtp);
    await smtp.tutup();
  },
  proses: async ({ smtp }, pakai) => {
    const { SMTP_URL, MAIL_FROM } = smtp.env;
    const proses = await mulaiProses({ SMTP_URL, MAIL_FROM });
    await pakai(proses);
    await proses.tutup();
  },
});

denganSurel(
  '[BEYOND-34, BEYOND-35] an address is refused: its person reads so and chooses anew, Admin sends again what could not be sent',
  async ({ proses, smtp, perangkatSiap }) => {
    const alur = alurDi(proses.url);
    const satu = (await alur.semua()).find(
      ({ idPengujianStatusPengajuan, user }) => idPengujianStatusPengajuan === 1 && user.email === pendaftar,
    )!;
    smtp.ganggu({ di: 'RCPT', kode: 550, kata: '5.1.1 User unknown' });
    await alur.verifikasi(satu, 0);
    const api = await masukApi(proses.url, pendaftar);
    const mati = async () =>
      ((await api.panggil('GET', '/user/notification')).data as PilihanKanal[])[0]!.mati;
    await expect.poll(async () => (await mati())?.sebab).toBe('ditolak');

    const ponsel = await perangkatSiap(pendaftar, 'ponsel');
    await ponsel.goto('/profile');
    await expect(ponsel.getByText(/alamat Anda ditolak/)).toBeVisible();
    await periksa(ponsel, 'profil');
    await ponsel.getByRole('button', { name: 'Nyalakan lagi' }).click();
    const dialog = ponsel.getByRole('dialog', { name: 'Kabar lewat surel' });
    const perubahan = dialog.getByRole('radiogroup', { name: 'Ada yang berubah' });
    await perubahan.getByRole('radio', { name: 'Ringkasan harian' }).check();
    await periksa(ponsel, 'kabar lewat surel');
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    await expect(ponsel.getByText('Pilihan kabar disimpan')).toBeVisible();
    await expect(ponsel.getByText(/alamat Anda ditolak/)).toHaveCount(0);
    expect(await mati()).toBe(null);

    const meja = await perangkatSiap(admin, 'laptop');
    await meja.goto('/petugas');
    await meja.getByRole('link', { name: 'Lihat sebabnya' }).click();
    await expect(meja.getByText('550 5.1.1 User unknown')).toBeVisible();
    await periksa(meja, 'kabar yang gagal');
    await meja.getByRole('button', { name: `Kirim lagi kepada ${satu.user.nama}` }).click();
    await expect(meja.getByText('Semua kabar terkirim')).toBeVisible();
    await expect.poll(() => smtp.surat.map(({ kepada }) => kepada)).toEqual([pendaftar]);
    expect(smtp.surat[0]!.teks).toContain(`${proses.url}/kabar/`);
  },
);
