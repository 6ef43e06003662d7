import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Piece from '#kit/piece.ts';

const gagal = new TypeError('error loading dynamically imported module');
const putus = () => Promise.reject(gagal);

describe('[offline.md 6] a piece of the app that does not come', () => {
  let jendela: EventTarget;
  let loadPiece: typeof Piece.loadPiece;
  beforeEach(async () => {
    vi.useFakeTimers();
    vi.resetModules();
    jendela = new EventTarget();
    vi.stubGlobal('window', jendela);
    const piece = await import('#kit/piece.ts');
    piece.watchLeaving();
    ({ loadPiece } = piece);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('is an error on the page that needs it', async () => {
    await expect(loadPiece(putus)).rejects.toBe(gagal);
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
