import { useAcuan } from './acuan.ts';

/** What a laboratory is called, as far as this device knows it. */
export function useNamaLaboratorium(): (id: number) => string {
  const nama = new Map(useAcuan('laboratorium').map((satu) => [satu.kode, satu.nama]));
  return (id) => nama.get(id) ?? '-';
}

/** The same of what is not the own laboratory's of a research (GAP-154); null of what is. */
export function useLaboratoriumLain({
  idLaboratorium,
}: {
  idLaboratorium: number;
}): (id: number | undefined) => string | null {
  const nama = useNamaLaboratorium();
  return (id = idLaboratorium) => (id === idLaboratorium ? null : nama(id));
}
