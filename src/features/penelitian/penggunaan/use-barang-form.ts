import { useMemo } from 'react';
import { kunciBarang, jenisBarang, type IdJenisBarang } from '#domain/barang/schema.ts';
import type { BarangTampak } from '#domain/penelitian/perkiraan.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { useBarang } from '#data/barang.ts';

/** What a laboratory lends or sells, by kind as it is chosen and by key as lines name it. */
export type BarangForm = {
  perJenis: Readonly<Record<IdJenisBarang, readonly BarangTampak[]>>;
  dikenal: ReadonlyMap<string, BarangTampak>;
};

/** The things of the laboratory of a research, live; undefined while the device is read, or nothing is open. */
export function useBarangForm(record: Pick<Penelitian, 'idLaboratorium'> | null): BarangForm | undefined {
  const lab = record?.idLaboratorium ?? null;
  const alat = useBarang(lab, jenisBarang.alat);
  const bahan = useBarang(lab, jenisBarang.bahan);
  const instrumen = useBarang(lab, jenisBarang.instrumen);
  return useMemo(() => {
    if (lab === null || !alat || !bahan || !instrumen) return undefined;
    const semua = [...alat, ...bahan, ...instrumen];
    return {
      perJenis: { 1: alat, 2: bahan, 3: instrumen },
      dikenal: new Map(semua.map((satu) => [kunciBarang(satu), satu])),
    };
  }, [lab, alat, bahan, instrumen]);
}
