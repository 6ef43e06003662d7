import { nomorDalamSebutan } from '#domain/pendaftaran/schema.ts';
import type { IsiPesan, Pesan } from './kanal.ts';

/** What a message says where anybody may see it, on a lock screen: a sentence, and the number that it is about. */
export function pokokPesan({ cara, isi }: Pesan): { kalimat: string; nomor: string | null } {
  const [satu] = isi;
  if (cara === 'segera') {
    // What comes after its first sentence is for who has opened it.
    const [kalimat = ''] = satu!.kalimat.split(/\.(?: |$)/);
    return {
      kalimat: satu!.jenis === 'giliran' ? `Giliran Anda: ${kalimat}` : kalimat,
      nomor: nomorDalamSebutan(satu!.perihal),
    };
  }
  const banyak = (jenis: IsiPesan['jenis']) => isi.filter((kabar) => kabar.jenis === jenis).length;
  const kalimat = [[banyak('giliran'), 'menunggu Anda'] as const, [banyak('perubahan'), 'berubah'] as const]
    .filter(([jumlah]) => jumlah > 0)
    .map(([jumlah, apa]) => `${jumlah} ${apa}`)
    .join(', ')
    .replace(/^/, 'Ringkasan kabar: ');
  return { kalimat, nomor: null };
}
