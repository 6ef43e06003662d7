import { sisaPembayaran } from '#domain/pembayaran/rules.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import type { Tampilan } from '#data/view.ts';
import { useDialogBukti } from './dialog-bukti.ts';
import { BuktiDialog } from './BuktiDialog.tsx';
import { CaraMembayar } from './CaraMembayar.tsx';
import { KepalaPembayaran } from './KepalaPembayaran.tsx';
import { Langkah } from './Langkah.tsx';
import { posisiPembayaran } from './posisi.ts';
import { RingkasanPembayaran } from './RingkasanPembayaran.tsx';
import { TabPembayaran } from './TabPembayaran.tsx';
import classes from './PembayaranPage.module.css';

/** The money of one submission of testing, for whom it is asked of (PAY-02, PAY-14). */
export function PembayaranPengujian({ tampilan }: { tampilan: Tampilan<Pengujian> }) {
  const { data, tertunda } = tampilan;
  const { pembayaran } = data;
  const posisi = posisiPembayaran(data, tertunda);
  const bukti = useDialogBukti(tampilan, posisi);
  return (
    <>
      <KepalaPembayaran tampilan={tampilan} bukti={bukti} />
      <div className={classes.record}>
        <Langkah
          posisi={posisi}
          tanpaTagihan="Pendaftaran ini berakhir tanpa tagihan yang berlaku. Bila Anda terlanjur membayar invoice yang dibatalkan, kirim buktinya pada riwayat invoice; dana Anda dikembalikan."
        />
        {posisi?.bayar ? <CaraMembayar invoice={posisi.bayar} /> : null}
        <div className={classes.side}>
          <RingkasanPembayaran
            jumlah={[
              { label: 'Total tagihan', nilai: pembayaran.totalTagihan },
              { label: 'DP 50%', nilai: pembayaran.totalTagihanDp },
              { label: 'Terbayar', nilai: pembayaran.totalTagihanTerbayar },
            ]}
            total={pembayaran.totalTagihanBelumTerbayar}
            sisa={sisaPembayaran(pembayaran, tertunda)}
          />
        </div>
        <TabPembayaran tampilan={tampilan} onKirim={bukti.kirim} />
      </div>
      <BuktiDialog dialog={bukti.dialog} record={data} />
    </>
  );
}
