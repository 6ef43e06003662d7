import { kalimatPersetujuan } from '#domain/kabar/kanal.ts';
import { alurDi } from '#tests/e2e/support/alur.ts';
import { periksa } from '#tests/e2e/support/axe.ts';
import { expect, test } from '#tests/e2e/support/uji.ts';
import { akun } from '#tests/support/akun.ts';
import { pendaftar } from '#tests/support/layanan.ts';
import { mulaiProses } from '#tests/support/proses.ts';
import { kabariDari, metaUji } from '#tests/support/whatsapp.ts';

type Meta = Awaited<ReturnType<typeof metaUji>>;

/** A server that sends its news to a WhatsApp of this test's own. */
const denganWhatsapp = test.extend<{ meta: Meta }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs.
  meta: async ({}, pakai) => {
    const meta = await metaUji();
    await pakai(meta);
    await meta.tutup();
  },
  proses: async ({ meta }, pakai) => {
    const { PUBLIC_URL: _alamatnya, ...env } = meta.env;
    const proses = await mulaiProses(env);
    await pakai(proses);
    await proses.tutup();
  },
});

denganWhatsapp(
  '[BEYOND-43] a person agrees in words they read, is written to, and ends it by an answer',
  async ({ proses, meta, perangkatSiap }) => {
    const ponsel = await perangkatSiap(pendaftar, 'ponsel');
    await ponsel.goto('/profile');
    const bagian = ponsel.getByRole('region', { name: 'Kabar lewat WhatsApp' });
    await bagian.getByRole('button', { name: 'Nyalakan' }).click();
    const dialog = ponsel.getByRole('dialog', { name: 'Kabar lewat WhatsApp' });
    // Read before anything is pressed.
    await expect(dialog.getByText(kalimatPersetujuan.whatsapp!)).toBeInViewport({ ratio: 1 });
    await periksa(ponsel, 'kabar lewat WhatsApp');
    await dialog.getByRole('button', { name: 'Setuju dan nyalakan' }).click();
    await expect(bagian.getByText('Yang Anda setujui')).toBeVisible();
    await periksa(ponsel, 'profil');

    const alur = alurDi(proses.url);
    const satu = (await alur.semua()).find(
      ({ idPengujianStatusPengajuan, user }) => idPengujianStatusPengajuan === 1 && user.email === pendaftar,
    )!;
    await alur.verifikasi(satu, 0);
    await expect
      .poll(() => meta.pesan.map(({ teks }) => teks))
      .toEqual([expect.stringContaining('Pengujian ditolak')]);

    const { kabari, tulisan } = kabariDari({
      api: { request: (path, init) => fetch(`${proses.url}${path}`, init) },
      jam: { now: () => new Date() },
    });
    const nomor = `62${akun(pendaftar).profil!.noHp!.slice(1)}`;
    expect((await kabari(tulisan(nomor, 'Berhenti'))).status).toBe(200);
    await ponsel.reload();
    await expect(bagian.getByText('Anda membalas BERHENTI.', { exact: false })).toBeVisible();
    await expect(bagian.getByText('Yang Anda setujui')).toHaveCount(0);
    await expect(bagian.getByRole('button', { name: 'Nyalakan lagi' })).toBeVisible();
  },
);
