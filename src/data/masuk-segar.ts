/** One question at a time whether the person signs in anew (BEYOND-50): who asks waits for what they decide. */
export type MasukSegar = {
  /** Whether they are asked just now. */
  diminta: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** Asks, and tells whether they did. Several calls at once ask once. */
  minta: () => Promise<boolean>;
  jawab: (sudah: boolean) => void;
};

export function buatMasukSegar(): MasukSegar {
  let tanya: PromiseWithResolvers<boolean> | null = null;
  const listeners = new Set<() => void>();
  const set = (next: typeof tanya) => {
    tanya = next;
    for (const listener of listeners) listener();
  };
  return {
    diminta: () => tanya !== null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    minta: () => {
      if (tanya === null) set(Promise.withResolvers<boolean>());
      return tanya!.promise;
    },
    jawab: (sudah) => {
      tanya?.resolve(sudah);
      set(null);
    },
  };
}
