import { IconAlarmFilled, IconCalendarFilled, IconClockFilled, type Icon } from '@tabler/icons-react';
import { formatShortDate } from '#domain/core/format.ts';
import type { Warna } from '#domain/core/workflow.ts';
import { keadaanJanji, type KeadaanJanji } from '#domain/perjalanan/janji.ts';
import { tahunBelumDitetapkan } from '#domain/perjalanan/kalender.ts';
import { kodeTerbit } from '#domain/pengujian/kode.ts';
import { useHariIni } from '#data/antrean.ts';
import { useKalender } from '#data/kalender.ts';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';

const tampak: Record<KeadaanJanji['nada'], { warna: Warna; icon: Icon }> = {
  lewat: { warna: 'ditolak', icon: IconAlarmFilled },
  dekat: { warna: 'menunggu', icon: IconClockFilled },
  lama: { warna: 'netral', icon: IconCalendarFilled },
};

type JanjiBadgeProps = {
  janji: string | null;
  idLaboratorium: number;
  /** Where its test stands in W1. */
  kode: number;
};

/** By when the report of a test is promised, and how that stands today, until it is out (BEYOND-29). */
export function JanjiBadge({ janji, idLaboratorium, kode }: JanjiBadgeProps) {
  const kalender = useKalender();
  const hariIni = useHariIni();
  if (!janji || !kalender || kodeTerbit.includes(kode)) return null;
  const milikLab = kalender(idLaboratorium);
  const { nada, kata } = keadaanJanji(milikLab, janji, hariIni);
  const belum = tahunBelumDitetapkan(milikLab, hariIni, janji).map(
    (tahun) => `, libur ${tahun} belum ditetapkan`,
  );
  const label = `Janji selesai ${formatShortDate(janji)}, ${kata}${belum.join('')}`;
  return <StatusBadge {...tampak[nada]} label={label} />;
}
