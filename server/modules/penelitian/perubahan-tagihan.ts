import { eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { jumlahkan } from '#domain/core/takaran.ts';
import type { BarisInvoice } from '#domain/pembayaran/schema.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import type { Context } from '#server/core/implement.ts';
import { trace } from '#server/core/trace.ts';
import { tagihan } from '#server/db/tables/pembayaran.ts';
import { batalkanInvoice } from '#server/modules/pembayaran/perubahan.ts';
import type { LockedPenelitian } from './perubahan.ts';
import { bacaUang, type UangTerkunci } from './uang.ts';

/*
 * The bills of a research (GAP-11): what its approved additions cost. The bills of one addition always add up to its lines,
 * whatever was corrected and invoiced in between; one that stands on an invoice never changes (GAP-101).
 */

type Tagihan = typeof tagihan.$inferSelect;
/** The bills of a locked research and the invoices they may stand on. */
type Buku = { uuid: string } & Pick<UangTerkunci, 'tagihan' | 'invoice'>;

const jumlah = (lines: readonly BarisInvoice[]): number =>
  lines.reduce((sum, { hargaTotal }) => sum + hargaTotal, 0);

/** The bill of an addition that was just approved; none where it costs nothing (GAP-108). */
export const terbitkanTagihan = (
  context: Context,
  { uuid }: Pick<LockedPenelitian, 'uuid'>,
  penambahanId: string,
  rincian: readonly BarisInvoice[],
): Promise<void> => sesuaikan(context, { uuid, tagihan: [], invoice: [] }, penambahanId, rincian);

/**
 * An approved addition was corrected to these lines (GAP-101): a bill that is not invoiced is made anew; one whose invoice
 * nobody paid yet loses that invoice first (GAP-127); of one that is paid, or being verified, the difference becomes a bill
 * or credit of its own.
 */
export async function koreksiTagihan(
  context: Context,
  { uuid, kepala }: Pick<LockedPenelitian, 'uuid' | 'kepala'>,
  penambahanId: string,
  rincian: readonly BarisInvoice[],
): Promise<void> {
  const uang = await bacaUang(context.db, uuid);
  const ditagih = new Set(
    uang.tagihan.flatMap((satu) => (satu.penambahanId === penambahanId ? [satu.invoiceId] : [])),
  );
  const belumDibayar = uang.invoice.filter(
    ({ id, kdStatus }) => ditagih.has(id) && kdStatus === invoiceWorkflow.states.belumLunas.code,
  );
  for (const satu of belumDibayar) await batalkanInvoice(context, kepala, [satu]);
  const batal = belumDibayar.map(({ id }) => id);
  const buku = await bebaskan(context, { uuid, ...uang }, batal, penambahanId);
  await sesuaikan(context, buku, penambahanId, rincian);
}

/**
 * An invoice was cancelled: its bills can be invoiced again (GAP-127). What was taken off them in the meantime, and would
 * have become credit with its payment, is taken off the bills themselves.
 */
export async function bebaskanTagihan(context: Context, uuid: string, invoiceId: string): Promise<void> {
  await bebaskan(context, { uuid, ...(await bacaUang(context.db, uuid)) }, [invoiceId], null);
}

/** Frees the bills of these invoices and puts them right, but for those of the addition that is corrected anyway. */
async function bebaskan(
  context: Context,
  { uuid, tagihan: bills, invoice }: Buku,
  batal: readonly string[],
  kecuali: string | null,
): Promise<Buku> {
  if (batal.length === 0) return { uuid, tagihan: bills, invoice };
  await context.db
    .update(tagihan)
    .set({ invoiceId: null })
    .where(inArray(tagihan.invoiceId, [...batal]));
  const lepas = (id: string | null) => id !== null && batal.includes(id);
  const buku = {
    uuid,
    tagihan: bills.map((satu) => (lepas(satu.invoiceId) ? { ...satu, invoiceId: null } : satu)),
    invoice: invoice.filter(({ id }) => !lepas(id)),
  };
  const lain = new Set(
    bills.flatMap(({ penambahanId, asalInvoiceId }) =>
      lepas(asalInvoiceId) && penambahanId !== kecuali ? [penambahanId] : [],
    ),
  );
  for (const penambahanId of lain) {
    const milik = bills.filter((satu) => satu.penambahanId === penambahanId);
    const rincian = beda(
      milik.flatMap((satu) => satu.rincian),
      [],
    );
    await sesuaikan(context, buku, penambahanId, rincian);
  }
  return buku;
}

/** Makes the bills of an addition add up to these lines: those on invoices that stand stay, one besides says the difference. */
async function sesuaikan(
  context: Context,
  buku: Buku,
  penambahanId: string,
  rincian: readonly BarisInvoice[],
): Promise<void> {
  const berlaku = new Map(buku.invoice.flatMap((satu) => (satu.dibatalkan ? [] : [[satu.id, satu]])));
  const milik = buku.tagihan.filter((satu) => satu.penambahanId === penambahanId);
  const tetap = milik.filter(({ invoiceId, asalInvoiceId }) => berlaku.has(invoiceId ?? asalInvoiceId ?? ''));
  const lepas = milik.filter((satu) => !tetap.includes(satu));
  const lines =
    tetap.length === 0
      ? [...rincian]
      : beda(
          rincian,
          tetap.flatMap((satu) => satu.rincian),
        );
  const total = jumlah(lines);
  const dipakai = total > 0 ? lepas.find((satu) => satu.total > 0) : undefined;
  for (const satu of lepas.filter((lain) => lain !== dipakai)) await hapus(context, satu);
  const koreksi = tetap.length > 0;
  if (dipakai) await ubah(context, dipakai, { koreksi, total, rincian: lines });
  else if (total !== 0)
    await buat(context, {
      pendaftaranId: buku.uuid,
      penambahanId,
      koreksi,
      total,
      rincian: lines,
      asalInvoiceId: total < 0 ? invoiceAsal(tetap, berlaku) : null,
    });
}

/**
 * The invoice whose payment makes a correction to less credit (GAP-101). Of several that carry the addition one that is not
 * paid yet, so that nothing is given back before it has come in.
 */
function invoiceAsal(tetap: readonly Tagihan[], berlaku: ReadonlyMap<string, Buku['invoice'][number]>) {
  const semua = tetap.flatMap(({ invoiceId }) => (invoiceId ? [berlaku.get(invoiceId)!] : []));
  const belum = semua.findLast(({ kdStatus }) => kdStatus !== invoiceWorkflow.states.lunas.code);
  return (belum ?? semua.at(-1)!).id;
}

/** What lines say more than others, by thing and price; less is below nothing. */
function beda(baru: readonly BarisInvoice[], lama: readonly BarisInvoice[]): BarisInvoice[] {
  const hasil = new Map<string, BarisInvoice>();
  const hitung = (baris: BarisInvoice, arah: 1 | -1) => {
    const kunci = JSON.stringify([baris.jenisBarang, baris.kdBarang, baris.hargaSatuan]);
    const dulu = hasil.get(kunci) ?? { ...baris, jlhPenggunaan: 0, hargaTotal: 0 };
    hasil.set(kunci, {
      ...dulu,
      jlhPenggunaan: jumlahkan(dulu.jlhPenggunaan, arah * baris.jlhPenggunaan),
      hargaTotal: dulu.hargaTotal + arah * baris.hargaTotal,
    });
  };
  for (const baris of baru) hitung(baris, 1);
  for (const baris of lama) hitung(baris, -1);
  return [...hasil.values()].filter(({ hargaTotal }) => hargaTotal !== 0);
}

async function buat(
  context: Context,
  isi: Omit<typeof tagihan.$inferInsert, 'id' | 'createdAt'>,
): Promise<void> {
  const id = uuidv7();
  await context.db.insert(tagihan).values({ ...isi, id, createdAt: context.received });
  catat(context, { ...isi, id }, [null, isi.total]);
}

async function ubah(
  context: Context,
  lama: Tagihan,
  isi: Pick<Tagihan, 'koreksi' | 'total' | 'rincian'>,
): Promise<void> {
  await context.db.update(tagihan).set(isi).where(eq(tagihan.id, lama.id));
  catat(context, lama, [lama.total, isi.total]);
}

async function hapus(context: Context, lama: Tagihan): Promise<void> {
  await context.db.delete(tagihan).where(eq(tagihan.id, lama.id));
  catat(context, lama, [lama.total, null]);
}

const catat = (
  context: Context,
  { id, pendaftaranId }: Pick<Tagihan, 'id' | 'pendaftaranId'>,
  total: [number | null, number | null],
) => trace(context, { jenis: 'tagihan', record: id, pendaftaranId, rev: null, perubahan: { total } });
