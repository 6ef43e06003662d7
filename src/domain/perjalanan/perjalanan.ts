import { daysBetween, labDay } from '#domain/core/clock.ts';
import { formatDate } from '#domain/core/format.ts';
import type { Actor, Role } from '#domain/core/roles.ts';
import { stateByCode, type Workflow } from '#domain/core/workflow.ts';
import { jedaBerjalan, type Jeda } from './jeda.ts';

/** One stage of a way: done on a day, where it stands now, still to come, or where it ended before its time. */
export type Tahap = {
  nama: string;
  keadaan: 'selesai' | 'sekarang' | 'nanti' | 'berhenti';
  /** When it was done or ended, or since when it lasts; null where nobody knows. */
  pada: string | null;
};

/** The journey of a submission in the words of its reader (BEYOND-39). */
export type Perjalanan = {
  tahap: Tahap[];
  /** What happens now: 'Sedang diuji'. */
  kata: string;
  /** Who has it: 'Anda', 'Admin'; null where nothing more is expected of anybody. */
  pemegang: string | null;
  /** Since when they have it, a moment or a day. */
  sejak: string | null;
  /** By when its work is promised, as long as that is kept or broken. */
  janji: string | null;
};

/** Who has a submission: somebody in a role, or those at the bench. */
type Pemegang = Role | 'Analis' | 'Penyelia' | 'Laboratorium';
/** What one state comes to: what happens, who has it, and since when where that is not since the state was reached. */
export type Kini = { kata: string; pemegang: Pemegang | null; sejak?: string | null | undefined };

/** Who reads it and what of it their own device has not sent yet. Nobody: it is for whoever has its link (BEYOND-40). */
export type Konteks = {
  pembaca: Actor | null;
  tertunda?: readonly string[];
  /** A write of theirs was refused, and waits for them. */
  perluKeputusan?: boolean;
};

type Status = { kdStatusPengajuan: number };
export type Kepala = {
  rev: string;
  createdAt: string;
  user: { uuid: string };
  statusSubmission: Status;
  history: readonly { createdAt: string; statusSubmission: Status; user: { uuid: string } | null }[];
  janji: string | null;
};

/** The way of one kind of submission. */
export type Jalan<S extends string, R> = {
  workflow: Workflow<S | 'ditolak', string, R>;
  /** Its stages; the first is the registration itself. */
  nama: readonly string[];
  /** The stage each state belongs to; past the last one all is done. What was refused ended where it stood before. */
  tahap: Record<S, number>;
};

/** Whom a state waits for by its workflow: the first of the roles of the act it waits for (GAP-150). */
export const peranDitunggu = <S extends string, A extends string, R>(
  { actions }: Workflow<S, A, R>,
  state: S,
): Role | null => {
  const semua = Object.values<(typeof actions)[A]>(actions);
  return semua.find(({ ditunggu }) => ditunggu?.includes(state))?.roles[0] ?? null;
};

/** The stages of a submission, and since when it stands where it does. */
function tahapDari<S extends string, R>(
  { workflow, nama, tahap }: Jalan<S, R>,
  record: Kepala,
  { tertunda = [], perluKeputusan = false }: Konteks,
): { tahap: Tahap[]; sejak: string; ke: number } {
  const status = (kode: number) => stateByCode<S | 'ditolak', string, R>(workflow, kode);
  const kini = record.statusSubmission.kdStatusPengajuan;
  const belumDiterima = record.rev === '' && (tertunda.length > 0 || perluKeputusan);
  // What was reached, and when, in the order of the history; a device may have the state before it has its row.
  const jejak = [
    ...record.history.map(({ createdAt, statusSubmission }) => ({
      kode: statusSubmission.kdStatusPengajuan,
      pada: createdAt,
    })),
    { kode: kini, pada: null },
  ];
  const selesaiPada: (string | null)[] = nama.map(() => null);
  let ke = 0;
  for (const { kode, pada } of belumDiterima ? [] : jejak) {
    const nama = status(kode);
    if (nama === 'ditolak') continue;
    const baru = tahap[nama as S];
    // One that was gone back to is done when it is left again.
    for (let satu = ke; satu < baru; satu += 1) selesaiPada[satu] = pada;
    ke = baru;
  }
  if (!belumDiterima && ke === 0) ke = 1;
  const berhenti = status(kini) === 'ditolak' || (belumDiterima && perluKeputusan);
  const sejak = sejakStatus(record);
  return {
    ke,
    sejak,
    tahap: nama.map((satu, at) => ({
      nama: satu,
      ...(at < ke
        ? { keadaan: 'selesai', pada: selesaiPada[at] ?? null }
        : at > ke
          ? { keadaan: 'nanti', pada: null }
          : { keadaan: berhenti ? 'berhenti' : 'sekarang', pada: sejak }),
    })),
  };
}

/** Since when it stands where it does: rows that follow at the same code (a pause, an addition) moved nothing. */
function sejakStatus({ createdAt, history, statusSubmission }: Kepala): string {
  const lain = history.findLastIndex(
    (satu) => satu.statusSubmission.kdStatusPengajuan !== statusSubmission.kdStatusPengajuan,
  );
  return history[lain + 1]?.createdAt ?? history.at(-1)?.createdAt ?? createdAt;
}

