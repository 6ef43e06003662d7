import { batas, daftar, desimal, harapan, rumus, sekali, tetapan, type LembarSiap } from './bentuk.ts';

export const keseragaman: readonly LembarSiap[] = [
  {
    kunci: 'keseragamanBobot',
    nama: 'Keseragaman bobot',
    untuk: ['KF-05'],
    isi: {
      perSampel: [daftar('bobot', 'Bobot tablet', 'mg', 1, 20)],
      ulangan: 0,
      rumusAkhir: [
        rumus('x', 'Bobot rata-rata', 'mg', 'rerata(bobot)', 2),
        rumus('simpangan', 'Simpangan baku', 'mg', 'sd(bobot)', 4),
        rumus('A', 'Kolom A', '%', 'jika(x <= 25; 15; jika(x <= 150; 10; jika(x <= 300; 7,5; 5)))', 1),
        rumus('B', 'Kolom B', '%', '2 * A', 1),
        rumus('luarA', 'Tablet di luar kolom A', 'tablet', 'cacah_luar(bobot; A)', 0),
        rumus('luarB', 'Tablet di luar kolom B', 'tablet', 'cacah_luar(bobot; B)', 0),
        // One outside B is outside A as well: with 2 more it is over the limit.
        rumus(
          'menyimpang',
          'Tablet di luar A, ditambah 2 bila ada di luar B',
          'tablet',
          'jika(luarB > 0; luarA + 2; luarA)',
        ),
      ],
      satuanHasil: 'tablet',
      pembulatan: desimal(0),
      batas: [batas('keseragaman', 'Paling banyak 2 di luar A, tidak ada di luar B', null, '2')],
    },
    contoh: [
      {
        judul: 'Dua puluh tablet, rerata 121,65 mg',
        isian: sekali({
          bobot:
            '126,0 115,0 126,0 118,0 120,0 115,0 112,0 117,0 133,0 135,0 138,0 139,0 140,0 107,0 112,0 111,0 108,0 102,0 147,0 112,0'.split(
              ' ',
            ),
        }),
        batas: 'keseragaman',
        harapan: harapan({
          x: '121,65',
          simpangan: '12,9748',
          luarA: '8',
          luarB: '1',
          hasil: '10',
        }),
        sumber: 'Lembar uji yang diterbitkan; dengan 10/20 %: 109,485–133,815 dan 97,32–145,98 mg',
      },
    ],
  },
  {
    kunci: 'keseragamanSediaan',
    nama: 'Keseragaman sediaan, nilai penerimaan',
    untuk: [],
    isi: {
      tetapan: [tetapan('k', 'Tetapan penerimaan untuk 10 unit', null, '2,4')],
      perSampel: [daftar('kadar', 'Kadar tiap unit', '%', 1, 10)],
      ulangan: 0,
      rumusAkhir: [
        rumus('x', 'Kadar rata-rata', '%', 'rerata(kadar)', 1),
        rumus('M', 'Nilai acuan', '%', 'jika(x < 98,5; 98,5; jika(x > 101,5; 101,5; x))', 1),
        rumus('NP', 'Nilai penerimaan', null, 'abs(M - x) + k * sd(kadar)'),
      ],
      pembulatan: desimal(1),
      batas: [batas('L1', 'L1, sepuluh unit', null, '15,0')],
    },
    contoh: [
      {
        judul: 'Rerata 97,5 %, simpangan baku 2',
        isian: sekali({
          kadar: ['100,5', '94,5', '100,5', '94,5', '97,5', '97,5', '97,5', '97,5', '97,5', '97,5'],
        }),
        batas: 'L1',
        // 4 × 3² / 9 = 2²; 98,5 − 97,5 + 2,4 × 2.
        harapan: harapan({ x: '97,5', M: '98,5', hasil: '5,8' }),
        sumber: 'Dihitung tangan',
      },
    ],
  },
];
