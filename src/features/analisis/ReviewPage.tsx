import { kodeProgres } from '#domain/progres/kode.ts';
import { IconArrowBackUp, IconGavel, IconMessage2, IconPencil } from '@tabler/icons-react';
import { pengajuanTerbuka } from '#domain/analisis/rules.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { RiwayatProgres } from '#domain/progres/schema.ts';
import { analisisWorkflow, type AnalisisAksi } from '#domain/analisis/workflow.ts';
import { check } from '#domain/core/workflow.ts';
import { useOrang } from '#data/app.ts';
import type { Tampilan } from '#data/view.ts';
import { useAskedAct } from './asked-act.ts';
import { useBackToList } from '#kit/list/back-to-list.ts';
import { useMode, useRekaman } from '#kit/record/record.ts';
import { showSuccess, TOAST_LONG_MS, type Told } from '#kit/notice/toast.ts';
import { useDialog, type Dialog } from '#kit/dialog/use-dialog.ts';
import { WorkflowButton, type WorkflowAction } from '#kit/record/WorkflowActions.tsx';
import { paths } from '#paths';
import { DetailProgresDialog } from './DetailProgresDialog.tsx';
import type { BukaLaporan } from './laporan.ts';
import { LaporanDialog } from './LaporanDialog.tsx';
import { LembarTerbaca } from './lembar/LembarKerja.tsx';
import { LihatAnalisis } from './LihatAnalisis.tsx';
import { MetodeDialog } from './MetodeDialog.tsx';
import { BukaKembaliDialog, PutusanDialog } from './PutusanDialog.tsx';
import { RekamanAnalisis, TanpaRekaman } from './RekamanAnalisis.tsx';
import { TombolDetail } from './TombolDetail.tsx';
import { useSatuAnalisis } from './use-satu.ts';
import { useTawaran } from './use-tawaran.ts';

/** One parameter as its supervisor reviews and decides it (REVIEW-02 to REVIEW-10). */
export default function ReviewPage() {
  const uuid = useRekaman(paths.review.list());
  // One leads to the next: nothing of the one before may stand at its address.
  return <Satu key={uuid} uuid={uuid} />;
}

function Satu({ uuid }: { uuid: string | null }) {
  const hasil = useSatuAnalisis(uuid, 'penyelia');
  const mode = useMode();
  if (hasil.jenis !== 'ada') return <TanpaRekaman hasil={hasil} peran="penyelia" />;
  const { tampilan, pada } = hasil;
  return mode === 'edit' ? (
    <Kerja tampilan={tampilan} pada={pada} />
  ) : (
    <LihatAnalisis tampilan={tampilan} pada={pada} peran="penyelia" />
  );
}

type Ada = { tampilan: Tampilan<Analisis>; pada: string | null };

function Kerja({ tampilan, pada }: Ada) {
  const backToList = useBackToList(paths.review.list());
  const { actor } = useOrang();
  const detail = useDialog<RiwayatProgres>();
  const review = useDialog<BukaLaporan>();
  const metode = useDialog<true>();
  const putusan = useDialog<true>();
  const bukaKembali = useDialog<true>();
  const { data } = tampilan;
  const tawarkan = useTawaran(data);
  const kode = data.idStatusProgresParameter ?? 0;
  const terbuka = pengajuanTerbuka(data);
  const action = (aksi: AnalisisAksi, rest: Omit<WorkflowAction, 'verdict'>): WorkflowAction => ({
    ...rest,
    verdict: check(analisisWorkflow, aksi, data, actor),
  });

  const buatReview = action('review', {
    label: 'Buat review',
    icon: IconMessage2,
    tone: 'utama',
    onClick: () => review.open({ perbaiki: null }),
  });
  const putuskan = action('setujui', {
    label: 'Putuskan',
    icon: IconGavel,
    tone: 'utama',
    onClick: () => putusan.open(true),
  });
  const ubahMetode = action('ubahMetode', {
    label: 'Edit metode uji',
    icon: IconPencil,
    tone: 'biasa',
    onClick: () => metode.open(true),
  });
  const buka = action('tolak', {
    label: 'Buka kembali',
    icon: IconArrowBackUp,
    tone: 'bahaya',
    onClick: () => bukaKembali.open(true),
  });
  const mainAction = terbuka
    ? putuskan
    : kode >= kodeProgres.berlangsung && kode <= kodeProgres.laporanAkhir
      ? buatReview
      : null;
  useAskedAct(mainAction);

  /** Dialogs close and the record shows the change (REVIEW-10). */
  const stay = (dialog: Dialog<true>) => (info: Told) => {
    const kabar = showSuccess(info, TOAST_LONG_MS);
    dialog.close();
    return kabar;
  };
  return (
    <>
      <RekamanAnalisis
        tampilan={tampilan}
        pada={pada}
        peran="penyelia"
        mainAction={mainAction ? <WorkflowButton {...mainAction} /> : null}
        actions={kode === kodeProgres.selesai ? <WorkflowButton {...buka} /> : null}
        methodAction={kode < kodeProgres.selesai ? <WorkflowButton {...ubahMetode} /> : null}
        lembar={<LembarTerbaca tampilan={tampilan} />}
        progressAction={(row) =>
          row === terbuka && putuskan.verdict.ok ? (
            <WorkflowButton {...putuskan} tone="biasa" />
          ) : (
            <TombolDetail row={row} onOpen={detail.open} />
          )
        }
        onTulis={review.isi ? undefined : (perbaiki) => review.open({ perbaiki })}
      />
      <DetailProgresDialog dialog={detail} tampilan={tampilan} />
      <LaporanDialog
        dialog={review}
        record={data}
        peran="penyelia"
        onSaved={backToList} // GAP-116
      />
      <MetodeDialog dialog={metode} tampilan={tampilan} onSaved={stay(metode)} />
      <PutusanDialog
        dialog={putusan}
        tampilan={tampilan}
        onSaved={(info) => void tawarkan(stay(putusan)(info))}
      />
      <BukaKembaliDialog dialog={bukaKembali} tampilan={tampilan} onSaved={stay(bukaKembali)} />
    </>
  );
}
