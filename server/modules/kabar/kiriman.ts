import { inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { CaraKabar } from '#domain/akun/cara-kabar.ts';
import { ringkasanBerikut, type JenisKabar, type NamaKanal } from '#domain/kabar/pilihan.ts';
import type { Db } from '#server/core/database.ts';
import { olderThan, type Sweep } from '#server/core/retention.ts';
import type { kabar } from '#server/db/tables/kabar.ts';
import { kiriman } from '#server/db/tables/kiriman.ts';
import { otoritas } from '#server/db/tables/pengguna.ts';
import { kalenderPetugas } from './kalender.ts';
import { kanalAda } from './semua-kanal.ts';
import { bacaPilihan, type Penerima } from './pilihan.ts';
import type { Saat } from './simpan.ts';

type KabarBaru = Pick<typeof kabar.$inferInsert, 'id' | 'penggunaId' | 'pokok' | 'jenis'>;

/** How long what was sent, or needed no sending, is kept; it goes with its news in any case. */
const umurHari = 30;

export const sapuKiriman: readonly Sweep[] = [olderThan(kiriman, kiriman.selesaiPada, umurHari)];

/**
 * Puts news into the outbox, for each channel that its person has switched on. Of what changed and the turn that came of it
 * only the turn goes out: it says what to do, and nobody is rung twice for one act.
 */
export async function tulisKiriman(saat: Saat, baru: readonly KabarBaru[]): Promise<void> {
  const kanal = kanalAda(saat.config);
  if (kanal.length === 0) return;
  const { db, received } = saat;
  const orang = await bacaPilihan(db, [...new Set(baru.map(({ penggunaId }) => penggunaId))]);
  const pagi = await pagiBerikut(db, [...orang.values()], kanal, received);
  const sebutan = ({ penggunaId, pokok }: KabarBaru) => `${penggunaId} ${pokok}`;
  const bergiliran = new Set(baru.filter(({ jenis }) => jenis === 'giliran').map(sebutan));
  const isi = baru.flatMap((satu) =>
    kanal.flatMap((nama) => {
      const penerima = orang.get(satu.penggunaId);
      const cara = penerima ? caraUntuk(penerima, nama, satu.jenis) : 'tidak';
      if (cara === 'tidak') return [];
      const giliran =
        satu.jenis === 'perubahan' &&
        bergiliran.has(sebutan(satu)) &&
        caraUntuk(penerima!, nama, 'giliran') === cara;
      if (giliran) return [];
      const { id: kabarId, penggunaId } = satu;
      const cobaPada = cara === 'segera' ? received : pagi.get(penggunaId)!;
      const sama = { kabarId, kanal: nama, penggunaId, cara, cobaPada, createdAt: received };
      return penerima!.alamat.get(nama)!.map(({ tujuan }) => ({ id: uuidv7(), tujuan, ...sama }));
    }),
  );
  if (isi.length > 0) await db.insert(kiriman).values(isi);
}

/** How a person is told of this kind of news there; not at all where nothing reaches them. */
export const caraUntuk = (
  { alamat, pilihan, mati, aktif }: Penerima,
  kanal: NamaKanal,
  jenis: JenisKabar,
): CaraKabar =>
  aktif && alamat.has(kanal) && mati.get(kanal) === undefined ? pilihan.get(kanal)![jenis] : 'tidak';

/** When each of those who want a digest gets the next one. */
async function pagiBerikut(
  db: Db,
  orang: readonly Penerima[],
  kanal: readonly NamaKanal[],
  dari: Date,
): Promise<Map<string, Date>> {
  const ringkas = orang.filter(({ pilihan }) =>
    kanal.some((nama) => Object.values(pilihan.get(nama)!).includes('ringkasan')),
  );
  const pagi = new Map<string, Date>();
  for (const { uuid, kalender } of await denganKalender(db, ringkas))
    pagi.set(uuid, ringkasanBerikut(kalender, dari));
  return pagi;
}

/** People with the calendars of the laboratories that they work in. */
export async function denganKalender(db: Db, orang: readonly Pick<Penerima, 'uuid'>[]) {
  if (orang.length === 0) return [];
  const ids = orang.map(({ uuid }) => uuid);
  const milik = Map.groupBy(
    await db.select().from(otoritas).where(inArray(otoritas.penggunaId, ids)),
    ({ penggunaId }) => penggunaId,
  );
  const kalender = await kalenderPetugas(db);
  return ids.map((uuid) => ({
    uuid,
    kalender: kalender((milik.get(uuid) ?? []).map(({ laboratoriumId }) => laboratoriumId)),
  }));
}
