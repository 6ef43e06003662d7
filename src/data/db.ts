import Dexie, { type DexieOptions, type Table } from 'dexie';
import { lepasSaatBeku } from './beku.ts';
import type { Koleksi, Skema } from './koleksi/adapter.ts';
import { koleksi, type TabelKoleksi } from './koleksi/table.ts';
import type { Baris } from './baris.ts';

/** What a person is in the middle of typing (offline.md section 1, Drafts). */
export type Draf = {
  kunci: string;
  call: string;
  record: string | null;
  /** 'baru', 'dari:<record>' it was begun from, or the refused write that is being repaired. */
  untuk: string;
  /** The page on which it was typed, path and query; missing in one of an earlier version. */
  alamat?: string | undefined;
  versi: number;
  baseRev: string | null;
  after: string[];
  /** Of a form that judges a version: what it had opened on, as a mark and field by field. */
  dibuka?: { tanda: string; sendiri?: string | undefined; isi: Record<string, unknown> } | undefined;
  /** When it was begun: its dates are judged by that day. */
  dimulai: string;
  diubah: string;
  label: string;
  isi: Record<string, unknown>;
};

/** `dipilih`: when the person put it here for a form that is still open and may not have named it anywhere yet. */
type SimpananBerkas = {
  sha256: string;
  bytes: ArrayBuffer;
  mime: string;
  size: number;
  diambil: string;
  dipilih?: string;
};

/**
 * `koleksi`: the collections the app knew that came this far; with other ones it has to begin again, or would never see
 * what lies behind. `tanda` moves when something this person may see has changed on the server.
 */
export type Kursor = {
  nama: string;
  cursor: string;
  generasi: number;
  mengisi: boolean;
  koleksi?: string;
  tanda?: string;
};
export type Tilikan = { kunci: string; jawaban: unknown; pada: string };

/** Everything one person has on this device: the collections, and what is only here. */
export type OrangDb = Dexie &
  TabelKoleksi & {
    antrean: Table<Baris, number>;
    draf: Table<Draf, string>;
    berkas: Table<SimpananBerkas, string>;
    kursor: Table<Kursor, string>;
    tilikan: Table<Tilikan, string>;
  };

const skema: Readonly<Record<string, Skema>> = {
  ...Object.fromEntries(Object.entries<Koleksi>(koleksi).map(([nama, adapter]) => [nama, adapter.skema])),
  antrean: { sejak: 4, kolom: '++seq, &opId, lane, induk, state' },
  draf: { sejak: 2, kolom: 'kunci, record' },
  berkas: { sejak: 2, kolom: 'sha256' },
  kursor: { sejak: 2, kolom: 'nama' },
  tilikan: { sejak: 2, kolom: 'kunci' },
};

/**
 * The newest of these versions, with every table as it is now: an older device is compared with it, and no version between
 * has anything of its own to do. To describe each of them took longer than all else of opening.
 */
const versi = Math.max(...Object.values(skema).map(({ sejak }) => sejak));
const tabel = Object.fromEntries(Object.entries(skema).map(([nama, { kolom }]) => [nama, kolom]));

/** Writes are on the disk before they are confirmed (offline.md section 1). */
const options = { chromeTransactionDurability: 'strict' as const };

/** Where databases lie: the browser's own IndexedDB unless another is given. */
export type Tempat = Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'>;

/** Opens the database of one person. Its outbox columns only grow; no upgrade rewrites a row. */
export function openOrangDb(userId: string, tempat: Tempat = {}): OrangDb {
  const db = lepasSaatBeku(new Dexie(`mejalab-${userId}`, { ...options, ...tempat }) as OrangDb);
  db.version(versi).stores(tabel);
  // Deleted as its person signed out: Dexie would open it again, empty, for a worker or a page that is still storing.
  db.on('versionchange', ({ newVersion }) => {
    if (newVersion !== null) return undefined;
    db.close();
    // Keeps Dexie's own answer from being given, after which it opens by itself.
    return false;
  });
  return db;
}

/** The same for the worker, which never makes one: where it is gone its person has signed out meanwhile, and every use of it rejects. */
export function bukaUntukPekerja(userId: string, tempat: Tempat = {}): OrangDb {
  const db = openOrangDb(userId, tempat);
  db.on('populate', () => {
    throw new Dexie.DatabaseClosedError();
  });
  return db;
}

export type Sesi = {
  token: string;
  userId: string;
  nama: string;
  /** The last moment the server confirmed this session: offline work continues for 30 days from it. */
  terakhirTerhubung: number;
  /** When the server first answered 401 for it, or null. */
  ditolakSejak: number | null;
  /** Why it was ended from elsewhere, in the server's words: what lies here goes then (BEYOND-49). */
  dikeluarkan?: string;
};

/** What the device holds for everybody: its id, who is signed in, who has writes waiting here. */
export type PerangkatDb = Dexie & {
  nilai: Table<{ kunci: string; nilai: unknown }, string>;
  menunggu: Table<{ userId: string; inisial: string; jumlah: number }, string>;
};

export function openPerangkatDb(tempat: Tempat = {}): PerangkatDb {
  const db = lepasSaatBeku(new Dexie('mejalab-perangkat', { ...options, ...tempat }) as PerangkatDb);
  db.version(1).stores({ nilai: 'kunci', menunggu: 'userId' });
  return db;
}
