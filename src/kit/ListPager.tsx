import { Pagination } from '@mantine/core';
import { formatNumber } from '#domain/core/format.ts';
import classes from './ListPage.module.css';

export type ListPagerProps = {
  page: number;
  perPage: number;
  total: number;
  onPage: (page: number) => void;
};

const controls = {
  first: 'Halaman pertama',
  previous: 'Halaman sebelumnya',
  next: 'Halaman berikutnya',
  last: 'Halaman terakhir',
} as const;

/** '11–20 dari 43' and the pages. The numbers stay when there is one page only: they say that this is all. */
export function ListPager({ page, perPage, total, onPage }: ListPagerProps) {
  const pages = Math.ceil(total / perPage);
  const first = (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, total);
  return (
    <div className={classes.pager}>
      <p className={classes.range} aria-live="polite">
        {formatNumber(first)}–{formatNumber(last)} dari {formatNumber(total)}
      </p>
      {pages > 1 ? (
        <Pagination
          component="nav"
          aria-label="Halaman daftar"
          total={pages}
          value={page}
          onChange={onPage}
          siblings={0}
          gap={4}
          classNames={{ control: classes.control ?? '' }}
          getItemProps={(number) => ({ 'aria-label': `Halaman ${number}` })}
          getControlProps={(control) => ({ 'aria-label': controls[control] })}
        />
      ) : null}
    </div>
  );
}
