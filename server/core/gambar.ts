import { cetakKwitansi } from '#pdf/kwitansi.ts';
import { cetakLhu } from '#pdf/lhu.ts';
import { cetakSurat } from '#pdf/surat.ts';

/** Every paper that the server draws. */
const kertas = { kwitansi: cetakKwitansi, lhu: cetakLhu, surat: cetakSurat };

type Kertas = typeof kertas;
/** One of them, with what it says. */
export type Lembar = { [J in keyof Kertas]: { jenis: J; isi: Parameters<Kertas[J]>[0] } }[keyof Kertas];

/** Draws a paper in a thread of its own (menggambar.ts). */
export const gambar = ({ jenis, isi }: Lembar): Uint8Array =>
  (kertas[jenis] as (isi: unknown) => { bytes: Uint8Array })(isi).bytes;
