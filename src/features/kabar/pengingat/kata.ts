import { pengingat, type Pengingat } from '#domain/kabar/pengingat.ts';

/** What a number of days of each measure counts, behind the number. */
export const kataUkur = {
  setelah: 'hari setelah mulai menunggu',
  sebelum: 'hari sebelum tanggalnya',
  hariKerjaSebelum: 'hari kerja sebelum tanggalnya',
} as const;

const berurut = new Intl.ListFormat('id', { type: 'conjunction' });

/** '3 dan 7 hari setelah mulai menunggu'; what has no days is off. */
export const kataHari = (jenis: Pengingat, hari: readonly number[]): string =>
  hari.length === 0
    ? 'Tidak diingatkan'
    : `${berurut.format(hari.map(String))} ${kataUkur[pengingat[jenis].ukur]}`;

/** What it is about and who is told, for who sets its days. */
export const keteranganPengingat: Readonly<Record<Pengingat, string>> = {
  bayar: 'Kepada pendaftar, sampai bukti pembayarannya dikirim.',
  sampel: 'Kepada pendaftar, sejak DP terverifikasi sampai sampelnya dicatat diterima.',
  bukti: 'Kepada yang memeriksa pembayaran, sampai bukti itu diputuskan.',
  dikembalikan: 'Kepada analis, sampai laporannya ditindaklanjuti.',
  lain: 'Kepada siapa pun yang ditunggu: verifikasi, penugasan, review, penerbitan, dan lainnya.',
  janji: 'Kepada siapa yang ditunggu pendaftaran itu, sampai selesai; tidak selama dijeda.',
  kalibrasi: 'Kepada laboran dan Admin laboratorium itu, sampai jadwal berikutnya diisi.',
  kedaluwarsa: 'Kepada laboran dan Admin laboratorium itu, sampai habis atau tanggalnya diganti.',
};
