import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HasilLembar } from '#domain/lembar-kerja/hasil.ts';
import { hitungLembar } from '#domain/lembar-kerja/hitung.ts';
import type { Blok, Masukan } from '#domain/lembar-kerja/schema.ts';
import { butirCawan, kunciSel } from '#domain/lembar-kerja/sel.ts';
import { lembarSiap } from '#domain/lembar-kerja/siap/semua.ts';
import type { LembarSiap } from '#domain/lembar-kerja/siap/tabel.ts';
import { isian } from '#tests/support/lembar-kerja.ts';

/** What a bench may write into any cell, by mistake or because it is so; '~' crosses out. */
const nilai = fc.constantFrom(
  ...' 0 0,0000 -5 -0,1 1e300 -1e300 1e-300 12,3456 <0,5 >300 <1e300 TD TBUD spreader hilang abc 1.500 ~7 ~ ∞ NaN'.split(
    ' ',
  ),
);

const deret = (sampai: number) => Array.from({ length: sampai }, (_, ke) => ke + 1);
function butir(masukan: Masukan): (string | number | undefined)[] {
  if (masukan.jenis === 'seri') return deret(2);
  if (masukan.jenis === 'daftar') return deret(masukan.banyak);
  if (masukan.jenis !== 'cawan') return [undefined];
  return masukan.pengenceran.flatMap((pangkat) => deret(masukan.cawan).map((ke) => butirCawan(pangkat, ke)));
}
const kunci = ({ perSampel, perUlangan, ulangan }: Blok): string[] => [
  ...perSampel.flatMap((satu) => butir(satu).map((ke) => kunciSel(satu.nama, 0, ke))),
  ...deret(ulangan + 1).flatMap((nomor) =>
    perUlangan.flatMap((satu) => butir(satu).map((ke) => kunciSel(satu.nama, nomor, ke))),
  ),
];

/** Cells that stand in the worked example, with a few of them, or every one, as nobody expects them. */
const sel = (blok: Blok, contoh: readonly { kunci: string; nilai: string }[]) => {
  const semua = kunci(blok);
  const baik = Object.fromEntries(contoh.map((satu) => [satu.kunci, satu.nilai]));
  const beberapa = fc.array(fc.tuple(fc.constantFrom(...semua), nilai), { maxLength: 4 });
  const seluruh = nilai.map((satu) => semua.map((ini): [string, string] => [ini, satu]));
  return fc.oneof(beberapa, seluruh).map((ganti) => isian({ ...baik, ...Object.fromEntries(ganti) }));
};
const dihitung = ({ isi, contoh: [satu] }: LembarSiap) =>
  fc
    .record({
      cells: sel(isi, satu!.isian),
      bersama: fc.tuple(
        ...isi.bersama.map((blok) =>
          fc.option(sel(blok, satu!.bersama.find(({ nama }) => nama === blok.nama)!.isian), { freq: 9 }),
        ),
      ),
      batas: fc.constantFrom(null, ...isi.batas.map((batas) => batas.kunci)),
    })
    .map(({ cells, bersama, batas }) =>
      hitungLembar(
        isi,
        cells,
        Object.fromEntries(isi.bersama.map(({ nama }, ke) => [nama, bersama[ke] ?? null])),
        batas,
      ),
    );

/** Everything a result says, whatever field it says it in. */
const katanya = (apa: unknown): string[] => {
  if (typeof apa === 'string') return [apa];
  return typeof apa === 'object' && apa !== null ? Object.values(apa).flatMap(katanya) : [];
};
const gagalnya = ({ hasil, akhir, ulangan }: HasilLembar) =>
  [hasil, ...[...akhir, ...ulangan.flatMap(({ baris }) => baris)].map((baris) => baris.nilai)].flatMap(
    (satu) => (satu.jenis === 'gagal' ? [satu.kalimat] : []),
  );
const labelnya = ({ isi }: LembarSiap): string[] =>
  [isi, ...isi.bersama]
    .flatMap((blok) => [blok.perSampel, blok.perUlangan, blok.rumusUlangan, blok.rumusAkhir, isi.tetapan])
    .flatMap((bagian) => bagian.map(({ label }) => label));

/** What nobody could read, and what is refused without its input. Of a block all crossed out there is no one input to name. */
function salahnya(hasil: HasilLembar, label: readonly string[]): string[] {
  const { perbandingan, ...lain } = hasil;
  const kata = katanya({ ...lain, mengapa: perbandingan?.mengapa, syarat: perbandingan?.syarat });
  const taksa = kata.filter((satu) =>
    /NaN|Infinity|∞|undefined|null|\[object/.test(satu.replaceAll(/'(∞|NaN)'/g, '')),
  );
  const anonim = gagalnya(hasil).filter(
    (satu) => !satu.endsWith('semua ulangan dicoret') && !label.some((ini) => satu.includes(ini)),
  );
  const panjang = gagalnya(hasil).filter((satu) => satu.length > 300);
  const { hasil: akhir } = hasil;
  const kosong =
    (akhir.jenis === 'nilai' && akhir.tampil.trim() === '') ||
    (akhir.jenis === 'belum' && akhir.kurang.length === 0);
  return [...taksa, ...anonim, ...panjang, ...(kosong ? ['nothing is said of the result'] : [])];
}

describe('[BEYOND-03] a ready sheet, whatever is written into it', () => {
  test.each(lembarSiap)('$kunci says something, and of what it refuses which input', (lembar) => {
    const label = labelnya(lembar);
    fc.assert(
      fc.property(dihitung(lembar), (hasil) => {
        expect(salahnya(hasil, label)).toEqual([]);
      }),
      { numRuns: 40, seed: 17 },
    );
  });
});
