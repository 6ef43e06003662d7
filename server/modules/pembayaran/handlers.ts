import { and, eq } from 'drizzle-orm';
import { jakartaDay } from '#domain/core/clock.ts';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import { cetakDari, kepalaPembayaran } from '#domain/pembayaran/cetak.ts';
import { pembayaranApi } from '#domain/pembayaran/endpoints.ts';
import { setelahHariIni } from '#domain/pembayaran/rules.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import type { Pengujian, PengujianRingkas } from '#domain/pengujian/schema.ts';
import type { Context, Handlers } from '#server/core/implement.ts';
import { implement } from '#server/core/implement.ts';
import { halamanDari, harusPetugas } from '#server/core/list.ts';
import { trace } from '#server/core/trace.ts';
import { judge } from '#server/core/transition.ts';
import { buktiPembayaran, invoice } from '#server/db/tables/pembayaran.ts';
import { catatPengembalian } from '#server/modules/pengembalian/perubahan.ts';
import {
  gerakkan,
  kunciPengujian,
  nilai,
  sentuh,
  type LockedPengujian,
} from '#server/modules/pengujian/perubahan.ts';
import {
  bacaBilaBoleh,
  bacaPengujian,
  countPengujian,
  findDaftarPengujian,
  saring,
  terlihat,
} from '#server/modules/pengujian/repository.ts';
import { berstatusPembayaran, countInvoice, findDaftarInvoice, saringInvoice } from './repository.ts';

/** A submission's money under the names a payment screen uses (DATA-48). */
const keBayar = (record: PengujianRingkas) => ({
  ...record.pembayaran,
  uuid: record.uuid,
  ...kepalaPembayaran(record),
  statusSubmission: record.statusSubmission,
  idJenisPembiayaan: null,
  nikDosenPembiayaan: null,
  namaPembiayaan: null,
  pengembalian: record.pengembalian,
});

type LockedInvoice = { row: typeof invoice.$inferSelect; induk: LockedPengujian };

/** Locks the submission, then its invoice (GAP-129). Refuses with 404 as for the submission itself. */
async function kunciInvoice({ db, actor }: Context, uuid: string): Promise<LockedInvoice> {
  const [named] = await db.select().from(invoice).where(eq(invoice.id, uuid));
  if (!named) throw refusal.notFound('Invoice tidak ditemukan.');
  const induk = await kunciPengujian(db, named.pengujianId, actor);
  return { row: induk.invoice.find(({ id }) => id === uuid)!, induk };
}

/** The code an act on an invoice leads to. */
async function nilaiInvoice(
  context: Context,
  aksi: keyof typeof invoiceWorkflow.actions,
  { row, induk }: LockedInvoice,
): Promise<number> {
  const record = {
    uuid: row.id,
    rev: row.rev,
    kdStatusPembayaran: row.kdStatus,
    dibatalkan: row.dibatalkan,
    pendaftarUuid: induk.pendaftarUuid,
  };
  const current = () => bacaPengujian(context.db, induk.uuid, context.actor);
  return invoiceWorkflow.states[await judge(context, invoiceWorkflow, aksi, record, current)].code;
}

async function ubahInvoice(context: Context, { row }: LockedInvoice, kdStatus: number): Promise<string> {
  const rev = row.rev + 1;
  await context.db
    .update(invoice)
    .set({ kdStatus, rev, diubahOleh: context.actor.uuid, updatedAt: context.received })
    .where(eq(invoice.id, row.id));
  trace(context, {
    jenis: 'invoice',
    record: row.id,
    rev,
    perubahan: { kdStatus: [row.kdStatus, kdStatus] },
  });
  return String(rev);
}

const harusSama = (noInvoice: string | undefined, { row }: LockedInvoice): void => {
  if (noInvoice !== undefined && noInvoice !== row.noInvoice)
    throw refusal.invalid([
      { field: 'no_invoice', message: 'Nomor invoice tidak sesuai. Muat ulang halaman pembayaran.' },
    ]);
};

/** The registrant's proof (W4 1 or 4 to 2). The submission's own code waits for the verification. */
async function bayar(context: Context, body: ParsedBody<typeof pembayaranApi.bayar>) {
  const locked = await kunciInvoice(context, body.uuid);
  const kode = await nilaiInvoice(context, 'kirimBukti', locked);
  harusSama(body.noInvoice, locked);
  // By the day the proof was written, not the day it arrived (offline.md section 5).
  if (body.tglBayar > jakartaDay(context.captured))
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
  const rev = await ubahInvoice(context, locked, kode);
  await sentuh(context, locked.induk);
  return hasil(context, locked, rev);
}

