import { expect } from 'vitest';
import { reduceAnalisis } from '#domain/analisis/reduce.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { callName } from '#domain/core/endpoint.ts';
import type { Actor } from '#domain/core/roles.ts';
import { fromWire } from '#domain/core/wire.ts';
import type { DataBersama } from '#domain/lembar-kerja/bersama.ts';
import { dataBersamaApi } from '#domain/lembar-kerja/bersama-endpoints.ts';
import { reduceDataBersama } from '#domain/lembar-kerja/bersama-reduce.ts';
import { adalahPenelitian, type Pendaftaran } from '#domain/tables/pendaftaran.ts';
import { uuidPenelitianBaru } from '#domain/penelitian/baru.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { reducePenelitian } from '#domain/penelitian/reduce.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { reducePengujian } from '#domain/pengujian/reduce.ts';
import { penggunaanApi } from '#domain/penelitian/penggunaan.ts';
import type { BarangDikenal } from '#domain/penggunaan/reduce.ts';
import { suratApi } from '#domain/surat/endpoints.ts';
import { reduceSurat } from '#domain/surat/reduce.ts';
import type { Surat } from '#domain/surat/schema.ts';
import type { TulisanTertunda } from '#domain/sync/tulisan.ts';
import { bacaSemuaBarang } from '#data/barang-dikenal.ts';
import { tabelKoleksi } from '#data/koleksi.ts';
import type { koleksiRekaman } from '#data/koleksi/table.ts';
import { namanya, yangDitunggu, type Baris } from '#data/baris.ts';
import type { Tampilan } from '#data/view.ts';
import type { Catatan } from '#tests/support/offline-jurnal.ts';
import { lihat } from '#tests/support/offline-orang.ts';
import type { Perangkat, Tab } from '#tests/support/offline.ts';
import type { IsiServer } from './menurut-server.ts';
import {
  semuaDataBersama,
  semuaPendaftaran,
  semuaPenggunaan,
  semuaSurat,
  semuaTinjauan,
} from './tampilan.ts';

export type Rekaman = { uuid: string; rev: string };
/** `hilang`: those that are this person's no longer, kept as they last were for a write that needs its author. */
type Isi = {
  base: Map<string, Rekaman>;
  hilang: ReadonlySet<string>;
  views: readonly Tampilan<Rekaman>[];
};

/** What one person has on a device at one moment: outbox, records, and what the screens make of them. */
export type IsiTab = {
  rows: readonly Baris[];
  berkas: ReadonlySet<string>;
  barang: BarangDikenal;
  koleksi: Record<NamaKoleksi, Isi>;
};

type Reduce = (record: Rekaman, tulisan: TulisanTertunda, actor: Actor, barang: BarangDikenal) => Rekaman;

/** How a write lies on a submission of either kind. */
const reduceKeduaJenis: Reduce = (record, tulisan, actor, barang) =>
  adalahPenelitian(record as Pendaftaran)
    ? reducePenelitian(record as Penelitian, tulisan, actor, barang)
    : reducePengujian(record as Pendaftaran as never, tulisan, actor);

/** The collections whose records people write on: which lanes belong to one, and how a write lies on top of it. */
const koleksi: Record<
  NamaKoleksi,
  {
    reduce: Reduce;
    lanes: (record: Rekaman) => string[];
    views: (tab: Tab) => Promise<readonly Tampilan<Rekaman>[]>;
  }
> = {
  analisis: {
    reduce: (record, tulisan, actor) => reduceAnalisis(record as Analisis, tulisan, actor),
    lanes: ({ uuid }) => [`analisis:${uuid}`],
    views: async (tab) => {
      const uuids = await tab.db.analisis.toCollection().primaryKeys();
      return (await Promise.all(uuids.map((uuid) => lihat(tab, uuid)))).filter((view) => view !== null);
    },
  },
  pendaftaran: { reduce: reduceKeduaJenis, lanes: lanesPendaftaran, views: semuaPendaftaran },
  tinjauan: { reduce: reduceKeduaJenis, lanes: lanesPendaftaran, views: semuaTinjauan },
  penggunaan: { reduce: reduceKeduaJenis, lanes: lanesPendaftaran, views: semuaPenggunaan },
  surat: {
    reduce: (record, tulisan, actor) => reduceSurat(record as Surat, tulisan, actor),
    lanes: ({ uuid }) => [`surat:${uuid}`],
    views: semuaSurat,
  },
  dataBersama: {
    reduce: (record, tulisan, actor) => reduceDataBersama(record as DataBersama, tulisan, actor),
    lanes: ({ uuid }) => [`data-bersama:${uuid}`],
    views: semuaDataBersama,
  },
};
export type NamaKoleksi = keyof typeof koleksiRekaman;
const namaKoleksi = Object.keys(koleksi) as NamaKoleksi[];

function lanesPendaftaran(record: Rekaman): string[] {
  const data = record as Pendaftaran;
  const { uuid, pembayaran } = data;
  const invoices: readonly { uuid: string }[] = pembayaran.invoice;
  const bersama = [`survei:${uuid}`, ...invoices.map((invoice) => `invoice:${invoice.uuid}`)];
  return adalahPenelitian(data)
    ? [`penelitian:${uuid}`, ...bersama, ...data.penambahan.map((satu) => `penambahan:${satu.uuid}`)]
    : [`pengujian:${uuid}`, ...bersama];
}

type Dibaca = { isi: IsiTab; tulisan: number };
const dibaca = new WeakMap<Perangkat, Map<string, Dibaca>>();

