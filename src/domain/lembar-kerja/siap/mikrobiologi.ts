import type { AturanCawan } from '#domain/lembar-kerja/schema.ts';
import {
  angka,
  angkaPenting,
  batas,
  cacahCawan,
  cawan,
  harapan,
  rumus,
  sekali,
  syarat,
  type Batas,
  type LembarSiap,
} from './bentuk.ts';
import { bpom12 } from './sumber.ts';

const alt: Batas[] = [
  batas('rajanganSeduh', 'Rajangan, diseduh', null, '1000000', bpom12),
  batas('rajanganRebus', 'Rajangan, direbus', null, '10000000', bpom12),
  batas('obatDalam', 'Obat dalam lainnya', null, '10000', bpom12),
];
const akk: Batas[] = [
  batas('rajanganSeduh', 'Rajangan, diseduh', null, '10000', bpom12),
  batas('obatDalam', 'Obat dalam lainnya', null, '1000', bpom12),
];

const hitungCawan = (
  aturan: AturanCawan,
  batasnya: Batas[],
  cara: 'setengahKeAtas' | 'bam' = 'setengahKeAtas',
): LembarSiap['isi'] => ({
  perUlangan: [cawan('koloni', 'Cacah koloni', 'koloni/g', aturan, [1, 2, 3, 4])],
  ulangan: 1,
  rumusUlangan: [rumus('hasil', 'Angka koloni', 'koloni/g', 'koloni')],
  rumusAkhir: [rumus('angkaKoloni', 'Angka koloni', 'koloni/g', 'rerata(hasil)')],
  satuanHasil: 'koloni/g',
  pembulatan: { ...angkaPenting(2), cara },
  batas: batasnya,
});

/** Example 6 of FDA BAM, which the rule sets count differently. */
const cawanBam = {
  judul: '10^-2: 232, 244; 10^-3: 33, 28',
  isian: cacahCawan('koloni', { 2: ['232', '244'], 3: ['33', '28'] }),
  batas: 'rajanganSeduh',
};

export const mikrobiologi: readonly LembarSiap[] = [
  {
    kunci: 'altIso7218',
    nama: 'Angka lempeng total, ISO 7218',
    untuk: ['LP-01'],
    isi: hitungCawan('iso7218', alt),
    contoh: [
      {
        judul: '10^-3: 102; 10^-4: 8, satu cawan setiap pengenceran',
        isian: cacahCawan('koloni', { 3: ['102', 'hilang'], 4: ['8', 'hilang'] }),
        batas: 'rajanganSeduh',
        harapan: harapan({ hasil: '1,0 × 10^5' }),
        sumber: 'ISO/TS 19036:2006 Amd 1:2009, contoh 1: 110/(1,1 × 10^-3)',
      },
    ],
  },
  {
    kunci: 'altPpomn',
    nama: 'Angka lempeng total, PPOMN MA 96/MIK/00',
    untuk: ['LP-01'],
    isi: hitungCawan('ppomnAlt', alt),
    contoh: [
      {
        ...cawanBam,
        harapan: harapan({ hasil: '2,7 × 10^4' }),
        sumber: 'Cawan contoh FDA BAM bab 3: (23800 + 30500)/2 = 27150',
      },
    ],
  },
  {
    kunci: 'altBam',
    nama: 'Angka lempeng total, FDA BAM bab 3',
    untuk: [],
    isi: hitungCawan('bam', alt, 'bam'),
    contoh: [
      {
        ...cawanBam,
        harapan: harapan({ hasil: '2,4 × 10^4' }),
        sumber: 'FDA BAM bab 3: 537/0,022 = 24409,09…',
      },
    ],
  },
  {
    kunci: 'akkIso21527',
    nama: 'Angka kapang khamir, ISO 21527-2',
    untuk: ['LP-02'],
    isi: hitungCawan('iso21527', akk),
    contoh: [
      {
        judul: '10^-1: 42, 38; 10^-2: 5, 3',
        isian: cacahCawan('koloni', { 1: ['42', '38'], 2: ['5', '3'] }),
        batas: 'obatDalam',
        harapan: harapan({ hasil: '4,0 × 10^2' }),
        sumber: 'Dihitung tangan: 88/(2,2 × 10^-1) = 400',
      },
    ],
  },
  {
    kunci: 'akkPpomn',
    nama: 'Angka kapang khamir, PPOMN MA 97/MIK/00',
    untuk: ['LP-02'],
    isi: hitungCawan('ppomnAkk', akk),
    contoh: [
      {
        judul: '10^-1: 60, 40; 10^-2: 10, 5',
        isian: cacahCawan('koloni', { 1: ['60', '40'], 2: ['10', '5'] }),
        batas: 'obatDalam',
        harapan: harapan({ hasil: '6,3 × 10^2' }),
        sumber: 'Dihitung tangan: (500 + 750)/2 = 625',
      },
    ],
  },
  {
    kunci: 'ujiUsap',
    nama: 'Cemaran mikroba, uji usap',
    untuk: ['MF-02'],
    isi: {
      perSampel: [
        angka('pembilas', 'Volume pembilas', 'mL', null),
        angka('luas', 'Luas yang diusap', 'cm²', null),
      ],
      perUlangan: [cawan('koloni', 'Cacah koloni', 'koloni/mL', 'iso7218', [0, 1, 2])],
      ulangan: 1,
      rumusUlangan: [rumus('hasil', 'Cemaran', 'koloni/cm²', 'koloni * pembilas / luas')],
      rumusAkhir: [rumus('cemaran', 'Cemaran', 'koloni/cm²', 'rerata(hasil)')],
      satuanHasil: 'koloni/cm²',
      pembulatan: angkaPenting(2),
      batas: [syarat(null, '50')],
    },
    contoh: [
      {
        judul: '10^0: 38, 42 dari 10 mL, 25 cm²',
        isian: [...sekali({ pembilas: '10', luas: '25' }), ...cacahCawan('koloni', { 0: ['38', '42'] })],
        batas: 'syarat',
        harapan: harapan({ hasil: '16' }),
        sumber: 'Dihitung tangan: 40 × 10/25',
      },
    ],
  },
];
