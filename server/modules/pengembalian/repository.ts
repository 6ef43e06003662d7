import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#domain/core/roles.ts';
import { stateByCode } from '#domain/core/workflow.ts';
import { pengembalianUntuk } from '#domain/pengembalian/pembaca.ts';
import { jenisPenggunaan, type JenisPendaftaran } from '#domain/pendaftaran/schema.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import { pengembalianWorkflow } from '#domain/pengembalian/workflow.ts';
import type { Db } from '#server/core/database.ts';
import { listPage, polaCari, type Halaman } from '#server/core/list.ts';
import { laboratorium } from '#server/db/tables/acuan.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { buktiPembayaran, invoice, pengembalian } from '#server/db/tables/pembayaran.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { fileDari } from '#server/modules/berkas/presenter.ts';
import { diLaboratorium, laboratoriumUang } from '#server/modules/pembayaran/repository.ts';
import { idsCocok } from '#server/modules/pendaftaran/repository.ts';
import { menunggu } from './policy.ts';

type SaringPengembalian = {
  jenis?: JenisPendaftaran | undefined;
  pendaftaranIds?: readonly string[] | undefined;
  pendaftarId?: string | undefined;
  laboratorium?: readonly number[] | undefined;
  kode?: number | undefined;
  /** Only what waits for this officer (GAP-151). */
  menunggu?: Actor | undefined;
  search?: string | undefined;
};

/** What a list of returns asks for of the return itself; search looks in what a row shows (GAP-70), each by its own index. */
function saring(query: SaringPengembalian): SQL | undefined {
  const cari = polaCari(query.search);
  return and(
    query.pendaftaranIds ? inArray(pengembalian.pendaftaranId, [...query.pendaftaranIds]) : undefined,
    query.kode === undefined ? undefined : eq(pengembalian.kdStatus, query.kode),
    cari
      ? sql`${pengembalian.id} in (
          select k.id from pengembalian k join invoice i on i.id = k.invoice_id where i.no_invoice ilike ${cari}
          union select k.id from pengembalian k where k.pendaftaran_id in (${idsCocok(cari)}))`
      : undefined,
  );
}

/** What a list of returns asks for of the submission. */
const saringKepala = (query: SaringPengembalian): SQL | undefined =>
  and(
    query.pendaftarId === undefined ? undefined : eq(pendaftaran.pendaftarId, query.pendaftarId),
    query.laboratorium ? diLaboratorium(query.laboratorium) : undefined,
    query.jenis === undefined ? undefined : eq(pendaftaran.jenis, query.jenis),
    query.menunggu ? menunggu(query.menunggu) : undefined,
  );

/** What `saringKepala` looks at: the submission, and where it asks for a laboratory the invoice, which may be of another (GAP-154). */
const gabungan = ({ laboratorium: dicari }: SaringPengembalian): SQL =>
  sql.join(
    [
      sql`join ${pendaftaran} on ${eq(pendaftaran.id, pengembalian.pendaftaranId)}`,
      ...(dicari ? [sql`join ${invoice} on ${eq(invoice.id, pengembalian.invoiceId)}`] : []),
    ],
    sql` `,
  );

/** A list of returns, newest first. */
export function listPengembalian(db: Db, actor: Actor, query: Halaman, saringan: SaringPengembalian) {
  const kepala = saringKepala(saringan);
  return listPage(db, query, {
    id: pengembalian.id,
    gabung: kepala && gabungan(saringan),
    where: and(saring(saringan), kepala),
    urut: [desc(pengembalian.createdAt), desc(pengembalian.id)],
    menurut: { dibuat: [pengembalian.createdAt, pengembalian.id] },
    sejak: pengembalian.createdAt,
    baca: (dipilih) => findPengembalian(db, actor, dipilih),
  });
}

/** Returns that fit, newest first, each with the account its money came from (GAP-145), as this person may see them. */
export async function findPengembalian(db: Db, actor: Actor, where: SQL): Promise<Pengembalian[]> {
  const found = await db
    .select({
      row: pengembalian,
      noInvoice: invoice.noInvoice,
      nama: pengguna.nama,
      lab: laboratorium,
      induk: pendaftaran,
      file: berkas,
    })
    .from(pengembalian)
    .innerJoin(invoice, eq(invoice.id, pengembalian.invoiceId))
    .innerJoin(pendaftaran, eq(pendaftaran.id, pengembalian.pendaftaranId))
    .innerJoin(pengguna, eq(pengguna.id, pendaftaran.pendaftarId))
    .innerJoin(laboratorium, eq(laboratorium.id, laboratoriumUang))
    .leftJoin(berkas, eq(berkas.sha256, pengembalian.sha256))
    .where(where)
    .orderBy(desc(pengembalian.createdAt), desc(pengembalian.id));
  if (found.length === 0) return [];
  const payments = await db
    .select({ pendaftaranId: invoice.pendaftaranId, invoiceId: invoice.id, bukti: buktiPembayaran })
    .from(buktiPembayaran)
    .innerJoin(invoice, eq(invoice.id, buktiPembayaran.invoiceId))
    .where(
      and(
        inArray(
          invoice.pendaftaranId,
          found.map(({ row }) => row.pendaftaranId),
        ),
        eq(buktiPembayaran.diterima, true),
      ),
    )
    .orderBy(desc(buktiPembayaran.createdAt));
  return found.map(({ row, noInvoice, nama, lab, induk, file }) => {
    const state = pengembalianWorkflow.states[stateByCode(pengembalianWorkflow, row.kdStatus)];
    const terakhir = payments.find(({ pendaftaranId }) => pendaftaranId === row.pendaftaranId)?.bukti;
    const dari = payments.find(({ invoiceId }) => invoiceId === row.invoiceId)?.bukti;
    const satu: Pengembalian = {
      uuid: row.id,
      rev: String(row.rev),
      uuidPendaftaran: row.pendaftaranId,
      nomor: induk.nomor,
      nama,
      idJenisPenggunaan: jenisPenggunaan[induk.jenis].id,
      jenisPenggunaan: jenisPenggunaan[induk.jenis].jenisPenggunaan,
      judul: induk.judul,
      idLaboratorium: lab.id,
      namaLaboratorium: lab.namaLaboratorium,
      sebab: row.sebab,
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
      fileBuktiPembayaran: file && fileDari(file, row.namaFile),
      rekeningAsal: terakhir
        ? {
            noRekening: terakhir.noRekening,
            namaBank: terakhir.namaBank,
            namaPemilikRekening: terakhir.namaPemilikRekening,
          }
        : null,
    };
    return pengembalianUntuk(satu, actor, induk.pendaftarId);
  });
}

/** The submissions of which this file proves a return. */
export async function pendaftaranDenganBuktiKembali(db: Db, sha256: string): Promise<string[]> {
  const found = await db
    .select({ id: pengembalian.pendaftaranId })
    .from(pengembalian)
    .where(eq(pengembalian.sha256, sha256));
  return found.map(({ id }) => id);
}
