import { describe, expect, it } from 'vitest';
import { casKeliru } from '#domain/bahan/cas.ts';
import { bahanMaster } from '#domain/bahan/master.ts';

describe('a CAS number', () => {
  it('is right by its last digit', () => {
    for (const nomor of ['67-56-1', '7732-18-5', '64-17-5', '1310-73-2', '10238-21-8'])
      expect(casKeliru(nomor), nomor).toBeNull();
    for (const nomor of ['67-56-2', '7732-18-6', '65-17-5', '76-56-1'])
      expect(casKeliru(nomor), nomor).toContain('tidak cocok');
  });

  it('is written with its hyphens', () => {
    for (const nomor of ['67561', '67-5-61', '67-56-', 'metanol', '67–56–1'])
      expect(casKeliru(nomor), nomor).toContain('misalnya 67-56-1');
  });
});

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
    expect(keliru({ linkMsds: 'https://contoh.id/a.pdf' })).toBeUndefined();
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
