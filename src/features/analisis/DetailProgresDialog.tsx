import { denganSatuan } from '#domain/analisis/hasil.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { RiwayatProgres } from '#domain/progres/schema.ts';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import type { Tampilan } from '#data/view.ts';
import { DateText } from '#kit/text/DateText.tsx';
import { FactList, type Fact } from '#kit/text/FactList.tsx';
import { formatDayTime } from '#domain/core/format.ts';
import { DialogFrame } from '#kit/dialog/DialogFrame.tsx';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { PhotoList } from '#kit/photo/PhotoList.tsx';
import { WaitingMark } from '#kit/notice/WriteMarks.tsx';
import { BadgeProgres } from './BadgeProgres.tsx';
import { IsiLaporan } from './IsiLaporan.tsx';
import { UnduhLaporan } from './UnduhLaporan.tsx';
import { TandaDiubah } from './TandaDiubah.tsx';
import classes from './DetailProgresDialog.module.css';

const jenis = { progres: 'Laporan progres', akhir: 'Laporan akhir', review: 'Review' } as const;

export type DetailProgresDialogProps = { dialog: Dialog<RiwayatProgres>; tampilan: Tampilan<Analisis> };

/** One row of the progress in full: report, result, note, and when it was made and received (ANALYSIS-03, REVIEW-07). */
export function DetailProgresDialog({ dialog, tampilan }: DetailProgresDialogProps) {
  // What it says may come after it was opened.
  const row = tampilan.data.history.find(({ uuid }) => uuid === dialog.isi?.uuid) ?? dialog.isi;
  return (
    <DialogFrame
      dialog={dialog}
      title={row?.jenisLaporan ? jenis[row.jenisLaporan] : 'Detail progres'}
      size={750}
    >
      {row ? <Isi row={row} tampilan={tampilan} /> : null}
    </DialogFrame>
  );
}

function Isi({ row, tampilan: { data, tertunda } }: { row: RiwayatProgres; tampilan: Tampilan<Analisis> }) {
  const kode = row.statusProgres?.kdStatusProgresParameter ?? null;
  const belumDikirim = tertunda.includes(row.uuid);
  const facts: Fact[] = [
    ...(row.jenisLaporan
      ? [
          {
            label: 'Tanggal',
            value: formatDayTime(row.tanggal, row.jam),
          },
        ]
      : []),
    { label: 'Oleh', value: row.user.nama },
    { label: 'Dibuat di perangkat', value: <DateText value={row.dibuatPada} as="tanggal-waktu" /> },
    {
      label: 'Diterima server',
      value: belumDikirim ? 'Menunggu dikirim' : <DateText value={row.updatedAt} as="tanggal-waktu" />,
    },
    // REVIEW-08: with a final report its parameter and result stand beside it.
    ...(kode === analisisWorkflow.states.laporanAkhir.code
      ? [
          { label: 'Parameter', value: data.parameter.namaParameterUji },
          { label: 'Hasil pengujian', value: denganSatuan(row.hasilPengujian, data.parameter.satuan) },
        ]
      : []),
    ...(row.catatan ? [{ label: 'Catatan', value: row.catatan, wide: true }] : []),
  ];
  return (
    <div className={classes.detail}>
      <span className="mj-jajar-1">
        <BadgeProgres kode={kode} />
        {belumDikirim ? <WaitingMark /> : null}
      </span>
      <TandaDiubah row={row} history={data.history} />
      <FactList facts={facts} />
      {row.jenisLaporan ? (
        <div className={classes.report}>
          <h3 className={classes.heading}>{row.jenisLaporan === 'review' ? 'Isi review' : 'Isi laporan'}</h3>
          <IsiLaporan isi={row.isi} />
          <PhotoList photos={row.foto} />
        </div>
      ) : null}
      {row.jenisLaporan && row.isi ? (
        <div>
          <UnduhLaporan judul={jenis[row.jenisLaporan]} data={data} row={row} />
        </div>
      ) : null}
    </div>
  );
}
