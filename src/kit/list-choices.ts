import { useAcuan } from '#data/acuan.ts';
import { useOrang } from '#data/app.ts';
import type { Acuan } from '#data/koleksi/acuan.ts';
import { administers } from '#domain/core/roles.ts';
import type { AnyWorkflow } from '#domain/core/workflow.ts';
import type { FilterOption, ListFilter } from './list-filter.ts';

type LaboratoriumFilter = ListFilter<{ laboratorium: string | null }>;

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

/** The states a record can stand in as a filter offers them: all, or those whose code fits. */
export const stateOptions = (
  { states }: Pick<AnyWorkflow, 'states'>,
  fits: (code: number) => boolean = () => true,
): FilterOption[] =>
  Object.values(states)
    .filter(({ code, hanyaRiwayat }) => !hanyaRiwayat && fits(code))
    .map(({ code, label }) => ({ value: String(code), label }));

/** The code a filter is set to. */
export const codeOf = (value: string | null): number | null => (value === null ? null : Number(value));
