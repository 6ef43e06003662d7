import { alatMaster } from '#domain/alat/master.ts';
import { bahanMaster } from '#domain/bahan/master.ts';
import type { MasterFields } from '#domain/core/master.ts';
import { roleList } from '#domain/core/roles.ts';
import { wireField } from '#domain/core/wire.ts';
import { instrumenMaster } from '#domain/instrumen/master.ts';
import { namaJenisPembiayaan } from '#domain/pembayaran/schema.ts';
import { satuanMaster } from '#domain/satuan/master.ts';

/** What a field means, where its name alone does not say it, and a value that it takes. */
export type FieldWords = { description?: string; example?: unknown };

/** Master data declares its own words. */
const ofMaster = (fields: MasterFields): [string, FieldWords][] =>
  Object.entries(fields).map(([name, { label, help, contoh }]) => [
    wireField([name]),
    {
      description: help ? `${label}. ${help}` : label,
      ...(contoh === undefined ? {} : { example: contoh }),
    },
  ]);

/** Where the codes of a field are listed. */
const kode = (...paths: string[]) => `Kode dari GET ${paths.join(' atau ')}.`;
const kodeDari = (nama: Readonly<Record<number, string>>) =>
  `${Object.entries(nama)
    .map(([kode, arti]) => `${kode} ${arti}`)
    .join(', ')}.`;
const orang = (siapa: string) => `uuid ${siapa}, dari GET /officer.`;

