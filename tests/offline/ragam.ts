import { v7 as uuidv7 } from 'uuid';
import { apiGroups } from '#domain/api.ts';
import { analisisApi } from '#domain/analisis/endpoints.ts';
import { jakartaDay } from '#domain/core/clock.ts';
import { callName, type AnyEndpoint } from '#domain/core/endpoint.ts';
import { check } from '#domain/core/workflow.ts';
import { pembayaranApi } from '#domain/pembayaran/endpoints.ts';
import { keadaanInvoice, pemilikInvoice } from '#domain/pembayaran/rules.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { keadaanDari } from '#domain/pengujian/keadaan.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { surveiApi } from '#domain/survei/endpoints.ts';
import { simpanBerkasLokal } from '#data/files.ts';
import type { Tulisan } from '#data/outbox/enqueue.ts';
import { isiLane } from '#data/outbox/lane.ts';
import { perluKeputusan, type Baris } from '#data/outbox/row.ts';
import { bacaPertanyaanSurvei } from '#data/survei.ts';
import type { Tampilan } from '#data/view.ts';
import { susunTulisan } from '#data/write.ts';
import { jpg, pdf } from '#tests/support/berkas.ts';
import type { Dunia } from '#tests/support/offline-dunia.ts';
import { lihat, semuaAksi, tulisan, yangDitawarkan, type Aksi } from '#tests/support/offline-orang.ts';
import type { Tab } from '#tests/support/offline.ts';
import { lihatPendaftaran, lihatTinjauan } from './tampilan.ts';

/** What is wrong with a write, on purpose: the server refuses it whatever the record says. */
type CacatIsian = 'tidak' | 'kosong' | 'tanggalLama' | 'berkas';

/** Which form is opened, on which record, and how it is filled in. */
export type Pilihan = {
  tab: number;
  ragam: NamaRagam;
  rekaman: number;
  pilih: number;
  nekat: boolean;
  cacat: CacatIsian;
};

/** What a form hands over when it is saved, and the history its author had before them. */
export type Formulir = { tulisan: Tulisan; dilihat: readonly string[] };

/** What a form was opened on. */
type Dilihat = Pick<Tampilan<unknown>, 'rev' | 'tertunda'> & { dilihat: readonly string[] };

/** One noun whose writes are queued: how its forms are filled in, and a refused write of it corrected. */
type Ragam = {
  panggilan: readonly { method: AnyEndpoint['method']; path: string }[];
  buka: (tab: Tab, pilihan: Pilihan, teks: string, dunia: Dunia) => Promise<Formulir | null>;
  benahi: (tab: Tab, row: Baris, teks: string, lama: readonly string[]) => Promise<Formulir | null>;
};

const dari = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];
const riwayat = ({ history }: { history: readonly { uuid: string }[] }) => history.map(({ uuid }) => uuid);
const idRekaman = ({ lane }: Pick<Baris, 'lane'>): string => isiLane(lane).id;
const hariIni = (tab: Tab) => jakartaDay(new Date(tab.mesin.now()));

type Rekaman = { rev: string; history: readonly { uuid: string }[] };
const dilihatDari = ({ data, rev, tertunda }: Tampilan<Rekaman>): Dilihat => ({
  rev,
  tertunda,
  dilihat: riwayat(data),
});

/** A write that has not left keeps what its form was opened on; a refused one is looked at afresh. */
const dilihatLagi = (row: Baris, view: Tampilan<Rekaman>, lama: readonly string[]): Dilihat =>
  perluKeputusan(row) ? dilihatDari(view) : { rev: row.baseRev ?? '', tertunda: row.after, dilihat: lama };

/** A write of a call that decides nothing: it carries no revision. */
const biasa = (endpoint: unknown, body: Record<string, unknown>, label: string): Formulir => ({
  tulisan: susunTulisan(endpoint as AnyEndpoint, { body, label, baseRev: null, after: [], begunAt: null }),
  dilihat: [],
});

const analisis: Ragam = {
  panggilan: Object.values(analisisApi),
  buka: async (tab, { rekaman, pilih, nekat, cacat }, teks, dunia) => {
    const uuid = dari(dunia.parameter, rekaman)!;
    const view = await lihat(tab, uuid);
    if (!view) return null;
    const offered = yangDitawarkan(tab, view.data);
    // Mostly an act the screen offers, sometimes one it does not.
    const aksi = dari<Aksi>(nekat || offered.length === 0 ? semuaAksi : offered, pilih)!;
    const salah = cacat === 'berkas' ? 'tidak' : cacat;
    return { tulisan: tulisan(tab, uuid, aksi, view, teks, salah), dilihat: riwayat(view.data) };
  },
  benahi: async (tab, row, teks, lama) => {
    const uuid = idRekaman(row);
    const view = await lihat(tab, uuid);
    if (!view) return null;
    const seen = dilihatLagi(row, view, lama);
    const aksi = semuaAksi.find((one) => tulisan(tab, uuid, one, seen, '').call === row.call)!;
    return { tulisan: tulisan(tab, uuid, aksi, seen, teks), dilihat: seen.dilihat };
  },
};

