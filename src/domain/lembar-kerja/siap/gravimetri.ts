import {
  angka,
  batas,
  desimal,
  harapan,
  kolom,
  kriteria,
  rumus,
  seri,
  syarat,
  type LembarSiap,
} from './bentuk.ts';
import { bpom12, fhi2008 } from './sumber.ts';

/** 0,50 mg after another hour for each gram that is left; of an empty dish [U] 0,5 mg. */
const tetap = '0,0005';

const pengeringan = {
  perUlangan: [
    seri('w0', 'Wadah kosong', 'g', 4, tetap),
    angka('w1', 'Wadah + zat', 'g', 4),
    seri('w2', 'Wadah + zat kering', 'g', 4, tetap, 'w0'),
  ],
  rumusUlangan: [rumus('hasil', 'Susut', '%', '(w1 - w2) / (w1 - w0) * 100')],
  rumusAkhir: [rumus('kadar', 'Rerata', '%', 'rerata(hasil)')],
  satuanHasil: '%',
  pembulatan: desimal(2),
};
/** 0,1/3,5 = 2,857142… and 0,058/2 = 2,9: the mean is 2,878571… */
const pengeringanContoh = {
  judul: 'Dua penetapan, 0,100 g dari 3,500 g dan 0,058 g dari 2,000 g',
  isian: kolom({
    w0: [['30,0000'], ['25,0000']],
    w1: ['33,5000', '27,0000'],
    w2: [['33,4000'], ['26,9420']],
  }),
  harapan: harapan({ hasil: '2,88' }),
  sumber: 'Penetapan pertama: kuliah STTIF (2,857…, tercetak 2,85); kedua dihitung tangan',
};

const abu = [seri('k0', 'Krus pijar kosong', 'g', 4, tetap), angka('b', 'Bobot zat', 'g', 4)];

export const gravimetri: readonly LembarSiap[] = [
  {
    kunci: 'susutPengeringan',
    nama: 'Susut pengeringan',
    untuk: ['LP-09'],
    isi: {
      ...pengeringan,
      petunjuk:
        'Timbang 1–2 g dalam botol timbang dangkal yang sudah dikeringkan dan ditara, lapisan 5 mm, keringkan pada 105 °C sampai bobot tetap.',
      kriteria: [kriteria('selisih', '0,25')],
      batas: [
        batas('kunyit', 'Kunyit', null, '10,00', fhi2008),
        batas('temuGiring', 'Temu giring', null, '10,00', fhi2008),
        syarat(null, '10'),
      ],
    },
    contoh: [{ ...pengeringanContoh, batas: 'kunyit' }],
  },
  {
    kunci: 'kadarAirOven',
    nama: 'Kadar air cara oven',
    untuk: ['LP-08'],
    isi: {
      ...pengeringan,
      kriteria: [kriteria('rsd', '4', null, 'Pedoman laboratorium untuk kadar air cara oven')],
      batas: [
        batas('obatTradisional', 'Obat tradisional', null, '10', bpom12),
        batas('efervesen', 'Efervesen', null, '5', bpom12),
        syarat(null, '10'),
      ],
    },
    contoh: [{ ...pengeringanContoh, batas: 'obatTradisional' }],
  },
  {
    kunci: 'kadarAbuTotal',
    nama: 'Kadar abu total',
    untuk: ['LP-10'],
    isi: {
      perUlangan: [...abu, seri('k1', 'Krus + abu', 'g', 4, tetap, 'k0')],
      rumusUlangan: [rumus('hasil', 'Abu total', '%', '(k1 - k0) / b * 100')],
      rumusAkhir: [rumus('kadar', 'Rerata', '%', 'rerata(hasil)')],
      satuanHasil: '%',
      pembulatan: desimal(2),
      batas: [
        batas('kunyit', 'Kunyit', null, '8,20', fhi2008),
        batas('temuGiring', 'Temu giring', null, '9,80', fhi2008),
        syarat(null, '8,2'),
      ],
    },
    contoh: [
      {
        judul: 'Abu 0,061/2,012, 0,060/2,003, 0,061/2,021 g',
        isian: kolom({
          k0: [['25,0000'], ['25,0000'], ['25,0000']],
          b: ['2,0120', '2,0030', '2,0210'],
          k1: [['25,0610'], ['25,0600'], ['25,0610']],
        }),
        batas: 'kunyit',
        // 3,031809… 2,995506… 3,018307…: the mean is 3,015207…
        harapan: harapan({ hasil: '3,02' }),
        sumber: 'Skripsi USU (tercetak 3,01); krus kosong dimisalkan',
      },
    ],
  },
  {
    kunci: 'kadarAbuTidakLarutAsam',
    nama: 'Kadar abu tidak larut asam',
    untuk: [],
    isi: {
      petunjuk: 'Didihkan abu dengan 25 mL HCl encer 5 menit, saring dengan kertas bebas abu, pijarkan.',
      perUlangan: [
        ...abu,
        seri('k1', 'Krus + abu total', 'g', 4, tetap, 'k0'),
        seri('k2', 'Krus + abu tidak larut asam', 'g', 4, tetap, 'k0'),
      ],
      rumusUlangan: [
        rumus('total', 'Abu total', '%', '(k1 - k0) / b * 100', 2),
        rumus('hasil', 'Abu tidak larut asam', '%', '(k2 - k0) / b * 100'),
      ],
      rumusAkhir: [
        rumus('abuTotal', 'Abu total, rerata', '%', 'rerata(total)', 2),
        rumus('kadar', 'Rerata', '%', 'rerata(hasil)'),
      ],
      satuanHasil: '%',
      pembulatan: desimal(2),
    },
    contoh: [
      {
        judul: 'Dua penetapan dari 2 g',
        isian: kolom({
          k0: [['25,0000'], ['26,0000']],
          b: ['2,0000', '2,5000'],
          k1: [['25,0600'], ['26,0740']],
          k2: [['25,0100'], ['26,0120']],
        }),
        // Total 3 and 2,96; 0,5 and 0,48.
        harapan: harapan({ abuTotal: '2,98', hasil: '0,49' }),
        sumber: 'Dihitung tangan',
      },
    ],
  },
  {
    kunci: 'kerapuhanTablet',
    nama: 'Kerapuhan tablet',
    untuk: ['TF-02'],
    isi: {
      perUlangan: [
        angka('w1', 'Bobot tablet sebelum diputar', 'g', 4),
        angka('w2', 'Bobot tablet sesudah dibebasdebukan', 'g', 4),
      ],
      ulangan: 1,
      rumusUlangan: [rumus('hasil', 'Kerapuhan', '%', '(w1 - w2) / w1 * 100')],
      rumusAkhir: [rumus('kerapuhan', 'Kerapuhan', '%', 'rerata(hasil)')],
      satuanHasil: '%',
      pembulatan: desimal(2),
      batas: [syarat(null, '1,0')],
    },
    contoh: [
      {
        judul: '26 mg hilang dari 6,5 g',
        isian: kolom({ w1: ['6,5000'], w2: ['6,4740'] }),
        batas: 'syarat',
        harapan: harapan({ hasil: '0,40' }),
        sumber: 'Dihitung tangan: 0,026/6,5 = 0,004',
      },
    ],
  },
];