const means: Record<string, string> = {
  access_token: 'Token dari penyedia masuk; hanya diterima bila dibuat untuk server ini.',
  after: 'id tulisan pada data yang sama yang harus berlaku lebih dahulu.',
  auth: 'Kunci rahasia langganan peramban itu (auth), base64url.',
  alasan_pengecualian: 'Mengapa barang yang lewat tanggalnya tetap dipakai; hanya dari petugas.',
  alamat:
    'Alamat surat, paling banyak 300 karakter dan 6 baris. Dari orang hanya pendaftar luar universitas (status 3 dan 4); pada POST /user boleh tidak disebut: orangnya ditanya saat masuk.',
  app_version: 'Versi aplikasi di perangkat.',
  arah: 'naik, juga bila tidak disebut, atau turun; bersama urut.',
  base_rev: 'rev data yang dilihat saat memutuskan; 409 bila sudah berubah. Tanpa ini tidak diperiksa.',
  begun_at: 'Saat isian yang dipulihkan dari draf mulai diketik; tanggalnya dinilai menurut hari itu.',
  body: 'Isi panggilan itu, dengan nama seperti dalam REST.',
  call: 'Panggilan yang dimaksud, metode dan alamatnya.',
  captured_at: 'Saat orangnya menekan simpan, menurut jam perangkat.',
  catatan_parameter: 'Catatan kaki laporan, per parameter; yang tidak disebut tetap seperti semula.',
  clock_offset_ms: 'Selisih jam server dengan jam perangkat, dalam milidetik.',
  cursor: 'Sampai di mana perubahan sudah diterima; kosong berarti dari awal.',
  dasar:
    'Keputusan yang menetapkan libur tahun itu, misalnya SKB tiga menteri; kosong berarti belum ditetapkan.',
  dicoret: 'Mengapa nilainya tidak dipakai; nilainya sendiri tetap terbaca.',
  device: 'Perangkat yang mengirim.',
  done: 'Tulisan yang sudah berlaku dan belum diberitahukan kepada perangkat ini.',
  endpoint: 'Alamat langganan peramban itu di layanan pemberitahuannya.',
  file_foto: 'Foto laporan atau sel; tanpa data tempat pengambilannya.',
  file_gambar: 'Gambar atau foto sampel.',
  file_logo: 'Logo pada kop surat; tanpa ini logonya hilang.',
  file_tanda: 'Tanda akreditasi KAN; tanpa ini tandanya hilang.',
  files: 'SHA-256 file yang sudah diunggah, menurut tempatnya dalam isi.',
  flag_akreditasi: '1 masuk ruang lingkup akreditasi laboratorium.',
  flag_benar_saja: '1 menyimpan baris yang benar saja; selain itu satu baris yang keliru menolak semuanya.',
  flag_dapat_hapus: 'Tidak ada data lain yang memakainya.',
  flag_kalab: '1 hanya yang sudah sampai kepada Kalab.',
  flag_lainnya: '1 juga Non laboratorium.',
  flag_laporan_asli: '1 pemegang kode laporan dapat membuka file aslinya, 0 tidak.',
  flag_lhu: '1 hanya status sejak pengujian lunas.',
  flag_non_laboratorium: '1 juga Non laboratorium.',
  flag_officer: '1 pekerjaan petugas, bukan pendaftaran sendiri.',
  flag_penggunaan: '1 hanya yang ada dalam daftar penggunaan laboratorium.',
  flag_persetujuan:
    '1 setuju, 2 tidak setuju. Pada POST /test/verification: 1 setuju, 0 tidak setuju, 2 teruskan ke Kalab.',
  flag_replikasi: '1 diuji berulang, 0 sekali.',
  flag_riwayat: '1 penelitian dan pengujian, sebagai riwayat.',
  flag_verifikasi: '1 bukti diterima, 0 ditolak.',
  gantikan: 'uuid data bersama yang dikoreksi; data itu sendiri tetap ada.',
  gone: 'uuid yang tidak lagi dapat dilihat pemanggil.',
  id_barang: 'id alat, bahan, atau instrumen, menurut id_jenis_barang.',
  id_jenis_barang: '1 alat, 2 bahan, 3 instrumen.',
  id_jenis_pembiayaan: kodeDari(namaJenisPembiayaan),
  id_jenis_penelitian: kode('/research-type'),
  id_jenis_penggunaan: '1 penelitian, 2 pengujian sampel.',
  id_laboratorium: kode('/laboratory'),
  id_pengguna: 'uuid orang yang melakukannya.',
  id_pengujian_bentuk_sampel: kode('/test-sample-phase'),
  id_pengujian_kondisi_sampel: kode('/test-sample-condition'),
  id_pengujian_penyimpanan_sampel: kode('/test-sample-storage'),
  id_pengujian_status_sampel: kode('/test-submission-sample-status'),
  id_peran: kode('/test-role'),
  id_peta_penelitian: kode('/research-map'),
  id_rekaman: 'uuid satu data saja, apa pun jenisnya.',
  id_role: kode('/role'),
  id_status_bebas_lab: kode('/lab-free-status'),
  id_status_pembayaran: kode('/payment-status'),
  id_status_pengajuan: kode('/submission-status', '/test-submission-status'),
  id_status_pengembalian_deposit: kode('/return-deposit-status'),
  id_status_progres: 'Kode status progres parameter.',
  id_status_sampel_parameter: kode('/test-submission-sample-parameter-status'),
  id_status_verifikasi: kode('/verification-user-status', '/test-submission-status'),
  id_user_analisis: orang('analis'),
  id_user_penyelia: orang('penyelia'),
  id_user_verifikasi_kalab: orang('Kalab yang diminta memutuskan'),
  jenis: 'Jenis pekerjaan, seperti dalam GET /officer/work.',
  jenis_nomor_bayar: "'va' nomor virtual account bank, 'billing' kode billing kas negara.",
  jlh_penggunaan:
    'Bahan sampai tiga angka di belakang koma, ditulis dengan titik; yang dihitung satuan paling sedikit 1. Alat, plate, dan formula bilangan bulat.',
  kd_fakultas: kode('/organization'),
  kd_institusi: kode('/institutes'),
  kd_program_studi: kode('/organization'),
  kd_status: kode('/status'),
  kd_status_bebas_lab: kode('/lab-free-status'),
  kd_status_pembayaran: kode('/payment-status'),
  kd_status_pengajuan: kode('/submission-status', '/test-submission-status'),
  kd_status_pengembalian: kode('/return-deposit-status'),
  kd_status_progres_parameter: 'null berarti belum mulai.',
  kd_status_sampel: kode('/test-submission-sample-status'),
  kd_status_sampel_parameter: kode('/test-submission-sample-parameter-status'),
  kd_status_verifikasi_user: kode('/verification-user-status'),
  kepada: orang('penerimanya'),
  kode: 'Kode sekali pakai dari halaman masuk.',
  kota: 'Tempat di depan tanggal tanda tangan.',
  kunci:
    'Nama masukan, nomor ulangan (0 bila ditanya sekali), dan nomor butirnya bila ada, dengan titik di antaranya.',
  laboratorium: 'id laboratorium, dipisah koma.',
  laboratorium_pelaksana: 'Nama laboratorium lain yang mengerjakannya.',
  limit: 'Paling banyak sebegini dalam satu jawaban.',
  menunggu: '1 hanya yang menunggu tindakan pemanggil.',
  more: 'Masih ada perubahan lain; tarik lagi dengan cursor ini.',
  nilai: 'Seperti diketik, dengan nol di belakangnya; kosong bila belum diukur.',
  no_bets: 'Nomor bets atau lot sampel, menurut pendaftar.',
  no_akreditasi: 'Nomor dari sertifikat akreditasi laboratorium.',
  nomor_bayar: '8 sampai 24 angka, boleh berspasi; kosong bila dihapus.',
  nominal_akhir: 'Yang masih harus dibayar; kurang dari 0 bila yang dibayar melebihi biayanya.',
  npwp: '15 atau 16 angka, boleh dengan titik dan tanda hubung; hanya dari perusahaan atau instansi (status 4).',
  oldest_at: 'Saat tulisan tertua yang masih menunggu di perangkat.',
  pembuat: 'Pembuat atau produsen sampel, menurut pendaftar.',
  pada: 'Saat sel ditinggalkan, menurut jam perangkat.',
  page: 'Halaman ke berapa, mulai 1.',
  pendapat: 'Pendapat dan tafsiran; tercetak sebagai bagian tersendiri.',
  pengingat: 'Jenis pengingat, seperti dalam GET /notification/reminder.',
  penyimpangan: 'Apa yang berbeda dari metode uji.',
  per_page: 'Baris setiap halaman; bila tidak disebut 10, dan tanpa page 1000.',
  proses_selanjutnya: 'Siapa berikutnya berbuat apa.',
  reset: 'Perangkat harus mulai dari awal.',
  rev: 'Berubah setiap kali datanya berubah; hanya untuk dibandingkan, dan dikirim kembali sebagai base_rev.',
  ringkas: '1 tanpa daftar di dalam baris, untuk dijadikan file.',
  role: `Peran pemanggil: ${roleList.join(', ')}. Peran lain dari peran akunnya ditolak.`,
  search: 'Kata yang dicari.',
  sebab: 'pendaftar (menunggu pendaftar) atau alat (alat rusak).',
  sent: 'id tulisan yang belum diketahui nasibnya, dipisah koma.',
  serahan: 'Pekerjaan yang berpindah ke petugas lain.',
  sesudah: 'Akhir halaman sebelumnya, seperti dalam jawabannya.',
  sha256: 'SHA-256 isi file yang sudah diunggah dengan PUT /sync/file/{sha256}.',
  tanda: 'Berubah bila sesuatu yang dapat dilihat pemanggil berubah.',
  tgl_kedaluwarsa: 'Tanggal kedaluwarsa sampel; tidak sebelum tgl_produksi.',
  tgl_pengambilan: 'Tanggal sampel diambil; tidak setelah hari penulisannya.',
  tgl_produksi: 'Tanggal produksi sampel; tidak setelah hari penulisannya.',
  tempat_pengujian: 'Tempat pengujian, hanya bila bukan di laboratorium.',
  tanda_akreditasi: 'Gambar yang tercetak bila semua hasil laporan termasuk ruang lingkupnya.',
  tindakan: 'Nama panggilan seperti tercatat dalam jejak.',
  unknown: 'Tulisan dari sent yang tidak dikenal server; kirim lagi.',
  url: 'Nama file seperti dalam data yang memuatnya: SHA-256 isinya.',
  urut: 'Menurut apa barisnya urut; bila tidak disebut urutan daftarnya sendiri.',
  uuid_analis: 'uuid satu analis, dari GET /test-analysis/workload.',
  uuid_jeda: 'uuid satu jeda, dari data pendaftarannya.',
  uuid_parameter_uji: 'uuid dari GET /test-parameter.',
  v: 'Versi bentuk tulisan.',
  versi: 'uuid versi lembar kerja yang dipakai.',
  waiting: 'Banyaknya tulisan yang masih menunggu di perangkat.',
};

