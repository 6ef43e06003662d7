import { ensureRoom, halaman, type Kertas } from './kertas.ts';
import { drawQr } from './qr.ts';
import { gaya, write } from './tulisan.ts';

export type Alamat = {
  nomor: string | null;
  /** Where the registration opens; becomes the QR code. */
  alamat: string;
  /** Where somebody without a camera looks for its number. */
  alamatDaftar: string;
};

/** The way back from a paper: by camera, or by its number, which is all a person can type. */
export function drawAlamat(kertas: Kertas, { nomor, alamat, alamatDaftar }: Alamat): void {
  kertas.y += 8;
  const sisi = 26;
  ensureRoom(kertas, sisi);
  drawQr(kertas.doc, alamat, { x: halaman.tepi, y: kertas.y, sisi });
  const kanan = { x: halaman.tepi + sisi + 5, lebar: halaman.isi - sisi - 5 };
  const y = kertas.y + 1;
  const tinggi = write(kertas.doc, gaya.tegas, 'Pindai untuk membuka pendaftaran ini', { ...kanan, y });
  const cara = `Atau buka ${alamatDaftar} dan cari nomor ${nomor}.`;
  if (nomor) write(kertas.doc, gaya.kecil, cara, { ...kanan, y: y + tinggi });
  kertas.y += sisi;
}
