import type { CetakInvoicePenelitian } from '#domain/pembayaran/penelitian.ts';
import type { BarisInvoice } from '#domain/pembayaran/schema.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { BarisPenggunaan, Penambahan } from '#domain/penggunaan/schema.ts';
import { pengujian } from './contoh.ts';

/** One believable research with what it used and an invoice of it, of any size; each test changes what it is about. */

const uuid = (ke: number) => `0197a2f0-5c1e-7b3a-9d25-${ke.toString(16).padStart(12, '0')}`;
const { user } = pengujian();

const barang = [
  { jenis: 2, kd: '4-B-012', nama: 'Metanol p.a.', satuan: 'mL', harga: 500 },
  { jenis: 3, kd: '4-I-003', nama: 'KCKT', satuan: 'menit', harga: 60_000 },
  { jenis: 1, kd: '4-A-021', nama: 'Labu takar 10 mL', satuan: null, harga: 0 },
] as const;
const namaJenis = { 1: 'Alat', 2: 'Bahan', 3: 'Instrumen' } as const;

export function baris(
  ke: number,
  jlhPenggunaan: number,
  over: Partial<BarisPenggunaan> = {},
): BarisPenggunaan {
  const { jenis, kd, nama, satuan, harga } = barang[ke % barang.length]!;
  return {
    uuid: uuid(100 + ke),
    tglPenggunaan: '2026-11-20',
    idLaboratorium: 4,
    idJenisBarang: jenis,
    namaJenisBarang: namaJenis[jenis],
    idBarang: ke + 1,
    kdBarang: kd,
    namaBarang: nama,
    satuan,
    jlhPenggunaan,
    jamMulai: jenis === 3 ? '09:00' : null,
    jamSelesai: jenis === 3 ? '10:30' : null,
    hargaSatuan: harga,
    hargaTotal: harga * jlhPenggunaan,
    ...over,
  };
}

export function penambahan(ke: number, lines: BarisPenggunaan[], over: Partial<Penambahan> = {}): Penambahan {
  return {
    uuid: uuid(200 + ke),
    rev: '1',
    createdAt: '2026-11-20T03:00:00.000Z',
    tglPenggunaan: '2026-11-20',
    kdStatusPengajuan: 12,
    statusPengajuan: 'Penambahan disetujui',
    prosesSelanjutnya: '-',
    flagWaktu: 0,
    flagPetugas: 0,
    tglMulai: null,
    tglSelesai: null,
    catatan: null,
    disetujuiPada: '2026-11-20T04:00:00.000Z',
    user: { uuid: user.uuid, nama: user.nama },
    baris: lines,
    total: lines.reduce((sum, { hargaTotal }) => sum + hargaTotal, 0),
    ...over,
  };
}

