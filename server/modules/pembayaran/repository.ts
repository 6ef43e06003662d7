import { and, asc, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#domain/core/roles.ts';
import { stateByCode } from '#domain/core/workflow.ts';
import type { InvoicePengujian } from '#domain/pengujian/pembayaran.ts';
import type { InvoiceDaftar } from '#domain/penelitian/pembayaran.ts';
import type { Invoice, InvoicePenelitian, InvoicePokok, JenisInvoice } from '#domain/pembayaran/schema.ts';
import { melihatRekening } from '#domain/pembayaran/pembaca.ts';
import { invoiceWorkflow, petugasUang } from '#domain/pembayaran/workflow.ts';
import { kataPendaftaran, type JenisPendaftaran } from '#domain/pendaftaran/schema.ts';
import type { Db } from '#server/core/database.ts';
import { daftar, menungguPeran, polaCari, type Halaman } from '#server/core/list.ts';
import { laboratorium } from '#server/db/tables/acuan.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { buktiPembayaran, invoice, pengembalian } from '#server/db/tables/pembayaran.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { fileDari } from '#server/modules/berkas/repository.ts';
import { idsCocok, pendaftarDari } from '#server/modules/pendaftaran/repository.ts';

/** The money of one submission: all its invoices, those in force, and what was paid less what went back of it (TESTADM-26). */
export type Kas<I extends InvoicePokok> = { semua: I[]; berlaku: I[]; terbayar: number };

/** An invoice as its kind of submission shows it. */
type Bentuk<I extends InvoicePokok> = (pokok: InvoicePokok, row: typeof invoice.$inferSelect) => I;

export const invoicePengujian: Bentuk<Invoice> = (pokok, { jenis, rincian }) => ({
  ...pokok,
  jenis: jenis as Invoice['jenis'],
  rincian: rincian as Invoice['rincian'],
});

export const invoicePenelitian: Bentuk<InvoicePenelitian> = (pokok, { rincian, pembiayaan }) => ({
  ...pokok,
  jenis: 'penggunaan',
  rincian: rincian as InvoicePenelitian['rincian'],
  pembiayaan: pembiayaan!,
});

const namaTagihan: Record<JenisInvoice, string> = {
  dp: 'DP 50%',
  pelunasan: 'Pelunasan',
  penggunaan: 'Penggunaan laboratorium',
};
const statusPayment = (code: number): InvoicePokok['statusPayment'] => {
  const state = invoiceWorkflow.states[stateByCode(invoiceWorkflow, code)];
  return {
    kdStatusPembayaran: state.code,
    statusPembayaran: state.label,
    prosesSelanjutnya: state.prosesSelanjutnya,
  };
};

/** The money that came in and went back for some submissions; each that has any is in the answer. */
export async function findKas<I extends InvoicePokok>(
  db: Db,
  ids: readonly string[],
  bentuk: Bentuk<I>,
): Promise<Map<string, Kas<I>>> {
  const invoices = await findInvoice(db, inArray(invoice.pendaftaranId, [...ids]), bentuk);
  const returned = await db
    .select({ id: pengembalian.pendaftaranId, nominal: sql<number>`sum(${pengembalian.nominal})::float8` })
    .from(pengembalian)
    .where(and(inArray(pengembalian.pendaftaranId, [...ids]), ne(pengembalian.sebab, 'invoiceBatal')))
    .groupBy(pengembalian.pendaftaranId);
  const dikembalikan = new Map(returned.map(({ id, nominal }) => [id, nominal]));
  return new Map(
    [...invoices].map(([id, rows]) => {
      const semua = rows.map((row) => row.invoice);
      const berlaku = semua.filter(({ flagDibatalkan }) => flagDibatalkan === 0);
      const masuk = berlaku
        .filter(
          ({ statusPayment: { kdStatusPembayaran: kode } }) => kode === invoiceWorkflow.states.lunas.code,
        )
        .reduce((sum, one) => sum + one.totalTagihan, 0);
      return [id, { semua, berlaku, terbayar: masuk - (dikembalikan.get(id) ?? 0) }];
    }),
  );
}

/** Invoices with their proofs, by submission, oldest first. */
async function findInvoice<I extends InvoicePokok>(
  db: Db,
  where: SQL | undefined,
  bentuk: Bentuk<I>,
): Promise<Map<string, { pendaftaranId: string; invoice: I }[]>> {
  const found = await db
    .select({ row: invoice, olehNama: pengguna.nama })
    .from(invoice)
    .leftJoin(pengguna, eq(pengguna.id, invoice.diubahOleh))
    .where(where)
    .orderBy(asc(invoice.createdAt), asc(invoice.id));
  if (found.length === 0) return new Map();
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
        pendaftaranId: row.pendaftaranId,
        invoice: bentuk(
          {
            uuid: row.id,
            rev: String(row.rev),
            noInvoice: row.noInvoice,
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
          },
          row,
        ),
      };
    }),
    ({ pendaftaranId }) => pendaftaranId,
  );
}

