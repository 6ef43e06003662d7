import type { ComponentType } from 'react';
import { roleList, type Role } from '#domain/core/roles.ts';

/** A page of the app: its address, title, who may open it, and its screen. */
export type Route = {
  path: string;
  judul: string;
  roles: readonly Role[];
  buka: () => Promise<{ default: ComponentType }>;
};

const admin = ['Admin'] as const;
const pendaftar = ['Pendaftar', 'Kalab', 'Laboran'] as const;
const petugas = ['Petugas pembayaran'] as const;
const laboran = ['Laboran', 'Petugas pembayaran'] as const;
const pemakai = ['Pendaftar', 'Kalab', 'Laboran', 'Petugas pembayaran'] as const;
const penguji = ['Kalab', 'Admin', 'Laboran', 'Petugas pembayaran'] as const;
const analis = ['Kalab', 'Admin', 'Laboran'] as const;
const master = ['Admin', 'Laboran'] as const;
/** A Kalab reads the catalogue and releases its sheets (docs/decisions/045), and who has how much to do. */
const katalog = ['Admin', 'Kalab'] as const;

const beranda = () => import('#app/parts/BerandaPage.tsx');
const profil = () => import('#features/akun/ProfilePage.tsx');
const analisisList = () => import('#features/analisis/AnalisisListPage.tsx');
const analisisDetail = () => import('#features/analisis/AnalisisPage.tsx');
const dataBersamaList = () => import('#features/data-bersama/DataBersamaListPage.tsx');
const dataBersama = () => import('#features/data-bersama/DataBersamaPage.tsx');
const pendaftaranList = () => import('#features/kedua-jenis/PendaftaranListPage.tsx');
/** Of either kind, by ?jenis=; each form comes when it is opened. */
const pendaftaranBaru = async () => {
  const { pagePerJenis } = await import('#features/kedua-jenis/per-jenis.tsx');
  const pengujian = () => import('#features/pengujian/pendaftaran/PendaftaranBaruPage.tsx');
  const penelitian = () => import('#features/penelitian/pendaftaran/PenelitianBaruPage.tsx');
  return { default: pagePerJenis({ pengujian, penelitian }) };
};
const pendaftaranDetail = () => import('#features/pengujian/pendaftaran/PengujianPage.tsx');
const pendaftaranCetak = () => import('#features/kedua-jenis/CetakPendaftaranPage.tsx');
const stok = () => import('#features/bahan/StokPage.tsx');
const instrumenList = () => import('#features/instrumen/InstrumenPage.tsx');
const parameterUjiList = () => import('#features/parameter-uji/ParameterUjiListPage.tsx');
const parameterUjiDetail = () => import('#features/parameter-uji/ParameterUjiPage.tsx');
const versiLembar = () => import('#features/parameter-uji/lembar/VersiPage.tsx');
const versiLembarForm = () => import('#features/parameter-uji/lembar/VersiEditPage.tsx');
const reviewList = () => import('#features/analisis/ReviewListPage.tsx');
const reviewDetail = () => import('#features/analisis/ReviewPage.tsx');
const kalabList = () => import('#features/pengujian/kalab/KalabListPage.tsx');
const perAnalis = () => import('#features/analisis/beban/PerAnalisPage.tsx');
const terbuka = () => import('#features/analisis/beban/TerbukaPage.tsx');
const petugasList = () => import('#features/petugas/PetugasListPage.tsx');
const petugasForm = () => import('#features/petugas/PetugasFormPage.tsx');
const kabarGagal = () => import('#features/petugas/KabarGagalPage.tsx');
const laboratorium = () => import('#features/laboratorium/LaboratoriumPage.tsx');
const hariLibur = () => import('#features/libur/HariLiburPage.tsx');
const pengingat = () => import('#features/kabar/pengingat/PengingatPage.tsx');
const buktiList = () => import('#features/pembayaran/VerifikasiPembayaranPage.tsx');
const jejak = () => import('#features/jejak/JejakPage.tsx');
const kotakKeluar = () => import('#features/antrean/KotakKeluarPage.tsx');
const kesehatan = () => import('#features/kesehatan/KesehatanPage.tsx');
const kabarList = () => import('#features/kabar/KabarListPage.tsx');
const kabar = () => import('#features/kabar/KabarPage.tsx');
const panduan = () => import('#features/panduan/PanduanPage.tsx');
const panduanBab = () => import('#features/panduan/BabPage.tsx');
const persetujuanList = () => import('#features/pengujian/persetujuan/PersetujuanListPage.tsx');
const suratList = () => import('#features/surat/SuratListPage.tsx');
const suratAjukan = () => import('#features/surat/AjukanSuratPage.tsx');
const suratLaboranList = () => import('#features/surat/SuratLaboranListPage.tsx');
const suratLaboranDetail = () => import('#features/surat/SuratLaboranPage.tsx');
const suratPetugasList = () => import('#features/surat/SuratPetugasListPage.tsx');
const suratPetugasDetail = () => import('#features/surat/SuratPetugasPage.tsx');

