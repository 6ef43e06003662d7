import { maksByte, maksOperasi, HasilSchema, type Hasil as HasilOperasi } from '#domain/sync/endpoints.ts';
import { backoff, nextBatch, type Batas } from './plan.ts';
import { hashBody } from './enqueue.ts';
import { kepala, panggil, sendirian, terjangkau, type Hasil, type Mesin } from './engine.ts';
import { isTertunda, type Baris } from './row.ts';

const leaseMs = 60_000;

/**
 * Sends what waits, batch after batch, until nothing is ready or something stands in the way. Imported by page and
 * service worker alike. `paksa` ignores back-off: every trigger but the timer does.
 */
export async function drain(mesin: Mesin, paksa = true): Promise<Hasil> {
  let batas: Batas = { operasi: maksOperasi, byte: maksByte };
  let first = true;
  for (;;) {
    const round = await sendirian(mesin, 'kirim', () => sendBatch(mesin, batas, paksa && first, first));
    if (round === 'kosong') return 'selesai';
    if (round === 'lanjut') {
      first = false;
      continue;
    }
    // Too large, or no answer in time: half as much at once (offline.md section 4).
    if (round === 'perkecil' && batas.operasi > 1) {
      batas = { operasi: Math.ceil(batas.operasi / 2), byte: Math.ceil(batas.byte / 2) };
      continue;
    }
    return round === 'perkecil' ? 'luring' : round;
  }
}

type Round = 'kosong' | 'lanjut' | 'perkecil' | 'luring' | 'sesi' | 'akun';

async function sendBatch(mesin: Mesin, batas: Batas, paksa: boolean, ask: boolean): Promise<Round> {
  const token = await mesin.token();
  if (!token) return 'sesi';
  const rows = await mesin.db.antrean.toArray();
  if (nextBatch(rows, mesin.now(), batas, paksa).length === 0) return 'kosong';
  // Only rows that are really about to leave count as "the server may have seen it". An answered batch says so too.
  if (ask && !(await terjangkau(mesin))) return 'luring';
  const lease = crypto.randomUUID();
  const batch = await sound(mesin, await claim(mesin, batas, paksa, lease), lease);
  if (batch.length === 0) return 'lanjut';
  const response = await panggil(mesin, '/api/sync/push', {
    method: 'POST',
    headers: kepala(mesin, token),
    body: JSON.stringify({ device: device(mesin, rows), ops: batch.map(toOperation) }),
  });
  if (!response) {
    await postpone(mesin, batch, lease, 'tidakPasti');
    return 'luring';
  }
  return settle(mesin, batch, lease, response);
}

/** Marks the batch as being sent, in one transaction with reading it, before anything leaves the device. */
async function claim(mesin: Mesin, batas: Batas, paksa: boolean, token: string): Promise<Baris[]> {
  const { antrean } = mesin.db;
  return mesin.db.transaction('rw', antrean, async () => {
    const now = mesin.now();
    const batch = nextBatch(await antrean.toArray(), now, batas, paksa);
    const claimed = batch.map((row) => ({ ...row, state: 'mengirim' as const, attempts: row.attempts + 1, lease: { token, until: now + leaseMs } }));
    await antrean.bulkPut(claimed);
    return claimed;
  });
}

/** Without the rows whose body is no longer what was written: those are shown to their author instead of sent. */
async function sound(mesin: Mesin, batch: Baris[], lease: string): Promise<Baris[]> {
  const hashes = await Promise.all(batch.map((row) => hashBody(row.body)));
  const broken = batch.filter((row, at) => hashes[at] !== row.bodyHash);
  const info = 'Isi tulisan ini rusak di penyimpanan perangkat. Periksa isinya, lalu perbaiki atau buang.';
  await ours(mesin, broken, lease, (row) => ({ ...row, state: 'ditolak', lease: null, attempts: row.attempts - 1, error: { status: 422, code: 'RUSAK', info } }));
  return batch.filter((row) => !broken.includes(row));
}

function device(mesin: Mesin, rows: readonly Baris[]) {
  const waiting = rows.filter(isTertunda);
  const oldest = waiting.map((row) => row.capturedAt).sort()[0] ?? null;
  return { id: mesin.deviceId, app_version: mesin.appVersion, waiting: waiting.length, oldest_at: oldest };
}

