import type { Lhu } from '#domain/pengujian/lhu.ts';
import { drawHeading, drawParagraph } from './bagian.ts';
import { ensureRoom, halaman, type Kertas } from './kertas.ts';
import { drawPemeriksaan } from './pemeriksaan.ts';
import { drawTandaTangan, heightOfPenandatangan } from './tanda-tangan.ts';
import { gaya, write } from './tulisan.ts';

/** Who authorised a report, and where anybody checks that a copy of it is genuine. */
export type Pengesahan = Pick<Lhu, 'signer'> & { alamatCek: string };

const pernyataan = [
  'Hasil pengujian hanya berlaku untuk sampel yang diuji, sebagaimana diterima oleh laboratorium.',
  'Identitas sampel ditulis menurut keterangan pelanggan. Pengambilan sampel tidak dilakukan oleh laboratorium.',
  'Laporan ini tidak boleh digandakan kecuali seluruhnya, tanpa persetujuan tertulis dari laboratorium.',
];

/**
 * What the report claims, who answers for it, how it is checked, and its end. Kept together: nobody signs an empty page.
 * A preview leaves the lines open.
 */
export function drawPengesahan(kertas: Kertas, pengesahan: Pengesahan | null): void {
  ensureRoom(kertas, 58 + heightOfPenandatangan(kertas, pengesahan?.signer));
  drawHeading(kertas, 'Pernyataan');
  drawParagraph(kertas, pernyataan.map((kalimat, ke) => `${ke + 1}. ${kalimat}`).join('\n'));
  kertas.y += 5;
  if (pengesahan) drawPemeriksaan(kertas, 'laporan', pengesahan.alamatCek);
  drawTandaTangan(kertas, 'Disahkan oleh Kepala Laboratorium,', pengesahan?.signer);
  kertas.y += 4;
  const akhir = { x: halaman.lebar / 2, y: kertas.y, lebar: halaman.isi, rata: 'center' as const };
  kertas.y += write(kertas.doc, gaya.tegas, '— Akhir laporan —', akhir);
}
