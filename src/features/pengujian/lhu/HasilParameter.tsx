import type { ReactNode } from 'react';
import { denganSatuan } from '#domain/analisis/hasil.ts';
import { MISSING } from '#domain/core/format.ts';
import type { ParameterSampel } from '#domain/pengujian/schema.ts';
import { statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import { BadgeParameter } from '#features/pengujian/bagian/Badge.tsx';
import classes from './HasilParameter.module.css';

export type HasilParameterProps = {
  parameter: ParameterSampel;
  /** Beside the status: unsent. */
  tanda?: ReactNode;
  aksi?: ReactNode;
};

/** One parameter as its report has it: result and status (LHU-07, GAP-39). */
export function HasilParameter({ parameter, tanda, aksi }: HasilParameterProps) {
  const { status, hasilPengujian, parameterTest } = parameter;
  const { code } = statusSampelParameter.ditolak;
  return (
    <div className={classes.parameter}>
      <p className={classes.result}>
        <span className="mj-label mj-sendiri">Hasil</span>
        <strong>
          {status.kdStatusSampelParameter === code
            ? 'tidak diuji'
            : (denganSatuan(hasilPengujian, parameterTest.satuan) ?? MISSING)}
        </strong>
      </p>
      <span className={classes.marks}>
        <BadgeParameter kode={status.kdStatusSampelParameter} />
        {tanda}
      </span>
      {aksi}
    </div>
  );
}
