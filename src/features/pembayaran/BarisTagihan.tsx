import { kataJumlahTagihan } from '#domain/barang/kata.ts';
import { formatRupiah } from '#domain/core/format.ts';
import type { BarisInvoice } from '#domain/pembayaran/schema.ts';
import classes from './BarisTagihan.module.css';

/** What was used and what each of it costs, with the price it was given then (DATA-15); opened when asked for. */
export const BarisTagihan = ({ rincian }: { rincian: readonly BarisInvoice[] }) => (
  <details className={classes.details}>
    <summary>Rincian ({rincian.length})</summary>
    <ul className={classes.lines}>
      {rincian.map((satu) => (
        <li key={satu.uuid} className={classes.line}>
          <span className="mj-patah">
            {satu.namaBarang}
            <span className="mj-label mj-sendiri">
              {satu.jenisBarang} <span className="mj-kode">{satu.kdBarang}</span>, {kataJumlahTagihan(satu)} ×{' '}
              <span className="mj-uang">{formatRupiah(satu.hargaSatuan)}</span>
            </span>
          </span>
          <span className="mj-uang mj-kanan">{formatRupiah(satu.hargaTotal)}</span>
        </li>
      ))}
    </ul>
  </details>
);
