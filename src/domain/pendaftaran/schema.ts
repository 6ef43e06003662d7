import { jakartaDay } from '#domain/core/clock.ts';

/** What a submission can be. */
export type JenisPendaftaran = 'pengujian';

/** What people call a submission of this kind, and the letter its number begins with (GAP-147). */
export const kataPendaftaran: Record<JenisPendaftaran, { nama: string; huruf: string }> = {
  pengujian: { nama: 'Pengujian', huruf: 'U' },
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

const awalan = (jenis: JenisPendaftaran, pada: Date): string =>
  `${kataPendaftaran[jenis].huruf}-${jakartaDay(pada).slice(2, 7).replace('-', '')}`;
