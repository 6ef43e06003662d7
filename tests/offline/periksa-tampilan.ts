import { expect } from 'vitest';
import { reduceAnalisis } from '#domain/analisis/reduce.ts';
import { callName } from '#domain/core/endpoint.ts';
import type { Actor } from '#domain/core/roles.ts';
import { fromWire } from '#domain/core/wire.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { reducePengujian } from '#domain/pengujian/reduce.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import type { TulisanTertunda } from '#domain/sync/tulisan.ts';
import { tabelKoleksi } from '#data/koleksi.ts';
import type { koleksiRekaman } from '#data/koleksi/table.ts';
import type { Baris } from '#data/outbox/row.ts';
import type { Tampilan } from '#data/view.ts';
import type { Catatan } from '#tests/support/offline-jurnal.ts';
import { lihat } from '#tests/support/offline-orang.ts';
import type { Tab } from '#tests/support/offline.ts';
import type { IsiServer } from './menurut-server.ts';
import { lihatPendaftaran, lihatTinjauan } from './tampilan.ts';

export type Rekaman = { uuid: string; rev: string };
type Isi = { base: Map<string, Rekaman>; views: readonly Tampilan<Rekaman>[] };

/** What one person has on a device at one moment: outbox, records, and what the screens make of them. */
export type IsiTab = {
  rows: readonly Baris[];
  berkas: ReadonlySet<string>;
  koleksi: Record<NamaKoleksi, Isi>;
};

/** The collections whose records people write on: which lanes belong to one, and how a write lies on top of it. */
const koleksi = {
  analisis: {
    reduce: reduceAnalisis as unknown as Reduce,
    lanes: ({ uuid }: Rekaman) => [`analisis:${uuid}`],
    views: async (tab: Tab): Promise<Tampilan<Rekaman>[]> => {
      const uuids = await tab.db.analisis.toCollection().primaryKeys();
      return (await Promise.all(uuids.map((uuid) => lihat(tab, uuid)))).filter((view) => view !== null);
    },
  },
  pendaftaran: {
    reduce: reducePengujian as unknown as Reduce,
    lanes: lanesPengujian,
    views: lihatPendaftaran as (tab: Tab) => Promise<Tampilan<Rekaman>[]>,
  },
  tinjauan: {
    reduce: reducePengujian as unknown as Reduce,
    lanes: lanesPengujian,
    views: lihatTinjauan as (tab: Tab) => Promise<Tampilan<Rekaman>[]>,
  },
} satisfies Record<NamaKoleksi, unknown>;
/** Nobody of these histories is an officer of a laboratory: what those keep is tested by itself. */
export type NamaKoleksi = Exclude<keyof typeof koleksiRekaman, 'penggunaan'>;
const namaKoleksi = Object.keys(koleksi) as NamaKoleksi[];
type Reduce = (record: Rekaman, tulisan: TulisanTertunda, actor: Actor) => Rekaman;

function lanesPengujian(record: Rekaman): string[] {
  const { uuid, pembayaran } = record as Pengujian;
  return [
    `pengujian:${uuid}`,
    `survei:${uuid}`,
    ...pembayaran.invoice.map((invoice) => `invoice:${invoice.uuid}`),
  ];
}

/** Reads all of it as one moment, so that nothing that goes on beside it comes in between. */
export function isiTab(tab: Tab): Promise<IsiTab> {
  const { db } = tab;
  return db.transaction('r', [db.antrean, db.berkas, ...tabelKoleksi(db)], async () => {
    const rows = await db.antrean.toArray();
    const berkas = new Set(await db.berkas.toCollection().primaryKeys());
    const isi: Partial<IsiTab['koleksi']> = {};
    for (const nama of namaKoleksi) {
      const base = new Map<string, Rekaman>();
      await db
        .table(nama)
        .each(({ uuid, data }: { uuid: string; data: Rekaman }) => void base.set(uuid, data));
      isi[nama] = { base, views: await koleksi[nama].views(tab) };
    }
    return { rows: rows.sort(urut), berkas, koleksi: isi as IsiTab['koleksi'] };
  });
}

