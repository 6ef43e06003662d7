import { and, eq, sql } from 'drizzle-orm';
import { refusal } from '#domain/core/errors.ts';
import {
  cetakPenelitianDari,
  invoiceDaftarDari,
  kepalaPembayaranPenelitian,
  uangPenelitianDari,
} from '#domain/penelitian/cetak-invoice.ts';
import { pembayaranPenelitianApi } from '#domain/penelitian/pembayaran.ts';
import { jenisOlehId, jenisPenggunaan } from '#domain/pendaftaran/schema.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { implement, type Context, type Handlers } from '#server/core/implement.ts';
import { harusPetugas } from '#server/core/list.ts';
import { invoice } from '#server/db/tables/pembayaran.ts';
import { bayarInvoice, verifikasiInvoice, type Diubah } from '#server/modules/pembayaran/perubahan.ts';
import { daftarInvoice } from '#server/modules/pembayaran/repository.ts';
import { daftarKepala, saringPendaftaran } from '#server/modules/pendaftaran/repository.ts';
import { batalkanInvoicePenelitian, buatInvoice } from './invoice.ts';
import { jenisPenelitian } from './jenis.ts';
import { bacaBilaBoleh, bacaPenelitian, findPenelitian, terlihat } from './repository.ts';
import { berstatusPembayaran } from './uang.ts';

type Args<K extends keyof typeof pembayaranPenelitianApi> = Parameters<
  Handlers<typeof pembayaranPenelitianApi>[K]
>[0];

/** Whether a list of both kinds was asked for the other one (CONF-16). */
const bukanPenelitian = ({ idJenisPenggunaan, idJenisPenelitian }: Args<'list'>['query']): boolean =>
  ![undefined, jenisPenggunaan.penelitian.id].includes(idJenisPenggunaan ?? idJenisPenelitian);

/** Invoices of the laboratories a payment officer has, in their history of both kinds; Admin reads those of all (PAY-18, PAY-19, GAP-111). */
async function daftarPetugas({ db, actor, query }: Args<'list'>) {
  if (actor.role !== 'Admin' && actor.role !== 'Petugas pembayaran')
    throw refusal.forbidden('Daftar invoice penelitian hanya untuk petugas pembayaran laboratorium.');
  const diminta = query.idJenisPenggunaan ?? query.idJenisPenelitian;
  const dikenal = jenisOlehId(diminta);
  const jenis = query.flagRiwayat ? dikenal : 'penelitian';
  return daftarInvoice(db, query, {
    jenis,
    lainJenis: diminta !== undefined && (!dikenal || dikenal !== jenis),
    idLaboratorium: query.idLaboratorium,
    laboratorium: actor.role === 'Admin' ? undefined : actor.laboratorium,
    kode: query.idStatusPembayaran,
    search: query.search,
    menunggu: query.menunggu ? actor : undefined,
  });
}

/** The research an invoice is about, and the invoice itself. Refuses with 404 and 403 as for the research. */
async function bacaInvoice({ db, actor }: Context, uuid: string) {
  const [named] = await db.select().from(invoice).where(eq(invoice.id, uuid));
  if (!named) throw refusal.notFound('Invoice tidak ditemukan.');
  const record = await bacaPenelitian(db, named.pendaftaranId, actor);
  return { record, invoice: record.pembayaran.invoice.find((satu) => satu.uuid === uuid)! };
}

/** The answer of an act on an invoice: its research, read when it is kept. */
const hasil = ({ server, actor }: Context, { pendaftaranId, ...invoiceBaru }: Diubah) => ({
  ...invoiceBaru,
  data: () => bacaPenelitian(server.db, pendaftaranId, actor),
});

/** Whether one of these texts has what is searched for (GAP-70). */
const memuat = (cari: string | undefined, ...teks: string[]): boolean =>
  teks.some((satu) => satu.toLowerCase().includes(cari?.toLowerCase() ?? ''));

const handlers: Handlers<typeof pembayaranPenelitianApi> = {
  list: async (context) => {
    const { db, actor, query } = context;
    harusPetugas(query.flagOfficer, actor);
    if (query.uuid) return { data: uangPenelitianDari(await bacaPenelitian(db, query.uuid, actor)) };
    if (query.flagOfficer) return daftarPetugas(context);
    const { idLaboratorium, search, idStatusPembayaran: kode } = query;
    const where = and(
      terlihat.sendiri(actor),
      saringPendaftaran({ idLaboratorium, search }),
      kode === undefined ? undefined : berstatusPembayaran(kode),
      bukanPenelitian(query) ? sql`false` : undefined,
    );
    return daftarKepala(db, query, ['penelitian'], where, async (dipilih) =>
      (await findPenelitian(db, actor, dipilih)).map(uangPenelitianDari),
    );
  },

  tagihan: async ({ db, actor, query }) => {
    harusPetugas(query.flagOfficer, actor);
    const { pembayaran } = await bacaPenelitian(db, query.uuidPenelitian, actor);
    return {
      data: pembayaran.tagihan.filter(({ namaTagihan, namaDetailTagihan }) =>
        memuat(query.search, namaTagihan, namaDetailTagihan),
      ),
    };
  },

  invoice: async ({ db, actor, query }) => {
    const { pembayaran } = await bacaPenelitian(db, query.uuidPenelitian, actor);
    return { data: pembayaran.invoice.filter(({ noInvoice }) => memuat(query.search, noInvoice)) };
  },

  rincian: async (context) => {
    const { record, invoice: satu } = await bacaInvoice(context, context.query.uuid);
    const { user, usageType, judul } = record;
    const data = invoiceDaftarDari(satu, kepalaPembayaranPenelitian(record));
    return { data: { ...data, research: { user, usageType, judul } } };
  },

  cetak: async ({ db, actor, query }) => {
    const record = await bacaPenelitian(db, query.uuid, actor);
    const semua = record.pembayaran.invoice;
    const found = query.noInvoice
      ? semua.find(({ noInvoice }) => noInvoice === query.noInvoice)
      : (semua.findLast(({ flagDibatalkan }) => flagDibatalkan === 0) ?? semua.at(-1));
    if (!found) throw refusal.notFound('Invoice tidak ditemukan.');
    return { data: cetakPenelitianDari(found, kepalaPembayaranPenelitian(record), record.pengembalian) };
  },

  buat: (context) => buatInvoice(context, context.body),
  batalkan: async (context) => hasil(context, await batalkanInvoicePenelitian(context, context.body)),
  bayar: async (context) => hasil(context, await bayarInvoice(context, context.body, jenisPenelitian)),
  verifikasi: async (context) =>
    hasil(context, await verifikasiInvoice(context, context.body, jenisPenelitian)),
};

/** What a write here answers, by the invoice or by the research it named; null when this person may not see it any more. */
async function bacaLewatInvoice({ db, actor }: Context, uuid: string): Promise<Penelitian | null> {
  const [named] = await db.select().from(invoice).where(eq(invoice.id, uuid));
  return bacaBilaBoleh(db, named?.pendaftaranId ?? uuid, actor);
}

/** The calls of research-payment: money of research. */
export const pembayaranPenelitian = implement(pembayaranPenelitianApi, handlers, {
  readRecord: bacaLewatInvoice,
});
