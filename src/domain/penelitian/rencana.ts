import { jenisBarang, kunciBarang } from '#domain/barang/schema.ts';
import type { BarangDikenal } from '#domain/penggunaan/reduce.ts';
import type { Penelitian } from './schema.ts';

type Rencana = Pick<Penelitian, 'researchLabTool' | 'researchLabItem' | 'researchLabInstrument'>;

const belumDiketahui = '-';

/** The plan that a form names by ids, with the names this device knows: of its master lists, or of the plan there was. */
export function rencanaDari(
  {
    alat,
    bahan,
    instrumen,
  }: { alat: readonly number[]; bahan: readonly number[]; instrumen: readonly number[] },
  idLaboratorium: number,
  barang: BarangDikenal,
  lama: Rencana = { researchLabTool: [], researchLabItem: [], researchLabInstrument: [] },
): Rencana {
  const kenal = (idJenisBarang: 1 | 2 | 3, id: number) => {
    const satu = barang.get(kunciBarang({ idJenisBarang, id }));
    return { kd: satu?.kdBarang ?? belumDiketahui, nama: satu?.namaBarang ?? belumDiketahui };
  };
  return {
    researchLabTool: alat.map((id) => {
      const { kd: kdAlat, nama: namaAlat } = kenal(jenisBarang.alat, id);
      return lama.researchLabTool.find(({ tool }) => tool.id === id) ?? { tool: { id, kdAlat, namaAlat } };
    }),
    researchLabItem: bahan.map((id) => {
      const { kd: kdBahan, nama: namaBahan } = kenal(jenisBarang.bahan, id);
      return lama.researchLabItem.find(({ item }) => item.id === id) ?? { item: { id, kdBahan, namaBahan } };
    }),
    researchLabInstrument: instrumen.map((id) => {
      const { kd: kdInstrumen, nama: namaInstrumen } = kenal(jenisBarang.instrumen, id);
      return (
        lama.researchLabInstrument.find(({ instrument }) => instrument.id === id) ?? {
          instrument: { id, kdInstrumen, namaInstrumen, idLaboratorium },
        }
      );
    }),
  };
}
