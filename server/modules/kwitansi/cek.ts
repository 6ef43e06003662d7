import type { Hono } from 'hono';
import { eq } from 'drizzle-orm';
import { namaPdf } from '#domain/berkas/nama.ts';
import { formatDate, formatDateTime, formatRupiah } from '#domain/core/format.ts';
import { kwitansiDari } from '#domain/pembayaran/kwitansi.ts';
import { kepalaKwitansi } from '#domain/tables/kwitansi.ts';
import { drawnAnew, mountCheckPage, type Said } from '#server/core/check-page.ts';
import { konfigurasiUmum } from '#server/core/konfigurasi.ts';
import { gambarKertas } from '#server/core/menggambar.ts';
import type { Server } from '#server/core/server.ts';
import { laboratorium } from '#server/db/tables/acuan.ts';
import { buktiPembayaran, invoice, kwitansi } from '#server/db/tables/pembayaran.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { bacaKopLaboratorium } from '#server/modules/laboratorium/repository.ts';
import { sebagaiPemilik } from '#server/modules/pendaftaran/policy.ts';
import { bacaPenelitian } from '#server/modules/penelitian/repository.ts';
import { bacaPengujian } from '#server/modules/pengujian/repository.ts';
import { laboratoriumUang } from '#server/modules/pembayaran/repository.ts';

/**
 * The public page a receipt's QR opens (/cek-kwitansi/{kode}): is its number in force, of which day, sum and invoice, and nothing
 * of who paid. The receipt itself is drawn anew, as its owner's device does (GAP-169, GAP-172).
 */
export const mountCekKwitansi = (app: Hono, server: Server): void =>
  mountCheckPage<Terbit>(app, server, {
    path: '/cek-kwitansi',
    ...drawnAnew({
      noun: 'kwitansi',
      name: ({ row }) => namaPdf('Kwitansi', row.noKwitansi),
      draw: (terbit) => gambar(server, terbit),
      ofSame: ({ row }) => (row.dibatalkanPada ? dibatalkan : samaPersis),
    }),
    find: (kode) => bacaCekKwitansi(server, kode),
    missing: tidakDitemukan,
    ofNumber: ({ row }) => (row.dibatalkanPada ? dibatalkan : nomorSah),
    facts: (terbit) => faktaDari(terbit, server),
  });

/** As whoever paid has it: what a receipt says is read with their eyes. */
async function gambar(
  server: Server,
  { row, noInvoice, kepala, idLaboratorium }: Terbit,
): Promise<Uint8Array> {
  const { db, config } = server;
  const pemilik = sebagaiPemilik(kepala);
  const record =
    kepala.jenis === 'pengujian'
      ? await bacaPengujian(db, kepala.id, pemilik, { denganProgres: false })
      : await bacaPenelitian(db, kepala.id, pemilik);
  const miliknya = record.pembayaran.invoice.find((satu) => satu.noInvoice === noInvoice)!;
  const tentang = kepalaKwitansi(record, miliknya);
  return gambarKertas({
    jenis: 'kwitansi',
    isi: {
      kop: {
        ...konfigurasiUmum(config),
        namaLaboratorium: tentang.namaLaboratorium,
        laboratorium: await bacaKopLaboratorium(server, idLaboratorium),
      },
      kwitansi: kwitansiDari(miliknya, tentang)!,
      meterai: config.METERAI,
      alamatCek: `${config.address}/cek-kwitansi/${row.kode}`,
    },
  });
}

const dibatalkan: Said = {
  title: 'Kwitansi ini dibatalkan',
  sign: { valid: false, word: 'Dibatalkan' },
  kata: 'Verifikasi pembayarannya ditarik kembali: kwitansi ini tidak berlaku lagi sebagai tanda terima uang.',
};

const nomorSah: Said = {
  title: 'Nomor kwitansi ini sah',
  sign: { valid: true, word: 'Sah' },
  kata: 'Kwitansi dengan nomor ini diterbitkan untuk pembayaran yang sudah diverifikasi. Halaman ini membuktikan nomor dan jumlah di bawah, bukan kertas di tangan Anda: lihat kwitansi asli atau bandingkan file PDF-nya di bawah.',
};

const samaPersis: Said = {
  title: 'File ini sama persis',
  sign: { valid: true, word: 'Asli' },
  kata: 'File ini sama persis dengan kwitansi yang diterbitkan.',
};

const faktaDari = ({ row, noInvoice, lab }: Terbit, { config, clock }: Server) => [
  ['Nomor', row.noKwitansi],
  ['Jumlah', formatRupiah(row.nominal)],
  ['Tanggal', formatDate(row.createdAt)],
  ...(row.dibatalkanPada ? [['Dibatalkan pada', formatDate(row.dibatalkanPada)]] : []),
  ['Nomor invoice', noInvoice],
  ['Laboratorium', lab],
  ['Penerbit', config.INSTITUTION_NAME],
  ['Diperiksa', formatDateTime(clock.now())],
];

const tidakDitemukan = {
  title: 'Kwitansi tidak ditemukan',
  says: 'Kode pada alamat ini tidak cocok dengan kwitansi mana pun. Pindai lagi kode QR pada kwitansi, atau hubungi institusi penerbitnya.',
};

type Terbit = NonNullable<Awaited<ReturnType<typeof bacaCekKwitansi>>>;

async function bacaCekKwitansi({ db }: Server, kode: string) {
  const [found] = await db
    .select({
      row: kwitansi,
      noInvoice: invoice.noInvoice,
      kepala: pendaftaran,
      idLaboratorium: laboratorium.id,
      lab: laboratorium.namaLaboratorium,
    })
    .from(kwitansi)
    .innerJoin(buktiPembayaran, eq(buktiPembayaran.id, kwitansi.buktiId))
    .innerJoin(invoice, eq(invoice.id, buktiPembayaran.invoiceId))
    .innerJoin(pendaftaran, eq(pendaftaran.id, invoice.pendaftaranId))
    .innerJoin(laboratorium, eq(laboratorium.id, laboratoriumUang))
    .where(eq(kwitansi.kode, kode));
  return found ?? null;
}
