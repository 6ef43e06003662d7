import type { CetakInvoicePenelitian } from '#domain/penelitian/pembayaran.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { BarisPenggunaan } from '#domain/penggunaan/schema.ts';
import type { SuratTerbit } from '#domain/surat/schema.ts';
import * as riset from '#tests/support/contoh/penelitian.ts';
import { ditagihkan, jumlahkan, situs, terbit, user, uuid } from './contoh.ts';

/** What a research used: so much of a material, three half hours of an instrument, two tools. */
export const metanol = (jlhPenggunaan: number) =>
  riset.barisPakai({ jlhPenggunaan, hargaTotal: 2500 * jlhPenggunaan });
export const kckt = riset.barisPakai({
  idJenisBarang: 3,
  namaJenisBarang: 'Instrumen',
  kdBarang: 'I-031',
  namaBarang: 'KCKT',
  satuan: 'menit',
  jlhPenggunaan: 3,
  jamMulai: '09:00',
  jamSelesai: '10:30',
  hargaSatuan: 60_000,
  hargaTotal: 180_000,
});
const labu = riset.barisPakai({
  idJenisBarang: 1,
  namaJenisBarang: 'Alat',
  kdBarang: 'A-021',
  namaBarang: 'Labu takar 10 mL',
  satuan: null,
  jlhPenggunaan: 2,
  hargaSatuan: 0,
  hargaTotal: 0,
});

/** A research with two additions and a tool that is still out. */
export const penelitian = (over: Partial<Penelitian> = {}): Penelitian => ({
  ...riset.penelitian(4),
  uuid,
  judul: 'Isolasi flavonoid daun kelor (Moringa oleifera Lam.)',
  user: { ...user, kdProgramStudi: null },
  namaDosen: 'Dr. apt. Bambang Prasetyo, M.Si.',
  penambahan: [
    riset.penambahan(12, { baris: [metanol(8), kckt, labu] }),
    riset.penambahan(12, {
      baris: [metanol(2)],
      tglPenggunaan: '2026-11-24',
      catatan: 'Ekstraksi kedua',
    }),
  ],
  pengembalianAlat: [riset.alatDipinjam({ jlhPenggunaan: 5, jlhKembali: 2, jlhRusak: 1, jlhDiganti: 1 })],
  ...over,
});

/** An invoice of 200,000 with 50,000 of credit taken off. */
export function invoicePenelitian(
  over: Partial<CetakInvoicePenelitian> = {},
  lines: readonly BarisPenggunaan[] = [metanol(8), kckt],
): CetakInvoicePenelitian {
  const { nomor, judul } = penelitian();
  const rincian = lines.map((satu) => ({
    ...satu,
    createdAt: '2026-11-20T03:00:00.000Z',
    jenisBarang: satu.namaJenisBarang,
  }));
  const totalRincian = jumlahkan(lines);
  return {
    ...riset.invoicePenelitian(),
    ...ditagihkan,
    uuid,
    noInvoice: 'INV/PN/2026/00003',
    namaTagihan: 'Penggunaan laboratorium',
    totalRincian,
    sudahDibayar: 50_000,
    totalTagihan: totalRincian - 50_000,
    createdAt: '2026-11-25T03:20:00.000Z',
    rincian,
    uuidPenelitian: uuid,
    nomor: nomor ?? null,
    judul,
    jenisPenggunaan: 'Penelitian',
    idLaboratorium: 4,
    namaLaboratorium: 'Kimia Farmasi',
    besarInvoice: totalRincian,
    potonganDeposit: 50_000,
    invoiceDetail: rincian,
    ...over,
  };
}

const petugas = [
  ['Kimia Farmasi', 'Sri Wahyuni', 'Laboran'],
  ['Biologi Farmasi', 'Agus Prabowo, S.Si.', 'Laboran'],
  ['Non laboratorium', 'Nurhayati Siregar, A.Md.', 'Petugas pembayaran'],
] as const;

/** What a letter says of as many laboratories. */
export const menyetujui = (banyak: number): SuratTerbit['laboratorium'] =>
  Array.from({ length: banyak }, (_, ke) => {
    const [laboratorium, nama, role] = petugas[ke % petugas.length]!;
    const pada = `2026-11-1${(ke % 3) + 6}T02:00:00.000Z`;
    return {
      namaLaboratorium: laboratorium,
      jlhPenelitian: ke + 1,
      penandatangan: { nama, noInduk: null, role, pada },
    };
  });

export const surat = (over: Partial<SuratTerbit> = {}): SuratTerbit => ({
  noSurat: '0007/SBL/FF/2026',
  kode: terbit.kode,
  alamatCek: `${situs}/cek-surat/${terbit.kode}`,
  terbitPada: '2026-11-18T02:00:00.000Z',
  pemohon: user,
  laboratorium: menyetujui(3),
  pembayaran: {
    nama: 'Nurhayati Siregar, A.Md.',
    noInduk: '198504172010122003',
    role: 'Petugas pembayaran',
    pada: '2026-11-15T04:00:00.000Z',
  },
  ...over,
});
