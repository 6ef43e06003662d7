import { describe, expect, it, test } from 'vitest';
import { akreditasiLaporan } from '#domain/lhu/akreditasi.ts';
import {
  catatanKeliru,
  denganCatatan,
  susunCatatanKaki,
  type CatatanParameter,
} from '#domain/lhu/catatan-kaki.ts';
import { tanpaCatatan, type ParameterSampel } from '#domain/pengujian/schema.ts';
import { ditolak, parameter, sampel } from '#tests/pdf/contoh.ts';

const satu = parameter(0);
const penyimpangan = 'Suhu kolom 35 °C';
const laboratoriumPelaksana = 'PT Saraswanti Indo Genetech';
const susun = (...semua: ParameterSampel[]) => susunCatatanKaki([sampel(0, { parameter: semua })]);

describe('footnotes of a report', () => {
  it('there are none where nothing is said', () => {
    const { kalimat, tanda } = susun(satu, ditolak(1));
    expect([kalimat, tanda(satu.uuid, 'nama'), tanda(satu.uuid, 'metode')]).toEqual([[], '', '']);
  });

  it('stand at what they are about, numbered on from the customer’s in the order in which one meets them', () => {
    const semua = parameter(0, { penyimpangan, laboratoriumPelaksana, tempatPengujian: 'Sumur 3, Bogor' });
    const batal = { ...ditolak(1), alasanTidakDiuji: 'Sampel tidak cukup!' };
    const { kalimat, tanda } = susun(semua, batal);
    expect(kalimat).toEqual([
      '²) Dikerjakan oleh laboratorium lain: PT Saraswanti Indo Genetech.',
      '³) Tempat pengujian: Sumur 3, Bogor.',
      '⁴) Penyimpangan metode: Suhu kolom 35 °C.',
      '⁵) Tidak diuji: Sampel tidak cukup!',
    ]);
    expect(tanda(semua.uuid, 'nama')).toBe(' ²,³)');
    expect(tanda(semua.uuid, 'metode')).toBe(' ⁴)');
    expect(tanda(semua.uuid, 'hasil')).toBe('');
    expect(tanda(batal.uuid, 'hasil')).toBe(' ⁵)');
  });

  it('of the same words share one number, also over samples', () => {
    const [a, b, c] = [0, 1, 2].map((ke) => parameter(ke, { penyimpangan }));
    const lain = parameter(3, { penyimpangan: 'Tanpa duplo.' });
    const { kalimat, tanda } = susunCatatanKaki([
      sampel(0, { parameter: [a!, lain, b!] }),
      sampel(1, { parameter: [c!] }),
    ]);
    expect(kalimat).toEqual([
      '²) Penyimpangan metode: Suhu kolom 35 °C.',
      '³) Penyimpangan metode: Tanpa duplo.',
    ]);
    expect([a, b, c].map((uji) => tanda(uji!.uuid, 'metode'))).toEqual([' ²)', ' ²)', ' ²)']);
  });

  it('number on beyond nine', () => {
    const banyak = Array.from({ length: 11 }, (_, ke) => parameter(ke, { penyimpangan: `Langkah ${ke}` }));
    const { kalimat, tanda } = susun(...banyak);
    expect(kalimat.slice(-4).map((kata) => kata.split(' ')[0])).toEqual(['⁹)', '¹⁰)', '¹¹)', '¹²)']);
    expect(tanda(banyak[10]!.uuid, 'metode')).toBe(' ¹²)');
  });

  it('say of what was not tested only why, and of what was tested never that', () => {
    const batal = { ...ditolak(0), penyimpangan, laboratoriumPelaksana };
    expect(susun(batal, parameter(1, { alasanTidakDiuji: 'Alat rusak' })).kalimat).toEqual([]);
  });

  it('are said of nothing that a device kept from an older server', () => {
    const { penyimpangan: _p, laboratoriumPelaksana: _l, tempatPengujian: _t, ...lama } = satu;
    expect(susun(lama as ParameterSampel).kalimat).toEqual([]);
  });
});

