import { addDays } from '#domain/core/clock.ts';
import { describe, expect, it, test } from 'vitest';
import { kunciBarang, type Barang } from '#domain/barang/schema.ts';
import { periksaBarisPenggunaan, periksaHari } from '#domain/penggunaan/periksa.ts';
import {
  barangTercatat,
  belumKembali,
  cocokBarang,
  hargaBarisPenggunaan,
  memesanWaktu,
  menurutBaris,
  pemberianDitolak,
  periksaPengembalian,
  periksaPerpanjangan,
  satuanBerubah,
  statusPenambahan,
  totalPenggunaan,
  type BarisDiisi,
} from '#domain/penggunaan/rules.ts';
import { alat, bahan, barisPakai, penambahan } from '#tests/support/contoh/penelitian.ts';
import { menurutKolom } from '#tests/support/kolom.ts';

const instrumen = (id: number, satuan: string, over: Partial<Barang> = {}) =>
  bahan({ idJenisBarang: 3, id, namaBarang: 'KCKT', satuan, durasi: 30, jmlStok: null, ...over });
const gelas = alat();
const metanol = bahan();
const kckt = instrumen(31, 'menit');
const spektro = instrumen(32, 'formula', { tarifInternal: 25_000 });
const pembaca = instrumen(33, 'plate', { tarifInternal: 40_000 });
const parasetamol = bahan({ id: 23, satuan: 'tablet', dihitungSatuan: true });
const milikLain = bahan({ id: 22, idLaboratorium: 4 });
const barang = new Map(
  [gelas, metanol, kckt, spektro, pembaca, parasetamol, milikLain].map((satu) => [kunciBarang(satu), satu]),
);

const pokok = { idLaboratorium: 7, tglMulai: '2026-11-20', tglSelesai: '2026-12-20' };
const dari = ({ idJenisBarang, id }: Barang, over: Partial<BarisDiisi> = {}): BarisDiisi => ({
  idJenisBarang,
  idBarang: id,
  ...over,
});
const pukul = (jamMulai?: string, jamSelesai?: string) => ({ jamMulai, jamSelesai });
const hari = '2026-11-25';
const kosong = 'Kolom tidak boleh kosong';
const bukanDariLab = 'Pilih barang dari laboratorium baris ini.';
const bertemu = 'Waktu ini bertemu dengan baris lain untuk instrumen yang sama.';
const terbalik = 'Jam selesai harus setelah jam mulai';

test('a line comes to at most ten thousand million, at whichever of its prices', () => {
  const seharga = (tarifInternal: number, tarifEksternal: number, jlhPenggunaan: number) => {
    const satu = bahan({ tarifInternal, tarifEksternal });
    return periksaBarisPenggunaan(
      { tglPenggunaan: hari, penggunaan: [dari(satu, { jlhPenggunaan })] },
      pokok,
      new Map([[kunciBarang(satu), satu]]),
    );
  };
  for (const [dalam, luar] of [
    [10_000, 1],
    [1, 10_000],
  ] as const) {
    expect(seharga(dalam, luar, 1_000_000)).toEqual([]);
    expect(menurutKolom(seharga(dalam + 1, luar + 1, 1_000_000))).toEqual({
      'penggunaan[0][jlh_penggunaan]': expect.stringContaining('10.000.000.000'),
    });
  }
});

describe('the day of an addition', () => {
  test.each([
    ['2026-11-19', false],
    ['2026-11-20', true],
    ['2026-12-20', true],
    ['2026-12-21', false],
  ])('[USAGE-04, GAP-72] %s is one of the approved period: %s', (hari, boleh) => {
    expect(menurutKolom(periksaHari(hari, pokok))).toEqual(
      boleh
        ? {}
        : { tgl_penggunaan: 'Tanggal penggunaan harus berada dalam masa penggunaan yang disetujui.' },
    );
  });
});

