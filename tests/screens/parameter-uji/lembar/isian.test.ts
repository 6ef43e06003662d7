import { describe, expect, test } from 'vitest';
import { ContohSchema } from '#domain/lembar-kerja/contoh.ts';
import { IsiLembarSchema } from '#domain/lembar-kerja/schema.ts';
import { lembarSiap } from '#domain/lembar-kerja/siap/semua.ts';
import { barisBaru, kosong, sebut } from '#features/parameter-uji/lembar/bidang.ts';
import { bidangMasukan } from '#features/parameter-uji/lembar/bidang-blok.ts';
import {
  bidangVersi,
  isianBaru,
  isianDari,
  isiDari,
  type IsianVersi,
} from '#features/parameter-uji/lembar/bidang-lembar.ts';
import { cek } from '#features/parameter-uji/lembar/cek.ts';
import { contohSusut, isiSusut } from '#tests/support/contoh/lembar-kerja.ts';

const susut = (): IsianVersi => isianDari(isiSusut(), [contohSusut()]);

describe('[BEYOND-06] what the editor of a version', () => {
  test.each(lembarSiap)('takes of $kunci it gives back, untouched', ({ isi, contoh }) => {
    const isian = isianDari(isi, contoh);
    expect(IsiLembarSchema.parse(isiDari(isian))).toEqual(isi);
    expect(isian.contoh.map((satu) => ContohSchema.parse(satu))).toEqual(contoh);
  });

  test('begins with, empty, is asked for when it is saved and called wrong by nobody before', () => {
    const { galat, isi } = cek(isianBaru('%'));
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
    const belum = {
      ...isi,
      tetapan: [{ nama: '', label: '', satuan: '', nilai: '', sumber: '' }],
      perSampel: [kosong(bidangMasukan), { ...kosong(bidangMasukan), jenis: 'seri' as const }],
      rumusAkhir: [...isi.rumusAkhir, kosong(bidangVersi.isi.satu.rumusAkhir.satu)],
      kriteria: [kosong(bidangVersi.isi.satu.kriteria.satu)],
    };
    expect(cek({ ...isian, isi: belum }).galat).toEqual({});
  });

  test('an input that no formula uses is told of, and refuses nothing', () => {
    const { galat, kata } = cek(denganRumus('w1 - w2'));
    expect([galat, Object.keys(kata)[0]]).toEqual([{}, 'isi[perUlangan][0][nama]']);
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

  test('[BEYOND-08] a limit says how it reads, what it leads to and that nobody held it against its source', () => {
    const { kata } = cek(susut());
    expect(kata).toEqual({
      'isi[batas][0]': '≤ 10,00 % · Belum diperiksa: isi edisi dan halaman',
      'isi[batas][0][atas][nilai]': 'Dibulatkan ke 2 desimal: 10,004 memenuhi, 10,005 tidak.',
    });
  });

  test('a place is named as it is found in the form', () => {
    expect(sebut(bidangVersi, 'isi[perUlangan][1][label]')).toBe('Masukan per ulangan 2, Nama di lembar');
    expect(sebut(bidangVersi, 'isi[pembulatan][banyak]')).toBe('Pembulatan, Dibulatkan ke');
    expect(sebut(bidangVersi, 'contoh[0][isian][3][nilai]')).toBe('Contoh kerja 1, Sel 4');
  });

  test('a new limit has a key that no other has, also after one of them went', () => {
    const { batas } = bidangVersi.isi.satu;
    expect(barisBaru(batas, [{ kunci: 'simplisia' }, { kunci: 'batas3' }])['kunci']).toBe('batas4');
    expect(barisBaru(batas, [])['kunci']).toBe('batas1');
  });

  test('a limit without a number is open on that side', () => {
    const isi = IsiLembarSchema.parse(isiDari(susut()));
    expect(isi.batas[0]).toMatchObject({ bawah: null, atas: { nilai: '10,00', termasuk: true } });
  });
});
