import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAplikasi } from '#data/app.ts';
import { bukaUntukPekerja, openOrangDb } from '#data/db.ts';
import { bukaPeramban } from '#tests/support/layar.tsx';
import { lewatJaringan } from '#tests/support/lewat-jaringan.ts';
import { analis } from '#tests/support/offline-dunia.ts';
import { panggung } from './panggung.ts';

const p = panggung();
const kursor = { nama: 'tarik', cursor: 'x', generasi: 1, mengisi: true };
/** Whether the analyst has a database on this device. */
const ada = async () =>
  (await p().satu.tempat.indexedDB.databases()).some(({ name }) => name === `mejalab-${analis().uuid}`);

beforeEach(() => {
  const { satu, analis: tab } = p();
  bukaPeramban();
  vi.stubGlobal('navigator', { locks: satu.kunci.untuk(tab.nama) });
  lewatJaringan(tab);
});
afterEach(() => vi.unstubAllGlobals());

async function keluar(): Promise<void> {
  const aplikasi = createAplikasi(p().satu.tempat);
  await aplikasi.mulai();
  await aplikasi.keluar();
}

describe('what leaves the device with its person', () => {
  it('does not come back with what a worker or another page is still storing', async () => {
    const pekerja = openOrangDb(analis().uuid, p().satu.tempat);
    await pekerja.kursor.toArray();
    await keluar();
    await expect(pekerja.kursor.put(kursor)).rejects.toBeInstanceOf(Error);
    expect(await ada()).toBe(false);
  });

  it('is not begun anew by a worker that finds it gone', async () => {
    const { tempat } = p().satu;
    const masihAda = bukaUntukPekerja(analis().uuid, tempat);
    await masihAda.kursor.put(kursor);
    await keluar();
    const pekerja = bukaUntukPekerja(analis().uuid, tempat);
    await expect(pekerja.kursor.put(kursor)).rejects.toBeInstanceOf(Error);
    expect(await ada()).toBe(false);
  });
});
