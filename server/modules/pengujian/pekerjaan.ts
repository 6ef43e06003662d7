import { and, eq, inArray, sql } from 'drizzle-orm';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import type { Standing, WorkKind } from '#server/core/implement.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { pengujian } from '#server/db/tables/pengujian.ts';
import { pekerjaanLaboratorium, pendaftaranJenis, petugasTanpaWewenang } from '#server/core/work.ts';
import { serahkanPutusan } from './perubahan-petugas.ts';

const { perluVerifikasiKalab, lunas } = pengujianWorkflow.states;
const { roles } = pengujianWorkflow.actions.setujuiKalab;
const menungguKalab = eq(pendaftaran.kdStatus, perluVerifikasiKalab.code);

/** An appointed Kalab decides whatever their laboratories are, as long as they are one (TESTADM-20). */
const masihKalab = ({ aktif, role }: Standing): boolean => aktif && role !== null && roles.includes(role);

/** Submissions that a Kalab was asked about, and reports that one has to issue (GAP-131). */
export const pekerjaanPengujian: readonly WorkKind[] = [
  {
    jenis: 'putusan',
    keterangan: 'Pengujian yang menunggu putusannya sebagai kalab',
    roles,
    open: async (db, person, standing) => {
      if (person === null || masihKalab(standing)) return [];
      const rows = db
        .select({ id: pengujian.id })
        .from(pengujian)
        .innerJoin(pendaftaran, eq(pendaftaran.id, pengujian.id))
        .where(and(menungguKalab, eq(pengujian.kalabId, person)));
      return [{ idLaboratorium: null, jumlah: await db.$count(rows.as('terbuka')) }];
    },
    handOver: async (context, handing) => {
      if (masihKalab(handing.kelak)) return { diserahkan: 0, tertinggal: [] };
      const rows = await context.db
        .select({ id: pengujian.id })
        .from(pengujian)
        .innerJoin(pendaftaran, eq(pendaftaran.id, pengujian.id))
        .where(and(menungguKalab, eq(pengujian.kalabId, handing.dari.uuid)));
      return serahkanPutusan(
        context,
        handing,
        rows.map(({ id }) => id),
      );
    },
    stranded: sql`select ${pengujian.kalabId} from ${pengujian} join ${pendaftaran} on ${pendaftaran.id} = ${pengujian.id}
      where ${and(menungguKalab, inArray(pengujian.kalabId, petugasTanpaWewenang(roles)))}`,
  },
  pekerjaanLaboratorium({
    jenis: 'lhu',
    keterangan: 'Laporan hasil uji yang belum diterbitkan',
    roles: pengujianWorkflow.actions.terbitkanLhu.roles,
    where: pendaftaranJenis('pengujian', eq(pendaftaran.kdStatus, lunas.code)),
  }),
];
