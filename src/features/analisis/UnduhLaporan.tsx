import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { Analisis } from '#domain/analisis/schema.ts';
import { keadaanLembar } from '#domain/lembar-kerja/keadaan.ts';
import { fotoBersebutan } from '#domain/lembar-kerja/kunci.ts';
import type { RiwayatProgres } from '#domain/progres/schema.ts';
import { useAplikasi, useOrang } from '#data/app.ts';
import { useVersiLembar } from '#data/versi-lembar.ts';
import { useKop } from '#data/kop.ts';
import { printedPhotos } from '#kit/photo/printed-photos.ts';
import { downloadPaper } from '#kit/pdf/download-paper.tsx';

export type UnduhLaporanProps = { judul: string; data: Analisis; row: RiwayatProgres };

/** A report on paper with its photos, a final one with those of its sheet's cells, made on the device of what it has (BEYOND-21). */
export function UnduhLaporan({ judul, data, row }: UnduhLaporanProps) {
  const { klien } = useAplikasi();
  const { db } = useOrang();
  const kop = useKop();
  // A final report is about its sheet as it stood then.
  const lembar =
    row.jenisLaporan === 'akhir'
      ? keadaanLembar(data.history.slice(0, data.history.findIndex(({ uuid }) => uuid === row.uuid) + 1))
      : null;
  const versi = useVersiLembar(lembar?.versi ?? null);
  const foto = row.foto ?? [];
  // Those that its author has taken into the report are printed with it, and once.
  const ada = new Set(foto.map(({ file }) => file.sha256));
  const sel = lembar && versi ? fotoBersebutan(versi.isi, lembar.foto) : [];
  const semua = [...foto, ...sel.filter(({ file }) => !ada.has(file.sha256))];
  const buat = async () => {
    const [{ cetakLaporanAnalisis }, { blocksOf }] = await Promise.all([
      import('#pdf/laporan-analisis.ts'),
      import('#kit/rich-text/blocks.ts'),
    ]);
    return cetakLaporanAnalisis({
      kop: await kop(data.pengujian.namaLaboratorium),
      judul,
      data,
      row,
      isi: blocksOf(row.isi ?? ''),
      foto: await printedPhotos(db, klien, semua),
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
