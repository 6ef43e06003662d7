import { and, asc, desc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { stateByCode } from '#domain/core/workflow.ts';
import type { InvoicePengujian } from '#domain/pembayaran/endpoints.ts';
import { statusPembayaranDari, sudahLunas } from '#domain/pembayaran/rules.ts';
import type { BarisTagihan, Invoice, Pembayaran } from '#domain/pembayaran/schema.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { hargaBaris, totalTagihan, uangMuka } from '#domain/pengujian/biaya.ts';
import { statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import type { Db } from '#server/core/database.ts';
import { polaCari } from '#server/core/list.ts';
import { laboratorium } from '#server/db/tables/acuan.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { barisTagihan, buktiPembayaran, invoice, pengembalian } from '#server/db/tables/pembayaran.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { parameterSampel, parameterUji, pengujian, sampel } from '#server/db/tables/pengujian.ts';

/** The bill lines and the money of one submission. */
export type Uang = { bill: BarisTagihan[]; pembayaran: Pembayaran };

const namaTagihan = { dp: 'DP 50%', pelunasan: 'Pelunasan' } as const;
const namaDetail = {
  dp: 'Uang muka 50% dari biaya pengujian',
  pelunasan: 'Sisa biaya pengujian setelah uang muka',
} as const;

/** The money of some submissions; every one of them is in the answer. */
export async function findUang(db: Db, pengujianIds: readonly string[]): Promise<Map<string, Uang>> {
  const heads = await db
    .select({ id: pengujian.id, kdStatus: pengujian.kdStatus })
    .from(pengujian)
    .where(inArray(pengujian.id, [...pengujianIds]));
  const lines = await findBaris(db, pengujianIds);
  const invoices = await findInvoice(db, inArray(invoice.pengujianId, [...pengujianIds]));
  const returned = await db
    .select({ pengujianId: pengembalian.pengujianId, nominal: pengembalian.nominal })
    .from(pengembalian)
    .where(and(inArray(pengembalian.pengujianId, [...pengujianIds]), eq(pengembalian.sebab, 'pelunasan')));
  return new Map(
    heads.map(({ id, kdStatus }) => {
      const bill = lines.get(id) ?? [];
      const own = (invoices.get(id) ?? []).map((row) => row.invoice);
      const live = own.filter(({ flagDibatalkan }) => flagDibatalkan === 0);
      const total = totalTagihan(bill);
      const paid = live.filter(({ statusPayment }) => statusPayment.kdStatusPembayaran === 3);
      const terbayar =
        paid.reduce((sum, one) => sum + one.totalTagihan, 0) -
        returned.filter((row) => row.pengujianId === id).reduce((sum, { nominal }) => sum + nominal, 0);
      const selesai = kdStatus === 4 ? 0 : Math.max(0, total - terbayar);
      const pembayaran: Pembayaran = {
        totalTagihan: total,
        totalTagihanDp: uangMuka(total),
        totalTagihanTerbayar: terbayar,
        totalTagihanBelumTerbayar: selesai,
        ...statusPembayaranDari(
          kdStatus,
          live.map(({ statusPayment }) => statusPayment.kdStatusPembayaran),
        ),
        tagihan: live.map((one) => ({
          uuid: one.uuid,
          namaTagihan: one.namaTagihan,
          namaDetailTagihan: namaDetail[one.jenis],
          totalTagihan: one.totalTagihan,
          flagSudahInvoice: 1,
        })),
        invoice: own,
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
            : hargaBaris(uji, golongan, parameter.jumlahReplikasi)),
        })),
      ];
    }),
  );
}

const statusPayment = (code: number): Invoice['statusPayment'] => {
  const state = invoiceWorkflow.states[stateByCode(invoiceWorkflow, code)];
  return {
    kdStatusPembayaran: state.code,
    statusPembayaran: state.label,
    prosesSelanjutnya: state.prosesSelanjutnya,
  };
};

/** Invoices with their proofs, by submission, oldest first. */
async function findInvoice(
  db: Db,
  where: SQL | undefined,
): Promise<Map<string, { pengujianId: string; invoice: Invoice }[]>> {
  const found = await db
    .select({ row: invoice, olehNama: pengguna.nama })
    .from(invoice)
    .leftJoin(pengguna, eq(pengguna.id, invoice.diubahOleh))
    .where(where)
    .orderBy(asc(invoice.createdAt), asc(invoice.id));
  const proofs = Map.groupBy(
    await db
      .select({ bukti: buktiPembayaran, file: berkas })
      .from(buktiPembayaran)
      .innerJoin(berkas, eq(berkas.sha256, buktiPembayaran.sha256))
      .where(
        inArray(
          buktiPembayaran.invoiceId,
          found.map(({ row }) => row.id),
        ),
      )
      .orderBy(asc(buktiPembayaran.createdAt), asc(buktiPembayaran.id)),
    ({ bukti }) => bukti.invoiceId,
  );
  return Map.groupBy(
    found.map(({ row, olehNama }) => {
      const bukti = (proofs.get(row.id) ?? []).map(toBukti);
      const terakhir = bukti.at(-1);
      return {
        pengujianId: row.pengujianId,
        invoice: {
          uuid: row.id,
          rev: String(row.rev),
          noInvoice: row.noInvoice,
          jenis: row.jenis,
          namaTagihan: namaTagihan[row.jenis],
          totalRincian: row.totalRincian,
          sudahDibayar: row.sudahDibayar,
          totalTagihan: row.totalTagihan,
          statusPayment: statusPayment(row.kdStatus),
          flagDibatalkan: row.dibatalkan ? 1 : 0,
          createdAt: row.createdAt.toISOString(),
          tglPembayaran: terakhir?.tglBayar ?? null,
          fileBuktiPembayaran: terakhir?.file ?? null,
          userUpdated: olehNama === null ? null : { nama: olehNama },
          bukti,
          rincian: row.rincian,
        },
      };
    }),
    ({ pengujianId }) => pengujianId,
  );
}

