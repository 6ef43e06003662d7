import { randomBytes } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { JenisKabar, NamaKanal, PilihanKabar } from '#domain/kabar/pilihan.ts';
import type { PilihanKanal } from '#domain/kabar/kiriman.ts';
import { kalimatPersetujuan, tanpaPonsel } from '#domain/kabar/kanal.ts';
import { jenisKabar } from '#domain/kabar/schema.ts';
import { refusal } from '#domain/core/errors.ts';
import type { Role } from '#domain/core/roles.ts';
import type { Server } from '#server/core/server.ts';
import type { Db } from '#server/core/database.ts';
import type { Context } from '#server/core/implement.ts';
import type { JournalChange } from '#server/core/journal.ts';
import { langgananKabar, pilihanKabar } from '#server/db/tables/kiriman.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import type { Alamat, JenisKanal } from './kanal.ts';
import { semuaKanal } from './semua-kanal.ts';

type Config = Server['config'];

type Langganan = typeof langgananKabar.$inferSelect;
type Mati = Pick<Langganan, 'galat'> & { sebab: NonNullable<Langganan['mati']>; pada: Date };

type Perubahan = JournalChange['perubahan'];
type Setuju = { pada: Date; kalimat: string };

/** Whom news goes to, and how they want it. */
export type Penerima = {
  uuid: string;
  nama: string;
  aktif: boolean;
  /** Where each channel reaches them; one that reaches them nowhere is not in it. */
  alamat: ReadonlyMap<NamaKanal, readonly Alamat[]>;
  pilihan: ReadonlyMap<NamaKanal, PilihanKabar>;
  /** What they agreed to, of the channels that ask. */
  setuju: ReadonlyMap<NamaKanal, Setuju>;
  /** The channels that have ended. */
  mati: ReadonlyMap<NamaKanal, Mati>;
};

/** People by their ids, with what they chose or what holds for their role. */
export async function bacaPilihan(db: Db, ids: readonly string[]): Promise<Map<string, Penerima>> {
  const orang = await db
    .select({
      uuid: pengguna.id,
      nama: pengguna.nama,
      role: pengguna.role,
      aktif: pengguna.flagAktif,
    })
    .from(pengguna)
    .where(inArray(pengguna.id, [...ids]));
  const dipilih = await db
    .select()
    .from(pilihanKabar)
    .where(inArray(pilihanKabar.penggunaId, [...ids]));
  const langganan = await db
    .select()
    .from(langgananKabar)
    .where(inArray(langgananKabar.penggunaId, [...ids]));
  const semuaAlamat = await bacaAlamat(db, ids);
  return new Map(
    orang.map(({ role, ...satu }) => {
      const langganannya = langganan.filter(({ penggunaId }) => penggunaId === satu.uuid);
      const setuju = new Map(langganannya.flatMap(setujuDari));
      const caranya = ({ nama, bawaan }: JenisKanal, jenis: JenisKabar) =>
        kalimatPersetujuan[nama] !== undefined && !setuju.has(nama)
          ? 'tidak'
          : (dipilih.find(
              (pilih) => pilih.penggunaId === satu.uuid && pilih.kanal === nama && pilih.jenis === jenis,
            )?.cara ?? bawaan(role as Role | null));
      const pilihan = new Map(
        semuaKanal.map((kanal) => [
          kanal.nama,
          { giliran: caranya(kanal, 'giliran'), perubahan: caranya(kanal, 'perubahan') },
        ]),
      );
      const alamat = new Map(
        [...semuaAlamat].flatMap(([kanal, milik]) => {
          const ada = milik.get(satu.uuid) ?? [];
          return ada.length > 0 ? [[kanal, ada] as const] : [];
        }),
      );
      const mati = new Map(
        langganannya.flatMap((row) => {
          const kini = matiKini(row, alamat.get(row.kanal)?.[0]?.alamat ?? '');
          return kini ? [[row.kanal, kini] as const] : [];
        }),
      );
      return [satu.uuid, { ...satu, alamat, pilihan, setuju, mati }];
    }),
  );
}

/** Where each channel reaches these people. One after the other, for a transaction asks one thing at a time. */
export async function bacaAlamat(db: Db, ids: readonly string[]) {
  const semua = new Map<NamaKanal, Awaited<ReturnType<JenisKanal['alamat']>>>();
  for (const { nama, alamat } of semuaKanal) semua.set(nama, await alamat(db, ids));
  return semua;
}

