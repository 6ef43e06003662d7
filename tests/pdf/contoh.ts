import type { CetakInvoice } from '#domain/pembayaran/endpoints.ts';
import type { BarisTagihan } from '#domain/pembayaran/schema.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import type { ParameterSampel, Pengujian, Sampel } from '#domain/pengujian/schema.ts';
import type { IsiInvoice } from '#pdf/invoice.ts';
import type { PengujianDilaporkan, Terbit } from '#pdf/lhu.ts';
import type { Kop } from '#pdf/kertas.ts';

/** One believable submission with its invoice and report, of any size; each test changes what it is about. */

export const kop: Kop = {
  appName: 'Mejalab',
  institutionName: 'Universitas Kampus Contoh',
  institutionAddress: 'Jalan Kampus Contoh 1, Kota Contoh 12345. Telepon (021) 555-0100',
  namaLaboratorium: 'Laboratorium Pengujian Obat, Makanan, dan Kosmetik',
};

const uuid = (ke: number) => `0197a2f0-5c1e-7b3a-9d24-${ke.toString(16).padStart(12, '0')}`;
const orang = { uuid: uuid(1), nama: 'Dewi Lestari', noInduk: '2106785432' };

const uji = [
  {
    nama: 'Kadar parasetamol',
    metode: 'Spektrofotometri UV, FI VI, λ 243 nm',
    hasil: '98,7 ± 0,4',
    satuan: '% b/b',
    harga: 175_000,
  },
  {
    nama: 'Keseragaman bobot',
    metode: 'FI VI, lampiran <911>',
    hasil: 'Memenuhi syarat (RSD ≤ 2 %)',
    satuan: null,
    harga: 85_000,
  },
  {
    nama: 'Cemaran timbal (Pb)',
    metode: 'SSA, SNI 2354.5:2011',
    hasil: '< 0,05',
    satuan: 'µg/g',
    harga: 240_000,
  },
];

const kemasan = ['Strip aluminium', 'Botol kaca amber 100 mL', 'Pot plastik tertutup rapat'];
const bahan = [
  'Tablet parasetamol 500 mg',
  'Sirup antasida doos (Al(OH)₃, Mg(OH)₂)',
  'Simplisia rimpang temulawak',
];

