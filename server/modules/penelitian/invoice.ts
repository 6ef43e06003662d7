import { eq, inArray } from 'drizzle-orm';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import type { pembayaranPenelitianApi } from '#domain/pembayaran/penelitian.ts';
import type { BarisInvoice } from '#domain/pembayaran/schema.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { pembiayaanDari, periksaPembiayaan } from '#domain/penelitian/rules.ts';
import { perluInvoice } from '#domain/penelitian/uang.ts';
import type { Context } from '#server/core/implement.ts';
import { trace } from '#server/core/trace.ts';
import { tagihan, type invoice } from '#server/db/tables/pembayaran.ts';
import {
  diubah,
  gugurkanInvoice,
  kunciInvoice,
  nilaiInvoice,
  terbitkanInvoice,
  type Diubah,
} from '#server/modules/pembayaran/perubahan.ts';
import { jenisPenelitian } from './jenis.ts';
import { kunciPenelitian, nilai, sentuh, tetap, type LockedPenelitian } from './perubahan.ts';
import { bacaPenelitian } from './repository.ts';
import { bacaTagihan } from './uang.ts';

type Tagihan = typeof tagihan.$inferSelect;

const { lunas, belumLunas } = invoiceWorkflow.states;

/**
 * The invoice of chosen bills (GAP-11), with who pays them (PAY-09). What credit there is comes off, computed under the lock
 * of the research; one that it covers whole is paid as it is made (GAP-128).
 */
export async function buatInvoice(context: Context, body: ParsedBody<typeof pembayaranPenelitianApi.buat>) {
  const { db, actor } = context;
  const record = await kunciPenelitian(db, body.uuidPenelitian, actor);
  await nilai(context, 'buatInvoice', record);
  const salah = periksaPembiayaan(body, { internal: record.row.golonganTarif === 'internal' });
  if (salah.length > 0) throw refusal.invalid(salah);
  const dipilih = pilihTagihan(record, body.uuidTagihan);
  if (!dipilih.every((satu) => perluInvoice({ total: satu.total, ditagih: satu.invoiceId !== null })))
    throw refusal.state(
      'Ada tagihan yang sudah dibuatkan invoice. Pilih lagi dari tagihan yang belum dibuatkan invoice.', // PAY-08
      await bacaPenelitian(db, record.uuid, actor),
    );
  const besar = dipilih.reduce((sum, { total }) => sum + total, 0);
  const potongan = Math.min(record.kredit, besar);
  const id = await terbitkanInvoice(context, record.kepala, {
    jenis: 'penggunaan',
    totalRincian: besar,
    sudahDibayar: potongan,
    totalTagihan: besar - potongan,
    rincian: dipilih.flatMap(({ rincian }) => rincian),
    pembiayaan: pembiayaanDari(body),
    kdStatus: besar === potongan ? lunas.code : belumLunas.code,
  });
  await db
    .update(tagihan)
    .set({ invoiceId: id })
    .where(
      inArray(
        tagihan.id,
        dipilih.map((satu) => satu.id),
      ),
    );
  await sentuh(context, record.kepala);
  return tetap(context, record);
}

/** The chosen bills, oldest first; one that is no bill of this research is refused by its place. */
function pilihTagihan({ tagihan: semua }: LockedPenelitian, dipilih: readonly string[]): Tagihan[] {
  const asing = dipilih.findIndex((uuid) => !semua.some(({ id }) => id === uuid));
  if (asing >= 0)
    throw refusal.invalid([
      {
        field: `uuid_tagihan[${asing}]`,
        message: 'Tagihan ini bukan tagihan penelitian ini. Muat ulang halaman pembayaran.',
      },
    ]);
  return semua.filter(({ id }) => dipilih.includes(id));
}

/** Owner or payment officer take back an invoice nobody has paid (GAP-127). */
export async function batalkanInvoicePenelitian(
  context: Context,
  body: ParsedBody<typeof pembayaranPenelitianApi.batalkan>,
): Promise<Diubah> {
  const locked = await kunciInvoice(context, body.uuid, jenisPenelitian);
  await nilaiInvoice(context, 'batalkan', locked, jenisPenelitian);
  const rev = await urungkanInvoice(context, locked.kepala, locked.row);
  await sentuh(context, locked.kepala);
  return diubah(locked, rev);
}

/**
 * Cancels an invoice that is not paid and frees its bills, to be invoiced anew or recomputed (GAP-127). What its bills were
 * corrected down by while a proof of it was looked at never becomes credit, for nothing of it was paid: it goes into them.
 */
export async function urungkanInvoice(
  context: Context,
  kepala: LockedPenelitian['kepala'],
  row: typeof invoice.$inferSelect,
): Promise<number> {
  const { db } = context;
  const rev = await gugurkanInvoice(context, kepala, row);
  await db.update(tagihan).set({ invoiceId: null }).where(eq(tagihan.invoiceId, row.id));
  const semua = Map.groupBy(await bacaTagihan(db, [kepala.id]), ({ penambahanId }) => penambahanId);
  for (const milik of semua.values())
    if (milik.some(({ asalInvoiceId }) => asalInvoiceId === row.id)) await satukan(context, milik, row.id);
  return rev;
}

/** Makes one bill of what is open of an addition: its bills on no invoice, and what this invoice was corrected down by. */
async function satukan(context: Context, milik: readonly Tagihan[], invoiceId: string): Promise<void> {
  const { db } = context;
  const terbuka = milik.filter(
    (satu) => satu.asalInvoiceId === invoiceId || (satu.total > 0 && satu.invoiceId === null),
  );
  const total = terbuka.reduce((sum, satu) => sum + satu.total, 0);
  const sisa = total === 0 ? undefined : terbuka.find((satu) => satu.total > 0 === total > 0);
  if (sisa) {
    const rincian = satukanBaris(terbuka.flatMap((satu) => satu.rincian));
    // Less than nothing only where more of the addition stands on an invoice that is paid or will be.
    const lain = milik.findLast((satu) => satu.invoiceId !== null);
    const asalInvoiceId = total < 0 ? lain!.invoiceId : sisa.asalInvoiceId;
    await db.update(tagihan).set({ total, rincian, asalInvoiceId }).where(eq(tagihan.id, sisa.id));
  }
  const hilang = terbuka.filter((satu) => satu !== sisa);
  await db.delete(tagihan).where(
    inArray(
      tagihan.id,
      hilang.map(({ id }) => id),
    ),
  );
  for (const satu of terbuka)
    trace(context, {
      jenis: 'tagihan',
      record: satu.id,
      pendaftaranId: satu.pendaftaranId,
      rev: null,
      perubahan: { total: [satu.total, satu === sisa ? total : null] },
    });
}

/** Lines of the same thing as one; what a correction took away whole is no line any more. */
function satukanBaris(semua: readonly BarisInvoice[]): BarisInvoice[] {
  const baris = Map.groupBy(semua, ({ uuid }) => uuid);
  return [...baris.values()]
    .map((sama) => ({
      ...sama[0]!,
      jlhPenggunaan: sama.reduce((sum, satu) => sum + satu.jlhPenggunaan, 0),
      hargaTotal: sama.reduce((sum, satu) => sum + satu.hargaTotal, 0),
    }))
    .filter(({ hargaTotal }) => hargaTotal !== 0);
}
