import { useOrang, useEngineStatus } from '#data/app.ts';
import type { Verdict } from '#domain/core/workflow.ts';

/** Says before it is tried that an act which needs the server cannot be done just now. */
export function useOnline(verdict: Verdict): Verdict {
  const { pageEngine } = useOrang();
  const { tersambung } = useEngineStatus(pageEngine);
  return verdict.ok && tersambung === false
    ? {
        ok: false,
        status: 409,
        reason: 'Perlu sambungan ke server. Sambungkan perangkat ke jaringan dahulu.',
      }
    : verdict;
}