type Bukti = { dikirimPada: string; flagVerifikasi: number | null };
type Tagihan = {
  keadaan: 'bayar' | 'belumTerkirim' | 'diperiksa';
  invoice: { createdAt: string; bukti: readonly Bukti[] };
};

/**
 * Who has the money of a submission: who pays it, or who looks at the proof. `kata` is null where it is simply due; of a proof
 * that was turned down nobody kept when.
 */
export function kiniUang(
  tagihan: Tagihan | null,
  { apa, pemeriksa }: { apa: string; pemeriksa: Role },
): Omit<Kini, 'kata'> & { kata: string | null } {
  const bukti = tagihan?.invoice.bukti.at(-1);
  switch (tagihan?.keadaan) {
    case 'belumTerkirim':
      return { kata: 'Bukti pembayaran dikirim saat tersambung', pemegang: 'Pendaftar', sejak: null };
    case 'diperiksa':
      return { kata: `Bukti ${apa} sedang diverifikasi`, pemegang: pemeriksa, sejak: bukti?.dikirimPada };
    default:
      return bukti?.flagVerifikasi === 0
        ? { kata: `Menunggu bukti ${apa} yang baru`, pemegang: 'Pendaftar', sejak: null }
        : { kata: null, pemegang: 'Pendaftar', sejak: tagihan?.invoice.createdAt };
  }
}

/** Of one that the server does not have: it goes by itself, or its author has to decide first. */
export const kiniBelumDiterima = ({ tertunda = [] }: Konteks): Kini => ({
  kata: tertunda.length > 0 ? 'Pendaftaran dikirim saat tersambung' : 'Belum terkirim, perlu keputusan Anda',
  pemegang: 'Pendaftar',
});

/** Of one whose promise is stopped until its registrant has done something: with them, since then; null where it is not. */
export function kiniDijeda(jeda: readonly Jeda[], sendiri: boolean): Kini | null {
  const dijeda = jedaBerjalan(jeda).find(({ sebab }) => sebab === 'pendaftar');
  return dijeda
    ? { kata: sendiri ? 'Menunggu Anda' : 'Menunggu pendaftar', pemegang: 'Pendaftar', sejak: dijeda.mulai }
    : null;
}

/** How a submission that was refused ended: taken back by its registrant, or not accepted. */
export const kataBerakhir = ({ history, user }: Kepala, pembaca: Actor | null): string => {
  const sendiri = history.at(-1)?.user?.uuid === user.uuid;
  if (!sendiri) return 'Tidak diterima';
  return pembaca?.uuid === user.uuid ? 'Anda batalkan' : 'Dibatalkan pendaftar';
};

/** Who has it in the words of the reader: themselves are 'Anda', and to who registered the bench is the laboratory. */
function sebutan(pemegang: Pemegang | null, pendaftar: boolean, giliran: boolean): string | null {
  if (pendaftar ? pemegang === 'Pendaftar' : giliran) return 'Anda';
  return pendaftar && (pemegang === 'Analis' || pemegang === 'Penyelia') ? 'Laboratorium' : pemegang;
}

/** Puts the journey of a submission together: what its kind says of now, and whether it waits for the officer who reads it. */
export function susun<S extends string, R>(
  jalan: Jalan<S, R>,
  record: Kepala,
  konteks: Konteks,
  {
    kini,
    giliran,
    berjanji,
  }: { kini: (ke: number) => Kini; giliran: (actor: Actor) => boolean; berjanji: boolean },
): Perjalanan {
  const { pembaca, tertunda = [] } = konteks;
  const { tahap, sejak, ke } = tahapDari(jalan, record, konteks);
  const sekarang = kini(ke);
  const pendaftar = pembaca?.uuid === record.user.uuid;
  // What they decided already, on this device, is theirs no more.
  const miliknya = pembaca !== null && !pendaftar && tertunda.length === 0 && giliran(pembaca);
  const pemegang = sebutan(sekarang.pemegang, pendaftar, miliknya);
  const sejakKini = sekarang.sejak === undefined ? sejak : sekarang.sejak;
  return {
    tahap,
    kata: sekarang.kata,
    pemegang,
    sejak: pemegang === null ? null : sejakKini,
    janji: berjanji ? record.janji : null,
  };
}

/** For how many days, by those at the laboratories, somebody has had it since a moment or a day. */
const hariDipegang = (sejak: string, hariIni: string): number =>
  daysBetween(labDay(new Date(sejak)), hariIni);

/** 'sejak 6 November 2026, 5 hari' */
export function kataSejak(sejak: string, hariIni: string): string {
  const hari = hariDipegang(sejak, hariIni);
  return hari > 0 ? `sejak ${formatDate(sejak)}, ${hari} hari` : 'sejak hari ini';
}

/** What happens now and for how long, in one line: 'Verifikasi oleh kalab, sudah 5 hari'. */
export function ringkasKini({ kata, sejak }: Perjalanan, hariIni: string): string {
  const hari = sejak === null ? 0 : hariDipegang(sejak, hariIni);
  return hari > 0 ? `${kata}, sudah ${hari} hari` : kata;
}
