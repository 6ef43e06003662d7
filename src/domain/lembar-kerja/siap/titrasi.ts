import { fi4 } from './sumber.ts';
import { tabel } from './tabel.ts';

/** What a titrant is standardised with: so many mg of it for each mL at the nominal strength. */
type Titran = { satuan: 'N' | 'M'; nominal: string; baku: string; kesetaraan: string; sumber?: string };

const naoh: Titran = { satuan: 'N', nominal: '0,1', baku: 'KHP', kesetaraan: '20,42', sumber: 'Skripsi USU' };
const iodium: Titran = { satuan: 'N', nominal: '0,1', baku: 'As2O3', kesetaraan: '4,946' };
const sulfat: Titran = { satuan: 'N', nominal: '0,5', baku: 'Na2CO3', kesetaraan: '26,50' };
const tiosulfat: Titran = { satuan: 'N', nominal: '0,01', baku: 'K2Cr2O7', kesetaraan: '0,4903' };
const edta: Titran = { satuan: 'M', nominal: '0,01', baku: 'CaCO3', kesetaraan: '1,0009' };

/** Strength and blank; `N` or `M` goes unrounded into the results, as the mean of its repeats. */
const dibakukan = ({ satuan, nominal, baku, kesetaraan, sumber = '' }: Titran) => `
  tetapan nominal | Kadar nominal titran | ${satuan} | ${nominal}
  tetapan kesetaraanBaku | ${baku} untuk tiap mL titran ${nominal} ${satuan} | mg | ${kesetaraan} | ${sumber}
  bersama pembakuan pembakuan | Pembakuan titran dengan ${baku}
  ulangan angka bobotBaku | Bobot ${baku} | mg | 1
  ulangan angka volumeTitran | Volume titran | mL | 2
  kali 3
  hitung kadarTitran | Kadar titran | ${satuan} | bobotBaku * nominal / (volumeTitran * kesetaraanBaku) | 6
  akhir rsdTitran | RSD pembakuan | % | rsd(kadarTitran) | 2
  akhir ${satuan} | Kadar titran rata-rata | ${satuan} | rerata(kadarTitran) | 6
  bersama blangko blangko | Titrasi blangko
  ulangan angka volumeBlangko | Volume titran | mL | 2
  kali 2
  akhir Vb | Volume blangko | mL | rerata(volumeBlangko) | 2
  lembarnya`;
/** The same weighing and volume three times, so that the strength is one exact number; a blank of so many mL, twice. */
const contohTitran = (bobot: string, volume: string, blangko: string) => `
  dari pembakuan | bobotBaku ${bobot} ${bobot} ${bobot} | volumeTitran ${volume} ${volume} ${volume}
  dari blangko | volumeBlangko ${blangko} ${blangko}`;

/** A burette that was filled again is read twice more; without that the second pair stays empty. */
const dititrasi = (satuan: string, label: string, ungkapan: string) => `
  ulangan angka awal | Volume awal | mL | 2
  ulangan angka akhir | Volume akhir | mL | 2
  ulangan angka awal2 | Volume awal setelah isi ulang | mL | 2
  ulangan angka akhir2 | Volume akhir setelah isi ulang | mL | 2
  hitung V | Volume titran | mL | akhir - awal + jika(ada(awal2) atau ada(akhir2); akhir2 - awal2; 0) | 2
  hitung hasil | ${label} | ${satuan} | ${ungkapan}
  akhir simpangan | RSD | % | rsd(hasil) | 2
  rerata`;

/** Per cent of the substance itself; `volume` is what was used of the titrant: back titration takes what is left of the blank. */
const bahanBaku = (zat: string, be: string, sumber: string, volume = '(V - Vb)') => `
  tetapan BE | Bobot ekivalen ${zat} | mg/mek | ${be} | ${sumber}
  kali 3
  ulangan angka b | Bobot zat | mg | 1
  ${dititrasi('%', 'Kadar', `${volume} * N * BE / b * 100`)}
  bulat 2 | desimal
  kriteria rsd | 1`;

