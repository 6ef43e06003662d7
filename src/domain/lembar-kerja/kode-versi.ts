/** The codes of W10, for who asks how far a version is and does nothing with it. */
export const kodeVersi = { rancangan: 1, dirilis: 2, berhenti: 3 } as const;
