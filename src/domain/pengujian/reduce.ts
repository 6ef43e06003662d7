import { labDay } from '#domain/core/clock.ts';
import { callName } from '#domain/core/endpoint.ts';
import type { Actor } from '#domain/core/roles.ts';
import { berkasLokal } from '#domain/berkas/lokal.ts';
import type { ParameterUji } from '#domain/parameter-uji/schema.ts';
import { pembayaranApi } from './pembayaran.ts';
import { invoiceDenganBukti } from '#domain/pembayaran/reduce.ts';
import type { BarisTagihan } from '#domain/pembayaran/schema.ts';
import type { Pendaftar } from '#domain/pendaftaran/pendaftar.ts';
import { surveiApi } from '#domain/survei/endpoints.ts';
import type { TulisanTertunda } from '#domain/sync/tulisan.ts';
import { jenisPenggunaan, type GolonganTarif } from '#domain/pendaftaran/schema.ts';
import { hargaBaris, totalTagihan } from './biaya.ts';
import { keteranganDari } from './keterangan.ts';
import { PendaftaranBody, pengujianApi, pilihVerifikasi, VerifikasiBody } from './endpoints.ts';
import {
  tanpaCatatan,
  tanpaPernyataan,
  type ParameterSampel,
  type Pengujian,
  type Sampel,
} from './schema.ts';
import { statusDariKode, statusSampel, statusSampelParameter } from './status-sampel.ts';
import { statusPembayaranPengujian } from './tagihan.ts';
import { pengujianWorkflow } from './workflow.ts';

/**
 * The submission as its owner, or the appointed Kalab, sees it with one more of their own writes on top. A write the
 * record already carries is skipped: what it made has the write's own id (offline.md section 1).
 */
export function reducePengujian(record: Pengujian, tulisan: TulisanTertunda, actor: Actor): Pengujian {
  const reduce = perCall[tulisan.call];
  return reduce ? reduce(record, tulisan, actor) : record;
}

const perCall: Record<string, typeof reducePengujian> = {
  [callName(pembayaranApi.bayar)]: denganBukti,
  [callName(surveiApi.jawab)]: (record) =>
    record.flagSudahSurvei === 1 ? record : { ...record, flagSudahSurvei: 1 },
  [callName(pengujianApi.verifikasi)]: denganPutusan,
};

/** The invoice waits for its proof to be looked at, and the whole payment with it (GAP-33). */
function denganBukti(record: Pengujian, tulisan: TulisanTertunda): Pengujian {
  const invoice = invoiceDenganBukti(record.pembayaran.invoice, tulisan);
  return denganStatusPembayaran({ ...record, pembayaran: { ...record.pembayaran, invoice } });
}

/** Where the payment stands follows from the submission's code and its invoices, whichever of them changed. */
function denganStatusPembayaran(record: Pengujian): Pengujian {
  const berlaku = record.pembayaran.invoice.filter(({ flagDibatalkan }) => flagDibatalkan === 0);
  const status = statusPembayaranPengujian(
    record.statusSubmission.kdStatusPengajuan,
    berlaku.map(({ statusPayment }) => statusPayment.kdStatusPembayaran),
  );
  return { ...record, pembayaran: { ...record.pembayaran, ...status } };
}

/** The Kalab's queued decision (W1 2). The bill that follows an approval is the server's to make. */
function denganPutusan(record: Pengujian, tulisan: TulisanTertunda, actor: Actor): Pengujian {
  const isi = VerifikasiBody.safeParse(tulisan.body);
  if (!isi.success || record.history.some(({ uuid }) => uuid === tulisan.opId)) return record;
  const aksi = pilihVerifikasi(isi.data, actor);
  if (aksi !== 'setujuiKalab' && aksi !== 'tolakKalab') return record;
  const statusSubmission = statusPengajuan(aksi === 'setujuiKalab' ? 'disetujui' : 'ditolak');
  const diputuskan = new Map(
    isi.data.sampel.flatMap(({ parameterUji }) =>
      parameterUji.map(({ uuid, idStatusSampelParameter }) => [uuid, idStatusSampelParameter] as const),
    ),
  );
  const kode = ({ uuid, status }: ParameterSampel): number =>
    aksi === 'tolakKalab'
      ? statusSampelParameter.ditolak.code
      : (diputuskan.get(uuid) ?? status.kdStatusSampelParameter);
  return denganStatusPembayaran({
    ...record,
    idPengujianStatusPengajuan: statusSubmission.kdStatusPengajuan,
    statusSubmission,
    sample: record.sample.map((sampel) => ({
      ...sampel,
      parameter: sampel.parameter.map((parameter) => ({
        ...parameter,
        status: statusParameter(kode(parameter)),
      })),
    })),
    history: [
      ...record.history,
      {
        uuid: tulisan.opId,
        createdAt: tulisan.dibuatPada,
        statusSubmission,
        catatan: isi.data.catatanTambahan,
        user: { uuid: actor.uuid, nama: actor.nama },
      },
    ],
  });
}

