import { formatDate, MISSING } from '#domain/core/format.ts';
import type { Lhu } from '#domain/lhu/schema.ts';
import { drawHeading, drawParagraph } from './bagian.ts';
import { belumDiisi, ensureRoom, halaman, type Kertas } from './kertas.ts';
import { drawQr } from './qr.ts';
import { gaya, heightOf, linesOf, write } from './tulisan.ts';

/** Who authorised a report, and where anybody checks that a copy of it is genuine. */
export type Pengesahan = Pick<Lhu, 'signer'> & { alamatCek: string };

const sisi = 28;
const kolom = { x: halaman.tepi + 112, lebar: halaman.isi - 112 } as const;

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
  const nama = linesOf(kertas.doc, gaya.tegas, pengesahan?.signer.nama ?? belumDiisi, kolom.lebar);
  ensureRoom(kertas, 58 + heightOf(kertas.doc, gaya.tegas, nama.length));
  drawHeading(kertas, 'Pernyataan');
  drawParagraph(kertas, pernyataan.map((kalimat, ke) => `${ke + 1}. ${kalimat}`).join('\n'));
  kertas.y += 5;
  if (pengesahan) drawPemeriksaan(kertas, pengesahan.alamatCek);
  drawTandaTangan(kertas, pengesahan?.signer);
  kertas.y += 4;
  const akhir = { x: halaman.lebar / 2, y: kertas.y, lebar: halaman.isi, rata: 'center' as const };
  kertas.y += write(kertas.doc, gaya.tegas, '— Akhir laporan —', akhir);
}

function drawPemeriksaan({ doc, y }: Kertas, alamat: string): void {
  drawQr(doc, alamat, { x: halaman.tepi, y, sisi });
  const kanan = { x: halaman.tepi + sisi + 5, lebar: 70 };
  const judul = write(doc, gaya.tegas, 'Periksa keaslian laporan', { ...kanan, y: y + 1 });
  const cara = 'Pindai kode ini atau buka alamat di bawah, lalu cocokkan nomor dan isinya.';
  const tinggi = write(doc, gaya.kecil, cara, { ...kanan, y: y + 1.5 + judul });
  write(doc, gaya.kecil, alamat, { ...kanan, y: y + 2.5 + judul + tinggi });
}

function drawTandaTangan(kertas: Kertas, signer: Lhu['signer'] | undefined): void {
  const { doc } = kertas;
  const tanggal = signer ? formatDate(signer.createdAt) : belumDiisi;
  kertas.y += write(doc, gaya.isi, `Tanggal ${tanggal}`, { ...kolom, y: kertas.y });
  kertas.y += write(doc, gaya.isi, 'Disahkan oleh Kepala Laboratorium,', { ...kolom, y: kertas.y });
  kertas.y += 12;
  kertas.y += write(doc, signer ? gaya.tegas : gaya.isi, signer?.nama ?? belumDiisi, {
    ...kolom,
    y: kertas.y,
  });
  const nomor = signer ? (signer.noInduk ?? MISSING) : belumDiisi;
  kertas.y += write(doc, gaya.isi, `Nomor induk ${nomor}`, { ...kolom, y: kertas.y });
}
