import Fraction from 'fraction.js';
import { bacaAngka } from './baca-angka.ts';
import { bandingkan } from './batas.ts';
import { tulisBulat } from './bulat.ts';
import { angkaPasti } from './nilai.ts';
import type { Batas, Pembulatan } from './schema.ts';

type Sisi = 'bawah' | 'atas';

/**
 * What typing a limit so leads to, said where it is typed (USP General Notices 7.20): '≤ 10' and '≤ 10,0' differ, because
 * a result is rounded to the limit before it is compared. Null of what is no number yet.
 */
export function akibatBatas(batas: Batas, cara: Pembulatan['cara'], sisi: Sisi): string | null {
  const angka = bacaAngka(batas[sisi]?.nilai ?? '');
  if (!angka) return null;
  const langkah = new Fraction(1, 10n ** BigInt(angka.desimal + 1));
  const satu = { ...batas, bawah: null, atas: null, tidakBolehAda: false, [sisi]: batas[sisi] };
  // Outwards from well inside, a tenth of the last place at a time.
  const arah = sisi === 'atas' ? 1 : -1;
  const calon = Array.from({ length: 25 }, (_, ke) => angka.nilai.add(langkah.mul((ke - 12) * arah)));
  const luar = calon.findIndex((nilai) => !memenuhi(nilai, satu, cara));
  const [masuk, tidak] = [calon[luar - 1], calon[luar]];
  if (!masuk || !tidak) return null;
  const ke = batas.bulat === 'desimal' ? `${angka.desimal} desimal` : `${angka.penting} angka penting`;
  const tulis = (nilai: Fraction) => tulisBulat({ angka: nilai, desimal: angka.desimal + 1 });
  return `Dibulatkan ke ${ke}: ${tulis(masuk)} memenuhi, ${tulis(tidak)} tidak.`;
}

function memenuhi(angka: Fraction, batas: Batas, cara: Pembulatan['cara']): boolean {
  const dinyatakan = angkaPasti(angka);
  const terlapor = { keadaan: 'angka', tampil: '', penuh: '', dicetak: null, dinyatakan } as const;
  const aturan = {
    ketidakpastian: null,
    aturanKeputusan: 'penerimaanSederhana',
    satuanHasil: null,
    pembulatan: { cara, ke: 'desimal', banyak: 0 },
  } as const;
  return bandingkan(terlapor, batas, aturan).putusan === 'memenuhi';
}
