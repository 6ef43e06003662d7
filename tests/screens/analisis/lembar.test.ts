import { describe, expect, test } from 'vitest';
import { maksFoto } from '#domain/berkas/foto.ts';
import { keadaanLembar, type BarisLembar } from '#domain/lembar-kerja/keadaan.ts';
import type { TulisSel } from '#domain/lembar-kerja/sel.ts';
import { isianBaru, jenisAwal, laporanKeliru } from '#features/analisis/laporan.ts';
import { hitungLembar } from '#domain/lembar-kerja/hitung.ts';
import { belumSiap } from '#features/analisis/lembar/belum-siap.ts';
import { bandingSel, versiLain } from '#features/analisis/lembar/banding-sel.ts';
import {
  adaTulisan,
  denganFoto,
  denganKembali,
  denganSel,
  fotoDikirim,
  siapDikirim,
  tanpaTulisan,
  tulisanDari,
} from '#features/analisis/lembar/tulisan-lembar.ts';
import { newPhoto, type Photo } from '#kit/photo/photo.ts';
import { analis, analisis as record, riwayat } from '#tests/support/contoh/analisis.ts';
import { isiSusut } from '#tests/support/contoh/lembar-kerja.ts';
import { coretan, tulisSel } from '#tests/support/sel-lembar.ts';

const blok = isiSusut();
const versiSatu = '0195c000-0000-7000-8000-0000000000a1';
const versiDua = '0195c000-0000-7000-8000-0000000000a2';
const lembar = (sel: readonly TulisSel[], versi = versiSatu): BarisLembar['lembar'] => ({
  versi,
  batas: null,
  bersama: [],
  sel: [...sel],
  pengingat: [],
  hasil: null,
  hasilServer: null,
});
const tulis = (...sel: TulisSel[]) => riwayat('isiLembar', { lembar: lembar(sel) });
const baru = (kunci: string, nilai: string, lain: Partial<TulisSel> = {}) => {
  const { semula: _semula, ...sel } = tulisSel(kunci, nilai, null, lain);
  return sel;
};
const semula = (satu: TulisSel | undefined) => satu?.semula?.nilai ?? null;

describe('[BEYOND-10] what was written into a sheet and has not left', () => {
  const { isian } = keadaanLembar([tulis(tulisSel('w0.1', '30,1'))]);

  test('says of each value what its author saw there: the history, then their own', () => {
    const satu = denganSel(tanpaTulisan, blok, isian, baru('w0.1', '30,2'));
    const dua = denganSel(satu, blok, isian, baru('w0.1', '30,3'));
    expect(dua.sel.map(({ nilai }) => nilai)).toEqual(['30,2', '30,3']);
    expect(dua.sel.map(semula)).toEqual(['30,1', '30,2']);
    expect(semula(denganSel(dua, blok, isian, baru('w0.2', '1')).sel.at(-1))).toBeNull();
  });

  test('what cannot be read stays, does not leave, and gives way to the next value', () => {
    const salah = denganSel(tanpaTulisan, blok, isian, baru('w0.1', '3o,2'));
    expect(siapDikirim(salah, blok)).toMatchObject({ siap: [], tinggal: [{ nilai: '3o,2' }] });
    const benar = denganSel(salah, blok, isian, baru('w0.1', '30,2'));
    expect(siapDikirim(benar, blok)).toMatchObject({ siap: [{ nilai: '30,2', semula: { nilai: '30,1' } }] });
    const dicoret = denganSel(salah, blok, isian, baru('w0.1', '3o,2', { dicoret: coretan }));
    expect(siapDikirim(dicoret, blok).siap).toHaveLength(1);
  });

  test('a draft that is found again leaves out what the history has by now', () => {
    const sel = [
      tulisSel('w0.1', '30,2', '30,1', { pada: '2026-11-20T02:31:00.000Z' }),
      tulisSel('w0.2', '29,9', null, { pada: '2026-11-20T02:32:00.000Z' }),
    ];
    const keadaan = keadaanLembar([tulis(tulisSel('w0.1', '30,1')), tulis(sel[0]!)]);
    expect(tulisanDari({ sel, batas: null }, keadaan)).toEqual({ sel: [sel[1]], foto: {} });
    expect(tulisanDari({ sel: [], batas: 'simplisia' }, keadaan)).toEqual({
      sel: [],
      foto: {},
      batas: 'simplisia',
    });
    expect(tulisanDari(undefined, keadaan)).toEqual(tanpaTulisan);
  });
});

