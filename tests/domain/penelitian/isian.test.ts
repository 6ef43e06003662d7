import type { z } from 'zod';
import { expect, test } from 'vitest';
import {
  DaftarPenelitianBody,
  UbahWaktuBody,
  VerifikasiPenelitianBody,
} from '#domain/penelitian/endpoints.ts';
import {
  KembalikanAlatBody,
  PerpanjangBody,
  TambahBody,
  UbahBody,
  VerifikasiPenambahanBody,
} from '#domain/penelitian/penggunaan.ts';

const uuid = '0195c000-0000-7000-8000-000000000001';
const hari = { tglMulai: '2026-11-20', tglSelesai: '2026-12-20' };
const rencana = { idLaboratorium: 7, ...hari };
const daftar = { idJenisPenggunaan: 1, idJenisPenelitian: 1, judul: 'Kelor', idJenisPembiayaan: 1 };
const baris = { idJenisBarang: 2, idBarang: 21, jlhPenggunaan: 1 };
const tambah = { uuidPenelitian: uuid, tglPenggunaan: '2026-11-21', penggunaan: [baris] };
const putusan = { uuidPenelitian: uuid, flagPersetujuan: 1 };
const kembali = { uuid, jlhKembali: 0, jlhRusak: 0, jlhDiganti: 0 };

const kosong = 'Kolom tidak boleh kosong';
const tanggal = 'Tanggal tidak sah.';
const satuDari = (...nilai: number[]) => `Nilai harus salah satu dari ${nilai.join(', ')}.`;
/** What a form answers by itself, before any rule is asked: one sentence a field, the first. */
const salah = (skema: z.ZodType, isi: object) => {
  const perKolom = Map.groupBy(skema.safeParse(isi).error?.issues ?? [], ({ path }) => path.join('.'));
  return [...perKolom].map(([kolom, [pertama]]) => `${kolom}: ${pertama!.message}`);
};

test.each<[string, z.ZodType, object]>([
  ['a registration', DaftarPenelitianBody, { ...daftar, rencanaPenggunaan: [rencana] }],
  ['another time', UbahWaktuBody, { uuidPenelitian: uuid, ...hari }],
  ['a decision', VerifikasiPenelitianBody, putusan],
  ['an addition', TambahBody, tambah],
  ['a changed addition without lines', UbahBody, { ...tambah, uuid, penggunaan: [] }],
  ['a verification', VerifikasiPenambahanBody, { uuid, flagPersetujuan: 2 }],
  ['returned tools', KembalikanAlatBody, { pengembalian: [kembali] }],
  ['a longer period', PerpanjangBody, { uuidPenelitian: uuid, tglSelesai: '2026-12-31' }],
])('%s can be read', (_nama, skema, isi) => {
  expect(salah(skema, isi)).toEqual([]);
});

