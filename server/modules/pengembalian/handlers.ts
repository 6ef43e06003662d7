import { eq } from 'drizzle-orm';
import { jakartaDay } from '#domain/core/clock.ts';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import type { Actor } from '#domain/core/roles.ts';
import { setelahHariIni } from '#domain/pembayaran/rules.ts';
import { pengembalianApi } from '#domain/pengembalian/endpoints.ts';
import { pengembalianWorkflow } from '#domain/pengembalian/workflow.ts';
import type { Context } from '#server/core/implement.ts';
import { implement } from '#server/core/implement.ts';
import { halamanDari } from '#server/core/list.ts';
import { trace } from '#server/core/trace.ts';
import { judge } from '#server/core/transition.ts';
import { pengembalian as tabel } from '#server/db/tables/pembayaran.ts';
import { kunciPengujian, sentuh } from '#server/modules/pengujian/perubahan.ts';
import { bacaBilaBoleh, bacaPengujian } from '#server/modules/pengujian/repository.ts';
import { countPengembalian, findPengembalian } from './repository.ts';

/** One return, to the owner of its submission and to whoever may see that. */
async function bacaSatu(db: Context['db'], uuid: string, actor: Actor) {
  const [found] = await findPengembalian(db, { uuid });
  if (!found) throw refusal.notFound('Pengembalian tidak ditemukan.');
  await bacaPengujian(db, found.uuidPengujian, actor);
  return found;
}

/** Admin has given the money back, with its proof (W4, returns 1 to 2). */
async function kembalikan(context: Context, body: ParsedBody<typeof pengembalianApi.kembalikan>) {
  const { db, actor, received } = context;
  const [named] = await db.select().from(tabel).where(eq(tabel.id, body.uuid));
  if (!named) throw refusal.notFound('Pengembalian tidak ditemukan.');
  const induk = await kunciPengujian(db, named.pengujianId, actor);
  const [row] = await db.select().from(tabel).where(eq(tabel.id, body.uuid));
  const record = {
    uuid: row!.id,
    rev: row!.rev,
    kdStatusPengembalian: row!.kdStatus,
    penerimaUuid: induk.pendaftarUuid,
  };
  const current = () => bacaSatu(db, body.uuid, actor);
  const kode =
    pengembalianWorkflow.states[await judge(context, pengembalianWorkflow, 'kembalikan', record, current)]
      .code;
  if (body.tglPengembalian > jakartaDay(context.begun))
    throw refusal.invalid([
      { field: 'tgl_pengembalian', message: setelahHariIni }, // REFUND-10
    ]);
  const { tglPengembalian, noRekeningTujuan, namaBankTujuan, namaPemilikRekeningTujuan, keterangan } = body;
  const kolom = { tglPengembalian, noRekeningTujuan, namaBankTujuan, namaPemilikRekeningTujuan, keterangan };
  const rev = record.rev + 1;
  await db
    .update(tabel)
    .set({
      ...kolom,
      kdStatus: kode,
      sha256: body.fileBuktiPembayaran.sha256,
      namaFile: body.fileBuktiPembayaran.name,
      diubahOleh: actor.uuid,
      rev,
      updatedAt: received,
    })
    .where(eq(tabel.id, body.uuid));
  trace(context, {
    jenis: 'pengembalian',
    record: body.uuid,
    rev,
    perubahan: { kdStatus: [record.kdStatusPengembalian, kode], tujuan: [null, kolom] },
  });
  await sentuh(context, induk);
  return {
    record: body.uuid,
    rev: String(rev),
    data: () => bacaSatu(context.server.db, body.uuid, actor),
  };
}

export const pengembalian = implement(
  pengembalianApi,
  {
    list: async ({ db, actor, query }) => {
      if (query.flagOfficer && actor.role !== 'Admin')
        throw refusal.forbidden('Daftar pengembalian dana pengujian hanya untuk Admin.');
      if (query.uuid) return { data: await bacaSatu(db, query.uuid, actor) };
      if (query.uuidPengujian) await bacaPengujian(db, query.uuidPengujian, actor);
      const { page, perPage, ...potongan } = halamanDari(query);
      const saring = {
        search: query.search,
        kode: query.idStatusPengembalianDeposit,
        pengujianIds: query.uuidPengujian ? [query.uuidPengujian] : undefined,
        pendaftarId: query.flagOfficer || query.uuidPengujian ? undefined : actor.uuid,
        laboratorium: laboratoriumDicari(query.idLaboratorium, query.flagOfficer ? actor : null),
      };
      const data = await findPengembalian(db, saring, potongan);
      return { data, meta: { total: await countPengembalian(db, saring), page, perPage } };
    },
    kembalikan: (context) => kembalikan(context, context.body),
  },
  {
    readRecord: async ({ db, actor }, uuid) => {
      const [found] = await findPengembalian(db, { uuid });
      return found && (await bacaBilaBoleh(db, found.uuidPengujian, actor)) ? found : null;
    },
  },
);

/** The laboratories a list is of: an Admin with a list of their own sees those, one without sees all (REFUND-04, GAP-145). */
function laboratoriumDicari(dipilih: number | undefined, admin: Actor | null): readonly number[] | undefined {
  if (dipilih !== undefined) return [dipilih];
  return admin && admin.laboratorium.length > 0 ? admin.laboratorium : undefined;
}
