import { bacaAngka } from './baca-angka.ts';
import { fungsi } from './fungsi.ts';
import { rumusHasil } from './hitung.ts';
import { periksaUngkapan, type JenisNama, type NamaTersedia } from './periksa-ungkapan.ts';
import type { Batas, Blok, IsiLembar, Kriteria, Masukan, Rumus } from './schema.ts';
import { anak, kataTetap, namaDalam, uraikan, type Simpul } from './ungkapan.ts';

/** What a version is refused for, or warned of, with the path of the field it stands in. */
export type Temuan = { path: readonly (string | number)[]; message: string };
type Jalur = Temuan['path'];
/** So many parts have the formulas of a sheet together at most: what is more freezes who computes it. */
const simpulTerbanyak = 2000;

/** Everything for which a version is not saved (BEYOND-02): empty means it may be. */
export function periksaLembar(isi: IsiLembar): readonly Temuan[] {
  const tetapan = new Map(isi.tetapan.map(({ nama }): [string, JenisNama] => [nama, 'angka']));
  const dibagi = new Map([...tetapan, ...isi.bersama.flatMap(namaBersama)]);
  const rumus = rumusHasil(isi);
  const namaKriteria = new Map([...namaAkhir(isi, dibagi), ...namaBersama(isi)]);
  return [
    ...namaKembar(isi),
    ...isi.tetapan.flatMap(({ nilai }, urutan) => angka(nilai, ['tetapan', urutan, 'nilai'])),
    ...isi.bersama.flatMap((satu, urutan) => [
      ...periksaBlok(satu, satu.rumusAkhir, tetapan, ['bersama', urutan]),
      ...(satu.rumusAkhir.length > 0
        ? []
        : temuan(
            ['bersama', urutan, 'rumusAkhir'],
            'Isi sedikitnya satu rumus akhir: namanya dipakai lembar kerja.',
          )),
    ]),
    ...periksaBlok(isi, rumus ?? [], dibagi, []),
    ...(rumus || masukanTerakhir(isi)?.jenis === 'pilihan'
      ? []
      : temuan(
          ['rumusAkhir'],
          'Isi sedikitnya satu masukan atau rumus: lembar kerja ini belum mempunyai hasil.',
        )),
    ...periksaHasil(isi),
    ...isi.kriteria.flatMap((satu, urutan) => periksaKriteria(satu, namaKriteria, ['kriteria', urutan])),
    ...isi.batas.flatMap((satu, urutan) => periksaBatas(satu, isi, ['batas', urutan])),
    ...kembar(isi.batas.map(({ kunci }) => kunci)).map((urutan): Temuan => ({
      path: ['batas', urutan, 'kunci'],
      message: 'Kunci ini sudah dipakai batas lain.',
    })),
    ...terlaluBesar(isi),
  ];
}

/** What may be meant so and seldom is: names that no formula uses. */
export function peringatanLembar(isi: IsiLembar): readonly Temuan[] {
  const punya = (blok: Blok, rumus: readonly Rumus[], jalur: Jalur) => {
    const disebut = namaDisebut([...blok.rumusUlangan, ...rumus]);
    return (['perSampel', 'perUlangan'] as const).flatMap((bagian) =>
      blok[bagian].flatMap((satu, urutan) =>
        disebut.has(satu.nama) || satu.jenis === 'pilihan' || wadahDari(blok).has(satu.nama)
          ? []
          : temuan(
              [...jalur, bagian, urutan, 'nama'],
              `'${satu.nama}' diisi, tetapi tidak dipakai rumus mana pun.`,
            ),
      ),
    );
  };
  const semua = [isi, ...isi.bersama].flatMap(({ rumusUlangan, rumusAkhir }) => [
    ...rumusUlangan,
    ...rumusAkhir,
  ]);
  const dipakai = namaDisebut(semua);
  return [
    ...punya(isi, rumusHasil(isi) ?? [], []),
    ...isi.bersama.flatMap((satu, urutan) => punya(satu, satu.rumusAkhir, ['bersama', urutan])),
    ...isi.tetapan.flatMap(({ nama }, urutan) =>
      dipakai.has(nama) ? [] : temuan(['tetapan', urutan, 'nama'], `'${nama}' tidak dipakai rumus mana pun.`),
    ),
  ];
}

