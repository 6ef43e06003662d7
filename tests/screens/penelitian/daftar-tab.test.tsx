import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DaftarTab } from '#features/penelitian/penggunaan/DaftarTab.tsx';

const daftar = (banyak: number) =>
  renderToStaticMarkup(
    <MantineProvider>
      <DaftarTab
        label="Total penggunaan"
        rows={Array.from({ length: banyak }, (_, ke) => `barang ${ke + 1}`)}
        rowKey={(row) => row}
        kolom={[{ judul: 'Nama', isi: (row) => row }]}
        cocok={() => true}
        cari="Cari nama"
        kosong="Belum ada penggunaan."
        jumlah={<p>Total seluruh penggunaan</p>}
      />
    </MantineProvider>,
  );
const rows = (html: string) => [...html.matchAll(/<dd>(.*?)<\/dd>/g)].map(([, isi]) => isi);

describe('a tab of the usage', () => {
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