describe('the lines of an addition', () => {
  test.each<[string, BarisDiisi[], Record<string, string>]>([
    [
      'one of each kind',
      [
        dari(gelas, { jlhPenggunaan: 1 }),
        dari(metanol, { jlhPenggunaan: 1, idLaboratorium: 7 }),
        dari(kckt, pukul('09:00', '10:00')),
        dari(spektro, { jlhPenggunaan: 2 }),
        dari(pembaca, { jlhPenggunaan: 2, ...pukul('09:00', '10:00') }),
      ],
      {},
    ],
    [
      '[GAP-155] half of what is whole',
      [
        dari(gelas, { jlhPenggunaan: 0.5 }),
        dari(metanol, { jlhPenggunaan: 0.5 }),
        dari(spektro, { jlhPenggunaan: 1.5 }),
        dari(pembaca, { jlhPenggunaan: 1.5, ...pukul('09:00', '10:00') }),
      ],
      Object.fromEntries(
        [0, 2, 3].map((ke) => [`penggunaan[${ke}][jlh_penggunaan]`, 'Isi dengan bilangan bulat.']),
      ),
    ],
    [
      '[GAP-155] less than a piece',
      [dari(parasetamol, { jlhPenggunaan: 0.999 }), dari(parasetamol, { jlhPenggunaan: 1 })],
      { 'penggunaan[0][jlh_penggunaan]': 'Paling sedikit 1 tablet.' },
    ],
    ['[USAGE-05] no amount', [dari(metanol)], { 'penggunaan[0][jlh_penggunaan]': kosong }],
    [
      '[USAGE-07] no time',
      [dari(kckt)],
      {
        'penggunaan[0][jam_mulai]': kosong,
        'penggunaan[0][jam_selesai]': kosong,
      },
    ],
    ['[USAGE-07] no end', [dari(kckt, pukul('09:00'))], { 'penggunaan[0][jam_selesai]': kosong }],
    ['[USAGE-07] no start', [dari(kckt, pukul(undefined, '09:00'))], { 'penggunaan[0][jam_mulai]': kosong }],
    [
      '[CONF-42] by the plate: amount and time',
      [dari(pembaca)],
      {
        'penggunaan[0][jlh_penggunaan]': kosong,
        'penggunaan[0][jam_mulai]': kosong,
        'penggunaan[0][jam_selesai]': kosong,
      },
    ],
    [
      '[CONF-43] by the run: an amount alone',
      [dari(spektro, pukul('09:00', '08:00'))],
      {
        'penggunaan[0][jlh_penggunaan]': kosong,
      },
    ],
    [
      '[GAP-72] a time that goes nowhere',
      [dari(kckt, pukul('09:00', '09:00'))],
      {
        'penggunaan[0][jam_selesai]': terbalik,
      },
    ],
    [
      '[GAP-72] a time backwards',
      [dari(kckt, pukul('09:00', '08:59'))],
      {
        'penggunaan[0][jam_selesai]': terbalik,
      },
    ],
    [
      '[GAP-72] one instrument twice at one time',
      [dari(kckt, pukul('09:00', '10:00')), dari(kckt, pukul('09:59', '11:00'))],
      { 'penggunaan[1][jam_mulai]': bertemu },
    ],
    [
      '[GAP-72] the earlier of two times second',
      [
        dari(pembaca, { jlhPenggunaan: 1, ...pukul('09:59', '11:00') }),
        dari(pembaca, { jlhPenggunaan: 1, ...pukul('09:00', '10:00') }),
      ],
      { 'penggunaan[1][jam_mulai]': bertemu },
    ],
    [
      'times that only touch',
      [
        dari(kckt, pukul('10:00', '11:00')),
        dari(kckt, pukul('09:00', '10:00')),
        dari(kckt, pukul('11:00', '12:00')),
      ],
      {},
    ],
    [
      'two instruments at one time',
      [dari(kckt, pukul('09:00', '10:00')), dari(pembaca, { jlhPenggunaan: 1, ...pukul('09:00', '10:00') })],
      {},
    ],
    [
      'beside a line that has no times yet',
      [dari(kckt, pukul('09:00')), dari(kckt, pukul('09:00', '10:00'))],
      { 'penggunaan[0][jam_selesai]': kosong },
    ],
    [
      'a thing of another laboratory',
      [dari(milikLain, { jlhPenggunaan: 1 })],
      {
        'penggunaan[0][id_barang]': bukanDariLab,
      },
    ],
    [
      'a thing nobody knows',
      [dari(metanol), dari({ ...metanol, id: 99 })],
      {
        'penggunaan[0][jlh_penggunaan]': kosong,
        'penggunaan[1][id_barang]': bukanDariLab,
      },
    ],
    [
      'an id of another kind',
      [dari({ ...metanol, idJenisBarang: 1 })],
      {
        'penggunaan[0][id_barang]': bukanDariLab,
      },
    ],
    [
      '[GAP-154] a line that names the laboratory of its thing, and one that names another',
      [
        dari(milikLain, { jlhPenggunaan: 1, idLaboratorium: 4 }),
        dari(metanol, { jlhPenggunaan: 1, idLaboratorium: 4 }),
      ],
      {
        'penggunaan[1][id_barang]': bukanDariLab,
      },
    ],
  ])('%s', (_nama, baris, salah) => {
    expect(
      menurutKolom(periksaBarisPenggunaan({ tglPenggunaan: hari, penggunaan: baris }, pokok, barang)),
    ).toEqual(salah);
  });

  test('[GAP-154] an addition that is there stays with its laboratory', () => {
    const isi = {
      tglPenggunaan: hari,
      penggunaan: [
        dari(metanol, { jlhPenggunaan: 1 }),
        dari(milikLain, { jlhPenggunaan: 1, idLaboratorium: 4 }),
      ],
    };
    expect(Object.keys(menurutKolom(periksaBarisPenggunaan(isi, { ...pokok, tetap: true }, barang)))).toEqual(
      ['penggunaan[1][id_laboratorium]'],
    );
  });

  test.each([
    [gelas, false],
    [metanol, false],
    [spektro, false],
    [kckt, true],
    [pembaca, true],
  ])('$satuan of kind $idJenisBarang books its time: %s', (satu, memesan) => {
    expect(memesanWaktu(satu)).toBe(memesan);
  });
});

