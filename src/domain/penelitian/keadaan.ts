import { administers, type Actor } from '#domain/core/roles.ts';
import { kodePenambahan, kodePenelitian } from '#domain/penggunaan/kode.ts';
import type { Dijanjikan } from '#domain/perjalanan/jeda.ts';
import { petugasPenggunaan, type PenelitianPokok } from '#domain/penggunaan/pelaku.ts';

const { perluVerifikasi, perluPerbaikan, disetujui } = kodePenambahan;

/** How an addition came about: asked for and verified, entered by an officer, or a longer period (W2, GAP-125). */
export type CaraPenambahan = 'pendaftar' | 'petugas' | 'waktu';

/** An addition as the rules of W2 look at it. */
type Tambahan = { kdStatus: number; cara: CaraPenambahan; idLaboratorium: number };

/** What the rules of W2 look at: the head and its additions, as they stand after the act where it changes them. */
export type PenelitianState = PenelitianPokok & {
  /** CONST-03: 1 in a laboratory, 2 elsewhere. */
  kdJenisPenelitian: number;
  /** W3 code of every addition and how it came about; those that are approved in the order of their approval. */
  penambahan: readonly Tambahan[];
} & Dijanjikan &
  Partial<SebelumSelesai>;

/** What may still be open before the end. Only the acts that lead there look at it, so that only they need it read. */
export type SebelumSelesai = {
  sudahSurvei: boolean;
  /** Every bill is on an invoice and every invoice that stands is paid (GAP-27). */
  lunas: boolean;
  /** Tools that are neither back nor broken nor replaced, and those that are broken (GAP-71, GAP-146). */
  alatBelumKembali: number;
};

/** Everything that any rule of W2 looks at. */
export type PenelitianUtuh = PenelitianState & SebelumSelesai;

/** CONST-03 */
export const jenisPenelitian = { laboratorium: 1, luarLaboratorium: 2 } as const;
export const namaJenisPenelitian: Readonly<Record<number, string>> = {
  1: 'Penelitian di laboratorium',
  2: 'Penelitian di luar laboratorium',
};

/** Who puts bills on an invoice: who pays them, or the payment officer of their laboratory where nobody does (GAP-134, GAP-154). */
export const penagih = (record: PenelitianState, actor: Actor) =>
  record.pendaftarUuid === actor.uuid ||
  (actor.role === 'Petugas pembayaran' && petugasPenggunaan(record, actor) === null)
    ? null
    : 'Hanya untuk pendaftar penelitian ini dan petugas pembayaran laboratorium ini.';

/** Usage belongs to a laboratory; research done elsewhere has none (GAP-22, REG-39). */
export const diLaboratorium = (record: PenelitianState) =>
  record.kdJenisPenelitian === jenisPenelitian.laboratorium
    ? null
    : 'Penelitian di luar laboratorium tidak mencatat penggunaan.';

/** Whether one of the additions to verify is of a laboratory of this officer (GAP-154). */
export const menungguPutusanTambahan = ({ penambahan }: PenelitianState, actor: Actor): boolean =>
  penambahan.some(
    ({ kdStatus, idLaboratorium }) => kdStatus === perluVerifikasi && administers(actor, idLaboratorium),
  );

/** Whether any addition waits for a word: its verification, or its registrant's mending (GAP-27). */
const adaPenambahanTerbuka = ({
  penambahan,
}: {
  penambahan: readonly Pick<Tambahan, 'kdStatus'>[];
}): boolean => penambahan.some(({ kdStatus }) => kdStatus === perluVerifikasi || kdStatus === perluPerbaikan);

/** GAP-27: nothing is open between registrant and laboratory but the tools. */
export const dapatMengajukanSelesai = (
  record: { penambahan: readonly Pick<Tambahan, 'kdStatus'>[] } & Pick<SebelumSelesai, 'lunas'>,
): boolean => record.lunas && !adaPenambahanTerbuka(record);

/** The state that follows from the additions (W2, GAP-125). */
export function menurutPenambahan({
  penambahan,
}: {
  penambahan: readonly Omit<Tambahan, 'idLaboratorium'>[];
}) {
  if (penambahan.some(({ kdStatus }) => kdStatus === perluVerifikasi)) return 'perluVerifikasi';
  if (penambahan.some(({ kdStatus }) => kdStatus === perluPerbaikan)) return 'perluPerbaikan';
  const terakhir = penambahan.findLast(({ kdStatus }) => kdStatus === disetujui);
  if (!terakhir) return 'disetujui';
  return terakhir.cara === 'pendaftar' ? 'penambahanDisetujui' : 'berlangsung';
}

/** The end is judged by what was read of it: a fact that was not is a fault of ours, and no 'yes'. */
function sebelumSelesai({ sudahSurvei, lunas, alatBelumKembali }: PenelitianState): SebelumSelesai {
  if (sudahSurvei === undefined || lunas === undefined || alatBelumKembali === undefined)
    throw new Error('The end of a research is judged by its survey, money and tools');
  return { sudahSurvei, lunas, alatBelumKembali };
}

const masihTerbuka = (record: PenelitianState): string | null => {
  if (adaPenambahanTerbuka(record))
    return 'Masih ada penambahan yang menunggu verifikasi atau perbaikan. Selesaikan penambahan itu lebih dahulu.';
  return sebelumSelesai(record).lunas
    ? null
    : 'Masih ada tagihan yang belum dibuatkan invoice, atau invoice yang belum lunas.'; // USAGE-25
};

/** Why its registrant cannot ask for the end yet, or null (USAGE-26, GAP-27, GAP-107). */
export const belumDapatMintaSelesai = (record: PenelitianState): string | null =>
  diLaboratorium(record) ??
  masihTerbuka(record) ??
  (sebelumSelesai(record).sudahSurvei
    ? null
    : 'Isi survei laboratorium lebih dahulu, lalu ajukan selesai penggunaan.');

/** At 3 only research outside a laboratory waits for its end: it has nothing to use before that (GAP-22, GAP-157). */
export const menungguPenyelesaian = (
  record: Pick<PenelitianState, 'kdStatusPengajuan' | 'kdJenisPenelitian'>,
): boolean =>
  record.kdStatusPengajuan !== kodePenelitian.disetujui ||
  record.kdJenisPenelitian === jenisPenelitian.luarLaboratorium;

/** Why an officer cannot end it yet, or null (CONF-41, GAP-71). */
export const belumDapatSelesai = (record: PenelitianState): string | null => {
  if (record.kdJenisPenelitian === jenisPenelitian.luarLaboratorium) return null;
  const terbuka = masihTerbuka(record);
  if (terbuka) return terbuka;
  const { alatBelumKembali } = sebelumSelesai(record);
  return alatBelumKembali > 0
    ? `Masih ada ${alatBelumKembali} alat yang belum dicatat kembali, rusak, atau diganti.`
    : null;
};