describe('[BEYOND-19] photos of cells that have not left', () => {
  const foto = (caption: string): Photo => ({
    ...newPhoto({ sha256: 'a'.repeat(64), name: 'krus.jpg' }),
    caption,
  });
  const [krus, abu] = [foto('Krus A'), foto('Abu')];
  const draf = denganFoto(denganFoto(tanpaTulisan, 'w2.1', [krus, abu]), 'w0.1', [foto('')]);
  const kembali = (dikirim: ReturnType<typeof fotoDikirim>) =>
    denganKembali(tanpaTulisan, blok, {}, { sel: [tulisSel('w0.1', '30,1')], foto: dikirim });

  test('leave with their cell, once, and no more of it than a write may bring', () => {
    const dikirim = fotoDikirim(draf.foto, new Set([abu.kunci]));
    expect(dikirim.map(({ sel, keterangan }) => [sel, keterangan])).toEqual([
      ['w2.1', 'Krus A'],
      ['w0.1', ''],
    ]);
    const banyak = Array.from({ length: 12 }, () => foto('x'));
    expect(fotoDikirim({ 'w0.1': banyak }, new Set())).toHaveLength(maksFoto);
  });

  test('are written no more once the history has them, and a cell without any is not named', () => {
    const file = { url: '', sha256: 'a'.repeat(64), size: 9, mime: 'image/jpeg', name: 'krus.jpg' };
    const baris = riwayat('isiLembar', {
      lembar: lembar([]),
      foto: [{ uuid: krus.kunci, keterangan: 'Krus A', sel: 'w2.1', file }],
    });
    const keadaan = keadaanLembar([riwayat('mulai'), baris]);
    expect(Object.keys(keadaan.foto)).toEqual(['w2.1']);
    expect(tulisanDari(draf, keadaan).foto['w2.1']).toEqual([abu]);
    expect(adaTulisan(denganFoto(denganFoto(draf, 'w2.1', []), 'w0.1', []))).toBe(false);
    // A run that is begun anew has an empty sheet.
    expect(keadaanLembar([baris, riwayat('mulai')]).foto).toEqual({});
  });

  test('of a refused write come back into the draft, beside those taken since', () => {
    const lagi = kembali(fotoDikirim(draf.foto, new Set()));
    expect(lagi.sel).toHaveLength(1);
    expect(lagi.foto['w2.1']!.map(({ kunci, caption }) => [kunci, caption])).toEqual([
      [krus.kunci, 'Krus A'],
      [abu.kunci, 'Abu'],
    ]);
  });
});

describe('[BEYOND-14] a sheet that is no final report yet', () => {
  const siap = (sel: readonly TulisSel[], lain: { lama?: string[]; takTerbaca?: string[] } = {}) => {
    const keadaan = keadaanLembar([tulis(...sel)]);
    return belumSiap({
      versi: { isi: blok } as Parameters<typeof belumSiap>[0]['versi'],
      keadaan,
      hasil: hitungLembar(blok, keadaan.isian, {}, null),
      lama: new Set(lain.lama),
      takTerbaca: lain.takTerbaca ?? [],
    });
  };
  const penuh = ['1', '2'].flatMap((ke) => [
    tulisSel(`w0.${ke}`, '30,000'),
    tulisSel(`w1.${ke}`, '33,500'),
    tulisSel(`w2.${ke}`, '33,400'),
  ]);

  test('says which cell is the next in the order of the work, and how many after it', () => {
    expect(siap(penuh.slice(0, 2))).toEqual({
      kunci: 'w2.1',
      kalimat:
        'Laporan akhir menunggu Wadah dan zat kering, ulangan 1, dan 3 lagi. Isi, atau coret dengan alasan.',
    });
    expect(siap(penuh.slice(0, 5))?.kalimat).toContain('menunggu Wadah dan zat kering, ulangan 2. Isi');
    expect(siap(penuh)).toBeNull();
  });

  test('leads to what cannot be read, and to what was measured before it was sent back', () => {
    expect(siap(penuh, { takTerbaca: ['w1.2', 'w0.2'] })?.kunci).toBe('w0.2');
    expect(siap(penuh, { lama: ['w2.2', 'w2.1'] })?.kunci).toBe('w2.1');
  });
});

