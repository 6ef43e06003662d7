import { describe, expect, it, test } from 'vitest';
import { giliranAnalisis, kodeMenunggu, selesaiMulai } from '#domain/analisis/giliran.ts';
import { daftarAnalisis } from '#domain/analisis/panggilan.ts';
import {
  adaIsi,
  adaLaporanAkhir,
  bagianPengujianTampak,
  denganIsi,
  diajukanSebelumDiubah,
  maksIsiLaporan,
  pengajuanTerbuka,
  tanggalLaporanDitolak,
  tidakTerlaluRumit,
} from '#domain/analisis/rules.ts';
import type { Actor } from '#domain/core/roles.ts';
import { analis, analisis, lembarTersimpan, penyelia, riwayat } from '#tests/support/contoh/analisis.ts';

describe('[GAP-36, GAP-138] a final report newer than the latest start', () => {
  test.each([
    ['', false],
    ['mulai laporanProgres', false],
    ['laporanAkhir', true],
    ['mulai laporanAkhir', true],
    ['mulai laporanAkhir batalkan mulai laporanProgres', false],
    ['mulai laporanAkhir ajukanSelesai tolak laporanProgres', true],
  ])('%s: %s', (aksi, ada) => {
    expect(adaLaporanAkhir(aksi.split(' ').map((satu) => ({ aksi: satu })))).toBe(ada);
  });
});

it('a record takes what its reports say from another reading of it, and only what it has not', () => {
  const [satu, dua, tiga] = [riwayat('laporanProgres'), riwayat('mulai'), riwayat('laporanAkhir')];
  const { isi: _belum, ...ringkas } = satu;
  const record = analisis(6, { history: [ringkas, dua, { ...tiga, isi: '<p>Sendiri</p>' }] });
  const lembar = lembarTersimpan({ hasil: '2,86' });
  const lengkap = [satu, tiga].map((row) => ({ ...row, lembar, isi: `<p>${row.aksi}</p>`, foto: [] }));
  const { history } = denganIsi(record, lengkap);
  expect(history.map((row) => row.lembar?.hasil)).toEqual(['2,86', undefined, undefined]);
  expect(history.map(({ isi }) => isi)).toEqual(['<p>laporanProgres</p>', dua.isi, '<p>Sendiri</p>']);
  expect(history.map(({ foto }) => foto)).toEqual([[], undefined, undefined]);
});

it('[GAP-138] a supervisor decides on the newest request, while it is open', () => {
  const [satu, dua] = [riwayat('ajukanSelesai'), riwayat('ajukanSelesai')];
  const history = [satu, riwayat('tolak'), dua, riwayat('ubahMetode')];
  expect(pengajuanTerbuka(analisis(5, { history }))?.uuid).toBe(dua.uuid);
  for (const kode of [3, 6]) expect(pengajuanTerbuka(analisis(kode, { history }))).toBeUndefined();
});

describe('a report that was corrected after its end was asked for says when that was', () => {
  const [pagi, siang] = ['2026-11-20T03:12:00.000Z', '2026-11-20T03:14:00.000Z'];
  const laporan = (dibuatPada: string) => riwayat('laporanAkhir', { jenisLaporan: 'akhir', dibuatPada });
  const ajukan = riwayat('ajukanSelesai', { dibuatPada: pagi });
  const mulai = riwayat('mulai', { dibuatPada: siang });
  test.each([
    ['written before it', [laporan(pagi), ajukan], 0, null],
    ['corrected after it, in its place', [laporan(siang), ajukan], 0, pagi],
    ['an earlier one of the same end', [laporan(siang), laporan(pagi), ajukan], 0, pagi],
    ['written after it was sent back', [laporan(pagi), ajukan, riwayat('tolak'), laporan(siang)], 3, null],
    ['not asked for yet', [laporan(siang)], 0, null],
    ['an act that is no report', [mulai, ajukan], 0, null],
  ])('%s', (_, history, ke, kata) => {
    expect(diajukanSebelumDiubah(history, history[ke]!)).toBe(kata);
  });
});

test('[ANALYSIS-04, REVIEW-09] the bench shows from code 7 of the submission on', () => {
  const semua = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16];
  expect(semua.filter(bagianPengujianTampak)).toEqual([7, 8, 9, 10, 11, 12, 14, 15, 16]);
});

describe('[ANALYSIS-09, GAP-79] the day of a report', () => {
  const sebelum = 'Tanggal tidak boleh sebelum hari ini';
  test.each([
    ['2026-11-20', '2026-11-20T16:59:59Z', null], // 23.59 in Jakarta
    ['2026-11-19', '2026-11-20T16:59:59Z', sebelum],
    ['2026-11-20', '2026-11-20T17:00:00Z', sebelum],
    ['2026-11-23', '2026-11-20T17:00:00Z', null],
  ])('%s, begun at %s', (tanggal, begun, kata) => {
    expect(tanggalLaporanDitolak(tanggal, new Date(begun))).toBe(kata);
  });
});

describe('the text of a report', () => {
  it('is of 300 KB at most, and of 10,000 elements', () => {
    expect(maksIsiLaporan).toBe(307_200);
    expect([20_000, 20_001].map((n) => tidakTerlaluRumit('<'.repeat(n)))).toEqual([true, false]);
    expect(tidakTerlaluRumit('')).toBe(true);
  });

  test.each([
    ['<p>a</p>', true],
    ['<p>5 &lt; 7</p>', true],
    ['a < b', true],
    ['', false],
    ['<p></p><p><br></p>', false],
    ['<p>&nbsp; &nbsp;</p>\n', false],
    ['<a title="x>', false],
  ])('[MSG-02] %j says something: %s', (html, ada) => {
    expect(adaIsi(html)).toBe(ada);
  });
});

describe('[GAP-58, GAP-150] whose turn it is', () => {
  it('of analyst and supervisor, and when it is done for each (CONST-19)', () => {
    expect(kodeMenunggu.analis.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
    expect(kodeMenunggu.penyelia).toEqual([2, 5]);
    expect(selesaiMulai).toEqual({ analis: 5, penyelia: 6 });
  });

  const orang = ({ uuid }: { uuid: string }): Actor => ({
    uuid,
    nama: 'x',
    email: 'x',
    role: 'Laboran',
    laboratorium: [7],
  });
  test.each([
    ['analis', 0, analis, true],
    ['analis', 2, analis, true],
    ['analis', 5, analis, false],
    ['analis', 0, penyelia, false],
    ['penyelia', 2, penyelia, true],
    ['penyelia', 0, penyelia, false],
    ['penyelia', 2, analis, false],
  ] as const)('as %s at %i: %s', (peran, kode, siapa, giliran) => {
    expect(giliranAnalisis(analisis(kode), peran, orang(siapa))).toBe(giliran);
  });

  it('is nobody’s where nobody is assigned', () => {
    expect(giliranAnalisis(analisis(0, { userAnalyst: null }), 'analis', orang(analis))).toBe(false);
  });

  it('[API-104, API-105] has a list for each', () => {
    expect([daftarAnalisis.analis, daftarAnalisis.penyelia]).toEqual([
      { method: 'GET', path: '/test-analysis/analyst' },
      { method: 'GET', path: '/test-analysis/supervisor' },
    ]);
  });
});
