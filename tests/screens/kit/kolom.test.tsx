import { describe, expect, it } from 'vitest';
import { stateOptions } from '#kit/list/list-filter.ts';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import {
  actionColumn,
  dateColumn,
  moneyColumn,
  nextColumn,
  numberedColumn,
  statusColumn,
} from '#kit/table/list-columns.tsx';
import { ListCard } from '#kit/table/ListCard.tsx';
import { ListTable, nextSort, type Column } from '#kit/table/ListTable.tsx';
import { markup, textsOf } from '#tests/support/tulisan.tsx';

type Baris = { uuid: string; kode: string; nama: string; hari: string | null; harga: number };

const row: Baris = { uuid: 'a', kode: 'LP-1', nama: 'Daun kelor', hari: null, harga: 12_500 };
const link = { to: '/satu?uuid=a', onOpen: () => undefined };

const columns: Column<Baris>[] = [
  { title: 'Kode sampel', card: 'code', opens: true, cell: ({ kode }) => kode },
  { title: 'Nama sampel', card: 'title', cell: ({ nama }) => nama },
  { title: 'Laboratorium', from: 'kartu', cell: () => 'LPOMK' },
  dateColumn('Tanggal', ({ hari }) => hari, { sort: 'dibuat' }),
  moneyColumn('Harga (Rp)', ({ harga }) => harga, { label: 'Harga' }),
  statusColumn(
    'Status',
    () => 'Diajukan',
    () => 'Diajukan',
  ),
  nextColumn(() => 'Verifikasi oleh admin'),
  actionColumn(() => 'Buka'),
];

const table = markup(
  <ListTable
    rows={[row]}
    rowKey={({ uuid }) => uuid}
    linkOf={() => link}
    columns={columns}
    firstNumber={11}
    sort="-dibuat"
    onSort={() => undefined}
  />,
);
const card = markup(<ListCard row={row} link={link} columns={columns} />);

describe('the columns of a list', () => {
  it("[LIST-18] [LIST-23] stand in a table under their titles, numbered, with '-' for what is missing", () => {
    const titles = ['No.', 'Kode sampel', 'Nama sampel', 'Tanggal', 'Harga (Rp)'];
    expect(textsOf(table, 'th')).toEqual([...titles, 'Status', 'Proses selanjutnya', 'Aksi']);
    const cells = ['11', 'LP-1', 'Daun kelor', '-', 'Rp 12.500'];
    expect(textsOf(table, 'td')).toEqual([...cells, 'Diajukan', 'Verifikasi oleh admin', 'Buka']);
    expect(table.match(/scope="col"/g)).toHaveLength(8);
  });

  it('[GAP-69] say at their head what the rows are in order by, and only where there is an index for it', () => {
    expect(table.match(/aria-sort="\w+"/g)).toEqual(['aria-sort="descending"']);
    expect(textsOf(table, 'button')).toEqual(['Tanggal']);
    expect(nextSort(null, 'dibuat')).toBe('dibuat');
    expect(nextSort('kode', 'dibuat')).toBe('dibuat');
    expect(nextSort('dibuat', 'dibuat')).toBe('-dibuat');
    expect(nextSort('-dibuat', 'dibuat')).toBeNull();
  });

  it('[GAP-151] say of what waits how long it has', () => {
    const kemarin = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
    const next = [nextColumn<Baris>(() => 'Verifikasi oleh admin', { since: ({ hari }) => hari })];
    const cells = (hari: string | null) =>
      textsOf(markup(<ListCard row={{ ...row, hari }} link={link} columns={next} />), 'p');
    expect(cells(kemarin)).toEqual(['Proses selanjutnya Verifikasi oleh admin menunggu 1 hari']);
    expect(cells(null)).toEqual(['Proses selanjutnya Verifikasi oleh admin']);
  });

  it('open the record by one link, in the table and on the card', () => {
    expect(textsOf(table, 'a')).toEqual(['LP-1']);
    expect(textsOf(card, 'a')).toEqual(['Daun kelor']);
    expect(card).toContain('href="/satu?uuid=a"');
  });

  it('make a card: what has no place of its own there is a fact, also what no table shows', () => {
    expect(textsOf(card, 'dt')).toEqual(['Laboratorium', 'Tanggal', 'Harga']);
    expect(textsOf(card, 'dd')).toEqual(['LPOMK', '-', 'Rp 12.500']);
    for (const text of ['LP-1', 'Diajukan', 'Verifikasi oleh admin', 'Buka']) expect(card).toContain(text);
  });
});

describe('a title with its number', () => {
  const numbered: Column<Baris>[] = [
    numberedColumn('Judul', { opens: true, number: ({ kode }) => kode, name: ({ nama }) => nama }),
  ];

  it('[GAP-147] is one cell and one link, read as two words, in the table and on the card', () => {
    const satu = { rows: [row], rowKey: () => 'a', linkOf: () => link, columns: numbered, firstNumber: 1 };
    const unsorted = { sort: null, onSort: () => undefined };
    expect(textsOf(markup(<ListTable {...satu} {...unsorted} />), 'td')).toEqual(['1', 'LP-1 Daun kelor']);
    expect(textsOf(markup(<ListCard row={row} link={link} columns={numbered} />), 'a')).toEqual([
      'LP-1 Daun kelor',
    ]);
  });
});

describe('the states a filter offers', () => {
  it('leave out what only history carries, and what does not fit', () => {
    const { dibatalkan: _, ...berdiri } = analisisWorkflow.states;
    expect(stateOptions(analisisWorkflow).map(({ label }) => label)).toEqual(
      Object.values(berdiri).map(({ label }) => label),
    );
    expect(stateOptions(analisisWorkflow, (code) => code > 6).map(({ value }) => value)).toEqual(['7']);
  });
});
