import type { Actor } from '#domain/core/roles.ts';
import { giliran } from '#domain/core/workflow.ts';
import { keadaanDari } from './keadaan.ts';
import { menungguPendaftar } from './pendaftar.ts';
import type { Pengujian, PengujianRingkas } from './schema.ts';
import { pengujianWorkflow, type PengujianAksi } from './workflow.ts';

/** The act of W1 that a submission waits for from this officer, or null (GAP-150). */
export const giliranPetugas = (record: Pengujian | PengujianRingkas, actor: Actor): PengujianAksi | null =>
  giliran(pengujianWorkflow, keadaanDari(record), actor);

/** Whether a submission waits for this person, as its registrant or as an officer. */
export const menungguPembaca = (record: Pengujian, actor: Actor): boolean =>
  record.user.uuid === actor.uuid ? menungguPendaftar(record) : giliranPetugas(record, actor) !== null;
