import { afterAll, describe, expect, it } from 'vitest';
import { bacaLaboratoriumTugas } from '#data/analisis.ts';
import { openOrangDb } from '#data/db.ts';

const db = openOrangDb('uji-saringan');
afterAll(() => db.delete());

describe('the laboratory filter', () => {
  it('offers the laboratories that occur in the own list, each once', async () => {
    const row = (uuid: string, idLaboratorium: number, analis: string, penyelia: string) =>
      ({
        uuid,
        urut: uuid,
        kdProgres: 0,
        idLaboratorium,
        analis,
        penyelia,
        cari: '',
        generasi: 1,
        hilang: 0,
        data: {},
      }) as never;
    await db.analisis.bulkPut([
      row('1', 7, 'saya', 'lain'),
      row('2', 7, 'saya', 'lain'),
      row('3', 4, 'saya', 'lain'),
      row('4', 2, 'lain', 'saya'),
    ]);
    expect(await bacaLaboratoriumTugas(db, 'saya', 'analis')).toEqual([4, 7]);
    expect(await bacaLaboratoriumTugas(db, 'saya', 'penyelia')).toEqual([2]);
    expect(await bacaLaboratoriumTugas(db, 'orang-lain', 'analis')).toEqual([]);
  });
});
