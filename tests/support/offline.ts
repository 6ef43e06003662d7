import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import Dexie, { type DBCore, type DBCoreTable } from 'dexie';
import type { Actor } from '#domain/core/roles.ts';
import { openOrangDb, openPerangkatDb, type OrangDb, type PerangkatDb } from '#data/db.ts';
import { createEngine } from '#data/create-engine.ts';
import { lepasParkir } from '#data/outbox/parkir.ts';
import type { Asal } from '#data/outbox/enqueue.ts';
import type { HasilPutaran, Engine } from '#data/outbox/engine.ts';
import { putaran } from '#data/putaran.ts';
import { keluar, masuk, selisihJam, sesiSekarang } from '#data/session.ts';
import { maksOperasi } from '#domain/sync/batas.ts';
import { akun } from './akun.ts';
import { Jaringan } from './offline-jaringan.ts';
import { KunciSistem } from './offline-kunci.ts';
import { salinDenganTangan } from './offline-salin.ts';
import type { ServerPerangkat } from './offline-server.ts';
import type { Jam } from './offline-waktu.ts';

// Vite puts the version in at build time.
Object.assign(globalThis, { __APP_VERSION__: 'uji' });
salinDenganTangan();

/** The person of a demo account, as the app knows them. */
export function aktor(email: string): Actor {
  const { uuid, nama, role, laboratorium } = akun(email);
  return { uuid, nama, email, role: role!, laboratorium };
}

/** The tab is gone: nothing it was doing goes on, and nobody is told. */
const selamanya = new Promise<never>(() => undefined);

/** Tables of a person that no record, no write and no file lies in. */
const sampingan: ReadonlySet<string> = new Set(['draf', 'kursor', 'tilikan']);

/** One tab, or the worker: an engine and a database connection of its own over the storage of its device. */
export class Tab {
  mati = false;
  /** Frozen by the system: no time limit of its own ends anything. */
  beku = false;
  /** IndexedDB calls it may still make before `gagal` happens to it. */
  sisaPanggilan = Infinity;
  gagal: () => Error = () => new DOMException('Quota exceeded', 'QuotaExceededError');
  readonly #akhir = Promise.withResolvers<void>();
  readonly sampaiMati = this.#akhir.promise;
  readonly nama: string;
  readonly perangkat: Perangkat;
  readonly orang: Actor;
  db!: OrangDb;
  engine!: Engine;

  constructor(nama: string, perangkat: Perangkat, orang: Actor) {
    this.nama = nama;
    this.perangkat = perangkat;
    this.orang = orang;
  }

  async buka(): Promise<this> {
    const { perangkat, orang } = this;
    this.db = openOrangDb(orang.uuid, perangkat.tempat);
    this.db.use({ stack: 'dbcore', create: (core) => this.#dicegat(core) });
    const engine = await createEngine(this.db, perangkat.umum, orang.uuid, undefined, {
      kirim: (path, init) => perangkat.jaringan.kirim(this, path, init),
      kunci: perangkat.kunci.untuk(this.nama),
      now: () => perangkat.now(),
      random: () => 0.5,
      ...perangkat.kiriman,
      tunggu: perangkat.tungguJawaban,
    });
    const hidup =
      <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
      (...args: A) =>
        this.mati ? selamanya : call(...args);
    this.engine = {
      ...engine,
      token: hidup(engine.token),
      kabar: hidup(engine.kabar),
      kirim: hidup(engine.kirim),
    };
    await lepasParkir(this.db);
    return this;
  }

  /** Where a write made here comes from. */
  async asal(): Promise<Asal> {
    const { userId, deviceId, now } = this.engine;
    return { userId, deviceId, clockOffsetMs: await selisihJam(this.perangkat.umum), now };
  }

  /** Sends and pulls, as the page does at every trigger. */
  putaran(paksa = true): Promise<HasilPutaran> {
    return putaran(this.engine, this.perangkat.umum, paksa);
  }

  /** A crash: the storage stays, everything under way is abandoned. */
  bunuh(): void {
    if (this.mati) return;
    this.mati = true;
    this.db.close({ disableAutoOpen: true });
    this.perangkat.kunci.mati(this.nama);
    this.perangkat.jaringan.lupakan(this);
    this.#akhir.resolve();
  }

  #dicegat(core: DBCore): Partial<DBCore> {
    const gagal = () => {
      if (this.mati) return new Error('this tab is dead');
      return this.sisaPanggilan-- <= 0 ? this.gagal() : null;
    };
    const calls = ['mutate', 'get', 'getMany', 'query', 'openCursor', 'count'] as const;
    return {
      ...core,
      table: (name): DBCoreTable => {
        const table = core.table(name);
        const counted = calls.map((call) => [
          call,
          (request: never) => {
            const error = gagal();
            if (call === 'mutate' && !sampingan.has(name)) this.perangkat.catatTulisan(this.orang.uuid);
            return error
              ? Dexie.Promise.reject(error)
              : (table[call] as (request: never) => unknown)(request);
          },
        ]);
        return { ...table, ...Object.fromEntries(counted) };
      },
    };
  }
}

/** What each person's device holds after its first pull, table by table. */
export type Bibit = Map<string, Map<string, readonly unknown[]>>;

/** One browser on one device: its storage, its locks, its clock, its network, and whoever is signed in. */
export class Perangkat {
  readonly tempat = { indexedDB: new IDBFactory(), IDBKeyRange };
  readonly kunci = new KunciSistem();
  readonly jaringan: Jaringan;
  readonly umum: PerangkatDb = openPerangkatDb(this.tempat);
  readonly tab: Tab[] = [];
  /** How far its clock is off. */
  salahJam = 0;
  bibit: Bibit | null = null;
  /** How much of the outbox goes in one batch, and how many batches at once. */
  kiriman = { operasi: maksOperasi, sekaligus: 1 };
  /** How long a screen waits for the server: here until it has answered, unless a test is about the opposite. */
  tungguJawaban = 60_000;
  /** Everybody who ever worked on it. */
  readonly pernah = new Map<string, Actor>();
  readonly nama: string;
  readonly #waktu: Jam;
  readonly #server: ServerPerangkat;
  /** How often something of each person was written here. */
  readonly #tulisan = new Map<string, number>();
  #dibuka = 0;

