import { describe, expect, test } from 'vitest';
import type { Actor, Role } from '#domain/core/roles.ts';
import { administers, roleList } from '#domain/core/roles.ts';
import {
  check,
  codesFrom,
  follow,
  giliran,
  kodeDitunggu,
  labelByCode,
  stateByCode,
  target,
  workflowFor,
} from '#domain/core/workflow.ts';

type Pintu = { kode: number; penjaga: string; terkunci: boolean };

const pintu = workflowFor<Pintu>()({
  name: 'Pintu',
  initial: 'tutup',
  codeOf: ({ kode }) => kode,
  states: {
    tutup: { code: 1, label: 'Tutup', prosesSelanjutnya: '-', warna: 'netral' },
    buka: { code: 2, label: 'Buka', prosesSelanjutnya: '-', warna: 'netral' },
  },
  actions: {
    buka: {
      label: 'Buka pintu',
      from: ['tutup'],
      to: 'buka',
      roles: ['Laboran', 'Kalab'],
      ditunggu: ['tutup'],
      who: (record, actor) => (record.penjaga === actor.uuid ? null : 'Hanya untuk penjaga pintu ini.'),
      refuse: (record) => (record.terkunci ? 'Pintu terkunci.' : null),
      offline: 'queued',
    },
    ketuk: { label: 'Ketuk', from: ['tutup', 'buka'], to: null, roles: roleList, offline: 'live' },
    tutup: {
      label: 'Tutup pintu',
      from: ['buka', 'tutup'],
      to: 'tutup',
      roles: ['Laboran'],
      ditunggu: ['buka'],
      offline: 'live',
    },
    dorong: {
      label: 'Dorong',
      from: ['buka'],
      to: { anyOf: ['buka', 'tutup'], decide: (record) => (record.terkunci ? 'tutup' : 'buka') },
      roles: roleList,
      offline: 'live',
    },
  },
});

const orang = (role: Role, uuid = 'penjaga', laboratorium: number[] = []): Actor => ({
  uuid,
  nama: role,
  email: `${role}@kampus.example`,
  role,
  laboratorium,
});
const tertutup: Pintu = { kode: 1, penjaga: 'penjaga', terkunci: false };

describe('check', () => {
  test('[GAP-97] judges role, then person, then state, then the record itself', () => {
    const everythingWrong = { kode: 2, penjaga: 'orang lain', terkunci: true };
    expect(check(pintu, 'buka', everythingWrong, orang('Pendaftar'))).toEqual({
      ok: false,
      status: 403,
      reason: 'Hanya untuk Laboran, Kalab.',
    });
    expect(check(pintu, 'buka', everythingWrong, orang('Laboran'))).toEqual({
      ok: false,
      status: 403,
      reason: 'Hanya untuk penjaga pintu ini.',
    });
    const itsKeeper = { ...everythingWrong, penjaga: 'penjaga' };
    expect(check(pintu, 'buka', itsKeeper, orang('Laboran'))).toEqual({
      ok: false,
      status: 409,
      reason: "Buka pintu tidak dapat dilakukan sekarang: statusnya 'Buka'.",
    });
    expect(check(pintu, 'buka', { ...itsKeeper, kode: 1 }, orang('Laboran'))).toEqual({
      ok: false,
      status: 409,
      reason: 'Pintu terkunci.',
    });
    expect(check(pintu, 'buka', tertutup, orang('Laboran'))).toEqual({ ok: true });
  });

  test('target: a named state, the same state for null, the one the record decides', () => {
    expect(target(pintu, 'buka', tertutup)).toBe('buka');
    expect(target(pintu, 'ketuk', tertutup)).toBe('tutup');
    expect(target(pintu, 'dorong', { ...tertutup, kode: 2, terkunci: true })).toBe('tutup');
    expect(target(pintu, 'dorong', { ...tertutup, kode: 2 })).toBe('buka');
  });

  test('a sentence says where the record stands, and what comes next where anything does', () => {
    const lain = {
      ...pintu,
      codeOf: () => 3,
      states: {
        ...pintu.states,
        rusak: { ...pintu.states.buka, code: 3, label: 'Rusak', prosesSelanjutnya: 'Perbaikan engsel' },
      },
    };
    expect(check(lain, 'ketuk', tertutup, orang('Admin'))).toEqual({
      ok: false,
      status: 409,
      reason: "Ketuk tidak dapat dilakukan sekarang: statusnya 'Rusak'. Berikutnya: Perbaikan engsel.",
    });
  });

  test('an act that follows from another gives the code it leads to; refused, it is a fault', () => {
    expect(follow(pintu, 'buka', tertutup, orang('Laboran'))).toBe(2);
    expect(() => follow(pintu, 'buka', { ...tertutup, terkunci: true }, orang('Laboran'))).toThrow(
      'Pintu, buka: Pintu terkunci.',
    );
  });

  test('codes by their acts and their names', () => {
    expect([codesFrom(pintu, 'ketuk'), codesFrom(pintu, 'buka')]).toEqual([[1, 2], [1]]);
    expect([labelByCode(pintu, 2), stateByCode(pintu, 1)]).toEqual(['Buka', 'tutup']);
  });

  test('a code the table does not have is a fault, never a state', () => {
    expect(() => stateByCode(pintu, 7)).toThrow('Pintu: no state with code 7');
    expect(() => check(pintu, 'buka', { ...tertutup, kode: 7 }, orang('Laboran'))).toThrow('Pintu');
  });
});

describe('[GAP-150] whose turn it is', () => {
  test('of whoever may do what the record waits for, and of nobody else', () => {
    expect(giliran(pintu, tertutup, orang('Laboran'))).toBe('buka');
    expect(giliran(pintu, tertutup, orang('Admin'))).toBeNull();
    expect(giliran(pintu, { ...tertutup, terkunci: true }, orang('Laboran'))).toBeNull();
  });

  test('what may merely be done is nobody’s turn', () => {
    expect(check(pintu, 'dorong', { ...tertutup, kode: 2 }, orang('Kalab')).ok).toBe(true);
    expect(giliran(pintu, { ...tertutup, kode: 2 }, orang('Kalab'))).toBeNull();
    expect(giliran(pintu, tertutup, orang('Laboran', 'orang lain'))).toBeNull();
    expect(giliran(pintu, { ...tertutup, kode: 2 }, orang('Laboran'))).toBe('tutup');
  });

  test('[GAP-151] a list is asked for the codes at which one’s acts are awaited', () => {
    expect(kodeDitunggu(pintu, (_, { roles }) => roles.includes('Kalab'))).toEqual([1]);
    expect(kodeDitunggu(pintu, (_, { roles }) => roles.includes('Laboran'))).toEqual([1, 2]);
    expect(kodeDitunggu(pintu, (name) => name === 'tutup')).toEqual([2]);
    expect(kodeDitunggu(pintu, (_, { roles }) => roles.includes('Admin'))).toEqual([]);
  });
});

describe('administers', () => {
  test('[GAP-145] an empty list means every laboratory for an Admin and none for anybody else', () => {
    expect(roleList.filter((role) => administers(orang(role), 4))).toEqual(['Admin']);
    expect(roleList.filter((role) => administers(orang(role, 'x', [4]), 4))).toEqual([...roleList]);
    expect(roleList.filter((role) => administers(orang(role, 'x', [7]), 4))).toEqual([]);
  });
});
