import { nomorKepegawaian } from '#domain/akun/rules.ts';
import { formatDate, MISSING } from '#domain/core/format.ts';
import { belumDiisi, halaman, tempatKertas, type Kertas } from './kertas.ts';
import { gaya, heightOf, linesOf, write } from './tulisan.ts';

/** Who stands behind a paper, and since when. */
export type Penandatangan = { nama: string; noInduk: string | null; createdAt: string };

const kolom = { x: halaman.tepi + 112, lebar: halaman.isi - 112 } as const;

const namaDari = (signer: Penandatangan | undefined): string => signer?.nama ?? belumDiisi;

/** How high the name of who signs will be. */
export const heightOfPenandatangan = ({ doc }: Kertas, signer: Penandatangan | undefined): number =>
  heightOf(doc, gaya.tegas, linesOf(doc, gaya.tegas, namaDari(signer), kolom.lebar).length);

/** The place of the signature, on the right: place and day, as whom, room, name and number. Lines left open for nobody yet. */
export function drawTandaTangan(kertas: Kertas, sebagai: string, signer: Penandatangan | undefined): void {
  const { doc } = kertas;
  const tanggal = signer ? formatDate(signer.createdAt) : belumDiisi;
  const tempat = tempatKertas(kertas);
  kertas.y += write(doc, gaya.isi, tempat ? `${tempat}, ${tanggal}` : `Tanggal ${tanggal}`, {
    ...kolom,
    y: kertas.y,
  });
  kertas.y += write(doc, gaya.isi, sebagai, { ...kolom, y: kertas.y });
  kertas.y += 12;
  kertas.y += write(doc, signer ? gaya.tegas : gaya.isi, namaDari(signer), { ...kolom, y: kertas.y });
  const nomor = signer ? (signer.noInduk ?? MISSING) : belumDiisi;
  kertas.y += write(doc, gaya.isi, `${nomorKepegawaian} ${nomor}`, { ...kolom, y: kertas.y });
}