const setujuDari = ({ kanal, setujuPada, setujuKalimat }: Langganan): (readonly [NamaKanal, Setuju])[] =>
  setujuPada === null ? [] : [[kanal, { pada: setujuPada, kalimat: setujuKalimat! }]];

/** A refused address says nothing of another one. */
const matiKini = ({ mati, matiPada, galat, alamat }: Langganan, kini: string): Mati | null =>
  mati === null || (mati === 'ditolak' && alamat !== kini) ? null : { sebab: mati, pada: matiPada!, galat };

/** What a person sees of their choices. */
export async function pilihanSendiri(db: Db, config: Config, orang: string): Promise<PilihanKanal[]> {
  const { alamat, pilihan, setuju, mati } = (await bacaPilihan(db, [orang])).get(orang)!;
  return semuaKanal.map(({ nama: kanal, ada }) => {
    const berhenti = mati.get(kanal);
    const disetujui = setuju.get(kanal);
    return {
      kanal,
      tersedia: ada(config),
      alamat: alamat.get(kanal)?.[0]?.alamat ?? '',
      ...pilihan.get(kanal)!,
      setuju: disetujui ? { ...disetujui, pada: disetujui.pada.toISOString() } : null,
      mati: berhenti ? { ...berhenti, pada: berhenti.pada.toISOString() } : null,
    };
  });
}

type Memilih = Pick<Context, 'db' | 'actor' | 'received'> & { body: PilihanKabar & { kanal: NamaKanal } };

/**
 * Keeps what a person chose, and gives what became different; a channel that had ended works again for who wants anything of
 * it. Where it asks for consent, wanting anything is that, and wanting nothing takes it back.
 */
export async function simpanPilihan({ db, actor, received, body: { kanal, ...pilihan } }: Memilih) {
  const penggunaId = actor.uuid;
  const lama = (await bacaPilihan(db, [penggunaId])).get(penggunaId)!;
  const dulu = lama.pilihan.get(kanal)!;
  const mau = jenisKabar.some((jenis) => pilihan[jenis] !== 'tidak');
  for (const jenis of jenisKabar) {
    const cara = pilihan[jenis];
    await db
      .insert(pilihanKabar)
      .values({ penggunaId, kanal, jenis, cara })
      .onConflictDoUpdate({
        target: [pilihanKabar.penggunaId, pilihanKabar.kanal, pilihanKabar.jenis],
        set: { cara },
      });
  }
  const setuju = await simpanPersetujuan(db, lama, kanal, mau ? received : null);
  if (mau) await hidupkan(db, milik(penggunaId, kanal));
  return {
    [`${kanal}Giliran`]: [dulu.giliran, pilihan.giliran],
    [`${kanal}Perubahan`]: [dulu.perubahan, pilihan.perubahan],
    ...setuju,
  } satisfies Perubahan;
}

/** What is agreed to again in the same words was agreed to before. */
async function simpanPersetujuan(
  db: Db,
  { uuid, alamat, setuju }: Penerima,
  kanal: NamaKanal,
  pada: Date | null,
): Promise<Perubahan> {
  const diminta = kalimatPersetujuan[kanal];
  if (diminta === undefined) return {};
  if (pada !== null && !alamat.has(kanal)) throw refusal.invalid([{ field: 'kanal', message: tanpaPonsel }]);
  const dulu = setuju.get(kanal)?.kalimat ?? null;
  const kini = pada === null ? null : diminta;
  if (dulu === kini) return {};
  await tokenBerhenti(db, uuid, kanal);
  await db.update(langgananKabar).set({ setujuPada: pada, setujuKalimat: kini }).where(milik(uuid, kanal));
  return { [`${kanal}Setuju`]: [dulu, kini] };
}

const milik = (penggunaId: string, kanal: NamaKanal) =>
  and(eq(langgananKabar.penggunaId, penggunaId), eq(langgananKabar.kanal, kanal));

export const hidupkan = (db: Db, yang: ReturnType<typeof and>) =>
  db.update(langgananKabar).set({ mati: null, matiPada: null, galat: null, alamat: null }).where(yang);

/** The token by which a person ends a channel: made with their first message, the same from then on. */
export async function tokenBerhenti(db: Db, penggunaId: string, kanal: NamaKanal): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await db.insert(langgananKabar).values({ penggunaId, kanal, token }).onConflictDoNothing();
  const [row] = await db
    .select({ token: langgananKabar.token })
    .from(langgananKabar)
    .where(milik(penggunaId, kanal));
  return row!.token;
}
