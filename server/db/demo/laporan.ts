import type { AnalisisAksi } from '#domain/analisis/workflow.ts';
import type { JenisLaporan } from '#domain/progres/schema.ts';
import { acakDari } from './acak.ts';
import type { CaraUji, Uji } from './parameter-uji/katalog.ts';

type Laporan = { jenisLaporan: JenisLaporan; isi: string; hasilPengujian: string | null };
type Fakta = {
  uji: Uji;
  sampel: string;
  kodeSampel: string;
  /** Earlier reports of this kind. */
  ulangan: number;
  /** The final report below these words, as the sheet fills it; null of a test without a sheet. */
  akhir: (pembuka: string) => { isi: string; hasilPengujian: string } | null;
};

const judul = (teks: string): string => `<h3>${teks}</h3>`;
const paragraf = (teks: string): string => `<p>${teks}</p>`;
const isiDaftar = (isi: readonly string[]): string => isi.map((teks) => `<li><p>${teks}</p></li>`).join('');
const butir = (...isi: string[]): string => `<ul>${isiDaftar(isi)}</ul>`;
const langkah = (...isi: string[]): string => `<ol>${isiDaftar(isi)}</ol>`;

/** What is written with an act of the bench, or null when the act carries no report. */
export function tulisLaporan(aksi: AnalisisAksi, fakta: Fakta): Laporan | null {
  if (aksi === 'review') return { jenisLaporan: 'review', isi: tinjauan(fakta), hasilPengujian: null };
  if (aksi === 'laporanProgres')
    return {
      jenisLaporan: 'progres',
      isi: fakta.ulangan === 0 ? identitas(fakta) + progres[fakta.uji.cara] : lanjutan(fakta),
      hasilPengujian: null,
    };
  return aksi === 'laporanAkhir'
    ? { jenisLaporan: 'akhir', ...(fakta.akhir(identitas(fakta)) ?? diastase(fakta)) }
    : null;
}

/** Which sample the notes are about: the line every report opens with. */
const identitas = ({ sampel, kodeSampel, uji }: Fakta): string =>
  paragraf(
    `Sampel <strong>${sampel}</strong> (kode ${kodeSampel}), parameter ${uji.nama}, metode ${uji.metode}.`,
  );

/** What was done so far; what was measured stands in the sheet. */
const progres: Readonly<Record<CaraUji, string>> = {
  'hitung-koloni':
    judul('Penanaman') +
    langkah(
      'Sebanyak 25 g sampel dihomogenkan dalam 225 mL Buffered Peptone Water.',
      'Dibuat pengenceran bertingkat 10<sup>−1</sup> sampai 10<sup>−4</sup>, masing-masing 1 mL ditanam duplo.',
      'Cawan diinkubasi terbalik bersama kontrol media dan kontrol udara.',
    ),
  patogen:
    judul('Pengayaan') +
    langkah(
      'Pra-pengayaan 25 g sampel dalam 225 mL Buffered Peptone Water, 36 °C selama 18 jam.',
      'Pengayaan selektif bersama kontrol positif dan kontrol negatif, lalu digoreskan pada media selektif.',
    ),
  gravimetri:
    judul('Penetapan bobot tetap') +
    paragraf('Wadah didinginkan dalam desikator (CaCl<sub>2</sub>) sebelum ditimbang.'),
  ssa:
    judul('Destruksi') +
    langkah(
      'Sampel didestruksi basah dengan HNO<sub>3</sub> pekat dan H<sub>2</sub>O<sub>2</sub> 30% sampai jernih.',
      'Larutan disaring ke labu tentukur dan ditepatkan dengan HNO<sub>3</sub> 0,5 M.',
    ),
  kckt:
    judul('Kondisi') +
    butir(
      'Kolom C<sub>18</sub> 250 × 4,6 mm, 5 µm, suhu 30 °C',
      'Laju alir 1,0 mL/menit, volume injeksi 20 µL',
      'Sistem siap dipakai; injeksi sampel menyusul',
    ),
  spektro:
    judul('Penyiapan larutan') +
    paragraf('Larutan baku dan sampel sudah direaksikan; serapan dibaca terhadap blangko.'),
  titrasi: judul('Titrasi') + paragraf('Buret sudah dikeringkan dan diperiksa kebocorannya.'),
  disolusi:
    judul('Persiapan') +
    butir('Dayung 50 rpm, jarak dari dasar 25 ± 2 mm', 'Medium sudah diawaudarakan, 37 ± 0,5 °C'),
  identifikasi:
    judul('Pemeriksaan pendahuluan') + butir('Baku, sampel, dan sampel yang ditambah baku disiapkan'),
  fisika: judul('Persiapan alat') + butir('Verifikasi harian alat: memenuhi syarat'),
};

/** The one test that no ready sheet fits: its bench writes the result itself. */
const diastase = (fakta: Fakta): { isi: string; hasilPengujian: string } => ({
  isi:
    identitas(fakta) +
    paragraf(
      'Waktu tercapainya serapan 0,235 dibaca dari kurva serapan terhadap waktu; angka diastase 300/t.',
    ),
  hasilPengujian: '8,3',
});

const lanjutan = ({ sampel, uji }: Fakta) =>
  judul('Tindak lanjut review') +
  paragraf(
    `Catatan penyelia untuk ${uji.nama} pada sampel <strong>${sampel}</strong> sudah ditindaklanjuti.`,
  ) +
  butir(
    'Blangko dan baku dibuat ulang dari larutan induk segar',
    'Kondisi ruang dan nomor alat dicatat di buku kerja',
  );

const tinjauan = ({ uji, sampel, kodeSampel }: Fakta) =>
  judul('Review penyelia') +
  paragraf(
    `Data ${uji.nama} pada sampel <strong>${sampel}</strong> (${kodeSampel}) sudah diperiksa terhadap metode ${uji.metode}.`,
  ) +
  (acakDari(`${uji.kd} ${sampel}`)() < 0.5
    ? butir(
        'Cantumkan nomor bets pereaksi dan tanggal kedaluwarsa baku',
        'Lakukan satu replikasi tambahan sebelum laporan akhir',
      )
    : butir(
        'Perhitungan sudah benar, satuan sesuai permintaan pendaftar',
        'Lampirkan foto atau cetakan instrumen',
      )) +
  paragraf('Pengujian dapat dilanjutkan.');
