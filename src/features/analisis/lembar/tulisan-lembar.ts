import type { Orang } from '#domain/core/orang.ts';
import type { BarisLembar, KeadaanLembar } from '#domain/lembar-kerja/keadaan.ts';
import { salahTulisSel } from '#domain/lembar-kerja/sel-blok.ts';
import type { Isian, TulisSel } from '#domain/lembar-kerja/sel.ts';
import type { Blok } from '#domain/lembar-kerja/schema.ts';
import { maksFoto, type FotoTulisan } from '#domain/berkas/foto.ts';
import { bodyOfPhotos, photosOf, type Photo } from '#kit/photo/photo.ts';

/** What was written into a sheet since it was sent last, as its draft holds it: every value a cell was left with. */
export type TulisanBaru = {
  sel: readonly TulisSel[];
  /** Photos of cells' remarks, by the cell (BEYOND-19). */
  foto: FotoBaru;
  /** Chosen anew; absent as long as it stays as it was. */
  batas?: string | null;
  bersama?: Readonly<Record<string, string>>;
};

type FotoBaru = Readonly<Record<string, readonly Photo[]>>;

export const tanpaTulisan: TulisanBaru = { sel: [], foto: {} };

export const adaTulisan = ({ sel, foto, batas, bersama }: TulisanBaru): boolean =>
  sel.length > 0 || semuaFoto(foto).length > 0 || batas !== undefined || bersama !== undefined;

export const semuaFoto = (foto: FotoBaru): Photo[] => Object.values(foto).flat();

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
  keadaan: Pick<KeadaanLembar, 'riwayat' | 'foto' | 'batas' | 'bersama'>,
): TulisanBaru {
  const { riwayat, batas, bersama } = keadaan;
  const { sel = [], foto = {}, ...dasar } = (kept ?? tanpaTulisan) as Partial<TulisanBaru>;
  const terkirim = Object.values(keadaan.foto).flatMap((semua) => semua.map(({ uuid }) => uuid));
  const ada = ({ kunci, pada, nilai }: TulisSel) =>
    (riwayat[kunci] ?? []).some((satu) => satu.pada === pada && satu.nilai === nilai);
  return {
    sel: sel.filter((satu) => !ada(satu)),
    foto: fotoSelain(foto, new Set(terkirim)),
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

/** The photos of a cell as its author has them now. */
export const denganFoto = (tulisan: TulisanBaru, kunci: string, foto: readonly Photo[]): TulisanBaru => ({
  ...tulisan,
  foto: fotoSelain({ ...tulisan.foto, [kunci]: foto }),
});

/** Those that are not among the ones with these ids; a cell that has none left is not named. */
const fotoSelain = (foto: FotoBaru, pergi: ReadonlySet<string> = new Set()): FotoBaru =>
  Object.fromEntries(
    Object.entries(foto)
      .map(([kunci, semua]) => [kunci, semua.filter((satu) => !pergi.has(satu.kunci))] as const)
      .filter(([, semua]) => semua.length > 0),
  );

/** The draft without what has left. */
export const tanpaYangPergi = (
  tulisan: TulisanBaru,
  sel: readonly TulisSel[],
  foto: ReadonlySet<string>,
): TulisanBaru => ({
  ...tulisan,
  sel: tulisan.sel.filter((satu) => !sel.includes(satu)),
  foto: fotoSelain(tulisan.foto, foto),
});

/** The draft with what a write held that was refused. */
export function denganKembali(
  tulisan: TulisanBaru,
  blok: Blok,
  isian: Isian,
  { sel, foto = [] }: { sel: readonly TulisSel[]; foto?: readonly FotoTulisan[] },
): TulisanBaru {
  const kembali = sel.reduce((semua, satu) => denganSel(semua, blok, isian, satu), tulisan);
  return [...Map.groupBy(foto, (satu) => satu.sel ?? '')].reduce(
    (semua, [kunci, milik]) => denganFoto(semua, kunci, [...(semua.foto[kunci] ?? []), ...photosOf(milik)]),
    kembali,
  );
}

/** The photos that can leave with the next write; of a cell that has more than one may bring, the others wait. */
export const fotoDikirim = (foto: FotoBaru, berangkat: ReadonlySet<unknown>) =>
  Object.entries(foto).flatMap(([kunci, semua]) =>
    bodyOfPhotos(semua.filter((satu) => !berangkat.has(satu.kunci)).slice(0, maksFoto), kunci),
  );

/** What can leave, and what waits for its author to say what it is. */
export function siapDikirim(tulisan: TulisanBaru, blok: Blok): { siap: TulisSel[]; tinggal: TulisSel[] } {
  const { siap = [], tinggal = [] } = Object.groupBy(tulisan.sel, (satu) =>
    terbaca(blok, satu) ? 'siap' : 'tinggal',
  );
  return { siap, tinggal };
}

const terbaca = (blok: Blok, sel: TulisSel): boolean => salahTulisSel(blok, sel) === null;
