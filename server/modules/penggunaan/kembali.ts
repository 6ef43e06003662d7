import { eq, inArray } from 'drizzle-orm';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { refusal, type FieldError } from '#domain/core/errors.ts';
import { administers, type Actor } from '#domain/core/roles.ts';
import { uuidPengembalian } from '#domain/penelitian/alat-dipinjam.ts';
import type { penggunaanApi } from '#domain/penelitian/penggunaan.ts';
import { periksaPengembalian } from '#domain/penggunaan/rules.ts';
import type { Context } from '#server/core/implement.ts';
import { trace } from '#server/core/trace.ts';
import { sawLatest } from '#server/core/transition.ts';
import { pengembalianAlat } from '#server/db/tables/penggunaan.ts';
import {
  bacaAlat,
  lockPenelitian,
  judgeAct,
  sentuh,
  tetap,
  type AlatTerkunci,
} from '#server/modules/penelitian/perubahan.ts';
import { bacaPenelitian } from '#server/modules/penelitian/repository.ts';

type Body = ParsedBody<typeof penggunaanApi.kembalikan>;
type BarisKembali = Body['pengembalian'][number];

/**
 * What became of the tools of one research, as the numbers are now: each row on the revision it was seen at, so that two
 * devices never overwrite each other (GAP-71, GAP-92).
 */
export async function kembalikan(context: Context, body: Body) {
  const { db, actor } = context;
  const record = await lockPenelitian(db, await penelitianDari(context, body), actor);
  // Each row is judged by its own revision: a longer period, say, changes none of them (offline.md, section 3).
  await judgeAct({ ...context, baseRev: null }, 'kembalikanAlat', record);
  // Also under the name a device gave it: rows from before had others.
  const rows = new Map(
    (await bacaAlat(db, record.uuid)).flatMap((row) => [
      [uuidPengembalian(record.uuid, row.alatId), row],
      [row.id, row],
    ]),
  );
  harusPetugasAlat(actor, body, rows);
  const errors = body.pengembalian.flatMap((isi, at) => periksaBaris(isi, at, body, rows));
  if (errors.length > 0) throw refusal.invalid(errors);
  for (const { uuid, rev } of body.pengembalian)
    if (rev !== undefined && !(await sawLatest({ ...context, baseRev: rev }, keadaan(rows.get(uuid)!))))
      throw refusal.stale(await bacaPenelitian(db, record.uuid, actor));

  const berubah = body.pengembalian.filter((isi) => berbeda(isi, rows.get(isi.uuid)!));
  for (const isi of berubah) await catat(context, isi, rows.get(isi.uuid)!);
  if (berubah.length > 0) await sentuh(context, record.kepala);
  return tetap(context, record);
}

/** Tools go back to the laboratory they came from (GAP-154). Refuses with 403. */
function harusPetugasAlat(actor: Actor, body: Body, rows: ReadonlyMap<string, AlatTerkunci>): void {
  const lain = body.pengembalian.some(({ uuid }) => {
    const row = rows.get(uuid);
    return row !== undefined && !administers(actor, row.idLaboratorium);
  });
  if (lain) throw refusal.forbidden('Alat laboratorium lain dicatat kembali oleh petugas laboratorium itu.');
}

const keadaan = ({ id, rev }: AlatTerkunci) => ({ uuid: id, rev });

/** The research the call names, or else the one its rows are of. Refuses with 404 when they are of none. */
async function penelitianDari({ db }: Context, body: Body): Promise<string> {
  if (body.uuidPenelitian) return body.uuidPenelitian;
  const [found] = await db
    .select({ penelitianId: pengembalianAlat.penelitianId })
    .from(pengembalianAlat)
    .where(
      inArray(
        pengembalianAlat.id,
        body.pengembalian.map(({ uuid }) => uuid),
      ),
    )
    .limit(1);
  if (!found) throw refusal.notFound('Pengembalian alat tidak ditemukan.');
  return found.penelitianId;
}

function periksaBaris(
  isi: BarisKembali,
  at: number,
  body: Body,
  rows: ReadonlyMap<string, AlatTerkunci>,
): FieldError[] {
  const row = rows.get(isi.uuid);
  const field = `pengembalian[${at}][uuid]`;
  if (!row) return [{ field, message: 'Semua alat harus dari satu penelitian yang sama.' }];
  if (body.pengembalian.findIndex(({ uuid }) => rows.get(uuid) === row) !== at)
    return [{ field, message: 'Alat ini sudah disebut di baris lain.' }];
  return periksaPengembalian(isi, row.jumlah, at);
}

const berbeda = (isi: BarisKembali, row: AlatTerkunci): boolean =>
  isi.jlhKembali !== row.kembali || isi.jlhRusak !== row.rusak || isi.jlhDiganti !== row.diganti;

async function catat(context: Context, isi: BarisKembali, row: AlatTerkunci): Promise<void> {
  const { jlhKembali: kembali, jlhRusak: rusak, jlhDiganti: diganti } = isi;
  const rev = row.rev + 1;
  await context.db
    .update(pengembalianAlat)
    .set({ kembali, rusak, diganti, rev, updatedAt: context.received })
    .where(eq(pengembalianAlat.id, row.id));
  trace(context, {
    jenis: 'pengembalianAlat',
    record: row.id,
    pendaftaranId: row.penelitianId,
    rev,
    perubahan: {
      kembali: [row.kembali, kembali],
      rusak: [row.rusak, rusak],
      diganti: [row.diganti, diganti],
    },
  });
}
