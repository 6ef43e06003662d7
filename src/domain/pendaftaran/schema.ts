import { labDay } from '#domain/core/clock.ts';

/** What a submission can be. */
export const semuaJenisPendaftaran = ['pengujian', 'penelitian'] as const;
export type JenisPendaftaran = (typeof semuaJenisPendaftaran)[number];

/**
 * At which prices somebody registers: by the domain of their e-mail address on the day of registration (GAP-14, CONF-35).
 */
export type GolonganTarif = 'internal' | 'eksternal';

/** CONST-02: the number a kind goes by in calls, filters and answers. */
export const jenisPenggunaan: Record<JenisPendaftaran, { id: number; jenisPenggunaan: string }> = {
  penelitian: { id: 1, jenisPenggunaan: 'Penelitian' },
  pengujian: { id: 2, jenisPenggunaan: 'Pengujian' },
};

/** The kind that goes by this number; undefined without one. */
export const jenisOlehId = (id: number | undefined): JenisPendaftaran | undefined =>
  semuaJenisPendaftaran.find((jenis) => jenisPenggunaan[jenis].id === id);

/** What people call a submission of this kind, and the letter its number begins with (GAP-147). */
export const kataPendaftaran: Record<JenisPendaftaran, { nama: string; huruf: string }> = {
  pengujian: { nama: 'Pengujian', huruf: 'U' },
  penelitian: { nama: 'Penelitian', huruf: 'P' },
};

/** The series a submission's number comes from: one for each kind and month of registration (GAP-147). */
export const seriPendaftaran = (jenis: JenisPendaftaran, pada: Date): string =>
  `pendaftaran:${awalan(jenis, pada)}`;

/** The number of a submission as people say it: 'U-2611-0042', by the month in Jakarta (GAP-147). */
export const nomorPendaftaran = (jenis: JenisPendaftaran, pada: Date, urut: number): string =>
  `${awalan(jenis, pada)}-${String(urut).padStart(4, '0')}`;

/** What a device says while the server has not given one yet (GAP-147). */
export const nomorMenyusul = 'nomor menyusul';

/** How a submission is named in a line: by its number, where it has one, and its title (GAP-147). */
export const sebutan = (nomor: string | null, judul: string): string =>
  nomor ? `${nomor} · ${judul}` : judul;

/** The number a submission is named by in such a line, without its title; null where it has none. */
export const nomorDalamSebutan = (sebutannya: string): string | null =>
  /^([A-Z]-\d{4}-\d{4,}) · /.exec(sebutannya)?.[1] ?? null;

const awalan = (jenis: JenisPendaftaran, pada: Date): string =>
  `${kataPendaftaran[jenis].huruf}-${labDay(pada).slice(2, 7).replace('-', '')}`;
