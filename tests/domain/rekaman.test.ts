import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { apiGroups } from '#domain/api.ts';
import { callName, type AnyEndpoint } from '#domain/core/endpoint.ts';

type Skema = {
  properties?: Record<string, Skema>;
  required?: string[];
  items?: Skema;
  anyOf?: Skema[];
};
const panggilan = new Map(
  apiGroups.flatMap(({ api }) =>
    Object.values<AnyEndpoint>(api).map((endpoint) => [callName(endpoint), endpoint] as const),
  ),
);

/** Whether an answer of this shape always says what a path names, whether it is one record or a list of them. */
function menyebut(skema: Skema, [nama, ...rest]: readonly string[]): boolean {
  if (nama === undefined) return true;
  if (skema.anyOf) return skema.anyOf.some((satu) => menyebut(satu, [nama, ...rest]));
  if (skema.items) return menyebut(skema.items, [nama, ...rest]);
  const inner = skema.properties?.[nama];
  return inner !== undefined && skema.required!.includes(nama) && menyebut(inner, rest);
}

const dari = (awal: string, nama: string) => `${awal}.${nama.replaceAll(' ', ` ${awal}.`)}`;
const orang = dari(
  'user',
  'idRegistrasi nama noInduk noHp namaInstitusi namaPerguruanTinggi namaFakultas namaProgramStudi email',
);

/** That an answer has the names of its declaration is shown of every call (tests/server/contract); which these are, here. */
describe('what a record is called by, name by name', () => {
  test.each([
    ['[DATA-05] who sent a test in', 'GET test', orang],
    [
      '[DATA-05] who registered a research, with the programme',
      'GET research',
      `${orang} user.kdProgramStudi`,
    ],
    [
      '[DATA-07] an entry of a test’s history',
      'GET test',
      dari('history', 'createdAt statusSubmission.kdStatusPengajuan statusSubmission.statusPengajuan'),
    ],
    [
      '[DATA-12] a bill line of testing',
      'GET test',
      dari(
        'bill',
        'uuid uuidSampelParameter namaSampel namaParameterUji hargaPengujian hargaReplikasi hargaTotal jumlahReplikasi',
      ),
    ],
    [
      '[DATA-13] a payment of testing',
      'GET test-payment',
      'uuid namaSampel noInvoice totalTagihan statusPembayaran userUpdated tglPembayaran fileBuktiPembayaran',
    ],
    [
      '[API-076, DATA-17] what is printed of a report',
      'GET test-report/print',
      'noSurat namaSampel namaParameter sample.uuid tglPenerimaanSampel tglMulaiPengujian tglAkhirPengujian keterangan signer.nama signer.noInduk signer.createdAt',
    ],
    ['[DATA-23] an officer to choose', 'GET officer', 'id nama'],
    [
      '[DATA-25] a deposit that goes back',
      'GET return-deposit',
      'uuid nama jenisPenggunaan judul noInvoice nominalPengembalian namaBankTujuan noRekeningTujuan namaPemilikRekeningTujuan statusPengembalian',
    ],
    [
      '[DATA-36] a research registration',
      'GET research',
      'uuid judul judulPayung researchType.kdJenisPenelitian researchType.jenisPenelitian keteranganJenisPenelitian namaDosen lab idLaboratorium tglMulai tglSelesai jamMulai jamSelesai tempatPenelitian statusSubmission flagDapatMengajukanPenggunaan flagDapatMengajukanSelesai',
    ],
    [
      '[DATA-37] its money, documents, theme and history',
      'GET research',
      'paymentType.kdJenisPembiayaan paymentType.jenisPembiayaan namaDosenPembiayaan filePersetujuanDosen.url fileProposal.url fileProposal.name fileSertifikatPelatihan.url map.petaPenelitian user usageType.jenisPenggunaan researchHistory.createdAt researchHistory.statusSubmission.statusPengajuan',
    ],
    [
      '[DATA-38] its plan',
      'GET research',
      `${dari('researchLabTool.tool', 'id namaAlat')} ${dari('researchLabItem.item', 'id kdBahan namaBahan')} ${dari('researchLabInstrument.instrument', 'id kdInstrumen namaInstrumen idLaboratorium')}`,
    ],
    [
      '[DATA-39] a test report',
      'GET test-report',
      'idPengujianStatusPengajuan flagSudahSurvei fileDokumenTambahan.url tglRequestDokumenTambahan deskripsiRequestDokumenTambahan',
    ],
    [
      '[DATA-40] a row of the usage history',
      'GET research-usage/history',
      'uuid createdAt statusPengajuan kdStatusPengajuan prosesSelanjutnya flagWaktu',
    ],
    [
      '[DATA-41] a line of usage',
      'GET research-usage/usage',
      'tglPenggunaan idLaboratorium idJenisBarang idBarang jlhPenggunaan jamMulai jamSelesai satuan hargaSatuan hargaTotal namaJenisBarang kdBarang namaBarang',
    ],
    [
      '[DATA-42] a row of returned tools',
      'GET research-usage/return-tool',
      'uuid jlhPenggunaan jlhKembali jlhRusak jlhDiganti',
    ],
    ['[DATA-44] a test to choose', 'GET test-parameter', 'id namaParameterUji flagReplikasi'],
    [
      '[DATA-47] a question of the survey',
      'GET survey/question',
      'noUrut pertanyaan uuid answerOption.kdJawaban answerOption.answerRange flagOpsional',
    ],
    [
      '[DATA-48] the money of a test',
      'GET test-payment',
      'namaSampel totalTagihan totalTagihanTerbayar totalTagihanBelumTerbayar totalTagihanDp statusPembayaran prosesSelanjutnya jenisPenggunaan',
    ],
    [
      '[DATA-48] the money of a research',
      'GET research-payment',
      'judul totalTagihan totalTagihanTerbayar totalTagihanBelumTerbayar idJenisPembiayaan nikDosenPembiayaan namaPembiayaan statusPembayaran prosesSelanjutnya jenisPenggunaan',
    ],
    [
      '[DATA-49] a bill',
      'GET research-payment/bill',
      'uuid namaTagihan namaDetailTagihan totalTagihan flagSudahInvoice',
    ],
    [
      '[DATA-50] an invoice',
      'GET research-payment/invoice/detail',
      'uuid noInvoice totalTagihan tglPembayaran fileBuktiPembayaran statusPayment.statusPembayaran statusPayment.prosesSelanjutnya statusPayment.kdStatusPembayaran research.user research.usageType research.judul',
    ],
  ])('%s', (_judul, nama, isi) => {
    const skema = z.toJSONSchema(panggilan.get(nama)!.output, { io: 'output', unrepresentable: 'any' });
    expect(isi.split(' ').filter((path) => !menyebut(skema as Skema, path.split('.')))).toEqual([]);
  });
});
