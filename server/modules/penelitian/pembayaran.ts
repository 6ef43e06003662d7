import { and, sql } from 'drizzle-orm';
import {
  cetakPenelitianDari,
  invoiceDaftarDari,
  kepalaPembayaranPenelitian,
  uangPenelitianDari,
} from '#domain/penelitian/cetak-invoice.ts';
import { pembayaranPenelitianApi } from '#domain/penelitian/pembayaran.ts';
import { jenisOlehId, jenisPenggunaan } from '#domain/pendaftaran/schema.ts';
import { implement, type Handlers } from '#server/core/implement.ts';
import { harusPetugas, memuat } from '#server/core/list.ts';
import { bayarInvoice, nomoriInvoice, verifikasiInvoice } from '#server/modules/pembayaran/perubahan.ts';
import { laboratoriumInvoice } from '#server/modules/pembayaran/policy.ts';
import {
  bacaLagiUang,
  bacaLewatInvoice,
  jumlahInvoice,
  listInvoice,
  listUangSendiri,
  pilihInvoice,
} from '#server/modules/pembayaran/repository.ts';
import { saringPendaftaran } from '#server/modules/pendaftaran/repository.ts';
import { batalkanInvoicePenelitian, buatInvoice } from './invoice.ts';
import { jenisPenelitian } from './jenis.ts';
import { terlihat } from './policy.ts';
import { bacaPenelitian, findPenelitian } from './repository.ts';

type Args<K extends keyof typeof pembayaranPenelitianApi> = Parameters<
  Handlers<typeof pembayaranPenelitianApi>[K]
>[0];

/** Whether a list of both kinds was asked for the other one (CONF-16). */
const bukanPenelitian = ({ idJenisPenggunaan, idJenisPenelitian }: Args<'list'>['query']): boolean =>
  ![undefined, jenisPenggunaan.penelitian.id].includes(idJenisPenggunaan ?? idJenisPenelitian);

/** Invoices of everybody, for who verifies them; a payment officer's history has both kinds (PAY-19). */
async function listPetugas({ db, actor, query }: Args<'list'>) {
  const diminta = query.idJenisPenggunaan ?? query.idJenisPenelitian;
  const dikenal = jenisOlehId(diminta);
  const jenis = query.flagRiwayat ? dikenal : 'penelitian';
  const saringan = {
    jenis,
    lainJenis: diminta !== undefined && (!dikenal || dikenal !== jenis),
    idLaboratorium: query.idLaboratorium,
    laboratorium: laboratoriumInvoice('penelitian', actor),
    kode: query.idStatusPembayaran,
    bulan: query.bulan,
    search: query.search,
    menunggu: query.menunggu ? actor : undefined,
  };
  const daftar = await listInvoice(db, query, saringan);
  return query.flagRiwayat ? { ...daftar, total: await jumlahInvoice(db, saringan) } : daftar;
}

const handlers: Handlers<typeof pembayaranPenelitianApi> = {
  list: async (context) => {
    const { db, actor, query } = context;
    harusPetugas(query.flagOfficer, actor);
    if (query.uuid) return { data: uangPenelitianDari(await bacaPenelitian(db, query.uuid, actor)) };
    if (query.flagOfficer) return listPetugas(context);
    const { idLaboratorium, search } = query;
    const milik = and(
      terlihat.sendiri(actor),
      saringPendaftaran({ idLaboratorium, search }),
      bukanPenelitian(query) ? sql`false` : undefined,
    );
    return listUangSendiri(db, query, 'penelitian', milik, async (where) =>
      (await findPenelitian(db, actor, where)).map(uangPenelitianDari),
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

  rincian: async ({ db, actor, query }) => {
    const record = await bacaLewatInvoice(db, query.uuid, actor, jenisPenelitian);
    const satu = record.pembayaran.invoice.find(({ uuid }) => uuid === query.uuid)!;
    const { user, usageType, judul } = record;
    const data = invoiceDaftarDari(satu, kepalaPembayaranPenelitian(record));
    return { data: { ...data, research: { user, usageType, judul } } };
  },

  cetak: async ({ db, actor, query }) => {
    const record = await bacaPenelitian(db, query.uuid, actor);
    const satu = pilihInvoice(record.pembayaran.invoice, query.noInvoice);
    return { data: cetakPenelitianDari(satu, kepalaPembayaranPenelitian(record), record.pengembalian) };
  },

  buat: (context) => buatInvoice(context, context.body),
  batalkan: (context) => batalkanInvoicePenelitian(context, context.body),
  bayar: (context) => bayarInvoice(context, context.body, jenisPenelitian),
  verifikasi: (context) => verifikasiInvoice(context, context.body, jenisPenelitian),
  nomorBayar: (context) => nomoriInvoice(context, context.body, jenisPenelitian),
};

/** The calls of research-payment: money of research. */
export const pembayaranPenelitian = implement(pembayaranPenelitianApi, handlers, {
  readRecord: bacaLagiUang(jenisPenelitian),
});