/** What a registration needs besides its body to be shown before the server has made it. */
export type PokokPendaftaran = {
  user: Pendaftar;
  golonganTarif: GolonganTarif;
  /** The tests it chooses, by id, and the names of choices, by 'bentuk-sampel:3'. */
  parameterUji: ReadonlyMap<number, ParameterUji>;
  acuan: ReadonlyMap<string, string>;
};

/**
 * A registration that is still on its way, as its owner sees it: the record the server will make of it, as far as the
 * device can tell. Null when this app cannot read the body; the outbox shows it then.
 */
export function pengujianBaru(tulisan: TulisanTertunda, pokok: PokokPendaftaran): Pengujian | null {
  const isi = PendaftaranBody.safeParse(tulisan.body);
  if (!isi.success) return null;
  const { opId, dibuatPada } = tulisan;
  const { user, golonganTarif } = pokok;
  const statusSubmission = statusPengajuan('diajukan');
  const sample = isi.data.sampel.map((sampel, ke) => sampelBaru(sampel, ke, tulisan, pokok));
  const pertama = isi.data.sampel[0]?.parameterUji[0]?.idPengujianParameterUji ?? 0;
  const uji = pokok.parameterUji.get(pertama);
  const bill = sample.flatMap((sampel) => sampel.parameter.map((satu) => barisTagihan(sampel, satu, pokok)));
  return {
    uuid: opId,
    rev: '',
    nomor: null,
    createdAt: dibuatPada,
    updatedAt: dibuatPada,
    namaSampel: sample.map(({ nama }) => nama).join(', '),
    catatanTambahan: isi.data.catatanTambahan,
    user,
    usageType: jenisPenggunaan.pengujian,
    idLaboratorium: uji?.idLaboratorium ?? 0,
    lab: {
      id: uji?.idLaboratorium ?? 0,
      kdLaboratorium: '',
      namaLaboratorium: uji?.lab.namaLaboratorium ?? belumDiketahui,
    },
    golonganTarif,
    idPengujianStatusPengajuan: statusSubmission.kdStatusPengajuan,
    statusSubmission,
    flagDapatMengajukanPenggunaan: false,
    userVerifikasiKalab: null,
    janji: null,
    janjiSemula: null,
    jeda: [],
    tglPenggunaan: labDay(new Date(dibuatPada)),
    tglPenerimaanSampel: null,
    tglMulaiPengujian: null,
    tglAkhirPengujian: null,
    sample,
    history: [
      {
        uuid: opId,
        createdAt: dibuatPada,
        statusSubmission,
        catatan: null,
        user: { uuid: user.uuid, nama: user.nama },
      },
    ],
    bill,
    totalHarga: totalTagihan(bill),
    totalTerbayar: 0,
    pembayaran: belumAdaPembayaran,
    pengembalian: [],
    lhu: [],
    flagSudahSurvei: 0,
    tglRequestDokumenTambahan: null,
    deskripsiRequestDokumenTambahan: null,
    fileDokumenTambahan: null,
  };
}

const belumDiketahui = '-';

const belumAdaPembayaran: Pengujian['pembayaran'] = {
  totalTagihan: 0,
  totalTagihanDp: 0,
  totalTagihanTerbayar: 0,
  totalTagihanBelumTerbayar: 0,
  kdStatusPembayaran: 0,
  statusPembayaran: belumDiketahui,
  prosesSelanjutnya: belumDiketahui,
  tagihan: [],
  invoice: [],
};

type SampelDidaftar = ReturnType<typeof PendaftaranBody.parse>['sampel'][number];

