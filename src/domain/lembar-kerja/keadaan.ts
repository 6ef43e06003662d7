import type { Foto } from '#domain/berkas/foto.ts';
import type { Orang } from '#domain/core/orang.ts';
import { denganPengingat, type PengingatTercatat } from './pengingat.ts';
import type { Isian, Sel, TulisSel } from './sel.ts';
import type { LembarTersimpan } from './tulisan.ts';

/** A row of the history that wrote into the sheet. */
export type BarisLembar = {
  uuid: string;
  aksi: string;
  user: Orang;
  updatedAt: string;
  lembar?: LembarTersimpan | null | undefined;
  foto?: readonly Foto[] | undefined;
};

/** One value a cell has or had, and who left it there. */
export type NilaiTertulis = Sel & Pick<BarisLembar, 'uuid' | 'user' | 'updatedAt'>;

/** The sheet of one run as its history tells it. */
export type KeadaanLembar = {
  versi: string | null;
  batas: string | null;
  /** Which shared data it refers to, by their name in the version. */
  bersama: Readonly<Record<string, string>>;
  isian: Isian;
  /** Every value of each cell, oldest first. */
  riwayat: Readonly<Record<string, readonly NilaiTertulis[]>>;
  /** The photos of each cell's remark, oldest first. */
  foto: Readonly<Record<string, readonly Foto[]>>;
  pengingat: readonly PengingatTercatat[];
  /** The latest result by the device and by the server; they differ only where something is wrong. */
  hasil: { perangkat: string | null; server: string | null };
};

const kosong: KeadaanLembar = {
  versi: null,
  batas: null,
  bersama: {},
  isian: {},
  riwayat: {},
  foto: {},
  pengingat: [],
  hasil: { perangkat: null, server: null },
};

/**
 * The sheet of the run that is on: all that was written into it since its latest start, one write after the other. A run
 * that was sent back goes on with it (BEYOND-16), one that was cancelled and begun anew has an empty one.
 */
export function keadaanLembar(history: readonly BarisLembar[]): KeadaanLembar {
  const mulai = history.findLastIndex(({ aksi }) => aksi === 'mulai');
  return history.slice(mulai + 1).reduce(denganTulisan, kosong);
}

function denganTulisan(
  keadaan: KeadaanLembar,
  { lembar, foto = [], uuid, user, updatedAt }: BarisLembar,
): KeadaanLembar {
  if (!lembar) return keadaan;
  const riwayat = { ...keadaan.riwayat };
  const isian: Record<string, Sel> = { ...keadaan.isian };
  for (const { kunci, semula: _semula, ...sel } of lembar.sel) {
    isian[kunci] = sel;
    riwayat[kunci] = [...(riwayat[kunci] ?? []), { ...sel, uuid, user, updatedAt }];
  }
  return {
    ...keadaan,
    ...(lembar.versi === null ? {} : dasarDari(lembar, lembar.versi)),
    isian,
    riwayat,
    foto: foto.length === 0 ? keadaan.foto : denganFoto(keadaan.foto, foto),
    pengingat: denganPengingat(keadaan.pengingat, lembar.pengingat, user),
  };
}

function denganFoto(ada: KeadaanLembar['foto'], foto: readonly Foto[]): KeadaanLembar['foto'] {
  const semua: Record<string, readonly Foto[]> = { ...ada };
  for (const satu of foto) if (satu.sel) semua[satu.sel] = [...(semua[satu.sel] ?? []), satu];
  return semua;
}

/** What the sheet rests on after a write of cells; one of timers alone says nothing of it. */
const dasarDari = (
  { batas, bersama, hasil, hasilServer }: LembarTersimpan,
  versi: string,
): Pick<KeadaanLembar, 'versi' | 'batas' | 'bersama' | 'hasil'> => ({
  versi,
  batas,
  bersama: Object.fromEntries(bersama.map(({ nama, uuid }) => [nama, uuid])),
  hasil: { perangkat: hasil, server: hasilServer },
});

const sama = (sel: Sel | undefined, lain: Pick<TulisSel, 'nilai'> & { dicoret: unknown }): boolean =>
  (sel?.nilai ?? '') === lain.nilai && Boolean(sel?.dicoret) === Boolean(lain.dicoret);

/**
 * The cells of a write that somebody else has changed since its author saw them, and to something else (BEYOND-11). All
 * its other cells may be taken. Of a cell that its author left more than once it counts what they saw first and left last.
 */
export function selBentrok(isian: Isian, tulisan: readonly TulisSel[]): string[] {
  const pertama = new Map<string, TulisSel>();
  for (const satu of tulisan) if (!pertama.has(satu.kunci)) pertama.set(satu.kunci, satu);
  const terakhir = new Map(tulisan.map((satu) => [satu.kunci, satu]));
  return [...pertama.values()]
    .filter(
      ({ kunci, semula }) =>
        !sama(isian[kunci], semula ?? { nilai: '', dicoret: null }) &&
        !sama(isian[kunci], terakhir.get(kunci)!),
    )
    .map(({ kunci }) => kunci);
}
