import { paths } from '#paths';
import { sebabBerakhir } from './sebab.ts';

/** What the registrant must know or do now; `tombol` leads to where it is done. */
export type Sekarang = {
  tone: 'menunggu' | 'info' | 'bahaya';
  judul: string;
  isi: string;
  tombol: { label: string; to: string } | null;
  /** Nothing has to be done: the button is only a way there. */
  menunggu?: true;
};

/** One that was refused or withdrawn, and the way to another like it. */
export const berakhir = (
  { history }: { history: readonly { catatan: string | null }[] },
  to: string,
): Sekarang => ({
  tone: 'bahaya',
  judul: 'Pendaftaran ini berakhir',
  isi: sebabBerakhir(history),
  tombol: { label: 'Daftar lagi', to },
});

/** What was sent to pay is being looked at. */
export const buktiDiperiksa = (apa: string, uuid: string): Sekarang => ({
  tone: 'info',
  judul: `Bukti pembayaran${apa} sedang diverifikasi`,
  isi: 'Petugas memeriksa bukti Anda. Tidak ada yang perlu dilakukan sekarang.',
  tombol: { label: 'Lihat pembayaran', to: paths.pembayaran.detail(uuid) },
  menunggu: true,
});
