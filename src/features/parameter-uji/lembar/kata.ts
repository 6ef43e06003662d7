import { tulisAngka } from '#domain/lembar-kerja/baca-angka.ts';
import { namaAturanCawan } from '#domain/lembar-kerja/cawan.ts';
import type { Batas, IsiLembar, Kriteria, Masukan, Pembulatan } from '#domain/lembar-kerja/schema.ts';

/** What each kind of input is called. */
export const kataJenis: Readonly<Record<Masukan['jenis'], string>> = {
  angka: 'Angka',
  cacah: 'Cacah (bilangan bulat)',
  seri: 'Penimbangan sampai bobot tetap',
  daftar: 'Daftar nilai',
  pilihan: 'Pilihan kata',
  cawan: 'Hitungan cawan',
};
export const kataBersama: Readonly<Record<string, string>> = {
  kurvaBaku: 'Kurva baku',
  pembakuan: 'Pembakuan titran',
  blangko: 'Blangko',
  kesesuaianSistem: 'Kesesuaian sistem',
};
export const kataBulat: Readonly<Record<Pembulatan['cara'], string>> = {
  setengahKeAtas: 'Setengah ke atas',
  setengahKeGenap: 'Setengah ke genap',
  bam: 'BAM, dua angka penting',
};
const kataKe: Readonly<Record<Pembulatan['ke'], string>> = {
  desimal: 'desimal',
  angkaPenting: 'angka penting',
};
export const kataKriteria: Readonly<Record<Kriteria['jenis'], string>> = {
  rsd: 'RSD terbesar (%)',
  selisih: 'Selisih terbesar',
  selisihRelatif: 'Selisih relatif terbesar (%)',
  nTerkecil: 'Banyaknya nilai terkecil (n)',
  rTerkecil: 'Korelasi terkecil (r)',
};
export const kataAturan: Readonly<Record<IsiLembar['aturanKeputusan'], string>> = {
  penerimaanSederhana: 'Penerimaan sederhana (ILAC-G8:09/2019, 4.2.1)',
  pitaPengaman: 'Pita pengaman selebar ketidakpastian (ILAC-G8:09/2019, 4.2.2)',
};

const rentang = (dari: string | null, sampai: string | null): string[] =>
  dari === null && sampai === null
    ? []
    : [`wajar ${[dari, sampai].map((ujung) => (ujung === null ? '…' : tulisAngka(ujung))).join('–')}`];
const berdesimal = (desimal: number | null): string[] => (desimal === null ? [] : [`${desimal} desimal`]);

/** What is asked of an input, in words. */
export function kataMasukan(satu: Masukan): string {
  const jenis = kataJenis[satu.jenis];
  if (satu.jenis === 'pilihan')
    return `${jenis}: ${satu.pilihan.map(({ nilai, gagal }) => (gagal ? `${nilai} (tidak memenuhi)` : nilai)).join(', ')}`;
  if (satu.jenis === 'cawan')
    return [
      `${jenis} menurut ${namaAturanCawan(satu.aturan)}`,
      `${tulisAngka(satu.volume)} mL`,
      `${satu.cawan} cawan tiap pengenceran`,
      satu.pengenceran.map((pangkat) => (pangkat === 0 ? 'tanpa pengenceran' : `10^-${pangkat}`)).join(', '),
    ].join(' · ');
  const wajar = rentang(satu.dari, satu.sampai);
  if (satu.jenis === 'cacah') return [jenis, ...wajar].join(' · ');
  if (satu.jenis === 'daftar')
    return [`${jenis}, ${satu.banyak} nilai`, ...berdesimal(satu.desimal), ...wajar].join(' · ');
  const tetap =
    satu.jenis === 'seri'
      ? [
          `tetap bila dua yang berurutan berselisih paling banyak ${tulisAngka(satu.selisihTetap)}${satu.wadah ? ` untuk tiap satuan isi ${satu.wadah}` : ''}`,
        ]
      : [];
  return [jenis, ...berdesimal(satu.desimal), ...tetap, ...wajar].join(' · ');
}

export const kataPembulatan = ({ cara, ke, banyak }: Pembulatan): string =>
  `${banyak} ${kataKe[ke]}, ${kataBulat[cara].toLowerCase().replace('bam', 'BAM')}`;

/** Where a limit comes from; without edition and page nobody has looked there yet (BEYOND-08). */
export const sumberBatas = ({ sumber, edisi, halaman }: Batas): string =>
  [sumber, edisi && `edisi ${edisi}`, halaman && `hlm. ${halaman}`].filter(Boolean).join(', ');
export const belumDiperiksa = ({ edisi, halaman }: Pick<Batas, 'edisi' | 'halaman'>): boolean =>
  !edisi || !halaman;

const kataTempat: Readonly<Record<string, string>> = {
  petunjuk: 'Petunjuk',
  tetapan: 'Tetapan',
  bersama: 'Data bersama',
  perSampel: 'Masukan per sampel',
  perUlangan: 'Masukan per ulangan',
  ulangan: 'Banyak ulangan',
  rumusUlangan: 'Rumus per ulangan',
  rumusAkhir: 'Rumus akhir',
  satuanHasil: 'Satuan hasil',
  pembulatan: 'Pembulatan',
  lod: 'LOD',
  loq: 'LOQ',
  kriteria: 'Kriteria',
  batas: 'Batas',
  juga: 'Baris lain yang dibatasi',
  ketidakpastian: 'Ketidakpastian',
  aturanKeputusan: 'Aturan keputusan',
  contoh: 'Contoh kerja',
  harapan: 'Hasil yang diharapkan',
  isian: 'Sel',
};
/** The place of an error as people find it: 'Rumus akhir 1' of 'isi[rumusAkhir][0][ungkapan]'. */
export const sebutTempat = (nama: string): string =>
  nama
    .split(/[[\]]+/)
    .flatMap((bagian, ke, semua) => {
      if (/^\d+$/.test(bagian)) return [];
      const kata = kataTempat[bagian];
      const nomor = semua[ke + 1];
      return kata ? [nomor && /^\d+$/.test(nomor) ? `${kata} ${Number(nomor) + 1}` : kata] : [];
    })
    .join(', ');
