import { useCallback, useEffect, useState } from 'react';
import { Button, Skeleton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { adalahPenelitian, type Pendaftaran } from '#domain/tables/pendaftaran.ts';
import { nomorMenyusul, sebutan } from '#domain/pendaftaran/schema.ts';
import { useKop } from '#data/kop.ts';
import { usePendaftaran } from '#data/pendaftaran.ts';
import { usePenelitian } from '#data/penelitian.ts';
import { downloadPaper } from '#kit/pdf/download-paper.tsx';
import { ErrorState } from '#kit/notice/ErrorState.tsx';
import { PageHeader } from '#kit/frame/PageHeader.tsx';
import { useRekaman } from '#kit/record/record.ts';
import { RecordMissing } from '#kit/frame/RecordPage.tsx';
import { piece } from '#kit/notice/piece.ts';
import { paths } from '#paths';
import { useSatu } from '#features/pendaftaran/satu.ts';
import { penyaji } from './penyaji.ts';
import classes from './CetakPendaftaranPage.module.css';

const PdfPages = piece(async () => (await import('#kit/pdf/PdfPages.tsx')).PdfPages);

/** The registration on paper, as it will be printed, made on the device (REG-10, GAP-60). */
export default function CetakPendaftaranPage() {
  const uuid = useRekaman(paths.pendaftaran.list());
  const pengujian = usePendaftaran(uuid);
  const penelitian = usePenelitian(uuid);
  // It is one of the two: only when neither is there it is not on this device.
  const belum = pengujian === undefined || penelitian === undefined ? undefined : null;
  const hasil = useSatu<Pendaftaran>(uuid, pengujian ?? penelitian ?? belum);
  if (hasil.jenis === 'ada') return <Cetak data={hasil.tampilan.data} />;
  return (
    <RecordMissing
      what="Pendaftaran"
      back={{ to: paths.pendaftaran.list(), label: 'Kembali' }}
      failed={hasil.jenis === 'gagal' ? hasil : null}
    />
  );
}

/** Makes the paper from the record; the code for it comes in only now. */
function useRingkasan(data: Pendaftaran) {
  const kop = useKop();
  return useCallback(async () => {
    const isi = {
      kop: await kop(data.lab.namaLaboratorium),
      alamat: `${window.location.origin}${penyaji(data).alamat(data.uuid)}`,
      alamatDaftar: `${window.location.origin}${paths.pendaftaran.list()}`,
    };
    if (adalahPenelitian(data)) {
      const { cetakRingkasanPenelitian } = await import('#pdf/ringkasan-penelitian.ts');
      return cetakRingkasanPenelitian({ ...isi, penelitian: data });
    }
    const { cetakRingkasanPendaftaran } = await import('#pdf/ringkasan-pendaftaran.ts');
    return cetakRingkasanPendaftaran({ ...isi, pengujian: data });
  }, [data, kop]);
}

function Cetak({ data }: { data: Pendaftaran }) {
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
        back={{ to: penyaji(data).alamat(data.uuid), label: 'Kembali' }}
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
            <PdfPages
              bytes={bytes}
              name={`Ringkasan pendaftaran ${sebutan(data.nomor, penyaji(data).judul(data))}`}
              onBroken={() => setGagal(true)}
              fallback={<Skeleton height="60rem" />}
            />
          ) : (
            <Skeleton height="60rem" aria-label="Menyusun ringkasan" />
          )}
        </div>
      )}
    </>
  );
}
