import type { Contoh } from './contoh.ts';
import type { HasilLembar, NilaiBaris } from './hasil.ts';
import { hitungLembar } from './hitung.ts';
import type { IsiLembar } from './schema.ts';
import type { Isian } from './sel.ts';

/** What a line of a worked example came to: `keluar` as it is shown, or why there is nothing to show. */
export type HasilContoh = { nama: string; tampil: string; keluar: string; sama: boolean };

/** The cells of a worked example as a sheet has them; why one is crossed out does not matter there. */
export const isianContoh = (semua: Contoh['isian']): Isian =>
  Object.fromEntries(
    semua.map(({ kunci, nilai, dicoret }) => [
      kunci,
      {
        nilai,
        dicoret: dicoret ? { alasan: 'Lainnya', keterangan: 'contoh' } : null,
        catatan: null,
        pada: '',
      },
    ]),
  );

const terbaca = (nilai: NilaiBaris): string =>
  nilai.jenis === 'nilai'
    ? nilai.tampil
    : nilai.jenis === 'gagal'
      ? nilai.kalimat
      : `belum diisi: ${nilai.kurang.join(', ')}`;

/** What a sheet comes to with the cells of a worked example. */
export const hitungContoh = (
  isi: IsiLembar,
  { isian, bersama, batas }: Pick<Contoh, 'isian' | 'bersama' | 'batas'>,
): HasilLembar =>
  hitungLembar(
    isi,
    isianContoh(isian),
    Object.fromEntries(bersama.map((satu) => [satu.nama, isianContoh(satu.isian)])),
    batas,
  );

/**
 * Computes a worked example by a sheet and says of each line it expects what came out, and whether it is the same
 * (BEYOND-07; ISO/IEC 17025 7.11.2). 'hasil' is the reported result, every other name a final line.
 */
export function cobaContoh(
  isi: IsiLembar,
  contoh: Contoh,
  terhitung: HasilLembar = hitungContoh(isi, contoh),
): readonly HasilContoh[] {
  return contoh.harapan.map(({ nama, tampil }) => {
    const nilai =
      nama === 'hasil' ? terhitung.hasil : terhitung.akhir.find((baris) => baris.nama === nama)?.nilai;
    const keluar = nilai ? terbaca(nilai) : 'tidak ada baris dengan nama ini';
    return { nama, tampil, keluar, sama: keluar === tampil };
  });
}
