import { describe, expect, it, test } from 'vitest';
import { catatanKeliru, denganCatatan, kalimatCatatan } from '#domain/lhu/catatan-kaki.ts';
import type { HasilLembar } from '#domain/lembar-kerja/hasil.ts';
import { pernyataanDari, pernyataanTerhalang, type Pernyataan } from '#domain/lembar-kerja/pernyataan.ts';
import { BatasSchema } from '#domain/lembar-kerja/schema.ts';
import { tanpaCatatan, type ParameterSampel } from '#domain/pengujian/schema.ts';
import { ditolak, parameter, sampel } from '#tests/pdf/contoh.ts';

const batas = BatasSchema.parse({
  kunci: 'kunyit',
  nama: 'Kunyit',
  bawah: null,
  atas: { nilai: '10', termasuk: true },
  sumber: 'Farmakope Herbal Indonesia',
  edisi: 'II',
  halaman: '120',
});
const hasil = {
  hasil: { jenis: 'nilai', tampil: '10,4', penuh: '10,4' },
  perbandingan: {
    batas,
    syarat: '≤ 10 %',
    putusan: 'memenuhi',
    mengapa: null,
    dibandingkan: '10',
  },
  ketidakpastian: '± 0,2 %',
} as unknown as HasilLembar;
const dari = (over: Partial<HasilLembar> = {}) =>
  pernyataanDari({ aturanKeputusan: 'penerimaanSederhana' }, { ...hasil, ...over });
const pernyataan = dari() as Pernyataan;
const uji = (over: Partial<ParameterSampel> = {}) =>
  parameter(0, { pernyataan, flagPernyataan: 1, hasilPengujian: '10,4', ...over });
const kata = (satu: ParameterSampel) =>
  kalimatCatatan(satu).map(({ tempat, kalimat }) => `${tempat}: ${kalimat}`);

describe('[BEYOND-25] what a report says of a result besides the figure', () => {
  it('is limit with its clause, verdict, what was compared, and the rule; and the uncertainty', () => {
    expect(kata(uji())).toEqual([
      'hasil: Batas ≤ 10 % (Farmakope Herbal Indonesia, edisi II, hal. 120): memenuhi (dibandingkan sebagai 10). Aturan keputusan: penerimaan sederhana (ILAC-G8:09/2019, 4.2.1).',
      'hasil: Ketidakpastian ± 0,2 % (k = 2).',
    ]);
  });

  test.each<[string, Partial<ParameterSampel>, number]>([
    ['the Kalab does not want it: the uncertainty alone', { flagPernyataan: 0 }, 1],
    ['the report has another result than the sheet', { hasilPengujian: '10,5' }, 0],
    ['there is no sheet', { pernyataan: null }, 0],
    ['it was not tested', { status: ditolak(0).status }, 0],
  ])('where %s', (_title, over, banyak) => {
    expect(kata(uji(over))).toHaveLength(banyak);
  });

  it('is nothing of a sheet without a result, limit and uncertainty', () => {
    expect(dari({ hasil: { jenis: 'belum', kurang: ['w0.1'] } })).toBeNull();
    expect(dari({ perbandingan: null, ketidakpastian: null })).toBeNull();
    expect(dari({ perbandingan: null })?.kesesuaian).toBeNull();
  });

  const tanpaHalaman = dari({
    perbandingan: { ...hasil.perbandingan!, batas: { ...batas, halaman: null } },
  }) as Pernyataan;
  test.each([
    [pernyataan, '10,4', /^$/],
    [pernyataan, '10,5', /Hasil laporan berbeda dari lembar kerja \('10,4'\)/],
    [tanpaHalaman, '10,4', /belum diperiksa/],
    [dari({ perbandingan: null }), '10,4', /tidak membandingkan/],
    [null, '10,4', /tidak membandingkan/],
  ])('cannot be printed otherwise, and says why', (satu, tertulis, kalimat) => {
    expect(pernyataanTerhalang(satu, tertulis) ?? '').toMatch(kalimat);
  });

  it('is refused by the field that asks for it, and kept where a call does not say', () => {
    const satu = uji();
    const disebut = { ...tanpaCatatan, uuid: satu.uuid, flagPernyataan: true };
    const baris = { id: satu.uuid, kdStatus: 3, hasilPengujian: '10,4' };
    const keliru = (isi: Pernyataan | null) =>
      catatanKeliru([disebut], [{ ...baris, pernyataan: isi }]).map(({ field }) => field);
    expect(keliru(pernyataan)).toEqual([]);
    expect(keliru(tanpaHalaman)).toEqual(['catatan_parameter[0][flag_pernyataan]']);
    const [diam] = denganCatatan([sampel(0, { parameter: [satu] })], [{ ...tanpaCatatan, uuid: satu.uuid }]);
    expect(diam!.parameter[0]!.flagPernyataan).toBe(1);
    const [tidak] = denganCatatan(
      [sampel(0, { parameter: [satu] })],
      [{ ...disebut, flagPernyataan: false }],
    );
    expect(tidak!.parameter[0]!.flagPernyataan).toBe(0);
  });
});
