import { describe, expect, it } from 'vitest';
import { SearchBox } from '#kit/list/SearchBox.tsx';
import { markup } from '#tests/support/tulisan.tsx';

const html = markup(<SearchBox label="Cari kode sampel" value="KF-01" onSearch={() => undefined} />);
const tag = (pattern: RegExp) => pattern.exec(html)?.[0] ?? '';

describe('a search box', () => {
  it('shows how it is applied: the search key of a phone, a button in the field [LIST-02]', () => {
    const field = tag(/<input[^>]*>/);
    expect(field).toContain('type="search"');
    expect(field).toMatch(/enterkeyhint="search"/i);
    const buttons = html.match(/<button[^>]*>/g) ?? [];
    expect(buttons.map((button) => /aria-label="([^"]*)"/.exec(button)?.[1])).toEqual([
      'Kosongkan pencarian',
      'Cari',
    ]);
    expect(buttons[1]).toContain('type="submit"');
  });
});
