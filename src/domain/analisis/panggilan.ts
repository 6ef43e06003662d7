import type { CallTo } from '#domain/core/endpoint.ts';
import type { analisisApi } from './endpoints.ts';
import { analisisWorkflow, type AnalisisAksi } from './workflow.ts';

const workflow = analisisWorkflow;
const carries = <A extends AnalisisAksi>(action: A) => ({
  workflow,
  actions: [action],
  select: () => action,
});

/** Which action a report is: the kind decides, and for 'review' only a supervisor may. */
const aksiLaporan = { progres: 'laporanProgres', akhir: 'laporanAkhir', review: 'review' } as const;

/**
 * The calls of this noun by name, and the act of W6 each one is: as much as lists and reducers take. They are on every
 * device's first screen, and the schemas of endpoints.ts are not.
 */
export const panggilanAnalisis = {
  analyst: { method: 'GET', path: '/test-analysis/analyst' },
  supervisor: { method: 'GET', path: '/test-analysis/supervisor' },
  start: { method: 'PUT', path: '/test-analysis/start', carries: carries('mulai') },
  sheet: { method: 'PUT', path: '/test-analysis/sheet', carries: carries('isiLembar') },
  report: {
    method: 'POST',
    path: '/test-analysis/report',
    carries: {
      workflow,
      actions: ['laporanProgres', 'laporanAkhir', 'review'],
      select: (body: { jenisLaporan: keyof typeof aksiLaporan }) => aksiLaporan[body.jenisLaporan],
    },
  },
  requestDone: { method: 'PUT', path: '/test-analysis/request-done', carries: carries('ajukanSelesai') },
  cancel: { method: 'PUT', path: '/test-analysis/cancel', carries: carries('batalkan') },
  method: { method: 'PUT', path: '/test-analysis/method', carries: carries('ubahMetode') },
  verificationDone: {
    method: 'PUT',
    path: '/test-analysis/verification-done',
    carries: {
      workflow,
      actions: ['setujui', 'tolak'],
      select: (body: { flagDisetujui: boolean }) => (body.flagDisetujui ? 'setujui' : 'tolak'),
    },
  },
} as const;

/** A person's list, as analyst or as supervisor. */
export const daftarAnalisis: {
  analis: CallTo<typeof analisisApi.analyst>;
  penyelia: CallTo<typeof analisisApi.supervisor>;
} = { analis: panggilanAnalisis.analyst, penyelia: panggilanAnalisis.supervisor };
