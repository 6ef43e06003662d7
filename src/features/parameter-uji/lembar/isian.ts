import type { Contoh } from '#domain/lembar-kerja/contoh.ts';
import type { Batas, IsiLembar, Masukan, Rumus } from '#domain/lembar-kerja/schema.ts';

/** A number that is counted, or nothing yet. */
type Banyak = number | '';

/** An input as it is written: the fields of every kind, so that changing the kind loses nothing. */
export type IsianMasukan = {
  jenis: Masukan['jenis'];
  nama: string;
  label: string;
  satuan: string;
  dari: string;
  sampai: string;
  desimal: Banyak;
  selisihTetap: string;
  wadah: string;
  banyak: Banyak;
  pilihan: { nilai: string; gagal: boolean }[];
  aturan: string;
  volume: string;
  cawan: Banyak;
  /** '1; 2; 3' */
  pengenceran: string;
};
export type IsianRumus = { nama: string; label: string; satuan: string; ungkapan: string; desimal: Banyak };
export type IsianBlok = {
  perSampel: IsianMasukan[];
  perUlangan: IsianMasukan[];
  ulangan: Banyak;
  rumusUlangan: IsianRumus[];
  rumusAkhir: IsianRumus[];
};
type Ujung = { nilai: string; termasuk: boolean };
type IsianUjung = { nama: string; bawah: Ujung; atas: Ujung };
export type IsianBatas = IsianUjung & {
  kunci: string;
  juga?: IsianUjung[] | undefined;
  bulat: string;
  tidakBolehAda: boolean;
  sumber: string;
  edisi: string;
  halaman: string;
};
export type IsianIsi = IsianBlok & {
  petunjuk: string;
  tetapan: { nama: string; label: string; satuan: string; nilai: string; sumber: string }[];
  bersama: (IsianBlok & { nama: string; label: string; jenis: string })[];
  satuanHasil: string;
  pembulatan: { cara: string; ke: string; banyak: Banyak };
  lod: string;
  loq: string;
  lapor: string;
  kriteria: { jenis: string; nama: string; nilai: string; sumber: string }[];
  batas: IsianBatas[];
  ketidakpastian: { nilai: string; jenis: string };
  aturanKeputusan: string;
};
type Sel = Contoh['isian'];
export type IsianContoh = {
  judul: string;
  isian: Sel;
  bersama: { nama: string; isian: Sel }[];
  batas: string;
  harapan: { nama: string; tampil: string }[];
  sumber: string;
};

/** A version as it is written. Places in it are named as the call names them, so that its errors find their fields. */
export type IsianVersi = { isi: IsianIsi; contoh: IsianContoh[] };

export const masukanBaru: IsianMasukan = {
  jenis: 'angka',
  nama: '',
  label: '',
  satuan: '',
  dari: '',
  sampai: '',
  desimal: '',
  selisihTetap: '',
  wadah: '',
  banyak: 6,
  pilihan: [
    { nilai: '', gagal: false },
    { nilai: '', gagal: true },
  ],
  aturan: 'iso7218',
  volume: '1',
  cawan: 2,
  pengenceran: '1; 2; 3',
};
export const rumusBaru: IsianRumus = { nama: '', label: '', satuan: '', ungkapan: '', desimal: '' };
const ujung = (dari: { nilai: string; termasuk: boolean } | null): Ujung =>
  dari ?? { nilai: '', termasuk: true };
const ujungDari = ({ nama, bawah, atas }: Pick<Batas, 'nama' | 'bawah' | 'atas'>): IsianUjung => ({
  nama,
  bawah: ujung(bawah),
  atas: ujung(atas),
});
export const ujungBaru = (): IsianUjung => ({ nama: '', bawah: ujung(null), atas: ujung(null) });
export const batasBaru = (kunci: string): IsianBatas => ({
  kunci,
  ...ujungBaru(),
  juga: [],
  bulat: 'desimal',
  tidakBolehAda: false,
  sumber: '',
  edisi: '',
  halaman: '',
});
export const contohBaru: IsianContoh = {
  judul: '',
  isian: [],
  bersama: [],
  batas: '',
  harapan: [{ nama: 'hasil', tampil: '' }],
  sumber: '',
};
export const blokBaru: IsianBlok = {
  perSampel: [],
  perUlangan: [],
  ulangan: 2,
  rumusUlangan: [],
  rumusAkhir: [],
};
export const isiBaru = (satuanHasil: string | null): IsianIsi => ({
  ...blokBaru,
  petunjuk: '',
  tetapan: [],
  bersama: [],
  perUlangan: [masukanBaru],
  satuanHasil: satuanHasil ?? '',
  pembulatan: { cara: 'setengahKeAtas', ke: 'desimal', banyak: 2 },
  lod: '',
  loq: '',
  lapor: 'atas',
  kriteria: [],
  batas: [],
  ketidakpastian: { nilai: '', jenis: 'absolut' },
  aturanKeputusan: 'penerimaanSederhana',
});

