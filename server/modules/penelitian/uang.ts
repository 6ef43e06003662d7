import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Actor } from '#domain/core/roles.ts';
import { invoiceUntuk } from '#domain/pembayaran/pembaca.ts';
import type { InvoicePenelitian, PembayaranPenelitian } from '#domain/pembayaran/schema.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { kreditDari, statusPembayaranPenelitian, sudahLunas } from '#domain/penelitian/uang.ts';
import type { Db } from '#server/core/database.ts';
import { pengembalian, tagihan } from '#server/db/tables/pembayaran.ts';
import { penambahan } from '#server/db/tables/penggunaan.ts';
import { bacaBuku } from '#server/modules/pembayaran/perubahan.ts';
import { invoicePenelitian } from '#server/modules/pembayaran/presenter.ts';
import { findKas, type Buku, type Kas } from '#server/modules/pembayaran/repository.ts';
import { findPengembalian } from '#server/modules/pengembalian/repository.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';

/** A bill, with the laboratory of its addition where that is not the research's (GAP-154). */
export type TagihanDibaca = typeof tagihan.$inferSelect & { laboratoriumLain: number | null };

/** Bills of some research, oldest first. */
const bacaTagihan = (db: Db, ids: readonly string[]): Promise<TagihanDibaca[]> =>
  db
    .select({ ...getTableColumns(tagihan), laboratoriumLain: penambahan.laboratoriumLain })
    .from(tagihan)
    .innerJoin(penambahan, eq(penambahan.id, tagihan.penambahanId))
    .where(inArray(tagihan.pendaftaranId, [...ids]))
    .orderBy(asc(tagihan.createdAt), asc(tagihan.id));

/** The bills of a research whose head is locked, the invoices they may stand on, and what they come to. */
export async function bacaUang(db: Db, uuid: string) {
  const bills = await bacaTagihan(db, [uuid]);
  const buku = await bacaBuku(db, uuid);
  return { tagihan: bills, invoice: buku.invoice, ...hitungUang(bills, buku) };
}
export type UangTerkunci = Awaited<ReturnType<typeof bacaUang>>;

/** A bill as far as money is counted. */
const ditagih = ({ total, invoiceId }: TagihanDibaca) => ({ total, ditagih: invoiceId !== null });

/** What a research has paid too much and was not given back yet (GAP-09), and whether nothing is left to pay (GAP-27). */
function hitungUang(
  bills: readonly TagihanDibaca[],
  { invoice, pengembalian: returns }: Buku,
): { kredit: number; lunas: boolean } {
  const berlaku = invoice.filter(({ dibatalkan }) => !dibatalkan);
  const lunas = new Set(
    berlaku.flatMap(({ id, kdStatus }) => (kdStatus === invoiceWorkflow.states.lunas.code ? [id] : [])),
  );
  return {
    kredit: kreditDari({
      koreksi: bills.flatMap(({ total, asalInvoiceId }) =>
        total < 0 ? [{ total, asalLunas: lunas.has(asalInvoiceId ?? '') }] : [],
      ),
      potongan: berlaku.map(({ sudahDibayar }) => sudahDibayar),
      deposit: returns.flatMap(({ sebab, nominal }) => (sebab === 'deposit' ? [nominal] : [])),
    }),
    lunas: sudahLunas(
      bills.map(ditagih),
      berlaku.map(({ kdStatus }) => kdStatus),
    ),
  };
}

type Kepala = { id: string; kdStatus: number; pendaftarId: string; laboratoriumId: number };
type Uang = { pembayaran: PembayaranPenelitian; pengembalian: Pengembalian[]; lunas: boolean };

/** The money of some research as this person may see it, by its head; every one of them is in the answer. */
export async function findUangPenelitian(
  db: Db,
  actor: Actor,
  heads: readonly Kepala[],
): Promise<Map<string, Uang>> {
  const ids = heads.map(({ id }) => id);
  const bills = Map.groupBy(await bacaTagihan(db, ids), ({ pendaftaranId }) => pendaftaranId);
  const kas = await findKas(db, ids, invoicePenelitian);
  const returns = Map.groupBy(
    await findPengembalian(db, actor, inArray(pengembalian.pendaftaranId, ids)),
    ({ uuidPendaftaran }) => uuidPendaftaran,
  );
  return new Map(
    heads.map((kepala) => {
      const uang = susunUang(kepala, bills.get(kepala.id) ?? [], kas.get(kepala.id)!);
      const invoice = invoiceUntuk(uang.pembayaran.invoice, actor, kepala.pendaftarId);
      const pembayaran = { ...uang.pembayaran, invoice };
      return [kepala.id, { ...uang, pembayaran, pengembalian: returns.get(kepala.id) ?? [] }];
    }),
  );
}

function susunUang(
  { kdStatus, laboratoriumId }: Kepala,
  bills: readonly TagihanDibaca[],
  { semua, berlaku, ...buku }: Kas<InvoicePenelitian>,
): Pick<Uang, 'pembayaran' | 'lunas'> {
  const { kredit, lunas } = hitungUang(bills, buku);
  const totalTagihan = bills.reduce((sum, { total }) => sum + total, 0);
  const pembayaran = {
    totalTagihan,
    totalTagihanTerbayar: buku.dibayar,
    totalTagihanBelumTerbayar: Math.max(0, totalTagihan - buku.dibayar),
    ...statusPembayaranPenelitian(
      kdStatus,
      bills.map(ditagih),
      berlaku.map(({ statusPayment }) => statusPayment.kdStatusPembayaran),
    ),
    tagihan: bills.map((satu) => ({
      uuid: satu.id,
      uuidPenambahan: satu.penambahanId,
      idLaboratorium: satu.laboratoriumLain ?? laboratoriumId,
      namaTagihan: satu.koreksi ? 'Koreksi penambahan' : 'Penambahan penggunaan',
      namaDetailTagihan: satu.rincian.map(({ namaBarang }) => namaBarang).join(', '),
      totalTagihan: satu.total,
      flagSudahInvoice: satu.invoiceId !== null || satu.total < 0 ? (1 as const) : (0 as const),
      createdAt: satu.createdAt.toISOString(),
      rincian: satu.rincian,
    })),
    invoice: semua,
    kredit,
  };
  return { pembayaran, lunas };
}
