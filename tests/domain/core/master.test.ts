import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  isianTakaran,
  isianCatatan,
  isianKode,
  isianKodeOtomatis,
  isianRupiah,
  isianTanggal,
  isianTeks,
  master,
  type MasterField,
} from '#domain/core/master.ts';
import { maksBarisImpor } from '#domain/core/impor.ts';

const kosong = 'Kolom tidak boleh kosong';
const lemari = master({
  jenis: 'alat',
  judul: 'Lemari',
  path: '/cupboard',
  listPath: '/cupboard-master',
  alamat: '/lemari',
  roles: ['Laboran', 'Admin'],
  fields: {
    kdLemari: isianKode('Kode lemari'),
    namaLemari: isianTeks('Nama lemari'),
    rak: { ...isianTakaran('Rak'), once: 'Diubah dengan Tata ulang' },
    harga: isianRupiah('Harga'),
    dibeli: isianTanggal('Dibeli'),
    keterangan: isianCatatan('Keterangan'),
  },
  kode: 'kdLemari',
  nama: 'namaLemari',
  columns: ['kdLemari'],
  check: ({ namaLemari, kdLemari }, context) => {
    if (namaLemari === kdLemari)
      context.addIssue({ code: 'custom', path: ['namaLemari'], message: 'Bukan kodenya.' });
  },
});
const { list, tambah, ubah, hapus, periksaImpor, impor } = lemari.api;
const isi = {
  idLaboratorium: 7,
  kdLemari: 'L-1',
  namaLemari: 'Lemari asam',
  rak: '4',
  harga: '2500',
  dibeli: '2026-11-20',
};
const uuid = '0195c000-0000-7000-8000-00000000000a';
const baca = (schema: z.ZodType | undefined, value: object): unknown => {
  const { data, error } = schema!.safeParse(value);
  return error
    ? Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message]))
    : data;
};

describe('a field of a kind', () => {
  test.each<[string, MasterField, string, boolean, unknown, unknown]>([
    ['code', isianKode('A'), 'kode', true, 'x'.repeat(40), 'x'.repeat(40)],
    ['code, too long', isianKode('A'), 'kode', true, 'x'.repeat(41), 'Kolom maksimal 40 karakter'],
    ['code, empty', isianKode('A'), 'kode', true, '', kosong],
    ['code of the server', isianKodeOtomatis('A'), 'kode', false, '', null],
    [
      'code of the server, too long',
      isianKodeOtomatis('A'),
      'kode',
      false,
      'x'.repeat(41),
      'Kolom maksimal 40 karakter',
    ],
    ['text', isianTeks('A'), 'teks', true, 'x'.repeat(201), 'Kolom maksimal 200 karakter'],
    ['remark', isianCatatan('A'), 'catatan', false, '', null],
    ['amount', isianTakaran('A'), 'takaran', true, '7.125', 7.125],
    ['rupiah', isianRupiah('A'), 'rupiah', true, '-1', 'Kolom minimal 0'],
    ['day', isianTanggal('A'), 'tanggal', true, '2026-02-30', 'Tanggal tidak sah.'],
  ])('%s', (_nama, field, kind, required, nilai, hasil) => {
    expect(field).toMatchObject({ label: 'A', kind, required });
    expect(field.generated).toBe(_nama.startsWith('code of the server') ? true : undefined);
    const { data, error } = field.input.safeParse(nilai);
    expect(error ? error.issues[0]!.message : data).toBe(hasil);
  });

  test.each([isianKode, isianKodeOtomatis, isianTeks, isianCatatan, isianTakaran, isianRupiah, isianTanggal])(
    'says more where more is to be said (%#)',
    (isian) => expect(isian('A', { help: 'Boleh kosong' }).help).toBe('Boleh kosong'),
  );

  test.each([
    [isianKode, 'x', null],
    [isianKodeOtomatis, 'x', null],
    [isianTeks, 'x', null],
    [isianCatatan, null, 7],
    [isianTakaran, 7.5, '7'],
    [isianRupiah, 7, 7.5],
    [isianTanggal, null, 7],
  ])('is answered as it is kept (%#)', (isian, sah, keliru) => {
    const { output } = isian('A');
    expect([output.safeParse(sah).success, output.safeParse(keliru).success]).toEqual([true, false]);
  });
});

