import { asc, eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { kunciBarang, type Barang, type RujukanBarang } from '#domain/barang/schema.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { Db } from '#server/core/database.ts';
import { alat, bahan, instrumen } from '#server/db/tables/barang.ts';
import { rencanaBarang } from '#server/db/tables/penelitian.ts';
import { findBarangOleh, kolomRujukan } from '#server/modules/barang/repository.ts';

/** What a plan names, under the names of DATA-38. */
type Rencana = Pick<Penelitian, 'researchLabTool' | 'researchLabItem' | 'researchLabInstrument'>;

/** The plans of some research; every one of them is in the answer. */
export async function findRencana(db: Db, ids: readonly string[]): Promise<Map<string, Rencana>> {
  const found = await db
    .select({ penelitianId: rencanaBarang.penelitianId, alat, bahan, instrumen })
    .from(rencanaBarang)
    .leftJoin(alat, eq(alat.id, rencanaBarang.alatId))
    .leftJoin(bahan, eq(bahan.id, rencanaBarang.bahanId))
    .leftJoin(instrumen, eq(instrumen.id, rencanaBarang.instrumenId))
    .where(inArray(rencanaBarang.penelitianId, [...ids]))
    .orderBy(asc(rencanaBarang.penelitianId), asc(rencanaBarang.urutan));
  const rows = Map.groupBy(found, ({ penelitianId }) => penelitianId);
  return new Map(
    ids.map((id) => {
      const milik = rows.get(id) ?? [];
      return [
        id,
        {
          researchLabTool: milik.flatMap(({ alat: satu }) =>
            satu ? [{ tool: { id: satu.id, kdAlat: satu.kd, namaAlat: satu.nama } }] : [],
          ),
          researchLabItem: milik.flatMap(({ bahan: satu }) =>
            satu ? [{ item: { id: satu.id, kdBahan: satu.kd, namaBahan: satu.nama } }] : [],
          ),
          researchLabInstrument: milik.flatMap(({ instrumen: satu }) =>
            satu
              ? [
                  {
                    instrument: {
                      id: satu.id,
                      kdInstrumen: satu.kd,
                      namaInstrumen: satu.nama,
                      idLaboratorium: satu.laboratoriumId,
                    },
                  },
                ]
              : [],
          ),
        },
      ];
    }),
  );
}

/** Writes the plan of a research, in the order it was chosen in. */
export async function simpanRencana(
  db: Db,
  penelitianId: string,
  semua: readonly RujukanBarang[],
): Promise<void> {
  if (semua.length === 0) return;
  await db
    .insert(rencanaBarang)
    .values(
      semua.map((rujukan, at) => ({ id: uuidv7(), penelitianId, urutan: at + 1, ...kolomRujukan(rujukan) })),
    );
}

/** What of this may be planned: it is active, or stands in the plan already. */
export async function barangDapatDirencanakan(
  db: Db,
  semua: readonly RujukanBarang[],
  lama: readonly RujukanBarang[] = [],
): Promise<Map<string, Barang>> {
  const tetap = new Set(lama.map(kunciBarang));
  const found = await findBarangOleh(db, semua);
  return new Map([...found].filter(([kunci, { flagAktif }]) => flagAktif || tetap.has(kunci)));
}
