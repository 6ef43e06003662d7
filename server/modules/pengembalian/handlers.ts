import { eq } from 'drizzle-orm';
import { labDay } from '#domain/core/clock.ts';
import type { ParsedBody, ParsedQuery } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import type { Actor } from '#domain/core/roles.ts';
import { setelahHariIni } from '#domain/pembayaran/rules.ts';
import { aturanBuktiPengembalian, pengembalianApi } from '#domain/pengembalian/endpoints.ts';
import { pengembalianWorkflow } from '#domain/pengembalian/workflow.ts';
import { change } from '#server/core/change.ts';
import type { Db } from '#server/core/database.ts';
import { answerOf, implement, type Context, type Module } from '#server/core/implement.ts';
import { judge } from '#server/core/transition.ts';
import { checkKept } from '#server/core/uploads.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { invoice, pengembalian as tabel } from '#server/db/tables/pembayaran.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { melihatBukti } from '#server/modules/pembayaran/policy.ts';
import { jenisDari, type Jenis } from '#server/modules/pendaftaran/jenis.ts';
import { lockKepala } from '#server/modules/pendaftaran/perubahan.ts';
import { jenisDiminta, laboratoriumDicari } from './policy.ts';
import { listPengembalian, findPengembalian, pendaftaranDenganBuktiKembali } from './repository.ts';

type Query = ParsedQuery<typeof pengembalianApi.list>;

/** Money that goes back, of submissions of every kind. */
export function createPengembalian(semuaJenis: readonly Jenis[]): Module {
  /** What a return is of: the kind of its submission. */
  const jenisOleh = async (db: Db, pendaftaranId: string): Promise<Jenis> => {
    const [kepala] = await db
      .select({ jenis: pendaftaran.jenis })
      .from(pendaftaran)
      .where(eq(pendaftaran.id, pendaftaranId));
    if (!kepala) throw refusal.notFound('Pengembalian tidak ditemukan.');
    return jenisDari(semuaJenis, kepala.jenis);
  };

  /** One return, to those who may see its submission. */
  const bacaSatu = async (db: Db, uuid: string, actor: Actor) => {
    const [found] = await findPengembalian(db, actor, eq(tabel.id, uuid));
    if (!found) throw refusal.notFound('Pengembalian tidak ditemukan.');
    await (await jenisOleh(db, found.uuidPendaftaran)).baca(db, found.uuidPendaftaran, actor);
    return found;
  };

  /** The submission whose returns are asked for, where one is named and may be seen. */
  const bacaInduk = async (db: Db, { uuidPengujian, uuidPenelitian }: Query, actor: Actor) => {
    const uuid = uuidPengujian ?? uuidPenelitian;
    if (!uuid) return undefined;
    await jenisDari(semuaJenis, uuidPengujian ? 'pengujian' : 'penelitian').baca(db, uuid, actor);
    return [uuid];
  };

  /** The officer has given the money back, with its proof (W4, returns 1 to 2). */
  async function kembalikan(context: Context, body: ParsedBody<typeof pengembalianApi.kembalikan>) {
    const { db, actor } = context;
    const [named] = await db.select().from(tabel).where(eq(tabel.id, body.uuid));
    if (!named) throw refusal.notFound('Pengembalian tidak ditemukan.');
    const jenis = await jenisOleh(db, named.pendaftaranId);
    const kepala = await lockKepala(db, named.pendaftaranId, actor, jenis.nama);
    await periksaBukti(db, jenis.nama, body.fileBuktiPembayaran);
    const [row] = await db.select().from(tabel).where(eq(tabel.id, body.uuid));
    const [asal] = await db
      .select({ lain: invoice.laboratoriumLain })
      .from(invoice)
      .where(eq(invoice.id, row!.invoiceId));
    const record = {
      uuid: row!.id,
      rev: row!.rev,
      kdStatusPengembalian: row!.kdStatus,
      penerimaUuid: kepala.pendaftarId,
      jenis: kepala.jenis,
      idLaboratorium: asal!.lain ?? kepala.laboratoriumId,
    };
    const current = () => bacaSatu(db, body.uuid, actor);
    const kdStatus = await judge(context, pengembalianWorkflow, 'kembalikan', record, current);
    if (body.tglPengembalian > labDay(context.begun))
      throw refusal.invalid([
        { field: 'tgl_pengembalian', message: setelahHariIni }, // REFUND-10
      ]);
    const { tglPengembalian, noRekeningTujuan, namaBankTujuan, namaPemilikRekeningTujuan, keterangan } = body;
    const isi = { tglPengembalian, noRekeningTujuan, namaBankTujuan, namaPemilikRekeningTujuan, keterangan };
    const { sha256, name: namaFile } = body.fileBuktiPembayaran;
    const aggregate = { table: tabel, jenis: 'pengembalian' as const, pendaftaranId: kepala.id };
    const rev = await change(context, aggregate, row!, {
      kdStatus,
      kolom: { ...isi, sha256, namaFile, diubahOleh: actor.uuid },
      perubahan: { tujuan: [null, isi] },
    });
    await jenis.sentuh(context, kepala);
    return answerOf(context, bacaSatu, { record: body.uuid, rev });
  }

  return implement(
    pengembalianApi,
    {
      list: async ({ db, actor, query }) => {
        const jenis = jenisDiminta(query, actor);
        if (query.uuid) return { data: await bacaSatu(db, query.uuid, actor) };
        const satu = await bacaInduk(db, query, actor);
        const saring = {
          search: query.search,
          jenis,
          kode: query.idStatusPengembalianDeposit,
          menunggu: query.menunggu ? actor : undefined,
          pendaftaranIds: satu,
          pendaftarId: query.flagOfficer || satu ? undefined : actor.uuid,
          laboratorium: laboratoriumDicari(query.idLaboratorium, query.flagOfficer ? actor : null),
        };
        return listPengembalian(db, actor, query, saring);
      },
      kembalikan: (context) => kembalikan(context, context.body),
    },
    {
      readRecord: async ({ db, actor }, uuid) => {
        const [found] = await findPengembalian(db, actor, eq(tabel.id, uuid));
        if (!found) return null;
        const { bacaBilaBoleh } = await jenisOleh(db, found.uuidPendaftaran);
        return (await bacaBilaBoleh(db, found.uuidPendaftaran, actor)) ? found : null;
      },
      filesOf: pendaftaranDenganBuktiKembali,
      readsFiles: melihatBukti,
    },
  );
}

/** Refuses a proof that the kind it is for does not take; the call takes what any kind does (CONF-04, CONF-05). */
async function periksaBukti(
  db: Db,
  jenis: Jenis['nama'],
  { sha256, name }: { sha256: string; name: string },
): Promise<void> {
  const rule = aturanBuktiPengembalian[jenis];
  const [kept] = await db.select().from(berkas).where(eq(berkas.sha256, sha256));
  checkKept(rule, rule.field, kept!, name);
}
