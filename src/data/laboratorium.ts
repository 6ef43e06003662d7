import { administers } from '#domain/core/roles.ts';
import { useAcuan } from './acuan.ts';
import { useOrang } from './app.ts';
import type { Acuan } from './koleksi/acuan.ts';

/** A filter by laboratory, as the lists take it. */
type LaboratoriumFilter = {
  name: 'laboratorium';
  label: string;
  options: { value: string; label: string }[];
};

/** The filter by laboratory: all of them (LIST-07), or those that fit. */
export function useLaboratoriumFilter(fits: (one: Acuan) => boolean = () => true): LaboratoriumFilter {
  const options = useAcuan('laboratorium')
    .filter(fits)
    .map(({ kode, nama }) => ({ value: String(kode), label: nama }));
  return { name: 'laboratorium', label: 'Laboratorium', options };
}

/** The same of an officer's list: the laboratories that are theirs (LIST-05, GAP-145). */
export function useOwnLaboratoriumFilter(): LaboratoriumFilter {
  const { actor } = useOrang();
  return useLaboratoriumFilter(({ kode }) => administers(actor, kode));
}

/**
 * Of those the ones that have shelves, instruments and tests: 'Non laboratorium' is where research was done elsewhere
 * (GAP-22), and keeps nothing.
 */
export function useOwnRuangFilter(): LaboratoriumFilter {
  const { actor } = useOrang();
  return useLaboratoriumFilter(({ kode, tanpaRuang }) => !tanpaRuang && administers(actor, kode));
}

/** Where an officer's list begins: the first laboratory assigned (LIST-06, CONF-36); who has none sees all (GAP-145). */
export function useFirstLaboratorium(): string | null {
  const [first] = useOrang().actor.laboratorium;
  return first === undefined ? null : String(first);
}
