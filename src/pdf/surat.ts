import { faktaOrang } from '#domain/akun/rules.ts';
import { namaPdf } from '#domain/berkas/nama.ts';
import { formatDate, formatNumber } from '#domain/core/format.ts';
import type { SuratTerbit } from '#domain/surat/schema.ts';
import { drawFacts, drawHeading, drawParagraph } from './bagian.ts';
import {
  closeKertas,
  drawTogether,
  heightOfDrawn,
  openKertas,
  type Dokumen,
  type Kertas,
  type KopInstitusi,
} from './kertas.ts';
import { drawPemeriksaan } from './pemeriksaan.ts';
import { drawTable, type Kolom } from './tabel.ts';
import { drawTandaTangan } from './tanda-tangan.ts';

export type IsiSurat = { kop: KopInstitusi; surat: SuratTerbit };

/**
 * The letter that somebody owes the laboratories nothing any more (GAP-31): from the institution, for all of them. The
 * same letter gives the same bytes on every device.
 */
export function cetakSurat({ kop, surat }: IsiSurat): Dokumen {
  const { noSurat, kode, terbitPada } = surat;
  const kertas = openKertas({
    kop: { ...kop, namaLaboratorium: null, laboratorium: null },
    judul: 'Surat keterangan bebas laboratorium',
    nomor: noSurat,
    id: kode,
    saat: terbitPada,
  });
  drawPokok(kertas, surat);
  drawHeading(kertas, 'Pernyataan');
  drawParagraph(kertas, pernyataan(surat));
  const penutup = (pada: Kertas) => drawPenutup(pada, surat);
  drawPersetujuan(kertas, surat, heightOfDrawn(kertas, penutup));
  drawTogether(kertas, penutup);
  return { namaFile: namaPdf('Surat bebas lab', noSurat), bytes: closeKertas(kertas) };
}

function drawPokok(kertas: Kertas, { pemohon, terbitPada, laboratorium }: SuratTerbit): void {
  const jumlah = laboratorium.reduce((sum, { jlhPenelitian }) => sum + jlhPenelitian, 0);
  drawFacts(
    kertas,
    { judul: 'Diberikan kepada', fakta: [{ label: 'Nama', nilai: pemohon.nama }, ...faktaOrang(pemohon)] },
    {
      judul: 'Surat',
      fakta: [
        { label: 'Diterbitkan', nilai: formatDate(terbitPada) },
        { label: 'Jumlah penelitian', nilai: formatNumber(jumlah) },
      ],
    },
  );
}

/** No more is claimed than the books hold. */
const pernyataan = ({ terbitPada }: SuratTerbit): string =>
  `Menurut catatan sampai dengan ${formatDate(terbitPada)}, yang namanya tercantum di atas tidak mempunyai penelitian yang ` +
  'masih berjalan di laboratorium, dan tidak mempunyai tanggungan alat maupun pembayaran.';

const kolom: readonly Kolom[] = [
  { judul: 'No.', lebar: 9, rata: 'right' },
  { judul: 'Bagian', lebar: 50 },
  { judul: 'Penelitian', lebar: 20, rata: 'right' },
  { judul: 'Disetujui oleh', lebar: 47 },
  { judul: 'Sebagai', lebar: 33 },
  { judul: 'Tanggal', lebar: 31 },
];

/** Who agreed, and when: every laboratory, and at last the payment officer. */
function drawPersetujuan(kertas: Kertas, { laboratorium, pembayaran }: SuratTerbit, penutup: number): void {
  const oleh = ({ nama, role, pada }: SuratTerbit['pembayaran']) => [nama, role, formatDate(pada)];
  const perLaboratorium = laboratorium.map(({ namaLaboratorium, jlhPenelitian, penandatangan }) => [
    namaLaboratorium,
    formatNumber(jlhPenelitian),
    ...oleh(penandatangan),
  ]);
  drawTable(kertas, {
    judul: 'Persetujuan',
    kolom,
    baris: [...perLaboratorium, ['Pembayaran', null, ...oleh(pembayaran)]].map((row, ke) => [
      `${ke + 1}`,
      ...row,
    ]),
    penutup,
  });
}

/** How the letter is checked and who signs it. */
function drawPenutup(kertas: Kertas, { alamatCek, pembayaran, terbitPada }: SuratTerbit): void {
  kertas.y += 8;
  drawPemeriksaan(kertas, 'surat', alamatCek);
  drawTandaTangan(kertas, 'Petugas Pembayaran,', { ...pembayaran, createdAt: terbitPada });
}