  constructor(nama: string, server: ServerPerangkat, waktu: Jam) {
    this.nama = nama;
    this.#server = server;
    this.#waktu = waktu;
    this.jaringan = new Jaringan(server);
    this.kunci.saatMenunggu = () => this.jaringan.umumkan();
  }

  now(): number {
    return this.#waktu.now() + this.salahJam;
  }

  /** Signs this person in for real and opens a first tab for them; whoever was here before is gone from the screen. */
  async masuk(orang: Actor): Promise<Tab> {
    const token = await this.#server.sesi(this.nama, orang.uuid);
    await masuk(this.umum, { token, userId: orang.uuid, nama: orang.nama }, this.now());
    const pertama = !this.pernah.has(orang.uuid);
    this.pernah.set(orang.uuid, orang);
    for (const tab of this.tab) if (tab.orang.uuid !== orang.uuid) tab.bunuh();
    const tab = this.hidup()[0] ?? (await this.bukaTab(orang));
    if (pertama) await this.#tanam(tab);
    return tab;
  }

  async #tanam({ db, orang }: Tab): Promise<void> {
    const isi = this.bibit?.get(orang.uuid);
    if (!isi) return;
    await db.transaction('rw', [...isi.keys()], () =>
      Promise.all([...isi].map(([name, rows]) => db.table(name).bulkPut([...rows]))),
    );
  }

  catatTulisan(penggunaId: string): void {
    this.#tulisan.set(penggunaId, this.banyakTulisan(penggunaId) + 1);
  }

  /** Moves with every write to the records, the outbox and the files of this person. */
  banyakTulisan(penggunaId: string): number {
    return this.#tulisan.get(penggunaId) ?? 0;
  }

  keluar = (): Promise<void> => keluar(this.umum);
  sesi = () => sesiSekarang(this.umum);

  async bukaTab(orang: Actor): Promise<Tab> {
    this.#dibuka += 1;
    const tab = await new Tab(`${this.nama}-${this.#dibuka}`, this, orang).buka();
    this.tab.push(tab);
    return tab;
  }

  /** Everybody who ever worked on it, beginning with who has it in hand: nobody signs in again for them. */
  orangnya(): Actor[] {
    const kini = this.hidup()[0]?.orang.uuid;
    return [...this.pernah.values()].toSorted((a, b) => Number(b.uuid === kini) - Number(a.uuid === kini));
  }

  hidup(): Tab[] {
    return this.tab.filter((tab) => !tab.mati);
  }

  /** The tab crashes and is opened again: a new connection and a new engine over the same storage. */
  async mulaiUlang(tab: Tab): Promise<Tab> {
    tab.bunuh();
    return this.bukaTab(tab.orang);
  }

  /**
   * Waits until the work is over or stands still: a request of its tab is being held. A wait for a lock whose holder
   * stands still lasts until the lease is over.
   */
  tunggu<T>(work: Promise<T>, ...tabs: Tab[]): Promise<T | 'tertahan'> {
    return this.#sampai(work, tabs, () => tabs.some((tab) => this.jaringan.menahan(tab)));
  }

  /** Waits for work that makes no request of its own, whatever else of its tab is being held. */
  selesai<T>(work: Promise<T>, tab: Tab): Promise<T> {
    return this.#sampai(work, [tab], () => false) as Promise<T>;
  }

  async #sampai<T>(work: Promise<T>, tabs: Tab[], berdiri: () => boolean): Promise<T | 'tertahan'> {
    const done = work.then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    for (;;) {
      const change = this.jaringan.perubahan();
      if (berdiri()) return 'tertahan';
      const stuck = tabs.some((tab) =>
        this.kunci
          .ditungguOleh(tab.nama)
          .some((owner) => this.tab.some((other) => other.nama === owner && this.jaringan.menahan(other))),
      );
      if (stuck) this.#waktu.maju(60_001);
      const result = await Promise.race([done, change]);
      if (!result) continue;
      if ('error' in result) throw result.error;
      return result.value;
    }
  }

  tutup(): void {
    for (const tab of this.tab) tab.bunuh();
    this.umum.close({ disableAutoOpen: true });
  }
}
