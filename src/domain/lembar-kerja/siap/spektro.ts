import {
  angka,
  angkaPenting,
  batas,
  desimal,
  harapan,
  kolom,
  kriteria,
  rumus,
  sekali,
  syarat,
  tetapan,
  type Batas,
  type LembarSiap,
} from './bentuk.ts';
import { bpom12 } from './sumber.ts';
import { garisLurus, kurvaBaku, titikKurva } from './kurva.ts';

const serapan = angka('A', 'Serapan', null, 4);
const larutan = [angka('V', 'Volume larutan', 'mL', null), angka('fp', 'Faktor pengenceran', null, null)];

type Terukur = {
  zat: string;
  satuanBaku: string;
  bobot: 'mg' | 'g';
  rumus: string;
  satuan: string;
  /** What is measured where it is no absorbance. */
  sinyal?: [label: string, desimal: number];
  /** Measured against a blank of its own. */
  blangko?: true;
  r: string;
  pembulatan?: LembarSiap['isi']['pembulatan'];
  batas?: Batas[];
};

const menurutKurva = ({
  zat,
  sinyal: [label, angkaDesimal] = ['Serapan', 4],
  ...uji
}: Terukur): LembarSiap['isi'] => ({
  bersama: [kurvaBaku(zat, uji.satuanBaku, label, angkaDesimal)],
  perSampel: larutan,
  perUlangan: [
    angka('bobot', 'Bobot sampel', uji.bobot, uji.bobot === 'mg' ? 1 : 4),
    angka('A', label, null, angkaDesimal),
    ...(uji.blangko ? [angka('Ab', `${label} pembanding`, null, angkaDesimal)] : []),
  ],
  rumusUlangan: [
    rumus('c', 'Kadar larutan', uji.satuanBaku, `(${uji.blangko ? 'A - Ab' : 'A'} - a) / m`, 4),
    rumus('hasil', `Kadar ${zat}`, uji.satuan, uji.rumus),
  ],
  rumusAkhir: [rumus('kadar', 'Rerata', uji.satuan, 'rerata(hasil)')],
  satuanHasil: uji.satuan,
  pembulatan: uji.pembulatan ?? angkaPenting(4),
  kriteria: [kriteria('rTerkecil', uji.r, 'r')],
  batas: uji.batas ?? [],
});

const ssa = (unsur: string, satuanBaku: 'mg/L' | 'µg/L', batasnya: Batas[]): LembarSiap['isi'] =>
  menurutKurva({
    zat: unsur,
    satuanBaku,
    bobot: 'g',
    rumus: `c * V * fp / bobot${satuanBaku === 'µg/L' ? ' / 1000' : ''}`,
    satuan: 'mg/kg',
    r: '0,995',
    pembulatan: desimal(3),
    batas: batasnya,
  });
/** x 0 to 10, slope 0,0214114285714…, intercept 0,00220952380952…: example 5. */
const garisFe = titikKurva(
  ['0', '2', '4', '6', '8', '10'],
  ['0,0001', '0,0463', '0,0882', '0,1330', '0,1733', '0,2147'],
);
/** 1,998487… and 2,045191… of the line's unit: the mean is 2,021839… */
const contohSsa = (batasnya: string, V: string, hasil: string): LembarSiap['contoh'][number] => ({
  judul: 'Garis Fe, serapan 0,0450 dan 0,0460',
  bersama: [garisFe],
  isian: [...sekali({ V, fp: '1' }), ...kolom({ bobot: ['5,0000', '5,0000'], A: ['0,0450', '0,0460'] })],
  batas: batasnya,
  harapan: harapan({ hasil }),
  sumber: 'Garis: skripsi USU (r 0,99978); serapan sampel dimisalkan, dihitung tangan',
});

/** 0,26 and 0,2725 on the line are 5 and 5,25 µg/mL. */
const contohMgPerG: LembarSiap['contoh'][number] = {
  judul: 'Garis lurus, serapan 0,2600 dan 0,2725',
  bersama: [garisLurus],
  isian: [
    ...sekali({ V: '10', fp: '10' }),
    // 500/25 = 20 and 525/25,2 = 20,8333… mg/g.
    ...kolom({ bobot: ['25,0', '25,2'], A: ['0,2600', '0,2725'] }),
  ],
  harapan: harapan({ hasil: '20,42' }),
  sumber: 'Dihitung tangan: rerata 20,41666…',
};
const fenolik = (zat: string, satuan: string): LembarSiap['isi'] =>
  menurutKurva({ zat, satuanBaku: 'µg/mL', bobot: 'mg', rumus: 'c * V * fp / bobot', satuan, r: '0,999' });

