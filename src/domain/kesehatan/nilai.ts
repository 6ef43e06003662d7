import type { Kesehatan } from './endpoints.ts';

const menitMs = 60_000;
const hariMs = 24 * 60 * menitMs;

/** A device that was not in touch for so many days is named: longer than a week-end with a holiday. */
export const lamaTakTersambungHari = 7;

/** What runs by itself, and after how long without a success somebody should look. The backup is run by the operator's own clock. */
export const pekerjaanLayanan = {
  cadangan: { nama: 'Cadangan', tandaiMs: 2 * hariMs },
  sapuan: { nama: 'Pembersihan harian', tandaiMs: 2 * hariMs },
  kabar: { nama: 'Memberi tahu orang', tandaiMs: 15 * menitMs },
  kiriman: { nama: 'Mengirim kabar ke luar aplikasi', tandaiMs: 15 * menitMs },
} as const;
export type NamaPekerjaan = keyof typeof pekerjaanLayanan;

type Pekerjaan = Kesehatan['pekerjaan'][number];

/**
 * How a job stands: it failed when it ran last; it has no success for longer than it should; it is under way, or was cut off; it
 * is well; it never ran.
 */
export type KeadaanPekerjaan = 'gagal' | 'terlambat' | 'berjalan' | 'baik' | 'belum';

export function keadaanPekerjaan(
  nama: NamaPekerjaan,
  satu: Pekerjaan | undefined,
  kini: Date,
): KeadaanPekerjaan {
  if (!satu) return 'belum';
  if (satu.galat !== null) return 'gagal';
  const sejak = satu.berhasilPada ?? satu.mulaiPada;
  if (kini.getTime() - Date.parse(sejak) > pekerjaanLayanan[nama].tandaiMs) return 'terlambat';
  const selesai = satu.selesaiPada !== null && satu.selesaiPada >= satu.mulaiPada;
  return selesai ? 'baik' : 'berjalan';
}

/** From how long on held-back changes are worth a warning: a long import is no fault. */
const tandaiUmpanDetik = 60;
/** A disk with less room than this is worth a warning: a week of photos of a busy laboratory. */
const tandaiSisaByte = 2 * 1024 ** 3;

/** What somebody should look at, most urgent first: what it is, and what to do. */
type Temuan = { judul: string; saran: string };

const periksaLog = 'Rinciannya ada di log server, dengan jenis galat yang sama.';

/** What of the service needs somebody's eye (BEYOND-45). */
export function temuanKesehatan(isi: Kesehatan): Temuan[] {
  const kini = new Date(isi.pada);
  const { pekerjaan, umpanTertahanDetik, kiriman, penyimpanan, basisData } = isi;
  const temuan: (Temuan | false)[] = [
    umpanTertahanDetik >= tandaiUmpanDetik && {
      judul: `Perubahan tertahan sejak ${Math.floor(umpanTertahanDetik / 60)} menit lalu`,
      saran: 'Perangkat belum menerima yang baru. Akhiri transaksi yang tidak selesai di Postgres yang sama.',
    },
    ...(Object.keys(pekerjaanLayanan) as NamaPekerjaan[]).map((nama) => {
      const satu = pekerjaan.find((lain) => lain.nama === nama);
      return temuanPekerjaan(nama, keadaanPekerjaan(nama, satu, kini));
    }),
    penyimpanan.sisa !== null &&
      penyimpanan.sisa < tandaiSisaByte && {
        judul: 'Ruang disk hampir habis',
        saran: 'Perbesar disk, atau pindahkan file ke bucket.',
      },
    basisData.migrasi !== basisData.migrasiDikenal && {
      judul: 'Versi server dan basis data tidak sama',
      saran: 'Ada proses server dari versi lain. Jalankan semuanya dari versi yang sama.',
    },
    kiriman.gagal > 0 && {
      judul: `${kiriman.gagal} kabar tidak dapat dikirim`,
      saran: 'Sebabnya ada di Kabar yang gagal.',
    },
  ];
  return temuan.filter((satu) => satu !== false);
}

function temuanPekerjaan(nama: NamaPekerjaan, keadaan: KeadaanPekerjaan): Temuan | false {
  if (nama === 'cadangan') {
    const saran = 'Jalankan cadangan, dan periksa jadwalnya di server.';
    if (keadaan === 'belum') return { judul: 'Belum pernah dicadangkan', saran };
    if (keadaan === 'terlambat') return { judul: 'Cadangan terakhir sudah lebih dari 2 hari', saran };
  }
  const kata = pekerjaanLayanan[nama].nama;
  if (keadaan === 'gagal') return { judul: `${kata}: yang terakhir gagal`, saran: periksaLog };
  return keadaan === 'terlambat' && { judul: `${kata}: lama tidak berhasil`, saran: periksaLog };
}
