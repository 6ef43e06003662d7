import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { useAplikasi, useOrang } from '#data/app.ts';
import { hapusDraf } from '#data/drafts.ts';
import { tulisLangsung, type HasilLangsung } from '#data/live-write.ts';
import type { AnyEndpoint, Endpoint } from '#domain/core/endpoint.ts';
import { useCheckedForm, type CheckedRequest, type Write } from './use-write.ts';

/** A call that only works online, with its body and its answer. */
export type LiveEndpoint<B extends z.ZodType, D extends z.ZodType> = Endpoint<z.ZodUndefined, B, D>;

type LiveRequest<B extends z.ZodType> = CheckedRequest<B> & {
  /** The revision a decision is based on (useOpenedVersion). */
  baseRev?: string;
  /** The draft that goes when the server has taken the write. */
  draf?: string;
};

type LiveOutcome<D> =
  | { jenis: 'terkirim'; info: string; data: D }
  | Exclude<HasilLangsung, { jenis: 'terkirim' }>
  | { jenis: 'batal' };

export type LiveWrite<B extends z.ZodType, D extends z.ZodType> = Write<
  B,
  LiveRequest<B>,
  LiveOutcome<z.output<D>>
>;

const tidakTerkirim =
  'Perangkat tidak dapat mengirim tindakan ini. Isian Anda masih ada di sini; coba simpan lagi.';

/**
 * The way of a write that needs the server at once, from its form to the answer. Whatever comes of it, everything typed
 * stays; its idempotency key is made when the form opens and again after each final word of the server (offline.md
 * section 4, Exactly once).
 */
export function useLiveWrite<B extends z.ZodType, D extends z.ZodType>(
  endpoint: LiveEndpoint<B, D>,
): LiveWrite<B, D> {
  const { klien } = useAplikasi();
  const { db, halaman } = useOrang();
  const { ask, answer, ...form } = useCheckedForm(endpoint.body!);
  const [kunci, setKunci] = useState(() => uuidv7());

  async function submit({ baseRev, draf, ...request }: LiveRequest<B>): Promise<LiveOutcome<z.output<D>>> {
    const checked = await ask(request);
    if (checked === null) return { jenis: 'batal' };
    const body = { ...(checked as object), ...(baseRev === undefined ? {} : { baseRev }) };
    const call = { endpoint: endpoint as unknown as AnyEndpoint, body, kunci };
    const hasil = await tulisLangsung(klien, halaman.mesin, call).catch((fault: unknown) => {
      answer({ jenis: 'gagal', info: tidakTerkirim });
      throw fault;
    });
    if (hasil.jenis === 'gagal') {
      answer(hasil);
      return hasil;
    }
    setKunci(uuidv7());
    if (hasil.jenis === 'ditolakLangsung') {
      const { info, current, errors } = hasil.error;
      answer({ jenis: 'ditolakLangsung', info, current }, errors);
      return hasil;
    }
    if (draf !== undefined) await hapusDraf(db, draf);
    void halaman.picu();
    return { ...hasil, data: hasil.data as z.output<D> };
  }

  return { ...form, replaces: undefined, submit };
}
