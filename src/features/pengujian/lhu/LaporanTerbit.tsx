import { useEffect, useEffectEvent } from 'react';
import { Button } from '@mantine/core';
import { IconMoodSmile, IconPrinter } from '@tabler/icons-react';
import { sebutan } from '#domain/pendaftaran/schema.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { useAntrean } from '#data/antrean.ts';
import { perluKeputusan, type Baris } from '#data/baris.ts';
import { laneDari } from '#data/lane.ts';
import { usePertanyaanSurvei } from '#data/survei.ts';
import { SurveiPanel, type BukaSurvei } from '#features/pendaftaran/SurveiPanel.tsx';
import { Section } from '#kit/text/Section.tsx';
import { useDialog } from '#kit/dialog/use-dialog.ts';
import { useAskedRepair } from '#kit/record/repair.ts';
import { DokumenTambahan } from './DokumenTambahan.tsx';
import { RevisiLhu } from './RevisiLhu.tsx';
import { laporanTerbit, surveiMenyapa, surveiTerbuka } from './survei.ts';
import { useUnduhLhu } from './unduh.ts';
import classes from './LaporanTerbit.module.css';

/**
 * What the owner of a submission does with its report once it is out: print it, answer the survey, ask for a document
 * (LHU-14 to LHU-18, GAP-141). Nothing at all before that.
 */
export function LaporanTerbit({ data }: { data: Pengujian }) {
  const unduh = useUnduhLhu();
  const survei = useDialog<BukaSurvei>();
  const ditolak = useSurveiDitolak(data);
  const adaPertanyaan = usePertanyaanSurvei().length > 0;
  const buka = (menyapa = false) => survei.open({ perbaiki: ditolak ?? null, menyapa });
  useAskedRepair((row) => {
    if (row.lane !== laneSurvei(data)) return false;
    // One that was refused opens by itself.
    if (!perluKeputusan(row)) survei.open({ perbaiki: row });
    return true;
  });
  useSurveiMenyapa(ditolak !== undefined && adaPertanyaan && (surveiMenyapa(data) || ditolak !== null), () =>
    buka(true),
  );
  const terbit = data.lhu.at(-1);
  if (!laporanTerbit(data)) return null;
  return (
    <>
      <Section title="Laporan hasil uji">
        <div className={classes.acts}>
          <Button
            size="lg"
            disabled={!terbit}
            leftSection={<IconPrinter aria-hidden size="1.125rem" />}
            onClick={() => (terbit ? unduh(terbit) : undefined)}
          >
            Cetak LHU
          </Button>
          {surveiTerbuka(data) ? (
            <Button
              size="lg"
              variant="default"
              leftSection={<IconMoodSmile aria-hidden size="1.125rem" />}
              onClick={() => buka()}
            >
              Isi survei kepuasan
            </Button>
          ) : (
            <p className="mj-redup">Survei sudah diisi. Terima kasih.</p>
          )}
        </div>
        {terbit ? null : (
          <p className="mj-redup">File laporan belum ada di perangkat. Muat ulang saat tersambung.</p>
        )}
      </Section>
      {data.lhu.length > 0 ? <RevisiLhu lhu={data.lhu} /> : null}
      <DokumenTambahan data={data} />
      <SurveiPanel
        dialog={survei}
        tentang={{ uuidPengujian: data.uuid }}
        nama={sebutan(data.nomor, data.namaSampel)}
        ajakan="LHU tetap dapat dicetak walau survei belum diisi."
      />
    </>
  );
}

const laneSurvei = ({ uuid }: Pengujian): string => laneDari('survei', uuid);

/**
 * Own answers that the server turned down, to be corrected in place of new ones; undefined while the outbox is read.
 */
function useSurveiDitolak(data: Pengujian): Baris | null | undefined {
  const { rows, terbaca } = useAntrean();
  if (!terbaca) return undefined;
  return rows.find((row) => row.lane === laneSurvei(data) && perluKeputusan(row)) ?? null;
}

/** The survey greets its owner once each time this record is opened (SURVEY-07, LHU-18). */
function useSurveiMenyapa(menyapa: boolean, open: () => void): void {
  const greet = useEffectEvent(open);
  useEffect(() => {
    if (menyapa) greet();
  }, [menyapa]);
}
