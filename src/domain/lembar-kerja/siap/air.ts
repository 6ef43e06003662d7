import { angka, batas, desimal, harapan, kolom, rumus, syarat, tetapan, type LembarSiap } from './bentuk.ts';
import { fhi2008 } from './sumber.ts';

export const kadarAir: readonly LembarSiap[] = [
  {
    kunci: 'kadarAirToluena',
    nama: 'Kadar air destilasi toluena',
    untuk: [],
    isi: {
      tetapan: [tetapan('bj', 'Bobot jenis air', 'g/mL', '1', 'WHO, sebagaimana dikutip')],
      perUlangan: [
        angka('b', 'Bobot zat', 'g', 4),
        angka('v1', 'Volume air setelah penjenuhan', 'mL', 2),
        angka('v2', 'Volume air akhir', 'mL', 2),
      ],
      rumusUlangan: [rumus('hasil', 'Kadar air', '%', '(v2 - v1) * bj / b * 100')],
      rumusAkhir: [rumus('kadar', 'Rerata', '%', 'rerata(hasil)')],
      satuanHasil: '%',
      pembulatan: desimal(2),
      batas: [batas('simplisia', 'Kunyit, temu giring', null, '10,00', fhi2008)],
    },
    contoh: [
      {
        judul: '0,35 mL dari 5,009, 5,003, dan 5,002 g',
        isian: kolom({
          b: ['5,0090', '5,0030', '5,0020'],
          v1: ['0,10', '0,10', '0,10'],
          v2: ['0,45', '0,45', '0,45'],
        }),
        batas: 'simplisia',
        // 6,9874 6,9958 6,9972: the mean is 6,99348; of rounded ones it would be 7,00.
        harapan: harapan({ hasil: '6,99' }),
        sumber: 'Skripsi USU; volume penjenuhan dimisalkan',
      },
    ],
  },
  {
    kunci: 'karlFischer',
    nama: 'Kadar air Karl Fischer',
    untuk: ['KF-16'],
    isi: {
      bersama: [
        {
          nama: 'pembakuan',
          label: 'Faktor pereaksi Karl Fischer',
          jenis: 'pembakuan',
          perUlangan: [angka('air', 'Bobot air', 'mg', 1), angka('volume', 'Volume pereaksi', 'mL', 2)],
          ulangan: 3,
          rumusUlangan: [rumus('faktor', 'Faktor', 'mg/mL', 'air / volume', 4)],
          rumusAkhir: [
            rumus('rsdFaktor', 'RSD faktor', '%', 'rsd(faktor)', 2),
            rumus('F', 'Faktor rata-rata', 'mg/mL', 'rerata(faktor)', 4),
          ],
        },
        {
          nama: 'blangko',
          label: 'Blangko pelarut',
          jenis: 'blangko',
          perUlangan: [angka('volume', 'Volume pereaksi', 'mL', 2)],
          ulangan: 1,
          rumusAkhir: [rumus('Vb', 'Volume blangko', 'mL', 'rerata(volume)', 2)],
        },
      ],
      perUlangan: [angka('b', 'Bobot zat', 'mg', 1), angka('V', 'Volume pereaksi', 'mL', 2)],
      rumusUlangan: [rumus('hasil', 'Kadar air', '%', '(V - Vb) * F / b * 100')],
      rumusAkhir: [rumus('kadar', 'Rerata', '%', 'rerata(hasil)')],
      satuanHasil: '%',
      pembulatan: desimal(3),
      batas: [syarat(null, '0,5')],
    },
    contoh: [
      {
        judul: 'Faktor 5 mg/mL, dua penetapan',
        bersama: [
          {
            nama: 'pembakuan',
            isian: kolom({ air: ['50,0', '50,1', '49,9'], volume: ['10,00', '10,02', '9,98'] }),
          },
          { nama: 'blangko', isian: kolom({ volume: ['0,02'] }) },
        ],
        isian: kolom({ b: ['500,0', '400,0'], V: ['0,42', '0,36'] }),
        batas: 'syarat',
        // 0,4 × 5/500 = 0,4 % and 0,34 × 5/400 = 0,425 %: the mean is 0,4125, which rounds up.
        harapan: harapan({ hasil: '0,413' }),
        sumber: 'Dihitung tangan',
      },
    ],
  },
];