export function parameter(ke: number, over: Partial<ParameterSampel> = {}): ParameterSampel {
  const { nama, metode, hasil, satuan } = uji[ke % uji.length]!;
  return {
    uuid: uuid(1000 + ke),
    rev: '1',
    parameterTest: {
      id: ke + 1,
      uuid: uuid(500 + ke),
      namaParameterUji: nama,
      metodeUji: metode,
      satuan,
      flagReplikasi: 1,
    },
    status: { kdStatusSampelParameter: 3, statusSampelParameter: 'Disetujui' },
    jumlahReplikasi: (ke % 3) + 1,
    metodeUji: metode,
    hasilPengujian: hasil,
    idStatusProgresParameter: 6,
    userAnalyst: orang,
    userSupervisor: orang,
    historyProgres: [],
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
  return {
    uuid: uuid(100 + ke),
    kodeSampel: `LPOMK-2026-${String(ke + 41).padStart(4, '0')}`,
    nama: bahan[ke % bahan.length]!,
    jumlah: 20,
    idPengujianBentukSampel: 1,
    idPengujianPenyimpananSampel: 1,
    idPengujianKondisiSampel: 1,
    phase: { namaBentukSampel: 'Padat' },
    storage: { namaPenyimpananSampel: 'Suhu ruang (15–30 °C)' },
    condition: { namaKondisiSampel: 'Baik' },
    kemasan: kemasan[ke % kemasan.length]!,
    fileGambar: null,
    idPengujianStatusSampel: 2,
    status: { kdStatusSampel: 2, statusSampel: 'Diterima' },
    tglPenerimaanSampel: '2026-08-18',
    parameter: [parameter(ke * 3), parameter(ke * 3 + 1), parameter(ke * 3 + 2)],
    ...over,
  };
}

function tagihan(sample: readonly Sampel[]): BarisTagihan[] {
  return sample.flatMap(({ nama, parameter: all }) =>
    all.map((satu, ke) => ({
      uuid: satu.uuid,
      uuidSampelParameter: satu.uuid,
      namaSampel: nama,
      namaParameterUji: satu.parameterTest.namaParameterUji,
      jumlahReplikasi: satu.jumlahReplikasi,
      hargaPengujian: uji[ke % uji.length]!.harga,
      hargaReplikasi: 50_000 * (satu.jumlahReplikasi - 1),
      hargaTotal: uji[ke % uji.length]!.harga + 50_000 * (satu.jumlahReplikasi - 1),
    })),
  );
}

const jumlahkan = (lines: readonly BarisTagihan[]) =>
  lines.reduce((sum, { hargaTotal }) => sum + hargaTotal, 0);

export function pengujian(
  sample: Sampel[] = [sampel(0), sampel(1)],
  over: Partial<Pengujian> = {},
): Pengujian {
  const bill = tagihan(sample);
  return {
    uuid: uuid(7),
    rev: '12',
    nomor: 'U-2608-0012',
    createdAt: '2026-08-14T02:15:00.000Z',
    updatedAt: '2026-09-02T08:00:00.000Z',
    namaSampel: sample.map(({ nama }) => nama).join(', '),
    catatanTambahan: 'Sisa sampel mohon dikembalikan setelah pengujian.',
    user: {
      ...orang,
      idRegistrasi: 'REG-2026-00042',
      noHp: '081234567890',
      email: 'dewi@kampus.example',
      kdStatus: 1,
      namaInstitusi: 'Universitas Kampus Contoh',
      namaPerguruanTinggi: 'Universitas Kampus Contoh',
      namaFakultas: 'Farmasi',
      namaProgramStudi: 'Sarjana Farmasi',
    },
    usageType: { id: 2, jenisPenggunaan: 'Pengujian' },
    idLaboratorium: 1,
    lab: { id: 1, kdLaboratorium: 'LPOMK', namaLaboratorium: kop.namaLaboratorium },
    golonganTarif: 'internal',
    idPengujianStatusPengajuan: 10,
    statusSubmission: {
      kdStatusPengajuan: 10,
      statusPengajuan: 'Terbayar lunas',
      prosesSelanjutnya: 'Penerbitan LHU oleh kalab',
    },
    flagDapatMengajukanPenggunaan: false,
    userVerifikasiKalab: null,
    tglPenggunaan: '2026-08-18',
    tglPenerimaanSampel: '2026-08-18',
    tglMulaiPengujian: '2026-08-20',
    tglAkhirPengujian: '2026-08-31',
    sample,
    history: [],
    bill,
    totalHarga: jumlahkan(bill),
    totalTerbayar: 0,
    pembayaran: {
      totalTagihan: jumlahkan(bill),
      totalTagihanDp: 0,
      totalTagihanTerbayar: 0,
      totalTagihanBelumTerbayar: jumlahkan(bill),
      kdStatusPembayaran: 0,
      statusPembayaran: '-',
      prosesSelanjutnya: '-',
      tagihan: [],
      invoice: [],
    },
    pengembalian: [],
    lhu: [],
    flagSudahSurvei: 0,
    tglRequestDokumenTambahan: null,
    deskripsiRequestDokumenTambahan: null,
    fileDokumenTambahan: null,
    ...over,
  };
}

/** The final invoice of that submission, half of it paid before. */
export function invoice(over: Partial<CetakInvoice> = {}, sample = [sampel(0), sampel(1)]): CetakInvoice {
  const { user, namaSampel } = pengujian(sample);
  const rincian = tagihan(sample);
  const totalRincian = jumlahkan(rincian);
  const sudahDibayar = Math.ceil(totalRincian / 2);
  return {
    uuid: uuid(9),
    rev: '3',
    noInvoice: 'INV/2026/00017',
    jenis: 'pelunasan',
    namaTagihan: 'Pelunasan',
    totalRincian,
    sudahDibayar,
    totalTagihan: totalRincian - sudahDibayar,
    statusPayment: {
      kdStatusPembayaran: 1,
      statusPembayaran: 'Belum lunas',
      prosesSelanjutnya: 'Menunggu pembayaran',
    },
    flagDibatalkan: 0,
    createdAt: '2026-09-01T03:20:00.000Z',
    tglPembayaran: null,
    fileBuktiPembayaran: null,
    userUpdated: null,
    bukti: [],
    rincian,
    uuidPengujian: uuid(7),
    nomor: 'U-2608-0012',
    judul: namaSampel,
    namaSampel,
    jenisPenggunaan: 'Pengujian',
    idLaboratorium: 1,
    namaLaboratorium: kop.namaLaboratorium,
    user,
    idRegistrasi: user.idRegistrasi,
    noInduk: user.noInduk,
    nama: user.nama,
    status: 'Mahasiswa',
    besarInvoice: totalRincian - sudahDibayar,
    potonganDeposit: 0,
    invoiceDetail: [],
    invoiceDetailTest: rincian,
    pengembalian: [],
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

export const pengembalian: Pengembalian = {
  uuid: uuid(30),
  rev: '1',
  uuidPendaftaran: uuid(7),
  idJenisPenggunaan: 2,
  sebab: 'pelunasan',
  nomor: 'U-2608-0012',
  nama: orang.nama,
  jenisPenggunaan: 'Pengujian',
  judul: bahan[0]!,
  idLaboratorium: 1,
  namaLaboratorium: kop.namaLaboratorium,
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
  namaPemilikRekeningTujuan: 'Dewi Lestari',
  keterangan: 'Kelebihan uang muka',
  fileBuktiPembayaran: null,
  rekeningAsal: null,
};

export const isiInvoice = (over: Partial<CetakInvoice> = {}, sample?: Sampel[]): IsiInvoice => ({
  konfigurasi: {
    ...kop,
    rekening: {
      namaBank: 'Bank Contoh',
      noRekening: '1234567890',
      namaPemilik: 'Laboratorium Fakultas Farmasi',
    },
  },
  invoice: invoice(over, sample),
  alamat: 'https://mejalab.kampus.example/pembayaran/detail?uuid=0197a2f0-5c1e-7b3a-9d24-000000000007',
});

export const dilaporkan = (sample?: Sampel[]): PengujianDilaporkan => pengujian(sample);

export const terbit: Terbit = {
  noSurat: '0012/LHU/LPOMK/2026',
  kode: '5f1c0a9be2d84b7a93c6d1e0f4a2b817',
  keterangan: 'Pengujian dilakukan pada suhu 25 °C ± 2 °C dan kelembapan relatif 60 %.',
  catatanSurat: null,
  revisi: 0,
  menggantikan: null,
  signer: {
    nama: 'apt. Ratna Kusumawardhani, M.Farm., Ph.D.',
    noInduk: '197803122005012001',
    createdAt: '2026-09-03T09:30:00.000Z',
  },
  alamatCek: 'https://mejalab.kampus.example/cek-lhu/5f1c0a9be2d84b7a93c6d1e0f4a2b817',
};
