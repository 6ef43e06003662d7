import { drawingSVG, qrcode } from 'bwip-js/generic';
import { formatRupiah } from '#domain/core/format.ts';
import type { InvoicePokok } from '#domain/pembayaran/schema.ts';
import { namaMerchant, qrisSebesar } from '#domain/pembayaran/qris.ts';
import classes from './Qris.module.css';

/** The faculty's QRIS with the sum of an invoice in it (PAY-30). Nobody tells us that it was paid: the proof stays. */
export function Qris({ statis, invoice }: { statis: string; invoice: InvoicePokok }) {
  const jumlah = formatRupiah(invoice.totalTagihan);
  const options = { bcid: 'qrcode', text: qrisSebesar(statis, invoice.totalTagihan), eclevel: 'M' };
  const svg = qrcode(options, drawingSVG());
  return (
    <figure className={classes.qris}>
      <img
        className={classes.code}
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={`Kode QRIS ${jumlah} untuk ${namaMerchant(statis)}`}
      />
      <figcaption className="mj-tumpuk-2">
        <strong>QRIS {namaMerchant(statis)}</strong>
        <span className="mj-uang">{jumlah}</span>
        <span className="mj-catatan mj-rapi">
          Pindai dengan aplikasi bank atau dompet digital; jumlahnya sudah terisi. Di ponsel yang sama, ambil
          tangkapan layar lalu buka dari aplikasi itu. Setelah membayar, buktinya tetap perlu dikirim.
        </span>
      </figcaption>
    </figure>
  );
}
