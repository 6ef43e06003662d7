import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { HiddenWaiting } from '#kit/HiddenWaiting.tsx';
import type { ListData } from '#kit/ListPage.tsx';
import type { ListState } from '#kit/list-state.ts';
import { WaitingCounts } from '#kit/waiting.ts';

type Saringan = { laboratorium: string | null; status: string | null };

/** What stands below a list so filtered in which so many wait, of five altogether. */
function dibawah(filters: Saringan, terlihat: number): string {
  const state: ListState<Saringan> = {
    filters,
    search: '',
    page: 3,
    waiting: false,
    setFilter: vi.fn<ListState<Saringan>['setFilter']>(),
    setSearch: vi.fn<(text: string) => void>(),
    setPage: vi.fn<(page: number) => void>(),
    setWaiting: vi.fn<(waiting: boolean) => void>(),
    remember: vi.fn<(row: string) => void>(),
    origin: null,
  };
  const useRows = ({ waiting, page, filters: asked }: ListState<Saringan>): ListData<unknown> => {
    expect([waiting, page, asked]).toEqual([true, 1, filters]);
    return { jenis: 'siap', rows: [], total: terlihat, all: async () => [] };
  };
  return renderToStaticMarkup(
    <MantineProvider>
      <WaitingCounts value={{ '/daftar': 5 }}>
        <HiddenWaiting path="/daftar" state={state} useRows={useRows} />
      </WaitingCounts>
    </MantineProvider>,
  );
}

it('[GAP-151, CONF-36] says below a filtered list how many wait that it does not show, and offers them', () => {
  const lab = dibawah({ laboratorium: '3', status: null }, 2);
  expect(lab).toContain('3 lagi menunggu Anda di laboratorium lain');
  expect(lab).toContain('Tampilkan');
  expect(dibawah({ laboratorium: '3', status: '10' }, 1)).toContain(
    '4 lagi menunggu Anda di luar saringan ini',
  );
  expect(dibawah({ laboratorium: '3', status: null }, 5)).not.toContain('menunggu');
});