export const spektro: readonly LembarSiap[] = [
  {
    kunci: 'flavonoidTotal',
    nama: 'Flavonoid total menurut kurva baku',
    untuk: ['KF-07'],
    isi: fenolik('kuersetin', 'mg QE/g'),
    contoh: [contohMgPerG],
  },
  {
    kunci: 'fenolTotal',
    nama: 'Fenol total menurut kurva baku',
    untuk: ['KF-08'],
    isi: fenolik('asam galat', 'mg GAE/g'),
    contoh: [contohMgPerG],
  },
  {
    kunci: 'kurkuminoid',
    nama: 'Kadar kurkuminoid, KLT-densitometri',
    untuk: ['KF-11'],
    isi: menurutKurva({
      zat: 'kurkumin',
      satuanBaku: 'µg/mL',
      sinyal: ['Luas puncak', 1],
      bobot: 'mg',
      rumus: 'c * V * fp / bobot / 1000 * 100',
      satuan: '%',
      r: '0,995',
      pembulatan: desimal(2),
      batas: [syarat('3,2', null)],
    }),
    contoh: [
      {
        judul: 'Luas 10 × kadar + 5',
        bersama: [
          titikKurva(['20', '40', '60', '80', '100'], ['205,0', '405,0', '605,0', '805,0', '1005,0']),
        ],
        isian: [
          ...sekali({ V: '25', fp: '1' }),
          // 40 µg/mL × 25/20 = 50 µg/mg; 43 × 25/20 = 53,75.
          ...kolom({ bobot: ['20,0', '20,0'], A: ['405,0', '435,0'] }),
        ],
        batas: 'syarat',
        harapan: harapan({ hasil: '5,19' }),
        sumber: 'Dihitung tangan: rerata 5,1875',
      },
    ],
  },
  {
    kunci: 'hidroksimetilfurfural',
    nama: 'Hidroksimetilfurfural menurut kurva baku',
    untuk: ['LP-16'],
    isi: menurutKurva({
      zat: 'HMF',
      satuanBaku: 'µg/mL',
      bobot: 'g',
      rumus: 'c * V * fp / bobot',
      satuan: 'mg/kg',
      blangko: true,
      r: '0,999',
      pembulatan: desimal(2),
      batas: [syarat(null, '40')],
    }),
    contoh: [
      {
        judul: 'Garis lurus, serapan dikurangi pembanding 0,1600 dan 0,1700',
        bersama: [garisLurus],
        isian: [
          ...sekali({ V: '50', fp: '1' }),
          // 3 × 50/5 = 30 and 3,2 × 50/5 = 32.
          ...kolom({ bobot: ['5,0000', '5,0000'], A: ['0,2000', '0,2110'], Ab: ['0,0400', '0,0410'] }),
        ],
        batas: 'syarat',
        harapan: harapan({ hasil: '31,00' }),
        sumber: 'Dihitung tangan',
      },
    ],
  },
  {
    kunci: 'ssaTimbal',
    nama: 'Cemaran timbal, SSA',
    untuk: ['LP-06'],
    isi: ssa('Pb', 'mg/L', [batas('obatTradisional', 'Obat tradisional', null, '10', bpom12)]),
    contoh: [contohSsa('obatTradisional', '10', '4,044')],
  },
  {
    kunci: 'ssaKadmium',
    nama: 'Cemaran kadmium, SSA',
    untuk: ['LP-07'],
    isi: ssa('Cd', 'µg/L', [batas('obatTradisional', 'Obat tradisional', null, '0,3', bpom12)]),
    contoh: [contohSsa('obatTradisional', '50', '0,020')],
  },
  {
    kunci: 'ssaMerkuri',
    nama: 'Cemaran merkuri, SSA uap dingin',
    untuk: ['LP-20'],
    isi: ssa('Hg', 'µg/L', [
      batas('obatTradisional', 'Obat tradisional', null, '0,5', bpom12),
      syarat(null, '1'),
    ]),
    contoh: [contohSsa('syarat', '50', '0,020')],
  },
  {
    kunci: 'serapanJenis',
    nama: 'Kadar menurut A1%1cm',
    untuk: [],
    isi: {
      tetapan: [
        tetapan('A1', 'A1%1cm parasetamol, 257 nm dalam NaOH 0,1 N', null, '715'),
        tetapan('tebal', 'Tebal kuvet', 'cm', '1'),
      ],
      perSampel: larutan,
      perUlangan: [angka('b', 'Bobot sampel', 'g', 4), serapan],
      rumusUlangan: [
        rumus('c', 'Kadar larutan', 'g/100 mL', 'A / (A1 * tebal)', 6),
        rumus('hasil', 'Kadar', '%', 'c * V / 100 * fp / b * 100'),
      ],
      rumusAkhir: [rumus('kadar', 'Rerata', '%', 'rerata(hasil)')],
      satuanHasil: '%',
      pembulatan: desimal(2),
    },
    contoh: [
      {
        judul: 'Serapan 0,4290 dan 0,4433',
        isian: [
          ...sekali({ V: '250', fp: '100' }),
          // 0,0006 × 250 = 0,15 g of 0,15 and 0,00062 × 250 = 0,155 g of 0,16: 100 and 96,875 %.
          ...kolom({ b: ['0,1500', '0,1600'], A: ['0,4290', '0,4433'] }),
        ],
        harapan: harapan({ hasil: '98,44' }),
        sumber: 'Dihitung tangan: rerata 98,4375',
      },
    ],
  },
];
