import {
  angka,
  daftar,
  desimal,
  harapan,
  kriteria,
  rumus,
  sekali,
  syarat,
  type LembarSiap,
} from './bentuk.ts';

export const ph: readonly LembarSiap[] = [
  {
    kunci: 'ph',
    nama: 'pH',
    untuk: ['LP-15'],
    isi: {
      bersama: [
        {
          nama: 'kalibrasi',
          label: 'Kalibrasi pH meter',
          jenis: 'kesesuaianSistem',
          perSampel: [
            angka('kemiringanElektrode', 'Kemiringan elektrode', '%', 1, { dari: '95', sampai: '105' }),
          ],
          ulangan: 0,
          rumusAkhir: [rumus('slope', 'Kemiringan elektrode', '%', 'kemiringanElektrode', 1)],
        },
      ],
      perSampel: [angka('suhu', 'Suhu sampel', '°C', 1), daftar('pH', 'pH', null, 2, 3)],
      ulangan: 0,
      // Reports give the mean of the readings; nothing is converted to [H+].
      rumusAkhir: [rumus('rerataPh', 'Rerata pH', null, 'rerata(pH)')],
      pembulatan: desimal(2),
      kriteria: [kriteria('selisih', '0,05', 'pH')],
      batas: [syarat('6,5', '8,5')],
    },
    contoh: [
      {
        judul: 'Tiga bacaan',
        bersama: [{ nama: 'kalibrasi', isian: sekali({ kemiringanElektrode: '99,2' }) }],
        isian: sekali({ suhu: '25,0', pH: ['7,01', '7,03', '7,04'] }),
        batas: 'syarat',
        harapan: harapan({ hasil: '7,03' }),
        sumber: 'Dihitung tangan: 21,08/3 = 7,0266…',
      },
    ],
  },
];