function sampelBaru(
  isi: SampelDidaftar,
  ke: number,
  tulisan: TulisanTertunda,
  { parameterUji, acuan }: PokokPendaftaran,
): Sampel {
  const { idPengujianBentukSampel, idPengujianPenyimpananSampel, idPengujianKondisiSampel } = isi;
  const { code, label } = statusSampel.belumDiterima;
  const nama = (jenis: string, kode: number) => acuan.get(`${jenis}:${kode}`) ?? belumDiketahui;
  return {
    // Records inside it that the form named no id for get one of the server's; until then their place tells them apart.
    uuid: isi.uuid ?? `${tulisan.opId}:${ke}`,
    kodeSampel: null,
    nama: isi.nama,
    jumlah: isi.jumlah,
    idPengujianBentukSampel,
    idPengujianPenyimpananSampel,
    idPengujianKondisiSampel,
    phase: { namaBentukSampel: nama('bentuk-sampel', idPengujianBentukSampel) },
    storage: { namaPenyimpananSampel: nama('penyimpanan-sampel', idPengujianPenyimpananSampel) },
    condition: { namaKondisiSampel: nama('kondisi-sampel', idPengujianKondisiSampel) },
    kemasan: isi.kemasan,
    ...keteranganDari(isi, null),
    fileGambar: isi.fileGambar ? berkasLokal('file-test', isi.fileGambar, tulisan) : null,
    idPengujianStatusSampel: code,
    status: { kdStatusSampel: code, statusSampel: label },
    tglPenerimaanSampel: null,
    kondisiPenerimaan: null,
    catatanPenerimaan: null,
    parameter: isi.parameterUji.map((satu, at) => ({
      uuid: satu.uuid ?? `${tulisan.opId}:${ke}:${at}`,
      rev: '',
      parameterTest: parameterTest(satu.idPengujianParameterUji, parameterUji),
      status: statusParameter(statusSampelParameter.belumDiverifikasi.code),
      jumlahReplikasi: satu.jumlahReplikasi ?? 1,
      metodeUji: parameterUji.get(satu.idPengujianParameterUji)?.metodeUji ?? belumDiketahui,
      hasilPengujian: null,
      ...tanpaCatatan,
      ...tanpaPernyataan,
      idStatusProgresParameter: null,
      userAnalyst: null,
      userSupervisor: null,
      historyProgres: [],
    })),
  };
}

function parameterTest(
  id: number,
  parameterUji: ReadonlyMap<number, ParameterUji>,
): ParameterSampel['parameterTest'] {
  const uji = parameterUji.get(id);
  return {
    id,
    uuid: uji?.uuid ?? '',
    namaParameterUji: uji?.namaParameterUji ?? belumDiketahui,
    metodeUji: uji?.metodeUji ?? belumDiketahui,
    satuan: uji?.satuanHasil ?? null,
    flagReplikasi: uji?.flagReplikasi ?? 0,
    flagAkreditasi: uji?.flagAkreditasi ?? 0,
  };
}

/** What it would cost today (GAP-14); a test that this device does not know has no price here. */
function barisTagihan(
  { nama }: Sampel,
  { uuid, parameterTest: { id, namaParameterUji }, jumlahReplikasi }: ParameterSampel,
  { parameterUji, golonganTarif }: PokokPendaftaran,
): BarisTagihan {
  const uji = parameterUji.get(id);
  const flagReplikasi = uji?.flagReplikasi === 1;
  const harga = uji
    ? hargaBaris({ ...uji, flagReplikasi }, golonganTarif, flagReplikasi ? jumlahReplikasi : 1)
    : { hargaPengujian: 0, hargaReplikasi: 0, hargaTotal: 0 };
  return {
    uuid,
    uuidSampelParameter: uuid,
    namaSampel: nama,
    namaParameterUji,
    jumlahReplikasi,
    ...harga,
  };
}

function statusPengajuan(nama: 'diajukan' | 'disetujui' | 'ditolak'): Pengujian['statusSubmission'] {
  const { code, label, prosesSelanjutnya } = pengujianWorkflow.states[nama];
  return { kdStatusPengajuan: code, statusPengajuan: label, prosesSelanjutnya };
}

const statusParameter = (kode: number): ParameterSampel['status'] => ({
  kdStatusSampelParameter: kode,
  statusSampelParameter: statusDariKode(statusSampelParameter, kode).label,
});
