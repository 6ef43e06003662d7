import type { Penelitian } from './schema.ts';
import type { Jadwal } from '#domain/penggunaan/schema.ts';
import { perHari } from '#domain/penggunaan/waktu.ts';

/** One instrument with the times for which it is taken while a research wants its laboratory. */
export type InstrumenTerpakai = {
  id: number;
  nama: string;
  /** Whether the research plans to use it. */
  direncanakan: boolean;
  waktu: readonly Jadwal[];
};

type Rencana = Pick<
  Penelitian,
  'uuid' | 'tglMulai' | 'tglSelesai' | 'jamMulai' | 'jamSelesai' | 'researchLabInstrument'
>;

/** Whether others have it at a time that the research wants: on its days, and in its hours where it names them. */
const bertemu = ({ uuid, tglMulai, tglSelesai, jamMulai, jamSelesai }: Rencana, waktu: Jadwal): boolean =>
  waktu.uuidPenelitian !== uuid &&
  perHari(waktu).some(
    (bagian) =>
      bagian.tanggal >= tglMulai &&
      bagian.tanggal <= tglSelesai &&
      (!jamMulai || bagian.jamSelesai > jamMulai) &&
      (!jamSelesai || bagian.jamMulai < jamSelesai),
  );

/** What is taken at the time of a plan, by instrument: every planned one, then others of the laboratory by name. */
export function instrumenTerpakai(rencana: Rencana, jadwal: readonly Jadwal[]): InstrumenTerpakai[] {
  const direncanakan = rencana.researchLabInstrument.map(({ instrument }) => instrument);
  const perInstrumen = Map.groupBy(
    jadwal.filter((waktu) => bertemu(rencana, waktu)),
    ({ idInstrumen }) => idInstrumen,
  );
  const lain = [...perInstrumen]
    .filter(([id]) => !direncanakan.some((satu) => satu.id === id))
    .map(([id, waktu]) => ({ id, nama: waktu[0]!.namaInstrumen, direncanakan: false, waktu }))
    .sort((a, b) => a.nama.localeCompare(b.nama, 'id'));
  return [
    ...direncanakan.map(({ id, namaInstrumen }) => ({
      id,
      nama: namaInstrumen,
      direncanakan: true,
      waktu: perInstrumen.get(id) ?? [],
    })),
    ...lain,
  ];
}
