import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { RiwayatProgres } from '#domain/progres/schema.ts';
import { useAplikasi, useOrang } from '#data/app.ts';
import { bacaBerkas } from '#data/files.ts';
import { useKop } from '#data/kop.ts';
import { downloadPaper } from '#kit/pdf/download-paper.tsx';

export type UnduhLaporanProps = { judul: string; data: Analisis; row: RiwayatProgres };

/** A report on paper with its photos, made on the device of what it has (BEYOND-21). */
export function UnduhLaporan({ judul, data, row }: UnduhLaporanProps) {
  const { klien } = useAplikasi();
  const { db } = useOrang();
  const kop = useKop();
  const buat = async () => {
    const [{ cetakLaporanAnalisis }, { blocksOf }] = await Promise.all([
      import('#pdf/laporan-analisis.ts'),
      import('#kit/rich-text/blocks.ts'),
    ]);
    const foto = await Promise.all(
      (row.foto ?? []).map(async ({ keterangan, file }) => {
        const bytes = await bacaBerkas(db, klien, file).catch(() => null);
        return { keterangan, mime: file.mime, bytes: bytes && new Uint8Array(bytes) };
      }),
    );
    return cetakLaporanAnalisis({
      kop: await kop(data.pengujian.namaLaboratorium),
      judul,
      data,
      row,
      isi: blocksOf(row.isi ?? ''),
      foto,
    });
  };
  return (
    <Button
      variant="default"
      leftSection={<IconDownload aria-hidden size="1.125rem" />}
      onClick={() => void downloadPaper(buat)}
    >
      Unduh PDF
    </Button>
  );
}