const toBukti = ({
  bukti,
  file,
}: {
  bukti: typeof buktiPembayaran.$inferSelect;
  file: typeof berkas.$inferSelect;
}): Invoice['bukti'][number] => ({
  uuid: bukti.id,
  tglBayar: bukti.tglBayar,
  noRekening: bukti.noRekening,
  namaBank: bukti.namaBank,
  namaPemilikRekening: bukti.namaPemilikRekening,
  keterangan: bukti.keterangan,
  file: { url: file.sha256, sha256: file.sha256, size: file.size, mime: file.mime, name: bukti.namaFile },
  dikirimPada: bukti.dibuatPada.toISOString(),
  flagVerifikasi: bukti.diterima === null ? null : bukti.diterima ? 1 : 0,
  catatan: bukti.catatan,
});

const pendaftar = alias(pengguna, 'pendaftar');

/**
 * Submissions whose payment stands so: what `statusPembayaranDari` says of one that was read, asked of the database, so
 * that pages can be counted there.
 */
export function berstatusPembayaran(kode: number): SQL {
  const { belumLunas, verifikasi, lunas } = invoiceWorkflow.states;
  const ada = (which: SQL) =>
    sql`exists (select 1 from invoice i where i.pengujian_id = ${pengujian.id} and not i.dibatalkan and ${which})`;
  return sql`case
    when ${pengujian.kdStatus} = ${pengujianWorkflow.states.ditolak.code} and not ${ada(sql`i.kd_status <> ${lunas.code}`)} then 0
    when ${ada(sql`i.kd_status = ${belumLunas.code}`)} then ${belumLunas.code}::int
    when ${ada(sql`i.kd_status = ${verifikasi.code}`)} then ${verifikasi.code}::int
    when ${inArray(pengujian.kdStatus, [...sudahLunas])} then ${lunas.code}::int
    else ${belumLunas.code}::int end = ${kode}`;
}

export type SaringInvoice = {
  idLaboratorium?: number | undefined;
  kode?: number | undefined;
  search?: string | undefined;
};

/** What the officer's list asks for; search looks in what a row shows (GAP-70). */
export function saringInvoice(query: SaringInvoice): SQL | undefined {
  const cari = polaCari(query.search);
  return and(
    query.idLaboratorium === undefined ? undefined : eq(pengujian.laboratoriumId, query.idLaboratorium),
    query.kode === undefined ? undefined : eq(invoice.kdStatus, query.kode),
    cari
      ? or(
          ilike(pendaftar.nama, cari),
          ilike(invoice.noInvoice, cari),
          sql`exists (select 1 from ${sampel} where ${sampel.pengujianId} = ${pengujian.id} and ${sampel.nama} ilike ${cari})`,
        )
      : undefined,
  );
}

const daftarInvoice = (db: Db) =>
  db
    .select({
      id: invoice.id,
      pengujianId: pengujian.id,
      lab: laboratorium,
      pendaftar,
      namaSampel: sql<string>`(select string_agg(s.nama, ', ' order by s.urutan) from sampel s where s.pengujian_id = ${pengujian.id})`,
    })
    .from(invoice)
    .innerJoin(pengujian, eq(pengujian.id, invoice.pengujianId))
    .innerJoin(laboratorium, eq(laboratorium.id, pengujian.laboratoriumId))
    .innerJoin(pendaftar, eq(pendaftar.id, pengujian.pendaftarId));

/** Invoices as the officer's list shows them (PAY-16), newest first. */
export async function findDaftarInvoice(
  db: Db,
  where: SQL | undefined,
  page: { limit: number; offset: number },
): Promise<InvoicePengujian[]> {
  const found = await daftarInvoice(db)
    .where(where)
    .orderBy(desc(invoice.createdAt), desc(invoice.id))
    .limit(page.limit)
    .offset(page.offset);
  const whole = await findInvoice(
    db,
    inArray(
      invoice.id,
      found.map(({ id }) => id),
    ),
  );
  const byId = new Map([...whole.values()].flat().map((row) => [row.invoice.uuid, row.invoice]));
  return found.map((row) => {
    const one = byId.get(row.id)!;
    return {
      ...one,
      uuidPengujian: row.pengujianId,
      judul: row.namaSampel,
      namaSampel: row.namaSampel,
      jenisPenggunaan: 'Pengujian',
      idLaboratorium: row.lab.id,
      namaLaboratorium: row.lab.namaLaboratorium,
      user: {
        uuid: row.pendaftar.id,
        idRegistrasi: row.pendaftar.idRegistrasi,
        nama: row.pendaftar.nama,
        noInduk: row.pendaftar.noInduk,
        noHp: row.pendaftar.noHp,
        email: row.pendaftar.email,
        kdStatus: row.pendaftar.kdStatus,
        namaInstitusi: row.pendaftar.namaInstitusi,
        namaPerguruanTinggi: row.pendaftar.namaPerguruanTinggi,
        namaFakultas: row.pendaftar.namaFakultas,
        namaProgramStudi: row.pendaftar.namaProgramStudi,
      },
      statusPembayaran: one.statusPayment.statusPembayaran,
    };
  });
}

/** How many invoices fit. */
export async function countInvoice(db: Db, where: SQL | undefined): Promise<number> {
  return db.$count(daftarInvoice(db).where(where).as('invoice_cocok'));
}
