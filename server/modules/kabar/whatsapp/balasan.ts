import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Hono } from 'hono';
import { z } from 'zod';
import { refusal } from '#domain/core/errors.ts';
import { nomorNasional } from '#domain/core/telepon.ts';
import { readLimited } from '#server/core/body.ts';
import { inTransaction } from '#server/core/journal.ts';
import type { Server } from '#server/core/server.ts';
import { traceUncalled } from '#server/core/trace.ts';
import { kiriman, langgananKabar } from '#server/db/tables/kiriman.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { GalatWaSchema, hasilGalatWa } from './galat.ts';
import { matikan } from '../matikan.ts';
import type { Saat } from '../simpan.ts';
import { whatsapp } from './whatsapp.ts';

const path = '/api/webhook/whatsapp';

/** What the trail calls a word that came from there. */
const tindakanBalasan = 'POST webhook/whatsapp';

/** No more than this is in one word of Meta's. */
const palingBesar = 3 * 1024 * 1024;

/** What is not answered with 200 comes again, for days: soon after it was sent, a message may not have been put down yet. */
const barusanMs = 5 * 60_000;

/**
 * Where Meta says what became of messages, and brings what people answer: signed with the secret of its app, and there only
 * where this installation has WhatsApp (BEYOND-43). It may say the same thing twice.
 */
export function mountBalasanWhatsapp(app: Hono, { db, clock, config }: Server): void {
  if (!whatsapp.ada(config)) return;
  app.get(path, (c) => {
    const { 'hub.mode': mode, 'hub.verify_token': token = '', 'hub.challenge': sandi = '' } = c.req.query();
    if (mode !== 'subscribe' || !timingSafeEqual(ringkas(token), ringkas(config.WA_VERIFY_TOKEN!)))
      throw bukanMeta();
    c.header('Cache-Control', 'no-store');
    return c.text(sandi);
  });
  app.post(path, async (c) => {
    const tanda = /^sha256=([0-9a-f]{64})$/.exec(c.req.header('x-hub-signature-256') ?? '')?.[1];
    if (tanda === undefined) throw bukanMeta();
    const isi = await buffer(readLimited(c.req.raw, palingBesar));
    const semestinya = createHmac('sha256', config.WA_APP_SECRET!).update(isi).digest();
    if (!timingSafeEqual(Buffer.from(tanda, 'hex'), semestinya)) throw bukanMeta();
    const { berhenti, gagal } = bacaBalasan(isi, config.WA_PHONE_NUMBER_ID!);
    if (berhenti.length + gagal.length > 0)
      await inTransaction(db, async (tx, journal) => {
        const saat = { db: tx, journal, received: clock.now(), config };
        for (const satu of berhenti) await hentikan(saat, satu);
        for (const satu of gagal) await gagalkan(saat, satu);
      });
    return c.json({ status: 200, info: 'Diterima', data: null });
  });
}

const ringkas = (kata: string): Buffer => createHash('sha256').update(kata).digest();

const bukanMeta = () => refusal.forbidden('Hanya Meta yang mengabari alamat ini, dengan tanda tangannya.');

const detik = z.coerce.number().transform((lama) => new Date(lama * 1000));
const Berhenti = z.object({
  from: z.string(),
  timestamp: detik,
  text: z.object({ body: z.string().regex(/^\W*(berhenti|stop)\W*$/i) }),
});
const Gagal = z.object({
  id: z.string(),
  status: z.literal('failed'),
  timestamp: detik,
  recipient_id: z.string(),
  errors: z.tuple([GalatWaSchema], z.unknown()),
});
const Satuan = z.object({
  metadata: z.object({ phone_number_id: z.string() }),
  messages: z.array(z.unknown()).default([]),
  statuses: z.array(z.unknown()).default([]),
});
const Berubah = z.object({ value: z.unknown() });
const Masuk = z.object({ changes: z.array(z.unknown()) });
const Balasan = z.object({ entry: z.array(z.unknown()) });

