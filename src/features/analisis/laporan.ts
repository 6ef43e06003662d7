import { dikembalikan } from '#domain/analisis/dikembalikan.ts';
import { laporanAkhirTerbaru, maksIsiLaporan, tanggalLaporanDitolak } from '#domain/analisis/rules.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { JenisLaporan } from '#domain/progres/schema.ts';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import { maksFoto } from '#domain/berkas/foto.ts';
import { labDay, labTime } from '#domain/core/clock.ts';
import type { Actor } from '#domain/core/roles.ts';
import { fromWire } from '#domain/core/wire.ts';
import { check } from '#domain/core/workflow.ts';
import { selLama, selLamaMenghalangi } from '#domain/lembar-kerja/sel-lama.ts';
import type { Baris } from '#data/baris.ts';
import type { FieldErrors } from '#kit/field/field-errors.ts';
import { newPhoto, photosOf, type Photo } from '#kit/photo/photo.ts';
import { sizeSentence } from '#kit/rich-text/RichText.tsx';

/** What the dialog opens for: a new report, begun with what a sheet came to; or a refused one to be corrected. */
export type BukaLaporan = { perbaiki: Baris | null; dariLembar?: IsiDariLembar };

/** What a final report begins with where a sheet fills it (BEYOND-14). */
export type IsiDariLembar = {
  isi: string;
  hasilPengujian: string;
  /** Of its cells, each captioned with its cell. */
  foto: readonly Photo[];
};

export const judulLaporan = { analis: 'Buat laporan', penyelia: 'Buat review' } as const;

/** What is typed into the report form; the same as its draft holds. */
export type IsianLaporan = {
  jenisLaporan: JenisLaporan;
  tanggal: string;
  jam: string;
  isi: string;
  hasilPengujian: string;
  foto: readonly Photo[];
};

/**
 * A progress report as long as one may be made; after the final report only another final one, and that is asked for when
 * one was sent back.
 */
export const jenisAwal = (record: Analisis, actor: Actor): JenisLaporan =>
  dikembalikan(record, 'analis') ||
  (!check(analisisWorkflow, 'laporanProgres', record, actor).ok &&
    check(analisisWorkflow, 'laporanAkhir', record, actor).ok)
    ? 'akhir'
    : 'progres';

/** Dated now in Jakarta, and empty (GAP-116); a final one after a return goes on with the one that was sent back (BEYOND-16). */
export function isianBaru(record: Analisis, jenisLaporan: JenisLaporan, now: Date): IsianLaporan {
  const kembali = jenisLaporan === 'akhir' && dikembalikan(record, 'analis');
  const lama = kembali ? laporanAkhirTerbaru(record) : undefined;
  return {
    jenisLaporan,
    tanggal: labDay(now),
    jam: labTime(now),
    isi: lama?.isi ?? '',
    hasilPengujian: lama?.hasilPengujian ?? '',
    foto: (lama?.foto ?? []).map(({ keterangan, file: { sha256, name } }) => ({
      ...newPhoto({ sha256, name }),
      caption: keterangan ?? '',
    })),
  };
}

/** The same filled from a sheet; the photos that its author has there stay, those of the cells come after them. */
export const denganLembar = (isian: IsianLaporan, { foto, ...dariLembar }: IsiDariLembar): IsianLaporan => ({
  ...isian,
  ...dariLembar,
  foto: denganFotoSel(isian.foto, foto),
});

/** The photos of cells that a report does not have; one may have been turned or marked there since. */
export const fotoSelTinggal = (ada: readonly Photo[], dariSel: readonly Photo[]): Photo[] =>
  dariSel.filter(
    ({ file }) => !ada.some((satu) => [satu.file.sha256, satu.original.sha256].includes(file.sha256)),
  );

/** With as many of them as a report may have. */
export const denganFotoSel = (ada: readonly Photo[], dariSel: readonly Photo[]): Photo[] =>
  [...ada, ...fotoSelTinggal(ada, dariSel)].slice(0, maksFoto);

/** What a draft or a refused write holds, over what the form would open with. */
export function isianDari(kept: Record<string, unknown> | undefined, baru: IsianLaporan): IsianLaporan {
  if (!kept) return baru;
  const teks = <K extends keyof IsianLaporan>(name: K): IsianLaporan[K] =>
    (typeof kept[name] === 'string' ? kept[name] : baru[name]) as IsianLaporan[K];
  return {
    jenisLaporan: teks('jenisLaporan'),
    tanggal: teks('tanggal'),
    jam: teks('jam'),
    isi: teks('isi'),
    hasilPengujian: teks('hasilPengujian'),
    foto: photosOf(kept['foto']),
  };
}

/** The report of a refused write, to be written on. */
export const isianDariTulisan = (row: Baris): Record<string, unknown> =>
  fromWire(row.body) as Record<string, unknown>;

/** Of which kind it is. */
export const jenisTertulis = (row: Baris): JenisLaporan =>
  isianDariTulisan(row)['jenisLaporan'] as JenisLaporan;

/** What the call's schema cannot know: the day it was begun, and how large the whole text may be. */
export function laporanKeliru(
  record: Analisis,
  { jenisLaporan, tanggal, isi }: IsianLaporan,
  begun: Date,
): FieldErrors {
  const lama = jenisLaporan === 'akhir' ? selLamaMenghalangi(selLama(record.history)) : null;
  const terlaluDini = tanggal ? tanggalLaporanDitolak(tanggal, begun) : null;
  const bytes = new TextEncoder().encode(isi).length;
  return {
    ...(terlaluDini ? { tanggal: terlaluDini } : {}),
    ...(lama ? { hasilPengujian: lama } : {}),
    ...(bytes > maksIsiLaporan ? { isi: sizeSentence(bytes, maksIsiLaporan) } : {}),
  };
}
