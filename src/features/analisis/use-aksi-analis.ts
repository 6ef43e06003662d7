import { IconCircleCheck, IconCircleX, IconFileText, IconPlayerPlay } from '@tabler/icons-react';
import { analisisApi } from '#domain/analisis/endpoints.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { analisisWorkflow, type AnalisisAksi } from '#domain/analisis/workflow.ts';
import { check } from '#domain/core/workflow.ts';
import { useOrang } from '#data/app.ts';
import { openConfirm } from '#kit/confirm.tsx';
import { formatDate } from '#kit/format.ts';
import { useAct, type announceWrite, type WriteOutcome } from '#kit/use-write.ts';
import type { WorkflowAction } from '#kit/WorkflowActions.tsx';
import { labelTulisan } from './pelaku.ts';

export type AksiAnalisOptions = {
  onSaved: (hasil: Parameters<typeof announceWrite>[0]) => void;
  onLaporan: () => void;
  onBatalkan: () => void;
};

/**
 * What the analyst may do now: start while it waits; report, request completion and cancel once it runs (ANALYSIS-05);
 * nothing at 5, 6 and 7 (ANALYSIS-11). An act that is shown but not open yet says why.
 */
export function useAksiAnalis(record: Analisis, { onSaved, onLaporan, onBatalkan }: AksiAnalisOptions): { utama: WorkflowAction | null; lainnya: WorkflowAction[] } {
  const { actor } = useOrang();
  const start = useAct(analisisApi.start);
  const selesai = useAct(analisisApi.requestDone);
  const kode = record.idStatusProgresParameter ?? 0;
  const verdict = (aksi: AnalisisAksi) => check(analisisWorkflow, aksi, record, actor);
  const done = (hasil: WriteOutcome) => {
    if (hasil.jenis === 'terkirim' || hasil.jenis === 'tersimpan') onSaved(hasil);
  };

  const mulaiSekarang = async () =>
    done(
      await start.run({
        body: { uuid: record.uuid },
        label: labelTulisan('mulai', record),
        confirm: () => openConfirm({ title: 'Apakah anda yakin ingin memulai pengujian ?', confirmLabel: 'Ya' }),
      }),
    );
  const ajukanSekarang = async () =>
    done(
      await selesai.run({
        body: { uuid: record.uuid },
        label: labelTulisan('ajukanSelesai', record),
        confirm: () =>
          openConfirm({ title: 'Apakah anda yakin ingin mengajukan selesai pengujian ?', body: pastikanLaporanAkhir(record), confirmLabel: 'Ya' }),
      }),
    );

  const mulai: WorkflowAction = {
    label: 'Mulai pengujian',
    icon: IconPlayerPlay,
    tone: 'utama',
    verdict: verdict('mulai'),
    busy: start.busy,
    onClick: () => void mulaiSekarang(),
  };
  const progres = verdict('laporanProgres');
  const laporan: WorkflowAction = {
    label: 'Buat laporan',
    icon: IconFileText,
    tone: kode === 4 ? 'biasa' : 'utama',
    verdict: progres.ok ? progres : verdict('laporanAkhir'),
    onClick: onLaporan,
  };
  const ajukan: WorkflowAction = {
    label: 'Ajukan selesai pengujian',
    icon: IconCircleCheck,
    tone: kode === 4 ? 'utama' : 'biasa',
    verdict: verdict('ajukanSelesai'),
    busy: selesai.busy,
    onClick: () => void ajukanSekarang(),
  };
  const batalkan: WorkflowAction = { label: 'Batalkan pengujian', icon: IconCircleX, tone: 'bahaya', verdict: verdict('batalkan'), onClick: onBatalkan };

  if (kode === 0) return { utama: mulai, lainnya: [] };
  if (kode > 4) return { utama: null, lainnya: [] };
  return kode === 4 ? { utama: ajukan, lainnya: [batalkan, laporan] } : { utama: laporan, lainnya: [batalkan, ajukan] };
}

/** ANALYSIS-07: it asks to confirm that a final report was made, and names the one there is. */
function pastikanLaporanAkhir({ history, hasilPengujian }: Analisis): string {
  const laporan = history.findLast((row) => row.aksi === 'laporanAkhir');
  const yang = laporan?.tanggal ? ` Laporan akhir terbaru bertanggal ${formatDate(laporan.tanggal)} dengan hasil '${hasilPengujian}'.` : '';
  return `Pastikan laporan akhir sudah dibuat.${yang}`;
}
