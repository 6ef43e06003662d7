import { namaPdf } from '#domain/berkas/nama.ts';
import { formatDate, formatNumber, MISSING } from '#domain/core/format.ts';
import { akreditasiLaporan } from '#domain/lhu/akreditasi.ts';
import { susunCatatanKaki } from '#domain/lhu/catatan-kaki.ts';
import { hasilDilaporkan } from '#domain/lhu/hasil.ts';
import type { Lhu } from '#domain/pengujian/lhu.ts';
import type { ParameterSampel, Pengujian, Sampel } from '#domain/pengujian/schema.ts';
import { kalimatKeterangan } from '#domain/pengujian/keterangan.ts';
import { jumlahSampel } from '#domain/pengujian/rules.ts';
import { statusSampel } from '#domain/pengujian/status-sampel.ts';
import { drawCatatanKaki, drawFacts, drawHeading, drawParagraph } from './bagian.ts';
import { drawFoto, type FotoDicetak } from './foto.ts';
import {
  closeKertas,
  ensureRoom,
  halaman,
  heightOfDrawn,
  openKertas,
  type Dokumen,
  type Kertas,
  type Kop,
} from './kertas.ts';
import { faktaPelanggan } from './pendaftar.ts';
import { akhirLaporan, drawPengesahan, drawPenutup, type Pengesahan } from './pengesahan.ts';
import { drawTable, fitColumns, type Kolom } from './tabel.ts';
import { tinta } from './tulisan.ts';

/** What is written for a report besides its results, and what it takes the place of. */
export type Teks = Pick<
  Lhu,
  'keterangan' | 'pendapat' | 'catatanSurat' | 'revisi' | 'menggantikan' | 'perubahan'
>;

/** The report as it is issued: what a row of its table holds. */
export type Terbit = Teks & Pick<Lhu, 'noSurat' | 'kode'> & Pengesahan;

/** What a report is about: the submission with its samples and their results. */
export type PengujianDilaporkan = Pick<
  Pengujian,
  | 'uuid'
  | 'nomor'
  | 'updatedAt'
  | 'user'
  | 'sample'
  | 'tglPenerimaanSampel'
  | 'tglMulaiPengujian'
  | 'tglAkhirPengujian'
>;

/** `lampiran`: the photos it prints behind all else, each captioned with what it is of. */
export type IsiLhu = { kop: Kop; pengujian: PengujianDilaporkan; lampiran?: readonly FotoDicetak[] } & (
  | { pratinjau: true; teks: Teks }
  | { pratinjau: false; terbit: Terbit }
);

/**
 * The test report, with what ISO/IEC 17025:2017, 7.8.2.1, asks of one (LHU-13, DATA-17). The same input gives the same
 * bytes: they are kept under their SHA-256. A preview says so on every page and has no number, signature or code yet.
 */
export function cetakLhu(isi: IsiLhu): Dokumen {
  const { kop, pengujian, lampiran = [] } = isi;
  const akreditasi = akreditasiLaporan(pengujian.sample);
  const { kalimat, tanda } = susunCatatanKaki(pengujian.sample);
  const terbit = isi.pratinjau ? null : isi.terbit;
  const teks = isi.pratinjau ? isi.teks : isi.terbit;
  const kertas = openKertas({
    kop,
    terakreditasi: akreditasi.terakreditasi,
    judul: 'Laporan Hasil Uji',
    nomor: terbit?.noSurat ?? null,
    id: terbit?.kode ?? pengujian.uuid.replaceAll('-', ''),
    saat: terbit?.signer.createdAt ?? pengujian.updatedAt,
  });
  if (teks.menggantikan) drawRevisi(kertas, teks);
  drawPokok(kertas, pengujian, terbit);
  drawSampel(kertas, pengujian.sample);
  const drawSesudahHasil = (pada: Kertas) => {
    for (const satu of catatanKaki(akreditasi.diLuar, kalimat)) drawCatatanKaki(pada, satu);
    if (teks.pendapat) {
      drawHeading(pada, 'Pendapat dan tafsiran');
      drawParagraph(pada, teks.pendapat);
    }
    drawHeading(pada, 'Keterangan');
    drawParagraph(pada, teks.keterangan);
    drawPengesahan(pada, terbit, lampiran.length > 0 ? lampiranMenyusul : akhirLaporan);
  };
  const baris = (parameter: ParameterSampel, urut: number) =>
    barisHasil(parameter, urut, { tanda, diLuar: akreditasi.diLuar });
  drawHasil(kertas, pengujian.sample, { baris, penutup: heightOfDrawn(kertas, drawSesudahHasil) });
  drawSesudahHasil(kertas);
  if (lampiran.length > 0) {
    // Behind the page that is signed: it counts among the pages of the report.
    ensureRoom(kertas, halaman.tinggi);
    drawFoto(kertas, 'Lampiran foto', lampiran);
    ensureRoom(kertas, 10);
    drawPenutup(kertas, akhirLaporan);
  }
  return {
    namaFile: isi.pratinjau ? namaPdf('Lhu pratinjau', pengujian.nomor) : namaPdf('Lhu', isi.terbit.noSurat), // FILES-11
    bytes: closeKertas(kertas, isi.pratinjau ? { kata: 'PRATINJAU', warna: tinta.menunggu } : undefined),
  };
}

const lampiranMenyusul = 'Lampiran foto di halaman berikutnya';

