import { formatRupiah, kalimat } from '#domain/core/format.ts';
import { invoiceTerbuka } from '#domain/pembayaran/rules.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';

/*
 * What a decision on a submission will do, asked before it is sent, and what it did, out of the server's answer (GAP-149).
 */

/** Parameters as they are decided, and the bill that follows. */
export type PutusanParameter = { kode: readonly number[]; total: number; dp: number };

const { disetujui, ditolak, perluVerifikasiKalab } = statusSampelParameter;
const { states } = pengujianWorkflow;
const tanpaBiaya = 'Tidak ada biaya, jadi tidak ada tagihan.';

const hitung = (kode: readonly number[]): string =>
  [
    { code: disetujui.code, kata: 'disetujui' },
    { code: perluVerifikasiKalab.code, kata: 'diperiksa kalab' },
    { code: ditolak.code, kata: 'ditolak' },
  ]
    .map(({ code, kata }) => ({ n: kode.filter((satu) => satu === code).length, kata }))
    .filter(({ n }) => n > 0)
    .map(({ n, kata }) => `${n} parameter ${kata}`)
    .join(', ');

/** An approval: its bill goes out with it. */
export const akibatSetuju = ({ kode, total, dp }: PutusanParameter): string =>
  total > 0
    ? `Tagihan DP ${formatRupiah(dp)} dari total ${formatRupiah(total)} akan dikirim ke pendaftar. ${hitung(kode)}.`
    : `${tanpaBiaya} ${hitung(kode)}.`;

/** What waits for the Kalab first is not billed yet. */
export const akibatTeruskan = (kode: readonly number[]): string =>
  `Pengujian ini akan menunggu putusan kalab, belum ada tagihan. ${hitung(kode)}.`;

/** A rejection, or a withdrawal by Admin: with it goes the bill that nobody has paid (GAP-126). */
export function akibatTolak({ sample, pembayaran }: Pengujian): string {
  const jumlah = sample.flatMap(({ parameter }) => parameter).length;
  const invoice = invoiceTerbuka(pembayaran);
  const tagihan = invoice
    ? `invoice ${invoice.noInvoice} sebesar ${formatRupiah(invoice.totalTagihan)} dibatalkan`
    : 'tidak ada tagihan';
  return `Semua ${jumlah} parameter akan ditolak dan ${tagihan}. Pendaftaran ini tidak dapat dibuka lagi.`;
}

/** The invoice that has gone out, of the down payment or the final one. */
export function tagihanTerkirim({ pembayaran }: Pengujian): string | undefined {
  const invoice = invoiceTerbuka(pembayaran);
  return (
    invoice &&
    `Tagihan ${invoice.jenis === 'dp' ? 'DP' : 'pelunasan'} ${formatRupiah(invoice.totalTagihan)} dikirim ke pendaftar.`
  );
}

/** What a verification came to. */
export function hasilPutusan(data: Pengujian): string {
  const { idPengujianStatusPengajuan: kode, userVerifikasiKalab, pembayaran } = data;
  if (kode === states.perluVerifikasiKalab.code)
    return kalimat(`Menunggu putusan ${userVerifikasiKalab?.nama ?? 'kalab'}`);
  if (kode !== states.ditolak.code) return tagihanTerkirim(data) ?? tanpaBiaya;
  const batal = pembayaran.invoice.filter(({ flagDibatalkan }) => flagDibatalkan === 1);
  const nomor = batal.map(
    ({ noInvoice, totalTagihan }) => `${noInvoice} (${formatRupiah(totalTagihan)}) dibatalkan`,
  );
  return ['Pendaftaran ditolak', ...nomor].join(', ') + '.';
}
