import type { JadwalTampak } from '#domain/penelitian/jadwal.ts';
import type { Penambahan } from '#domain/penggunaan/schema.ts';
import { waktuBertemu, type Waktu } from '#domain/penggunaan/waktu.ts';
import { useJadwalTampak } from '#data/jadwal.ts';

/** The taken times that a chosen one meets. */
export const bertemu = <J extends Waktu>(terpakai: readonly J[], dipilih: Waktu | null): J[] =>
  dipilih ? terpakai.filter((satu) => waktuBertemu(satu, dipilih)) : [];

/**
 * When an instrument is taken on these days besides the addition that is being changed, as far as this device knows;
 * undefined while it is read.
 */
export function useWaktuTerpakai(
  idLaboratorium: number,
  milik: Penambahan | null,
  idInstrumen: number | null,
  { dari, sampai }: { dari: string; sampai: string },
): readonly JadwalTampak[] | undefined {
  const asked = idInstrumen !== null && dari !== '';
  const jadwal = useJadwalTampak(asked ? { idLaboratorium, idInstrumen, dari, sampai } : null);
  const lepas = new Set(milik?.baris.map(({ uuid }) => uuid));
  return jadwal?.filter(({ uuid }) => !lepas.has(uuid));
}
