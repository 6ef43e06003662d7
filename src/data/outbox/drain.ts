import type { OrangDb } from '#data/db.ts';
import { sedangDiperbaiki } from '#data/drafts.ts';
import { maksByte } from '#domain/sync/batas.ts';
import { HasilSchema, type HasilOperasi } from '#domain/sync/endpoints.ts';
import { halanganTulisan } from '#domain/sync/tulisan.ts';
import {
  ditahanPerbaikan,
  free,
  later,
  leaseMs,
  nextBatches,
  sebentar,
  toOperation,
  type Batas,
  type Sabar,
} from './plan.ts';
import { hashBody } from './enqueue.ts';
import {
  batasKirimMs,
  berhentiKarena,
  kepala,
  panggil,
  retryAfterMs,
  sendirian,
  jangkau,
  tolakanPintu,
  type HasilPutaran,
  type Dijawab,
  type Engine,
} from './engine.ts';
import { isTertunda, terbuka, type Baris } from '#data/baris.ts';

/** One drain: how much goes at once, what it has tried already, whose back-off counts. */
type Jalan = {
  batas: Batas;
  dicoba: Set<string>;
  sabar: Sabar;
  /** Every batch of the last round was answered. */
  dijawab: boolean;
  /** The writes that went alone and had no answer of the server, the last of them still to be told apart from a lost network. */
  tanpaJawaban: string[];
  /** How many operations the largest batch of the last round had. */
  terbesar: number;
};

/**
 * Sends what waits, round after round, until nothing is ready or something stands in the way. Imported by page and
 * service worker alike. `paksa` ignores the back-off of everything this drain has not tried itself: every trigger but
 * the timer does.
 */
export async function drain(engine: Engine, paksa = true): Promise<HasilPutaran> {
  const dicoba = new Set<string>();
  const jalan: Jalan = {
    batas: { operasi: engine.operasi, byte: maksByte, sekaligus: engine.sekaligus },
    dicoba,
    sabar: (row) => !paksa || dicoba.has(row.opId),
    dijawab: false,
    tanpaJawaban: [],
    terbesar: 0,
  };
  for (;;) {
    // Before the lock: on a network that says nothing this may take a while, and its author wants to mend or drop a write.
    const halangan = jalan.dijawab ? null : await tidakTerjangkau(engine, jalan);
    if (halangan) return halangan === 'kosong' ? akhirDari(jalan) : halangan;
    const round = await sendirian(engine, 'kirim', () => sendRound(engine, jalan));
    if (round === 'kosong') return akhirDari(jalan);
    // Too large, or no answer that is ours: half as much, one at a time (offline.md section 2 and 4).
    if (round === 'perkecil') {
      const { operasi, byte } = jalan.batas;
      jalan.batas = {
        operasi: Math.ceil(Math.min(operasi, jalan.terbesar) / 2),
        byte: Math.ceil(byte / 2),
        sekaligus: 1,
      };
    } else if (round !== 'lanjut' && round !== 'tanpaJawaban') return round;
  }
}

/** A write that this network does not pass on is tried again with patience; what else waited has left. */
const akhirDari = ({ tanpaJawaban }: Jalan): 'selesai' | 'sibuk' =>
  tanpaJawaban.length > 0 ? 'sibuk' : 'selesai';
/** So many of them end a drain: each may have cost half a minute, in which nothing is pulled. */
const palingBanyak = 3;

/** Why nothing can leave, or null. Only rows that are really about to leave count as "the server may have seen it". */
async function tidakTerjangkau(
  engine: Engine,
  { batas, sabar, tanpaJawaban }: Jalan,
): Promise<'kosong' | 'sesi' | 'luring' | 'asing' | null> {
  if (!(await engine.token())) return 'sesi';
  const rows = await bacaTerbuka(engine.db);
  const diperbaiki = await sedangDiperbaiki(engine.kunci, engine.userId);
  const kosong = nextBatches(rows, engine.now(), batas, sabar, diperbaiki).length === 0;
  if (kosong && tanpaJawaban.length === 0) return 'kosong';
  const server = await jangkau(engine);
  if (server !== 'ada') return server;
  // The server is there, and what went before did not come to it.
  await engine.db.antrean
    .where('opId')
    .anyOf(tanpaJawaban)
    .filter(({ state }) => state === 'menunggu')
    .modify({ ditahanJaringan: true });
  return kosong || tanpaJawaban.length >= palingBanyak ? 'kosong' : null;
}

/** How a batch ended, the gravest first: a round ends as its worst batch did. */
const akhir = ['sesi', 'akun', 'sibuk', 'perkecil', 'tanpaJawaban', 'lanjut'] as const;
type Akhir = (typeof akhir)[number];
/** A batch under way. */
type Kiriman = { rows: Baris[]; lease: string; token: string };

