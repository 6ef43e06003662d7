import { dingin, gelap, type NaskahPengujian, ruang, utuh } from '#server/db/demo/naskah.ts';

/** The benches of everybody else: W1 7, 11 and 12. */
export const mejaLain: readonly NaskahPengujian[] = [
  {
    pendaftar: 'mahasiswa',
    lab: 'kimiaFarmasi',
    hari: 6,
    jalan: 'diMeja',
    sampel: [
      {
        nama: 'Tablet parasetamol generik',
        jumlah: 60,
        bentuk: 'Tablet',
        penyimpanan: ruang,
        kondisi: utuh,
        kemasan: 'Strip isi 10',
        gambar: 'tablet-parasetamol.jpg',
        uji: [{ kd: 'KF-01', replikasi: 3 }, { kd: 'KF-04' }, { kd: 'KF-05' }, { kd: 'KF-06' }],
      },
    ],
  },
  {
    pendaftar: 'dosen',
    lab: 'kimiaFarmasi',
    hari: 11,
    jalan: 'diMeja',
    sampel: [
      {
        nama: 'Tablet vitamin C 500 mg',
        jumlah: 90,
        bentuk: 'Tablet',
        penyimpanan: gelap,
        kondisi: utuh,
        kemasan: 'Botol plastik isi 30',
        gambar: 'tablet-vitamin-c.jpg',
        uji: [
          { kd: 'KF-02', replikasi: 3, meja: 'ditinjau' },
          { kd: 'KF-06', meja: 'selesai' },
          { kd: 'KF-05', meja: 'diajukan' },
        ],
      },
    ],
  },
  {
    pendaftar: 'mahasiswa',
    lab: 'kimiaFarmasi',
    hari: 10,
    jalan: 'diMeja',
    sampel: [
      {
        nama: 'Ekstrak etanol bunga telang',
        jumlah: 1,
        bentuk: 'Ekstrak kental',
        penyimpanan: dingin,
        kondisi: utuh,
        kemasan: 'Vial kaca 10 g',
        uji: [
          { kd: 'KF-07', replikasi: 3, meja: 'akhir' },
          { kd: 'KF-08', replikasi: 3, meja: 'progres' },
          { kd: 'KF-09', replikasi: 3, meja: 'berlangsung' },
        ],
      },
    ],
  },
  {
    pendaftar: 'industri',
    lab: 'kimiaFarmasi',
    hari: 9,
    jalan: 'diMeja',
    sampel: [
      {
        nama: 'Minyak atsiri sereh wangi',
        jumlah: 3,
        bentuk: 'Minyak atau lemak',
        penyimpanan: gelap,
        kondisi: 'Mudah menguap',
        kemasan: 'Vial kaca cokelat 10 mL',
        gambar: 'minyak-atsiri-sereh.jpg',
        uji: [{ kd: 'KF-13', meja: 'berlangsung' }, { kd: 'KF-12' }],
      },
    ],
  },
  {
    pendaftar: 'mahasiswa',
    lab: 'kimiaFarmasi',
    hari: 10,
    jalan: 'diMeja',
    sampel: [
      {
        nama: 'Ekstrak kental temulawak',
        jumlah: 2,
        bentuk: 'Ekstrak kental',
        penyimpanan: dingin,
        kondisi: utuh,
        kemasan: 'Botol kaca 100 g',
        gambar: 'coa-ekstrak-temulawak.pdf',
        uji: [{ kd: 'KF-11', replikasi: 2, meja: 'dibatalkan' }],
      },
    ],
  },
  {
    pendaftar: 'mahasiswa',
    lab: 'mikrobiologiFarmasi',
    hari: 9,
    jalan: 'diMeja',
    sampel: [
      {
        nama: 'Hand sanitizer ekstrak serai',
        jumlah: 3,
        bentuk: 'Gel',
        penyimpanan: ruang,
        kondisi: utuh,
        kemasan: 'Botol 60 mL',
        uji: [{ kd: 'MF-01', replikasi: 3, meja: 'progres' }],
      },
    ],
  },
  {
    pendaftar: 'dosen',
    lab: 'teknologiFarmasi',
    hari: 7,
    jalan: 'diMeja',
    sampel: [
      {
        nama: 'Tablet hisap jahe merah',
        jumlah: 40,
        bentuk: 'Tablet',
        penyimpanan: ruang,
        kondisi: utuh,
        kemasan: 'Pot plastik',
        uji: [{ kd: 'TF-02' }],
      },
    ],
  },
  {
    pendaftar: 'dosen',
    lab: 'lpomk',
    hari: 9,
    jalan: 'diMeja',
    analis: 'laboran',
    sampel: [
      {
        nama: 'Dodol rumput laut',
        jumlah: 4,
        bentuk: 'Makanan padat',
        penyimpanan: ruang,
        kondisi: utuh,
        kemasan: 'Plastik vakum 100 g',
        uji: [
          { kd: 'LP-02', replikasi: 2, meja: 'berlangsung' },
          { kd: 'LP-19', meja: 'progres' },
          { kd: 'LP-08' },
        ],
      },
    ],
  },
  {
    pendaftar: 'industri',
    lab: 'lpomk',
    hari: 8,
    jalan: 'diMeja',
    analis: 'laboran.luar',
    sampel: [
      {
        nama: 'Sabun cair antiseptik',
        jumlah: 3,
        bentuk: 'Cairan',
        penyimpanan: ruang,
        kondisi: utuh,
        kemasan: 'Botol pompa 250 mL',
        uji: [{ kd: 'LP-15', meja: 'berlangsung' }, { kd: 'LP-01' }],
      },
    ],
  },
];
