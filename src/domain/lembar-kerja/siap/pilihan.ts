import { desimal, harapan, pilihan, sekali, type LembarSiap } from './bentuk.ts';

/** A result that is one of a few words; the first is what is asked for. */
const kata = (
  kunci: string,
  nama: string,
  untuk: string,
  [baik, ...gagal]: readonly [string, ...string[]],
): LembarSiap => ({
  kunci,
  nama,
  untuk: [untuk],
  isi: {
    perSampel: [pilihan('pengamatan', nama, [baik], gagal)],
    ulangan: 0,
    pembulatan: desimal(0),
    batas: [{ kunci: 'syarat', nama: baik }],
  },
  contoh: [
    {
      judul: baik,
      isian: sekali({ pengamatan: baik }),
      batas: 'syarat',
      harapan: harapan({ hasil: baik }),
      sumber: 'Pilihan dilaporkan seperti dipilih',
    },
  ],
});

export const pilihanKata: readonly LembarSiap[] = [
  kata('gugusFungsi', 'Identifikasi gugus fungsi', 'KF-12', [
    'Sesuai baku pembanding',
    'Tidak sesuai baku pembanding',
  ]),
  kata('profilKlt', 'Profil kromatografi lapis tipis', 'KF-13', [
    'Pola sesuai pembanding',
    'Pola tidak sesuai pembanding',
  ]),
  kata('salmonella', 'Salmonella spp.', 'LP-03', ['Negatif/25 g', 'Positif/25 g']),
  // Until a table of most probable numbers is built in, what it says of more goes into the report.
  kata('escherichiaColi', 'Escherichia coli (APM)', 'LP-04', [
    '< 3 APM/g',
    '≥ 3 APM/g, angka dari tabel di laporan',
  ]),
  kata('staphylococcusAureus', 'Staphylococcus aureus', 'LP-05', ['Negatif/g', 'Positif/g']),
  kata('bkoParasetamol', 'Bahan kimia obat: parasetamol', 'LP-13', ['Negatif', 'Positif']),
];
