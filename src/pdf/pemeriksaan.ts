import { halaman, type Kertas } from './kertas.ts';
import { drawQr } from './qr.ts';
import { gaya, write } from './tulisan.ts';

/** How wide and high the code is. */
const sisi = 28;

/**
 * Where anybody checks that a copy of this paper is genuine: by camera, or by the address, which stands beside the code. Gives how
 * high it is.
 */
export function drawPemeriksaan(
  { doc, y }: Kertas,
  apa: 'laporan' | 'surat' | 'kwitansi',
  alamat: string,
): number {
  drawQr(doc, alamat, { x: halaman.tepi, y, sisi });
  const kanan = { x: halaman.tepi + sisi + 5, lebar: 70 };
  const judul = write(doc, gaya.tegas, `Periksa keaslian ${apa}`, { ...kanan, y: y + 1 });
  const cara = 'Pindai kode ini atau buka alamat di bawah, lalu cocokkan nomor dan isinya.';
  const tinggi = write(doc, gaya.kecil, cara, { ...kanan, y: y + 1.5 + judul });
  write(doc, gaya.kecil, alamat, { ...kanan, y: y + 2.5 + judul + tinggi });
  return sisi;
}
