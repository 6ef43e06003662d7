import { TextInput } from '@mantine/core';
import { kosong } from '#domain/core/fields.ts';
import { formatNumber } from '#domain/core/format.ts';
import { liburApi } from '#domain/libur/endpoints.ts';
import type { TahunLibur } from '#domain/libur/schema.ts';
import { closeSaved } from '#kit/dialog/close-saved.ts';
import { confirmDecision } from '#kit/dialog/confirm.tsx';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import type { Dialog } from '#kit/dialog/use-dialog.ts';

type DasarDialogProps = { dialog: Pick<Dialog<unknown>, 'opened' | 'close' | 'exited'>; isi: TahunLibur };

const labels = { dasar: 'Ditetapkan dengan' } as const;

/** The decree a year's holidays are of: saying it is saying that they are all here (BEYOND-27, BEYOND-30). */
export function DasarDialog({ dialog, isi }: DasarDialogProps) {
  const { tahun, dasar, rev, hari } = isi;
  const form = useRecordForm({
    endpoint: liburApi.dasar,
    record: String(tahun),
    label: `Dasar libur · ${tahun}`,
    initial: { dasar: dasar ?? '' },
    body: (isian) => ({ tahun, ...isian }),
    alsoWrong: (isian) => (dasar === null && isian.dasar.trim() === '' ? { dasar: kosong } : {}),
    version: { rev, tertunda: [], tanda: rev },
    confirm: (isian) => tanya(isian.dasar.trim() === '', isi),
    onSaved: closeSaved(dialog),
  });
  return (
    <FormDialog
      form={form}
      dialog={dialog}
      title={`Dasar libur ${tahun}`}
      labels={labels}
      lead={
        <p>
          Sebutkan setelah semua harinya masuk: sejak itu libur {tahun} dianggap lengkap. Sekarang{' '}
          {hari.length === 0 ? 'belum ada satu hari pun' : `ada ${formatNumber(hari.length)} hari`}.
        </p>
      }
    >
      <TextInput
        {...form.field('dasar')}
        label={labels.dasar}
        description={
          dasar === null
            ? 'Misalnya SKB Menag 1497/2025, Menaker 2/2025, Menpan-RB 5/2025'
            : 'Dikosongkan berarti libur tahun ini belum ditetapkan'
        }
        withAsterisk={dasar === null}
        maxLength={200}
      />
    </FormDialog>
  );
}

const tanya = (ditarik: boolean, { tahun, hari }: TahunLibur): Promise<boolean> =>
  ditarik
    ? confirmDecision(`Libur ${tahun} kembali dianggap belum ditetapkan.`, true)
    : confirmDecision(
        hari.length === 0
          ? `Libur ${tahun} dianggap lengkap, padahal belum ada satu hari pun: janji dihitung tanpa hari libur.`
          : `Libur ${tahun} dianggap lengkap dengan ${formatNumber(hari.length)} hari.`,
        hari.length === 0,
      );
