import { and, eq } from 'drizzle-orm';
import { refusal } from '#domain/core/errors.ts';
import { cetakDari, kepalaPembayaran } from '#domain/pengujian/cetak-invoice.ts';
import { pembayaranApi } from '#domain/pengujian/pembayaran.ts';
import type { Pengujian, PengujianRingkas } from '#domain/pengujian/schema.ts';
import type { Context, Handlers } from '#server/core/implement.ts';
import { implement } from '#server/core/implement.ts';
import { harusPetugas } from '#server/core/list.ts';
import { invoice } from '#server/db/tables/pembayaran.ts';
import { bayarInvoice, verifikasiInvoice } from '#server/modules/pembayaran/perubahan.ts';
import {
  daftarInvoice,
  melihatBukti,
  pendaftaranDenganBukti,
} from '#server/modules/pembayaran/repository.ts';
import { daftarKepala } from '#server/modules/pendaftaran/repository.ts';
import { jenisPengujian } from './jenis.ts';
import { bacaBilaBoleh, bacaPengujian, findDaftarPengujian, saring, terlihat } from './repository.ts';
import { berstatusPembayaran } from './tagihan.ts';

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

/** Invoices of everybody are Admin's to see. */
async function daftarPetugas({ db, actor, query }: Parameters<Handlers<typeof pembayaranApi>['list']>[0]) {
  if (actor.role !== 'Admin') throw refusal.forbidden('Daftar invoice pengujian hanya untuk Admin.');
  const { idLaboratorium, idStatusPembayaran: kode, search } = query;
  const menunggu = query.menunggu ? actor : undefined;
  return daftarInvoice<'pengujian'>(db, query, {
    jenis: 'pengujian',
    idLaboratorium,
    kode,
    search,
    menunggu,
  });
}

/** The answer of an act on an invoice: its submission, read when it is kept. */
const hasil = (
  { server, actor }: Context,
  { pendaftaranId, ...invoiceBaru }: Awaited<ReturnType<typeof bayarInvoice>>,
) => ({ ...invoiceBaru, data: () => bacaPengujian(server.db, pendaftaranId, actor) });

const handlers: Handlers<typeof pembayaranApi> = {
  list: async (context) => {
    const { db, actor, query } = context;
    harusPetugas(query.flagOfficer, actor);
    if (query.uuid) return { data: keBayar(await bacaPengujian(db, query.uuid, actor)) };
    if (query.flagOfficer) return daftarPetugas(context);
    const { idLaboratorium, search, idStatusPembayaran: kode } = query;
    const where = and(
      terlihat.sendiri(actor),
      saring({ idLaboratorium, search }),
      kode === undefined ? undefined : berstatusPembayaran(kode),
    );
    return daftarKepala(db, query, ['pengujian'], where, async (dipilih) =>
      (await findDaftarPengujian(db, actor, dipilih)).map(keBayar),
    );
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

  bayar: async (context) => hasil(context, await bayarInvoice(context, context.body, jenisPengujian)),
  verifikasi: async (context) =>
    hasil(context, await verifikasiInvoice(context, context.body, jenisPengujian)),
};

/** The submission an invoice is about, which every write here answers; null when this person may not see it any more. */
async function bacaLewatInvoice({ db, actor }: Context, uuid: string): Promise<Pengujian | null> {
  const [named] = await db.select().from(invoice).where(eq(invoice.id, uuid));
  return named ? bacaBilaBoleh(db, named.pendaftaranId, actor) : null;
}

/** The calls of test-payment: money of submissions for testing. */
export const pembayaranPengujian = implement(pembayaranApi, handlers, {
  readRecord: bacaLewatInvoice,
  // Proofs of payment, of whatever kind of submission.
  filesOf: pendaftaranDenganBukti,
  readsFiles: melihatBukti,
});
