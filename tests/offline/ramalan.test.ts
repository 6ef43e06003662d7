import { describe, expect, it } from 'vitest';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { buatPengujian } from '#tests/support/offline-pengujian.ts';
import type { Tab } from '#tests/support/offline.ts';
import { lihat, type Aksi } from '#tests/support/offline-orang.ts';
import { panggung, tulis } from './panggung.ts';
import { semuaRagam, type NamaRagam } from './ragam.ts';
import { lihatPendaftaran, lihatTinjauan } from './tampilan.ts';

// What a device shows of an own write before the server has it is what the server makes of it.
const p = panggung(buatPengujian);

/** The submission follows from its other parameters too, except where an act opens it. */
const membuka: ReadonlySet<Aksi> = new Set(['mulai', 'tolak']);
const analisisnya = ({ history, ...record }: Analisis, aksi: Aksi) => ({
  pengujian: membuka.has(aksi) ? record.pengujian.statusSubmission : null,
  progres: record.statusProgres,
  kode: record.idStatusProgresParameter,
  metode: record.metodeUji,
  hasil: record.hasilPengujian,
  riwayat: history.map(({ updatedAt: _server, ...entry }) => entry),
});
const pengujiannya = ({ pembayaran, sample, flagSudahSurvei, history }: Pengujian) => ({
  pembayaran: [pembayaran.kdStatusPembayaran, pembayaran.statusPembayaran, pembayaran.prosesSelanjutnya],
  invoice: pembayaran.invoice.map(({ statusPayment, bukti }) => ({
    statusPayment,
    bukti: bukti.map((satu) => [
      [satu.uuid, satu.tglBayar, satu.noRekening, satu.namaBank, satu.keterangan, satu.flagVerifikasi],
      [satu.file.sha256, satu.file.size, satu.file.mime, satu.file.name],
    ]),
  })),
  parameter: sample.map(({ parameter }) => parameter.map(({ status }) => status)),
  flagSudahSurvei,
  // An approval is followed by the bill, which is the server's to make.
  riwayat: history
    .slice(0, 1)
    .map(({ uuid, catatan, statusSubmission, user }) => [uuid, catatan, statusSubmission, user]),
});

describe('at the bench', () => {
  type Langkah = [siapa: 'analis' | 'penyelia', rekaman: 'antrian' | 'berjalan' | 'diajukan', aksi: Aksi];
  const jalan: Langkah[][] = [
    [
      ['analis', 'antrian', 'mulai'],
      ['analis', 'antrian', 'laporanProgres'],
      ['penyelia', 'antrian', 'review'],
      ['analis', 'antrian', 'laporanAkhir'],
      ['penyelia', 'antrian', 'ubahMetode'],
      ['analis', 'antrian', 'ajukanSelesai'],
    ],
    [
      ['analis', 'berjalan', 'laporanAkhir'],
      ['analis', 'berjalan', 'batalkan'],
      ['analis', 'berjalan', 'mulai'],
    ],
    [['penyelia', 'diajukan', 'tolak']],
    [
      ['penyelia', 'diajukan', 'setujui'],
      // Taken back after it was approved, which opens the submission again (GAP-137).
      ['penyelia', 'diajukan', 'tolak'],
    ],
  ];
  it.each(jalan)('[I8] %s …', async (...langkah) => {
    for (const [siapa, rekaman, aksi] of langkah as Langkah[]) {
      const { [siapa]: tab, [rekaman]: uuid } = p();
      await tab.putaran();
      await tulis(tab, uuid, aksi);
      const before = (await lihat(tab, uuid))!.data;
      await tab.putaran();
      const after = (await lihat(tab, uuid))!.data;
      expect(analisisnya(before, aksi), aksi).toEqual(analisisnya(after, aksi));
    }
  });
});

describe('on a submission', () => {
  const semua = async (tab: Tab) =>
    [...(await lihatPendaftaran(tab)), ...(await lihatTinjauan(tab))].map(({ data }) => pengujiannya(data));

  it.each([
    ['pembayaran', 'analis', 0],
    ['survei', 'analis', 0],
    ['tinjauan', 'penyelia', 0],
    ['tinjauan', 'penyelia', 1],
  ] as const)('[I8] %s by %s (%i)', async (ragam: NamaRagam, siapa, pilih) => {
    const { [siapa]: tab, dunia } = p();
    await tab.putaran();
    const isi = { tab: 0, ragam, rekaman: 0, pilih, nekat: false, cacat: 'tidak' as const };
    const form = (await semuaRagam[ragam].buka(tab, isi, 'catatan', dunia))!;
    await dunia.tulis(tab, form.tulisan, form.dilihat);
    const before = await semua(tab);
    await tab.putaran();
    expect(await tab.db.antrean.count(), 'the server has taken it').toBe(0);
    const after = await semua(tab);
    expect(lunakkan(before, ragam, pilih)).toEqual(lunakkan(after, ragam, pilih));
  });

  /** Of an approval the device tells what was decided; what it leads to is the server's to say. */
  const lunakkan = (records: ReturnType<typeof pengujiannya>[], ragam: NamaRagam, pilih: number) =>
    ragam === 'tinjauan' && pilih > 0
      ? records.map(({ parameter, riwayat }) => ({ parameter, riwayat }))
      : records;
});
