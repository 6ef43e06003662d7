import { v5 as uuidv5 } from 'uuid';

const ruangNama = 'a3b9a1f4-2f0b-4a53-9f0e-6c8d1f1e7a55';

/** Lookups have a uuid too (GAP-94): always the same one for the same entry, so nothing needs to store it. */
export const uuidAcuan = (jenis: string, kode: number): string => uuidv5(`${jenis}:${kode}`, ruangNama);
