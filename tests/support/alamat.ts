import fc from 'fast-check';

/** What addresses are made of, and what browsers have read otherwise than it looks. */
const potongan = [
  String.raw`/ // \ . .. /.. /../ %2e %2E%2e %2f %5c %00 %0a % ? # & = @ : ; é evil.example evil.example:80`,
  'user:pass@evil.example https: http: HTTPS:/ javascript:alert(1) data:text/html, blob: file: localhost:8080',
  'api idp masuk login alat analisis uuid=1 127.1 [::1] mejalab.invalid',
  '\uff0f \uff3c \u3002 \u2024 \ud800 \0',
]
  .flatMap((baris) => baris.split(' '))
  .concat(' ', '\t', '\n', '\r', '\u0085', '\u00a0', '\u2028', '\ufeff');

/** Any return address: pieces in any order, half of them beginning as a path does, or simply any text. */
export const alamatSembarang: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(fc.constantFrom(...potongan), { maxLength: 7 }).map((satu) => satu.join('')),
  },
  {
    weight: 4,
    arbitrary: fc.array(fc.constantFrom(...potongan), { maxLength: 7 }).map((satu) => `/${satu.join('')}`),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.webUrl({ withQueryParameters: true, withFragments: true }) },
);
