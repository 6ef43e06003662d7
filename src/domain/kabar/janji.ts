import { formatDate } from '#domain/core/format.ts';
import { jedaBerjalan, type Rentang } from '#domain/perjalanan/jeda.ts';
import type { Giliran, SaatGiliran } from './giliran.ts';
import { batasHariKerja, sudahTiba } from './pengingat.ts';

/** What of a submission is promised, as long as it is neither kept nor given up. */
type Dijanjikan = { idLaboratorium: number; janji: string | null; jeda: readonly Rentang[] };

/**
 * Whoever a submission waits for, `kerja`, when the day it is promised for comes near (BEYOND-41); nobody while it is
 * stopped. The day is named: what is said of it is read on others too.
 */
export function giliranJanji(
  { idLaboratorium, janji, jeda }: Dijanjikan,
  kerja: readonly Giliran[],
  { hari, ingatkan, kalender }: SaatGiliran,
): Giliran[] {
  const [pertama] = kerja;
  if (janji === null || pertama === undefined || jedaBerjalan(jeda).length > 0) return [];
  const ke = sudahTiba(ingatkan.janji, janji, hari, batasHariKerja(kalender(idLaboratorium)));
  if (ke === 0) return [];
  const { kalimat, halaman, record } = pertama;
  return [
    {
      kunci: `janji ${janji}`,
      pengingat: 'janji',
      ke,
      kalimat: `Dijanjikan ${formatDate(janji)}: ${kalimat}`,
      halaman,
      record,
    },
  ];
}
