import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { BarisTagihan, Invoice, Pembayaran } from '#domain/pembayaran/schema.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { hargaTerdaftar, totalTagihan, uangMuka } from '#domain/pengujian/biaya.ts';
import { statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import { statusPembayaranPengujian } from '#domain/pengujian/tagihan.ts';
import { kodeLunas, pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import type { Db } from '#server/core/database.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import {
  barisTagihan,
  parameterSampel,
  parameterUji,
  pengujian,
  sampel,
} from '#server/db/tables/pengujian.ts';
import { findKas, invoicePengujian, type Kas } from '#server/modules/pembayaran/repository.ts';

/** The bill lines and the money of one submission. */
export type Uang = { bill: BarisTagihan[]; pembayaran: Pembayaran };

const namaDetail = {
  dp: 'Uang muka 50% dari biaya pengujian',
  pelunasan: 'Sisa biaya pengujian setelah uang muka',
} as const;

const tanpaKas: Kas<Invoice> = { semua: [], berlaku: [], terbayar: 0 };

/** The money of some submissions; every one of them is in the answer. */
export async function findUang(db: Db, pengujianIds: readonly string[]): Promise<Map<string, Uang>> {
  const heads = await db
    .select({ id: pendaftaran.id, kdStatus: pendaftaran.kdStatus })
    .from(pendaftaran)
    .where(inArray(pendaftaran.id, [...pengujianIds]));
  const lines = await findBaris(db, pengujianIds);
  const kas = await findKas(db, pengujianIds, invoicePengujian);
  return new Map(
    heads.map(({ id, kdStatus }) => {
      const bill = lines.get(id) ?? [];
      const { semua, berlaku, terbayar } = kas.get(id) ?? tanpaKas;
      const total = totalTagihan(bill);
      const sisa = kdStatus === pengujianWorkflow.states.ditolak.code ? 0 : Math.max(0, total - terbayar);
      const pembayaran: Pembayaran = {
        totalTagihan: total,
        totalTagihanDp: uangMuka(total),
        totalTagihanTerbayar: terbayar,
        totalTagihanBelumTerbayar: sisa,
        ...statusPembayaranPengujian(
          kdStatus,
          berlaku.map(({ statusPayment }) => statusPayment.kdStatusPembayaran),
        ),
        tagihan: berlaku.map((one) => ({
          uuid: one.uuid,
          namaTagihan: one.namaTagihan,
          namaDetailTagihan: namaDetail[one.jenis],
          totalTagihan: one.totalTagihan,
          flagSudahInvoice: 1,
        })),
        invoice: semua,
      };
      return [id, { bill, pembayaran }];
    }),
  );
}

/** The priced lines; where none are frozen yet, what they would be at today's tariff (GAP-14). */
async function findBaris(db: Db, pengujianIds: readonly string[]): Promise<Map<string, BarisTagihan[]>> {
  const found = await db
    .select({
      pengujianId: parameterSampel.pengujianId,
      parameter: parameterSampel,
      namaSampel: sampel.nama,
      uji: parameterUji,
      golongan: pengujian.golonganTarif,
      baris: barisTagihan,
    })
    .from(parameterSampel)
    .innerJoin(pengujian, eq(pengujian.id, parameterSampel.pengujianId))
    .innerJoin(sampel, eq(sampel.id, parameterSampel.sampelId))
    .innerJoin(parameterUji, eq(parameterUji.id, parameterSampel.parameterUjiId))
    .leftJoin(barisTagihan, eq(barisTagihan.parameterId, parameterSampel.id))
    .where(inArray(parameterSampel.pengujianId, [...pengujianIds]))
    .orderBy(asc(sampel.urutan), asc(parameterSampel.id));
  const byTest = Map.groupBy(found, ({ pengujianId }) => pengujianId);
  return new Map(
    [...byTest].map(([id, rows]) => {
      const frozen = rows.some(({ baris }) => baris !== null);
      const counted = rows.filter(({ baris, parameter }) =>
        frozen ? baris !== null : parameter.kdStatus !== statusSampelParameter.ditolak.code,
      );
      return [
        id,
        counted.map(({ baris, parameter, namaSampel, uji, golongan }) => ({
          uuid: baris?.id ?? parameter.id,
          uuidSampelParameter: parameter.id,
          namaSampel,
          namaParameterUji: uji.namaParameterUji,
          jumlahReplikasi: parameter.jumlahReplikasi,
          ...(baris
            ? {
                hargaPengujian: baris.hargaPengujian,
                hargaReplikasi: baris.hargaReplikasi,
                hargaTotal: baris.hargaTotal,
              }
            : hargaTerdaftar(uji, golongan, parameter.jumlahReplikasi)),
        })),
      ];
    }),
  );
}

/**
 * Submissions whose payment stands so: what `statusPembayaranPengujian` says of one that was read, asked of the database, so
 * that pages can be counted there.
 */
export function berstatusPembayaran(kode: number): SQL {
  const { belumLunas, verifikasi, lunas } = invoiceWorkflow.states;
  const ada = (which: SQL) =>
    sql`exists (select 1 from invoice i where i.pendaftaran_id = ${pendaftaran.id} and not i.dibatalkan and ${which})`;
  return sql`case
    when ${pendaftaran.kdStatus} = ${pengujianWorkflow.states.ditolak.code} and not ${ada(sql`i.kd_status <> ${lunas.code}`)} then 0
    when ${ada(sql`i.kd_status = ${belumLunas.code}`)} then ${belumLunas.code}::int
    when ${ada(sql`i.kd_status = ${verifikasi.code}`)} then ${verifikasi.code}::int
    when ${inArray(pendaftaran.kdStatus, [...kodeLunas])} then ${lunas.code}::int
    else ${belumLunas.code}::int end = ${kode}`;
}
