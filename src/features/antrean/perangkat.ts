import type { Antrean } from '#data/antrean.ts';
import type { Kesiapan } from '#data/kesiapan.ts';
import type { HasilPutaran } from '#data/outbox/engine.ts';
import { jaringanMenjawab } from '#data/isi-jawaban.ts';
import type { EngineStatus } from '#data/page-engine.ts';
import type { Penyimpanan } from '#data/penyimpanan.ts';
import { formatBytes } from '#domain/core/bytes.ts';
import { guideFor, type BrowserFacts } from '#kit/device/install.ts';

/** 'Tersambung', 'Luring': the connection in words, and whether something is leaving just now. */
export function kataSambungan({ tersambung, mengirim }: EngineStatus): string {
  if (tersambung === null) return 'Memeriksa sambungan';
  if (!tersambung) return 'Luring';
  return mengirim ? 'Tersambung, sedang mengirim' : 'Tersambung';
}

type IsiKotak = Pick<Antrean, 'menunggu' | 'keputusan' | 'draf'> & { terbaca: boolean };

/** True only when it is known that nothing at all waits here (I14). */
export const semuaSampai = ({ terbaca, menunggu, keputusan, draf }: IsiKotak): boolean =>
  terbaca && menunggu + keputusan + draf.length === 0;

/** '3 tulisan menunggu, 1 perlu keputusan': the first thing to know of this page. Null when there is nothing to count. */
export function kataIsi({ menunggu, keputusan, draf }: IsiKotak): string | null {
  const words = [
    menunggu > 0 ? `${menunggu} tulisan menunggu` : '',
    keputusan > 0 ? `${keputusan} perlu keputusan` : '',
    draf.length > 0 ? `${draf.length} draf` : '',
  ].filter(Boolean);
  return words.join(', ') || null;
}

/** How a round of 'Kirim sekarang' came out, with what is left after it. */
export function kataHasil(
  hasil: HasilPutaran,
  { menunggu, keputusan }: Pick<Antrean, 'menunggu' | 'keputusan'>,
  akunDitolak: string | null,
): string {
  if (hasil === 'luring')
    return 'Server belum terjangkau. Tulisan tetap tersimpan di perangkat dan dikirim sendiri saat tersambung.';
  if (hasil === 'asing') return `${jaringanMenjawab} Tulisan tetap tersimpan di perangkat.`;
  if (hasil === 'sesi') return 'Sesi Anda sudah berakhir. Masuk lagi untuk mengirim.';
  if (hasil === 'akun') return akunDitolak ?? 'Akun Anda belum dapat mengirim.';
  if (keputusan > 0)
    return `${keputusan} tulisan perlu keputusan Anda sebelum yang sesudahnya dapat dikirim.`;
  return menunggu > 0
    ? `Sebagian belum diterima: ${menunggu} tulisan masih menunggu dan dicoba lagi sendiri.`
    : 'Terkirim. Tidak ada lagi yang menunggu.';
}

/** Whether the device can go without the network, and what it still lacks for that. */
export function kataKesiapan({ aplikasi, data, berkas: { perlu, ada } }: Kesiapan): {
  siap: boolean;
  pokok: string;
  arti: string;
} {
  const kurang = [
    aplikasi ? '' : 'aplikasi',
    data ? '' : 'data',
    ada < perlu ? `${perlu - ada} dari ${perlu} file lampiran` : '',
  ].filter(Boolean);
  return kurang.length === 0
    ? {
        siap: true,
        pokok: 'Siap bekerja luring',
        arti:
          perlu > 0
            ? `Aplikasi, data, dan ${perlu} file lampiran ada di perangkat ini.`
            : 'Aplikasi dan data ada di perangkat ini.',
      }
    : {
        siap: false,
        pokok: 'Belum siap bekerja luring',
        arti: `Masih diambil: ${kurang.join(', ')}. Biarkan aplikasi terbuka selama tersambung.`,
      };
}

/** Whether the browser keeps this site's storage, and what follows from that. */
export function kataPenyimpanan({ dijaga }: Penyimpanan): { pokok: string; arti: string } {
  if (dijaga === true) return { pokok: 'Penyimpanan dijaga', arti: 'Peramban tidak menghapusnya sendiri.' };
  if (dijaga === false)
    return {
      pokok: 'Penyimpanan belum dijaga',
      arti: 'Peramban dapat menghapusnya bila ruang perangkat habis.',
    };
  return {
    pokok: 'Penyimpanan belum tentu dijaga',
    arti: 'Peramban ini tidak memberi tahu. Kirim tulisan sesering mungkin.',
  };
}

/** 'Terpakai 12,4 MB dari 2,1 GB.', or null where the browser does not tell. */
export function kataTerpakai({ terpakai, kuota }: Penyimpanan): string | null {
  if (terpakai === null || !kuota) return null;
  return `Terpakai ${formatBytes(terpakai)} dari ${formatBytes(kuota)}.`;
}

/** Above this share attachments are no longer fetched ahead (offline.md section 6). */
const penuh = 0.8;
export const hampirPenuh = ({ terpakai, kuota }: Penyimpanan): boolean =>
  terpakai !== null && !!kuota && terpakai / kuota > penuh;

/**
 * How this page is installed where its storage is only safe from the home screen: Safari clears the storage of a site
 * that is merely opened in a tab. Null everywhere else.
 */
export function caraPasangSafari(browser: BrowserFacts): string | null {
  const way = guideFor(browser);
  if (way === 'mac') return 'Pilih menu File, lalu “Tambahkan ke Dock”, dan buka aplikasi dari sana.';
  if (way === 'ios')
    return 'Tekan tombol Bagikan, pilih “Tambahkan ke Layar Utama”, dan buka aplikasi dari sana.';
  return null;
}
