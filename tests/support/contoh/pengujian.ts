import { v7 as uuidv7 } from 'uuid';
import { stateByCode } from '#domain/core/workflow.ts';
import type { ParameterUji } from '#domain/parameter-uji/schema.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { keteranganDari } from '#domain/pengujian/keterangan.ts';
import { PengujianSchema, tanpaCatatan, tanpaPernyataan, type Pengujian } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';

type Berkas = NonNullable<Pengujian['fileDokumenTambahan']>;

/** A stored file as the server gives it; every one has other bytes. */
export function berkas(call: 'file-test' | 'file-invoice' = 'file-test'): Berkas {
  const sha256 = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return { url: `${call}?url=${sha256}`, sha256, size: 68, mime: 'image/jpeg', name: 'berkas.jpg' };
}

type Bukti = Pengujian['pembayaran']['invoice'][number]['bukti'][number];

/** A proof that nobody has looked at yet. */
export const bukti = (over: Partial<Bukti> = {}): Bukti => ({
  uuid: '01a1fe5f-4410-7782-a0df-64307355e88b',
  tglBayar: '2026-11-20',
  noRekening: '5566778899',
  namaBank: 'Bank Contoh',
  namaPemilikRekening: 'Sari Widyaningsih',
  keterangan: null,
  file: berkas('file-invoice'),
  dikirimPada: '2026-11-20T03:00:00.000Z',
  flagVerifikasi: null,
  catatan: null,
  ...over,
});

const belumLunas = {
  kdStatusPembayaran: 1,
  statusPembayaran: 'Belum lunas',
  prosesSelanjutnya: 'Menunggu pembayaran',
};

export const invoice = (over: Partial<Pengujian['pembayaran']['invoice'][number]> = {}) => ({
  uuid: uuidv7(),
  rev: '1',
  noInvoice: '0001/INV/2026',
  jenis: 'dp' as const,
  namaTagihan: 'DP 50%',
  totalRincian: 150_000,
  sudahDibayar: 0,
  totalTagihan: 75_000,
  statusPayment: belumLunas,
  flagDibatalkan: 0,
  createdAt: '2026-11-20T03:00:00.000Z',
  tglPembayaran: null,
  fileBuktiPembayaran: null,
  userUpdated: null,
  bukti: [],
  rincian: [],
  ...over,
});

/** The same at this code of W4; `ditolak` is why its last proof was turned down. */
export function invoicePada(kode: number, ditolak?: string): Pengujian['pembayaran']['invoice'][number] {
  const { label, prosesSelanjutnya } = invoiceWorkflow.states[stateByCode(invoiceWorkflow, kode)];
  const satu = {
    uuid: uuidv7(),
    tglBayar: '2026-11-20',
    noRekening: '0012345',
    namaBank: 'BNI',
    namaPemilikRekening: 'Rina',
    keterangan: null,
    file: berkas('file-invoice'),
    dikirimPada: '2026-11-20T03:00:00.000Z',
    flagVerifikasi: 0,
    catatan: ditolak ?? null,
  };
  return invoice({
    statusPayment: { kdStatusPembayaran: kode, statusPembayaran: label, prosesSelanjutnya },
    bukti: ditolak === undefined ? [] : [satu],
  });
}

const sampel = (ke: number): Pengujian['sample'][number] => ({
  uuid: uuidv7(),
  kodeSampel: null,
  nama: `Sirup ${ke}`,
  jumlah: 2,
  idPengujianBentukSampel: 1,
  idPengujianPenyimpananSampel: 1,
  idPengujianKondisiSampel: 1,
  phase: { namaBentukSampel: 'Cair' },
  storage: { namaPenyimpananSampel: 'Suhu ruang' },
  condition: { namaKondisiSampel: 'Baik' },
  kemasan: 'Botol',
  ...keteranganDari({}, null),
  fileGambar: null,
  idPengujianStatusSampel: 2,
  status: { kdStatusSampel: 2, statusSampel: 'Diterima' },
  kondisiPenerimaan: null,
  catatanPenerimaan: null,
  tglPenerimaanSampel: '2026-11-20',
  parameter: [1, 2].map((id) => ({
    uuid: uuidv7(),
    rev: '1',
    parameterTest: {
      id,
      uuid: uuidv7(),
      namaParameterUji: `Kadar ${id}`,
      metodeUji: 'KCKT',
      satuan: '%',
      flagReplikasi: 1,
      flagAkreditasi: 0,
    },
    status: { kdStatusSampelParameter: 2, statusSampelParameter: 'Perlu verifikasi kalab' },
    jumlahReplikasi: 1,
    metodeUji: 'KCKT',
    hasilPengujian: null,
    ...tanpaCatatan,
    ...tanpaPernyataan,
    idStatusProgresParameter: null,
    userAnalyst: null,
    userSupervisor: null,
    historyProgres: [],
  })),
});

