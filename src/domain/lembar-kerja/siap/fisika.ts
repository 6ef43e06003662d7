import {
  angka,
  angkaPenting,
  daftar,
  desimal,
  harapan,
  kolom,
  rumus,
  sekali,
  syarat,
  type Batas,
  type LembarSiap,
} from './bentuk.ts';

/** The mean of three readings of an instrument, to one decimal. */
const rerataBacaan = (label: string, satuan: string, batas: Batas[] = []): LembarSiap['isi'] => ({
  perUlangan: [angka('hasil', label, satuan, 1)],
  ulangan: 3,
  rumusAkhir: [
    rumus('simpangan', 'Simpangan baku', satuan, 'sd(hasil)', 2),
    rumus('rataan', 'Rerata', satuan, 'rerata(hasil)'),
  ],
  satuanHasil: satuan,
  pembulatan: desimal(1),
  batas,
});

export const fisika: readonly LembarSiap[] = [
  {
    kunci: 'waktuHancur',
    nama: 'Waktu hancur',
    untuk: ['KF-06'],
    isi: {
      perSampel: [daftar('waktu', 'Waktu hancur tiap tablet', 'menit', 1, 6)],
      ulangan: 0,
      rumusAkhir: [rumus('terlama', 'Waktu hancur terlama', 'menit', 'maks(waktu)')],
      satuanHasil: 'menit',
      pembulatan: desimal(1),
      batas: [syarat(null, '15')],
    },
    contoh: [
      {
        judul: 'Enam tablet, terlama 7,4 menit',
        isian: sekali({ waktu: ['6,2', '7,4', '6,8', '7,0', '6,5', '7,1'] }),
        batas: 'syarat',
        harapan: harapan({ hasil: '7,4' }),
        sumber: 'Yang terbesar dari enam',
      },
    ],
  },
  {
    kunci: 'viskositas',
    nama: 'Viskositas Brookfield',
    untuk: ['KF-15'],
    isi: {
      perSampel: [angka('faktor', 'Faktor spindel dan kecepatan', 'cP', null)],
      perUlangan: [angka('pembacaan', 'Pembacaan (torsi)', '%', 1, { dari: '10', sampai: '100' })],
      ulangan: 3,
      rumusUlangan: [rumus('hasil', 'Viskositas', 'cP', 'pembacaan * faktor')],
      rumusAkhir: [rumus('rataan', 'Rerata', 'cP', 'rerata(hasil)')],
      satuanHasil: 'cP',
      pembulatan: angkaPenting(3),
      batas: [syarat('2000', '50000')],
    },
    contoh: [
      {
        judul: 'Pembacaan 24,1, 24,3, 24,2 × 500',
        isian: [...sekali({ faktor: '500' }), ...kolom({ pembacaan: ['24,1', '24,3', '24,2'] })],
        batas: 'syarat',
        harapan: harapan({ hasil: '12100' }),
        sumber: 'Dihitung tangan: 24,2 × 500',
      },
    ],
  },
  {
    kunci: 'bobotJenis',
    nama: 'Bobot jenis, piknometer',
    untuk: [],
    isi: {
      perUlangan: [
        angka('p0', 'Piknometer kosong', 'g', 4),
        angka('p1', 'Piknometer + air', 'g', 4),
        angka('p2', 'Piknometer + zat', 'g', 4),
      ],
      rumusUlangan: [rumus('hasil', 'Bobot jenis', null, '(p2 - p0) / (p1 - p0)')],
      rumusAkhir: [rumus('rataan', 'Rerata', null, 'rerata(hasil)')],
      pembulatan: desimal(4),
    },
    contoh: [
      {
        judul: '31,5/25 dan 31,51/25',
        isian: kolom({
          p0: ['20,0000', '20,0000'],
          p1: ['45,0000', '45,0000'],
          p2: ['51,5000', '51,5100'],
        }),
        harapan: harapan({ hasil: '1,2602' }),
        sumber: 'Dihitung tangan: 1,26 dan 1,2604',
      },
    ],
  },
  {
    kunci: 'ukuranPartikel',
    nama: 'Ukuran partikel, rerata bacaan',
    untuk: ['TF-01'],
    isi: rerataBacaan('Ukuran partikel', 'nm', [
      {
        kunci: 'syarat',
        nama: 'Syarat parameter uji',
        atas: { nilai: '500', termasuk: false },
      },
    ]),
    contoh: [
      {
        judul: '182,4, 185,0, 183,1 nm',
        isian: kolom({ hasil: ['182,4', '185,0', '183,1'] }),
        batas: 'syarat',
        harapan: harapan({ hasil: '183,5' }),
        sumber: 'Dihitung tangan: 550,5/3',
      },
    ],
  },
  {
    kunci: 'daerahHambat',
    nama: 'Daya hambat, rerata diameter',
    untuk: ['MF-01'],
    isi: rerataBacaan('Diameter daerah hambat', 'mm'),
    contoh: [
      {
        judul: '15,2, 15,6, 15,8 mm',
        isian: kolom({ hasil: ['15,2', '15,6', '15,8'] }),
        // 46,6/3 = 15,5333…; the deviations are −1/3, 1/15 and 4/15: s² = 14/150.
        harapan: harapan({ simpangan: '0,31', hasil: '15,5' }),
        sumber: 'Dihitung tangan',
      },
    ],
  },
];