test.each<[string, z.ZodType, object, string]>([
  ['[REG-22]', DaftarPenelitianBody, { ...daftar, idJenisPenelitian: '' }, `idJenisPenelitian: ${kosong}`],
  [
    '[REG-22]',
    DaftarPenelitianBody,
    { ...daftar, idJenisPenelitian: 3 },
    `idJenisPenelitian: ${satuDari(1, 2)}`,
  ],
  ['[REG-23]', DaftarPenelitianBody, { ...daftar, judul: ' ' }, `judul: ${kosong}`],
  [
    '[REG-27]',
    DaftarPenelitianBody,
    { ...daftar, idJenisPembiayaan: 4 },
    `idJenisPembiayaan: ${satuDari(1, 2, 3)}`,
  ],
  ...(['idLaboratorium', 'tglMulai', 'tglSelesai'] as const).map(
    (nama): [string, z.ZodType, object, string] => [
      '[REG-30]',
      DaftarPenelitianBody,
      { ...daftar, rencanaPenggunaan: [{ ...rencana, [nama]: '' }] },
      `rencanaPenggunaan.0.${nama}: ${kosong}`,
    ],
  ),
  [
    '[REG-30] a day that is none',
    DaftarPenelitianBody,
    { ...daftar, rencanaPenggunaan: [{ ...rencana, tglMulai: '2026-02-30' }] },
    `rencanaPenggunaan.0.tglMulai: ${tanggal}`,
  ],
  ['[LABORAN-07]', UbahWaktuBody, { uuidPenelitian: uuid, ...hari, tglMulai: '' }, `tglMulai: ${kosong}`],
  ['[LABORAN-07]', UbahWaktuBody, { uuidPenelitian: uuid, ...hari, tglSelesai: '' }, `tglSelesai: ${kosong}`],
  [
    '[LABORAN-09]',
    UbahWaktuBody,
    { uuidPenelitian: uuid, ...hari, bahan: [{}] },
    `bahan.0.idBahan: ${kosong}`,
  ],
  [
    '[CONF-02]',
    VerifikasiPenelitianBody,
    { ...putusan, flagPersetujuan: 0 },
    `flagPersetujuan: ${satuDari(1, 2)}`,
  ],
  ['[CONF-02]', VerifikasiPenelitianBody, { ...putusan, flagPersetujuan: '' }, `flagPersetujuan: ${kosong}`],
  ['no research', VerifikasiPenelitianBody, { ...putusan, uuidPenelitian: '' }, `uuidPenelitian: ${kosong}`],
  [
    'no uuid',
    VerifikasiPenelitianBody,
    { ...putusan, uuidPenelitian: '17' },
    'uuidPenelitian: Pengenal data tidak sah.',
  ],
  ['[GAP-64]', VerifikasiPenelitianBody, { ...putusan, role: 'Dekan' }, 'role: Peran ini tidak dikenal.'],
  ['[USAGE-04]', TambahBody, { ...tambah, tglPenggunaan: '' }, `tglPenggunaan: ${kosong}`],
  ['[USAGE-04]', TambahBody, { ...tambah, tglPenggunaan: '2026-02-30' }, `tglPenggunaan: ${tanggal}`],
  [
    '[USAGE-05] no line',
    TambahBody,
    { ...tambah, penggunaan: [] },
    'penggunaan: Isi paling sedikit satu barang.',
  ],
  [
    'a kind there is none of',
    TambahBody,
    { ...tambah, penggunaan: [{ ...baris, idJenisBarang: 4 }] },
    `penggunaan.0.idJenisBarang: ${satuDari(1, 2, 3)}`,
  ],
  ['no research', TambahBody, { ...tambah, uuidPenelitian: '' }, `uuidPenelitian: ${kosong}`],
  [
    '[USAGE-13]',
    VerifikasiPenambahanBody,
    { uuid, flagPersetujuan: 3 },
    `flagPersetujuan: ${satuDari(1, 2)}`,
  ],
  [
    '[USAGE-13] no line',
    VerifikasiPenambahanBody,
    { uuid, flagPersetujuan: 1, penggunaan: [] },
    'penggunaan: Isi paling sedikit satu barang.',
  ],
  [
    '[USAGE-20]',
    KembalikanAlatBody,
    { pengembalian: [{ ...kembali, jlhRusak: '' }] },
    `pengembalian.0.jlhRusak: ${kosong}`,
  ],
  [
    '[USAGE-20] no row',
    KembalikanAlatBody,
    { pengembalian: [] },
    'pengembalian: Isi paling sedikit satu alat.',
  ],
  ['[USAGE-19]', PerpanjangBody, { uuidPenelitian: uuid, tglSelesai: '' }, `tglSelesai: ${kosong}`],
  [
    '[USAGE-19]',
    PerpanjangBody,
    { uuidPenelitian: uuid, tglSelesai: '2026-13-01' },
    `tglSelesai: ${tanggal}`,
  ],
])('%s is asked for: %#', (_nama, skema, isi, kalimat) => {
  expect(salah(skema, isi)).toEqual([kalimat]);
});

test.each<[string, z.ZodType, (nilai: unknown) => object, string, unknown[]]>([
  [
    '[USAGE-05, USAGE-10, GAP-155] an amount',
    TambahBody,
    (jlhPenggunaan) => ({ ...tambah, penggunaan: [{ ...baris, jlhPenggunaan }] }),
    'penggunaan.0.jlhPenggunaan',
    [0, -1, 'dua', 1.5005],
  ],
  [
    '[USAGE-07, GAP-72] an hour',
    TambahBody,
    (jamMulai) => ({ ...tambah, penggunaan: [{ ...baris, jamMulai }] }),
    'penggunaan.0.jamMulai',
    ['25:00', '9', '09:60'],
  ],
  [
    '[GAP-71] a number of tools',
    KembalikanAlatBody,
    (jlhKembali) => ({ pengembalian: [{ ...kembali, jlhKembali }] }),
    'pengembalian.0.jlhKembali',
    [-1, 'x', 1.5],
  ],
])('%s is one', (_nama, skema, isi, kolom, semua) => {
  for (const nilai of semua) expect(salah(skema, isi(nilai))[0], String(nilai)).toMatch(`${kolom}: `);
});
