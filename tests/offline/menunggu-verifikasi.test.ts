import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAplikasi, type Aplikasi, type OrangMasuk } from '#data/app.ts';
import { sejamMs, tanyaBerkala } from '#data/pemicu.ts';
import { analis } from '#tests/support/offline-dunia.ts';
import { bukaPeramban } from '#tests/support/layar.tsx';
import { lewatJaringan } from '#tests/support/lewat-jaringan.ts';
import { panggung } from './panggung.ts';

const p = panggung();
let aplikasi: Aplikasi;
/** How often this page asked for the own profile. */
let ditanya: number;
let berhenti: () => void;

const kini = (): OrangMasuk | null => {
  const keadaan = aplikasi.keadaan();
  return keadaan.jenis === 'masuk' ? keadaan.orang : null;
};
async function sampai(seen: (orang: OrangMasuk) => boolean): Promise<void> {
  await expect.poll(() => kini() !== null && seen(kini()!)).toBe(true);
}

/** What an Admin makes of the account. */
const verifikasi = (kode: 1 | 3) =>
  p().dunia.server.db.execute(
    `update pengguna set kd_status_verifikasi = ${kode} where id = '${analis().uuid}'`,
  );

beforeEach(async () => {
  const { satu, analis: tab } = p();
  bukaPeramban();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.stubGlobal('navigator', { locks: satu.kunci.untuk(tab.nama) });
  ditanya = 0;
  lewatJaringan(tab, (path) => void (path === '/api/user/self' && (ditanya += 1)));
  await verifikasi(3);
  aplikasi = createAplikasi(satu.tempat);
  await aplikasi.mulai();
  await sampai(({ profil }) => profil?.kdStatusVerifikasiUser === 3);
  berhenti = tanyaBerkala(aplikasi.muatProfil);
});
afterEach(async () => {
  berhenti();
  vi.useRealTimers();
  await kini()?.halaman?.stop();
  await verifikasi(1);
  vi.unstubAllGlobals();
});

/** The page asks so often in all. */
async function tanya(kali: number): Promise<void> {
  await expect.poll(() => ditanya).toBe(kali);
}

it.each([
  ['looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['back on the network', () => window.dispatchEvent(new Event('online'))],
  ['left untouched for a while', () => vi.advanceTimersByTime(sejamMs)],
])('[AUTH-08] an account that was verified is let in once its page is %s', async (_kapan, terjadi) => {
  expect(kini()!.actor).toBeNull();
  await verifikasi(1);
  terjadi();
  await sampai(({ actor, halaman }) => actor?.role === analis().role && halaman !== null);
});

it('a page that nobody looks at does not ask, and none does twice at once', async () => {
  await tanya(1);
  Object.assign(document, { visibilityState: 'hidden' });
  vi.advanceTimersByTime(10 * sejamMs);
  document.dispatchEvent(new Event('visibilitychange'));
  Object.assign(document, { visibilityState: 'visible' });
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('online'));
  await tanya(2);
  berhenti();
  vi.advanceTimersByTime(10 * sejamMs);
  expect(ditanya).toBe(2);
});
