import { dingin, gelap, type NaskahPengujian, ruang, utuh } from '#server/db/demo/naskah.ts';

/** Submissions whose tests are done and that have no report yet: W1 8 to 10. */
export const penagihan: readonly NaskahPengujian[] = [
  {
    pendaftar: 'mahasiswa',
    lab: 'lpomk',
    hari: 13,
    jalan: 'diMeja',
    sampel: [
      {
        nama: 'Simplisia rimpang temulawak',
        jumlah: 1,
        bentuk: 'Simplisia',
        penyimpanan: ruang,
        kondisi: utuh,
        kemasan: 'Kantong plastik klip 250 g',
        uji: [
          { kd: 'LP-09', replikasi: 2, meja: 'selesai' },
          { kd: 'LP-10', replikasi: 2, meja: 'selesaiDitinjau' },
        ],
      },
    ],
  },
  {
    pendaftar: 'industri',
    lab: 'kimiaFarmasi',
    hari: 14,
    jalan: 'diMeja',
    sampel: [
      {
        nama: 'Tablet salut selaput siprofloksasin 500 mg',
        jumlah: 60,
        bentuk: 'Tablet',
        penyimpanan: ruang,
        kondisi: utuh,
        kemasan: 'Blister isi 10',
        keterangan: { noBets: 'SIP-3306', pembuat: 'PT Farma Contoh', produksi: 180, tahan: 1095 },
        uji: [
          { kd: 'KF-04', meja: 'selesaiDitinjau' },
          { kd: 'KF-05', meja: 'selesai' },
        ],
      },
    ],
  },
  {
    pendaftar: 'dosen',
    lab: 'mikrobiologiFarmasi',
    hari: 12,
    jalan: 'diMeja',
    sampel: [
      {
        nama: 'Ekstrak etil asetat jamur endofit',
        jumlah: 1,
        bentuk: 'Ekstrak kering',
        penyimpanan: dingin,
        kondisi: utuh,
        kemasan: 'Vial kaca 1 g',
        uji: [{ kd: 'MF-01', replikasi: 3, meja: 'selesai' }],
      },
    ],
  },
  {
    pendaftar: 'mahasiswa',
    lab: 'lpomk',
    hari: 15,
    jalan: 'perluPelunasan',
    bukti: 'menunggu',
    sampel: [
      {
        nama: 'Serbuk kunyit asam instan',
        jumlah: 5,
        bentuk: 'Serbuk',
        penyimpanan: ruang,
        kondisi: utuh,
        kemasan: 'Standing pouch 100 g',
        gambar: 'serbuk-kunyit.jpg',
        uji: [
          {
            kd: 'LP-01',
            replikasi: 2,
            meja: 'selesai',
            foto: { nama: 'serbuk-kunyit.jpg', keterangan: 'Serbuk sebelum dihomogenkan' },
          },
          { kd: 'LP-08', meja: 'selesai' },
          { kd: 'LP-14', meja: 'selesaiDitinjau' },
        ],
      },
    ],
  },
  {
    pendaftar: 'industri',
    lab: 'kimiaFarmasi',
    hari: 17,
    jalan: 'perluPelunasan',
    sampel: [
      {
        nama: 'Kaplet parasetamol 500 mg',
        jumlah: 60,
        bentuk: 'Tablet',
        penyimpanan: ruang,
        kondisi: utuh,
        kemasan: 'Strip isi 10',
        keterangan: { noBets: 'PK-5010', pembuat: 'PT Farma Contoh', produksi: 150, tahan: 1095, diambil: 5 },
        uji: [
          { kd: 'KF-01', replikasi: 3, meja: 'selesaiDitinjau' },
          { kd: 'KF-04', meja: 'selesai' },
        ],
      },
    ],
  },
  {
    pendaftar: 'mahasiswa',
    lab: 'lpomk',
    hari: 21,
    jalan: 'lunas',
    sampel: [
      {
        nama: 'Madu randu Pati',
        jumlah: 2,
        bentuk: 'Cairan',
        penyimpanan: gelap,
        kondisi: utuh,
        kemasan: 'Botol kaca 350 mL',
        gambar: 'madu-hutan.jpg',
        uji: [
          { kd: 'LP-16', replikasi: 2, meja: 'selesai' },
          { kd: 'LP-17', replikasi: 2, meja: 'selesaiMetodeDiubah' },
        ],
      },
    ],
  },
  {
    pendaftar: 'industri',
    lab: 'lpomk',
    hari: 24,
    jalan: 'lunasBersisa',
    kembali: 'belum',
    sampel: [
      {
        nama: 'Lipstik matte merah bata',
        jumlah: 6,
        bentuk: 'Lainnya',
        penyimpanan: ruang,
        kondisi: utuh,
        kemasan: 'Tabung putar 3,5 g',
        keterangan: { noBets: 'LM-404', produksi: 65, tahan: 1095 },
        uji: [
          { kd: 'LP-06', replikasi: 2, meja: 'selesai', tanpaBatas: true },
          { kd: 'LP-07', meja: 'selesai', tanpaBatas: true },
          { kd: 'LP-20', meja: 'selesaiDiulang' },
        ],
      },
    ],
  },
  {
    pendaftar: 'dosen',
    lab: 'kimiaFarmasi',
    hari: 23,
    jalan: 'lunas',
    sampel: [
      {
        nama: 'Ekstrak daun teh hijau',
        jumlah: 1,
        bentuk: 'Ekstrak kering',
        penyimpanan: dingin,
        kondisi: 'Higroskopis',
        kemasan: 'Botol kaca 20 g',
        uji: [
          { kd: 'KF-10', replikasi: 2, meja: 'selesai' },
          { kd: 'KF-08', replikasi: 3, meja: 'selesaiDitinjau' },
        ],
      },
    ],
  },
];
