import { bacaAngka, bacaSel, tulisTertulis } from './baca-angka.ts';
import { tulisNilai } from './bulat.ts';
import { hitungCawan } from './cawan.ts';
import type { Belum, Gagal, Pertanyaan } from './hasil.ts';
import { gagal, hentiDari, type Tersedia } from './hitung-ungkapan.ts';
import { angkaPasti, kali, kurang, kurangDari, mutlak, nol, type Nilai } from './nilai.ts';
import type { Masukan } from './schema.ts';
import { butirCawan, kunciSel, type Isian, type Sel } from './sel.ts';

/** A word chosen from a list, and whether it is one that fails. */
export type Kata = { jenis: 'kata'; kata: string; gagal: boolean };

/** What one input holds, asked once (`ulangan` 0) or of one replicate. */
export type Terbaca = {
  isi: Tersedia | Kata;
  /** All that was written is crossed out, or what is one number or word is. */
  dicoret: boolean;
  terisi: boolean;
  tanya: readonly Pertanyaan[];
  seri?: { tetap: boolean | null; kalimat: string };
  cawan?: { kalimat: string; perkiraan: boolean };
};

/** `lod` is that of the sheet; shared data has none, for what is detected there is in units of its own. */
type Tempat = { isian: Isian; ulangan: number; lod?: string | null };
type Jenis<J extends Masukan['jenis']> = Extract<Masukan, { jenis: J }>;

const ada = (sel: Sel | undefined): sel is Sel =>
  sel !== undefined && (sel.nilai !== '' || sel.dicoret !== null);
const belum = (...kunci: readonly string[]): Belum => ({ jenis: 'belum', kurang: kunci });

/** Reads one input; what was crossed out is not used, what is missing is named by its cells. */
export function bacaMasukan(masukan: Masukan, tempat: Tempat): Terbaca {
  if (masukan.jenis === 'pilihan') return bacaPilihan(masukan, tempat);
  if (masukan.jenis === 'cawan') return bacaCawan(masukan, tempat);
  if (masukan.jenis === 'daftar') return bacaDaftar(masukan, tempat);
  if (masukan.jenis === 'seri') return bacaSeri(masukan, tempat);
  return bacaSatu(masukan, tempat);
}

function bacaSatu(masukan: Jenis<'angka' | 'cacah'>, tempat: Tempat): Terbaca {
  const kunci = kunciSel(masukan.nama, tempat.ulangan);
  const sel = tempat.isian[kunci];
  const dicoret = Boolean(sel?.dicoret);
  const nilai = dicoret ? belum(kunci) : nilaiSel(masukan, kunci, sel, tempat.lod);
  return {
    isi: bernama(masukan, nilai),
    dicoret,
    terisi: ada(sel),
    tanya: dicoret ? [] : pertanyaan(masukan, kunci, nilai, sel),
  };
}

const bernama = ({ label }: Masukan, isi: Nilai | Belum | Gagal): Tersedia =>
  'jenis' in isi ? isi : { jenis: 'ada', label, isi };

type Bilangan = Jenis<'angka' | 'cacah' | 'seri' | 'daftar'>;
const bulatkah = (masukan: Bilangan): boolean => masukan.jenis === 'cacah' || masukan.desimal === 0;

/** The value of a cell (lembar-kerja.md 6): of 'tidak terdeteksi' between 0 and the LOD of the sheet. */
function nilaiSel(
  masukan: Bilangan,
  kunci: string,
  sel: Sel | undefined,
  lod: Tempat['lod'],
): Nilai | Belum | Gagal {
  const bacaan = bacaSel(sel?.nilai ?? '', bulatkah(masukan));
  switch (bacaan.jenis) {
    case 'kosong':
      return belum(kunci);
    case 'angka':
      return angkaPasti(bacaan.nilai);
    case 'kurangDari':
      return { bawah: nol, atas: bacaan.nilai, pasti: true };
    case 'lebihDari':
      return { bawah: bacaan.nilai, atas: null, pasti: true };
    case 'tidakTerdeteksi': {
      const batas = bacaAngka(lod ?? '');
      return batas
        ? { bawah: nol, atas: batas.nilai, pasti: true }
        : gagal(
            `${masukan.label} tidak terdeteksi: ${lod === undefined ? 'tulis < dan batas deteksinya, misalnya <0,05' : 'isi LOD metode'}.`,
          );
    }
    case 'tbud':
      return gagal(`${masukan.label}: TBUD hanya untuk hitungan cawan.`);
    default:
      return gagal(`${masukan.label}: ${bacaan.kalimat}`);
  }
}

