import { describe, expect, test } from 'vitest';
import { hitungLembar } from '#domain/lembar-kerja/hitung.ts';
import { keadaanLembar } from '#domain/lembar-kerja/keadaan.ts';
import { laporanDiganti, laporanLembar } from '#domain/lembar-kerja/laporan.ts';
import type { TulisSel } from '#domain/lembar-kerja/sel.ts';
import { isiSusut } from '#tests/support/contoh/lembar-kerja.ts';
import { coretan, selSusut, tulisSel } from '#tests/support/sel-lembar.ts';

const isi = isiSusut({ kriteria: [{ jenis: 'rsd', nilai: '2,0' }] });
function laporan(sel: readonly TulisSel[], bersama: readonly string[] = []): string {
  const keadaan = keadaanLembar([
    {
      uuid: '',
      aksi: 'isiLembar',
      user: { uuid: '', nama: '', noInduk: null },
      updatedAt: '',
      lembar: {
        versi: 'v',
        batas: 'simplisia',
        bersama: [],
        sel: [...sel],
        pengingat: [],
        hasil: null,
        hasilServer: null,
      },
    },
  ]);
  const hasil = hitungLembar(isi, keadaan.isian, {}, keadaan.batas);
  return laporanLembar({ versi: { nomor: 3, isi }, keadaan, hasil, bersama });
}
const kata = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

describe('[BEYOND-14] a report that a sheet fills', () => {
  test('has what was measured by replicate, what it came to, its limit and by which version', () => {
    const teks = kata(laporan(selSusut(), ['Kurva baku: 24 November 2026, Sri']));
    expect(teks).toContain('Lembar kerja versi 3');
    expect(teks).toContain('Wadah kosong (g) 30,000 30,000');
    expect(teks).toContain('Hasil: 2,86 %');
    expect(teks).toContain('n = 2 dari 2.');
    expect(teks).toContain('memenuhi');
    expect(teks).toContain('aturan keputusan penerimaan sederhana');
    expect(teks).toContain('Kurva baku: 24 November 2026, Sri');
  });

  test('[BEYOND-12] keeps what was crossed out readable, with why', () => {
    const html = laporan([
      ...selSusut(),
      tulisSel('w0.3', '30,000'),
      tulisSel('w1.3', '33,500'),
      tulisSel('w2.3', '33,000', null, { dicoret: coretan }),
    ]);
    expect(html).toContain('<s>33,000</s>');
    expect(kata(html)).toContain('Wadah dan zat kering, ulangan 3: 33,000 , Tumpah atau rusak, Krus retak');
    expect(kata(html)).toContain('n = 2 dari 3, 1 dicoret.');
  });

  test('what was typed is text, and no markup', () => {
    const [pertama, ...lain] = selSusut();
    expect(laporan([{ ...pertama!, nilai: '<30' }, ...lain])).toContain('<p>&lt;30</p>');
  });

  test('[BEYOND-16] takes the place of the table of then, and leaves what its author wrote around it', () => {
    const blok = laporan(selSusut());
    const lama = `<p>Sampel lembap.</p>${blok}<p>ekor</p>`;
    const kini = blok.replace('2,86', '2,90');
    expect(laporanDiganti(lama, kini)).toBe(`<p>Sampel lembap.</p>${kini}<p>ekor</p>`);
    // Written on behind its last words, or with those deleted: no word of its author is lost.
    const disambung = lama.replace('kerja.</p><p>ekor', 'kerja. ekor');
    expect(laporanDiganti(disambung, kini)).toBe(`<p>Sampel lembap.</p>${kini}<p> ekor</p>`);
    const tanpaAkhir = lama.replace('<p>Akhir lembar kerja.</p>', '');
    expect(laporanDiganti(tanpaAkhir, kini)).toBe(tanpaAkhir + kini);
    expect(laporanDiganti(tanpaAkhir + blok, kini)).toBe(tanpaAkhir + kini);
    expect(laporanDiganti('<p>Tangan.</p>', blok)).toBe(`<p>Tangan.</p>${blok}`);
  });
});
