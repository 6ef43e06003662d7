import { kataJumlah } from '#domain/barang/kata.ts';
import { jenisBarang } from '#domain/barang/schema.ts';
import { namaPdf } from '#domain/berkas/nama.ts';
import { formatDate, formatNumber, formatRupiah } from '#domain/core/format.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { BarisPenggunaan, Penambahan } from '#domain/penggunaan/schema.ts';
import { kataWaktu, waktuBaris } from '#domain/penggunaan/waktu.ts';
import { penambahanWorkflow } from '#domain/penggunaan/workflow.ts';
import { drawAlamat, type Alamat } from './alamat.ts';
import { drawFacts, drawHeading, drawParagraph, drawTotals } from './bagian.ts';
import { closeKertas, openKertas, type Dokumen, type Kertas, type Kop } from './kertas.ts';
import { faktaPendaftar } from './pendaftar.ts';
import { drawTable, fitColumns, type Kolom } from './tabel.ts';

export type IsiRingkasanPenggunaan = {
  kop: Kop;
  penelitian: Penelitian;
  /** What the laboratory of an addition is called, where that is not the research's own (GAP-154). */
  labLain: LabLain;
} & Omit<Alamat, 'nomor'>;
type LabLain = (id: number | undefined) => string | null;

const { disetujui, ditolak } = penambahanWorkflow.states;

/** What a research used of its laboratory and what that came to, addition by addition (USAGE-02, LABORAN-18). */
export function cetakRingkasanPenggunaan(isi: IsiRingkasanPenggunaan): Dokumen {
  const { kop, penelitian, labLain, alamat, alamatDaftar } = isi;
  const kertas = openKertas({
    kop,
    judul: 'Ringkasan penggunaan laboratorium',
    nomor: penelitian.nomor,
    tanpaNomor: 'Nomor menyusul', // GAP-147
    id: penelitian.uuid.replaceAll('-', ''),
    saat: penelitian.updatedAt,
  });
  drawPokok(kertas, penelitian);
  drawPenambahan(kertas, penelitian.penambahan, labLain);
  drawAlat(kertas, penelitian);
  drawAlamat(kertas, { nomor: penelitian.nomor, alamat, alamatDaftar });
  return { namaFile: namaPdf('Ringkasan penggunaan', penelitian.nomor), bytes: closeKertas(kertas) };
}

function drawPokok(kertas: Kertas, penelitian: Penelitian): void {
  const { judul, tglMulai, tglSelesai, statusSubmission, namaDosen, golonganTarif, lab } = penelitian;
  const tentang = [
    { label: 'Judul', nilai: judul },
    { label: 'Dosen pembimbing', nilai: namaDosen },
    { label: 'Masa penggunaan', nilai: `${formatDate(tglMulai)} sampai ${formatDate(tglSelesai)}` },
    { label: 'Status', nilai: statusSubmission.statusPengajuan },
    { label: 'Tarif', nilai: golonganTarif === 'internal' ? 'Internal' : 'Eksternal' },
    { label: 'Laboratorium', nilai: lab.namaLaboratorium },
  ];
  drawFacts(
    kertas,
    { judul: 'Pendaftar', fakta: faktaPendaftar(penelitian.user) },
    { judul: 'Penelitian', fakta: tentang },
  );
}

const kolomBaris: readonly Kolom[] = [
  { judul: 'No.', lebar: 9, rata: 'right' },
  { judul: 'Jenis', lebar: 22 },
  { judul: 'Kode', lebar: 24 },
  { judul: 'Nama barang', lebar: 42 },
  { judul: 'Waktu', lebar: 21 },
  { judul: 'Jumlah', lebar: 26, rata: 'right' },
  { judul: 'Harga satuan', lebar: 23, rata: 'right' },
  { judul: 'Harga total', lebar: 23, rata: 'right' },
];

