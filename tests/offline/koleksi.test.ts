import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { callName } from '#domain/core/endpoint.ts';
import { pembayaranApi } from '#domain/pembayaran/endpoints.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { surveiApi, type Pertanyaan } from '#domain/survei/endpoints.ts';
import type { Tarikan } from '#domain/sync/endpoints.ts';
import { prefetchBerkas } from '#data/files.ts';
import { berkasDiPerangkat, isiKerja, kesiapanDari } from '#data/kesiapan.ts';
import { rekamanDari, rekamanPerLane } from '#data/koleksi.ts';
import { buang } from '#data/outbox/decide.ts';
import { enqueue, type Tulisan } from '#data/outbox/enqueue.ts';
import { bacaParameterUji } from '#data/parameter-uji.ts';
import {
  bacaDaftarPendaftaran,
  bacaPendaftaran,
  type PemilikPendaftaran,
  type SaringPendaftaran,
} from '#data/pendaftaran.ts';
import { pull, storePage } from '#data/pull.ts';
import { bacaPertanyaanSurvei } from '#data/survei.ts';
import { bacaDaftarTinjauan, bacaTinjauan } from '#data/tinjauan.ts';
import { penyelia } from '#tests/support/offline-dunia.ts';
import type { Tab } from '#tests/support/offline.ts';
import { daftar, pilih } from './berkas.ts';
import { berkas, denganInvoice, invoice, parameterUji, pengujian } from './contoh-pengujian.ts';
import { panggung } from './panggung.ts';

const p = panggung();
let halaman = 0;

/** What the server itself gives of these is not what is counted here. */
beforeEach(async () => {
  const { analis: tab } = p();
  await Promise.all([tab.db.parameterUji.clear(), tab.db.pertanyaanSurvei.clear()]);
});

/** A page of changes as the server would send it next. */
async function datang(tab: Tab, changes: Tarikan['changes'], lain: Partial<Tarikan> = {}): Promise<void> {
  halaman += 1;
  const from = (await tab.db.kursor.get('tarik'))!.cursor;
  const page = { cursor: `${halaman}`, more: false, reset: false, tanda: '0', changes, done: [], ...lain };
  await storePage(tab.db, page, from);
}
const baru = (upsert: unknown[]) => ({ upsert, gone: [] });
const pergi = (...records: Pengujian[]) => ({ upsert: [], gone: records.map(({ uuid }) => uuid) });

const pemilik = ({ orang }: Tab): PemilikPendaftaran => ({
  actor: orang,
  golonganTarif: 'internal',
  user: { ...pengujian().user, uuid: orang.uuid, nama: orang.nama, email: orang.email },
});
const tanpaSaring: SaringPendaftaran = {
  jenis: null,
  idLaboratorium: null,
  cari: '',
  halaman: 1,
  perHalaman: 10,
};
const daftarSaya = (tab: Tab, saring: Partial<SaringPendaftaran> = {}) =>
  bacaDaftarPendaftaran(tab.db, pemilik(tab), { ...tanpaSaring, ...saring });
const uuids = ({ baris }: { baris: readonly { data: { uuid: string } }[] }) =>
  baris.map(({ data }) => data.uuid);

/** Queues a write in a lane that a submission has. */
const antre = async (tab: Tab, lane: string, endpoint: object, body: object, lain: Partial<Tulisan> = {}) =>
  enqueue(tab.db, await tab.asal(), {
    call: callName(endpoint as never),
    lane,
    body: body as Record<string, unknown>,
    label: lane,
    baseRev: null,
    after: [],
    begunAt: null,
    ...lain,
  });
const bayar = (tab: Tab, uuid: string) =>
  antre(tab, `invoice:${uuid}`, pembayaranApi.bayar, {
    uuid,
    noInvoice: '0001',
    tglBayar: '2026-11-20',
    noRekening: '123456',
    namaBank: 'BNI',
    namaPemilikRekening: 'Rina',
    fileBuktiPembayaran: { sha256: 'a'.repeat(64), name: 'bukti.pdf' },
  });
const survei = (tab: Tab, uuid: string) =>
  antre(tab, `survei:${uuid}`, surveiApi.jawab, { uuidPengujian: uuid, jawaban: [] });

