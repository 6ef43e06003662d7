import { describe, expect, it, test } from 'vitest';
import { periksaLembar, peringatanLembar } from '#domain/lembar-kerja/periksa.ts';
import { angka, lembar, rumus, tetapan } from '#tests/support/lembar-kerja.ts';

const kurva = {
  nama: 'kurva',
  label: 'Kurva baku',
  jenis: 'kurvaBaku',
  perUlangan: [angka('x'), angka('y')],
  rumusAkhir: [rumus('m', 'kemiringan(x; y)'), rumus('a', 'potong(x; y)')],
};
const baik = {
  tetapan: [tetapan('V', '100')],
  bersama: [kurva],
  perSampel: [angka('fp')],
  perUlangan: [
    angka('A'),
    { jenis: 'seri', nama: 'b', label: 'b', selisihTetap: '0,0005' },
    { jenis: 'seri', nama: 'b2', label: 'b2', selisihTetap: '0,0005', wadah: 'b' },
  ],
  rumusUlangan: [rumus('c', '(A - a) / m'), rumus('kadar', 'c * V * fp / (b2 - b)')],
  kriteria: [
    { jenis: 'rsd', nilai: '2' },
    { jenis: 'rsd', nama: 'A', nilai: '2' },
  ],
  batas: [{ kunci: 'fi', nama: 'FI', bawah: { nilai: '97,0' }, atas: { nilai: '103,0' } }],
};
const periksa = (lain: Readonly<Record<string, unknown>>) =>
  periksaLembar(lembar({ ...baik, ...lain })).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('[BEYOND-02] what a version is refused for', () => {
  it('nothing, where all is well', () => {
    expect(periksa({})).toEqual([]);
    // A word is a result without a line, and so is a last input.
    const pilihan = [
      { nilai: 'ya', gagal: false },
      { nilai: 'tidak', gagal: true },
    ];
    expect(
      periksaLembar(
        lembar({
          perUlangan: [{ jenis: 'pilihan', nama: 'p', label: 'p', pilihan }],
          batas: [{ kunci: 'a', nama: 'a' }],
        }),
      ),
    ).toEqual([]);
    expect(periksaLembar(lembar({ perUlangan: [angka('x')] }))).toEqual([]);
  });

  test.each([
    [
      'an unknown name',
      { rumusUlangan: [rumus('kadar', 'A + entah')] },
      "rumusUlangan.0.ungkapan: Nama 'entah' tidak ada di atas baris ini. Periksa ejaan, huruf besar-kecil, dan urutan baris. (karakter 5–9)",
    ],
    [
      'a later line',
      { rumusUlangan: [rumus('satu', 'dua'), rumus('dua', 'A')] },
      /^rumusUlangan\.0\.ungkapan: Nama 'dua'/,
    ],
    [
      'a line of itself',
      { rumusUlangan: [rumus('satu', 'satu')] },
      /^rumusUlangan\.0\.ungkapan: Nama 'satu'/,
    ],
    [
      'two lines in a circle',
      { rumusUlangan: [rumus('satu', 'dua'), rumus('dua', 'satu')] },
      /^rumusUlangan\.0\.ungkapan: Nama 'dua'/,
    ],
    [
      'a name of the replicates where it is a list',
      { rumusAkhir: [rumus('hasil', 'kadar * 2')] },
      /^rumusAkhir\.0\.ungkapan: Di sini diharapkan satu angka/,
    ],
    ['an input of shared data', { rumusUlangan: [rumus('kadar', 'A * x')] }, /Nama 'x' tidak ada/],
    [
      'a name twice',
      { perSampel: [angka('A'), angka('fp')] },
      'perUlangan.0.nama: Nama ini sudah dipakai. Pakai nama lain.',
    ],
    [
      'a name that shared data gives',
      { perSampel: [angka('m'), angka('fp')] },
      'perSampel.0.nama: Nama ini sudah dipakai. Pakai nama lain.',
    ],
    [
      'a constant named as an input of shared data',
      { tetapan: [tetapan('V', '1'), tetapan('x', '1')] },
      'bersama.0.perUlangan.0.nama: Nama ini sudah dipakai. Pakai nama lain.',
    ],
    [
      'a word of the grammar',
      { perSampel: [angka('dan'), angka('fp')] },
      "perSampel.0.nama: 'dan' adalah kata rumus. Pakai nama lain.",
    ],
    [
      'a function',
      { perSampel: [angka('sd'), angka('fp')] },
      "perSampel.0.nama: 'sd' adalah kata rumus. Pakai nama lain.",
    ],
    [
      'a constant that is no number',
      { tetapan: [tetapan('V', 'seratus')] },
      'tetapan.0.nilai: Tulis sebuah angka, misalnya 98,0.',
    ],
    [
      'a range upside down',
      { perSampel: [{ ...angka('fp'), dari: '2', sampai: '1' }] },
      'perSampel.0.sampai: Ujung atas lebih kecil dari ujung bawah.',
    ],
    [
      'a vessel that is not there',
      {
        perUlangan: [
          angka('A'),
          { jenis: 'seri', nama: 'b', label: 'b', selisihTetap: '1', wadah: 'z' },
          angka('b2'),
        ],
      },
      'perUlangan.1.wadah: Wadah harus nama penimbangan lain di lembar yang sama.',
    ],
    [
      'a vessel that is itself',
      {
        perUlangan: [
          angka('A'),
          { jenis: 'seri', nama: 'b', label: 'b', selisihTetap: '1', wadah: 'b' },
          angka('b2'),
        ],
      },
      /^perUlangan\.1\.wadah/,
    ],
    [
      'a difference of zero',
      { perUlangan: [angka('A'), { jenis: 'seri', nama: 'b', label: 'b', selisihTetap: '0' }, angka('b2')] },
      'perUlangan.1.selisihTetap: Tulis angka yang lebih dari 0.',
    ],
    [
      'shared data without a result',
      { bersama: [kurva, { ...kurva, nama: 'lain', rumusAkhir: [] }] },
      'bersama.1.rumusAkhir: Isi sedikitnya satu rumus akhir: namanya dipakai lembar kerja.',
    ],
    [
      'shared data twice',
      { bersama: [kurva, { ...kurva, rumusAkhir: [rumus('lagi', 'rerata(y)')] }] },
      'bersama.1.nama: Nama ini sudah dipakai data bersama lain.',
    ],
    [
      'a fault in shared data',
      { bersama: [kurva, { ...kurva, nama: 'lain', rumusAkhir: [rumus('q', 'akar(x)')] }] },
      /^bersama\.1\.rumusAkhir\.0\.ungkapan: Di sini/,
    ],
    ['no replicate', { ulangan: 0 }, /^ulangan: Isi sedikitnya satu ulangan/],
    [
      'lines of replicates that have no input',
      { perUlangan: [], rumusUlangan: [rumus('kadar', 'V')], kriteria: [] },
      /^rumusUlangan: /,
    ],
    [
      'no result',
      { perUlangan: [], perSampel: [], rumusUlangan: [], kriteria: [] },
      /^rumusAkhir: Isi sedikitnya satu masukan/,
    ],
    [
      'a limit without ends',
      { batas: [{ kunci: 'fi', nama: 'FI' }] },
      'batas.0.atas: Isi batas bawah atau batas atas.',
    ],
    [
      'a limit that is no number',
      { batas: [{ kunci: 'fi', nama: 'FI', atas: { nilai: '<5' } }] },
      'batas.0.atas.nilai: Tulis sebuah angka, misalnya 98,0.',
    ],
    [
      'a limit of a line that is none',
      { batas: [{ ...baik.batas[0], juga: [{ nama: 'kadar', atas: { nilai: '5' } }] }] },
      'batas.0.juga.0.nama: Pilih nama salah satu rumus akhir.',
    ],
    [
      'a line without its limit',
      {
        rumusAkhir: [rumus('hasil', 'rerata(kadar)')],
        batas: [{ kunci: 'fi', nama: 'FI', juga: [{ nama: 'hasil' }] }],
      },
      'batas.0.juga.0.atas: Isi batas bawah atau batas atas.',
    ],
    [
      'a limit upside down',
      { batas: [{ kunci: 'fi', nama: 'FI', bawah: { nilai: '3' }, atas: { nilai: '2' } }] },
      'batas.0.atas.nilai: Batas atas lebih kecil dari batas bawah.',
    ],
    [
      'a limit twice',
      { batas: [...baik.batas, ...baik.batas] },
      'batas.1.kunci: Kunci ini sudah dipakai batas lain.',
    ],
    [
      'a criterion of nothing',
      { kriteria: [{ jenis: 'rsd', nama: 'z', nilai: '2' }] },
      'kriteria.0.nama: Pilih nama masukan atau rumus yang diperiksa.',
    ],
    [
      'an r that is none',
      { kriteria: [{ jenis: 'rTerkecil', nilai: '0,99' }] },
      'kriteria.0.nama: Pilih nama masukan atau rumus yang diperiksa.',
    ],
    [
      'a criterion that is no number',
      { kriteria: [{ jenis: 'rsd', nilai: 'dua' }] },
      'kriteria.0.nilai: Tulis sebuah angka, misalnya 98,0.',
    ],
    [
      'BAM to decimals',
      { pembulatan: { cara: 'bam', ke: 'desimal', banyak: 2 } },
      'pembulatan.banyak: Pembulatan BAM selalu ke dua angka penting.',
    ],
    [
      'no significant figure',
      { pembulatan: { ke: 'angkaPenting', banyak: 0 } },
      'pembulatan.banyak: Isi sedikitnya satu angka penting.',
    ],
    ['LOQ below LOD', { lod: '2', loq: '1' }, 'loq: LOQ tidak boleh lebih kecil dari LOD.'],
    [
      'a guard band of nothing',
      { aturanKeputusan: 'pitaPengaman' },
      'aturanKeputusan: Pita pengaman memerlukan ketidakpastian.',
    ],
  ])('%s', (_nama, lain, kalimat) => {
    const semua = periksa(lain);
    expect(semua[0]).toMatch(kalimat);
    expect(semua).toHaveLength(1);
  });

  it('more formulas than a device can compute while somebody waits', () => {
    const panjang = `1${'+1'.repeat(999)}`;
    const banyak = (kali: number) => ({
      rumusAkhir: Array.from({ length: kali }, (_, urutan) => rumus(`r${urutan}`, panjang)),
    });
    expect(periksaLembar(lembar({ perSampel: [angka('z')], ...banyak(1) }))).toEqual([]);
    expect(periksa(banyak(2))).toEqual(['rumusAkhir: Rumus lembar ini terlalu banyak. Sederhanakan.']);
  });

  it('warns of what no formula uses', () => {
    const isi = lembar({
      ...baik,
      tetapan: [tetapan('V', '100'), tetapan('sia', '1')],
      perSampel: [angka('fp'), angka('suhu')],
      bersama: [{ ...kurva, perUlangan: [...kurva.perUlangan, angka('z')] }],
    });
    expect(periksaLembar(isi)).toEqual([]);
    expect(peringatanLembar(isi).map(({ path }) => path.join('.'))).toEqual([
      'perSampel.1.nama',
      'bersama.0.perUlangan.2.nama',
      'tetapan.1.nama',
    ]);
    expect(peringatanLembar(lembar(baik))).toEqual([]);
  });
});
