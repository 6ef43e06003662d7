import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { judulDari, type Pendaftaran } from '#domain/tables/pendaftaran.ts';
import { nomorMenyusul } from '#domain/pendaftaran/schema.ts';
import type { Tampilan } from '#data/view.ts';
import { PageHeader } from '#kit/frame/PageHeader.tsx';
import { WriteMarks } from '#kit/notice/WriteMarks.tsx';
import { paths } from '#paths';
import { BadgeBagiPembayar } from './BadgePembayaran.tsx';
import type { DialogBukti } from './dialog-bukti.ts';
import { bagiPembayar } from './bagi-pembayar.ts';
import { PesanPembayaran } from './PesanPembayaran.tsx';

const kembali = { to: paths.pembayaran.list(), label: 'Pembayaran' };

export type KepalaPembayaranProps = {
  tampilan: Tampilan<Pendaftaran>;
  bukti: DialogBukti;
  actions?: ReactNode;
};

/** Whose money it is, how it stands, the one thing to do, and what its payer must know before the rest. */
export function KepalaPembayaran({ tampilan, bukti, actions }: KepalaPembayaranProps) {
  const { data } = tampilan;
  const { dialog, kirim, bayar } = bukti;
  return (
    <>
      <PageHeader
        back={kembali}
        title={judulDari(data)}
        code={data.nomor ?? nomorMenyusul}
        status={
          <>
            <BadgeBagiPembayar tampilan={tampilan} />
            <WriteMarks tampilan={tampilan} />
          </>
        }
        next={bagiPembayar(tampilan).next}
        actions={actions}
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
      <PesanPembayaran tampilan={tampilan} bayar={bayar} onKirim={dialog.isi ? undefined : dialog.open} />
    </>
  );
}
