import { describe, expect, it } from 'vitest';
import { LaporanBody } from '#domain/analisis/endpoints.ts';
import { errorsOfIssues, errorsOfRefusal } from '#kit/field/field-errors.ts';
import { judgePasted, tableOf, withoutPictures } from '#kit/rich-text/pasted.ts';
import { sizeSentence } from '#kit/rich-text/RichText.tsx';

describe('what is wrong with a form', () => {
  it('[MSG-02] names each wrong field once, in code names', () => {
    const { error } = LaporanBody.safeParse({
      uuid: '',
      jenisLaporan: 'akhir',
      tanggal: '',
      jam: '',
      isi: '<p></p>',
      hasilPengujian: null,
    });
    expect(errorsOfIssues(error!.issues)).toMatchObject({
      tanggal: 'Kolom tidak boleh kosong',
      jam: 'Kolom tidak boleh kosong',
      isi: 'Kolom tidak boleh kosong',
    });
  });

  it('finds the field of a refusal, which the server names as it was sent', () => {
    expect(
      errorsOfRefusal([
        { field: 'hasil_pengujian', message: 'a' },
        { field: 'sampel[0][parameter_uji]', message: 'b' },
      ]),
    ).toEqual({
      hasilPengujian: 'a',
      'sampel[0][parameterUji]': 'b',
    });
    expect(errorsOfRefusal(undefined)).toEqual({});
  });
});

const tempelan = (isi: { text?: string; html?: string; files?: string[] }) =>
  ({
    getData: (type: string) => (type === 'text/plain' ? (isi.text ?? '') : (isi.html ?? '')),
    files: (isi.files ?? []).map((type) => ({ type })),
  }) as unknown as DataTransfer;

describe('what is pasted into a report', () => {
  it('refuses a picture', () => {
    expect(judgePasted(tempelan({ files: ['image/png'] }))).toBe('tolak');
    expect(judgePasted(tempelan({ html: '<img src="https://contoh.id/a.png">' }))).toBe('tolak');
  });

  it('takes cells of a spreadsheet, which come with a picture of themselves', () => {
    expect(judgePasted(tempelan({ text: '1\t2', html: '<table></table>', files: ['image/png'] }))).toBe(
      'terima',
    );
  });

  it('takes the words and leaves the pictures between them', () => {
    expect(withoutPictures('<p>Kadar <img src="x" onerror="a()">98 %</p>')).toEqual({
      html: '<p>Kadar 98 %</p>',
      found: true,
    });
    expect(withoutPictures('<p>Kadar</p>')).toEqual({ html: '<p>Kadar</p>', found: false });
  });

  it('makes a table of cells that come as bare text, and of nothing else', () => {
    expect(tableOf(tempelan({ text: 'Kadar\t<98,2\r\nRSD\t\r\n' }))).toBe(
      '<table><tr><td>Kadar</td><td>&lt;98,2</td></tr><tr><td>RSD</td><td></td></tr></table>',
    );
    expect(tableOf(tempelan({ text: 'Hasil:\nKadar\t98,2' }))).toBeNull();
    expect(tableOf(tempelan({ text: '1\t2', html: '<table></table>' }))).toBeNull();
  });

  it('says how much room is left, and what to do when there is none', () => {
    expect(sizeSentence(2048, 300 * 1024)).toBe('2 KB dari 300 KB');
    expect(sizeSentence(301 * 1024, 300 * 1024)).toMatch(/^Isi 301 KB, lebih dari 300 KB\. Ringkas/);
  });
});