/** What a correction replaces, why, and what it changed (GAP-139; ISO/IEC 17025, 7.8.8). */
function drawRevisi(kertas: Kertas, { revisi, menggantikan, catatanSurat, perubahan }: Teks): void {
  const kalimat = `Revisi ${revisi}, menggantikan ${menggantikan}. Alasan: ${catatanSurat ?? MISSING}`;
  drawParagraph(kertas, kalimat);
  if (perubahan?.length) drawParagraph(kertas, `Perubahan: ${perubahan.join('; ')}`);
}

function drawPokok(kertas: Kertas, pengujian: PengujianDilaporkan, terbit: Terbit | null): void {
  const tentang = [
    { label: 'Nomor pengujian', nilai: pengujian.nomor },
    { label: 'Sampel diterima', nilai: formatDate(pengujian.tglPenerimaanSampel) },
    { label: 'Mulai pengujian', nilai: formatDate(pengujian.tglMulaiPengujian) },
    { label: 'Selesai pengujian', nilai: formatDate(pengujian.tglAkhirPengujian) },
    { label: 'Laporan terbit', nilai: formatDate(terbit?.signer.createdAt) },
    { label: 'Jumlah sampel', nilai: formatNumber(pengujian.sample.length) },
  ];
  drawFacts(
    kertas,
    { judul: 'Pelanggan', fakta: faktaPelanggan(pengujian.user) },
    { judul: 'Pengujian', fakta: tentang },
  );
}

function drawSampel(kertas: Kertas, sample: readonly Sampel[]): void {
  drawTable(kertas, {
    judul: 'Sampel',
    kolom: [
      { judul: 'No.', lebar: 9, rata: 'right' },
      { judul: 'Kode', lebar: 31 },
      { judul: 'Nama¹', lebar: 39 },
      { judul: 'Jumlah¹', lebar: 21, rata: 'right' },
      { judul: 'Bentuk¹', lebar: 18 },
      { judul: 'Kondisi', lebar: 19 },
      { judul: 'Kemasan¹', lebar: 24 },
      { judul: 'Diterima', lebar: 29 },
    ],
    baris: sample.map((sampel, ke) => [
      `${ke + 1}`,
      sampel.kodeSampel,
      sampel.nama,
      jumlahSampel(sampel.jumlah),
      sampel.phase.namaBentukSampel,
      kondisi(sampel),
      sampel.kemasan,
      formatDate(sampel.tglPenerimaanSampel),
    ]),
    bawah: { kolom: 2, isi: sample.map(keterangan) },
  });
  drawCatatanKaki(kertas, '¹ Menurut pelanggan.');
}

/** What the customer said of it besides (7.8.2.1 g and h). */
const keterangan = (sampel: Sampel): string | null => {
  const kalimat = kalimatKeterangan(sampel);
  return kalimat && `${kalimat}¹`;
};

/** As the laboratory saw it at receipt, else as the customer said (GAP-173). An unfit sample is reported as one (GAP-136). */
const kondisi = ({ condition, kondisiPenerimaan, catatanPenerimaan, status }: Sampel): string =>
  [
    kondisiPenerimaan ? kondisiPenerimaan.namaKondisiSampel : `${condition.namaKondisiSampel}¹`,
    ...(status.kdStatusSampel === statusSampel.tidakSesuai.code ? [status.statusSampel.toLowerCase()] : []),
    ...(catatanPenerimaan ? [catatanPenerimaan] : []),
  ].join(', ');

const kolomHasil: readonly Kolom[] = [
  { judul: 'No.', lebar: 9, rata: 'right' },
  { judul: 'Parameter uji', lebar: 52 },
  { judul: 'Metode uji', lebar: 60 },
  { judul: 'Hasil', lebar: 69 },
];

/** Every result under its sample, its unit beside it. Nobody signs a page without one: the last ones go with what closes. */
function drawHasil(
  kertas: Kertas,
  sample: readonly Sampel[],
  {
    baris,
    penutup,
  }: { baris: (parameter: ParameterSampel, urut: number) => (string | null)[]; penutup: number },
): void {
  const perSampel = sample.map(({ parameter }) => parameter.map(baris));
  const kolom = fitColumns(kertas, kolomHasil, perSampel.flat());
  sample.forEach(({ kodeSampel, nama }, ke) => {
    if (ke > 0) kertas.y += 4;
    drawTable(kertas, {
      ...(ke === 0 && { judul: 'Hasil pengujian' }),
      kepala: [[kodeSampel, nama].filter(Boolean).join('  ')],
      kolom,
      baris: perSampel[ke]!,
      ...(ke === sample.length - 1 && { penutup }),
    });
  });
}

/** Its marks lead to the footnotes. */
function barisHasil(
  parameter: ParameterSampel,
  urut: number,
  { tanda, diLuar }: Pick<ReturnType<typeof susunCatatanKaki>, 'tanda'> & { diLuar: ReadonlySet<string> },
): (string | null)[] {
  const { uuid, parameterTest, metodeUji } = parameter;
  const hasil = hasilDilaporkan(parameter);
  return [
    `${urut + 1}`,
    `${parameterTest.namaParameterUji}${diLuar.has(uuid) ? '*' : ''}${tanda(uuid, 'nama')}`,
    `${metodeUji}${tanda(uuid, 'metode')}`,
    hasil && `${hasil}${tanda(uuid, 'hasil')}`,
  ];
}

const catatanKaki = (diLuar: ReadonlySet<string>, kalimat: readonly string[]): string[] => [
  ...(diLuar.size > 0 ? ['* Di luar ruang lingkup akreditasi.'] : []),
  ...kalimat,
];
