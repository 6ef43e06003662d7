import { expect, it } from 'vitest';
import { parameterUjiApi } from '#domain/parameter-uji/endpoints.ts';
import type { ParameterUjiInduk } from '#domain/parameter-uji/schema.ts';
import { bodyDari, isianDari, isianKeliru } from '#features/parameter-uji/isian.ts';

const role = (id: number) => ({ id, kdPeran: id, namaPeran: `Peran ${id}`, uuid: '' });
const peran = [{ kode: 1 }, { kode: 2 }];
const data = {
  uuid: '01900000-0000-7000-8000-000000000001',
  rev: '2',
  idLaboratorium: 4,
  kdParameterUji: 'PU-001',
  namaParameterUji: 'Kadar vitamin C',
  metodeUji: 'Titrasi iodimetri',
  idSatuan: 1,
  satuanHasil: null,
  hargaInternal: 100_000,
  hargaEksternal: 160_000,
  flagReplikasi: 0,
  hargaReplikasiInternal: 50_000,
  hargaReplikasiEksternal: 0,
  flagAktif: 1,
  distribution: [{ role: role(2), persenPembagian: 40 }],
} as ParameterUjiInduk;

it('[GAP-174] whether it is accredited stands in the form as it is, and goes as it is typed', () => {
  const isian = isianDari({ ...data, flagAkreditasi: 1 });
  expect(isian.flagAkreditasi).toBe(true);
  expect(bodyDari({ ...isian, flagAkreditasi: false }, peran)).toMatchObject({ flagAkreditasi: false });
});

it('[MASTER-27] prices of replication that were there are offered again, and go only with the switch', () => {
  const isian = isianDari(data);
  expect([isian.hargaReplikasiInternal, isian.hargaReplikasiEksternal]).toEqual([50_000, '']);
  const tanpa = { hargaReplikasiInternal: '', hargaReplikasiEksternal: '' };
  expect(bodyDari(isian, peran)).toMatchObject(tanpa);
  expect(isianKeliru(isian, peran)).toEqual({});
  const dengan = { ...isian, flagReplikasi: true };
  expect(bodyDari(dengan, peran)).toMatchObject({ hargaReplikasiInternal: 50_000 });
  expect(Object.keys(isianKeliru(dengan, peran))).toEqual(['hargaReplikasiEksternal']);
  // Nothing is a price where there is a replication.
  expect(isianDari({ ...data, flagReplikasi: 1 }).hargaReplikasiEksternal).toBe(0);
});

it('[MASTER-29] its shares go by role, an empty one as nothing, and all of them are no more than the price', () => {
  const isian = isianDari(data);
  const body = { ...bodyDari(isian, peran), uuid: data.uuid, baseRev: data.rev };
  expect(parameterUjiApi.ubah.body!.parse(body).pembagian).toEqual([
    { idPeran: 1, persenPembagian: 0 },
    { idPeran: 2, persenPembagian: 40 },
  ]);
  expect(isianKeliru({ ...isian, persen: { 1: 60, 2: 40 } }, peran)).toEqual({});
  expect(Object.keys(isianKeliru({ ...isian, persen: { 1: 60.5, 2: 40 } }, peran))).toEqual(['pembagian']);
});
