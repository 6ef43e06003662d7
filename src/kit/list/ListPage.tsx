import type { ReactNode } from 'react';
import type { EmptyStateProps } from '#kit/notice/EmptyState.tsx';
import type { HiddenWaitingProps } from './HiddenWaiting.tsx';
import { chipsOf, type ListFilter } from './list-filter.ts';
import type { FilterValues } from './list-address.ts';
import { usePageThatIs, type ListState } from './list-state.ts';
import { ListCard } from '#kit/table/ListCard.tsx';
import { ListDownload } from '#kit/table/ListDownload.tsx';
import { ListFilters } from './ListFilters.tsx';
import { GroupCards, together, type ListGroup } from '#kit/table/ListGroup.tsx';
import { ListPager } from './ListPager.tsx';
import type { ListReturnProps, NextAct, UseRow } from './ListReturn.tsx';
import { ListTurn } from './ListTurn.tsx';
import type { Column, ListTableProps, RowLink } from '#kit/table/ListTable.tsx';
import { NotHere, type Failed } from '#kit/notice/NotHere.tsx';
import { PageHeader } from '#kit/frame/PageHeader.tsx';
import { useHasTableRoom } from '#kit/device/phone.ts';
import { piece } from '#kit/notice/piece.ts';
import { SkeletonRows } from '#kit/notice/SkeletonRows.tsx';
import { useRowsSoFar } from './rows-so-far.ts';
import { useStandingRows } from './standing-rows.ts';
import classes from './ListPage.module.css';

/** After the rows, which do not wait for it. */
const ListReturn = piece(async () => (await import('./ListReturn.tsx')).ListReturn) as unknown as <R>(
  props: ListReturnProps<R>,
) => ReactNode;
// A telephone has no room for it, and what is loaded first is for telephones.
const ListTable = piece(async () => (await import('#kit/table/ListTable.tsx')).ListTable) as unknown as <R>(
  props: ListTableProps<R> & { fallback: ReactNode },
) => ReactNode;
const EmptyRows = piece(async () => (await import('./EmptyRows.tsx')).EmptyRows);
const HiddenWaiting = piece(async () => (await import('./HiddenWaiting.tsx')).HiddenWaiting) as unknown as <
  F extends FilterValues,
>(
  props: HiddenWaitingProps<F>,
) => ReactNode;

/** Where the rows of a list stand. `age` is 'data per 10:42 WIB' while only a kept answer can be shown. */
export type ListData<R> =
  | { jenis: 'memuat' }
  | {
      jenis: 'siap';
      rows: readonly R[];
      total: number;
      /** What the server says they come to, all pages of them, in rupiah. */
      sum?: number | undefined;
      age?: string | null;
      /** Which page these rows are, where they may be a moment behind the one that was asked for. */
      page?: number;
      /** Every row that fits, not only this page, as they come: for the list as a file. */
      every: () => AsyncIterable<R>;
    }
  | ({ jenis: 'gagal' } & Failed);

export type ListPageProps<R, F extends FilterValues> = {
  title: string;
  /** Beside the title: downloads. */
  actions?: ReactNode;
  /** The one thing to do here: 'Daftar'. Under the thumb on phones (PageHeader). */
  mainAction?: ReactNode;
  /** Between title and filters: tabs, a notice. */
  lead?: ReactNode;
  state: ListState<F>;
  filters: readonly ListFilter<F>[];
  searchLabel: string;
  data: ListData<R>;
  rowKey: (row: R) => string;
  /** The whole row opens this address. */
  rowTo: (row: R) => string;
  /** A table from 768 px, with 'No.' before them (LIST-23); cards below. */
  columns: readonly Column<R>[];
  /** What waits for the reader in a row, for the notice of the act that led back here (look.md, Working through many). */
  next?: ((row: R) => NextAct | null) | undefined;
  /** Reads the row of that act where it is not on the page that is shown; for lists in which more may wait on it. */
  useRow?: UseRow<R>;
  /** What rows that follow each other share is said once, above them. */
  group?: ListGroup<R>;
  /**
   * Which list this is among those that have acts, and whether a row waits for the reader (GAP-151). `useRows` reads the
   * list as another state has it: to tell what a filter hides.
   */
  turn?:
    | { path: string; label?: string; of: (row: R) => boolean; useRows?: HiddenWaitingProps<F>['useRows'] }
    | undefined;
  /** When there is nothing at all; an empty search says so by itself. */
  empty: EmptyStateProps;
};

