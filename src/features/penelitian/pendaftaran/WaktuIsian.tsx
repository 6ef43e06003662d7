import { labDay } from '#domain/core/clock.ts';
import { DateField } from '#kit/field/DateField.tsx';
import type { Field } from '#kit/field/field.ts';
import { TimeField } from '#kit/field/TimeField.tsx';
import type { IsianWaktu } from './isian.ts';

export type WaktuIsianProps = {
  /** A field of the time that is filled in, and the others its errors may be about. */
  field: (nama: keyof IsianWaktu, ...juga: (keyof IsianWaktu)[]) => Field<string>;
};

/** From which day to which (REG-30, REG-31): nothing starts before the day on which the form was begun. */
export function TanggalIsian({ field, begunAt }: WaktuIsianProps & { begunAt: string }) {
  const mulai = field('tglMulai', 'tglSelesai');
  const hariIni = labDay(new Date(begunAt));
  return (
    <>
      <DateField {...mulai} label="Tanggal mulai" min={hariIni} />
      <DateField {...field('tglSelesai')} label="Tanggal selesai" min={mulai.value || hariIni} />
    </>
  );
}

/** Hours of every day where they are known, not before there is a first day (REG-32). */
export function JamIsian({ field }: WaktuIsianProps) {
  const disabled = field('tglMulai').value === '';
  return (
    <>
      <TimeField
        {...field('jamMulai', 'jamSelesai')}
        label="Jam mulai setiap hari"
        optional
        disabled={disabled}
      />
      <TimeField
        {...field('jamSelesai', 'jamMulai')}
        label="Jam selesai setiap hari"
        optional
        disabled={disabled}
      />
    </>
  );
}
