import type { Kepada } from '#domain/pembayaran/schema.ts';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { addDays, labDay } from '#domain/core/clock.ts';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import type { pembayaranApi } from '#domain/pengujian/pembayaran.ts';
import { setelahHariIni } from '#domain/pembayaran/rules.ts';
import { invoiceWorkflow, type InvoiceAksi } from '#domain/pembayaran/workflow.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import { change } from '#server/core/change.ts';
import type { Db } from '#server/core/database.ts';
import { answerOf, type Context } from '#server/core/implement.ts';
import { nextNumber } from '#server/core/number.ts';
import { differences, trace } from '#server/core/trace.ts';
import { followed, following, judge } from '#server/core/transition.ts';
import { buktiPembayaran, invoice, pengembalian } from '#server/db/tables/pembayaran.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import type { pengguna } from '#server/db/tables/pengguna.ts';
import type { Jenis } from '#server/modules/pendaftaran/jenis.ts';
import { lockKepala, type Kepala } from '#server/modules/pendaftaran/perubahan.ts';
import { terbitkanKwitansi } from './kwitansi.ts';
import { bukuDari, type Buku } from './repository.ts';

type Invoice = typeof invoice.$inferSelect;
/** Whose an invoice is, as far as its rules ask. */
type PemilikInvoice = Pick<Kepala, 'pendaftarId' | 'jenis' | 'laboratoriumId'>;

/** The money of a submission whose head is locked. */
export async function bacaBuku(db: Db, pendaftaranId: string): Promise<Buku> {
  const invoices = await db
    .select()
    .from(invoice)
    .where(eq(invoice.pendaftaranId, pendaftaranId))
    .orderBy(asc(invoice.id));
  const returns = await db.select().from(pengembalian).where(eq(pengembalian.pendaftaranId, pendaftaranId));
  return bukuDari(invoices, returns);
}

/** The letters of a kind in its invoice numbers (GAP-53). */
const hurufInvoice = { pengujian: 'PG', penelitian: 'PN' } as const;

/** Makes an invoice of a bill, with the lines as they are now and the next number of its kind and year (GAP-53). Gives its id. */
export async function terbitkanInvoice(
  context: Context,
  kepala: Pick<Kepala, 'id' | 'jenis'>,
  isi: Pick<Invoice, 'jenis' | 'sudahDibayar' | 'totalTagihan' | 'totalRincian' | 'rincian'> &
    Partial<Pick<Invoice, 'pembiayaan' | 'kdStatus' | 'laboratoriumLain'>>,
): Promise<string> {
  const { db, received, server } = context;
  const hari = labDay(received);
  const tahun = hari.slice(0, 4);
  const tenggang = server.config.INVOICE_DUE_DAYS;
  const jatuhTempo = tenggang > 0 && isi.totalTagihan > 0 ? addDays(hari, tenggang) : null;
  const huruf = hurufInvoice[kepala.jenis];
  const nomor = await nextNumber(db, `invoice:${huruf}:${tahun}`);
  const noInvoice = `INV/${huruf}/${tahun}/${String(nomor).padStart(5, '0')}`;
  const id = uuidv7();
  await db.insert(invoice).values({
    ...isi,
    id,
    pendaftaranId: kepala.id,
    noInvoice,
    jatuhTempo,
    createdAt: received,
    updatedAt: received,
  });
  trace(context, {
    jenis: 'invoice',
    record: id,
    pendaftaranId: kepala.id,
    rev: 1,
    perubahan: { noInvoice: [null, noInvoice], totalTagihan: [null, isi.totalTagihan] },
  });
  return id;
}

/** Whether an invoice would name somebody else. What was not said before is no other address: it joins the invoices that are out. */
const lainTujuan = (lama: Kepada, baru: Partial<Kepada>): boolean =>
  Object.entries(lama).some(([bidang, dulu]) => {
    const kini = baru[bidang as keyof Kepada];
    const baruDikatakan = dulu === null && (bidang === 'alamat' || bidang === 'npwp');
    return kini !== undefined && kini !== dulu && !baruDikatakan;
  });

/**
 * Keeps on a person's invoices who they were made out to, before that person is called otherwise (GAP-160) or has another
 * address (GAP-171).
 */
export async function simpanKepada(
  { db }: Pick<Context, 'db'>,
  { id, ...orang }: typeof pengguna.$inferSelect,
  baru: Partial<Kepada>,
): Promise<void> {
  const { nama, noInduk, kdStatus, namaInstitusi, namaPerguruanTinggi, namaFakultas, alamat, npwp } = orang;
  const kepada = {
    nama,
    noInduk,
    kdStatus,
    namaInstitusi,
    namaPerguruanTinggi,
    namaFakultas,
    alamat,
    npwp,
  };
  if (!lainTujuan(kepada, baru)) return;
  const miliknya = db.select({ id: pendaftaran.id }).from(pendaftaran).where(eq(pendaftaran.pendaftarId, id));
  await db
    .update(invoice)
    .set({ kepada })
    .where(and(inArray(invoice.pendaftaranId, miliknya), isNull(invoice.kepada)));
}

