import { kosong } from '#domain/core/fields.ts';
import { fromWire } from '#domain/core/wire.ts';
import { check } from '#domain/core/workflow.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { keadaanPenelitian } from '#domain/penelitian/keadaan-rekaman.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { useOrang } from '#data/app.ts';
import type { Baris } from '#data/baris.ts';
import type { Tampilan } from '#data/view.ts';
import { LongField } from '#kit/field/LongField.tsx';
import { closeSaved } from '#kit/dialog/close-saved.ts';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import { TOAST_LONG_MS } from '#kit/notice/toast.ts';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { labelTulisan, versiPenelitian } from './tulisan.ts';

/** A new word, or a refused or never sent one to be corrected. */
export type BukaPermintaan = { perbaiki: Baris | null };
type Props = { dialog: Dialog<BukaPermintaan>; tampilan: Tampilan<Penelitian> };

/** A finish request goes back with what is still to be done; the usage goes on (GAP-144). */
export function KembalikanPermintaanDialog({ dialog, tampilan }: Props) {
  return dialog.isi ? (
    <Kembalikan key={dialog.key} dialog={dialog} tampilan={tampilan} {...dialog.isi} />
  ) : null;
}

const catatanDari = ({ body }: Baris): string => (fromWire(body) as { catatan?: string }).catatan ?? '';

function Kembalikan({ dialog, tampilan, perbaiki }: Props & BukaPermintaan) {
  const { data } = tampilan;
  const { actor } = useOrang();
  const form = useRecordForm({
    endpoint: penelitianApi.verifikasi,
    record: data.uuid,
    act: 'kembalikanPermintaan',
    label: labelTulisan(penelitianWorkflow.actions.kembalikanPermintaan.label, data),
    repairs: perbaiki,
    initial: { catatan: perbaiki ? catatanDari(perbaiki) : '' },
    body: ({ catatan }) => ({
      uuidPenelitian: data.uuid,
      flagPersetujuan: 2,
      catatan: catatan.trim() || null,
    }),
    alsoWrong: ({ catatan }) => (catatan.trim() === '' ? { catatan: kosong } : {}),
    version: versiPenelitian(tampilan, actor),
    verdict: () => check(penelitianWorkflow, 'kembalikanPermintaan', keadaanPenelitian(data), actor),
    onSaved: closeSaved(dialog, { ms: TOAST_LONG_MS }),
  });
  return (
    <FormDialog
      form={form}
      dialog={dialog}
      title="Kembalikan permintaan"
      labels={{ catatan: 'Catatan' }}
      act="bahaya"
      lead={
        <p className="mj-catatan mj-rapi">
          Permintaan selesai tidak disetujui dan penggunaan berlangsung lagi. Pendaftar membaca catatan Anda.
        </p>
      }
    >
      <LongField
        {...form.field('catatan')}
        label="Catatan"
        description="Apa yang masih harus diselesaikan"
        withAsterisk
        minRows={3}
        maxLength={2000}
        data-autofocus
      />
    </FormDialog>
  );
}
