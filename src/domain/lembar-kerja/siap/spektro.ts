import { garisLurus, kurvaBaku } from './kurva.ts';
import { bpom12 } from './sumber.ts';
import { tabel } from './tabel.ts';

const larutan = `
  sekali angka V | Volume larutan | mL
  sekali angka fp | Faktor pengenceran`;

/** A sample read on a line: what is weighed, what is measured, and what the reading `c` of the line comes to. */
const menurutKurva = (
  [zat, satuanBaku, sinyal, desimal]: [zat: string, satuanBaku: string, sinyal: string, desimal: number],
  [satuan, ungkapan, r]: [satuan: string, ungkapan: string, r: string],
  bobot = 'g | 4',
  blangko = false,
) => `
  ${larutan}
  ulangan angka bobot | Bobot sampel | ${bobot}
  ulangan angka A | ${sinyal} | | ${desimal}
  ${blangko ? `ulangan angka Ab | ${sinyal} pembanding | | ${desimal}` : ''}
  hitung c | Kadar larutan | ${satuanBaku} | (${blangko ? 'A - Ab' : 'A'} - a) / m | 4
  hitung hasil | Kadar ${zat} | ${satuan} | ${ungkapan}
  rerata
  kriteria rTerkecil | ${r} | r
  ${kurvaBaku(zat, satuanBaku, sinyal, desimal)}`;

// 0,26 and 0,2725 on the line are 5 and 5,25 µg/mL: 500/25 = 20 and 525/25,2 = 20,8333… mg/g.
const fenolik = (zat: string, satuan: string) => `
  bulat 4 | angkaPenting
  ${menurutKurva([zat, 'µg/mL', 'Serapan', 4], [satuan, 'c * V * fp / bobot', '0,999'], 'mg | 1')}
  contoh Garis lurus, serapan 0,2600 dan 0,2725 | | Dihitung tangan: rerata 20,41666…
  ${garisLurus}
  sel V 10 | fp 10 | bobot 25,0 25,2 | A 0,2600 0,2725
  keluar hasil 20,42`;

// The line of example 5: slope 0,0214114285714…, intercept 0,00220952380952…; 1,998487… and 2,045191… of its unit: the mean is 2,021839…
const ssa = (unsur: string, satuanBaku: string, batas: string, V: number, hasil: string) => `
  bulat 3 | desimal
  ${menurutKurva(
    [unsur, satuanBaku, 'Serapan', 4],
    ['mg/kg', `c * V * fp / bobot${satuanBaku === 'µg/L' ? ' / 1000' : ''}`, '0,995'],
  )}
  contoh Garis Fe, serapan 0,0450 dan 0,0460 | ${batas} | Garis: skripsi USU (r 0,99978); serapan sampel dimisalkan, dihitung tangan
  dari kurva | x 0 2 4 6 8 10 | y 0,0001 0,0463 0,0882 0,1330 0,1733 0,2147
  sel V ${V} | fp 1 | bobot 5,0000 5,0000 | A 0,0450 0,0460
  keluar hasil ${hasil}`;

const panjangGelombang = [290, 295, 300, 305, 310, 315, 320];
/** EE × I of Mansur's method, by wavelength. */
const eeI = ['0,0150', '0,0817', '0,2874', '0,3278', '0,1864', '0,0839', '0,0180'];
const tiap = (tulis: (nm: number, urutan: number) => string, antara = '\n') =>
  panjangGelombang.map(tulis).join(antara);

