import { administers, type Actor } from '#domain/core/roles.ts';
import type { HalanganSurat, Surat } from './schema.ts';

/** What the rules of W5 look at in a letter. */
export type SuratState = {
  kdStatusBebasLab: number;
  pendaftarUuid: string;
  terbaru: boolean;
  detail: readonly { idLaboratorium: number; flagVerif: number; tanpaLaboran: boolean }[];
  flagVerifPembayaran: number;
  /** The one laboratory that a decision names, of several of its decider (GAP-106). */
  hanya?: number | undefined;
  /** What is open by now (GAP-133). The server looks; a device goes by what it was told. */
  halangan?: readonly HalanganSurat[];
};

/** LETTER-21 */
export const putusanSurat = { belum: 0, disetujui: 1, ditolak: 2 } as const;

/** The letter a person looks at, as the rules of W5 see it. */
export const keadaanSurat = (record: Surat): SuratState => ({
  kdStatusBebasLab: record.statusSubmission.kdStatusBebasLab,
  pendaftarUuid: record.user.uuid,
  terbaru: record.flagTerbaru,
  detail: record.detail,
  flagVerifPembayaran: record.putusanPembayaran.flagVerif,
});

export const pemohonnya = ({ pendaftarUuid }: SuratState, actor: Actor) =>
  pendaftarUuid === actor.uuid ? null : 'Hanya untuk pemohon surat ini.';

const milikSendiri = ({ pendaftarUuid }: SuratState, actor: Actor) =>
  pendaftarUuid === actor.uuid ? 'Anda tidak dapat memutuskan surat yang Anda ajukan sendiri.' : null; // GAP-142

type Baris = SuratState['detail'][number];
const terbuka = ({ flagVerif }: Baris): boolean => flagVerif === putusanSurat.belum;

/** The laboratories of a letter that this Laboran has. */
const milikLaboran = ({ detail, hanya }: SuratState, actor: Actor): readonly Baris[] =>
  detail.filter(
    ({ idLaboratorium }) =>
      administers(actor, idLaboratorium) && (hanya === undefined || hanya === idLaboratorium),
  );

export const laboranSurat = (record: SuratState, actor: Actor) => {
  const sendiri = milikSendiri(record, actor);
  if (sendiri) return sendiri;
  return milikLaboran(record, actor).length > 0 ? null : 'Hanya untuk laboran laboratorium pada surat ini.';
};

/** Every payment officer may decide every letter (GAP-132). */
export const petugasSurat = milikSendiri;

/** The laboratories that a payment officer decides, for nobody there can (GAP-132). */
const tanpaPemutus = ({ detail }: SuratState): readonly Baris[] =>
  detail.filter((satu) => terbuka(satu) && satu.tanpaLaboran);

const sudahDiputuskan = 'Bagian Anda pada surat ini sudah diputuskan petugas lain.';

export const laboranSudahMemutuskan = (record: SuratState, actor: Actor) =>
  milikLaboran(record, actor).some(terbuka) ? null : sudahDiputuskan;

/** A laboratory may lose its last Laboran when the payment is decided already: then that laboratory is left to decide. */
export const petugasSudahMemutuskan = (record: SuratState) =>
  record.flagVerifPembayaran === putusanSurat.belum || tanpaPemutus(record).length > 0
    ? null
    : sudahDiputuskan;

/** What stands in the way, in one line: each by the number of its record. */
export const kalimatHalangan = (halangan: readonly HalanganSurat[]): string =>
  halangan
    .map(({ nomor, keterangan }) => (nomor === null ? keterangan : `${nomor}: ${keterangan}`))
    .join(' ');

/** An approval says that nothing is open, so nothing may be (GAP-133). */
export const masihTerhalang = ({ halangan = [] }: SuratState): string | null =>
  halangan.length > 0 ? `Surat belum dapat disetujui. ${kalimatHalangan(halangan)}` : null;

/** What a decision of this person is on: which laboratories, and the payment or not. */
export function sasaranPutusan(
  record: SuratState,
  actor: Actor,
): { laboratorium: readonly number[]; pembayaran: boolean } {
  const rows =
    actor.role === 'Petugas pembayaran' ? tanpaPemutus(record) : milikLaboran(record, actor).filter(terbuka);
  return {
    laboratorium: rows.map(({ idLaboratorium }) => idLaboratorium),
    pembayaran: actor.role === 'Petugas pembayaran' && record.flagVerifPembayaran === putusanSurat.belum,
  };
}

/** The letter with a decision on it, as the rules see it: where it leads is judged on this one (GAP-129). */
export function denganPutusan(record: SuratState, actor: Actor, flagVerif: number): SuratState {
  const { laboratorium, pembayaran } = sasaranPutusan(record, actor);
  return {
    ...record,
    detail: record.detail.map((satu) =>
      laboratorium.includes(satu.idLaboratorium) ? { ...satu, flagVerif } : satu,
    ),
    flagVerifPembayaran: pembayaran ? flagVerif : record.flagVerifPembayaran,
  };
}

/** Where an approval leads: everybody has to have given theirs. */
export const menurutPutusan = ({ detail, flagVerifPembayaran }: SuratState) =>
  [flagVerifPembayaran, ...detail.map(({ flagVerif }) => flagVerif)].every(
    (flagVerif) => flagVerif === putusanSurat.disetujui,
  )
    ? 'disetujui'
    : 'diajukan';