/** A list: title, filters, rows, pages, and what stands in their place while loading, empty or failed. */
export function ListPage<R, F extends FilterValues>(props: ListPageProps<R, F>) {
  const { title, actions, mainAction, lead, state, filters, searchLabel, data, columns, turn } = props;
  const { rowKey, rowTo } = props;
  const wide = useHasTableRoom();
  const standing = useStandingRows(data, state);
  const linkOf = (row: R): RowLink => {
    const key = rowKey(row);
    return { to: rowTo(row), onOpen: () => state.remember(key), origin: key === state.origin?.row };
  };
  const download = (
    <ListDownload
      title={title}
      filters={chipsOf(state, filters).map(({ label }) => label)}
      columns={columns}
      data={data}
    />
  );
  return (
    <>
      <PageHeader title={title} actions={actions} mainAction={mainAction} />
      {lead}
      {turn ? (
        <ListTurn path={turn.path} label={turn.label} waiting={state.waiting} onChange={state.setWaiting} />
      ) : null}
      <ListFilters
        state={state}
        filters={filters}
        searchLabel={searchLabel}
        // A telephone's line is full; there it stands below the rows.
        end={wide ? download : null}
      />
      {data.jenis === 'siap' && data.age ? (
        <p className={classes.age} role="status">
          Luring, {data.age}
        </p>
      ) : null}
      <ListBody
        {...props}
        {...{ linkOf, wide }}
        data={standing ?? data}
        next={data.jenis === 'siap' ? props.next : undefined}
      />
      {turn?.useRows && !state.waiting && state.search === '' && chipsOf(state, filters).length > 0 ? (
        <HiddenWaiting path={turn.path} state={state} useRows={turn.useRows} />
      ) : null}
      {wide || data.jenis !== 'siap' || data.total === 0 ? null : (
        <div className="mj-tumpuk-4 mj-atas-4">{download}</div>
      )}
    </>
  );
}

type ListBodyProps<R, F extends FilterValues> = ListPageProps<R, F> & {
  linkOf: (row: R) => RowLink;
  wide: boolean;
};

function ListBody<R, F extends FilterValues>(props: ListBodyProps<R, F>) {
  const { state, filters, data, empty } = props;
  const isBeyond = usePageThatIs(data, state);
  if (data.jenis === 'memuat' || isBeyond) return <SkeletonRows rows={state.perPage} />;
  const chips = chipsOf(state, filters);
  if (data.jenis === 'gagal') {
    // A filter may stand from the beginning (CONF-36); a later page and a search are asked for within a list that was read.
    const part = state.page > 1 || state.search !== '';
    return <NotHere what={part ? 'Bagian daftar' : 'Daftar'} failed={data} />;
  }
  if (data.rows.length === 0)
    return (
      <>
        <EmptyRows {...{ state, chips, empty }} />
        <Return {...props} rows={data.rows} />
      </>
    );
  return (
    <>
      <Rows {...props} data={data} />
      <ListPager
        {...{ page: state.page, perPage: state.perPage, total: data.total }}
        onPage={state.setPage}
        onPerPage={state.setPerPage}
      />
    </>
  );
}

type RowsProps<R, F extends FilterValues> = ListBodyProps<R, F> & {
  data: Extract<ListData<R>, { jenis: 'siap' }>;
};

/** What there is to do with rows comes with the last of them. */
function Rows<R, F extends FilterValues>(props: RowsProps<R, F>) {
  const { state, data, rowKey, linkOf, columns, group, turn, wide } = props;
  const rows = useRowsSoFar(data.rows, rowKey);
  const after = rows.length === data.rows.length ? <Return {...props} rows={rows} /> : null;
  if (wide)
    return (
      <ListTable
        {...{ rows, rowKey, linkOf, columns, group, after }}
        firstNumber={((data.page ?? state.page) - 1) * state.perPage + 1}
        isTurn={turn?.of}
        sort={state.sort}
        onSort={state.setSort}
        fallback={<SkeletonRows rows={state.perPage} />}
      />
    );
  return (
    <>
      {together(rows, group).map(({ key, rows: those, head }) => (
        <GroupCards key={key} head={head}>
          <ul className="mj-tumpuk-3">
            {those.map((row) => (
              <li key={rowKey(row)}>
                <ListCard
                  {...{ row, columns }}
                  link={linkOf(row)}
                  level={head ? 3 : 2}
                  isTurn={turn?.of(row)}
                />
              </li>
            ))}
          </ul>
        </GroupCards>
      ))}
      {after}
    </>
  );
}

type ReturnProps<R, F extends FilterValues> = ListBodyProps<R, F> & { rows: readonly R[] };

function Return<R, F extends FilterValues>({
  state,
  rows,
  next,
  turn,
  group,
  linkOf,
  useRow,
}: ReturnProps<R, F>) {
  return (
    <ListReturn
      origin={state.origin}
      {...{ rows, next, linkOf, useRow }}
      isTurn={turn?.of}
      groupOf={group?.key}
    />
  );
}
