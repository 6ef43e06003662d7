import { and, eq, lt, notInArray, type SQL } from 'drizzle-orm';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import type { Role } from '#domain/core/roles.ts';
import type { Db } from '#server/core/database.ts';
import type { OpenWork, Standing } from '#server/core/implement.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { parameterSampel } from '#server/db/tables/pengujian.ts';

/** Parameters assigned to a person that they can no longer work on as they stand now, as analyst or supervisor (GAP-131). */
export async function pekerjaanMeja(db: Db, uuid: string, kewenangan: Standing): Promise<OpenWork[]> {
  const hitung = (siapa: SQL, bolehDikerjakan: boolean) => {
    if (bolehDikerjakan && kewenangan.role === 'Admin' && kewenangan.laboratorium.length === 0)
      return Promise.resolve(0);
    return db.$count(
      db
        .select({ id: parameterSampel.id })
        .from(parameterSampel)
        .innerJoin(pendaftaran, eq(pendaftaran.id, parameterSampel.pengujianId))
        .where(
          and(
            siapa,
            eq(parameterSampel.kdStatus, 3),
            lt(parameterSampel.kdProgres, analisisWorkflow.states.selesai.code),
            bolehDikerjakan && kewenangan.laboratorium.length > 0
              ? notInArray(pendaftaran.laboratoriumId, [...kewenangan.laboratorium])
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
