import {
  angka,
  angkaPenting,
  batas,
  daftar,
  desimal,
  harapan,
  kolom,
  kriteria,
  rumus,
  sekali,
  syarat,
  type Bersama,
  type LembarSiap,
} from './bentuk.ts';
import { bpom12 } from './sumber.ts';
import { kurvaBaku, titikKurva } from './kurva.ts';

/** Injections of one standard: `As` is their mean area, `Cs` what it holds. */
const kesesuaianSistem = (zat: string): Bersama => ({
  nama: 'sistem',
  label: `Kesesuaian sistem, baku ${zat}`,
  jenis: 'kesesuaianSistem',
  perSampel: [
    angka('Bs', 'Bobot baku', 'mg', 2),
    angka('Fs', 'Volume larutan baku', 'mL', null),
    angka('P', 'Kemurnian baku', '%', null),
  ],
  perUlangan: [
    angka('luas', 'Luas puncak', null, 0),
    angka('ikutan', 'Faktor ikutan', null, 2, { sampai: '2,0' }),
  ],
  ulangan: 6,
  rumusAkhir: [
    rumus('rsdAs', 'RSD luas puncak', '%', 'rsd(luas)', 2),
    rumus('ikutanTerbesar', 'Faktor ikutan terbesar', null, 'maks(ikutan)', 2),
    rumus('Cs', 'Kadar larutan baku', 'mg/mL', 'Bs * P / 100 / Fs', 5),
    rumus('As', 'Luas puncak rata-rata', null, 'rerata(luas)', 0),
  ],
});

type BakuLuar = Pick<LembarSiap['isi'], 'perSampel' | 'pembulatan' | 'batas'> & {
  zat: string;
  /** The mg found, `zat`, as what is reported. */
  rumus: string;
  satuan: string;
};
const bakuLuar = ({ zat, satuan, rumus: ungkapan, ...isi }: BakuLuar): LembarSiap['isi'] => ({
  bersama: [kesesuaianSistem(zat)],
  perUlangan: [
    angka('Bu', 'Bobot sampel', 'mg', 1),
    angka('Fu', 'Volume larutan uji × pengenceran', 'mL', null),
    daftar('Au', 'Luas puncak sampel', null, 0, 2),
  ],
  rumusUlangan: [
    rumus('zat', `${zat} dalam larutan uji`, 'mg', 'rerata(Au) / As * Cs * Fu', 4),
    rumus('hasil', 'Kadar', satuan, ungkapan),
  ],
  rumusAkhir: [rumus('kadar', 'Rerata', satuan, 'rerata(hasil)')],
  satuanHasil: satuan,
  ...isi,
});

/** 50,00 mg of 99,5 % in 100 mL: Cs = 0,4975 mg/mL; the areas have the mean 500000. */
const sistem = {
  nama: 'sistem',
  isian: [
    ...sekali({ Bs: '50,00', Fs: '100', P: '99,5' }),
    ...kolom({
      luas: ['500000', '501000', '499000', '500500', '499500', '500000'],
      ikutan: ['1,10', '1,12', '1,11', '1,10', '1,09', '1,10'],
    }),
  ],
};
const sampel = (Bu: string, Fu: string) =>
  kolom({
    Bu: [Bu, Bu],
    Fu: [Fu, Fu],
    Au: [
      ['480000', '480400'],
      ['484000', '484800'],
    ],
  });
const bakuContoh = { judul: 'Luas 480200 dan 484400 terhadap 500000', bersama: [sistem] };

const toksin = ['B1', 'B2', 'G1', 'G2'];

