import { describe, expect, it, test } from 'vitest';
import type { Role } from '#domain/core/roles.ts';
import {
  barangRencana,
  kodeDaftarDari,
  kodeMenungguPetugas,
  pembiayaanDari,
  periksaBarangRencana,
  periksaPembiayaan,
  periksaPenelitian,
  periksaWaktu,
  perluPeta,
  statusPenelitian,
} from '#domain/penelitian/rules.ts';
import { menurutKolom } from '#tests/support/kolom.ts';

const kosong = 'Kolom tidak boleh kosong';
/** The 20th in Jakarta: the day before in UTC. */
const begun = new Date('2026-11-19T17:00:00Z');
const hari = (tglMulai?: string, tglSelesai?: string) => ({ tglMulai, tglSelesai });
const jam = (jamMulai?: string, jamSelesai?: string) => ({ jamMulai, jamSelesai });
const sehari = hari('2026-11-20', '2026-11-20');

const lampau = 'Tanggal mulai tidak boleh sebelum hari ini';
const terbalik = 'Tanggal selesai tidak boleh sebelum tanggal mulai';
const jamTerbalik = 'Jam selesai harus setelah jam mulai';
/** What is said of a time, whoever asks: at a registration, or at its change (LABORAN-07, LABORAN-08). */
const semuaWaktu: [string, Parameters<typeof periksaWaktu>[0], Record<string, string>][] = [
  ['one day, today', sehari, {}],
  ['[REG-30] no day', {}, { tgl_mulai: kosong, tgl_selesai: kosong }],
  ['[REG-30] no first day', hari(undefined, '2026-11-21'), { tgl_mulai: kosong }],
  ['[REG-30] no last day', hari('2026-11-21'), { tgl_selesai: kosong }],
  ['[REG-32, GAP-104] yesterday', hari('2026-11-19', '2026-11-21'), { tgl_mulai: lampau }],
  ['[REG-31, GAP-104] backwards', hari('2026-11-22', '2026-11-21'), { tgl_selesai: terbalik }],
  ['[REG-32] with hours', { ...sehari, ...jam('08:00', '08:01') }, {}],
  ['[REG-32] with a first hour alone', { ...sehari, ...jam('08:00') }, { jam_selesai: kosong }],
  ['[REG-32] with a last hour alone', { ...sehari, ...jam(undefined, '08:00') }, { jam_mulai: kosong }],
  ['[REG-32] with hours of nothing', { ...sehari, ...jam('08:00', '08:00') }, { jam_selesai: jamTerbalik }],
  ['[REG-32] with hours backwards', { ...sehari, ...jam('08:00', '07:59') }, { jam_selesai: jamTerbalik }],
];

describe('when a laboratory is used', () => {
  test.each(semuaWaktu)('[LABORAN-07, LABORAN-08] %s', (_nama, waktu, salah) => {
    expect(menurutKolom(periksaWaktu(waktu, { begun }))).toEqual(salah);
  });

  it('[GAP-144, LABORAN-07] keeps a start that is past by now, and takes no other that is', () => {
    const pada = (tglMulai: string) =>
      menurutKolom(periksaWaktu(hari(tglMulai, '2026-12-20'), { begun, mulaiLama: '2026-11-01' }));
    expect([pada('2026-11-01'), pada('2026-11-02'), pada('2026-11-20')]).toEqual([
      {},
      { tgl_mulai: lampau },
      {},
    ]);
  });
});

const tanpa = { nikDosenPembiayaan: null, namaDosenPembiayaan: null, namaPembiayaan: null };
const semuaIsi = { nikDosenPembiayaan: '9861', namaDosenPembiayaan: 'Dr. Sari', namaPembiayaan: 'Hibah' };

