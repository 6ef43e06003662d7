import { cetakLhu, type IsiLhu } from '#pdf/lhu.ts';

/** Draws a report in a thread of its own (menggambar.ts). */
export const gambar = (isi: IsiLhu): Uint8Array => cetakLhu(isi).bytes;
