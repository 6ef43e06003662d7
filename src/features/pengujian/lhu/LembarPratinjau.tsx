import { useEffect, useState } from 'react';
import { Button, Loader } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import { denganCatatan, type CatatanParameter } from '#domain/lhu/catatan-kaki.ts';
import { lampiranFoto } from '#domain/lhu/foto.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { useAplikasi, useOrang } from '#data/app.ts';
import { useKop } from '#data/kop.ts';
import type { Teks } from '#pdf/lhu.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { saveFile } from '#kit/device/save-file.ts';
import { Section } from '#kit/text/Section.tsx';
import { printedPhotos } from '#kit/photo/printed-photos.ts';
import { piece } from '#kit/notice/piece.ts';
import classes from './LembarPratinjau.module.css';

const PdfPages = piece(async () => (await import('#kit/pdf/PdfPages.tsx')).PdfPages);

/** Drawn anew when typing has paused. */
const jedaMs = 600;

export type LembarPratinjauProps = {
  data: Pengujian;
  /** What is being typed for it, footnotes too. */
  teks: Teks;
  catatan?: readonly CatatanParameter[];
};

/** The report as it would be issued now, made on the device and marked PRATINJAU (LHU-12). */
export function LembarPratinjau({ data, teks, catatan = [] }: LembarPratinjauProps) {
  const [tenang] = useDebouncedValue(JSON.stringify({ teks, catatan }), jedaMs);
  const hasil = usePratinjau(data, tenang);
  return (
    <Section
      title="Pratinjau LHU"
      action={
        hasil?.jenis === 'ada' ? (
          <Button
            variant="default"
            leftSection={<IconDownload aria-hidden size="1.125rem" />}
            onClick={() => saveFile(hasil.namaFile, hasil.bytes, 'application/pdf')}
          >
            Unduh pratinjau
          </Button>
        ) : null
      }
    >
      <div className={classes.sheet}>
        {hasil === null ? <Loader aria-label="Membuat pratinjau" m="xl" /> : null}
        {hasil?.jenis === 'gagal' ? (
          <Callout tone="bahaya" title="Pratinjau tidak dapat dibuat">
            Muat ulang halaman lalu coba lagi. Penerbitan tidak bergantung pada pratinjau ini.
          </Callout>
        ) : null}
        {hasil?.jenis === 'ada' ? (
          <PdfPages
            bytes={hasil.bytes}
            name="Pratinjau LHU"
            onBroken={hasil.onBroken}
            fallback={<Loader aria-label="Membuka pratinjau" m="xl" />}
          />
        ) : null}
      </div>
    </Section>
  );
}

type HasilPratinjau =
  | { jenis: 'ada'; namaFile: string; bytes: ArrayBuffer; onBroken: () => void }
  | { jenis: 'gagal' };

/** Null while it is first made. What is on the screen stays until the next one is ready. */
function usePratinjau(data: Pengujian, tulisan: string): HasilPratinjau | null {
  const kop = useKop();
  const { klien } = useAplikasi();
  const { db } = useOrang();
  const [hasil, setHasil] = useState<HasilPratinjau | null>(null);
  // The record is read anew every half minute; the paper is only drawn again when something on it differs.
  const isi = JSON.stringify([data.sample, data.user, data.tglPenerimaanSampel, data.tglAkhirPengujian]);
  useEffect(() => {
    let current = true;
    const show = (next: HasilPratinjau) => {
      if (current) setHasil(next);
    };
    const gagal = () => show({ jenis: 'gagal' });
    const { teks, catatan } = JSON.parse(tulisan) as { teks: Teks; catatan: CatatanParameter[] };
    Promise.all([import('#pdf/lhu.ts'), kop(data.lab.namaLaboratorium)])
      .then(async ([{ cetakLhu }, kepala]) => {
        const sample = denganCatatan(data.sample, catatan);
        const lampiran = await printedPhotos(db, klien, lampiranFoto(sample));
        return cetakLhu({ pratinjau: true, teks, pengujian: { ...data, sample }, kop: kepala, lampiran });
      })
      .then(
        ({ namaFile, bytes }) => show({ jenis: 'ada', namaFile, bytes: bytes.buffer, onBroken: gagal }),
        gagal,
      );
    return () => {
      current = false;
    };
    // `isi` stands for the record.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isi, tulisan, kop, db, klien]);
  return hasil;
}