describe('the calls of a kind', () => {
  test('are named after what it keeps', () => {
    expect(
      Object.values(lemari.api).map(({ method, path, summary, roles, offline, record, success }) => ({
        call: `${method} ${path}`,
        summary,
        sama: [roles, offline, record],
        success: Object.values(success),
      })),
    ).toEqual([
      {
        call: 'POST /cupboard/import-check',
        summary: 'Periksa banyak data lemari tanpa menyimpannya',
        sama: [['Laboran', 'Admin'], 'live', { lane: 'alat' }],
        success: [200, 'Data lemari sudah diperiksa'],
      },
      {
        call: 'POST /cupboard/import',
        summary:
          'Tambah banyak data lemari: semua atau tidak sama sekali; flag_benar_saja=1 melewati yang keliru',
        sama: [['Laboran', 'Admin'], 'live', { lane: 'alat' }],
        success: [201, 'Data lemari berhasil disimpan'],
      },
      {
        call: 'GET /cupboard-master',
        summary: 'Data induk lemari: yang diurus pemanggil; menunggu=1 hanya yang perlu perhatian',
        sama: [['Laboran', 'Admin'], 'cached', undefined],
        success: [200, 'Data lemari'],
      },
      {
        call: 'POST /cupboard',
        summary: 'Tambah lemari',
        sama: [['Laboran', 'Admin'], 'live', { lane: 'alat' }],
        success: [201, 'Data lemari berhasil disimpan'],
      },
      {
        call: 'PUT /cupboard',
        summary: 'Ubah lemari, atau aktifkan (flag_aktif 1) dan nonaktifkan (0)',
        sama: [['Laboran', 'Admin'], 'live', { lane: 'alat', field: 'uuid' }],
        success: [200, 'Data lemari berhasil diupdate'],
      },
      {
        call: 'DELETE /cupboard',
        summary: 'Hapus lemari yang belum dipakai',
        sama: [['Laboran', 'Admin'], 'live', { lane: 'alat', field: 'uuid' }],
        success: [200, 'Data lemari berhasil dihapus'],
      },
    ]);
  });

  const dibaca = { ...isi, rak: 4, harga: 2500, keterangan: null };
  test.each([
    ['a new one', tambah.body, isi, dibaca],
    ['a new one, with its own id', tambah.body, { ...isi, uuid }, { ...dibaca, uuid }],
    [
      'a new one without its laboratory',
      tambah.body,
      { ...isi, idLaboratorium: 0 },
      { idLaboratorium: 'Kolom minimal 1' },
    ],
    ['a new one without what is given once', tambah.body, { ...isi, rak: '' }, { rak: kosong }],
    [
      'a new one that the kind refuses',
      tambah.body,
      { ...isi, namaLemari: 'L-1' },
      { namaLemari: 'Bukan kodenya.' },
    ],
    [
      'a change may leave out what is given once, and says the revision',
      ubah.body,
      { ...isi, uuid, rak: '', flagAktif: '0', baseRev: 7 },
      { ...dibaca, uuid, rak: undefined, flagAktif: false, baseRev: '7' },
    ],
    ['a change of nothing named', ubah.body, { ...isi, uuid: '' }, { uuid: kosong }],
    [
      'a change that the kind refuses',
      ubah.body,
      { ...isi, uuid, namaLemari: 'L-1' },
      { namaLemari: 'Bukan kodenya.' },
    ],
    [
      'a change names its laboratory',
      ubah.body,
      { ...isi, uuid, idLaboratorium: 0 },
      { idLaboratorium: 'Kolom minimal 1' },
    ],
    ['one that goes', hapus.body, { uuid, baseRev: '7' }, { uuid, baseRev: '7' }],
    [
      'a question for the list',
      list.query,
      { uuid, idLaboratorium: '7', flagAktif: '1', menunggu: '1', search: ' a ', page: '2' },
      { uuid, idLaboratorium: 7, flagAktif: true, menunggu: true, search: 'a', page: 2 },
    ],
    [
      'a question for no laboratory',
      list.query,
      { idLaboratorium: '0' },
      { idLaboratorium: 'Kolom minimal 1' },
    ],
  ])('%s', (_nama, schema, value, hasil) => {
    expect(baca(schema, value)).toEqual(hasil);
  });

  test('answer with the record: its own fields and what every kind has', () => {
    expect(Object.keys(lemari.Row.shape).toSorted()).toEqual(
      [
        ...Object.keys(isi),
        'keterangan',
        'id',
        'uuid',
        'rev',
        'lab',
        'flagAktif',
        'flagDapatHapus',
      ].toSorted(),
    );
    expect(hapus.output.safeParse({ uuid }).data).toEqual({ uuid });
  });
});

describe('many at once, from a file', () => {
  const satu = { nomor: 2, isi: { ...isi, rak: 'bukan angka', lain: 'x' } };
  const kosongFile = { baris: 'File ini tidak berisi data.' };

  test.each([periksaImpor, impor])('each row is taken as it is, to be judged by itself (%#)', ({ body }) => {
    const { lain: _lain, ...dikenal } = satu.isi;
    expect(baca(body, { baris: [satu] })).toEqual({ baris: [{ nomor: 2, isi: dikenal }] });
    expect(baca(body, {})).toEqual(kosongFile);
    expect(baca(body, { baris: [] })).toEqual(kosongFile);
    expect(baca(body, { baris: [{ ...satu, nomor: 0 }] })).toEqual({ 'baris.0.nomor': 'Kolom minimal 1' });
    const banyak = Array<object>(5001).fill(satu);
    expect(baca(body, { baris: banyak })).toEqual({ baris: 'Satu file paling banyak 5.000 baris.' });
    expect(maksBarisImpor).toBe(5000);
  });

  test('on request only those that are right; looking alone keeps nothing, not even its answer', () => {
    expect(baca(impor.body, { baris: [satu], flagBenarSaja: '1' })).toMatchObject({ flagBenarSaja: true });
    expect([periksaImpor.piecewise, impor.maxBytes, periksaImpor.maxBytes]).toEqual([
      true,
      8_388_608,
      8_388_608,
    ]);
    const hasil = { jumlah: 1, keliru: [{ nomor: 2, errors: [{ field: 'rak', message: kosong }] }] };
    expect(baca(impor.output, hasil)).toEqual(hasil);
    expect(impor.output.safeParse({ jumlah: 1.5, keliru: [] }).success).toBe(false);
  });
});
