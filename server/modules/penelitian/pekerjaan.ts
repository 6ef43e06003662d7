import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Role } from '#domain/core/roles.ts';
import { kodeMenungguPetugas } from '#domain/penelitian/rules.ts';
import { laboran } from '#domain/penelitian/workflow.ts';
import type { Db } from '#server/core/database.ts';
import type { OpenWork } from '#server/core/implement.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';

/** Research at a code that waits for these roles, in a laboratory where no other active, verified person has one of them. */
const menungguTanpa = (roles: readonly Role[]): SQL | undefined =>
  and(
    eq(pendaftaran.jenis, 'penelitian'),
    inArray(pendaftaran.kdStatus, kodeMenungguPetugas(roles[0]!)),
    sql`not exists (select 1 from pengguna g join otoritas o on o.pengguna_id = g.id
      where o.laboratorium_id = ${pendaftaran.laboratoriumId} and g.id <> ${pendaftaran.pendaftarId}
        and g.role = any(${sql.param([...roles])}::text[]) and g.flag_aktif and g.kd_status_verifikasi = 1)`,
  );

/** Research that waits for somebody and that no active officer may do: what of it waits for an Admin (GAP-131). */
export const tanpaPetugas: SQL | undefined = or(menungguTanpa(['Kalab']), menungguTanpa(laboran));

/** Research that nobody can decide as officers stand now; it belongs to a laboratory, so it is nobody's alone (GAP-131). */
export async function pekerjaanPenelitian(db: Db): Promise<OpenWork[]> {
  const jenis = [
    {
      jenis: 'penelitian-kalab',
      keterangan: 'Penelitian yang menunggu kalab di laboratorium tanpa kalab aktif',
      jumlah: await db.$count(pendaftaran, menungguTanpa(['Kalab'])),
    },
    {
      jenis: 'penelitian-laboran',
      keterangan:
        'Penelitian yang menunggu laboran di laboratorium tanpa laboran atau petugas pembayaran aktif',
      jumlah: await db.$count(pendaftaran, menungguTanpa(laboran)),
    },
  ];
  return jenis.filter(({ jumlah }) => jumlah > 0);
}
