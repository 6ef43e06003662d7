import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { akunWorkflow } from '#domain/akun/workflow.ts';
import type { Actor } from '#domain/core/roles.ts';
import type { PokokKabar, SaatGiliran } from '#domain/kabar/giliran.ts';
import { kalimatSusulan } from '#domain/kabar/susulan.ts';
import { kabarPemilik, tempatPemilik } from '#domain/tables/kabar-aksi.ts';
import type { Db } from '#server/core/database.ts';
import type { PembacaPokok } from '#server/core/implement.ts';
import { inTransaction } from '#server/core/journal.ts';
import type { Sweep } from '#server/core/retention.ts';
import { laboratoriumnya } from '#server/core/session.ts';
import { kabar, kejadian } from '#server/db/tables/kabar.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { nobody } from '#server/core/nobody.ts';
import { beritakan } from './repository.ts';
import { bacaSaat } from './saat.ts';
import { simpanKabar, type KabarBaru, type Saat } from './simpan.ts';
import { sudahDilihat } from './susulkan.ts';

/*
 * Telling people of what happened (decision 048). An act leaves word of itself with its transaction; here, soon after, its
 * subject is looked at as it stands. Its owner is told what somebody else did. Whose turn it is follows from the subject
 * alone: a turn that nobody was told of is told, and one that is over is closed. However often this runs, nobody is told
 * twice, and of several acts in a row only the turn that came of them. A turn of which another of its days has come is told
 * once more (BEYOND-41).
 */

type Kejadian = typeof kejadian.$inferSelect;

/** Few enough that their subjects are read at once. */
const perLangkah = 20;

/**
 * Tells of the next that happened; what another process has in hand is left to it. What cannot be told keeps nothing else
 * from it: it goes behind all the rest, and from then on by itself.
 */
export const kabarkan = (pembaca: readonly PembacaPokok[]): Sweep => ({
  name: 'kabar',
  step: async (server) => {
    const { db, clock, config } = server;
    let ids: bigint[] = [];
    try {
      return await inTransaction(db, async (tx, journal) => {
        const terjadi = await ambil(tx);
        ids = terjadi.map(({ id }) => id);
        if (terjadi.length === 0) return 0;
        await beritahu({ db: tx, journal, received: clock.now(), config }, pembaca, terjadi);
        await tx.delete(kejadian).where(inArray(kejadian.id, ids));
        return terjadi.length;
      });
    } catch (error) {
      if (ids.length > 0)
        await db
          .update(kejadian)
          .set({ gagal: sql`${kejadian.gagal} + 1` })
          .where(inArray(kejadian.id, ids));
      throw error;
    }
  },
});

async function ambil(db: Db): Promise<Kejadian[]> {
  const [pertama, ...lain] = await db
    .select()
    .from(kejadian)
    .orderBy(asc(kejadian.gagal), asc(kejadian.id))
    .limit(perLangkah)
    .for('update', { skipLocked: true });
  if (!pertama) return [];
  return pertama.gagal > 0 ? [pertama] : [pertama, ...lain.filter(({ gagal }) => gagal === 0)];
}

async function beritahu(
  saat: Saat,
  pembaca: readonly PembacaPokok[],
  terjadi: readonly Kejadian[],
): Promise<void> {
  const perPokok = Map.groupBy(terjadi, ({ pokok }) => pokok);
  await satuPerSatu(saat.db, [...perPokok.keys()]);
  const hariIni = await bacaSaat(saat.db, saat.received);
  const pokok = new Map(
    (await bacaPokok(saat.db, pembaca, terjadi, hariIni)).map((satu) => [satu.uuid, satu]),
  );
  const kabarnya = [...perPokok].flatMap(([uuid, rows]) => kabarPerubahan(pokok.get(uuid), rows));
  const giliran = await perbaruiGiliran(saat, perPokok, pokok);
  await simpanKabar(saat, [...kabarnya, ...giliran]);
}