describe('what a line counts and costs', () => {
  test.each([
    ['[GAP-12] tools cost nothing', gelas, { jlhPenggunaan: 3 }, 3, 0],
    ['[USAGE-06] a material by its unit', metanol, { jlhPenggunaan: 7 }, 7, 2500],
    ['[GAP-13] every begun stretch of the duration', kckt, pukul('09:00', '10:31'), 4, 2500],
    ['[GAP-13] a stretch that is just full', kckt, pukul('09:00', '10:30'), 3, 2500],
    [
      'by the run, whatever time is said',
      spektro,
      { jlhPenggunaan: 4, ...pukul('09:00', '10:00') },
      4,
      25_000,
    ],
    ['by the plate, not by the time', pembaca, { jlhPenggunaan: 2, ...pukul('13:00', '18:00') }, 2, 40_000],
    ['without an amount nothing', metanol, {}, 0, 2500],
    ['without a time nothing', kckt, pukul('09:00'), 0, 2500],
  ])('%s', (_nama, satu, isi, jumlah, hargaSatuan) => {
    const hasil = { jumlah, hargaSatuan, hargaTotal: jumlah * hargaSatuan };
    expect(hargaBarisPenggunaan({ ...dari(satu, isi), tglPenggunaan: hari }, satu, 'internal')).toEqual(
      hasil,
    );
  });

  it('[GAP-14] somebody from outside pays the outside price', () => {
    const isi = { ...dari(metanol, { jlhPenggunaan: 2 }), tglPenggunaan: hari };
    expect(hargaBarisPenggunaan(isi, metanol, 'eksternal').hargaTotal).toBe(8000);
  });
});