describe('footnotes that a call names', () => {
  const diuji = { id: satu.uuid, kdStatus: 3, pernyataan: null, hasilPengujian: '98,66' };
  const batal = { ...diuji, id: ditolak(0).uuid, kdStatus: 4 };
  const catatan = (uuid: string, isi: Partial<CatatanParameter> = {}) => ({ ...tanpaCatatan, uuid, ...isi });
  const keliru = (...daftar: CatatanParameter[]) =>
    catatanKeliru(daftar, [diuji, batal]).map(({ field }) => field);

  test.each([
    [[catatan(diuji.id, { penyimpangan }), catatan(batal.id, { alasanTidakDiuji: 'Alat rusak' })], []],
    [[catatan('lain')], ['catatan_parameter[0][uuid]']],
    [[catatan(diuji.id), catatan(diuji.id)], ['catatan_parameter[1][uuid]']],
    [[catatan(diuji.id, { alasanTidakDiuji: 'x' })], ['catatan_parameter[0][alasan_tidak_diuji]']],
    [
      [catatan(diuji.id), catatan(batal.id, { penyimpangan, tempatPengujian: 'Bogor' })],
      ['catatan_parameter[1][penyimpangan]', 'catatan_parameter[1][tempat_pengujian]'],
    ],
  ])('%j', (daftar, salah) => {
    expect(keliru(...daftar)).toEqual(salah);
  });

  it('take the place of what there was; a parameter that is not named keeps its own', () => {
    const [a, b] = [
      parameter(0, { penyimpangan: 'lama', tempatPengujian: 'Bogor' }),
      parameter(1, { penyimpangan: 'tetap' }),
    ];
    const [hasil] = denganCatatan([sampel(0, { parameter: [a, b] })], [catatan(a.uuid, { penyimpangan })]);
    expect(hasil!.parameter).toEqual([{ ...a, penyimpangan, tempatPengujian: null }, b]);
  });
});

describe('[GAP-174] what a report may claim of accreditation', () => {
  const uji = (flagAkreditasi: number, over: Partial<ParameterSampel> = {}) =>
    parameter(0, { parameterTest: { ...satu.parameterTest, flagAkreditasi }, ...over });
  const klaim = (...semua: ParameterSampel[][]) => {
    const { terakreditasi, diLuar } = akreditasiLaporan(
      semua.map((isi, ke) => sampel(ke, { parameter: isi })),
    );
    return [terakreditasi, semua.flat().map(({ uuid }) => diLuar.has(uuid))];
  };
  const batal = (flag: number) => uji(flag, { status: ditolak(0).status });

  test.each([
    ['every result in scope', [[uji(1), uji(1)], [uji(1)]], true, [false, false, false]],
    ['one is not', [[uji(1), uji(1)], [uji(0)]], false, [false, false, true]],
    ['none is', [[uji(0)], [uji(0)]], false, [false, false]],
    ['one was done elsewhere', [[uji(1), uji(1, { laboratoriumPelaksana })]], false, [false, true]],
    ['all were done elsewhere', [[uji(1, { laboratoriumPelaksana })]], false, [false]],
    ['what is not in scope was not tested', [[uji(1), batal(0)]], true, [false, false]],
    ['only what is in scope was not tested', [[uji(0), batal(1)]], false, [false, false]],
    ['nothing was tested', [[batal(1)]], false, [false]],
    ['there is nothing', [], false, []],
  ])('%s', (_kata, semua, tanda, diLuar) => {
    expect(klaim(...semua)).toEqual([tanda, diLuar]);
  });

  it('is nothing of what a device kept from an older server', () => {
    const { flagAkreditasi: _flag, ...lama } = satu.parameterTest;
    expect(klaim([uji(1, { parameterTest: lama as ParameterSampel['parameterTest'] })])).toEqual([
      false,
      [false],
    ]);
  });
});
