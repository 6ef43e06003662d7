import { kdTanpaTagihan } from '#domain/pembayaran/rules.ts';
import { formatRupiah } from '#domain/core/format.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import type { InvoicePenelitian } from '#domain/pembayaran/schema.ts';
import { invoicePada, langkahUang } from '#domain/penelitian/giliran.ts';
import { tagihanBaru } from '#domain/penelitian/keadaan-rekaman.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { Tampilan } from '#data/view.ts';
import {
  menungguKirim,
  perluDibayar,
  sebutanTagihan,
  sedangDiperiksa,
  stepsDi,
  type Posisi,
} from './langkah-bayar.ts';

const tahap = ['Buat invoice', 'Transfer', 'Kirim bukti', 'Verifikasi', 'Lunas'] as const;

const { belumLunas, verifikasi } = invoiceWorkflow.states;

/** The invoice whose proof is to be looked at, and whether that proof is only on this device. */
function diVerifikasi(record: Penelitian, tertunda: readonly string[]) {
  const invoice = invoicePada(record, verifikasi.code);
  const diPerangkat = invoice?.bukti.some(({ uuid }) => tertunda.includes(uuid)) ?? false;
  return { invoice, diPerangkat };
}

/**
 * The position of a research on its way to being paid: an invoice to pay comes first, then bills to make one of, then what
 * others look at. Null where nothing was ever billed. `tertunda` are own writes the server has not shown back.
 */
export function posisiPenelitian(record: Penelitian, tertunda: readonly string[] = []): Posisi | null {
  if (record.pembayaran.kdStatusPembayaran === kdTanpaTagihan) return null;
  const langkah = langkahUang(record);
  if (langkah === 'bayar') return bayarDulu(record, invoicePada(record, belumLunas.code)!);
  if (langkah === 'buatInvoice') return buatDulu(record);
  const { invoice, diPerangkat } = diVerifikasi(record, tertunda);
  if (!invoice)
    return {
      steps: tahap.map((label) => ({ label, keadaan: 'selesai' })),
      judul: 'Pembayaran lunas',
      petunjuk:
        'Semua tagihan sampai sekarang sudah dibayar. Penggunaan baru ditagih di sini setelah disetujui laboran.',
      bayar: null,
    };
  const sebut = sebutanTagihan(invoice);
  return diPerangkat
    ? { steps: stepsDi(tahap, 'Kirim bukti'), ...menungguKirim(sebut) }
    : { steps: stepsDi(tahap, 'Verifikasi'), ...sedangDiperiksa(sebut) };
}

function bayarDulu(record: Penelitian, invoice: InvoicePenelitian): Posisi {
  const { di, petunjuk, ...posisi } = perluDibayar(invoice, sebutanTagihan(invoice));
  const baru = tagihanBaru(record).length;
  const lagi = baru > 0 ? ` Ada juga ${baru} tagihan yang belum dibuatkan invoice.` : '';
  return { steps: stepsDi(tahap, di), petunjuk: petunjuk + invoiceLain(record) + lagi, ...posisi };
}

/** That this is not all there is to pay, so that its sum is not taken for the one in the summary. */
function invoiceLain({ pembayaran }: Penelitian): string {
  const terbuka = pembayaran.invoice.filter(
    ({ flagDibatalkan, statusPayment }) =>
      flagDibatalkan === 0 && statusPayment.kdStatusPembayaran === belumLunas.code,
  );
  if (terbuka.length < 2) return '';
  const jumlah = formatRupiah(terbuka.reduce((sum, { totalTagihan }) => sum + totalTagihan, 0));
  return ` Ini satu dari ${terbuka.length} invoice yang belum lunas, seluruhnya ${jumlah}; tiap invoice dibayar dengan transfer dan bukti sendiri.`;
}

function buatDulu(record: Penelitian): Posisi {
  const baru = tagihanBaru(record);
  const jumlah = formatRupiah(baru.reduce((sum, { totalTagihan }) => sum + totalTagihan, 0));
  return {
    steps: stepsDi(tahap, 'Buat invoice'),
    judul: `${baru.length} tagihan ${jumlah} belum dibuatkan invoice`,
    petunjuk:
      baru.length === 1
        ? 'Periksa tagihan di bawah ini, lalu buat invoice untuk dibayar.'
        : 'Pilih tagihan di bawah ini, satu atau beberapa sekaligus, lalu buat invoice untuk dibayar.',
    bayar: null,
  };
}

/** Whether what is left of its registrant's turn is only on this device. */
export const buktiDiPerangkat = ({
  data,
  tertunda,
}: Pick<Tampilan<Penelitian>, 'data' | 'tertunda'>): boolean =>
  langkahUang(data) === null && diVerifikasi(data, tertunda).diPerangkat;
