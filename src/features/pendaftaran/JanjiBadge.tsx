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

type JanjiProps = {
  janji: string | null;
  idLaboratorium: number;
  /** Where its test stands in W1. */
  kode: number;
};

/** How a promise stands today, until the report is out; null where there is nothing to say. */
function useJanji({ janji, idLaboratorium, kode }: JanjiProps) {
  const kalender = useKalender();
  const hariIni = useHariIni();
  if (!janji || !kalender || kodeTerbit.includes(kode)) return null;
  const milikLab = kalender(idLaboratorium);
  const belum = tahunBelumDitetapkan(milikLab, hariIni, janji).map(
    (tahun) => `, libur ${tahun} belum ditetapkan`,
  );
  return { hari: formatShortDate(janji), belum: belum.join(''), ...keadaanJanji(milikLab, janji, hariIni) };
}

/** By when the report of a test is promised, and how that stands (BEYOND-29). */
export function JanjiBadge(props: JanjiProps) {
  const satu = useJanji(props);
  if (!satu) return null;
  const { hari, nada, kata, belum } = satu;
  return <StatusBadge {...tampak[nada]} label={`Janji selesai ${hari}, ${kata}${belum}`} />;
}

type JanjiBarisProps = JanjiProps & {
  /** Only where it is near or late: a table of many says what stands out. */
  mendesak?: boolean;
};

/** The same among the rows of a table, in small print. */
export function JanjiBaris({ mendesak = false, ...props }: JanjiBarisProps) {
  const satu = useJanji(props);
  if (!satu || (mendesak && satu.nada === 'lama')) return null;
  const { hari, nada, kata } = satu;
  const Tanda = tampak[nada].icon;
  return (
    <small className={`mj-label ${nada === 'lama' ? '' : 'mj-tebal'}`}>
      {' '}
      <Tanda aria-hidden size="0.875em" /> {nada === 'lewat' ? kata : `janji ${hari}`}
    </small>
  );
}
