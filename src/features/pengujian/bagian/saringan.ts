import { administers } from '#domain/core/roles.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { useAcuan } from '#data/acuan.ts';
import { useOrang } from '#data/app.ts';
import type { FilterOption } from '#kit/list-filter.ts';

/** The laboratories an officer's list can be filtered by: their own (LIST-05). */
export function useLaboratoriumSendiri(): FilterOption[] {
  const { actor } = useOrang();
  return useAcuan('laboratorium')
    .filter(({ kode }) => administers(actor, kode))
    .map(({ kode, nama }) => ({ value: String(kode), label: nama }));
}

/** Where an officer's list of tests begins: the first of their laboratories (LIST-06, CONF-36); Admin sees all. */
export function useLaboratoriumAwal(): string | null {
  const [pertama] = useOrang().actor.laboratorium;
  return pertama === undefined ? null : String(pertama);
}

/** The statuses of W1 as a filter offers them. */
export const pilihanStatus = (boleh: (kode: number) => boolean): FilterOption[] =>
  Object.values(pengujianWorkflow.states)
    .filter(({ code }) => boleh(code))
    .map(({ code, label }) => ({ value: String(code), label }));

export const angka = (value: string | null): number | null => (value === null ? null : Number(value));
