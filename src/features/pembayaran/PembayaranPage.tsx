import { Button } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import type { Invoice } from '#domain/pembayaran/schema.ts';
import { nomorMenyusul } from '#domain/pendaftaran/schema.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { usePendaftaran } from '#data/pendaftaran.ts';
import type { Tampilan } from '#data/view.ts';
import { EmptyState } from '#kit/EmptyState.tsx';
import { PageHeader } from '#kit/PageHeader.tsx';
import { useRekaman } from '#kit/record.ts';
import { useAskedRepair } from '#kit/repair.ts';
import { SkeletonRows } from '#kit/SkeletonRows.tsx';
import { useDialog } from '#kit/use-dialog.ts';
import { WriteMarks } from '#kit/WriteMarks.tsx';
import { paths } from '#paths';
import { BadgeBagiPembayar } from './BadgePembayaran.tsx';
import { dariLane, type BukaBukti } from './bukti.ts';
import { BuktiDialog } from './BuktiDialog.tsx';
import { CaraMembayar } from './CaraMembayar.tsx';
import { Langkah } from './Langkah.tsx';
import { PesanPembayaran } from './PesanPembayaran.tsx';
import { posisiPembayaran, prosesPembayaran } from './posisi.ts';
import { RingkasanPembayaran } from './RingkasanPembayaran.tsx';
import { TabPembayaran } from './TabPembayaran.tsx';
import classes from './PembayaranPage.module.css';

const kembali = { to: paths.pembayaran.list(), label: 'Pembayaran' };

/** The money of one own submission, from the device alone (PAY-02). */
export default function PembayaranPage() {
  const tampilan = usePendaftaran(useRekaman(paths.pembayaran.list()));
  if (tampilan) return <Pembayaran key={tampilan.data.uuid} tampilan={tampilan} />;
  return (
    <>
      <PageHeader title="Pembayaran" back={kembali} />
      {tampilan === undefined ? (
        <SkeletonRows rows={4} />
      ) : (
        <EmptyState
          title="Pembayaran ini belum ada di perangkat"
          reason="Sambungkan perangkat ke jaringan lalu buka lagi dari daftar pembayaran."
        />
      )}
    </>
  );
}

function Pembayaran({ tampilan }: { tampilan: Tampilan<Pengujian> }) {
  const { data, tertunda, keputusan } = tampilan;
  const dialog = useDialog<BukaBukti>();
  const posisi = posisiPembayaran(data, tertunda);
  useAskedRepair((row) => {
    const invoice = dariLane(data, row.lane);
    if (invoice) dialog.open({ invoice, perbaiki: row });
    return invoice !== undefined;
  });
  const kirim = (invoice: Invoice) => dialog.open({ invoice, perbaiki: null });
  // A refused proof is decided on first: a new one would wait behind it.
  const bayar = keputusan.some((row) => dariLane(data, row.lane) === posisi?.bayar) ? null : posisi?.bayar;
  return (
    <>
      <PageHeader
        back={kembali}
        title={data.namaSampel}
        code={data.nomor ?? nomorMenyusul}
        status={
          <>
            <BadgeBagiPembayar tampilan={tampilan} />
            <WriteMarks tampilan={tampilan} />
          </>
        }
        next={prosesPembayaran(tampilan)}
        mainAction={
          bayar ? (
            <Button
              size="lg"
              leftSection={<IconFileUpload aria-hidden size="1.125rem" />}
              onClick={() => kirim(bayar)}
            >
              Kirim bukti
            </Button>
          ) : null
        }
      />
      <PesanPembayaran tampilan={tampilan} onKirim={dialog.isi ? undefined : dialog.open} />
      <div className={classes.record}>
        <Langkah posisi={posisi} />
        {posisi?.bayar ? <CaraMembayar invoice={posisi.bayar} /> : null}
        <div className={classes.side}>
          <RingkasanPembayaran pembayaran={data.pembayaran} tertunda={tertunda} />
        </div>
        <TabPembayaran tampilan={tampilan} onKirim={kirim} />
      </div>
      <BuktiDialog dialog={dialog} record={data} />
    </>
  );
}
