import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { didahulukan } from '#data/didahulukan.ts';
import { Pemasangan } from '#data/pasang.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what a page waits for', () => {
  const diminta = vi.fn<(pesan: unknown) => void>();
  const registration = { installing: { postMessage: diminta } };
  const peramban = (isi: object) =>
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration, ...isi } });
  beforeEach(() => diminta.mockClear());

  it('has the worker that is being installed give way, for as long as it takes and no longer', async () => {
    peramban({ controller: null });
    const satu = Promise.withResolvers<string>();
    const dua = Promise.withResolvers<string>();
    const work = Promise.all([didahulukan(() => satu.promise), didahulukan(() => dua.promise)]);
    await vi.advanceTimersByTimeAsync(0);
    expect(diminta.mock.calls).toEqual([[{ type: 'MENGALAH' }], [{ type: 'MENGALAH' }]]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(diminta).toHaveBeenCalledTimes(6);
    satu.resolve('satu');
    await vi.advanceTimersByTimeAsync(1000);
    expect(diminta).toHaveBeenCalledTimes(7);
    dua.resolve('dua');
    expect(await work).toEqual(['satu', 'dua']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('asks no more when it could not be had', async () => {
    peramban({ controller: null });
    const gagal = new TypeError('error loading dynamically imported module');
    await expect(didahulukan(() => Promise.reject(gagal))).rejects.toBe(gagal);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is on the device where a worker is in charge: nobody is asked', async () => {
    peramban({ controller: {} });
    await didahulukan(async () => undefined);
    vi.stubGlobal('navigator', {});
    await didahulukan(async () => undefined);
    expect(diminta).not.toHaveBeenCalled();
  });
});

describe('a worker that is being installed', () => {
  let pemasangan: Pemasangan;
  /** What was begun, in its order. */
  let dimulai: number[];
  let selesai: (() => void)[];
  const simpan = (file: number) => {
    dimulai.push(file);
    return new Promise<void>((resolve) => selesai.push(resolve));
  };
  const semua = [1, 2, 3, 4, 5, 6];
  beforeEach(() => {
    pemasangan = new Pemasangan();
    dimulai = [];
    selesai = [];
  });

  it('[GAP-114] fetches four files at a time, and begins none while a page waits', async () => {
    const work = pemasangan.pasang(semua, simpan);
    await vi.advanceTimersByTimeAsync(0);
    expect(dimulai).toEqual([1, 2, 3, 4]);
    pemasangan.mengalah();
    selesai[0]!();
    await vi.advanceTimersByTimeAsync(2400);
    expect(dimulai).toHaveLength(4);
    pemasangan.mengalah();
    await vi.advanceTimersByTimeAsync(2400);
    expect(dimulai).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(400);
    expect(dimulai).toEqual([1, 2, 3, 4, 5]);
    for (const at of [1, 2]) selesai[at]!();
    await vi.advanceTimersByTimeAsync(0);
    expect(dimulai).toEqual(semua);
    for (const one of selesai) one();
    await work;
  });

  it('comes to its end also beside a page that waits for ever', async () => {
    pemasangan.mengalah();
    const halaman = setInterval(() => pemasangan.mengalah(), 1000);
    const work = pemasangan.pasang(semua, async (file) => void dimulai.push(file));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(dimulai).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_200);
    await work;
    expect(dimulai).toEqual(semua);
    clearInterval(halaman);
  });

  it('ends with a file that cannot be had', async () => {
    const gagal = new TypeError('Failed to fetch');
    await expect(pemasangan.pasang(semua, () => Promise.reject(gagal))).rejects.toBe(gagal);
  });
});
