import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pg-proxy';
import { v7 as uuidv7 } from 'uuid';
import { serverMark } from '#domain/core/endpoint.ts';
import { startCluster } from '#scripts/postgres/cluster.ts';
import { openDatabase, type Db } from '#server/core/database.ts';
import { demoAccounts } from '#server/demo/accounts.ts';
import { folderStore } from '#server/core/files.ts';
import { closeAllSessions, openSession } from '#server/core/session.ts';
import type { Server } from '#server/core/server.ts';
import * as schema from '#server/db/schema.ts';
import { akun } from '#tests/support/akun.ts';
import { dataBersamaUji } from '#tests/support/data-bersama.ts';
import { kabarUji } from '#tests/support/kabar.ts';
import type { Dunia } from '#tests/support/offline-dunia.ts';
import { ingatIsi } from '#tests/support/offline-isi.ts';
import { Jurnal } from '#tests/support/offline-jurnal.ts';
import { buatPenelitian } from '#tests/support/offline-penelitian.ts';
import { buatLaporanAkhir, buatPengujian } from '#tests/support/offline-pengujian.ts';
import { program, ProsesServer } from '#tests/support/offline-proses.ts';
import { satuBerkas } from '#tests/support/satu-berkas.ts';
import { isiBersama, type Bersama, type ServerPerangkat } from '#tests/support/offline-server.ts';
import { buatSurat } from '#tests/support/offline-surat.ts';
import type { Jam } from '#tests/support/offline-waktu.ts';
import { bukaJalurPostgres } from '#tests/support/postgres-terputus.ts';
import { awalJam, bicara, createTestServer, type ServerUji } from '#tests/support/server.ts';
import { postgresDi, type Postgres } from './postgres-mati.ts';
import { Proksi } from './proksi.ts';

/** Server processes of their own over a database on disk, and a proxy before them: all of it can be killed. */
export type Jauh = {
  bersama: Bersama;
  server: ServerPerangkat;
  waktu: Jam;
  proksi: Proksi;
  /** A history begins: the clock stands where every one of them begins, and its desks write into its journal. */
  mulaiRiwayat: (dunia: Dunia) => void;
  /** What was answered to desks as done, in this history. */
  terjawab: ReadonlySet<string>;
  /** One on PGlite, two on Postgres. */
  proses: readonly ProsesServer[];
  mulai: (proses: ProsesServer) => Promise<void>;
  /** The jobs of every process begin, or end with everything told; gives what could not be. */
  bekerja: (ya: boolean) => Promise<unknown[]>;
  /** Whatever nobody can be answered without comes back with this. */
  kembali: Promise<unknown>;
  /** Only these are asked from now on, in turn. */
  tanyakan: (proses: readonly ProsesServer[]) => void;
  postgres: Postgres | null;
  tutup: () => Promise<void>;
};

export type Mesin = 'pglite' | 'postgres';

async function isi(uji: ServerUji): Promise<string[]> {
  return isiBersama(uji, async () => {
    await buatLaporanAkhir(uji);
    await buatPengujian(uji);
    await buatPenelitian(uji);
    await buatSurat(uji);
    await dataBersamaUji(uji).versi();
    await kabarUji(uji).semuaTerjadi();
  });
}