describe('the collections of registration', () => {
  it('[GAP-69, GAP-70] own registrations come page by page, newest first, filtered and searched on the device', async () => {
    const { analis: tab } = p();
    const banyak = Array.from({ length: 25 }, (_, at) =>
      pengujian({
        createdAt: `2026-11-${String(at + 1).padStart(2, '0')}T03:00:00.000Z`,
        idLaboratorium: at % 2 === 0 ? 7 : 3,
        namaSampel: at === 4 ? 'Jamu kunyit' : 'Sirup',
      }),
    );
    await datang(tab, { pendaftaran: baru(banyak.slice(0, 13)) }, { more: true });
    await datang(tab, { pendaftaran: baru(banyak.slice(13)) });
    const terbaru = banyak.map(({ uuid }) => uuid).reverse();
    const satu = await daftarSaya(tab);
    expect([satu.total, uuids(satu)]).toEqual([25, terbaru.slice(0, 10)]);
    expect(uuids(await daftarSaya(tab, { halaman: 3 }))).toEqual(terbaru.slice(20));
    expect((await daftarSaya(tab, { idLaboratorium: 3 })).total).toBe(12);
    expect(uuids(await daftarSaya(tab, { cari: 'KUNYIT' }))).toEqual([banyak[4]!.uuid]);
    expect((await daftarSaya(tab, { jenis: 'penelitian' })).total).toBe(0);
    await datang(tab, { pendaftaran: pergi(banyak[24]!) });
    expect((await daftarSaya(tab)).total).toBe(24);
  });

  it('[I9] a new fill replaces the registrations when it is complete, and not before', async () => {
    const { analis: tab } = p();
    const [lama, tetap] = [pengujian(), pengujian()];
    await datang(tab, { pendaftaran: baru([lama, tetap]) });
    await datang(tab, { pendaftaran: baru([tetap]) }, { reset: true, more: true });
    expect((await daftarSaya(tab)).total).toBe(2);
    await datang(tab, {});
    expect(uuids(await daftarSaya(tab))).toEqual([tetap.uuid]);
  });

  it('[SURVEY-01] tests to choose come by name, questions by number', async () => {
    const { analis: tab } = p();
    const nama = ['pH', 'Air', 'kadar'].map((namaParameterUji, id) =>
      parameterUji(id, { namaParameterUji, idLaboratorium: 5 }),
    );
    const lain = parameterUji(9, { idLaboratorium: 3 });
    const tanya = [3, 1, 2].map((noUrut): Pertanyaan => ({
      uuid: uuidv7(),
      noUrut,
      pertanyaan: `${noUrut}`,
      flagOpsional: 0,
      answerOption: { kdJawaban: 'IS', answerRange: [] },
    }));
    await datang(tab, { parameterUji: baru([...nama, lain]), pertanyaanSurvei: baru(tanya) });
    expect((await bacaParameterUji(tab.db, 5)).map(({ namaParameterUji }) => namaParameterUji)).toEqual([
      'Air',
      'kadar',
      'pH',
    ]);
    const milik = new Set(tanya.map(({ uuid }) => uuid));
    const dibaca = (await bacaPertanyaanSurvei(tab.db)).filter(({ uuid }) => milik.has(uuid));
    expect(dibaca.map(({ noUrut }) => noUrut)).toEqual([1, 2, 3]);
    await datang(tab, { parameterUji: { upsert: [], gone: [lain.uuid] } });
    expect(await bacaParameterUji(tab.db, 3)).toEqual([]);
  });

  it('an app that keeps other collections than before begins again, and loses nothing of its own', async () => {
    const { satu, analis: tab } = p();
    const row = await daftar(tab, [await pilih(tab)]);
    await tab.db.kursor.toCollection().modify((kursor) => void delete kursor.koleksi);
    const sebelum = (await tab.db.kursor.get('tarik'))!;
    satu.jaringan.lalu.length = 0;
    expect(await pull(tab.mesin)).toBe('selesai');
    expect(satu.jaringan.lalu[0]!.path).toBe('/api/sync/pull');
    expect(await tab.db.kursor.get('tarik')).toMatchObject({
      generasi: sebelum.generasi + 1,
      mengisi: false,
    });
    expect(await tab.db.analisis.count()).toBe(3);
    expect(await tab.db.antrean.get({ opId: row.opId })).toBeDefined();
    expect(await tab.db.berkas.count()).toBe(1);
  });
});

