import {
  angka,
  desimal,
  harapan,
  kolom,
  kriteria,
  rumus,
  sekali,
  tetapan,
  type LembarSiap,
} from './bentuk.ts';

const panjangGelombang = [290, 295, 300, 305, 310, 315, 320];
/** EE × I of Mansur's method, by wavelength. */
const eeI = ['0,0150', '0,0817', '0,2874', '0,3278', '0,1864', '0,0839', '0,0180'];

export const aktivitas: readonly LembarSiap[] = [
  {
    kunci: 'ic50',
    nama: 'IC50 (peredaman DPPH)',
    untuk: ['KF-09'],
    isi: {
      petunjuk: 'Setiap ulangan adalah satu kadar larutan uji.',
      perSampel: [angka('Ak', 'Serapan kontrol', null, 4)],
      perUlangan: [angka('kadar', 'Kadar larutan uji', 'µg/mL', null), angka('A', 'Serapan', null, 4)],
      ulangan: 5,
      rumusUlangan: [rumus('inhibisi', 'Inhibisi', '%', '(Ak - A) / Ak * 100', 2)],
      rumusAkhir: [
        rumus('m', 'Kemiringan', null, 'kemiringan(kadar; inhibisi)', 6),
        rumus('a', 'Potongan', null, 'potong(kadar; inhibisi)', 6),
        rumus('r', 'Korelasi', null, 'korelasi(kadar; inhibisi)', 5),
        rumus('IC50', 'IC50', 'µg/mL', '(50 - a) / m'),
      ],
      satuanHasil: 'µg/mL',
      pembulatan: desimal(2),
      kriteria: [kriteria('nTerkecil', '4')],
    },
    contoh: [
      {
        judul: 'Inhibisi 26, 42, 58, 74, 90 % pada 20 sampai 100 µg/mL',
        isian: [
          ...sekali({ Ak: '0,8000' }),
          ...kolom({
            kadar: ['20', '40', '60', '80', '100'],
            A: ['0,5920', '0,4640', '0,3360', '0,2080', '0,0800'],
          }),
        ],
        harapan: harapan({ r: '1,00000', hasil: '50,00' }),
        sumber: 'Dihitung tangan: inhibisi = 0,8 × kadar + 10',
      },
    ],
  },
  {
    kunci: 'spfMansur',
    nama: 'Nilai SPF in vitro (Mansur)',
    untuk: ['KF-14'],
    isi: {
      tetapan: [
        tetapan('FK', 'Faktor koreksi', null, '10'),
        ...panjangGelombang.map((nm, urutan) =>
          tetapan(`E${nm}`, `EE × I ${nm} nm`, null, eeI[urutan] ?? ''),
        ),
      ],
      perUlangan: panjangGelombang.map((nm) => angka(`A${nm}`, `Serapan ${nm} nm`, null, 4)),
      ulangan: 3,
      rumusUlangan: [
        rumus('hasil', 'SPF', null, `FK * (${panjangGelombang.map((nm) => `E${nm} * A${nm}`).join(' + ')})`),
      ],
      rumusAkhir: [rumus('spf', 'Rerata', null, 'rerata(hasil)')],
      pembulatan: desimal(2),
    },
    contoh: [
      {
        judul: 'Serapan sama di ketujuh panjang gelombang: 1,5, 1,6, 1,7',
        // The constants add up to 1,0002: 15,003, 16,0032, 17,0034.
        isian: kolom(
          Object.fromEntries(panjangGelombang.map((nm) => [`A${nm}`, ['1,5000', '1,6000', '1,7000']])),
        ),
        harapan: harapan({ hasil: '16,00' }),
        sumber: 'Dihitung tangan: rerata 16,0032',
      },
    ],
  },
];