export async function mulaiJauh(mesin: Mesin): Promise<Jauh> {
  const folder = await mkdtemp(join(tmpdir(), 'mejalab-gangguan-'));
  const cluster = mesin === 'postgres' ? await startCluster({ lasting: true }) : null;
  if (cluster) process.env['TEST_POSTGRES_URL'] = cluster.url;
  else delete process.env['TEST_POSTGRES_URL'];
  const awal = await createTestServer(
    { DATA_DIR: folder },
    cluster ? {} : { pglite: join(folder, 'pglite') },
  );
  const parameter = await isi(awal);
  const [{ nama } = { nama: '' }] = (
    (await awal.server.db.execute('select current_database() as nama')) as never as {
      rows: { nama: string }[];
    }
  ).rows;
  await awal.close();

  const alamatDi = (url: string) => Object.assign(new URL(url), { pathname: `/${nama}` }).href;
  const jalur = cluster && (await bukaJalurPostgres(cluster.url));
  const postgres = cluster && jalur && postgresDi(cluster, jalur);
  const env = (at: number): Record<string, string> => ({
    DATA_DIR: folder,
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    ...(jalur ? { DATABASE_URL: `${alamatDi(jalur.url)}?application_name=proses${at}` } : {}),
  });
  const satu = await satuBerkas(program, join(folder, 'program'));
  const proses = await Promise.all((cluster ? [0, 1] : [0]).map((at) => ProsesServer.siapkan(satu, env(at))));

  let geser = Date.parse(awalJam) - Date.now();
  const waktu: Jam = {
    now: () => Date.now() + geser,
    maju: (ms) => {
      geser += ms;
      for (const satu of proses) satu.kirim({ geser });
    },
  };
  let bekerja = false;
  const mulai = (satu: ProsesServer) => satu.mulai(geser, bekerja);
  await Promise.all(proses.map(mulai));

  let giliran = 0;
  let ditanya: readonly ProsesServer[] = proses;
  const proksi = new Proksi(() => ditanya[giliran++ % ditanya.length]!.alamat);
  const alamat = await proksi.buka();

  const database = jalur && (await openDatabase({ url: alamatDi(jalur.url) }));
  const db: Db = database?.db ?? lewatProses(proses[0]!);
  const server = peladen(alamat, db, waktu);
  const riwayat: Riwayat = { jurnal: new Jurnal(), terjawab: new Set() };
  const clock = { now: () => new Date(waktu.now()) };
  const meja = dariMeja(alamat, db, waktu, riwayat);
  // Their sessions are among what every history begins with.
  for (const { email, uuid } of demoAccounts) {
    await meja.signIn(email);
    for (const perangkat of ['satu', 'dua']) await server.sesi(perangkat, uuid);
  }
  const ingat = await ingatIsi(db);
  const uji = {
    server: { db, clock, files: folderStore(join(folder, 'berkas')) } as Server,
    jam: { ...clock, set: () => undefined, maju: waktu.maju },
    ...meja,
  } as unknown as ServerUji;
  return {
    bersama: { uji, parameter, ...ingat },
    mulaiRiwayat: (dunia) => {
      riwayat.jurnal = dunia.jurnal;
      riwayat.terjawab.clear();
      waktu.maju(Date.parse(awalJam) - waktu.now());
    },
    server,
    waktu,
    proksi,
    terjawab: riwayat.terjawab,
    proses,
    mulai,
    bekerja: async (ya) => {
      bekerja = ya;
      return (await Promise.all(proses.map((satu) => satu.minta({ bekerja: ya })))).flat();
    },
    kembali: Promise.resolve(),
    tanyakan: (siapa) => void (ditanya = siapa),
    postgres,
    tutup: async () => {
      await proksi.tutup();
      await Promise.all(proses.map((satu) => satu.bunuh()));
      await database?.close();
      await postgres?.tutup();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The embedded database of a process, as anybody else's. */
function lewatProses(proses: ProsesServer): Db {
  return drizzle(
    async (query, params, method) => {
      const rowMode = method === 'all' ? 'array' : 'object';
      const rows = await proses.minta({ query, params, rowMode });
      // What comes of a raw statement is wrapped, as the engines do.
      return { rows: method === 'all' ? rows : ({ rows } as never) };
    },
    { schema, casing: 'snake_case' },
  ) as unknown as Db;
}

function peladen(alamat: string, db: Db, waktu: Jam): ServerPerangkat {
  const sesi = new Map<string, string>();
  return {
    db,
    mulai: () => undefined,
    rencanakan: () => undefined,
    layani: (path, { signal: _client, cache: _cache, ...init }) => fetch(alamat + path, init),
    sesi: async (perangkat, penggunaId) => {
      const key = `${penggunaId}|${perangkat}`;
      const clock = { now: () => new Date(waktu.now()) };
      const token = sesi.get(key) ?? (await openSession({ db, clock } as Server, penggunaId));
      sesi.set(key, token);
      return token;
    },
    cabutSesi: async (penggunaId) => {
      await closeAllSessions(db, penggunaId);
      for (const key of sesi.keys()) if (key.startsWith(penggunaId)) sesi.delete(key);
    },
  };
}

/** What desks wrote in this history, and what of it they were told is done. */
type Riwayat = { jurnal: Jurnal; terjawab: Set<string> };

/**
 * What others do at their desks: through the same proxy, each write under a key of its own that is sent again until it has
 * an answer of ours, as the app's live forms do.
 */
function dariMeja(
  alamat: string,
  db: Db,
  waktu: Jam,
  riwayat: Riwayat,
): Pick<ServerUji, 'signIn' | 'request'> {
  const dasar = bicara(
    { db, clock: { now: () => new Date(waktu.now()) } },
    { request: (path, init) => fetch(alamat + path, init) },
  );
  return {
    signIn: dasar.signIn,
    request: async (method, path, options = {}) => {
      const key = uuidv7();
      if (method !== 'GET')
        riwayat.jurnal.semua.set(key, {
          ...tanpaDasar,
          opId: key,
          call: `${method} ${path.replace('/api/', '')}`,
          capturedAt: new Date(waktu.now()).toISOString(),
          orang: akun(options.as!).uuid,
        });
      const headers = { ...options.headers, 'idempotency-key': key };
      for (;;) {
        const jawaban = await dasar.request<never>(method, path, { ...options, headers }).catch(() => null);
        if (jawaban && milikKita(jawaban)) {
          if (method !== 'GET' && jawaban.status < 300) riwayat.terjawab.add(key);
          return jawaban;
        }
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    },
  };
}

const tanpaDasar = {
  lane: 'meja',
  body: {},
  baseRev: null,
  after: [],
  perangkat: 'meja',
  dilihat: null,
  nasib: null,
  pengganti: null,
};

/** An answer of the server that stays, whatever something on the way says in its name. */
const milikKita = ({ status, headers }: { status: number; headers: Headers }): boolean =>
  status < 500 &&
  ![408, 425, 429].includes(status) &&
  headers.has(serverMark) &&
  headers.get('content-type')!.includes('json');
