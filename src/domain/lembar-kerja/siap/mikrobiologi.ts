import { bpom12 } from './sumber.ts';
import { tabel } from './tabel.ts';

const alt = `
  batas rajanganSeduh | Rajangan, diseduh | ≤ 1000000 | ${bpom12}
  batas rajanganRebus | Rajangan, direbus | ≤ 10000000 | ${bpom12}
  batas obatDalam | Obat dalam lainnya | ≤ 10000 | ${bpom12}`;
const akk = `
  batas rajanganSeduh | Rajangan, diseduh | ≤ 10000 | ${bpom12}
  batas obatDalam | Obat dalam lainnya | ≤ 1000 | ${bpom12}`;

const hitungCawan = (aturan: string, cara = 'setengahKeAtas') => `
  ulangan cawan koloni | Cacah koloni | koloni/g | ${aturan} | 1 2 3 4
  kali 1
  hitung hasil | Angka koloni | koloni/g | koloni
  rerata angkaKoloni | Angka koloni
  bulat 2 | angkaPenting | ${cara}`;

// Example 6 of FDA BAM, which the rule sets count differently.
const contohBam = (sumber: string) => `
  contoh 10^-2: 232, 244; 10^-3: 33, 28 | rajanganSeduh | ${sumber}
  sel koloni 2: 232 244; 3: 33 28`;

/** A result that is one of a few words; the first is what is asked for. */
const kata = (kunci: string, nama: string, untuk: string, baik: string, gagal: string) => `
lembar ${kunci} | ${nama} | ${untuk}
  sekali pilihan pengamatan | ${nama} | ${baik} | !${gagal}
  kali 0
  bulat 0 | desimal
  batas syarat | ${baik}
  contoh ${baik} | syarat | Pilihan dilaporkan seperti dipilih
  sel pengamatan ${baik}
  keluar hasil ${baik}`;

export const mikrobiologi = tabel(`
lembar altIso7218 | Angka lempeng total, ISO 7218 | LP-01
  ${hitungCawan('iso7218')}
  ${alt}
  contoh 10^-3: 102; 10^-4: 8, satu cawan setiap pengenceran | rajanganSeduh | ISO/TS 19036:2006 Amd 1:2009, contoh 1: 110/(1,1 × 10^-3)
  sel koloni 3: 102 hilang; 4: 8 hilang
  keluar hasil 1,0 × 10^5

lembar altPpomn | Angka lempeng total, PPOMN MA 96/MIK/00 | LP-01
  ${hitungCawan('ppomnAlt')}
  ${alt}
  ${contohBam('Cawan contoh FDA BAM bab 3: (23800 + 30500)/2 = 27150')}
  keluar hasil 2,7 × 10^4

lembar altBam | Angka lempeng total, FDA BAM bab 3
  ${hitungCawan('bam', 'bam')}
  ${alt}
  ${contohBam('FDA BAM bab 3: 537/0,022 = 24409,09…')}
  keluar hasil 2,4 × 10^4

lembar akkIso21527 | Angka kapang khamir, ISO 21527-2 | LP-02
  ${hitungCawan('iso21527')}
  ${akk}
  contoh 10^-1: 42, 38; 10^-2: 5, 3 | obatDalam | Dihitung tangan: 88/(2,2 × 10^-1) = 400
  sel koloni 1: 42 38; 2: 5 3
  keluar hasil 4,0 × 10^2

lembar akkPpomn | Angka kapang khamir, PPOMN MA 97/MIK/00 | LP-02
  ${hitungCawan('ppomnAkk')}
  ${akk}
  contoh 10^-1: 60, 40; 10^-2: 10, 5 | obatDalam | Dihitung tangan: (500 + 750)/2 = 625
  sel koloni 1: 60 40; 2: 10 5
  keluar hasil 6,3 × 10^2

lembar ujiUsap | Cemaran mikroba, uji usap | MF-02
  sekali angka pembilas | Volume pembilas | mL
  sekali angka luas | Luas yang diusap | cm²
  ulangan cawan koloni | Cacah koloni | koloni/mL | iso7218 | 0 1 2
  kali 1
  hitung hasil | Cemaran | koloni/cm² | koloni * pembilas / luas
  rerata cemaran | Cemaran
  bulat 2 | angkaPenting
  syarat ≤ 50
  contoh 10^0: 38, 42 dari 10 mL, 25 cm² | syarat | Dihitung tangan: 40 × 10/25
  sel pembilas 10 | luas 25 | koloni 0: 38 42
  keluar hasil 16

lembar escherichiaColi | Escherichia coli (APM) | LP-04
  petunjuk Tiga tabung setiap deret: 0,1 g; 0,01 g; 0,001 g, menurut tabel FDA BAM Lampiran 2. Untuk deret lain kalikan rumusnya: dari 1 g; 0,1 g; 0,01 g tulis apm(tabung1; tabung2; tabung3) / 10.
  sekali cacah tabung1 | Tabung positif dari 0,1 g | tabung | 0–3
  sekali cacah tabung2 | Tabung positif dari 0,01 g | tabung | 0–3
  sekali cacah tabung3 | Tabung positif dari 0,001 g | tabung | 0–3
  kali 0
  akhir perGram | Angka paling mungkin | APM/g | apm(tabung1; tabung2; tabung3)
  bulat 2 | angkaPenting
  syarat < 3
  contoh 0-0-0: tidak ada yang tumbuh | syarat | FDA BAM Lampiran 2, Tabel 1
  sel tabung1 0 | tabung2 0 | tabung3 0
  keluar hasil < 3,0
  contoh 2-2-0 | syarat | FDA BAM Lampiran 2, Tabel 1, menurut uji paket FDA MPN 0.3.0
  sel tabung1 2 | tabung2 2 | tabung3 0
  keluar hasil 21

${kata('gugusFungsi', 'Identifikasi gugus fungsi', 'KF-12', 'Sesuai baku pembanding', 'Tidak sesuai baku pembanding')}
${kata('profilKlt', 'Profil kromatografi lapis tipis', 'KF-13', 'Pola sesuai pembanding', 'Pola tidak sesuai pembanding')}
${kata('salmonella', 'Salmonella spp.', 'LP-03', 'Negatif/25 g', 'Positif/25 g')}
${kata('staphylococcusAureus', 'Staphylococcus aureus', 'LP-05', 'Negatif/g', 'Positif/g')}
${kata('bkoParasetamol', 'Bahan kimia obat: parasetamol', 'LP-13', 'Negatif', 'Positif')}
`);
