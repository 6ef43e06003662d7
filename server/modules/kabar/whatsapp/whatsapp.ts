import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { nomorWa } from '#domain/core/telepon.ts';
import type { Server } from '#server/core/server.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { GalatWaSchema, hasilGalatWa } from './galat.ts';
import { pesanWhatsapp } from './isi.ts';
import type { Hasil, JenisKanal } from '../kanal.ts';

type Config = Server['config'];

/** WhatsApp by the Cloud API, where its four settings are there; only to who has agreed to it (BEYOND-43). */
export const whatsapp: JenisKanal = {
  nama: 'whatsapp',
  ada: ({ WA_TOKEN }) => WA_TOKEN !== undefined,
  bawaan: () => 'tidak',
  alamat: async (db, ids) => {
    const orang = await db
      .select({ uuid: pengguna.id, noHp: pengguna.noHp })
      .from(pengguna)
      .where(inArray(pengguna.id, [...ids]));
    return new Map(
      orang.flatMap(({ uuid, noHp }) => {
        const nomor = nomorWa(noHp ?? '');
        return nomor === null ? [] : [[uuid, [{ tujuan: '', alamat: `+${nomor}` }]] as const];
      }),
    );
  },
  buka: async ({ config }) => ({
    nama: 'whatsapp',
    kirim: async (pesan, signal) => {
      try {
        return await hasilJawaban(await minta(config, pesanWhatsapp(pesan), signal));
      } catch (error) {
        return { hasil: 'ulang', galat: tidakDihubungi(config, error), putus: true };
      }
    },
  }),
};

const minta = ({ WA_BASE_URL, WA_PHONE_NUMBER_ID, WA_TOKEN }: Config, isi: unknown, signal: AbortSignal) =>
  fetch(`${WA_BASE_URL}/${WA_PHONE_NUMBER_ID}/messages`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${WA_TOKEN}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(isi),
    // Nobody else is to be shown the token.
    redirect: 'error',
    signal,
  });

const Diterima = z.object({ messages: z.tuple([z.object({ id: z.string() })]) });
const Ditolak = z.object({ error: GalatWaSchema });

/** What it does not say in so many words, whoever stands in between says: it is asked again. */
async function hasilJawaban(jawaban: Response): Promise<Hasil> {
  const isi: unknown = await jawaban.json().catch(() => null);
  const diterima = Diterima.safeParse(isi);
  if (jawaban.ok && diterima.success) return { hasil: 'terkirim', luar: diterima.data.messages[0].id };
  const ditolak = Ditolak.safeParse(isi);
  if (ditolak.success) return hasilGalatWa(ditolak.data.error);
  return { hasil: 'ulang', galat: `WhatsApp menjawab ${jawaban.status} tanpa keterangan.`, putus: true };
}

/** `fetch` says what it was in the cause, where there is one. */
function tidakDihubungi({ WA_BASE_URL }: Config, error: unknown): string {
  const { message, cause } = error as Error;
  const sebab = (cause as { code?: string } | undefined)?.code ?? message;
  return `Server WhatsApp ${new URL(WA_BASE_URL).host} tidak dapat dihubungi (${sebab}).`;
}
