import { Refusal } from '#domain/core/errors.ts';

export type RateLimit = {
  /** Counts one try of this caller; refuses with 429 when there were too many. */
  take: (caller: string) => void;
  /** Refuses as `take` would, without counting. */
  ensure: (caller: string) => void;
};

/** The 429 of a rate limit. `retryAfter` is in seconds, for the Retry-After header. */
export class TooMany extends Refusal {
  readonly retryAfter: number;
  constructor(retryAfter: number, info = `Terlalu banyak percobaan. Coba lagi dalam ${retryAfter} detik.`) {
    super({ status: 429, code: 'TOO_MANY', info });
    this.retryAfter = retryAfter;
  }
}

/**
 * At most `max` tries of one caller in a window. Kept in memory, per process: it protects from load, nothing depends on
 * its exact count.
 */
export function createRateLimit({
  max,
  windowMs,
  now,
}: {
  max: number;
  windowMs: number;
  now: () => Date;
}): RateLimit {
  const windows = new Map<string, { until: number; count: number }>();
  const openWindow = (caller: string) => {
    const open = windows.get(caller);
    return open && open.until > now().getTime() ? open : null;
  };
  const ensure = (caller: string) => {
    const open = openWindow(caller);
    if (open && open.count >= max) throw new TooMany(Math.ceil((open.until - now().getTime()) / 1000));
  };
  return {
    ensure,
    take(caller) {
      ensure(caller);
      const open = openWindow(caller);
      if (open) {
        open.count += 1;
        return;
      }
      const at = now().getTime();
      // Forgetting the closed ones here keeps the map as small as the traffic of one window.
      if (windows.size > 10_000) for (const [key, { until }] of windows) if (until <= at) windows.delete(key);
      windows.set(caller, { until: at + windowMs, count: 1 });
    },
  };
}
