import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { jakartaDay } from '#domain/core/clock.ts';
import { hargaBaris, pelunasan, uangMuka } from '#domain/pengujian/biaya.ts';
import { statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import type { Context } from '#server/core/implement.ts';
import { nextNumber } from '#server/core/number.ts';
import { trace } from '#server/core/trace.ts';
import { barisTagihan, invoice } from '#server/db/tables/pembayaran.ts';
import { parameterSampel, parameterUji } from '#server/db/tables/pengujian.ts';
import { findUang } from '#server/modules/pembayaran/repository.ts';
import { catatPengembalian } from '#server/modules/pengembalian/perubahan.ts';
import type { LockedPengujian } from './perubahan.ts';

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
      ...hargaBaris(uji, record.row.golonganTarif, parameter.jumlahReplikasi),
      pembagian: uji.pembagian,
    }));
  await db.insert(barisTagihan).values(lines);
  return lines.reduce((sum, { hargaTotal }) => sum + hargaTotal, 0);
}

/** The bill 'DP 50%' and its invoice (GAP-06). Nothing is made of a total of 0. */
export async function tagihDp(context: Context, record: LockedPengujian, total: number): Promise<void> {
  if (total > 0)
    await terbitkanInvoice(context, record, { jenis: 'dp', sudahDibayar: 0, totalTagihan: uangMuka(total) });
}

/** What is left when the work is done: the final invoice, or the return of what is over (GAP-07, GAP-08). */
export async function tagihSisa(context: Context, record: LockedPengujian, total: number): Promise<void> {
  const { tagihanAkhir, pengembalian: kembali } = pelunasan(total, record.dibayar);
  if (tagihanAkhir > 0)
    await terbitkanInvoice(context, record, {
      jenis: 'pelunasan',
      sudahDibayar: record.dibayar,
      totalTagihan: tagihanAkhir,
    });
  if (kembali > 0)
    await catatPengembalian(context, {
      pengujianId: record.uuid,
      // The money came in by the last invoice that was paid.
      invoiceId: record.invoice.findLast(({ kdStatus, dibatalkan }) => kdStatus === 3 && !dibatalkan)!.id,
      sebab: 'pelunasan',
      nominal: kembali,
    });
}

async function terbitkanInvoice(
  context: Context,
  record: LockedPengujian,
  isi: { jenis: 'dp' | 'pelunasan'; sudahDibayar: number; totalTagihan: number },
): Promise<void> {
  const { db, received } = context;
  const { bill, pembayaran } = (await findUang(db, [record.uuid])).get(record.uuid)!;
  const tahun = jakartaDay(received).slice(0, 4);
  const nomor = await nextNumber(db, `invoice:PG:${tahun}`);
  const noInvoice = `INV/PG/${tahun}/${String(nomor).padStart(5, '0')}`; // GAP-53
  const id = uuidv7();
  await db.insert(invoice).values({
    id,
    pengujianId: record.uuid,
    noInvoice,
    ...isi,
    totalRincian: pembayaran.totalTagihan,
    rincian: bill,
    createdAt: received,
    updatedAt: received,
  });
  trace(context, {
    jenis: 'invoice',
    record: id,
    rev: 1,
    perubahan: { noInvoice: [null, noInvoice], totalTagihan: [null, isi.totalTagihan] },
  });
}

/** Cancels the open invoice of a withdrawn or corrected submission; its number is not given out again (GAP-126, GAP-127). */
export async function batalkanInvoice(context: Context, record: LockedPengujian): Promise<void> {
  const open = record.invoice.find(({ kdStatus }) => kdStatus === 1);
  if (!open) return;
  const rev = open.rev + 1;
  await context.db
    .update(invoice)
    .set({ kdStatus: 4, dibatalkan: true, rev, diubahOleh: context.actor.uuid, updatedAt: context.received })
    .where(eq(invoice.id, open.id));
  trace(context, { jenis: 'invoice', record: open.id, rev, perubahan: { kdStatus: [1, 4] } });
}