describe('who pays', () => {
  test.each<[string, boolean, Parameters<typeof periksaPembiayaan>[0], Record<string, string>]>([
    ['[REG-27] oneself', true, { ...tanpa, idJenisPembiayaan: 1 }, {}],
    ['[REG-21] oneself, from outside', false, { ...tanpa, idJenisPembiayaan: 1 }, {}],
    ...[2, 3].map(
      (
        idJenisPembiayaan,
      ): [string, boolean, Parameters<typeof periksaPembiayaan>[0], Record<string, string>] => [
        `[REG-21] another (${idJenisPembiayaan}), from outside`,
        false,
        { ...semuaIsi, idJenisPembiayaan },
        { id_jenis_pembiayaan: 'Pendaftar dari luar hanya dapat membiayai sendiri.' },
      ],
    ),
    ['[REG-28] no lecturer', true, { ...tanpa, idJenisPembiayaan: 2 }, { nik_dosen_pembiayaan: kosong }],
    [
      '[REG-28] the choice that is none',
      true,
      { ...semuaIsi, nikDosenPembiayaan: '0', idJenisPembiayaan: 2 },
      { nik_dosen_pembiayaan: kosong },
    ],
    ['[REG-28] a lecturer', true, { ...tanpa, nikDosenPembiayaan: '9861', idJenisPembiayaan: 2 }, {}],
    [
      '[REG-28] another lecturer without a name',
      true,
      { ...tanpa, nikDosenPembiayaan: '999', idJenisPembiayaan: 2 },
      { nama_dosen_pembiayaan: kosong },
    ],
    ['[REG-28] another lecturer', true, { ...semuaIsi, nikDosenPembiayaan: '999', idJenisPembiayaan: 2 }, {}],
    ['[REG-29] something else', true, { ...tanpa, namaPembiayaan: 'Hibah', idJenisPembiayaan: 3 }, {}],
    [
      '[REG-29] something without a name',
      true,
      { ...tanpa, idJenisPembiayaan: 3 },
      { nama_pembiayaan: kosong },
    ],
  ])('%s', (_nama, internal, isi, salah) => {
    expect(menurutKolom(periksaPembiayaan(isi, { internal }))).toEqual(salah);
  });

  test.each([
    ['[REG-27]', 1, {}],
    ['[REG-28]', 2, { nikDosenPembiayaan: '9861', namaDosenPembiayaan: 'Dr. Sari' }],
    ['[REG-29]', 3, { namaPembiayaan: 'Hibah' }],
  ])('%s keeps only what kind %i asks for', (_id, idJenisPembiayaan, disimpan) => {
    expect(pembiayaanDari({ ...semuaIsi, idJenisPembiayaan })).toEqual({
      idJenisPembiayaan,
      ...tanpa,
      ...disimpan,
    });
  });
});

describe('[REG-33] what a plan names', () => {
  const semua = barangRencana({ alat: [11, 12, 11], bahan: [11], instrumen: [31] });
  const asing = 'Pilih barang dari laboratorium ini.';

  it('is told by its place in the form', () => {
    expect(semua).toEqual([
      { idJenisBarang: 1, id: 11, field: 'alat[0]' },
      { idJenisBarang: 1, id: 12, field: 'alat[1]' },
      { idJenisBarang: 1, id: 11, field: 'alat[2]' },
      { idJenisBarang: 2, id: 11, field: 'bahan[0]' },
      { idJenisBarang: 3, id: 31, field: 'instrumen[0]' },
    ]);
  });

  it('is there, of this laboratory, and named once; a kind has numbers of its own', () => {
    const barang = new Map(
      ['1:11', '2:11', '3:31'].map((kunci) => [kunci, { idLaboratorium: kunci === '3:31' ? 4 : 7 }]),
    );
    expect(menurutKolom(periksaBarangRencana(semua, 7, barang))).toEqual({
      'alat[1]': asing,
      'alat[2]': 'Barang ini sudah dipilih.',
      'instrumen[0]': asing,
    });
  });
});