export const kckt: readonly LembarSiap[] = [
  {
    kunci: 'kcktTabletParasetamol',
    nama: 'Kadar tablet parasetamol, KCKT baku luar',
    untuk: ['KF-01'],
    isi: bakuLuar({
      zat: 'Parasetamol',
      perSampel: [
        angka('bobotRerata', 'Bobot rata-rata tablet', 'mg', 1),
        angka('etiket', 'Tertera di etiket', 'mg', null),
      ],
      rumus: 'zat / Bu * bobotRerata / etiket * 100',
      satuan: '%',
      pembulatan: desimal(2),
      batas: [syarat('90,0', '110,0')],
    }),
    contoh: [
      {
        ...bakuContoh,
        isian: [...sekali({ bobotRerata: '600,0', etiket: '500' }), ...sampel('57,5', '100')],
        batas: 'syarat',
        // 47,7799 and 48,1978 mg of 57,5 mg, × 1,2: 99,714573…, 100,586713…
        harapan: harapan({ hasil: '100,15' }),
        sumber: 'Dihitung tangan: rerata 100,150643…',
      },
    ],
  },
  {
    kunci: 'kcktKafein',
    nama: 'Kadar kafein, KCKT baku luar',
    untuk: ['KF-10'],
    isi: bakuLuar({
      zat: 'Kafein',
      rumus: 'zat / Bu * 1000',
      satuan: 'mg/g',
      pembulatan: angkaPenting(4),
    }),
    contoh: [
      {
        ...bakuContoh,
        isian: sampel('1000,0', '50'),
        // 23,88995 and 24,0989 mg of 1 g.
        harapan: harapan({ hasil: '23,99' }),
        sumber: 'Dihitung tangan: rerata 23,994425',
      },
    ],
  },
  {
    kunci: 'kcktHidrokuinon',
    nama: 'Hidrokuinon dalam krim, KCKT baku luar',
    untuk: ['LP-12'],
    isi: bakuLuar({
      zat: 'Hidrokuinon',
      rumus: 'zat / Bu * 100',
      satuan: '%',
      pembulatan: desimal(3),
      batas: [{ kunci: 'kosmetika', nama: 'Kosmetika: tidak boleh ada', tidakBolehAda: true }],
    }),
    contoh: [
      {
        ...bakuContoh,
        isian: sampel('2000,0', '1'),
        batas: 'kosmetika',
        // 0,477799 and 0,481978 mg of 2 g.
        harapan: harapan({ hasil: '0,024' }),
        sumber: 'Dihitung tangan: rerata 0,023994425',
      },
    ],
  },
  {
    kunci: 'kcktNatriumBenzoat',
    nama: 'Natrium benzoat, KCKT menurut kurva baku',
    untuk: ['LP-19'],
    isi: {
      bersama: [kurvaBaku('natrium benzoat', 'µg/mL', 'Luas puncak', 0)],
      perSampel: [angka('V', 'Volume larutan', 'mL', null), angka('fp', 'Faktor pengenceran', null, null)],
      perUlangan: [angka('bobot', 'Bobot sampel', 'g', 4), daftar('Au', 'Luas puncak sampel', null, 0, 2)],
      rumusUlangan: [
        rumus('c', 'Kadar larutan', 'µg/mL', '(rerata(Au) - a) / m', 4),
        rumus('hasil', 'Kadar natrium benzoat', 'mg/kg', 'c * V * fp / bobot'),
      ],
      rumusAkhir: [rumus('kadar', 'Rerata', 'mg/kg', 'rerata(hasil)')],
      satuanHasil: 'mg/kg',
      pembulatan: desimal(1),
      kriteria: [kriteria('rTerkecil', '0,999', 'r')],
      batas: [syarat(null, '600')],
    },
    contoh: [
      {
        judul: 'Luas = 2000 × kadar + 100',
        bersama: [
          titikKurva(['10', '20', '40', '60', '80'], ['20100', '40100', '80100', '120100', '160100']),
        ],
        isian: [
          ...sekali({ V: '50', fp: '1' }),
          // 30 µg/mL × 50/5 = 300 and 30,5 × 10 = 305.
          ...kolom({
            bobot: ['5,0000', '5,0000'],
            Au: [
              ['60000', '60200'],
              ['61000', '61200'],
            ],
          }),
        ],
        batas: 'syarat',
        harapan: harapan({ hasil: '302,5' }),
        sumber: 'Dihitung tangan',
      },
    ],
  },
  {
    kunci: 'kcktAflatoksin',
    nama: 'Aflatoksin total, KCKT menurut kurva baku',
    untuk: ['LP-14'],
    isi: {
      bersama: toksin.map((satu) => kurvaBaku(`aflatoksin ${satu}`, 'ng/mL', 'Luas puncak', 0, satu)),
      perSampel: [angka('V', 'Volume larutan', 'mL', null), angka('fp', 'Faktor pengenceran', null, null)],
      perUlangan: [
        angka('bobot', 'Bobot sampel', 'g', 4),
        ...toksin.map((satu) => angka(`A${satu}`, `Luas puncak ${satu}`, null, 0)),
      ],
      rumusUlangan: [
        ...toksin.map((satu) =>
          rumus(
            `k${satu}`,
            `Aflatoksin ${satu}`,
            'µg/kg',
            `(A${satu} - a${satu}) / m${satu} * V * fp / bobot`,
            3,
          ),
        ),
        rumus('hasil', 'Aflatoksin total', 'µg/kg', toksin.map((satu) => `k${satu}`).join(' + ')),
      ],
      rumusAkhir: [
        rumus('B1', 'Aflatoksin B1 (batas 5 µg/kg)', 'µg/kg', 'rerata(kB1)', 2),
        rumus('total', 'Aflatoksin total', 'µg/kg', 'rerata(hasil)'),
      ],
      satuanHasil: 'µg/kg',
      pembulatan: desimal(2),
      kriteria: toksin.map((satu) => kriteria('rTerkecil', '0,995', `r${satu}`)),
      batas: [batas('obatTradisional', 'Obat tradisional, aflatoksin total', null, '20', bpom12)],
    },
    contoh: [
      {
        judul: 'Luas = 1000 × kadar untuk keempatnya',
        bersama: toksin.map((satu) =>
          titikKurva(['1', '2', '4', '8'], ['1000', '2000', '4000', '8000'], satu),
        ),
        isian: [
          ...sekali({ V: '10', fp: '1' }),
          // Of 5 g twice the reading: 4 + 1 + 2 + 0,4 and 4,2 + 1 + 2,2 + 0,4.
          ...kolom({
            bobot: ['5,0000', '5,0000'],
            AB1: ['2000', '2100'],
            AB2: ['500', '500'],
            AG1: ['1000', '1100'],
            AG2: ['200', '200'],
          }),
        ],
        batas: 'obatTradisional',
        harapan: harapan({ B1: '4,10', hasil: '7,60' }),
        sumber: 'Dihitung tangan: 7,4 dan 7,8',
      },
    ],
  },
];
