import { alatMaster } from '#domain/alat/master.ts';
import { bahanMaster } from '#domain/bahan/master.ts';
import { callName } from '#domain/core/endpoint.ts';
import type { Master } from '#domain/core/master.ts';
import { instrumenMaster } from '#domain/instrumen/master.ts';
import { satuanMaster } from '#domain/satuan/master.ts';

/** The calls of master data are named after what they keep. */
const tindakanMaster = ({ judul, api }: Pick<Master, 'judul' | 'api'>): Record<string, string> => ({
  [callName(api.tambah)]: `Tambah ${judul.toLowerCase()}`,
  [callName(api.ubah)]: `Ubah ${judul.toLowerCase()}`,
  [callName(api.hapus)]: `Hapus ${judul.toLowerCase()}`,
  [callName(api.impor)]: `Impor ${judul.toLowerCase()}`,
});

/** What people call each call that leaves a trail, in the order in which the filter offers them. */
export const tindakanJejak: Readonly<Record<string, string>> = {
  'POST user': 'Isi data diri',
  'PUT user/address': 'Ubah alamat',
  'PUT user/notification': 'Ubah pilihan kabar',
  'PUT notification/resend': 'Kirim lagi kabar yang gagal',
  'GET user/self/data': 'Unduh data sendiri',
  'POST user/correction-request': 'Ajukan perbaikan data',
  // The server by itself, when its time is over.
  RETENTION_YEARS: 'Kosongkan data pribadi',
  'PUT officer': 'Ubah petugas',
  'PUT officer/correction': 'Koreksi data diri',
  'PUT officer/correction-request': 'Jawab perbaikan data',
  'PUT officer/activate': 'Aktifkan atau nonaktifkan akun',
  'POST officer/hand-over': 'Serah terima pekerjaan',
  'DELETE officer': 'Hapus petugas',
  'PUT laboratory': 'Ubah laboratorium',
  'POST holiday': 'Tambah hari libur',
  'PUT holiday': 'Ubah hari libur',
  'DELETE holiday': 'Hapus hari libur',
  'PUT holiday/decree': 'Sebutkan dasar libur',
  'PUT notification/reminder': 'Ubah hari pengingat',
  'POST test': 'Daftar pengujian',
  'POST test/verification': 'Verifikasi pengujian',
  'POST test/generate-code': 'Penugasan analis dan penyelia',
  'POST test/pause': 'Jeda janji selesai',
  'POST test/resume': 'Akhiri jeda janji',
  'POST test/repayment': 'Tagihan pelunasan',
  'PUT test-analysis/start': 'Mulai pengujian',
  'POST test-analysis/report': 'Laporan atau review',
  'PUT test-analysis/sheet': 'Isi lembar kerja',
  'PUT test-analysis/request-done': 'Ajukan selesai pengujian',
  'PUT test-analysis/cancel': 'Batalkan pengujian',
  'PUT test-analysis/method': 'Ubah metode uji',
  'PUT test-analysis/verification-done': 'Putusan selesai pengujian',
  'POST bench-data': 'Catat data bersama',
  'PUT test-report/report-available': 'Terbitkan laporan hasil uji',
  'PUT test-report/request-document': 'Permintaan dokumen tambahan',
  'POST test-report/signed': 'Unggah LHU bertanda tangan',
  'POST test-report/upload-document': 'Unggah dokumen tambahan',
  'DELETE test-report/upload-document': 'Tarik dokumen tambahan',
  'POST research': 'Daftar penelitian',
  'POST research/verification': 'Verifikasi penelitian',
  'POST research/update-usage-period': 'Ubah waktu penggunaan',
  'POST research/request-done-usage': 'Ajukan selesai penggunaan',
  'POST research/done-usage': 'Selesai penggunaan',
  'POST research-usage': 'Tambah penggunaan',
  'PUT research-usage': 'Ubah penambahan',
  'POST research-usage/verification': 'Verifikasi penambahan',
  'POST research-usage/return-tool': 'Pengembalian alat',
  'POST research-usage/extend': 'Perpanjang waktu',
  'POST test-payment/invoice/payment': 'Kirim bukti bayar pengujian',
  'PUT test-payment/invoice/verification': 'Verifikasi bayar pengujian',
  'PUT test-payment/invoice/payment-number': 'Nomor pembayaran pengujian',
  'POST research-payment/invoice': 'Buat invoice penelitian',
  'POST research-payment/invoice/cancel': 'Batalkan invoice penelitian',
  'POST research-payment/invoice/payment': 'Kirim bukti bayar penelitian',
  'POST research-payment/invoice/verification': 'Verifikasi bayar penelitian',
  'PUT research-payment/invoice/payment-number': 'Nomor pembayaran penelitian',
  'POST return-deposit/return': 'Kembalikan dana',
  'POST survey': 'Isi survei kepuasan',
  'POST submission-lab-free': 'Ajukan surat bebas lab',
  'POST submission-lab-free/verification': 'Putusan surat bebas lab',
  ...tindakanMaster(alatMaster),
  ...tindakanMaster(bahanMaster),
  'POST item/stock': 'Sesuaikan stok',
  ...tindakanMaster(satuanMaster),
  ...tindakanMaster(instrumenMaster),
  'POST test-parameter': 'Tambah parameter uji',
  'PUT test-parameter': 'Ubah parameter uji',
  'POST test-parameter/import': 'Impor parameter uji',
  'POST test-parameter/sheet': 'Buat lembar kerja',
  'PUT test-parameter/sheet': 'Ubah lembar kerja',
  'PUT test-parameter/sheet/release': 'Rilis lembar kerja',
  'PUT test-parameter/sheet/stop': 'Hentikan lembar kerja',
};

/** An act in people's words; one of an older version that is no longer called so is only an act. */
export const namaTindakan = (call: string): string => tindakanJejak[call] ?? 'Tindakan lain';
