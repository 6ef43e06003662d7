import Dexie, { type DexieOptions, type Table } from 'dexie';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { Pengujian, ParameterUji } from '#domain/pengujian/schema.ts';
import type { Pertanyaan } from '#domain/survei/endpoints.ts';
import { lepasSaatBeku } from './beku.ts';
import type { Baris } from './outbox/row.ts';

/** One choice of a reference list; `uuid` is 'jenis:kode'. */
export type Acuan = {
  uuid: string;
  jenis: string;
  kode: number;
  nama: string;
  induk: number | null;
  urutan: number;
  generasi: number;
};

/**
 * A row of the analysis work set with what lists sort, filter and search by beside it, so that a list of thousands reads
 * ten. Only pull writes these. `hilang`: no longer in the person's scope, kept because writes on it are unresolved.
 */
export type BarisAnalisis = {
  uuid: string;
  urut: string;
  kdProgres: number;
  idLaboratorium: number;
  analis: string;
  penyelia: string;
  cari: string;
  generasi: number;
  hilang: 0 | 1;
  data: Analisis;
};

/** What a registration is for. */
export type JenisPendaftaran = 'penelitian' | 'pengujian';

/**
 * A registration: the owner's own, or one that waits for this Kalab. Only pull writes these; `urut` backwards is newest
 * first.
 */
export type BarisPengujian = {
  uuid: string;
  urut: string;
  jenis: JenisPendaftaran;
  kdStatus: number;
  idLaboratorium: number;
  /** The lanes of writes that belong to it: its own, its survey's, its invoices'. */
  lane: string[];
  cari: string;
  generasi: number;
  hilang: 0 | 1;
  data: Pengujian;
};

/** A test that may be chosen when registering; `nama` in small letters, to sort by. */
type BarisParameterUji = {
  uuid: string;
  idLaboratorium: number;
  nama: string;
  generasi: number;
  data: ParameterUji;
};

type BarisPertanyaan = { uuid: string; generasi: number; data: Pertanyaan };

/** What a person is in the middle of typing (offline.md section 1, Drafts). */
export type Draf = {
  kunci: string;
  call: string;
  record: string | null;
  /** 'baru', or the refused write that is being repaired. */
  untuk: string;
  /** The page on which it was typed, path and query; missing in one of an earlier version. */
  alamat?: string | undefined;
  versi: number;
  baseRev: string | null;
  after: string[];
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

/** Everything one person has on this device. */
export type OrangDb = Dexie & {
  analisis: Table<BarisAnalisis, string>;
  pendaftaran: Table<BarisPengujian, string>;
  tinjauan: Table<BarisPengujian, string>;
  acuan: Table<Acuan, string>;
  parameterUji: Table<BarisParameterUji, string>;
  pertanyaanSurvei: Table<BarisPertanyaan, string>;
  antrean: Table<Baris, number>;
  draf: Table<Draf, string>;
  berkas: Table<SimpananBerkas, string>;
  kursor: Table<Kursor, string>;
  tilikan: Table<Tilikan, string>;
};

/** Writes are on the disk before they are confirmed (offline.md section 1). */
const options = { chromeTransactionDurability: 'strict' as const };

/** Where databases lie: the browser's own IndexedDB unless another is given. */
export type Tempat = Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'>;

/** Opens the database of one person. Its outbox columns only grow; no upgrade rewrites a row. */
export function openOrangDb(userId: string, tempat: Tempat = {}): OrangDb {
  const db = lepasSaatBeku(new Dexie(`mejalab-${userId}`, { ...options, ...tempat }) as OrangDb);
  db.version(2).stores({
    analisis:
      'uuid, urut, generasi, [analis+urut], [penyelia+urut], [analis+kdProgres], [penyelia+kdProgres], [analis+idLaboratorium], [penyelia+idLaboratorium]',
    acuan: 'uuid, jenis, generasi',
    antrean: '++seq, &opId, lane, state',
    draf: 'kunci, record',
    berkas: 'sha256',
    kursor: 'nama',
    tilikan: 'kunci',
  });
  db.version(3).stores({
    pendaftaran: 'uuid, urut, generasi, *lane',
    tinjauan: 'uuid, urut, generasi, *lane',
    parameterUji: 'uuid, generasi, [idLaboratorium+nama]',
    pertanyaanSurvei: 'uuid, generasi',
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
