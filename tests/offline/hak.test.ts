import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { petugasApi } from '#domain/petugas/endpoints.ts';
import { createAplikasi, type Aplikasi, type OrangMasuk } from '#data/app.ts';
import { analis } from '#tests/support/offline-dunia.ts';
import { bukaPeramban } from '#tests/support/layar.tsx';
import { lewatJaringan } from '#tests/support/lewat-jaringan.ts';
import { panggung } from './panggung.ts';

const p = panggung();
let aplikasi: Aplikasi;

const kini = (): OrangMasuk | null => {
  const keadaan = aplikasi.keadaan();
  return keadaan.jenis === 'masuk' ? keadaan.orang : null;
};
const sampai = (seen: (orang: OrangMasuk) => boolean): Promise<OrangMasuk> =>
  new Promise((resolve) => {
    const lihat = () => {
      const orang = kini();
      if (orang && seen(orang)) resolve(orang);
    };
    aplikasi.subscribe(lihat);
    lihat();
  });

beforeEach(async () => {
  const { satu, analis: tab } = p();
  bukaPeramban();
  vi.stubGlobal('navigator', { locks: satu.kunci.untuk(tab.nama) });
  lewatJaringan(tab);
  const lewat = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string | Request, init?: RequestInit) =>
    lewat(typeof input === 'string' ? new Request(input, init) : input),
  );
  aplikasi = createAplikasi(satu.tempat);
  await aplikasi.mulai();
  await sampai(({ halaman }) => halaman !== null);
  await kini()!.halaman!.picu();
});
afterEach(async () => {
  await kini()?.halaman?.stop();
  await p().dunia.server.db.execute(
    `delete from otoritas where pengguna_id = '${analis().uuid}' and laboratorium_id = 8`,
  );
  vi.unstubAllGlobals();
});

/** An Admin gives the analyst one more laboratory. */
const tambahLaboratorium = () =>
  p().dunia.server.db.execute(
    `insert into otoritas (pengguna_id, laboratorium_id) values ('${analis().uuid}', 8)`,
  );

describe('rights that an Admin changes while the page is open', () => {
  it('are told once a pull begins anew, and taken over when the page is loaded', async () => {
    expect(kini()).toMatchObject({ hakBerubah: false, actor: { laboratorium: analis().laboratorium } });
    await tambahLaboratorium();
    await kini()!.halaman!.picu();
    const orang = await sampai(({ hakBerubah }) => hakBerubah);
    expect(orang.actor!.laboratorium, 'what is typed stays on its page').toEqual(analis().laboratorium);
    await orang.halaman!.stop();
    aplikasi = createAplikasi(p().satu.tempat);
    await aplikasi.mulai();
    const lagi = await sampai(({ halaman }) => halaman !== null);
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
