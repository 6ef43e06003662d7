import { formatDate, formatWeekday } from '#domain/core/format.ts';
import { liburApi } from '#domain/libur/endpoints.ts';
import type { HariLibur } from '#domain/libur/schema.ts';
import { closeSaved } from '#kit/dialog/close-saved.ts';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { BidangHari, labelHari } from './isian.tsx';

type UbahDialogProps = { dialog: Pick<Dialog<unknown>, 'opened' | 'close' | 'exited'>; hari: HariLibur };

/** What a day is called, or that it is a 'cuti bersama' after all; another day is another holiday (BEYOND-30). */
export function UbahDialog({ dialog, hari }: UbahDialogProps) {
  const { tanggal, namaLibur, jenisLibur, rev } = hari;
  const form = useRecordForm({
    endpoint: liburApi.ubah,
    record: tanggal,
    label: `Ubah hari libur · ${formatDate(tanggal)}`,
    initial: { namaLibur, jenisLibur },
    body: (isian) => ({ tanggal, ...isian }),
    version: { rev, tertunda: [], tanda: rev },
    onSaved: closeSaved(dialog),
  });
  return (
    <FormDialog
      form={form}
      dialog={dialog}
      title={`Ubah hari libur ${formatDate(tanggal)}`}
      size={450}
      labels={labelHari}
      lead={
        <p>
          {formatWeekday(tanggal)}, {formatDate(tanggal)}. Tanggalnya keliru? Hapus hari ini, lalu tambah yang
          benar.
        </p>
      }
    >
      <BidangHari nama={form.field('namaLibur')} jenis={form.field('jenisLibur')} />
    </FormDialog>
  );
}
