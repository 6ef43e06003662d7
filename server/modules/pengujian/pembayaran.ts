import { and } from 'drizzle-orm';
import { cetakDari, kepalaPembayaran } from '#domain/pengujian/cetak-invoice.ts';
import { pembayaranApi } from '#domain/pengujian/pembayaran.ts';
import type { Handlers } from '#server/core/implement.ts';
import { implement } from '#server/core/implement.ts';
import { harusPetugas, memuat } from '#server/core/list.ts';
import { bayarInvoice, nomoriInvoice, verifikasiInvoice } from '#server/modules/pembayaran/perubahan.ts';
import { laboratoriumInvoice, melihatBukti } from '#server/modules/pembayaran/policy.ts';
import {
  bacaLagiUang,
  listInvoice,
  listUangSendiri,
  pendaftaranDenganBukti,
  pilihInvoice,
} from '#server/modules/pembayaran/repository.ts';
import { jenisPengujian } from './jenis.ts';
import { terlihat } from './policy.ts';
import { keBayar } from './presenter.ts';
import { bacaPengujian, findDaftarPengujian, saring } from './repository.ts';

/** Invoices of everybody, for who verifies them. */
async function listPetugas({ db, actor, query }: Parameters<Handlers<typeof pembayaranApi>['list']>[0]) {
  const { idLaboratorium, idStatusPembayaran: kode, search } = query;
  const menunggu = query.menunggu ? actor : undefined;
  return listInvoice<'pengujian'>(db, query, {
    jenis: 'pengujian',
    idLaboratorium,
    laboratorium: laboratoriumInvoice('pengujian', actor),
    kode,
    search,
    menunggu,
  });
}

const handlers: Handlers<typeof pembayaranApi> = {
  list: async (context) => {
    const { db, actor, query } = context;
    harusPetugas(query.flagOfficer, actor);
    if (query.uuid) return { data: keBayar(await bacaPengujian(db, query.uuid, actor)) };
    if (query.flagOfficer) return listPetugas(context);
    const { idLaboratorium, search } = query;
    const milik = and(terlihat.sendiri(actor), saring({ idLaboratorium, search }));
    return listUangSendiri(db, query, 'pengujian', milik, async (where) =>
      (await findDaftarPengujian(db, actor, where)).map(keBayar),
    );
  },

  tagihan: async ({ db, actor, query }) => ({
    data: (await bacaPengujian(db, query.uuid, actor)).pembayaran.tagihan,
  }),

  invoice: async ({ db, actor, query }) => {
    harusPetugas(query.flagOfficer, actor);
    const { pembayaran } = await bacaPengujian(db, query.uuidPengujian, actor);
    return {
      data: pembayaran.invoice.filter(
        ({ noInvoice }) =>
          memuat(query.search, noInvoice) && (query.noInvoice === undefined || noInvoice === query.noInvoice),
      ),
    };
  },

  cetak: async ({ db, actor, query }) => {
    const record = await bacaPengujian(db, query.uuid, actor);
    const satu = pilihInvoice(record.pembayaran.invoice, query.noInvoice);
    return { data: cetakDari(satu, kepalaPembayaran(record), record.pengembalian) };
  },

  bayar: (context) => bayarInvoice(context, context.body, jenisPengujian),
  verifikasi: (context) => verifikasiInvoice(context, context.body, jenisPengujian),
  nomorBayar: (context) => nomoriInvoice(context, context.body, jenisPengujian),
};

/** The calls of test-payment: money of submissions for testing. */
export const pembayaranPengujian = implement(pembayaranApi, handlers, {
  readRecord: bacaLagiUang(jenisPengujian),
  // Proofs of payment, of whatever kind of submission.
  filesOf: pendaftaranDenganBukti,
  readsFiles: melihatBukti,
});
