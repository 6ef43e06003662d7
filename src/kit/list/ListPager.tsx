import { formatNumber } from '#domain/core/format.ts';
import { piece } from '#kit/notice/piece.ts';
import classes from './ListPage.module.css';

// Below the rows, which do not wait for it.
const ListPages = piece(async () => (await import('./ListPages.tsx')).ListPages);

export type ListPagerProps = {
  page: number;
  perPage: number;
  total: number;
  onPage: (page: number) => void;
};

/** '11–20 dari 43' and the pages. The numbers stay when there is one page only: they say that this is all. */
export function ListPager({ page, perPage, total, onPage }: ListPagerProps) {
  const pages = Math.ceil(total / perPage);
  const first = (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, total);
  return (
    <div className={classes.pager}>
      <p className="mj-catatan mj-angka" aria-live="polite">
        {formatNumber(first)}–{formatNumber(last)} dari {formatNumber(total)}
      </p>
      {pages > 1 ? (
        <ListPages page={page} pages={pages} onPage={onPage} fallback={<div className={classes.pages} />} />
      ) : null}
    </div>
  );
}
