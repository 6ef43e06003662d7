import { Button } from '@mantine/core';
import { denganSatuan } from '#domain/analisis/hasil.ts';
import type { RiwayatProgres } from '#domain/progres/schema.ts';
import { analisisWorkflow, type AnalisisAksi } from '#domain/analisis/workflow.ts';
import { stateByCode } from '#domain/core/workflow.ts';
import type { ParameterSampel, Pengujian } from '#domain/pengujian/schema.ts';
import { BadgeParameter } from '#features/pengujian/bagian/Badge.tsx';
import { KartuSampel } from '#features/pengujian/bagian/KartuSampel.tsx';
import { FactList } from '#kit/text/FactList.tsx';
import { PhotoList } from '#kit/photo/PhotoList.tsx';
import { RichTextView } from '#kit/rich-text/RichTextView.tsx';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';
import { Timeline } from '#kit/text/Timeline.tsx';
import { DialogFrame } from '#kit/dialog/DialogFrame.tsx';
import { useDialog, type Dialog } from '#kit/dialog/use-dialog.ts';
import { disetujui } from './penugasan.ts';
import classes from './SampelDenganProgres.module.css';

/** The samples to read: standing, persons, progress and result of each parameter, its reports a press away (TESTADM-23). */
export function SampelDenganProgres({ data }: { data: Pengujian }) {
  const progres = useDialog<ParameterSampel>();
  return (
    <>
      {data.sample.map((sampel, ke) => (
        <KartuSampel
          key={sampel.uuid}
          sampel={sampel}
          nomor={ke + 1}
          perParameter={(parameter) => <Parameter parameter={parameter} onOpen={progres.open} />}
        />
      ))}
      <ProgresDialog dialog={progres} />
    </>
  );
}

const progresDari = (kode: number | null | undefined) =>
  analisisWorkflow.states[stateByCode(analisisWorkflow, kode ?? 0)];

type ParameterProps = { parameter: ParameterSampel; onOpen: (parameter: ParameterSampel) => void };

function Parameter({ parameter, onOpen }: ParameterProps) {
  const { status, userAnalyst, userSupervisor, idStatusProgresParameter, hasilPengujian } = parameter;
  // Before anybody is assigned there is nothing to say of its progress.
  if (!disetujui(parameter) || !userAnalyst)
    return (
      <div className={classes.badges}>
        <BadgeParameter kode={status.kdStatusSampelParameter} />
      </div>
    );
  const { warna, label } = progresDari(idStatusProgresParameter);
  return (
    <div className={classes.parameter}>
      <div className={classes.badges}>
        <StatusBadge warna={warna} label={label} />
      </div>
      <p className={classes.persons}>
        Analis {userAnalyst.nama}, penyelia {userSupervisor?.nama ?? '-'}
      </p>
      {hasilPengujian ? (
        <p className={classes.result}>
          <span>Hasil pengujian</span>
          <strong>{denganSatuan(hasilPengujian, parameter.parameterTest.satuan)}</strong>
        </p>
      ) : null}
      {parameter.historyProgres.length > 0 ? (
        <Button variant="default" aria-haspopup="dialog" onClick={() => onOpen(parameter)}>
          Detail progres
          <span className="mj-terdengar"> {parameter.parameterTest.namaParameterUji}</span>
        </Button>
      ) : null}
    </div>
  );
}

function ProgresDialog({ dialog }: { dialog: Dialog<ParameterSampel> }) {
  const parameter = dialog.isi;
  return (
    <DialogFrame
      dialog={dialog}
      title={`Progres ${parameter?.parameterTest.namaParameterUji ?? ''}`}
      size={750}
    >
      {parameter ? (
        <Timeline
          label="Progres pengujian"
          entries={parameter.historyProgres.toReversed().map((row) => ({
            id: row.uuid,
            time: row.dibuatPada,
            person: row.user.nama,
            title: analisisWorkflow.actions[row.aksi as AnalisisAksi]?.label ?? row.aksi,
            warna: progresDari(row.statusProgres?.kdStatusProgresParameter).warna,
            body: <IsiProgres row={row} parameter={parameter} />,
          }))}
        />
      ) : null}
    </DialogFrame>
  );
}

/** The report of a row; with a final one its parameter and result (TESTADM-23). */
function IsiProgres({ row, parameter }: { row: RiwayatProgres; parameter: ParameterSampel }) {
  if (!row.isi && !row.catatan) return null;
  return (
    <div className={classes.report}>
      {row.hasilPengujian ? (
        <FactList
          facts={[
            { label: 'Parameter', value: parameter.parameterTest.namaParameterUji },
            {
              label: 'Hasil pengujian',
              value: denganSatuan(row.hasilPengujian, parameter.parameterTest.satuan),
            },
          ]}
        />
      ) : null}
      {row.isi ? <RichTextView html={row.isi} /> : null}
      <PhotoList photos={row.foto} />
      {row.catatan ? <p>{row.catatan}</p> : null}
    </div>
  );
}
