import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { useKop } from '#data/kop.ts';
import { useLaboratoriumLain } from '#data/nama-laboratorium.ts';
import { downloadPaper } from '#kit/pdf/download-paper.tsx';
import { paths } from '#paths';

/** What a research used and what that came to, on paper: what its bills are made of (USAGE-02). */
export function UnduhPenggunaan({ data }: { data: Penelitian }) {
  const kop = useKop();
  const labLain = useLaboratoriumLain(data);
  const buat = async () => {
    const { cetakRingkasanPenggunaan } = await import('#pdf/ringkasan-penggunaan.ts');
    return cetakRingkasanPenggunaan({
      kop: await kop(data.lab.namaLaboratorium),
      penelitian: data,
      labLain,
      alamat: `${location.origin}${paths.pendaftaran.penelitian(data.uuid)}`,
      alamatDaftar: `${location.origin}${paths.pendaftaran.list()}`,
    });
  };
  return (
    <Button
      variant="default"
      size="lg"
      leftSection={<IconDownload aria-hidden size="1.125rem" />}
      onClick={() => void downloadPaper(buat)}
    >
      Ringkasan penggunaan
    </Button>
  );
}
