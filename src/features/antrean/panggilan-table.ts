import { panggilanAnalisis } from '#features/analisis/panggilan-antre.ts';
import { panggilanDataBersama } from '#features/data-bersama/panggilan-antre.ts';
import { panggilanKabar } from '#features/kabar/panggilan-antre.ts';
import { panggilanPenelitian } from '#features/penelitian/panggilan-antre.ts';
import { panggilanPengujian } from '#features/pengujian/panggilan-antre.ts';
import { panggilanSurat } from '#features/surat/panggilan-antre.ts';
import type { PanggilanAntre } from '#kit/outbox/panggilan.ts';

/** Every call that may lie in the outbox: a line for each kind of record that people write on without a network. */
export const panggilanList: readonly PanggilanAntre[] = [
  ...panggilanAnalisis,
  ...panggilanPengujian,
  ...panggilanPenelitian,
  ...panggilanSurat,
  ...panggilanDataBersama,
  panggilanKabar,
];

const perCall = new Map(panggilanList.map((panggilan) => [panggilan.call, panggilan]));

/** What this page knows of a call; undefined for one of another version of the app. */
export const panggilanDari = (call: string): PanggilanAntre | undefined => perCall.get(call);