describe('[GAP-15] what cannot be given out', () => {
  const agar = bahan({ id: 23, namaBarang: 'Agar', jmlStok: 5, tglExpired: '2026-11-24' });
  const usang = { ...kckt, tglKalibrasiSelanjutnya: '2026-11-01' };
  const dikenal = new Map([metanol, gelas, agar, usang].map((satu) => [kunciBarang(satu), satu]));
  const hari = '2026-11-25';
  const info = (diminta: [Barang, number][], over: object = {}) => {
    const jumlah = new Map(diminta.map(([satu, n]) => [kunciBarang(satu), n]));
    return pemberianDitolak(jumlah, dikenal, { tglPenggunaan: hari, dikecualikan: false, ...over });
  };
  const lewat =
    'Yang lewat tanggal hanya dipakai bila Laboran atau Kalab laboratorium ini menuliskan alasannya.';

  test.each<[string, [Barang, number][], object, ReturnType<typeof pemberianDitolak>]>([
    ['all there is', [[metanol, 100]], {}, null],
    ['tools, which have no stock', [[gelas, 1000]], {}, null],
    ['what nobody knows', [[milikLain, 1000]], {}, null],
    [
      'more than there is',
      [[metanol, 101]],
      {},
      {
        code: 'STOK',
        info: 'Bahan tidak dapat diberikan: Metanol tersisa 100 gram, diminta 101.',
      },
    ],
    [
      'past its date',
      [[agar, 5]],
      {},
      {
        code: 'LEWAT',
        info: `Tidak dapat diberikan: Agar kedaluwarsa 24 November 2026. ${lewat}`,
      },
    ],
    ['on its last day', [[agar, 5]], { tglPenggunaan: '2026-11-24' }, null],
    ['past its date, an officer answers for it', [[agar, 5]], { dikecualikan: true }, null],
    ['past its date, but none more of it', [[agar, 0]], {}, null],
    ['given back', [[agar, -1]], {}, null],
    [
      'both, the stock first',
      [
        [usang, 1],
        [agar, 6],
        [metanol, 101],
      ],
      {},
      {
        code: 'STOK',
        info: `Tidak dapat diberikan: Agar tersisa 5 gram, diminta 6; Metanol tersisa 100 gram, diminta 101; KCKT jadwal kalibrasi lewat 1 November 2026; Agar kedaluwarsa 24 November 2026. ${lewat}`,
      },
    ],
    [
      'too much, though an officer answers for its date',
      [[agar, 6]],
      { dikecualikan: true },
      {
        code: 'STOK',
        info: 'Bahan tidak dapat diberikan: Agar tersisa 5 gram, diminta 6.',
      },
    ],
  ])('%s', (_nama, diminta, over, hasil) => {
    expect(info(diminta, over)).toEqual(hasil);
  });
});

