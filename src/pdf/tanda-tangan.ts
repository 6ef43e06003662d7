import { nomorKepegawaian } from '#domain/akun/rules.ts';
import { formatDate, formatDateTime, MISSING } from '#domain/core/format.ts';
import { belumDiisi, halaman, tempatKertas, type Kertas } from './kertas.ts';
import { gaya, write } from './tulisan.ts';

/** Who stands behind a paper, and since when. */
export type Penandatangan = { nama: string; noInduk: string | null; createdAt: string };

const kolom = { x: halaman.tepi + 112, lebar: halaman.isi - 112 } as const;

/**
 * The place of the signature, on the right: place and day, as whom, room, name and number, and what kind of signature it is.
 * Lines left open for nobody yet.
 */
export function drawTandaTangan(kertas: Kertas, sebagai: string, signer: Penandatangan | undefined): void {
  const { doc, isi } = kertas;
  const tanggal = signer ? formatDate(signer.createdAt) : belumDiisi;
  const tempat = tempatKertas(kertas);
  kertas.y += write(doc, gaya.isi, tempat ? `${tempat}, ${tanggal}` : `Tanggal ${tanggal}`, {
    ...kolom,
    y: kertas.y,
  });
  kertas.y += write(doc, gaya.isi, sebagai, { ...kolom, y: kertas.y });
  kertas.y += 12;
  kertas.y += write(doc, signer ? gaya.tegas : gaya.isi, signer?.nama ?? belumDiisi, {
    ...kolom,
    y: kertas.y,
  });
  const nomor = signer ? (signer.noInduk ?? MISSING) : belumDiisi;
  kertas.y += write(doc, gaya.isi, `${nomorKepegawaian} ${nomor}`, { ...kolom, y: kertas.y });
  if (!signer) return;
  const cara = caraPengesahan(signer, isi.kop.appName);
  kertas.y += 1 + write(doc, gaya.kecil, cara, { ...kolom, y: kertas.y + 1 });
}

/** What stands in the place of ink, and what it is not (PP 71/2019, 60: uncertified). */
const caraPengesahan = ({ nama, createdAt }: Penandatangan, appName: string): string =>
  `Disahkan secara elektronik oleh ${nama} melalui ${appName} pada ${formatDateTime(createdAt)}. ` +
  'Bukan tanda tangan elektronik tersertifikasi; periksa lewat kode QR.';
