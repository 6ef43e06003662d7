import { describe, expect, test } from 'vitest';
import { membacaBagian, menurutLaboratorium } from '#domain/penggunaan/laboratorium.ts';
import { orang } from '#tests/support/contoh/tulisan.ts';

const pertama = '0195c000-0000-7000-8000-00000000fffe';

test('[GAP-154] lines of several laboratories are one addition for each, in the order in which they are named', () => {
  const baris = [
    { ke: 1 },
    { ke: 2, idLaboratorium: 4 },
    { ke: 3, idLaboratorium: 7 },
    { ke: 4, idLaboratorium: 2 },
  ];
  expect(menurutLaboratorium(baris, { pertama, idLaboratorium: 7 })).toEqual([
    { idLaboratorium: 7, uuid: pertama, baris: [baris[0], baris[2]] },
    { idLaboratorium: 4, uuid: '0195c000-0000-7000-8000-00000000ffff', baris: [baris[1]] },
    { idLaboratorium: 2, uuid: '0195c000-0000-7000-8000-000000000000', baris: [baris[3]] },
  ]);
});

describe('[GAP-154] who is shown what is of laboratory 4 on a research of laboratory 7', () => {
  test.each([
    ['its registrant', orang('Pendaftar', { uuid: 'pendaftar', laboratorium: [] }), true],
    ['an officer of the research', orang('Laboran', { laboratorium: [7] }), true],
    ['an officer of it', orang('Kalab', { laboratorium: [4] }), true],
    ['an officer of a third', orang('Laboran', { laboratorium: [2] }), false],
    ['an Admin', orang('Admin', { laboratorium: [2] }), true],
  ])('%s', (_siapa, actor, boleh) => {
    expect(membacaBagian({ pendaftarUuid: 'pendaftar', idLaboratorium: 7 }, actor, 4)).toBe(boleh);
  });
});
