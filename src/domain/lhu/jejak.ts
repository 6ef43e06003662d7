import { hanyaAda, tulisan, type KataRekaman } from '#domain/jejak/kata.ts';

/** A test report, as the trail tells of it. */
export const jejakLhu: KataRekaman = {
  label: 'Laporan hasil uji',
  bidang: {
    noSurat: tulisan('Nomor surat'),
    sha256: hanyaAda('File laporan', 'diterbitkan'),
    bertandaTangan: hanyaAda('File bertanda tangan elektronik', 'diunggah'),
  },
};