/** Those of a list that are of this form. */
const yangBerupa = <T>(schema: z.ZodType<T>, daftar: readonly unknown[]): T[] =>
  daftar.flatMap((satu) => {
    const hasil = schema.safeParse(satu);
    return hasil.success ? [hasil.data] : [];
  });

/** What of it is about us: people who want no more, and messages to our number that did not get through. All else is nothing. */
function bacaBalasan(isi: Buffer, nomorKami: string) {
  const satuan = yangBerupa(Balasan, [jsonDari(isi)])
    .flatMap(({ entry }) => yangBerupa(Masuk, entry))
    .flatMap(({ changes }) => yangBerupa(Berubah, changes))
    .flatMap(({ value }) => yangBerupa(Satuan, [value]))
    .filter(({ metadata }) => metadata.phone_number_id === nomorKami);
  return {
    berhenti: satuan.flatMap(({ messages }) => yangBerupa(Berhenti, messages)),
    gagal: satuan.flatMap(({ statuses }) => yangBerupa(Gagal, statuses)),
  };
}

function jsonDari(isi: Buffer): unknown {
  try {
    return JSON.parse(isi.toString());
  } catch {
    return null;
  }
}

/** Ends WhatsApp for whoever has this number, unless they agreed anew since they wrote. */
async function hentikan(
  saat: Saat,
  { from, timestamp }: Pick<z.output<typeof Berhenti>, 'from' | 'timestamp'>,
): Promise<void> {
  const { db, received } = saat;
  const disetujui = await db
    .select({ id: langgananKabar.penggunaId, kalimat: langgananKabar.setujuKalimat })
    .from(langgananKabar)
    .innerJoin(pengguna, eq(pengguna.id, langgananKabar.penggunaId))
    .where(
      and(
        // As our forms keep it, or as another program has written it.
        inArray(pengguna.noHp, [nomorNasional(from), from]),
        eq(langgananKabar.kanal, 'whatsapp'),
        // Meta tells whole seconds.
        lt(langgananKabar.setujuPada, new Date(timestamp.getTime() + 1000)),
      ),
    )
    .for('update', { of: langgananKabar });
  if (disetujui.length === 0) return;
  await db
    .update(langgananKabar)
    .set({
      mati: 'berhenti',
      matiPada: received,
      galat: null,
      alamat: null,
      setujuPada: null,
      setujuKalimat: null,
    })
    .where(
      and(
        eq(langgananKabar.kanal, 'whatsapp'),
        inArray(
          langgananKabar.penggunaId,
          disetujui.map(({ id }) => id),
        ),
      ),
    );
  for (const { id, kalimat } of disetujui)
    traceUncalled(saat, tindakanBalasan, {
      jenis: 'pengguna',
      record: id,
      rev: null,
      perubahan: { whatsappSetuju: [kalimat, null] },
    });
}

/** What was taken and did not arrive has failed after all. */
async function gagalkan(
  saat: Saat,
  { id, timestamp, recipient_id, errors: [galatnya] }: z.output<typeof Gagal>,
): Promise<void> {
  const { db, received } = saat;
  if ((await db.$count(kiriman, eq(kiriman.luar, id))) === 0) {
    if (received.getTime() - timestamp.getTime() < barusanMs)
      throw refusal.state('Pesan ini belum tercatat. Kabarkan sekali lagi.');
    return;
  }
  const hasil = hasilGalatWa(galatnya);
  const [gagal] = await db
    .update(kiriman)
    .set({ keadaan: 'gagal', galat: hasil.galat, selesaiPada: received })
    .where(and(eq(kiriman.luar, id), eq(kiriman.keadaan, 'terkirim')))
    .returning({ uuid: kiriman.penggunaId });
  if (gagal && hasil.hasil === 'alamat')
    await matikan(saat, 'whatsapp', { ...gagal, alamat: `+${recipient_id}` }, hasil);
}
