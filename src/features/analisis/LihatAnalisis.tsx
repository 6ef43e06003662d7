import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { RiwayatProgres } from '#domain/progres/schema.ts';
import type { PeranAnalisis } from '#domain/analisis/giliran.ts';
import { useOrang } from '#data/app.ts';
import type { Tampilan } from '#data/view.ts';
import { useDialog } from '#kit/dialog/use-dialog.ts';
import { DetailProgresDialog } from './DetailProgresDialog.tsx';
import { LembarTerbaca } from './lembar/LembarKerja.tsx';
import { dapatDikerjakan, pelaku } from './pelaku.ts';
import { RekamanAnalisis } from './RekamanAnalisis.tsx';
import { TombolDetail } from './TombolDetail.tsx';

export type LihatAnalisisProps = {
  tampilan: Tampilan<Analisis>;
  pada: string | null;
  peran: PeranAnalisis;
};

/** One analysis to read, the same for analyst and supervisor; leads to the work where the reader may do it. */
export function LihatAnalisis({ tampilan, pada, peran }: LihatAnalisisProps) {
  const { actor } = useOrang();
  const { data } = tampilan;
  const detail = useDialog<RiwayatProgres>();
  return (
    <>
      <RekamanAnalisis
        tampilan={tampilan}
        pada={pada}
        peran={peran}
        mainAction={
          dapatDikerjakan(peran, data, actor.uuid) ? (
            <Button
              component={Link}
              size="lg"
              to={pelaku[peran].alamat.edit(data.uuid)}
              leftSection={<IconPencil aria-hidden size="1.125rem" />}
            >
              Kerjakan
            </Button>
          ) : null
        }
        lembar={<LembarTerbaca tampilan={tampilan} />}
        progressAction={(row) => <TombolDetail row={row} onOpen={detail.open} />}
      />
      <DetailProgresDialog dialog={detail} tampilan={tampilan} />
    </>
  );
}
