/** Every address of the app, as functions. The record travels as ?uuid=… (requirements.md, Sources). */
const withUuid = (path: string) => (uuid: string) => `${path}?uuid=${encodeURIComponent(uuid)}`;

/** A dialog over a list has an address of its own: the back button closes it and a reload keeps it. `list`: which list. */
const withDialog =
  (path: string, name: string) =>
  (uuid: string, list = ''): string =>
    `${path}?${list && `${list}&`}${name}=${encodeURIComponent(uuid)}`;

export const paths = {
  beranda: () => '/beranda',
  login: () => '/login',
  masuk: () => '/masuk',
  form: () => '/form',
  profile: () => '/profile',
  notFound: () => '/404',
  kotakKeluar: () => '/kotak-keluar',
  kabar: {
    list: () => '/kabar',
    /** Marks it as read and goes on to what it is about. */
    buka: (uuid: string) => `/kabar/${uuid}`,
  },
  analisis: {
    list: () => '/analisis-sampel',
    detail: withUuid('/analisis-sampel/detail'),
    edit: withUuid('/analisis-sampel/edit'),
    sampel: withUuid('/analisis-sampel/sampel'),
    /** The sheet of a parameter at the next weighing of one of its series. */
    seri: (uuid: string, kunci: string) =>
      `/analisis-sampel/edit?uuid=${encodeURIComponent(uuid)}&seri=${encodeURIComponent(kunci)}`,
    metode: () => '/analisis-sampel/metode',
  },
  dataBersama: {
    list: () => '/data-bersama',
    tambah: () => '/data-bersama/tambah',
    /** The form for a kind of data that a sheet asks for, and the way back to that. */
    catat: (diminta: { versi: string; nama: string; kembali: string }) =>
      `/data-bersama/tambah?${new URLSearchParams(diminta)}`,
    /** The form with a refused or never sent write in it. */
    perbaiki: (opId: string) => `/data-bersama/tambah?perbaiki=${encodeURIComponent(opId)}`,
    detail: withUuid('/data-bersama/detail'),
    koreksi: withUuid('/data-bersama/koreksi'),
  },
  pendaftaran: {
    list: () => '/pendaftaran',
    tambah: () => '/pendaftaran/tambah',
    /** The form with a refused or never sent registration in it. */
    perbaiki: (opId: string) => `/pendaftaran/tambah?perbaiki=${encodeURIComponent(opId)}`,
    /** The form with what an earlier registration held. */
    lagi: (uuid: string) => `/pendaftaran/tambah?dari=${encodeURIComponent(uuid)}`,
    tambahPenelitian: () => '/pendaftaran/tambah?jenis=penelitian',
    perbaikiPenelitian: (opId: string) =>
      `/pendaftaran/tambah?jenis=penelitian&perbaiki=${encodeURIComponent(opId)}`,
    lagiPenelitian: (uuid: string) => `/pendaftaran/tambah?jenis=penelitian&dari=${encodeURIComponent(uuid)}`,
    pengujian: withUuid('/pendaftaran/detail-pengujian'),
    penelitian: withUuid('/pendaftaran/detail'),
    /** Its registrant's usage page. */
    penggunaan: withUuid('/pendaftaran/edit'),
    cetak: withUuid('/pendaftaran/cetak'),
    lhu: withUuid('/pendaftaran/lhu'),
  },
  pembayaran: { list: () => '/pembayaran', detail: withUuid('/pembayaran/detail') },
  persetujuan: {
    list: () => '/persetujuan-pengujian',
    detail: withUuid('/persetujuan-pengujian/detail'),
    edit: withUuid('/persetujuan-pengujian/edit'),
    cetak: withUuid('/persetujuan-pengujian/cetak'),
  },
  pembayaranPengujian: {
    list: () => '/pembayaran-pengujian',
    invoice: withDialog('/pembayaran-pengujian', 'invoice'),
  },
  pengembalianDana: {
    list: () => '/pengembalian-dana-pengujian',
    satu: withDialog('/pengembalian-dana-pengujian', 'pengembalian'),
  },
  parameterUji: {
    list: () => '/parameter-uji',
    tambah: () => '/parameter-uji/tambah',
    detail: withUuid('/parameter-uji/detail'),
    edit: withUuid('/parameter-uji/edit'),
    /** The version of its sheet that waits to be released. */
    rancangan: withUuid('/parameter-uji/lembar'),
    /** A version of its sheet, and where the next one is written: from a draft, or from what `dari` names. */
    versi: (uuid: string, versi: string) =>
      `${withUuid('/parameter-uji/lembar')(uuid)}&versi=${encodeURIComponent(versi)}`,
    ubahVersi: (uuid: string, versi: string) =>
      `${withUuid('/parameter-uji/lembar/edit')(uuid)}&versi=${encodeURIComponent(versi)}`,
    buatVersi: (uuid: string, dari = '') =>
      `${withUuid('/parameter-uji/lembar/edit')(uuid)}${dari && `&dari=${encodeURIComponent(dari)}`}`,
  },
  kalabPengujian: {
    list: () => '/persetujuan-kalab-lpmok',
    detail: withUuid('/persetujuan-kalab-lpmok/detail'),
    edit: withUuid('/persetujuan-kalab-lpmok/edit'),
    /** What waits at the bench, by analyst, and one by one. */
    analis: () => '/persetujuan-kalab-lpmok/analis',
    terbuka: (analis: string, laboratorium: string | null) =>
      `/persetujuan-kalab-lpmok/terbuka?${new URLSearchParams({ analis, ...(laboratorium && { laboratorium }) })}`,
  },
  kalabPenelitian: {
    list: () => '/persetujuan-kalab',
    edit: withUuid('/persetujuan-kalab/edit'),
    riwayat: () => '/riwayat',
    detail: withUuid('/riwayat/detail'),
  },
  laboran: {
    persetujuan: () => '/persetujuan-laboran',
    putuskan: withUuid('/persetujuan-laboran/edit'),
    penggunaan: () => '/penggunaan-laboran',
    catat: withUuid('/penggunaan-laboran/edit'),
    riwayat: () => '/riwayat-laboran',
    detail: withUuid('/riwayat-laboran/detail'),
  },
  petugasPembayaran: {
    list: () => '/petugas-pembayaran-pembayaran',
    invoice: withDialog('/petugas-pembayaran-pembayaran', 'invoice'),
    detail: withUuid('/petugas-pembayaran-pembayaran/detail'),
    riwayat: () => '/riwayat-pembayaran-petugas-pembayaran',
    deposit: () => '/pengembalian-deposit-petugas-pembayaran',
    depositSatu: withDialog('/pengembalian-deposit-petugas-pembayaran', 'pengembalian'),
  },
  surat: {
    list: () => '/surat',
    ajukan: () => '/surat/ajukan',
    detail: (uuid: string) => `/surat/ajukan?type=detail&uuid=${encodeURIComponent(uuid)}`,
  },
  suratLaboran: {
    list: () => '/surat-laboran',
    detail: withUuid('/surat-laboran/ajukan/detail'),
    edit: withUuid('/surat-laboran/ajukan/edit'),
  },
  suratPetugas: {
    list: () => '/surat-petugas-pembayaran',
    detail: withUuid('/surat-petugas-pembayaran/ajukan/detail'),
    edit: withUuid('/surat-petugas-pembayaran/ajukan/edit'),
  },
  instrumen: { satu: withDialog('/instrumen', 'instrumen') },
  bahan: { satu: withDialog('/bahan', 'bahan'), stok: withUuid('/bahan/stok') },
  hariLibur: { list: () => '/hari-libur', tahun: (tahun: number) => `/hari-libur?tahun=${tahun}` },
  laboratorium: { list: () => '/laboratorium', satu: withDialog('/laboratorium', 'laboratorium') },
  petugas: {
    list: () => '/petugas',
    satu: withDialog('/petugas', 'petugas'),
    edit: withUuid('/petugas/tambah'),
    kabarGagal: () => '/petugas/kabar-gagal',
  },
  jejak: {
    semua: () => '/jejak',
    /** Of one submission and everything below it. */
    pendaftaran: withUuid('/jejak'),
    akun: (uuid: string) => `/jejak?akun=${encodeURIComponent(uuid)}`,
  },
  jadwal: () => '/jadwal',
  panduan: {
    isi: () => '/panduan',
    bab: (kode: string) => `/panduan/${kode}`,
    /** At the chapter that explains a page of the app. */
    untuk: (pathname: string) => `/panduan?dari=${encodeURIComponent(pathname)}`,
  },
  lhu: {
    list: () => '/lhu-kalab-lpmok',
    detail: withUuid('/lhu-kalab-lpmok/detail'),
    edit: withUuid('/lhu-kalab-lpmok/edit'),
  },
  review: {
    list: () => '/review-sampel-lpmok',
    detail: withUuid('/review-sampel-lpmok/detail'),
    edit: withUuid('/review-sampel-lpmok/edit'),
  },
} as const;
