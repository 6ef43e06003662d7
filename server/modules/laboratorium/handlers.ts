import { eq } from 'drizzle-orm';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import { administers } from '#domain/core/roles.ts';
import { laboratoriumApi } from '#domain/laboratorium/endpoints.ts';
import type { Context } from '#server/core/implement.ts';
import { implement } from '#server/core/implement.ts';
import { announce, differences, forEveryone, trace } from '#server/core/trace.ts';
import { sawLatest } from '#server/core/transition.ts';
import { laboratorium as table } from '#server/db/tables/acuan.ts';
import { adalahGambarKop, bacaBilaAda, barisLaboratorium } from './repository.ts';

/** How papers and people find a laboratory (GAP-171); every device learns of it, for the papers that it draws. */
async function ubah(context: Context, body: ParsedBody<typeof laboratoriumApi.ubah>) {
  const { db, server, actor, received } = context;
  const { uuid, alamat, kota, noAkreditasi, flagLaporanAsli, fileLogo, fileTanda } = body;
  const { telepon = null, whatsapp = null, email = null } = body;
  const profil = await bacaBilaAda(db, { uuid });
  if (!profil) throw refusal.notFound('Laboratorium tidak ditemukan.');
  if (!administers(actor, profil.id)) throw refusal.forbidden('Laboratorium ini diurus Admin lain.');
  const [lama] = await db.select().from(table).where(eq(table.id, profil.id)).for('update');
  if (context.baseRev !== null && !(await sawLatest(context, { uuid, rev: lama!.rev })))
    throw refusal.stale(await bacaBilaAda(db, { uuid }));
  const kolom = {
    alamat,
    kota,
    telepon,
    whatsapp,
    email,
    noAkreditasi,
    flagLaporanAsli,
    logoSha256: fileLogo?.sha256 ?? null,
    tandaSha256: fileTanda?.sha256 ?? null,
    // An app of before knows nothing of working days, and leaves them as they are.
    hariSeminggu: body.hariSeminggu ?? lama!.hariSeminggu,
    flagCutiBersama: body.flagCutiBersama ?? lama!.flagCutiBersama,
    hariPengujian: body.hariPengujian ?? lama!.hariPengujian,
    hariReview: body.hariReview ?? lama!.hariReview,
    hariPelaporan: body.hariPelaporan ?? lama!.hariPelaporan,
    hariPenyelesaian: body.hariPenyelesaian ?? lama!.hariPenyelesaian,
  };
  const rev = lama!.rev + 1;
  await db
    .update(table)
    .set({ ...kolom, rev, updatedAt: received })
    .where(eq(table.id, profil.id));
  trace(context, { jenis: 'laboratorium', record: uuid, rev, perubahan: differences(lama!, kolom) });
  const record = barisLaboratorium(profil.id);
  announce(context, { collection: 'acuan', record, sebelum: [forEveryone], sesudah: [forEveryone] });
  return { record: uuid, rev: String(rev), data: async () => (await bacaBilaAda(server.db, { uuid }))! };
}

export const laboratorium = implement(
  laboratoriumApi,
  { ubah: (context) => ubah(context, context.body) },
  {
    readRecord: ({ db }, uuid) => bacaBilaAda(db, { uuid }),
    hasFile: async (db, uuid, sha256) => {
      const profil = await bacaBilaAda(db, { uuid });
      return [profil?.logo, profil?.tandaAkreditasi].some((file) => file?.sha256 === sha256);
    },
    isOpenFile: adalahGambarKop,
  },
);
