import { and, eq, inArray, lt, notInArray, sql, type SQL } from 'drizzle-orm';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import { bolehSebagai } from '#domain/analisis/penugasan.ts';
import type { Sebagai } from '#domain/pengujian/penugasan.ts';
import { statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import type { Standing, WorkKind } from '#server/core/implement.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { parameterSampel } from '#server/db/tables/pengujian.ts';
import { petugasTanpaWewenang } from '#server/core/work.ts';
import { serahkanMeja } from '#server/modules/pengujian/perubahan-petugas.ts';

const kolom = { analis: parameterSampel.analisId, penyelia: parameterSampel.penyeliaId } as const;

const belumSelesai = and(
  eq(parameterSampel.kdStatus, statusSampelParameter.disetujui.code),
  lt(parameterSampel.kdProgres, analisisWorkflow.states.selesai.code),
);

/** The parameters a person has in hand and may not work on any more if they stand so from now on. */
function terbuka(sebagai: Sebagai, uuid: string, { aktif, role, laboratorium }: Standing): SQL {
  const boleh = aktif && role !== null && bolehSebagai[sebagai].includes(role);
  const diLuar =
    boleh && laboratorium.length > 0 ? notInArray(pendaftaran.laboratoriumId, [...laboratorium]) : undefined;
  // An Admin without a list has every laboratory (GAP-145).
  if (boleh && role === 'Admin' && laboratorium.length === 0) return sql`false`;
  return and(eq(kolom[sebagai], uuid), belumSelesai, diLuar)!;
}

/** Bench work in the hands of one person, as analyst or as supervisor. */
const meja = (sebagai: Sebagai, jenis: string, keterangan: string): WorkKind => ({
  jenis,
  keterangan,
  roles: bolehSebagai[sebagai],
  open: async (db, person, standing) => {
    if (person === null) return [];
    const rows = db
      .select({ id: parameterSampel.id })
      .from(parameterSampel)
      .innerJoin(pendaftaran, eq(pendaftaran.id, parameterSampel.pengujianId))
      .where(terbuka(sebagai, person, standing));
    return [{ idLaboratorium: null, jumlah: await db.$count(rows.as('terbuka')) }];
  },
  handOver: async (context, handing) => {
    const { dari, kelak } = handing;
    const rows = await context.db
      .select({ id: parameterSampel.id, pengujianId: parameterSampel.pengujianId })
      .from(parameterSampel)
      .innerJoin(pendaftaran, eq(pendaftaran.id, parameterSampel.pengujianId))
      .where(terbuka(sebagai, dari.uuid, kelak));
    return serahkanMeja(context, sebagai, handing, rows);
  },
  stranded: sql`select ${kolom[sebagai]} from ${parameterSampel} where ${and(
    belumSelesai,
    inArray(kolom[sebagai], petugasTanpaWewenang(bolehSebagai[sebagai])),
  )}`,
});

export const pekerjaanMeja: readonly WorkKind[] = [
  meja('analis', 'analisis', 'Parameter uji yang dikerjakan sebagai analis'),
  meja('penyelia', 'supervisi', 'Parameter uji yang disupervisi'),
];
