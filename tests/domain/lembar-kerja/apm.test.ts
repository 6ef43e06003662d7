import { describe, expect, it, test } from 'vitest';
import { bulatkan, tulisBulat } from '#domain/lembar-kerja/bulat.ts';
import { apm } from '#domain/lembar-kerja/apm.ts';
import { angkaPasti, tunggal } from '#domain/lembar-kerja/nilai.ts';

const gram = [0.1, 0.01, 0.001];
const tiga = [0, 1, 2, 3];
const semua = tiga.flatMap((a) => tiga.flatMap((b) => tiga.map((c) => [a, b, c])));
const terbaca = (positif: readonly number[]): string => {
  const hasil = apm(positif.map((satu) => angkaPasti(satu)));
  if ('halangan' in hasil) return hasil.halangan;
  const satu = tunggal(hasil);
  if (!satu) return hasil.atas ? `< ${hasil.atas.toString()}` : `> ${hasil.bawah!.toString()}`;
  return tulisBulat(bulatkan(satu, true, { ke: 'angkaPenting', banyak: 2 }, 'setengahKeAtas'));
};

/** The equation of FDA BAM, Appendix 2: Σ positive × g / (1 − e^(−λ g)) = Σ tubes × g. */
function paling(positif: readonly number[]): number {
  const beda = (lambda: number) =>
    positif.reduce(
      (sum, satu, ke) => sum + (satu * gram[ke]!) / -Math.expm1(-lambda * gram[ke]!) - 3 * gram[ke]!,
      0,
    );
  let [rendah, tinggi] = [1e-6, 1e7];
  for (let langkah = 0; langkah < 200; langkah += 1) {
    const tengah = Math.sqrt(rendah * tinggi);
    if (beda(tengah) > 0) rendah = tengah;
    else tinggi = tengah;
  }
  return rendah;
}
/** How likely an outcome is at so many for each g. */
const peluang = (positif: readonly number[], lambda: number): number =>
  positif.reduce((hasil, satu, ke) => {
    const tumbuh = -Math.expm1(-lambda * gram[ke]!);
    return hasil * [1, 3, 3, 1][satu]! * tumbuh ** satu * (1 - tumbuh) ** (3 - satu);
  }, 1);
const kemustahilan = (positif: readonly number[]): number => {
  const lambda = paling(positif);
  return peluang(positif, lambda) / Math.max(...semua.map((lain) => peluang(lain, lambda)));
};

describe('[BEYOND-05] most probable numbers of three times three tubes', () => {
  test.each([
    ['0-0-1', '3,0'],
    ['0-1-0', '3,0'],
    ['1-0-0', '3,6'],
    ['1-1-0', '7,4'],
    ['1-1-1', '11'],
    ['2-0-0', '9,2'],
    ['2-0-1', '14'],
    ['2-1-0', '15'],
    ['2-2-0', '21'],
    ['3-0-0', '23'],
    ['3-0-1', '38'],
    ['3-1-0', '43'],
    ['3-1-1', '75'],
    ['3-2-0', '93'],
    ['3-2-1', '150'],
    ['3-2-2', '210'],
    ['3-3-0', '240'],
    ['3-3-1', '460'],
    ['3-3-2', '1100'],
  ])('%s is %s, as printed (tests of the package MPN 0.3.0 of the FDA)', (positif, tercetak) =>
    expect(terbaca(positif.split('-').map(Number))).toBe(tercetak),
  );

  it('of every outcome that is not next to impossible it is what the equation of the appendix gives', () => {
    for (const positif of semua.slice(1, -1)) {
      const hitungan = bulatkan(
        tunggal(angkaPasti(paling(positif)))!,
        true,
        { ke: 'angkaPenting', banyak: 2 },
        'setengahKeAtas',
      );
      expect(terbaca(positif), positif.join('-')).toBe(
        kemustahilan(positif) < 1e-4
          ? `kombinasi ${positif.join('-')} hampir tidak mungkin menurut tabel BAM; periksa pengenceran dan ulangi`
          : tulisBulat(hitungan),
      );
    }
  });

  it('is a bound where nothing grew, and where everything did', () => {
    expect(terbaca([0, 0, 0])).toBe('< 3');
    expect(terbaca([3, 3, 3])).toBe('> 1100');
  });

  it.each([[[4, 0, 0]], [[0, -1, 0]], [[0, 0, 0.5]]])('refuses %j', (positif) => {
    expect(terbaca(positif)).toBe('tabung positif tiap deret adalah 0, 1, 2, atau 3');
  });
});
