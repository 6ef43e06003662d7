import { v7 as uuidv7 } from 'uuid';
import type { CetakKwitansi } from '#domain/pembayaran/kwitansi.ts';
import type { CetakInvoice } from '#domain/pengujian/pembayaran.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import type { ParameterSampel, Pengujian, Sampel } from '#domain/pengujian/schema.ts';
import type { Kop } from '#pdf/kertas.ts';
import type { Teks, Terbit } from '#pdf/lhu.ts';
import * as uji from '#tests/support/contoh/pengujian.ts';

/** The records of the other tests with what papers show of them, of any size; each test changes what it is about. */

export const situs = 'https://mejalab.kampus.example';
export const alamat = `${situs}/pembayaran/detail?uuid=0197a2f0`;
export const alamatDaftar = `${situs}/pendaftaran`;
/** Of a record: the same in every paper of it. */
export const uuid = '0197a2f0-5c1e-7b3a-9d24-000000000007';

export const kop: Kop = {
  appName: 'Mejalab',
  institutionName: 'Universitas Kampus Contoh',
  institutionAddress: 'Jalan Kampus Contoh 1, Kota Contoh 12345. Telepon (021) 555-0100',
  institutionCity: '',
  namaLaboratorium: 'Laboratorium Pengujian Obat, Makanan, dan Kosmetik',
  laboratorium: null,
};
const { namaLaboratorium } = kop;
export const konfigurasi = {
  ...kop,
  rekening: {
    namaBank: 'Bank Contoh',
    noRekening: '1234567890',
    namaPemilik: 'Laboratorium Fakultas Farmasi',
  },
  qrisStatis: null as string | null,
  catatanPajak: '',
};

const dasar = uji.pengujian();
const [sampelDasar] = dasar.sample as [Sampel];
const [parameterDasar] = sampelDasar.parameter as [ParameterSampel];

export const user = {
  ...dasar.user,
  nama: 'Dewi Lestari',
  noInduk: '2106785432',
  idRegistrasi: 'REG-2026-00042',
  noHp: '081234567890',
  email: 'dewi@kampus.example',
  kdStatus: 1,
  namaInstitusi: kop.institutionName,
  namaPerguruanTinggi: kop.institutionName,
  namaFakultas: 'Farmasi',
  namaProgramStudi: 'Sarjana Farmasi',
};

const diuji = [
  ['Kadar parasetamol', 'Spektrofotometri UV, FI VI, λ 243 nm', '98,7 ± 0,4', '% b/b', 175_000],
  ['Keseragaman bobot', 'FI VI, lampiran <911>', 'Memenuhi syarat (RSD ≤ 2 %)', null, 85_000],
  ['Cemaran timbal (Pb)', 'SSA, SNI 2354.5:2011', '< 0,05', 'µg/g', 240_000],
] as const;
const bahan = [
  ['Tablet parasetamol 500 mg', 'Strip aluminium'],
  ['Sirup antasida doos (Al(OH)₃, Mg(OH)₂)', 'Botol kaca amber 100 mL'],
  ['Simplisia rimpang temulawak', 'Pot plastik tertutup rapat'],
] as const;

export function parameter(ke: number, over: Partial<ParameterSampel> = {}): ParameterSampel {
  const [namaParameterUji, metodeUji, hasilPengujian, satuan] = diuji[ke % diuji.length]!;
  return {
    ...parameterDasar,
    uuid: uuidv7(),
    parameterTest: { ...parameterDasar.parameterTest, namaParameterUji, metodeUji, satuan },
    status: { kdStatusSampelParameter: 3, statusSampelParameter: 'Disetujui' },
    jumlahReplikasi: (ke % 3) + 1,
    metodeUji,
    hasilPengujian,
    ...over,
  };
}

/** The same parameter, turned down (GAP-39). */
export const ditolak = (ke: number): ParameterSampel =>
  parameter(ke, {
    status: { kdStatusSampelParameter: 4, statusSampelParameter: 'Ditolak' },
    hasilPengujian: null,
  });

export function sampel(ke: number, over: Partial<Sampel> = {}): Sampel {
  const [nama, kemasan] = bahan[ke % bahan.length]!;
  return {
    ...sampelDasar,
    kodeSampel: `LPOMK-2026-${String(ke + 41).padStart(4, '0')}`,
    nama,
    jumlah: 20,
    phase: { namaBentukSampel: 'Padat' },
    storage: { namaPenyimpananSampel: 'Suhu ruang (15–30 °C)' },
    kemasan,
    tglPenerimaanSampel: '2026-08-18',
    parameter: [parameter(ke * 3), parameter(ke * 3 + 1), parameter(ke * 3 + 2)],
    ...over,
  };
}
export const sampelSebanyak = (banyak: number) => Array.from({ length: banyak }, (_, ke) => sampel(ke));

const tagihan = (sample: readonly Sampel[]) =>
  sample.flatMap(({ nama, parameter: all }) =>
    all.map(({ uuid: id, parameterTest, jumlahReplikasi }, ke) => {
      const [hargaPengujian, hargaReplikasi] = [diuji[ke % diuji.length]![4], 50_000 * (jumlahReplikasi - 1)];
      return {
        uuid: id,
        uuidSampelParameter: id,
        namaSampel: nama,
        namaParameterUji: parameterTest.namaParameterUji,
        jumlahReplikasi,
        hargaPengujian,
        hargaReplikasi,
        hargaTotal: hargaPengujian + hargaReplikasi,
      };
    }),
  );
export const jumlahkan = (lines: readonly { hargaTotal: number }[]) =>
  lines.reduce((sum, { hargaTotal }) => sum + hargaTotal, 0);

