import { describe, expect, test } from 'vitest';
import {
  fieldPath,
  fromWire,
  fromWireName,
  isPlain,
  toWire,
  unflattenForm,
  wireField,
} from '#domain/core/wire.ts';

const form = (...entries: [string, unknown][]) => unflattenForm(entries);

describe('names on the wire', () => {
  test('[API-001] code names become snake_case on the way out and come back, at every depth', () => {
    const code = {
      uuid: 'u',
      hasilPengujian: '98,7',
      sampel: [{ parameterUji: [{ idAnalis: 1 }] }],
      kosong: null,
    };
    const wire = {
      uuid: 'u',
      hasil_pengujian: '98,7',
      sampel: [{ parameter_uji: [{ id_analis: 1 }] }],
      kosong: null,
    };
    expect(toWire(code)).toEqual(wire);
    expect(fromWire(wire)).toEqual(code);
    expect(fromWire(code)).toEqual(code);
  });

  test('[GAP-104] a field is named as it was sent, in bracket notation', () => {
    expect(wireField(['hasilPengujian'])).toBe('hasil_pengujian');
    expect(wireField(['sampel', 0, 'parameterUji', 12, 'idAnalis'])).toBe(
      'sampel[0][parameter_uji][12][id_analis]',
    );
    expect(wireField([])).toBe('');
  });

  test('files and dates pass untouched', () => {
    const file = new File(['x'], 'nama_file.pdf');
    const date = new Date();
    expect(fromWire({ file_bukti: file, saat: date })).toEqual({ fileBukti: file, saat: date });
    expect((fromWire({ file_bukti: file }) as { fileBukti: File }).fileBukti).toBe(file);
  });

  test('text is made storable: NUL and halves of surrogate pairs go, everything else stays', () => {
    expect(fromWire({ a: 'satu\0dua', b: ['\ud800x', 'µg/mL 😀'] })).toEqual({
      a: 'satudua',
      b: ['\ufffdx', 'µg/mL 😀'],
    });
  });

  test('a name that every object answers to is a name like any other', () => {
    const body = { toString: 1, valueOf: 2, hasOwnProperty: 3 };
    expect(fromWire(body)).toEqual(body);
    expect(wireField(['constructor'])).toBe('constructor');
  });

  test('text on its way out stays as it is', () => {
    expect(toWire({ isiTeks: 'satu\0dua' })).toEqual({ isi_teks: 'satu\0dua' });
  });

  test('digits are part of a name, and one name is read like those of a body', () => {
    expect(fromWire({ baris_2: 1, kode_0a: 2 })).toEqual({ baris2: 1, kode0a: 2 });
    expect([fromWireName('no_induk'), fromWireName('sampel[0][no_lot]')]).toEqual([
      'noInduk',
      'sampel[0][noLot]',
    ]);
  });

  test.each([
    [{}, true],
    [Object.create(null), true],
    [[], false],
    [new Date(), false],
    [null, false],
    ['teks', false],
    [7, false],
  ])('an object of names and values: %#', (value, plain) => expect(isPlain(value)).toBe(plain));

  test('a key that is a path keeps its spelling: it is no name', () => {
    expect(fromWire({ files: { 'sampel[0][file_gambar]': 'a' } })).toEqual({
      files: { 'sampel[0][file_gambar]': 'a' },
    });
  });

  test('a key that names the prototype becomes a plain key', () => {
    const parsed = fromWire(JSON.parse('{"__proto__":{"admin":true},"constructor":{"x":1}}')) as Record<
      string,
      unknown
    >;
    expect(parsed['admin']).toBeUndefined();
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
  });
});

describe('forms', () => {
  test('brackets nest, numbers make lists in their order', () => {
    expect(
      form(
        ['sampel[1][nama]', 'B'],
        ['sampel[0][nama]', 'A'],
        ['sampel[0][parameter_uji][0][uuid]', 'u'],
        ['catatan', 'c'],
      ),
    ).toEqual({ sampel: [{ nama: 'A', parameter_uji: [{ uuid: 'u' }] }, { nama: 'B' }], catatan: 'c' });
  });

  test('[] appends, also after numbered items, losing none', () => {
    expect(form(['alat[]', 'a'], ['alat[]', 'b'])).toEqual({ alat: ['a', 'b'] });
    expect(form(['alat[1]', 'satu'], ['alat[]', 'tambah'])).toEqual({ alat: ['satu', 'tambah'] });
  });

  test('numbers sort as numbers', () => {
    const entries = Array.from({ length: 12 }, (_, at): [string, unknown] => [
      `a[${11 - at}]`,
      String(11 - at),
    ]);
    expect(form(...entries)).toEqual({ a: Array.from({ length: 12 }, (_, at) => String(at)) });
  });

  test('a huge index makes no huge list, loses no field and does not shift its fields to the parent', () => {
    expect(form(['sampel[999999999][nama]', 'A'])).toEqual({ sampel: [{ nama: 'A' }] });
    expect(form(['sampel[4294967296]', 'A'], ['sampel[0]', 'B'])).toEqual({ sampel: ['B', 'A'] });
    expect(form(['sampel[4294967297]', 'B'], ['sampel[4294967296]', 'A'])).toEqual({ sampel: ['A', 'B'] });
  });

  test('the last of two equal names counts', () => {
    expect(form(['nama', 'lama'], ['nama', 'baru'])).toEqual({ nama: 'baru' });
  });

  test('nothing reaches a prototype', () => {
    const body = form(
      ['__proto__[admin]', 'ya'],
      ['a[__proto__][admin]', 'ya'],
      ['constructor[prototype][admin]', 'ya'],
      ['a[constructor][x]', 'ya'],
      ['prototype', 'ya'],
      ['toString', 'teks'],
    );
    expect(Object.keys(body)).toEqual(['toString']);
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
    expect((body as { admin?: unknown }).admin).toBeUndefined();
  });

  test.each([
    ['a[b', ['a[b']],
    ['a]b', ['a]b']],
    ['[0]', ['[0]']],
    ['a[0]b', ['a[0]b']],
    ['a[[0]]', ['a[[0]]']],
    ['a[0][b]', ['a', '0', 'b']],
    ['a[]', ['a', '']],
    ['', ['']],
  ])('%s: brackets that do not pair are part of the name', (key, path) => {
    expect(fieldPath(key)).toEqual(path);
  });

  test('and so they are in a form; a name that held a value may hold names after it; an empty form is an empty object', () => {
    expect(form(['a[b', '1'], ['a]b', '2'], ['[0]', '3'])).toEqual({ 'a[b': '1', 'a]b': '2', '[0]': '3' });
    expect(form(['a', 'x'], ['a[b]', 'y'])).toEqual({ a: { b: 'y' } });
    expect(form()).toEqual({});
    expect(form(['a[0]', 'x'], ['a[nama]', 'y'], ['b[0x]', 'z'], ['c[x0]', 'z'])).toEqual({
      a: { '0': 'x', nama: 'y' },
      b: { '0x': 'z' },
      c: { x0: 'z' },
    });
  });

  test('hostile names and many fields take time in proportion to their length', () => {
    const begin = performance.now();
    form(['['.repeat(500_000), 'x'], [`a${'['.repeat(500_000)}`, 'x']);
    form(...Array.from({ length: 30_000 }, (_, at): [string, unknown] => ['a[]', at]));
    expect(performance.now() - begin).toBeLessThan(5000);
  });
});
