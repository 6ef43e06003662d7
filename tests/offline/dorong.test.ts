import { createECDH, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAplikasi } from '#data/app.ts';
import { createKlien, type Klien } from '#data/client.ts';
import { namaPeramban } from '#domain/akun/peramban.ts';
import { berlangganan, catatDorong, segarkanDorong } from '#data/dorong.ts';
import { masuk } from '#data/session.ts';
import { tawarkanDorong, tolakTawaran } from '#data/tawaran-dorong.ts';
import type { Actor } from '#domain/core/roles.ts';
import { dorongApi, type Dorong } from '#domain/kabar/dorong.ts';
import { openSession } from '#server/core/session.ts';
import { bukaPeramban } from '#tests/support/layar.tsx';
import { lewatJaringan } from '#tests/support/lewat-jaringan.ts';
import { analis, penyelia } from '#tests/support/offline-dunia.ts';
import { panggung } from './panggung.ts';

const p = panggung();
const perangkat = () => p().satu.umum;

/** A browser's subscription as its push service gives it: Node has none. */
function layananPeramban() {
  let satu: PushSubscription | null = null;
  const pushManager = {
    getSubscription: () => Promise.resolve(satu),
    subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
      const key = Uint8Array.from(Buffer.from(applicationServerKey, 'base64url')).buffer;
      const keys = {
        p256dh: createECDH('prime256v1').generateKeys('base64url', 'uncompressed'),
        auth: randomBytes(16).toString('base64url'),
      };
      const endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(9).toString('base64url')}`;
      satu ??= {
        endpoint,
        options: { applicationServerKey: key },
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: () => {
          satu = null;
          return Promise.resolve(true);
        },
      } as unknown as PushSubscription;
      return Promise.resolve(satu);
    },
  };
  const registration = { pushManager };
  return {
    serviceWorker: {
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    },
    kini: () => satu,
    /** The browser gives its address back, as it does when it likes. */
    putus: () => void (satu = null),
  };
}

let peramban: ReturnType<typeof layananPeramban>;
let klien: Klien;
beforeEach(() => {
  peramban = layananPeramban();
  bukaPeramban();
  const { serviceWorker } = peramban;
  const locks = p().satu.kunci.untuk(p().analis.nama);
  vi.stubGlobal('navigator', { locks, serviceWorker, userAgent: 'Mozilla/5.0 (Android 14) Chrome/140.0' });
  vi.stubGlobal('Notification', { permission: 'granted' });
  lewatJaringan(p().analis);
  klien = createKlien(perangkat());
});
afterEach(() => vi.unstubAllGlobals());

const daftar = async (): Promise<Dorong['perangkat']> =>
  (await klien.panggil(dorongApi.perangkat)).data.perangkat;
/** As the button does it. */
async function nyalakan(): Promise<void> {
  const isi = await berlangganan((await klien.panggil(dorongApi.perangkat)).data.kunci);
  await klien.panggil(dorongApi.nyalakan, { body: isi });
  await catatDorong(perangkat(), analis().uuid, isi.endpoint);
}
const mulai = (siapa: Actor = analis()) => segarkanDorong(klien, perangkat(), siapa.uuid);
/** One more sign-in of this person here. */
async function masukLagi({ uuid, nama }: Actor): Promise<void> {
  const token = await openSession(p().dunia.bersama.uji.server, uuid);
  await masuk(perangkat(), { token, userId: uuid, nama }, Date.now());
}

describe('[BEYOND-44] a device on which notifications were switched on, at the next start', () => {
  beforeEach(nyalakan);

  it('is as it was', async () => {
    const sebelum = await daftar();
    await mulai();
    expect(await daftar()).toEqual(sebelum);
    expect(sebelum.map(({ nama, ini }) => [nama, ini])).toEqual([['Chrome di Android', true]]);
  });

  it('goes on after a new sign-in of the same person', async () => {
    await masukLagi(analis());
    expect((await daftar()).map(({ ini }) => ini)).toEqual([false]);
    await mulai();
    expect((await daftar()).map(({ ini }) => ini)).toEqual([true]);
  });

  it('is nobody’s for somebody else who signs in: nothing comes there any more', async () => {
    await masukLagi(penyelia());
    await mulai(penyelia());
    expect(peramban.kini()).toBe(null);
    expect(await daftar()).toEqual([]);
  });

  it('that was switched off from another one ends here as well', async () => {
    const [{ uuid }] = (await daftar()) as [Dorong['perangkat'][number]];
    await klien.panggil(dorongApi.matikan, { body: { uuid } });
    await mulai();
    expect(peramban.kini()).toBe(null);
    await mulai();
    expect(await daftar()).toEqual([]);
  });

  it('is reached where its browser has it now', async () => {
    const lama = peramban.kini()!.endpoint;
    peramban.putus();
    await mulai();
    expect(peramban.kini()!.endpoint).not.toBe(lama);
    expect((await daftar()).length).toBe(1);
  });

  it('whose person has forbidden it since shows nothing', async () => {
    vi.stubGlobal('Notification', { permission: 'denied' });
    await mulai();
    expect(peramban.kini()).toBe(null);
  });

  it('subscribes anew to a server that has other keys than before', async () => {
    const lama = peramban.kini()!.endpoint;
    const kunciLain = createECDH('prime256v1').generateKeys('base64url', 'uncompressed');
    expect((await berlangganan(kunciLain)).endpoint).not.toBe(lama);
  });

  it('is let go of when its person signs out', async () => {
    const aplikasi = createAplikasi(p().satu.tempat);
    await aplikasi.mulai();
    await aplikasi.keluar();
    expect(peramban.kini()).toBe(null);
  });
});

it('[BEYOND-44] a device on which nobody switched it on asks nothing of the server', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nothing is to be asked')));
  await mulai();
  expect(peramban.kini()).toBe(null);
});

describe('[BEYOND-44] it is offered', () => {
  const kini = new Date('2026-11-20T03:00:00Z');
  beforeEach(() => {
    const isi = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => isi.get(key) ?? null,
      setItem: (key: string, value: string) => isi.set(key, value),
    });
  });
  const tawaran = (siapa: Actor, pada = kini) => tawarkanDorong(p().analis.db, siapa, pada);
  const mendaftar: Actor = { uuid: 'a', nama: '', email: '', role: 'Pendaftar', laboratorium: [] };

  it('to who works here on another day than the first', async () => {
    expect(await tawaran(analis())).toBe(false);
    expect(await tawaran(analis())).toBe(false);
    expect(await tawaran(analis(), new Date('2026-11-21T03:00:00Z'))).toBe(true);
  });

  it('to who registers once there is a submission of theirs', async () => {
    expect(await tawaran(mendaftar)).toBe(false);
    await p().analis.db.pendaftaran.put({ uuid: 'satu' } as never);
    expect(await tawaran(mendaftar)).toBe(true);
  });

  it('not to who has said no', async () => {
    await tawaran(analis());
    tolakTawaran(analis().uuid);
    expect(await tawaran(analis(), new Date('2026-11-21T03:00:00Z'))).toBe(false);
  });
});

it.each([
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'Chrome di Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 SamsungBrowser/26.0 Chrome/122.0 Safari/537.36',
    'Samsung Internet di Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1',
    'Safari di iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge di Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox di Linux'],
  ['', 'Program lain'],
])('[BEYOND-44] a device is called what people call it: %s', (userAgent, nama) => {
  expect(namaPeramban(userAgent)).toBe(nama);
});
