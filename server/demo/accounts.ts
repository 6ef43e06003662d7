import type { Role } from '#domain/core/roles.ts';
import { aktif, s1, s1Farmasi, s2Farmasi, staf, tanpaInstitusi, type ProfilPeragaan } from './profil.ts';

/** The issuer stored with demo accounts: the same under every address and port the demo server answers to. */
export const demoIssuer = 'urn:mejalab:peragaan';

/** Laboratory numbers of the demo: the code prefixes of MASTER-07, then 'Non laboratorium'. */
export const labPeragaan = {
  farmasiPraktis: 1,
  biologiFarmasi: 2,
  farmakologi: 3,
  kimiaFarmasi: 4,
  mikrobiologiFarmasi: 5,
  teknologiFarmasi: 6,
  lpomk: 7,
  nonLaboratorium: 8,
} as const;

export type AkunPeragaan = {
  /** Stable, so that seeded records can name people. */
  uuid: string;
  sub: string;
  email: string;
  nama: string;
  role: Role | null;
  laboratorium: readonly number[];
  /** null: has signed in at most, and fills in /form at the first visit. */
  profil: ProfilPeragaan | null;
  /** One line for the page that lists the accounts. */
  keterangan: string;
};

const {
  farmasiPraktis,
  biologiFarmasi,
  farmakologi,
  kimiaFarmasi,
  mikrobiologiFarmasi,
  teknologiFarmasi,
  lpomk,
  nonLaboratorium,
} = labPeragaan;
const semuaLab = Object.values(labPeragaan);
const labLain = [
  farmasiPraktis,
  biologiFarmasi,
  farmakologi,
  mikrobiologiFarmasi,
  teknologiFarmasi,
  nonLaboratorium,
]; // GAP-102

export const nomor = (at: number) => `0195c000-0000-7000-8000-${String(at).padStart(12, '0')}`;

/** A student of whom one thing is to be known. */
const mahasiswa = (
  at: number,
  sub: string,
  nama: string,
  keterangan: string,
  profil: ProfilPeragaan,
): AkunPeragaan => ({
  uuid: nomor(at),
  sub,
  email: `${sub}@kampus.example`,
  nama,
  role: 'Pendaftar',
  laboratorium: [],
  keterangan: `Mahasiswa S1 Farmasi, ${keterangan}`,
  profil,
});

/**
 * The demo accounts (architecture.md section 2): whom the embedded provider signs in, and whom the demo data puts into
 * the database. One list, so that the two never differ.
 */
