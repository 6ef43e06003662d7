import { describe, expect, it, test } from 'vitest';
import { adalahPenelitian, jenisDari, judulDari } from '#domain/tables/pendaftaran.ts';
import {
  jenisOlehId,
  jenisPenggunaan,
  kataPendaftaran,
  nomorMenyusul,
  nomorPendaftaran,
  sebutan,
  seriPendaftaran,
} from '#domain/pendaftaran/schema.ts';
import { penelitian } from '#tests/support/contoh/penelitian.ts';
import { pengujian } from '#tests/support/contoh/pengujian.ts';

describe('[CONST-02] the two kinds of submission', () => {
  test.each([
    ['penelitian', 1, 'Penelitian', penelitian(3, { judul: 'Daun kelor' }), 'Daun kelor'],
    ['pengujian', 2, 'Pengujian', pengujian({ namaSampel: 'Sirup, Salep' }), 'Sirup, Salep'],
  ] as const)('%s is %i, and is about its title or its samples', (jenis, id, nama, record, judul) => {
    expect(jenisPenggunaan[jenis]).toEqual({ id, jenisPenggunaan: nama });
    expect(kataPendaftaran[jenis].nama).toBe(nama);
    expect(jenisOlehId(id)).toBe(jenis);
    expect([adalahPenelitian(record), jenisDari(record), judulDari(record)]).toEqual([
      id === 1,
      jenis,
      judul,
    ]);
  });

  it('there is no other', () => {
    expect([jenisOlehId(3), jenisOlehId(undefined)]).toEqual([undefined, undefined]);
  });
});

describe('[GAP-147] what people call a submission', () => {
  test.each([
    ['pengujian', '2026-11-30T16:59:59Z', 42, 'pendaftaran:U-2611', 'U-2611-0042'],
    ['penelitian', '2026-11-30T17:00:00Z', 1, 'pendaftaran:P-2612', 'P-2612-0001'],
    ['pengujian', '2026-12-31T17:00:00Z', 9999, 'pendaftaran:U-2701', 'U-2701-9999'],
    ['pengujian', '2027-03-31T20:00:00Z', 12_345, 'pendaftaran:U-2704', 'U-2704-12345'],
  ] as const)(
    'a %s of %s, the %ith: a series of its kind and month in Jakarta',
    (jenis, pada, urut, seri, nomor) => {
      expect(seriPendaftaran(jenis, new Date(pada))).toBe(seri);
      expect(nomorPendaftaran(jenis, new Date(pada), urut)).toBe(nomor);
    },
  );

  it('is its number and its title; its title alone while it has none', () => {
    expect(sebutan('U-2611-0001', 'Sirup')).toBe('U-2611-0001 · Sirup');
    expect(sebutan(null, 'Sirup')).toBe('Sirup');
    expect(nomorMenyusul).toBe('nomor menyusul');
  });
});
