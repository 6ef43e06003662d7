import { expect, test } from 'vitest';
import { jejakAnalisis } from '#domain/analisis/jejak.ts';
import type { KataRekaman } from '#domain/jejak/kata.ts';
import { jejakLhu } from '#domain/lhu/jejak.ts';
import { jejakParameterUji } from '#domain/parameter-uji/jejak.ts';
import { jejakPengujian } from '#domain/pengujian/jejak.ts';

const rujukan = {
  orang: (uuid: string) => `orang ${uuid}`,
  laboratorium: (id: number) => `lab ${id}`,
  rekening: true,
};

test.each<[string, KataRekaman, [bidang: string, nilai: unknown, label: string, kata: string][]]>([
  [
    'Pengujian',
    jejakPengujian,
    [
      ['kdStatus', 5, 'Status', 'Perlu pembayaran DP 50%'],
      ['nomor', 'U-2611-0001', 'Nomor', 'U-2611-0001'],
      ['sampel', [{}, {}], 'Sampel', '2 sampel'],
      ['kalabId', 'a', 'Kalab yang memverifikasi', 'orang a'],
      ['penugasan', [{}], 'Penugasan', '1 parameter'],
      ['tagihan', { harga: 150_000, replikasi: 50_000 }, 'Harga', 'Rp 150.000 + Rp 50.000'],
      ['lhu', '0001/LHU', 'Laporan hasil uji', '0001/LHU'],
      ['deskripsiDokumen', 'Kromatogram', 'Dokumen yang diminta', 'Kromatogram'],
      ['tglMintaDokumen', '2026-11-20T03:00:00.000Z', 'Hari dokumen diminta', '20 November 2026'],
      ['janji', '2026-12-10', 'Dijanjikan selesai', '10 Desember 2026'],
      ['janjiSemula', '2026-12-09', 'Semula dijanjikan selesai', '9 Desember 2026'],
      [
        'jeda',
        [
          { sebab: 'alat', mulai: '2026-12-01', selesai: '2026-12-02', alasan: 'KCKT rusak' },
          { sebab: 'pendaftar', mulai: '2026-12-03', selesai: null, alasan: 'Kurang 5 g' },
        ],
        'Jeda',
        'alat rusak (1 Desember 2026 sampai 2 Desember 2026): KCKT rusak, menunggu pendaftar (3 Desember 2026 sampai belum berakhir): Kurang 5 g',
      ],
      ['dokumenSha256', 'f00', 'Dokumen tambahan', 'ada'],
      ['namaDokumen', 'sertifikat.pdf', 'Nama file dokumen', 'sertifikat.pdf'],
      ['tautanStatus', 'dibagikan', 'Tautan status', 'dibagikan'],
      ['catatan', 'Segera', 'Catatan', 'Segera'],
    ],
  ],
  [
    'Parameter uji',
    jejakAnalisis,
    [
      ['kdProgres', 4, 'Progres', 'Laporan akhir'],
      ['kdStatus', 4, 'Status parameter', 'Ditolak'],
      ['analisId', 'a', 'Analis', 'orang a'],
      ['penyeliaId', 'b', 'Penyelia', 'orang b'],
      ['metodeUji', 'KLT', 'Metode uji', 'KLT'],
      ['hasilPengujian', '98 %', 'Hasil pengujian', '98 %'],
      ['penyimpangan', 'Tanpa duplo', 'Penyimpangan metode', 'Tanpa duplo'],
      ['laboratoriumPelaksana', 'BPOM', 'Dikerjakan oleh laboratorium lain', 'BPOM'],
      ['tempatPengujian', 'Bogor', 'Tempat pengujian', 'Bogor'],
      ['alasanTidakDiuji', 'Tumpah', 'Alasan tidak diuji', 'Tumpah'],
      ['flagPernyataan', true, 'Batas dan kesesuaian dicantumkan', 'Ya'],
      ['flagFoto', true, 'Foto dilampirkan pada LHU', 'Ya'],
      ['pernyataan', {}, 'Hasil lembar kerja terhadap batas', 'dihitung'],
      ['lembar', { sel: [{}, {}] }, 'Lembar kerja', '2 sel'],
      ['catatan', 'Bocor', 'Catatan', 'Bocor'],
      ['lembar', { sel: [{}, {}] }, 'Lembar kerja', '2 sel'],
      ['foto', [{}, {}], 'Foto', '2 foto'],
      ...(
        [
          ['progres', 'Laporan progres'],
          ['akhir', 'Laporan akhir'],
          ['review', 'Review'],
          ['lain', 'Laporan'],
        ] as const
      ).map(([jenisLaporan, kata]): [string, unknown, string, string] => [
        'laporan',
        { jenisLaporan, tanggal: '2026-11-20', jam: '10:15', isi: '<p>Rahasia</p>' },
        'Laporan',
        `${kata}, 20 November 2026, 10:15 WIB`,
      ]),
    ],
  ],
  [
    'Laporan hasil uji',
    jejakLhu,
    [
      ['noSurat', '0001/LHU', 'Nomor surat', '0001/LHU'],
      ['sha256', 'f00', 'File laporan', 'diterbitkan'],
      ['bertandaTangan', 'f00', 'File bertanda tangan elektronik', 'diunggah'],
    ],
  ],
  [
    'Parameter uji',
    jejakParameterUji,
    [
      ['kdParameterUji', 'PU-1', 'Kode parameter uji', 'PU-1'],
      ['namaParameterUji', 'Kadar air', 'Nama parameter uji', 'Kadar air'],
      ['laboratoriumId', 7, 'Laboratorium', 'lab 7'],
      ['metodeUji', 'KLT', 'Metode uji', 'KLT'],
      ['satuanId', 1, 'Satuan', 'Sampel'],
      ['satuanHasil', 'mg', 'Satuan hasil', 'mg'],
      ['hargaInternal', 1000, 'Harga internal', 'Rp 1.000'],
      ['hargaEksternal', 2000, 'Harga eksternal', 'Rp 2.000'],
      ['flagReplikasi', true, 'Terdapat replikasi', 'Ya'],
      ['flagReplikasi', false, 'Terdapat replikasi', 'Tidak'],
      ['hargaReplikasiInternal', 500, 'Harga replikasi internal', 'Rp 500'],
      ['hargaReplikasiEksternal', 600, 'Harga replikasi eksternal', 'Rp 600'],
      ['pembagian', [{}, {}], 'Pembagian biaya', '2 peran'],
      ['flagAkreditasi', true, 'Terakreditasi', 'Ya'],
      ['flagAkreditasi', false, 'Terakreditasi', 'Tidak'],
      ['flagAktif', true, 'Keaktifan', 'Aktif'],
      ['flagAktif', false, 'Keaktifan', 'Tidak aktif'],
    ],
  ],
])('the trail of a %s reads in words', (label, rekaman, kata) => {
  expect(rekaman.label).toBe(label);
  const dibaca = kata.map(([nama, nilai]) => {
    const bidang = rekaman.bidang[nama]!;
    return [bidang.label, bidang.sebut(nilai, rujukan)];
  });
  expect(dibaca).toEqual(kata.map(([, , namaBidang, isi]) => [namaBidang, isi]));
  expect(Object.keys(rekaman.bidang).toSorted()).toEqual([...new Set(kata.map(([nama]) => nama))].toSorted());
});