/** A submission as the server gives it, waiting for its Kalab (W1 2), of two samples with two parameters each. */
export function pengujian(over: Partial<Pengujian> = {}): Pengujian {
  const sample = [sampel(1), sampel(2)];
  return PengujianSchema.parse({
    uuid: uuidv7(),
    rev: '1',
    createdAt: '2026-11-20T03:00:00.000Z',
    updatedAt: '2026-11-20T03:00:00.000Z',
    namaSampel: sample.map(({ nama }) => nama).join(', '),
    catatanTambahan: null,
    user: {
      uuid: '0195c000-0000-7000-8000-000000000010',
      nama: 'Rina',
      noInduk: null,
      idRegistrasi: null,
      noHp: null,
      email: 'rina@kampus.example',
      kdStatus: null,
      namaInstitusi: null,
      namaPerguruanTinggi: null,
      namaFakultas: null,
      namaProgramStudi: null,
    },
    usageType: { id: 2, jenisPenggunaan: 'Pengujian' },
    idLaboratorium: 7,
    lab: { id: 7, kdLaboratorium: 'LPOMK', namaLaboratorium: 'LPOMK' },
    golonganTarif: 'internal',
    idPengujianStatusPengajuan: 2,
    statusSubmission: {
      kdStatusPengajuan: 2,
      statusPengajuan: 'Perlu verifikasi kalab',
      prosesSelanjutnya: 'Verifikasi oleh kalab',
    },
    flagDapatMengajukanPenggunaan: false,
    userVerifikasiKalab: null,
    tglPenggunaan: '2026-11-20',
    tglPenerimaanSampel: null,
    tglMulaiPengujian: null,
    tglAkhirPengujian: null,
    sample,
    history: [],
    bill: [],
    totalHarga: 0,
    totalTerbayar: 0,
    pembayaran: {
      totalTagihan: 0,
      totalTagihanDp: 0,
      totalTagihanTerbayar: 0,
      totalTagihanBelumTerbayar: 0,
      ...belumLunas,
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
  });
}

/** The same at the last of these codes, with a row of the history for each. */
export function pengujianPada(kode: readonly number[], over: Partial<Pengujian> = {}): Pengujian {
  const history = kode.map((satu) => {
    const { label, prosesSelanjutnya } = pengujianWorkflow.states[stateByCode(pengujianWorkflow, satu)];
    return {
      uuid: uuidv7(),
      createdAt: '2026-11-20T03:00:00.000Z',
      statusSubmission: { kdStatusPengajuan: satu, statusPengajuan: label, prosesSelanjutnya },
      catatan: satu === 4 ? 'Sampel tidak cukup' : null,
      user: null,
    };
  });
  const { statusSubmission } = history.at(-1)!;
  return pengujian({
    idPengujianStatusPengajuan: statusSubmission.kdStatusPengajuan,
    statusSubmission,
    history,
    ...over,
  });
}

/** The same with one invoice that waits for its payment. */
export const denganInvoice = (over: Partial<Pengujian> = {}): Pengujian => {
  const dasar = pengujian(over);
  return { ...dasar, pembayaran: { ...dasar.pembayaran, invoice: [invoice()] } };
};

export const parameterUji = (id: number, over: Partial<ParameterUji> = {}): ParameterUji => ({
  id,
  uuid: uuidv7(),
  idLaboratorium: 7,
  lab: { namaLaboratorium: 'LPOMK' },
  kdParameterUji: `KDR-${id}`,
  namaParameterUji: 'Kadar parasetamol',
  metodeUji: 'KCKT',
  idSatuan: 1,
  unit: { namaSatuan: 'Sampel' },
  satuanHasil: '%',
  hargaInternal: 150_000,
  hargaEksternal: 250_000,
  flagReplikasi: 1,
  hargaReplikasiInternal: 50_000,
  hargaReplikasiEksternal: 90_000,
  flagAkreditasi: 0,
  ...over,
});

/** Two tests of one laboratory: only the first may be replicated. */
export const kadar = parameterUji(1, { hargaEksternal: 225_000, hargaReplikasiEksternal: 75_000 });
export const air = parameterUji(2, {
  namaParameterUji: 'Kadar air',
  hargaInternal: 75_001,
  flagReplikasi: 0,
});
export const pilihanUji = new Map([kadar, air].map((uji) => [uji.id, uji]));
