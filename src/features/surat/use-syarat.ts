import { useOrang, useEngineStatus } from '#data/app.ts';
import { useSyaratSurat, type SyaratSurat } from '#data/surat.ts';

/** What stands in the way of a letter; undefined until the device knows what its person has registered. */
export function useSyarat(): SyaratSurat | undefined {
  const { pageEngine } = useOrang();
  const { terakhirTarik, tersambung } = useEngineStatus(pageEngine);
  const syarat = useSyaratSurat();
  return terakhirTarik === null && tersambung !== false ? undefined : syarat;
}
