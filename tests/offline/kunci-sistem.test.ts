import { expect, test } from 'vitest';
import { KunciSistem } from '#tests/support/offline-kunci.ts';

test('a tab that died gets no lock any more, whatever it was still doing: the next one is not kept waiting', async () => {
  const kunci = new KunciSistem();
  kunci.mati('satu');
  void kunci.untuk('satu').request('kirim', () => new Promise(() => undefined));
  expect(await kunci.untuk('dua').request('kirim', () => 'dua')).toBe('dua');
});
