import { ContohSchema, type Contoh } from '#domain/lembar-kerja/contoh.ts';
import { IsiLembarSchema, type Blok, type IsiLembar } from '#domain/lembar-kerja/schema.ts';
import { butirCawan, kunciSel } from '#domain/lembar-kerja/sel.ts';

/**
 * A ready sheet: a laboratory takes it as the first version of its own, changes what it does otherwise, and releases it
 * (BEYOND-08). What is told without a source is from memory, or is what the catalogue asks for: the laboratory checks it.
 */
export type LembarSiap = {
  kunci: string;
  nama: string;
  /** Codes of the demo's catalogue that it fits. */
  untuk: readonly string[];
  isi: IsiLembar;
  contoh: Contoh[];
};

type Kolom = readonly string[];
/** A part while it is read; what is no number, unit or formula its schema refuses. */
type Bagian = Record<string, unknown>;

const kolomDari = (isi: string): string[] => isi.split('|').map((satu) => satu.trim());
const kata = (isi: string): string[] => isi.split(' ').filter(Boolean);
/** A column of nothing says nothing. */
const atau = (kolom = ''): string | null => kolom || null;
const bilangan = (kolom = ''): number | null => (kolom ? Number(kolom) : null);
const rentang = (kolom = '') => {
  const [dari, sampai] = kolom.split('–').map(atau);
  return { dari, sampai };
};

/** What stands behind name and label of an input, by its kind. */
const masukan: Readonly<Record<string, (kolom: Kolom) => Bagian>> = {
  angka: ([satuan, desimal, wajar]) => ({ satuan, desimal: bilangan(desimal), ...rentang(wajar) }),
  cacah: ([satuan, wajar]) => ({ satuan, ...rentang(wajar) }),
  /** On a balance of four decimals: two in a row differ by 0,5 mg at most [U], or by so much for each g the vessel holds. */
  seri: ([wadah]) => ({ satuan: 'g', desimal: 4, selisihTetap: '0,0005', wadah: atau(wadah) }),
  daftar: ([satuan, desimal, banyak]) => ({ satuan, desimal: bilangan(desimal), banyak: bilangan(banyak) }),
  /** A word that does not meet what is asked stands behind '!'. */
  pilihan: (semua) => ({
    pilihan: semua.map((satu) => ({ nilai: satu.replace('!', ''), gagal: satu.startsWith('!') })),
  }),
  cawan: ([satuan, aturan, pangkat]) => {
    const pengenceran = kata(pangkat ?? '').map(Number);
    return { satuan, aturan, volume: '1', cawan: 2, pengenceran };
  },
};
function masukanDari([kepala = '', label, ...kolom]: Kolom): Bagian {
  const [jenis = '', nama] = kata(kepala);
  return { jenis, nama, label, ...masukan[jenis]?.(kolom) };
}
const rumusDari = ([nama, label, satuan, ungkapan, desimal]: Kolom): Bagian => {
  return { nama, label, satuan, ungkapan, desimal: bilangan(desimal) };
};
/** '≤ 8,20', '≥ 90,0', '< 500', '98,0–102,0'; nothing where a word is asked for. */
function ujungDari(syarat = ''): Bagian {
  const [, tanda, nilai] = /^([≤≥<]) (.+)$/.exec(syarat) ?? [];
  const ujung = (isi: string | null | undefined) => (isi ? { nilai: isi, termasuk: tanda !== '<' } : null);
  const { dari, sampai } = rentang(tanda ? '' : syarat);
  return {
    bawah: ujung(tanda === '≥' ? nilai : dari),
    atas: ujung(tanda === '≥' ? null : (nilai ?? sampai)),
  };
}

const daftar = (pada: Bagian, bagian: string): Bagian[] => (pada[bagian] ?? []) as Bagian[];
const tambah = (pada: Bagian, bagian: string, ...isi: Bagian[]) =>
  (pada[bagian] = [...daftar(pada, bagian), ...isi]);

/**
 * 'w0 30,0000 25,0000': replicates in their order, '/' between the items of one; plates are '2: 232 244; 3: 33 28'. '~'
 * crosses out what is behind it, '-' is not measured.
 */
function selDari(blok: Bagian, kolom: string): Bagian[] {
  const [nama = '', ...nilai] = kata(kolom);
  const sekali = daftar(blok, 'perSampel').find((satu) => satu['nama'] === nama);
  const milik = sekali ?? daftar(blok, 'perUlangan').find((satu) => satu['nama'] === nama);
  const isi = nilai.join(' ');
  const sel = (satu: string, ulangan: number, butir?: number | string): Bagian => ({
    kunci: kunciSel(nama, ulangan, butir),
    nilai: satu.replace('~', ''),
    ...(satu.startsWith('~') && { dicoret: true }),
  });
  if (milik?.['jenis'] === 'cawan')
    return isi.split('; ').flatMap((deret) => {
      const [pangkat, ...semua] = deret.split(/:? /);
      return semua.map((satu, ke) => sel(satu, 1, butirCawan(Number(pangkat), ke + 1)));
    });
  const berbutir = milik?.['jenis'] === 'seri' || milik?.['jenis'] === 'daftar';
  return (sekali ? [isi] : nilai).flatMap((satu, urutan) => {
    const ulangan = sekali ? 0 : urutan + 1;
    const butir = satu.split(sekali ? ' ' : '/');
    if (satu === '-') return [];
    return berbutir ? butir.map((angka, ke) => sel(angka, ulangan, ke + 1)) : [sel(satu, ulangan)];
  });
}

/**
 * Cells as an example of a table has them, of a sheet or its shared data: 'b 250,7 251,4 | akhir 11,75 11,80'. Nothing is
 * refused here.
 */
