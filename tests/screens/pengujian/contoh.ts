import { pengujianBaru } from '#domain/pengujian/reduce.ts';
import type { ParameterUji } from '#domain/parameter-uji/schema.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { stateByCode } from '#domain/core/workflow.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';

/** Two tests of one laboratory: only the first may be replicated. */
export const kadar: ParameterUji = {
  id: 1,
  uuid: '01900000-0000-7000-8000-000000000001',
  idLaboratorium: 7,
  lab: { namaLaboratorium: 'LPOMK' },
  kdParameterUji: 'KADAR',
  namaParameterUji: 'Kadar parasetamol',
  metodeUji: 'KCKT',
  idSatuan: 1,
  unit: { namaSatuan: 'Sampel' },
  satuanHasil: '%',
  hargaInternal: 150_000,
  hargaEksternal: 225_000,
  flagReplikasi: 1,
  hargaReplikasiInternal: 50_000,
  hargaReplikasiEksternal: 75_000,
};
export const air: ParameterUji = {
  ...kadar,
  id: 2,
  uuid: '01900000-0000-7000-8000-000000000002',
  kdParameterUji: 'AIR',
  namaParameterUji: 'Kadar air',
  hargaInternal: 75_001,
  flagReplikasi: 0,
};

export const pilihan = new Map([kadar, air].map((uji) => [uji.id, uji]));

/** One registered sample as its owner sees it, at the codes it went through; the last is where it stands. */
export function pengujian(kode: readonly number[], over: Partial<Pengujian> = {}): Pengujian {
  const dasar = pengujianBaru(
    {
      opId: '01900000-0000-7000-8000-00000000000a',
      call: 'POST test',
      dibuatPada: '2026-11-20T03:00:00.000Z',
      body: {
        idJenisPenggunaan: 2,
        sampel: [
          {
            nama: 'Tablet',
            jumlah: 3,
            idPengujianBentukSampel: 1,
            idPengujianPenyimpananSampel: 1,
            idPengujianKondisiSampel: 1,
            kemasan: 'Botol',
            parameterUji: [{ idPengujianParameterUji: 2 }],
          },
        ],
      },
    },
    {
      golonganTarif: 'internal',
      parameterUji: pilihan,
      acuan: new Map(),
      user: {
        uuid: '01900000-0000-7000-8000-00000000000b',
        nama: 'Rizky',
        noInduk: null,
        idRegistrasi: null,
        noHp: null,
        email: 'r@kampus.example',
        kdStatus: 1,
        namaInstitusi: null,
        namaPerguruanTinggi: null,
        namaFakultas: null,
        namaProgramStudi: null,
      },
    },
  )!;
  const history = kode.map((satu) => ({
    ...dasar.history[0]!,
    statusSubmission: status(satu),
    catatan: satu === 4 ? 'Sampel tidak cukup' : null,
  }));
  const statusSubmission = status(kode.at(-1)!);
  return {
    ...dasar,
    rev: '1',
    idPengujianStatusPengajuan: statusSubmission.kdStatusPengajuan,
    statusSubmission,
    history,
    ...over,
  };
}

function status(kode: number): Pengujian['statusSubmission'] {
  const { label, prosesSelanjutnya } = pengujianWorkflow.states[stateByCode(pengujianWorkflow, kode)];
  return { kdStatusPengajuan: kode, statusPengajuan: label, prosesSelanjutnya };
}

/** An invoice of 50 % at this code of W4; `ditolak` is why its last proof was turned down. */
export function invoice(kode: number, ditolak?: string): Pengujian['pembayaran']['invoice'][number] {
  return {
    uuid: '01900000-0000-7000-8000-00000000000c',
    rev: '1',
    noInvoice: 'INV-1',
    jenis: 'dp',
    namaTagihan: 'DP 50%',
    totalRincian: 75_001,
    sudahDibayar: 0,
    totalTagihan: 37_501,
    statusPayment: { kdStatusPembayaran: kode, statusPembayaran: '', prosesSelanjutnya: '' },
    flagDibatalkan: 0,
    createdAt: '2026-11-20T03:00:00.000Z',
    tglPembayaran: null,
    fileBuktiPembayaran: null,
    userUpdated: null,
    bukti:
      ditolak === undefined
        ? []
        : [
            {
              uuid: '01900000-0000-7000-8000-00000000000d',
              tglBayar: '2026-11-20',
              noRekening: '123',
              namaBank: 'Bank',
              namaPemilikRekening: 'Rizky',
              keterangan: null,
              file: { url: '', sha256: '', size: 1, mime: 'application/pdf', name: 'bukti.pdf' },
              dikirimPada: '2026-11-20T03:00:00.000Z',
              flagVerifikasi: 0,
              catatan: ditolak,
            },
          ],
    rincian: [],
  };
}
