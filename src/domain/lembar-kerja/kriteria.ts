import { bacaAngka, tulisTertulis } from './baca-angka.ts';
import { tulisBulat, tulisNilai } from './bulat.ts';
import { keDesimal, kePenting } from './pembulatan.ts';
import { rerata, rsd, sd, selisih } from './fungsi.ts';
import type { HasilLembar, Kriterium } from './hasil.ts';
import type { Tersedia } from './hitung-ungkapan.ts';
import { angkaPasti, bagi, dijaga, kali, mutlak, tunggal, type Halangan, type Nilai } from './nilai.ts';
import type { Kriteria } from './schema.ts';

type Daftar = readonly Nilai[];

function selisihRelatif(daftar: Daftar): Nilai | Halangan {
  const [jarak, tengah] = [selisih(daftar), rerata(daftar)];
  if ('halangan' in jarak) return jarak;
  if ('halangan' in tengah) return tengah;
  const bagian = bagi(jarak, mutlak(tengah));
  return 'halangan' in bagian ? bagian : kali(bagian, angkaPasti(100));
}

/** Two numbers at least; a difference of what is known between bounds only says nothing. */
const dariDua =
  (hitung: (daftar: Daftar) => Nilai | Halangan) =>
  (daftar: Daftar): Nilai | Halangan =>
    daftar.length < 2 ? { halangan: 'perlu 2 nilai' } : hitung(daftar);

const ukuran: Readonly<
  Record<
    Kriteria['jenis'],
    { label: string; satuan: string; terbesar: boolean; hitung: (daftar: Daftar) => Nilai | Halangan }
  >
> = {
  rsd: { label: 'RSD', satuan: ' %', terbesar: true, hitung: rsd },
  selisih: { label: 'Selisih', satuan: '', terbesar: true, hitung: dariDua(selisih) },
  selisihRelatif: { label: 'Selisih relatif', satuan: ' %', terbesar: true, hitung: dariDua(selisihRelatif) },
  nTerkecil: { label: 'n', satuan: '', terbesar: false, hitung: (daftar) => angkaPasti(daftar.length) },
  rTerkecil: { label: 'r', satuan: '', terbesar: false, hitung: () => ({ halangan: 'r adalah satu angka' }) },
};

/**
 * One criterion: what it asks, what came out, and whether it is kept; null where that cannot be said (yet). A name that is
 * one number is compared itself: the RSD of a standardisation is a line of its own.
 */
export function kriterium({ jenis, nama, nilai }: Kriteria, ada: Tersedia | undefined): Kriterium {
  const { label, satuan, terbesar, hitung } = ukuran[jenis];
  const dasar = {
    label: nama !== null && ada?.jenis === 'ada' && jenis !== 'rTerkecil' ? `${label} ${ada.label}` : label,
    syarat: `${terbesar ? '≤' : '≥'} ${tulisTertulis(nilai)}${satuan}`,
  };
  const batas = bacaAngka(nilai);
  const hasil = ada?.jenis !== 'ada' ? null : 'pasti' in ada.isi ? mutlak(ada.isi) : hitung(ada.isi);
  const angka = hasil && !('halangan' in hasil) ? tunggal(hasil) : null;
  if (!batas || !hasil || 'halangan' in hasil || !angka) return { ...dasar, nilai: null, terpenuhi: null };
  // Unrounded until here, then to the decimals of the criterion (lembar-kerja.md 7).
  const dibandingkan = keDesimal(dijaga(angka, hasil.pasti), batas.desimal, 'setengahKeAtas');
  const tampil = keDesimal(
    dijaga(angka, hasil.pasti),
    Math.max(batas.desimal, jenis === 'nTerkecil' ? 0 : 2),
    'setengahKeAtas',
  );
  return {
    ...dasar,
    nilai: `${tulisBulat(tampil)}${satuan}`,
    terpenuhi: terbesar ? dibandingkan.angka.lte(batas.nilai) : dibandingkan.angka.gte(batas.nilai),
  };
}

/** The values a criterion is asked of: a list, or the one number that a final line is. */
export const daftarDari = (ada: Tersedia | undefined): Daftar | null =>
  ada?.jenis !== 'ada' ? null : 'pasti' in ada.isi ? [ada.isi] : ada.isi;

/** SD and RSD, with 2 decimals and two figures at least, or why there are none. */
export function sebaranDari(daftar: Daftar | null): HasilLembar['sebaran'] {
  if (!daftar) return { sd: null, rsd: null, mengapa: null };
  const simpangan = sd(daftar);
  if ('halangan' in simpangan) return { sd: null, rsd: null, mengapa: simpangan.halangan };
  const relatif = rsd(daftar);
  const angka = dijaga(tunggal(simpangan)!, simpangan.pasti);
  const { desimal } = kePenting(angka, 2, 'setengahKeAtas');
  return {
    sd: tulisBulat(keDesimal(angka, Math.max(2, desimal), 'setengahKeAtas')),
    rsd: 'halangan' in relatif ? null : `${tulisNilai(relatif, 2)} %`,
    mengapa: 'halangan' in relatif ? relatif.halangan : null,
  };
}
