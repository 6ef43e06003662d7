import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import { check } from '#domain/core/workflow.ts';
import { tidakDiuji } from '#domain/lhu/catatan-kaki.ts';
import type { ParameterSampel, Pengujian } from '#domain/pengujian/schema.ts';
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
  /** Where the report is being written. */
  onCatatanKaki?: (() => void) | undefined;
};

/** One parameter as the Kalab issues it, with the pencil for its method (LHU-07) and its footnotes. */
export function ParameterLhu({ data, parameter, onUbahMetode, onCatatanKaki }: ParameterLhuProps) {
  const { actor } = useOrang();
  const dapatDiubah =
    !tidakDiuji(parameter) &&
    check(analisisWorkflow, 'ubahMetode', keadaanAnalisis(data, parameter), actor).ok;
  return (
    <HasilParameter
      parameter={parameter}
      tanda={<TulisanMetode uuid={parameter.uuid} />}
      aksi={
        <span className="mj-jajar-2">
          {dapatDiubah ? <Pena kata="Metode uji" tentang={parameter} onClick={onUbahMetode} /> : null}
          {onCatatanKaki ? <Pena kata="Catatan kaki" tentang={parameter} onClick={onCatatanKaki} /> : null}
        </span>
      }
    />
  );
}

type PenaProps = { kata: string; tentang: ParameterSampel; onClick: () => void };

const Pena = ({ kata, tentang, onClick }: PenaProps) => (
  <Button
    variant="default"
    aria-haspopup="dialog"
    leftSection={<IconPencil aria-hidden size="1.125rem" />}
    onClick={onClick}
  >
    {kata}
    <span className="mj-terdengar"> {tentang.parameterTest.namaParameterUji}</span>
  </Button>
);

/** Own writes on the parameter that the server has not taken yet: this page shows the server's record without them. */
function TulisanMetode({ uuid }: { uuid: string }) {
  const { rows } = useAntrean();
  const milik = rows.filter(({ lane }) => lane === `analisis:${uuid}`);
  const tertunda = milik.filter(isTertunda).map(({ opId }) => opId);
  return <WriteMarks tampilan={{ tertunda, keputusan: milik.filter(perluKeputusan), hilang: false }} />;
}
