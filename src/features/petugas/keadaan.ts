import { akunWorkflow } from '#domain/akun/workflow.ts';
import type { Perbaikan } from '#domain/akun/schema.ts';
import { codesFrom } from '#domain/core/workflow.ts';
import { formatDateTime, formatWaiting, kalimat } from '#domain/core/format.ts';
import type { Petugas, PetugasTersimpan } from '#domain/petugas/schema.ts';
import { showError, showSuccess, TOAST_LONG_MS, type Told } from '#kit/notice/toast.ts';

type KeadaanPetugas = Pick<Petugas, 'statusVerification' | 'flagPekerjaanTertahan' | 'perbaikan'>;

/** How an account stands, in words. */
export const kataAkun = ({ statusVerification, flagAktif }: Petugas): string =>
  flagAktif === 1
    ? statusVerification.statusVerifikasiUser
    : `${statusVerification.statusVerifikasiUser}, nonaktif`;

/**
 * Whether Admin has something to do about an account: verify it, hand over what it may not do any more (GAP-131), or answer
 * what its person asks to be put right (GAP-175).
 */
export const menungguAdmin = ({
  statusVerification,
  flagPekerjaanTertahan,
  perbaikan,
}: KeadaanPetugas): boolean =>
  flagPekerjaanTertahan === 1 ||
  Boolean(perbaikan) ||
  statusVerification.kdStatusVerifikasiUser === akunWorkflow.states.perluVerifikasi.code;

/** Whether there is anything an Admin may save: a decision, or the data of who is verified. */
export const dapatDisimpan = ({ statusVerification }: KeadaanPetugas): boolean =>
  [...codesFrom(akunWorkflow, 'setujui'), ...codesFrom(akunWorkflow, 'ubah')].includes(
    statusVerification.kdStatusVerifikasiUser,
  );

/** What a row offers: one that was turned down has no form, it is read or goes (GAP-163, OFFICER-05). */
export const tindakanPetugas = (
  petugas: KeadaanPetugas,
): readonly ('Detail' | 'Lihat' | 'Edit' | 'Hapus')[] => {
  if (dapatDisimpan(petugas)) return ['Detail', 'Edit'];
  return ['Lihat', 'Hapus'];
};

/** What comes next for an account. */
export const langkahPetugas = (petugas: KeadaanPetugas): string =>
  petugas.perbaikan
    ? `Jawab perbaikan data, ${batasPerbaikan(petugas.perbaikan)}`
    : petugas.flagPekerjaanTertahan === 1
      ? 'Serah terima pekerjaan'
      : petugas.statusVerification.prosesSelanjutnya;

/** By when a request is to be answered (UU 27/2022): 'batas 29 November 2026, 10:42 WIB'. */
const batasPerbaikan = ({ batas }: Pick<Perbaikan, 'batas'>): string =>
  `${new Date(batas) < new Date() ? 'lewat batas' : 'batas'} ${formatDateTime(batas)}`;

/** The same with how long it has waited: 'menunggu 2 hari, batas …'. */
export const menungguPerbaikan = (perbaikan: Perbaikan): string =>
  `${formatWaiting(perbaikan.diajukanPada, new Date())}, ${batasPerbaikan(perbaikan)}`;

/** What has passed to whom, in a line; null when nothing was handed over. */
export function hasilSerah({ serahTerima }: Pick<PetugasTersimpan, 'serahTerima'>): string | undefined {
  const berpindah = serahTerima.filter(({ diserahkan }) => diserahkan > 0);
  if (berpindah.length === 0) return undefined;
  return berpindah
    .map(({ keterangan, diserahkan, kepada }) => kalimat(`${keterangan} (${diserahkan}) kini pada ${kepada}`))
    .join(' ');
}

/** Says what could not pass, and why; it stays on screen, since somebody has to find another officer for it. */
export function kabarkanTertinggal({ serahTerima }: Pick<PetugasTersimpan, 'serahTerima'>): void {
  const tertinggal = serahTerima.flatMap((satu) => satu.tertinggal);
  if (tertinggal.length === 0) return;
  showError(`${tertinggal.length} pekerjaan tidak dapat diserahkan`, {
    next: `${tertinggal.map(({ nomor, alasan }) => `${nomor}: ${alasan}`).join('; ')}. Pilih petugas lain untuk itu.`,
  });
}

/** What was saved, what passed to whom with it, and what did not. */
export function kabarkanSerah(info: Told, tersimpan: PetugasTersimpan): void {
  showSuccess(info, TOAST_LONG_MS, hasilSerah(tersimpan));
  kabarkanTertinggal(tersimpan);
}