async function sendRound(engine: Engine, jalan: Jalan): Promise<Akhir | 'kosong'> {
  const token = await engine.token();
  if (!token) return 'sesi';
  jalan.dijawab = false;
  const diperbaiki = await sedangDiperbaiki(engine.kunci, engine.userId);
  const { claimed, dari } = await claim(engine, jalan, token, diperbaiki);
  if (claimed.length === 0) return 'kosong';
  jalan.terbesar = Math.max(...claimed.map(({ rows }) => rows.length));
  const ends = await Promise.all(claimed.map((kiriman) => sendBatch(engine, jalan, kiriman, dari)));
  jalan.dijawab = ends.every((end) => end === 'lanjut');
  return akhir.find((end) => ends.includes(end)) ?? 'lanjut';
}

async function sendBatch(
  engine: Engine,
  jalan: Jalan,
  claimed: Kiriman,
  dari: ReturnType<typeof device>,
): Promise<Akhir> {
  const kiriman = {
    ...claimed,
    rows: await sound(engine, { ...claimed, rows: await bebas(engine, claimed) }),
  };
  const batch = kiriman.rows;
  if (batch.length === 0) return 'lanjut';
  for (const row of batch) jalan.dicoba.add(row.opId);
  const body = JSON.stringify({ device: dari, ops: batch.map(toOperation) });
  const init = { method: 'POST', headers: kepala(engine, kiriman.token), body };
  const jawaban = await panggil(engine, '/api/sync/push', init, batasKirimMs(body.length));
  if (typeof jawaban !== 'string') return settle(engine, kiriman, jawaban);
  if (batch.length > 1) {
    await rewrite(engine, kiriman, (row) => ({ ...free(row), nextAt: 0 }));
    return 'perkecil';
  }
  await rewrite(engine, kiriman, (row) => sebentar(engine, row));
  jalan.tanpaJawaban.push(batch[0]!.opId);
  return 'tanpaJawaban';
}

/**
 * Every row but those that are over: a long queue leaves in many rounds, and what has left lies there until it is shown
 * back. By equal keys, which Dexie reads at once; of several keys it would walk row by row.
 */
const bacaTerbuka = async ({ antrean }: OrangDb): Promise<Baris[]> =>
  (await Promise.all(terbuka.map((state) => antrean.where('state').equals(state).toArray()))).flat();

/** Marks the batches as being sent, in one transaction with reading them, before anything leaves the device. */
async function claim(
  engine: Engine,
  { batas, sabar }: Jalan,
  token: string,
  diperbaiki: ReadonlySet<string>,
): Promise<{ claimed: Kiriman[]; dari: ReturnType<typeof device> }> {
  const { antrean } = engine.db;
  return engine.db.transaction('rw', antrean, async () => {
    const now = engine.now();
    const open = await bacaTerbuka(engine.db);
    const claimed = nextBatches(open, now, batas, sabar, diperbaiki).map((batch) => {
      const lease = crypto.randomUUID();
      const rows = batch.map((row) => ({
        ...row,
        state: 'mengirim' as const,
        attempts: row.attempts + 1,
        lease: { token: lease, until: now + leaseMs },
      }));
      return { rows, lease, token };
    });
    await antrean.bulkPut(claimed.flatMap(({ rows }) => rows));
    return { claimed, dari: device(engine, open) };
  });
}

/**
 * Without the rows that somebody began to correct as they were marked: the form takes its lock before it looks at the row,
 * so one of the two sees the other (I15). What follows them in their lane waits with them.
 */
async function bebas(engine: Engine, { rows: batch, lease }: Kiriman): Promise<Baris[]> {
  const diperbaiki = await sedangDiperbaiki(engine.kunci, engine.userId);
  const stopped = denganPengikut(batch, (row) => ditahanPerbaikan(unsent(row), diperbaiki));
  if (stopped.length > 0) await rewrite(engine, { rows: stopped, lease }, unsent);
  return batch.filter((row) => !stopped.includes(row));
}

/** These rows of a batch, and what comes after them in their lanes. */
const denganPengikut = (batch: readonly Baris[], isOne: (row: Baris) => boolean): Baris[] => {
  const lanes = new Set<string>();
  return batch.filter((row) => {
    if (isOne(row)) lanes.add(row.lane);
    return lanes.has(row.lane);
  });
};

/**
 * Without the rows whose body is no longer what was written: those are shown to their author instead of sent, and what
 * follows them in their lane waits.
 */
