import { sebutSel } from '#domain/lembar-kerja/kunci.ts';
import { selLamaMenghalangi } from '#domain/lembar-kerja/sel-lama.ts';
import type { LembarKerja } from './use-lembar.ts';

/** Names as many as one reads at a glance. */
const disebut = 3;

/** Why the sheet cannot become a final report yet, and what to do; null when it can. */
export function belumSiap({ versi, hasil, lama, takTerbaca }: LembarKerja): string | null {
  const { kurang } = hasil;
  if (takTerbaca > 0) return `${takTerbaca} sel belum terbaca. Perbaiki isinya sebelum laporan akhir.`;
  const menghalangi = selLamaMenghalangi(lama);
  if (menghalangi) return menghalangi;
  if (hasil.hasil.jenis === 'gagal') return `Laporan akhir menunggu hasil: ${hasil.hasil.kalimat}`;
  if (kurang.length === 0 && hasil.hasil.jenis === 'nilai') return null;
  const nama = kurang
    .slice(0, disebut)
    .map(
      (kunci) => versi.isi.bersama.find((satu) => satu.nama === kunci)?.label ?? sebutSel(versi.isi, kunci),
    );
  const lain = kurang.length > disebut ? `; dan ${kurang.length - disebut} lagi` : '';
  // A name may end in a point itself: 'Salmonella spp.'.
  const semua = `${nama.join('; ')}${lain}`.replace(/\.$/, '');
  return `Laporan akhir menunggu: ${semua}. Ukur, atau coret dengan alasan.`;
}
