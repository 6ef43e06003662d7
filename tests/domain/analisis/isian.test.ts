import { describe, expect, test } from 'vitest';
import { analisisApi } from '#domain/analisis/endpoints.ts';
import type { AnyEndpoint } from '#domain/core/endpoint.ts';
import { fromWire, wireField } from '#domain/core/wire.ts';

const kosong = 'Kolom tidak boleh kosong';
const uuid = '0195c000-0000-7000-8000-0000000000aa';
const salahDari = ({ body: schema }: AnyEndpoint, body: object): Record<string, string> => {
  const hasil = schema!.safeParse(fromWire({ uuid, ...body }));
  // Of a field the first fault is said.
  const salah = (hasil.error?.issues ?? []).map(({ path, message }) => [wireField(path), message] as const);
  return Object.fromEntries(salah.toReversed());
};

describe('a report', () => {
  const rumit = 'Isi laporan terlalu rumit. Bagi tabel besarnya ke beberapa laporan.';
  const baris = `<tr>${'<td><p>98,7</p></td>'.repeat(5)}</tr>`;
  const akhir = { jenis_laporan: 'akhir' };
  const tanpaHasil = { hasil_pengujian: kosong };
  test.each<[string, object, Record<string, string>]>([
    ['without a result', {}, {}],
    ['[ANALYSIS-09] without a day', { tanggal: '' }, { tanggal: kosong }],
    ['[ANALYSIS-09] of a day that is none', { tanggal: '2026-02-30' }, { tanggal: 'Tanggal tidak sah.' }],
    ['[ANALYSIS-09] without a time', { jam: undefined }, { jam: kosong }],
    [
      '[ANALYSIS-09] of a time that is none',
      { jam: '25:00' },
      { jam: 'Waktu ditulis JJ:MM, misalnya 09:30.' },
    ],
    ['[ANALYSIS-08] of no kind', { jenis_laporan: 'sementara' }, { jenis_laporan: 'Pilih jenis laporan.' }],
    ['[ANALYSIS-10] a review without a result', { jenis_laporan: 'review' }, {}],
    ['[ANALYSIS-10] a final one with it', { ...akhir, hasil_pengujian: '98' }, {}],
    ['[ANALYSIS-10] a final one without', akhir, tanpaHasil],
    ['[ANALYSIS-10] a final one with nothing', { ...akhir, hasil_pengujian: null }, tanpaHasil],
    ['[ANALYSIS-10] a final one with a blank', { ...akhir, hasil_pengujian: '  ' }, tanpaHasil],
    ['[MSG-02] of nothing', { isi: '' }, { isi: kosong }],
    ['[MSG-02] of empty paragraphs', { isi: '<p></p><p>&nbsp;<br></p>' }, { isi: kosong }],
    ['of 300 KB', { isi: 'x'.repeat(307_200) }, {}],
    ['of a byte more', { isi: 'x'.repeat(307_201) }, { isi: 'Kolom maksimal 307200 karakter' }],
    ['of a table of 800 rows', { isi: `<table><tbody>${baris.repeat(800)}</tbody></table>` }, {}],
    ['made to take long', { isi: `a${'<'.repeat(307_199)}` }, { isi: rumit }],
    ['of a hundred thousand elements', { isi: `${'<b>'.repeat(100_000)}a` }, { isi: rumit }],
  ])('%s', (_nama, lain, salah) => {
    const isi = { jenis_laporan: 'progres', tanggal: '2026-11-20', jam: '10:15', isi: '<p>a</p>' };
    expect(salahDari(analisisApi.report, { ...isi, ...lain })).toEqual(salah);
  });
});

describe('what must be given', () => {
  const { cancel, method, verificationDone, start } = analisisApi;
  test.each<[string, AnyEndpoint, object, string[]]>([
    ...[undefined, null, '', '   ', '\n'].map((catatan): [string, AnyEndpoint, object, string[]] => [
      `[ANALYSIS-06] a reason to cancel, not ${JSON.stringify(catatan)}`,
      cancel,
      { catatan },
      ['catatan'],
    ]),
    ...[2, '2', -1, 'ya', '', null, undefined, [], 0.5].map(
      (flag): [string, AnyEndpoint, object, string[]] => [
        `[CONST-10, CONF-02] a decision, 1 or 0 and not ${JSON.stringify(flag)}`,
        verificationDone,
        { flag_disetujui: flag },
        ['flag_disetujui'],
      ],
    ),
    ['a decision without a note', verificationDone, { flag_disetujui: '0' }, []],
    ['[API-107] a method', method, { metode_uji: ' ' }, ['metode_uji']],
    ['[API-107] of 500 at most', method, { metode_uji: 'x'.repeat(501) }, ['metode_uji']],
    ['a parameter', start, { uuid: 'bukan-uuid' }, ['uuid']],
  ])('%s', (_nama, endpoint, body, fields) => {
    expect(Object.keys(salahDari(endpoint, body))).toEqual(fields);
  });
});
