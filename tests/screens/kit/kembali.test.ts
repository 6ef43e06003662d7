import { describe, expect, it } from 'vitest';
import { originAfter } from '#kit/list-state.ts';
import { afterAct, type NextAct } from '#kit/ListReturn.tsx';
import type { RowLink } from '#kit/ListTable.tsx';

type Baris = { nama: string; tunggu: string | null };

const baris = (nama: string, tunggu: string | null = null): Baris => ({ nama, tunggu });
const next = ({ nama, tunggu }: Baris): NextAct | null =>
  tunggu === null ? null : { label: tunggu, about: nama, to: `/ubah/${nama}` };
const linkOf =
  (asal: string) =>
  ({ nama }: Baris): RowLink => ({ to: `/${nama}`, onOpen: () => undefined, origin: nama === asal });

const tawaran = (rows: readonly Baris[], asal: string) => {
  const found = afterAct(rows, linkOf(asal), next);
  return found && [found.label, found.act.to, found.link.to];
};

describe('what comes after an act, back at the list', () => {
  it('is the next act on the row one came from', () => {
    const rows = [baris('A', 'Mulai pengujian'), baris('B', 'Buat laporan'), baris('C', 'Mulai pengujian')];
    expect(tawaran(rows, 'B')).toEqual(['Lanjut: Buat laporan', '/ubah/B', '/B']);
  });

  it('is else the next row that waits, from there on and then from the top', () => {
    const rows = [baris('A', 'Putuskan'), baris('B'), baris('C'), baris('D', 'Putuskan')];
    expect(tawaran(rows, 'B')).toEqual(['Berikutnya: D', '/ubah/D', '/D']);
    // One may act on D, but it waits for somebody else.
    const giliran = ({ nama }: Baris) => nama !== 'D';
    expect(afterAct(rows, linkOf('B'), next, giliran)?.label).toBe('Berikutnya: A');
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

describe('where one comes back from', () => {
  const opened = { row: 'A', top: 300 };

  it('is the row that was opened last, where the page stood', () => {
    expect(originAfter(opened, undefined)).toBe(opened);
    expect(originAfter(opened, 'A')).toBe(opened);
    expect(originAfter(undefined, undefined)).toBeNull();
  });

  it('is the record that was acted on, where it was opened from elsewhere', () => {
    expect(originAfter(opened, 'B')).toEqual({ row: 'B', top: 0 });
    expect(originAfter(undefined, 'B')).toEqual({ row: 'B', top: 0 });
  });
});