function drawPenambahan(kertas: Kertas, semua: readonly Penambahan[], labLain: LabLain): void {
  drawHeading(kertas, 'Penggunaan');
  if (semua.length === 0) return drawParagraph(kertas, 'Belum ada penggunaan yang dicatat.');
  const perPenambahan = semua.map(({ baris }) => baris.map(selBaris));
  const kolom = fitColumns(kertas, kolomBaris, perPenambahan.flat());
  semua.forEach((satu, ke) => {
    if (ke > 0) kertas.y += 5;
    if (satu.flagWaktu === 1) drawParagraph(kertas, perpanjangan(satu));
    else
      drawTable(kertas, {
        kepala: kepalaPenambahan(satu, ke + 1, labLain(satu.idLaboratorium)),
        kolom,
        baris: perPenambahan[ke]!,
      });
  });
  drawJumlah(kertas, semua);
  return undefined;
}

const perpanjangan = ({ tglMulai, tglSelesai }: Penambahan): string =>
  `Masa penggunaan diperpanjang ${formatDate(tglMulai)} sampai ${formatDate(tglSelesai)}, tanpa biaya.`; // GAP-12

function kepalaPenambahan(
  { tglPenggunaan, statusPengajuan, user, catatan }: Penambahan,
  ke: number,
  lab: string | null,
) {
  const sifat = [statusPengajuan, `Dicatat oleh ${user.nama}`, catatan ? `Catatan: ${catatan}` : ''];
  const judul = [`Penambahan ${ke}`, formatDate(tglPenggunaan), lab].filter(Boolean).join(', ');
  return [judul, sifat.filter(Boolean).join('  •  ')];
}

const waktuDi = (baris: BarisPenggunaan): string | null => {
  const waktu = waktuBaris(baris);
  return waktu && kataWaktu(waktu);
};

const selBaris = (baris: BarisPenggunaan, ke: number): (string | null)[] => [
  `${ke + 1}`,
  baris.namaJenisBarang,
  baris.kdBarang,
  baris.namaBarang,
  waktuDi(baris),
  kataJumlah(baris, baris.jlhPenggunaan),
  ...(baris.idJenisBarang === jenisBarang.alat
    ? ['Gratis', formatRupiah(0)] // GAP-12
    : [formatRupiah(baris.hargaSatuan), formatRupiah(baris.hargaTotal)]),
];

/** What was approved comes to; what still waits is told besides, at today's prices. What was refused costs nothing. */
function drawJumlah(kertas: Kertas, semua: readonly Penambahan[]): void {
  const jumlah = (dari: readonly Penambahan[]) => dari.reduce((sum, { total }) => sum + total, 0);
  const terbuka = semua.filter(
    ({ kdStatusPengajuan: kode }) => kode !== disetujui.code && kode !== ditolak.code,
  );
  const setuju = semua.filter(({ kdStatusPengajuan: kode }) => kode === disetujui.code);
  drawTotals(kertas, [
    ...(terbuka.length > 0
      ? [{ label: 'Belum disetujui (perkiraan)', nilai: formatRupiah(jumlah(terbuka)) }]
      : []),
    { label: 'Total penggunaan', nilai: formatRupiah(jumlah(setuju)) },
  ]);
}

/** Tools that were lent, and what became of them (USAGE-20, GAP-71). */
function drawAlat(kertas: Kertas, { pengembalianAlat }: Penelitian): void {
  if (pengembalianAlat.length === 0) return;
  drawTable(kertas, {
    judul: 'Peminjaman dan pengembalian alat',
    kolom: [
      { judul: 'No.', lebar: 9, rata: 'right' },
      { judul: 'Kode', lebar: 26 },
      { judul: 'Nama alat', lebar: 60 },
      { judul: 'Dipinjam', lebar: 19, rata: 'right' },
      { judul: 'Kembali', lebar: 19, rata: 'right' },
      { judul: 'Rusak', lebar: 18, rata: 'right' },
      { judul: 'Diganti', lebar: 18, rata: 'right' },
      { judul: 'Belum kembali', lebar: 21, rata: 'right' },
    ],
    baris: pengembalianAlat.map(
      ({ kdBarang, namaBarang, jlhPenggunaan, jlhKembali, jlhRusak, jlhDiganti }, ke) => [
        `${ke + 1}`,
        kdBarang,
        namaBarang,
        ...[
          jlhPenggunaan,
          jlhKembali,
          jlhRusak,
          jlhDiganti,
          jlhPenggunaan - jlhKembali - jlhRusak - jlhDiganti,
        ].map((angka) => formatNumber(angka)),
      ],
    ),
  });
}