/** A submission that waits for its report. */
export function pengujian(sample = sampelSebanyak(2), over: Partial<Pengujian> = {}): Pengujian {
  const bill = tagihan(sample);
  return {
    ...dasar,
    uuid,
    nomor: 'U-2608-0012',
    createdAt: '2026-08-14T02:15:00.000Z',
    updatedAt: '2026-09-02T08:00:00.000Z',
    catatanTambahan: 'Sisa sampel mohon dikembalikan setelah pengujian.',
    user,
    statusSubmission: {
      kdStatusPengajuan: 10,
      statusPengajuan: 'Terbayar lunas',
      prosesSelanjutnya: 'Penerbitan LHU oleh kalab',
    },
    tglPenerimaanSampel: '2026-08-18',
    tglMulaiPengujian: '2026-08-20',
    tglAkhirPengujian: '2026-08-31',
    sample,
    bill,
    totalHarga: jumlahkan(bill),
    ...over,
  };
}

export const ditagihkan = {
  user,
  idRegistrasi: user.idRegistrasi,
  noInduk: user.noInduk,
  nama: user.nama,
  status: 'Mahasiswa',
  pengembalian: [],
};

/** The final invoice of that submission, half of it paid before. */
export function invoice(over: Partial<CetakInvoice> = {}, sample = sampelSebanyak(2)): CetakInvoice {
  const rincian = tagihan(sample);
  const totalRincian = jumlahkan(rincian);
  const sudahDibayar = Math.ceil(totalRincian / 2);
  const namaSampel = sample.map(({ nama }) => nama).join(', ');
  return {
    ...uji.invoice(),
    ...ditagihkan,
    uuid,
    noInvoice: 'INV/2026/00017',
    jenis: 'pelunasan',
    namaTagihan: 'Pelunasan',
    totalRincian,
    sudahDibayar,
    totalTagihan: totalRincian - sudahDibayar,
    createdAt: '2026-09-01T03:20:00.000Z',
    rincian,
    uuidPengujian: uuid,
    nomor: 'U-2608-0012',
    judul: namaSampel,
    namaSampel,
    jenisPenggunaan: 'Pengujian',
    idLaboratorium: 7,
    namaLaboratorium,
    besarInvoice: totalRincian - sudahDibayar,
    potonganDeposit: 0,
    invoiceDetail: [],
    invoiceDetailTest: rincian,
    ...over,
  };
}

export const lunas = {
  kdStatusPembayaran: 3,
  statusPembayaran: 'Terbayar lunas',
  prosesSelanjutnya: 'Selesai',
};
export const dibatalkan = {
  kdStatusPembayaran: 4,
  statusPembayaran: 'Dibatalkan',
  prosesSelanjutnya: 'Tidak perlu dibayar',
};

/** The receipt of that invoice. */
export const kwitansi = (over: Partial<CetakKwitansi> = {}): CetakKwitansi => ({
  noKwitansi: 'KW/2026/00012',
  kode: '7d3a51c2f08e4b96a1d4c7e2b5908f13',
  nominal: 650_000,
  petugas: { nama: 'Rahmat Hidayat, S.Si.', noInduk: '197905122003121001' },
  janji: null,
  createdAt: '2026-09-03T02:40:00.000Z',
  dibatalkanPada: null,
  noInvoice: 'INV/2026/00017',
  namaTagihan: 'Pelunasan',
  tglBayar: '2026-09-02',
  namaBank: 'Bank Nusantara',
  namaPemilikRekening: 'Dewi Lestari',
  nomor: 'U-2608-0012',
  judul: bahan[0][0],
  jenisPenggunaan: 'Pengujian',
  namaLaboratorium,
  user,
  pembiayaan: null,
  ...over,
});

export const pengembalian: Pengembalian = {
  uuid,
  rev: '1',
  uuidPendaftaran: uuid,
  idJenisPenggunaan: 2,
  sebab: 'pelunasan',
  nomor: 'U-2608-0012',
  nama: user.nama,
  jenisPenggunaan: 'Pengujian',
  judul: bahan[0][0],
  idLaboratorium: 7,
  namaLaboratorium,
  noInvoice: 'INV/2026/00017',
  nominalPengembalian: 125_000,
  kdStatusPengembalian: 2,
  statusPengembalian: 'Sudah dikembalikan',
  prosesSelanjutnya: 'Selesai',
  createdAt: '2026-09-05T03:00:00.000Z',
  tglPengembalian: '2026-09-08',
  tglPembayaran: '2026-08-16',
  noRekeningTujuan: '7788990011',
  namaBankTujuan: 'Bank Nusantara',
  namaPemilikRekeningTujuan: user.nama,
  keterangan: 'Kelebihan uang muka',
  fileBuktiPembayaran: null,
  rekeningAsal: null,
};

/** Nothing written of a report, which is the first. */
export const tanpaTeks: Teks = {
  keterangan: null,
  pendapat: null,
  catatanSurat: null,
  revisi: 0,
  menggantikan: null,
  perubahan: null,
};

export const terbit: Terbit = {
  ...tanpaTeks,
  noSurat: '0012/LHU/LPOMK/2026',
  kode: '5f1c0a9be2d84b7a93c6d1e0f4a2b817',
  keterangan: 'Pengujian dilakukan pada suhu 25 °C ± 2 °C dan kelembapan relatif 60 %.',
  signer: {
    nama: 'apt. Ratna Kusumawardhani, M.Farm., Ph.D.',
    noInduk: '197803122005012001',
    createdAt: '2026-09-03T09:30:00.000Z',
  },
  alamatCek: `${situs}/cek-lhu/5f1c0a9be2d84b7a93c6d1e0f4a2b817`,
};
