import type { Actor } from '#domain/core/roles.ts';
import type { OrangDb } from '#data/db.ts';

/** Something on this device that fits what was searched for. */
export type Found = { uuid: string; code: string | null; title: string; note: string; to: string };

/** What a noun finds on this device by number, code, name or title; at most so many. */
export type FoundSource = (
  db: OrangDb,
  actor: Actor,
  text: string,
  limit: number,
) => Promise<readonly Found[]>;