export const penelitian = (over: Partial<Penelitian> = {}): Penelitian => ({
  uuid: uuid(7),
  rev: '4',
  nomor: 'P-2611-0001',
  createdAt: '2026-11-02T03:00:00.000Z',
  updatedAt: '2026-11-20T03:00:00.000Z',
  judul: 'Isolasi flavonoid daun kelor (Moringa oleifera Lam.)',
  judulPayung: null,
  user: { ...user, kdProgramStudi: 613 },
  usageType: { id: 1, jenisPenggunaan: 'Penelitian' },
  researchType: { kdJenisPenelitian: 1, jenisPenelitian: 'Penelitian di laboratorium' },
  keteranganJenisPenelitian: null,
  nikDosen: '986130207',
  namaDosen: 'Dr. apt. Bambang Prasetyo, M.Si.',
  idJenisPembiayaan: 1,
  nikDosenPembiayaan: null,
  namaDosenPembiayaan: null,
  namaPembiayaan: null,
  paymentType: { kdJenisPembiayaan: 1, jenisPembiayaan: 'Saya sendiri' },
  map: null,
  idLaboratorium: 4,
  lab: { id: 4, kdLaboratorium: 'KF', namaLaboratorium: 'Kimia Farmasi' },
  golonganTarif: 'internal',
  tglMulai: '2026-11-05',
  tglSelesai: '2026-12-20',
  jamMulai: null,
  jamSelesai: null,
  tempatPenelitian: null,
  researchLabTool: [],
  researchLabItem: [],
  researchLabInstrument: [],
  filePersetujuanDosen: null,
  fileProposal: null,
  fileSertifikatPelatihan: null,
  idStatusPengajuan: 4,
  statusSubmission: {
    kdStatusPengajuan: 4,
    statusPengajuan: 'Penggunaan berlangsung',
    prosesSelanjutnya: '-',
  },
  history: [],
  flagDapatMengajukanPenggunaan: false,
  flagDapatMengajukanSelesai: false,
  flagSudahSurvei: 0,
  penambahan: [
    penambahan(1, [baris(0, 40), baris(1, 3), baris(2, 2)]),
    penambahan(2, [baris(0, 10)], { tglPenggunaan: '2026-11-24', catatan: 'Ekstraksi kedua' }),
  ],
  pengembalianAlat: [
    {
      uuid: uuid(300),
      rev: '1',
      idBarang: 3,
      namaJenisBarang: 'Alat',
      kdBarang: '4-A-021',
      namaBarang: 'Labu takar 10 mL',
      jlhPenggunaan: 5,
      jlhKembali: 2,
      jlhRusak: 1,
      jlhDiganti: 1,
    },
  ],
  pembayaran: {
    totalTagihan: 0,
    totalTagihanTerbayar: 0,
    totalTagihanBelumTerbayar: 0,
    kdStatusPembayaran: 0,
    statusPembayaran: '-',
    prosesSelanjutnya: '-',
    tagihan: [],
    invoice: [],
    kredit: 0,
  },
  pengembalian: [],
  ...over,
});

const rincianDari = (lines: readonly BarisPenggunaan[]): BarisInvoice[] =>
  lines.map((satu) => ({
    uuid: satu.uuid,
    createdAt: '2026-11-20T03:00:00.000Z',
    jenisBarang: satu.namaJenisBarang,
    kdBarang: satu.kdBarang,
    namaBarang: satu.namaBarang,
    jlhPenggunaan: satu.jlhPenggunaan,
    satuan: satu.satuan,
    hargaSatuan: satu.hargaSatuan,
    hargaTotal: satu.hargaTotal,
  }));

/** An invoice of 200,000 with 50,000 of credit taken off. */
export function invoicePenelitian(
  over: Partial<CetakInvoicePenelitian> = {},
  lines: BarisPenggunaan[] = [baris(0, 40), baris(1, 3)],
): CetakInvoicePenelitian {
  const { nomor, judul } = penelitian();
  const rincian = rincianDari(lines);
  const totalRincian = rincian.reduce((sum, { hargaTotal }) => sum + hargaTotal, 0);
  return {
    uuid: uuid(9),
    rev: '1',
    noInvoice: 'INV/PN/2026/00003',
    jenis: 'penggunaan',
    namaTagihan: 'Penggunaan laboratorium',
    totalRincian,
    sudahDibayar: 50_000,
    totalTagihan: totalRincian - 50_000,
    statusPayment: {
      kdStatusPembayaran: 1,
      statusPembayaran: 'Belum lunas',
      prosesSelanjutnya: 'Menunggu pembayaran',
    },
    flagDibatalkan: 0,
    createdAt: '2026-11-25T03:20:00.000Z',
    tglPembayaran: null,
    fileBuktiPembayaran: null,
    userUpdated: null,
    bukti: [],
    rincian,
    pembiayaan: {
      idJenisPembiayaan: 1,
      nikDosenPembiayaan: null,
      namaDosenPembiayaan: null,
      namaPembiayaan: null,
    },
    uuidPenelitian: uuid(7),
    nomor,
    judul,
    jenisPenggunaan: 'Penelitian',
    idLaboratorium: 4,
    namaLaboratorium: 'Kimia Farmasi',
    user,
    idRegistrasi: user.idRegistrasi,
    noInduk: user.noInduk,
    nama: user.nama,
    status: 'Mahasiswa',
    besarInvoice: totalRincian,
    potonganDeposit: 50_000,
    invoiceDetail: rincian,
    pengembalian: [],
    ...over,
  };
}
