import { describe, expect, test } from 'vitest';
import type { Actor, Role } from '#domain/core/roles.ts';
import { check } from '#domain/core/workflow.ts';
import {
  denganPutusan,
  kalimatHalangan,
  keadaanSurat,
  masihTerhalang,
  menurutPutusan,
  sasaranPutusan,
  type SuratState,
} from '#domain/surat/keadaan.ts';
import { langkahPutusan } from '#domain/surat/langkah.ts';
import { suratBaru } from '#domain/surat/reduce.ts';
import type { PutusanSurat, Surat } from '#domain/surat/schema.ts';
import { isiTerbit } from '#domain/surat/terbit.ts';
import { statusSurat, suratWorkflow, type SuratAksi } from '#domain/surat/workflow.ts';
import { penelitian } from '#tests/support/contoh/penelitian.ts';

const orang = (role: Role, laboratorium: readonly number[] = [2, 4]): Actor => ({
  uuid: 'orang',
  nama: role,
  email: 'orang@kampus.example',
  role,
  laboratorium,
});
const laboran = orang('Laboran');
const petugas = orang('Petugas pembayaran', []);
/** Rows of a letter: the laboratory, what was decided there, and 'tanpa' where it has no Laboran. */
type Baris = readonly [lab: number, flagVerif: number, tanpa?: 'tanpa'];
const surat = (baris: readonly Baris[], over: Partial<SuratState> = {}): SuratState => ({
  kdStatusBebasLab: 1,
  pendaftarUuid: 'pemohon',
  terbaru: true,
  detail: baris.map(([idLaboratorium, flagVerif, tanpa]) => ({
    idLaboratorium,
    flagVerif,
    tanpaLaboran: tanpa !== undefined,
  })),
  flagVerifPembayaran: 0,
  ...over,
});
const halangan = (keterangan: string, nomor: string | null) =>
  ({ sebab: 'suratDiproses', keterangan, halaman: null, uuid: null, nomor, judul: null }) as const;

describe('who may decide, in which words they may not', () => {
  const sendiri = 'Anda tidak dapat memutuskan surat yang Anda ajukan sendiri.';
  const bukanLaboran = 'Hanya untuk laboran laboratorium pada surat ini.';
  const sudah = 'Bagian Anda pada surat ini sudah diputuskan petugas lain.';
  const dariLaboran: [SuratAksi, Actor] = ['setujuiLaboran', laboran];
  const dariPetugas: [SuratAksi, Actor] = ['setujuiPembayaran', petugas];
  const lunas = { flagVerifPembayaran: 1 };

  test.each<[string, [SuratAksi, Actor], SuratState, number, string]>([
    ['[GAP-142] nobody their own', dariLaboran, surat([[2, 0]], { pendaftarUuid: 'orang' }), 403, sendiri],
    ['[GAP-142] nor its payment', dariPetugas, surat([], { pendaftarUuid: 'orang' }), 403, sendiri],
    ['a Laboran of another laboratory', dariLaboran, surat([[8, 0]]), 403, bukanLaboran],
    ['[GAP-106] for one that is not theirs', dariLaboran, surat([[2, 0]], { hanya: 8 }), 403, bukanLaboran],
    [
      '[GAP-132] what all of theirs have decided',
      dariLaboran,
      surat([
        [2, 1],
        [4, 2],
        [8, 0],
      ]),
      409,
      sudah,
    ],
    [
      '[GAP-106] the one they name is decided',
      dariLaboran,
      surat(
        [
          [2, 1],
          [4, 0],
        ],
        { hanya: 2 },
      ),
      409,
      sudah,
    ],
    [
      '[GAP-132] the payment, once',
      dariPetugas,
      surat(
        [
          [2, 0],
          [4, 1, 'tanpa'],
        ],
        lunas,
      ),
      409,
      sudah,
    ],
    [
      'a letter that is asked for anew, by another',
      ['ajukanLagi', orang('Pendaftar')],
      surat([], { kdStatusBebasLab: 3 }),
      403,
      'Hanya untuk pemohon surat ini.',
    ],
    [
      'a letter that is asked for anew, twice',
      ['ajukanLagi', orang('Pendaftar')],
      surat([], { kdStatusBebasLab: 3, pendaftarUuid: 'orang', terbaru: false }),
      409,
      'Surat yang lebih baru sudah diajukan.',
    ],
  ])('%s', (_nama, [aksi, actor], record, status, reason) => {
    expect(check(suratWorkflow, aksi, record, actor)).toMatchObject({ ok: false, status, reason });
  });
});

test('[GAP-132] who has decided for one laboratory goes on with the other', () => {
  const record = surat([
    [2, 1],
    [4, 0],
  ]);
  expect(check(suratWorkflow, 'setujuiLaboran', record, laboran).ok).toBe(true);
});

test('[GAP-133] what is open stands in one line, each by the number of its record', () => {
  const dua = [halangan('Penelitian belum selesai.', 'P-1'), halangan('Masih diverifikasi.', null)];
  expect(kalimatHalangan(dua)).toBe('P-1: Penelitian belum selesai. Masih diverifikasi.');
  expect(masihTerhalang(surat([], { halangan: dua }))).toBe(
    'Surat belum dapat disetujui. P-1: Penelitian belum selesai. Masih diverifikasi.',
  );
  for (const record of [surat([]), surat([], { halangan: [] })]) expect(masihTerhalang(record)).toBeNull();
});

