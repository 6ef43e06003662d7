import { v7 as uuidv7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { kunciBarang } from '#domain/barang/schema.ts';
import { penggunaanApi } from '#domain/penelitian/penggunaan.ts';
import {
  catatanPengecualian,
  dapatMengecualikan,
  gabungCatatan,
  yangLewat,
} from '#domain/penggunaan/pengecualian.ts';
import { denganPerkiraan, type BarisDiminta } from '#domain/penelitian/perkiraan.ts';
import { barisBaru, penambahanBaru } from '#domain/penggunaan/reduce.ts';
import type { BarisPenggunaan } from '#domain/penggunaan/schema.ts';
import { alat, bahan, barisPakai } from '#tests/support/contoh/penelitian.ts';
import { orang, tulisan } from '#tests/support/contoh/tulisan.ts';

const [metanol, gelas] = [bahan(), alat()];
const kckt = bahan({ idJenisBarang: 3, id: 31, namaBarang: 'KCKT', satuan: 'menit', durasi: 30 });
const barang = new Map([metanol, gelas, kckt].map((satu) => [kunciBarang(satu), satu]));

describe('lines as they were typed', () => {
  type Baris = Parameters<typeof barisBaru>[0][number];
  const metanolSepuluh: Baris = { uuid: 'u', idJenisBarang: 2, idBarang: 21, jlhPenggunaan: 10 };

  test.each<[string, Baris, 'internal' | 'eksternal', Partial<BarisPenggunaan>]>([
    ['[GAP-14] at today’s prices', metanolSepuluh, 'internal', {}],
    ['[GAP-14] at the outside price', metanolSepuluh, 'eksternal', { hargaSatuan: 4000, hargaTotal: 40_000 }],
    [
      'with its time; without an id it is told apart by its place',
      { idJenisBarang: 3, idBarang: 31, jamMulai: '09:00', jamSelesai: '10:00' },
      'internal',
      {
        uuid: 'op:1',
        idJenisBarang: 3,
        namaJenisBarang: 'Instrumen',
        idBarang: 31,
        namaBarang: 'KCKT',
        satuan: 'menit',
        jlhPenggunaan: 2,
        jamMulai: '09:00',
        jamSelesai: '10:00',
        hargaTotal: 5000,
      },
    ],
    [
      'of something unknown, only what was typed',
      { uuid: 'u', idJenisBarang: 1, idBarang: 99, jlhPenggunaan: 3 },
      'internal',
      {
        idJenisBarang: 1,
        namaJenisBarang: 'Alat',
        idBarang: 99,
        kdBarang: '-',
        namaBarang: '-',
        satuan: null,
        jlhPenggunaan: 3,
        hargaSatuan: 0,
        hargaTotal: 0,
      },
    ],
    [
      'of something unknown, by its time',
      { uuid: 'u', idJenisBarang: 3, idBarang: 99, jamMulai: '09:00', jamSelesai: '10:00' },
      'internal',
      {
        idJenisBarang: 3,
        namaJenisBarang: 'Instrumen',
        idBarang: 99,
        kdBarang: '-',
        namaBarang: '-',
        satuan: null,
        jlhPenggunaan: 0,
        jamMulai: '09:00',
        jamSelesai: '10:00',
        hargaSatuan: 0,
        hargaTotal: 0,
      },
    ],
  ])('%s', (_nama, isi, golonganTarif, over) => {
    const tulis = { tglPenggunaan: '2026-11-21', opId: 'op' };
    const semua = barisBaru([metanolSepuluh, isi], tulis, { idLaboratorium: 7, golonganTarif }, barang);
    expect(semua[1]).toEqual(barisPakai({ uuid: 'u', ...over }));
  });

  test('are an addition that comes to what they cost, with the time of its approval where it has one', () => {
    const write = tulisan(penggunaanApi.tambah, {});
    const baris = [barisPakai(), barisPakai({ hargaTotal: 500 })];
    const pencatat = { uuid: 'laboran', nama: 'Sari' };
    const isi = { tglPenggunaan: '2026-11-21', catatan: 'Pagi', user: pencatat, flagPetugas: 1, baris };
    const pokok = { uuid: 'a', rev: '', createdAt: write.dibuatPada, ...isi, total: 25_500 };
    expect(penambahanBaru('a', 10, write, isi)).toEqual({
      ...pokok,
      kdStatusPengajuan: 10,
      statusPengajuan: 'Penambahan perlu verifikasi',
      prosesSelanjutnya: 'Verifikasi penambahan oleh laboran',
      flagWaktu: 0,
      tglMulai: null,
      tglSelesai: null,
      disetujuiPada: null,
    });
    const waktu = { flagWaktu: 1, tglMulai: '2026-12-21', tglSelesai: '2026-12-31' };
    expect(penambahanBaru('a', 12, write, { ...isi, ...waktu })).toMatchObject({
      ...pokok,
      ...waktu,
      kdStatusPengajuan: 12,
      disetujuiPada: write.dibuatPada,
    });
  });
});

describe('[GAP-15] what is left of a material', () => {
  const uuid = uuidv7();
  const baris = [
    { idJenisBarang: 2, idBarang: 21, jlhPenggunaan: 4 },
    { idJenisBarang: 2, idBarang: 22, jlhPenggunaan: 50 },
    { idJenisBarang: 1, idBarang: 21, jlhPenggunaan: 60 },
    { idJenisBarang: 2, idBarang: 21, jlhPenggunaan: 2 },
  ];
  const catat = tulisan(penggunaanApi.tambah, {
    uuidPenelitian: uuid,
    tglPenggunaan: '2026-11-22',
    penggunaan: baris,
  });
  const putuskan = (flagPersetujuan: number, lain: object = {}) =>
    tulisan(penggunaanApi.verifikasi, { uuid, flagPersetujuan, ...lain });
  const diminta: BarisDiminta = new Map([
    [
      uuid,
      [
        { idJenisBarang: 2, idBarang: 21, jlhPenggunaan: 10 },
        { idJenisBarang: 2, idBarang: 21 },
      ],
    ],
  ]);

  test.each([
    ['nothing is on its way', [], 100],
    ['an own entry', [catat], 94],
    ['an own yes, with what was really used', [putuskan(1, { penggunaan: baris })], 94],
    ['an own yes to what was asked for', [putuskan(1)], 90],
    [
      'an own yes to what this device does not know',
      [tulisan(penggunaanApi.verifikasi, { uuid: uuidv7(), flagPersetujuan: 1 })],
      100,
    ],
    ['an own no', [putuskan(2), putuskan(2, { penggunaan: baris })], 100],
    ['another call', [{ ...catat, call: 'PUT research-usage' }], 100],
    [
      'what this app cannot read',
      [
        { ...catat, body: {} },
        { ...putuskan(1), body: {} },
      ],
      100,
    ],
    ['several', [catat, putuskan(1), catat], 78],
  ])('%s', (_nama, writes, jmlStok) => {
    expect(denganPerkiraan(metanol, writes, diminta)).toEqual({
      ...metanol,
      jmlStok,
      perkiraan: jmlStok < 100,
    });
  });

  test('[GAP-155] to the thousandth', () => {
    const sepersepuluh = tulisan(penggunaanApi.tambah, {
      uuidPenelitian: uuidv7(),
      tglPenggunaan: '2026-11-21',
      penggunaan: [{ idJenisBarang: 2, idBarang: metanol.id, jlhPenggunaan: 0.1 }],
    });
    const tiga = [sepersepuluh, sepersepuluh, sepersepuluh];
    expect(denganPerkiraan(bahan({ jmlStok: 0.3 }), tiga)).toMatchObject({ jmlStok: 0, perkiraan: true });
  });

  test('of tools, and of what has no stock, nothing is counted', () => {
    for (const satu of [gelas, bahan({ jmlStok: null }), { ...kckt, id: 21, jmlStok: 9 }])
      expect(denganPerkiraan(satu, [catat])).toEqual({ ...satu, perkiraan: false });
  });
});

describe('something past its date', () => {
  const record = { pendaftarUuid: 'pendaftar', idLaboratorium: 7 };
  const agar = bahan({ id: 23, namaBarang: 'Agar', tglExpired: '2026-11-24' });
  const usang = { ...kckt, tglKalibrasiSelanjutnya: '2026-11-01' };

  test.each([
    ['a Laboran', orang('Laboran'), true],
    ['a Kalab', orang('Kalab'), true],
    ['the payment officer', orang('Petugas pembayaran'), false],
    ['Admin', orang('Admin'), false],
    ['a Laboran of another laboratory', orang('Laboran', { laboratorium: [4] }), false],
    ['a Laboran whose research it is', orang('Laboran', { uuid: 'pendaftar' }), false],
  ])('is answered for by %s: %#', (_siapa, actor, dapat) => {
    expect(dapatMengecualikan(record, actor)).toBe(dapat);
  });

  test('is named with its day, each once, and the reason', () => {
    expect(yangLewat([agar, metanol, agar, usang], '2026-11-25')).toEqual([agar, usang]);
    expect(yangLewat([agar, usang], '2026-11-01')).toEqual([]);
    expect(catatanPengecualian([agar, usang], '2026-11-25', 'Untuk latihan')).toBe(
      'Tetap dipakai: Agar (kedaluwarsa 24 November 2026); KCKT (jadwal kalibrasi lewat 1 November 2026). Alasan: Untuk latihan',
    );
  });

  test.each<[(string | null)[], string | null]>([
    [['Dicek', 'Tetap dipakai'], 'Dicek\nTetap dipakai'],
    [[null, 'Tetap dipakai'], 'Tetap dipakai'],
    [[null, null], null],
  ])('what was said with it: %j', (semua, catatan) => {
    expect(gabungCatatan(...semua)).toBe(catatan);
  });
});
