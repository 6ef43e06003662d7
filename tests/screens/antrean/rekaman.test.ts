import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { routeList } from '#app/route-table.ts';
import { apiGroups } from '#domain/api.ts';
import { callName, type AnyEndpoint } from '#domain/core/endpoint.ts';
import { kabarApi } from '#domain/kabar/endpoints.ts';
import { roleList } from '#domain/core/roles.ts';
import { koleksiRekaman } from '#data/koleksi/table.ts';
import type { KoleksiRekaman } from '#data/koleksi/adapter.ts';
import { laneDari } from '#data/lane.ts';
import { perbaikanDari } from '#features/antrean/pilihan.ts';
import { panggilanDari, panggilanList } from '#features/antrean/panggilan-table.ts';
import { baris } from './contoh.ts';

/** The acts of a call that may wait in the outbox; a call without acts is one itself. */
const yangAntre = ({ method, offline, carries }: AnyEndpoint): { revision?: true }[] => {
  if (method === 'GET') return [];
  if (!carries) return offline === 'queued' ? [{}] : [];
  return carries.actions
    .map((action) => carries.workflow.actions[action]!)
    .filter((action) => action.offline === 'queued');
};
const antre = apiGroups
  .flatMap(({ api }) => Object.values(api))
  .filter((endpoint) => yangAntre(endpoint).length > 0)
  // A mark of what was read is about no record that anybody else writes on, and there is nothing to correct in it.
  .filter((endpoint) => endpoint !== (kabarApi.baca as AnyEndpoint))
  .map((endpoint) => [callName(endpoint), endpoint] as const);

const koleksiList = Object.entries<KoleksiRekaman>(koleksiRekaman);

/** Whether a write says more than which record it is about, and on which revision. */
const adaIsian = ({ body, record }: AnyEndpoint): boolean => {
  const { properties = {} } = z.toJSONSchema(body!, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties).some((key) => key !== record?.field && key !== 'baseRev');
};

/** What each person who may make the call is offered when the server has refused it. */
const ditawarkan = (call: string, { record, roles }: AnyEndpoint) => {
  const row = baris({ call, lane: laneDari(record?.lane ?? '', 'x'), body: {}, state: 'ditolak' });
  return roleList
    .filter((role) => typeof roles === 'string' || roles.includes(role))
    .map((role) => {
      const actor = { uuid: 'u', nama: 'Rizky', email: 'r@kampus.example', role, laboratorium: [] };
      return { role, perbaikan: perbaikanDari(row, { actor, milik: new Map() }) };
    });
};

describe('[GAP-115] every call that may wait in the outbox', () => {
  it.each(antre)('%s is about a record that the device keeps', (_call, { record }) => {
    const milik = koleksiList.filter(([, { jenisLane }]) => jenisLane.includes(record?.lane ?? ''));
    expect(milik.map(([nama]) => nama)).not.toEqual([]);
  });

  it.each(antre)('%s is known to its page', (call) => {
    expect(panggilanList.filter((panggilan) => panggilan.call === call)).toHaveLength(1);
  });

  it.each(antre.filter(([, endpoint]) => adaIsian(endpoint)))(
    '%s is corrected in a form that opens for who may make it',
    (call, endpoint) => {
      const terbuka = ditawarkan(call, endpoint).filter(({ role, perbaikan }) => {
        if (perbaikan?.jenis !== 'halaman') return perbaikan?.jenis === 'isian';
        const { pathname } = new URL(perbaikan.to, 'http://localhost');
        return routeList.some(
          (halaman) =>
            'buka' in halaman && halaman.roles.includes(role) && matchPath(halaman.path, pathname) !== null,
        );
      });
      expect(terbuka).not.toEqual([]);
    },
  );

  it.each(antre.filter(([, endpoint]) => yangAntre(endpoint).some(({ revision }) => revision)))(
    '%s rests on a revision, so that it can be laid beside the one that took its place',
    (call) => {
      expect(panggilanDari(call)?.sandingkan).toBeTypeOf('function');
    },
  );
});

it('the page knows no call that never waits', () => {
  const calls = new Set([...antre.map(([call]) => call), callName(kabarApi.baca)]);
  expect(panggilanList.map(({ call }) => call).filter((call) => !calls.has(call))).toEqual([]);
});

it.each(koleksiList)(
  'the lanes of %s are of calls that may wait, and find their rows by an index',
  (_nama, adapter) => {
    const kolom = adapter.skema.kolom.split(', ');
    for (const jenis of adapter.jenisLane) {
      expect(antre.map(([, { record }]) => record?.lane)).toContain(jenis);
      const { indeks } = adapter.tempat(laneDari(jenis, 'x'));
      expect(kolom.map((satu) => satu.replace(/^[*&]/, ''))).toContain(indeks);
    }
  },
);