describe('[GAP-106, GAP-132] what a decision is on, and what it makes of the letter', () => {
  const semua: Baris[] = [
    [2, 0],
    [4, 0, 'tanpa'],
    [7, 0, 'tanpa'],
    [8, 1, 'tanpa'],
  ];

  test.each<[string, Actor, Partial<SuratState>, number[], boolean]>([
    ['a Laboran: every laboratory of theirs', laboran, {}, [2, 4], false],
    ['a Laboran: the one they name', laboran, { hanya: 4 }, [4], false],
    ['a Laboran: not one that is decided', orang('Laboran', [2, 8]), {}, [2], false],
    ['a Laboran, the payment decided', laboran, { flagVerifPembayaran: 1 }, [2, 4], false],
    ['a payment officer: the payment, and where nobody else can', petugas, {}, [4, 7], true],
    ['a payment officer, the payment decided', petugas, { flagVerifPembayaran: 1 }, [4, 7], false],
  ])('%s', (_nama, actor, over, laboratorium, pembayaran) => {
    const record = surat(semua, over);
    expect(sasaranPutusan(record, actor)).toEqual({ laboratorium, pembayaran });
    expect(denganPutusan(record, actor, 2)).toEqual({
      ...record,
      detail: record.detail.map((satu) =>
        laboratorium.includes(satu.idLaboratorium) ? { ...satu, flagVerif: 2 } : satu,
      ),
      flagVerifPembayaran: pembayaran ? 2 : (over.flagVerifPembayaran ?? 0),
    });
  });

  test.each<[readonly Baris[], number, string]>([
    [[], 1, 'disetujui'],
    [[], 0, 'diajukan'],
    [[[2, 1]], 0, 'diajukan'],
    [
      [
        [2, 1],
        [4, 0],
      ],
      1,
      'diajukan',
    ],
    [[[2, 2]], 1, 'diajukan'],
    [
      [
        [2, 1],
        [4, 1],
      ],
      1,
      'disetujui',
    ],
  ])('[GAP-30] laboratories %j with payment %i: %s', (baris, flagVerifPembayaran, ke) => {
    expect(menurutPutusan(surat(baris, { flagVerifPembayaran }))).toBe(ke);
  });
});

describe('[LETTER-06] what the history says of a decision', () => {
  test.each<[string, number[], boolean, number, [number, number | null][]]>([
    ['one laboratory', [2], false, 1, [[4, 2]]],
    [
      'two laboratories',
      [2, 4],
      false,
      1,
      [
        [4, 2],
        [4, 4],
      ],
    ],
    ['the payment', [], true, 1, [[5, null]]],
    [
      'the payment, with a laboratory, as the last',
      [2],
      true,
      2,
      [
        [5, null],
        [4, 2],
        [2, null],
      ],
    ],
    ['refused by a laboratory', [2], false, 3, [[3, 2]]],
    ['refused by who has two', [2, 4], false, 3, [[3, null]]],
    ['refused by the payment officer', [2], true, 3, [[3, null]]],
  ])('%s', (_nama, laboratorium, pembayaran, kode, langkah) => {
    expect(langkahPutusan({ laboratorium, pembayaran }, kode)).toEqual(
      langkah.map(([satu, laboratoriumId]) => ({ kode: satu, laboratoriumId })),
    );
  });
});

describe('a letter as a whole', () => {
  const riset = penelitian(8);
  const baru = suratBaru(
    { opId: 'surat', call: '', body: {}, dibuatPada: '2026-11-20T03:00:00.000Z' },
    { user: riset.user, penelitian: [riset] },
  );
  const putusan = (nama: string, role: Role, tglVerif: string): PutusanSurat => ({
    flagVerif: 1,
    tglVerif,
    catatan: null,
    user: { uuid: nama, nama, noInduk: '1990', role },
  });
  const record: Surat = {
    ...baru,
    statusSubmission: statusSurat(2),
    flagTerbaru: false,
    detail: baru.detail.map((satu) => ({ ...satu, ...putusan('Agus', 'Laboran', '2026-11-21') })),
    putusanPembayaran: putusan('Endah', 'Petugas pembayaran', '2026-11-22'),
  };

  test('as the rules of W5 see it', () => {
    expect(keadaanSurat(record)).toEqual({
      kdStatusBebasLab: 2,
      pendaftarUuid: riset.user.uuid,
      terbaru: false,
      detail: record.detail,
      flagVerifPembayaran: 1,
    });
  });

  test('[GAP-31] as it is issued: whose, what of which laboratory, signed by who approved', () => {
    const penandatangan = { nama: 'Agus', noInduk: '1990', role: 'Laboran', pada: '2026-11-21' };
    const pada = new Date('2026-11-23T01:00:00.000Z');
    expect(isiTerbit(record, { kode: 'abc', address: 'https://lab.example', pada })).toEqual({
      alamatCek: 'https://lab.example/cek-surat/abc',
      terbitPada: '2026-11-23T01:00:00.000Z',
      pemohon: riset.user,
      laboratorium: [{ namaLaboratorium: 'LPOMK', jlhPenelitian: 1, penandatangan }],
      pembayaran: { nama: 'Endah', noInduk: '1990', role: 'Petugas pembayaran', pada: '2026-11-22' },
    });
  });
});
