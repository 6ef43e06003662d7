/**
 * Small things a person's screens remember, by person: on the device, and for one tab what another is not to take from it.
 * A browser may close its storage to us; then nothing is remembered and nothing breaks.
 */
type Tempat = 'perangkat' | 'tab';
const simpanan = (tempat: Tempat): Storage => (tempat === 'tab' ? sessionStorage : localStorage);
const prefix = (userId: string) => `mejalab:${userId}:`;

export function ingat(userId: string, kunci: string, nilai: unknown, di: Tempat = 'perangkat'): void {
  try {
    simpanan(di).setItem(prefix(userId) + kunci, JSON.stringify(nilai));
  } catch {
    // Full or closed: only comfort is lost.
  }
}

export function bacaIngatan<T>(userId: string, kunci: string, di: Tempat = 'perangkat'): T | null {
  try {
    return JSON.parse(simpanan(di).getItem(prefix(userId) + kunci) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export function lupakan(userId: string, kunci: string, di: Tempat = 'perangkat'): void {
  try {
    simpanan(di).removeItem(prefix(userId) + kunci);
  } catch {
    // As above.
  }
}

/** Everything remembered for a person, when their data leaves the device (offline.md section 6). */
export function lupakanSemua(userId: string): void {
  try {
    for (const tempat of [localStorage, sessionStorage])
      for (const key of Object.keys(tempat)) if (key.startsWith(prefix(userId))) tempat.removeItem(key);
  } catch {
    // As above.
  }
}
