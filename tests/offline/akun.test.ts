import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatTime } from '#domain/core/format.ts';
import { petugasApi } from '#domain/petugas/endpoints.ts';
import { createAplikasi, type Aplikasi, type OrangMasuk } from '#data/app.ts';
import { muatKonfigurasi } from '#data/konfigurasi.ts';
import { sejamMs, tanyaBerkala } from '#data/pemicu.ts';
import { bukaPeramban } from '#tests/support/layar.tsx';
import { lewatJaringan } from '#tests/support/lewat-jaringan.ts';
import { analis } from '#tests/support/offline-dunia.ts';
import { panggung } from './panggung.ts';

const p = panggung();
let aplikasi: Aplikasi;
/** How often this page asked for the own profile. */
let ditanya: number;
let berhenti: () => void = () => undefined;

const kini = (): OrangMasuk | null => {
  const keadaan = aplikasi.keadaan();
  return keadaan.jenis === 'masuk' ? keadaan.orang : null;
};
/** Who is signed in, as soon as that fits. */
const sampai = (seen: (orang: OrangMasuk) => boolean): Promise<OrangMasuk> =>
  new Promise((resolve) => {
    const lihat = () => {
      const orang = kini();
      if (orang && seen(orang)) resolve(orang);
    };
    aplikasi.subscribe(lihat);
    lihat();
  });
/** What an Admin makes of the account. */
const ubah = (sql: string) => p().dunia.server.db.execute(sql);
const verifikasi = (kode: 1 | 3) =>
  ubah(`update pengguna set kd_status_verifikasi = ${kode} where id = '${analis().uuid}'`);
const tambahLaboratorium = () =>
  ubah(`insert into otoritas (pengguna_id, laboratorium_id) values ('${analis().uuid}', 8)`);

beforeEach(() => {
  const { satu, analis: tab } = p();
  bukaPeramban();
  vi.stubGlobal('navigator', { locks: satu.kunci.untuk(tab.nama) });
  ditanya = 0;
  lewatJaringan(tab, (path) => void (path === '/api/user/self' && (ditanya += 1)));
  const lewat = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string | Request, init?: RequestInit) =>
    lewat(typeof input === 'string' ? new Request(input, init) : input),
  );
});
afterEach(async () => {
  berhenti();
  vi.useRealTimers();
  await kini()?.pageEngine?.stop();
  await verifikasi(1);
  await ubah(`delete from otoritas where pengguna_id = '${analis().uuid}' and laboratorium_id = 8`);
  vi.unstubAllGlobals();
});

async function buka(): Promise<void> {
  aplikasi = createAplikasi(p().satu.tempat);
  await aplikasi.mulai();
}

it('[BEYOND-26] days and times are of the zone the server named last, from before anybody is shown one', async () => {
  const { perangkat } = createAplikasi(p().satu.tempat);
  await perangkat.nilai.put({ kunci: 'konfigurasi', nilai: { timeZone: 'WITA' } });
  await buka();
  expect(formatTime('2026-11-20T03:00:00Z')).toBe('11:00 WITA');
  // An older server does not name one.
  await muatKonfigurasi(aplikasi.perangkat, { panggil: async () => ({ data: {} }) } as never);
  expect(formatTime('2026-11-20T03:00:00Z')).toBe('11:00 WITA');
  await muatKonfigurasi(aplikasi.perangkat, aplikasi.klien);
  expect(formatTime('2026-11-20T03:00:00Z')).toBe('10:00 WIB');
});

describe('rights that an Admin changes while the page is open', () => {
  beforeEach(async () => {
    await buka();
    await (await sampai(({ pageEngine }) => pageEngine !== null)).pageEngine!.picu();
  });

  it('are told once a pull begins anew, and taken over when the page is loaded', async () => {
    expect(kini()).toMatchObject({ hakBerubah: false, actor: { laboratorium: analis().laboratorium } });
    await tambahLaboratorium();
    await kini()!.pageEngine!.picu();
    const orang = await sampai(({ hakBerubah }) => hakBerubah);
    expect(orang.actor!.laboratorium, 'what is typed stays on its page').toEqual(analis().laboratorium);
    await orang.pageEngine!.stop();
    await buka();
    const lagi = await sampai(({ pageEngine }) => pageEngine !== null);
    expect(lagi.actor!.laboratorium).toEqual([...analis().laboratorium, 8]);
    expect(lagi.hakBerubah).toBe(false);
  });

  it('are told as soon as a call is refused', async () => {
    await tambahLaboratorium();
    const aktifkan = { body: { uuid: analis().uuid, flagAktif: true }, idempotencyKey: uuidv7() };
    await expect(aplikasi.klien.panggil(petugasApi.activate, aktifkan)).rejects.toMatchObject({
      status: 403,
    });
    await sampai(({ hakBerubah }) => hakBerubah);
  });
});

describe('[GAP-160] data that an Admin changes while the page is open', () => {
  it('are those of the profile after the next pull', async () => {
    await buka();
    await (await sampai(({ pageEngine }) => pageEngine !== null)).pageEngine!.picu();
    const { uuid, laboratorium } = analis();
    const { status } = await p().dunia.bersama.uji.request('PUT', '/api/officer', {
      as: 'admin@kampus.example',
      body: {
        uuid,
        nama: 'Nur Lestari',
        no_whatsapp: '085600000000',
        no_induk_kepegawaian: '19910299',
        id_role: 3,
        otoritas_laboratorium: laboratorium,
      },
    });
    expect(status).toBe(201);
    expect(kini()!.profil!.noInduk).not.toBe('19910299');
    await kini()!.pageEngine!.picu();
    const { hakBerubah } = await sampai(({ profil }) => profil?.noInduk === '19910299');
    expect(hakBerubah).toBe(false);
  });
});

describe('an account that waits for its verification', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await verifikasi(3);
    await buka();
    await sampai(({ profil }) => profil?.kdStatusVerifikasiUser === 3);
    berhenti = tanyaBerkala(aplikasi.muatProfil);
  });

  it.each([
    ['looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['back on the network', () => window.dispatchEvent(new Event('online'))],
    ['left untouched for a while', () => vi.advanceTimersByTime(sejamMs)],
  ])('[AUTH-08] is let in once its page is %s', async (_kapan, terjadi) => {
    expect(kini()!.actor).toBeNull();
    await verifikasi(1);
    terjadi();
    await sampai(({ actor, pageEngine }) => actor?.role === analis().role && pageEngine !== null);
  });

  it('does not ask while nobody looks at its page, and never twice at once', async () => {
    await expect.poll(() => ditanya).toBe(1);
    Object.assign(document, { visibilityState: 'hidden' });
    vi.advanceTimersByTime(10 * sejamMs);
    document.dispatchEvent(new Event('visibilitychange'));
    Object.assign(document, { visibilityState: 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => ditanya).toBe(2);
    berhenti();
    vi.advanceTimersByTime(10 * sejamMs);
    expect(ditanya).toBe(2);
  });
});
