import type { Hono } from 'hono';
import { html } from 'hono/html';
import { eq } from 'drizzle-orm';
import { formatDate, formatDateTime, formatRupiah } from '#domain/core/format.ts';
import { checkPage } from '#server/core/check-page.ts';
import { facts, type Page } from '#server/core/page.ts';
import type { Server } from '#server/core/server.ts';
import { laboratorium } from '#server/db/tables/acuan.ts';
import { buktiPembayaran, invoice, kwitansi } from '#server/db/tables/pembayaran.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { laboratoriumUang } from './repository.ts';

/**
 * The public page a receipt's QR opens (/cek-kwitansi/{kode}): is its number in force, of which day, sum and invoice, and nothing
 * of who paid (GAP-169, GAP-172).
 */
export function mountCekKwitansi(app: Hono, server: Server): void {
  app.get('/cek-kwitansi/:kode', (c) =>
    checkPage(c, server, {
      find: (kode) => bacaCekKwitansi(server, kode),
      missing: tidakDitemukan,
      draw: (terbit) => ({
        ...kabar(terbit),
        body: html`<p>${kata(terbit)}</p>
          ${facts(faktaDari(terbit, server))}`,
      }),
    }),
  );
}

const kabar = ({ row }: Terbit): Omit<Page, 'body'> =>
  row.dibatalkanPada
    ? { title: 'Kwitansi ini dibatalkan', sign: { valid: false, word: 'Dibatalkan' } }
    : { title: 'Nomor kwitansi ini sah', sign: { valid: true, word: 'Sah' } };

/** It speaks of the number: what stands on the paper in somebody's hand it has not seen. */
const kata = ({ row }: Terbit): string =>
  row.dibatalkanPada
    ? 'Verifikasi pembayarannya ditarik kembali: kwitansi ini tidak berlaku lagi sebagai tanda terima uang.'
    : 'Kwitansi dengan nomor ini diterbitkan untuk pembayaran yang sudah diverifikasi. Halaman ini membuktikan nomor dan jumlah di bawah, bukan kertas di tangan Anda: cocokkan keduanya.';

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
    .select({ row: kwitansi, noInvoice: invoice.noInvoice, lab: laboratorium.namaLaboratorium })
    .from(kwitansi)
    .innerJoin(buktiPembayaran, eq(buktiPembayaran.id, kwitansi.buktiId))
    .innerJoin(invoice, eq(invoice.id, buktiPembayaran.invoiceId))
    .innerJoin(pendaftaran, eq(pendaftaran.id, invoice.pendaftaranId))
    .innerJoin(laboratorium, eq(laboratorium.id, laboratoriumUang))
    .where(eq(kwitansi.kode, kode));
  return found ?? null;
}