export const selTertulis = (blok: Blok, tertulis: string): Contoh['isian'] =>
  kolomDari(tertulis).flatMap((satu) => selDari(blok, satu)) as Contoh['isian'];

/** The sheet while it is read: what its lines go into. `blok` is the sheet itself or the shared data begun last. */
type Baca = { isi: Bagian; blok: Bagian; contoh: Bagian[] };
const terakhir = (semua: Bagian[]): Bagian => semua.at(-1)!;

/** What a line says, by its first word. */
const baris: Readonly<Record<string, (baca: Baca, kolom: Kolom, teks: string) => unknown>> = {
  petunjuk: ({ isi }, _kolom, teks) => (isi['petunjuk'] = teks),
  tetapan: ({ isi }, [nama, label, satuan, nilai, sumber]) =>
    tambah(isi, 'tetapan', { nama, label, satuan, nilai, sumber }),
  /** Shared data: the lines below are its own, down to 'lembarnya'. */
  bersama: (baca, [kepala = '', label]) => {
    const [jenis, nama] = kata(kepala);
    baca.blok = { jenis, nama, label };
    tambah(baca.isi, 'bersama', baca.blok);
  },
  lembarnya: (baca) => (baca.blok = baca.isi),
  sekali: ({ blok }, kolom) => tambah(blok, 'perSampel', masukanDari(kolom)),
  ulangan: ({ blok }, kolom) => tambah(blok, 'perUlangan', masukanDari(kolom)),
  kali: ({ blok }, [banyak]) => (blok['ulangan'] = Number(banyak)),
  hitung: ({ blok }, kolom) => tambah(blok, 'rumusUlangan', rumusDari(kolom)),
  akhir: ({ blok }, kolom) => tambah(blok, 'rumusAkhir', rumusDari(kolom)),
  /** The mean of what the replicates come to, in its unit. */
  rerata: ({ blok }, [nama, label]) => {
    const { satuan } = terakhir(daftar(blok, 'rumusUlangan'));
    const rerata = { nama: nama || 'kadar', label: label || 'Rerata', satuan, ungkapan: 'rerata(hasil)' };
    tambah(blok, 'rumusAkhir', rerata);
  },
  bulat: ({ isi }, [banyak, ke, cara]) => (isi['pembulatan'] = { banyak: Number(banyak), ke, cara }),
  kriteria: ({ isi }, [jenis, nilai, nama, sumber]) =>
    tambah(isi, 'kriteria', { jenis, nilai, nama: atau(nama), sumber }),
  batas: ({ isi }, [kunci, nama, syarat, sumber]) =>
    tambah(isi, 'batas', { kunci, nama, sumber, ...ujungDari(syarat) }),
  /** What the test of the catalogue asks for. */
  syarat: ({ isi }, [syarat]) =>
    tambah(isi, 'batas', { kunci: 'syarat', nama: 'Syarat parameter uji', ...ujungDari(syarat) }),
  /** A final line that has limits of its own in the set above. */
  juga: ({ isi }, [nama, syarat]) =>
    tambah(terakhir(daftar(isi, 'batas')), 'juga', { nama, ...ujungDari(syarat) }),
  tidakBolehAda: ({ isi }) => (terakhir(daftar(isi, 'batas'))['tidakBolehAda'] = true),
  contoh: ({ contoh }, [judul, batas, sumber]) => contoh.push({ judul, batas, sumber, bersama: [] }),
  sel: ({ isi, contoh }, kolom) =>
    tambah(terakhir(contoh), 'isian', ...kolom.flatMap((satu) => selDari(isi, satu))),
  /** Cells of shared data, behind its name. */
  dari: ({ isi, contoh }, [nama, ...kolom]) => {
    const blok = daftar(isi, 'bersama').find((satu) => satu['nama'] === nama) ?? {};
    tambah(terakhir(contoh), 'bersama', { nama, isian: kolom.flatMap((satu) => selDari(blok, satu)) });
  },
  keluar: ({ contoh }, kolom) =>
    tambah(
      terakhir(contoh),
      'harapan',
      ...kolom.map((satu) => ({ nama: kata(satu)[0], tampil: kata(satu).slice(1).join(' ') })),
    ),
};

function lembarDari([kepala = '', ...semua]: readonly string[]): LembarSiap {
  const [kunci = '', nama = '', untuk = ''] = kolomDari(kepala);
  const isi: Bagian = {};
  const baca: Baca = { isi, blok: isi, contoh: [] };
  for (const satu of semua) {
    const [pertama = ''] = satu.split(' ', 1);
    const teks = satu.slice(pertama.length).trim();
    const tulis = baris[pertama];
    if (!tulis) throw new Error(`${kunci}: no line begins with '${pertama}'`);
    tulis(baca, teks ? kolomDari(teks) : [], teks);
  }
  const satuanHasil = daftar(isi, 'rumusAkhir').at(-1)?.['satuan'];
  return {
    kunci,
    nama,
    untuk: kata(untuk),
    isi: IsiLembarSchema.parse({ satuanHasil, ...isi }),
    contoh: baca.contoh.map((satu) => ContohSchema.parse(satu)),
  };
}

/** The sheets of a table: 'lembar' begins each, columns stand between '|', what is behind '#' is said to its reader. */
export const tabel = (tertulis: string): readonly LembarSiap[] =>
  tertulis
    .split(/^\s*lembar /m)
    .slice(1)
    .map((bagian) =>
      lembarDari(
        bagian
          .split('\n')
          .map((satu) => satu.replace(/\s#\s.*$|^\s*#.*$/, '').trim())
          .filter(Boolean),
      ),
    );
