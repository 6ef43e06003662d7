import { denganSatuan } from '#domain/analisis/hasil.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { namaPdf } from '#domain/berkas/nama.ts';
import { formatDayTime } from '#domain/core/format.ts';
import type { RiwayatProgres } from '#domain/progres/schema.ts';
import { drawFacts, drawHeading, drawParagraph } from './bagian.ts';
import { drawFoto, type FotoDicetak } from './foto.ts';
import { closeKertas, halaman, openKertas, type Dokumen, type Kertas, type Kop } from './kertas.ts';
import { drawTable } from './tabel.ts';

/** What a report says, one below the other. */
type Blok = { kind: 'heading' | 'text'; text: string } | { kind: 'table'; rows: string[][] };
export type IsiLaporanAnalisis = {
  kop: Kop;
  judul: string;
  data: Analisis;
  /** The row of the history that the report is. */
  row: RiwayatProgres;
  isi: readonly Blok[];
  foto: readonly FotoDicetak[];
};

/** A report or a review of one parameter with its photos (BEYOND-21). */
export function cetakLaporanAnalisis({ kop, judul, data, row, isi, foto }: IsiLaporanAnalisis): Dokumen {
  const { kodeSampel, nama } = data.sampel;
  const kertas = openKertas({
    kop,
    judul,
    nomor: kodeSampel,
    tanpaNomor: 'Tanpa kode sampel',
    id: row.uuid.replaceAll('-', ''),
    saat: row.updatedAt,
  });
  const sampel = [
    { label: 'Sampel', nilai: nama },
    { label: 'Nomor pengujian', nilai: data.pengujian.nomor },
    { label: 'Parameter uji', nilai: data.parameter.namaParameterUji },
    { label: 'Metode uji', nilai: data.metodeUji },
  ];
  const laporan = [
    { label: 'Tanggal', nilai: formatDayTime(row.tanggal, row.jam) },
    { label: 'Oleh', nilai: row.user.nama },
    ...(row.hasilPengujian
      ? [{ label: 'Hasil pengujian', nilai: denganSatuan(row.hasilPengujian, data.parameter.satuan) }]
      : []),
  ];
  drawFacts(kertas, { judul: 'Yang diuji', fakta: sampel }, { judul: 'Laporan', fakta: laporan });
  drawHeading(kertas, row.jenisLaporan === 'review' ? 'Isi review' : 'Isi laporan');
  for (const blok of isi) drawBlok(kertas, blok);
  if (foto.length > 0) drawFoto(kertas, 'Foto', foto);
  return { namaFile: namaPdf(judul, kodeSampel ?? nama), bytes: closeKertas(kertas) };
}

function drawBlok(kertas: Kertas, blok: Blok): void {
  if ('rows' in blok) drawTabel(kertas, blok.rows);
  else if (blok.kind === 'heading') drawHeading(kertas, blok.text);
  else {
    drawParagraph(kertas, blok.text);
    kertas.y += 1;
  }
}

/** A table of a report, its first row over the others on every page; as many columns as its longest row has. */
function drawTabel(kertas: Kertas, rows: readonly (readonly string[])[]): void {
  const banyak = Math.max(...rows.map((row) => row.length));
  const [kepala = [], ...baris] = rows.map((row) => Array.from({ length: banyak }, (_, ke) => row[ke] ?? ''));
  kertas.y += 1;
  drawTable(kertas, { kolom: kepala.map((judul) => ({ judul, lebar: halaman.isi / banyak })), baris });
  kertas.y += 2;
}
