import { liburApi } from '#domain/libur/endpoints.ts';
import type { JenisLibur } from '#domain/libur/schema.ts';
import { closeSaved } from '#kit/dialog/close-saved.ts';
import { DateField } from '#kit/field/DateField.tsx';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { BidangHari, labelHari } from './isian.tsx';

type TambahDialogProps = { dialog: Pick<Dialog<unknown>, 'opened' | 'close' | 'exited'>; tahun: number };

// The call takes many at once, and names what is wrong by its place.
const nama = {
  tanggal: 'hari[0][tanggal]',
  namaLibur: 'hari[0][namaLibur]',
  jenisLibur: 'hari[0][jenisLibur]',
};
const labels = {
  [nama.tanggal]: labelHari.tanggal,
  [nama.namaLibur]: labelHari.namaLibur,
  [nama.jenisLibur]: labelHari.jenisLibur,
};

/** One more holiday of a year (BEYOND-30). */
export function TambahDialog({ dialog, tahun }: TambahDialogProps) {
  const form = useRecordForm({
    endpoint: liburApi.tambah,
    record: String(tahun),
    label: `Tambah hari libur · ${tahun}`,
    initial: { tanggal: '', namaLibur: '', jenisLibur: 'hari-libur' as JenisLibur },
    body: (isian) => ({ hari: [isian] }),
    onSaved: closeSaved(dialog),
  });
  return (
    <FormDialog form={form} dialog={dialog} title={`Tambah hari libur ${tahun}`} size={450} labels={labels}>
      <DateField
        {...form.field('tanggal', nama.tanggal)}
        label={labelHari.tanggal}
        min={`${tahun}-01-01`}
        max={`${tahun}-12-31`}
      />
      <BidangHari
        nama={form.field('namaLibur', nama.namaLibur)}
        jenis={form.field('jenisLibur', nama.jenisLibur)}
      />
    </FormDialog>
  );
}
