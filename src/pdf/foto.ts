import { drawHeading } from './bagian.ts';
import { drawGambarKop } from './gambar-kop.ts';
import { ensureRoom, halaman, type Kertas } from './kertas.ts';
import { gaya, heightOf, linesOf, write } from './tulisan.ts';

/** A photo with its bytes, or without where the device does not have them. */
export type FotoDicetak = { keterangan: string | null; mime: string; bytes: Uint8Array | null };

const jarak = 6;
const lebarFoto = (halaman.isi - jarak) / 2;
const tinggiFoto = 75;

/** Photos under a heading, two beside each other, each whole and with what was written below it. */
export function drawFoto(kertas: Kertas, judul: string, semua: readonly FotoDicetak[]): void {
  drawHeading(kertas, judul, tinggiFoto + 10);
  for (let ke = 0; ke < semua.length; ke += 2) {
    const sepasang = semua.slice(ke, ke + 2);
    const kata = sepasang.map(
      ({ keterangan }, sisi) => `Foto ${ke + sisi + 1}${keterangan ? `. ${keterangan}` : ''}`,
    );
    const baris = kata.map((satu) => linesOf(kertas.doc, gaya.kecil, satu, lebarFoto).length);
    const tinggiKata = heightOf(kertas.doc, gaya.kecil, Math.max(...baris));
    ensureRoom(kertas, tinggiFoto + 1.5 + tinggiKata);
    kertas.y += 1.5 + Math.max(...sepasang.map((foto, sisi) => drawSatu(kertas, foto, tepiFoto(sisi))));
    kata.forEach((satu, sisi) =>
      write(kertas.doc, gaya.kecil, satu, { x: tepiFoto(sisi), y: kertas.y, lebar: lebarFoto }),
    );
    kertas.y += tinggiKata + 4;
  }
}

const tepiFoto = (sisi: number): number => halaman.tepi + sisi * (lebarFoto + jarak);
const tidakAda = 'Foto ini belum ada di perangkat ketika laporan dicetak.';

/** Answers how high it came out. */
function drawSatu({ doc, y }: Kertas, { bytes, mime }: FotoDicetak, x: number): number {
  const paling = { x, y, lebar: lebarFoto, tinggi: tinggiFoto };
  const { tinggi } = drawGambarKop(doc, bytes && { bytes, mime }, paling);
  return tinggi > 0 ? tinggi : write(doc, gaya.label, tidakAda, { x, y, lebar: lebarFoto });
}