describe('a submission that leaves the scope', () => {
  it.each(['invoice', 'survei', 'pengujian'] as const)(
    'stays, marked, while a write in its lane %s is unresolved, and goes with it',
    async (jenis) => {
      const { analis: tab } = p();
      const record = denganInvoice();
      await datang(tab, { pendaftaran: baru([record]) });
      const tagihan = record.pembayaran.invoice[0]!.uuid;
      const row = {
        invoice: () => bayar(tab, tagihan),
        survei: () => survei(tab, record.uuid),
        pengujian: () => antre(tab, `pengujian:${record.uuid}`, pengujianApi.verifikasi, {}),
      };
      const { opId } = await row[jenis]();
      await datang(tab, { pendaftaran: pergi(record) });
      expect((await bacaPendaftaran(tab.db, pemilik(tab), record.uuid))!.hilang).toBe(true);
      await buang(tab.mesin, opId, 'ini');
      expect(await bacaPendaftaran(tab.db, pemilik(tab), record.uuid)).toBeNull();
    },
  );

  it('is told by each collection for itself', async () => {
    const { penyelia: tab } = p();
    const record = pengujian();
    await datang(tab, { pendaftaran: baru([record]), tinjauan: baru([record]) });
    const row = await antre(tab, `pengujian:${record.uuid}`, pengujianApi.verifikasi, {});
    await datang(tab, { tinjauan: pergi(record) });
    expect((await bacaTinjauan(tab.db, penyelia(), record.uuid))!.hilang).toBe(true);
    expect((await bacaPendaftaran(tab.db, pemilik(tab), record.uuid))!.hilang).toBe(false);
    await datang(tab, {}, { done: [{ id: row.opId, status: 200, rev: '2' }] });
    expect(await bacaTinjauan(tab.db, penyelia(), record.uuid)).toBeNull();
    expect(await bacaPendaftaran(tab.db, pemilik(tab), record.uuid)).not.toBeNull();
  });

  it('one without writes goes at once', async () => {
    const { analis: tab } = p();
    const record = denganInvoice();
    await datang(tab, { pendaftaran: baru([record]), tinjauan: baru([record]) });
    await bayar(tab, uuidv7());
    await datang(tab, { pendaftaran: pergi(record), tinjauan: pergi(record) });
    expect([await tab.db.pendaftaran.count(), await tab.db.tinjauan.count()]).toEqual([0, 0]);
  });
});

