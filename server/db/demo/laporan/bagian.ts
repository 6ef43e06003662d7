import type { CaraUji, Uji } from '#server/db/demo/parameter-uji/katalog.ts';

/** What a report is about. `acak` gives the same numbers for the same test at every seeding. */
export type Fakta = {
  uji: Uji;
  sampel: string;
  kodeSampel: string;
  replikasi: number;
  acak: () => number;
};

/** One kind of bench work: its notes under way, its final report, and the result that stands on the certificate. */
export type Penulis<C extends CaraUji['cara']> = (
  fakta: Fakta,
  cara: Extract<CaraUji, { cara: C }>,
) => {
  progres: string;
  akhir: string;
  hasil: string;
};

/** Numbers between 0 and 1 that follow from a text alone (mulberry32 over its FNV hash). */
export function acakDari(teks: string): () => number {
  let state = Array.from(teks).reduce(
    (hash, huruf) => Math.imul(hash ^ huruf.charCodeAt(0), 16_777_619),
    2_166_136_261,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A number as Indonesian laboratories write it: decimal comma, thousands with a point. */
export const angka = (nilai: number, desimal: number): string =>
  nilai.toLocaleString('id-ID', { minimumFractionDigits: desimal, maximumFractionDigits: desimal });

export const antara = (acak: () => number, dari: number, sampai: number): number =>
  dari + (sampai - dari) * acak();

export const rerata = (nilai: readonly number[]): number =>
  nilai.reduce((jumlah, x) => jumlah + x, 0) / nilai.length;

/** Relative standard deviation in percent. */
export function rsd(nilai: readonly number[]): number {
  const tengah = rerata(nilai);
  return (
    (100 * Math.sqrt(nilai.reduce((jumlah, x) => jumlah + (x - tengah) ** 2, 0) / (nilai.length - 1))) /
    tengah
  );
}

/** Results of a few replicates around one believable value, rounded as they are reported. */
export function nilaiReplikasi({ uji, acak, replikasi }: Fakta, paling = 3): number[] {
  const { dari, sampai, desimal } = uji.hasil;
  const tengah = antara(acak, dari + (sampai - dari) * 0.1, sampai - (sampai - dari) * 0.1);
  return Array.from({ length: Math.max(replikasi, paling) }, () =>
    Number((tengah * antara(acak, 0.985, 1.015)).toFixed(desimal)),
  );
}

/** The mean as it stands on the certificate, with its unit. */
export const hasilRerata = (nilai: readonly number[], { hasil, satuan }: Uji): string =>
  `${angka(rerata(nilai), hasil.desimal)}${satuan ? (satuan === '%' ? '%' : ` ${satuan}`) : ''}`;

export const judul = (teks: string): string => `<h3>${teks}</h3>`;
export const paragraf = (teks: string): string => `<p>${teks}</p>`;
export const butir = (...isi: string[]): string =>
  `<ul>${isi.map((teks) => `<li><p>${teks}</p></li>`).join('')}</ul>`;
export const langkah = (...isi: string[]): string =>
  `<ol>${isi.map((teks) => `<li><p>${teks}</p></li>`).join('')}</ol>`;

export function tabel(kepala: readonly string[], baris: readonly (readonly string[])[]): string {
  const sel = (tag: 'th' | 'td') => (isi: string) => `<${tag} colspan="1" rowspan="1"><p>${isi}</p></${tag}>`;
  const deret = (isi: readonly string[], tag: 'th' | 'td') => `<tr>${isi.map(sel(tag)).join('')}</tr>`;
  return `<table><tbody>${deret(kepala, 'th')}${baris.map((isi) => deret(isi, 'td')).join('')}</tbody></table>`;
}

/** Which sample the notes are about: the line every report opens with. */
export const identitas = ({ sampel, kodeSampel, uji }: Fakta): string =>
  paragraf(
    `Sampel <strong>${sampel}</strong> (kode ${kodeSampel}), parameter ${uji.nama}, metode ${uji.metode}.`,
  );

export const kesimpulan = (uji: Uji, hasil: string): string =>
  judul('Kesimpulan') +
  paragraf(`${uji.nama}: <strong>${hasil.replace('<', '&lt;')}</strong>. Syarat: ${uji.syarat}.`);
