import type { Analisis } from '#domain/analisis/schema.ts';
import { labDay } from '#domain/core/clock.ts';
import type { Invoice } from '#domain/pembayaran/schema.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import type { SebabJeda } from '#domain/perjalanan/jeda.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { akun } from './akun.ts';
import { pdf, png, sha256 } from './berkas.ts';
import { caraKirim, type CaraKirim } from './formulir.ts';
import { katalog, sampelDaftar } from './katalog.ts';
import { salinan } from './salinan.ts';
import type { Jawaban, JalurUji, Permintaan, ServerUji } from './server.ts';

export const pendaftar = 'mahasiswa@kampus.example';
export const admin = 'admin@kampus.example';
export const kalab = 'kalab@kampus.example';
export const analis = 'analis@kampus.example';
export const penyelia = 'penyelia@kampus.example';
/** The day the test clock shows at first, in Jakarta. */
export const hariIni = '2026-11-20';

const invoiceBerlaku = ({ pembayaran }: Pengujian) =>
  pembayaran.invoice.findLast(({ flagDibatalkan }) => flagDibatalkan === 0)!;

type Kirim = { as?: string; headers?: Permintaan['headers'] };

/** The testing service as its people use it: every act through the API, as JSON or as a form. */
export function layanan(uji: ServerUji, cara: CaraKirim = caraKirim.json) {
  const alur = layananLewat(
    uji,
    async () => {
      const { kadar, air } = await katalog(uji);
      return [
        { id_pengujian_parameter_uji: kadar, jumlah_replikasi: 3 },
        { id_pengujian_parameter_uji: air },
      ];
    },
    cara,
  );
  return {
    ...alur,
    /**
     * A new submission at this code, as its usual way leaves it. The usual one is a copy of one that was led there by
     * real acts once in this run (salinan.ts); one that says more of itself goes the whole way.
     */
    sampai: async (...[kode, ...lain]: Parameters<typeof alur.sampai>): Promise<Pengujian> => {
      if (lain.length > 0 || labDay(uji.jam.now()) !== hariIni) return alur.sampai(kode, ...lain);
      const uuid = await salinan(uji, kode, layanan);
      return (await alur.baca(uuid)).data;
    },
    /** The same, led there act by act. */
    jalani: alur.sampai,
  };
}

