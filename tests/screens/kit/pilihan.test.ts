import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tanpaSaringan as tanpaSaringanPembayaran } from '#features/pembayaran/daftar-petugas.ts';
import { tanpaSaringan as tanpaSaringanPendaftaran } from '#features/kedua-jenis/use-daftar.ts';
import {
  useFirstLaboratorium,
  useLaboratoriumFilter,
  useOwnLaboratoriumFilter,
  useOwnRuangFilter,
} from '#data/laboratorium.ts';
import { SEMUA, withSemua } from '#kit/list/list-filter.ts';
import { useListState, type ListState } from '#kit/list/list-state.ts';
import { panggung } from '#tests/offline/panggung.ts';
import { akun } from '#tests/support/akun.ts';
import { denganPeramban } from '#tests/support/layar.tsx';
import { aktor } from '#tests/support/offline.ts';

const p = panggung();
const bukaLayar = denganPeramban();

describe('the filter by laboratory', () => {
  it('[LIST-05, LIST-06, CONF-36] of an officer has their own ones alone, and begins with the first', async () => {
    const { laboratorium } = akun('analis@kampus.example');
    const layar = await bukaLayar(p().analis, () => ({
      awal: useFirstLaboratorium(),
      pilihan: useOwnLaboratoriumFilter().options.map(({ value }) => value),
    }));
    const { awal, pilihan } = await layar.sampai((kini) => kini.pilihan.length > 0);
    expect(awal).toBe(String(laboratorium[0]));
    expect(pilihan.toSorted()).toEqual(laboratorium.map(String).toSorted());
  });

  it('[GAP-22, API-009] of master data leaves out where research is done elsewhere', async () => {
    const laboran = await p().dua.masuk(aktor('laboran2@kampus.example'));
    await laboran.putaran();
    const layar = await bukaLayar(laboran, () => ({
      semua: useOwnLaboratoriumFilter().options.map(({ label }) => label),
      ruang: useOwnRuangFilter().options.map(({ label }) => label),
    }));
    const { semua, ruang } = await layar.sampai((kini) => kini.semua.length > 0);
    expect(ruang).toEqual(semua.filter((nama) => nama !== 'Non laboratorium'));
    expect(ruang).toHaveLength(semua.length - 1);
  });

  it("[LIST-04, LIST-07, CONF-36] of registrations and payments has all of them, 'Semua' first and chosen", async () => {
    const layar = await bukaLayar(p().analis, () => useLaboratoriumFilter().options);
    const pilihan = withSemua(await layar.sampai((kini) => kini.length > 0));
    expect(pilihan[0]).toEqual({ value: SEMUA, label: 'Semua' });
    expect(pilihan.length).toBeGreaterThan(7);
    for (const { laboratorium } of [tanpaSaringanPembayaran, tanpaSaringanPendaftaran])
      expect(laboratorium).toBeNull();
  });
});

type Saringan = { laboratorium: string | null };

it.each<[string, (list: ListState<Saringan>) => void]>([
  ['a filter', (list) => list.setFilter('laboratorium', '7')],
  ['a search', (list) => list.setSearch('madu')],
  ['what waits', (list) => list.setWaiting(true)],
])('a list that stands further on begins at its first page with %s', async (_apa, pilih) => {
  const layar = await bukaLayar(p().analis, () => useListState<Saringan>('uji', { laboratorium: null }));
  expect(layar.lakukan((list) => list.setPage(3)).page).toBe(3);
  expect(layar.lakukan(pilih).page).toBe(1);
});

it('filters chosen in one press and a search from before narrow a list together', async () => {
  const layar = await bukaLayar(p().analis, () =>
    useListState<Saringan & { progres: string | null }>('uji', { laboratorium: null, progres: null }),
  );
  layar.lakukan((list) => list.setSearch('madu'));
  const { search, filters } = layar.lakukan((list) => {
    list.setFilter('laboratorium', '7');
    list.setFilter('progres', '1');
  });
  expect({ search, filters }).toEqual({ search: 'madu', filters: { laboratorium: '7', progres: '1' } });
});

describe('how many rows a page has', () => {
  const usePilihan = () => useListState<Saringan>('uji', { laboratorium: null });
  beforeEach(() => {
    const simpanan = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (kunci: string) => simpanan.get(kunci) ?? null,
      setItem: (kunci: string, nilai: string) => simpanan.set(kunci, nilai),
      removeItem: (kunci: string) => simpanan.delete(kunci),
    });
  });

  it('[LIST-01] is ten until its reader chooses otherwise, then so much in every list of this device', async () => {
    const layar = await bukaLayar(p().analis, usePilihan);
    expect(layar.kini.perPage).toBe(10);
    layar.lakukan((list) => list.setPerPage(50));
    const lain = await bukaLayar(p().analis, () =>
      useListState<Saringan>('daftar lain', { laboratorium: null }),
    );
    expect(lain.kini.perPage).toBe(50);
  });

  it.each([
    [5, 25, 2],
    [3, 25, 1],
    [6, 50, 2],
  ])('of ten on page %i made %i leads to page %i, where its first row is', async (page, perPage, hasil) => {
    const layar = await bukaLayar(p().analis, usePilihan);
    layar.lakukan((list) => list.setPage(page));
    expect(layar.lakukan((list) => list.setPerPage(perPage)).page).toBe(hasil);
  });

  it('an order begins at the first page', async () => {
    const layar = await bukaLayar(p().analis, usePilihan);
    layar.lakukan((list) => list.setPage(3));
    expect(layar.lakukan((list) => list.setSort('-dibuat'))).toMatchObject({ page: 1, sort: '-dibuat' });
  });
});
