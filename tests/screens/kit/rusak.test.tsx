import { describe, expect, it } from 'vitest';
import { Boundary } from '#kit/notice/Boundary.tsx';
import { OutboxPath } from '#kit/notice/outbox-path.ts';
import { markup } from '#tests/support/tulisan.tsx';

/** What stands in the place of something that threw this. */
function pengganti(error: unknown): string {
  const batas = new Boundary({ what: 'Isian ini', children: 'isi' });
  batas.state = Boundary.getDerivedStateFromError(error);
  return markup(<OutboxPath value="/kotak-keluar">{batas.render()}</OutboxPath>);
}

describe('in the place of what broke', () => {
  it('stands what it was, that nothing is lost, and the ways on', () => {
    for (const html of [new Error('rusak'), null, undefined, 'teks'].map(pengganti)) {
      expect(html).toContain('Isian ini tidak dapat ditampilkan');
      expect(html).toContain('Ketikan Anda tersimpan sebagai draf');
      expect(html).toContain('Muat ulang');
      expect(html).toMatch(/href="\/"[^>]*>.*Ke daftar/);
      expect(html).toMatch(/href="\/kotak-keluar"[^>]*>.*Buka kotak keluar/);
    }
  });

  it.each([
    'Failed to fetch dynamically imported module: https://uji.example/assets/a.js',
    'error loading dynamically imported module: https://uji.example/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('a piece that is missing asks for the network: %s', (message) => {
    expect(pengganti(new TypeError(message))).toContain('Isian ini belum ada di perangkat');
  });
});
