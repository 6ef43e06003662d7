import { expect, test } from 'vitest';
import type { ParameterUjiInduk } from '#domain/parameter-uji/schema.ts';
import { kolomParameterUji } from '#features/parameter-uji/ParameterUjiListPage.tsx';
import { markup, textsOf } from '#tests/support/tulisan.tsx';

const row = {
  uuid: '01900000-0000-7000-8000-000000000001',
  idLaboratorium: 4,
  namaParameterUji: 'Kadar Abu',
  flagAktif: 1,
} as ParameterUjiInduk;
const link = { to: '/parameter-uji/detail', onOpen: () => undefined };

test.each([
  ['of one of their laboratories', [3, 4], ['Detail Kadar Abu', 'Edit Kadar Abu']],
  ['of another, which would only be refused', [3], ['Detail Kadar Abu']],
  ['of any, where all are theirs', [], ['Detail Kadar Abu', 'Edit Kadar Abu']],
])('[MASTER-20] Admin is offered with a test %s', (_nama, laboratorium, tawaran) => {
  const actor = { role: 'Admin' as const, laboratorium };
  const aksi = kolomParameterUji(actor).find(({ title }) => title === 'Aksi')!;
  expect(textsOf(markup(<>{aksi.cell(row, link)}</>), 'a')).toEqual(tawaran);
});
