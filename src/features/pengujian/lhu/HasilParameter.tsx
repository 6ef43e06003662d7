import type { ReactNode } from 'react';
import { denganSatuan } from '#domain/analisis/hasil.ts';
import { MISSING } from '#domain/core/format.ts';
import { kalimatCatatan, tidakDiuji } from '#domain/lhu/catatan-kaki.ts';
import type { ParameterSampel } from '#domain/pengujian/schema.ts';
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
  return (
    <div className={classes.parameter}>
      <p className={classes.result}>
        <span className="mj-label mj-sendiri">Hasil</span>
        <strong>
          {tidakDiuji(parameter)
            ? 'tidak diuji'
            : (denganSatuan(hasilPengujian, parameterTest.satuan) ?? MISSING)}
        </strong>
      </p>
      <span className={classes.marks}>
        <BadgeParameter kode={status.kdStatusSampelParameter} />
        {tanda}
      </span>
      {aksi}
      <Catatan parameter={parameter} />
    </div>
  );
}

/** Its footnotes, as they are printed. */
function Catatan({ parameter }: Pick<HasilParameterProps, 'parameter'>) {
  const semua = kalimatCatatan(parameter);
  return semua.length === 0 ? null : (
    <ul className={classes.notes} aria-label="Catatan kaki">
      {semua.map(({ kalimat }) => (
        <li key={kalimat}>{kalimat}</li>
      ))}
    </ul>
  );
}
