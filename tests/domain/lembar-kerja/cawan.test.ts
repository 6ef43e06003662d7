import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hitungCawan } from '#domain/lembar-kerja/cawan.ts';
import { aturanCawan, type AturanCawan } from '#domain/lembar-kerja/schema.ts';

/** '2: 232 244 | 3: 33 28' are two plates of 10^-2 and two of 10^-3; '-28' is crossed out, '_' empty. */
function baca(tulisan: string) {
  return tulisan.split('|').flatMap((satu) => {
    const [pangkat = '', isi = ''] = satu.split(':');
    return isi
      .trim()
      .split(' ')
      .map((cawan) => ({
        pengenceran: Number(pangkat),
        nilai: cawan.replace(/[-_]/, ''),
        dicoret: cawan.startsWith('-'),
      }));
  });
}

function hitung(aturan: AturanCawan, tulisan: string, volume = '1') {
  const cawan = baca(tulisan);
  const banyak = cawan.filter(({ pengenceran }) => pengenceran === cawan[0]?.pengenceran).length;
  return hitungCawan(
    {
      jenis: 'cawan',
      nama: 'koloni',
      label: 'Koloni',
      satuan: null,
      aturan,
      volume,
      cawan: banyak,
      pengenceran: [0, 1, 2, 3, 4],
    },
    cawan,
  );
}

/** As it reads: '~' is an estimate, '<' and '>' a bound, the number to two decimals. */
function singkat(aturan: AturanCawan, tulisan: string, volume?: string): string {
  const hasil = hitung(aturan, tulisan, volume);
  if (!('nilai' in hasil)) return 'gagal' in hasil ? 'gagal' : 'kurang';
  const { bawah, atas } = hasil.nilai;
  const angka = bawah?.equals(atas ?? -1) ? bawah : (atas ?? bawah);
  const tanda = !atas ? '> ' : bawah?.equals(atas) ? '' : '< ';
  return `${hasil.perkiraan ? '~' : ''}${tanda}${angka?.toString(2).replace(/\.?\(0\)$/, '')}`;
}
const kalimat = (aturan: AturanCawan, tulisan: string): string => {
  const hasil = hitung(aturan, tulisan);
  return 'nilai' in hasil ? hasil.kalimat : 'gagal' in hasil ? hasil.gagal : 'kurang';
};

