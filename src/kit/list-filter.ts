import type { FilterValues, ListState } from './list-state.ts';

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

export type Chip = { key: string; label: string; onRemove: () => void };

/** What is set, as removable chips: search first, then the filters in their order. */
export function chipsOf<F extends FilterValues>(
  state: ListState<F>,
  filters: readonly ListFilter<F>[],
): Chip[] {
  const set = filters.flatMap(({ name, label, options }): Chip[] => {
    const value = state.filters[name];
    if (value === null || value === undefined) return [];
    const chosen = options.find((option) => option.value === value)?.label ?? value;
    return [
      {
        key: name,
        label: `${label}: ${chosen}`,
        onRemove: () => state.setFilter(name, null as F[typeof name]),
      },
    ];
  });
  if (!state.search) return set;
  return [{ key: 'search', label: `Cari: ${state.search}`, onRemove: () => state.setSearch('') }, ...set];
}

/** Takes every filter and the search away. */
export const clearAll = (chips: readonly Chip[]): void => {
  for (const chip of chips) chip.onRemove();
};
