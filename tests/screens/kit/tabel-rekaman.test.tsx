import { describe, expect, it } from 'vitest';
import { SearchedTable } from '#kit/list/RecordTable.tsx';
import { markup } from '#tests/support/tulisan.tsx';

const daftar = (banyak: number) =>
  markup(
    <SearchedTable
      label="Total penggunaan"
      rows={Array.from({ length: banyak }, (_, ke) => `barang ${ke + 1}`)}
      rowKey={(row) => row}
      columns={[{ title: 'Nama', cell: (row) => row }]}
      fits={() => true}
      searchLabel="Cari nama"
      empty="Belum ada penggunaan."
      total={<p>Total seluruh penggunaan</p>}
    />,
  );
const rows = (html: string) => [...html.matchAll(/<dd>(.*?)<\/dd>/g)].map(([, isi]) => isi);

describe('rows that may be many', () => {
  it('[USAGE-02, LABORAN-18] shows ten rows a page, of how many, and the sum of all below', () => {
    const html = daftar(23);
    expect(rows(html)).toEqual(Array.from({ length: 10 }, (_, ke) => `barang ${ke + 1}`));
    expect(html).toContain('1–10 dari 23');
    expect(html).toContain('Total seluruh penggunaan');
  });

  it('without anything says what would stand there, and no sum', () => {
    const html = daftar(0);
    expect(html).toContain('Belum ada penggunaan.');
    expect(html).not.toContain('Total seluruh penggunaan');
  });
});
