import type { Baris } from '#data/baris.ts';

let made = 0;

/** A write as it lies in the outbox, waiting and never sent unless said otherwise. */
export function baris(over: Partial<Baris> = {}): Baris {
  made += 1;
  return {
    seq: made,
    pos: made,
    opId: `op-${made}`,
    call: 'POST test-analysis/report',
    v: 1,
    lane: 'analisis:a',
    after: [],
    baseRev: null,
    body: { uuid: 'a', jenis_laporan: 'progres', isi: '<p>Isi</p>' },
    bodyHash: '',
    userId: 'u',
    deviceId: 'd',
    capturedAt: '2026-11-20T03:00:00.000Z',
    begunAt: null,
    clockOffsetMs: 0,
    state: 'menunggu',
    lease: null,
    attempts: 0,
    gagal: 0,
    nextAt: 0,
    error: null,
    label: 'Laporan progres · Kadar parasetamol',
    diterimaPada: null,
    ...over,
  };
}
