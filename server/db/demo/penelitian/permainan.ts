import type { Barang } from '#domain/barang/schema.ts';
import { formatDate } from '#domain/core/format.ts';
import { penelitianWorkflow, type PenelitianAksi } from '#domain/penelitian/workflow.ts';
import { akunDari, golonganDari } from '#server/db/demo/akun.ts';
import { idPada, type Kalender } from '#server/db/demo/waktu.ts';
import { labPeragaan } from '#server/demo/accounts.ts';
import type { Langkah, NaskahPenelitian } from './naskah.ts';
import { koreksi, kembalikan, perpanjang, putuskan, tambahkan } from './penambahan.ts';
import { gerakkan, petugasDari, type Panggung, type PerjalananPenelitian } from './perjalanan.ts';
import {
  batalkanInvoiceTerakhir,
  buatInvoice,
  catatKembali,
  kembalikanKredit,
  kirimBukti,
  putuskanBukti,
} from './uang.ts';

type Aksi = Exclude<Langkah, number>;
type NamaAksi = Aksi extends infer A ? (A extends { aksi: infer N } ? N : A) : never;

/** Whose act each is; what is not named here is an officer's of the laboratory. */
const pelakuAksi: Partial<Record<NamaAksi, 'pendaftar' | 'kalab' | 'pembayaran'>> = {
  setujuiKalab: 'kalab',
  tolakKalab: 'kalab',
  batalkanPendaftaran: 'pendaftar',
  tambah: 'pendaftar',
  ubah: 'pendaftar',
  tarik: 'pendaftar',
  survei: 'pendaftar',
  mintaSelesai: 'pendaftar',
  invoice: 'pendaftar',
  batalkanInvoice: 'pendaftar',
  bukti: 'pendaftar',
  terima: 'pembayaran',
  tolakBukti: 'pembayaran',
  depositKembali: 'pembayaran',
};

/** Plays one script through W2, W3 and W4, so that codes, histories and money cannot disagree with the tables. */
export function mainkanPenelitian(
  naskah: NaskahPenelitian,
  kalender: Kalender,
  nomor: number,
  barang: ReadonlyMap<string, Barang>,
): PerjalananPenelitian {
  const orang = { ...petugasDari(naskah), pendaftar: naskah.pendaftar, pembayaran: 'petugas' };
  const waktu = jamKerja(kalender, naskah.hari, nomor);
  const dibuat = waktu.berikut();
  const satu: PerjalananPenelitian = {
    naskah,
    id: idPada(dibuat),
    laboratoriumId: labPeragaan[naskah.lab],
    golongan: golonganDari(akunDari(naskah.pendaftar)),
    kdStatus: penelitianWorkflow.states.diajukan.code,
    rev: 1,
    masa: masaDari(naskah.masa, kalender),
    riwayat: [
      {
        kdStatus: penelitianWorkflow.states.diajukan.code,
        catatan: null,
        aktor: naskah.pendaftar,
        saat: dibuat,
      },
    ],
    tambahan: [],
    baris: [],
    gerak: [],
    alat: [],
    tagihan: [],
    invoice: [],
    bukti: [],
    pengembalian: [],
    survei: null,
    diubah: dibuat,
  };
  for (const langkah of naskah.langkah) {
    if (typeof langkah === 'number') {
      waktu.lewat(langkah);
      continue;
    }
    const nama: NamaAksi = typeof langkah === 'string' ? langkah : langkah.aksi;
    const saat = waktu.berikut();
    jalankan(satu, langkah, { saat, aktor: orang[pelakuAksi[nama] ?? 'laboran'], kalender, barang });
    satu.diubah = saat;
  }
  return satu;
}

const masaDari = ([mulai, selesai]: NaskahPenelitian['masa'], { tanggal }: Kalender) => ({
  tglMulai: tanggal(mulai),
  tglSelesai: tanggal(selesai),
});

/** The moments of a script: acts of one day follow each other within working hours. `nomor` varies the minutes. */
function jamKerja(kalender: Kalender, mulai: number, nomor: number) {
  let [hari, ke] = [mulai, 0];
  return {
    lewat: (banyak: number) => void ([hari, ke] = [hari - banyak, 0]),
    berikut: (): Date => {
      const menit = 8 * 60 + 5 + ((nomor * 17) % 45) + ke * 31;
      ke += 1;
      return kalender.saat(hari, menit);
    },
  };
}

function jalankan(satu: PerjalananPenelitian, langkah: Aksi, panggung: Panggung): void {
  if (typeof langkah === 'string') return tanpaIsi[langkah](satu, panggung);
  switch (langkah.aksi) {
    case 'tambah':
      return tambahkan(satu, langkah.baris, langkah.untuk, panggung);
    case 'catat':
      return tambahkan(satu, langkah.baris, langkah.untuk, panggung, {
        petugas: true,
        alasan: langkah.alasan,
      });
    case 'setujui':
    case 'tarik':
      return putuskan(satu, langkah.aksi, langkah.ke, panggung);
    case 'tolak':
      return putuskan(satu, 'tolak', langkah.ke, panggung, { catatan: langkah.catatan });
    case 'ubah':
      return putuskan(satu, 'ubah', langkah.ke, panggung, { pakai: langkah.baris });
    case 'koreksi':
      return koreksi(satu, langkah.ke, langkah.baris, langkah.catatan, panggung);
    case 'perpanjang':
      return perpanjang(satu, langkah.sampai, panggung);
    case 'kembalikan':
      return kembalikan(satu, langkah.alat, panggung);
    case 'tolakBukti':
      return putuskanBukti(satu, false, langkah.catatan, panggung);
    case 'ubahWaktu':
      satu.masa = masaDari(langkah.masa, panggung.kalender);
      return gerakkan(satu, 'ubahWaktu', panggung, catatanWaktu(satu));
    case 'selesaikan':
      gerakkan(satu, 'selesaikan', panggung, langkah.catatan);
      return kembalikanKredit(satu, panggung);
    default:
      return gerakkan(satu, langkah.aksi, panggung, langkah.catatan);
  }
}

const catatanWaktu = ({ masa }: PerjalananPenelitian): string =>
  `Waktu penggunaan diubah menjadi ${formatDate(masa.tglMulai)} sampai ${formatDate(masa.tglSelesai)}.`;

const bergerak =
  (aksi: PenelitianAksi, catatan: string | null = null) =>
  (satu: PerjalananPenelitian, panggung: Panggung): void =>
    gerakkan(satu, aksi, panggung, catatan);

/** What is said by its name alone. */
const tanpaIsi: Record<Extract<Aksi, string>, (satu: PerjalananPenelitian, panggung: Panggung) => void> = {
  setujuiKalab: bergerak('setujuiKalab'),
  setujuiLaboran: bergerak('setujuiLaboran'),
  batalkanPendaftaran: bergerak('batalkanPendaftaran', 'Pendaftaran dibatalkan oleh pendaftar.'),
  mintaSelesai: bergerak('mintaSelesai'),
  survei: (satu, { saat }) => void (satu.survei = saat),
  invoice: buatInvoice,
  batalkanInvoice: batalkanInvoiceTerakhir,
  bukti: kirimBukti,
  terima: (satu, panggung) => putuskanBukti(satu, true, null, panggung),
  depositKembali: catatKembali,
};
