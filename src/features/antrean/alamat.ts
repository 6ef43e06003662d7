import { isiLane } from '#data/lane.ts';

/** The record that a write is about, by its lane. */
export const recordDari = (lane: string): string => isiLane(lane).id;

/** The two sub-views of /kotak-keluar, in the address: the back button closes them and a reload keeps them. */
export const tampilkan = {
  banding: (opId: string) => ({ banding: opId }),
  perbaiki: (opId: string) => ({ perbaiki: opId }),
} as const;
