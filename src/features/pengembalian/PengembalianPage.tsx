import { paths } from '#paths';
import { DaftarPengembalian } from './DaftarPengembalian.tsx';

/** The Admin's returns of testing (REFUND-12, CONF-46). */
export default function PengembalianPage() {
  return (
    <DaftarPengembalian
      title="Pengembalian dana"
      nama="pengembalian-dana"
      jenis="pengujian"
      alamat={paths.pengembalianDana}
      kosong="Pengembalian muncul di sini bila pendaftar membayar lebih dari tagihan akhir, atau membayar invoice yang dibatalkan."
    />
  );
}
