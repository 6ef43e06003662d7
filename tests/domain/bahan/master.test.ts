import { describe, expect, it } from 'vitest';
import { alatMaster } from '#domain/alat/master.ts';
import { awalanKodeBahan, bahanMaster } from '#domain/bahan/master.ts';
import { satuanMaster } from '#domain/satuan/master.ts';

describe('[MASTER-08, MASTER-09] what a material must and may have', () => {
  const isi = {
    idLaboratorium: 4,
    kdBahan: '4-001',
    namaBahan: 'Metanol',
    satuan: 'mL',
    minStok: 10,
    jmlStok: 100,
    tarifInternal: 500,
    tarifEksternal: 800,
    tglExpired: '2027-01-31',
  };
  const keliru = (over: object) =>
    bahanMaster.api.tambah
      .body!.safeParse({ ...isi, ...over })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

  it('asks for everything but remark, CAS number and data sheet', () => {
    expect(keliru({})).toBeUndefined();
    for (const nama of Object.keys(isi))
      expect(keliru({ [nama]: '' })?.[0], nama).toBe(`${nama}: Kolom tidak boleh kosong`);
    for (const nama of ['minStok', 'jmlStok'])
      expect(keliru({ [nama]: 'banyak' })).toEqual([`${nama}: Input harus berisi angka.`]);
  });

  it('takes a data sheet from the web only', () => {
    for (const linkMsds of ['https://contoh.id/a.pdf', 'http://contoh.id/a.pdf'])
      expect(keliru({ linkMsds })).toBeUndefined();
    for (const linkMsds of [
      'javascript:alert(1)',
      'data:text/html,x',
      'contoh.id/a.pdf',
      'ftp://contoh.id/a',
    ])
      expect(keliru({ linkMsds })?.[0], linkMsds).toContain('http:// atau https://');
  });

  it('has its CAS number checked', () => {
    expect(keliru({ casNumber: '67-56-2' })?.[0]).toContain('casNumber: Angka terakhir');
  });
});

describe('what a tool and a unit must have', () => {
  const wajib = (body: { safeParse: (value: object) => { error?: { issues: { path: PropertyKey[] }[] } } }) =>
    body.safeParse({}).error?.issues.map(({ path }) => path.join('.'));

  it('[MASTER-03] of a tool is laboratory, code and name', () => {
    expect(wajib(alatMaster.api.tambah.body! as never)).toEqual(['idLaboratorium', 'kdAlat', 'namaAlat']);
  });

  it('[MASTER-10] of a unit is laboratory and name', () => {
    expect(wajib(satuanMaster.api.tambah.body! as never)).toEqual(['idLaboratorium', 'namaSatuan']);
  });
});

it('[MASTER-07, CONST-28] codes of materials are said to begin with the number of their laboratory', () => {
  expect([0, 1, 7, 8].map(awalanKodeBahan)).toEqual([null, '1-', '7-', null]);
});
