import { createElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPiece, piece, watchLeaving } from '#kit/notice/piece.ts';
import { bukaPeramban, Unsur } from '#tests/support/layar.tsx';

const gagal = new TypeError('error loading dynamically imported module');
const putus = () => Promise.reject(gagal);

describe('[offline.md 6] a piece of the app that does not come', () => {
  let jendela: EventTarget;
  beforeEach(() => {
    // Long ago: the files that share this process come later than a page that was being left then.
    vi.useFakeTimers({ now: 0 });
    jendela = new EventTarget();
    vi.stubGlobal('window', jendela);
    watchLeaving();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('is an error on the page that needs it', async () => {
    await expect(loadPiece(putus)).rejects.toBe(gagal);
  });

  it('is asked for once more, and then no more', async () => {
    const load = vi
      .fn<() => Promise<string>>(putus)
      .mockRejectedValueOnce(gagal)
      .mockResolvedValueOnce('ada');
    expect(await loadPiece(load)).toBe('ada');
    await expect(loadPiece(load)).rejects.toBe(gagal);
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('is none in the last moment of a page that is being left, and one again when it stays after all', async () => {
    jendela.dispatchEvent(new Event('beforeunload'));
    const akhir = vi.fn<(error: unknown) => void>();
    const dimuat = loadPiece(putus).catch(akhir);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(akhir).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(31_000);
    await dimuat;
    expect(akhir).toHaveBeenCalledWith(gagal);
    await expect(loadPiece(putus)).rejects.toBe(gagal);
  });
});

describe('a piece of the app that comes later', () => {
  let root: Root;
  const galat: unknown[] = [];
  beforeEach(() => {
    bukaPeramban();
    galat.length = 0;
    root = createRoot(new Unsur() as unknown as Element, { onUncaughtError: (error) => galat.push(error) });
  });
  afterEach(() => vi.unstubAllGlobals());

  /** What was drawn, in its order. */
  const digambar: string[] = [];
  const tulis = (apa: string, isi: ReactNode = null) => {
    digambar.push(apa);
    return isi;
  };
  /** As many turns as React needs, and far fewer than it would need to wait for anything. */
  const beberapaPutaran = async () => {
    for (let at = 0; at < 30; at += 1) await new Promise(setImmediate);
  };

  it('takes its place as soon as it is there, also one within the other: nothing waits for what is on the device', async () => {
    digambar.length = 0;
    const nanti = async (isi: () => ReactNode) => {
      await new Promise(setImmediate);
      return isi;
    };
    const Dalam = piece(() => nanti(() => tulis('isi')));
    const Tunggu = () => tulis('tunggu');
    const Luar = piece(() => nanti(() => createElement(Dalam, { fallback: createElement(Tunggu) })));
    root.render(createElement(Luar, { fallback: createElement(Tunggu) }));
    await beberapaPutaran();
    expect(digambar).toEqual(['tunggu', 'tunggu', 'isi']);
    root.unmount();
  });

  it('is there at once the second time, and goes to the boundary when it cannot be had, to be tried again later', async () => {
    digambar.length = 0;
    let ada = false;
    const Satu = piece(async () => {
      if (!ada) throw gagal;
      return () => tulis('isi');
    });
    const tampilkan = async () => {
      root = createRoot(new Unsur() as unknown as Element, {
        onUncaughtError: (error) => galat.push(error),
      });
      root.render(createElement(Satu));
      await beberapaPutaran();
    };
    await tampilkan();
    expect([galat, digambar]).toEqual([[gagal], []]);
    ada = true;
    await tampilkan();
    await tampilkan();
    expect([galat, digambar]).toEqual([[gagal], ['isi', 'isi']]);
  });
});
