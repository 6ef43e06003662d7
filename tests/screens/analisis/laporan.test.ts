import { describe, expect, it } from 'vitest';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { Actor } from '#domain/core/roles.ts';
import { aksiTampak, langkahBerikut, namaTombol } from '#features/analisis/aksi-tampak.ts';
import {
  denganFotoSel,
  denganLembar,
  fotoSelTinggal,
  isianBaru,
  isianDari,
  isianDariTulisan,
  jenisAwal,
  laporanKeliru,
} from '#features/analisis/laporan.ts';
import { maksFoto } from '#domain/berkas/foto.ts';
import { newPhoto, type Photo } from '#kit/photo/photo.ts';
import { labelTulisan, lanjutan } from '#features/analisis/pelaku.ts';
import { dapatDiperbaiki } from '#features/analisis/Pemberitahuan.tsx';
import { versiDari } from '#features/analisis/versi.ts';
import { analis as orangAnalis, analisis as record } from '#tests/support/contoh/analisis.ts';
import { baris } from '#tests/screens/antrean/contoh.ts';

const analis: Actor = {
  ...orangAnalis,
  email: 'analis@kampus.example',
  role: 'Laboran',
  laboratorium: [7],
};

describe('the report form', () => {
  // 23.30 UTC on the 20th is 06.30 of the 21st in Jakarta.
  const malam = new Date('2026-11-20T23:30:00Z');

  it('[GAP-116] opens dated now in Jakarta', () => {
    expect(isianBaru(record(), 'progres', malam)).toEqual({
      jenisLaporan: 'progres',
      tanggal: '2026-11-21',
      jam: '06:30',
      isi: '',
      hasilPengujian: '',
      foto: [],
    });
  });

  it('goes on with what a draft holds, and with a refused write', () => {
    const baru = isianBaru(record(), 'progres', malam);
    expect(isianDari({ isi: '<p>Isi</p>', jenisLaporan: 'akhir' }, baru)).toEqual({
      ...baru,
      isi: '<p>Isi</p>',
      jenisLaporan: 'akhir',
    });
    expect(isianDari(undefined, baru)).toBe(baru);
    const krus = { sha256: 'a'.repeat(64), name: 'krus.jpg' };
    const ditolak = baris({
      body: {
        uuid: 'a',
        jenis_laporan: 'akhir',
        tanggal: '2026-11-19',
        jam: '09:00',
        isi: '<p>Lama</p>',
        hasil_pengujian: '98 %',
        foto: [{ uuid: 'f', keterangan: null, sel: null, file_foto: krus }],
      },
    });
    expect(isianDari(isianDariTulisan(ditolak), baru)).toEqual({
      jenisLaporan: 'akhir',
      tanggal: '2026-11-19',
      jam: '09:00',
      isi: '<p>Lama</p>',
      hasilPengujian: '98 %',
      // BEYOND-20: what was drawn over a photo that was sent is part of it.
      foto: [{ kunci: 'f', caption: '', file: krus, original: krus, look: { turns: 0, marks: [] } }],
    });
  });

  it('[ANALYSIS-09] refuses a day before the one it was begun, not before the day it is sent', () => {
    const isian = { ...isianBaru(record(), 'progres', malam), isi: '<p>a</p>' };
    expect(laporanKeliru(record(), { ...isian, tanggal: '2026-11-20' }, malam)).toEqual({
      tanggal: 'Tanggal tidak boleh sebelum hari ini',
    });
    expect(laporanKeliru(record(), isian, malam)).toEqual({});
  });

  it('[BEYOND-19, BEYOND-21] filled from a sheet takes on the photos of its cells after those it has, each once, as many as it may have', () => {
    const berfoto = (nama: string) => newPhoto({ sha256: nama.padEnd(64, '0'), name: `${nama}.jpg` });
    const nama = (foto: readonly Photo[]) => foto.map(({ file }) => file.name.replace('.jpg', ''));
    const sel = ['sel1', 'sel2', 'sel3'].map(berfoto);
    const diputar = { ...sel[1]!, file: berfoto('putaran').file };
    const isian = { ...isianBaru(record(), 'akhir', malam), foto: [berfoto('botol'), diputar] };
    const dariLembar = { isi: '<p>Tabel</p>', hasilPengujian: '2,86', foto: sel };
    const terisi = denganLembar(isian, dariLembar);
    expect(terisi).toMatchObject({ isi: '<p>Tabel</p>', hasilPengujian: '2,86' });
    expect(nama(terisi.foto)).toEqual(['botol', 'putaran', 'sel1', 'sel3']);
    expect(nama(fotoSelTinggal(isian.foto, sel))).toEqual(['sel1', 'sel3']);
    const banyak = Array.from({ length: maksFoto - 1 }, (_, ke) => berfoto(`lain${ke}`));
    const penuh = denganFotoSel(banyak, sel);
    expect(penuh).toHaveLength(maksFoto);
    expect(nama(fotoSelTinggal(penuh, sel))).toEqual(['sel2', 'sel3']);
  });

  it('says before the server would that the text is too large', () => {
    expect(
      laporanKeliru(
        record(),
        { ...isianBaru(record(), 'progres', malam), isi: 'é'.repeat(160 * 1024) },
        malam,
      ),
    ).toHaveProperty('isi');
  });

  it('[ANALYSIS-08] begins as a progress report, and as a final one where only that is allowed', () => {
    expect(jenisAwal(record(1), analis)).toBe('progres');
    expect(jenisAwal(record(4), analis)).toBe('akhir');
  });
});

