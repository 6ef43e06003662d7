import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useAplikasi, useOrang } from '#data/app.ts';
import { kunciDraf } from '#data/drafts.ts';
import { useBaca } from '#data/use-baca.ts';
import { callName } from '#domain/core/endpoint.ts';
import { useHasTableRoom } from '#kit/device/phone.ts';
import type { FilterValues } from '#kit/list/list-address.ts';
import type { ListData } from '#kit/list/ListPage.tsx';
import type { ListState } from '#kit/list/list-state.ts';
import { useOutboxPath } from '#kit/notice/outbox-path.ts';
import { loadPiece } from '#kit/notice/piece.ts';
import type { Column } from '#kit/table/ListTable.tsx';
import { isForRows } from '#kit/table/row-keys.ts';
import { holding, lookedAtFirst, upTo, type Chosen, type ManyDecision, type Row } from './many.ts';
import { ManyBar } from './ManyBar.tsx';
import { choosingColumns } from './many-columns.tsx';

type ManyOptions<R extends Row> = {
  /** Null where this list, or this view of it, has none. */
  many: ManyDecision<R> | null;
  /** What of the list is shown. */
  state: Pick<ListState<FilterValues>, 'page' | 'perPage' | 'search' | 'filters' | 'waiting' | 'sort'>;
  data: ListData<R>;
  columns: Column<R>[];
};

type Many<R> = {
  /** 'Pilih beberapa', beside the title. */
  button: ReactNode;
  /** The list's own columns, or what rows are chosen by. */
  columns: Column<R>[];
  /** Below the list: how many are chosen, and the act. */
  bar: ReactNode;
};

/** What is chosen on one page of a list; another page, filter or order begins anew. */
type Choice<R> = { place: string; chosen: ReadonlyMap<string, Chosen<R>>; last: string | null };

/**
 * Rows of a list that are approved together: 'Pilih beberapa' makes choices of them (docs/decisions/041). A choice is of the
 * version that was shown, and of what is on screen: a row that changes or goes is chosen no more.
 */
export function useMany<R extends Row>({ many, state, data, columns }: ManyOptions<R>): Many<R> {
  const [choice, setChoice] = useState<Choice<R> | null>(null);
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wide = useHasTableRoom();
  const { perangkat } = useAplikasi();
  const { pageEngine } = useOrang();
  const outbox = useOutboxPath();
  const navigate = useNavigate();
  const rows = data.jenis === 'siap' ? data.rows : [];
  const drafted = useDrafted(many, rows);
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });

  const { page, perPage, search, filters, waiting, sort } = state;
  const place = JSON.stringify([page, perPage, search, filters, waiting, sort]);
  if (choice && choice.place !== place) setChoice({ place, chosen: new Map(), last: null });

  const openFirst = (row: R): string | null => {
    if (row.keputusan.length > 0) return lookedAtFirst('ada tulisan yang menunggu keputusan Anda');
    return drafted.has(row.data.uuid) ? lookedAtFirst('ada draf putusan Anda') : many!.openFirst(row);
  };
  const rule = many && { ...many, openFirst };
  // One alone is as quickly decided in its form, and none makes a list of reasons.
  const isOffered = rule !== null && rows.filter((row) => openFirst(row) === null).length > 1;

  /** With the shift key all from the one before, as far as they can be chosen; what has changed is pressed for itself. */
  function choose(key: string, isChosen: boolean, toHere = false): void {
    const chosen = new Map(choice?.chosen);
    for (const row of upTo(rows, toHere ? (choice?.last ?? null) : null, key)) {
      const { uuid } = row.data;
      if (!isChosen) chosen.delete(uuid);
      else if (openFirst(row) === null && (uuid === key || !chosen.has(uuid)))
        chosen.set(uuid, { row, version: rule!.version(row), at: new Date().toISOString() });
    }
    setChoice({ place, chosen, last: key });
  }

  useChoiceKey((row) => {
    const at = [...(row.parentElement?.children ?? [])].indexOf(row);
    const begun = choice === null && isOffered ? rows[at] : undefined;
    if (begun) flushSync(() => choose(begun.data.uuid, true));
    const box = row.querySelector<HTMLElement>('[data-chooses]');
    if (begun) box?.focus();
    else box?.click();
  });

  if (!rule) return { button: null, columns, bar: null };
  const { held, lost } = holding(choice?.chosen.values() ?? [], rows, rule);
  const end = () => {
    setChoice(null);
    button.current?.focus();
  };
  const send = async () => {
    setBusy(true);
    const { sendMany } = await loadPiece(() => import('./send-many.tsx')).finally(() => setBusy(false));
    const sent = await sendMany({
      many: rule,
      chosen: held,
      rowsNow: () => latest.current,
      pageEngine,
      perangkat,
      outbox: { label: 'Buka kotak keluar', to: outbox, go: () => void navigate(outbox) },
    });
    if (sent) end();
  };
  return {
    button:
      !isOffered && !choice ? null : (
        <Button
          ref={button}
          variant="default"
          leftSection={<IconListCheck aria-hidden size="1.125rem" />}
          onClick={() => setChoice(choice ? null : { place, chosen: new Map(), last: null })}
        >
          {choice ? 'Batal memilih' : 'Pilih beberapa'}
        </Button>
      ),
    columns: choice
      ? choosingColumns({
          columns,
          wide,
          about: (row) => rule.line(row).name,
          openFirst,
          isChosen: ({ data: { uuid } }) => held.some(({ row }) => row.data.uuid === uuid),
          isChanged: ({ data: { uuid } }) => lost.some(({ row }) => row.data.uuid === uuid),
          choose,
        })
      : columns,
    bar: choice ? (
      <ManyBar
        noun={rule.noun}
        count={held.length}
        lost={lost.length}
        sum={rule.sum(held.map(({ row }) => row))}
        busy={busy}
        onSend={() => void send()}
      />
    ) : null,
  };
}

/** The rows on whose decision something is typed already: it goes on in its form. */
function useDrafted<R extends Row>(
  many: ManyDecision<R> | null,
  rows: readonly R[],
): ReadonlySet<string | null> {
  const { db } = useOrang();
  const keys = many ? rows.map(({ data }) => kunciDraf(callName(many.endpoint), data.uuid)) : [];
  const drafts = useBaca(() => db.draf.bulkGet(keys), [db, keys.join()]);
  return new Set(drafts?.flatMap((draft) => draft?.record ?? []));
}

/** 'x' chooses the row that has the focus, and begins with it where none are chosen yet. */
function useChoiceKey(onRow: (row: HTMLTableRowElement) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'x' || !isForRows(event)) return;
    const row = document.activeElement?.closest('tr');
    if (row) onRow(row);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
