import type { Jadwal } from '#domain/penggunaan/schema.ts';
import { useOrang } from './app.ts';
import type { OrangDb } from './db.ts';
import { useBaca } from './use-baca.ts';

/** Which part of the calendar: of a laboratory, or of one instrument of it; both days included. */
export type SaringJadwal = {
  idLaboratorium: number;
  idInstrumen?: number | null;
  dari: string;
  sampai: string;
};

/** What instruments are taken for, by day and hour, as the device keeps it. */
export async function bacaJadwal(
  db: OrangDb,
  { idLaboratorium, idInstrumen = null, dari, sampai }: SaringJadwal,
): Promise<Jadwal[]> {
  const [indeks, id] =
    idInstrumen === null
      ? ['[idLaboratorium+tanggal]', idLaboratorium]
      : ['[idInstrumen+tanggal]', idInstrumen];
  const rows = await db.jadwal.where(indeks).between([id, dari], [id, sampai], true, true).toArray();
  return rows
    .map(({ data }) => data)
    .sort((a, b) => a.tanggal.localeCompare(b.tanggal) || a.jamMulai.localeCompare(b.jamMulai));
}

/** The same, live. Undefined while first reading, empty before a laboratory is chosen. */
export function useJadwal(saring: SaringJadwal | null): readonly Jadwal[] | undefined {
  const { db } = useOrang();
  return useBaca(() => (saring ? bacaJadwal(db, saring) : []), [db, JSON.stringify(saring)]);
}