describe('the acts of the analyst', () => {
  it('[ANALYSIS-05] starting reveals report, request and cancel', () => {
    expect(aksiTampak(0)).toEqual({ utama: 'mulai', lainnya: [] });
    for (const kode of [1, 2, 3, 4]) {
      const { utama, lainnya } = aksiTampak(kode);
      expect(new Set([utama, ...lainnya])).toEqual(new Set(['laporan', 'ajukan', 'batalkan']));
    }
  });

  it('[BEYOND-14] has one main act: the report of a sheet that is written is made by the sheet, and handed in after that', () => {
    expect([1, 2, 3, 4].map((kode) => aksiTampak(kode, true).utama)).toEqual([null, null, null, 'ajukan']);
    for (const kode of [1, 2, 3, 4]) {
      const { utama, lainnya } = aksiTampak(kode, true);
      expect([...lainnya, ...(utama ? [utama] : [])].toSorted()).toEqual(['ajukan', 'batalkan', 'laporan']);
    }
  });

  it('[BEYOND-14, LIST-20] what comes next is called what it leads to: the sheet where the test has one', () => {
    const semua = (denganLembar: boolean) =>
      [0, 1, 2, 3, 4, 5].map((kode) => langkahBerikut(kode, denganLembar));
    const [mulai, ajukan] = [namaTombol.mulai, namaTombol.ajukan];
    const [lapor, isi] = ['Buat laporan', 'Isi lembar kerja'];
    expect(semua(false)).toEqual([mulai, lapor, lapor, lapor, ajukan, null]);
    expect(semua(true)).toEqual([mulai, isi, isi, isi, ajukan, null]);
    expect(lanjutan('analis', record(1), analis, true)?.label).toBe(isi);
  });

  it('[ANALYSIS-11, CONST-19] shows none at 5, 6 and 7', () => {
    for (const kode of [5, 6, 7]) expect(aksiTampak(kode)).toEqual({ utama: null, lainnya: [] });
  });

  it('[GAP-115, GAP-147] names a write by act, sample and number of the submission', () => {
    const satu = record(1);
    const { nomor } = satu.pengujian;
    expect(labelTulisan('laporanAkhir', satu)).toBe(`Laporan akhir · ${satu.sampel.kodeSampel} · ${nomor}`);
  });
});

describe('a refused report', () => {
  it('is corrected on the page it came from', () => {
    const laporan = baris({ state: 'bentrok' });
    const review = baris({ body: { uuid: 'a', jenis_laporan: 'review', isi: '<p>a</p>' } });
    expect([dapatDiperbaiki(laporan, 'analis'), dapatDiperbaiki(laporan, 'penyelia')]).toEqual([true, false]);
    expect([dapatDiperbaiki(review, 'analis'), dapatDiperbaiki(review, 'penyelia')]).toEqual([false, true]);
    expect(dapatDiperbaiki(baris({ call: 'PUT test-analysis/start' }), 'analis')).toBe(false);
  });
});

describe('what a decision rests on', () => {
  it('changes with status, method, result, assignment and every row of the history', () => {
    const data = record(5);
    const tanda = (perubahan: Partial<Analisis>) =>
      versiDari({
        data: { ...data, ...perubahan },
        rev: data.rev,
        tertunda: [],
        keputusan: [],
        hilang: false,
      }).tanda;
    const semula = tanda({});
    const perubahan: Partial<Analisis>[] = [
      { idStatusProgresParameter: 6 },
      { metodeUji: 'lain' },
      { hasilPengujian: 'lain' },
      { userAnalyst: null },
      { userSupervisor: null },
      { history: [{ uuid: 'baru' } as never] },
    ];
    for (const satu of perubahan) expect(tanda(satu)).not.toBe(semula);
    expect(tanda({ pengujian: { ...data.pengujian, catatanTambahan: 'lain' } })).toBe(semula);
  });
});
