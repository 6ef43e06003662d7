import { describe, expect, it } from 'vitest';
import type { ListGroup } from '#kit/table/ListGroup.tsx';
import { ListCard } from '#kit/table/ListCard.tsx';
import { ListTable, type Column } from '#kit/table/ListTable.tsx';
import { NAME_LETTERS, shorten } from '#kit/text/shorten.ts';
import { markup, textsOf, wordsOf } from '#tests/support/tulisan.tsx';

type Baris = { uuid: string; sampel: string; parameter: string };

const rows: Baris[] = [
  { uuid: 'a', sampel: 'LP-2', parameter: 'Kadar air' },
  { uuid: 'b', sampel: 'LP-2', parameter: 'Kadar abu' },
  { uuid: 'c', sampel: 'LP-1', parameter: 'pH' },
];
const columns: Column<Baris>[] = [
  { title: 'Parameter', card: 'title', opens: true, cell: ({ parameter }) => parameter },
];
const group: ListGroup<Baris> = {
  key: ({ sampel }) => sampel,
  head: ({ sampel }) => ({
    code: sampel,
    name: 'Daun kelor',
    facts: ['U-2611-0001', null],
    progress: '1 dari 3 diajukan',
  }),
};
const link = { to: '/satu', onOpen: () => undefined };

describe('rows that share a head', () => {
  it('stand under it in their order, numbered through, each head before its first row', () => {
    const html = markup(
      <ListTable
        {...{ rows, columns, group }}
        rowKey={({ uuid }) => uuid}
        linkOf={() => link}
        firstNumber={11}
        sort={null}
        onSort={() => undefined}
      />,
    );
    expect(textsOf(html, 'tr')).toEqual([
      'No. Parameter',
      'LP-2 Daun kelor 1 dari 3 diajukan U-2611-0001',
      '11 Kadar air',
      '12 Kadar abu',
      'LP-1 Daun kelor 1 dari 3 diajukan U-2611-0001',
      '13 pH',
    ]);
    expect(html.match(/<tbody/g)).toHaveLength(2);
    expect(html.match(/scope="rowgroup"/g)).toHaveLength(2);
  });

  it('are cards one heading further down', () => {
    expect(markup(<ListCard row={rows[0]!} link={link} columns={columns} level={3} />)).toContain('<h3');
  });
});

const panjang = 'Ekstrak etanol 96% daun binahong (Anredera cordifolia) batch ke-2 hasil maserasi bertingkat';

describe('a long name', () => {
  it('keeps its beginning and its end within the letters there is room for', () => {
    expect(shorten('Madu hutan', NAME_LETTERS.narrow)).toBe('Madu hutan');
    for (const letters of Object.values(NAME_LETTERS)) {
      const short = shorten(panjang, letters);
      expect(short.length).toBeLessThanOrEqual(letters + 2);
      expect(short).toMatch(/^Ekstrak etanol .* … .*bertingkat$/);
    }
    expect(shorten('a'.repeat(200), 34).length).toBeLessThanOrEqual(36);
  });

  it.each([
    ['Sintesis turunan kalkon dari asetofenon dan uji kemurniannya', 'Sintesis turunan … kemurniannya'],
    ['Validasi metode KCKT untuk penetapan kadar dalam tablet', 'Validasi metode KCKT untuk … tablet'],
    ['Penetapan kadar klorida secara argentometri', 'Penetapan kadar … argentometri'],
    ['Spektrofotometer UV-Vis berkas ganda', 'Spektrofotometer UV-Vis … ganda'],
    ['Pengukuran keasaman larutan dengan elektroda pH', expect.stringMatching(/ … pH$/)],
  ])('ends with whole words, as long as they leave room for its beginning: %s', (name, short) => {
    expect(shorten(name, NAME_LETTERS.narrow)).toEqual(short);
  });

  it('is read to a screen reader in full, and its short forms are not', () => {
    const row = { uuid: 'a', sampel: 'LP-1', parameter: panjang };
    const card = markup(<ListCard row={row} link={link} columns={columns} />);
    const heard = wordsOf(card.replace(/<span[^>]*aria-hidden="true">[^<]*<\/span>/g, ''));
    expect(heard).toContain(panjang);
    expect(heard).not.toContain('…');
  });
});
