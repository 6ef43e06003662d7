import { asc, eq, inArray } from 'drizzle-orm';
import type { BarisTagihan, Pembayaran } from '#domain/pembayaran/schema.ts';
import { hargaTerdaftar, totalTagihan, uangMuka } from '#domain/pengujian/biaya.ts';
import { statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import { statusPembayaranPengujian } from '#domain/pengujian/tagihan.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import type { Db } from '#server/core/database.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import {
  barisTagihan,
  parameterSampel,
  parameterUji,
  pengujian,
  sampel,
} from '#server/db/tables/pengujian.ts';
import { invoicePengujian } from '#server/modules/pembayaran/presenter.ts';
import { findKas } from '#server/modules/pembayaran/repository.ts';

/** The bill lines and the money of one submission. */
export type Uang = { bill: BarisTagihan[]; pembayaran: Pembayaran };

const namaDetail = {
  dp: 'Uang muka 50% dari biaya pengujian',
  pelunasan: 'Sisa biaya pengujian setelah uang muka',
} as const;

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
      const { semua, berlaku, dibayar } = kas.get(id)!;
      const total = totalTagihan(bill);
      const sisa = kdStatus === pengujianWorkflow.states.ditolak.code ? 0 : Math.max(0, total - dibayar);
      const pembayaran: Pembayaran = {
        totalTagihan: total,
        totalTagihanDp: uangMuka(total),
        totalTagihanTerbayar: dibayar,
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

/** The lines of a bill; where no price is frozen yet, at today's tariff (GAP-14). */
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
