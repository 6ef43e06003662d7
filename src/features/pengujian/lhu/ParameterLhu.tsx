import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import { check } from '#domain/core/workflow.ts';
import type { ParameterSampel, Pengujian } from '#domain/pengujian/schema.ts';
import { statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import { useAntrean } from '#data/antrean.ts';
import { useOrang } from '#data/app.ts';
import { isTertunda, perluKeputusan } from '#data/baris.ts';
import { WriteMarks } from '#kit/notice/WriteMarks.tsx';
import { HasilParameter } from './HasilParameter.tsx';
import { keadaanAnalisis } from './laporan.ts';

export type ParameterLhuProps = {
  data: Pengujian;
  parameter: ParameterSampel;
  onUbahMetode: () => void;
};

/** One parameter as the Kalab issues it, with the pencil for its method (LHU-07). */
export function ParameterLhu({ data, parameter, onUbahMetode }: ParameterLhuProps) {
  const { actor } = useOrang();
  const ditolak = parameter.status.kdStatusSampelParameter === statusSampelParameter.ditolak.code;
  const dapatDiubah =
    !ditolak && check(analisisWorkflow, 'ubahMetode', keadaanAnalisis(data, parameter), actor).ok;
  return (
    <HasilParameter
      parameter={parameter}
      tanda={<TulisanMetode uuid={parameter.uuid} />}
      aksi={
        dapatDiubah ? (
          <Button
            variant="default"
            aria-haspopup="dialog"
            leftSection={<IconPencil aria-hidden size="1.125rem" />}
            onClick={onUbahMetode}
          >
            Metode uji
            <span className="mj-terdengar"> {parameter.parameterTest.namaParameterUji}</span>
          </Button>
        ) : null
      }
    />
  );
}

/** Own writes on the parameter that the server has not taken yet: this page shows the server's record without them. */
function TulisanMetode({ uuid }: { uuid: string }) {
  const { rows } = useAntrean();
  const milik = rows.filter(({ lane }) => lane === `analisis:${uuid}`);
  const tertunda = milik.filter(isTertunda).map(({ opId }) => opId);
  return <WriteMarks tampilan={{ tertunda, keputusan: milik.filter(perluKeputusan), hilang: false }} />;
}
