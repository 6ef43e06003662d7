import { describe, expect, it } from 'vitest';
import { ListPages, wantedPage } from '#kit/list/ListPages.tsx';
import { markup } from '#tests/support/tulisan.tsx';

const tampak = (pages: number, perPage = 10, onPerPage?: () => void) =>
  markup(<ListPages {...{ page: 1, perPage, pages, onPerPage }} onPage={() => undefined} />);

describe('below the rows of a list', () => {
  it('[LIST-01] says how many rows a page has, where the list offers more', () => {
    expect(tampak(1, 25, () => undefined)).toContain('25 baris');
    expect(tampak(3)).not.toContain('Baris per halaman');
  });

  it('a page is asked for by its number only where not all of them stand there', () => {
    expect(tampak(6)).toContain('Ke halaman, 1 sampai 6');
    expect(tampak(5)).not.toContain('Ke halaman');
    expect(tampak(1, 25, () => undefined)).not.toContain('Halaman daftar');
  });

  it.each([
    ['3', 3],
    ['0', 1],
    ['99', 6],
    ['', null],
  ])("'%s' of six pages leads to %s", (typed, page) => {
    expect(wantedPage(typed, 6)).toBe(page);
  });
});
