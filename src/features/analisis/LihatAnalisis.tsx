import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { Analisis, RiwayatProgres } from '#domain/analisis/schema.ts';
import type { PeranAnalisis } from '#data/analisis.ts';
import type { Tampilan } from '#data/view.ts';
import { useDialog } from '#kit/use-dialog.ts';
import { DetailProgresDialog } from './DetailProgresDialog.tsx';
import { pelaku } from './pelaku.ts';
import { RekamanAnalisis } from './RekamanAnalisis.tsx';
import { TombolDetail } from './TombolDetail.tsx';

export type LihatAnalisisProps = {
  tampilan: Tampilan<Analisis>;
  pada: string | null;
  peran: PeranAnalisis;
  /** The reader may work on it: then the page leads there. */
  dapatDikerjakan: boolean;
};

/** One analysis to read, the same for analyst and supervisor. */
export function LihatAnalisis({ tampilan, pada, peran, dapatDikerjakan }: LihatAnalisisProps) {
  const detail = useDialog<RiwayatProgres>();
  return (
    <>
      <RekamanAnalisis
        tampilan={tampilan}
        pada={pada}
        peran={peran}
        mainAction={
          dapatDikerjakan ? (
            <Button
              component={Link}
              size="lg"
              to={pelaku[peran].alamat.edit(tampilan.data.uuid)}
              leftSection={<IconPencil aria-hidden size="1.125rem" />}
            >
              Kerjakan
            </Button>
          ) : null
        }
        progressAction={(row) => <TombolDetail row={row} onOpen={detail.open} />}
      />
      <DetailProgresDialog dialog={detail} tampilan={tampilan} />
    </>
  );
}
