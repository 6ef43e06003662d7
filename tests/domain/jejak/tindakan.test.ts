import { expect, test } from 'vitest';
import { apiGroups } from '#domain/api.ts';
import { berkasApi } from '#domain/berkas/endpoints.ts';
import { callName } from '#domain/core/endpoint.ts';
import { tindakanJejak } from '#domain/tables/tindakan.ts';

/**
 * Signing in and sending what waits leave no trail of their own: each write inside has one. What a person has read of what
 * they were told is no change of anything.
 */
const tanpaJejak = new Set(['masuk', 'sync', 'berkas', 'kabar']);

test('every call that changes something has a name for those who read the trail, and no name is left over', () => {
  const menulis = apiGroups
    .filter(({ nama }) => !tanpaJejak.has(nama))
    .flatMap(({ api }) => Object.values(api))
    .filter(({ method }) => method !== 'GET')
    .map(callName)
    // Looks a file over and keeps nothing.
    .filter((call) => !call.endsWith('/import-check'))
    // Changes nothing: that somebody took a copy of their own data away is told all the same (GAP-175).
    // No endpoint of ours: what the server does by itself.
    .concat(callName(berkasApi.salinan), 'RETENTION_YEARS', 'POST webhook/whatsapp');
  expect(Object.keys(tindakanJejak).toSorted()).toEqual(menulis.toSorted());
});

test('no two calls go by the same name', () => {
  const nama = Object.values(tindakanJejak);
  expect(new Set(nama).size).toBe(nama.length);
});
