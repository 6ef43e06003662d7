import { describe, expect, test } from 'vitest';
import type { Kesehatan } from '#domain/kesehatan/endpoints.ts';
import { keadaanPekerjaan, temuanKesehatan, type NamaPekerjaan } from '#domain/kesehatan/nilai.ts';

const kini = new Date('2026-11-27T03:00:00Z');
const lalu = (menit: number) => new Date(kini.getTime() - menit * 60_000).toISOString();
const hari = 24 * 60;

const pekerjaan = (
  nama: string,
  mulai: number,
  selesai: number | null,
  berhasil = selesai,
  galat: string | null = null,
) => ({
  nama,
  mulaiPada: lalu(mulai),
  selesaiPada: selesai === null ? null : lalu(selesai),
  berhasilPada: berhasil === null ? null : lalu(berhasil),
  galat,
});

const baik: Kesehatan = {
  pada: kini.toISOString(),
  versi: '1',
  berjalanSejak: lalu(hari),
  basisData: { jenis: 'postgres', versi: '18.4', ukuran: 1, migrasi: 24, migrasiDikenal: 24 },
  penyimpanan: { jenis: 'folder', jumlahFile: 0, ukuran: 0, sisa: 50e9 },
  umpanTertahanDetik: 0,
  kiriman: { menunggu: 3, gagal: 0, tertuaPada: lalu(hari) },
  pekerjaan: [
    pekerjaan('cadangan', hari, hari),
    pekerjaan('sapuan', hari, hari),
    pekerjaan('kabar', 1, 1),
    pekerjaan('kiriman', 1, 1),
  ],
  perangkat: [],
  jumlahPerangkat: 0,
};

describe('[BEYOND-45] how a job stands', () => {
  test.each<[string, NamaPekerjaan, ReturnType<typeof pekerjaan> | undefined, string]>([
    ['never ran', 'cadangan', undefined, 'belum'],
    ['succeeded a day ago', 'cadangan', pekerjaan('', hari, hari), 'baik'],
    ['succeeded two days ago to the minute', 'cadangan', pekerjaan('', 2 * hari, 2 * hari), 'baik'],
    ['succeeded longer ago', 'cadangan', pekerjaan('', 2 * hari + 1, 2 * hari + 1), 'terlambat'],
    ['is under way for the first time', 'sapuan', pekerjaan('', 5, null), 'berjalan'],
    ['is under way again', 'sapuan', pekerjaan('', 5, hari), 'berjalan'],
    ['was cut off days ago, before any success', 'sapuan', pekerjaan('', 3 * hari, null), 'terlambat'],
    ['was cut off again and again', 'sapuan', pekerjaan('', 5, 3 * hari), 'terlambat'],
    ['failed last, and succeeded an hour before', 'sapuan', pekerjaan('', 5, 5, 65, 'TypeError'), 'gagal'],
    ['of every few seconds stands still', 'kabar', pekerjaan('', 16, 16), 'terlambat'],
    ['of every few seconds ran a while ago', 'kiriman', pekerjaan('', 14, 14), 'baik'],
  ])('that %s', (_apa, nama, satu, keadaan) => {
    expect(keadaanPekerjaan(nama, satu, kini)).toBe(keadaan);
  });
});

describe('[BEYOND-45] what somebody should look at', () => {
  const temuan = (lain: Partial<Kesehatan>) =>
    temuanKesehatan({ ...baik, ...lain }).map(({ judul }) => judul);
  const tanpa = (nama: string) => baik.pekerjaan.filter((satu) => satu.nama !== nama);

  test.each<[string, Partial<Kesehatan>, string[]]>([
    ['nothing', {}, []],
    ['no backup ever', { pekerjaan: tanpa('cadangan') }, ['Belum pernah dicadangkan']],
    [
      'no backup for two days',
      { pekerjaan: [...tanpa('cadangan'), pekerjaan('cadangan', 3 * hari, 3 * hari)] },
      ['Cadangan terakhir sudah lebih dari 2 hari'],
    ],
    [
      'a backup that failed',
      { pekerjaan: [...tanpa('cadangan'), pekerjaan('cadangan', 5, 5, hari, 'Error')] },
      ['Cadangan: yang terakhir gagal'],
    ],
    ['a job that never ran yet', { pekerjaan: tanpa('kabar') }, []],
    [
      'sending that stands still',
      { pekerjaan: [...tanpa('kiriman'), pekerjaan('kiriman', 60, 60)] },
      ['Mengirim kabar ke luar aplikasi: lama tidak berhasil'],
    ],
    ['changes held back for a moment', { umpanTertahanDetik: 59 }, []],
    ['changes held back', { umpanTertahanDetik: 130 }, ['Perubahan tertahan sejak 2 menit lalu']],
    [
      'news that could not be sent',
      { kiriman: { ...baik.kiriman, gagal: 2 } },
      ['2 kabar tidak dapat dikirim'],
    ],
    ['a full disk', { penyimpanan: { ...baik.penyimpanan, sisa: 1e9 } }, ['Ruang disk hampir habis']],
    ['a bucket', { penyimpanan: { ...baik.penyimpanan, jenis: 'bucket', sisa: null } }, []],
    [
      'processes of two versions',
      { basisData: { ...baik.basisData, migrasiDikenal: 23 } },
      ['Versi server dan basis data tidak sama'],
    ],
  ])('of %s', (_apa, lain, judul) => {
    expect(temuan(lain)).toEqual(judul);
  });
});
