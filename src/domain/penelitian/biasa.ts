import type { Jadwal } from '#domain/penggunaan/schema.ts';
import type { Penelitian } from './schema.ts';
import { instrumenTerpakai } from './terpakai.ts';

type Dilihat = Parameters<typeof instrumenTerpakai>[0] & Pick<Penelitian, 'fileProposal'>;

/**
 * What of a research its Kalab or laboran looks at before approving it, or null: it is an ordinary one, whose time lies ahead,
 * whose instruments nobody else has then, and that has no proposal to be read (docs/decisions/041).
 */
export function perluDilihatPenelitian(
  record: Dilihat,
  jadwal: readonly Jadwal[],
  hariIni: string,
): string | null {
  if (record.tglMulai < hariIni) return 'tanggal mulainya sudah lewat';
  const terpakai = instrumenTerpakai(record, jadwal).some(
    ({ direncanakan, waktu }) => direncanakan && waktu.length > 0,
  );
  if (terpakai) return 'instrumennya terpakai pada waktu itu';
  return record.fileProposal ? 'ada proposal untuk dibaca' : null;
}