/** What was read of this person's last, while nothing was written there since. */
export function isiTerakhir(perangkat: Perangkat, { uuid }: Actor): IsiTab | undefined {
  const last = dibaca.get(perangkat)?.get(uuid);
  return last?.tulisan === perangkat.banyakTulisan(uuid) ? last.isi : undefined;
}

/** What lies on the device now. */
export async function isiTab(tab: Tab): Promise<IsiTab> {
  const { perangkat, orang } = tab;
  const tulisan = perangkat.banyakTulisan(orang.uuid);
  const isi = isiTerakhir(perangkat, orang) ?? (await bacaIsi(tab));
  dibaca.set(
    perangkat,
    (dibaca.get(perangkat) ?? new Map<string, Dibaca>()).set(orang.uuid, { isi, tulisan }),
  );
  return isi;
}

/** Reads all of it as one moment, so that nothing that goes on beside it comes in between. */
function bacaIsi(tab: Tab): Promise<IsiTab> {
  const { db } = tab;
  return db.transaction('r', [db.antrean, db.berkas, ...tabelKoleksi(db)], async () => {
    const rows = await db.antrean.toArray();
    const berkas = new Set(await db.berkas.toCollection().primaryKeys());
    const isi: Partial<IsiTab['koleksi']> = {};
    for (const nama of namaKoleksi) {
      const base = new Map<string, Rekaman>();
      const hilang = new Set<string>();
      const stored: { uuid: string; data: Rekaman; hilang: 0 | 1 }[] = await db.table(nama).toArray();
      for (const row of stored) {
        base.set(row.uuid, row.data);
        if (row.hilang === 1) hilang.add(row.uuid);
      }
      isi[nama] = { base, hilang, views: await koleksi[nama].views(tab) };
    }
    const barang = await bacaSemuaBarang(db);
    return { rows: rows.sort(urut), berkas, barang, koleksi: isi as IsiTab['koleksi'] };
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

/**
 * The writes that count of those in these lanes or on a part of their record: of each lane up to the first that needs its
 * author, and none that waits for one of another lane that does.
 */
export function berjalan(rows: readonly Baris[], lanes: readonly string[]): Baris[] {
  const stopped = new Set<string>();
  const names = new Set<string>();
  return rows.filter((row) => {
    const miliknya = lanes.includes(row.lane) || (row.induk !== undefined && lanes.includes(row.induk));
    if (!miliknya || row.state === 'dibuang') return false;
    const menanti = yangDitunggu(row).some((name) => names.has(name));
    if (row.state === 'bentrok' || row.state === 'ditolak' || menanti) stopped.add(row.lane);
    if (!stopped.has(row.lane)) return true;
    for (const name of namanya(row)) names.add(name);
    return false;
  });
}

/** What a record shows of these is what was said last: there is nothing in it to know one of them by. */
const menimpa = [callName(penggunaanApi.kembalikan), callName(penggunaanApi.ubah)];

const membuat: Record<string, (tulisan: TulisanTertunda) => readonly string[]> = {
  [callName(pengujianApi.daftar)]: ({ opId }) => [opId],
  [callName(penelitianApi.daftar)]: uuidPenelitianBaru,
  [callName(suratApi.ajukan)]: ({ opId }) => [opId],
  [callName(dataBersamaApi.tambah)]: ({ opId }) => [opId],
};

/** What was found to be shown as it should be: nothing but what was read has a part in it. */
const benar = new WeakSet<IsiTab>();

/** [I8] [I9] Every view is its base with the pending writes folded over it, and no pending one is covered. */
export function periksaTampilan(tab: Tab, semua: IsiTab): void {
  if (benar.has(semua)) return;
  const { rows, barang, koleksi: isi } = semua;
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
      const expected = pending.reduce((now, tulisan) => reduce(now, tulisan, tab.orang, barang), record);
      expect(data, `[I8] the view of ${nama} ${data.uuid} is not reduce(base, pending)`).toEqual(expected);
      for (const [at, tulisan] of pending.entries())
        if (!menimpa.includes(tulisan.call) || at === pending.length - 1)
          expect(
            reduce(data, tulisan, tab.orang, barang),
            `[I9] the pending ${tulisan.call} ${tulisan.opId} is covered`,
          ).toEqual(data);
    }
  }
  // A registration or an application has no record yet: what it makes are rows of their own from when it is saved to when the server shows them.
  const shown = [...isi.pendaftaran.views, ...isi.surat.views, ...isi.dataBersama.views].map(
    ({ data }) => data.uuid,
  );
  for (const row of rows)
    if (row.state !== 'dibuang')
      for (const uuid of membuat[row.call]?.(tertunda(row)) ?? [])
        expect(
          shown.filter((satu) => satu === uuid),
          `[I8] ${uuid}, made by ${row.opId} (${row.state}), is not shown once`,
        ).toEqual([uuid]);
  benar.add(semua);
}

/**
 * [I1] What took effect and is no longer in the outbox is in the record: folded over it again it changes nothing. Of one
 * that is gone a device hears no more.
 */
export function sudahTerbawa(tab: Tab, { barang, koleksi: isi }: IsiTab, entry: Catatan): void {
  if (menimpa.includes(entry.call)) return;
  for (const nama of namaKoleksi) {
    const { reduce, lanes } = koleksi[nama];
    for (const record of isi[nama].base.values())
      if (
        !isi[nama].hilang.has(record.uuid) &&
        (lanes(record).includes(entry.lane) || lanes(record).includes(entry.induk ?? ''))
      )
        expect(
          reduce(record, tertunda(entry), tab.orang, barang),
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