const temuan = (path: Jalur, message: string): readonly Temuan[] => [{ path, message }];
const masukanTerakhir = ({ perUlangan, perSampel }: Blok) => perUlangan.at(-1) ?? perSampel.at(-1);
const simpulDari = ({ ungkapan }: Rumus): readonly Simpul[] => {
  const terurai = uraikan(ungkapan);
  return 'simpul' in terurai ? [terurai.simpul] : [];
};
const namaDisebut = (rumus: readonly Rumus[]): ReadonlySet<string> =>
  new Set(rumus.flatMap(simpulDari).flatMap(namaDalam));
const wadahDari = ({ perSampel, perUlangan }: Blok): ReadonlySet<string | null> =>
  new Set([...perSampel, ...perUlangan].map((satu) => (satu.jenis === 'seri' ? satu.wadah : null)));

const kembar = (nama: readonly string[]): readonly number[] =>
  nama.flatMap((satu, urutan) => (nama.indexOf(satu) < urutan ? [urutan] : []));

const bagianBernama = ['perSampel', 'perUlangan', 'rumusUlangan', 'rumusAkhir'] as const;
const namaBlok = (blok: Blok, jalur: Jalur): readonly { nama: string; path: Jalur }[] =>
  bagianBernama.flatMap((bagian) =>
    blok[bagian].map(({ nama }, urutan) => ({ nama, path: [...jalur, bagian, urutan, 'nama'] })),
  );

/** One name, one thing: in the sheet with its constants and what shared data gives it, and in each kind of shared data. */
function namaKembar(isi: IsiLembar): readonly Temuan[] {
  const tetapan = isi.tetapan.map(({ nama }, urutan) => ({
    nama,
    path: ['tetapan', urutan, 'nama'] as Jalur,
  }));
  const bersama = isi.bersama.map((satu, urutan) => namaBlok(satu, ['bersama', urutan]));
  const akhir = bersama.flat().filter(({ path }) => path.includes('rumusAkhir'));
  const semua = [...tetapan, ...bersama.flat(), ...namaBlok(isi, [])];
  const lingkup = [
    [...tetapan, ...akhir, ...namaBlok(isi, [])],
    ...bersama.map((satu) => [...tetapan, ...satu]),
  ];
  const ganda = lingkup.flatMap((satu) =>
    kembar(satu.map(({ nama }) => nama)).map((urutan) => satu[urutan]!.path),
  );
  return [
    ...semua
      .filter(({ nama }) => kataTetap.has(nama) || fungsi.has(nama))
      .flatMap(({ nama, path }) => temuan(path, `'${nama}' adalah kata rumus. Pakai nama lain.`)),
    ...[...new Set(ganda)].flatMap((path) => temuan(path, 'Nama ini sudah dipakai. Pakai nama lain.')),
    ...kembar(isi.bersama.map(({ nama }) => nama)).flatMap((urutan) =>
      temuan(['bersama', urutan, 'nama'], 'Nama ini sudah dipakai data bersama lain.'),
    ),
  ];
}

const jenisMasukan = ({ jenis }: Masukan): JenisNama =>
  jenis === 'daftar' || jenis === 'pilihan' ? jenis : 'angka';
const masukanBernama = (masukan: readonly Masukan[]) =>
  masukan.map((satu): [string, JenisNama] => [satu.nama, jenisMasukan(satu)]);
const namaBersama = ({ rumusAkhir }: Blok) =>
  rumusAkhir.map(({ nama }): [string, JenisNama] => [nama, 'angka']);

/** What the final lines of a block may use: of the replicates they see lists. */
const namaAkhir = (blok: Blok, luar: NamaTersedia): NamaTersedia =>
  new Map([
    ...luar,
    ...masukanBernama(blok.perSampel),
    ...masukanBernama(blok.perUlangan).map(([nama, jenis]): [string, JenisNama] => [
      nama,
      jenis === 'angka' ? 'ulangan' : jenis,
    ]),
    ...blok.rumusUlangan.map(({ nama }): [string, JenisNama] => [nama, 'ulangan']),
  ]);

