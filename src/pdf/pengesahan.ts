import type { Lhu } from '#domain/pengujian/lhu.ts';
import { drawHeading, drawParagraph } from './bagian.ts';
import { drawTogether, halaman, type Kertas } from './kertas.ts';
import { drawPemeriksaan } from './pemeriksaan.ts';
import { drawTandaTangan } from './tanda-tangan.ts';
import { gaya, write } from './tulisan.ts';

/** Who authorised a report, and where anybody checks that a copy of it is genuine. */
export type Pengesahan = Pick<Lhu, 'signer'> & { alamatCek: string };

const pernyataan = [
  'Hasil pengujian hanya berlaku untuk sampel yang diuji, sebagaimana diterima oleh laboratorium.',
  'Identitas sampel ditulis menurut keterangan pelanggan. Pengambilan sampel tidak dilakukan oleh laboratorium.',
  'Laporan ini tidak boleh digandakan kecuali seluruhnya, tanpa persetujuan tertulis dari laboratorium.',
];

export const akhirLaporan = '— Akhir laporan —';

/** One line in the middle that says that nothing follows, or what does. */
export function drawPenutup(kertas: Kertas, kata: string): void {
  kertas.y += 4;
  const tengah = { x: halaman.lebar / 2, y: kertas.y, lebar: halaman.isi, rata: 'center' as const };
  kertas.y += write(kertas.doc, gaya.tegas, kata, tengah);
}

/**
 * What the report claims, who answers for it, how it is checked, and its end, or what follows. Kept together: nobody signs
 * an empty page. A preview leaves the lines open.
 */
export function drawPengesahan(kertas: Kertas, pengesahan: Pengesahan | null, penutup: string): void {
  drawTogether(kertas, (pada) => {
    drawHeading(pada, 'Pernyataan');
    drawParagraph(pada, pernyataan.map((kalimat, ke) => `${ke + 1}. ${kalimat}`).join('\n'));
    pada.y += 5;
    if (pengesahan) drawPemeriksaan(pada, 'laporan', pengesahan.alamatCek);
    drawTandaTangan(pada, 'Disahkan oleh Kepala Laboratorium,', pengesahan?.signer);
    drawPenutup(pada, penutup);
  });
}
