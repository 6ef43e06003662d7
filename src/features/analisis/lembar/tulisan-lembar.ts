import type { Orang } from '#domain/core/orang.ts';
import type { BarisLembar, KeadaanLembar } from '#domain/lembar-kerja/keadaan.ts';
import { salahTulisSel } from '#domain/lembar-kerja/sel-blok.ts';
import type { Isian, TulisSel } from '#domain/lembar-kerja/sel.ts';
import type { Blok } from '#domain/lembar-kerja/schema.ts';

/** What was written into a sheet since it was sent last, as its draft holds it: every value a cell was left with. */
export type TulisanBaru = {
  sel: readonly TulisSel[];
  /** Chosen anew; absent as long as it stays as it was. */
  batas?: string | null;
  bersama?: Readonly<Record<string, string>>;
};

export const tanpaTulisan: TulisanBaru = { sel: [] };

export const adaTulisan = ({ sel, batas, bersama }: TulisanBaru): boolean =>
  sel.length > 0 || batas !== undefined || bersama !== undefined;

/** The same as a row that the history does not have yet. */
export const sebagaiBaris = (
  { sel, batas, bersama }: TulisanBaru,
  dasar: KeadaanLembar,
  versi: string,
  user: Orang,
): BarisLembar => ({
  uuid: 'draf',
  aksi: 'isiLembar',
  user,
  updatedAt: '',
  lembar: {
    versi,
    batas: batas === undefined ? dasar.batas : batas,
    bersama: Object.entries(bersama ?? dasar.bersama).map(([nama, uuid]) => ({ nama, uuid })),
    sel: [...sel],
    pengingat: [],
    hasil: null,
    hasilServer: null,
  },
});

/** The draft of a sheet. What the history has by now, its own writes on their way too, was sent before the page was lost. */
export function tulisanDari(
  kept: Record<string, unknown> | undefined,
  { riwayat, batas, bersama }: Pick<KeadaanLembar, 'riwayat' | 'batas' | 'bersama'>,
): TulisanBaru {
  const { sel = [], ...dasar } = (kept ?? tanpaTulisan) as Partial<TulisanBaru>;
  const ada = ({ kunci, pada, nilai }: TulisSel) =>
    (riwayat[kunci] ?? []).some((satu) => satu.pada === pada && satu.nilai === nilai);
  return {
    sel: sel.filter((satu) => !ada(satu)),
    ...(dasar.batas === undefined || dasar.batas === batas ? {} : { batas: dasar.batas }),
    ...(dasar.bersama === undefined || JSON.stringify(dasar.bersama) === JSON.stringify(bersama)
      ? {}
      : { bersama: dasar.bersama }),
  };
}

/**
 * One more value of a cell. What could not be read was no value: the next one takes its place. `semula` is what its author
 * saw there, which the server holds against what it has (BEYOND-11).
 */
export function denganSel(
  tulisan: TulisanBaru,
  blok: Blok,
  isian: Isian,
  baru: Omit<TulisSel, 'semula'>,
): TulisanBaru {
  const sel = tulisan.sel.filter((satu) => satu.kunci !== baru.kunci || terbaca(blok, satu));
  const dulu = sel.findLast((satu) => satu.kunci === baru.kunci) ?? isian[baru.kunci];
  const semula = dulu ? { nilai: dulu.nilai, dicoret: dulu.dicoret !== null } : null;
  return { ...tulisan, sel: [...sel, { ...baru, semula }] };
}

/** What can leave, and what waits for its author to say what it is. */
export function siapDikirim(tulisan: TulisanBaru, blok: Blok): { siap: TulisSel[]; tinggal: TulisSel[] } {
  const { siap = [], tinggal = [] } = Object.groupBy(tulisan.sel, (satu) =>
    terbaca(blok, satu) ? 'siap' : 'tinggal',
  );
  return { siap, tinggal };
}

const terbaca = (blok: Blok, sel: TulisSel): boolean => salahTulisSel(blok, sel) === null;