describe('a registration', () => {
  type Isi = Parameters<typeof periksaPenelitian>[0];
  const rencana = { idLaboratorium: 7, alat: [], bahan: [], instrumen: [], ...sehari };
  const isi: Isi = {
    ...tanpa,
    idJenisPembiayaan: 1,
    idJenisPenelitian: 1,
    nikDosen: '9861',
    namaDosen: null,
    rencanaPenggunaan: [rencana],
    tempatPenelitian: null,
    filePersetujuanDosen: 'surat',
    fileProposal: undefined,
    fileSertifikatPelatihan: 'sertifikat',
  };
  const luar: Partial<Isi> = {
    nikDosen: null,
    namaDosen: 'Dr. Surya',
    filePersetujuanDosen: undefined,
    fileProposal: 'proposal',
  };
  /** Done elsewhere: no plan, no document. */
  const diLuar: Partial<Isi> = {
    idJenisPenelitian: 2,
    rencanaPenggunaan: [],
    tempatPenelitian: 'Puskesmas',
    ...sehari,
    filePersetujuanDosen: undefined,
    fileSertifikatPelatihan: undefined,
  };
  const salah = (over: Partial<Isi>, internal = true, kdProgramStudi: number | null = null) =>
    menurutKolom(periksaPenelitian({ ...isi, ...over }, { internal, kdProgramStudi, begun }));

  test.each<[string, Partial<Isi>, Record<string, string>]>([
    ['[REG-20] whole', {}, {}],
    ['[REG-25] without a lecturer', { nikDosen: null }, { nik_dosen: kosong }],
    ['[REG-25, CONST-08] with none, as the list offers it', { nikDosen: '0' }, {}],
    ['[REG-26] with another lecturer', { nikDosen: '999' }, { nama_dosen: kosong }],
    ['[REG-26] with another by name', { nikDosen: '999', namaDosen: 'Dr. Rudi' }, {}],
    ['[REG-28] without who pays', { idJenisPembiayaan: 2 }, { nik_dosen_pembiayaan: kosong }],
    [
      '[REG-30] without a plan',
      { rencanaPenggunaan: [] },
      { rencana_penggunaan: 'Isi paling sedikit satu rencana penggunaan laboratorium.' },
    ],
    [
      '[REG-31, REG-32] wrong in its second row',
      { rencanaPenggunaan: [rencana, { ...rencana, ...hari('2026-11-19'), ...jam('09:00') }] },
      {
        'rencana_penggunaan[1][tgl_mulai]': lampau,
        'rencana_penggunaan[1][tgl_selesai]': kosong,
        'rencana_penggunaan[1][jam_selesai]': kosong,
      },
    ],
    [
      '[REG-36, REG-37] without its letter',
      { filePersetujuanDosen: undefined },
      { file_persetujuan_dosen: kosong },
    ],
    [
      '[REG-36, REG-38] without its certificate',
      { fileSertifikatPelatihan: undefined },
      { file_sertifikat_pelatihan: kosong },
    ],
    ['[REG-34, REG-38, REG-39] done elsewhere', diLuar, {}],
    [
      '[REG-34] done elsewhere, without place and time',
      { ...diLuar, tempatPenelitian: null, tglMulai: undefined, tglSelesai: undefined },
      { tempat_penelitian: kosong, tgl_mulai: kosong, tgl_selesai: kosong },
    ],
  ])('of somebody of the university, %s', (_nama, over, kolom) => {
    expect(salah(over)).toEqual(kolom);
  });

  test.each<[string, Partial<Isi>, Record<string, string>]>([
    ['[REG-21] whole', {}, {}],
    ['[REG-21] without a lecturer’s name', { nikDosen: '9861', namaDosen: null }, { nama_dosen: kosong }],
    [
      '[REG-21, REG-37] without a proposal',
      { filePersetujuanDosen: 'surat', fileProposal: undefined },
      { file_proposal: kosong },
    ],
    [
      '[REG-21] with another’s money',
      { idJenisPembiayaan: 3, namaPembiayaan: 'PT' },
      { id_jenis_pembiayaan: 'Pendaftar dari luar hanya dapat membiayai sendiri.' },
    ],
  ])('of somebody from outside, %s', (_nama, over, kolom) => {
    expect(salah({ ...luar, ...over }, false)).toEqual(kolom);
  });

  test.each([
    [613, true],
    [615, true],
    [616, true],
    [924, true],
    [614, false],
    [null, false],
  ])('[REG-24, CONST-07] of programme %s stands on the map: %s', (kode, perlu) => {
    expect(perluPeta(kode)).toBe(perlu);
    expect(salah({}, true, kode)).toEqual(perlu ? { id_peta_penelitian: kosong } : {});
    expect(salah({ idPetaPenelitian: 3 }, true, kode)).toEqual({});
  });
});

test('a code of W2 is said in its words', () => {
  expect(statusPenelitian(7)).toEqual({
    kdStatusPengajuan: 7,
    statusPengajuan: 'Pengajuan selesai penggunaan',
    prosesSelanjutnya: 'Persetujuan selesai oleh laboran',
  });
});

describe('the lists of officers', () => {
  const penggunaan = [3, 4, 7, 8, 10, 11, 12];
  test.each<[string, Parameters<typeof kodeDaftarDari>[0], readonly number[] | null]>([
    ['nothing said', {}, null],
    [
      '[GAP-107] a history, whatever else is said',
      { flagRiwayat: true, flagPenggunaan: true, role: 'Kalab' },
      null,
    ],
    ['[LABORAN-10] usage', { flagPenggunaan: true }, penggunaan],
    ['[LABORAN-10] usage, whatever role', { flagPenggunaan: true, role: 'Kalab' }, penggunaan],
    ['[KALAB-01] a Kalab', { role: 'Kalab' }, [1]],
    ['[LABORAN-01] a laboran', { role: 'Laboran' }, [2, 3, 10]],
    ['[LABORAN-01] a payment officer', { role: 'Petugas pembayaran' }, [2, 3, 10]],
    ['another role', { role: 'Admin' }, null],
    ['flags that are off', { role: 'Kalab', flagPenggunaan: false, flagRiwayat: false }, [1]],
  ])('[GAP-84] %s', (_nama, minta, kode) => {
    expect(kodeDaftarDari(minta)).toEqual(kode);
  });

  test.each<[Role, number[]]>([
    ['Kalab', [1]],
    ['Laboran', [2, 3, 7, 10]],
    ['Petugas pembayaran', [2, 3, 7, 10]],
    ['Admin', []],
    ['Pendaftar', []],
  ])('[GAP-151] research waits for %s at %j', (role, kode) => {
    expect(kodeMenungguPetugas(role).toSorted((a, b) => a - b)).toEqual(kode);
  });
});