describe('own writes on top', () => {
  it('a registration on its way stands above all others, with the names and prices this device knows', async () => {
    const { analis: tab } = p();
    const known = pengujian();
    await datang(tab, {
      pendaftaran: baru([known]),
      parameterUji: baru([parameterUji(1)]),
      acuan: baru([
        { uuid: 'bentuk-sampel:1', jenis: 'bentuk-sampel', kode: 1, nama: 'Cair', induk: null, urutan: 1 },
      ]),
    });
    const file = await pilih(tab);
    const row = await daftar(tab, [file]);
    const list = await daftarSaya(tab);
    expect([list.total, uuids(list)]).toEqual([2, [row.opId, known.uuid]]);
    const [{ data, tertunda }] = list.baris as [(typeof list.baris)[0]];
    expect(tertunda).toEqual([row.opId]);
    expect(data).toMatchObject({
      namaSampel: 'Sampel 1',
      lab: { namaLaboratorium: 'LPOMK' },
      statusSubmission: { kdStatusPengajuan: 1 },
      // 150.000 for the test and 50.000 for the second replication.
      totalHarga: 200_000,
      sample: [
        {
          phase: { namaBentukSampel: 'Cair' },
          fileGambar: { sha256: file.sha256, mime: 'image/jpeg', size: 68 },
          parameter: [{ parameterTest: { namaParameterUji: 'Kadar parasetamol' } }],
        },
      ],
    });
    expect((await bacaPendaftaran(tab.db, pemilik(tab), row.opId))!.data).toEqual(data);
    expect((await daftarSaya(tab, { idLaboratorium: 3 })).total).toBe(0);
    expect(uuids(await daftarSaya(tab, { perHalaman: 1, halaman: 2 }))).toEqual([known.uuid]);
  });

  it('[I9] the server’s record takes its place, and a refused one stays for its author', async () => {
    const { analis: tab } = p();
    const [sampai, ditolak] = [await daftar(tab, []), await daftar(tab, [])];
    await tab.db.antrean.update(ditolak.seq!, {
      state: 'ditolak',
      error: { status: 422, code: 'rejected', info: 'x' },
    });
    await datang(
      tab,
      { pendaftaran: baru([pengujian({ uuid: sampai.opId, namaSampel: 'Dari server' })]) },
      { done: [{ id: sampai.opId, status: 201, rev: '1' }] },
    );
    const { baris } = await daftarSaya(tab);
    expect(
      baris.map(({ data, tertunda, keputusan }) => [data.uuid, tertunda.length, keputusan.length]),
    ).toEqual([
      [ditolak.opId, 0, 1],
      [sampai.opId, 0, 0],
    ]);
    expect(baris[1]!.data.namaSampel).toBe('Dari server');
    const jawabanHilang = await daftar(tab, []);
    await datang(tab, { pendaftaran: baru([pengujian({ uuid: jawabanHilang.opId })]) });
    expect((await daftarSaya(tab)).total, 'once, though its write is still here').toBe(3);
    await tab.db.pendaftaran.delete(jawabanHilang.opId);
    await buang(tab.mesin, jawabanHilang.opId, 'ini');
    await buang(tab.mesin, ditolak.opId, 'ini');
    expect(uuids(await daftarSaya(tab))).toEqual([sampai.opId]);
  });

  it('[I7] a refused proof holds back nothing of another lane: the survey shows, the proof does not', async () => {
    const { analis: tab } = p();
    const record = denganInvoice();
    await datang(tab, { pendaftaran: baru([record]) });
    const proof = await bayar(tab, record.pembayaran.invoice[0]!.uuid);
    const answer = await survei(tab, record.uuid);
    const lihat = async () => (await bacaPendaftaran(tab.db, pemilik(tab), record.uuid))!;
    expect((await lihat()).tertunda).toEqual([proof.opId, answer.opId]);
    expect((await lihat()).data.pembayaran.invoice[0]!.statusPayment.kdStatusPembayaran).toBe(2);
    await tab.db.antrean.update(proof.seq!, { state: 'ditolak' });
    const { data, tertunda, keputusan } = await lihat();
    expect(data.pembayaran).toEqual(record.pembayaran);
    expect([data.flagSudahSurvei, tertunda, keputusan.length]).toEqual([1, [answer.opId], 1]);
  });

  it('[KALAB-09] a decision of the Kalab shows in the list and under its new status', async () => {
    const { penyelia: tab } = p();
    const [satu, dua] = [pengujian(), pengujian({ idLaboratorium: 3 })];
    await datang(tab, { tinjauan: baru([satu, dua]) });
    const body = { uuid: satu.uuid, flagPersetujuan: 0, catatanTambahan: 'Sampel kurang' };
    const row = await antre(tab, `pengujian:${satu.uuid}`, pengujianApi.verifikasi, body, { baseRev: '1' });
    expect(row.dilihat, 'what its author had before them').toEqual([]);
    const saring = { idLaboratorium: null, kdStatus: null, cari: '', halaman: 1, perHalaman: 10 };
    const baca = (over: object) => bacaDaftarTinjauan(tab.db, penyelia(), { ...saring, ...over });
    expect(uuids(await baca({ kdStatus: 4 }))).toEqual([satu.uuid]);
    expect(uuids(await baca({ kdStatus: 2 }))).toEqual([dua.uuid]);
    expect(uuids(await baca({ idLaboratorium: 3 }))).toEqual([dua.uuid]);
  });

  it('a write knows what its author had before them, own writes of all lanes of the record among it', async () => {
    const { analis: tab } = p();
    const history = [
      {
        uuid: uuidv7(),
        createdAt: '2026-11-20T03:00:00.000Z',
        statusSubmission: pengujian().statusSubmission,
        catatan: null,
        user: null,
      },
    ];
    const record = denganInvoice({ history });
    await datang(tab, { pendaftaran: baru([record]) });
    const answer = await survei(tab, record.uuid);
    const proof = await bayar(tab, record.pembayaran.invoice[0]!.uuid);
    expect(proof.dilihat).toEqual([history[0]!.uuid, answer.opId]);
  });
});

