import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { eq } from 'drizzle-orm';
import { namaPdf } from '#domain/berkas/nama.ts';
import { formatDate, formatDateTime, formatRupiah } from '#domain/core/format.ts';
import { kwitansiDari } from '#domain/pembayaran/kwitansi.ts';
import { kepalaKwitansi } from '#domain/tables/kwitansi.ts';
import { mountCheckPage, type Said } from '#server/core/check-page.ts';
import { konfigurasiUmum } from '#server/core/konfigurasi.ts';
import { gambarKertas } from '#server/core/menggambar.ts';
import type { Server } from '#server/core/server.ts';
import { laboratorium } from '#server/db/tables/acuan.ts';
import { buktiPembayaran, invoice, kwitansi } from '#server/db/tables/pembayaran.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { bacaKopLaboratorium } from '#server/modules/laboratorium/repository.ts';
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
    noun: 'kwitansi',
    find: (kode) => bacaCekKwitansi(server, kode),
    missing: tidakDitemukan,
    ofNumber: ({ row }) => (row.dibatalkanPada ? dibatalkan : nomorSah),
    ofFile: async (terbit, sha256) => {
      const asli = createHash('sha256').update(await gambar(server, terbit));
      if (asli.digest('hex') !== sha256) return berbeda;
      return terbit.row.dibatalkanPada ? dibatalkan : samaPersis;
    },
    facts: (terbit) => faktaDari(terbit, server),
    original: (terbit) => async () => ({
      name: namaPdf('Kwitansi', terbit.row.noKwitansi),
      bytes: await gambar(server, terbit),
    }),
  });

/** As whoever paid has it: what a receipt says is read with their eyes. */
async function gambar(
  server: Server,
  { row, noInvoice, kepala, idLaboratorium }: Terbit,
): Promise<Uint8Array> {
  const { db, config } = server;
  const pemilik = {
    uuid: kepala.pendaftarId,
    nama: '',
    email: '',
    role: 'Pendaftar',
    laboratorium: [],
  } as const;
  const record =
    kepala.jenis === 'pengujian'
      ? await bacaPengujian(db, kepala.id, pemilik)
      : await bacaPenelitian(db, kepala.id, pemilik);
  const miliknya = record.pembayaran.invoice.find((satu) => satu.noInvoice === noInvoice)!;
  return gambarKertas({
    jenis: 'kwitansi',
    isi: {
      kop: {
        ...konfigurasiUmum(config),
        namaLaboratorium: (miliknya.lab ?? record.lab).namaLaboratorium,
        laboratorium: await bacaKopLaboratorium(server, idLaboratorium),
      },
      kwitansi: kwitansiDari(miliknya, kepalaKwitansi(record, miliknya))!,
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

/** What was saved before the app or the letterhead changed is not the same file, though nobody has touched it. */
const berbeda: Said = {
  title: 'File ini tidak sama persis',
  kata: 'File ini tidak sama persis dengan kwitansi yang dibuat sekarang: isinya dapat sudah diubah, atau file ini hasil pindai, simpan ulang, atau unduhan dari sebelum kop surat berubah. Buka kwitansi asli di bawah dan cocokkan isinya.',
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
