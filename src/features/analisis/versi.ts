import type { Analisis } from '#domain/analisis/schema.ts';
import type { Tampilan } from '#data/view.ts';
import type { Version } from '#kit/form/opened-version.ts';

/** What a decision on an analysis rests on: the same as its revision covers (offline.md section 4, Revisions). */
export const versiDari = ({ data, rev, tertunda }: Tampilan<Analisis>): Version => ({
  rev,
  tertunda,
  tanda: JSON.stringify([
    data.idStatusProgresParameter,
    data.metodeUji,
    data.hasilPengujian,
    data.userAnalyst?.uuid,
    data.userSupervisor?.uuid,
    data.history.map(({ uuid }) => uuid),
  ]),
});
