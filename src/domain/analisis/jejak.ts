import { formatDayTime } from '#domain/core/format.ts';
import {
  banyak,
  hanyaAda,
  isian,
  kode,
  orang,
  pilihan,
  tulisan,
  type KataRekaman,
} from '#domain/jejak/kata.ts';
import { statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import { analisisWorkflow } from './workflow.ts';

const jenisLaporan: Readonly<Record<string, string>> = {
  progres: 'Laporan progres',
  akhir: 'Laporan akhir',
  review: 'Review',
};

/** One parameter on the bench, as the trail tells of it; what a report says is read where the report is. */
export const jejakAnalisis: KataRekaman = {
  label: 'Parameter uji',
  bidang: {
    kdProgres: kode('Progres', analisisWorkflow.states),
    kdStatus: kode('Status parameter', statusSampelParameter),
    analisId: orang('Analis'),
    penyeliaId: orang('Penyelia'),
    metodeUji: tulisan('Metode uji'),
    hasilPengujian: tulisan('Hasil pengujian'),
    penyimpangan: tulisan('Penyimpangan metode'),
    laboratoriumPelaksana: tulisan('Dikerjakan oleh laboratorium lain'),
    tempatPengujian: tulisan('Tempat pengujian'),
    alasanTidakDiuji: tulisan('Alasan tidak diuji'),
    flagPernyataan: pilihan('Batas dan kesesuaian dicantumkan', { true: 'Ya', false: 'Tidak' }),
    flagFoto: pilihan('Foto dilampirkan pada LHU', { true: 'Ya', false: 'Tidak' }),
    pernyataan: hanyaAda('Hasil lembar kerja terhadap batas', 'dihitung'),
    catatan: tulisan('Catatan'),
    lembar: isian('Lembar kerja', (lembar) => `${(lembar['sel'] as unknown as unknown[]).length} sel`),
    foto: banyak('Foto', 'foto'),
    laporan: isian(
      'Laporan',
      (laporan) =>
        `${jenisLaporan[String(laporan['jenisLaporan'])] ?? 'Laporan'}, ${formatDayTime(String(laporan['tanggal']), String(laporan['jam']))}`,
    ),
  },
};
