import {
  IconAlarmFilled,
  IconCalendarFilled,
  IconClockFilled,
  IconPlayerPauseFilled,
  type Icon,
} from '@tabler/icons-react';
import { formatShortDate } from '#domain/core/format.ts';
import type { Warna } from '#domain/core/workflow.ts';
import { keadaanJanji, type KeadaanJanji } from '#domain/perjalanan/janji.ts';
import { kataJeda, type Jeda } from '#domain/perjalanan/jeda.ts';
import { tahunBelumDitetapkan } from '#domain/perjalanan/kalender.ts';
import { kodeBerjanji } from '#domain/pengujian/kode.ts';
import { useHariIni } from '#data/antrean.ts';
import { useKalender } from '#data/kalender.ts';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';

const tampak: Record<KeadaanJanji['nada'] | 'jeda', { warna: Warna; icon: Icon }> = {
  lewat: { warna: 'ditolak', icon: IconAlarmFilled },
  dekat: { warna: 'menunggu', icon: IconClockFilled },
  lama: { warna: 'netral', icon: IconCalendarFilled },
  jeda: { warna: 'menunggu', icon: IconPlayerPauseFilled },
};

type JanjiProps = {
  janji: string | null;
  janjiSemula: string | null;
  jeda: readonly Jeda[];
  idLaboratorium: number;
  /** Where its test stands in W1. */
  kode: number;
};

/** How a promise stands today, until the report is out; null where there is nothing to say. */
function useJanji({ janji, janjiSemula, jeda, idLaboratorium, kode }: JanjiProps) {
  const kalender = useKalender();
  const hariIni = useHariIni();
  if (!janji || !kalender || !kodeBerjanji.includes(kode)) return null;
  const dijeda = kataJeda(jeda, formatShortDate);
  const hari = formatShortDate(janji);
  // While it is stopped no day is one it is kept or broken on.
  if (dijeda)
    return { nada: 'jeda', panjang: dijeda, pendek: dijeda.replace(/:.*/, '').replace('D', 'd') } as const;
  const milikLab = kalender(idLaboratorium);
  const { nada, kata } = keadaanJanji(milikLab, janji, hariIni);
  const semula = janjiSemula ? ` (semula ${formatShortDate(janjiSemula)})` : '';
  const belum = tahunBelumDitetapkan(milikLab, hariIni, janji).map(
    (tahun) => `, libur ${tahun} belum ditetapkan`,
  );
  return {
    nada,
    panjang: `Janji selesai ${hari}${semula}, ${kata}${belum.join('')}`,
    pendek: nada === 'lewat' ? kata : `janji ${hari}`,
  };
}

/** By when the report of a test is promised, and how that stands (BEYOND-29), or that it is stopped (BEYOND-31). */
export function JanjiBadge(props: JanjiProps) {
  const satu = useJanji(props);
  return satu && <StatusBadge {...tampak[satu.nada]} label={satu.panjang} />;
}

type JanjiBarisProps = JanjiProps & {
  /** Only where it is near, late or stopped: a table of many says what stands out. */
  mendesak?: boolean;
};

/** The same among the rows of a table, in small print. */
export function JanjiBaris({ mendesak = false, ...props }: JanjiBarisProps) {
  const satu = useJanji(props);
  if (!satu || (mendesak && satu.nada === 'lama')) return null;
  const Tanda = tampak[satu.nada].icon;
  return (
    <small className={`mj-label ${satu.nada === 'lama' ? '' : 'mj-tebal'}`}>
      {' '}
      <Tanda aria-hidden size="0.875em" /> {satu.pendek}
    </small>
  );
}