describe('[BEYOND-05] a set of plates by its rule set', () => {
  test.each<[AturanCawan, string, string, string]>([
    // Worked examples 6 to 8 of lembar-kerja.md; 537/0.022 = 24409.09, 587/0.022 = 26681.81.
    ['bam', 'example 6', '2: 232 244 | 3: 33 28', '24409.(09)'],
    ['bam', 'example 6, all under 25', '2: 18 | 3: 2', '< 2500'],
    ['iso21149', 'example 7, one dilution', '1: 38 42', '400'],
    ['iso21149', 'example 7, two dilutions', '2: 235 282 | 3: 31 39', '26681.(81)'],
    ['iso7218', 'ISO/TS 19036 Amd 1 ex. 1: 8 counts beside 102', '3: 102 | 4: 8', '100000'],
    ['ppomnAlt', 'example 8: (23800 + 30500) / 2', '2: 232 244 | 3: 33 28', '27150'],

    ['iso7218', 'not 25 to 250: 10 and 300 count', '1: 300 10', '1550'],
    ['iso7218', 'a plate over 300 is left out', '1: 301 290', '2900'],
    ['iso7218', 'the next dilution counts to its last plate', '2: 168 215 | 3: 14 0', '18045.(45)'],
    ['iso7218', 'over 300 at first: from the next on', '1: TBUD 412 | 2: 55 60 | 3: 4 7', '5727.(27)'],
    ['iso7218', 'of three dilutions the first two', '1: 250 260 | 2: 24 26 | 3: 300 300', '2545.(45)'],
    ['iso7218', 'a hundredfold step is not the next one', '1: 250 260 | 3: 12 14', '2550'],
    ['iso7218', 'none of 10, but 4: estimate by the same formula', '1: 3 1', '~20'],
    ['iso7218', 'estimate with what the next dilution held', '1: 9 8 | 2: 1 0', '~81.(81)'],
    ['iso7218', '3 colonies: fewer than what 4 are', '1: 2 1', '< 40'],
    ['iso7218', '1 colony', '1: 0 1', '< 40'],
    ['iso7218', 'none', '1: 0 0 | 2: 0 0', '< 10'],
    ['iso7218', 'all over 300', '1: TBUD TBUD | 2: 340 TBUD', '> 30000'],
    [
      'iso7218',
      'a spreader and a crossed out plate are not counted',
      '1: 35 spreader | 2: 4 -90',
      '354.(54)',
    ],
    ['iso7218', 'over, then almost nothing: contradicts itself', '1: TBUD TBUD | 2: 1 0', 'gagal'],
    ['iso7218', 'over, then 8 a hundred times thinner: estimate', '1: TBUD TBUD | 3: 8 7', '~8000'],

    ['bam', 'duplicates half in, half out: only those in', '2: 260 240 | 3: 26 20', '24181.(81)'],
    ['bam', 'one dilution', '2: 25 250', '13750'],
    ['bam', 'nothing grew', '1: 0 0 | 2: 0 0', '< 250'],
    ['bam', 'all over 250: the plate nearest', '2: TBUD TBUD | 3: 640 590', '~590000'],
    ['bam', 'all TBUD', '2: TBUD TBUD | 3: TBUD TBUD', '> 250000'],
    ['bam', 'a spreader is not counted', '2: spreader 150', '15000'],
    ['bam', 'between two ranges: the plate nearest 250', '2: 260 TBUD | 3: 24 22', '~26000'],
    ['bam', 'TBUD and 5 contradict each other', '2: TBUD TBUD | 3: 5 4', 'gagal'],

    ['ppomnAlt', 'the mean of two plates, also with one out of range', '2: 260 240', '25000'],
    ['ppomnAlt', 'one below', '1: 24 30', '270'],
    ['ppomnAlt', 'one without a number cannot be averaged', '2: TBUD 240', '24000'],
    ['ppomnAlt', 'more than twice: the lower', '2: 100 100 | 3: 25 26', '10000'],
    ['ppomnAlt', 'twice exactly: their mean', '2: 125 125 | 3: 25 25', '18750'],
    ['ppomnAlt', 'the lower also where the thinner one has it', '2: 250 252 | 3: 25 0', '12500'],
    ['ppomnAlt', 'all under 25: estimate of the lowest dilution', '1: 20 12 | 2: 3 1', '~160'],
    ['ppomnAlt', 'nothing grew', '1: 0 0 | 2: 0 0', '< 10'],
    ['ppomnAlt', 'all over: sectors', '2: TBUD TBUD | 3: 800 960', '~880000'],
    ['ppomnAlt', 'over 200 in an eighth', '2: TBUD TBUD | 3: 1608 1640', '~> 1600000'],
    ['ppomnAlt', 'only TBUD', '2: TBUD TBUD | 3: TBUD TBUD', '> 250000'],
    ['ppomnAkk', '10 to 150', '1: 151 10', '805'],
    ['ppomnAkk', 'all under 10', '1: 9 4', '~65'],
    ['ppomnAkk', 'ratio 1.5 of two dilutions', '1: 60 40 | 2: 10 5', '625'],

    ['apha', 'one dilution', '2: 120 130', '12500'],
    ['apha', 'only plates in range are averaged', '2: 260 240', '24000'],
    ['apha', 'twice exactly: the lower', '2: 125 125 | 3: 25 25', '12500'],
    ['apha', 'less than twice: their mean', '2: 125 125 | 3: 24 -9', '12500'],
    ['apha', 'ratio 1.8 of those in range', '2: 140 160 | 3: 27 15', '21000'],
    ['apha', 'ratio above 2', '2: 140 160 | 3: 40 32', '15000'],
    ['apha', 'all under 25', '2: 20 16 | 3: 2 0', '~1800'],
    ['apha', 'all under 25, nothing on the lowest', '2: 0 0 | 3: 2 0', '~1000'],
    ['apha', 'nothing grew', '1: 0 0', '< 10'],
    ['apha', 'over 250', '2: TBUD TBUD | 3: 640 TBUD', '~640000'],
    ['apha', 'over 100 per cm²', '2: TBUD TBUD | 3: 7000 7200', '~> 6500000'],

    ['iso21149', '29 is under 30', '1: 29 31', '310'],
    ['iso21149', 'all under 30', '1: 12 14', '~130'],
    ['iso21149', 'nothing grew', '1: 0 0', '< 10'],
    ['iso21527', 'up to 150', '1: 151 150 | 2: 15 12', '1475'],
    ['iso21527', 'all over 150', '1: 151 160', '> 1500'],
  ])('%s, %s: %s is %s', (aturan, _nama, tulisan, terbaca) => {
    expect(singkat(aturan, tulisan)).toBe(terbaca);
  });

  test('the volume on a plate counts, with a decimal comma', () => {
    expect(singkat('iso7218', '1: 38 42', '0,1')).toBe('4000');
    expect(singkat('iso7218', '1: 0 0', '0,1')).toBe('< 100');
    expect(singkat('bam', '1: 3 2', '0,1')).toBe('< 2500');
    expect(singkat('bam', '1: 3 2', '0')).toBe('gagal');
  });

  test('says which rule fired and which plates were used', () => {
    expect(kalimat('bam', '2: 232 244 | 3: 33 28')).toBe(
      'FDA BAM bab 3: Dua pengenceran berurutan dihitung berbobot (rentang 25–250 koloni). Cawan yang dipakai: 10^-2: 244, 232; 10^-3: 33, 28.',
    );
    expect(kalimat('ppomnAlt', '2: 232 244 | 3: 33 28')).toContain('rasio 1,28: dipakai reratanya');
    expect(kalimat('iso7218', '1: 0 1')).toContain('Mikroba ada (1 koloni)');
    expect(kalimat('iso7218', '1: 35 spreader | 2: 4 -90')).toContain(
      'Tidak dihitung: 10^-1: spreader; 10^-2: dicoret.',
    );
    expect(kalimat('iso7218', '1: 30 35 | 2: 80 90')).toContain('Periksa: pengenceran yang lebih encer');
    expect(kalimat('bam', '2: 232 244 | 3: 33 28')).not.toContain('Periksa');
  });

  test('asks for all plates of a dilution that was begun, not for one that was never plated', () => {
    expect(singkat('iso7218', '1: _ _')).toBe('kurang');
    expect(singkat('iso7218', '1: 35 _ | 2: 3 4')).toBe('kurang');
    expect(singkat('iso7218', '1: 35 38 | 2: _ _')).toBe('365');
  });

  test.each([
    [
      '1: spreader hilang',
      'Tidak ada cawan yang dapat dihitung (10^-1: spreader; 10^-1: hilang). Ulangi penanaman.',
    ],
    ['1: 35 banyak', "Cawan 10^-1 berisi 'banyak'. Isi cacah koloni, TBUD, spreader, atau hilang."],
    ['1: 35 1.500', "Cawan 10^-1 berisi '1.500'. Isi cacah koloni, TBUD, spreader, atau hilang."],
    ['1: 35 1000000', "Cawan 10^-1 berisi '1000000'. Isi cacah koloni, TBUD, spreader, atau hilang."],
    ['1: 35 3,5', "Cawan 10^-1 berisi '3,5'. Isi cacah koloni, TBUD, spreader, atau hilang."],
  ])('%s is refused', (tulisan, gagal) => {
    expect(kalimat('iso7218', tulisan)).toBe(gagal);
  });
});

