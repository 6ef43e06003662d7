import { Select } from '@mantine/core';
import { chooseFilter, SEMUA, withSemua, type ListFilter } from './list-filter.ts';
import type { FilterValues } from './list-address.ts';
import type { ListState } from './list-state.ts';
import classes from './ListFilters.module.css';

export type ListSelectsProps<F extends FilterValues> = {
  state: ListState<F>;
  filters: readonly ListFilter<F>[];
};

/** The filters of a list beside its search. */
export const ListSelects = <F extends FilterValues>({ state, filters }: ListSelectsProps<F>) =>
  filters.map(({ name, label, options }) => (
    <Select
      key={name}
      label={label}
      allowDeselect={false}
      classNames={{ label: classes.label ?? '' }}
      data={withSemua(options)}
      value={state.filters[name] ?? SEMUA}
      onChange={(value) => chooseFilter(state, name, value)}
    />
  ));
