import { lewatJatuhTempo } from '#domain/pembayaran/cara-bayar.ts';
import { sisaPembayaran, sisaPenelitian } from '#domain/pembayaran/rules.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { adalahPenelitian, type Pendaftaran } from '#domain/tables/pendaftaran.ts';
import { langkahUang } from '#domain/penelitian/giliran.ts';
import { perluBayar, tungguPendaftar } from '#domain/pengujian/pendaftar.ts';
import type { Tampilan } from '#data/view.ts';
import { buktiDiPerangkat } from './posisi-penelitian.ts';

/** The money of one submission as its payer sees it. */
export type BagiPembayar = {
  /** What they do with it now; null while it waits for others. */
  ajakan: 'Bayar' | 'Buat invoice' | null;
  /** 'Proses selanjutnya', true also while a proof is only on this device. */
  next: string;
  /** It is: that it waits stands beside, and nothing else is said of it. */
  belumTerkirim: boolean;
  /** What is left, by when. */
  sisa: readonly { kapan: string; nilai: number }[];
};

/** The one place that tells the kinds of submission apart where money is listed. */
export function bagiPembayar({
  data,
  tertunda,
}: Pick<Tampilan<Pendaftaran>, 'data' | 'tertunda'>): BagiPembayar {
  const penelitian = adalahPenelitian(data);
  const belumTerkirim = penelitian
    ? buktiDiPerangkat({ data, tertunda })
    : tungguPendaftar(data, tertunda) === 'buktiBelumTerkirim';
  const ajakan = ajakanDari(data);
  return {
    ajakan,
    next: belumTerkirim ? 'Bukti pembayaran dikirim saat tersambung' : prosesDari(data, ajakan),
    belumTerkirim,
    sisa: penelitian ? sisaPenelitian(data.pembayaran, tertunda) : sisaPembayaran(data.pembayaran, tertunda),
  };
}

/** What its payer does next, and that it is late (PAY-28): in one line, where things wait for them. */
export function tindakanPembayar(
  tampilan: Pick<Tampilan<Pendaftaran>, 'data' | 'tertunda'>,
  hariIni: string,
) {
  const { next } = bagiPembayar(tampilan);
  const lewat = tampilan.data.pembayaran.invoice.some((satu) => lewatJatuhTempo(satu, hariIni));
  return lewat ? `${next}, lewat jatuh tempo` : next;
}

/** Of research the server names bills before invoices; its payer pays before they ask for more. */
const prosesDari = (data: Pendaftaran, ajakan: BagiPembayar['ajakan']): string =>
  ajakan === 'Bayar'
    ? invoiceWorkflow.states.belumLunas.prosesSelanjutnya
    : data.pembayaran.prosesSelanjutnya;

function ajakanDari(data: Pendaftaran): BagiPembayar['ajakan'] {
  if (!adalahPenelitian(data)) return perluBayar(data) ? 'Bayar' : null;
  const langkah = langkahUang(data);
  if (langkah === null) return null;
  return langkah === 'bayar' ? 'Bayar' : 'Buat invoice';
}
