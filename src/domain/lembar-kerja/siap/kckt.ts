import { kurvaBaku } from './kurva.ts';
import { bpom12 } from './sumber.ts';
import { tabel } from './tabel.ts';

/** Injections of one standard: `As` is their mean area, `Cs` what it holds; `rumus` is the mg found, `zat`, as what is reported. */
const bakuLuar = (zat: string, satuan: string, rumus: string) => `
  ulangan angka Bu | Bobot sampel | mg | 1
  ulangan angka Fu | Volume larutan uji × pengenceran | mL
  ulangan daftar Au | Luas puncak sampel | | 0 | 2
  hitung zat | ${zat} dalam larutan uji | mg | rerata(Au) / As * Cs * Fu | 4
  hitung hasil | Kadar | ${satuan} | ${rumus}
  rerata
  bersama kesesuaianSistem sistem | Kesesuaian sistem, baku ${zat}
  sekali angka Bs | Bobot baku | mg | 2
  sekali angka Fs | Volume larutan baku | mL
  sekali angka P | Kemurnian baku | %
  ulangan angka luas | Luas puncak | | 0
  ulangan angka ikutan | Faktor ikutan | | 2 | –2,0
  kali 6
  akhir rsdAs | RSD luas puncak | % | rsd(luas) | 2
  akhir ikutanTerbesar | Faktor ikutan terbesar | | maks(ikutan) | 2
  akhir Cs | Kadar larutan baku | mg/mL | Bs * P / 100 / Fs | 5
  akhir As | Luas puncak rata-rata | | rerata(luas) | 0`;

// 50,00 mg of 99,5 % in 100 mL: Cs = 0,4975 mg/mL; the areas have the mean 500000.
const contohBaku = (batas: string, sumber: string, Bu: string, Fu: string) => `
  contoh Luas 480200 dan 484400 terhadap 500000 | ${batas} | ${sumber}
  dari sistem | Bs 50,00 | Fs 100 | P 99,5 | luas 500000 501000 499000 500500 499500 500000 | ikutan 1,10 1,12 1,11 1,10 1,09 1,10
  sel Bu ${Bu} ${Bu} | Fu ${Fu} ${Fu} | Au 480000/480400 484000/484800`;

const larutan = `
  sekali angka V | Volume larutan | mL
  sekali angka fp | Faktor pengenceran
  ulangan angka bobot | Bobot sampel | g | 4`;

const toksin = ['B1', 'B2', 'G1', 'G2'];
const tiap = (tulis: (satu: string) => string, antara = '\n') => toksin.map(tulis).join(antara);

export const kckt = tabel(`
lembar kcktTabletParasetamol | Kadar tablet parasetamol, KCKT baku luar | KF-01
  sekali angka bobotRerata | Bobot rata-rata tablet | mg | 1
  sekali angka etiket | Tertera di etiket | mg
  bulat 2 | desimal
  syarat 90,0–110,0
  ${bakuLuar('Parasetamol', '%', 'zat / Bu * bobotRerata / etiket * 100')}
  ${contohBaku('syarat', 'Dihitung tangan: rerata 100,150643…', '57,5', '100')}
  sel bobotRerata 600,0 | etiket 500
  keluar hasil 100,15 # 47,7799 and 48,1978 mg of 57,5 mg, × 1,2: 99,714573…, 100,586713…

lembar kcktKafein | Kadar kafein, KCKT baku luar | KF-10
  bulat 4 | angkaPenting
  ${bakuLuar('Kafein', 'mg/g', 'zat / Bu * 1000')}
  ${contohBaku('', 'Dihitung tangan: rerata 23,994425', '1000,0', '50')}
  keluar hasil 23,99 # 23,88995 and 24,0989 mg of 1 g.

lembar kcktHidrokuinon | Hidrokuinon dalam krim, KCKT baku luar | LP-12
  bulat 3 | desimal
  batas kosmetika | Kosmetika: tidak boleh ada
  tidakBolehAda
  ${bakuLuar('Hidrokuinon', '%', 'zat / Bu * 100')}
  ${contohBaku('kosmetika', 'Dihitung tangan: rerata 0,023994425', '2000,0', '1')}
  keluar hasil 0,024 # 0,477799 and 0,481978 mg of 2 g.

lembar kcktNatriumBenzoat | Natrium benzoat, KCKT menurut kurva baku | LP-19
  ${larutan}
  ulangan daftar Au | Luas puncak sampel | | 0 | 2
  hitung c | Kadar larutan | µg/mL | (rerata(Au) - a) / m | 4
  hitung hasil | Kadar natrium benzoat | mg/kg | c * V * fp / bobot
  rerata
  bulat 1 | desimal
  kriteria rTerkecil | 0,999 | r
  syarat ≤ 600
  ${kurvaBaku('natrium benzoat', 'µg/mL', 'Luas puncak', 0)}
  contoh Luas = 2000 × kadar + 100 | syarat | Dihitung tangan
  dari kurva | x 10 20 40 60 80 | y 20100 40100 80100 120100 160100
  sel V 50 | fp 1 | bobot 5,0000 5,0000 | Au 60000/60200 61000/61200 # 30 µg/mL × 50/5 = 300 and 30,5 × 10 = 305.
  keluar hasil 302,5

lembar kcktAflatoksin | Aflatoksin total, KCKT menurut kurva baku | LP-14
  ${larutan}
  ${tiap((satu) => `ulangan angka A${satu} | Luas puncak ${satu} | | 0`)}
  ${tiap((satu) => `hitung k${satu} | Aflatoksin ${satu} | µg/kg | (A${satu} - a${satu}) / m${satu} * V * fp / bobot | 3`)}
  hitung hasil | Aflatoksin total | µg/kg | ${tiap((satu) => `k${satu}`, ' + ')}
  akhir B1 | Aflatoksin B1 | µg/kg | rerata(kB1) | 2
  rerata total | Aflatoksin total
  bulat 2 | desimal
  ${tiap((satu) => `kriteria rTerkecil | 0,995 | r${satu}`)}
  batas obatTradisional | Obat tradisional, aflatoksin total dan B1 | ≤ 20 | ${bpom12}
  juga B1 | ≤ 5
  ${tiap((satu) => kurvaBaku(`aflatoksin ${satu}`, 'ng/mL', 'Luas puncak', 0, satu))}
  contoh Luas = 1000 × kadar untuk keempatnya | obatTradisional | Dihitung tangan: 7,4 dan 7,8
  ${tiap((satu) => `dari kurva${satu} | x 1 2 4 8 | y 1000 2000 4000 8000`)}
  # Of 5 g twice the reading: 4 + 1 + 2 + 0,4 and 4,2 + 1 + 2,2 + 0,4.
  sel V 10 | fp 1 | bobot 5,0000 5,0000 | AB1 2000 2100 | AB2 500 500 | AG1 1000 1100 | AG2 200 200
  keluar B1 4,10 | hasil 7,60
`);
