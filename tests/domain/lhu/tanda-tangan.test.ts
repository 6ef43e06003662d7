import { describe, expect, it } from 'vitest';
import { berisiSama, memuatTandaTangan } from '#domain/lhu/tanda-tangan.ts';

const der = `<30${'ab'.repeat(8)}0000>`;
/** A file that is signed; each test changes what it is about. */
function berkas({
  awal = 0,
  isi = der,
  jenis = '/Type /Sig',
  akhir = '\n%%EOF\n',
  geser = 0,
  sesudah = '',
} = {}) {
  const kepala = `%PDF-1.7\n1 0 obj<<${jenis} /ByteRange [`.padEnd(40);
  const tempat = ' '.repeat(40);
  const sebelum = `${kepala}${tempat}] /Contents `;
  const lanjut = sebelum.length + isi.length;
  const sisa = `>>endobj${akhir}`;
  const angka = `${awal} ${sebelum.length + geser} ${lanjut} ${sisa.length}`.padEnd(40);
  return new TextEncoder().encode(`${kepala}${angka}] /Contents ${isi}${sisa}${sesudah}`);
}

describe('a signature in a PDF', () => {
  it('covers all of the file but itself', () => {
    expect(memuatTandaTangan(berkas())).toBe(true);
  });

  it('may be followed by what proves the certificate', () => {
    expect(memuatTandaTangan(berkas({ sesudah: '9 0 obj<</Type /DSS>>endobj\n%%EOF\n' }))).toBe(true);
  });

  it.each([
    ['is not there', new TextEncoder().encode('%PDF-1.7\n%%EOF\n')],
    ['is no signature dictionary', berkas({ jenis: '/Type /Catalog' })],
    ['is empty', berkas({ isi: '<000000000000>' })],
    ['is not in hexadecimal', berkas({ isi: '(30abcdef30abcdef)' })],
    ['leaves out the beginning', berkas({ awal: 9 })],
    ['leaves out more than itself', berkas({ geser: -4 })],
    ['covers itself in part', berkas({ geser: 4 })],
    ['ends before the file did', berkas({ akhir: '' })],
  ])('counts for nothing where it %s', (_kata, bytes) => {
    expect(memuatTandaTangan(bytes)).toBe(false);
  });

  it('counts for nothing where it says of more bytes than there are', () => {
    expect(memuatTandaTangan(berkas().slice(0, -8))).toBe(false);
  });
});

describe('a signed paper', () => {
  const terbit = ['Kadar air 7,1 %', 'Halaman 2'];

  it.each<[string, string[], boolean]>([
    ['with the same words, spaced in another way', ['Kadar  air\n7,1%', 'Halaman 2'], true],
    ['with a signature that can be seen', ['Kadar air 7,1 %', 'Halaman 2 Ditandatangani oleh Ratna'], true],
    ['with another result', ['Kadar air 7,4 %', 'Halaman 2'], false],
    ['with a word less', ['Kadar air', 'Halaman 2'], false],
    ['with words between', ['Kadar air di bawah 7,1 %', 'Halaman 2'], false],
    ['with a page less', ['Kadar air 7,1 %'], false],
    ['with a page more', ['Kadar air 7,1 %', 'Halaman 2', 'Halaman 3'], false],
    ['with pages in another order', ['Halaman 2', 'Kadar air 7,1 %'], false],
    ['with much more', ['Kadar air 7,1 %', `Halaman 2 ${'x'.repeat(301)}`], false],
    ['with as much more as a signature may be', ['Kadar air 7,1 %', `Halaman 2 ${'x'.repeat(300)}`], true],
  ])('%s', (_kata, bertandaTangan, sama) => {
    expect(berisiSama(terbit, bertandaTangan)).toBe(sama);
  });
});
