import { describe, expect, it } from 'vitest';
import { instrumenTerpakai } from '#domain/penelitian/terpakai.ts';
import type { Jadwal } from '#domain/penggunaan/schema.ts';
import { direncanakan, jadwal, penelitian } from '#tests/support/contoh/penelitian.ts';

describe('what is taken at the time of a plan', () => {
  it('is told by instrument, the planned ones first, also where they are free', () => {
    const data = penelitian(1, {
      researchLabInstrument: [direncanakan(9, 'Spektrofotometer'), direncanakan(5, 'KCKT')],
    });
    const lain = jadwal({ idInstrumen: 3, namaInstrumen: 'Oven' });
    const terpakai = instrumenTerpakai(data, [lain, jadwal({})]);
    expect(terpakai.map(({ nama, direncanakan, waktu: w }) => [nama, direncanakan, w.length])).toEqual([
      ['Spektrofotometer', true, 0],
      ['KCKT', true, 1],
      ['Oven', false, 1],
    ]);
  });

  it('counts days and hours that meet the plan, and nothing of its own', () => {
    const data = penelitian(1, { jamMulai: '10:00', jamSelesai: '12:00', tglSelesai: '2026-11-30' });
    const banyak = (over: Partial<Jadwal>) => instrumenTerpakai(data, [jadwal(over)]).length;
    expect(banyak({ jamMulai: '09:00', jamSelesai: '10:30' })).toBe(1);
    expect(banyak({})).toBe(0); // until ten, when the plan begins
    expect(banyak({ jamMulai: '12:00', jamSelesai: '13:00' })).toBe(0);
    expect(banyak({ tanggal: '2026-12-01', jamMulai: '10:00', jamSelesai: '11:00' })).toBe(0);
    expect(banyak({ jamMulai: '10:00', jamSelesai: '11:00', uuidPenelitian: data.uuid })).toBe(0);
  });
});
