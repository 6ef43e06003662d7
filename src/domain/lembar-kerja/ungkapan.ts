import { bacaAngka } from './baca-angka.ts';
import { jadi, type Nilai } from './nilai.ts';

/** Where in a formula something is wrong, from the first character of it to behind its last, and what to do about it. */
export type Galat = { dari: number; sampai: number; kalimat: string };

type Letak = { dari: number; sampai: number };
/** The only kinds a formula is made of: there is no text, assignment, member or index in the grammar (lembar-kerja.md 5). */
export type Simpul = Letak &
  (
    | { jenis: 'angka'; nilai: Nilai }
    | { jenis: 'nama'; nama: string }
    | { jenis: 'satu'; tanda: '-' | 'bukan'; isi: Simpul }
    | { jenis: 'dua'; tanda: string; kiri: Simpul; kanan: Simpul }
    | { jenis: 'panggil'; nama: string; argumen: readonly Simpul[] }
  );

const panjangTerbanyak = 2000;
const dalamTerbanyak = 50;
export const kataTetap: ReadonlySet<string> = new Set(['dan', 'atau', 'bukan', 'jika', 'ada']);
/** Words of the grammar that are called like a function. */
const dipanggil: ReadonlySet<string> = new Set(['jika', 'ada']);

type Lambang = Letak & { jenis: 'angka' | 'nama' | 'tanda' | 'akhir'; kata: string };

const pola =
  /[ \t\r\n]*(?:(?<angka>\d+(?:[.,]\d+)?(?:[eE][+-]?\d+)?)|(?<nama>[A-Za-z][A-Za-z0-9_]*)|(?<tanda><=|>=|<>|[-+*/^();<>=≤≥≠×÷−]))/y;
/** What keyboards of a laboratory have for the signs of the grammar. */
const setara: ReadonlyMap<string, string> = new Map([
  ['≤', '<='],
  ['≥', '>='],
  ['≠', '<>'],
  ['×', '*'],
  ['÷', '/'],
  ['−', '-'],
]);

const salah = (letak: Letak, kalimat: string): Galat => ({ dari: letak.dari, sampai: letak.sampai, kalimat });

function lambangDari(teks: string): { lambang: readonly Lambang[] } | { galat: Galat } {
  const lambang: Lambang[] = [];
  const isi = teks.trimEnd();
  let di = 0;
  while (di < isi.length) {
    pola.lastIndex = di;
    const cocok = pola.exec(isi);
    const { angka, nama, tanda } = cocok?.groups ?? {};
    const kata = angka ?? nama ?? tanda;
    if (!cocok || kata === undefined) {
      const dari = di + /^\s*/.exec(isi.slice(di))![0].length;
      return { galat: salah({ dari, sampai: dari + 1 }, `Tanda '${isi[dari]}' tidak dikenal dalam rumus.`) };
    }
    const letak = { dari: pola.lastIndex - kata.length, sampai: pola.lastIndex };
    if (angka !== undefined && /[.,\w]/.test(isi[letak.sampai] ?? ''))
      return {
        galat: salah(
          { ...letak, sampai: letak.sampai + 1 },
          `Setelah '${kata}' tidak boleh langsung '${isi[letak.sampai]}': tulis angka dengan satu tanda desimal tanpa pemisah ribuan, dan perkalian dengan *.`,
        ),
      };
    lambang.push({
      ...letak,
      jenis: angka !== undefined ? 'angka' : nama !== undefined ? 'nama' : 'tanda',
      kata: setara.get(kata) ?? kata,
    });
    di = pola.lastIndex;
  }
  const akhir = { dari: Math.max(0, isi.length - 1), sampai: isi.length };
  return { lambang: [...lambang, { ...akhir, jenis: 'akhir', kata: '' }] };
}

/** How tightly each sign between two binds; a power takes what stands right of it first. */
const ikatan: ReadonlyMap<string, number> = new Map([
  ['atau', 1],
  ['dan', 2],
  ...['<', '<=', '=', '<>', '>=', '>'].map((satu): [string, number] => [satu, 4]),
  ['+', 5],
  ['-', 5],
  ['*', 6],
  ['/', 6],
  ['^', 8],
]);
const ikatanBukan = 3;
const ikatanMinus = 7;
const ikatanPangkat = 8;