/** Admin's word on a proof; what was paid moves the submission on, or comes back when its invoice was cancelled (GAP-126). */
async function verifikasi(context: Context, body: ParsedBody<typeof pembayaranApi.verifikasi>) {
  const locked = await kunciInvoice(context, body.uuid);
  const lunas = body.flagVerifikasi === 1;
  const kode = await nilaiInvoice(context, lunas ? 'terima' : 'tolakBukti', locked);
  harusSama(body.noInvoice, locked);
  await putuskanBukti(context, locked, lunas, body.catatan);
  const rev = await ubahInvoice(context, locked, kode);
  const { row, induk } = locked;
  if (lunas && !row.dibatalkan) {
    // The revision that was seen is the invoice's; the submission follows from it.
    const lanjut = await nilai(
      { ...context, baseRev: null },
      row.jenis === 'dp' ? 'verifikasiDp' : 'verifikasiPelunasan',
      induk,
    );
    await gerakkan(context, induk, [{ kode: lanjut, catatan: body.catatan }]);
  } else {
    if (lunas)
      await catatPengembalian(context, {
        pengujianId: induk.uuid,
        invoiceId: row.id,
        sebab: 'invoiceBatal',
        nominal: row.totalTagihan,
      });
    await sentuh(context, induk);
  }
  return hasil(context, locked, rev);
}

async function putuskanBukti(
  context: Context,
  { row }: LockedInvoice,
  diterima: boolean,
  catatan: string | null,
): Promise<void> {
  const bukti = await context.db.select().from(buktiPembayaran).where(eq(buktiPembayaran.invoiceId, row.id));
  const terbuka = bukti.find((satu) => satu.diterima === null);
  // An invoice stands at 2 only by a proof that nobody has judged yet.
  if (!terbuka) throw new Error(`invoice ${row.id} is being verified without a proof`);
  await context.db
    .update(buktiPembayaran)
    .set({ diterima, catatan, diputusOleh: context.actor.uuid })
    .where(eq(buktiPembayaran.id, terbuka.id));
}

const hasil = (context: Context, { row, induk }: LockedInvoice, rev: string) => ({
  record: row.id,
  rev,
  data: () => bacaPengujian(context.server.db, induk.uuid, context.actor),
});

/** Invoices of everybody are Admin's to see; the officer's of the laboratories come with their own screens. */
async function daftarPetugas({ db, actor, query }: Parameters<Handlers<typeof pembayaranApi>['list']>[0]) {
  if (actor.role !== 'Admin') throw refusal.forbidden('Daftar invoice pengujian hanya untuk Admin.');
  const { page, perPage, ...potongan } = halamanDari(query);
  const { idLaboratorium, idStatusPembayaran: kode, search } = query;
  const where = saringInvoice({ idLaboratorium, kode, search });
  const data = await findDaftarInvoice(db, where, potongan);
  return { data, meta: { total: await countInvoice(db, where), page, perPage } };
}

const handlers: Handlers<typeof pembayaranApi> = {
  list: async (context) => {
    const { db, actor, query } = context;
    harusPetugas(query.flagOfficer, actor);
    if (query.uuid) return { data: keBayar(await bacaPengujian(db, query.uuid, actor)) };
    if (query.flagOfficer) return daftarPetugas(context);
    const { idLaboratorium, search, idStatusPembayaran: kode } = query;
    const { page, perPage, ...potongan } = halamanDari(query);
    const where = and(
      terlihat.sendiri(actor),
      saring({ idLaboratorium, search }),
      kode === undefined ? undefined : berstatusPembayaran(kode),
    );
    const data = (await findDaftarPengujian(db, where, potongan)).map(keBayar);
    return { data, meta: { total: await countPengujian(db, where), page, perPage } };
  },

  tagihan: async ({ db, actor, query }) => ({
    data: (await bacaPengujian(db, query.uuid, actor)).pembayaran.tagihan,
  }),

  invoice: async ({ db, actor, query }) => {
    harusPetugas(query.flagOfficer, actor);
    const { pembayaran } = await bacaPengujian(db, query.uuidPengujian, actor);
    const cari = query.search?.toLowerCase() ?? '';
    return {
      data: pembayaran.invoice.filter(
        ({ noInvoice }) =>
          noInvoice.toLowerCase().includes(cari) &&
          (query.noInvoice === undefined || noInvoice === query.noInvoice),
      ),
    };
  },

  cetak: async ({ db, actor, query }) => {
    const record = await bacaPengujian(db, query.uuid, actor);
    const semua = record.pembayaran.invoice;
    const found = query.noInvoice
      ? semua.find(({ noInvoice }) => noInvoice === query.noInvoice)
      : (semua.findLast(({ flagDibatalkan }) => flagDibatalkan === 0) ?? semua.at(-1));
    if (!found) throw refusal.notFound('Invoice tidak ditemukan.');
    return { data: cetakDari(found, kepalaPembayaran(record), record.pengembalian) };
  },

  bayar: (context) => bayar(context, context.body),
  verifikasi: (context) => verifikasi(context, context.body),
};

/** The submission an invoice is about, which every write here answers; null when this person may not see it any more. */
async function bacaLewatInvoice({ db, actor }: Context, uuid: string): Promise<Pengujian | null> {
  const [named] = await db.select().from(invoice).where(eq(invoice.id, uuid));
  return named ? bacaBilaBoleh(db, named.pengujianId, actor) : null;
}

export const pembayaran = implement(pembayaranApi, handlers, { readRecord: bacaLewatInvoice });
