import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { admin, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { akhirPenelitian, barangUji, industri, laboran, petugas } from '#tests/support/penelitian.ts';
import { pemakaianUji } from '#tests/support/penggunaan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let pengujian: Pengujian;
let riset: Penelitian;
let luar: Penelitian;
let invoice: string;
beforeAll(async () => {
  uji = await createTestServer();
  const pakai = pemakaianUji(uji);
  const { labu, metanol, kckt } = await barangUji(uji);
  const rencana = pakai.rencana({ alat: [labu], bahan: [metanol], instrumen: [kckt] });
  const { uuid } = await pakai.sampai(3, { rencana_penggunaan: [rencana] });
  const lines = [pakai.baris.alat(labu), pakai.baris.bahan(metanol), pakai.baris.waktu(kckt)];
  const { data } = await pakai.tambah(uuid, lines, {}, { as: laboran });
  invoice = await pakai.invoiceLangsung(uuid, [data.pembayaran.tagihan[0]!.uuid], 3);
  await pakai.koreksi(data.penambahan[0]!.uuid, lines.slice(0, 2));
  await pakai.kembalikan([
    { uuid: data.pengembalianAlat[0]!.uuid, jlh_kembali: 1, jlh_rusak: 0, jlh_diganti: 0 },
  ]);
  // What was paid and not used goes back at the end.
  await pakai.selesaikan(uuid);
  riset = (await pakai.baca(uuid)).data;
  luar = await pakai.sampai(3, { tgl_selesai: akhirPenelitian }, industri);
  pengujian = await layanan(uji).sampai(16);
});
afterAll(() => uji.close());

const baca = async (path: string, as: string): Promise<unknown> =>
  (await uji.request<unknown>('GET', `/api/${path}`, { as })).data;

/** What of a path an answer lacks; `[]` is each item of a list, of which there must be one. */
function kurang(value: unknown, path: string): string[] {
  const [part = '', ...rest] = path.split('.');
  const name = part.replace('[]', '');
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return [path];
  const inner = (value as Record<string, unknown>)[name];
  if (rest.length === 0) return [];
  if (name === part) return kurang(inner, rest.join('.'));
  const items = inner as unknown[];
  return items.length === 0 ? [path] : items.flatMap((item) => kurang(item, rest.join('.')));
}

const orang =
  'idRegistrasi nama noInduk noHp namaInstitusi namaPerguruanTinggi namaFakultas namaProgramStudi email';
const dari = (awal: string, nama: string) =>
  nama
    .split(' ')
    .map((satu) => `${awal}.${satu}`)
    .join(' ');
const pengembalian =
  'uuid nama jenisPenggunaan judul noInvoice nominalPengembalian namaBankTujuan noRekeningTujuan namaPemilikRekeningTujuan statusPengembalian';

describe('what a record is called by, name by name', () => {
  test.each<[string, () => Promise<unknown>, string]>([
    [
      '[DATA-05] who sent a test in',
      () => baca(`test?uuid=${pengujian.uuid}`, pendaftar),
      dari('user', orang),
    ],
    [
      '[DATA-05] who registered a research, with the programme',
      () => baca(`research?uuid=${riset.uuid}`, laboran),
      dari('user', `${orang} kdProgramStudi`),
    ],
    [
      '[DATA-07] an entry of a test’s history',
      () => baca(`test?uuid=${pengujian.uuid}`, pendaftar),
      dari('history[]', 'createdAt statusSubmission.kdStatusPengajuan statusSubmission.statusPengajuan'),
    ],
    [
      '[DATA-12] a bill line of testing',
      () => baca(`test?uuid=${pengujian.uuid}`, admin),
      dari(
        'bill[]',
        'uuid uuidSampelParameter namaSampel namaParameterUji hargaPengujian hargaReplikasi hargaTotal jumlahReplikasi',
      ),
    ],
    [
      '[DATA-13] a payment of testing',
      async () => ({ rows: await baca('test-payment?flag_officer=1', admin) }),
      dari(
        'rows[]',
        'uuid namaSampel noInvoice totalTagihan statusPembayaran userUpdated tglPembayaran fileBuktiPembayaran',
      ),
    ],
    [
      '[API-076, DATA-17] what is printed of a report',
      () => baca(`test-report/print?uuid=${pengujian.uuid}`, pendaftar),
      'noSurat namaSampel namaParameter sample[].uuid tglPenerimaanSampel tglMulaiPengujian tglAkhirPengujian keterangan signer.nama signer.noInduk signer.createdAt',
    ],
    [
      '[DATA-23] an officer to choose',
      async () => ({ rows: await baca('officer?flag_aktif=1', kalab) }),
      dari('rows[]', 'id nama'),
    ],
    [
      '[DATA-25] a deposit that goes back',
      async () => ({ rows: await baca('return-deposit?flag_officer=1&id_jenis_penggunaan=1', petugas) }),
      dari('rows[]', pengembalian),
    ],
    [
      '[DATA-36] a research registration',
      () => baca(`research?uuid=${riset.uuid}`, laboran),
      'uuid judul judulPayung researchType.kdJenisPenelitian researchType.jenisPenelitian keteranganJenisPenelitian namaDosen lab idLaboratorium tglMulai tglSelesai jamMulai jamSelesai tempatPenelitian statusSubmission flagDapatMengajukanPenggunaan flagDapatMengajukanSelesai',
    ],
    [
      '[DATA-37] its money, documents, theme and history',
      () => baca(`research?uuid=${riset.uuid}`, laboran),
      'paymentType.kdJenisPembiayaan paymentType.jenisPembiayaan namaDosenPembiayaan filePersetujuanDosen.url fileProposal fileSertifikatPelatihan.url map.petaPenelitian user usageType.jenisPenggunaan researchHistory[].createdAt researchHistory[].statusSubmission.statusPengajuan',
    ],
    [
      '[DATA-37] the proposal of somebody from outside',
      () => baca(`research?uuid=${luar.uuid}`, industri),
      'fileProposal.url fileProposal.name',
    ],
    [
      '[DATA-38] its plan',
      () => baca(`research?uuid=${riset.uuid}`, laboran),
      'researchLabTool[].tool.id researchLabTool[].tool.namaAlat researchLabItem[].item.id researchLabItem[].item.kdBahan researchLabItem[].item.namaBahan researchLabInstrument[].instrument.id researchLabInstrument[].instrument.kdInstrumen researchLabInstrument[].instrument.namaInstrumen researchLabInstrument[].instrument.idLaboratorium',
    ],
    [
      '[DATA-39] a test report',
      () => baca(`test-report?uuid=${pengujian.uuid}`, pendaftar),
      'idPengujianStatusPengajuan flagSudahSurvei fileDokumenTambahan.url tglRequestDokumenTambahan deskripsiRequestDokumenTambahan',
    ],
    [
      '[DATA-40] a row of the usage history',
      async () => ({ rows: await baca(`research-usage/history?uuid=${riset.uuid}`, laboran) }),
      dari('rows[]', 'uuid createdAt statusPengajuan kdStatusPengajuan prosesSelanjutnya flagWaktu'),
    ],
    [
      '[DATA-41] a line of usage',
      async () => ({ rows: await baca(`research-usage/usage?uuid=${riset.uuid}`, laboran) }),
      dari(
        'rows[]',
        'tglPenggunaan idLaboratorium idJenisBarang idBarang jlhPenggunaan jamMulai jamSelesai satuan hargaSatuan hargaTotal namaJenisBarang kdBarang namaBarang',
      ),
    ],
    [
      '[DATA-42] a row of returned tools',
      async () => ({ rows: await baca(`research-usage/return-tool?uuid=${riset.uuid}`, laboran) }),
      dari('rows[]', 'uuid jlhPenggunaan jlhKembali jlhRusak jlhDiganti'),
    ],
    [
      '[DATA-44] a test to choose',
      async () => ({ rows: await baca('test-parameter', pendaftar) }),
      dari('rows[]', 'id namaParameterUji flagReplikasi'),
    ],
    [
      '[DATA-47] a question of the survey',
      async () => ({ rows: await baca('survey/question', pendaftar) }),
      dari('rows[]', 'noUrut pertanyaan uuid answerOption.kdJawaban answerOption.answerRange flagOpsional'),
    ],
    [
      '[DATA-48] the money of a test',
      () => baca(`test-payment?uuid=${pengujian.uuid}`, pendaftar),
      'namaSampel totalTagihan totalTagihanTerbayar totalTagihanBelumTerbayar totalTagihanDp statusPembayaran prosesSelanjutnya jenisPenggunaan',
    ],
    [
      '[DATA-48] the money of a research',
      () => baca(`research-payment?uuid=${riset.uuid}`, pendaftar),
      'judul totalTagihan totalTagihanTerbayar totalTagihanBelumTerbayar idJenisPembiayaan nikDosenPembiayaan namaPembiayaan statusPembayaran prosesSelanjutnya jenisPenggunaan',
    ],
    [
      '[DATA-49] a bill',
      async () => ({ rows: await baca(`research-payment/bill?uuid_penelitian=${riset.uuid}`, pendaftar) }),
      dari('rows[]', 'uuid namaTagihan namaDetailTagihan totalTagihan flagSudahInvoice'),
    ],
    [
      '[DATA-50] an invoice',
      () => baca(`research-payment/invoice/detail?uuid=${invoice}`, petugas),
      'uuid noInvoice totalTagihan tglPembayaran fileBuktiPembayaran statusPayment.statusPembayaran statusPayment.prosesSelanjutnya statusPayment.kdStatusPembayaran research.user research.usageType research.judul',
    ],
  ])('%s', async (_judul, jawaban, nama) => {
    const data = await jawaban();
    expect(nama.split(' ').flatMap((path) => kurang(data, path))).toEqual([]);
  });
});
