import { and, eq, gt, inArray, lt, ne, or } from 'drizzle-orm';
import { Refusal } from '#domain/core/errors.ts';
import { formatDate, withZone } from '#domain/core/format.ts';
import { kataWaktu, mulaiPada, selesaiPada, waktuAntara } from '#domain/penggunaan/waktu.ts';
import type { Db } from '#server/core/database.ts';
import type { Context } from '#server/core/implement.ts';
import { announce, forEveryone, type Telling } from '#server/core/trace.ts';
import { instrumen } from '#server/db/tables/barang.ts';
import { barisPenggunaan } from '#server/db/tables/penggunaan.ts';
import type { LockedPenelitian } from '#server/modules/penelitian/perubahan.ts';
import { bacaPenelitian } from '#server/modules/penelitian/repository.ts';
import { gantiBaris, type BarisSiap, type BarisTersimpan } from './baris.ts';

/** The addition whose lines are written, and those it had. */
type Tujuan = { record: LockedPenelitian; penambahanId: string; lama: readonly BarisTersimpan[] };

/**
 * Writes the lines of an addition, which hold their times from then on. The database itself says whether a time is free
 * (penggunaan_slot); when it is not, only this is undone, so that it can be asked who has it. Refuses with 409 'SLOT'.
 */
export async function tulisBaris(
  context: Context,
  tujuan: Tujuan,
  semua: readonly BarisSiap[],
  cara: { tglPenggunaan: string; beku: boolean },
): Promise<void> {
  try {
    await context.db.transaction((tx) => gantiBaris({ db: tx as unknown as Db }, tujuan, semua, cara));
  } catch (error) {
    if (!sudahDipesan(error)) throw error;
    throw await slotDitolak(context, tujuan, semua, cara.tglPenggunaan);
  }
  const baru = semua.flatMap(({ uuid, waktu: dipegang }) => (dipegang ? [uuid] : []));
  announceJadwal(context, [...pemegang(tujuan.lama), ...baru]);
}

/** An addition that is turned down or withdrawn gives its times back. */
export async function lepaskanSlot(context: Context, lama: readonly BarisTersimpan[]): Promise<void> {
  const ids = pemegang(lama);
  if (ids.length === 0) return;
  await context.db
    .update(barisPenggunaan)
    .set({ memegangSlot: false })
    .where(inArray(barisPenggunaan.id, ids));
  announceJadwal(context, ids);
}

const pemegang = (lama: readonly BarisTersimpan[]): string[] =>
  lama.flatMap(({ id, memegangSlot }) => (memegangSlot ? [id] : []));

/** Tells every device of times that were taken, moved or given back, each by the line that holds it. */
export function announceJadwal(context: Telling, ids: readonly string[]): void {
  for (const record of new Set(ids))
    announce(context, { collection: 'jadwal', record, sebelum: [forEveryone], sesudah: [forEveryone] });
}

/** Whether the database refused a time that meets one that is taken. */
const sudahDipesan = (error: unknown): boolean => {
  const { cause } = error as { cause?: { code?: string; constraint?: string } };
  return cause?.code === '23P01' && cause.constraint === 'penggunaan_slot';
};

/** Says of every line that meets a time taken by somebody else which instrument it is, and when it is taken. */
async function slotDitolak(
  { db, actor }: Context,
  { record, penambahanId }: Tujuan,
  semua: readonly BarisSiap[],
  tglPenggunaan: string,
): Promise<Refusal> {
  const bertemu = semua.flatMap(({ barang, waktu }) =>
    waktu
      ? [
          and(
            eq(barisPenggunaan.instrumenId, barang.id),
            lt(barisPenggunaan.mulai, selesaiPada(waktu)),
            gt(barisPenggunaan.selesai, mulaiPada(waktu)),
          ),
        ]
      : [],
  );
  const taken = await db
    .select({ nama: instrumen.nama, row: barisPenggunaan })
    .from(barisPenggunaan)
    .innerJoin(instrumen, eq(instrumen.id, barisPenggunaan.instrumenId))
    .where(
      and(
        eq(barisPenggunaan.memegangSlot, true),
        ne(barisPenggunaan.penambahanId, penambahanId),
        or(...bertemu),
      ),
    )
    .orderBy(instrumen.nama, barisPenggunaan.mulai);
  const waktu = taken
    .map(({ nama, row }) => `${nama} pukul ${withZone(kataWaktu(waktuAntara(row)!, tglPenggunaan))}`)
    .join('; ');
  return new Refusal({
    status: 409,
    code: 'SLOT',
    info: `Sudah dipesan pada ${formatDate(tglPenggunaan)}: ${waktu}. Pilih waktu lain.`,
    data: await bacaPenelitian(db, record.uuid, actor),
  });
}
