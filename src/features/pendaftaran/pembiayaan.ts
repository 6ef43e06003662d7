import { jenisPembiayaan, namaJenisPembiayaan } from '#domain/pembayaran/schema.ts';
import { dosenLainnya, dosenTidakAda } from '#domain/penelitian/rules.ts';

/** Who pays, as fields hold it (CONST-09, PAY-09). */
export type IsianPembiayaan = {
  idJenisPembiayaan: number;
  nikDosenPembiayaan: string;
  namaDosenPembiayaan: string;
  namaPembiayaan: string;
};

/** What each choice of financing is called (CONST-09); somebody from elsewhere has the first alone (REG-21). */
export const pilihanPembiayaan = (internal: boolean) =>
  Object.entries(namaJenisPembiayaan)
    .map(([value, label]) => ({ value: Number(value), label }))
    .filter(({ value }) => internal || value === jenisPembiayaan.sendiri);

/** A lecturer who is on the list; the two special choices are none. */
const adalahDosen = (nik: string): boolean => nik !== '' && nik !== dosenTidakAda && nik !== dosenLainnya;

/** Who pays. A lecturer who pays is most often the one who supervises. */
export function denganPembiayaan<T extends IsianPembiayaan>(
  isian: T,
  idJenisPembiayaan: number,
  pembimbing: { nikDosen: string; namaDosen: string },
): T {
  const perluDosen = idJenisPembiayaan === jenisPembiayaan.dosen && isian.nikDosenPembiayaan === '';
  if (!perluDosen || !adalahDosen(pembimbing.nikDosen)) return { ...isian, idJenisPembiayaan };
  const { nikDosen: nikDosenPembiayaan, namaDosen: namaDosenPembiayaan } = pembimbing;
  return { ...isian, idJenisPembiayaan, nikDosenPembiayaan, namaDosenPembiayaan };
}

/** The fields in their order, as their labels read. */
export const labelPembiayaan = {
  idJenisPembiayaan: 'Pembiayaan',
  nikDosenPembiayaan: 'Dosen yang membiayai',
  namaDosenPembiayaan: 'Nama dosen yang membiayai',
  namaPembiayaan: 'Sumber dana',
} as const;
