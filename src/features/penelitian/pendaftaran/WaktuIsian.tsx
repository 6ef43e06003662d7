import { jakartaDay } from '#domain/core/clock.ts';
import { DateField } from '#kit/DateField.tsx';
import type { Field } from '#kit/field.ts';
import { TimeField } from '#kit/TimeField.tsx';
import type { IsianWaktu } from './isian.ts';

export type WaktuIsianProps = {
  field: (nama: keyof IsianWaktu, ...juga: (keyof IsianWaktu)[]) => Field<string>;
  /** The day on which the form was begun: nothing starts before it. */
  begunAt: string;
};

/** From which day to which, and hours of every day where they are known: not before there is a first day (REG-30 to REG-32). */
export function WaktuIsian({ field, begunAt }: WaktuIsianProps) {
  const mulai = field('tglMulai', 'tglSelesai');
  const selesai = field('tglSelesai');
  const jamMulai = field('jamMulai', 'jamSelesai');
  const jamSelesai = field('jamSelesai', 'jamMulai');
  const hariIni = jakartaDay(new Date(begunAt));
  const tanpaTanggal = mulai.value === '';
  return (
    <>
      <DateField {...mulai} label="Tanggal mulai" min={hariIni} />
      <DateField {...selesai} label="Tanggal selesai" min={mulai.value || hariIni} />
      <TimeField {...jamMulai} label="Jam mulai" optional disabled={tanpaTanggal} />
      <TimeField {...jamSelesai} label="Jam selesai" optional disabled={tanpaTanggal} />
    </>
  );
}
