import { v7 as uuidv7 } from 'uuid';
import { apiGroups } from '#domain/api.ts';
import { callName } from '#domain/core/endpoint.ts';
import { check } from '#domain/core/workflow.ts';
import { pembayaranApi } from '#domain/pengujian/pembayaran.ts';
import { pembayaranPenelitianApi } from '#domain/penelitian/pembayaran.ts';
import { keadaanInvoice, pemilikInvoice } from '#domain/pembayaran/rules.ts';
import type { InvoicePokok } from '#domain/pembayaran/schema.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { adalahPenelitian, type Pendaftaran } from '#domain/tables/pendaftaran.ts';
import { kodePenggunaan } from '#domain/penelitian/workflow.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { keadaanDari } from '#domain/pengujian/keadaan.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { surveiApi } from '#domain/survei/endpoints.ts';
import type { Tulisan } from '#data/outbox/enqueue.ts';
import type { Baris } from '#data/baris.ts';
import { bacaPertanyaanSurvei } from '#data/survei.ts';
import { susunTulisan } from '#data/write.ts';
import type { Tab } from '#tests/support/offline.ts';
import {
  berdasar,
  biasa,
  bukanBerkas,
  bukti,
  dari,
  dilihatDari,
  dilihatLagi,
  gambar,
  hariIni,
  idRekaman,
  pilihBerkas,
  type CacatIsian,
  type Dilihat,
  type Formulir,
  type Ragam,
} from './formulir.ts';
import { ragamAnalisis } from './ragam-analisis.ts';
import { ragamPenelitian } from './ragam-penelitian.ts';
import { ragamDataBersama } from './ragam-data-bersama.ts';
import { ragamKabar } from './ragam-kabar.ts';
import { ragamSurat } from './ragam-surat.ts';
import { lihatTinjauan, semuaPendaftaran } from './tampilan.ts';

async function isiPendaftaran(tab: Tab, pilih: number, cacat: CacatIsian, teks: string) {
  const sampel = [];
  for (let ke = 0; ke <= pilih % 2; ke += 1) {
    const file = cacat === 'berkas' ? bukanBerkas() : gambar(pilih + ke);
    sampel.push({
      // A form may name the records inside by ids of its own (offline.md section 2, Ids).
      ...(pilih % 3 === 0 ? { uuid: uuidv7() } : {}),
      nama: `Sampel ${teks}`,
      jumlah: 2,
      idPengujianBentukSampel: 1,
      idPengujianPenyimpananSampel: 1,
      idPengujianKondisiSampel: 1,
      kemasan: 'Botol',
      ...(cacat === 'berkas' || (pilih + ke) % 2 === 0
        ? { fileGambar: await pilihBerkas(tab, file, 'botol.jpg') }
        : {}),
      // The same test twice in one sample is what only the server's rules see.
      parameterUji: Array.from({ length: cacat === 'kosong' ? 2 : 1 }, () => ({
        ...(pilih % 3 === 0 ? { uuid: uuidv7() } : {}),
        idPengujianParameterUji: cacat === 'tanggalLama' ? 999 : 1,
        jumlahReplikasi: 2,
      })),
    });
  }
  return { idJenisPenggunaan: 2, catatanTambahan: teks, sampel };
}

const pendaftaran: Ragam = {
  panggilan: [pengujianApi.daftar],
  buka: async (tab, { pilih, cacat }, teks) =>
    biasa(pengujianApi.daftar, await isiPendaftaran(tab, pilih, cacat, teks), `daftar ${teks}`),
  benahi: async (tab, _row, teks) =>
    biasa(pengujianApi.daftar, await isiPendaftaran(tab, 1, 'tidak', teks), `daftar ${teks}`),
};

async function isiBukti(
  tab: Tab,
  invoice: { uuid: string; noInvoice: string },
  pilih: number,
  cacat: CacatIsian,
  teks: string,
) {
  const file = cacat === 'berkas' ? bukanBerkas() : bukti(pilih);
  return {
    uuid: invoice.uuid,
    noInvoice: cacat === 'kosong' ? 'INV/LAIN' : invoice.noInvoice,
    tglBayar: cacat === 'tanggalLama' ? '2030-01-02' : hariIni(tab),
    noRekening: '0123456789',
    namaBank: 'Bank Contoh',
    namaPemilikRekening: 'Nurul Laila',
    keterangan: teks,
    fileBuktiPembayaran: await pilihBerkas(tab, file, 'bukti.pdf'),
  };
}

/** Own invoices of both kinds, each with the call that pays it. */
const invoiceMilik = async (tab: Tab) =>
  (await semuaPendaftaran(tab)).flatMap(({ data }) => {
    const [jenis, bayar] = adalahPenelitian(data)
      ? (['penelitian', pembayaranPenelitianApi.bayar] as const)
      : (['pengujian', pembayaranApi.bayar] as const);
    const invoices: readonly InvoicePokok[] = data.pembayaran.invoice;
    return invoices.map((invoice) => ({ invoice, pemilik: pemilikInvoice(data, jenis), bayar }));
  });