const toBukti = ({
  bukti,
  file,
}: {
  bukti: typeof buktiPembayaran.$inferSelect;
  file: typeof berkas.$inferSelect;
}): InvoicePokok['bukti'][number] => ({
  uuid: bukti.id,
  tglBayar: bukti.tglBayar,
  noRekening: bukti.noRekening,
  namaBank: bukti.namaBank,
  namaPemilikRekening: bukti.namaPemilikRekening,
  keterangan: bukti.keterangan,
  file: fileDari(file, bukti.namaFile),
  dikirimPada: bukti.dibuatPada.toISOString(),
  flagVerifikasi: bukti.diterima === null ? null : bukti.diterima ? 1 : 0,
  catatan: bukti.catatan,
});

type SaringInvoice = {
  /** Without one of every kind. */
  jenis: JenisPendaftaran | undefined;
  /** Another kind was asked for than there is to see: nothing fits. */
  lainJenis?: boolean;
  idLaboratorium?: number | undefined;
  /** Those of the officer who asks, where not all are theirs to see (GAP-83). */
  laboratorium?: readonly number[] | undefined;
  kode?: number | undefined;
  /** Only what waits for this officer (GAP-151). */
  menunggu?: Actor | undefined;
  search?: string | undefined;
};

/** Which bills are of which kind of submission. */
const jenisInvoice: Record<JenisPendaftaran, JenisInvoice[]> = {
  pengujian: ['dp', 'pelunasan'],
  penelitian: ['penggunaan'],
};

/** What the officer's list asks for of the invoice itself; search looks in what a row shows (GAP-70), each by its own index. */
function saringInvoice({ jenis, lainJenis, kode, search }: SaringInvoice): SQL | undefined {
  const cari = polaCari(search);
  return and(
    lainJenis ? sql`false` : undefined,
    jenis && inArray(invoice.jenis, jenisInvoice[jenis]),
    kode === undefined ? undefined : eq(invoice.kdStatus, kode),
    cari
      ? sql`${invoice.id} in (select i.id from invoice i where i.no_invoice ilike ${cari}
          union select i.id from invoice i where i.pendaftaran_id in (${idsCocok(cari)}))`
      : undefined,
  );
}

/** What it asks for of the submission. */
const saringKepala = ({ jenis, idLaboratorium, laboratorium, menunggu }: SaringInvoice): SQL | undefined =>
  and(
    idLaboratorium === undefined ? undefined : eq(pendaftaran.laboratoriumId, idLaboratorium),
    laboratorium ? inArray(pendaftaran.laboratoriumId, [...laboratorium]) : undefined,
    menunggu && jenis ? menungguVerifikasi(menunggu, jenis) : undefined,
  );

