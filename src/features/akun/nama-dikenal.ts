import { useKonfigurasi } from '#data/config.ts';
import { useNama, type Nama } from './nama.ts';

/** The names as the device kept them, which are there without a network, or as the server just told them. */
export function useNamaDikenal(): Nama {
  const kept = useKonfigurasi();
  const told = useNama();
  return kept.institutionName ? kept : told;
}
