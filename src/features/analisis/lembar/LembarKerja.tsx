import type { ReactNode } from 'react';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { VersiLembar } from '#domain/lembar-kerja/versi.ts';
import { keadaanLembar } from '#domain/lembar-kerja/keadaan.ts';
import type { Tampilan } from '#data/view.ts';
import { piece } from '#kit/notice/piece.ts';
import { SkeletonRows } from '#kit/notice/SkeletonRows.tsx';
import { Section } from '#kit/text/Section.tsx';
import type { IsiDariLembar } from '#features/analisis/laporan.ts';
import { LembarBaca } from './Lembar.tsx';
import { useVersiUntuk } from './use-versi.ts';

const judul = 'Lembar kerja';
// As high as a sheet: what stands below it would have to make room.
const menunggu = <SkeletonRows rows={20} label="Membuka lembar kerja" />;

type LembarTulisProps = {
  tampilan: Tampilan<Analisis>;
  versi: VersiLembar;
  /** Begins the final report. */
  onLaporan: (isi: IsiDariLembar) => void;
  /** What stands below its section, and comes with it (LembarParameter). */
  children: ReactNode;
};

const Tulis = piece(async () => {
  const { LembarParameter } = await import('./LembarParameter.tsx');
  return ({ children, ...props }: LembarTulisProps) => (
    <>
      <Section title={judul}>
        <LembarParameter {...props} />
      </Section>
      {children}
    </>
  );
});

/** The sheet of one parameter on its own page, as its analyst writes it. */
export const LembarTulis = (props: LembarTulisProps) => (
  <Tulis {...props} fallback={<Section title={judul}>{menunggu}</Section>} />
);

/** The same read by anybody else, or later; nothing where nothing is in it. */
export function LembarTerbaca({ tampilan }: { tampilan: Tampilan<Analisis> }) {
  const { data } = tampilan;
  const versi = useVersiUntuk(data);
  if (!versi || keadaanLembar(data.history).versi === null) return null;
  return (
    <Section title={judul}>
      <LembarBaca tampilan={tampilan} versi={versi} fallback={menunggu} />
    </Section>
  );
}