const urut = (a: Baris, b: Baris) => a.pos - b.pos || a.seq! - b.seq!;

const tertunda = ({ opId, call, body, files, capturedAt }: Catatan | Baris): TulisanTertunda => ({
  opId,
  call,
  body: fromWire(body) as Record<string, unknown>,
  dibuatPada: capturedAt,
  files,
});

/** The writes of these lanes that count: of each up to the first that needs its author. */
function berjalan(rows: readonly Baris[], lanes: readonly string[]): Baris[] {
  const stopped = new Set<string>();
  return rows.filter((row) => {
    if (!lanes.includes(row.lane) || row.state === 'dibuang') return false;
    if (row.state === 'bentrok' || row.state === 'ditolak') stopped.add(row.lane);
    return !stopped.has(row.lane);
  });
}

const daftar = callName(pengujianApi.daftar);

/** [I8] [I9] Every view is its base with the pending writes folded over it, and no pending one is covered. */
export function periksaTampilan(tab: Tab, { rows, koleksi: isi }: IsiTab): void {
  for (const nama of namaKoleksi) {
    const { reduce, lanes } = koleksi[nama];
    const { base, views } = isi[nama];
    expect(
      views
        .map(({ data }) => data.uuid)
        .filter((uuid) => base.has(uuid))
        .sort(),
      `[I8] ${nama} does not show each of its records once`,
    ).toEqual([...base.keys()].sort());
    for (const { data } of views) {
      const record = base.get(data.uuid);
      if (!record) continue;
      const pending = berjalan(rows, lanes(record)).map(tertunda);
      const expected = pending.reduce((now, tulisan) => reduce(now, tulisan, tab.orang), record);
      expect(data, `[I8] the view of ${nama} ${data.uuid} is not reduce(base, pending)`).toEqual(expected);
      for (const tulisan of pending)
        expect(
          reduce(data, tulisan, tab.orang),
          `[I9] the pending ${tulisan.call} ${tulisan.opId} is covered`,
        ).toEqual(data);
    }
  }
  // A registration has no record yet: it is a row of its own from when it is saved to when the server shows it.
  const shown = isi.pendaftaran.views.map(({ data }) => data.uuid);
  for (const { opId, call, state } of rows)
    if (call === daftar && state !== 'dibuang')
      expect(
        shown.filter((uuid) => uuid === opId),
        `[I8] the registration ${opId} (${state}) is not shown once`,
      ).toEqual([opId]);
}

/** [I1] What took effect and is no longer in the outbox is in the record: folded over it again it changes nothing. */
export function sudahTerbawa(tab: Tab, { koleksi: isi }: IsiTab, entry: Catatan): void {
  for (const nama of namaKoleksi) {
    const { reduce, lanes } = koleksi[nama];
    for (const record of isi[nama].base.values())
      if (lanes(record).includes(entry.lane))
        expect(
          reduce(record, tertunda(entry), tab.orang),
          `[I1] ${entry.call} ${entry.opId} took effect, but its record does not have it`,
        ).toEqual(record);
  }
}

/** [I8] [I9] The device has of every record what the server has, and shows just that. */
export function samaDenganServer(tab: Tab, { koleksi: isi }: IsiTab, remote: IsiServer): void {
  for (const nama of namaKoleksi) {
    const { base, views } = isi[nama];
    expect(
      Object.fromEntries(base),
      `[I9] the cursor of ${tab.perangkat.nama} passed a change of ${nama} that was never stored`,
    ).toEqual(remote[nama]);
    expect(
      Object.fromEntries(views.map(({ data }) => [data.uuid, data])),
      `[I8] drained, but the view of ${nama} is not the server's`,
    ).toEqual(remote[nama]);
  }
}
