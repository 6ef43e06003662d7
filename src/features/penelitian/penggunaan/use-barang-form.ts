import { useMemo } from 'react';
import { kunciBarang, type IdJenisBarang } from '#domain/barang/schema.ts';
import type { BarangTampak } from '#domain/penelitian/perkiraan.ts';
import { useSemuaBarang } from '#data/barang.ts';

/** What laboratories lend or sell, as it is chosen from and by key as lines name it. */
export type BarangForm = {
  pilihan: (idLaboratorium: number, idJenisBarang: IdJenisBarang) => readonly BarangTampak[];
  dikenal: ReadonlyMap<string, BarangTampak>;
};

/** The things of every laboratory (GAP-154), live; undefined while the device is read, or nothing is open. */
export function useBarangForm(terbuka: boolean): BarangForm | undefined {
  const semua = useSemuaBarang(terbuka);
  return useMemo(() => {
    if (!semua) return undefined;
    const rak = (idLaboratorium: number, idJenisBarang: IdJenisBarang) =>
      `${idLaboratorium}:${idJenisBarang}`;
    const perRak = Map.groupBy(semua, (satu) => rak(satu.idLaboratorium, satu.idJenisBarang));
    return {
      pilihan: (...mana) => perRak.get(rak(...mana)) ?? [],
      dikenal: new Map(semua.map((satu) => [kunciBarang(satu), satu])),
    };
  }, [semua]);
}
