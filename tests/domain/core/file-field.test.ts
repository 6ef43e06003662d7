import { describe, expect, test } from 'vitest';
import { filePlaces, fileRuleOf } from '#domain/core/file-field.ts';
import { fromWireName } from '#domain/core/wire.ts';

const gambar = { field: 'sampel[*][file_gambar]' };
const bukti = { field: 'file_bukti' };
const nama = (body: unknown, rule: { field: string }) => filePlaces(body, rule).map(({ field }) => field);

describe('[GAP-99] the places of a file rule in a body', () => {
  test('each item there is, by the name it is sent under, filled or not', () => {
    const body = { sampel: [{ file_gambar: 'a' }, {}], file_bukti: 'b' };
    expect(filePlaces(body, gambar)).toEqual([
      { holder: body.sampel[0], key: 'file_gambar', field: 'sampel[0][file_gambar]' },
      { holder: body.sampel[1], key: 'file_gambar', field: 'sampel[1][file_gambar]' },
    ]);
    expect(filePlaces(body, bukti)).toEqual([{ holder: body, key: 'file_bukti', field: 'file_bukti' }]);
  });

  test('in a body in code names the place has its code name, and still the field’s wire name', () => {
    const body = { sampel: [{ fileGambar: 'a' }] };
    expect(filePlaces(body, gambar, fromWireName)).toEqual([
      { holder: body.sampel[0], key: 'fileGambar', field: 'sampel[0][file_gambar]' },
    ]);
  });

  test('a list of files, a list in a list', () => {
    expect(nama({ lampiran: ['a', 'b'] }, { field: 'lampiran[*]' })).toEqual(['lampiran[0]', 'lampiran[1]']);
    expect(nama({ a: [{ b: [{}, {}] }, {}, { b: [{}] }] }, { field: 'a[*][b][*][c]' })).toEqual([
      'a[0][b][0][c]',
      'a[0][b][1][c]',
      'a[2][b][0][c]',
    ]);
  });

  test('none where the body is shaped otherwise, and never one that is only inherited', () => {
    for (const body of [null, 'x', 7, [], {}, { sampel: {} }, { sampel: 'x' }, { sampel: ['x', null, []] }])
      expect(nama(body, gambar), JSON.stringify(body)).toEqual([]);
    expect(nama({}, { field: 'constructor[prototype][x]' })).toEqual([]);
  });

  test('a list with one item at the end of the world has one place', () => {
    const sampel: unknown[] = [];
    sampel[4294967294 - 1] = {};
    expect(nama({ sampel }, gambar)).toEqual(['sampel[4294967293][file_gambar]']);
  });
});

describe('the rule of a form’s field', () => {
  const rules = [gambar, bukti];
  test.each(['sampel[0][file_gambar]', 'sampel[][file_gambar]', 'sampel[4294967294][file_gambar]'])(
    '%s',
    (name) => {
      expect(fileRuleOf(rules, name)).toBe(gambar);
    },
  );
  test('by its code name too', () => {
    expect(fileRuleOf(rules, 'fileBukti', fromWireName)).toBe(bukti);
    expect(fileRuleOf(rules, 'sampel[1][fileGambar]', fromWireName)).toBe(gambar);
  });
  test.each([
    'sampel',
    'sampel[0]',
    'sampel[x][file_gambar]',
    'sampel[-1][file_gambar]',
    'sampel[0][nama]',
    '',
  ])('none for %j', (name) => {
    expect(fileRuleOf(rules, name, fromWireName)).toBeUndefined();
  });
});
