import { garisLurus, kurvaBaku } from './kurva.ts';
import { tabel } from './tabel.ts';

/** The mean of three readings of an instrument, to one decimal. */
const rerataBacaan = (label: string, satuan: string) => `
  ulangan angka hasil | ${label} | ${satuan} | 1
  kali 3
  akhir simpangan | Simpangan baku | ${satuan} | sd(hasil) | 2
  akhir rataan | Rerata | ${satuan} | rerata(hasil)
  bulat 1 | desimal`;

/**
 * The stages of a dissolution [U: USP <711>, FI], by how many vessels are measured: 6, each of them Q + 5; 12, their mean Q
 * and none under Q − 15; 24, their mean Q, two under Q − 15 at most and none under Q − 25. A stage that is not kept asks for
 * the next one; the third fails. Compared as rounded to whole per cents (USP General Notices 7.20).
 */
const tahap = {
  wadah:
    'jika(n(hasil) <= 6; lengkap(hasil; 6); jika(n(hasil) <= 12; lengkap(hasil; 12); lengkap(hasil; 24)))',
  S1: 'jika(terkecil >= Q + 5 - setengah; 0; lengkap(hasil; 12))',
  S2: 'jika(rerata(hasil) >= Q - setengah dan di15 = 0; 0; lengkap(hasil; 24))',
  S3: 'jika(rerata(hasil) >= Q - setengah dan di15 <= 2 dan terkecil >= Q - 25 - setengah; 0; 1)',
};

