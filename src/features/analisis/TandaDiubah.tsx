import { IconPencilExclamation } from '@tabler/icons-react';
import { diajukanSebelumDiubah } from '#domain/analisis/rules.ts';
import { formatDateTime } from '#domain/core/format.ts';
import type { RiwayatProgres } from '#domain/progres/schema.ts';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';
import classes from './TabelProgres.module.css';

type TandaDiubahProps = { row: RiwayatProgres; history: readonly RiwayatProgres[] };

/** On a report that was corrected after its end was asked for: nobody decides on it unawares. */
export function TandaDiubah({ row, history }: TandaDiubahProps) {
  const diajukan = diajukanSebelumDiubah(history, row);
  if (diajukan === null) return null;
  return (
    <span className={classes.stack}>
      <StatusBadge warna="menunggu" label="Diubah setelah pengajuan" icon={IconPencilExclamation} />
      <span className="mj-label">
        Diajukan {formatDateTime(diajukan)}, diubah {formatDateTime(row.dibuatPada)}
      </span>
    </span>
  );
}
