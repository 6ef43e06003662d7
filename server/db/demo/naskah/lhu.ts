import { dingin, gelap, type NaskahPengujian, ruang, utuh } from '#server/db/demo/naskah.ts';

/** Submissions with a report: W1 14 to 16. */
export const lhu: readonly NaskahPengujian[] = [
  {
    pendaftar: 'mahasiswa',
    lab: 'lpomk',
    hari: 34,
    jalan: 'lhuTersedia',
    sampel: [
      {
        nama: 'Air minum dalam kemasan galon',
        jumlah: 2,
        bentuk: 'Cairan',
        penyimpanan: dingin,
        kondisi: 'Dingin saat diserahkan',
        kemasan: 'Botol steril 1 L',
        keterangan: { noBets: 'G-0418', pembuat: 'PT Tirta Contoh', produksi: 12, tahan: 365 },
        gambar: 'air-minum.jpg',
        uji: [
          {
            kd: 'LP-15',
            meja: 'selesai',
            catatan: { flagPernyataan: true },
            foto: { nama: 'air-minum.jpg', keterangan: 'Sampel sebelum diukur' },
          },
          { kd: 'LP-18', meja: 'selesai', catatan: { flagPernyataan: true } },
          { kd: 'LP-04', meja: 'selesaiDitinjau' },
        ],
      },
      {
        nama: 'Air sumur bor',
        jumlah: 2,
        bentuk: 'Cairan',
        penyimpanan: dingin,
        kondisi: 'Dingin saat diserahkan',
        kemasan: 'Botol steril 1 L',
        keterangan: { diambil: 0 },
        uji: [
          { kd: 'LP-15', meja: 'selesai', catatan: { flagPernyataan: true } },
          { kd: 'LP-18', meja: 'selesai', catatan: { flagPernyataan: true } },
          { kd: 'LP-04', meja: 'selesai' },
        ],
      },
    ],
  },
  {
    pendaftar: 'industri',
    lab: 'lpomk',
    hari: 45,
    jalan: 'lhuTersedia',
    sampel: [
      {
        nama: 'Jamu kunyit asam cair',
        jumlah: 6,
        bentuk: 'Cairan',
        penyimpanan: dingin,
        kondisi: 'Dingin saat diserahkan',
        kemasan: 'Botol PET 250 mL',
        keterangan: { noBets: 'KA-26', produksi: 2, tahan: 90 },
        uji: [
          { kd: 'LP-01', replikasi: 3, meja: 'selesai' },
          { kd: 'LP-02', replikasi: 3, meja: 'selesaiDitinjau' },
          {
            kd: 'LP-19',
            replikasi: 2,
            meja: 'selesai',
            catatan: { penyimpangan: 'Laju alir 0,8 mL/menit karena tekanan kolom' },
          },
          {
            kd: 'LP-03',
            status: 4,
            catatan: { alasanTidakDiuji: 'Sampel tidak mencukupi untuk pengayaan 25 g' },
          },
        ],
      },
    ],
  },
  {
    pendaftar: 'mahasiswa',
    lab: 'kimiaFarmasi',
    hari: 58,
    jalan: 'lhuBersisa',
    kembali: 'sudah',
    sampel: [
      {
        nama: 'Ekstrak kulit buah naga',
        jumlah: 1,
        bentuk: 'Ekstrak kental',
        penyimpanan: dingin,
        kondisi: utuh,
        kemasan: 'Vial kaca 10 g',
        uji: [
          { kd: 'KF-07', replikasi: 3, meja: 'selesai' },
          { kd: 'KF-09', replikasi: 3, meja: 'selesaiDitinjau' },
        ],
      },
    ],
  },
  {
    pendaftar: 'dosen',
    lab: 'lpomk',
    hari: 72,
    jalan: 'permintaanDokumen',
    sampel: [
      {
        nama: 'Simplisia daun kelor (pemasok B)',
        jumlah: 1,
        bentuk: 'Simplisia',
        penyimpanan: ruang,
        kondisi: utuh,
        kemasan: 'Kantong plastik klip 250 g',
        gambar: 'daun-kelor.jpg',
        uji: [
          { kd: 'LP-09', meja: 'selesai' },
          { kd: 'LP-11', meja: 'selesai', tanpaBatas: true },
          { kd: 'LP-06', replikasi: 2, meja: 'selesaiDiulang' },
        ],
      },
    ],
  },
  {
    pendaftar: 'industri',
    lab: 'kimiaFarmasi',
    hari: 66,
    jalan: 'permintaanDokumen',
    sampel: [
      {
        nama: 'Losion tabir surya SPF 30',
        jumlah: 4,
        bentuk: 'Krim atau salep',
        penyimpanan: gelap,
        kondisi: utuh,
        kemasan: 'Tube 60 g',
        keterangan: { noBets: 'LTS-0311', pembuat: 'PT Kosmetika Contoh', produksi: 75, tahan: 1095 },
        uji: [
          { kd: 'KF-14', replikasi: 3, meja: 'selesaiDitinjau' },
          { kd: 'KF-15', meja: 'selesai' },
        ],
      },
    ],
  },
  {
    pendaftar: 'mahasiswa',
    lab: 'lpomk',
    hari: 84,
    jalan: 'dokumenTersedia',
    sampel: [
      {
        nama: 'Ekstrak sambiloto terstandar',
        jumlah: 1,
        bentuk: 'Ekstrak kering',
        penyimpanan: dingin,
        kondisi: utuh,
        kemasan: 'Botol kaca 50 g',
        gambar: 'ekstrak-sambiloto.jpg',
        uji: [
          { kd: 'LP-01', replikasi: 2, meja: 'selesai' },
          { kd: 'LP-06', replikasi: 2, meja: 'selesai' },
        ],
      },
    ],
  },
  {
    pendaftar: 'industri',
    lab: 'kimiaFarmasi',
    hari: 96,
    jalan: 'dokumenTersedia',
    sampel: [
      {
        nama: 'Minyak kelapa murni kemasan 500 mL',
        jumlah: 2,
        bentuk: 'Minyak atau lemak',
        penyimpanan: ruang,
        kondisi: utuh,
        kemasan: 'Botol kaca 500 mL',
        keterangan: { noBets: 'VCO-112', produksi: 40, tahan: 540, diambil: 1 },
        gambar: 'coa-minyak-kelapa-murni.pdf',
        uji: [
          { kd: 'KF-17', replikasi: 2, meja: 'selesai' },
          { kd: 'KF-16', replikasi: 2, meja: 'selesai' },
        ],
      },
    ],
  },
];
