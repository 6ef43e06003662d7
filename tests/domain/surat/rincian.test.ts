import { describe, expect, test } from 'vitest';
import { memakaiLaboratorium, rincianLaboratorium } from '#domain/surat/rincian.ts';
import { alatDipinjam, penelitian } from '#tests/support/contoh/penelitian.ts';

const lab = (id: number) => ({
  idLaboratorium: id,
  lab: { id, kdLaboratorium: `L${id}`, namaLaboratorium: `Lab ${id}` },
});
const riset = (id: number, kode: number, tanggal: number, over: object = {}) =>
  penelitian(kode, { ...lab(id), createdAt: `2026-11-${tanggal}T03:00:00.000Z`, ...over });
const langkah = (kdStatusPengajuan: number, catatan: string | null) =>
  ({ statusSubmission: { kdStatusPengajuan }, catatan }) as never;

describe('[LETTER-06, GAP-106] the research of a person by laboratory', () => {
  test('[DATA-53] in the order of laboratories, the oldest first, without what was turned down', () => {
    const semua = [riset(8, 3, 20), riset(2, 8, 22), riset(2, 1, 21), riset(2, 5, 20), riset(4, 5, 20)];
    expect(
      rincianLaboratorium(semua).map(({ penelitian: satu, ...lain }) => ({
        ...lain,
        uuid: satu.map(({ uuid }) => uuid),
      })),
    ).toEqual([
      {
        idLaboratorium: 2,
        kdLaboratorium: 'L2',
        laboratorium: 'Lab 2',
        jlhPenelitian: 2,
        jlhRusak: 0,
        uuid: [semua[2]!.uuid, semua[1]!.uuid],
      },
      {
        idLaboratorium: 8,
        kdLaboratorium: 'L8',
        laboratorium: 'Lab 8',
        jlhPenelitian: 1,
        jlhRusak: 0,
        uuid: [semua[0]!.uuid],
      },
    ]);
    expect(rincianLaboratorium([])).toEqual([]);
  });

  test('[GAP-146, LETTER-09] each with its tools that stayed broken, and the note of the finish that waived them', () => {
    const rusak = [alatDipinjam({ jlhRusak: 2 }), alatDipinjam({ idBarang: 12, jlhRusak: 1 })];
    const satu = riset(2, 8, 20, { pengembalianAlat: rusak });
    satu.history = [langkah(8, 'Dulu'), langkah(8, 'Labu retak lama; dibebaskan.'), langkah(4, 'Lain')];
    const [rincian] = rincianLaboratorium([satu, riset(2, 3, 21, { pengembalianAlat: rusak.slice(1) })]);
    expect(rincian!.jlhRusak).toBe(4);
    expect(rincian!.penelitian[0]).toEqual({
      uuid: satu.uuid,
      nomor: 'P-2611-0001',
      jenisPenelitian: 'Penelitian di laboratorium',
      judul: 'Ekstrak daun kelor',
      idLaboratorium: 2,
      tglMulai: '2026-11-20',
      tglSelesai: '2026-12-20',
      kdStatusPengajuan: 8,
      statusPengajuan: 'Selesai penggunaan',
      jlhRusak: 3,
      catatanSelesai: 'Labu retak lama; dibebaskan.',
    });
    expect(rincian!.penelitian[1]!.catatanSelesai).toBeNull();
  });
});

test.each([
  [1, true],
  [2, false],
])('[CONST-03] research of kind %i uses a laboratory: %s', (kdJenisPenelitian, ya) => {
  expect(
    memakaiLaboratorium(penelitian(3, { researchType: { kdJenisPenelitian, jenisPenelitian: '-' } })),
  ).toBe(ya);
});
