import { eq } from 'drizzle-orm';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import { pengingatApi, type HariSatuPengingat } from '#domain/kabar/pengingat-endpoints.ts';
import {
  jenisPengingat,
  pengingat as daftarPengingat,
  urutHari,
  type HariPengingat,
  type Pengingat,
} from '#domain/kabar/pengingat.ts';
import type { Db } from '#server/core/database.ts';
import { implement, type Context } from '#server/core/implement.ts';
import { trace } from '#server/core/trace.ts';
import { sawLatest } from '#server/core/transition.ts';
import { hariPengingat } from '#server/db/tables/kabar.ts';
import { uuidPengingat } from './repository.ts';

const satuDari = (
  jenis: Pengingat,
  tersimpan: Pick<typeof hariPengingat.$inferSelect, 'hari' | 'rev'> | undefined,
): HariSatuPengingat => ({
  pengingat: jenis,
  hari: urutHari(jenis, tersimpan?.hari ?? daftarPengingat[jenis].hari),
  rev: String(tersimpan?.rev ?? 0),
});

async function listPengingat(db: Db): Promise<HariSatuPengingat[]> {
  const tersimpan = await db.select().from(hariPengingat);
  return jenisPengingat.map((jenis) =>
    satuDari(
      jenis,
      tersimpan.find((satu) => satu.jenis === jenis),
    ),
  );
}

/** The days of every kind as Admin has set them, else as an installation begins. */
export const bacaHariPengingat = async (db: Db): Promise<HariPengingat> =>
  Object.fromEntries((await listPengingat(db)).map((satu) => [satu.pengingat, satu.hari])) as Record<
    Pengingat,
    number[]
  >;

/** Other days hold from now on; of what a date brings everything is looked at anew (mulaikan.ts). */
async function ubah(context: Context, { pengingat: jenis, hari: isi }: ParsedBody<typeof pengingatApi.ubah>) {
  const { db } = context;
  const milik = eq(hariPengingat.jenis, jenis);
  await db.insert(hariPengingat).values({ jenis }).onConflictDoNothing();
  const [tersimpan] = await db.select().from(hariPengingat).where(milik).for('update');
  const lama = satuDari(jenis, tersimpan);
  const record = uuidPengingat(jenis);
  if (context.baseRev !== null && !(await sawLatest(context, { uuid: record, rev: Number(lama.rev) })))
    throw refusal.stale(lama);
  const hari = urutHari(jenis, isi);
  const rev = Number(lama.rev) + 1;
  await db.update(hariPengingat).set({ hari, rev, diperiksa: null }).where(milik);
  trace(context, { jenis: 'pengingat', record, rev, perubahan: { hari: [lama.hari, hari] } });
  return { record, rev: String(rev), data: { pengingat: jenis, hari, rev: String(rev) } };
}

/** The days on which people are reminded, for Admin (BEYOND-42). */
export const pengingatKabar = implement(
  pengingatApi,
  {
    list: async ({ db, query }) => ({
      data: (await listPengingat(db)).filter(
        (satu) => query.pengingat === undefined || satu.pengingat === query.pengingat,
      ),
    }),
    ubah: (context) => ubah(context, context.body),
  },
  {
    readRecord: async ({ db }, uuid) =>
      (await listPengingat(db)).find((satu) => uuidPengingat(satu.pengingat) === uuid) ?? null,
  },
);
