import type { SuratTerbit } from '#domain/surat/schema.ts';
import { useKopInstitusi } from '#data/config.ts';
import { downloadPaper } from '#kit/pdf/download-paper.tsx';

/** Draws an issued letter on the device, with or without a network (GAP-31). */
export function useUnduhSurat(): (surat: SuratTerbit) => void {
  const kop = useKopInstitusi();
  return (surat) =>
    void downloadPaper(async () => {
      const { cetakSurat } = await import('#pdf/surat.ts');
      return cetakSurat({ kop, surat });
    });
}
