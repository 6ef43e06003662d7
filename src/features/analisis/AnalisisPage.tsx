import { useParams } from 'react-router-dom';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { RiwayatProgres } from '#domain/progres/schema.ts';
import type { Tampilan } from '#data/view.ts';
import { useAskedAct } from './asked-act.ts';
import { useBackToList } from '#kit/list/back-to-list.ts';
import { useMode, useRekaman } from '#kit/record/record.ts';
import { useDialog } from '#kit/dialog/use-dialog.ts';
import { WorkflowActions, WorkflowButton } from '#kit/record/WorkflowActions.tsx';
import { paths } from '#paths';
import { BatalkanDialog } from './BatalkanDialog.tsx';
import { DetailProgresDialog } from './DetailProgresDialog.tsx';
import type { BukaLaporan } from './laporan.ts';
import { LaporanDialog } from './LaporanDialog.tsx';
import { LembarTerbaca, LembarTulis } from './lembar/LembarKerja.tsx';
import { useVersiDitulis } from './lembar/use-versi.ts';
import { LihatAnalisis } from './LihatAnalisis.tsx';
import { MetodePage } from './MetodePage.tsx';
import { RekamanAnalisis, TanpaRekaman } from './RekamanAnalisis.tsx';
import { SampelPage } from './SampelPage.tsx';
import { TombolDetail } from './TombolDetail.tsx';
import { useAksiAnalis } from './use-aksi-analis.ts';
import { useSatuAnalisis } from './use-satu.ts';

/** One parameter as its analyst works on it (ANALYSIS-02, ANALYSIS-03), all of one sample, or one test over all samples. */
export default function AnalisisPage() {
  const { page } = useParams();
  if (page === 'sampel') return <SampelPage />;
  return page === 'metode' ? <MetodePage /> : <Parameter />;
}

function Parameter() {
  const hasil = useSatuAnalisis(useRekaman(paths.analisis.list()), 'analis');
  const mode = useMode();
  if (hasil.jenis !== 'ada') return <TanpaRekaman hasil={hasil} peran="analis" />;
  const { tampilan, pada } = hasil;
  return mode === 'edit' ? (
    <Kerja tampilan={tampilan} pada={pada} />
  ) : (
    <LihatAnalisis tampilan={tampilan} pada={pada} peran="analis" />
  );
}

type Ada = { tampilan: Tampilan<Analisis>; pada: string | null };

function Kerja({ tampilan, pada }: Ada) {
  const detail = useDialog<RiwayatProgres>();
  const laporan = useDialog<BukaLaporan>();
  const batalkan = useDialog<true>();
  const versi = useVersiDitulis(tampilan.data);
  // Every act leads back to the list (ANALYSIS-12, GAP-116).
  const onSaved = useBackToList(paths.analisis.list());
  const { utama, lainnya } = useAksiAnalis(tampilan.data, {
    denganLembar: versi !== null,
    onSaved,
    onLaporan: () => laporan.open({ perbaiki: null }),
    onBatalkan: () => batalkan.open(true),
  });
  useAskedAct(versi === undefined ? undefined : utama);
  // What stands below the sheet would have to make room for it.
  if (versi === undefined) return <TanpaRekaman hasil={{ jenis: 'memuat' }} peran="analis" />;
  const tindakan = lainnya.length > 0 ? <WorkflowActions actions={lainnya} /> : null;
  return (
    <>
      <RekamanAnalisis
        tampilan={tampilan}
        pada={pada}
        peran="analis"
        mainAction={utama ? <WorkflowButton {...utama} /> : null}
        actions={versi === null ? tindakan : null}
        lembar={
          versi ? (
            <LembarTulis
              tampilan={tampilan}
              versi={versi}
              onLaporan={(dariLembar) => laporan.open({ perbaiki: null, dariLembar })}
            >
              <div className="mj-jajar-3">{tindakan}</div>
            </LembarTulis>
          ) : (
            <LembarTerbaca tampilan={tampilan} />
          )
        }
        progressAction={(row) => <TombolDetail row={row} onOpen={detail.open} />}
        onTulis={laporan.isi ? undefined : (perbaiki) => laporan.open({ perbaiki })}
      />
      <DetailProgresDialog dialog={detail} tampilan={tampilan} />
      <LaporanDialog dialog={laporan} record={tampilan.data} peran="analis" onSaved={onSaved} />
      <BatalkanDialog dialog={batalkan} tampilan={tampilan} onSaved={onSaved} />
    </>
  );
}
