import { describe, expect, test } from 'vitest';
import { keadaanLembar, selBentrok, type BarisLembar } from '#domain/lembar-kerja/keadaan.ts';
import { selLama } from '#domain/lembar-kerja/sel-lama.ts';
import type { Isian, TulisSel } from '#domain/lembar-kerja/sel.ts';
import { coretan, tulisSel } from '#tests/support/sel-lembar.ts';

const sri = { uuid: '0195c000-0000-7000-8000-000000000001', nama: 'Sri', noInduk: null };
let nomor = 0;
const baris = (aksi: string, sel?: readonly TulisSel[], lain: object = {}): BarisLembar => ({
  uuid: `baris-${++nomor}`,
  aksi,
  user: sri,
  updatedAt: '2026-11-20T03:00:00.000Z',
  lembar: sel && {
    versi: 'v1',
    batas: null,
    bersama: [],
    sel: [...sel],
    pengingat: [],
    hasil: null,
    hasilServer: null,
    ...lain,
  },
});
const mulai = () => baris('mulai');
const tulis = (...sel: TulisSel[]) => baris('isiLembar', sel);
const nilai = (isian: Isian) =>
  Object.fromEntries(Object.entries(isian).map(([kunci, sel]) => [kunci, sel.nilai]));

describe('[BEYOND-10] a sheet is what its history wrote into it', () => {
  test('later writes lie over earlier ones, and every value stays in the history of its cell', () => {
    const keadaan = keadaanLembar([
      mulai(),
      tulis(tulisSel('w0.1', '30,1'), tulisSel('w0.2', '30,2')),
      tulis(tulisSel('w0.1', '30,3', '30,1')),
    ]);
    expect(nilai(keadaan.isian)).toEqual({ 'w0.1': '30,3', 'w0.2': '30,2' });
    expect(keadaan.riwayat['w0.1']?.map((satu) => [satu.nilai, satu.user.nama])).toEqual([
      ['30,1', 'Sri'],
      ['30,3', 'Sri'],
    ]);
  });

  test('a cell that one write names twice has both values in its history', () => {
    const { isian, riwayat } = keadaanLembar([
      mulai(),
      tulis(tulisSel('w0.1', '30,1'), tulisSel('w0.1', '31,1', '30,1')),
    ]);
    expect(isian['w0.1']?.nilai).toBe('31,1');
    expect(riwayat['w0.1']).toHaveLength(2);
  });

  test('a run that was cancelled and begun anew has an empty sheet', () => {
    const keadaan = keadaanLembar([mulai(), tulis(tulisSel('w0.1', '30,1')), baris('batalkan'), mulai()]);
    expect(keadaan).toMatchObject({ versi: null, isian: {}, riwayat: {} });
  });

  test('a write of timers alone says nothing of version, limits and shared data', () => {
    const keadaan = keadaanLembar([
      mulai(),
      baris('isiLembar', [], { batas: 'a', bersama: [{ nama: 'baku', uuid: 'd' }], hasil: '1' }),
      baris('isiLembar', [], { versi: null }),
    ]);
    expect(keadaan).toMatchObject({
      versi: 'v1',
      batas: 'a',
      bersama: { baku: 'd' },
      hasil: { perangkat: '1' },
    });
  });
});

describe('[BEYOND-11] two devices meet cell by cell', () => {
  const isian = keadaanLembar([
    mulai(),
    tulis(tulisSel('w0.1', '30,1'), tulisSel('w1.1', '33,5', null, { dicoret: coretan })),
  ]).isian;

  test('what nobody changed since it was seen is taken, also an empty cell', () => {
    expect(selBentrok(isian, [tulisSel('w0.1', '30,2', '30,1'), tulisSel('w0.2', '30,2')])).toEqual([]);
  });

  test('what somebody else wrote meanwhile is not covered over; all other cells may be taken', () => {
    expect(selBentrok(isian, [tulisSel('w0.1', '30,9'), tulisSel('w0.2', '30,2')])).toEqual(['w0.1']);
  });

  test('the same value from both is no conflict', () => {
    expect(selBentrok(isian, [tulisSel('w0.1', '30,1')])).toEqual([]);
  });

  test('crossing out is a change as a value is', () => {
    expect(selBentrok(isian, [tulisSel('w1.1', '33,5')])).toEqual(['w1.1']);
    expect(
      selBentrok(isian, [tulisSel('w1.1', '33,5', null, { semula: { nilai: '33,5', dicoret: true } })]),
    ).toEqual([]);
  });

  test('of a cell that its author left more than once it counts what they saw first', () => {
    expect(selBentrok(isian, [tulisSel('w0.1', '31', '30,1'), tulisSel('w0.1', '32', '31')])).toEqual([]);
    expect(selBentrok(isian, [tulisSel('w0.1', '31', '29'), tulisSel('w0.1', '32', '31')])).toEqual(['w0.1']);
    expect(selBentrok(isian, [tulisSel('w0.1', '31', '29'), tulisSel('w0.1', '30,1', '31')])).toEqual([]);
  });
});

describe('[BEYOND-16] cells from before a return', () => {
  const sampai = () => [mulai(), tulis(tulisSel('w0.1', '30,1'), tulisSel('w0.2', '30,2')), baris('tolak')];

  test('wait for their analyst until each is left anew, with the same value or another', () => {
    const kembali = sampai();
    expect([...selLama(kembali)]).toEqual(['w0.1', 'w0.2']);
    kembali.push(tulis(tulisSel('w0.1', '30,1', '30,1')));
    expect([...selLama(kembali)]).toEqual(['w0.2']);
    kembali.push(tulis(tulisSel('w0.2', '30,9', '30,2')));
    expect([...selLama(kembali)]).toEqual([]);
  });

  test('a second return asks for all of them again, what was crossed out is not asked for', () => {
    const kembali = [
      ...sampai(),
      tulis(tulisSel('w0.1', '30,1', '30,1'), tulisSel('w0.2', '30,2', '30,2', { dicoret: coretan })),
      baris('tolak'),
    ];
    expect([...selLama(kembali)]).toEqual(['w0.1']);
  });

  test('nothing waits where nothing was sent back, or after it was begun anew', () => {
    expect([...selLama(sampai().slice(0, 2))]).toEqual([]);
    expect([...selLama([...sampai(), baris('batalkan'), mulai()])]).toEqual([]);
  });
});
