import { dingin, gelap, type NaskahPengujian, ruang, utuh } from '#server/db/demo/naskah.ts';

/** Submissions turned down, withdrawn, or on their way to the bench: W1 4 to 6. */
export const pembayaranAwal: readonly NaskahPengujian[] = [
  {
    pendaftar: 'mahasiswa',
    lab: 'lpomk',
    hari: 38,
    jalan: 'ditolakAdmin',
    sampel: [
      {
        nama: 'Masker gel peel-off',
        jumlah: 1,
        bentuk: 'Gel',
        penyimpanan: ruang,
        kondisi: 'Baik, kemasan sudah dibuka',
        kemasan: 'Pot 15 g',
        uji: [{ kd: 'LP-01' }, { kd: 'LP-05' }],
      },
    ],
  },
  {
    pendaftar: 'industri',
    lab: 'kimiaFarmasi',
    hari: 52,
    jalan: 'ditolakKalab',
    sampel: [
      {
        nama: 'Serum wajah niacinamide',
        jumlah: 3,
        bentuk: 'Cairan',
        penyimpanan: gelap,
        kondisi: utuh,
        kemasan: 'Botol tetes 20 mL',
        uji: [{ kd: 'KF-12' }, { kd: 'KF-15' }],
      },
    ],
  },
  {
    pendaftar: 'dosen',
    lab: 'lpomk',
    hari: 29,
    jalan: 'dibatalkanPendaftar',
    sampel: [
      {
        nama: 'Minuman serbuk jahe',
        jumlah: 3,
        bentuk: 'Serbuk',
        penyimpanan: ruang,
        kondisi: utuh,
        kemasan: 'Sachet 25 g',
        uji: [{ kd: 'LP-08' }, { kd: 'LP-19' }],
      },
    ],
  },
  {
    pendaftar: 'mahasiswa',
    lab: 'lpomk',
    hari: 5,
    jalan: 'perluDp',
    sampel: [
      {
        nama: 'Minyak kelapa murni (VCO)',
        jumlah: 2,
        bentuk: 'Minyak atau lemak',
        penyimpanan: ruang,
        kondisi: utuh,
        kemasan: 'Botol kaca 250 mL',
        gambar: 'coa-minyak-kelapa-murni.pdf',
        uji: [{ kd: 'LP-01', replikasi: 2 }, { kd: 'LP-06' }],
      },
    ],
  },
  {
    pendaftar: 'industri',
    lab: 'lpomk',
    hari: 6,
    jalan: 'perluDpLewatKalab',
    sampel: [
      {
        nama: 'Jamu pelangsing kapsul',
        jumlah: 60,
        bentuk: 'Kapsul',
        penyimpanan: ruang,
        kondisi: utuh,
        kemasan: 'Botol plastik isi 30',
        uji: [{ kd: 'LP-13' }, { kd: 'LP-02', replikasi: 2 }, { kd: 'LP-14', status: 4 }],
      },
      {
        nama: 'Jamu asam urat serbuk',
        jumlah: 20,
        bentuk: 'Serbuk',
        penyimpanan: ruang,
        kondisi: utuh,
        kemasan: 'Sachet 7 g',
        uji: [{ kd: 'LP-13' }],
      },
    ],
  },
  {
    pendaftar: 'dosen',
    lab: 'kimiaFarmasi',
    hari: 4,
    jalan: 'perluDp',
    bukti: 'ditolak',
    sampel: [
      {
        nama: 'Losion tabir surya ekstrak beras',
        jumlah: 2,
        bentuk: 'Krim atau salep',
        penyimpanan: gelap,
        kondisi: utuh,
        kemasan: 'Botol pompa 100 mL',
        uji: [{ kd: 'KF-14', replikasi: 3 }, { kd: 'KF-15' }],
      },
    ],
  },
  {
    pendaftar: 'mahasiswa',
    lab: 'lpomk',
    hari: 6,
    jalan: 'dpTerverifikasi',
    sampel: [
      {
        nama: 'Madu klanceng',
        jumlah: 2,
        bentuk: 'Cairan',
        penyimpanan: gelap,
        kondisi: utuh,
        kemasan: 'Botol kaca 250 mL',
        uji: [
          { kd: 'LP-16', replikasi: 2 },
          { kd: 'LP-17', replikasi: 2 },
          { kd: 'LP-08', replikasi: 2 },
        ],
      },
    ],
  },
  {
    pendaftar: 'industri',
    lab: 'kimiaFarmasi',
    hari: 5,
    jalan: 'dpTerverifikasi',
    sampel: [
      {
        nama: 'Asam mefenamat',
        jumlah: 2,
        bentuk: 'Bahan baku',
        penyimpanan: gelap,
        kondisi: utuh,
        kemasan: 'Kantong aluminium 200 g',
        gambar: 'coa-asam-mefenamat.pdf',
        uji: [{ kd: 'KF-03', replikasi: 3 }, { kd: 'KF-12' }, { kd: 'KF-16' }],
      },
    ],
  },
  {
    pendaftar: 'dosen',
    lab: 'teknologiFarmasi',
    hari: 6,
    jalan: 'dpTerverifikasi',
    sampel: [
      {
        nama: 'Nanoemulsi ekstrak pegagan',
        jumlah: 3,
        bentuk: 'Cairan',
        penyimpanan: dingin,
        kondisi: utuh,
        kemasan: 'Vial kaca 10 mL',
        uji: [{ kd: 'TF-01', replikasi: 3 }],
      },
    ],
  },
];
