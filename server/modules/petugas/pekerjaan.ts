import { and, eq, lt, notInArray, type SQL } from 'drizzle-orm';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import type { Role } from '#domain/core/roles.ts';
import type { PekerjaanTerbuka } from '#domain/petugas/schema.ts';
import type { Db } from '#server/core/database.ts';
import { parameterSampel, pengujian } from '#server/db/tables/pengujian.ts';

/** What an officer may still do after a change: nothing without a role, else the work of these laboratories. */
export type Kewenangan = { role: Role | null; aktif: boolean; laboratorium: readonly number[] };

/**
 * Work assigned to a person that they can no longer do as they stand now, by kind (GAP-131). Assignments stay as they
 * are until somebody assigns anew (GAP-46): this is the list to do so by.
 */
export async function pekerjaanTerbuka(
  db: Db,
  uuid: string,
  kewenangan: Kewenangan,
): Promise<PekerjaanTerbuka[]> {
  const hitung = (siapa: SQL, bolehDikerjakan: boolean) => {
    if (bolehDikerjakan && kewenangan.role === 'Admin' && kewenangan.laboratorium.length === 0)
      return Promise.resolve(0);
    return db.$count(
      db
        .select({ id: parameterSampel.id })
        .from(parameterSampel)
        .innerJoin(pengujian, eq(pengujian.id, parameterSampel.pengujianId))
        .where(
          and(
            siapa,
            eq(parameterSampel.kdStatus, 3),
            lt(parameterSampel.kdProgres, analisisWorkflow.states.selesai.code),
            bolehDikerjakan && kewenangan.laboratorium.length > 0
              ? notInArray(pengujian.laboratoriumId, [...kewenangan.laboratorium])
              : undefined,
          ),
        )
        .as('terbuka'),
    );
  };
  const boleh = (roles: readonly Role[]) =>
    kewenangan.aktif && kewenangan.role !== null && roles.includes(kewenangan.role);
  const jenis = [
    {
      jenis: 'analisis',
      keterangan: 'Parameter uji yang ditugaskan kepadanya sebagai analis',
      jumlah: await hitung(eq(parameterSampel.analisId, uuid), boleh(analisisWorkflow.actions.mulai.roles)),
    },
    {
      jenis: 'supervisi',
      keterangan: 'Parameter uji yang disupervisinya',
      jumlah: await hitung(
        eq(parameterSampel.penyeliaId, uuid),
        boleh(analisisWorkflow.actions.setujui.roles),
      ),
    },
  ];
  return jenis.filter(({ jumlah }) => jumlah > 0);
}
