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
  /** Whether it is still to be kept: the report is not out, the research not ended. */
  berlaku: boolean;
};

/** How a promise stands today, as long as it is to be kept; null where there is nothing to say. */
function useJanji({ janji, janjiSemula, jeda, idLaboratorium, berlaku }: JanjiProps) {
  const kalender = useKalender();
  const hariIni = useHariIni();
  if (!janji || !kalender || !berlaku) return null;
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

type TandaJanjiProps = { nada: keyof typeof tampak; label: string };

/** What is said of promises by the shape and colour of how they stand. */
export const TandaJanji = ({ nada, label }: TandaJanjiProps) => (
  <StatusBadge {...tampak[nada]} label={label} />
);

/** By when a test or a research is promised, and how that stands (BEYOND-29), or that it is stopped (BEYOND-31). */
export function JanjiBadge(props: JanjiProps) {
  const satu = useJanji(props);
  return satu && <TandaJanji nada={satu.nada} label={satu.panjang} />;
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
