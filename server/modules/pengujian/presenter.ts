import { labDay } from '#domain/core/clock.ts';
import type { Actor } from '#domain/core/roles.ts';
import { stateByCode } from '#domain/core/workflow.ts';
import { invoiceUntuk } from '#domain/pembayaran/pembaca.ts';
import { jenisPenggunaan } from '#domain/pendaftaran/schema.ts';
import { kepalaPembayaran } from '#domain/pengujian/cetak-invoice.ts';
import { prosesPengujian } from '#domain/pengujian/pendaftar.ts';
import {
  tanpaCatatan,
  tanpaPernyataan,
  type ParameterSampel,
  type Pengujian,
  type PengujianRingkas,
} from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import type { laboratorium } from '#server/db/tables/acuan.ts';
import type { berkas } from '#server/db/tables/berkas.ts';
import type { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import type { pengguna } from '#server/db/tables/pengguna.ts';
import type { pengujian } from '#server/db/tables/pengujian.ts';
import { fileDari } from '#server/modules/berkas/presenter.ts';
import { pendaftarDari } from '#server/modules/pendaftaran/presenter.ts';

export type Ditemukan = {
  kepala: typeof pendaftaran.$inferSelect;
  pengujian: typeof pengujian.$inferSelect;
  laboratorium: typeof laboratorium.$inferSelect;
  pendaftar: typeof pengguna.$inferSelect;
  kalab: { uuid: string; nama: string } | null;
  dokumen: typeof berkas.$inferSelect | null;
  diterima: string | null;
  mulai: Date | null;
  selesai: Date | null;
  laporan: boolean;
};

/** The parts of a submission that have tables of their own. */
type Bagian = Pick<
  PengujianRingkas,
  'history' | 'bill' | 'pembayaran' | 'pengembalian' | 'lhu' | 'flagSudahSurvei'
>;

/** A submission as a row of a list, as this person may see it: its report only to who reads that (`terlihat.laporan`). */
export function toRingkas(found: Ditemukan, actor: Actor, bagian: Bagian): PengujianRingkas {
  const { kepala, diterima, mulai, selesai, laporan } = found;
  const { pembayaran } = bagian;
  return {
    ...toKepala(found),
    namaSampel: kepala.judul,
    tglPenggunaan: diterima ?? labDay(kepala.createdAt), // CONF-08
    tglPenerimaanSampel: diterima,
    tglMulaiPengujian: mulai?.toISOString() ?? null,
    tglAkhirPengujian: selesai?.toISOString() ?? null,
    ...bagian,
    statusSubmission: {
      ...statusPengajuan(kepala.kdStatus),
      prosesSelanjutnya: prosesPengujian(kepala.kdStatus, pembayaran),
    },
    totalHarga: pembayaran.totalTagihan,
    totalTerbayar: pembayaran.totalTagihanTerbayar,
    pembayaran: { ...pembayaran, invoice: invoiceUntuk(pembayaran.invoice, actor, kepala.pendaftarId) },
    lhu: laporan ? bagian.lhu : [],
    ...(kepala.pendaftarId === actor.uuid ? tanpaCatatanTerbit(bagian, laporan) : {}),
  };
}

/** The note at the first issue of a report is between officers: who registered is told of revisions only (GAP-164). */
function tanpaCatatanTerbit({ history, lhu }: Bagian, laporan: boolean): Pick<Bagian, 'history' | 'lhu'> {
  const terbit = history.findIndex(
    ({ statusSubmission }) =>
      statusSubmission.kdStatusPengajuan === pengujianWorkflow.states.lhuTersedia.code,
  );
  return {
    history: history.map((entry, at) => (at === terbit ? { ...entry, catatan: null } : entry)),
    lhu: laporan
      ? lhu.map((satu) => (satu.menggantikan === null ? { ...satu, catatanSurat: null } : satu))
      : [],
  };
}

/** Whether a result meets its limit is said to its owner where the report says it. */
const dinyatakan = ({
  pernyataan,
  flagPernyataan,
}: ParameterSampel): Pick<ParameterSampel, 'pernyataan'> => ({
  pernyataan: pernyataan && (flagPernyataan === 1 ? pernyataan : { ...pernyataan, kesesuaian: null }),
});

/** Of a sample bench notes go to the laboratory, results to its owner once the report is out, neither to who does not read it. */
export const bolehDilihat =
  (row: PengujianRingkas, actor: Actor, laporan: boolean) =>
  (sample: Pengujian['sample'][number]): Pengujian['sample'][number] => {
    const sendiri = row.user.uuid === actor.uuid;
    if (laporan && !sendiri) return sample;
    const terbit = row.idPengujianStatusPengajuan >= pengujianWorkflow.states.lhuTersedia.code;
    return {
      ...sample,
      parameter: sample.parameter.map((uji) => ({
        ...uji,
        ...(laporan && terbit
          ? dinyatakan(uji)
          : { hasilPengujian: null, ...tanpaCatatan, ...tanpaPernyataan }),
        historyProgres: [],
      })),
    };
  };

function toKepala(found: Ditemukan) {
  const { kepala, pengujian: row, laboratorium: lab, pendaftar: orang, kalab: ditunjuk, dokumen } = found;
  return {
    uuid: kepala.id,
    rev: String(kepala.rev),
    nomor: kepala.nomor,
    createdAt: kepala.createdAt.toISOString(),
    updatedAt: kepala.updatedAt.toISOString(),
    catatanTambahan: row.catatanTambahan,
    user: pendaftarDari(orang),
    usageType: jenisPenggunaan.pengujian,
    idLaboratorium: lab.id,
    lab: { id: lab.id, kdLaboratorium: lab.kdLaboratorium, namaLaboratorium: lab.namaLaboratorium },
    golonganTarif: row.golonganTarif,
    idPengujianStatusPengajuan: kepala.kdStatus,
    statusSubmission: statusPengajuan(kepala.kdStatus),
    flagDapatMengajukanPenggunaan: false as const,
    userVerifikasiKalab: ditunjuk,
    janji: row.janji,
    janjiSemula: row.janjiSemula,
    jeda: row.jeda,
    tglRequestDokumenTambahan: row.tglMintaDokumen?.toISOString() ?? null,
    deskripsiRequestDokumenTambahan: row.deskripsiDokumen,
    fileDokumenTambahan:
      found.laporan && dokumen ? fileDari(dokumen, row.namaDokumen ?? 'dokumen.pdf') : null,
  };
}

/** W1 as an answer shows it. */
export function statusPengajuan(kode: number): Pengujian['statusSubmission'] {
  const { code, label, prosesSelanjutnya } = pengujianWorkflow.states[stateByCode(pengujianWorkflow, kode)];
  return { kdStatusPengajuan: code, statusPengajuan: label, prosesSelanjutnya };
}

/** A submission's money under the names a payment screen uses (DATA-48). */
export const keBayar = (record: PengujianRingkas) => ({
  ...record.pembayaran,
  uuid: record.uuid,
  ...kepalaPembayaran(record),
  statusSubmission: record.statusSubmission,
  idJenisPembiayaan: null,
  nikDosenPembiayaan: null,
  namaPembiayaan: null,
  pengembalian: record.pengembalian,
});
