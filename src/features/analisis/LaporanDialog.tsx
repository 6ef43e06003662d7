import { useState } from 'react';
import { analisisApi } from '#domain/analisis/endpoints.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { callName } from '#domain/core/endpoint.ts';
import { useOrang } from '#data/app.ts';
import type { PeranAnalisis } from '#data/analisis.ts';
import { useDraft } from '#data/use-draft.ts';
import type { HasilTulis } from '#data/write.ts';
import type { Dialog } from '#kit/use-dialog.ts';
import { useWrite } from '#kit/use-write.ts';
import { LaporanForm } from './LaporanForm.tsx';
import { isianBaru, isianDari, isianDariTulisan, jenisAwal, type BukaLaporan } from './laporan.ts';
import { labelTulisan } from './pelaku.ts';

export type LaporanDialogProps = {
  dialog: Dialog<BukaLaporan>;
  record: Analisis;
  /** An analyst reports, a supervisor reviews (REVIEW-05). */
  peran: PeranAnalisis;
  onSaved: (hasil: Exclude<HasilTulis, { jenis: 'ditolak' }>) => void;
};

/** 'Buat laporan' and 'Buat review' (GAP-116): typed text is a draft at once and goes on where it was left. */
export function LaporanDialog({ dialog, ...rest }: LaporanDialogProps) {
  return dialog.isi ? <Laporan key={dialog.key} dialog={dialog} buka={dialog.isi} {...rest} /> : null;
}

function Laporan({ dialog, buka, record, peran, onSaved }: LaporanDialogProps & { buka: BukaLaporan }) {
  const [dibuka] = useState(() => new Date());
  const write = useWrite(analisisApi.report, buka.perbaiki?.opId);
  const draft = useDraft({
    call: callName(analisisApi.report),
    record: record.uuid,
    untuk: write.replaces,
    label: labelTulisan(peran === 'penyelia' ? 'review' : 'laporanProgres', record),
  });
  const { actor } = useOrang();
  const { keadaan } = draft;
  // The device answers in a moment; a dialog that first shows something else would only flicker.
  if (keadaan.jenis === 'memuat') return null;
  const kept = keadaan.draf;
  const baru = isianBaru(peran === 'penyelia' ? 'review' : jenisAwal(record, actor), dibuka);
  return (
    <LaporanForm
      // Taken over from another tab, or begun anew: the fields are filled again.
      isianKe={keadaan.ke}
      dialog={dialog}
      record={record}
      peran={peran}
      write={write}
      draft={draft}
      awal={isianDari(kept?.isi ?? (buka.perbaiki ? isianDariTulisan(buka.perbaiki) : undefined), baru)}
      dilanjutkan={kept?.dimulai ?? null}
      begunAt={kept?.dimulai ?? buka.perbaiki?.begunAt ?? buka.perbaiki?.capturedAt ?? dibuka.toISOString()}
      onDiscard={() => void draft.mulaiLagi()}
      onSaved={onSaved}
    />
  );
}
