import { jsPDF } from 'jspdf';
import { labDay } from '#domain/core/clock.ts';
import { formatDateTime, formatRupiah } from '#domain/core/format.ts';
import type { Db } from '#server/core/database.ts';
import type { FileStore } from '#server/core/files.ts';
import { buktiPembayaran } from '#server/db/tables/pembayaran.ts';
import type { AkunPeragaan } from '#server/demo/accounts.ts';
import { simpanPdf } from './berkas.ts';
import { idPada } from './waktu.ts';

/** Where registrants of the demo pay from. */
const bank = ['Bank Contoh', 'Bank Nusantara', 'Bank Mitra Usaha'] as const;

type Bukti = typeof buktiPembayaran.$inferInsert & { bytes: Uint8Array };

/** A proof that nobody has looked at yet, of a transfer by this person at this moment. */
export function buatBukti({
  orang,
  invoiceId,
  nilai,
  pada,
}: {
  orang: AkunPeragaan;
  invoiceId: string;
  nilai: number;
  pada: Date;
}): Bukti {
  const namaBank = bank[orang.email.length % bank.length]!;
  return {
    id: idPada(pada, 700),
    invoiceId,
    tglBayar: labDay(pada),
    noRekening: `0${orang.uuid.replaceAll(/\D/g, '').slice(-9)}`,
    namaBank,
    namaPemilikRekening: orang.nama,
    keterangan: null,
    sha256: '',
    namaFile: 'bukti-transfer.pdf',
    diterima: null,
    catatan: null,
    diputusOleh: null,
    dibuatPada: pada,
    createdAt: pada,
    bytes: tulisBukti({ namaBank, nama: orang.nama, nilai, pada }),
  };
}

/** Stores proofs with their papers. */
export async function simpanBukti(db: Db, files: FileStore, semua: readonly Bukti[]): Promise<void> {
  const sha256 = await simpanPdf(db, files, semua);
  await db
    .insert(buktiPembayaran)
    .values(semua.map(({ bytes: _bytes, ...bukti }, at) => ({ ...bukti, sha256: sha256[at]! })));
}

/** A bank's receipt as a registrant would upload it: one small page that says what was sent, by whom and when. */
function tulisBukti(isi: { namaBank: string; nama: string; nilai: number; pada: Date }): Uint8Array {
  const doc = new jsPDF({ unit: 'mm', format: 'a6' });
  doc.setCreationDate(isi.pada);
  doc.setFileId(isi.pada.getTime().toString(16).toUpperCase().padStart(32, '0'));
  doc.setFont('helvetica', 'bold');
  doc.setFontSize(13);
  doc.text(isi.namaBank, 10, 16);
  doc.setFontSize(11);
  doc.text('Transfer berhasil', 10, 26);
  doc.setFont('helvetica', 'normal');
  doc.setFontSize(9);
  const baris = [
    ['Waktu', formatDateTime(isi.pada)],
    ['Dari', isi.nama],
    ['Kepada', 'Laboratorium Fakultas Farmasi'],
    ['Rekening tujuan', '1234567890'],
    ['Nominal', formatRupiah(isi.nilai)],
  ] as const;
  baris.forEach(([label, nilai], at) => {
    doc.setTextColor(110);
    doc.text(label, 10, 38 + at * 9);
    doc.setTextColor(20);
    doc.text(nilai, 40, 38 + at * 9);
  });
  return new Uint8Array(doc.output('arraybuffer'));
}
