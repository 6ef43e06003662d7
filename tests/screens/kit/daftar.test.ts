import { describe, expect, it, vi } from 'vitest';
import { chipsOf, clearAll, SEMUA, withSemua, type ListFilter } from '#kit/list-filter.ts';
import type { ListState } from '#kit/list-state.ts';

type Saringan = { laboratorium: string | null; progres: string | null };

const filters: ListFilter<Saringan>[] = [
  { name: 'laboratorium', label: 'Laboratorium', options: [{ value: '7', label: 'LPOMK' }] },
  { name: 'progres', label: 'Status progres', options: [{ value: '1', label: 'Pengujian berlangsung' }] },
];

const state = (over: Partial<ListState<Saringan>>): ListState<Saringan> => ({
  filters: { laboratorium: null, progres: null },
  search: '',
  page: 1,
  setFilter: vi.fn<ListState<Saringan>['setFilter']>(),
  setSearch: vi.fn<(text: string) => void>(),
  setPage: vi.fn<(page: number) => void>(),
  waiting: false,
  setWaiting: vi.fn<(waiting: boolean) => void>(),
  remember: vi.fn<() => void>(),
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
    const chips = chipsOf(state({ search: 'kelor', filters: { laboratorium: '7', progres: null } }), filters);
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
