import { terlaluBesar } from '#domain/berkas/schema.ts';
import type { OrangDb } from '#data/db.ts';
import { sha256Hex } from '#data/sha256.ts';
import type { BerkasTulisan } from '#data/berkas-tulisan.ts';
import { later, nextUnggahan, sebentar, type Sabar } from './plan.ts';
import type { Baris, Kesalahan } from '#data/baris.ts';
import {
  batasKirimMs,
  berhentiKarena,
  kepala,
  panggil,
  retryAfterMs,
  sendirian,
  jangkau,
  tolakanPintu,
  type Engine,
  type TanpaJawaban,
} from './engine.ts';

/** How long one file may take: its answer waits for the disk of the server, too. */
const batasMs = (size: number): number => batasKirimMs(size, 30_000);

/**
 * What became of one file. `tolak`: the server, or the device itself, will never take it. `nanti`: it can go again, not
 * before so long.
 */
export type HasilFile =
  | { jenis: 'ada' }
  | { jenis: 'tolak'; error: Kesalahan }
  | { jenis: 'nanti'; mintaMs: number }
  | { jenis: 'tanpaJawaban'; sebab: TanpaJawaban }
  | { jenis: 'sesi' | 'akun' };

/** One run of uploads: what it has tried already, whose back-off counts, whether the last upload was answered. */
export type JalanUnggah = { dicoba: Set<string>; sabar: Sabar; dijawab: boolean };

export function mulaiUnggah(paksa: boolean): JalanUnggah {
  const dicoba = new Set<string>();
  return { dicoba, sabar: (row) => !paksa || dicoba.has(row.opId), dijawab: false };
}

/**
 * Brings up the files of the next write that waits for some, outside the send lock: writes of other lanes leave
 * meanwhile. 'siap': the write can go now. 'nanti': it waits; 'tolak': its author has to see it. In both cases the next
 * call takes another one.
 */
export async function unggahBerikut(
  engine: Engine,
  jalan: JalanUnggah,
): Promise<'siap' | 'kosong' | 'luring' | 'asing' | Exclude<HasilFile['jenis'], 'ada' | 'tanpaJawaban'>> {
  const row = nextUnggahan(await engine.db.antrean.toArray(), engine.now(), jalan.sabar);
  if (!row) return 'kosong';
  if (!jalan.dijawab) {
    const server = await jangkau(engine);
    if (server !== 'ada') return server;
  }
  jalan.dijawab = false;
  jalan.dicoba.add(row.opId);
  for (const file of row.files!) {
    const hasil = await unggahSekali(engine, file);
    if (hasil.jenis === 'tolak') await tolak(engine, file.sha256, hasil.error);
    if (hasil.jenis === 'nanti') await tunda(engine, row, (satu) => later(engine, satu, hasil.mintaMs));
    if (hasil.jenis === 'tanpaJawaban') {
      const server = await jangkau(engine);
      await tunda(engine, row, (satu) =>
        server === 'ada' ? { ...sebentar(engine, satu), ditahanJaringan: true } : later(engine, satu),
      );
      return server === 'ada' ? 'nanti' : server;
    }
    if (hasil.jenis !== 'ada') return hasil.jenis;
    jalan.dijawab = true;
  }
  return 'siap';
}

/** Once in this browser: another tab that is at the same file is waited for, as long as that may take. */
const unggahSekali = (engine: Engine, file: BerkasTulisan): Promise<HasilFile> =>
  sendirian(
    engine,
    `unggah:${file.sha256}`,
    async () => {
      if ((await penunggu(engine.db, file.sha256).count()) === 0) return { jenis: 'ada' };
      const hasil = await unggahFile(engine, file);
      if (hasil.jenis === 'ada') await tandai(engine.db, file.sha256);
      return hasil;
    },
    batasMs(file.size),
  );

/** Sends the bytes of one file, when the device still has them whole. */
export async function unggahFile(
  engine: Engine,
  { sha256, name }: { sha256: string; name: string },
): Promise<HasilFile> {
  const bytes = await bytesUtuh(engine.db, sha256);
  if (!bytes) return { jenis: 'tolak', error: rusak(name) };
  const token = await engine.token();
  return token ? kirim(engine, token, sha256, bytes) : { jenis: 'sesi' };
}

async function kirim(engine: Engine, token: string, sha256: string, bytes: ArrayBuffer): Promise<HasilFile> {
  const headers = { ...kepala(engine, token), 'Content-Type': 'application/octet-stream' };
  const init = { method: 'PUT', headers, body: bytes };
  const jawaban = await panggil(engine, `/api/sync/file/${sha256}`, init, batasMs(bytes.byteLength));
  if (typeof jawaban === 'string') return { jenis: 'tanpaJawaban', sebab: jawaban };
  const { response, amplop } = jawaban;
  const tolakan = tolakanPintu(amplop, token);
  if (tolakan) return { jenis: await berhentiKarena(engine, tolakan) };
  const { status, code, info } = amplop;
  if (status === 413) return ditolak(413, code ?? 'TOO_LARGE', info || terlaluBesar);
  if (status === 415 || status === 422) return ditolak(status, code ?? '', info);
  const { sha256: diterima } = (amplop.data ?? {}) as { sha256?: unknown };
  if (response.ok && diterima === sha256) return { jenis: 'ada' };
  return { jenis: 'nanti', mintaMs: retryAfterMs(response) };
}

const ditolak = (status: number, code: string, info: string): HasilFile => ({
  jenis: 'tolak',
  error: { status, code, info },
});

const rusak = (name: string): Kesalahan => ({
  status: 422,
  code: 'RUSAK',
  info: `File '${name}' hilang atau rusak di penyimpanan perangkat. Pilih lagi filenya, lalu simpan.`,
});

/** The bytes of a file as they were put in, or null: IndexedDB on some devices gives back less than it took. */
async function bytesUtuh(db: OrangDb, sha256: string): Promise<ArrayBuffer | null> {
  const held = await db.berkas.get(sha256);
  return held && (await sha256Hex(held.bytes)) === sha256 ? held.bytes : null;
}

/** The rows that name a file the server does not have yet, so that none of them can be on its way. */
const penunggu = (db: OrangDb, sha256: string) =>
  db.antrean
    .where('state')
    .equals('menunggu')
    .filter(({ files = [] }) => files.some((file) => file.sha256 === sha256 && !file.terunggah));

/** Notes on every write that names it that the server has this file: those may go now. */
async function tandai(db: OrangDb, sha256: string): Promise<void> {
  await penunggu(db, sha256).modify((row) => {
    row.files = row.files!.map((file) => (file.sha256 === sha256 ? { ...file, terunggah: true } : file));
    row.gagal = 0;
    row.nextAt = 0;
    delete row.ditahanJaringan;
  });
}

/** Shows the writes that name a refused file to their author, with what is wrong at its field. */
async function tolak({ db }: Engine, sha256: string, error: Kesalahan): Promise<void> {
  await penunggu(db, sha256).modify((row) => {
    const errors = row
      .files!.filter((file) => file.sha256 === sha256)
      .map(({ field }) => ({ field, message: error.info }));
    row.state = 'ditolak';
    row.error = { ...error, errors };
  });
}

/** Lets the write wait, growing longer each time. What its author has decided meanwhile stands. */
async function tunda({ db }: Engine, { seq }: Baris, kelak: (row: Baris) => Baris): Promise<void> {
  await db.antrean
    .where('seq')
    .equals(seq!)
    .filter(({ state }) => state === 'menunggu')
    .modify((row, ref) => void (ref.value = kelak(row)));
}
