import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAplikasi } from '#data/app.ts';
import { createKlien, OrangBerganti } from '#data/client.ts';
import { catatJam } from '#data/session.ts';
import { akunApi } from '#domain/akun/endpoints.ts';
import { bukaPeramban } from '#tests/support/layar.tsx';
import { lewatJaringan } from '#tests/support/lewat-jaringan.ts';
import { analis, penyelia } from '#tests/support/offline-dunia.ts';
import { panggung } from './panggung.ts';

const p = panggung();
/** The calls that were made, by the token they went with. */
const lalu = () => p().satu.jaringan.lalu.map(({ path, tokenMilik }) => [path, tokenMilik]);

beforeEach(() => lewatJaringan(p().analis));
afterEach(() => vi.unstubAllGlobals());

describe('a device that has no room left', () => {
  /** How often something was written that every answer says, and was refused for want of room. */
  let penuh: number;
  const tolak = () => {
    penuh += 1;
    throw new DOMException('full', 'QuotaExceededError');
  };
  beforeEach(() => {
    penuh = 0;
    const { nilai } = p().satu.umum;
    nilai.hook('updating', tolak);
    nilai.hook('creating', tolak);
  });
  afterEach(() => {
    const { nilai } = p().satu.umum;
    nilai.hook('updating').unsubscribe(tolak);
    nilai.hook('creating').unsubscribe(tolak);
  });

  it('[I12] makes every call all the same: what cannot be noted of an answer takes nothing from it', async () => {
    const klien = createKlien(p().satu.umum);
    for (const _ of Array.from({ length: 5 }))
      expect((await klien.panggil(akunApi.self)).data?.uuid).toBe(analis().uuid);
    expect(penuh).toBeGreaterThan(0);
  });
});

it('what every answer says of contact and clock is written once a minute, not with each', async () => {
  const { nilai } = p().satu.umum;
  let ditulis = 0;
  const hitung = () => void (ditulis += 1);
  nilai.hook('updating', hitung);
  nilai.hook('creating', hitung);
  const klien = createKlien(p().satu.umum);
  await klien.panggil(akunApi.self);
  const sekali = ditulis;
  for (const _ of Array.from({ length: 5 })) await klien.panggil(akunApi.self);
  // Of a clock that is wrong the difference is told by whole seconds, and is never twice quite the same.
  const date = new Date(0).toUTCString();
  for (const now of [5000, 5400, 4600, 6900, 3100]) await catatJam(p().satu.umum, date, now);
  nilai.hook('updating').unsubscribe(hitung);
  nilai.hook('creating').unsubscribe(hitung);
  expect(ditulis).toBe(sekali + 1);
});

describe('[I6] a page whose person has changed in another tab', () => {
  it('calls as nobody else: what it would ask does not leave', async () => {
    const { satu } = p();
    const klien = createKlien(satu.umum, { siapa: () => analis().uuid });
    expect((await klien.panggil(akunApi.self)).data?.uuid).toBe(analis().uuid);
    await satu.masuk(penyelia());
    const sebelum = lalu();
    await expect(klien.panggil(akunApi.self)).rejects.toThrow(OrangBerganti);
    expect(lalu()).toEqual(sebelum);
  });

  it('stays locked, whatever was on its way for the one before', async () => {
    const { satu, analis: tab } = p();
    bukaPeramban();
    vi.stubGlobal('navigator', { locks: satu.kunci.untuk(tab.nama) });
    const aplikasi = createAplikasi(satu.tempat);
    const saluran = new BroadcastChannel('mejalab-orang');
    const dibuka = aplikasi.mulai();
    // While it is still opening for the one before.
    saluran.postMessage({ tab: 'lain', userId: penyelia().uuid });
    await expect.poll(() => aplikasi.keadaan().jenis).toBe('berganti');
    saluran.close();
    await dibuka;
    expect(aplikasi.keadaan().jenis).toBe('berganti');
  });
});
