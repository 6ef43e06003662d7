import { namaPdf } from '#domain/berkas/nama.ts';
import { formatDate, formatDateTime, withZone } from '#domain/core/format.ts';
import { jenisPembiayaan } from '#domain/pembayaran/schema.ts';
import { jenisPenelitian } from '#domain/penelitian/keadaan.ts';
import { perluPeta } from '#domain/penelitian/rules.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { drawAlamat, type Alamat } from './alamat.ts';
import { drawFacts, drawHeading, drawParagraph, type Fakta } from './bagian.ts';
import { closeKertas, openKertas, type Dokumen, type Kertas, type Kop } from './kertas.ts';
import { faktaPendaftar } from './pendaftar.ts';
import { drawTable, type Kolom } from './tabel.ts';

export type IsiRingkasanPenelitian = Omit<Alamat, 'nomor'> & { kop: Kop; penelitian: Penelitian };

/** What somebody registered research for, on paper, with the way back to it (REG-10, GAP-60). */
export function cetakRingkasanPenelitian(isi: IsiRingkasanPenelitian): Dokumen {
  const { kop, penelitian, alamat, alamatDaftar } = isi;
  const { nomor } = penelitian;
  const kertas = openKertas({
    kop,
    judul: 'Ringkasan pendaftaran penelitian',
    nomor,
    tanpaNomor: 'Nomor menyusul', // GAP-147
    id: penelitian.uuid.replaceAll('-', ''),
    saat: penelitian.updatedAt,
  });
  drawHeading(kertas, 'Judul');
  drawParagraph(kertas, penelitian.judul);
  drawFacts(
    kertas,
    { judul: 'Pendaftar', fakta: faktaPendaftar(penelitian.user) },
    { judul: 'Pendaftaran', fakta: faktaPendaftaran(penelitian) },
  );
  drawFacts(
    kertas,
    { judul: 'Penelitian', fakta: faktaPenelitian(penelitian) },
    { judul: luar(penelitian) ? 'Tempat penelitian' : 'Rencana penggunaan', fakta: faktaWaktu(penelitian) },
  );
  drawBarang(kertas, penelitian);
  drawAlamat(kertas, { nomor, alamat, alamatDaftar });
  return { namaFile: namaPdf('Ringkasan pendaftaran', nomor), bytes: closeKertas(kertas) };
}

const luar = ({ researchType }: Penelitian): boolean =>
  researchType.kdJenisPenelitian === jenisPenelitian.luarLaboratorium;

const faktaPendaftaran = ({ createdAt, usageType, statusSubmission, golonganTarif }: Penelitian): Fakta[] => [
  { label: 'Tanggal daftar', nilai: formatDateTime(createdAt) },
  { label: 'Jenis', nilai: usageType.jenisPenggunaan },
  { label: 'Status', nilai: statusSubmission.statusPengajuan },
  { label: 'Proses selanjutnya', nilai: statusSubmission.prosesSelanjutnya },
  { label: 'Tarif', nilai: golonganTarif === 'internal' ? 'Internal' : 'Eksternal' },
];

/** REG-49, REG-50, REG-53: as the page of the record has them. */
function faktaPenelitian(penelitian: Penelitian): Fakta[] {
  const { researchType, keteranganJenisPenelitian, judulPayung, namaDosen, map, paymentType, user } =
    penelitian;
  const sumber = penelitian.namaDosenPembiayaan ?? penelitian.namaPembiayaan;
  return [
    { label: 'Jenis penelitian', nilai: researchType.jenisPenelitian },
    { label: 'Keterangan', nilai: keteranganJenisPenelitian },
    { label: 'Judul payung', nilai: judulPayung },
    {
      label: penelitian.golonganTarif === 'internal' ? 'Dosen pembimbing' : 'Pembimbing atau peneliti utama',
      nilai: namaDosen,
    },
    ...(perluPeta(user.kdProgramStudi)
      ? [{ label: 'Peta penelitian', nilai: map?.petaPenelitian ?? null }]
      : []),
    { label: 'Pembiayaan', nilai: paymentType.jenisPembiayaan },
    ...(paymentType.kdJenisPembiayaan === jenisPembiayaan.sendiri
      ? []
      : [{ label: 'Sumber dana', nilai: sumber }]),
  ];
}

const faktaWaktu = (penelitian: Penelitian): Fakta[] => [
  luar(penelitian)
    ? { label: 'Tempat', nilai: penelitian.tempatPenelitian }
    : { label: 'Laboratorium', nilai: penelitian.lab.namaLaboratorium },
  { label: 'Mulai', nilai: formatDate(penelitian.tglMulai) },
  { label: 'Selesai', nilai: formatDate(penelitian.tglSelesai) },
  {
    label: 'Jam per hari',
    nilai:
      penelitian.jamMulai && penelitian.jamSelesai
        ? withZone(`${penelitian.jamMulai} – ${penelitian.jamSelesai}`)
        : null,
  },
];

const kolomBarang: readonly Kolom[] = [
  { judul: 'No.', lebar: 9, rata: 'right' },
  { judul: 'Jenis', lebar: 24 },
  { judul: 'Kode', lebar: 32 },
  { judul: 'Nama', lebar: 125 },
];

/** What of the laboratory is planned (REG-52); nothing where nothing is. */
function drawBarang(kertas: Kertas, penelitian: Penelitian): void {
  const barang = [
    ...penelitian.researchLabTool.map(({ tool }) => ['Alat', tool.kdAlat, tool.namaAlat]),
    ...penelitian.researchLabItem.map(({ item }) => ['Bahan', item.kdBahan, item.namaBahan]),
    ...penelitian.researchLabInstrument.map(({ instrument }) => [
      'Instrumen',
      instrument.kdInstrumen,
      instrument.namaInstrumen,
    ]),
  ];
  if (barang.length === 0) return;
  const baris = barang.map((satu, ke) => [`${ke + 1}`, ...satu]);
  drawTable(kertas, { judul: 'Yang akan dipakai', kolom: kolomBarang, baris });
}
