import { addDays } from '#domain/core/clock.ts';
import { denganTulisanSendiri, type JadwalTampak } from '#domain/penelitian/jadwal.ts';
import type { Jadwal } from '#domain/penggunaan/schema.ts';
import { hariAkhir, maksHariLebih, mulaiPada } from '#domain/penggunaan/waktu.ts';
import { useOrang } from './app.ts';
import type { OrangDb } from './db.ts';
import { isiLane } from './lane.ts';
import { isTertunda } from './baris.ts';
import { usePemilik, type PemilikPendaftaran } from './pendaftaran.ts';
import { bacaPenelitian } from './penelitian.ts';
import { bacaPenggunaan } from './penggunaan.ts';
import { useBaca } from './use-baca.ts';

/** Which part of the calendar: of a laboratory, or of one instrument of it; both days included. */
export type SaringJadwal = {
  idLaboratorium: number;
  idInstrumen?: number | null;
  dari: string;
  sampai: string;
};

const mulaiDulu = (a: Jadwal, b: Jadwal): number => mulaiPada(a).localeCompare(mulaiPada(b));

/** What instruments are taken for, by day and hour, as the device keeps it; an overnight run on each of its days. */
export async function bacaJadwal(
  db: OrangDb,
  { idLaboratorium, idInstrumen = null, dari, sampai }: SaringJadwal,
): Promise<Jadwal[]> {
  const [indeks, id] =
    idInstrumen === null
      ? ['[idLaboratorium+tanggal]', idLaboratorium]
      : ['[idInstrumen+tanggal]', idInstrumen];
  const rows = await db.jadwal
    .where(indeks)
    .between([id, addDays(dari, -maksHariLebih)], [id, sampai], true, true)
    .toArray();
  return rows
    .map(({ data }) => data)
    .filter((satu) => hariAkhir(satu) >= dari)
    .sort(mulaiDulu);
}

/** The same with what its reader has asked for, moved or given up and the server does not know of yet. */
export async function bacaJadwalTampak(
  db: OrangDb,
  pemilik: PemilikPendaftaran,
  saring: SaringJadwal,
): Promise<JadwalTampak[]> {
  const { idLaboratorium, idInstrumen = null, dari, sampai } = saring;
  const tulisan = await db.antrean
    .filter((row) => row.induk !== undefined && (isTertunda(row) || row.state === 'terkirim'))
    .toArray();
  const uuids = [...new Set(tulisan.map(({ induk = '' }) => isiLane(induk).id))];
  const ditulis = await Promise.all(
    uuids.map(
      async (uuid) =>
        (await bacaPenelitian(db, pemilik, uuid)) ?? (await bacaPenggunaan(db, pemilik.actor, uuid)),
    ),
  );
  const records = ditulis.flatMap((satu) => (satu ? [satu.data] : []));
  return denganTulisanSendiri(await bacaJadwal(db, saring), records, pemilik.actor.uuid).filter(
    (satu) =>
      satu.idLaboratorium === idLaboratorium &&
      (idInstrumen === null || satu.idInstrumen === idInstrumen) &&
      satu.tanggal <= sampai &&
      hariAkhir(satu) >= dari,
  );
}

/** Own bookings that the server knows of, from yesterday on. */
export const bacaJadwalSendiri = async (db: OrangDb): Promise<Jadwal[]> =>
  (await db.jadwal.filter(({ data }) => data.milikSendiri === 1).toArray())
    .map(({ data }) => data)
    .sort(mulaiDulu);

/** The calendar as its reader sees it, live. Undefined while first reading, empty before a laboratory is chosen. */
export const useJadwalTampak = (saring: SaringJadwal | null): readonly JadwalTampak[] | undefined =>
  useJadwalBagian(saring ? [saring] : []);

/** The same of several parts of it, all together. */
export function useJadwalBagian(bagian: readonly SaringJadwal[]): readonly JadwalTampak[] | undefined {
  const { db } = useOrang();
  const pemilik = usePemilik();
  return useBaca(
    async () => (await Promise.all(bagian.map((satu) => bacaJadwalTampak(db, pemilik, satu)))).flat(),
    [db, pemilik, JSON.stringify(bagian)],
  );
}

/** One's own bookings that the server knows of, live. */
export function useJadwalSendiri(): readonly Jadwal[] | undefined {
  const { db } = useOrang();
  return useBaca(() => bacaJadwalSendiri(db), [db]);
}
