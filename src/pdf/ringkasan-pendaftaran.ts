import { namaPdf } from '#domain/berkas/nama.ts';
import { formatDate, formatDateTime, formatNumber, formatRupiah } from '#domain/core/format.ts';
import { kalimatKeterangan } from '#domain/pengujian/keterangan.ts';
import { jumlahSampel } from '#domain/pengujian/rules.ts';
import type { Pengujian, Sampel } from '#domain/pengujian/schema.ts';
import { statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import { drawAlamat, type Alamat } from './alamat.ts';
import { drawFacts, drawHeading, drawParagraph, drawTotals } from './bagian.ts';
import { closeKertas, openKertas, type Dokumen, type Kertas, type Kop } from './kertas.ts';
import { faktaPendaftar } from './pendaftar.ts';
import { drawTable, fitColumns, type Kolom } from './tabel.ts';

export type IsiRingkasan = Omit<Alamat, 'nomor'> & { kop: Kop; pengujian: Pengujian };

/** What somebody registered for testing, on paper, with the way back to it (GAP-60). */
export function cetakRingkasanPendaftaran({ kop, pengujian, alamat, alamatDaftar }: IsiRingkasan): Dokumen {
  const kertas = openKertas({
    kop,
    judul: 'Ringkasan pendaftaran pengujian',
    nomor: pengujian.nomor,
    tanpaNomor: 'Nomor menyusul', // GAP-147
    id: pengujian.uuid.replaceAll('-', ''),
    saat: pengujian.updatedAt,
  });
  drawPendaftaran(kertas, pengujian);
  drawSample(kertas, pengujian);
  drawTotals(kertas, [{ label: namaBiaya(pengujian), nilai: formatRupiah(pengujian.totalHarga) }]);
  drawHeading(kertas, 'Catatan');
  drawParagraph(kertas, pengujian.catatanTambahan);
  drawAlamat(kertas, { nomor: pengujian.nomor, alamat, alamatDaftar });
  return { namaFile: namaPdf('Ringkasan pendaftaran', pengujian.nomor), bytes: closeKertas(kertas) };
}

/** Until a bill freezes them, prices are today's (GAP-14). */
const namaBiaya = ({ pembayaran }: Pengujian): string =>
  pembayaran.invoice.length > 0 ? 'Total biaya' : 'Perkiraan total biaya';

function drawPendaftaran(kertas: Kertas, pengujian: Pengujian): void {
  const { user, lab, statusSubmission, golonganTarif, createdAt, sample, usageType } = pengujian;
  const pendaftaran = [
    { label: 'Tanggal daftar', nilai: formatDateTime(createdAt) },
    { label: 'Jenis', nilai: usageType.jenisPenggunaan },
    { label: 'Status', nilai: statusSubmission.statusPengajuan },
    { label: 'Proses selanjutnya', nilai: statusSubmission.prosesSelanjutnya },
    { label: 'Jumlah sampel', nilai: formatNumber(sample.length) },
    { label: 'Tarif', nilai: golonganTarif === 'internal' ? 'Internal' : 'Eksternal' },
    { label: 'Laboratorium', nilai: lab.namaLaboratorium },
  ];
  drawFacts(
    kertas,
    { judul: 'Pendaftar', fakta: faktaPendaftar(user) },
    { judul: 'Pendaftaran', fakta: pendaftaran },
  );
}

const kolomParameter: readonly Kolom[] = [
  { judul: 'No.', lebar: 9, rata: 'right' },
  { judul: 'Parameter uji', lebar: 54 },
  { judul: 'Metode uji', lebar: 60 },
  { judul: 'Replikasi', lebar: 17, rata: 'right' },
  { judul: 'Status', lebar: 26 },
  { judul: 'Biaya', lebar: 24, rata: 'right' },
];

function drawSample(kertas: Kertas, { sample, bill }: Pengujian): void {
  const perSampel = sample.map(({ parameter }) => barisParameter(bill, parameter));
  const kolom = fitColumns(kertas, kolomParameter, perSampel.flat());
  sample.forEach((sampel, ke) => {
    kertas.y += ke === 0 ? 6 : 5;
    drawTable(kertas, { kepala: kepalaSampel(sampel, ke + 1), kolom, baris: perSampel[ke]! });
  });
}

const barisParameter = (bill: Pengujian['bill'], parameter: Sampel['parameter']) =>
  parameter.map((satu, urut) => [
    `${urut + 1}`,
    satu.parameterTest.namaParameterUji,
    satu.metodeUji,
    `${satu.jumlahReplikasi}`,
    satu.status.statusSampelParameter,
    hargaDari(bill, satu.uuid, satu.status.kdStatusSampelParameter),
  ]);

function kepalaSampel(sampel: Sampel, ke: number): string[] {
  const sifat = [
    `Jumlah: ${jumlahSampel(sampel.jumlah)}`,
    `Bentuk: ${sampel.phase.namaBentukSampel}`,
    `Penyimpanan: ${sampel.storage.namaPenyimpananSampel}`,
    `Kondisi: ${sampel.condition.namaKondisiSampel}`,
    `Kemasan: ${sampel.kemasan}`,
    `${sampel.status.statusSampel} ${sampel.tglPenerimaanSampel ? formatDate(sampel.tglPenerimaanSampel) : ''}`,
  ];
  const keterangan = kalimatKeterangan(sampel);
  return [
    `Sampel ${ke}${sampel.kodeSampel ? `, ${sampel.kodeSampel}` : ''}: ${sampel.nama}`,
    sifat.map((satu) => satu.trim()).join('  •  '),
    ...(keterangan ? [keterangan] : []),
  ];
}

/** A rejected parameter costs nothing (GAP-39). */
const hargaDari = (bill: Pengujian['bill'], uuid: string, kdStatus: number): string =>
  kdStatus === statusSampelParameter.ditolak.code
    ? formatRupiah(null)
    : formatRupiah(bill.find(({ uuidSampelParameter }) => uuidSampelParameter === uuid)?.hargaTotal);
