import { afterEach, beforeEach } from 'vitest';
import type { AnyEndpoint } from '#domain/core/endpoint.ts';
import type { Actor } from '#domain/core/roles.ts';
import type { Tarikan } from '#domain/sync/endpoints.ts';
import type { Koleksi } from '#data/koleksi/adapter.ts';
import { koleksi } from '#data/koleksi/table.ts';
import { enqueue, type Tulisan } from '#data/outbox/enqueue.ts';
import type { Baris } from '#data/baris.ts';
import { storePage } from '#data/pull.ts';
import { susunTulisan } from '#data/write.ts';
import { analis } from '#tests/support/offline-dunia.ts';
import type { ServerLuring } from '#tests/support/offline-server.ts';
import { Waktu } from '#tests/support/offline-waktu.ts';
import { Perangkat, type Tab } from '#tests/support/offline.ts';

/** A device by itself, with no server to reach: before each test a fresh one. Gives a tab of this person on it. */
export function perangkatSendiri(): (orang?: Actor) => Promise<Tab> {
  let perangkat: Perangkat;
  beforeEach(() => {
    perangkat = new Perangkat('sendiri', {} as ServerLuring, new Waktu());
    perangkat.jaringan.putus = true;
  });
  afterEach(() => perangkat.tutup());
  return (orang = analis()) => perangkat.bukaTab(orang);
}

/** Puts records into a collection, as a pull leaves them there. */
export const simpan = ({ db }: Tab, nama: keyof typeof koleksi, ...records: object[]): Promise<unknown> =>
  db.table(nama).bulkPut(records.map((record) => (koleksi[nama] as Koleksi).row(record as never, 1)));

/** A write of this call, as its form hands it over. */
export const tulisanPada = (
  endpoint: unknown,
  body: Record<string, unknown>,
  baseRev: string | null = null,
): Tulisan => susunTulisan(endpoint as AnyEndpoint, { body, label: 'x', baseRev, after: [], begunAt: null });

export const antre = async (tab: Tab, ...isi: Parameters<typeof tulisanPada>): Promise<Baris> =>
  enqueue(tab.db, await tab.asal(), tulisanPada(...isi));

let halaman = 0;

/** A page of changes comes, as the server would send it next. */
export async function datang(
  { db }: Tab,
  changes: Tarikan['changes'],
  lain: Partial<Tarikan> = {},
): Promise<void> {
  halaman += 1;
  const from = (await db.kursor.get('tarik'))?.cursor ?? '';
  const page = { cursor: `${halaman}`, more: false, reset: false, tanda: '0', changes, done: [], ...lain };
  await storePage(db, page, from);
}
export const baru = (...upsert: unknown[]) => ({ upsert, gone: [] });
export const pergi = (...records: { uuid: string }[]) => ({
  upsert: [],
  gone: records.map(({ uuid }) => uuid),
});

type Daftar = { baris: readonly { data: { uuid: string } }[] };
/** What a list shows, in its order: by id, or by the place of each among these records. */
export const uuids = ({ baris }: Daftar): string[] => baris.map(({ data }) => data.uuid);
export const tempat = (semua: readonly { uuid: string }[], daftar: Daftar): number[] =>
  uuids(daftar).map((uuid) => semua.findIndex((satu) => satu.uuid === uuid));
