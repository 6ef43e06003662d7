import { administers, type Actor } from '#domain/core/roles.ts';
import type { PenelitianPokok } from './pelaku.ts';

/** Lines of one laboratory, and the id of the addition they become. */
type Bagian<B> = { idLaboratorium: number; uuid: string; baris: B[] };

/**
 * What is saved with lines of several laboratories is one addition for each (GAP-154), in the order in which they are named;
 * a line that names none is the research's. `pertama` is the id of the first.
 */
export const menurutLaboratorium = <B extends { idLaboratorium?: number | undefined }>(
  semua: readonly B[],
  { pertama, idLaboratorium }: { pertama: string; idLaboratorium: number },
): Bagian<B>[] =>
  [...Map.groupBy(semua, (baris) => baris.idLaboratorium ?? idLaboratorium)].map(([id, baris], ke) => ({
    idLaboratorium: id,
    uuid: uuidKe(pertama, ke),
    baris,
  }));

/** The same id on the device and on the server, before they have heard of each other: its last four digits are counted on. */
const uuidKe = (pertama: string, ke: number): string => {
  const akhir = (Number.parseInt(pertama.slice(-4), 16) + ke) % 0x1_00_00;
  return `${pertama.slice(0, -4)}${akhir.toString(16).padStart(4, '0')}`;
};

/**
 * Whether this reader is shown what of a research is of this laboratory: its registrant and the officers of the research see
 * everything, those of another laboratory what is their own (GAP-154).
 */
export const membacaBagian = (
  { pendaftarUuid, idLaboratorium }: Pick<PenelitianPokok, 'pendaftarUuid' | 'idLaboratorium'>,
  actor: Actor,
  laboratorium: number,
): boolean =>
  actor.role === 'Admin' ||
  actor.uuid === pendaftarUuid ||
  administers(actor, idLaboratorium) ||
  administers(actor, laboratorium);