/** The files people have at hand: few, so that some are named by several writes. */
const gambar = (at: number) => new Blob([jpg(`gambar ${at % 3}`)] as BlobPart[], { type: 'image/jpeg' });
const bukti = (at: number) => new Blob([pdf(`bukti ${at % 3}`)] as BlobPart[], { type: 'application/pdf' });
/** What the server refuses by its content, whatever it is called. */
const bukanBerkas = () => new Blob(['bukan gambar'], { type: 'image/jpeg' });

async function pilihBerkas(tab: Tab, file: Blob, name: string): Promise<{ sha256: string; name: string }> {
  const { sha256 } = await simpanBerkasLokal(tab.db, file, name);
  return { sha256, name };
}

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

const invoiceMilik = async (tab: Tab) =>
  (await lihatPendaftaran(tab)).flatMap(({ data }) =>
    data.pembayaran.invoice.map((invoice) => ({ invoice, pemilik: pemilikInvoice(data, 'pengujian') })),
  );

const pembayaran: Ragam = {
  panggilan: [pembayaranApi.bayar],
  buka: async (tab, { rekaman, pilih, nekat, cacat }, teks) => {
    const semua = await invoiceMilik(tab);
    const offered = semua.filter(
      ({ invoice, pemilik }) =>
        check(invoiceWorkflow, 'kirimBukti', keadaanInvoice(invoice, pemilik), tab.orang).ok,
    );
    const found = dari(nekat ? semua : offered, rekaman);
    if (!found) return null;
    return biasa(
      pembayaranApi.bayar,
      await isiBukti(tab, found.invoice, pilih, cacat, teks),
      `bayar ${teks}`,
    );
  },
  benahi: async (tab, row, teks) => {
    const uuid = idRekaman(row);
    const invoice = (await invoiceMilik(tab)).find((satu) => satu.invoice.uuid === uuid)?.invoice;
    if (!invoice) return null;
    return biasa(pembayaranApi.bayar, await isiBukti(tab, invoice, row.pos, 'tidak', teks), `bayar ${teks}`);
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
  const isi = { body, label: `putusan ${teks}`, baseRev: seen.rev, after: seen.tertunda, begunAt: null };
  return {
    tulisan: susunTulisan(pengujianApi.verifikasi as unknown as AnyEndpoint, isi),
    dilihat: seen.dilihat,
  };
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
    return view ? putusan(view.data, dilihatLagi(row, view, lama), true, 3, teks) : null;
  },
};

async function isiSurvei(tab: Tab, uuidPengujian: string, cacat: CacatIsian) {
  const pertanyaan = await bacaPertanyaanSurvei(tab.db);
  const jawaban = pertanyaan.map(({ uuid, answerOption }) => ({
    uuidPertanyaan: uuid,
    ...(answerOption.kdJawaban === 'PG'
      ? { uuidJawaban: answerOption.answerRange[0]!.uuid }
      : { isian: 'Pelayanan ramah.' }),
  }));
  return { uuidPengujian, jawaban: cacat === 'kosong' ? jawaban.slice(1) : jawaban };
}

const survei: Ragam = {
  panggilan: [surveiApi.jawab],
  buka: async (tab, { rekaman, nekat, cacat }, teks) => {
    const semua = (await lihatPendaftaran(tab)).map(({ data }) => data);
    const offered = semua.filter(
      ({ idPengujianStatusPengajuan: kode, flagSudahSurvei }) => kode >= 14 && flagSudahSurvei === 0,
    );
    const found = dari(nekat ? semua : offered, rekaman);
    return found ? biasa(surveiApi.jawab, await isiSurvei(tab, found.uuid, cacat), `survei ${teks}`) : null;
  },
  benahi: async (tab, row, teks) =>
    biasa(surveiApi.jawab, await isiSurvei(tab, idRekaman(row), 'tidak'), `survei ${teks}`),
};

/** Every noun whose writes a device queues. */
export const semuaRagam = { analisis, pendaftaran, pembayaran, tinjauan, survei } as const;
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
