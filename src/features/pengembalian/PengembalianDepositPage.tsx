import { paths } from '#paths';
import { DaftarPengembalian } from './DaftarPengembalian.tsx';

const alamat = { list: paths.petugasPembayaran.deposit, satu: paths.petugasPembayaran.depositSatu };

/** The payment officer's deposits of research (CONF-46). */
export default function PengembalianDepositPage() {
  return (
    <DaftarPengembalian
      title="Pengembalian deposit"
      nama="pengembalian-deposit"
      jenis="penelitian"
      alamat={alamat}
      kosong="Pengembalian muncul di sini bila penelitian yang selesai masih punya kredit, atau invoice yang dibatalkan terlanjur dibayar."
    />
  );
}
