import type { ReactNode } from 'react';
import { faktaKeterangan } from '#domain/pengujian/keterangan.ts';
import { faktaKondisi, jumlahSampel } from '#domain/pengujian/rules.ts';
import type { ParameterSampel, Sampel } from '#domain/pengujian/schema.ts';
import { DateText } from '#kit/text/DateText.tsx';
import { FactList } from '#kit/text/FactList.tsx';
import { FilePreview } from '#kit/field/FilePreview.tsx';
import { Section } from '#kit/text/Section.tsx';
import { BadgeParameter, BadgeSampel } from './Badge.tsx';
import classes from './KartuSampel.module.css';

export type KartuSampelProps = {
  sampel: Sampel;
  /** Its place: 'Sampel 1'. */
  nomor: number;
  /** Fields about the sample itself, below its facts; they say how it stands instead of its badge. */
  isian?: ReactNode;
  /** In its head instead of its badge: what else may be done with it. */
  aksi?: ReactNode;
  /** What stands beside each parameter instead of its status: a choice, two persons. */
  perParameter?: ((parameter: ParameterSampel) => ReactNode) | undefined;
  /** Heads the columns of what stands beside them, or with `bawah` below them. */
  kolom?: ReactNode;
  bawah?: boolean;
};

/**
 * One sample with its picture and its parameters (REG-58, REG-59, TESTADM-09, LHU-06): what is known of it, and where there
 * is room beside that what is decided (look.md, Working through many).
 */
export function KartuSampel(props: KartuSampelProps) {
  const { sampel, nomor, isian, aksi, perParameter, kolom, bawah = false } = props;
  const { fileGambar } = sampel;
  return (
    <Section
      dense
      title={`Sampel ${nomor}`}
      lead={
        <dl className={classes.sampleName}>
          <dt className="mj-terdengar">Nama</dt>
          <dd>{sampel.nama}</dd>
        </dl>
      }
      action={aksi ?? <BadgeSampel kode={sampel.idPengujianStatusSampel} />}
    >
      <div className="mj-bingkai">
        <div className={classes.sample}>
          <div className={classes.evidence}>
            <div>
              {fileGambar ? (
                <div className={classes.picture}>
                  <FilePreview thumb file={fileGambar} label={`Gambar sampel ${nomor}`} />
                </div>
              ) : null}
              <FaktaSampel sampel={sampel} />
            </div>
            {isian ? <div className={classes.fields}>{isian}</div> : null}
          </div>
          <div className={classes.tests}>
            <div className={classes.head}>
              <h3 className={bawah ? 'mj-terdengar' : 'mj-label'}>Parameter uji</h3>
              {kolom}
            </div>
            <ul className={`mj-bergaris ${classes.parameters}`} data-bawah={bawah || undefined}>
              {sampel.parameter.map((parameter) => (
                <SatuParameter key={parameter.uuid} parameter={parameter} isi={perParameter} />
              ))}
            </ul>
          </div>
        </div>
      </div>
    </Section>
  );
}

const FaktaSampel = ({ sampel }: { sampel: Sampel }) => (
  <FactList
    dense
    facts={[
      {
        label: 'Kode sampel',
        value: sampel.kodeSampel ? <span className="mj-kode">{sampel.kodeSampel}</span> : null,
      },
      { label: 'Jumlah', value: jumlahSampel(sampel.jumlah) },
      { label: 'Bentuk sampel', value: sampel.phase.namaBentukSampel },
      { label: 'Penyimpanan', value: sampel.storage.namaPenyimpananSampel },
      ...faktaKondisi(sampel),
      { label: 'Kemasan', value: sampel.kemasan },
      ...faktaKeterangan(sampel),
      { label: 'Tanggal penerimaan', value: <DateText value={sampel.tglPenerimaanSampel} /> },
    ]}
  />
);

type SatuParameterProps = { parameter: ParameterSampel; isi: KartuSampelProps['perParameter'] };

function SatuParameter({ parameter, isi }: SatuParameterProps) {
  const { parameterTest, metodeUji, jumlahReplikasi, status } = parameter;
  return (
    <li className={classes.parameter}>
      <div className={classes.words}>
        <p className={classes.name}>{parameterTest.namaParameterUji}</p>
        <p className={classes.method}>
          {metodeUji}
          {jumlahReplikasi > 1 ? `, ${jumlahReplikasi} replikasi` : ''}
        </p>
      </div>
      {isi ? (
        <div className={classes.extra}>{isi(parameter)}</div>
      ) : (
        <BadgeParameter kode={status.kdStatusSampelParameter} />
      )}
    </li>
  );
}
