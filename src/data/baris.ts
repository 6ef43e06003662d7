import type { FieldError } from '#domain/core/errors.ts';
import type { BerkasTulisan } from './berkas-tulisan.ts';

/**
 * Where a write stands. 'bentrok' and 'ditolak' need a person; 'diparkir' needs a newer app; 'dibuang' was a person's
 * decision and is kept 90 days. A row is removed only when a pulled page names it as done.
 */
export type KeadaanTulisan =
  | 'menunggu'
  | 'mengirim'
  | 'terkirim'
  | 'bentrok'
  | 'ditolak'
  | 'diparkir'
  | 'dibuang';

/** The states of what is not over, for the server or for its author. */
export const terbuka = [
  'menunggu',
  'mengirim',
  'bentrok',
  'ditolak',
  'diparkir',
] as const satisfies readonly KeadaanTulisan[];

export type Kesalahan = {
  status: number;
  code: string;
  info: string;
  errors?: FieldError[];
  /** The server's record as it was when it refused. */
  current?: unknown;
};

/** One write that waits to be applied on the server, exactly once (offline.md section 2). */
export type Baris = {
  seq?: number;
  /** Place in its lane. A repaired write takes the place of the one it replaces. */
  pos: number;
  opId: string;
  call: string;
  v: number;
  lane: string;
  /** The lane of the record that what it writes on is a part of: its readers see the write as well. */
  induk?: string;
  /**
   * The writes that have to be over before it leaves: it closes its record, or is on a part of one that was closed before
   * it (GAP-130). One that is repaired keeps its name in `menggantikan`, one that is dropped is waited for no more.
   */
  dependsOn?: string[];
  /** The writes on parts of its record that it cannot do without: they have to be over before it leaves, too. */
  setelah?: string[];
  /** Own earlier writes on the record that the form already showed. */
  after: string[];
  baseRev: string | null;
  /** Wire form; never changes after a first send. */
  body: Record<string, unknown>;
  bodyHash: string;
  /** What the body names in its file fields; absent where it names none. */
  files?: BerkasTulisan[];
  userId: string;
  deviceId: string;
  capturedAt: string;
  begunAt: string | null;
  clockOffsetMs: number;
  state: KeadaanTulisan;
  lease: { token: string; until: number } | null;
  /** Sends whose outcome is not known to be "nothing happened". 0 means the server has certainly not seen it. */
  attempts: number;
  /** Times it could not be delivered in a row: what the back-off grows with. */
  gagal: number;
  nextAt: number;
  error: Kesalahan | null;
  /** The last time it went, alone, it had no answer of the server, which was there: this network does not pass it on. */
  ditahanJaringan?: true;
  label: string;
  /** When the server confirmed it; of a dropped one, the server's time when it was first seen dropped. */
  diterimaPada: number | null;
  /** The writes whose place this one took, repair after repair: what was based on them was not based on this one. */
  menggantikan?: string[];
  /** The history of the record its author had before them, by entry: what is new in a conflict is everything else. */
  dilihat?: string[];
};

/** Still to be applied, as far as the device knows. */
export const isTertunda = ({ state }: Pick<Baris, 'state'>): boolean =>
  state === 'menunggu' || state === 'mengirim' || state === 'diparkir';

/** Neither applied nor dropped: what has to come after it waits. */
export const belumSelesai = ({ state }: Pick<Baris, 'state'>): boolean =>
  state !== 'terkirim' && state !== 'dibuang';

/** Waits for its author to decide. */
export const perluKeputusan = ({ state }: Pick<Baris, 'state'>): boolean =>
  state === 'bentrok' || state === 'ditolak';

/** It came after the end of its record: there is nothing in it to put right (GAP-130). */
export const terlambat = ({ error }: Pick<Baris, 'error'>): boolean => error?.code === 'CLOSED';

/** Blocks what follows it in its lane. */
export const menahan = (row: Pick<Baris, 'state'>): boolean =>
  perluKeputusan(row) || row.state === 'diparkir';

/** In the order of their lane: by place, then by age; never by clock. */
export const urutanLane = (a: Baris, b: Baris): number => a.pos - b.pos || (a.seq ?? 0) - (b.seq ?? 0);

/** Every name it was ever known by. */
export const namanya = (row: Baris): string[] => [row.opId, ...(row.menggantikan ?? [])];

/** The writes that have to be over before this one leaves. */
export const yangDitunggu = ({
  dependsOn = [],
  setelah = [],
}: Pick<Baris, 'dependsOn' | 'setelah'>): string[] => [...dependsOn, ...setelah];

/** It closes its record: what is on a part of that always says of which. */
export const menutup = ({ dependsOn, induk }: Pick<Baris, 'dependsOn' | 'induk'>): boolean =>
  dependsOn !== undefined && induk === undefined;

/** The write as one that asks its author: a write its form already showed was dropped. */
export const bertanya = (row: Baris): Baris => ({
  ...row,
  state: 'bentrok',
  error: {
    status: 409,
    code: 'DASAR_DIBUANG',
    info: 'Tulisan ini dibuat setelah tulisan lain yang kini dibuang. Periksa lagi lalu putuskan.',
  },
});

/** Whether its author may still change or drop it; otherwise the server may have it already. */
export const dapatDiubah = (row: Baris): boolean =>
  perluKeputusan(row) ||
  (row.state === 'menunggu' && row.attempts === 0) ||
  (row.state === 'diparkir' && row.attempts === 0);
