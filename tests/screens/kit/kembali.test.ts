import { describe, expect, it } from 'vitest';
import { originOf } from '#kit/list-state.ts';
import { afterAct, isCovered, type NextAct } from '#kit/ListReturn.tsx';
import type { RowLink } from '#kit/ListTable.tsx';

type Baris = { nama: string; tunggu: string | null };

const baris = (nama: string, tunggu: string | null = null): Baris => ({ nama, tunggu });
const next = ({ nama, tunggu }: Baris): NextAct | null =>
  tunggu === null ? null : { label: tunggu, about: nama, to: `/ubah/${nama}` };
const linkOf =
  (asal: string) =>
  ({ nama }: Baris): RowLink => ({ to: `/${nama}`, onOpen: () => undefined, origin: nama === asal });

const tawaran = (rows: readonly Baris[], asal: string, elsewhere: Baris | null = null) => {
  const found = afterAct({ rows, elsewhere, linkOf: linkOf(asal), next });
  return found && [found.label, found.act.to, found.link.to];
};

describe('what comes after an act, back at the list', () => {
  it('is the next act on the row one came from', () => {
    const rows = [baris('A', 'Mulai pengujian'), baris('B', 'Buat laporan'), baris('C', 'Mulai pengujian')];
    expect(tawaran(rows, 'B')).toEqual(['Lanjut: Buat laporan', '/ubah/B', '/B']);
  });

  it('is the next act on that row also where it is not among the rows of the page', () => {
    const rows = [baris('A', 'Mulai pengujian'), baris('B', 'Mulai pengujian')];
    const lanjut = ['Lanjut: Buat laporan', '/ubah/pergi', '/pergi'];
    expect(tawaran(rows, 'pergi', baris('pergi', 'Buat laporan'))).toEqual(lanjut);
    expect(tawaran([], 'pergi', baris('pergi', 'Buat laporan'))).toEqual(lanjut);
    // Done with it, the next row is what comes.
    expect(tawaran(rows, 'pergi', baris('pergi'))?.[0]).toBe('Berikutnya: A');
  });

  it('is else the next row that waits, from there on and then from the top', () => {
    const rows = [baris('A', 'Putuskan'), baris('B'), baris('C'), baris('D', 'Putuskan')];
    expect(tawaran(rows, 'B')).toEqual(['Berikutnya: D', '/ubah/D', '/D']);
    // One may act on D, but it waits for somebody else.
    const giliran = ({ nama }: Baris) => nama !== 'D';
    expect(afterAct({ rows, elsewhere: null, linkOf: linkOf('B'), next, isTurn: giliran })?.label).toBe(
      'Berikutnya: A',
    );
    expect(tawaran([...rows.slice(0, 3), baris('D')], 'D')).toEqual(['Berikutnya: A', '/ubah/A', '/A']);
  });

  it('names a row in few words: it stands over the list', () => {
    const panjang = 'Validasi metode KCKT untuk penetapan kadar parasetamol dan kafein dalam tablet';
    expect(tawaran([baris('A'), baris(panjang, 'Putuskan')], 'A')?.[0]).toBe(
      'Berikutnya: Validasi metode KCKT untuk … tablet',
    );
  });

  it('is the first that waits where the row has left the page, and nothing where none does', () => {
    expect(tawaran([baris('A'), baris('B', 'Putuskan')], 'pergi')).toEqual([
      'Berikutnya: B',
      '/ubah/B',
      '/B',
    ]);
    expect(tawaran([baris('A'), baris('B')], 'A')).toBeNull();
  });
});

describe('the row one comes back to', () => {
  it('is the one opened in the list, at its place, else the one that Beranda or the search led to', () => {
    const kept = { row: 'A', top: 400 };
    expect(originOf(kept, null)).toBe(kept);
    expect(originOf(kept, { kabar: '1', dari: 'A' })).toBe(kept);
    expect(originOf(kept, { kabar: '1', dari: 'B' })).toEqual({ row: 'B', top: 0 });
    expect(originOf(undefined, { kabar: '1', dari: 'B' })).toEqual({ row: 'B', top: 0 });
    expect(originOf(undefined, { kabar: '1', dari: null })).toBeNull();
  });

  it('lies under no bar and under no notice', () => {
    const layar = 844;
    expect(isCovered({ top: 300, bottom: 400 }, layar, true)).toBe(false);
    expect(isCovered({ top: 20, bottom: 120 }, layar, false)).toBe(true);
    // Half under the bar of a phone; under the notice above it.
    expect(isCovered({ top: 700, bottom: 800 }, layar, false)).toBe(true);
    expect(isCovered({ top: 600, bottom: 700 }, layar, false)).toBe(false);
    expect(isCovered({ top: 600, bottom: 700 }, layar, true)).toBe(true);
  });
});
