import type { AnyWorkflow } from '#domain/core/workflow.ts';
import type { FilterValues } from './list-address.ts';
import type { ListState } from './list-state.ts';

export type FilterOption = { value: string; label: string };

/** One select of a list. 'Semua' is not among the options: the list puts it first (LIST-03). */
export type ListFilter<F extends FilterValues> = {
  name: keyof F & string;
  label: string;
  options: readonly FilterOption[];
};

/** Stands for null in selects, which know text only (LIST-03). */
export const SEMUA = '__semua__';

export const withSemua = (options: readonly FilterOption[]): FilterOption[] => [
  { value: SEMUA, label: 'Semua' },
  ...options,
];

/** Sets a filter to what was chosen in its select. */
export const chooseFilter = <F extends FilterValues>(
  { setFilter }: ListState<F>,
  name: keyof F & string,
  value: string | null,
): void => setFilter(name, (value === SEMUA ? null : value) as F[typeof name]);

/** What a filter is set to, in words. */
export const chosenOf = <F extends FilterValues>(
  state: Pick<ListState<F>, 'filters'>,
  { name, options }: ListFilter<F>,
): string => {
  const value = state.filters[name] ?? SEMUA;
  return withSemua(options).find((option) => option.value === value)?.label ?? value;
};

export type Chip = { key: string; label: string; onRemove: () => void };

/** What is set, as removable chips: search first, then the filters in their order. */
export function chipsOf<F extends FilterValues>(
  state: ListState<F>,
  filters: readonly ListFilter<F>[],
): Chip[] {
  const set = filters.flatMap((filter): Chip[] => {
    const { name, label } = filter;
    if (state.filters[name] === null || state.filters[name] === undefined) return [];
    const onRemove = () => chooseFilter(state, name, null);
    return [{ key: name, label: `${label}: ${chosenOf(state, filter)}`, onRemove }];
  });
  if (!state.search) return set;
  return [{ key: 'search', label: `Cari: ${state.search}`, onRemove: () => state.setSearch('') }, ...set];
}

/** Takes every filter and the search away. */
export const clearAll = (chips: readonly Chip[]): void => {
  for (const chip of chips) chip.onRemove();
};

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