export const spektro = tabel(`
lembar flavonoidTotal | Flavonoid total menurut kurva baku | KF-07
  ${fenolik('kuersetin', 'mg QE/g')}

lembar fenolTotal | Fenol total menurut kurva baku | KF-08
  ${fenolik('asam galat', 'mg GAE/g')}

lembar kurkuminoid | Kadar kurkuminoid, KLT-densitometri | KF-11
  bulat 2 | desimal
  syarat ≥ 3,2
  ${menurutKurva(['kurkumin', 'µg/mL', 'Luas puncak', 1], ['%', 'c * V * fp / bobot / 1000 * 100', '0,995'], 'mg | 1')}
  contoh Luas 10 × kadar + 5 | syarat | Dihitung tangan: rerata 5,1875
  dari kurva | x 20 40 60 80 100 | y 205,0 405,0 605,0 805,0 1005,0
  sel V 25 | fp 1 | bobot 20,0 20,0 | A 405,0 435,0 # 40 µg/mL × 25/20 = 50 µg/mg; 43 × 25/20 = 53,75.
  keluar hasil 5,19

lembar hidroksimetilfurfural | Hidroksimetilfurfural menurut kurva baku | LP-16
  bulat 2 | desimal
  syarat ≤ 40
  ${menurutKurva(['HMF', 'µg/mL', 'Serapan', 4], ['mg/kg', 'c * V * fp / bobot', '0,999'], 'g | 4', true)}
  contoh Garis lurus, serapan dikurangi pembanding 0,1600 dan 0,1700 | syarat | Dihitung tangan
  ${garisLurus}
  # 3 × 50/5 = 30 and 3,2 × 50/5 = 32.
  sel V 50 | fp 1 | bobot 5,0000 5,0000 | A 0,2000 0,2110 | Ab 0,0400 0,0410
  keluar hasil 31,00

lembar ssaTimbal | Cemaran timbal, SSA | LP-06
  batas obatTradisional | Obat tradisional | ≤ 10 | ${bpom12}
  ${ssa('Pb', 'mg/L', 'obatTradisional', 10, '4,044')}

lembar ssaKadmium | Cemaran kadmium, SSA | LP-07
  batas obatTradisional | Obat tradisional | ≤ 0,3 | ${bpom12}
  ${ssa('Cd', 'µg/L', 'obatTradisional', 50, '0,020')}

lembar ssaMerkuri | Cemaran merkuri, SSA uap dingin | LP-20
  batas obatTradisional | Obat tradisional | ≤ 0,5 | ${bpom12}
  syarat ≤ 1
  ${ssa('Hg', 'µg/L', 'syarat', 50, '0,020')}

lembar serapanJenis | Kadar menurut A1%1cm
  tetapan A1 | A1%1cm parasetamol, 257 nm dalam NaOH 0,1 N | | 715
  tetapan tebal | Tebal kuvet | cm | 1
  ${larutan}
  ulangan angka b | Bobot sampel | g | 4
  ulangan angka A | Serapan | | 4
  hitung c | Kadar larutan | g/100 mL | A / (A1 * tebal) | 6
  hitung hasil | Kadar | % | c * V / 100 * fp / b * 100
  rerata
  bulat 2 | desimal
  contoh Serapan 0,4290 dan 0,4433 | | Dihitung tangan: rerata 98,4375
  # 0,0006 × 250 = 0,15 g of 0,15 and 0,00062 × 250 = 0,155 g of 0,16: 100 and 96,875 %.
  sel V 250 | fp 100 | b 0,1500 0,1600 | A 0,4290 0,4433
  keluar hasil 98,44

lembar ic50 | IC50 (peredaman DPPH) | KF-09
  petunjuk Setiap ulangan adalah satu kadar larutan uji.
  sekali angka Ak | Serapan kontrol | | 4
  ulangan angka kadar | Kadar larutan uji | µg/mL
  ulangan angka A | Serapan | | 4
  kali 5
  hitung inhibisi | Inhibisi | % | (Ak - A) / Ak * 100 | 2
  akhir m | Kemiringan | | kemiringan(kadar; inhibisi) | 6
  akhir a | Potongan | | potong(kadar; inhibisi) | 6
  akhir r | Korelasi | | korelasi(kadar; inhibisi) | 5
  akhir IC50 | IC50 | µg/mL | (50 - a) / m
  bulat 2 | desimal
  kriteria nTerkecil | 4
  contoh Inhibisi 26, 42, 58, 74, 90 % pada 20 sampai 100 µg/mL | | Dihitung tangan: inhibisi = 0,8 × kadar + 10
  sel Ak 0,8000 | kadar 20 40 60 80 100 | A 0,5920 0,4640 0,3360 0,2080 0,0800
  keluar r 1,00000 | hasil 50,00

lembar spfMansur | Nilai SPF in vitro (Mansur) | KF-14
  tetapan FK | Faktor koreksi | | 10
  ${tiap((nm, urutan) => `tetapan E${nm} | EE × I ${nm} nm | | ${eeI[urutan]}`)}
  ${tiap((nm) => `ulangan angka A${nm} | Serapan ${nm} nm | | 4`)}
  kali 3
  hitung hasil | SPF | | FK * (${tiap((nm) => `E${nm} * A${nm}`, ' + ')})
  rerata spf
  bulat 2 | desimal
  contoh Serapan sama di ketujuh panjang gelombang: 1,5, 1,6, 1,7 | | Dihitung tangan: rerata 16,0032
  # The constants add up to 1,0002: 15,003, 16,0032, 17,0034.
  sel ${tiap((nm) => `A${nm} 1,5000 1,6000 1,7000`, ' | ')}
  keluar hasil 16,00
`);
