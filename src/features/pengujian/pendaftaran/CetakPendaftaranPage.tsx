import { Suspense, useCallback, useEffect, useState } from 'react';
import { Button, Skeleton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { nomorMenyusul, sebutan } from '#domain/pendaftaran/schema.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { useKop } from '#data/config.ts';
import { TanpaPengujian } from '#features/pengujian/bagian/RekamanPengujian.tsx';
import { downloadPaper } from '#kit/download-paper.tsx';
import { ErrorState } from '#kit/ErrorState.tsx';
import { PageHeader } from '#kit/PageHeader.tsx';
import { useRekaman } from '#kit/record.ts';
import { piece } from '#kit/piece.ts';
import { paths } from '#paths';
import { useSatuPendaftaran } from './use-satu.ts';
import classes from './CetakPendaftaranPage.module.css';

const PdfPages = piece(async () => (await import('#kit/pdf/PdfPages.tsx')).PdfPages);

/** The registration on paper, as it will be printed, made on the device (REG-10, GAP-60). */
export default function CetakPendaftaranPage() {
  const hasil = useSatuPendaftaran(useRekaman(paths.pendaftaran.list()));
  if (hasil.jenis === 'ada') return <Cetak data={hasil.tampilan.data} />;
  return (
    <TanpaPengujian
      kembali={{ to: paths.pendaftaran.list(), label: 'Kembali' }}
      gagal={hasil.jenis === 'gagal' ? hasil : null}
    />
  );
}

/** Makes the paper from the record; the code for it comes in only now. */
function useRingkasan(data: Pengujian) {
  const kop = useKop();
  return useCallback(async () => {
    const { cetakRingkasanPendaftaran } = await import('#pdf/ringkasan-pendaftaran.ts');
    return cetakRingkasanPendaftaran({
      kop: { ...kop, namaLaboratorium: data.lab.namaLaboratorium },
      pengujian: data,
      alamat: `${window.location.origin}${paths.pendaftaran.pengujian(data.uuid)}`,
      alamatDaftar: `${window.location.origin}${paths.pendaftaran.list()}`,
    });
  }, [data, kop]);
}

function Cetak({ data }: { data: Pengujian }) {
  const buat = useRingkasan(data);
  const [bytes, setBytes] = useState<ArrayBuffer | null>(null);
  const [gagal, setGagal] = useState(false);
  const [ulang, setUlang] = useState(0);
  useEffect(() => {
    let current = true;
    buat().then(
      (dokumen) => (current ? setBytes(dokumen.bytes.buffer) : undefined),
      () => (current ? setGagal(true) : undefined),
    );
    return () => {
      current = false;
    };
  }, [buat, ulang]);
  return (
    <>
      <PageHeader
        title="Cetak pendaftaran"
        code={data.nomor ?? nomorMenyusul}
        back={{ to: paths.pendaftaran.pengujian(data.uuid), label: 'Kembali' }}
        mainAction={
          <Button
            size="lg"
            leftSection={<IconDownload aria-hidden size="1.125rem" />}
            onClick={() => void downloadPaper(buat)}
          >
            Unduh PDF
          </Button>
        }
      />
      {gagal ? (
        <ErrorState
          title="Ringkasan tidak dapat dibuat"
          next="Muat ulang halaman lalu coba lagi."
          onRetry={() => {
            setGagal(false);
            setUlang((n) => n + 1);
          }}
        />
      ) : (
        <div className={classes.paper}>
          {bytes ? (
            <Suspense fallback={<Skeleton height="60rem" />}>
              <PdfPages
                bytes={bytes}
                name={`Ringkasan pendaftaran ${sebutan(data.nomor, data.namaSampel)}`}
                onBroken={() => setGagal(true)}
              />
            </Suspense>
          ) : (
            <Skeleton height="60rem" aria-label="Menyusun ringkasan" />
          )}
        </div>
      )}
    </>
  );
}
