import { describe, expect, it } from 'vitest';
import { bahanMaster } from '#domain/bahan/master.ts';
import type { MasterRecord } from '#kit/master/master.ts';
import { masterBody, masterValues, plainValue } from '#kit/master/master-values.ts';
import { alsoChanged, mergeFields } from '#kit/form/opened-version.ts';

const metanol = {
  uuid: '01900000-0000-7000-8000-000000000001',
  rev: '4',
  idLaboratorium: 4,
  lab: { namaLaboratorium: 'Kimia Farmasi' },
  flagAktif: 1,
  flagDapatHapus: false,
  kdBahan: '4-001',
  namaBahan: 'Metanol',
  satuan: 'mL',
  minStok: 10,
  jmlStok: 100,
  tarifInternal: 500,
  tarifEksternal: 800,
  tglExpired: '2027-01-31',
  casNumber: null,
  linkMsds: null,
  keterangan: null,
} satisfies MasterRecord;

describe('a form of master data', () => {
  it('sends what its call takes, new and changed', () => {
    const baru = { ...masterValues(bahanMaster, null, '4'), ...isi() };
    expect(bahanMaster.api.tambah.body!.safeParse(masterBody(bahanMaster, baru, null)).error).toBeUndefined();
    const lama = masterValues(bahanMaster, metanol, '');
    const body = masterBody(bahanMaster, lama, metanol);
    expect(bahanMaster.api.ubah.body!.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({ uuid: metanol.uuid, flagAktif: true, idLaboratorium: '4' });
  });

  it('[GAP-143] does not send the stock of a material that is there', () => {
    expect(masterBody(bahanMaster, masterValues(bahanMaster, metanol, ''), metanol)).not.toHaveProperty(
      'jmlStok',
    );
  });

  it('that takes over a newer version keeps what was typed, and takes the rest from there', () => {
    const dibuka = masterValues(bahanMaster, metanol, '');
    const kini = masterValues(
      bahanMaster,
      { ...metanol, rev: '5', tarifInternal: 550, tarifEksternal: 900, keterangan: 'Lemari 2' },
      '',
    );
    const diketik = { ...dibuka, namaBahan: 'Metanol p.a.', tarifInternal: 600 };
    expect(mergeFields(dibuka, kini, diketik)).toEqual({
      ...kini,
      namaBahan: 'Metanol p.a.',
      tarifInternal: 600,
    });
    expect(alsoChanged(dibuka, kini, diketik)).toEqual([{ name: 'tarifInternal', now: 550 }]);
    expect(plainValue(bahanMaster, 'tarifInternal', 550)).toBe('Rp 550');
    expect(alsoChanged(dibuka, kini, dibuka)).toEqual([]);
  });
});

const isi = () => ({
  kdBahan: '4-002',
  namaBahan: 'Etanol',
  satuan: 'mL',
  minStok: 1,
  jmlStok: 2,
  tarifInternal: 3,
  tarifEksternal: 4,
  tglExpired: '2027-01-31',
});
