import { IconCircleCheck, IconCircleX, IconFileText, IconPlayerPlay } from '@tabler/icons-react';
import { analisisApi } from '#domain/analisis/endpoints.ts';
import { denganSatuan } from '#domain/analisis/hasil.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { analisisWorkflow, type AnalisisAksi } from '#domain/analisis/workflow.ts';
import { check } from '#domain/core/workflow.ts';
import { useOrang } from '#data/app.ts';
import { openConfirm } from '#kit/dialog/confirm.tsx';
import { formatDate } from '#domain/core/format.ts';
import type { Told } from '#kit/notice/toast.ts';
import { useAct } from '#kit/record/use-act.ts';
import type { WorkflowAction } from '#kit/record/WorkflowActions.tsx';
import { aksiTampak, namaTombol, type TombolAnalis } from './aksi-tampak.ts';
import { labelTulisan, sebutanAnalisis } from './pelaku.ts';

export type AksiAnalisOptions = {
  /** Its sheet is written on the same page. */
  denganLembar: boolean;
  /** Told what the analyst is to be told. */
  onSaved: (info: Told) => void;
  onLaporan: () => void;
  onBatalkan: () => void;
};

/** What the analyst may do now; an act that is shown but not open yet says why. */
export function useAksiAnalis(
  record: Analisis,
  { denganLembar, onSaved, onLaporan, onBatalkan }: AksiAnalisOptions,
): { utama: WorkflowAction | null; lainnya: WorkflowAction[] } {
  const { actor } = useOrang();
  const start = useAct(analisisApi.start);
  const selesai = useAct(analisisApi.requestDone);
  const verdict = (aksi: AnalisisAksi) => check(analisisWorkflow, aksi, record, actor);

  const mulaiSekarang = () =>
    start.run({
      body: { uuid: record.uuid },
      label: labelTulisan('mulai', record),
      confirm: () =>
        openConfirm({
          title: 'Apakah anda yakin ingin memulai pengujian ?',
          body: sebutanAnalisis(record),
          confirmLabel: 'Ya',
        }),
      onSaved,
    });
  const ajukanSekarang = () =>
    selesai.run({
      body: { uuid: record.uuid },
      label: labelTulisan('ajukanSelesai', record),
      confirm: () =>
        openConfirm({
          title: 'Apakah anda yakin ingin mengajukan selesai pengujian ?',
          body: `${sebutanAnalisis(record)}. ${pastikanLaporanAkhir(record)}`,
          confirmLabel: 'Ya',
        }),
      onSaved,
    });

  const progres = verdict('laporanProgres');
  const { utama, lainnya } = aksiTampak(record.idStatusProgresParameter ?? 0, denganLembar);
  const tone = (tombol: TombolAnalis) => (tombol === utama ? 'utama' : 'biasa');
  const tombol: Record<TombolAnalis, WorkflowAction> = {
    mulai: {
      label: namaTombol.mulai,
      icon: IconPlayerPlay,
      tone: tone('mulai'),
      verdict: verdict('mulai'),
      busy: start.busy,
      onClick: () => void mulaiSekarang(),
    },
    laporan: {
      label: namaTombol.laporan,
      icon: IconFileText,
      tone: tone('laporan'),
      verdict: progres.ok ? progres : verdict('laporanAkhir'),
      onClick: onLaporan,
    },
    ajukan: {
      label: namaTombol.ajukan,
      icon: IconCircleCheck,
      tone: tone('ajukan'),
      verdict: verdict('ajukanSelesai'),
      busy: selesai.busy,
      onClick: () => void ajukanSekarang(),
    },
    batalkan: {
      label: namaTombol.batalkan,
      icon: IconCircleX,
      tone: 'bahaya',
      verdict: verdict('batalkan'),
      onClick: onBatalkan,
    },
  };
  return { utama: utama && tombol[utama], lainnya: lainnya.map((nama) => tombol[nama]) };
}

/** ANALYSIS-07: it asks to confirm that a final report was made, and names the one there is. */
function pastikanLaporanAkhir({ history, hasilPengujian, parameter }: Analisis): string {
  const laporan = history.findLast((row) => row.aksi === 'laporanAkhir');
  const yang = laporan?.tanggal
    ? ` Laporan akhir terbaru bertanggal ${formatDate(laporan.tanggal)} dengan hasil '${denganSatuan(hasilPengujian, parameter.satuan)}'.`
    : '';
  return `Pastikan laporan akhir sudah dibuat.${yang}`;
}
