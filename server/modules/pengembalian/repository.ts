import { and, desc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import { stateByCode } from '#domain/core/workflow.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import { pengembalianWorkflow } from '#domain/pengembalian/workflow.ts';
import type { Db } from '#server/core/database.ts';
import { polaCari } from '#server/core/list.ts';
import { laboratorium } from '#server/db/tables/acuan.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { buktiPembayaran, invoice, pengembalian } from '#server/db/tables/pembayaran.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { pengujian, sampel } from '#server/db/tables/pengujian.ts';

export type SaringPengembalian = {
  uuid?: string | undefined;
  pengujianIds?: readonly string[] | undefined;
  pendaftarId?: string | undefined;
  laboratorium?: readonly number[] | undefined;
  kode?: number | undefined;
  search?: string | undefined;
};

/** What a list of returns asks for; search looks in what a row shows (GAP-70). */
function saring(query: SaringPengembalian): SQL | undefined {
  const cari = polaCari(query.search);
  return and(
    query.uuid === undefined ? undefined : eq(pengembalian.id, query.uuid),
    query.pengujianIds ? inArray(pengembalian.pengujianId, [...query.pengujianIds]) : undefined,
    query.pendaftarId === undefined ? undefined : eq(pengujian.pendaftarId, query.pendaftarId),
    query.laboratorium ? inArray(pengujian.laboratoriumId, [...query.laboratorium]) : undefined,
    query.kode === undefined ? undefined : eq(pengembalian.kdStatus, query.kode),
    cari
      ? or(
          ilike(pengguna.nama, cari),
          ilike(invoice.noInvoice, cari),
          sql`exists (select 1 from ${sampel} where ${sampel.pengujianId} = ${pengujian.id} and ${sampel.nama} ilike ${cari})`,
        )
      : undefined,
  );
}

const daftar = (db: Db, query: SaringPengembalian) =>
  db
    .select({
      row: pengembalian,
      noInvoice: invoice.noInvoice,
      nama: pengguna.nama,
      lab: laboratorium,
      namaSampel: sql<string>`(select string_agg(s.nama, ', ' order by s.urutan) from sampel s where s.pengujian_id = ${pengujian.id})`,
      file: berkas,
    })
    .from(pengembalian)
    .innerJoin(invoice, eq(invoice.id, pengembalian.invoiceId))
    .innerJoin(pengujian, eq(pengujian.id, pengembalian.pengujianId))
    .innerJoin(pengguna, eq(pengguna.id, pengujian.pendaftarId))
    .innerJoin(laboratorium, eq(laboratorium.id, pengujian.laboratoriumId))
    .leftJoin(berkas, eq(berkas.sha256, pengembalian.sha256))
    .where(saring(query));

/** Returns that fit, newest first, each with the account its money came from (GAP-145). */
export async function findPengembalian(
  db: Db,
  query: SaringPengembalian,
  page?: { limit: number; offset: number },
): Promise<Pengembalian[]> {
  const ordered = daftar(db, query).orderBy(desc(pengembalian.createdAt), desc(pengembalian.id));
  const found = await (page ? ordered.limit(page.limit).offset(page.offset) : ordered);
  const payments = await db
    .select({ pengujianId: invoice.pengujianId, invoiceId: invoice.id, bukti: buktiPembayaran })
    .from(buktiPembayaran)
    .innerJoin(invoice, eq(invoice.id, buktiPembayaran.invoiceId))
    .where(
      and(
        inArray(
          invoice.pengujianId,
          found.map(({ row }) => row.pengujianId),
        ),
        eq(buktiPembayaran.diterima, true),
      ),
    )
    .orderBy(desc(buktiPembayaran.createdAt));
  return found.map(({ row, noInvoice, nama, lab, namaSampel, file }) => {
    const state = pengembalianWorkflow.states[stateByCode(pengembalianWorkflow, row.kdStatus)];
    const terakhir = payments.find(({ pengujianId }) => pengujianId === row.pengujianId)?.bukti;
    const dari = payments.find(({ invoiceId }) => invoiceId === row.invoiceId)?.bukti;
    return {
      uuid: row.id,
      rev: String(row.rev),
      uuidPengujian: row.pengujianId,
      nama,
      jenisPenggunaan: 'Pengujian',
      judul: namaSampel,
      idLaboratorium: lab.id,
      namaLaboratorium: lab.namaLaboratorium,
      noInvoice,
      nominalPengembalian: row.nominal,
      kdStatusPengembalian: state.code,
      statusPengembalian: state.label,
      prosesSelanjutnya: state.prosesSelanjutnya,
      createdAt: row.createdAt.toISOString(),
      tglPengembalian: row.tglPengembalian,
      tglPembayaran: dari?.tglBayar ?? null,
      noRekeningTujuan: row.noRekeningTujuan,
      namaBankTujuan: row.namaBankTujuan,
      namaPemilikRekeningTujuan: row.namaPemilikRekeningTujuan,
      keterangan: row.keterangan,
      fileBuktiPembayaran: file && {
        url: file.sha256,
        sha256: file.sha256,
        size: file.size,
        mime: file.mime,
        name: row.namaFile ?? file.sha256,
      },
      rekeningAsal: terakhir
        ? {
            noRekening: terakhir.noRekening,
            namaBank: terakhir.namaBank,
            namaPemilikRekening: terakhir.namaPemilikRekening,
          }
        : null,
    };
  });
}

/** How many returns fit. */
export async function countPengembalian(db: Db, query: SaringPengembalian): Promise<number> {
  return db.$count(daftar(db, query).as('pengembalian_cocok'));
}
