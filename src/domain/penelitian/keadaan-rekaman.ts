import { administers, type Actor } from '#domain/core/roles.ts';
import { kodePenambahan } from '#domain/penggunaan/kode.ts';
import { belumKembali } from '#domain/penggunaan/rules.ts';
import type { Penambahan } from '#domain/penggunaan/schema.ts';
import type { PenambahanState } from '#domain/penggunaan/workflow.ts';
import { jenisPenelitian, type CaraPenambahan, type PenelitianUtuh } from './keadaan.ts';
import type { Penelitian, TambahanLain } from './schema.ts';
import { perluInvoice, sudahLunas } from './uang.ts';
import { penelitianWorkflow } from './workflow.ts';

/** The research a person looks at, as the rules of W2 see it: for the buttons of its page. */
export const keadaanPenelitian = (record: Penelitian): PenelitianUtuh => ({
  kdStatusPengajuan: record.idStatusPengajuan,
  pendaftarUuid: record.user.uuid,
  idLaboratorium: record.idLaboratorium,
  kdJenisPenelitian: record.researchType.kdJenisPenelitian,
  penambahan: keadaanTambahan(record),
  // Of what a device kept of an older server nothing is known to be promised.
  janji: record.janji ?? null,
  jeda: record.jeda ?? [],
  sudahSurvei: record.flagSudahSurvei === 1,
  lunas: tagihanLengkap(record) && sudahLunas(tagihanDari(record), invoiceBerlaku(record)),
  alatBelumKembali: record.pengembalianAlat.reduce((sum, satu) => sum + belumKembali(satu), 0),
});

/** One addition of it, as the rules of W3 see it. */
export const keadaanPenambahan = (record: Penelitian, penambahan: Penambahan): PenambahanState => ({
  kdStatusPengajuan: penambahan.kdStatusPengajuan,
  flagWaktu: penambahan.flagWaktu === 1,
  idLaboratorium: penambahan.idLaboratorium ?? record.idLaboratorium,
  penelitian: keadaanPenelitian(record),
});

const { diajukan, disetujuiKalab, ditolak } = penelitianWorkflow.states;
const belumDiberi: readonly number[] = [diajukan.code, disetujuiKalab.code, ditolak.code];

/** Whether there is anything to say of a research's usage: a laboratory was granted to it (W2, REG-54). */
export const adaPenggunaan = ({ idStatusPengajuan, researchType, penambahan }: Penelitian): boolean =>
  researchType.kdJenisPenelitian === jenisPenelitian.laboratorium &&
  (penambahan.length > 0 || !belumDiberi.includes(idStatusPengajuan));

/** Bills as far as money is counted. */
export const tagihanDari = ({ pembayaran }: Penelitian) =>
  pembayaran.tagihan.map(({ totalTagihan, flagSudahInvoice }) => ({
    total: totalTagihan,
    ditagih: flagSudahInvoice === 1,
  }));

/** W4 codes of the invoices in force. */
export const invoiceBerlaku = ({ pembayaran }: Penelitian): number[] =>
  pembayaran.invoice.flatMap(({ flagDibatalkan, statusPayment }) =>
    flagDibatalkan ? [] : [statusPayment.kdStatusPembayaran],
  );

/** The bills an invoice can be made of, oldest first (PAY-07, PAY-08). */
export const tagihanBaru = ({ pembayaran }: Pick<Penelitian, 'pembayaran'>) =>
  pembayaran.tagihan.filter(({ totalTagihan, flagSudahInvoice }) =>
    perluInvoice({ total: totalTagihan, ditagih: flagSudahInvoice === 1 }),
  );

/** Of those the ones that this person makes invoices of: their own, or of an officer those of their laboratories (GAP-154). */
export const tagihanDiurus = (
  record: Pick<Penelitian, 'pembayaran' | 'user' | 'idLaboratorium'>,
  actor: Actor,
) =>
  tagihanBaru(record).filter(
    ({ idLaboratorium = record.idLaboratorium }) =>
      record.user.uuid === actor.uuid || administers(actor, idLaboratorium),
  );

/** An addition this device has just approved costs something before the server has billed it (GAP-108). */
const tagihanLengkap = ({ penambahan, pembayaran }: Penelitian): boolean =>
  penambahan.every(
    ({ uuid, kdStatusPengajuan, total }) =>
      kdStatusPengajuan !== kodePenambahan.disetujui ||
      total === 0 ||
      pembayaran.tagihan.some(({ uuidPenambahan }) => uuidPenambahan === uuid),
  );

const caraDari = ({ flagWaktu, flagPetugas }: TambahanLain): CaraPenambahan => {
  if (flagWaktu) return 'waktu';
  return flagPetugas ? 'petugas' : 'pendaftar';
};

/** All of them, whosever they are: those that are approved in the order of their approval (GAP-125, GAP-154). */
export const keadaanTambahan = ({
  penambahan,
  penambahanLain = [],
  idLaboratorium,
}: Pick<Penelitian, 'penambahan' | 'penambahanLain' | 'idLaboratorium'>): PenelitianUtuh['penambahan'] =>
  [...penambahan, ...penambahanLain]
    .toSorted((a, b) => waktuUrut(a) - waktuUrut(b))
    .map((satu) => ({
      kdStatus: satu.kdStatusPengajuan,
      cara: caraDari(satu),
      idLaboratorium: satu.idLaboratorium ?? idLaboratorium,
    }));
const waktuUrut = ({ disetujuiPada, createdAt }: TambahanLain): number =>
  Date.parse(disetujuiPada ?? createdAt);
