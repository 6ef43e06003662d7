import { useState } from 'react';
import { useAplikasi, useOrang } from '#data/app.ts';
import { buang, pertahankan } from '#data/outbox/decide.ts';
import { SudahDikirim } from '#data/outbox/enqueue.ts';
import type { Baris } from '#data/baris.ts';
import { selisihJam } from '#data/session.ts';
import { showError, showSuccess } from '#kit/notice/toast.ts';

export type Putusan = {
  /** A decision is being written down: it waits for the batch that is just being sent. */
  sibuk: boolean;
  /** `isi`: what of it is kept, where that is decided part by part. */
  pertahankan: (row: Baris, baseRev: string | null, isi?: Record<string, unknown>) => Promise<boolean>;
  buang: (row: Baris, apa: 'ini' | 'sesudahnya', info: string) => Promise<boolean>;
};

/** What a person decides about a write of theirs: kept on the device first, then sent. Each answers whether it was kept. */
export function usePutusan(): Putusan {
  const { perangkat } = useAplikasi();
  const { pageEngine } = useOrang();
  const { engine } = pageEngine;
  const [sibuk, setSibuk] = useState(false);

  async function putuskan(work: () => Promise<unknown>, info: string): Promise<boolean> {
    setSibuk(true);
    try {
      await work();
      showSuccess(info);
      void pageEngine.picu();
      return true;
    } catch (error) {
      if (error instanceof SudahDikirim)
        showError('Tulisan ini sudah dikirim', { next: 'Tunggu jawaban server sebelum memutuskannya.' });
      else
        showError('Perangkat tidak dapat menyimpan keputusan ini', {
          next: 'Kosongkan ruang penyimpanan, lalu coba lagi. Tulisan Anda tidak berubah.',
        });
      return false;
    } finally {
      setSibuk(false);
    }
  }

  return {
    sibuk,
    pertahankan: (row, baseRev, isi) =>
      putuskan(async () => {
        const asal = {
          userId: engine.userId,
          deviceId: engine.deviceId,
          clockOffsetMs: await selisihJam(perangkat),
          now: engine.now,
        };
        await pertahankan(engine, asal, row.opId, baseRev, isi);
      }, 'Milik Anda dikirim lagi'),
    buang: (row, apa, info) => putuskan(() => buang(engine, row.opId, apa), info),
  };
}