describe('[GAP-13, GAP-14] a thing as a line has it', () => {
  const lama = { kdBarang: 'I-001', namaBarang: 'HPLC', hargaSatuan: 60_000 };
  /** Of a line in this unit: what it is counted in, how many an hour and a half are, and what one costs inside and outside. */
  const tercatat = (satuan: string, kini: Barang) => {
    const satu = barangTercatat(kini, { ...lama, satuan });
    const isi = { ...dari(kini, { jlhPenggunaan: 8, ...pukul('09:00', '10:30') }), tglPenggunaan: hari };
    return [
      satu.satuan,
      ...(['internal', 'eksternal'] as const).map((golongan) => hargaBarisPenggunaan(isi, satu, golongan)),
    ];
  };
  const harga = (jumlah: number, hargaSatuan: number) => ({
    jumlah,
    hargaSatuan,
    hargaTotal: jumlah * hargaSatuan,
  });

  it.each([
    ['in the unit it still has at the price of today', 'menit', kckt, [harga(3, 2500), harga(3, 4000)]],
    ['by the run at the price of then', 'formula', kckt, [harga(8, 60_000), harga(8, 60_000)]],
    ['by the plate at the price of then', 'plate', spektro, [harga(8, 60_000), harga(8, 60_000)]],
    ['by half hours at the price of then', 'menit', pembaca, [harga(3, 60_000), harga(3, 60_000)]],
    [
      'of a material by another measure at the price of then',
      'mL',
      metanol,
      [harga(8, 60_000), harga(8, 60_000)],
    ],
  ])('%s', (_nama, satuan, kini, semestinya) => {
    expect(tercatat(satuan, kini)).toEqual([satuan, ...semestinya]);
  });

  it('by the name and the code it had; whatever else is known of it is of today', () => {
    const satu = barangTercatat(metanol, { ...lama, satuan: metanol.satuan });
    expect(satu).toEqual({ ...metanol, kdBarang: 'I-001', namaBarang: 'HPLC' });
    expect(barangTercatat(metanol, { ...lama, satuan: 'mL' })).toMatchObject({ durasi: null, jmlStok: 100 });
    // Nobody knows any more whether the other unit was a piece.
    expect(barangTercatat(parasetamol, { ...lama, satuan: 'tablet' }).dihitungSatuan).toBe(true);
    expect(barangTercatat(parasetamol, { ...lama, satuan: 'strip' }).dihitungSatuan).toBe(false);
  });

  it('where lines have it; the others as they are, and nothing that is not known', () => {
    const semua = menurutBaris(barang, [
      { ...lama, idJenisBarang: 3, idBarang: kckt.id, satuan: 'plate' },
      { ...lama, idJenisBarang: 3, idBarang: 999, satuan: 'plate' },
    ]);
    expect(semua.get(kunciBarang(kckt))).toMatchObject({ satuan: 'plate', namaBarang: 'HPLC' });
    expect([...semua.keys()]).toEqual([...barang.keys()]);
    expect(semua.get(kunciBarang(spektro))).toBe(spektro);
  });
});

describe('[GAP-15] a stock that is counted otherwise than when lines were written', () => {
  const kata = (jumlah: number, satuan: string | null, satu: Barang = metanol) =>
    satuanBerubah(new Map([[kunciBarang(satu), jumlah]]), barang, new Map([[kunciBarang(satu), satuan]]));
  const berubah = {
    code: 'STOK',
    info: 'Stok tidak dapat dihitung: Metanol sekarang dihitung dalam gram, di penambahan ini dalam mL. Kembalikan satuannya di data induk, atau tolak penambahan ini supaya ditulis lagi.',
  };

  it.each([
    ['the same unit', kata(5, 'gram'), null],
    ['another one, to be given out', kata(5, 'mL'), berubah],
    ['another one, to be put back', kata(-5, 'mL'), berubah],
    ['another one, of which nothing moves', kata(0, 'mL'), null],
    ['an instrument, which has no stock', kata(5, 'plate', kckt), null],
    ['what nobody knows', kata(5, 'mL', bahan({ id: 999 })), null],
  ])('%s', (_nama, satu, semestinya) => {
    expect(satu).toEqual(semestinya);
  });
});

describe('[GAP-71] tools that come back', () => {
  const isi = { jlhKembali: 2, jlhRusak: 1, jlhDiganti: 1 };

  test.each([
    [4, 0, {}],
    [5, 1, {}],
    [
      3,
      -1,
      {
        'pengembalian[6][jlh_kembali]': 'Kembali, rusak, dan diganti bersama-sama tidak boleh melebihi 3.',
      },
    ],
  ])('of %i lent %i are still out', (jlhPenggunaan, sisa, salah) => {
    expect(belumKembali({ jlhPenggunaan, ...isi })).toBe(sisa);
    expect(menurutKolom(periksaPengembalian(isi, jlhPenggunaan, 6))).toEqual(salah);
  });
});