/** What the bench is asked about a number: out of what is plausible, or with other decimals than its instrument shows. */
function pertanyaan(
  masukan: Bilangan,
  kunci: string,
  nilai: Nilai | Belum | Gagal,
  sel: Sel | undefined,
): readonly Pertanyaan[] {
  if ('jenis' in nilai) return [];
  const kalimat: string[] = [];
  const [dari, sampai] = [bacaAngka(masukan.dari ?? ''), bacaAngka(masukan.sampai ?? '')];
  const luar =
    (dari && kurangDari(nilai, angkaPasti(dari.nilai), true)) ||
    (sampai && kurangDari(angkaPasti(sampai.nilai), nilai, true));
  if (luar) kalimat.push(`di luar kisaran wajar ${kisaran(masukan)}`);
  if (nilai.atas && nilai.atas.s < 0n && !(dari && dari.nilai.s < 0n)) kalimat.push('bernilai negatif');
  const ditulis = bacaAngka(sel?.nilai ?? '');
  if (masukan.jenis !== 'cacah' && masukan.desimal !== null && ditulis && ditulis.desimal !== masukan.desimal)
    kalimat.push(`ditulis dengan ${ditulis.desimal} desimal, alat ini menunjukkan ${masukan.desimal}`);
  return kalimat.map((satu) => ({ kunci, kalimat: `${masukan.label} ${tulisNilai(nilai)} ${satu}.` }));
}

const kisaran = ({ dari, sampai }: Bilangan): string => {
  if (dari && sampai) return `${tulisTertulis(dari)}–${tulisTertulis(sampai)}`;
  return dari ? `mulai ${tulisTertulis(dari)}` : `sampai ${tulisTertulis(sampai ?? '')}`;
};

type Butir = { kunci: string; sel: Sel | undefined; nilai: Nilai | Belum | Gagal };

/** The cells of a series or a list, up to the last that is declared or written. */
function butirDari(masukan: Jenis<'seri' | 'daftar'>, sedikitnya: number, tempat: Tempat): readonly Butir[] {
  const { isian, ulangan, lod } = tempat;
  let banyak = 99;
  while (banyak > sedikitnya && !ada(isian[kunciSel(masukan.nama, ulangan, banyak)])) banyak -= 1;
  return Array.from({ length: banyak }, (_, urutan) => {
    const kunci = kunciSel(masukan.nama, ulangan, urutan + 1);
    return { kunci, sel: isian[kunci], nilai: nilaiSel(masukan, kunci, isian[kunci], lod) };
  });
}
const dipakai = ({ sel }: Butir): boolean => !sel?.dicoret;
const tanyaButir = (masukan: Bilangan, semua: readonly Butir[]) =>
  semua.filter(dipakai).flatMap(({ kunci, nilai, sel }) => pertanyaan(masukan, kunci, nilai, sel));

function bacaDaftar(masukan: Jenis<'daftar'>, tempat: Tempat): Terbaca {
  const semua = butirDari(masukan, masukan.banyak, tempat);
  const hidup = semua.filter(dipakai);
  const henti = hentiDari(hidup.flatMap(({ nilai }) => ('jenis' in nilai ? [nilai] : [])));
  const isi = hidup.flatMap(({ nilai }) => ('jenis' in nilai ? [] : [nilai]));
  const kosong = isi.length === 0 ? belum(...semua.map(({ kunci }) => kunci)) : null;
  return {
    isi: henti ?? kosong ?? { jenis: 'ada', label: masukan.label, isi },
    dicoret: hidup.length === 0,
    terisi: semua.some(({ sel }) => ada(sel)),
    tanya: tanyaButir(masukan, semua),
  };
}

/** Of a series the last weighing that is not crossed out counts. */
function bacaSeri(masukan: Jenis<'seri'>, tempat: Tempat): Terbaca {
  const semua = butirDari(masukan, 1, tempat);
  const ditimbang = semua.filter((satu) => ada(satu.sel) && dipakai(satu));
  const dicoret = ditimbang.length === 0 && semua.some(({ sel }) => sel?.dicoret);
  return {
    isi: bernama(masukan, ditimbang.at(-1)?.nilai ?? belum(semua[0]!.kunci)),
    dicoret,
    terisi: semua.some(({ sel }) => ada(sel)),
    tanya: tanyaButir(masukan, ditimbang.slice(-1)),
  };
}

