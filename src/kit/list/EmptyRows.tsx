import { Button } from '@mantine/core';
import { EmptyState, type EmptyStateProps } from '#kit/notice/EmptyState.tsx';
import { clearAll, type Chip } from './list-filter.ts';
import type { ListState } from './list-state.ts';

export type EmptyRowsProps = {
  state: Pick<ListState<never>, 'waiting' | 'page' | 'setWaiting' | 'setPage'>;
  chips: readonly Chip[];
  /** When there is nothing at all. */
  empty: EmptyStateProps;
};

/** In the place of the rows of a list that has none: why, and what would show some. */
export function EmptyRows({ state, chips, empty }: EmptyRowsProps) {
  if (chips.length === 0 && state.waiting)
    return (
      <EmptyState
        title="Tidak ada yang menunggu Anda"
        reason="Yang perlu Anda kerjakan muncul di sini begitu ada."
        action={
          <Button variant="default" onClick={() => state.setWaiting(false)}>
            Lihat semua
          </Button>
        }
      />
    );
  if (chips.length === 0 && state.page === 1) return <EmptyState {...empty} />;
  return (
    <EmptyState
      title="Tidak ada yang cocok"
      reason="Tidak ada data dengan pencarian dan saringan ini."
      action={
        <Button
          variant="default"
          onClick={() => {
            clearAll(chips);
            state.setPage(1);
          }}
        >
          Hapus saringan
        </Button>
      }
    />
  );
}
