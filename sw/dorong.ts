import type { PesanDorong } from '#domain/kabar/dorong.ts';
import type { Sesi } from '#data/db.ts';

/**
 * Shows what a push says. Browsers ask for a notification each time; to whoever has the device now, what was meant for somebody
 * else says only that there is something.
 */
export function tampilkan(
  registration: ServiceWorkerRegistration,
  pesan: PesanDorong,
  sesi: Sesi | null,
): Promise<void> {
  const { judul, isi, tag, alamat } =
    sesi?.userId === pesan.untuk
      ? pesan
      : { judul: 'Ada kabar', isi: 'Masuk untuk membacanya.', tag: 'kabar', alamat: '/kabar' };
  return registration.showNotification(judul, { body: isi, tag, icon: '/icon-192.png', data: { alamat } });
}
