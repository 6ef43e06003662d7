import { denganSatuan } from '#domain/analisis/hasil.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { RiwayatProgres } from '#domain/progres/schema.ts';
import { FactList } from '#kit/text/FactList.tsx';
import { formatDayTime } from '#domain/core/format.ts';
import { PhotoList } from '#kit/photo/PhotoList.tsx';
import { IsiLaporan } from './IsiLaporan.tsx';
import { TandaDiubah } from './TandaDiubah.tsx';
import classes from './Dialog.module.css';

/** The final report a decision is about: result, method and text, so that nobody decides without having it in view. */
export function LaporanAkhirTerbaru({ data }: { data: Analisis }) {
  const laporan = data.history.findLast((row) => row.aksi === 'laporanAkhir');
  return (
    <div className={classes.subject}>
      <FactList
        facts={[
          { label: 'Parameter', value: data.parameter.namaParameterUji },
          { label: 'Sampel', value: data.sampel.nama },
          { label: 'Kode sampel', value: data.sampel.kodeSampel },
          { label: 'Metode uji', value: data.metodeUji },
          {
            label: 'Hasil pengujian',
            value: denganSatuan(data.hasilPengujian, data.parameter.satuan),
            wide: true,
          },
          {
            label: 'Laporan akhir',
            value: laporan && formatDayTime(laporan.tanggal, laporan.jam),
          },
          { label: 'Analis', value: data.userAnalyst?.nama },
        ]}
      />
      {laporan ? <TandaDiubah row={laporan} history={data.history} /> : null}
      {laporan ? <Isi laporan={laporan} label="Isi laporan akhir" /> : null}
    </div>
  );
}

/** The report that a review is about, the latest one its analyst has made; nothing before there is any. */
export function LaporanDitinjau({ data }: { data: Analisis }) {
  const laporan = data.history.findLast(({ aksi }) => aksi === 'laporanProgres' || aksi === 'laporanAkhir');
  if (!laporan) return null;
  const akhir = laporan.aksi === 'laporanAkhir';
  return (
    <div className={classes.subject}>
      <FactList
        facts={[
          {
            label: akhir ? 'Laporan akhir' : 'Laporan progres',
            value: formatDayTime(laporan.tanggal, laporan.jam),
          },
          { label: 'Analis', value: data.userAnalyst?.nama },
          ...(akhir
            ? [{ label: 'Hasil pengujian', value: denganSatuan(data.hasilPengujian, data.parameter.satuan) }]
            : []),
        ]}
      />
      <Isi laporan={laporan} label="Isi laporan yang ditinjau" />
    </div>
  );
}

const Isi = ({ laporan, label }: { laporan: RiwayatProgres; label: string }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too
  <div className={classes.report} role="region" aria-label={label} tabIndex={0}>
    <IsiLaporan isi={laporan.isi} />
    <PhotoList photos={laporan.foto} />
  </div>
);
