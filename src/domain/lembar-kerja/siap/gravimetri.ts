import { fhi2008, bpom12 } from './sumber.ts';
import { tabel } from './tabel.ts';

const pengeringan = `
  ulangan seri w0 | Wadah kosong
  ulangan angka w1 | Wadah + zat | g | 4
  ulangan seri w2 | Wadah + zat kering | w0
  hitung hasil | Susut | % | (w1 - w2) / (w1 - w0) * 100
  rerata
  bulat 2 | desimal`;
// 0,1/3,5 = 2,857142… and 0,058/2 = 2,9: the mean is 2,878571…
const dikeringkan = (batas: string) => `
  contoh Dua penetapan, 0,100 g dari 3,500 g dan 0,058 g dari 2,000 g | ${batas} | Penetapan pertama: kuliah STTIF (2,857…, tercetak 2,85); kedua dihitung tangan
  sel w0 30,0000 25,0000 | w1 33,5000 27,0000 | w2 33,4000 26,9420
  keluar hasil 2,88`;

const mmi = 'Materia Medika Indonesia (Depkes 1995), sebagaimana dikutip';
const sari = (pelarut: string, kunyit: string) => `
  petunjuk Maserasi 5 g serbuk kering udara dengan ${pelarut} 24 jam, dikocok 6 jam lalu didiamkan 18 jam; uapkan 20 mL filtrat dan panaskan pada 105 °C sampai bobot tetap.
  tetapan V | Volume pelarut | mL | 100 | ${mmi}
  tetapan v | Volume filtrat yang diuapkan | mL | 20 | ${mmi}
  ulangan angka b | Bobot serbuk | g | 4
  ulangan seri c0 | Cawan kosong
  ulangan seri c1 | Cawan + sari | c0
  hitung hasil | Kadar sari | % | (c1 - c0) * V / v / b * 100
  akhir simpangan | RSD | % | rsd(hasil) | 2
  rerata
  bulat 2 | desimal
  batas kunyit | Kunyit | ≥ ${kunyit}`;

export const gravimetri = tabel(`
lembar susutPengeringan | Susut pengeringan | LP-09
  petunjuk Timbang 1–2 g dalam botol timbang dangkal yang sudah dikeringkan dan ditara, lapisan 5 mm, keringkan pada 105 °C sampai bobot tetap.
  ${pengeringan}
  kriteria selisih | 0,25
  batas kunyit | Kunyit | ≤ 10,00 | ${fhi2008}
  batas temuGiring | Temu giring | ≤ 10,00 | ${fhi2008}
  syarat ≤ 10
  ${dikeringkan('kunyit')}

lembar kadarAirOven | Kadar air cara oven | LP-08
  ${pengeringan}
  kriteria rsd | 4 | | Pedoman laboratorium untuk kadar air cara oven
  batas obatTradisional | Obat tradisional | ≤ 10 | ${bpom12}
  batas efervesen | Efervesen | ≤ 5 | ${bpom12}
  syarat ≤ 10
  ${dikeringkan('obatTradisional')}

lembar kadarAbuTotal | Kadar abu total | LP-10
  ulangan seri k0 | Krus pijar kosong
  ulangan angka b | Bobot zat | g | 4
  ulangan seri k1 | Krus + abu | k0
  hitung hasil | Abu total | % | (k1 - k0) / b * 100
  rerata
  bulat 2 | desimal
  batas kunyit | Kunyit | ≤ 8,20 | ${fhi2008}
  batas temuGiring | Temu giring | ≤ 9,80 | ${fhi2008}
  syarat ≤ 8,2
  contoh Abu 0,061/2,012, 0,060/2,003, 0,061/2,021 g | kunyit | Skripsi USU (tercetak 3,01); krus kosong dimisalkan
  sel k0 25,0000 25,0000 25,0000 | b 2,0120 2,0030 2,0210 | k1 25,0610 25,0600 25,0610
  keluar hasil 3,02 # 3,031809… 2,995506… 3,018307…: the mean is 3,015207…

lembar kadarAbuTidakLarutAsam | Kadar abu tidak larut asam
  petunjuk Didihkan abu dengan 25 mL HCl encer 5 menit, saring dengan kertas bebas abu, pijarkan.
  ulangan seri k0 | Krus pijar kosong
  ulangan angka b | Bobot zat | g | 4
  ulangan seri k1 | Krus + abu total | k0
  ulangan seri k2 | Krus + abu tidak larut asam | k0
  hitung total | Abu total | % | (k1 - k0) / b * 100 | 2
  hitung hasil | Abu tidak larut asam | % | (k2 - k0) / b * 100
  akhir abuTotal | Abu total, rerata | % | rerata(total) | 2
  rerata
  bulat 2 | desimal
  contoh Dua penetapan dari 2 g | | Dihitung tangan
  sel k0 25,0000 26,0000 | b 2,0000 2,5000 | k1 25,0600 26,0740 | k2 25,0100 26,0120
  keluar abuTotal 2,98 | hasil 0,49 # Total 3 and 2,96; 0,5 and 0,48.

lembar kerapuhanTablet | Kerapuhan tablet | TF-02
  ulangan angka w1 | Bobot tablet sebelum diputar | g | 4
  ulangan angka w2 | Bobot tablet sesudah dibebasdebukan | g | 4
  kali 1
  hitung hasil | Kerapuhan | % | (w1 - w2) / w1 * 100
  rerata kerapuhan | Kerapuhan
  bulat 2 | desimal
  syarat ≤ 1,0
  contoh 26 mg hilang dari 6,5 g | syarat | Dihitung tangan: 0,026/6,5 = 0,004
  sel w1 6,5000 | w2 6,4740
  keluar hasil 0,40

lembar sariLarutEtanol | Kadar sari larut etanol | LP-11
  ${sari('etanol', '11,4')}
  contoh Dua penetapan dari 5 g | kunyit | Dihitung tangan
  sel b 5,0000 5,2000 | c0 40,0000 41,0000 | c1 40,1300 41,1300
  keluar simpangan 2,77 | hasil 12,75 # 13 and 12,5; RSD = 0,353553…/12,75 = 2,772968… %.

lembar sariLarutAir | Kadar sari larut air
  ${sari('air kloroform', '11,5')}
  contoh Sari 0,195/5,013, 0,192/5,008, 0,192/5,009 g | kunyit | Skripsi USU (19,4494; 19,1693; 19,1655); cawan kosong dimisalkan
  sel b 5,0130 5,0080 5,0090 | c0 40,0000 40,0000 40,0000 | c1 40,1950 40,1920 40,1920
  keluar simpangan 0,85 | hasil 19,26

lembar kadarAirToluena | Kadar air destilasi toluena
  tetapan bj | Bobot jenis air | g/mL | 1 | WHO, sebagaimana dikutip
  ulangan angka b | Bobot zat | g | 4
  ulangan angka v1 | Volume air setelah penjenuhan | mL | 2
  ulangan angka v2 | Volume air akhir | mL | 2
  hitung hasil | Kadar air | % | (v2 - v1) * bj / b * 100
  rerata
  bulat 2 | desimal
  batas simplisia | Kunyit, temu giring | ≤ 10,00 | ${fhi2008}
  contoh 0,35 mL dari 5,009, 5,003, dan 5,002 g | simplisia | Skripsi USU; volume penjenuhan dimisalkan
  sel b 5,0090 5,0030 5,0020 | v1 0,10 0,10 0,10 | v2 0,45 0,45 0,45
  keluar hasil 6,99 # 6,9874 6,9958 6,9972: the mean is 6,99348; of rounded ones it would be 7,00.
`);