function periksaBlok(
  blok: Blok,
  rumusAkhir: readonly Rumus[],
  luar: NamaTersedia,
  jalur: Jalur,
): readonly Temuan[] {
  const diUlangan = new Map([...luar, ...masukanBernama(blok.perSampel), ...masukanBernama(blok.perUlangan)]);
  const adaUlangan = blok.perUlangan.length > 0;
  return [
    ...(['perSampel', 'perUlangan'] as const).flatMap((bagian) =>
      blok[bagian].flatMap((satu, urutan) => periksaMasukan(satu, bagian, blok, [...jalur, bagian, urutan])),
    ),
    ...(adaUlangan && blok.ulangan === 0
      ? temuan(
          [...jalur, 'ulangan'],
          'Isi sedikitnya satu ulangan, atau pindahkan masukan ke yang ditanyakan sekali.',
        )
      : []),
    ...(!adaUlangan && blok.rumusUlangan.length > 0
      ? temuan([...jalur, 'rumusUlangan'], 'Rumus per ulangan memerlukan masukan per ulangan.')
      : []),
    ...periksaRumus(blok.rumusUlangan, diUlangan, [...jalur, 'rumusUlangan']),
    ...periksaRumus(rumusAkhir, namaAkhir(blok, luar), [...jalur, 'rumusAkhir']),
  ];
}

/** Line by line, each with the names above it: what is used before it stands, or in a circle, is unknown. */
function periksaRumus(rumus: readonly Rumus[], nama: NamaTersedia, jalur: Jalur): readonly Temuan[] {
  const diAtas = new Map(nama);
  return rumus.flatMap((satu, urutan) => {
    const galat = periksaUngkapan(satu.ungkapan, diAtas);
    diAtas.set(satu.nama, 'angka');
    return galat.flatMap(({ dari, sampai, kalimat }) =>
      temuan(
        [...jalur, urutan, 'ungkapan'],
        `${kalimat} (karakter ${dari + 1}–${Math.max(dari + 1, sampai)})`,
      ),
    );
  });
}

const bukanAngka = 'Tulis sebuah angka, misalnya 98,0.';
const angka = (teks: string | null, path: Jalur): readonly Temuan[] =>
  teks === null || bacaAngka(teks) ? [] : temuan(path, bukanAngka);
const positif = (teks: string, path: Jalur): readonly Temuan[] => {
  const dibaca = bacaAngka(teks);
  if (!dibaca) return temuan(path, bukanAngka);
  return dibaca.nilai.gt(0) ? [] : temuan(path, 'Tulis angka yang lebih dari 0.');
};
/** Two ends, the second of which does not lie below the first. */
const urut = (
  kecil: string | null,
  besar: string | null,
  path: Jalur,
  message: string,
): readonly Temuan[] => {
  const [a, b] = [bacaAngka(kecil ?? ''), bacaAngka(besar ?? '')];
  return a && b && a.nilai.gt(b.nilai) ? temuan(path, message) : [];
};

function periksaMasukan(
  satu: Masukan,
  bagian: 'perSampel' | 'perUlangan',
  blok: Blok,
  jalur: Jalur,
): readonly Temuan[] {
  if (satu.jenis === 'pilihan')
    return kembar(satu.pilihan.map(({ nilai }) => nilai)).flatMap((urutan) =>
      temuan([...jalur, 'pilihan', urutan, 'nilai'], 'Pilihan ini sudah ada.'),
    );
  if (satu.jenis === 'cawan')
    return [
      ...positif(satu.volume, [...jalur, 'volume']),
      ...kembar(satu.pengenceran.map(String)).flatMap((urutan) =>
        temuan([...jalur, 'pengenceran', urutan], 'Pengenceran ini sudah ada.'),
      ),
    ];
  const wajar = [
    ...angka(satu.dari, [...jalur, 'dari']),
    ...angka(satu.sampai, [...jalur, 'sampai']),
    ...urut(satu.dari, satu.sampai, [...jalur, 'sampai'], 'Ujung atas lebih kecil dari ujung bawah.'),
  ];
  if (satu.jenis !== 'seri') return wajar;
  const wadah = (bagian === 'perUlangan' ? [...blok.perSampel, ...blok.perUlangan] : blok.perSampel).find(
    ({ nama }) => nama === satu.wadah,
  );
  return [
    ...wajar,
    ...positif(satu.selisihTetap, [...jalur, 'selisihTetap']),
    ...(satu.wadah === null || wadah?.jenis === 'angka' || (wadah?.jenis === 'seri' && wadah !== satu)
      ? []
      : temuan([...jalur, 'wadah'], 'Wadah harus nama penimbangan lain di lembar yang sama.')),
  ];
}

