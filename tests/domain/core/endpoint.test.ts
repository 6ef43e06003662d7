import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { callName, carrying, endpoint, mayCall, meantBy, namedIn, offlineOf } from '#domain/core/endpoint.ts';
import { roleList, type Actor } from '#domain/core/roles.ts';
import { workflowFor } from '#domain/core/workflow.ts';

const dasar = {
  method: 'POST',
  path: '/pintu/kunci',
  summary: 'Kunci pintu',
  roles: ['Laboran', 'Kalab'],
  offline: 'cached',
  output: z.unknown(),
  success: { status: 200, info: 'Terkunci' },
} as const;
const alur = workflowFor<object>()({
  name: 'Pintu',
  initial: 'tutup',
  codeOf: () => 1,
  states: { tutup: { code: 1, label: 'Tutup', prosesSelanjutnya: '-', warna: 'netral' } },
  actions: {
    kunci: { label: 'Kunci', from: ['tutup'], to: null, roles: ['Laboran'], offline: 'queued' },
    bongkar: {
      label: 'Bongkar',
      from: ['tutup'],
      to: null,
      roles: ['Kalab'],
      offline: 'live',
      revision: true,
    },
  },
});
const membawa = endpoint({
  ...dasar,
  body: z.object({ bongkar: z.boolean().nullish() }),
  carries: {
    workflow: alur as never,
    actions: ['kunci', 'bongkar'],
    select: ({ bongkar }, { role }) => (bongkar ? 'bongkar' : role === 'Admin' ? 'tidak-ada' : 'kunci'),
  },
});
const orang = (role: Actor['role']): Actor => ({
  uuid: 'a',
  nama: 'A',
  email: 'a@a.example',
  role,
  laboratorium: [],
});
const polis = (isi: unknown, role: Actor['role'] = 'Laboran', of: object = membawa) =>
  offlineOf(of as never, isi, orang(role));
/** A call that is the one above for a body that says so. */
const berganti = endpoint({
  ...dasar,
  path: '/pintu',
  variant: { of: membawa, when: (body) => namedIn('uuid', body) !== undefined },
});

test('a call is named by its method and its path without the first stroke', () => {
  expect(callName({ method: 'DELETE', path: '/test-report/upload-document' })).toBe(
    'DELETE test-report/upload-document',
  );
});

test('[CONF-12] a call is another one where its body makes it that, and itself otherwise', () => {
  expect(meantBy(berganti, { uuid: 'a' })).toBe(membawa);
  for (const isi of [{}, { uuid: null }, null, 'teks']) expect(meantBy(berganti, isi)).toBe(berganti);
  expect(meantBy(membawa, { uuid: 'a' })).toBe(membawa);
});

test.each([
  ['its own, where it carries no act', polis({}, 'Laboran', dasar), 'cached'],
  ['its own, where the body names no act there is', polis({}, 'Admin'), 'cached'],
  ['of the act its body and its person name', polis({}), 'queued'],
  ['that of a decision', polis({ bongkar: true }), 'live'],
  ['of the act that only the record tells', polis({}, 'Laboran', carrying(membawa, 'bongkar')), 'live'],
  ['of the call that its body makes of it', polis({ uuid: 'a', bongkar: true }, 'Laboran', berganti), 'live'],
  [
    'its own, where its body makes nothing else of it',
    polis({ bongkar: true }, 'Laboran', berganti),
    'cached',
  ],
])('the policy of a call: %s', (_nama, satu, hasil) => {
  expect(satu).toBe(hasil);
});

test('a call that is known to be one act is the same call otherwise', () => {
  const { carries: _dulu, ...lain } = membawa;
  const { carries, ...sama } = carrying(membawa, 'bongkar');
  expect(sama).toEqual(lain);
  expect([carries!.workflow, carries!.actions]).toEqual([alur, ['kunci', 'bongkar']]);
});

describe('the record a body names', () => {
  test.each<[string, string | readonly string[] | undefined, unknown, string | undefined]>([
    ['by its field', 'uuid', { uuid: 'a', lain: 'b' }, 'a'],
    ['the same, however its letters are written', 'uuid', { uuid: 'AB' }, 'ab'],
    ['by the one of several that is there', ['uuid', 'lain'], { lain: 'b' }, 'b'],
    ['by the first of several', ['uuid', 'lain'], { uuid: 'a', lain: 'b' }, 'a'],
    ['none: the call makes one', undefined, { uuid: 'a' }, undefined],
    ['none: no text', 'uuid', { uuid: 7 }, undefined],
    ['none: no object', 'length', 'teks', undefined],
    ['none: nothing at all', 'uuid', null, undefined],
    ['none: not sent', 'uuid', undefined, undefined],
  ])('%s', (_nama, field, isi, nama) => {
    expect(namedIn(field, isi)).toBe(nama);
  });
});

test.each([
  ['semua', roleList],
  ['masuk', roleList],
  [
    ['Laboran', 'Kalab'],
    ['Kalab', 'Laboran'],
  ],
  [[], []],
] as const)('[GAP-63] a call for %s may be made by %s', (roles, boleh) => {
  expect(roleList.filter((role) => mayCall({ ...dasar, roles }, role))).toEqual(boleh);
});
