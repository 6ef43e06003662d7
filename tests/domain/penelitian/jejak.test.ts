import { expect, test } from 'vitest';
import { jejakBarang } from '#domain/tables/jejak-barang.ts';
import type { KataRekaman } from '#domain/jejak/kata.ts';
import { jejakPenelitian } from '#domain/penelitian/jejak.ts';
import { jejakPenambahan, jejakPengembalianAlat } from '#domain/penggunaan/jejak.ts';

const rujukan = { orang: (uuid: string) => uuid, laboratorium: (id: number) => `Lab ${id}`, rekening: true };
/** What the trail says of a field of a record: its name, and the value in words. */
const kata = ({ bidang }: KataRekaman, nama: string, nilai: unknown) => {
  const { label, sebut } = bidang[nama]!;
  return `${label}: ${sebut(nilai, rujukan)}`;
};
const waktu = { tglMulai: '2026-11-20', tglSelesai: '2026-12-20' };
const [labu, kckt, lama] = [
  { barang: 'A-011', jumlah: 2, banyak: '2 buah' },
  { barang: 'I-031', jumlah: 16, banyak: '8 jam (16 × 30 menit)', jam: '22:00 – 26 Nov 2026 06:00' },
  { barang: 'I-031', jumlah: 3, jam: '09:00-10:30' },
];

test.each<[KataRekaman, string, unknown, string]>([
  [jejakPenelitian, 'kdStatus', 7, 'Status: Pengajuan selesai penggunaan'],
  [jejakPenelitian, 'nomor', 'P-2611-0001', 'Nomor: P-2611-0001'],
  [jejakPenelitian, 'isi', { judul: 'Kelor' }, 'Pendaftaran: Kelor'],
  [jejakPenelitian, 'waktu', waktu, 'Waktu penggunaan: 20 November 2026 – 20 Desember 2026'],
  [
    jejakPenelitian,
    'waktu',
    { ...waktu, jamMulai: '08:00', jamSelesai: '10:00' },
    'Waktu penggunaan: 20 November 2026 – 20 Desember 2026, 08:00–10:00 WIB',
  ],
  [jejakPenelitian, 'rencana', [{}, {}], 'Rencana: 2 barang'],
  [jejakPenelitian, 'tglSelesai', '2027-01-10', 'Tanggal selesai: 10 Januari 2027'],
  [jejakPenelitian, 'catatan', 'Ya', 'Catatan: Ya'],
  [jejakPenambahan, 'kdStatus', 12, 'Status: Penambahan disetujui'],
  [jejakPenambahan, 'tglPenggunaan', '2026-11-25', 'Tanggal penggunaan: 25 November 2026'],
  [jejakPenambahan, 'tglMulai', '2026-12-21', 'Waktu diperpanjang dari: 21 Desember 2026'],
  [jejakPenambahan, 'tglSelesai', '2026-12-31', 'Waktu diperpanjang sampai: 31 Desember 2026'],
  [
    jejakPenambahan,
    'baris',
    [labu, kckt],
    'Barang: A-011 2 buah, I-031 8 jam (16 × 30 menit) pukul 22:00 – 26 Nov 2026 06:00 WIB',
  ],
  [jejakPenambahan, 'baris', [lama], 'Barang: I-031 × 3 pukul 09:00-10:30 WIB'],
  [jejakPenambahan, 'catatan', 'Ya', 'Catatan: Ya'],
  [jejakPenambahan, 'pengecualian', 'Latihan', 'Alasan dipakai lewat tanggal: Latihan'],
  [jejakPengembalianAlat, 'kembali', 3, 'Kembali: 3'],
  [jejakPengembalianAlat, 'rusak', 1, 'Rusak: 1'],
  [jejakPengembalianAlat, 'diganti', 0, 'Diganti: 0'],
  [jejakBarang.bahan, 'alasan', 'Tumpah', 'Alasan: Tumpah'],
  [jejakBarang.bahan, 'jmlStok', 88, 'Qty: 88'],
])('the trail of $label, %s', (rekaman, nama, nilai, kalimat) => {
  expect(kata(rekaman, nama, nilai)).toBe(kalimat);
});

test('every record of these has a name', () => {
  const semua = [jejakPenelitian, jejakPenambahan, jejakPengembalianAlat, ...Object.values(jejakBarang)];
  expect(semua.map(({ label }) => label)).toEqual([
    'Penelitian',
    'Penambahan penggunaan',
    'Pengembalian alat',
    'Alat',
    'Bahan',
    'Satuan',
    'Instrumen',
  ]);
});
