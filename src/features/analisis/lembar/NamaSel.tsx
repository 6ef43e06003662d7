import { sebutSel } from '#domain/lembar-kerja/kunci.ts';
import { useVersiLembar } from '#data/versi-lembar.ts';

/** What a cell is called in the version it belongs to. */
export function NamaSel({ versi, kunci }: { versi: string | null; kunci: string }) {
  const found = useVersiLembar(versi);
  return found ? sebutSel(found.isi, kunci) : kunci;
}
