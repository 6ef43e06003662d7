import { IsiLembarSchema, type IsiLembar } from '#domain/lembar-kerja/schema.ts';
import { hitungLembar } from '#domain/lembar-kerja/hitung.ts';
import { lembarSiap } from '#domain/lembar-kerja/siap/semua.ts';
import type { Isian } from '#domain/lembar-kerja/sel.ts';
import { ContohSchema } from '#domain/lembar-kerja/contoh.ts';
import { median } from './support/lingkungan.ts';

/**
 * What a sheet takes to compute, as a ratio to a drying loss in duplicate in the same run: plates of four dilutions, a
 * line of ten standards with forty samples, and the forty parameters of a large sample one after the other (issue 30).
 */
const ulang = 15;

type Lembar = { isi: IsiLembar; isian: Isian; bersama: Record<string, Isian> };
const sel = (nilai: string) => ({ nilai, dicoret: null, catatan: null, pada: '' });
const isianDari = (semua: readonly { kunci: string; nilai: string }[]): Isian =>
  Object.fromEntries(semua.map(({ kunci, nilai }) => [kunci, sel(nilai)]));

/** A ready sheet with its worked example. */
const semua: readonly Lembar[] = lembarSiap.map(({ isi, contoh: [pertama] }) => {
  const contoh = ContohSchema.parse(pertama);
  return {
    isi: IsiLembarSchema.parse(isi),
    isian: isianDari(contoh.isian),
    bersama: Object.fromEntries(contoh.bersama.map(({ nama, isian }) => [nama, isianDari(isian)])),
  };
});
const untuk = (kode: string): Lembar => semua[lembarSiap.findIndex((satu) => satu.untuk.includes(kode))]!;

/** The line of `kode` with ten standards, and a reading for each of forty samples. */
function empatPuluhSampel(kode: string): Lembar[] {
  const { isi, isian } = untuk(kode);
  const [baku] = isi.bersama;
  const titik = Object.fromEntries(
    Array.from({ length: 10 }, (_, ke) =>
      baku!.perUlangan.map(({ nama }, kolom) => [
        `${nama}.${ke + 1}`,
        sel(kolom === 0 ? `${ke}` : `0,${String(100 + ke * 87)}`),
      ]),
    ).flat() as [string, Isian[string]][],
  );
  return Array.from({ length: 40 }, () => ({ isi, isian, bersama: { [baku!.nama]: titik } }));
}

const hitungSemua = (lembar: readonly Lembar[]): void => {
  for (const { isi, isian, bersama } of lembar)
    hitungLembar(isi, isian, bersama, isi.batas[0]?.kunci ?? null);
};

function ukur(lembar: readonly Lembar[]): number {
  hitungSemua(lembar);
  return median(
    Array.from({ length: ulang }, () => {
      const begun = performance.now();
      hitungSemua(lembar);
      return performance.now() - begun;
    }),
  );
}

const dasar = ukur([untuk('LP-09')]);
const kasus = {
  'angka lempeng total, empat pengenceran': [untuk('LP-01')],
  'kurva 10 baku, 40 sampel': empatPuluhSampel('LP-16'),
  '40 parameter': semua.slice(0, 40),
};
for (const [nama, lembar] of Object.entries(kasus)) {
  const ms = ukur(lembar);
  console.log(`hitung ${nama}: ${ms.toFixed(1)} ms, ${(ms / dasar).toFixed(1)} kali susut pengeringan duplo`);
}
