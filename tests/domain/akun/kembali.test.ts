import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alamatKembali } from '#domain/akun/kembali.ts';
import { alamatSembarang } from '#tests/support/alamat.ts';

const kita = 'https://lab.example';

describe('where sign-in may lead back to', () => {
  test('whatever is asked for, every browser reads the answer as an address of this app, and as this very one', () => {
    fc.assert(
      fc.property(alamatSembarang, (asked) => {
        const alamat = alamatKembali(asked);
        // As the app goes there, and as the server hands it over in the address of /masuk.
        expect(new URL(alamat, `${kita}/masuk?kode=x`).href).toBe(kita + alamat);
        const dibawa = new URL(`/masuk?${new URLSearchParams({ kembali: alamat })}`, kita);
        expect(alamatKembali(dibawa.searchParams.get('kembali'))).toBe(alamat);
        expect(alamat).not.toMatch(/^\/(api|idp|masuk)(\/|$|\?|#)|^[^?#]*(\/\/|\\)/);
      }),
      { numRuns: 20_000 },
    );
  });

  test('a page of the app is left as it is, with what it searches for', () => {
    const bagian = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
    fc.assert(
      fc.property(
        fc.array(bagian, { minLength: 1, maxLength: 4 }),
        fc.dictionary(bagian, fc.string(), { maxKeys: 3 }),
        (bagianList, cari) => {
          fc.pre(!['api', 'idp', 'masuk'].includes(bagianList[0]!));
          const halaman = `/${bagianList.join('/')}${new URLSearchParams(cari).size > 0 ? `?${new URLSearchParams(cari)}` : ''}`;
          expect(alamatKembali(halaman)).toBe(halaman);
        },
      ),
    );
  });

  test.each([
    '/..//evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    '/alat/..//evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    ' //evil.example',
    'https:evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/api/auth/start',
    '/alat/../api/auth/logout',
    '/masuk?kode=curian',
    '',
    null,
    undefined,
    ['/alat'],
    {},
  ])('%j leads home', (asked) => expect(alamatKembali(asked)).toBe('/'));

  test('an address longer than any of ours leads home', () => {
    const alamat = `/${'a'.repeat(1999)}`;
    expect([alamatKembali(alamat), alamatKembali(`${alamat}a`)]).toEqual([alamat, '/']);
  });
});
