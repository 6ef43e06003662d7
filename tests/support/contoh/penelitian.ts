import { v7 as uuidv7 } from 'uuid';
import { BarangSchema, type Barang } from '#domain/barang/schema.ts';
import { statusPenelitian } from '#domain/penelitian/rules.ts';
import { PenelitianSchema, type Penelitian } from '#domain/penelitian/schema.ts';
import { statusPenambahan } from '#domain/penggunaan/rules.ts';
import type { BarisPenggunaan, Jadwal, Penambahan, PengembalianAlat } from '#domain/penggunaan/schema.ts';
import { invoice } from './pengujian.ts';

const orang = { uuid: '0195c000-0000-7000-8000-000000000010', nama: 'Rina' };
const dibuat = '2026-11-20T03:00:00.000Z';

/** A material of laboratory 7, 2.500 a gram for members of the university. */
export const bahan = (over: Partial<Barang> = {}): Barang =>
  BarangSchema.parse({
    uuid: uuidv7(),
    idJenisBarang: 2,
    id: 21,
    idLaboratorium: 7,
    kdBarang: 'B-021',
    namaBarang: 'Metanol',
    satuan: 'gram',
    dihitungSatuan: false,
    tarifInternal: 2500,
    tarifEksternal: 4000,
    jmlStok: 100,
    minStok: 10,
    tglExpired: null,
    durasi: null,
    tglKalibrasiSelanjutnya: null,
    ...over,
  });

export const alat = (over: Partial<Barang> = {}): Barang =>
  bahan({
    idJenisBarang: 1,
    id: 11,
    kdBarang: 'A-011',
    namaBarang: 'Gelas ukur',
    satuan: null,
    tarifInternal: 0,
    tarifEksternal: 0,
    jmlStok: null,
    minStok: null,
    ...over,
  });

/** An instrument of the laboratory, as a plan names it. */
export const direncanakan = (
  id: number,
  namaInstrumen: string,
): Penelitian['researchLabInstrument'][number] => ({
  instrument: { id, kdInstrumen: `I-${id}`, namaInstrumen, idLaboratorium: 7 },
});

/** Somebody else's morning with the fifth of them. */
export const jadwal = (over: Partial<Jadwal> = {}): Jadwal => ({
  uuid: crypto.randomUUID(),
  idLaboratorium: 7,
  idInstrumen: 5,
  namaInstrumen: 'KCKT',
  tanggal: '2026-11-25',
  jamMulai: '08:00',
  jamSelesai: '10:00',
  tglSelesai: null,
  kdStatusPengajuan: 12,
  milikSendiri: 0,
  nama: null,
  uuidPenelitian: null,
  ...over,
});

/** One line of an addition: 10 gram of that material. */
export const barisPakai = (over: Partial<BarisPenggunaan> = {}): BarisPenggunaan => ({
  uuid: uuidv7(),
  tglPenggunaan: '2026-11-21',
  idLaboratorium: 7,
  idJenisBarang: 2,
  namaJenisBarang: 'Bahan',
  idBarang: 21,
  kdBarang: 'B-021',
  namaBarang: 'Metanol',
  satuan: 'gram',
  jlhPenggunaan: 10,
  jamMulai: null,
  jamSelesai: null,
  tglSelesai: null,
  hargaSatuan: 2500,
  hargaTotal: 25_000,
  ...over,
});

export const penambahan = (kode: number, over: Partial<Penambahan> = {}): Penambahan => {
  const baris = over.baris ?? [barisPakai()];
  return {
    uuid: uuidv7(),
    rev: '1',
    createdAt: dibuat,
    tglPenggunaan: '2026-11-21',
    ...statusPenambahan(kode),
    flagWaktu: 0,
    flagPetugas: 0,
    tglMulai: null,
    tglSelesai: null,
    catatan: null,
    disetujuiPada: kode === 12 ? dibuat : null,
    user: orang,
    baris,
    total: baris.reduce((sum, { hargaTotal }) => sum + hargaTotal, 0),
    ...over,
  };
};

