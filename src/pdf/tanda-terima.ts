import { namaPdf } from '#domain/berkas/nama.ts';
import { formatDate, formatRupiah } from '#domain/core/format.ts';
import { jenisPenggunaan } from '#domain/pendaftaran/schema.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import { drawAlamat, type Alamat } from './alamat.ts';
import { drawFacts, drawHeading, drawParagraph, drawTerbilang, drawTotals } from './bagian.ts';
import { closeKertas, openKertas, type Dokumen, type Kertas, type Kop } from './kertas.ts';

export type IsiTandaTerima = { kop: Kop; pengembalian: Pengembalian } & Omit<Alamat, 'nomor'>;

/** The receipt of money that went back: to whom, from which invoice, to which account (DATA-16, DATA-26). */
export function cetakTandaTerima({ kop, pengembalian, alamat, alamatDaftar }: IsiTandaTerima): Dokumen {
  const kata = kataPengembalian(pengembalian);
  const kertas = openKertas({
    kop,
    judul: `Tanda terima pengembalian ${kata}`,
    nomor: pengembalian.noInvoice,
    id: pengembalian.uuid.replaceAll('-', ''),
    saat: pengembalian.createdAt,
  });
  drawPihak(kertas, pengembalian);
  drawTotals(kertas, [
    { label: `Pengembalian ${kata}`, nilai: formatRupiah(pengembalian.nominalPengembalian) },
  ]);
  drawTerbilang(kertas, { label: `Pengembalian ${kata}`, rupiah: pengembalian.nominalPengembalian });
  if (pengembalian.keterangan) {
    drawHeading(kertas, 'Keterangan');
    drawParagraph(kertas, pengembalian.keterangan);
  }
  drawAlamat(kertas, { nomor: pengembalian.nomor, alamat, alamatDaftar });
  return { namaFile: namaPdf(`Pengembalian ${kata}`, pengembalian.noInvoice), bytes: closeKertas(kertas) };
}

/** CONF-47: what is called 'dana' of testing is a deposit of research. */
const kataPengembalian = ({ idJenisPenggunaan }: Pengembalian): string =>
  idJenisPenggunaan === jenisPenggunaan.penelitian.id ? 'deposit' : 'dana';

const sebab: Record<Pengembalian['sebab'], string> = {
  pelunasan: 'Biaya akhir lebih kecil daripada yang sudah dibayar',
  invoiceBatal: 'Invoice yang dibayar sudah dibatalkan',
  deposit: 'Sisa deposit setelah penggunaan selesai',
};

function drawPihak(kertas: Kertas, satu: Pengembalian): void {
  const penerima = [
    { label: 'Nama', nilai: satu.nama },
    { label: 'Bank tujuan', nilai: satu.namaBankTujuan },
    { label: 'Nomor rekening', nilai: satu.noRekeningTujuan },
    { label: 'Atas nama', nilai: satu.namaPemilikRekeningTujuan },
  ];
  const tentang = [
    { label: 'Jenis', nilai: satu.jenisPenggunaan },
    { label: 'Nomor pendaftaran', nilai: satu.nomor },
    { label: 'Judul', nilai: satu.judul },
    { label: 'Nomor invoice', nilai: satu.noInvoice },
    { label: 'Sebab', nilai: sebab[satu.sebab] },
    { label: 'Status', nilai: satu.statusPengembalian },
    { label: 'Tanggal', nilai: formatDate(satu.tglPengembalian) },
    { label: 'Laboratorium', nilai: satu.namaLaboratorium },
  ];
  drawFacts(
    kertas,
    { judul: 'Dikembalikan kepada', fakta: penerima },
    { judul: 'Pengembalian', fakta: tentang },
  );
}
