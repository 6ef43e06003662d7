import { namaPeramban } from '#domain/akun/peramban.ts';
import { dorongApi } from '#domain/kabar/dorong.ts';
import type { Klien } from './client.ts';
import type { PerangkatDb } from './db.ts';
import { sesiSekarang } from './session.ts';

/*
 * This browser's subscription to its push service (BEYOND-44). There is one for the browser, not for a person: whose news come
 * is kept beside it, and it ends with whoever it is for.
 */

const kunci = 'dorong';

/** Whom it was switched on for, in which session, and at which address. */
type Tercatat = { userId: string; sesi: string; endpoint: string };

const tercatat = async (perangkat: PerangkatDb): Promise<Tercatat | null> =>
  ((await perangkat.nilai.get(kunci))?.nilai as Tercatat | undefined) ?? null;

/** Enough to know a session by, and no key to it. */
const namaSesi = async (perangkat: PerangkatDb): Promise<string> =>
  (await sesiSekarang(perangkat))?.token.slice(0, 6) ?? '';

const langganan = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker?.getRegistration())?.pushManager?.getSubscription()) ?? null;

/**
 * Subscribes to this browser's push service for the server with this public key, anew where that has another one than before.
 * Throws where the browser cannot, or does not reach its service.
 */
export async function berlangganan(
  kunciServer: string,
): Promise<{ endpoint: string; p256dh: string; auth: string; nama: string }> {
  const lama = await langganan();
  if (lama && keKunci(lama.options.applicationServerKey) !== kunciServer) await lama.unsubscribe();
  const { pushManager } = await navigator.serviceWorker.ready;
  const satu = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: kunciServer });
  const { endpoint, keys } = satu.toJSON();
  return {
    endpoint: endpoint!,
    p256dh: keys!['p256dh']!,
    auth: keys!['auth']!,
    nama: namaPeramban(navigator.userAgent),
  };
}

const keKunci = (key: ArrayBuffer | null): string =>
  btoa(String.fromCodePoint(...new Uint8Array(key ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** The server has taken it: from now on it is this person's. */
export async function catatDorong(perangkat: PerangkatDb, userId: string, endpoint: string): Promise<void> {
  const nilai: Tercatat = { userId, sesi: await namaSesi(perangkat), endpoint };
  await perangkat.nilai.put({ kunci, nilai });
}

/** Nothing comes to this device any more; the server learns it from the push service, if not sooner. */
export async function lepasDorong(perangkat: PerangkatDb): Promise<void> {
  if ((await tercatat(perangkat)) === null) return;
  await perangkat.nilai.delete(kunci);
  await (await langganan())?.unsubscribe();
}

/**
 * At the start of the app: what was switched on here for this person goes on after a new sign-in, and at the address that the
 * browser has for it now. What was switched off from another device, or is somebody else's, ends here as well.
 */
export async function segarkanDorong(klien: Klien, perangkat: PerangkatDb, userId: string): Promise<void> {
  const dulu = await tercatat(perangkat);
  if (dulu === null) return;
  if (dulu.userId !== userId || Notification.permission !== 'granted') return lepasDorong(perangkat);
  const { data } = await klien.panggil(dorongApi.perangkat);
  const terdaftar = data.perangkat.some(({ ini }) => ini);
  const isi = await berlangganan(data.kunci);
  const sama = dulu.endpoint === isi.endpoint && dulu.sesi === (await namaSesi(perangkat));
  if (sama && terdaftar) return;
  if (sama) return lepasDorong(perangkat);
  await klien.panggil(dorongApi.nyalakan, { body: isi });
  await catatDorong(perangkat, userId, isi.endpoint);
}