describe('[BEYOND-11] a write that met another device', () => {
  const server = record(1, { history: [riwayat('mulai'), tulis(tulisSel('w0.1', '30,1'))] });
  const body = {
    uuid: server.uuid,
    ...lembar([tulisSel('w0.1', '30,9'), tulisSel('w0.2', '29,9')]),
    hasil: '2,86',
    foto: [{ uuid: versiDua, keterangan: 'Krus', sel: 'w0.1' }],
  };

  test('shows the cells that differ only, mine and theirs', () => {
    expect(bandingSel(body, server).baris).toMatchObject([{ nama: 'w0.1', milik: '30,9', server: '30,1' }]);
  });

  test('sends all other cells, and of those mine where its author says so, having seen theirs', () => {
    const { susun } = bandingSel(body, server);
    // Photos go along: nobody else's are covered by them.
    expect(susun(new Set())).toMatchObject({ hasil: null, sel: [{ kunci: 'w0.2' }], foto: body.foto });
    const sel = susun(new Set(['w0.1']))['sel'] as TulisSel[];
    expect(sel.map(({ kunci, nilai }) => [kunci, nilai])).toEqual([
      ['w0.1', '30,9'],
      ['w0.2', '29,9'],
    ]);
    expect(semula(sel[0])).toBe('30,1');
  });

  test('of another version than the sheet goes by cannot be sent at all', () => {
    expect(versiLain(body, server)).toBeNull();
    expect(versiLain({ ...body, versi: versiDua }, server)).toContain('versi lain');
  });
});

describe('[BEYOND-16] a report that was sent back', () => {
  const sha = 'a'.repeat(64);
  const fotoKrus = { url: sha, sha256: sha, size: 9, mime: 'image/jpeg', name: 'krus.jpg' };
  const kini = new Date('2026-11-20T03:00:00Z');
  const laporan = riwayat('laporanAkhir', {
    jenisLaporan: 'akhir',
    isi: '<p>Kering pada 105 °C.</p>',
    hasilPengujian: '2,86',
    foto: [{ uuid: versiDua, keterangan: 'Krus', sel: null, file: fotoKrus }],
  });
  const sampai = [riwayat('mulai'), tulis(tulisSel('w0.1', '30,1')), laporan, riwayat('tolak')];

  test('begins as a final one, with text, result and photos of then', () => {
    const kembali = record(3, { history: sampai });
    const orang = { ...analis, email: '', role: 'Laboran' as const, laboratorium: [7] };
    expect(jenisAwal(kembali, orang)).toBe('akhir');
    expect(isianBaru(kembali, 'akhir', kini)).toMatchObject({
      isi: '<p>Kering pada 105 °C.</p>',
      hasilPengujian: '2,86',
    });
    const { sha256, name } = fotoKrus;
    const [foto] = isianBaru(kembali, 'akhir', kini).foto;
    expect(foto).toMatchObject({ caption: 'Krus', file: { sha256, name } });
    // It is a photo of the new report: the old one keeps its own.
    expect(foto!.kunci).not.toBe(versiDua);
    expect(isianBaru(kembali, 'progres', kini)).toMatchObject({ isi: '', foto: [] });
  });

  test('is no final one again while cells of then are not confirmed or measured anew', () => {
    const isian = { ...isianBaru(record(3), 'akhir', kini), isi: '<p>a</p>', hasilPengujian: '2,86' };
    const keliru = (...lagi: typeof sampai) =>
      laporanKeliru(record(3, { history: [...sampai, ...lagi] }), isian, kini);
    expect(keliru()).toHaveProperty('hasilPengujian');
    expect(keliru(tulis(tulisSel('w0.1', '30,1', '30,1')))).toEqual({});
  });
});
