import {
  angka,
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
import { fi4 } from './sumber.ts';
import {
  blangkoTerukur,
  buret,
  dasarTitran,
  edta,
  iodium,
  naoh,
  rerataHasil,
  satuKadar,
  sulfat,
  tiosulfat,
  volume,
  type Titran,
} from './titran.ts';

type Zat = { nama: string; be: string; sumber?: string; titran: Titran; batas: Batas[]; kembali?: true };

/** Per cent of the substance itself; back titration takes what is left of the blank. */
const bahanBaku = (zat: Zat): LembarSiap['isi'] => {
  const dasar = dasarTitran(zat.titran);
  return {
    ...dasar,
    tetapan: [
      ...dasar.tetapan,
      tetapan('BE', `Bobot ekivalen ${zat.nama}`, 'mg/mek', zat.be, zat.sumber ?? null),
    ],
    perUlangan: [angka('b', 'Bobot zat', 'mg', 1), ...buret],
    rumusUlangan: [
      volume,
      rumus('hasil', 'Kadar', '%', `${zat.kembali ? '(Vb - V)' : '(V - Vb)'} * N * BE / b * 100`),
    ],
    ulangan: 3,
    rumusAkhir: rerataHasil('%'),
    satuanHasil: '%',
    pembulatan: desimal(2),
    kriteria: [kriteria('rsd', '1')],
    batas: zat.batas,
  };
};

/** Per cent of what the label says. */
const tablet = (zat: Omit<Zat, 'be' | 'kembali'> & { kesetaraan: string }): LembarSiap['isi'] => {
  const dasar = dasarTitran(zat.titran);
  return {
    ...dasar,
    tetapan: [
      ...dasar.tetapan,
      tetapan(
        'kesetaraan',
        `${zat.nama} untuk tiap mL titran ${zat.titran.nominal} ${zat.titran.satuan}`,
        'mg',
        zat.kesetaraan,
        zat.sumber ?? null,
      ),
    ],
    perSampel: [
      angka('bobotRerata', 'Bobot rata-rata tablet', 'mg', 1),
      angka('etiket', 'Tertera di etiket', 'mg', null),
    ],
    perUlangan: [angka('b', 'Bobot serbuk', 'mg', 1), ...buret],
    rumusUlangan: [
      volume,
      rumus(
        'hasil',
        'Kadar dari yang tertera',
        '%',
        '(V - Vb) * (N / nominal) * kesetaraan / b * bobotRerata / etiket * 100',
      ),
    ],
    rumusAkhir: rerataHasil('%'),
    satuanHasil: '%',
    pembulatan: desimal(2),
    kriteria: [kriteria('rsd', '1')],
    batas: zat.batas,
  };
};

export const titrasi: readonly LembarSiap[] = [
  {
    kunci: 'titrasiAsamMefenamat',
    nama: 'Kadar asam mefenamat, titrasi alkalimetri',
    untuk: ['KF-03'],
    isi: bahanBaku({
      nama: 'asam mefenamat',
      be: '241,3',
      titran: naoh,
      batas: [batas('fi4', 'Asam mefenamat', '98,0', '102,0', fi4)],
    }),
    contoh: [
      {
        judul: 'NaOH 0,1 N tepat, tiga penetapan',
        bersama: [satuKadar('204,2', '10,00'), blangkoTerukur('0,10')],
        // 10,00 × 0,1 × 241,3 = 241,3 mg of 241,3, 243,0 and 240,0 mg: 100, 99,300411…, 100,541666…
        isian: kolom({
          b: ['241,3', '243,0', '240,0'],
          awal: ['0,00', '10,10', '20,20'],
          akhir: ['10,10', '20,20', '30,30'],
        }),
        batas: 'fi4',
        harapan: harapan({ simpangan: '0,62', hasil: '99,95' }),
        sumber: 'Dihitung tangan',
      },
    ],
  },
  {
    kunci: 'titrasiTabletAsamMefenamat',
    nama: 'Kadar tablet asam mefenamat, titrasi alkalimetri',
    untuk: ['KF-03'],
    isi: tablet({
      nama: 'Asam mefenamat',
      kesetaraan: '24,13',
      sumber: 'Skripsi USU',
      titran: naoh,
      batas: [],
    }),
    contoh: [
      {
        judul: '365,8 mg/10,40 mL dan 370,9 mg/10,50 mL',
        bersama: [
          {
            nama: 'pembakuan',
            isian: kolom({ bobotBaku: ['200,9', '201,0'], volumeTitran: ['9,60', '9,60'] }),
          },
          blangkoTerukur('0,00'),
        ],
        isian: [
          ...sekali({ bobotRerata: '730,1', etiket: '500' }),
          ...kolom({ b: ['365,8', '370,9'], awal: ['0,00', '10,40'], akhir: ['10,40', '20,90'] }),
        ],
        // N is 0,102509: 102,69 and 102,25; with the misprinted 0,1030 it would be 102,96.
        harapan: harapan({ hasil: '102,47' }),
        sumber: 'Skripsi USU, dengan N yang dihitung ulang',
      },
    ],
  },
  {
    kunci: 'titrasiTabletAsamAskorbat',
    nama: 'Kadar tablet asam askorbat, titrasi iodimetri',
    untuk: ['KF-02'],
    isi: tablet({
      nama: 'Asam askorbat',
      kesetaraan: '8,806',
      titran: iodium,
      batas: [syarat('90,0', '110,0')],
    }),
    contoh: [
      {
        judul: 'Iodium 0,1 N tepat, tablet 50 mg',
        bersama: [satuKadar('49,46', '10,00'), blangkoTerukur('0,00')],
        isian: [
          ...sekali({ bobotRerata: '200,0', etiket: '50' }),
          // 88,06 × 200/50/350 = 100,64 %; 89,8212 × 4/352 = 102,069545… %.
          ...kolom({ b: ['350,0', '352,0'], awal: ['0,00', '10,00'], akhir: ['10,00', '20,20'] }),
        ],
        batas: 'syarat',
        harapan: harapan({ hasil: '101,35' }),
        sumber: 'Dihitung tangan',
      },
    ],
  },
  {
    kunci: 'titrasiIbuprofen',
    nama: 'Kadar ibuprofen, titrasi alkalimetri',
    untuk: [],
    isi: bahanBaku({
      nama: 'ibuprofen',
      be: '206,3',
      sumber: 'Skripsi USU',
      titran: naoh,
      batas: [batas('fi4', 'Ibuprofen', '97,0', '103,0', fi4)],
    }),
    contoh: [
      {
        judul: 'N 0,1056, 11,75 mL, blangko 0,40 mL, enam penetapan',
        bersama: [satuKadar('215,6352', '10,00'), blangkoTerukur('0,40')],
        isian: kolom({
          b: ['250,7', '251,4', '250,2', '250,9', '250,4', '250,1'],
          awal: Array<string>(6).fill('0,00'),
          akhir: Array<string>(6).fill('11,75'),
        }),
        batas: 'fi4',
        harapan: harapan({ simpangan: '0,19', hasil: '98,66' }),
        sumber: 'Skripsi USU; bobot KHP dipilih agar N 0,1056',
      },
    ],
  },
  {
    kunci: 'titrasiKembali',
    nama: 'Kadar asam asetilsalisilat, titrasi kembali',
    untuk: [],
    isi: bahanBaku({ nama: 'asam asetilsalisilat', be: '90,08', titran: sulfat, batas: [], kembali: true }),
    contoh: [
      {
        judul: 'Blangko 50,00 mL, tersisa 16,70 dan 16,48 mL',
        bersama: [satuKadar('530,0', '20,00'), blangkoTerukur('50,00')],
        // 33,30 × 0,5 × 90,08 = 1499,832 mg of 1500,0; 33,52 × 45,04 = 1509,7408 of 1510,0: 99,9888 and 99,982834…
        isian: kolom({ b: ['1500,0', '1510,0'], awal: ['0,00', '20,00'], akhir: ['16,70', '36,48'] }),
        harapan: harapan({ hasil: '99,99' }),
        sumber: 'Dihitung tangan',
      },
    ],
  },
  {
    kunci: 'bilanganPeroksida',
    nama: 'Bilangan peroksida',
    untuk: ['KF-17'],
    isi: {
      ...dasarTitran(tiosulfat),
      perUlangan: [angka('b', 'Bobot zat', 'g', 4), ...buret],
      rumusUlangan: [volume, rumus('hasil', 'Bilangan peroksida', 'mg ek/kg', '(V - Vb) * N * 1000 / b')],
      rumusAkhir: rerataHasil('mg ek/kg'),
      satuanHasil: 'mg ek/kg',
      pembulatan: desimal(2),
      batas: [syarat(null, '2,0')],
    },
    contoh: [
      {
        judul: 'Tiosulfat 0,01 N tepat, blangko 0,05 mL',
        bersama: [satuKadar('4,903', '10,00'), blangkoTerukur('0,05')],
        // 0,60 × 10/5 = 1,2 and 0,65 × 10/5,2 = 1,25.
        isian: kolom({ b: ['5,0000', '5,2000'], awal: ['0,00', '0,65'], akhir: ['0,65', '1,35'] }),
        batas: 'syarat',
        harapan: harapan({ hasil: '1,23' }),
        sumber: 'Dihitung tangan: rerata 1,225',
      },
    ],
  },
  {
    kunci: 'kesadahanTotal',
    nama: 'Kesadahan total (CaCO3)',
    untuk: ['LP-18'],
    isi: {
      ...dasarTitran(edta),
      perSampel: [angka('volumeSampel', 'Volume sampel', 'mL', 2)],
      perUlangan: buret,
      rumusUlangan: [
        volume,
        rumus('hasil', 'Kesadahan', 'mg/L', '(V - Vb) * M * 100,09 * 1000 / volumeSampel'),
      ],
      rumusAkhir: rerataHasil('mg/L'),
      satuanHasil: 'mg/L',
      pembulatan: desimal(1),
      batas: [syarat(null, '500')],
    },
    contoh: [
      {
        judul: 'EDTA 0,01 M tepat, 50 mL sampel',
        bersama: [satuKadar('10,009', '10,00'), blangkoTerukur('0,05')],
        isian: [
          ...sekali({ volumeSampel: '50,00' }),
          // 6,00 and 6,10 mL × 20,018 mg/L: 120,108 and 122,1098.
          ...kolom({ awal: ['0,00', '6,05'], akhir: ['6,05', '12,20'] }),
        ],
        batas: 'syarat',
        harapan: harapan({ hasil: '121,1' }),
        sumber: 'Dihitung tangan: rerata 121,1089',
      },
    ],
  },
];