/**
 * Whether the last two weighings agree (lembar-kerja.md 1.3): by so much, or by so much for each of what the vessel holds
 * now. null where it cannot be said yet; nothing is said where nothing was weighed.
 */
export function ketetapan(
  masukan: Jenis<'seri'>,
  tempat: Tempat,
  wadah: Tersedia | undefined,
): { tetap: boolean | null; kalimat: string } {
  const nilai = butirDari(masukan, 1, tempat).filter((satu) => ada(satu.sel) && dipakai(satu));
  const [semula, kini] = nilai.slice(-2).map((satu) => satu.nilai);
  if (!semula || !kini || 'jenis' in semula || 'jenis' in kini)
    return { tetap: null, kalimat: nilai.length === 0 ? '' : 'Baru satu penimbangan.' };
  const batas = batasTetap(masukan, kini, wadah);
  const beda = kurang(kini, semula);
  if (!batas || 'halangan' in beda)
    return { tetap: null, kalimat: 'Timbang wadah kosong dahulu: batas selisih dihitung dari isinya.' };
  const selisih = mutlak(beda);
  const tetap = kurangDari(selisih, batas, false);
  const [kata, tanda] = tetap ? ['Bobot tetap', '≤'] : ['Belum tetap, timbang lagi', '>'];
  return { tetap, kalimat: `${kata}: selisih ${tulisNilai(selisih)} ${tanda} ${tulisNilai(batas)}.` };
}

function batasTetap(masukan: Jenis<'seri'>, kini: Nilai, wadah: Tersedia | undefined): Nilai | null {
  const batas = bacaAngka(masukan.selisihTetap);
  if (!batas) return null;
  if (masukan.wadah === null) return angkaPasti(batas.nilai);
  if (wadah?.jenis !== 'ada' || !('pasti' in wadah.isi)) return null;
  const isi = kurang(kini, wadah.isi);
  const boleh = 'halangan' in isi ? isi : kali(angkaPasti(batas.nilai), isi);
  return 'halangan' in boleh ? null : boleh;
}

function bacaPilihan(masukan: Jenis<'pilihan'>, { isian, ulangan }: Tempat): Terbaca {
  const kunci = kunciSel(masukan.nama, ulangan);
  const sel = isian[kunci];
  const dicoret = Boolean(sel?.dicoret);
  const dipilih = masukan.pilihan.find(({ nilai }) => nilai === sel?.nilai);
  const kosong = dicoret || !sel?.nilai;
  return {
    isi:
      dipilih && !kosong
        ? { jenis: 'kata', kata: dipilih.nilai, gagal: dipilih.gagal }
        : kosong
          ? belum(kunci)
          : gagal(`${masukan.label}: '${sel.nilai}' tidak ada di daftar pilihan.`),
    dicoret,
    terisi: ada(sel),
    tanya: [],
  };
}

function bacaCawan(masukan: Jenis<'cawan'>, { isian, ulangan }: Tempat): Terbaca {
  const cawan = masukan.pengenceran.flatMap((pengenceran) =>
    Array.from({ length: masukan.cawan }, (_, urutan) => {
      const kunci = kunciSel(masukan.nama, ulangan, butirCawan(pengenceran, urutan + 1));
      return { pengenceran, kunci, sel: isian[kunci] };
    }),
  );
  const hitungan = hitungCawan(
    masukan,
    cawan.map(({ pengenceran, sel }) => ({
      pengenceran,
      nilai: sel?.nilai ?? '',
      dicoret: Boolean(sel?.dicoret),
    })),
  );
  const terisi = cawan.filter(({ sel }) => ada(sel));
  const dasar = {
    dicoret: terisi.length > 0 && terisi.every(({ sel }) => sel?.dicoret),
    terisi: terisi.length > 0,
    tanya: [],
  };
  if ('kurang' in hitungan) {
    // Nothing written: the first dilution is asked for; of one that was begun, its other plates.
    const dimulai = new Set(terisi.map(({ pengenceran }) => pengenceran));
    if (dimulai.size === 0) dimulai.add(Math.min(...masukan.pengenceran));
    const kurangnya = cawan.filter(({ pengenceran, sel }) => dimulai.has(pengenceran) && !ada(sel));
    return { ...dasar, isi: belum(...kurangnya.map(({ kunci }) => kunci)) };
  }
  if ('gagal' in hitungan) return { ...dasar, isi: gagal(`${masukan.label}: ${hitungan.gagal}`) };
  const { kalimat, perkiraan, nilai } = hitungan;
  return { ...dasar, isi: bernama(masukan, nilai), cawan: { kalimat, perkiraan } };
}