/** Per cent of what the label says. */
const tablet = (zat: string, kesetaraan: string, { nominal, satuan }: Titran, sumber = '') => `
  tetapan kesetaraan | ${zat} untuk tiap mL titran ${nominal} ${satuan} | mg | ${kesetaraan} | ${sumber}
  sekali angka bobotRerata | Bobot rata-rata tablet | mg | 1
  sekali angka etiket | Tertera di etiket | mg
  ulangan angka b | Bobot serbuk | mg | 1
  ${dititrasi('%', 'Kadar dari yang tertera', '(V - Vb) * (N / nominal) * kesetaraan / b * bobotRerata / etiket * 100')}
  bulat 2 | desimal
  kriteria rsd | 1`;

export const titrasi = tabel(`
lembar titrasiAsamMefenamat | Kadar asam mefenamat, titrasi alkalimetri | KF-03
  ${dibakukan(naoh)}
  ${bahanBaku('asam mefenamat', '241,3', '')}
  batas fi4 | Asam mefenamat | 98,0–102,0 | ${fi4}
  contoh NaOH 0,1 N tepat, tiga penetapan | fi4 | Dihitung tangan
  ${contohTitran('204,2', '10,00', '0,10')}
  # 10,00 × 0,1 × 241,3 = 241,3 mg of 241,3, 243,0 and 240,0 mg: 100, 99,300411…, 100,541666…
  sel b 241,3 243,0 240,0 | awal 0,00 10,10 20,20 | akhir 10,10 20,20 30,30
  keluar simpangan 0,62 | hasil 99,95

lembar titrasiTabletAsamMefenamat | Kadar tablet asam mefenamat, titrasi alkalimetri | KF-03
  ${dibakukan(naoh)}
  ${tablet('Asam mefenamat', '24,13', naoh, 'Skripsi USU')}
  contoh 365,8 mg/10,40 mL dan 370,9 mg/10,50 mL | | Skripsi USU, dengan N yang dihitung ulang
  dari pembakuan | bobotBaku 200,9 201,0 | volumeTitran 9,60 9,60
  dari blangko | volumeBlangko 0,00 0,00
  sel bobotRerata 730,1 | etiket 500 | b 365,8 370,9 | awal 0,00 10,40 | akhir 10,40 20,90
  # N is 0,102509: 102,69 and 102,25; with the misprinted 0,1030 it would be 102,96.
  keluar hasil 102,47

lembar titrasiTabletAsamAskorbat | Kadar tablet asam askorbat, titrasi iodimetri | KF-02
  ${dibakukan(iodium)}
  ${tablet('Asam askorbat', '8,806', iodium)}
  syarat 90,0–110,0
  contoh Iodium 0,1 N tepat, tablet 50 mg | syarat | Dihitung tangan
  ${contohTitran('49,46', '10,00', '0,00')}
  # 88,06 × 200/50/350 = 100,64 %; 89,8212 × 4/352 = 102,069545… %.
  sel bobotRerata 200,0 | etiket 50 | b 350,0 352,0 | awal 0,00 10,00 | akhir 10,00 20,20
  keluar hasil 101,35

lembar titrasiIbuprofen | Kadar ibuprofen, titrasi alkalimetri
  ${dibakukan(naoh)}
  ${bahanBaku('ibuprofen', '206,3', 'Skripsi USU')}
  batas fi4 | Ibuprofen | 97,0–103,0 | ${fi4}
  contoh N 0,1056, 11,75 mL, blangko 0,40 mL, enam penetapan | fi4 | Skripsi USU; bobot KHP dipilih agar N 0,1056
  ${contohTitran('215,6352', '10,00', '0,40')}
  sel b 250,7 251,4 250,2 250,9 250,4 250,1 | awal ${'0,00 '.repeat(6)} | akhir ${'11,75 '.repeat(6)}
  keluar simpangan 0,19 | hasil 98,66

lembar titrasiKembali | Kadar asam asetilsalisilat, titrasi kembali
  ${dibakukan(sulfat)}
  ${bahanBaku('asam asetilsalisilat', '90,08', '', '(Vb - V)')}
  contoh Blangko 50,00 mL, tersisa 16,70 dan 16,48 mL | | Dihitung tangan
  ${contohTitran('530,0', '20,00', '50,00')}
  # 33,30 × 0,5 × 90,08 = 1499,832 mg of 1500,0; 33,52 × 45,04 = 1509,7408 of 1510,0: 99,9888 and 99,982834…
  sel b 1500,0 1510,0 | awal 0,00 20,00 | akhir 16,70 36,48
  keluar hasil 99,99

lembar bilanganPeroksida | Bilangan peroksida | KF-17
  ${dibakukan(tiosulfat)}
  ulangan angka b | Bobot zat | g | 4
  ${dititrasi('mg ek/kg', 'Bilangan peroksida', '(V - Vb) * N * 1000 / b')}
  bulat 2 | desimal
  syarat ≤ 2,0
  contoh Tiosulfat 0,01 N tepat, blangko 0,05 mL | syarat | Dihitung tangan: rerata 1,225
  ${contohTitran('4,903', '10,00', '0,05')}
  sel b 5,0000 5,2000 | awal 0,00 0,65 | akhir 0,65 1,35 # 0,60 × 10/5 = 1,2 and 0,65 × 10/5,2 = 1,25.
  keluar hasil 1,23

lembar kesadahanTotal | Kesadahan total (CaCO3) | LP-18
  ${dibakukan(edta)}
  sekali angka volumeSampel | Volume sampel | mL | 2
  ${dititrasi('mg/L', 'Kesadahan', '(V - Vb) * M * 100,09 * 1000 / volumeSampel')}
  bulat 1 | desimal
  syarat ≤ 500
  contoh EDTA 0,01 M tepat, 50 mL sampel | syarat | Dihitung tangan: rerata 121,1089
  ${contohTitran('10,009', '10,00', '0,05')}
  # 6,00 and 6,10 mL × 20,018 mg/L: 120,108 and 122,1098.
  sel volumeSampel 50,00 | awal 0,00 6,05 | akhir 6,05 12,20
  keluar hasil 121,1
  contoh Buret diisi ulang pada titrasi kedua: 4,00 + 2,15 mL | syarat | Dihitung tangan: seperti 6,15 mL sekali baca
  ${contohTitran('10,009', '10,00', '0,05')}
  sel volumeSampel 50,00 | awal 0,00 46,00 | akhir 6,05 50,00 | awal2 - 0,00 | akhir2 - 2,15
  keluar hasil 121,1

lembar karlFischer | Kadar air Karl Fischer | KF-16
  ulangan angka b | Bobot zat | mg | 1
  ulangan angka V | Volume pereaksi | mL | 2
  hitung hasil | Kadar air | % | (V - Vb) * F / b * 100
  rerata
  bulat 3 | desimal
  syarat ≤ 0,5
  bersama pembakuan pembakuan | Faktor pereaksi Karl Fischer
  ulangan angka air | Bobot air | mg | 1
  ulangan angka volume | Volume pereaksi | mL | 2
  kali 3
  hitung faktor | Faktor | mg/mL | air / volume | 4
  akhir rsdFaktor | RSD faktor | % | rsd(faktor) | 2
  akhir F | Faktor rata-rata | mg/mL | rerata(faktor) | 4
  bersama blangko blangko | Blangko pelarut
  ulangan angka volume | Volume pereaksi | mL | 2
  kali 1
  akhir Vb | Volume blangko | mL | rerata(volume) | 2
  contoh Faktor 5 mg/mL, dua penetapan | syarat | Dihitung tangan
  dari pembakuan | air 50,0 50,1 49,9 | volume 10,00 10,02 9,98
  dari blangko | volume 0,02
  sel b 500,0 400,0 | V 0,42 0,36 # 0,4 × 5/500 = 0,4 % and 0,34 × 5/400 = 0,425 %: the mean is 0,4125, which rounds up.
  keluar hasil 0,413
`);