export const alatDipinjam = (over: Partial<PengembalianAlat> = {}): PengembalianAlat => ({
  uuid: uuidv7(),
  rev: '1',
  idBarang: 11,
  namaJenisBarang: 'Alat',
  kdBarang: 'A-011',
  namaBarang: 'Gelas ukur',
  jlhPenggunaan: 3,
  jlhKembali: 0,
  jlhRusak: 0,
  jlhDiganti: 0,
  ...over,
});

/** A bill of an addition, on no invoice yet. */
export const tagihan = (
  { uuid: uuidPenambahan, total: totalTagihan }: Pick<Penambahan, 'uuid' | 'total'>,
  flagSudahInvoice = 0,
): Penelitian['pembayaran']['tagihan'][number] => ({
  uuid: uuidv7(),
  namaTagihan: 'Penggunaan laboratorium',
  namaDetailTagihan: 'Penambahan 21 November 2026',
  totalTagihan,
  flagSudahInvoice,
  uuidPenambahan,
  createdAt: dibuat,
  rincian: [],
});

type InvoicePenelitian = Penelitian['pembayaran']['invoice'][number];
export const invoicePenelitian = (over: Partial<InvoicePenelitian> = {}): InvoicePenelitian => ({
  ...invoice(),
  jenis: 'penggunaan',
  rincian: [],
  pembiayaan: {
    idJenisPembiayaan: 1,
    nikDosenPembiayaan: null,
    namaDosenPembiayaan: null,
    namaPembiayaan: null,
  },
  ...over,
});

/** The money of a research with these bills and invoices. */
export const uang = (
  tagihanList: Penelitian['pembayaran']['tagihan'],
  invoiceList: InvoicePenelitian[] = [],
): Penelitian['pembayaran'] => ({
  totalTagihan: 0,
  totalTagihanTerbayar: 0,
  totalTagihanBelumTerbayar: 0,
  kdStatusPembayaran: 0,
  statusPembayaran: '-',
  prosesSelanjutnya: '-',
  tagihan: tagihanList,
  invoice: invoiceList,
  kredit: 0,
});

/** A research in laboratory 7 as the server gives it, at this code of W2. */
export function penelitian(kode = 3, over: Partial<Penelitian> = {}): Penelitian {
  return PenelitianSchema.parse({
    uuid: uuidv7(),
    rev: '1',
    nomor: 'P-2611-0001',
    createdAt: dibuat,
    updatedAt: dibuat,
    judul: 'Ekstrak daun kelor',
    judulPayung: null,
    user: {
      ...orang,
      noInduk: null,
      idRegistrasi: null,
      noHp: null,
      email: 'rina@kampus.example',
      kdStatus: null,
      namaInstitusi: null,
      namaPerguruanTinggi: null,
      namaFakultas: null,
      namaProgramStudi: null,
      kdProgramStudi: null,
    },
    usageType: { id: 1, jenisPenggunaan: 'Penelitian' },
    researchType: { kdJenisPenelitian: 1, jenisPenelitian: 'Penelitian di laboratorium' },
    keteranganJenisPenelitian: null,
    nikDosen: null,
    namaDosen: 'Dr. Sari',
    idJenisPembiayaan: 1,
    nikDosenPembiayaan: null,
    namaDosenPembiayaan: null,
    namaPembiayaan: null,
    paymentType: { kdJenisPembiayaan: 1, jenisPembiayaan: 'Saya sendiri' },
    map: null,
    idLaboratorium: 7,
    lab: { id: 7, kdLaboratorium: 'LPOMK', namaLaboratorium: 'LPOMK' },
    golonganTarif: 'internal',
    tglMulai: '2026-11-20',
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
    idStatusPengajuan: kode,
    statusSubmission: statusPenelitian(kode),
    history: [],
    flagDapatMengajukanPenggunaan: false,
    flagDapatMengajukanSelesai: false,
    flagSudahSurvei: 0,
    penambahan: [],
    pengembalianAlat: [],
    pembayaran: uang([]),
    pengembalian: [],
    ...over,
  });
}
