import { liveQuery } from 'dexie';
import {
  callName,
  type AnyEndpoint,
  type CallTo,
  type OutputOf,
  type QueryOf,
} from '#domain/core/endpoint.ts';
import { Refusal } from '#domain/core/errors.ts';
import { JaringanLain, OrangBerganti, type Jawaban, type Klien } from './client.ts';
import type { OrangDb, Tilikan } from './db.ts';
import { bacaTanda } from './kursor.ts';

/** What a live call gives its screen. `pada` is set while only the last answer, kept on the device, can be shown. */
export type HasilLive<O> =
  | { jenis: 'memuat' }
  | { jenis: 'ada'; jawaban: Jawaban<O>; pada: string | null }
  /** `luring`: no answer came, and none is kept on the device; else the server refused. */
  | { jenis: 'gagal'; luring: boolean; info: string };

type Termuat<O> = Exclude<HasilLive<O>, { jenis: 'memuat' }>;

/** How many answers of one call are kept: a few pages back, not everything ever read. */
const simpanMaks = 20;

const belumDibaca = 'Sambungkan perangkat ke jaringan sekali; setelah itu terbaca juga tanpa jaringan.';

type Pertanyaan<E extends AnyEndpoint> = {
  klien: Klien;
  db: OrangDb;
  endpoint: E | CallTo<E>;
  query: QueryOf<E>;
  /** Under which the answer is kept. */
  kunci: string;
};

/**
 * Asks the server at once, and again whenever a pull, of whichever page or worker, told that something this person may see
 * has changed; after a failure with every pull. Ends when the returned function is called.
 */
export function ikuti<E extends AnyEndpoint>(
  pertanyaan: Pertanyaan<E>,
  tampilkan: (hasil: HasilLive<OutputOf<E>>) => void,
): () => void {
  let ke = 0;
  let gagal = false;
  const muat = async () => {
    ke += 1;
    const ini = ke;
    gagal = false;
    const hasil = await baca(pertanyaan);
    if (!hasil || ini !== ke) return;
    gagal = hasil.jenis === 'gagal' || hasil.pada !== null;
    tampilkan(hasil);
  };
  let tanda: string | undefined | null = null;
  const dengar = liveQuery(async () => bacaTanda(pertanyaan.db)).subscribe(
    (kini) => {
      if (kini === tanda && !gagal) return;
      tanda = kini;
      void muat();
    },
    // A storage that cannot be read is no reason not to ask the server.
    () => void muat(),
  );
  return () => {
    ke = -1;
    dengar.unsubscribe();
  };
}

/** One answer of the server, or what was kept of an earlier one; null when it is for a person who is gone. */
async function baca<E extends AnyEndpoint>({
  klien,
  db,
  endpoint,
  query,
  kunci,
}: Pertanyaan<E>): Promise<Termuat<OutputOf<E>> | null> {
  try {
    const jawaban = await klien.panggil(endpoint, { query });
    // What cannot be kept is only missed offline.
    simpan(db, callName(endpoint), { kunci, jawaban, pada: new Date().toISOString() }).catch(() => undefined);
    return { jenis: 'ada', jawaban, pada: null };
  } catch (error) {
    if (error instanceof OrangBerganti) return null;
    // A refusal is an answer: what was kept from before is not shown over it. That of a busy server is none.
    const refused = error instanceof Refusal ? error : null;
    const kept =
      !refused || refused.status === 429 || refused.status >= 500
        ? await db.tilikan.get(kunci).catch(() => undefined)
        : undefined;
    if (kept) return { jenis: 'ada', jawaban: kept.jawaban as Jawaban<OutputOf<E>>, pada: kept.pada };
    if (refused) return { jenis: 'gagal', luring: false, info: refused.info };
    return {
      jenis: 'gagal',
      luring: true,
      info: error instanceof JaringanLain ? error.message : belumDibaca,
    };
  }
}

/** Keeps an answer and lets go of the oldest ones of the same call. */
async function simpan(db: OrangDb, call: string, tilikan: Tilikan): Promise<void> {
  await db.transaction('rw', db.tilikan, async () => {
    await db.tilikan.put(tilikan);
    const rows = await db.tilikan.where('kunci').startsWith(`live:${call}?`).sortBy('pada');
    await db.tilikan.bulkDelete(rows.slice(0, -simpanMaks).map(({ kunci }) => kunci));
  });
}