/** The same over any way to a server. `parameterBiasa` is what a submission asks for when nothing else is said. */
export function layananLewat(
  uji: JalurUji,
  parameterBiasa: () => Promise<object[]>,
  cara: CaraKirim = caraKirim.json,
) {
  const hari = () => labDay(uji.jam.now());
  const panggil = <T = Pengujian>(
    method: string,
    call: string,
    body: object,
    { as = admin, headers = {} }: Kirim = {},
  ) => {
    const isi = cara(body);
    return uji.request<T>(method, `/api/${call}`, { ...isi, as, headers: { ...isi.headers, ...headers } });
  };

  /** Uploads bytes as the device does; what a body names them by. */
  async function unggah(bytes: Uint8Array, name: string, as: string) {
    const nama = sha256(bytes);
    const response = await uji.api.request(`/api/sync/file/${nama}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${await uji.signIn(as)}` },
      body: bytes as BodyInit,
    });
    if (!response.ok) throw new Error(`upload of ${name}: ${response.status}`);
    return { sha256: nama, name };
  }

  /** The submission an act is about: read, unless it has just been. */
  const dari = async (apa: string | Pengujian): Promise<Pengujian> =>
    typeof apa === 'string' ? (await alur.baca(apa)).data : apa;

  const alur = {
    panggil,
    unggah,
    baca: (uuid: string, as = admin) => uji.request<Pengujian>('GET', `/api/test?uuid=${uuid}`, { as }),
    daftar: async (lain: object = {}, as = pendaftar, headers: Permintaan['headers'] = {}) =>
      panggil(
        'POST',
        'test',
        {
          id_jenis_penggunaan: 2,
          catatan_tambahan: 'Mohon sertakan kromatogram.',
          sampel: [sampelDaftar(await parameterBiasa())],
          ...lain,
        },
        { as, headers },
      ),
    /** Admin's or the Kalab's form of verification with every parameter at `status`. */
    verifikasi: async (
      apa: string | Pengujian,
      flag: 0 | 1 | 2,
      { status = 3, lain = {}, as = admin, headers = {} }: Kirim & { status?: number; lain?: object } = {},
    ) => {
      const { uuid, sample } = await dari(apa);
      return panggil(
        'POST',
        'test/verification',
        {
          uuid,
          flag_persetujuan: flag,
          sampel: sample.map((sampel) => ({
            uuid: sampel.uuid,
            // A Kalab says nothing of receipt.
            ...(akun(as).role === 'Kalab'
              ? {}
              : { id_pengujian_status_sampel: 2, tgl_penerimaan_sampel: hari() }),
            parameter_uji: sampel.parameter.map((satu) => ({
              uuid: satu.uuid,
              id_status_sampel_parameter: status,
            })),
          })),
          ...lain,
        },
        { as, headers },
      );
    },
    mintaKalab: (uuid: string, lain: object = {}) =>
      alur.verifikasi(uuid, 2, {
        status: 2,
        lain: { id_user_verifikasi_kalab: akun(kalab).uuid, ...lain },
      }),
    /** The invoice in force. */
    invoice: async (uuid: string) => invoiceBerlaku((await alur.baca(uuid)).data),
    /** The payer's proof of one invoice, whatever has become of it. */
    kirimBukti: async (
      { uuid, noInvoice }: Pick<Invoice, 'uuid' | 'noInvoice'>,
      lain: object = {},
      { as = pendaftar, headers = {} }: Kirim = {},
    ) =>
      panggil(
        'POST',
        'test-payment/invoice/payment',
        {
          uuid,
          no_invoice: noInvoice,
          tgl_bayar: hari(),
          no_rekening: '0123456789',
          nama_bank: 'Bank Contoh',
          nama_pemilik_rekening: 'Sari Widyaningsih',
          file_bukti_pembayaran: await unggah(pdf(noInvoice), 'bukti.pdf', as),
          ...lain,
        },
        { as, headers },
      ),
    putuskanBukti: (
      { uuid, noInvoice }: Pick<Invoice, 'uuid' | 'noInvoice'>,
      flag: 0 | 1,
      lain: object = {},
      { as = admin, headers = {} }: Kirim = {},
    ) =>
      panggil(
        'PUT',
        'test-payment/invoice/verification',
        { uuid, no_invoice: noInvoice, flag_verifikasi: flag, ...lain },
        { as, headers },
      ),
    /** The owner pays the invoice in force. */
    bayar: async (uuid: string, lain: object = {}, kirim: Kirim = {}) => {
      const { data } = await alur.baca(uuid);
      return alur.kirimBukti(invoiceBerlaku(data), lain, { as: data.user.email, ...kirim });
    },
    putuskanBayar: async (uuid: string, flag: 0 | 1, lain: object = {}, kirim: Kirim = {}) =>
      alur.putuskanBukti(await alur.invoice(uuid), flag, lain, kirim),
    lunasi: async (uuid: string) => {
      await alur.bayar(uuid);
      return alur.putuskanBayar(uuid, 1);
    },
    /** Admin's form of assignment; `ubah` may change what is said of each sample and parameter. */
    tugaskan: async (
      apa: string | Pengujian,
      {
        sampel = () => ({}),
        parameter = () => ({}),
        lain = {},
      }: {
        sampel?: (at: number) => object;
        parameter?: (satu: Pengujian['sample'][number]['parameter'][number]) => object;
        lain?: object;
      } = {},
      as = admin,
    ) => {
      const { uuid, sample } = await dari(apa);
      return panggil(
        'POST',
        'test/generate-code',
        {
          uuid,
          sampel: sample.map((satu, at) => ({
            uuid: satu.uuid,
            id_pengujian_status_sampel: 2,
            tgl_penerimaan_sampel: satu.tglPenerimaanSampel ?? hari(),
            ...sampel(at),
            parameter_uji: satu.parameter.map((uji) => ({
              uuid: uji.uuid,
              id_user_analisis: akun(analis).uuid,
              id_user_penyelia: akun(penyelia).uuid,
              ...parameter(uji),
            })),
          })),
          ...lain,
        },
        { as },
      );
    },
    /** One act of the bench on one parameter. */
    meja: (method: string, call: string, parameter: string, body: object = {}, as = analis) =>
      panggil<Analisis>(method, `test-analysis/${call}`, { uuid: parameter, ...body }, { as }),
    /** The first parameter is begun (W1 11). */
    mulai: async (uuid: string): Promise<Jawaban<Pengujian>> => {
      const { data } = await alur.baca(uuid);
      await alur.meja('PUT', 'start', data.sample[0]!.parameter[0]!.uuid);
      return alur.baca(uuid);
    },
    /** What was begun alone is cancelled again (W1 12). */
    mulaiLaluBatal: async (uuid: string): Promise<Jawaban<Pengujian>> => {
      const { data } = await alur.mulai(uuid);
      await alur.meja('PUT', 'cancel', data.sample[0]!.parameter[0]!.uuid, { catatan: 'Kolom KCKT bocor' });
      return alur.baca(uuid);
    },
    /** A parameter under way, from its final report to the supervisor's approval. */
    selesaikan: async (parameter: string) => {
      await alur.meja('POST', 'report', parameter, {
        jenis_laporan: 'akhir',
        tanggal: hari(),
        jam: '10:15',
        isi: '<p>Kadar terhitung dari kurva baku.</p>',
        hasil_pengujian: '98,7',
      });
      await alur.meja('PUT', 'request-done', parameter);
      return alur.meja('PUT', 'verification-done', parameter, { flag_disetujui: 1 }, penyelia);
    },
    /** The bench, from start to the supervisor's approval, of every approved parameter that is not done. */
    uji: async (uuid: string): Promise<Jawaban<Pengujian>> => {
      const { data } = await alur.baca(uuid);
      for (const satu of data.sample.flatMap(({ parameter }) => parameter)) {
        const { uuid: parameter, status, idStatusProgresParameter: progres } = satu;
        if (status.kdStatusSampelParameter !== 3 || progres === 6) continue;
        if (progres === null) await alur.meja('PUT', 'start', parameter);
        await alur.selesaikan(parameter);
      }
      return alur.baca(uuid);
    },
    /** The Kalab takes the approval of a parameter back (GAP-137). */
    bukaKembali: async (uuid: string, at = 0) => {
      const { data } = await alur.baca(uuid);
      const parameter = data.sample.flatMap((satu) => satu.parameter)[at]!;
      const putusan = { flag_disetujui: 0, catatan: 'Faktor pengenceran keliru' };
      await alur.meja('PUT', 'verification-done', parameter.uuid, putusan, kalab);
      return alur.baca(uuid);
    },
    /** The final bill as it stands, or with other lines. */
    pelunasan: async (
      apa: string | Pengujian,
      harga: (baris: Pengujian['bill'][number]) => { harga_pengujian: number; harga_replikasi: number } = (
        baris,
      ) => ({ harga_pengujian: baris.hargaPengujian, harga_replikasi: baris.hargaReplikasi }),
      lain: object = {},
      as = admin,
    ) => {
      const { uuid, bill, totalTerbayar } = await dari(apa);
      const tagihan = bill.map((baris) => {
        const isi = harga(baris);
        return { uuid: baris.uuid, ...isi, harga_total: isi.harga_pengujian + isi.harga_replikasi };
      });
      const total = tagihan.reduce((sum, { harga_total: satu }) => sum + satu, 0);
      const isi = { uuid, nominal_akhir: total - totalTerbayar, tagihan, ...lain };
      return panggil('POST', 'test/repayment', isi, { as });
    },
    /** The promise is stopped. */
    jeda: (uuid: string, sebab: SebabJeda = 'alat', as = admin) =>
      panggil('POST', 'test/pause', { uuid, sebab, alasan: 'KCKT menunggu suku cadang.' }, { as }),
    /** It runs on. */
    lanjut: (uuid: string, uuidJeda: string, as = admin) =>
      panggil('POST', 'test/resume', { uuid, uuid_jeda: uuidJeda, catatan: 'Sampel sudah diterima' }, { as }),
    /** Admin has given a return back. */
    kembalikan: async (
      { uuid }: { uuid: string },
      lain: object = {},
      { as = admin, headers = {} }: Kirim = {},
    ) =>
      panggil<Pengembalian>(
        'POST',
        'return-deposit/return',
        {
          uuid,
          tgl_pengembalian: hari(),
          no_rekening_tujuan: '0012345678',
          nama_bank_tujuan: 'Bank Contoh',
          nama_pemilik_rekening_tujuan: 'Rizky Aditya Pratama',
          file_bukti_pembayaran: await unggah(png(), 'transfer.png', as),
          ...lain,
        },
        { as, headers },
      ),
    terbitkan: async (uuid: string, lain: object = {}, as = kalab) => {
      const cetak = await uji.request<{ noSuratBerikut: string }>(
        'GET',
        `/api/test-report/print?uuid=${uuid}`,
        {
          as,
        },
      );
      return panggil(
        'PUT',
        'test-report/report-available',
        { uuid, no_surat: cetak.data.noSuratBerikut, keterangan: 'Memenuhi syarat FI VI.', ...lain },
        { as },
      );
    },
  };
  const dokumen = {
    minta: (uuid: string, lain: object = {}, as = pendaftar) =>
      panggil(
        'PUT',
        'test-report/request-document',
        {
          uuid,
          flag_request_dokumen_tambahan: 1,
          deskripsi_request_dokumen_tambahan: 'Kromatogram asli',
          ...lain,
        },
        { as },
      ),
    unggah: async (uuid: string, as = admin) =>
      panggil(
        'POST',
        'test-report/upload-document',
        { uuid, file_dokumen_tambahan: await unggah(pdf(uuid), 'kromatogram.pdf', as) },
        { as },
      ),
  };
  /** Steps in the order of W1; one in `hanyaDituju` is taken only to stand there. */
  const langkah: [kode: number, ke: (uuid: string, dari: number) => Promise<Jawaban<Pengujian>>][] = [
    [2, (uuid) => alur.mintaKalab(uuid)],
    [4, (uuid) => alur.verifikasi(uuid, 0)],
    [5, (uuid, dari) => alur.verifikasi(uuid, 1, dari === 2 ? { as: kalab } : {})],
    [6, (uuid) => alur.lunasi(uuid)],
    [7, (uuid) => alur.tugaskan(uuid)],
    [11, (uuid) => alur.mulai(uuid)],
    [12, (uuid) => alur.mulaiLaluBatal(uuid)],
    [8, (uuid) => alur.uji(uuid)],
    [9, (uuid) => alur.pelunasan(uuid)],
    [10, (uuid) => alur.lunasi(uuid)],
    [14, (uuid) => alur.terbitkan(uuid)],
    [15, (uuid) => dokumen.minta(uuid)],
    [16, (uuid) => dokumen.unggah(uuid)],
  ];
  const hanyaDituju = new Set([2, 4, 11, 12]);
  const urut = (kode: number) => langkah.findIndex(([ke]) => ke === kode);

  /** A submission brought from where it stands to this code of W1 by the usual way. */
  const majukan = async (uuid: string, kode: number): Promise<Pengujian> => {
    let jawaban = await alur.baca(uuid);
    for (const [ke, jalankan] of langkah) {
      const kini = jawaban.data.idPengujianStatusPengajuan;
      const dilewati = hanyaDituju.has(ke) && ke !== kode;
      if (urut(ke) <= urut(kini) || urut(ke) > urut(kode) || dilewati) continue;
      jawaban = await jalankan(uuid, kini);
      if (jawaban.status >= 300) throw new Error(`on the way to ${kode}, at ${ke}: ${jawaban.info}`);
    }
    return jawaban.data;
  };
  return {
    ...alur,
    dokumen,
    majukan,
    /** A new submission brought to this code, as Admin reads it. */
    sampai: async (kode: number, daftar: object = {}, as = pendaftar): Promise<Pengujian> => {
      const { data, info, status } = await alur.daftar(daftar, as);
      if (status >= 300) throw new Error(`registration: ${info}`);
      await majukan(data.uuid, kode);
      return (await alur.baca(data.uuid)).data;
    },
  };
}
