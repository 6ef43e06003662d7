import { eq, inArray } from 'drizzle-orm';
import type { RequestOptions } from 'web-push';
import type { PesanDorong } from '#domain/kabar/dorong.ts';
import type { Server } from '#server/core/server.ts';
import { perangkatDorong } from '#server/db/tables/dorong.ts';
import type { Hasil, JenisKanal, Pesan } from '../kanal.ts';
import { sebutanPesan } from '../sebutan.ts';
import { kunciServer } from './kunci.ts';

type Perangkat = typeof perangkatDorong.$inferSelect;

/** News of the day before yesterday is for who opens the app. */
const umurDetik = 2 * 24 * 60 * 60;

/** Notifications of the system, wherever a person has switched them on (BEYOND-44). */
export const dorong: JenisKanal = {
  nama: 'dorong',
  ada: () => true,
  // Who switched it on, on that very device, wants to know at once.
  bawaan: () => 'segera',
  alamat: async (db, ids) => {
    const semua = await db
      .select()
      .from(perangkatDorong)
      .where(inArray(perangkatDorong.penggunaId, [...ids]));
    const perOrang = Map.groupBy(semua, ({ penggunaId }) => penggunaId);
    return new Map(
      [...perOrang].map(([uuid, milik]) => [
        uuid,
        milik.map(({ id, nama }) => ({ tujuan: id, alamat: nama })),
      ]),
    );
  },
  buka: async (server) => {
    const { db, clock, config } = server;
    const kunci = await kunciServer(db, clock.now());
    const vapidDetails = { subject: kontak(config), publicKey: kunci.publik, privateKey: kunci.rahasia };
    return {
      nama: 'dorong',
      kirim: async (pesan, signal) => {
        const [perangkat] = await db
          .select()
          .from(perangkatDorong)
          .where(eq(perangkatDorong.id, pesan.kepada.tujuan));
        if (!perangkat) return { hasil: 'batal' };
        const jawaban = await tulis(perangkat, pesan, { vapidDetails, TTL: umurDetik }, signal);
        if (jawaban === null)
          return {
            hasil: 'ulang',
            galat: `Layanan pemberitahuan ${new URL(perangkat.endpoint).host} tidak dapat dihubungi.`,
            putus: true,
          };
        if (tiada.has(jawaban.status)) {
          await db.delete(perangkatDorong).where(eq(perangkatDorong.id, perangkat.id));
          return { hasil: 'batal' };
        }
        return hasilJawaban(jawaban, perangkat);
      },
    };
  },
};

/** The browser has taken its address back, or its person has forbidden it: that device is gone, and nothing is amiss. */
const tiada = new Set([404, 410]);
/** Larger than a push service takes: no other try makes it smaller. */
const terlaluBesar = 413;

async function hasilJawaban(jawaban: Response, { endpoint }: Perangkat): Promise<Hasil> {
  if (jawaban.ok) return { hasil: 'terkirim' };
  const kata = (await jawaban.text().catch(() => '')).slice(0, 200);
  const galat = `Layanan pemberitahuan ${new URL(endpoint).host} menolak: ${jawaban.status} ${kata}`.trim();
  return jawaban.status === terlaluBesar
    ? { hasil: 'tetap', galat }
    : { hasil: 'ulang', galat, putus: false };
}

/** Hands it to the push service of its device; null where that gives no answer. */
async function tulis(
  { endpoint, p256dh, auth }: Perangkat,
  pesan: Pesan,
  options: RequestOptions,
  signal: AbortSignal,
): Promise<Response | null> {
  const { default: webPush } = await import('web-push');
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(isiDorong(pesan)),
    options,
  );
  // Where it leads elsewhere is nobody's address that was looked at.
  return fetch(endpoint, {
    method: 'POST',
    headers: headers as Record<string, string>,
    body: new Uint8Array(body!),
    signal,
    redirect: 'manual',
  }).catch(() => null);
}

function isiDorong(pesan: Pesan): PesanDorong {
  const { kalimat, nomor } = sebutanPesan(pesan);
  const [satu] = pesan.isi;
  return {
    untuk: pesan.kepada.uuid,
    tag: pesan.id,
    judul: kalimat,
    isi: nomor ?? '',
    alamat: pesan.cara === 'segera' ? `/kabar/${satu!.uuid}` : '/kabar',
  };
}

/** Whom a push service may ask about what we send; it has to be one of these two. */
const kontak = ({ address, MAIL_FROM }: Server['config']): string =>
  address.startsWith('https:') ? address : `mailto:${MAIL_FROM ?? 'pengelola@localhost.localdomain'}`;
