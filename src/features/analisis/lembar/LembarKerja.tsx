import type { Analisis } from '#domain/analisis/schema.ts';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import { check } from '#domain/core/workflow.ts';
import { keadaanLembar } from '#domain/lembar-kerja/keadaan.ts';
import { useOrang } from '#data/app.ts';
import type { Tampilan } from '#data/view.ts';
import { SkeletonRows } from '#kit/notice/SkeletonRows.tsx';
import { Section } from '#kit/text/Section.tsx';
import type { IsiDariLembar } from '#features/analisis/laporan.ts';
import { LembarBaca, LembarParameter } from './Lembar.tsx';
import { useVersiUntuk } from './use-versi.ts';

type LembarKerjaProps = {
  tampilan: Tampilan<Analisis>;
  /** Begins the final report; absent where the sheet is only read. */
  onLaporan?: (isi: IsiDariLembar) => void;
};

/** The sheet of one parameter on its own page: written by its analyst while it may be, else read where something is in it. */
export function LembarKerja({ tampilan, onLaporan }: LembarKerjaProps) {
  const { actor } = useOrang();
  const { data } = tampilan;
  const versi = useVersiUntuk(data);
  const ditulis = onLaporan && check(analisisWorkflow, 'isiLembar', data, actor).ok;
  if (!versi || (!ditulis && keadaanLembar(data.history).versi === null)) return null;
  const menunggu = <SkeletonRows rows={4} label="Membuka lembar kerja" />;
  return (
    <div className="mj-bawah-4">
      <Section title="Lembar kerja">
        {ditulis ? (
          <LembarParameter tampilan={tampilan} versi={versi} onLaporan={onLaporan} fallback={menunggu} />
        ) : (
          <LembarBaca tampilan={tampilan} versi={versi} fallback={menunggu} />
        )}
      </Section>
    </div>
  );
}
