import { describe, expect, it, vi } from 'vitest';
import { HiddenWaiting } from '#kit/list/HiddenWaiting.tsx';
import { chipsOf, clearAll, SEMUA, withSemua, type ListFilter } from '#kit/list/list-filter.ts';
import type { ListData } from '#kit/list/ListPage.tsx';
import type { ListState } from '#kit/list/list-state.ts';
import { WaitingCounts } from '#kit/frame/waiting.ts';
import { markup } from '#tests/support/tulisan.tsx';

type Saringan = { laboratorium: string | null; progres: string | null };
const tanpa: Saringan = { laboratorium: null, progres: null };

const filters: ListFilter<Saringan>[] = [
  { name: 'laboratorium', label: 'Laboratorium', options: [{ value: '7', label: 'LPOMK' }] },
  { name: 'progres', label: 'Status progres', options: [{ value: '1', label: 'Pengujian berlangsung' }] },
];

const state = (over: Partial<ListState<Saringan>>): ListState<Saringan> => ({
  filters: tanpa,
  search: '',
  page: 1,
  perPage: 10,
  sort: null,
  setSort: vi.fn<(sort: string | null) => void>(),
  setPerPage: vi.fn<(perPage: number) => void>(),
  setFilter: vi.fn<ListState<Saringan>['setFilter']>(),
  setSearch: vi.fn<(text: string) => void>(),
  setPage: vi.fn<(page: number) => void>(),
  waiting: false,
  setWaiting: vi.fn<(waiting: boolean) => void>(),
  remember: vi.fn<(row: string) => void>(),
  origin: null,
  ...over,
});

describe('filters of a list', () => {
  it("[LIST-03] has 'Semua' first, with a value no record has", () => {
    expect(withSemua(filters[0]!.options)).toEqual([
      { value: SEMUA, label: 'Semua' },
      { value: '7', label: 'LPOMK' },
    ]);
  });

  it('shows what is set as chips, search first, and nothing for Semua', () => {
    const chips = chipsOf(state({ search: 'kelor', filters: { ...tanpa, laboratorium: '7' } }), filters);
    expect(chips.map(({ label }) => label)).toEqual(['Cari: kelor', 'Laboratorium: LPOMK']);
    expect(chipsOf(state({}), filters)).toEqual([]);
  });

  it('takes everything away at once', () => {
    const list = state({ search: 'a', filters: { laboratorium: '7', progres: '1' } });
    clearAll(chipsOf(list, filters));
    expect(list.setSearch).toHaveBeenCalledWith('');
    expect(list.setFilter).toHaveBeenCalledWith('laboratorium', null);
    expect(list.setFilter).toHaveBeenCalledWith('progres', null);
  });
});

/** What stands below a list so filtered in which so many wait, of five altogether. */
function dibawah(asked: Saringan, terlihat: number): string {
  const useRows = ({ waiting, page, filters: dipakai }: ListState<Saringan>): ListData<unknown> => {
    expect([waiting, page, dipakai]).toEqual([true, 1, asked]);
    return { jenis: 'siap', rows: [], total: terlihat, every: async function* () {} };
  };
  return markup(
    <WaitingCounts value={{ '/daftar': 5 }}>
      <HiddenWaiting path="/daftar" state={state({ filters: asked, page: 3 })} useRows={useRows} />
    </WaitingCounts>,
  );
}

it('[GAP-151, CONF-36] says below a filtered list how many wait that it does not show, and offers them', () => {
  const lab = { ...tanpa, laboratorium: '3' };
  expect(dibawah(lab, 2)).toMatch(/3 lagi menunggu Anda di laboratorium lain.*Tampilkan/s);
  expect(dibawah({ ...lab, progres: '10' }, 1)).toContain('4 lagi menunggu Anda di luar saringan ini');
  expect(dibawah(lab, 5)).not.toContain('menunggu');
});
