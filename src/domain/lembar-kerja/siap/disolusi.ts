import {
  angka,
  batas,
  desimal,
  harapan,
  kolom,
  kriteria,
  rumus,
  sekali,
  tetapan,
  type LembarSiap,
} from './bentuk.ts';
import { garisLurus, kurvaBaku } from './kurva.ts';

/** S1 compares the lowest of 6; S2 and S3 the mean of 12 and 24, or the lowest where one is too low for that stage. */
const dibandingkan =
  'jika(n(hasil) <= 6; terkecil; jika(n(hasil) <= 12; jika(di15 > 0; terkecil; rataan); jika(di15 > 2 atau di25 > 0; terkecil; rataan)))';

export const disolusi: readonly LembarSiap[] = [
  {
    kunci: 'disolusiTablet',
    nama: 'Disolusi tablet, spektrofotometri',
    untuk: ['KF-04'],
    isi: {
      petunjuk:
        'Setiap ulangan adalah satu wadah. S1 enam wadah; bila tidak memenuhi, tambah enam (S2), lalu dua belas (S3), dan pilih batas tahapnya.',
      tetapan: [tetapan('Q', 'Q', '%', '80')],
      bersama: [kurvaBaku('disolusi', 'µg/mL', 'Serapan', 4)],
      perSampel: [
        angka('volume', 'Volume medium', 'mL', null),
        angka('fp', 'Faktor pengenceran', null, null),
        angka('etiket', 'Tertera di etiket', 'mg', null),
      ],
      perUlangan: [angka('A', 'Serapan', null, 4)],
      ulangan: 6,
      rumusUlangan: [
        rumus('terlarut', 'Terlarut', '%', '(A - a) / m * fp * volume / 1000 / etiket * 100', 1),
        rumus('kurang15', 'Di bawah Q − 15', null, 'jika(terlarut < Q - 15; 1; 0)', 0),
        rumus('kurang25', 'Di bawah Q − 25', null, 'jika(terlarut < Q - 25; 1; 0)', 0),
        rumus('hasil', 'Terlarut', '%', 'terlarut'),
      ],
      rumusAkhir: [
        rumus('rataan', 'Rerata', '%', 'rerata(hasil)', 1),
        rumus('terkecil', 'Terkecil', '%', 'min(hasil)', 1),
        rumus('di15', 'Wadah di bawah Q − 15', null, 'jumlah(kurang15)', 0),
        rumus('di25', 'Wadah di bawah Q − 25', null, 'jumlah(kurang25)', 0),
        rumus('disolusi', 'Terlarut yang dibandingkan', '%', dibandingkan),
      ],
      satuanHasil: '%',
      pembulatan: desimal(1),
      kriteria: [kriteria('rTerkecil', '0,999', 'r')],
      batas: [
        batas('S1', 'S1: setiap wadah sedikitnya Q + 5', '85', null),
        batas('S2', 'S2 dan S3 (12 atau 24 wadah): rerata sedikitnya Q', '80', null),
      ],
    },
    contoh: [
      {
        judul: 'S1: enam wadah, terkecil 86,4 %',
        bersama: [garisLurus],
        isian: [
          // 1 µg/mL × 100 × 0,9 L is 90 mg of 500: 18 %. So 4,8 to 5,2 µg/mL are 86,4 to 93,6 %.
          ...sekali({ volume: '900', fp: '100', etiket: '500' }),
          ...kolom({ A: ['0,2500', '0,2550', '0,2600', '0,2650', '0,2700', '0,2600'] }),
        ],
        batas: 'S1',
        harapan: harapan({ rataan: '90,0', terkecil: '86,4', di15: '0', hasil: '86,4' }),
        sumber: 'Dihitung tangan',
      },
      {
        judul: 'S2: dua belas wadah, rerata 81 %, satu 72 %',
        bersama: [garisLurus],
        isian: [
          ...sekali({ volume: '900', fp: '100', etiket: '500' }),
          // Ten of 4,5 µg/mL, one of 4, one of 5: the mean is 4,5, which is 81 %.
          ...kolom({ A: [...Array<string>(10).fill('0,2350'), '0,2100', '0,2600'] }),
        ],
        batas: 'S2',
        harapan: harapan({ terkecil: '72,0', di15: '0', hasil: '81,0' }),
        sumber: 'Dihitung tangan',
      },
    ],
  },
];