/** Cancels the open invoice of a withdrawn or corrected submission; its number is not given out again (GAP-126, GAP-127). */
export async function batalkanInvoice(
  context: Context,
  kepala: PemilikInvoice,
  invoices: readonly Invoice[],
): Promise<void> {
  const open = invoices.find(({ kdStatus }) => kdStatus === invoiceWorkflow.states.belumLunas.code);
  if (!open) return;
  const kode = followed(context, invoiceWorkflow, 'gugurkan', keadaanInvoice(open, kepala));
  await ubahInvoice(context, open, kode, { kolom: { dibatalkan: true } });
}

/** An invoice as the rules of W4 look at it. */
const keadaanInvoice = (row: Invoice, { pendaftarId, jenis, laboratoriumId }: PemilikInvoice) => ({
  uuid: row.id,
  rev: row.rev,
  kdStatusPembayaran: row.kdStatus,
  dibatalkan: row.dibatalkan,
  pendaftarUuid: pendaftarId,
  jenis,
  idLaboratorium: row.laboratoriumLain ?? laboratoriumId,
});

/** Writes one change of an invoice, with columns that change with its code; gives its new revision. */
export const ubahInvoice = (
  context: Context,
  row: Invoice,
  kdStatus: number,
  {
    kolom = {},
    perubahan = {},
  }: {
    kolom?: Partial<Pick<Invoice, 'dibatalkan' | 'jenisNomorBayar' | 'nomorBayar'>>;
    perubahan?: Record<string, [unknown, unknown]>;
  } = {},
) =>
  change(context, { table: invoice, jenis: 'invoice', pendaftaranId: row.pendaftaranId }, row, {
    kdStatus,
    kolom: { ...kolom, diubahOleh: context.actor.uuid },
    perubahan,
  });

export type LockedInvoice = { row: Invoice; kepala: Kepala };

/** Locks the submission, then reads its invoice (GAP-129). Refuses with 404 as for the submission itself. */
export async function lockInvoice(
  { db, actor }: Context,
  uuid: string,
  jenis: Jenis,
): Promise<LockedInvoice> {
  const [named] = await db.select().from(invoice).where(eq(invoice.id, uuid));
  if (!named) throw refusal.notFound('Invoice tidak ditemukan.');
  const kepala = await lockKepala(db, named.pendaftaranId, actor, jenis.nama);
  const [row] = await db.select().from(invoice).where(eq(invoice.id, uuid));
  return { row: row!, kepala };
}

/** The code an act on an invoice leads to. */
export const judgeInvoice = (
  context: Context,
  aksi: InvoiceAksi,
  { row, kepala }: LockedInvoice,
  jenis: Jenis,
): Promise<number> =>
  judge(context, invoiceWorkflow, aksi, keadaanInvoice(row, kepala), () =>
    jenis.baca(context.db, kepala.id, context.actor),
  );

const harusSama = (noInvoice: string | undefined, { row }: LockedInvoice): void => {
  if (noInvoice !== undefined && noInvoice !== row.noInvoice)
    throw refusal.invalid([
      { field: 'no_invoice', message: 'Nomor invoice tidak sesuai. Muat ulang halaman pembayaran.' },
    ]);
};

/** The registrant's proof (W4 1 or 4 to 2). The submission's own code waits for the verification. */
export async function bayarInvoice<R>(
  context: Context,
  body: ParsedBody<typeof pembayaranApi.bayar>,
  jenis: Jenis<R>,
) {
  const locked = await lockInvoice(context, body.uuid, jenis);
  const kode = await judgeInvoice(context, 'kirimBukti', locked, jenis);
  harusSama(body.noInvoice, locked);
  // By the day the proof was written, not the day it arrived (offline.md section 5).
  if (body.tglBayar > labDay(context.captured))
    throw refusal.invalid([{ field: 'tgl_bayar', message: setelahHariIni }]);
  const { tglBayar, noRekening, namaBank, namaPemilikRekening, keterangan, fileBuktiPembayaran } = body;
  await context.db.insert(buktiPembayaran).values({
    id: context.operasiId,
    invoiceId: locked.row.id,
    tglBayar,
    noRekening,
    namaBank,
    namaPemilikRekening,
    keterangan,
    sha256: fileBuktiPembayaran.sha256,
    namaFile: fileBuktiPembayaran.name,
    dibuatPada: context.captured,
    createdAt: context.received,
  });
  const rev = await ubahInvoice(context, locked.row, kode);
  await jenis.sentuh(context, locked.kepala);
  return answerOf(context, jenis.baca, { record: locked.row.id, rev, shown: locked.kepala.id });
}

