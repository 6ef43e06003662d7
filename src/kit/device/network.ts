import { useOrang, useEngineStatus } from '#data/app.ts';

/** Why a form that needs the server may not be sent just now, or null (offline.md section 1, Live). */
export function useNetworkMissing(): string | null {
  const { pageEngine } = useOrang();
  return useEngineStatus(pageEngine).tersambung === false
    ? 'Tindakan ini perlu sambungan ke server. Isian Anda tetap ada; simpan setelah tersambung.'
    : null;
}