const masukanDari = (satu: Masukan): IsianMasukan => {
  const { satuan, ...lain } = satu;
  return {
    ...masukanBaru,
    ...lain,
    satuan: satuan ?? '',
    dari: ('dari' in satu && satu.dari) || '',
    sampai: ('sampai' in satu && satu.sampai) || '',
    desimal: 'desimal' in satu ? (satu.desimal ?? '') : '',
    wadah: ('wadah' in satu && satu.wadah) || '',
    pengenceran: 'pengenceran' in satu ? satu.pengenceran.join('; ') : masukanBaru.pengenceran,
  };
};
const rumusDari = ({ satuan, desimal, ...satu }: Rumus): IsianRumus => ({
  ...satu,
  satuan: satuan ?? '',
  desimal: desimal ?? '',
});
const blokDari = (blok: Pick<IsiLembar, keyof IsianBlok>): IsianBlok => ({
  perSampel: blok.perSampel.map(masukanDari),
  perUlangan: blok.perUlangan.map(masukanDari),
  ulangan: blok.ulangan,
  rumusUlangan: blok.rumusUlangan.map(rumusDari),
  rumusAkhir: blok.rumusAkhir.map(rumusDari),
});

/** A version that is there, to be written on. */
export const isianDari = (isi: IsiLembar, contoh: readonly Contoh[]): IsianVersi => ({
  isi: {
    ...blokDari(isi),
    petunjuk: isi.petunjuk ?? '',
    tetapan: isi.tetapan.map((satu) => ({ ...satu, satuan: satu.satuan ?? '', sumber: satu.sumber ?? '' })),
    bersama: isi.bersama.map((satu) => ({
      ...blokDari(satu),
      nama: satu.nama,
      label: satu.label,
      jenis: satu.jenis,
    })),
    satuanHasil: isi.satuanHasil ?? '',
    pembulatan: { ...isi.pembulatan },
    lod: isi.lod ?? '',
    loq: isi.loq ?? '',
    lapor: isi.lapor,
    kriteria: isi.kriteria.map((satu) => ({ ...satu, nama: satu.nama ?? '', sumber: satu.sumber ?? '' })),
    batas: isi.batas.map((satu) => ({
      ...satu,
      ...ujungDari(satu),
      juga: (satu.juga ?? []).map(ujungDari),
      sumber: satu.sumber ?? '',
      edisi: satu.edisi ?? '',
      halaman: satu.halaman ?? '',
    })),
    ketidakpastian: isi.ketidakpastian ?? { nilai: '', jenis: 'absolut' },
    aturanKeputusan: isi.aturanKeputusan,
  },
  contoh: contoh.map((satu) => ({
    ...satu,
    batas: satu.batas ?? '',
    bersama: satu.bersama.map((lain) => ({ ...lain })),
    harapan: satu.harapan.map((lain) => ({ ...lain })),
  })),
});

const atau = <T>(nilai: T | ''): T | null => (nilai === '' ? null : nilai);

const isiMasukan = ({ pengenceran, ...satu }: IsianMasukan) => ({
  ...satu,
  dari: atau(satu.dari),
  sampai: atau(satu.sampai),
  desimal: atau(satu.desimal),
  wadah: atau(satu.wadah),
  pengenceran: pengenceran
    .split(/[\s;,]+/)
    .filter(Boolean)
    .map(Number),
});
const isiRumus = (satu: IsianRumus) => ({ ...satu, desimal: atau(satu.desimal) });
const isiBlok = (blok: IsianBlok) => ({
  perSampel: blok.perSampel.map(isiMasukan),
  perUlangan: blok.perUlangan.map(isiMasukan),
  ulangan: blok.ulangan,
  rumusUlangan: blok.rumusUlangan.map(isiRumus),
  rumusAkhir: blok.rumusAkhir.map(isiRumus),
});
const isiUjung = (satu: Ujung) => (satu.nilai.trim() === '' ? null : satu);
const keduaUjung = <T extends IsianUjung>(satu: T) => ({
  ...satu,
  bawah: isiUjung(satu.bawah),
  atas: isiUjung(satu.atas),
});

/** What is written, as the call takes it; what is wrong with it its schema and `periksaLembar` say. */
export const isiDari = ({ isi }: Pick<IsianVersi, 'isi'>) => ({
  ...isi,
  ...isiBlok(isi),
  bersama: isi.bersama.map((satu) => ({ ...satu, ...isiBlok(satu) })),
  lod: atau(isi.lod),
  loq: atau(isi.loq),
  kriteria: isi.kriteria.map((satu) => ({ ...satu, nama: atau(satu.nama) })),
  batas: isi.batas.map((satu) => ({
    ...keduaUjung(satu),
    juga: satu.juga?.length ? satu.juga.map(keduaUjung) : undefined,
  })),
  ketidakpastian: isi.ketidakpastian.nilai.trim() === '' ? null : isi.ketidakpastian,
});
