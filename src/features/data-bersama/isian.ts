import type { z } from 'zod';
import { DataBersamaBody } from '#domain/lembar-kerja/bersama-endpoints.ts';
import type { DataBersama } from '#domain/lembar-kerja/bersama.ts';
import type { Bersama, IsiBlok } from '#domain/lembar-kerja/schema.ts';
import { isianDari, type Isian } from '#domain/lembar-kerja/sel.ts';
import type { VersiLembar } from '#domain/lembar-kerja/versi.ts';
import { fromWire } from '#domain/core/wire.ts';
import type { Baris } from '#data/baris.ts';

/** What the form holds. */
export type IsianData = {
  versi: string;
  nama: string;
  tanggal: string;
  isian: Isian;
  keterangan: string;
  alasan: string;
};

/** What each of it is called, as the form and the outbox say it. */
export const namaIsian = {
  versi: 'Metode',
  nama: 'Jenis data',
  tanggal: 'Tanggal',
  sel: 'Nilai',
  keterangan: 'Keterangan',
  alasan: 'Alasan koreksi',
} as const;

/** The kind of data a sheet asked for, and the way back to it. */
export type Diminta = { versi: string; nama: string; kembali: string };

type Dicatat = Pick<DataBersama, 'versi' | 'nama' | 'tanggal' | 'isian' | 'keterangan' | 'alasan'>;
/** The form with what is known already. A cell that is not changed keeps its time. */
export const isianData = ({ isian = [], keterangan, alasan, ...data }: Partial<Dicatat>): IsianData => ({
  versi: '',
  nama: '',
  tanggal: '',
  ...data,
  isian: isianDari(isian),
  keterangan: keterangan ?? '',
  alasan: alasan ?? '',
});

/** A correction begins with what was measured; why, its author says. */
export const isianKoreksi = ({ versi, nama, tanggal, isian, keterangan }: DataBersama): IsianData =>
  isianData({ versi, nama, tanggal, isian, keterangan });

/** What a write holds, also one the server did not take; undefined of a body that this app cannot read. */
export function isianDariTulisan({ body }: Pick<Baris, 'body'>): IsianData | undefined {
  const isi = DataBersamaBody.safeParse(fromWire(body));
  if (!isi.success) return undefined;
  const { sel, gantikan: _gantikan, ...data } = isi.data;
  return isianData({ ...data, isian: sel });
}

/** The cells that were written, as they are sent. */
export const selTertulis = (isian: Isian) =>
  Object.entries(isian)
    .filter(([, { nilai, dicoret }]) => nilai !== '' || dicoret !== null)
    .map(([kunci, sel]) => ({ kunci, ...sel }));

export const badanData = (
  { isian, alasan, ...lain }: IsianData,
  gantikan: string | null,
): z.input<typeof DataBersamaBody> => ({
  ...lain,
  sel: selTertulis(isian),
  ...(gantikan === null ? {} : { gantikan, alasan }),
});

/** The kind of this name in a version, as it is computed: with the constants of its version. */
export function blokBersama(versi: VersiLembar | null | undefined, nama: string): (Bersama & IsiBlok) | null {
  const jenis = versi?.isi.bersama.find((satu) => satu.nama === nama);
  return jenis ? { ...jenis, tetapan: versi!.isi.tetapan } : null;
}