export const fisika = tabel(`
lembar ph | pH | LP-15
  sekali angka suhu | Suhu sampel | °C | 1
  sekali daftar pH | pH | | 2 | 3
  kali 0
  akhir rerataPh | Rerata pH | | rerata(pH) # Reports give the mean of the readings; nothing is converted to [H+].
  bulat 2 | desimal
  kriteria selisih | 0,05 | pH
  syarat 6,5–8,5
  bersama kesesuaianSistem kalibrasi | Kalibrasi pH meter
  sekali angka kemiringanElektrode | Kemiringan elektrode | % | 1 | 95–105
  kali 0
  akhir slope | Kemiringan elektrode | % | kemiringanElektrode | 1
  contoh Tiga bacaan | syarat | Dihitung tangan: 21,08/3 = 7,0266…
  dari kalibrasi | kemiringanElektrode 99,2
  sel suhu 25,0 | pH 7,01 7,03 7,04
  keluar hasil 7,03

lembar keseragamanBobot | Keseragaman bobot | KF-05
  sekali daftar bobot | Bobot tablet | mg | 1 | 20
  kali 0
  akhir x | Bobot rata-rata | mg | rerata(bobot) | 2
  akhir simpangan | Simpangan baku | mg | sd(bobot) | 4
  akhir A | Kolom A | % | jika(x <= 25; 15; jika(x <= 150; 10; jika(x <= 300; 7,5; 5))) | 1
  akhir B | Kolom B | % | 2 * A | 1
  akhir luarA | Tablet di luar kolom A | tablet | cacah_luar(bobot; A) | 0
  akhir luarB | Tablet di luar kolom B | tablet | cacah_luar(bobot; B) | 0
  # One outside B is outside A as well: with 2 more it is over the limit.
  akhir menyimpang | Tablet di luar A, ditambah 2 bila ada di luar B | tablet | jika(luarB > 0; luarA + 2; luarA)
  bulat 0 | desimal
  batas keseragaman | Paling banyak 2 di luar A, tidak ada di luar B | ≤ 2
  contoh Dua puluh tablet, rerata 121,65 mg | keseragaman | Lembar uji yang diterbitkan; dengan 10/20 %: 109,485–133,815 dan 97,32–145,98 mg
  sel bobot 126,0 115,0 126,0 118,0 120,0 115,0 112,0 117,0 133,0 135,0 138,0 139,0 140,0 107,0 112,0 111,0 108,0 102,0 147,0 112,0
  keluar x 121,65 | simpangan 12,9748 | luarA 8 | luarB 1 | hasil 10

lembar keseragamanSediaan | Keseragaman sediaan, nilai penerimaan
  tetapan k | Tetapan penerimaan untuk 10 unit | | 2,4
  sekali daftar kadar | Kadar tiap unit | % | 1 | 10
  kali 0
  akhir x | Kadar rata-rata | % | rerata(kadar) | 1
  akhir M | Nilai acuan | % | jika(x < 98,5; 98,5; jika(x > 101,5; 101,5; x)) | 1
  akhir NP | Nilai penerimaan | | abs(M - x) + k * sd(kadar)
  bulat 1 | desimal
  batas L1 | L1, sepuluh unit | ≤ 15,0
  contoh Rerata 97,5 %, simpangan baku 2 | L1 | Dihitung tangan
  sel kadar 100,5 94,5 100,5 94,5 97,5 97,5 97,5 97,5 97,5 97,5 # 4 × 3² / 9 = 2²; 98,5 − 97,5 + 2,4 × 2.
  keluar x 97,5 | M 98,5 | hasil 5,8

lembar disolusiTablet | Disolusi tablet, spektrofotometri | KF-04
  petunjuk Setiap ulangan adalah satu wadah: S1 enam, S2 dua belas, S3 dua puluh empat. Bila satu tahap tidak memenuhi, tambah ulangan sampai tahap berikutnya; di antaranya lembar ini belum lengkap.
  tetapan Q | Q | % | 80
  tetapan setengah | Setengah satuan batas, karena dibandingkan setelah dibulatkan | % | 0,5
  sekali angka volume | Volume medium | mL
  sekali angka fp | Faktor pengenceran
  sekali angka etiket | Tertera di etiket | mg
  ulangan angka A | Serapan | | 4
  kali 6
  hitung hasil | Terlarut | % | (A - a) / m * fp * volume / 1000 / etiket * 100 | 1
  akhir wadah | Wadah | | ${tahap.wadah} | 0
  akhir terkecil | Terkecil | % | min(hasil) | 1
  akhir di15 | Wadah di bawah Q − 15 | | cacah_bawah(hasil; Q - 15 - setengah) | 0
  akhir dilanggar | Ketentuan tahap yang dilanggar | | jika(wadah = 6; ${tahap.S1}; jika(wadah = 12; ${tahap.S2}; ${tahap.S3})) | 0
  akhir disolusi | Rerata | % | jumlah(hasil) / wadah
  bulat 1 | desimal
  kriteria rTerkecil | 0,999 | r
  batas tahap | Q = 80 %, menurut tahapnya
  juga dilanggar | ≤ 0
  ${kurvaBaku('disolusi', 'µg/mL', 'Serapan', 4)}
  contoh S1: enam wadah, terkecil 86,4 % | tahap | Dihitung tangan
  ${garisLurus}
  # 1 µg/mL × 100 × 0,9 L is 90 mg of 500: 18 %. So 4,8 to 5,2 µg/mL are 86,4 to 93,6 %.
  sel volume 900 | fp 100 | etiket 500 | A 0,2500 0,2550 0,2600 0,2650 0,2700 0,2600
  keluar wadah 6 | terkecil 86,4 | dilanggar 0 | hasil 90,0
  contoh S2: dua belas wadah, rerata 81 %, satu 72 % | tahap | Dihitung tangan
  ${garisLurus}
  # Ten of 4,5 µg/mL, one of 4, one of 5: the mean is 4,5, which is 81 %.
  sel volume 900 | fp 100 | etiket 500 | A ${'0,2350 '.repeat(10)} 0,2100 0,2600
  keluar wadah 12 | terkecil 72,0 | di15 0 | dilanggar 0 | hasil 81,0

lembar waktuHancur | Waktu hancur | KF-06
  sekali daftar waktu | Waktu hancur tiap tablet | menit | 1 | 6
  kali 0
  akhir terlama | Waktu hancur terlama | menit | maks(waktu)
  bulat 1 | desimal
  syarat ≤ 15
  contoh Enam tablet, terlama 7,4 menit | syarat | Yang terbesar dari enam
  sel waktu 6,2 7,4 6,8 7,0 6,5 7,1
  keluar hasil 7,4

lembar viskositas | Viskositas Brookfield | KF-15
  sekali angka faktor | Faktor spindel dan kecepatan | cP
  ulangan angka pembacaan | Pembacaan (torsi) | % | 1 | 10–100
  kali 3
  hitung hasil | Viskositas | cP | pembacaan * faktor
  rerata rataan
  bulat 3 | angkaPenting
  syarat 2000–50000
  contoh Pembacaan 24,1, 24,3, 24,2 × 500 | syarat | Dihitung tangan: 24,2 × 500
  sel faktor 500 | pembacaan 24,1 24,3 24,2
  keluar hasil 12100

lembar bobotJenis | Bobot jenis, piknometer
  ulangan angka p0 | Piknometer kosong | g | 4
  ulangan angka p1 | Piknometer + air | g | 4
  ulangan angka p2 | Piknometer + zat | g | 4
  hitung hasil | Bobot jenis | | (p2 - p0) / (p1 - p0)
  rerata rataan
  bulat 4 | desimal
  contoh 31,5/25 dan 31,51/25 | | Dihitung tangan: 1,26 dan 1,2604
  sel p0 20,0000 20,0000 | p1 45,0000 45,0000 | p2 51,5000 51,5100
  keluar hasil 1,2602

lembar ukuranPartikel | Ukuran partikel, rerata bacaan | TF-01
  ${rerataBacaan('Ukuran partikel', 'nm')}
  syarat < 500
  contoh 182,4, 185,0, 183,1 nm | syarat | Dihitung tangan: 550,5/3
  sel hasil 182,4 185,0 183,1
  keluar hasil 183,5

lembar daerahHambat | Daya hambat, rerata diameter | MF-01
  ${rerataBacaan('Diameter daerah hambat', 'mm')}
  contoh 15,2, 15,6, 15,8 mm | | Dihitung tangan
  sel hasil 15,2 15,6 15,8
  # 46,6/3 = 15,5333…; the deviations are −1/3, 1/15 and 4/15: s² = 14/150.
  keluar simpangan 0,31 | hasil 15,5
`);
