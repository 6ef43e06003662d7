import { formatRupiah } from '#domain/core/format.ts';
import type { Pembayaran } from '#domain/pembayaran/schema.ts';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';
import classes from './Kartu.module.css';

/** The tab 'Buat invoice': the system makes the invoices of testing, so its bills are never there to choose (CONF-45). */
export function TagihanTerbit({ tagihan }: Pick<Pembayaran, 'tagihan'>) {
  return (
    <>
      <p className={classes.lead}>
        Invoice pengujian dibuat oleh sistem begitu tagihannya terbit. Tidak ada yang perlu Anda pilih di
        sini; bayar lewat Riwayat invoice.
      </p>
      {tagihan.length === 0 ? <p className={classes.none}>Belum ada tagihan.</p> : null}
      <ul className="mj-tumpuk-4">
        {tagihan.map((satu) => (
          <li key={satu.uuid} className={classes.card}>
            <div className={classes.head}>
              <h3 className={classes.title}>{satu.namaTagihan}</h3>
              <StatusBadge warna="selesai" label="Sudah menjadi invoice" />
            </div>
            <div className={classes.sum}>
              <span>{satu.namaDetailTagihan}</span>
              <strong>{formatRupiah(satu.totalTagihan)}</strong>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
