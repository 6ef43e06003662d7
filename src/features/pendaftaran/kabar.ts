import type { Actor } from '#domain/core/roles.ts';
import type { OrangDb } from '#data/db.ts';
import type { WaitingRow } from '#kit/frame/waiting.ts';

/** A row with when its record was made: those of all kinds stand together, newest first. */
type BarisKabar = WaitingRow & { dibuat: string };

type Baca = (
  db: OrangDb,
  actor: Actor,
  halaman: { halaman: number; perHalaman: number },
) => Promise<{ total: number; baris: readonly BarisKabar[] }>;

/** What one kind of submission tells its registrant: what waits for them, and what is under way. */
export type KabarPendaftar = { menunggu: Baca; berjalan: Baca };
