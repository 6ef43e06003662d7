/** What devices and histories know of time. */
export type Jam = Pick<Waktu, 'now' | 'maju'>;

/** Time that only a test moves, for the server and every device alike. `AbortSignal.timeout` follows it while in use. */
export class Waktu {
  #at: number;
  #timers: { at: number; run: () => void }[] = [];

  constructor(start = '2026-11-20T03:00:00Z') {
    this.#at = Date.parse(start);
    AbortSignal.timeout = (ms) => {
      // As Node does; browsers drop the fraction.
      if (!Number.isInteger(ms)) throw new RangeError(`A delay has to be an integer, not ${ms}.`);
      const controller = new AbortController();
      this.setelah(ms, () => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')));
      return controller.signal;
    };
  }

  now(): number {
    return this.#at;
  }

  setelah(ms: number, run: () => void): void {
    this.#timers.push({ at: this.#at + ms, run });
  }

  /** Lets time pass; what was to happen on the way happens in its order. */
  maju(ms: number): void {
    const until = this.#at + ms;
    const due = this.#timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
    this.#timers = this.#timers.filter(({ at }) => at > until);
    for (const { at, run } of due) {
      this.#at = at;
      run();
    }
    this.#at = until;
  }
}
