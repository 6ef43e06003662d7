import { panggilanAnalisis } from './rekaman-analisis.ts';
import { panggilanPenelitian } from './rekaman-penelitian.ts';
import { panggilanPengujian } from './rekaman-pengujian.ts';
import { panggilanSurat } from './rekaman-surat.ts';
import type { PanggilanAntre } from './rekaman.ts';

/** Every call that may lie in the outbox: a line for each kind of record that people write on without a network. */
export const panggilanList: readonly PanggilanAntre[] = [
  ...panggilanAnalisis,
  ...panggilanPengujian,
  ...panggilanPenelitian,
  ...panggilanSurat,
];

const perCall = new Map(panggilanList.map((panggilan) => [panggilan.call, panggilan]));

/** What this page knows of a call; undefined for one of another version of the app. */
export const panggilanDari = (call: string): PanggilanAntre | undefined => perCall.get(call);
