type Tugas = (lock: Lock | null) => unknown;
type Menunggu = { pemilik: string; beri: () => void };
type Pemegang = { pemilik: string; rebut: () => void };

/**
 * The Web Locks of one browser in memory, exclusive mode only: first come first served, `signal` ends a wait, `steal`
 * takes the lock at once and rejects the holder's request while its work runs on, exactly as the specification has it.
 */
export class KunciSistem {
  #pemegang = new Map<string, Pemegang>();
  #antre = new Map<string, Menunggu[]>();
  #mati = new Set<string>();
  /** Told whenever somebody has to wait. */
  saatMenunggu: () => void = () => undefined;

  /** `navigator.locks` as one tab or worker sees it. */
  untuk(pemilik: string): Pick<LockManager, 'request' | 'query'> {
    return {
      query: async () => ({
        held: [...this.#pemegang.keys()].map((name): LockInfo => ({ name, mode: 'exclusive' })),
      }),
      request: ((name: string, second: LockOptions | Tugas, third?: Tugas) =>
        typeof second === 'function'
          ? this.#request(pemilik, name, {}, second)
          : this.#request(pemilik, name, second, third!)) as LockManager['request'],
    };
  }

  /** Who holds what this tab is waiting for. */
  ditungguOleh(pemilik: string): string[] {
    return [...this.#antre].flatMap(([name, waiting]) =>
      waiting.some((one) => one.pemilik === pemilik) ? [this.#pemegang.get(name)?.pemilik ?? ''] : [],
    );
  }

  /** What this tab holds. */
  dipegangOleh(pemilik: string): string[] {
    return [...this.#pemegang].flatMap(([name, held]) => (held.pemilik === pemilik ? [name] : []));
  }

  /** The tab died: what it held is free, what it waited for is forgotten. */
  mati(pemilik: string): void {
    this.#mati.add(pemilik);
    for (const [name, waiting] of this.#antre)
      this.#antre.set(
        name,
        waiting.filter((one) => one.pemilik !== pemilik),
      );
    for (const [name, held] of this.#pemegang) if (held.pemilik === pemilik) this.#lepas(name, held);
  }

  #request(
    pemilik: string,
    name: string,
    { signal, steal, ifAvailable }: LockOptions,
    work: Tugas,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      // What it was doing may come this far in our process; in a browser nothing of it runs any more.
      if (this.#mati.has(pemilik)) return;
      if (signal?.aborted) return reject(signal.reason);
      const beri = () => {
        const held: Pemegang = {
          pemilik,
          rebut: () => reject(new DOMException('The lock was stolen.', 'AbortError')),
        };
        this.#pemegang.set(name, held);
        void Promise.resolve({ name, mode: 'exclusive' } as Lock)
          .then(work)
          .then(resolve, reject)
          .finally(() => this.#lepas(name, held));
      };
      if (steal) {
        this.#pemegang.get(name)?.rebut();
        return beri();
      }
      if (!this.#pemegang.has(name)) return beri();
      if (ifAvailable) return void Promise.resolve(null).then(work).then(resolve, reject);
      const waiting: Menunggu = { pemilik, beri };
      this.#antre.set(name, [...(this.#antre.get(name) ?? []), waiting]);
      signal?.addEventListener('abort', () => {
        const queue = this.#antre.get(name) ?? [];
        if (!queue.includes(waiting)) return;
        this.#antre.set(
          name,
          queue.filter((one) => one !== waiting),
        );
        reject(signal.reason);
      });
      this.saatMenunggu();
    });
  }

  #lepas(name: string, held: Pemegang): void {
    // A lock that was stolen belongs to its thief.
    if (this.#pemegang.get(name) !== held) return;
    this.#pemegang.delete(name);
    this.#antre.get(name)?.shift()?.beri();
  }
}