const pembayaran: Ragam = {
  panggilan: [pembayaranApi.bayar, pembayaranPenelitianApi.bayar],
  buka: async (tab, { rekaman, pilih, nekat, cacat }, teks) => {
    const semua = await invoiceMilik(tab);
    const offered = semua.filter(
      ({ invoice, pemilik }) =>
        check(invoiceWorkflow, 'kirimBukti', keadaanInvoice(invoice, pemilik), tab.orang).ok,
    );
    const found = dari(nekat ? semua : offered, rekaman);
    if (!found) return null;
    return biasa(found.bayar, await isiBukti(tab, found.invoice, pilih, cacat, teks), `bayar ${teks}`);
  },
  benahi: async (tab, row, teks) => {
    const uuid = idRekaman(row);
    const found = (await invoiceMilik(tab)).find(({ invoice }) => invoice.uuid === uuid);
    if (!found) return null;
    const { invoice, bayar } = found;
    return biasa(bayar, await isiBukti(tab, invoice, row.pos, 'tidak', teks), `bayar ${teks}`);
  },
};

function putusan(data: Pengujian, seen: Dilihat, setuju: boolean, kode: number, teks: string): Formulir {
  const sampel = data.sample.map(({ uuid, parameter }) => ({
    uuid,
    parameterUji: parameter.map((satu) => ({ uuid: satu.uuid, idStatusSampelParameter: kode })),
  }));
  const body = {
    uuid: data.uuid,
    flagPersetujuan: setuju ? 1 : 0,
    catatanTambahan: teks,
    sampel: setuju ? sampel : [],
  };
  return berdasar(pengujianApi.verifikasi, body, `putusan ${teks}`, seen);
}

const tinjauan: Ragam = {
  panggilan: [pengujianApi.verifikasi],
  buka: async (tab, { rekaman, pilih, nekat, cacat }, teks) => {
    const semua = await lihatTinjauan(tab);
    const offered = semua.filter(
      ({ data }) => check(pengujianWorkflow, 'setujuiKalab', keadaanDari(data), tab.orang).ok,
    );
    const found = dari(nekat ? semua : offered, rekaman);
    if (!found) return null;
    // An approval that turns every parameter down is none.
    const kode = cacat === 'kosong' ? 4 : 3;
    return putusan(found.data, dilihatDari(found), pilih % 3 > 0, kode, teks);
  },
  benahi: async (tab, row, teks, lama) => {
    const view = (await lihatTinjauan(tab)).find(({ data }) => data.uuid === idRekaman(row));
    return view ? putusan(view.data, dilihatLagi(row, dilihatDari(view), lama), true, 3, teks) : null;
  },
};

/** What a survey names the submission it is about by. */
type TentangSurvei = { uuidPengujian: string } | { uuidPenelitian: string };

async function isiSurvei(tab: Tab, tentang: TentangSurvei, cacat: CacatIsian) {
  const pertanyaan = await bacaPertanyaanSurvei(tab.db);
  const jawaban = pertanyaan.map(({ uuid, answerOption }) => ({
    uuidPertanyaan: uuid,
    ...(answerOption.kdJawaban === 'PG'
      ? { uuidJawaban: answerOption.answerRange[0]!.uuid }
      : { isian: 'Pelayanan ramah.' }),
  }));
  return { ...tentang, jawaban: cacat === 'kosong' ? jawaban.slice(1) : jawaban };
}

const surveiDitawarkan = (data: Pendaftaran): boolean =>
  data.flagSudahSurvei === 0 &&
  (adalahPenelitian(data)
    ? kodePenggunaan.includes(data.idStatusPengajuan)
    : data.idPengujianStatusPengajuan >= 14);

const survei: Ragam = {
  panggilan: [surveiApi.jawab],
  buka: async (tab, { rekaman, nekat, cacat }, teks) => {
    const semua = (await semuaPendaftaran(tab)).map(({ data }) => data);
    const data = dari(nekat ? semua : semua.filter(surveiDitawarkan), rekaman);
    if (!data) return null;
    const { uuid } = data;
    const tentang = adalahPenelitian(data) ? { uuidPenelitian: uuid } : { uuidPengujian: uuid };
    return biasa(surveiApi.jawab, await isiSurvei(tab, tentang, cacat), `survei ${teks}`);
  },
  benahi: async (tab, row, teks) => {
    const uuid = idRekaman(row);
    const tentang = row.body['uuid_penelitian'] ? { uuidPenelitian: uuid } : { uuidPengujian: uuid };
    return biasa(surveiApi.jawab, await isiSurvei(tab, tentang, 'tidak'), `survei ${teks}`);
  },
};

/** Every noun whose writes a device queues. */
export const semuaRagam = {
  ...ragamAnalisis,
  pendaftaran,
  pembayaran,
  tinjauan,
  survei,
  ...ragamPenelitian,
  ...ragamSurat,
  ...ragamDataBersama,
  ...ragamKabar,
} as const;
export type NamaRagam = keyof typeof semuaRagam;

const semuaEndpoint = apiGroups.flatMap(({ api }) => Object.values(api));

/** The calls the contract lets a device queue: by themselves, or in one of the acts they carry. */
export const panggilanAntrean: readonly string[] = semuaEndpoint
  .filter(({ offline, carries }) =>
    carries
      ? carries.actions.some((aksi) => carries.workflow.actions[aksi]?.offline === 'queued')
      : offline === 'queued',
  )
  .map((endpoint) => callName(endpoint))
  .sort();

/** The noun that a queued write belongs to. */
export function ragamDari({ call }: Pick<Baris, 'call'>): Ragam {
  const found = Object.values(semuaRagam).find(({ panggilan }) =>
    panggilan.some((satu) => callName(satu) === call),
  );
  if (!found) throw new Error(`no history writes ${call}`);
  return found;
}

/** The same write again, as a form that was left as a draft hands it over. */
export const tulisanLagi = (call: string, isi: Parameters<typeof susunTulisan>[1]): Tulisan =>
  susunTulisan(
    semuaEndpoint.find((endpoint) => callName(endpoint) === call)!,
    isi,
  );
