import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { useAplikasi, useOrang } from '#data/app.ts';
import type { OrangDb } from '#data/db.ts';
import { hapusDraf } from '#data/drafts.ts';
import { tulisLangsung, type HasilLangsung } from '#data/live-write.ts';
import { BerkasTidakAda, SudahDikirim } from '#data/outbox/enqueue.ts';
import { tulis, type HasilTulis } from '#data/write.ts';
import { offlineOf, type AnyEndpoint, type Endpoint } from '#domain/core/endpoint.ts';
import type { Told } from '#kit/notice/toast.ts';

/** A call that writes, with its body. */
export type WritingEndpoint<B extends z.ZodType> = Endpoint<z.ZodUndefined, B, z.ZodType>;

/** What a write says besides its body. */
export type WriteDetails = {
  /** '<act> · <code or title of the record>' (GAP-115). */
  label: string;
  /** The revision a decision is based on, and own unsent writes its form showed (useOpenedVersion). */
  baseRev?: string | null;
  after?: readonly string[];
  /** Of those the ones it cannot do without: it leaves after them. */
  setelah?: readonly string[];
  begunAt?: string | null;
  /** The draft that becomes this write. */
  draf?: string;
};

/** How a write came out; `info` is what its author is told of a saved one, `answer` the record where the server gave it. */
type SendOutcome =
  | { jenis: 'tersimpan'; info: Told; answer?: unknown }
  | Extract<HasilTulis, { jenis: 'ditolak' }>
  | Exclude<HasilLangsung, { jenis: 'terkirim' }>;

type Send = {
  /** `body` is complete and checked. Rejects only for what nobody foresaw. */
  send: (body: object, details: WriteDetails) => Promise<SendOutcome>;
  /** Whether its act is one that the server has to take at once. */
  isLive: (body: unknown) => boolean;
  /** The refused write that the next one takes the place of. */
  replaces: string | undefined;
};

const tidakTersimpan =
  'Perangkat tidak dapat menyimpan tulisan ini (penyimpanan penuh atau tertutup). Isian Anda masih ada di sini; kosongkan ruang lalu simpan lagi.';

const drafTersisa =
  'Drafnya belum terhapus dari perangkat (penyimpanan penuh atau tertutup): buang bila masih tampak, jangan kirim lagi.';

/** What the server has taken stays taken, also where the device cannot let go of what was typed. */
const terhapus = (db: OrangDb, draf: string): Promise<boolean> =>
  hapusDraf(db, draf).then(
    () => true,
    () => false,
  );

/**
 * The way of a write from its form to the server, as the offline policy of its act has it. Queued, it goes by the outbox
 * and takes the place of the one that was refused before, or that `repairs` names (offline.md section 1, Writing). Live,
 * it keeps its idempotency key until the server has given its final word (offline.md section 4, Exactly once).
 */
export function useSend<B extends z.ZodType>(declared: WritingEndpoint<B>, repairs?: string): Send {
  const endpoint = declared as unknown as AnyEndpoint;
  const { klien, perangkat } = useAplikasi();
  const { actor, db, pageEngine } = useOrang();
  const [replaces, setReplaces] = useState(repairs);
  const [kunci, setKunci] = useState(() => uuidv7());

  async function queue(body: object, { draf, ...details }: WriteDetails): Promise<SendOutcome> {
    try {
      const hasil = await tulis(pageEngine, perangkat, {
        endpoint,
        body: body as Record<string, unknown>,
        baseRev: null,
        after: [],
        begunAt: null,
        ...details,
        ...(draf === undefined ? {} : { draf }),
        ...(replaces === undefined ? {} : { menggantikan: replaces }),
      });
      if (hasil.jenis === 'ditolak') {
        setReplaces(hasil.opId);
        return hasil;
      }
      const { info } = hasil;
      return { jenis: 'tersimpan', info: hasil.jenis === 'terkirim' ? info : { info, later: hasil.pantau } };
    } catch (error) {
      // Nothing has changed anywhere then.
      const known = error instanceof SudahDikirim || error instanceof BerkasTidakAda;
      return { jenis: 'gagal', info: known ? error.message : tidakTersimpan };
    }
  }

  async function sendNow(body: object, { baseRev, draf }: WriteDetails): Promise<SendOutcome> {
    const call = { endpoint, body: { ...body, ...(baseRev ? { baseRev } : {}) }, kunci };
    const hasil = await tulisLangsung(klien, pageEngine.engine, call);
    if (hasil.jenis === 'gagal') return hasil;
    setKunci(uuidv7());
    const sisa = hasil.jenis === 'terkirim' && draf !== undefined && !(await terhapus(db, draf));
    // Of a refusal too: it says that what is shown here is no longer so.
    void pageEngine.picu();
    if (hasil.jenis !== 'terkirim') return hasil;
    return {
      jenis: 'tersimpan',
      info: sisa ? `${hasil.info}. ${drafTersisa}` : hasil.info,
      answer: hasil.data,
    };
  }

  const isLive = (body: unknown) => offlineOf(endpoint, body, actor) !== 'queued';
  return {
    send: (body, details) => (isLive(body) ? sendNow(body, details) : queue(body, details)),
    isLive,
    replaces,
  };
}
