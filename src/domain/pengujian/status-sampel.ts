import type { Role } from '#domain/core/roles.ts';
import type { Warna } from '#domain/core/workflow.ts';

/**
 * W7: the standing of one parameter and of one sample. No call moves these by themselves; they are chosen in the
 * forms of verification and assignment, so they are lookups with a check instead of a workflow.
 */
export const statusSampelParameter = {
  belumDiverifikasi: { code: 1, label: 'Belum diverifikasi', warna: 'netral' },
  perluVerifikasiKalab: { code: 2, label: 'Perlu verifikasi kalab', warna: 'menunggu' },
  disetujui: { code: 3, label: 'Disetujui', warna: 'selesai' },
  ditolak: { code: 4, label: 'Ditolak', warna: 'ditolak' },
} as const satisfies Record<string, { code: number; label: string; warna: Warna }>;

export const statusSampel = {
  belumDiterima: { code: 1, label: 'Belum diterima', warna: 'menunggu' },
  diterima: { code: 2, label: 'Diterima', warna: 'selesai' },
  tidakSesuai: { code: 3, label: 'Tidak sesuai', warna: 'ditolak' },
} as const satisfies Record<string, { code: number; label: string; warna: Warna }>;

const { perluVerifikasiKalab, disetujui, ditolak } = statusSampelParameter;
const putusan = [disetujui.code, ditolak.code];

/** The choices a role has for a parameter: Admin may pass it to the Kalab, the Kalab decides (W7, CONF-23). */
export const pilihanStatusParameter = (role: Role): readonly number[] =>
  role === 'Admin' ? [perluVerifikasiKalab.code, ...putusan] : role === 'Kalab' ? putusan : [];

type Pilihan = { code: number; label: string; warna: Warna };

/** The entry with this code; throws on a code the table lacks, which only a broken record carries. */
export function statusDariKode(table: Record<string, Pilihan>, code: number): Pilihan {
  const found = Object.values(table).find((entry) => entry.code === code);
  if (!found) throw new Error(`W7 has no code ${code}`);
  return found;
}