/** Two processes may have things of one subject in hand: the second looks when the first has told. */
async function satuPerSatu(db: Db, pokok: readonly string[]): Promise<void> {
  for (const uuid of pokok.toSorted())
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${uuid}, 0))`);
}

/** The subjects of what happened, as they stand now. */
async function bacaPokok(
  db: Db,
  pembaca: readonly PembacaPokok[],
  terjadi: readonly Kejadian[],
  hariIni: SaatGiliran,
): Promise<PokokKabar[]> {
  const found: PokokKabar[] = [];
  for (const { jenis, baca } of pembaca) {
    const ids = new Set(terjadi.filter((satu) => satu.jenis === jenis).map(({ pokok }) => pokok));
    if (ids.size > 0) found.push(...(await baca(db, [...ids], hariIni)));
  }
  return found;
}

/** What the owner of a subject is told that somebody else did; the same sentence once. */
function kabarPerubahan(pokok: PokokKabar | undefined, terjadi: readonly Kejadian[]): KabarBaru[] {
  if (!pokok?.pemilik) return [];
  const { pemilik } = pokok;
  const perKalimat = new Map<string, KabarBaru>();
  for (const { alur, aksi, ke, oleh, at } of terjadi) {
    if (alur === null || oleh === pemilik) continue;
    const kalimat = kabarPemilik(alur, aksi!, ke!);
    if (kalimat !== null)
      perKalimat.set(kalimat, {
        id: uuidv7(),
        penggunaId: pemilik,
        jenis: 'perubahan',
        pokok: pokok.uuid,
        kalimat,
        perihal: pokok.perihal,
        ...tempatPemilik(alur, pokok),
        createdAt: at,
      });
  }
  return [...perKalimat.values()];
}

/** Closes the turns that are over, and gives those that nobody was told of yet. */
async function perbaruiGiliran(
  saat: Saat,
  terjadi: ReadonlyMap<string, readonly Kejadian[]>,
  pokok: ReadonlyMap<string, PokokKabar>,
): Promise<KabarBaru[]> {
  const { db, received } = saat;
  const terbuka = await db
    .select({
      id: kabar.id,
      pokok: kabar.pokok,
      kunci: kabar.kunci,
      penggunaId: kabar.penggunaId,
      susulan: kabar.susulan,
    })
    .from(kabar)
    .where(
      and(inArray(kabar.pokok, [...terjadi.keys()]), eq(kabar.jenis, 'giliran'), isNull(kabar.selesaiPada)),
    );
  const sebut = (satu: { pokok: string; kunci?: string | null | undefined; penggunaId: string }) =>
    `${satu.pokok} ${satu.penggunaId} ${satu.kunci}`;
  const semua = new Map<string, KabarBaru>();
  for (const orang of await bacaOrang(db, [...pokok.values()]))
    for (const satu of pokok.values())
      for (const giliran of satu.giliran(orang)) {
        const { uuid, perihal } = satu;
        const { kunci, pengingat, kalimat, halaman, record } = giliran;
        const baru = {
          id: uuidv7(),
          penggunaId: orang.uuid,
          jenis: 'giliran',
          pokok: uuid,
          perihal,
          kunci,
          pengingat,
          susulan: 'ke' in giliran ? giliran.ke - 1 : 0,
          kalimat,
          halaman,
          record,
          createdAt: terjadi.get(uuid)!.at(-1)!.at,
        } as const;
        semua.set(sebut(baru), baru);
      }
  const selesai = terbuka.filter((satu) => !semua.has(sebut(satu)));
  if (selesai.length > 0)
    await db
      .update(kabar)
      .set({ selesaiPada: received })
      .where(
        inArray(
          kabar.id,
          selesai.map(({ id }) => id),
        ),
      );
  for (const satu of selesai) beritakan(saat, satu);
  const sudah = Map.groupBy(terbuka, sebut);
  const lagi = [...semua].filter(([kunci, { susulan = 0 }]) =>
    (sudah.get(kunci) ?? []).every((satu) => satu.susulan < susulan),
  );
  await sudahDilihat(
    saat,
    lagi.flatMap(([kunci]) => sudah.get(kunci) ?? []),
  );
  return lagi.map(([kunci, baru]) =>
    sudah.has(kunci) ? { ...baru, kalimat: kalimatSusulan(baru.kalimat) } : baru,
  );
}

/** Who may have a turn: officers who are active, and the owners of these subjects. */
async function bacaOrang(db: Db, pokok: readonly PokokKabar[]): Promise<Actor[]> {
  const pemilik = pokok.flatMap((satu) => satu.pemilik ?? []);
  const found = await db
    .select({
      uuid: pengguna.id,
      nama: pengguna.nama,
      email: pengguna.email,
      role: pengguna.role,
      laboratorium: laboratoriumnya,
    })
    .from(pengguna)
    .where(
      and(
        eq(pengguna.flagAktif, true),
        eq(pengguna.kdStatusVerifikasi, akunWorkflow.states.terverifikasi.code),
        sql`(${pengguna.role} <> 'Pendaftar' or ${inArray(pengguna.id, [...new Set(pemilik), nobody.uuid])})`,
      ),
    );
  return found.map(({ role, ...orang }) => ({ ...orang, role: role as Actor['role'] }));
}
