import { useState, type ReactNode } from 'react';
import { Button, NativeSelect, UnstyledButton } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import {
  chipsOf,
  chooseFilter,
  chosenOf,
  clearAll,
  SEMUA,
  withSemua,
  type ListFilter,
} from './list-filter.ts';
import type { FilterValues } from './list-address.ts';
import type { ListState } from './list-state.ts';
import { piece } from '#kit/notice/piece.ts';
import { SearchBox } from './SearchBox.tsx';
import classes from './ListFilters.module.css';

// Closed at first, so no list waits for it.
const FilterSheet = piece(async () => (await import('./FilterSheet.tsx')).FilterSheet);
// What floats is the larger half of a select, and no list needs it before its rows.
const ListSelects = piece(async () => (await import('./ListSelects.tsx')).ListSelects) as <
  F extends FilterValues,
>(
  props: Selects<F> & { fallback: ReactNode },
) => ReactNode;

export type ListFiltersProps<F extends FilterValues> = {
  state: ListState<F>;
  filters: readonly ListFilter<F>[];
  searchLabel: string;
  /** At the end of the line: what is done with the rows that fit. */
  end?: ReactNode;
};

/** Search and filters of a list: one line from 768 px, two where they are many, a sheet on phones; what is set stands below as chips. */
export function ListFilters<F extends FilterValues>({
  state,
  filters,
  searchLabel,
  end,
}: ListFiltersProps<F>) {
  const [opened, setOpened] = useState(false);
  const chips = chipsOf(state, filters);
  const count = filters.filter(({ name }) => state.filters[name] !== null).length;
  return (
    <div className={classes.bar} data-list>
      <div className={classes.line}>
        <div className={classes.search}>
          <SearchBox label={searchLabel} value={state.search} onSearch={state.setSearch} />
        </div>
        {filters.length > 0 ? (
          <>
            <div className={classes.selects} data-many={isMany(filters)}>
              <ListSelects
                state={state}
                filters={filters}
                fallback={<SelectsToCome state={state} filters={filters} />}
              />
            </div>
            <Button
              className={classes.open ?? ''}
              variant="default"
              aria-haspopup="dialog"
              leftSection={<IconAdjustmentsHorizontal aria-hidden size="1.125rem" />}
              onClick={() => setOpened(true)}
            >
              Saring{count > 0 ? ` (${count})` : ''}
            </Button>
          </>
        ) : null}
        {end}
      </div>
      {chips.length > 0 ? (
        <ul className="mj-jajar-2" aria-label="Saringan terpasang">
          {chips.map(({ key, label, onRemove }) => (
            <li key={key}>
              <UnstyledButton
                className={classes.chip ?? ''}
                aria-label={`Hapus saringan ${label}`}
                onClick={onRemove}
              >
                <span>{label}</span>
                <IconX aria-hidden size="1rem" />
              </UnstyledButton>
            </li>
          ))}
          {chips.length > 1 ? (
            <li>
              <Button variant="subtle" onClick={() => clearAll(chips)}>
                Hapus semua
              </Button>
            </li>
          ) : null}
        </ul>
      ) : null}
      <FilterSheet opened={opened} onClose={() => setOpened(false)}>
        <SheetSelects state={state} filters={filters} />
      </FilterSheet>
    </div>
  );
}

/** More than have room beside the search on a tablet. */
const isMany = (filters: readonly unknown[]): true | undefined => filters.length > 2 || undefined;

type Selects<F extends FilterValues> = Pick<ListFiltersProps<F>, 'state' | 'filters'>;

/** Stands where the selects will, looking as they do, so that nothing moves when they come. */
const SelectsToCome = <F extends FilterValues>({ state, filters }: Selects<F>) =>
  filters.map((filter) => (
    <NativeSelect
      key={filter.name}
      label={filter.label}
      classNames={{ label: classes.label ?? '' }}
      data={[chosenOf(state, filter)]}
      wrapperProps={{ inert: true }}
    />
  ));

/** The telephone's own list of choices: one of ours would float over the sheet and push the page about (look.md). */
function SheetSelects<F extends FilterValues>({ state, filters }: Selects<F>) {
  return filters.map(({ name, label, options }) => (
    <NativeSelect
      key={name}
      label={label}
      data={withSemua(options)}
      value={state.filters[name] ?? SEMUA}
      onChange={({ currentTarget }) => chooseFilter(state, name, currentTarget.value)}
    />
  ));
}
