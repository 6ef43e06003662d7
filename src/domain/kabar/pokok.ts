/**
 * What people are told of: a submission with all that belongs to it, or a record that stands for itself, by the name the
 * trail has for it.
 */
export const jenisPokok = ['pendaftaran', 'surat', 'pengguna', 'versiLembar', 'instrumen', 'bahan'] as const;
export type JenisPokok = (typeof jenisPokok)[number];
