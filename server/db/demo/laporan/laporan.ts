import type { JenisLaporan } from '#domain/progres/schema.ts';
import type { AnalisisAksi } from '#domain/analisis/workflow.ts';
import type { CaraUji, Uji } from '#server/db/demo/parameter-uji/katalog.ts';
import { acakDari, butir, type Fakta, judul, paragraf, type Penulis } from './bagian.ts';
import { disolusi, fisika, gravimetri, hitungKoloni, identifikasi, patogen } from './hitungan.ts';
import { kckt, spektro, ssa, titrasi } from './kuantitatif.ts';

const penulis: { [C in CaraUji['cara']]: Penulis<C> } = {
  'hitung-koloni': hitungKoloni,
  patogen,
  ssa,
  gravimetri,
  kckt,
  spektro,
  titrasi,
  disolusi,
  identifikasi,
  fisika,
};

type Laporan = { jenisLaporan: JenisLaporan; isi: string; hasilPengujian: string | null };

/** What is written with an act of the bench, or null when the act carries no report. `ulangan` counts earlier ones. */
export function tulisLaporan(
  aksi: AnalisisAksi,
  {
    uji,
    sampel,
    kodeSampel,
    replikasi,
    ulangan,
  }: { uji: Uji; sampel: string; kodeSampel: string; replikasi: number; ulangan: number },
): Laporan | null {
  const fakta: Fakta = { uji, sampel, kodeSampel, replikasi, acak: acakDari(`${uji.kd} ${sampel}`) };
  if (aksi === 'review') return { jenisLaporan: 'review', isi: tinjauan(fakta), hasilPengujian: null };
  if (aksi !== 'laporanProgres' && aksi !== 'laporanAkhir') return null;
  const { progres, akhir, hasil } = (penulis[uji.cara.cara] as Penulis<CaraUji['cara']>)(fakta, uji.cara);
  if (aksi === 'laporanAkhir')
    return { jenisLaporan: 'akhir', isi: ulangan === 0 ? akhir : akhir + tambahan, hasilPengujian: hasil };
  return { jenisLaporan: 'progres', isi: ulangan === 0 ? progres : lanjutan(fakta), hasilPengujian: null };
}

const tambahan =
  judul('Perbaikan') +
  paragraf(
    'Data kontrol dan pembahasan simpangan antar-replikasi sudah dilengkapi sesuai catatan penyelia. Hasil akhir tidak berubah.',
  );

const lanjutan = ({ sampel, uji }: Fakta) =>
  judul('Tindak lanjut review') +
  paragraf(
    `Catatan penyelia untuk ${uji.nama} pada sampel <strong>${sampel}</strong> sudah ditindaklanjuti.`,
  ) +
  butir(
    'Blangko dan baku dibuat ulang dari larutan induk segar',
    'Replikasi kedua dikerjakan pada hari yang berbeda',
    'Kondisi ruang dan nomor alat dicatat di buku kerja',
  ) +
  paragraf('Data baru konsisten dengan data pertama; laporan akhir segera disusun.');

const tinjauan = ({ uji, sampel, kodeSampel, acak }: Fakta) =>
  judul('Review penyelia') +
  paragraf(
    `Data ${uji.nama} pada sampel <strong>${sampel}</strong> (${kodeSampel}) sudah diperiksa terhadap metode ${uji.metode}.`,
  ) +
  (acak() < 0.5
    ? butir(
        'Kurva baku dan kesesuaian sistem memenuhi syarat',
        'Cantumkan nomor bets pereaksi dan tanggal kedaluwarsa baku',
        'Lakukan satu replikasi tambahan sebelum laporan akhir',
      )
    : butir(
        'Perhitungan sudah benar, satuan sesuai permintaan pendaftar',
        'Lampirkan foto atau cetakan instrumen pada buku kerja',
        'Jelaskan penyimpangan suhu inkubasi atau suhu ruang bila ada',
      )) +
  paragraf('Pengujian dapat dilanjutkan.');
