import { and, asc, desc, eq, gte, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { addDays, labMoment } from '#domain/core/clock.ts';
import { refusal } from '#domain/core/errors.ts';
import type { Actor } from '#domain/core/roles.ts';
import type { InvoicePengujian } from '#domain/pengujian/pembayaran.ts';
import type { InvoiceDaftar } from '#domain/penelitian/pembayaran.ts';
import type { InvoicePokok, JenisInvoice } from '#domain/pembayaran/schema.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { kataPendaftaran, type JenisPendaftaran } from '#domain/pendaftaran/schema.ts';
import type { Db } from '#server/core/database.ts';
import type { Context } from '#server/core/implement.ts';
import { listPage, polaCari, type Halaman } from '#server/core/list.ts';
import { laboratorium } from '#server/db/tables/acuan.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { buktiPembayaran, invoice, pengembalian } from '#server/db/tables/pembayaran.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import type { Jenis } from '#server/modules/pendaftaran/jenis.ts';
import { pendaftarDari } from '#server/modules/pendaftaran/presenter.ts';
import { listKepala, idsCocok } from '#server/modules/pendaftaran/repository.ts';
import { findKwitansi } from './kwitansi.ts';
import { menungguVerifikasi } from './policy.ts';
import { invoiceMenurutJenis, toInvoice, type Bentuk } from './presenter.ts';

type InvoiceRow = typeof invoice.$inferSelect;
type PengembalianRow = typeof pengembalian.$inferSelect;

/** The money of one submission as it is stored: its invoices, oldest first, its returns, and what was paid less what went back of it. */
export type Buku = { invoice: InvoiceRow[]; pengembalian: PengembalianRow[]; dibayar: number };
/** A submission's money with all its invoices as they are shown, and those in force. */
export type Kas<I extends InvoicePokok> = Buku & { semua: I[]; berlaku: I[] };

/** Adds up what was paid of invoices in force and what went back of it (TESTADM-26). */
export function bukuDari(invoices: InvoiceRow[], returns: PengembalianRow[]): Buku {
  const masuk = invoices.filter(
    ({ kdStatus, dibatalkan }) => kdStatus === invoiceWorkflow.states.lunas.code && !dibatalkan,
  );
  const keluar = returns.filter(({ sebab }) => sebab !== 'invoiceBatal');
  const dibayar = jumlah(masuk.map((satu) => satu.totalTagihan)) - jumlah(keluar.map((satu) => satu.nominal));
  return { invoice: invoices, pengembalian: returns, dibayar };
}

const jumlah = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** The money of some submissions; every one of them is in the answer. */
export async function findKas<I extends InvoicePokok>(
  db: Db,
  ids: readonly string[],
  bentuk: Bentuk<I>,
): Promise<Map<string, Kas<I>>> {
  const invoices = await findInvoice(db, inArray(invoice.pendaftaranId, [...ids]), bentuk);
  const returned = Map.groupBy(
    await db
      .select()
      .from(pengembalian)
      .where(inArray(pengembalian.pendaftaranId, [...ids])),
    ({ pendaftaranId }) => pendaftaranId,
  );
  return new Map(
    ids.map((id) => {
      const found = invoices.get(id) ?? [];
      const semua = found.map((satu) => satu.invoice);
      const berlaku = semua.filter(({ flagDibatalkan }) => flagDibatalkan === 0);
      const buku = bukuDari(
        found.map(({ row }) => row),
        returned.get(id) ?? [],
      );
      return [id, { ...buku, semua, berlaku }];
    }),
  );
}

/** Invoices with their proofs, by submission, oldest first. */
async function findInvoice<I extends InvoicePokok>(
  db: Db,
  where: SQL | undefined,
  bentuk: Bentuk<I>,
): Promise<Map<string, { row: InvoiceRow; invoice: I }[]>> {
  const found = await db
    .select({
      row: invoice,
      olehNama: pengguna.nama,
      lab: { id: laboratorium.id, namaLaboratorium: laboratorium.namaLaboratorium },
    })
    .from(invoice)
    .leftJoin(laboratorium, eq(laboratorium.id, invoice.laboratoriumLain))
    .leftJoin(pengguna, eq(pengguna.id, invoice.diubahOleh))
    .where(where)
    .orderBy(asc(invoice.createdAt), asc(invoice.id));
  if (found.length === 0) return new Map();
  const sent = await db
    .select({ bukti: buktiPembayaran, file: berkas })
    .from(buktiPembayaran)
    .innerJoin(berkas, eq(berkas.sha256, buktiPembayaran.sha256))
    .where(
      inArray(
        buktiPembayaran.invoiceId,
        found.map(({ row }) => row.id),
      ),
    )
    .orderBy(asc(buktiPembayaran.createdAt), asc(buktiPembayaran.id));
  const receipts = await findKwitansi(
    db,
    sent.map(({ bukti }) => bukti.id),
  );
  const proofs = Map.groupBy(
    sent.map((one) => ({ ...one, kwitansi: receipts.get(one.bukti.id) })),
    ({ bukti }) => bukti.invoiceId,
  );
  return Map.groupBy(
    found.map(({ row, ...sebutan }) => ({
      row,
      invoice: bentuk(toInvoice(row, sebutan, proofs.get(row.id) ?? []), row),
    })),
    ({ row }) => row.pendaftaranId,
  );
}

type SaringInvoice = {
  /** Without one of every kind. */
  jenis: JenisPendaftaran | undefined;
  /** Another kind was asked for than there is to see: nothing fits. */
  lainJenis?: boolean;
  idLaboratorium?: number | undefined;
  /** Those of the officer, where not all are theirs to see (GAP-83). */
  laboratorium?: readonly number[] | undefined;
  kode?: number | undefined;
  /** 'YYYY-MM' at the laboratories: of invoices made in that month. */
  bulan?: string | undefined;
  /** Only what waits for this officer (GAP-151). */
  menunggu?: Actor | undefined;
  search?: string | undefined;
};

/** Which bills are of which kind of submission. */
const jenisInvoice: Record<JenisPendaftaran, JenisInvoice[]> = {
  pengujian: ['dp', 'pelunasan'],
  penelitian: ['penggunaan'],
};

/** What the officer's list asks for of the invoice itself; search looks in what a row shows (GAP-70), each by its own index. */
function saringInvoice({ jenis, lainJenis, kode, bulan, search }: SaringInvoice): SQL | undefined {
  const cari = polaCari(search);
  return and(
    lainJenis ? sql`false` : undefined,
    jenis && inArray(invoice.jenis, jenisInvoice[jenis]),
    kode === undefined ? undefined : eq(invoice.kdStatus, kode),
    bulan === undefined ? undefined : dalamBulan(bulan),
    cari
      ? sql`${invoice.id} in (select i.id from invoice i where i.no_invoice ilike ${cari}
          union select i.id from invoice i where i.pendaftaran_id in (${idsCocok(cari)}))`
      : undefined,
  );
}

/** From the first of a month, by the laboratories' clock, to the first of the next. */
const dalamBulan = (bulan: string): SQL | undefined => {
  const awal = `${bulan}-01`;
  const berikutnya = `${addDays(awal, 31).slice(0, 7)}-01`;
  return and(gte(invoice.createdAt, labMoment(awal)), lt(invoice.createdAt, labMoment(berikutnya)));
};

/** What money is of these laboratories: its invoice's, where that is not the submission's (GAP-154). */
export const diLaboratorium = (laboratorium: readonly number[]): SQL =>
  or(
    inArray(invoice.laboratoriumLain, [...laboratorium]),
    and(isNull(invoice.laboratoriumLain), inArray(pendaftaran.laboratoriumId, [...laboratorium])),
  )!;

/** Whose money it is. */
export const laboratoriumUang = sql<number>`coalesce(${invoice.laboratoriumLain}, ${pendaftaran.laboratoriumId})`;

/** What the officer's list asks for of the submission of an invoice. */
const saringKepala = ({ jenis, idLaboratorium, laboratorium, menunggu }: SaringInvoice): SQL | undefined =>
  and(
    idLaboratorium === undefined ? undefined : diLaboratorium([idLaboratorium]),
    laboratorium ? diLaboratorium(laboratorium) : undefined,
    menunggu && jenis ? menungguVerifikasi(menunggu, jenis) : undefined,
  );

/** The officer's list of invoices (PAY-16, PAY-19, PAY-20), newest first, each in the shape of its kind. */
export function listInvoice<J extends JenisPendaftaran>(
  db: Db,
  query: Halaman,
  saringan: SaringInvoice & { jenis: J | undefined },
) {
  const kepala = saringKepala(saringan);
  return listPage(db, query, {
    id: invoice.id,
    gabung: kepala && sql`join ${pendaftaran} on ${eq(pendaftaran.id, invoice.pendaftaranId)}`,
    where: and(saringInvoice(saringan), kepala),
    urut: [desc(invoice.createdAt), desc(invoice.id)],
    menurut: { dibuat: [invoice.createdAt, invoice.id] },
    sejak: invoice.updatedAt,
    baca: (dipilih) => findDaftarInvoice<J>(db, dipilih),
  });
}

/** What all invoices come to that an officer's list has, on whatever page; those that were cancelled ask for nothing. */
export async function jumlahInvoice(db: Db, saringan: SaringInvoice): Promise<number> {
  const [found] = await db
    .select({ total: sql<number>`coalesce(sum(${invoice.totalTagihan}), 0)`.mapWith(Number) })
    .from(invoice)
    .innerJoin(pendaftaran, eq(pendaftaran.id, invoice.pendaftaranId))
    .where(and(saringInvoice(saringan), saringKepala(saringan), eq(invoice.dibatalkan, false)));
  return found!.total;
}

/** What an invoice call names: its submission, or none where this is no invoice. */
const indukInvoice = async (db: Db, uuid: string): Promise<string | undefined> =>
  (await db.select({ id: invoice.pendaftaranId }).from(invoice).where(eq(invoice.id, uuid)))[0]?.id;

/** The submission of an invoice. Refuses with 404 and 403 as for the submission. */
export async function bacaLewatInvoice<R>(db: Db, uuid: string, actor: Actor, jenis: Jenis<R>): Promise<R> {
  const id = await indukInvoice(db, uuid);
  if (id === undefined) throw refusal.notFound('Invoice tidak ditemukan.');
  return jenis.baca(db, id, actor);
}

/** What a write on money answered, by the invoice or the submission it named; null when this person may not see it any more. */
export const bacaLagiUang =
  <R>(jenis: Jenis<R>) =>
  async ({ db, actor }: Context, uuid: string): Promise<R | null> =>
    jenis.bacaBilaBoleh(db, (await indukInvoice(db, uuid)) ?? uuid, actor);

/** The invoice that is printed: the one that is named, else the last one in force. Refuses with 404. */
export function pilihInvoice<I extends InvoicePokok>(semua: readonly I[], noInvoice: string | undefined): I {
  const found = noInvoice
    ? semua.find((satu) => satu.noInvoice === noInvoice)
    : (semua.findLast(({ flagDibatalkan }) => flagDibatalkan === 0) ?? semua.at(-1));
  if (!found) throw refusal.notFound('Invoice tidak ditemukan.');
  return found;
}

/**
 * A person's own submissions of one kind with what is to be paid for them. How a payment stands is known only once a
 * submission is read: a filter by it reads all of theirs, who have few.
 */
export async function listUangSendiri<R extends { uuid: string; kdStatusPembayaran: number }>(
  db: Db,
  query: Halaman & { idStatusPembayaran?: number | undefined },
  jenis: JenisPendaftaran,
  milik: SQL | undefined,
  baca: (where: SQL | undefined) => Promise<R[]>,
) {
  const kode = query.idStatusPembayaran;
  if (kode === undefined) return listKepala(db, query, [jenis], milik, baca);
  const ids = (await baca(milik)).flatMap((satu) => (satu.kdStatusPembayaran === kode ? [satu.uuid] : []));
  return listKepala(db, query, [jenis], inArray(pendaftaran.id, ids), baca);
}

/** A row of an officer's list, by the kind of submission its invoice is for. */
type Terdaftar = { pengujian: InvoicePengujian; penelitian: InvoiceDaftar };

/** Invoices as the officer's list shows them, all of kind J. */
async function findDaftarInvoice<J extends JenisPendaftaran>(db: Db, where: SQL): Promise<Terdaftar[J][]> {
  const found = await db
    .select({ id: invoice.id, pendaftaran, lab: laboratorium, pendaftar: pengguna })
    .from(invoice)
    .innerJoin(pendaftaran, eq(pendaftaran.id, invoice.pendaftaranId))
    .innerJoin(laboratorium, eq(laboratorium.id, laboratoriumUang))
    .innerJoin(pengguna, eq(pengguna.id, pendaftaran.pendaftarId))
    .where(where);
  const whole = await findInvoice(db, where, invoiceMenurutJenis);
  const byId = new Map([...whole.values()].flat().map((row) => [row.invoice.uuid, row.invoice]));
  return found.map(({ id, pendaftaran: kepala, lab, pendaftar: user }) => {
    const one = byId.get(id)!;
    return {
      ...one,
      nomor: kepala.nomor,
      judul: kepala.judul,
      jenisPenggunaan: kataPendaftaran[kepala.jenis].nama,
      idLaboratorium: lab.id,
      namaLaboratorium: lab.namaLaboratorium,
      user: pendaftarDari(user),
      statusPembayaran: one.statusPayment.statusPembayaran,
      ...(kepala.jenis === 'penelitian'
        ? { uuidPenelitian: kepala.id }
        : { uuidPengujian: kepala.id, namaSampel: kepala.judul }),
    } as Terdaftar[J];
  });
}

/** The submissions whose proof of payment this file is. */
export async function pendaftaranDenganBukti(db: Db, sha256: string): Promise<string[]> {
  const found = await db
    .select({ id: invoice.pendaftaranId })
    .from(buktiPembayaran)
    .innerJoin(invoice, eq(invoice.id, buktiPembayaran.invoiceId))
    .where(eq(buktiPembayaran.sha256, sha256));
  return found.map(({ id }) => id);
}