/** A formula as a tree, or the first thing that is wrong in how it is written. Names and kinds are `periksaUngkapan`'s. */
export function uraikan(teks: string): { simpul: Simpul } | { galat: Galat } {
  if (teks.length > panjangTerbanyak)
    return {
      galat: salah(
        { dari: panjangTerbanyak, sampai: teks.length },
        `Rumus paling panjang ${panjangTerbanyak} karakter. Pecah menjadi beberapa baris.`,
      ),
    };
  const dibaca = lambangDari(teks);
  if ('galat' in dibaca) return dibaca;
  const { lambang } = dibaca;
  let di = 0;
  let galat: Galat | null = null;
  const kini = () => lambang[di]!;
  const ada = (kata: string) => kini().jenis !== 'angka' && kini().kata === kata;
  const gagal = (letak: Letak, kalimat: string): null => {
    galat ??= salah(letak, kalimat);
    return null;
  };

  function ungkapan(batas: number, dalam: number): Simpul | null {
    if (dalam > dalamTerbanyak)
      return gagal(
        kini(),
        `Rumus bersarang lebih dari ${dalamTerbanyak} tingkat. Pecah menjadi beberapa baris.`,
      );
    let kiri = awal(dalam);
    while (kiri) {
      const { kata, jenis } = kini();
      const kuat = jenis === 'angka' ? 0 : (ikatan.get(kata) ?? 0);
      if (kuat <= batas) return kiri;
      di += 1;
      const kanan = ungkapan(
        kuat === ikatanPangkat ? kuat - 1 : kuat,
        dalam + (kuat === ikatanPangkat ? 1 : 0),
      );
      kiri = kanan && { jenis: 'dua', tanda: kata, kiri, kanan, dari: kiri.dari, sampai: kanan.sampai };
    }
    return kiri;
  }

  function awal(dalam: number): Simpul | null {
    const lambangAwal = kini();
    di += 1;
    const { jenis, kata, dari } = lambangAwal;
    if (jenis === 'angka') return angka(lambangAwal);
    if (kata === '-' || kata === 'bukan') {
      const isi = ungkapan(kata === '-' ? ikatanMinus : ikatanBukan, dalam + 1);
      return isi && { jenis: 'satu', tanda: kata, isi, dari, sampai: isi.sampai };
    }
    if (kata === '(') {
      const isi = ungkapan(0, dalam + 1);
      if (!isi) return null;
      if (!ada(')')) return gagal(kini(), "Kurung '(' belum ditutup.");
      di += 1;
      return { ...isi, dari, sampai: lambang[di - 1]!.sampai };
    }
    if (jenis === 'nama' && (dipanggil.has(kata) || !kataTetap.has(kata)))
      return ada('(')
        ? panggilan(lambangAwal, dalam)
        : { jenis: 'nama', nama: kata, dari, sampai: lambangAwal.sampai };
    return gagal(
      lambangAwal,
      jenis === 'akhir' ? 'Rumus belum selesai.' : `Di sini diharapkan angka atau nama, bukan '${kata}'.`,
    );
  }

  function angka(lambangAngka: Lambang): Simpul | null {
    const nilai = bacaAngka(lambangAngka.kata)?.nilai ?? null;
    const pasti = nilai && jadi(nilai, nilai, true);
    if (!pasti || 'halangan' in pasti)
      return gagal(lambangAngka, 'Angka ini terlalu besar atau terlalu kecil.');
    return { jenis: 'angka', nilai: pasti, dari: lambangAngka.dari, sampai: lambangAngka.sampai };
  }

  function panggilan({ kata, dari }: Lambang, dalam: number): Simpul | null {
    const argumen: Simpul[] = [];
    do {
      di += 1;
      const satu = ungkapan(0, dalam + 1);
      if (!satu) return null;
      argumen.push(satu);
    } while (ada(';'));
    if (!ada(')')) return gagal(kini(), `Kurung dari '${kata}(' belum ditutup; antara isinya tulis ';'.`);
    di += 1;
    return { jenis: 'panggil', nama: kata, argumen, dari, sampai: lambang[di - 1]!.sampai };
  }

  const simpul = ungkapan(0, 0);
  if (simpul && kini().jenis !== 'akhir') gagal(kini(), `Sebelum '${kini().kata}' kurang tanda hitung.`);
  return galat ? { galat } : { simpul: simpul! };
}

/** Every name that a formula uses, of what is declared and of functions apart. */
export function namaDalam(simpul: Simpul): readonly string[] {
  if (simpul.jenis === 'nama') return [simpul.nama];
  return anak(simpul).flatMap(namaDalam);
}

export function anak(simpul: Simpul): readonly Simpul[] {
  if (simpul.jenis === 'satu') return [simpul.isi];
  if (simpul.jenis === 'dua') return [simpul.kiri, simpul.kanan];
  return simpul.jenis === 'panggil' ? simpul.argumen : [];
}
