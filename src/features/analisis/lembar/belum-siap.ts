import { sebutSel } from '#domain/lembar-kerja/kunci.ts';
import { selLamaMenghalangi } from '#domain/lembar-kerja/sel-lama.ts';
import { bentukDari, urutanSel } from '#features/lembar-kerja/kisi.ts';
import type { LembarKerja } from './use-lembar.ts';

/** Why the sheet cannot become a final report yet, what to do, and at which of its cells or choices that begins. */
type BelumSiap = { kalimat: string; kunci: string | undefined };

/** Null when it can. */
export function belumSiap({
  versi: { isi },
  keadaan,
  hasil,
  lama,
  takTerbaca,
}: Pick<LembarKerja, 'versi' | 'keadaan' | 'hasil' | 'lama' | 'takTerbaca'>): BelumSiap | null {
  const semua = [
    ...isi.bersama.map(({ nama }) => nama),
    ...urutanSel(isi, bentukDari(isi, keadaan.isian, { ulangan: 0, seri: {} })),
  ];
  const dari = (kunci: Iterable<string>) => {
    const yang = new Set(kunci);
    return semua.filter((satu) => yang.has(satu));
  };
  if (takTerbaca.length > 0)
    return {
      kunci: dari(takTerbaca)[0],
      kalimat: `${takTerbaca.length} sel belum terbaca. Perbaiki isinya sebelum laporan akhir.`,
    };
  const menghalangi = selLamaMenghalangi(lama);
  if (menghalangi) return { kunci: dari(lama)[0], kalimat: menghalangi };
  const kurang = dari(hasil.kurang);
  if (hasil.hasil.jenis === 'gagal')
    return { kunci: kurang[0], kalimat: `Laporan akhir menunggu hasil: ${hasil.hasil.kalimat}` };
  if (kurang.length === 0 && hasil.hasil.jenis === 'nilai') return null;
  const [kunci] = kurang;
  if (kunci === undefined) return { kunci, kalimat: 'Laporan akhir menunggu hasil.' };
  const nama = isi.bersama.find((satu) => satu.nama === kunci)?.label ?? sebutSel(isi, kunci);
  const lain = kurang.length > 1 ? `, dan ${kurang.length - 1} lagi` : '';
  // A name may end in a point itself: 'Salmonella spp.'.
  const kata = `${nama}${lain}`.replace(/\.$/, '');
  return { kunci, kalimat: `Laporan akhir menunggu ${kata}. Isi, atau coret dengan alasan.` };
}
