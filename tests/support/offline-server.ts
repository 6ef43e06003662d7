import { asc, eq, sql } from 'drizzle-orm';
import { createApi } from '#server/app.ts';
import type { Db } from '#server/core/database.ts';
import type { Server } from '#server/core/server.ts';
import { closeAllSessions, openSession } from '#server/core/session.ts';
import { versiLembar } from '#server/db/tables/lembar-kerja.ts';
import { parameterSampel, parameterUji } from '#server/db/tables/pengujian.ts';
import { akun } from './akun.ts';
import { buatAnalisis } from './analisis.ts';
import { isiSusut } from './contoh/lembar-kerja.ts';
import { ingatIsi, type IsiSemula } from './offline-isi.ts';
import { versiLembarUji } from './offline-orang.ts';
import type { Jam } from './offline-waktu.ts';
import { createTestServer, type ServerUji } from './server.ts';

/** A fault at a commit: of the `ke`-th transaction from now, before it or after it, with or without the process dying. */
export type RencanaCommit = { ke: number; setelah: boolean; mati: boolean };

/** The process died: whatever it was doing ends, and no answer leaves it. */
export class ProsesMati extends Error {}

type Proses = { mati: boolean; rencana: RencanaCommit | null };

/** A server as the devices of a history reach it, and as a test looks behind it. */
export type ServerPerangkat = Pick<
  ServerLuring,
  'db' | 'mulai' | 'rencanakan' | 'layani' | 'sesi' | 'cabutSesi'
>;

/**
 * The real server in this process over one embedded database. Restarting makes a new app over the same database; the old
 * one can do nothing any more. The hook at the commit is the only thing put between the two.
 */
export class ServerLuring {
  readonly #uji: ServerUji;
  readonly #waktu: Jam;
  readonly #sesi = new Map<string, string>();
  #proses: Proses = { mati: false, rencana: null };
  #api: ReturnType<typeof createApi> | null = null;
  #server!: Server;

  constructor(uji: ServerUji, waktu: Jam) {
    this.#uji = uji;
    this.#waktu = waktu;
    this.mulai();
  }

  /** What is in the database, past every hook. */
  get db(): Db {
    return this.#uji.server.db;
  }

  mulai(): void {
    this.#proses.mati = true;
    const proses: Proses = { mati: false, rencana: null };
    this.#proses = proses;
    this.#server = {
      ...this.#uji.server,
      db: terkait(this.#uji.server.db, proses),
      clock: { now: () => new Date(this.#waktu.now()) },
    };
    // Made for the first request: many a process is gone before there is one.
    this.#api = null;
  }

  rencanakan(rencana: RencanaCommit): void {
    this.#proses.rencana = rencana;
  }

  /** One request to the server, answered as Node answers: with a Date. Rejects when the process dies meanwhile. */
  async layani(path: string, init: RequestInit): Promise<Response> {
    const proses = this.#proses;
    const { signal: _client, cache: _cache, ...rest } = init;
    this.#api ??= createApi(this.#server);
    const response = await this.#api.request(path, rest);
    if (proses.mati) {
      // Whoever of its requests comes first starts its successor.
      if (proses === this.#proses) this.mulai();
      throw new ProsesMati();
    }
    response.headers.set('date', new Date(this.#waktu.now()).toUTCString());
    return response;
  }

  /** A token of this person for this device: the one it had while that is good, else of a new session. */
  async sesi(perangkat: string, penggunaId: string): Promise<string> {
    const key = `${penggunaId}|${perangkat}`;
    const token =
      this.#sesi.get(key) ??
      (await openSession({ ...this.#uji.server, clock: this.#server.clock }, penggunaId));
    this.#sesi.set(key, token);
    return token;
  }

  async cabutSesi(penggunaId: string): Promise<void> {
    await closeAllSessions(this.db, penggunaId);
    for (const key of this.#sesi.keys()) if (key.startsWith(penggunaId)) this.#sesi.delete(key);
  }
}

/** The database as the server sees it: dead with its process, and failing at the commit that was planned. */
function terkait(db: Db, proses: Proses): Db {
  return new Proxy(db, {
    get(target, name) {
      if (proses.mati) throw new ProsesMati();
      if (name === 'transaction')
        return (work: (tx: Db) => Promise<unknown>) => transaksi(target, proses, work);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

async function transaksi(db: Db, proses: Proses, work: (tx: Db) => Promise<unknown>): Promise<unknown> {
  const { rencana } = proses;
  if (rencana) rencana.ke -= 1;
  const kena = rencana !== null && rencana.ke < 0;
  const jatuh = () => {
    proses.rencana = null;
    proses.mati = rencana!.mati;
    throw new ProsesMati('planned fault at the commit');
  };
  const result = await db.transaction(async (tx) => {
    const inner = await work(tx as unknown as Db);
    if (proses.mati) throw new ProsesMati();
    if (kena && !rencana.setelah) jatuh();
    return inner;
  });
  if (kena && rencana.setelah) jatuh();
  return result;
}

/** One server for a whole file, and the way back to what its database held at first. */
export type Bersama = IsiSemula & {
  uji: ServerUji;
  /** At the bench with analis@ and penyelia@: not started, reported on, waiting for the supervisor's word. */
  parameter: readonly string[];
};

/** One server for a whole file, with what its people work on; `lain` adds more to that. */
export async function serverBersama(lain?: (uji: ServerUji) => Promise<void>): Promise<Bersama> {
  const uji = await createTestServer();
  const parameter = await isiBersama(uji, lain);
  return { uji, parameter, ...(await ingatIsi(uji.server.db)) };
}

/** Puts there what its people work on; gives the parameters at the bench. */
export async function isiBersama(
  uji: ServerUji,
  lain?: (uji: ServerUji) => Promise<void>,
): Promise<string[]> {
  const { db } = uji.server;
  // A few choices are as good as a hundred for what is shown here, and much faster to hand out again and again.
  await db.execute(sql`delete from acuan where kode > 1`);
  const first = await buatAnalisis(uji.server, { banyak: 2, kdStatusPengujian: 11 });
  const second = await buatAnalisis(uji.server, { kdStatusPengujian: 11 });
  const parameter = [...first.parameter, ...second.parameter];
  for (const [at, kdProgres] of [0, 2, 5].entries())
    await db.update(parameterSampel).set({ kdProgres }).where(eq(parameterSampel.id, parameter[at]!));
  await buatVersi(uji);
  await lain?.(uji);
  return parameter;
}

/** The sheet of the test that all of them are. */
async function buatVersi({ server: { db }, jam }: ServerUji): Promise<void> {
  const [uji] = await db
    .select({ id: parameterUji.id })
    .from(parameterUji)
    .orderBy(asc(parameterUji.id))
    .limit(1);
  const kini = jam.now();
  const oleh = akun('admin@kampus.example').uuid;
  await db.insert(versiLembar).values({
    id: versiLembarUji,
    parameterUjiId: uji!.id,
    nomor: 1,
    isi: isiSusut(),
    contoh: [],
    kdStatus: 2,
    dibuatOleh: oleh,
    penulis: [oleh],
    dibuatPada: kini,
    dirilisOleh: akun('kalab@kampus.example').uuid,
    dirilisPada: kini,
    updatedAt: kini,
  });
}
