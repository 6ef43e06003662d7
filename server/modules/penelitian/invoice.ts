import { inArray } from 'drizzle-orm';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import { administers } from '#domain/core/roles.ts';
import type { pembayaranPenelitianApi } from '#domain/penelitian/pembayaran.ts';
import type { Pembiayaan } from '#domain/pembayaran/schema.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { pembiayaanDari, periksaPembiayaan } from '#domain/penelitian/rules.ts';
import { perluInvoice, rancanganInvoice } from '#domain/penelitian/uang.ts';
import { answerOf, type Context } from '#server/core/implement.ts';
import { tagihan } from '#server/db/tables/pembayaran.ts';
import {
  lockInvoice,
  judgeInvoice,
  terbitkanInvoice,
  ubahInvoice,
} from '#server/modules/pembayaran/perubahan.ts';
import { bacaDosen, namaDosenDari, periksaNik } from './dosen.ts';
import { jenisPenelitian } from './jenis.ts';
import { lockPenelitian, judgeAct, sentuh, tetap, type LockedPenelitian } from './perubahan.ts';
import { bacaPenelitian } from './repository.ts';
import { bebaskanTagihan } from './perubahan-tagihan.ts';
import { bacaUang, type TagihanDibaca } from './uang.ts';

const { lunas, belumLunas } = invoiceWorkflow.states;

/**
 * The invoice of chosen bills (GAP-11), with who pays them (PAY-09): one for each laboratory whose bills they are (GAP-154).
 * What credit there is comes off, computed under the lock of the research; one that it covers whole is paid as it is made
 * (GAP-128).
 */
export async function buatInvoice(context: Context, body: ParsedBody<typeof pembayaranPenelitianApi.buat>) {
  const { db, actor } = context;
  const record = await lockPenelitian(db, body.uuidPenelitian, actor);
  await judgeAct(context, 'buatInvoice', record);
  const pembiayaan = await bacaPembiayaan(context, record, body);
  const uang = await bacaUang(db, record.uuid);
  const dipilih = pilihTagihan(uang.tagihan, body.uuidTagihan);
  if (!dipilih.every((satu) => perluInvoice({ total: satu.total, ditagih: satu.invoiceId !== null })))
    throw refusal.state(
      'Ada tagihan yang sudah dibuatkan invoice. Pilih lagi dari tagihan yang belum dibuatkan invoice.', // PAY-08
      await bacaPenelitian(db, record.uuid, actor),
    );
  harusPenagih(context, record, dipilih);
  let { kredit } = uang;
  for (const [laboratoriumLain, bagian] of Map.groupBy(dipilih, (satu) => satu.laboratoriumLain))
    kredit -= await terbitkan(context, record, bagian, { laboratoriumLain, kredit, pembiayaan });
  await sentuh(context, record.kepala);
  return tetap(context, record);
}

/** An officer bills what is of their laboratory (GAP-154). Refuses with 403. */
function harusPenagih({ actor }: Context, record: LockedPenelitian, dipilih: readonly TagihanDibaca[]): void {
  const asing = ({ laboratoriumLain }: TagihanDibaca) =>
    !administers(actor, laboratoriumLain ?? record.idLaboratorium);
  if (record.pendaftarUuid !== actor.uuid && dipilih.some(asing))
    throw refusal.forbidden(
      'Tagihan laboratorium lain dibuatkan invoice oleh pendaftar atau petugas pembayaran laboratorium itu.',
    );
}

type CaraTerbit = { laboratoriumLain: number | null; kredit: number; pembiayaan: Pembiayaan };

/** One invoice, and its bills put on it. Gives how much of the credit it took. */
async function terbitkan(
  context: Context,
  record: LockedPenelitian,
  dipilih: readonly TagihanDibaca[],
  { laboratoriumLain, kredit, pembiayaan }: CaraTerbit,
): Promise<number> {
  const besar = dipilih.reduce((sum, { total }) => sum + total, 0);
  const { potongan, bayar } = rancanganInvoice(kredit, besar);
  const id = await terbitkanInvoice(context, record.kepala, {
    laboratoriumLain,
    jenis: 'penggunaan',
    totalRincian: besar,
    sudahDibayar: potongan,
    totalTagihan: bayar,
    rincian: dipilih.flatMap(({ rincian }) => rincian),
    pembiayaan,
    kdStatus: bayar === 0 ? lunas.code : belumLunas.code,
  });
  await context.db
    .update(tagihan)
    .set({ invoiceId: id })
    .where(
      inArray(
        tagihan.id,
        dipilih.map((satu) => satu.id),
      ),
    );
  return potongan;
}

/** Who pays, as it is kept and printed (PAY-09, GAP-81); refuses what its kind does not have. */
async function bacaPembiayaan(
  { db }: Context,
  { row }: LockedPenelitian,
  body: Pembiayaan,
): Promise<Pembiayaan> {
  const dosen = await bacaDosen(db);
  const isi = pembiayaanDari(body);
  const errors = [
    ...periksaPembiayaan(body, { internal: row.golonganTarif === 'internal' }),
    ...periksaNik('nik_dosen_pembiayaan', isi.nikDosenPembiayaan, dosen),
  ];
  if (errors.length > 0) throw refusal.invalid(errors);
  const { nikDosenPembiayaan: nik, namaDosenPembiayaan: nama } = isi;
  return { ...isi, namaDosenPembiayaan: namaDosenDari(nik, nama, dosen) };
}

/** The chosen bills, oldest first; one that is no bill of this research is refused by its place. */
function pilihTagihan(semua: readonly TagihanDibaca[], dipilih: readonly string[]): TagihanDibaca[] {
  const asing = dipilih.findIndex((uuid) => !semua.some(({ id }) => id === uuid));
  if (asing >= 0)
    throw refusal.invalid([
      {
        field: `uuid_tagihan[${asing}]`,
        message: 'Tagihan ini bukan tagihan penelitian ini. Muat ulang halaman pembayaran.',
      },
    ]);
  return semua.filter(({ id }) => dipilih.includes(id));
}

/** Owner or payment officer take back an invoice nobody has paid; its bills can be invoiced anew (GAP-127). */
export async function batalkanInvoicePenelitian(
  context: Context,
  body: ParsedBody<typeof pembayaranPenelitianApi.batalkan>,
) {
  const locked = await lockInvoice(context, body.uuid, jenisPenelitian);
  const kode = await judgeInvoice(context, 'batalkan', locked, jenisPenelitian);
  const rev = await ubahInvoice(context, locked.row, kode, {
    kolom: { dibatalkan: true },
    perubahan: body.catatan ? { catatan: [null, body.catatan] } : {},
  });
  await bebaskanTagihan(context, locked.kepala.id, locked.row.id);
  await sentuh(context, locked.kepala);
  return answerOf(context, bacaPenelitian, { record: locked.row.id, rev, shown: locked.kepala.id });
}