/** Values that examples show; what is not named here follows from its schema. */
const shown: Record<string, unknown> = {
  alamat: 'Jalan Kampus Contoh 1, Kota Contoh 12345',
  deskripsi_request_dokumen_tambahan: 'Sertifikat dalam bahasa Inggris',
  email: 'sari@kampus.example',
  endpoint: 'https://fcm.googleapis.com/fcm/send/cT9x',
  p256dh: `B${'A'.repeat(86)}`,
  auth: 'A'.repeat(22),
  flag_dihitung_satuan: 0,
  harga_replikasi_eksternal: 40_000,
  harga_replikasi_internal: 25_000,
  hasil_pengujian: '98,7 %',
  id_role: 3,
  isi: '<p>Baku dan sampel disuntikkan tiga kali.</p>',
  jam: '09:30',
  judul: 'Aktivitas antioksidan ekstrak daun kelor',
  kemasan: 'Botol kaca 100 mL',
  kode: 'kode-dari-halaman-masuk',
  kunci: 'x.1',
  metode_uji: 'KCKT',
  kota: 'Kota Contoh',
  nama: 'Madu hutan',
  nama_bank: 'Bank Contoh',
  nama_pemilik_rekening: 'Sari Dewi',
  nilai: '0,1030',
  no_bets: 'AB-12',
  no_induk_kepegawaian: '1985010120101210',
  no_invoice: 'INV/2026/0001',
  no_surat: '001/BL/2026',
  nomor_bayar: '8808 1234 5678 9012',
  no_whatsapp: '081234567890',
  ops: [
    {
      id: '0198c5b2-7c1e-7a10-8f3a-2b9d5e6f7a82',
      v: 1,
      call: 'PUT test-analysis/start',
      body: { uuid: '0198c5b2-7c1e-7a10-8f3a-2b9d5e6f7a81' },
      captured_at: '2026-11-23T09:30:00+07:00',
      clock_offset_ms: 0,
    },
  ],
  pembuat: 'PT Contoh',
  tgl_kedaluwarsa: '2028-06-01',
  tgl_pengambilan: '2026-11-20',
  tgl_produksi: '2026-06-01',
  telepon: '02155501170',
  url: 'c0'.repeat(32),
  whatsapp: '081234567890',
};

const names = new Set([...Object.keys(means), ...Object.keys(shown)]);

/** By the name a field has in a request; answers call it the same in camelCase. */
export const fieldWords: ReadonlyMap<string, FieldWords> = new Map([
  ...[alatMaster, bahanMaster, satuanMaster, instrumenMaster].flatMap(({ fields }) => ofMaster(fields)),
  ...[...names].map((name): [string, FieldWords] => [
    name,
    {
      ...(means[name] ? { description: means[name] } : {}),
      ...(name in shown ? { example: shown[name] } : {}),
    },
  ]),
]);
