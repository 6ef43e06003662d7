import { describe, expect, it } from 'vitest';
import { originOf } from '#kit/list/list-state.ts';
import { afterAct, isCovered, ofOthers, type NextAct } from '#kit/list/ListReturn.tsx';
import type { RowLink } from '#kit/table/ListTable.tsx';

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
const panjang = 'Validasi metode KCKT untuk penetapan kadar parasetamol dan kafein dalam tablet';
const tiga = [baris('A', 'Mulai'), baris('B', 'Lapor'), baris('C', 'Mulai')];
const empat = [baris('A', 'Putuskan'), baris('B'), baris('C'), baris('D', 'Putuskan')];
const pergi = baris('pergi', 'Lapor');

describe('what comes after an act, back at the list', () => {
  it.each<[string, Baris[], string, Baris | null, string[] | null]>([
    ['the next act on the row one came from', tiga, 'B', null, ['Lanjut: Lapor', '/ubah/B', '/B']],
    ['that also where it is on no page', tiga, 'pergi', pergi, ['Lanjut: Lapor', '/ubah/pergi', '/pergi']],
    ['that also where nothing else is', [], 'pergi', pergi, ['Lanjut: Lapor', '/ubah/pergi', '/pergi']],
    ['done with that, the next row', tiga, 'pergi', baris('pergi'), ['Berikutnya: A', '/ubah/A', '/A']],
    ['else the next row that waits', empat, 'B', null, ['Berikutnya: D', '/ubah/D', '/D']],
    [
      'and from the top again',
      [...empat.slice(0, 3), baris('D')],
      'D',
      null,
      ['Berikutnya: A', '/ubah/A', '/A'],
    ],
    [
      'the first that waits where the row has left the page',
      [baris('A'), baris('B', 'Putuskan')],
      'pergi',
      null,
      ['Berikutnya: B', '/ubah/B', '/B'],
    ],
    ['nothing where none waits', [baris('A'), baris('B')], 'A', null, null],
    [
      'a row named in few words: it stands over the list',
      [baris('A'), baris(panjang, 'Putuskan')],
      'A',
      null,
      ['Berikutnya: Validasi metode KCKT untuk … tablet', `/ubah/${panjang}`, `/${panjang}`],
    ],
  ])('is %s', (_apa, rows, asal, elsewhere, hasil) => {
    expect(tawaran(rows, asal, elsewhere)).toEqual(hasil);
  });

  it('is what waits beside it in its group before anything else', () => {
    const groupOf = ({ nama }: Baris) => (['B', 'D'].includes(nama) ? 'sampel' : 'lain');
    const tetap = { elsewhere: null, linkOf: linkOf('B'), next, groupOf };
    const rows = [baris('A', 'Mulai'), baris('B'), baris('C', 'Mulai'), baris('D', 'Mulai')];
    expect(afterAct({ rows, ...tetap })?.label).toBe('Berikutnya: D');
    expect(afterAct({ rows: rows.slice(0, 3), ...tetap })?.label).toBe('Berikutnya: C');
    expect(
      afterAct({ ...tetap, rows: tiga, elsewhere: baris('pergi'), groupOf: () => 'sampel' })?.label,
    ).toBe('Berikutnya: A');
  });

  it('of a person who goes on at once is never the row they have just done, which may still look as it did', () => {
    const found = afterAct({
      rows: tiga,
      elsewhere: null,
      linkOf: linkOf('B'),
      next: ofOthers(next, linkOf('B')),
    });
    expect(found?.act.to).toBe('/ubah/C');
  });

  it('leaves out what one may act on but what waits for somebody else', () => {
    const isTurn = ({ nama }: Baris) => nama !== 'D';
    const found = afterAct({ rows: empat, elsewhere: null, linkOf: linkOf('B'), next, isTurn });
    expect(found?.label).toBe('Berikutnya: A');
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

  it.each([
    [300, true, false],
    [20, false, true],
    // Half under the bar of a phone; under the notice above it.
    [700, false, true],
    [600, false, false],
    [600, true, true],
  ])('lies under no bar and under no notice: from %i on, with a notice %s', (top, kabar, tertutup) => {
    expect(isCovered({ top, bottom: top + 100 }, 844, kabar)).toBe(tertutup);
  });
});
