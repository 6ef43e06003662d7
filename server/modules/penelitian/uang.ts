import { asc, inArray, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#domain/core/roles.ts';
import { invoiceUntuk } from '#domain/pembayaran/pembaca.ts';
import type { InvoicePenelitian, PembayaranPenelitian } from '#domain/pembayaran/schema.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { kreditDari, statusPembayaranPenelitian } from '#domain/penelitian/uang.ts';
import type { Db } from '#server/core/database.ts';
import { pengembalian, tagihan } from '#server/db/tables/pembayaran.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { findKas, invoicePenelitian, type Kas } from '#server/modules/pembayaran/repository.ts';
import { findPengembalian } from '#server/modules/pengembalian/repository.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';

type Tagihan = typeof tagihan.$inferSelect;

/** Bills of some research, oldest first. */
export const bacaTagihan = (db: Db, ids: readonly string[]): Promise<Tagihan[]> =>
  db
    .select()
    .from(tagihan)
    .where(inArray(tagihan.pendaftaranId, [...ids]))
    .orderBy(asc(tagihan.createdAt), asc(tagihan.id));

const tanpaKas: Kas<InvoicePenelitian> = { semua: [], berlaku: [], terbayar: 0 };

/** The money of some research as this person may see it, by its id and the code it stands at; every one of them is in the answer. */
export async function findUangPenelitian(
  db: Db,
  actor: Actor,
  heads: readonly { id: string; kdStatus: number; pendaftarId: string }[],
): Promise<Map<string, { pembayaran: PembayaranPenelitian; pengembalian: Pengembalian[] }>> {
  const ids = heads.map(({ id }) => id);
  const bills = Map.groupBy(await bacaTagihan(db, ids), ({ pendaftaranId }) => pendaftaranId);
  const kas = await findKas(db, ids, invoicePenelitian);
  const returns = Map.groupBy(
    await findPengembalian(db, actor, inArray(pengembalian.pendaftaranId, ids)),
    ({ uuidPendaftaran }) => uuidPendaftaran,
  );
  return new Map(
    heads.map(({ id, kdStatus, pendaftarId }) => {
      const kembali = returns.get(id) ?? [];
      const pembayaran = susunPembayaran(kdStatus, bills.get(id) ?? [], kas.get(id) ?? tanpaKas, kembali);
      const invoice = invoiceUntuk(pembayaran.invoice, actor, pendaftarId);
      return [id, { pembayaran: { ...pembayaran, invoice }, pengembalian: kembali }];
    }),
  );
}

function susunPembayaran(
  kdStatus: number,
  bills: readonly Tagihan[],
  { semua, berlaku, terbayar }: Kas<InvoicePenelitian>,
  pengembalian: readonly Pengembalian[],
): PembayaranPenelitian {
  const lunas = new Set(
    berlaku.flatMap(({ uuid, statusPayment }) =>
      statusPayment.kdStatusPembayaran === invoiceWorkflow.states.lunas.code ? [uuid] : [],
    ),
  );
  const kredit = kreditDari({
    koreksi: bills.flatMap(({ total, asalInvoiceId }) =>
      total < 0 ? [{ total, asalLunas: lunas.has(asalInvoiceId ?? '') }] : [],
    ),
    potongan: berlaku.map(({ sudahDibayar }) => sudahDibayar),
    deposit: pengembalian.flatMap(({ sebab, nominalPengembalian }) =>
      sebab === 'deposit' ? [nominalPengembalian] : [],
    ),
  });
  const totalTagihan = bills.reduce((sum, { total }) => sum + total, 0);
  return {
    totalTagihan,
    totalTagihanTerbayar: terbayar,
    totalTagihanBelumTerbayar: Math.max(0, totalTagihan - terbayar),
    ...statusPembayaranPenelitian(
      kdStatus,
      bills.map((satu) => ({ total: satu.total, ditagih: satu.invoiceId !== null })),
      berlaku.map(({ statusPayment }) => statusPayment.kdStatusPembayaran),
    ),
    tagihan: bills.map((satu) => ({
      uuid: satu.id,
      uuidPenambahan: satu.penambahanId,
      namaTagihan: satu.koreksi ? 'Koreksi penambahan' : 'Penambahan penggunaan',
      namaDetailTagihan: satu.rincian.map(({ namaBarang }) => namaBarang).join(', '),
      totalTagihan: satu.total,
      flagSudahInvoice: satu.invoiceId !== null || satu.total < 0 ? 1 : 0,
      createdAt: satu.createdAt.toISOString(),
      rincian: satu.rincian,
    })),
    invoice: semua,
    kredit,
  };
}

/** Research whose payment stands so: what `statusPembayaranPenelitian` says of one that was read, asked of the database. */
export function berstatusPembayaran(kode: number): SQL {
  const { belumLunas, verifikasi, lunas } = invoiceWorkflow.states;
  const invoice = (which: SQL) =>
    sql`exists (select 1 from invoice i where i.pendaftaran_id = ${pendaftaran.id} and not i.dibatalkan and ${which})`;
  const tagihan = (which: SQL) =>
    sql`exists (select 1 from tagihan t where t.pendaftaran_id = ${pendaftaran.id} and ${which})`;
  return sql`case
    when ${tagihan(sql`t.total > 0 and t.invoice_id is null`)} then ${belumLunas.code}::int
    when ${invoice(sql`i.kd_status = ${belumLunas.code}`)} then ${belumLunas.code}::int
    when ${invoice(sql`i.kd_status = ${verifikasi.code}`)} then ${verifikasi.code}::int
    when ${tagihan(sql`true`)} or ${invoice(sql`true`)} then ${lunas.code}::int
    else 0 end = ${kode}`;
}