export const demoAccounts: readonly AkunPeragaan[] = [
  {
    uuid: nomor(1),
    sub: 'admin',
    email: 'admin@kampus.example',
    nama: 'Retno Wulandari',
    role: 'Admin',
    laboratorium: [],
    keterangan: 'Administrator layanan laboratorium',
    profil: staf('REG-2025-00001', '1987041220', '081328450011'),
  },
  {
    uuid: nomor(2),
    sub: 'kalab',
    email: 'kalab@kampus.example',
    nama: 'Dr. apt. Bambang Prasetyo, M.Si.',
    role: 'Kalab',
    laboratorium: [kimiaFarmasi, lpomk],
    keterangan: 'Kepala LPOMK dan Lab. Kimia Farmasi',
    profil: staf('REG-2025-00002', '1975081920', '081227316402'),
  },
  {
    uuid: nomor(3),
    sub: 'kalab2',
    email: 'kalab2@kampus.example',
    nama: 'Dr. apt. Siti Rahmawati, M.Biomed.',
    role: 'Kalab',
    laboratorium: labLain,
    keterangan: 'Kepala laboratorium lainnya dan non laboratorium',
    profil: staf('REG-2025-00003', '1979022520', '081390557218'),
  },
  {
    uuid: nomor(4),
    sub: 'laboran',
    email: 'laboran@kampus.example',
    nama: 'Agus Setiawan, A.Md.',
    role: 'Laboran',
    laboratorium: [kimiaFarmasi, lpomk],
    keterangan: 'Laboran LPOMK dan Lab. Kimia Farmasi',
    profil: staf('REG-2025-00004', '1990110520', '085643129087'),
  },
  {
    uuid: nomor(5),
    sub: 'laboran2',
    email: 'laboran2@kampus.example',
    nama: 'Dewi Kusumastuti, S.Si.',
    role: 'Laboran',
    laboratorium: labLain,
    keterangan: 'Laboran laboratorium lainnya dan non laboratorium',
    profil: staf('REG-2025-00005', '1992061420', '087738214465'),
  },
  {
    uuid: nomor(6),
    sub: 'analis',
    email: 'analis@kampus.example',
    nama: 'Nur Aini Lestari, S.Farm.',
    role: 'Laboran',
    laboratorium: [lpomk],
    keterangan: 'Analis di LPOMK',
    profil: staf('REG-2025-00006', '1994030820', '082136907754'),
  },
  {
    uuid: nomor(7),
    sub: 'penyelia',
    email: 'penyelia@kampus.example',
    nama: 'apt. Hendra Gunawan, M.Farm.',
    role: 'Kalab',
    laboratorium: [lpomk],
    keterangan: 'Penyelia di LPOMK',
    profil: staf('REG-2025-00007', '1983092720', '081802663391'),
  },
  {
    uuid: nomor(8),
    sub: 'petugas',
    email: 'petugas@kampus.example',
    nama: 'Yuliana Safitri, S.E.',
    role: 'Petugas pembayaran',
    laboratorium: semuaLab,
    keterangan: 'Petugas pembayaran semua laboratorium',
    profil: staf('REG-2025-00008', '1988071920', '081578440926'),
  },
  {
    uuid: nomor(9),
    sub: 'mahasiswa',
    email: 'mahasiswa@kampus.example',
    nama: 'Rizky Aditya Pratama',
    role: 'Pendaftar',
    laboratorium: [],
    keterangan: 'Mahasiswa S1 Farmasi',
    profil: s1('REG-2025-00009', '21613045', '082243718560'),
  },
  {
    uuid: nomor(10),
    sub: 'dosen',
    email: 'dosen@kampus.example',
    nama: 'Prof. Dr. apt. Endang Sulistyowati',
    role: 'Pendaftar',
    laboratorium: [],
    keterangan: 'Dosen Fakultas Farmasi',
    profil: {
      idRegistrasi: 'REG-2025-00010',
      kdStatus: 2,
      noInduk: '1968051720',
      noHp: '081126540873',
      ...s2Farmasi,
      ...aktif,
    },
  },
  {
    uuid: nomor(11),
    sub: 'industri',
    email: 'industri@perusahaan.example',
    nama: 'Maria Christina Hartono',
    role: 'Pendaftar',
    laboratorium: [],
    keterangan: 'Pendaftar dari industri (eksternal)',
    profil: {
      idRegistrasi: 'REG-2025-00011',
      kdStatus: 4,
      noInduk: '20187734',
      noHp: '081316082247',
      ...tanpaInstitusi,
      kdInstitusi: 3,
      namaInstitusi: 'Industri',
      namaPerguruanTinggi: 'PT Herba Sejahtera Nusantara',
      alamat: 'Kawasan Industri Jababeka, Jl. Industri Selatan 3 Blok EE-5\nCikarang, Bekasi 17530',
      npwp: '012345678431000',
      ...aktif,
    },
  },
  {
    uuid: nomor(12),
    sub: 'laboran.luar',
    email: 'laboran.luar@surel.example',
    nama: 'Joko Susanto, A.Md.',
    role: 'Laboran',
    laboratorium: [lpomk],
    keterangan: 'Laboran LPOMK beralamat surel umum',
    profil: staf('REG-2025-00012', '199608', '085729631180'),
  },
  {
    uuid: nomor(13),
    sub: 'baru',
    email: 'baru@kampus.example',
    nama: 'Putri Maharani',
    role: null,
    laboratorium: [],
    keterangan: 'Belum mengisi data diri',
    profil: null,
  },
  {
    uuid: nomor(14),
    sub: 'menunggu',
    email: 'menunggu@kampus.example',
    nama: 'Fajar Nugroho',
    role: null,
    laboratorium: [],
    keterangan: 'Menunggu verifikasi admin',
    profil: {
      idRegistrasi: 'REG-2025-00013',
      kdStatus: 1,
      noInduk: '22613118',
      noHp: '089612730945',
      ...s1Farmasi,
      kdStatusVerifikasi: 3,
      flagAktif: true,
    },
  },
  {
    uuid: nomor(15),
    sub: 'nonaktif',
    email: 'nonaktif@kampus.example',
    nama: 'Laras Anggraini',
    role: 'Pendaftar',
    laboratorium: [],
    keterangan: 'Akun dinonaktifkan',
    profil: {
      idRegistrasi: 'REG-2025-00014',
      kdStatus: 1,
      noInduk: '18613027',
      noHp: '083840916672',
      ...s1Farmasi,
      kdStatusVerifikasi: 1,
      flagAktif: false,
    },
  },
  mahasiswa(
    16,
    'anisa',
    'Anisa Rahmadhani',
    'surat bebas lab sedang diverifikasi',
    s1('REG-2025-00015', '20613071', '085228107734'),
  ),
  mahasiswa(
    17,
    'bayu',
    'Bayu Wicaksono',
    'surat bebas lab sudah terbit',
    s1('REG-2025-00016', '20613018', '081904476215'),
  ),
  mahasiswa(
    18,
    'citra',
    'Citra Ayu Permata',
    'dapat mengajukan surat bebas lab',
    s1('REG-2025-00017', '20613096', '087839550142'),
  ),
  mahasiswa(
    19,
    'dimas',
    'Dimas Prakoso',
    'surat bebas lab ditolak',
    s1('REG-2025-00018', '20613054', '082324917608'),
  ),
  {
    uuid: nomor(23),
    sub: 'peneliti',
    email: 'peneliti@kampus-seberang.example',
    nama: 'apt. Yohana Lestari Simbolon, M.Farm.',
    role: 'Pendaftar',
    laboratorium: [],
    keterangan: 'Peneliti perguruan tinggi lain, belum mengisi alamat',
    profil: {
      idRegistrasi: 'REG-2025-00022',
      kdStatus: 3,
      noInduk: '19910483',
      noHp: '085275130964',
      ...tanpaInstitusi,
      kdInstitusi: 1,
      namaInstitusi: 'Universitas',
      namaPerguruanTinggi: 'Universitas Kampus Seberang',
      namaFakultas: 'Farmasi',
      namaProgramStudi: 'S2 Farmasi',
      ...aktif,
    },
  },
];