const plat = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 400 }).map(String) },
  fc.constantFrom('TBUD', 'spreader', 'hilang'),
);
const aturanApaPun = fc.constantFrom(...aturanCawan);

describe('[BEYOND-05] whatever the plates', () => {
  test('the order in which they were written does not matter', () => {
    fc.assert(
      fc.property(
        aturanApaPun,
        fc
          .array(fc.tuple(plat, plat), { minLength: 1, maxLength: 4 })
          .map((baris) =>
            baris.flatMap((dua, urutan) =>
              dua.map((nilai) => ({ pengenceran: urutan + 1, nilai, dicoret: false })),
            ),
          )
          .chain((semua) =>
            fc.tuple(
              fc.constant(semua),
              fc.shuffledSubarray(semua, { minLength: semua.length, maxLength: semua.length }),
            ),
          ),
        (aturan, [ditulis, diacak]) => {
          const masukan = {
            jenis: 'cawan' as const,
            nama: 'koloni',
            label: 'Koloni',
            satuan: null,
            aturan,
            volume: '1',
            cawan: 2,
            pengenceran: [1, 2, 3, 4],
          };
          const [satu, dua] = [ditulis, diacak].map((cawan) => {
            const hasil = hitungCawan(masukan, cawan);
            return 'nilai' in hasil
              ? { ...hasil, kalimat: hasil.kalimat.replace(/ Tidak dihitung.*?\./, '') }
              : Object.keys(hasil);
          });
          expect(dua).toEqual(satu);
        },
      ),
    );
  });

  test('one dilution in range comes to no less than its smallest and no more than its largest plate', () => {
    fc.assert(
      fc.property(
        aturanApaPun,
        fc.integer({ min: 0, max: 6 }),
        fc.array(fc.integer({ min: 30, max: 150 }), { minLength: 1, maxLength: 5 }),
        fc.constantFrom('1', '0,1', '0,5'),
        (aturan, pangkat, cacah, volume) => {
          const hasil = hitung(aturan, `${pangkat}: ${cacah.join(' ')}`, volume);
          if (!('nilai' in hasil)) throw new Error('no count');
          const faktor = 10 ** pangkat / Number(volume.replace(',', '.'));
          expect(hasil.nilai.bawah?.gte(Math.min(...cacah) * faktor)).toBe(true);
          expect(hasil.nilai.atas?.lte(Math.max(...cacah) * faktor)).toBe(true);
          expect(hasil.perkiraan).toBe(false);
        },
      ),
    );
  });
});
