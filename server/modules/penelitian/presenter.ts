import { z } from 'zod';
import type { Actor } from '#domain/core/roles.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { namaJenisPembiayaan } from '#domain/pembayaran/schema.ts';
import { jenisPenggunaan } from '#domain/pendaftaran/schema.ts';
import { dapatMengajukanSelesai, jenisPenelitian, namaJenisPenelitian } from '#domain/penelitian/keadaan.ts';
import { prosesPenelitian } from '#domain/penelitian/giliran.ts';
import { statusPenelitian } from '#domain/penelitian/rules.ts';
import { TambahanLainSchema, type Penelitian } from '#domain/penelitian/schema.ts';
import { kodePenggunaan } from '#domain/penelitian/workflow.ts';
import { membacaBagian } from '#domain/penggunaan/laboratorium.ts';
import type { acuan, laboratorium } from '#server/db/tables/acuan.ts';
import type { berkas } from '#server/db/tables/berkas.ts';
import type { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import type { penelitian } from '#server/db/tables/penelitian.ts';
import type { pengguna } from '#server/db/tables/pengguna.ts';
import { fileDari } from '#server/modules/berkas/presenter.ts';
import { pendaftarDari } from '#server/modules/pendaftaran/presenter.ts';

type Ditemukan = {
  kepala: typeof pendaftaran.$inferSelect;
  penelitian: typeof penelitian.$inferSelect;
  laboratorium: typeof laboratorium.$inferSelect;
  pendaftar: typeof pengguna.$inferSelect;
  peta: typeof acuan.$inferSelect | null;
} & Record<'persetujuan' | 'proposal' | 'sertifikat', typeof berkas.$inferSelect | null>;

/** The parts of a research that have tables of their own. */
type Bagian = Omit<
  Penelitian,
  keyof ReturnType<typeof toKepala> | 'penambahanLain' | `flagDapat${string}`
> & { lunas: boolean };

/** A research as this person may see it: only its registrant is told that they may ask for use of the laboratory. */
export function toPenelitian(found: Ditemukan, actor: Actor, { lunas, ...bagian }: Bagian): Penelitian {
  const { kdStatus, pendaftarId } = found.kepala;
  const kepala = toKepala(found);
  const keadaan = bagian.penambahan.map(({ kdStatusPengajuan }) => ({
    kdStatus: kdStatusPengajuan,
    cara: 'pendaftar' as const,
  }));
  return {
    ...kepala,
    ...bagian,
    statusSubmission: {
      ...kepala.statusSubmission,
      prosesSelanjutnya: prosesPenelitian({ ...kepala, ...bagian }),
    },
    flagDapatMengajukanPenggunaan:
      pendaftarId === actor.uuid &&
      found.penelitian.kdJenisPenelitian === jenisPenelitian.laboratorium &&
      kodePenggunaan.includes(kdStatus),
    flagDapatMengajukanSelesai: dapatMengajukanSelesai({ lunas, penambahan: keadaan }),
  };
}

/**
 * What of a research this person is shown (GAP-154): officers of another laboratory their own additions, tools and money. Of
 * the others they know that they are there, for the code of the research follows from all of them.
 */
export function bagianTerbaca(actor: Actor, record: Penelitian): Penelitian {
  const { user, idLaboratorium, penambahan, pembayaran } = record;
  const terbaca = (satu: { idLaboratorium?: number | undefined }) =>
    membacaBagian({ pendaftarUuid: user.uuid, idLaboratorium }, actor, satu.idLaboratorium ?? idLaboratorium);
  if (terbaca(record)) return record;
  const milik = penambahan.filter(terbaca);
  const tagihan = pembayaran.tagihan.filter(({ uuidPenambahan }) =>
    milik.some(({ uuid }) => uuid === uuidPenambahan),
  );
  const invoice = pembayaran.invoice.filter(({ lab }) => lab && terbaca({ idLaboratorium: lab.id }));
  const jumlah = (semua: readonly { totalTagihan: number }[]) =>
    semua.reduce((sum, satu) => sum + satu.totalTagihan, 0);
  const totalTagihan = jumlah(tagihan);
  const totalTagihanTerbayar = jumlah(
    invoice.filter(
      ({ flagDibatalkan, statusPayment }) =>
        flagDibatalkan === 0 && statusPayment.kdStatusPembayaran === invoiceWorkflow.states.lunas.code,
    ),
  );
  return {
    ...record,
    penambahan: milik,
    penambahanLain: z.array(TambahanLainSchema).parse(penambahan.filter((satu) => !terbaca(satu))),
    pengembalianAlat: record.pengembalianAlat.filter(terbaca),
    pembayaran: {
      ...pembayaran,
      tagihan,
      invoice,
      totalTagihan,
      totalTagihanTerbayar,
      totalTagihanBelumTerbayar: Math.max(0, totalTagihan - totalTagihanTerbayar),
    },
    pengembalian: record.pengembalian.filter(terbaca),
  };
}

function toKepala(found: Ditemukan) {
  const { kepala, penelitian: row, laboratorium: lab, pendaftar: orang, peta: tema } = found;
  return {
    uuid: kepala.id,
    rev: String(kepala.rev),
    nomor: kepala.nomor,
    createdAt: kepala.createdAt.toISOString(),
    updatedAt: kepala.updatedAt.toISOString(),
    judul: kepala.judul,
    judulPayung: row.judulPayung,
    user: { ...pendaftarDari(orang), kdProgramStudi: row.kdProgramStudi },
    usageType: jenisPenggunaan.penelitian,
    researchType: {
      kdJenisPenelitian: row.kdJenisPenelitian,
      jenisPenelitian: namaJenisPenelitian[row.kdJenisPenelitian]!,
    },
    keteranganJenisPenelitian: row.keteranganJenisPenelitian,
    nikDosen: row.nikDosen,
    namaDosen: row.namaDosen,
    idJenisPembiayaan: row.kdJenisPembiayaan,
    nikDosenPembiayaan: row.nikDosenPembiayaan,
    namaDosenPembiayaan: row.namaDosenPembiayaan,
    namaPembiayaan: row.namaPembiayaan,
    paymentType: {
      kdJenisPembiayaan: row.kdJenisPembiayaan,
      jenisPembiayaan: namaJenisPembiayaan[row.kdJenisPembiayaan]!,
    },
    map: tema && { id: tema.kode, petaPenelitian: tema.nama },
    idLaboratorium: lab.id,
    lab: { id: lab.id, kdLaboratorium: lab.kdLaboratorium, namaLaboratorium: lab.namaLaboratorium },
    golonganTarif: row.golonganTarif,
    tglMulai: row.tglMulai,
    tglSelesai: row.tglSelesai,
    jamMulai: row.jamMulai,
    jamSelesai: row.jamSelesai,
    tempatPenelitian: row.tempatPenelitian,
    janji: row.janji,
    janjiSemula: row.janjiSemula,
    jeda: row.jeda,
    filePersetujuanDosen:
      found.persetujuan && fileDari(found.persetujuan, row.namaPersetujuanDosen ?? 'persetujuan.pdf'),
    fileProposal: found.proposal && fileDari(found.proposal, row.namaProposal ?? 'proposal.pdf'),
    fileSertifikatPelatihan:
      found.sertifikat && fileDari(found.sertifikat, row.namaSertifikat ?? 'sertifikat.pdf'),
    idStatusPengajuan: kepala.kdStatus,
    statusSubmission: statusPenelitian(kepala.kdStatus),
  };
}