async function sound(engine: Engine, { rows: batch, lease }: Kiriman): Promise<Baris[]> {
  const hashes = await Promise.all(batch.map((row) => hashBody(row.body)));
  const broken = new Set(batch.filter((row, at) => hashes[at] !== row.bodyHash).map((row) => row.opId));
  const stopped = denganPengikut(batch, ({ opId }) => broken.has(opId));
  if (stopped.length === 0) return batch;
  const info = 'Isi tulisan ini rusak di penyimpanan perangkat. Periksa isinya, lalu perbaiki atau buang.';
  const error = { status: 422, code: 'RUSAK', info };
  await rewrite(engine, { rows: stopped, lease }, (row) =>
    broken.has(row.opId) ? { ...unsent(row), state: 'ditolak', error } : unsent(row),
  );
  return batch.filter((row) => !stopped.includes(row));
}

function device(engine: Engine, rows: readonly Baris[]) {
  const waiting = rows.filter(isTertunda);
  const oldest = waiting.map((row) => row.capturedAt).sort()[0] ?? null;
  return { id: engine.deviceId, app_version: engine.appVersion, waiting: waiting.length, oldest_at: oldest };
}

/** Turns the answer of the whole call into what each row becomes. */
async function settle(engine: Engine, kiriman: Kiriman, { response, amplop }: Dijawab): Promise<Akhir> {
  const tolakan = tolakanPintu(amplop, kiriman.token);
  if (tolakan) {
    await rewrite(engine, kiriman, unsent);
    return berhentiKarena(engine, tolakan);
  }
  // Comes before any of the batch is looked at, too.
  if (response.status === 413) {
    const alone = kiriman.rows.length === 1;
    const error = {
      status: 413,
      code: 'TOO_LARGE',
      info: 'Tulisan ini terlalu besar untuk dikirim. Pendekkan isinya lalu simpan lagi.',
    };
    await rewrite(engine, kiriman, (row) =>
      alone ? { ...unsent(row), state: 'ditolak', error } : unsent(row),
    );
    return alone ? 'lanjut' : 'perkecil';
  }
  const results = (amplop.data as { results?: unknown[] } | undefined)?.results;
  if (!response.ok || !Array.isArray(results)) {
    // A fault of ours: what became of the batch is not known.
    await postpone(engine, kiriman, retryAfterMs(response));
    return 'sibuk';
  }
  const byId = new Map(
    results.flatMap((raw) =>
      HasilSchema.safeParse(raw).success ? [[(raw as HasilOperasi).id, raw as HasilOperasi]] : [],
    ),
  );
  await rewrite(engine, kiriman, (row) => after(engine, row, byId.get(row.opId)));
  return 'lanjut';
}

/** The row as it was before this send, which surely had no effect. */
const unsent = (row: Baris): Baris => ({ ...free(row), attempts: row.attempts - 1 });

/** Puts the rows of a batch back: the server may or may not have them. */
const postpone = (engine: Engine, kiriman: Kiriman, mintaMs = 0): Promise<void> =>
  rewrite(engine, kiriman, (row) => later(engine, row, mintaMs));

/** Rewrites the rows of the batch that still carry its lease: one that was stolen belongs to somebody else's answer. */
async function rewrite(
  engine: Engine,
  { rows, lease }: Pick<Kiriman, 'rows' | 'lease'>,
  change: (row: Baris) => Baris,
): Promise<void> {
  const { antrean } = engine.db;
  await engine.db.transaction('rw', antrean, async () => {
    const current = await antrean.bulkGet(rows.map((row) => row.seq!));
    await antrean.bulkPut(current.flatMap((row) => (row?.lease?.token === lease ? [change(row)] : [])));
  });
}

/** What one row becomes with the server's answer for it. */
function after(engine: Engine, row: Baris, result: HasilOperasi | undefined): Baris {
  if (!result) return later(engine, row);
  const { status, code, info, errors, data } = result;
  if (status < 300)
    return { ...row, lease: null, state: 'terkirim', error: null, diterimaPada: engine.now() };
  // Held back behind an earlier one of its lane: not even looked at, so it goes again as soon as that one is through.
  if (status === 424) return { ...unsent(row), nextAt: 0 };
  if (status === 426) return { ...unsent(row), state: 'diparkir', error: { status, code, info } };
  if (status === 408 || status === 429 || status >= 500) return later(engine, row);
  const error = {
    status,
    code,
    info,
    ...(errors ? { errors } : {}),
    ...(data === undefined ? {} : { current: data }),
  };
  return {
    ...row,
    lease: null,
    state: status === 409 && !halanganTulisan.includes(code) ? 'bentrok' : 'ditolak',
    error,
  };
}
