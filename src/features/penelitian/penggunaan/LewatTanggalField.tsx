import { sebutanLewat } from '#domain/penggunaan/pengecualian.ts';
import { LongField } from '#kit/field/LongField.tsx';
import { Callout } from '#kit/text/Callout.tsx';
import type { RecordForm } from '#kit/form/record-form.ts';
import { alasanTetapDipakai, type IsianPenambahan } from './isian.ts';
import type { LewatTanggal } from './lewat-tanggal.ts';

export type LewatTanggalFieldProps = LewatTanggal & { form: RecordForm<IsianPenambahan> };

/** Who may answers for what is past its date (docs/decisions/023); everybody else reads who that is. */
export function LewatTanggalField({ form, lewat, boleh }: LewatTanggalFieldProps) {
  const apa = sebutanLewat(lewat, form.values.tglPenggunaan);
  if (!boleh)
    return (
      <Callout tone="bahaya" title="Ada barang yang lewat tanggal">
        {apa}. Pilih yang lain, atau minta Laboran laboratorium ini mencatatnya dengan alasan.
      </Callout>
    );
  return (
    <>
      <Callout tone="menunggu" title="Ada barang yang lewat tanggal">
        {[apa, 'Tulis alasan bila tetap dipakai.'].filter(Boolean).join('. ')}
      </Callout>
      <LongField
        {...form.field('alasanPengecualian')}
        label={alasanTetapDipakai}
        description="Tercatat di riwayat penelitian dan dibaca pendaftar"
        withAsterisk
        maxLength={500}
      />
    </>
  );
}
