import { kunciBarang, type Barang } from '#domain/barang/schema.ts';
import type { Actor } from '#domain/core/roles.ts';
import { follow } from '#domain/core/workflow.ts';
import type { GolonganTarif } from '#domain/pendaftaran/schema.ts';
import { jenisPenelitian, type PenelitianState } from '#domain/penelitian/keadaan.ts';
import { sudahLunas } from '#domain/penelitian/uang.ts';
import { penelitianWorkflow, type PenelitianAksi } from '#domain/penelitian/workflow.ts';
import { akunDari } from '#server/db/demo/akun.ts';
import type { buatBukti } from '#server/db/demo/bukti.ts';
import type { Kalender } from '#server/db/demo/waktu.ts';
import type { invoice, pengembalian, tagihan } from '#server/db/tables/pembayaran.ts';
import type { barisPenggunaan, penambahan, pengembalianAlat } from '#server/db/tables/penggunaan.ts';
import { labPeragaan } from '#server/demo/accounts.ts';
import type { NaskahPenelitian } from './naskah.ts';

export type Tambahan = typeof penambahan.$inferInsert & { rev: number };
export type BarisPakai = typeof barisPenggunaan.$inferInsert & { barang: Barang };
export type Tagihan = typeof tagihan.$inferInsert;
export type Invoice = typeof invoice.$inferInsert & { rev: number; kdStatus: number; dibatalkan: boolean };
type AlatPinjaman = typeof pengembalianAlat.$inferInsert &
  Record<'kembali' | 'rusak' | 'diganti' | 'rev', number>;
type Deposit = typeof pengembalian.$inferInsert;

/** What went off a shelf, or came back to it when `jumlah` is below nothing. */
export type Gerak = {
  bahanId: number;
  jumlah: number;
  /** What the officer said who corrected it; null of an approval. */
  koreksi: string | null;
  aktor: string;
  saat: Date;
};

/** A research played from registration to where its script ends. */
export type PerjalananPenelitian = {
  naskah: NaskahPenelitian;
  id: string;
  laboratoriumId: number;
  golongan: GolonganTarif;
  kdStatus: number;
  rev: number;
  masa: { tglMulai: string; tglSelesai: string };
  riwayat: { kdStatus: number; catatan: string | null; aktor: string; saat: Date }[];
  tambahan: Tambahan[];
  baris: BarisPakai[];
  gerak: Gerak[];
  alat: AlatPinjaman[];
  tagihan: Tagihan[];
  invoice: Invoice[];
  bukti: ReturnType<typeof buatBukti>[];
  pengembalian: Deposit[];
  survei: Date | null;
  /** When anything of it changed last. */
  diubah: Date;
};

/** Where a step is played: who does it and when, and what the laboratories have. */
export type Panggung = {
  saat: Date;
  aktor: string;
  kalender: Kalender;
  /** By code. */
  barang: ReadonlyMap<string, Barang>;
};

/** The demo person as the rules look at them. */
export function pelaku(nama: string): Actor {
  const { role, ...orang } = akunDari(nama);
  if (!role) throw new Error(`${nama} has no role`);
  return { ...orang, role };
}

/** Who decides in a laboratory; never who registered (GAP-142). */
export function petugasDari({ lab, pendaftar }: Pick<NaskahPenelitian, 'lab' | 'pendaftar'>) {
  const [kalab, laboran] =
    lab === 'lpomk' || lab === 'kimiaFarmasi' ? ['kalab', 'laboran'] : ['kalab2', 'laboran2'];
  return {
    kalab: kalab === pendaftar ? 'penyelia' : kalab!,
    laboran: laboran === pendaftar ? 'petugas' : laboran!,
  };
}

export const jenisDari = ({ lab }: Pick<NaskahPenelitian, 'lab'>): number =>
  labPeragaan[lab] === labPeragaan.nonLaboratorium
    ? jenisPenelitian.luarLaboratorium
    : jenisPenelitian.laboratorium;

/** What the rules of W2 look at, as it stands now. */
export const keadaan = (satu: PerjalananPenelitian): PenelitianState => ({
  kdStatusPengajuan: satu.kdStatus,
  pendaftarUuid: akunDari(satu.naskah.pendaftar).uuid,
  idLaboratorium: satu.laboratoriumId,
  kdJenisPenelitian: jenisDari(satu.naskah),
  penambahan: satu.tambahan
    .toSorted((a, b) => urutan(a) - urutan(b))
    .map(({ kdStatus, flagWaktu, olehPetugas }) => ({
      kdStatus,
      cara: flagWaktu ? 'waktu' : olehPetugas ? 'petugas' : 'pendaftar',
      idLaboratorium: satu.laboratoriumId,
    })),
  // The demo promises once everything is played, and pauses nothing.
  janji: null,
  jeda: [],
  sudahSurvei: satu.survei !== null,
  lunas: sudahLunas(
    satu.tagihan.map(({ total, invoiceId }) => ({ total, ditagih: invoiceId != null })),
    satu.invoice.flatMap(({ kdStatus, dibatalkan }) => (dibatalkan ? [] : [kdStatus])),
  ),
  alatBelumKembali: satu.alat.reduce(
    (sum, { jumlah, kembali, rusak, diganti }) => sum + jumlah - kembali - rusak - diganti,
    0,
  ),
});
const urutan = ({ disetujuiPada, createdAt }: Tambahan): number => (disetujuiPada ?? createdAt).getTime();

/**
 * An act of W2, judged by its table as the record stands: code, revision, and a row of history where the code changes or
 * somebody said something.
 */
export function gerakkan(
  satu: PerjalananPenelitian,
  aksi: PenelitianAksi,
  { aktor, saat }: Panggung,
  catatan: string | null = null,
): void {
  const kode = follow(penelitianWorkflow, aksi, keadaan(satu), pelaku(aktor));
  if (penelitianWorkflow.actions[aksi].revision) satu.rev += 1;
  if (kode !== satu.kdStatus || catatan !== null) satu.riwayat.push({ kdStatus: kode, catatan, aktor, saat });
  satu.kdStatus = kode;
}

/** The thing with this code, of the research's laboratory; a script that names another is wrong. */
export function barangDari(satu: PerjalananPenelitian, kd: string, { barang }: Panggung): Barang {
  const found = barang.get(kd);
  if (found?.idLaboratorium !== satu.laboratoriumId) throw new Error(`${satu.naskah.judul}: no ${kd} here`);
  return found;
}

/** The same things by the key that the rules take. */
export const menurutKunci = (barang: ReadonlyMap<string, Barang>): Map<string, Barang> =>
  new Map([...barang.values()].map((satu) => [kunciBarang(satu), satu]));
