import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { hargaTerdaftar, pelunasan, uangMuka } from '#domain/pengujian/biaya.ts';
import { statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import type { Context } from '#server/core/implement.ts';
import { barisTagihan, parameterSampel, parameterUji } from '#server/db/tables/pengujian.ts';
import { catatPengembalian, terbitkanInvoice } from '#server/modules/pembayaran/perubahan.ts';
import type { LockedPengujian } from './perubahan.ts';
import { findUang } from './tagihan.ts';

/** Freezes the prices of the approved parameters, with the shares of who does the work; gives their sum (GAP-14). */
export async function bekukanHarga({ db }: Context, record: LockedPengujian): Promise<number> {
  const approved = await db
    .select({ parameter: parameterSampel, uji: parameterUji })
    .from(parameterSampel)
    .innerJoin(parameterUji, eq(parameterUji.id, parameterSampel.parameterUjiId))
    .where(eq(parameterSampel.pengujianId, record.uuid));
  const urutan = record.sampel.flatMap(({ parameter }) => parameter.map(({ id }) => id));
  const lines = approved
    .filter(({ parameter }) => parameter.kdStatus === statusSampelParameter.disetujui.code)
    .toSorted((a, b) => urutan.indexOf(a.parameter.id) - urutan.indexOf(b.parameter.id))
    .map(({ parameter, uji }, at) => ({
      id: uuidv7(),
      pengujianId: record.uuid,
      parameterId: parameter.id,
      urutan: at + 1,
      jumlahReplikasi: parameter.jumlahReplikasi,
      ...hargaTerdaftar(uji, record.row.golonganTarif, parameter.jumlahReplikasi),
      pembagian: uji.pembagian,
    }));
  await db.insert(barisTagihan).values(lines);
  return lines.reduce((sum, { hargaTotal }) => sum + hargaTotal, 0);
}

/** The bill 'DP 50%' and its invoice (GAP-06). Nothing is made of a total of 0. */
export async function tagihDp(context: Context, record: LockedPengujian, total: number): Promise<void> {
  if (total > 0)
    await tagih(context, record, { jenis: 'dp', sudahDibayar: 0, totalTagihan: uangMuka(total) });
}

/** What is left when the work is done: the final invoice, or the return of what is over (GAP-07, GAP-08). */
export async function tagihSisa(context: Context, record: LockedPengujian, total: number): Promise<void> {
  const { tagihanAkhir, pengembalian: kembali } = pelunasan(total, record.dibayar);
  if (tagihanAkhir > 0)
    await tagih(context, record, {
      jenis: 'pelunasan',
      sudahDibayar: record.dibayar,
      totalTagihan: tagihanAkhir,
    });
  if (kembali > 0)
    await catatPengembalian(context, {
      pendaftaranId: record.uuid,
      // The money came in by the last invoice that was paid.
      invoiceId: record.invoice.findLast(
        ({ kdStatus, dibatalkan }) => kdStatus === invoiceWorkflow.states.lunas.code && !dibatalkan,
      )!.id,
      sebab: 'pelunasan',
      nominal: kembali,
    });
}

/** An invoice with the lines of the bill as they stand now. */
async function tagih(
  context: Context,
  { uuid, kepala }: LockedPengujian,
  isi: { jenis: 'dp' | 'pelunasan'; sudahDibayar: number; totalTagihan: number },
): Promise<void> {
  const { bill, pembayaran } = (await findUang(context.db, [uuid])).get(uuid)!;
  await terbitkanInvoice(context, kepala, {
    ...isi,
    totalRincian: pembayaran.totalTagihan,
    rincian: bill,
  });
}
