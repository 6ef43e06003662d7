import { TextInput } from '@mantine/core';
import type { Bahan } from '#domain/bahan/master.ts';
import { stokApi } from '#domain/bahan/stok.ts';
import { formatNumber } from '#domain/core/format.ts';
import { confirmDecision } from '#kit/dialog/confirm.tsx';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { RefusedNotice } from '#kit/form/RefusedNotice.tsx';
import { TakaranField } from '#kit/field/TakaranField.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import { showSuccess } from '#kit/notice/toast.ts';
import type { Dialog } from '#kit/dialog/use-dialog.ts';

export type SesuaikanDialogProps = {
  dialog: Pick<Dialog<unknown>, 'opened' | 'close' | 'exited'>;
  bahan: Bahan;
  /** The server said no: somebody may have been quicker. */
  onRefused: () => void;
};

const labels = { jmlStok: 'Jumlah yang dihitung', alasan: 'Alasan' } as const;

/** What was counted on the shelf, and why it differs (GAP-143). */
export function SesuaikanDialog({ dialog, bahan, onRefused }: SesuaikanDialogProps) {
  const { uuid, namaBahan, satuan, jmlStok } = bahan;
  const form = useRecordForm({
    endpoint: stokApi.sesuaikan,
    record: uuid,
    label: `Sesuaikan stok · ${bahan.kdBahan}`,
    initial: { jmlStok: '' as number | '', alasan: '' },
    body: (isian) => ({ uuid, jmlStok: isian.jmlStok as number, alasan: isian.alasan }),
    alsoWrong: (isian) =>
      isian.jmlStok === jmlStok ? { jmlStok: `Stok sudah ${formatNumber(jmlStok)} ${satuan}.` } : {},
    version: { rev: bahan.rev, tertunda: [], tanda: String(jmlStok) },
    confirm: (isian) =>
      confirmDecision(
        `Stok ${namaBahan} berubah dari ${formatNumber(jmlStok)} menjadi ${formatNumber(isian.jmlStok as number)} ${satuan}, dan tercatat dengan alasan Anda.`,
      ),
    onSaved: (info, jawaban) => {
      showSuccess(
        info,
        undefined,
        `${namaBahan} kini ${formatNumber((jawaban as Bahan).jmlStok)} ${satuan}.`,
      );
      dialog.close();
    },
    onRefused,
  });
  return (
    <FormDialog
      form={form}
      dialog={dialog}
      title="Sesuaikan stok"
      act="biasa"
      size={450}
      labels={labels}
      lead={
        <>
          <RefusedNotice form={form} title="Sudah berubah" />
          <p>
            Stok {namaBahan} tercatat <strong>{`${formatNumber(jmlStok)} ${satuan}`}</strong>. Isi jumlah yang
            ada di rak.
          </p>
        </>
      }
    >
      <TakaranField
        {...form.field('jmlStok')}
        label={labels.jmlStok}
        withAsterisk
        unit={<span>{satuan}</span>}
        rightSectionWidth={64}
      />
      <TextInput
        {...form.field('alasan')}
        label={labels.alasan}
        description="Misalnya pembelian, tumpah, atau hasil hitung ulang"
        withAsterisk
        maxLength={500}
      />
    </FormDialog>
  );
}
