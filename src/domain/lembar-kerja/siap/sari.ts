import {
  angka,
  batas,
  desimal,
  harapan,
  kolom,
  rumus,
  seri,
  tetapan,
  type Batas,
  type LembarSiap,
} from './bentuk.ts';

const mmi = 'Materia Medika Indonesia (Depkes 1995), sebagaimana dikutip';

const sari = (pelarut: string, batasnya: Batas[]): Pick<LembarSiap, 'isi'> => ({
  isi: {
    petunjuk: `Maserasi 5 g serbuk kering udara dengan ${pelarut} 24 jam, dikocok 6 jam lalu didiamkan 18 jam; uapkan 20 mL filtrat dan panaskan pada 105 °C sampai bobot tetap.`,
    tetapan: [
      tetapan('V', 'Volume pelarut', 'mL', '100', mmi),
      tetapan('v', 'Volume filtrat yang diuapkan', 'mL', '20', mmi),
    ],
    perUlangan: [
      angka('b', 'Bobot serbuk', 'g', 4),
      seri('c0', 'Cawan kosong', 'g', 4, '0,0005'),
      seri('c1', 'Cawan + sari', 'g', 4, '0,0005', 'c0'),
    ],
    rumusUlangan: [rumus('hasil', 'Kadar sari', '%', '(c1 - c0) * V / v / b * 100')],
    rumusAkhir: [
      rumus('simpangan', 'RSD', '%', 'rsd(hasil)', 2),
      rumus('kadar', 'Rerata', '%', 'rerata(hasil)'),
    ],
    satuanHasil: '%',
    pembulatan: desimal(2),
    batas: batasnya,
  },
});

export const kadarSari: readonly LembarSiap[] = [
  {
    kunci: 'sariLarutEtanol',
    nama: 'Kadar sari larut etanol',
    untuk: ['LP-11'],
    ...sari('etanol', [batas('kunyit', 'Kunyit', '11,4', null)]),
    contoh: [
      {
        judul: 'Dua penetapan dari 5 g',
        isian: kolom({
          b: ['5,0000', '5,2000'],
          c0: [['40,0000'], ['41,0000']],
          c1: [['40,1300'], ['41,1300']],
        }),
        batas: 'kunyit',
        // 13 and 12,5; RSD = 0,353553…/12,75 = 2,772968… %.
        harapan: harapan({ simpangan: '2,77', hasil: '12,75' }),
        sumber: 'Dihitung tangan',
      },
    ],
  },
  {
    kunci: 'sariLarutAir',
    nama: 'Kadar sari larut air',
    untuk: [],
    ...sari('air kloroform', [batas('kunyit', 'Kunyit', '11,5', null)]),
    contoh: [
      {
        judul: 'Sari 0,195/5,013, 0,192/5,008, 0,192/5,009 g',
        isian: kolom({
          b: ['5,0130', '5,0080', '5,0090'],
          c0: [['40,0000'], ['40,0000'], ['40,0000']],
          c1: [['40,1950'], ['40,1920'], ['40,1920']],
        }),
        batas: 'kunyit',
        harapan: harapan({ simpangan: '0,85', hasil: '19,26' }),
        sumber: 'Skripsi USU (19,4494; 19,1693; 19,1655); cawan kosong dimisalkan',
      },
    ],
  },
];
