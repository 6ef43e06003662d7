import { describe, expect, test } from 'vitest';
import { ContohSchema } from '#domain/lembar-kerja/contoh.ts';
import { IsiLembarSchema } from '#domain/lembar-kerja/schema.ts';
import { lembarSiap } from '#domain/lembar-kerja/siap/semua.ts';
import { cek } from '#features/parameter-uji/lembar/cek.ts';
import {
  isianDari,
  isiBaru,
  isiDari,
  masukanBaru,
  rumusBaru,
  type IsianVersi,
} from '#features/parameter-uji/lembar/isian.ts';
import { contohSusut, isiSusut } from '#tests/support/contoh/lembar-kerja.ts';

const susut = (): IsianVersi => isianDari(isiSusut(), [contohSusut()]);

describe('[BEYOND-06] what the editor of a version', () => {
  test.each(lembarSiap)('takes of $kunci it gives back, untouched', ({ isi, contoh }) => {
    const isian = isianDari(isi, contoh);
    expect(IsiLembarSchema.parse(isiDari(isian))).toEqual(isi);
    expect(isian.contoh.map((satu) => ContohSchema.parse(satu))).toEqual(contoh);
  });

  test('begins with, empty, is asked for when it is saved and called wrong by nobody before', () => {
    const { galat, isi } = cek({ isi: isiBaru('%'), contoh: [] });
    expect([galat, isi]).toEqual([{}, null]);
  });
});

describe('[BEYOND-02] while it is typed', () => {
  const denganRumus = (ungkapan: string): IsianVersi => {
    const isian = susut();
    return {
      ...isian,
      isi: { ...isian.isi, rumusUlangan: [{ ...isian.isi.rumusUlangan[0]!, ungkapan }] },
    };
  };

  test('a fault of a formula stands at its field, with its place', () => {
    const { galat, isi, dicoba } = cek(denganRumus('(w1 - w9) / w0'));
    expect(Object.keys(galat)).toEqual(['isi[rumusUlangan][0][ungkapan]']);
    expect(galat['isi[rumusUlangan][0][ungkapan]']).toMatch(/'w9'.*karakter 7–8/);
    expect([isi, dicoba]).toEqual([null, [null]]);
  });

  test('also while other fields are still empty', () => {
    const isian = denganRumus('w1 +');
    isian.isi.perUlangan[0] = { ...isian.isi.perUlangan[0]!, label: '' };
    expect(Object.keys(cek(isian).galat)).toEqual(['isi[rumusUlangan][0][ungkapan]']);
  });

  test('what is still empty is no fault yet', () => {
    const isian = susut();
    const { isi } = isian;
    const kosong = {
      ...isi,
      tetapan: [{ nama: '', label: '', satuan: '', nilai: '', sumber: '' }],
      perSampel: [{ ...masukanBaru }, { ...masukanBaru, jenis: 'seri' as const }],
      rumusAkhir: [...isi.rumusAkhir, { ...rumusBaru }],
      kriteria: [{ jenis: 'rsd', nama: '', nilai: '', sumber: '' }],
    };
    expect(cek({ ...isian, isi: kosong }).galat).toEqual({});
  });

  test('an input that no formula uses is told of, and refuses nothing', () => {
    const { galat, hati } = cek(denganRumus('w1 - w2'));
    expect([galat, Object.keys(hati)]).toEqual([{}, ['isi[perUlangan][0][nama]']]);
  });

  test('[BEYOND-07] a worked example says what comes out', () => {
    expect(cek(susut()).dicoba).toEqual([
      {
        judul: 'Susut pengeringan',
        cocok: true,
        baris: [{ nama: 'hasil', tampil: '2,86', keluar: '2,86', sama: true }],
      },
    ]);
    const lain = {
      ...susut(),
      contoh: [{ ...susut().contoh[0]!, harapan: [{ nama: 'hasil', tampil: '2,85' }] }],
    };
    expect(cek(lain).dicoba[0]?.cocok).toBe(false);
  });

  test('a limit without a number is open on that side', () => {
    const isi = IsiLembarSchema.parse(isiDari(susut()));
    expect(isi.batas[0]).toMatchObject({ bawah: null, atas: { nilai: '10,00', termasuk: true } });
  });
});