describe('the records of what waits', () => {
  it('are read at once as one by one, each by every lane it has', async () => {
    const { analis: tab, antrian } = p();
    const ini = denganInvoice(pengujian({ nomor: 'PU-1' }));
    const [tagihan] = ini.pembayaran.invoice;
    await datang(tab, { pendaftaran: baru([ini]), tinjauan: baru([{ ...ini, rev: '9' }]) });
    const milik = [`pengujian:${ini.uuid}`, `survei:${ini.uuid}`, `invoice:${tagihan!.uuid}`];
    const lanes = [`analisis:${antrian}`, ...milik, `analisis:${uuidv7()}`];
    const tempat = lanes.map((lane) => ({ lane }));
    const found = await rekamanPerLane(tab.db, tempat);
    expect([...found.keys()].sort()).toEqual(lanes.slice(0, -1).sort());
    for (const satu of tempat)
      expect(found.get(satu.lane), satu.lane).toEqual((await rekamanDari(tab.db, satu))?.row);
  });
});

describe('the files of records', () => {
  const gambar = (record: Pengujian, fileGambar = berkas()): Pengujian => ({
    ...record,
    sample: record.sample.map((sampel, at) => (at === 0 ? { ...sampel, fileGambar } : sampel)),
  });

  it('pictures and everything a Kalab decides on come first, then proofs, reports and documents', async () => {
    const { penyelia: tab } = p();
    const bukti = { ...berkas('file-invoice'), name: 'bukti' };
    const dokumen = berkas();
    const milik = gambar(denganInvoice({ fileDokumenTambahan: dokumen }));
    milik.pembayaran.invoice = [invoice({ fileBuktiPembayaran: bukti })];
    const ditinjau = gambar(pengujian({ fileDokumenTambahan: berkas() }));
    await datang(tab, { pendaftaran: baru([milik]), tinjauan: baru([ditinjau]) });
    const diminta: string[] = [];
    await prefetchBerkas(tab.db, {
      ambilBerkas: async (url) => {
        diminta.push(url);
        return null;
      },
    });
    const url = (file: { url: string } | null) => file!.url;
    expect(diminta).toEqual([
      url(milik.sample[0]!.fileGambar),
      url(ditinjau.sample[0]!.fileGambar),
      url(ditinjau.fileDokumenTambahan),
      url(bukti),
      url(dokumen),
    ]);
  });

  it('the device is ready when it was filled and has every one of them, each counted once', async () => {
    const { penyelia: tab } = p();
    const bytes = new TextEncoder().encode('gambar').buffer;
    const ada = { ...berkas(), sha256: createHash('sha256').update(new Uint8Array(bytes)).digest('hex') };
    const hilang = berkas();
    const records = [gambar(pengujian(), ada), gambar(pengujian(), ada), gambar(pengujian(), hilang)];
    await datang(tab, { tinjauan: baru(records) });
    const kesiapan = async () => kesiapanDari(await isiKerja(tab.db), await berkasDiPerangkat(tab.db));
    expect(await kesiapan()).toEqual({ data: true, berkas: { perlu: 2, ada: 0 } });
    await prefetchBerkas(tab.db, { ambilBerkas: async (url) => (url === ada.url ? bytes : null) });
    expect(await kesiapan()).toEqual({ data: true, berkas: { perlu: 2, ada: 1 } });
    await tab.db.kursor.toCollection().modify({ mengisi: true });
    expect((await kesiapan()).data).toBe(false);
    await tab.db.kursor.clear();
    expect((await kesiapan()).data).toBe(false);
  });
});
