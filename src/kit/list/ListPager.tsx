import { formatNumber } from '#domain/core/format.ts';
import { piece } from '#kit/notice/piece.ts';
import { ROWS_PER_PAGE } from './list-state.ts';
import type { ListPagesProps } from './ListPages.tsx';
import classes from './ListPage.module.css';

// Below the rows, which do not wait for it.
const ListPages = piece(async () => (await import('./ListPages.tsx')).ListPages);

export type ListPagerProps = Omit<ListPagesProps, 'pages'> & { total: number };

/** '11–20 dari 43' and the pages. The numbers stay when there is one page only: they say that this is all. */
export function ListPager({ total, ...props }: ListPagerProps) {
  const { page, perPage } = props;
  const pages = Math.ceil(total / perPage);
  const first = (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, total);
  return (
    <div className={classes.pager}>
      <p className="mj-catatan mj-angka" aria-live="polite">
        {formatNumber(first)}–{formatNumber(last)} dari {formatNumber(total)}
      </p>
      {total > ROWS_PER_PAGE ? (
        <ListPages {...props} pages={pages} fallback={<div className={classes.pages} />} />
      ) : null}
    </div>
  );
}