const toOperation = (row: Baris) => ({
  id: row.opId,
  v: row.v,
  call: row.call,
  body: row.body,
  base_rev: row.baseRev,
  ...(row.after.length > 0 ? { after: row.after } : {}),
  captured_at: row.capturedAt,
  ...(row.begunAt ? { begun_at: row.begunAt } : {}),
  clock_offset_ms: row.clockOffsetMs,
});

/** Turns the answer of the whole call into what each row becomes. */
async function settle(mesin: Mesin, batch: Baris[], lease: string, response: Response): Promise<Round> {
  const envelope = (await response.json().catch(() => null)) as { code?: string; info?: string; data?: { results?: unknown[] } } | null;
  if (response.status === 401) {
    await postpone(mesin, batch, lease, 'tidakSampai');
    await mesin.kabar({ jenis: 'sesiDitolak' });
    return 'sesi';
  }
  if (response.status === 403) {
    await postpone(mesin, batch, lease, 'tidakSampai');
    await mesin.kabar({ jenis: 'akunDitolak', code: envelope?.code ?? '', info: envelope?.info ?? '' });
    return 'akun';
  }
  if (response.status === 413) {
    await postpone(mesin, batch, lease, 'tidakSampai');
    return 'perkecil';
  }
  const results = envelope?.data?.results;
  if (!response.ok || !Array.isArray(results)) {
    // An answer that is not ours (a proxy's page, a fault half-way): what became of the batch is not known.
    await postpone(mesin, batch, lease, 'tidakPasti');
    return 'luring';
  }
  const byId = new Map(results.flatMap((raw) => (HasilSchema.safeParse(raw).success ? [[(raw as HasilOperasi).id, raw as HasilOperasi]] : [])));
  await store(mesin, batch, lease, (row) => byId.get(row.opId));
  return 'lanjut';
}

/** Puts the rows of a batch back. 'tidakSampai': surely without effect. 'tidakPasti': the server may have them. */
async function postpone(mesin: Mesin, batch: Baris[], lease: string, apa: 'tidakSampai' | 'tidakPasti'): Promise<void> {
  await ours(mesin, batch, lease, (row) => ({
    ...row,
    state: 'menunggu',
    lease: null,
    attempts: apa === 'tidakSampai' ? row.attempts - 1 : row.attempts,
    gagal: row.gagal + 1,
    nextAt: mesin.now() + backoff(row.gagal + 1, mesin.random),
  }));
}

async function store(mesin: Mesin, batch: Baris[], lease: string, resultOf: (row: Baris) => HasilOperasi | undefined): Promise<void> {
  await ours(mesin, batch, lease, (row) => after(mesin, row, resultOf(row)));
}

/** Rewrites the rows of the batch that still carry our lease: one that was stolen belongs to somebody else's answer. */
async function ours(mesin: Mesin, batch: Baris[], lease: string, change: (row: Baris) => Baris): Promise<void> {
  const { antrean } = mesin.db;
  await mesin.db.transaction('rw', antrean, async () => {
    const current = await antrean.bulkGet(batch.map((row) => row.seq!));
    await antrean.bulkPut(current.flatMap((row) => (row?.lease?.token === lease ? [change(row)] : [])));
  });
}

/** What one row becomes with the server's answer for it. */
function after(mesin: Mesin, row: Baris, result: HasilOperasi | undefined): Baris {
  const free = { ...row, lease: null };
  const later = (attempts: number): Baris => ({
    ...free,
    state: 'menunggu',
    attempts,
    gagal: row.gagal + 1,
    nextAt: mesin.now() + backoff(row.gagal + 1, mesin.random),
  });
  if (!result) return later(row.attempts);
  const { status, code, info, errors, data } = result;
  if (status < 300) return { ...free, state: 'terkirim', error: null, diterimaPada: mesin.now() };
  // Held back behind an earlier one of its lane: not even looked at, so it goes again as soon as that one is through.
  if (status === 424) return { ...free, state: 'menunggu', attempts: row.attempts - 1, nextAt: 0 };
  if (status === 426) return { ...free, state: 'diparkir', attempts: row.attempts - 1, error: { status, code, info } };
  if (status === 408 || status === 429 || status >= 500) return later(row.attempts);
  const error = { status, code, info, ...(errors ? { errors } : {}), ...(data === undefined ? {} : { current: data }) };
  return { ...free, state: status === 409 ? 'bentrok' : 'ditolak', error };
}