describe('a longer period', () => {
  test.each([
    ['2026-12-31', '2027-01-01'],
    ['2028-02-28', '2028-02-29'],
    ['2026-02-28', '2026-03-01'],
  ])('the day after %s is %s', (hari, besok) => {
    expect(addDays(hari, 1)).toBe(besok);
  });

  const akhir = 'Tanggal selesai yang baru harus setelah yang lama.';
  test.each([
    ['2026-12-21', undefined, {}],
    ['2026-12-20', undefined, { tgl_selesai: akhir }],
    ['2026-12-19', '2026-12-30', { tgl_selesai: akhir }],
    ['2026-12-25', '2026-12-25', {}],
    ['2026-12-25', '2026-12-20', { tgl_mulai: 'Waktu tambahan dimulai setelah tanggal selesai yang lama.' }],
    ['2026-12-25', '2026-12-26', { tgl_selesai: 'Tanggal selesai tidak boleh sebelum tanggal mulai' }],
  ])('[GAP-73, GAP-105] to %s, from %s', (tglSelesai, tglMulai, salah) => {
    expect(menurutKolom(periksaPerpanjangan({ tglSelesai, tglMulai }, pokok.tglSelesai))).toEqual(salah);
  });
});

describe('what a research used', () => {
  it('[USAGE-02] is what was approved, things at one price together, without the times of one line', () => {
    const { baris, total } = totalPenggunaan([
      penambahan(12, {
        baris: [barisPakai(), barisPakai({ idBarang: 22, jamMulai: '09:00', jamSelesai: '10:00' })],
      }),
      penambahan(12, { baris: [barisPakai({ jlhPenggunaan: 4, hargaTotal: 10_000 })] }),
      penambahan(12, { baris: [barisPakai({ jlhPenggunaan: 1, hargaSatuan: 3000, hargaTotal: 3000 })] }),
      penambahan(12, { baris: [barisPakai({ jlhPenggunaan: 2, satuan: 'mL', hargaTotal: 5000 })] }),
      penambahan(12, { baris: [barisPakai({ idJenisBarang: 1, jlhPenggunaan: 1, hargaTotal: 0 })] }),
      ...[5, 10, 11].map((kode) => penambahan(kode)),
    ]);
    expect(
      baris.map((satu) => [satu.idJenisBarang, satu.idBarang, satu.jlhPenggunaan, satu.hargaTotal]),
    ).toEqual([
      [2, 21, 14, 35_000],
      [2, 22, 10, 25_000],
      [2, 21, 1, 3000],
      [2, 21, 2, 5000],
      [1, 21, 1, 0],
    ]);
    expect(baris[1]).toMatchObject({ namaBarang: 'Metanol', jamMulai: null, jamSelesai: null });
    expect(total).toBe(68_000);
    // Each line keeps its own day and times (GAP-166).
    expect(baris.map(({ rincian }) => rincian.map((satu) => [satu.jlhPenggunaan, satu.jamMulai]))).toEqual([
      [
        [10, null],
        [4, null],
      ],
      [[10, '09:00']],
      [[1, null]],
      [[2, null]],
      [[1, null]],
    ]);
    expect(totalPenggunaan([])).toEqual({ baris: [], total: 0 });
    const sedikit = [0.1, 0.2].map((jlhPenggunaan) => barisPakai({ jlhPenggunaan, hargaTotal: 250 }));
    expect(totalPenggunaan([penambahan(12, { baris: sedikit })])).toMatchObject({
      baris: [{ jlhPenggunaan: 0.3 }], // GAP-155
      total: 500,
    });
  });

  test.each([
    [undefined, true],
    ['', true],
    ['METAN', true],
    ['b-021', true],
    ['bahan', true],
    ['gram', false],
  ])('[GAP-70] %s finds it: %s', (cari, ada) => {
    expect(cocokBarang([barisPakai({ namaBarang: 'Etanol', kdBarang: 'X' }), barisPakai()], cari)).toBe(ada);
  });

  it('an addition says its code in words', () => {
    expect(statusPenambahan(11)).toEqual({
      kdStatusPengajuan: 11,
      statusPengajuan: 'Penambahan perlu diperbaiki',
      prosesSelanjutnya: 'Perbaikan penambahan oleh pendaftar',
    });
  });
});