/** The route table of NAV-13 to NAV-31, in its order. */
export const routeList: readonly Route[] = [
  { path: '/beranda', judul: 'Beranda', roles: roleList, buka: beranda },
  { path: '/persetujuan-pengujian', judul: 'Persetujuan pengujian', roles: admin, buka: persetujuanList },
  {
    path: '/persetujuan-pengujian/edit',
    judul: 'Ubah persetujuan pengujian',
    roles: admin,
    buka: () => import('#features/pengujian/persetujuan/PersetujuanEditPage.tsx'),
  },
  {
    path: '/persetujuan-pengujian/cetak',
    judul: 'Cetak LHU',
    roles: admin,
    buka: () => import('#features/pengujian/persetujuan/CetakLhuPage.tsx'),
  },
  {
    path: '/persetujuan-pengujian/detail',
    judul: 'Detail persetujuan pengujian',
    roles: admin,
    buka: () => import('#features/pengujian/persetujuan/PersetujuanPage.tsx'),
  },
  {
    path: '/pembayaran-pengujian',
    judul: 'Pembayaran pengujian',
    roles: admin,
    buka: () => import('#features/pembayaran/PembayaranPengujianPage.tsx'),
  },
  {
    path: '/pengembalian-dana-pengujian',
    judul: 'Pengembalian dana',
    roles: admin,
    buka: () => import('#features/pengembalian/PengembalianPage.tsx'),
  },
  { path: '/alat', judul: 'Alat', roles: master, buka: () => import('#features/alat/AlatPage.tsx') },
  { path: '/bahan', judul: 'Bahan', roles: master, buka: () => import('#features/bahan/BahanPage.tsx') },
  { path: '/bahan/stok', judul: 'Stok bahan', roles: master, buka: stok },
  { path: '/instrumen', judul: 'Instrumen', roles: master, buka: instrumenList },
  { path: '/parameter-uji', judul: 'Parameter uji', roles: katalog, buka: parameterUjiList },
  { path: '/parameter-uji/lembar', judul: 'Lembar kerja', roles: katalog, buka: versiLembar },
  { path: '/parameter-uji/lembar/edit', judul: 'Isian lembar kerja', roles: admin, buka: versiLembarForm },
  { path: '/parameter-uji/:page', judul: 'Isian parameter uji', roles: katalog, buka: parameterUjiDetail },
  { path: '/petugas', judul: 'Petugas', roles: admin, buka: petugasList },
  { path: '/petugas/tambah', judul: 'Isian petugas', roles: admin, buka: petugasForm },
  { path: '/petugas/kabar-gagal', judul: 'Kabar yang gagal', roles: admin, buka: kabarGagal },
  { path: '/laboratorium', judul: 'Laboratorium', roles: admin, buka: laboratorium },
  { path: '/hari-libur', judul: 'Hari libur', roles: admin, buka: hariLibur },
  { path: '/hari-pengingat', judul: 'Hari pengingat', roles: admin, buka: pengingat },
  { path: '/kesehatan', judul: 'Kesehatan layanan', roles: admin, buka: kesehatan },
  { path: '/jejak', judul: 'Jejak perubahan', roles: penguji, buka: jejak },
  { path: '/analisis-sampel', judul: 'Analisis sampel', roles: analis, buka: analisisList },
  { path: '/analisis-sampel/:page', judul: 'Pengujian parameter', roles: analis, buka: analisisDetail },
  { path: '/data-bersama', judul: 'Data bersama', roles: analis, buka: dataBersamaList },
  { path: '/data-bersama/:page', judul: 'Isian data bersama', roles: analis, buka: dataBersama },
  { path: '/pendaftaran', judul: 'Pendaftaran', roles: pendaftar, buka: pendaftaranList },
  { path: '/pendaftaran/tambah', judul: 'Pendaftaran baru', roles: pendaftar, buka: pendaftaranBaru },
  {
    path: '/pendaftaran/detail',
    judul: 'Detail penelitian',
    roles: pendaftar,
    buka: () => import('#features/penelitian/pendaftaran/PenelitianPage.tsx'),
  },
  {
    path: '/pendaftaran/detail-pengujian',
    judul: 'Detail pengujian',
    roles: pendaftar,
    buka: pendaftaranDetail,
  },
  { path: '/pendaftaran/cetak', judul: 'Cetak pendaftaran', roles: pendaftar, buka: pendaftaranCetak },
  {
    path: '/pendaftaran/edit',
    judul: 'Penggunaan laboratorium',
    roles: pendaftar,
    buka: () => import('#features/penelitian/penggunaan/PenggunaanPage.tsx'),
  },
  {
    path: '/pendaftaran/lhu',
    judul: 'Laporan hasil uji',
    roles: ['Pendaftar'],
    buka: () => import('#features/pengujian/lhu/LhuPendaftarPage.tsx'),
  },
  {
    path: '/pembayaran',
    judul: 'Pembayaran',
    roles: pendaftar,
    buka: () => import('#features/pembayaran/PembayaranListPage.tsx'),
  },
  {
    path: '/pembayaran/detail',
    judul: 'Detail pembayaran',
    roles: pendaftar,
    buka: () => import('#features/pembayaran/PembayaranPage.tsx'),
  },
  {
    path: '/jadwal',
    judul: 'Jadwal instrumen',
    roles: pemakai,
    buka: () => import('#features/penelitian/jadwal/JadwalPage.tsx'),
  },
  { path: '/surat', judul: 'Surat bebas lab', roles: ['Pendaftar'], buka: suratList },
  { path: '/surat/ajukan', judul: 'Ajukan surat bebas lab', roles: ['Pendaftar'], buka: suratAjukan },
  {
    path: '/persetujuan-kalab',
    judul: 'Persetujuan penelitian',
    roles: ['Kalab'],
    buka: () => import('#features/penelitian/kalab/PersetujuanKalabListPage.tsx'),
  },
  {
    path: '/persetujuan-kalab/:page',
    judul: 'Putusan penelitian',
    roles: ['Kalab'],
    buka: () => import('#features/penelitian/kalab/PersetujuanKalabPage.tsx'),
  },
  {
    path: '/riwayat',
    judul: 'Riwayat persetujuan',
    roles: ['Kalab'],
    buka: () => import('#features/penelitian/kalab/RiwayatKalabListPage.tsx'),
  },
  {
    path: '/riwayat/detail',
    judul: 'Detail riwayat',
    roles: ['Kalab'],
    buka: () => import('#features/penelitian/kalab/RiwayatKalabPage.tsx'),
  },
  {
    path: '/persetujuan-laboran',
    judul: 'Persetujuan laboran',
    roles: laboran,
    buka: () => import('#features/penelitian/laboran/PersetujuanLaboranListPage.tsx'),
  },
  {
    path: '/persetujuan-laboran/:page',
    judul: 'Putusan laboran',
    roles: laboran,
    buka: () => import('#features/penelitian/laboran/PersetujuanLaboranPage.tsx'),
  },
  {
    path: '/penggunaan-laboran',
    judul: 'Penggunaan laboratorium',
    roles: laboran,
    buka: () => import('#features/penelitian/penggunaan/PenggunaanListPage.tsx'),
  },
  {
    path: '/penggunaan-laboran/:page',
    judul: 'Catatan penggunaan',
    roles: laboran,
    buka: () => import('#features/penelitian/penggunaan/CatatPage.tsx'),
  },
  {
    path: '/riwayat-laboran',
    judul: 'Riwayat penggunaan',
    roles: laboran,
    buka: () => import('#features/penelitian/penggunaan/RiwayatListPage.tsx'),
  },
  {
    path: '/riwayat-laboran/detail',
    judul: 'Detail riwayat penggunaan',
    roles: laboran,
    buka: () => import('#features/penelitian/penggunaan/RiwayatPage.tsx'),
  },
  { path: '/surat-laboran', judul: 'Surat bebas lab', roles: ['Laboran'], buka: suratLaboranList },
  {
    path: '/surat-laboran/ajukan/:page',
    judul: 'Verifikasi surat bebas lab',
    roles: ['Laboran'],
    buka: suratLaboranDetail,
  },
  { path: '/petugas-pembayaran-pembayaran', judul: 'Verifikasi pembayaran', roles: petugas, buka: buktiList },
  {
    path: '/petugas-pembayaran-pembayaran/detail',
    judul: 'Detail verifikasi pembayaran',
    roles: petugas,
    buka: () => import('#features/pembayaran/PembayaranPetugasPage.tsx'),
  },
  {
    path: '/riwayat-pembayaran-petugas-pembayaran',
    judul: 'Riwayat pembayaran',
    roles: petugas,
    buka: () => import('#features/pembayaran/RiwayatPembayaranPage.tsx'),
  },
  {
    path: '/pengembalian-deposit-petugas-pembayaran',
    judul: 'Pengembalian deposit',
    roles: petugas,
    buka: () => import('#features/pengembalian/PengembalianDepositPage.tsx'),
  },
  { path: '/surat-petugas-pembayaran', judul: 'Surat bebas lab', roles: petugas, buka: suratPetugasList },
  {
    path: '/surat-petugas-pembayaran/ajukan/:page',
    judul: 'Verifikasi surat bebas lab',
    roles: petugas,
    buka: suratPetugasDetail,
  },
  { path: '/persetujuan-kalab-lpmok', judul: 'Persetujuan pengujian lab', roles: penguji, buka: kalabList },
  { path: '/persetujuan-kalab-lpmok/analis', judul: 'Pekerjaan per analis', roles: katalog, buka: perAnalis },
  { path: '/persetujuan-kalab-lpmok/terbuka', judul: 'Pekerjaan terbuka', roles: katalog, buka: terbuka },
  {
    path: '/persetujuan-kalab-lpmok/:page',
    judul: 'Putusan pengujian lab',
    roles: penguji,
    buka: () => import('#features/pengujian/kalab/KalabPage.tsx'),
  },
  { path: '/review-sampel-lpmok', judul: 'Review sampel', roles: penguji, buka: reviewList },
  { path: '/review-sampel-lpmok/:page', judul: 'Review pengujian', roles: penguji, buka: reviewDetail },
  {
    path: '/lhu-kalab-lpmok',
    judul: 'Laporan hasil uji',
    roles: ['Kalab'],
    buka: () => import('#features/pengujian/lhu/LhuListPage.tsx'),
  },
  {
    path: '/lhu-kalab-lpmok/:page',
    judul: 'Isian laporan hasil uji',
    roles: ['Kalab'],
    buka: () => import('#features/pengujian/lhu/LhuPage.tsx'),
  },
  { path: '/kabar', judul: 'Kabar', roles: roleList, buka: kabarList },
  { path: '/kabar/:uuid', judul: 'Kabar', roles: roleList, buka: kabar },
  { path: '/kotak-keluar', judul: 'Kotak keluar', roles: roleList, buka: kotakKeluar },
  { path: '/panduan', judul: 'Panduan', roles: roleList, buka: panduan },
  { path: '/panduan/:bab', judul: 'Panduan', roles: roleList, buka: panduanBab },
  { path: '/profile', judul: 'Profil', roles: roleList, buka: profil },
];

/** Where / and unknown addresses lead, by role (NAV-06 to NAV-10). */
export const berandaList: Record<Role, string> = {
  Admin: '/alat',
  Pendaftar: '/pendaftaran',
  Kalab: '/persetujuan-kalab',
  Laboran: '/persetujuan-laboran',
  'Petugas pembayaran': '/petugas-pembayaran-pembayaran',
};
