import type { ReactNode } from 'react';
import { jumlahSampel } from '#domain/pengujian/rules.ts';
import type { ParameterSampel, Sampel } from '#domain/pengujian/schema.ts';
import { DateText } from '#kit/DateText.tsx';
import { FactList } from '#kit/FactList.tsx';
import { FilePreview } from '#kit/FilePreview.tsx';
import { Section } from '#kit/Section.tsx';
import { BadgeParameter, BadgeSampel } from './Badge.tsx';
import classes from './KartuSampel.module.css';

export type KartuSampelProps = {
  sampel: Sampel;
  /** Its place: 'Sampel 1'. */
  nomor: number;
  /** Fields about the sample itself, below its facts. */
  isian?: ReactNode;
  /** What stands beside each parameter instead of its status: a choice, two persons. */
  perParameter?: ((parameter: ParameterSampel) => ReactNode) | undefined;
};

/** One sample with its picture and its parameters (REG-58, REG-59, TESTADM-09, LHU-06). */
export function KartuSampel({ sampel, nomor, isian, perParameter }: KartuSampelProps) {
  return (
    <Section title={`Sampel ${nomor}`} action={<BadgeSampel kode={sampel.idPengujianStatusSampel} />}>
      <div className={classes.sample} data-picture={sampel.fileGambar !== null || undefined}>
        {sampel.fileGambar ? <FilePreview file={sampel.fileGambar} label={`Gambar sampel ${nomor}`} /> : null}
        <FactList
          facts={[
            { label: 'Nama', value: sampel.nama },
            {
              label: 'Kode sampel',
              value: sampel.kodeSampel ? <span className="mj-kode">{sampel.kodeSampel}</span> : null,
            },
            { label: 'Jumlah', value: jumlahSampel(sampel.jumlah) },
            { label: 'Bentuk sampel', value: sampel.phase.namaBentukSampel },
            { label: 'Penyimpanan', value: sampel.storage.namaPenyimpananSampel },
            { label: 'Kondisi', value: sampel.condition.namaKondisiSampel },
            { label: 'Kemasan', value: sampel.kemasan },
            { label: 'Tanggal penerimaan', value: <DateText value={sampel.tglPenerimaanSampel} /> },
          ]}
        />
      </div>
      {isian ? <div className={classes.fields}>{isian}</div> : null}
      <h3 className={classes.heading}>Parameter uji</h3>
      <ul className={classes.parameters}>
        {sampel.parameter.map((parameter) => (
          <li key={parameter.uuid} className={classes.parameter}>
            <div className={classes.words}>
              <p className={classes.name}>{parameter.parameterTest.namaParameterUji}</p>
              <p className={classes.method}>
                {parameter.metodeUji}
                {parameter.jumlahReplikasi > 1 ? `, ${parameter.jumlahReplikasi} replikasi` : ''}
              </p>
            </div>
            {perParameter ? (
              <div className={classes.extra}>{perParameter(parameter)}</div>
            ) : (
              <BadgeParameter kode={parameter.status.kdStatusSampelParameter} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
