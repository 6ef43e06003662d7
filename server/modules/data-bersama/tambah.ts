import { and, eq } from 'drizzle-orm';
import { labDay } from '#domain/core/clock.ts';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import { formatDate } from '#domain/core/format.ts';
import type { dataBersamaApi } from '#domain/lembar-kerja/bersama-endpoints.ts';
import { periksaSel } from '#domain/lembar-kerja/bersama-rules.ts';
import { isianDari } from '#domain/lembar-kerja/sel.ts';
import { kodeVersi } from '#domain/lembar-kerja/kode-versi.ts';
import { setelahHariIni } from '#domain/pembayaran/rules.ts';
import { answerOf, type Context } from '#server/core/implement.ts';
import { trace } from '#server/core/trace.ts';
import { dataBersama, versiLembar } from '#server/db/tables/lembar-kerja.ts';
import { parameterUji } from '#server/db/tables/pengujian.ts';
import { kabari } from './perubahan.ts';
import { ujiDiMeja } from './policy.ts';
import { bacaDataBersama, findDataBersama, revDari } from './repository.ts';

type Body = ParsedBody<typeof dataBersamaApi.tambah>;
type Versi = typeof versiLembar.$inferSelect;

/**
 * Writes shared data of a day (BEYOND-09): the version they fill is one that was released, the cells are its own. A
 * correction is a record of its own that takes the place of one, which stays as it is; the second one of the same is refused
 * with 409 and what that has become.
 */
export async function tambah(context: Context, body: Body) {
  const versi = await bacaVersi(context, body.versi);
  const jenis = versi.isi.bersama.find(({ nama }) => nama === body.nama);
  if (!jenis)
    throw refusal.invalid([{ field: 'nama', message: 'Metode ini tidak memakai data bersama jenis ini.' }]);
  const salah = periksaSel(jenis, body.sel);
  if (salah.length > 0) throw refusal.invalid(salah);
  // By the day it was measured, not the day it arrived (offline.md section 5).
  if (body.tanggal > labDay(context.captured))
    throw refusal.invalid([{ field: 'tanggal', message: setelahHariIni }]);
  if (body.gantikan !== undefined) await harusDapatDiganti(context, body.gantikan, body, versi);
  await simpan(context, body);
  return answerOf(context, (db, uuid, actor) => bacaDataBersama(db, uuid, actor, context.received), {
    record: context.operasiId,
    rev: 1,
  });
}

/** A version of a test at whose bench this person works. Refuses with 422 one that there is none of, or only a draft, with 403 another laboratory's. */
async function bacaVersi({ db, actor, received }: Context, uuid: string): Promise<Versi> {
  const satu = eq(versiLembar.id, uuid);
  const [ada] = await db.select().from(versiLembar).where(satu);
  if (!ada) throw versiDitolak('Versi lembar kerja ini tidak ada. Pilih lagi metodenya.');
  const [miliknya] = await db
    .select({ id: parameterUji.id })
    .from(parameterUji)
    .where(and(eq(parameterUji.id, ada.parameterUjiId), ujiDiMeja(actor, received)));
  if (!miliknya) throw refusal.forbidden('Data bersama dicatat oleh petugas meja laboratorium metodenya.');
  // What was begun with one goes on with it when it is out of use (BEYOND-07).
  if (ada.kdStatus === kodeVersi.rancangan) throw versiDitolak('Versi lembar kerja ini belum dirilis.');
  return ada;
}

const versiDitolak = (message: string) => refusal.invalid([{ field: 'versi', message }]);

/** Locks what is corrected. Refuses with 404, with 422 data of something else, and with 409 what was replaced already. */
async function harusDapatDiganti(
  { db }: Context,
  uuid: string,
  { nama }: Body,
  { parameterUjiId }: Versi,
): Promise<void> {
  const [lama] = await db.select().from(dataBersama).where(eq(dataBersama.id, uuid)).for('update');
  if (!lama) throw refusal.notFound('Data bersama yang dikoreksi tidak ditemukan.');
  const sejenis = and(eq(versiLembar.id, lama.versiId), eq(versiLembar.parameterUjiId, parameterUjiId));
  if (lama.nama !== nama || (await db.$count(versiLembar, sejenis)) === 0)
    throw refusal.invalid([
      { field: 'gantikan', message: 'Koreksi harus dari metode dan jenis data bersama yang sama.' },
    ]);
  const [current] = await findDataBersama(db, eq(dataBersama.id, uuid));
  const pengganti = current!.history[1];
  if (pengganti)
    throw refusal.state(
      `Data bersama ini sudah dikoreksi oleh ${pengganti.user.nama} pada ${formatDate(pengganti.createdAt)}. Koreksi data penggantinya.`,
      current,
    );
}

async function simpan(context: Context, body: Body): Promise<void> {
  const { db, actor, operasiId, captured, received } = context;
  const { versi, nama, tanggal, sel, keterangan, gantikan = null, alasan } = body;
  await db.insert(dataBersama).values({
    id: operasiId,
    versiId: versi,
    nama,
    tanggal,
    isian: isianDari(sel),
    keterangan,
    gantikanId: gantikan,
    alasan: gantikan === null ? null : alasan,
    aktorId: actor.uuid,
    dibuatPada: captured,
    createdAt: received,
  });
  trace(context, {
    jenis: 'dataBersama',
    record: operasiId,
    rev: 1,
    perubahan: {
      tanggal: [null, tanggal],
      sel: [null, sel.length],
      ...(keterangan === null ? {} : { keterangan: [null, keterangan] }),
      ...(gantikan === null ? {} : { gantikan: [null, gantikan], alasan: [null, alasan] }),
    },
  });
  if (gantikan !== null)
    trace(context, {
      jenis: 'dataBersama',
      record: gantikan,
      rev: Number(revDari(operasiId)),
      perubahan: { digantiOleh: [null, operasiId] },
    });
  await kabari(context, gantikan === null ? [operasiId] : [gantikan, operasiId]);
}