function periksaHasil(isi: IsiLembar): readonly Temuan[] {
  const { pembulatan, ketidakpastian } = isi;
  const duaAngka = pembulatan.ke === 'angkaPenting' && pembulatan.banyak === 2;
  return [
    ...(pembulatan.cara === 'bam' && !duaAngka
      ? temuan(['pembulatan', 'banyak'], 'Pembulatan BAM selalu ke dua angka penting.')
      : pembulatan.ke === 'angkaPenting' && pembulatan.banyak === 0
        ? temuan(['pembulatan', 'banyak'], 'Isi sedikitnya satu angka penting.')
        : []),
    ...(isi.lod === null ? [] : positif(isi.lod, ['lod'])),
    ...(isi.loq === null ? [] : positif(isi.loq, ['loq'])),
    ...urut(isi.lod, isi.loq, ['loq'], 'LOQ tidak boleh lebih kecil dari LOD.'),
    ...(ketidakpastian ? positif(ketidakpastian.nilai, ['ketidakpastian', 'nilai']) : []),
    ...(isi.aturanKeputusan === 'pitaPengaman' && !ketidakpastian
      ? temuan(['aturanKeputusan'], 'Pita pengaman memerlukan ketidakpastian.')
      : []),
  ];
}

function periksaKriteria(
  { nama, jenis, nilai }: Kriteria,
  ada: NamaTersedia,
  jalur: Jalur,
): readonly Temuan[] {
  const jenisNama = nama === null ? null : ada.get(nama);
  const path = [...jalur, 'nama'];
  if (nama === null && jenis !== 'rTerkecil') return angka(nilai, [...jalur, 'nilai']);
  const cocok = jenis === 'rTerkecil' ? jenisNama === 'angka' : jenisNama && jenisNama !== 'pilihan';
  return [
    ...angka(nilai, [...jalur, 'nilai']),
    ...(cocok ? [] : temuan(path, 'Pilih nama masukan atau rumus yang diperiksa.')),
  ];
}

/** A set for words may be without ends, and one whose further lines have them. */
function periksaBatas(batas: Batas, isi: IsiLembar, jalur: Jalur): readonly Temuan[] {
  const juga = batas.juga ?? [];
  const bolehTerbuka = rumusHasil(isi) === null || batas.tidakBolehAda || juga.length > 0;
  return [
    ...periksaUjung(batas, bolehTerbuka, jalur),
    ...juga.flatMap((satu, urutan) => [
      ...periksaUjung(satu, false, [...jalur, 'juga', urutan]),
      ...(isi.rumusAkhir.some(({ nama }) => nama === satu.nama)
        ? []
        : temuan([...jalur, 'juga', urutan, 'nama'], 'Pilih nama salah satu rumus akhir.')),
    ]),
  ];
}

function periksaUjung(
  { bawah, atas }: Pick<Batas, 'bawah' | 'atas'>,
  bolehTerbuka: boolean,
  jalur: Jalur,
): readonly Temuan[] {
  const pathAtas = [...jalur, 'atas', 'nilai'];
  const [kecil, besar] = [bawah?.nilai ?? null, atas?.nilai ?? null];
  return [
    ...angka(kecil, [...jalur, 'bawah', 'nilai']),
    ...angka(besar, pathAtas),
    ...urut(kecil, besar, pathAtas, 'Batas atas lebih kecil dari batas bawah.'),
    ...(bolehTerbuka || bawah || atas ? [] : temuan([...jalur, 'atas'], 'Isi batas bawah atau batas atas.')),
  ];
}

function terlaluBesar(isi: IsiLembar): readonly Temuan[] {
  const banyak = (simpul: Simpul): number => anak(simpul).reduce((sum, satu) => sum + banyak(satu), 1);
  const semua = [isi, ...isi.bersama].flatMap(({ rumusUlangan, rumusAkhir }) => [
    ...rumusUlangan,
    ...rumusAkhir,
  ]);
  const besar = semua.flatMap(simpulDari).reduce((sum, satu) => sum + banyak(satu), 0);
  return besar > simpulTerbanyak
    ? temuan(['rumusAkhir'], 'Rumus lembar ini terlalu banyak. Sederhanakan.')
    : [];
}
