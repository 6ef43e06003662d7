import { denganSatuan } from '#domain/analisis/hasil.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { FactList } from '#kit/text/FactList.tsx';
import { formatDate } from '#domain/core/format.ts';
import { IsiLaporan } from './IsiLaporan.tsx';
import classes from './Dialog.module.css';

/** The final report a decision is about: result, method and text, so that nobody decides without having it in view. */
export function LaporanAkhirTerbaru({ data }: { data: Analisis }) {
  const laporan = data.history.findLast((row) => row.aksi === 'laporanAkhir');
  return (
    <div className={classes.subject}>
      <FactList
        facts={[
          { label: 'Parameter', value: data.parameter.namaParameterUji },
          { label: 'Metode uji', value: data.metodeUji },
          {
            label: 'Hasil pengujian',
            value: denganSatuan(data.hasilPengujian, data.parameter.satuan),
            wide: true,
          },
          {
            label: 'Laporan akhir',
            value: laporan?.tanggal ? `${formatDate(laporan.tanggal)}, ${laporan.jam} WIB` : null,
          },
          { label: 'Analis', value: data.userAnalyst?.nama },
        ]}
      />
      {laporan ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too
        <div className={classes.report} role="region" aria-label="Isi laporan akhir" tabIndex={0}>
          <IsiLaporan isi={laporan.isi} />
        </div>
      ) : null}
    </div>
  );
}