/** The word on a proof; what was paid moves the submission on, or comes back when its invoice was cancelled (GAP-126). */
export async function verifikasiInvoice<R>(
  context: Context,
  body: ParsedBody<typeof pembayaranApi.verifikasi>,
  jenis: Jenis<R>,
) {
  const locked = await lockInvoice(context, body.uuid, jenis);
  const lunas = body.flagVerifikasi === 1;
  const kode = await judgeInvoice(context, lunas ? 'terima' : 'tolakBukti', locked, jenis);
  harusSama(body.noInvoice, locked);
  const berlaku = lunas && !locked.row.dibatalkan;
  const janji = berlaku ? await jenis.janji(context, locked.kepala, locked.row.jenis) : null;
  const perubahan = await putuskanBukti(context, locked.row, {
    diterima: lunas,
    catatan: body.catatan,
    janji,
  });
  const rev = await ubahInvoice(context, locked.row, kode, { perubahan });
  const { row, kepala } = locked;
  if (berlaku)
    await jenis.saatLunas(following(context), kepala, { jenis: row.jenis, catatan: body.catatan, janji });
  else {
    if (lunas)
      await catatPengembalian(context, {
        pendaftaranId: kepala.id,
        invoiceId: row.id,
        sebab: 'invoiceBatal',
        nominal: row.totalTagihan,
      });
    await jenis.sentuh(context, kepala);
  }
  return answerOf(context, jenis.baca, { record: locked.row.id, rev, shown: locked.kepala.id });
}

/** The number a payer may pay by instead of the account (PAY-29); an empty one takes it away. */
export async function nomoriInvoice<R>(
  context: Context,
  body: ParsedBody<typeof pembayaranApi.nomorBayar>,
  jenis: Jenis<R>,
) {
  const locked = await lockInvoice(context, body.uuid, jenis);
  const kode = await judgeInvoice(context, 'nomorBayar', locked, jenis);
  const { row, kepala } = locked;
  const kolom = {
    jenisNomorBayar: body.nomorBayar === null ? null : body.jenisNomorBayar,
    nomorBayar: body.nomorBayar,
  };
  const perubahan = differences(row, kolom);
  const jawab = (rev: number) => answerOf(context, jenis.baca, { record: row.id, rev, shown: kepala.id });
  // The same again changes nothing, and leaves no trail.
  if (Object.keys(perubahan).length === 0) return jawab(row.rev);
  const rev = await ubahInvoice(context, row, kode, { kolom, perubahan });
  await jenis.sentuh(context, kepala);
  return jawab(rev);
}

/** Writes the word on the open proof, with a receipt where it counts as paid (GAP-172). Gives what the trail says of that. */
async function putuskanBukti(
  context: Context,
  row: Invoice,
  { diterima, catatan, janji }: { diterima: boolean; catatan: string | null; janji: string | null },
): Promise<Record<string, [unknown, unknown]>> {
  const { db, actor } = context;
  const bukti = await db.select().from(buktiPembayaran).where(eq(buktiPembayaran.invoiceId, row.id));
  const terbuka = bukti.find((satu) => satu.diterima === null);
  // An invoice stands at 2 only by a proof that nobody has judged yet.
  if (!terbuka) throw new Error(`invoice ${row.id} is being verified without a proof`);
  await db
    .update(buktiPembayaran)
    .set({ diterima, catatan, diputusOleh: actor.uuid })
    .where(eq(buktiPembayaran.id, terbuka.id));
  if (!diterima) return {};
  const isi = { buktiId: terbuka.id, nominal: row.totalTagihan, janji };
  return { noKwitansi: [null, await terbitkanKwitansi(context, isi)] };
}

/** Writes down money that goes back, still to be given (W4, returns). */
export async function catatPengembalian(
  context: Context,
  isi: { pendaftaranId: string; invoiceId: string; sebab: Pengembalian['sebab']; nominal: number },
): Promise<void> {
  const id = uuidv7();
  await context.db
    .insert(pengembalian)
    .values({ id, ...isi, createdAt: context.received, updatedAt: context.received });
  trace(context, {
    jenis: 'pengembalian',
    record: id,
    pendaftaranId: isi.pendaftaranId,
    rev: 1,
    perubahan: { nominal: [null, isi.nominal] },
  });
}