/** The officer's list of invoices (PAY-16, PAY-19, PAY-20), newest first, each in the shape of its kind. */
export function daftarInvoice<J extends JenisPendaftaran>(
  db: Db,
  query: Halaman,
  saringan: SaringInvoice & { jenis: J | undefined },
) {
  const kepala = saringKepala(saringan);
  return daftar(db, query, {
    id: invoice.id,
    gabung: kepala && sql`join ${pendaftaran} on ${eq(pendaftaran.id, invoice.pendaftaranId)}`,
    where: and(saringInvoice(saringan), kepala),
    urut: [desc(invoice.createdAt), desc(invoice.id)],
    baca: (dipilih) => findDaftarInvoice<J>(db, dipilih),
  });
}

/** The invoices whose proof waits for this officer's word (GAP-151): of the kind that is theirs to look at. */
const menungguVerifikasi = (actor: Actor, jenis: JenisPendaftaran): SQL | undefined =>
  petugasUang[jenis] === actor.role
    ? menungguPeran(invoiceWorkflow, actor, { kode: invoice.kdStatus, pemilik: pendaftaran.pendaftarId })
    : sql`false`;

/** A row of an officer's list, by the kind of submission its invoice is for. */
type Terdaftar = { pengujian: InvoicePengujian; penelitian: InvoiceDaftar };

const invoiceMenurutJenis: Bentuk<Invoice | InvoicePenelitian> = (pokok, row) =>
  (row.jenis === 'penggunaan' ? invoicePenelitian : invoicePengujian)(pokok, row);

/** Invoices as the officer's list shows them, all of kind J. */
async function findDaftarInvoice<J extends JenisPendaftaran>(db: Db, where: SQL): Promise<Terdaftar[J][]> {
  const found = await db
    .select({ id: invoice.id, pendaftaran, lab: laboratorium, pendaftar: pengguna })
    .from(invoice)
    .innerJoin(pendaftaran, eq(pendaftaran.id, invoice.pendaftaranId))
    .innerJoin(laboratorium, eq(laboratorium.id, pendaftaran.laboratoriumId))
    .innerJoin(pengguna, eq(pengguna.id, pendaftaran.pendaftarId))
    .where(where);
  const whole = await findInvoice(db, where, invoiceMenurutJenis);
  const byId = new Map([...whole.values()].flat().map((row) => [row.invoice.uuid, row.invoice]));
  return found.map(({ id, pendaftaran: kepala, lab, pendaftar: user }) => {
    const one = byId.get(id)!;
    return {
      ...one,
      nomor: kepala.nomor,
      judul: kepala.judul,
      jenisPenggunaan: kataPendaftaran[kepala.jenis].nama,
      idLaboratorium: lab.id,
      namaLaboratorium: lab.namaLaboratorium,
      user: pendaftarDari(user),
      statusPembayaran: one.statusPayment.statusPembayaran,
      ...(kepala.jenis === 'penelitian'
        ? { uuidPenelitian: kepala.id }
        : { uuidPengujian: kepala.id, namaSampel: kepala.judul }),
    } as Terdaftar[J];
  });
}

/** Of these submissions those whose proofs this person reads. */
export async function melihatBukti(db: Db, actor: Actor, ids: readonly string[]): Promise<string[]> {
  const found = await db
    .select({ id: pendaftaran.id, pemilik: pendaftaran.pendaftarId })
    .from(pendaftaran)
    .where(inArray(pendaftaran.id, [...ids]));
  return found.flatMap(({ id, pemilik }) => (melihatRekening(actor, pemilik) ? [id] : []));
}

/** The submissions whose proof of payment this file is. */
export async function pendaftaranDenganBukti(db: Db, sha256: string): Promise<string[]> {
  const found = await db
    .select({ id: invoice.pendaftaranId })
    .from(buktiPembayaran)
    .innerJoin(invoice, eq(invoice.id, buktiPembayaran.invoiceId))
    .where(eq(buktiPembayaran.sha256, sha256));
  return found.map(({ id }) => id);
}
