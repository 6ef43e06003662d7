import { nomorDalamSebutan } from '#domain/pendaftaran/schema.ts';
import type { IsiPesan, Pesan } from './kanal.ts';

/** What is said where others may read it too, on a lock screen: a sentence, and the number of what it is about. */
type Sebutan = { kalimat: string; nomor: string | null };

export const satuBaris = ({ kalimat, nomor }: Sebutan): string =>
  nomor === null ? kalimat : `${kalimat} (${nomor})`;

/** A piece of news by its first sentence: what comes after it is for who has opened it. */
export const sebutanKabar = ({ kalimat, perihal }: IsiPesan): Sebutan => ({
  kalimat: kalimat.split(/\.(?: |$)/)[0]!,
  nomor: nomorDalamSebutan(perihal),
});

/** A message: whose turn it is, or how much a digest has. */
export function sebutanPesan({ cara, isi }: Pesan): Sebutan {
  const [satu] = isi;
  if (cara === 'segera') {
    const { kalimat, nomor } = sebutanKabar(satu!);
    return { kalimat: satu!.jenis === 'giliran' ? `Giliran Anda: ${kalimat}` : kalimat, nomor };
  }
  const banyak = (jenis: IsiPesan['jenis']) => isi.filter((kabar) => kabar.jenis === jenis).length;
  const kalimat = [[banyak('giliran'), 'menunggu Anda'] as const, [banyak('perubahan'), 'berubah'] as const]
    .filter(([jumlah]) => jumlah > 0)
    .map(([jumlah, apa]) => `${jumlah} ${apa}`)
    .join(', ')
    .replace(/^/, 'Ringkasan kabar: ');
  return { kalimat, nomor: null };
}
