import { useState } from 'react';
import { Pagination, Select, TextInput } from '@mantine/core';
import { ROWS_PER_PAGE } from './list-state.ts';
import classes from './ListPages.module.css';

export type ListPagesProps = {
  page: number;
  perPage: number;
  pages: number;
  onPage: (page: number) => void;
  /** Where its reader may choose how many rows a page has. */
  onPerPage?: ((perPage: number) => void) | undefined;
};

const controls = {
  first: 'Halaman pertama',
  previous: 'Halaman sebelumnya',
  next: 'Halaman berikutnya',
  last: 'Halaman terakhir',
} as const;

/** Ten is what the requirements give (LIST-01); who works through many may have more. */
const choices = [ROWS_PER_PAGE, 25, 50, 100].map(String);
/** As many as are all there to be pressed. */
const allShown = 5;

/** The pages of a list, one press each, any of them by its number, and how many rows a page has. */
export function ListPages({ page, perPage, pages, onPage, onPerPage }: ListPagesProps) {
  return (
    <div className={classes.line}>
      {onPerPage ? (
        <Select
          className={classes.perPage ?? ''}
          aria-label="Baris per halaman"
          data={choices.map((value) => ({ value, label: `${value} baris` }))}
          value={String(perPage)}
          allowDeselect={false}
          onChange={(value) => onPerPage(Number(value))}
        />
      ) : null}
      {pages > allShown ? <Jump key={page} pages={pages} onPage={onPage} /> : null}
      {pages > 1 ? (
        <Pagination
          component="nav"
          aria-label="Halaman daftar"
          total={pages}
          value={page}
          onChange={onPage}
          siblings={0}
          gap={4}
          classNames={{ control: 'mj-kecil mj-tebal' }}
          getItemProps={(number) => ({ 'aria-label': `Halaman ${number}` })}
          getControlProps={(control) => ({ 'aria-label': controls[control] })}
        />
      ) : null}
    </div>
  );
}

/** The page that was typed, the last one where that lies beyond it, or null where nothing was. */
export const wantedPage = (typed: string, pages: number): number | null =>
  typed === '' ? null : Math.min(Math.max(1, Number(typed)), pages);

/** To a page by its number. */
function Jump({ pages, onPage }: Pick<ListPagesProps, 'pages' | 'onPage'>) {
  const [typed, setTyped] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = wantedPage(typed, pages);
        if (wanted !== null) onPage(wanted);
      }}
    >
      <TextInput
        className={classes.jump ?? ''}
        aria-label={`Ke halaman, 1 sampai ${pages}`}
        placeholder="Ke hal."
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value.replaceAll(/\D/g, ''))}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
      />
    </form>
  );
}
