/**
 * Small things a person's screens remember in local storage, by person: the opened record, the filters of a list.
 * A browser may close its storage to us; then nothing is remembered and nothing breaks.
 */
const prefix = (userId: string) => `mejalab:${userId}:`;

export function ingat(userId: string, kunci: string, nilai: unknown): void {
  try {
    localStorage.setItem(prefix(userId) + kunci, JSON.stringify(nilai));
  } catch {
    // Full or closed: only comfort is lost.
  }
}

export function bacaIngatan<T>(userId: string, kunci: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(prefix(userId) + kunci) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export function lupakan(userId: string, kunci: string): void {
  try {
    localStorage.removeItem(prefix(userId) + kunci);
  } catch {
    // As above.
  }
}

/** Everything remembered for a person, when their data leaves the device (offline.md section 6). */
export function lupakanSemua(userId: string): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix(userId))) localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
