import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { pembayaranApi } from '#domain/pengujian/pembayaran.ts';
import { adalahPenelitian } from '#domain/tables/pendaftaran.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { penggunaanApi } from '#domain/penelitian/penggunaan.ts';
import { surveiApi } from '#domain/survei/endpoints.ts';
import { prefetchBerkas } from '#data/files.ts';
import { bacaSemuaPendaftaran } from '#data/kedua-jenis.ts';
import { berkasDiPerangkat, isiKerja, kesiapanDari } from '#data/kesiapan.ts';
import { rekamanDari, rekamanPerLane } from '#data/koleksi.ts';
import { buang } from '#data/outbox/decide.ts';
import { bacaPendaftaran } from '#data/pendaftaran.ts';
import { bacaPenelitian } from '#data/penelitian.ts';
import { bacaTinjauan } from '#data/tinjauan.ts';
import { analisis, riwayat } from '#tests/support/contoh/analisis.ts';
import { bahan, penambahan, penelitian } from '#tests/support/contoh/penelitian.ts';
import { berkas, denganInvoice, invoice, parameterUji, pengujian } from '#tests/support/contoh/pengujian.ts';
import type { Tab } from '#tests/support/offline.ts';
import { daftar, pilih } from './berkas.ts';
import { antre, baru, datang, perangkatSendiri, pergi, simpan, tulisanPada, uuids } from './meja.ts';
import { pemilik } from './tampilan.ts';

const buka = perangkatSendiri();

const saring = { jenis: null, cari: '', halaman: 1, perHalaman: 10 };
const semua = (tab: Tab, idLaboratorium: number | null = null) =>
  bacaSemuaPendaftaran(tab.db, pemilik(tab), { ...saring, idLaboratorium });
const lihat = (tab: Tab, uuid: string) => bacaPendaftaran(tab.db, pemilik(tab), uuid);
const lihatRiset = async (tab: Tab, uuid: string) => (await bacaPenelitian(tab.db, pemilik(tab), uuid))!;

const survei = (tab: Tab, uuid: string) => antre(tab, surveiApi.jawab, { uuidPengujian: uuid, jawaban: [] });
const bayar = async (tab: Tab, uuid: string) => {
  const { sha256, name } = await pilih(tab);
  return antre(tab, pembayaranApi.bayar, {
    uuid,
    noInvoice: '0001',
    tglBayar: '2026-11-20',
    noRekening: '123456',
    namaBank: 'BNI',
    namaPemilikRekening: 'Rina',
    fileBuktiPembayaran: { sha256, name },
  });
};

describe('a new fill', () => {
  it('[I9] replaces the registrations when it is complete, and not before', async () => {
    const tab = await buka();
    const [lama, tetap] = [pengujian(), pengujian()];
    await datang(tab, { pendaftaran: baru(lama, tetap) });
    await datang(tab, { pendaftaran: baru(tetap) }, { reset: true, more: true });
    expect((await semua(tab)).total).toBe(2);
    await datang(tab, {});
    expect(uuids(await semua(tab))).toEqual([tetap.uuid]);
  });
});

describe('a submission that leaves the scope', () => {
  it.each(['invoice', 'survei', 'pengujian'] as const)(
    'stays, marked, while a write in its lane %s is unresolved or refused, and goes with it',
    async (jenis) => {
      const tab = await buka();
      const record = denganInvoice();
      await datang(tab, { pendaftaran: baru(record) });
      const putusan = { uuid: record.uuid, flagPersetujuan: 0, sampel: [] };
      const tulis = {
        invoice: () => bayar(tab, record.pembayaran.invoice[0]!.uuid),
        survei: () => survei(tab, record.uuid),
        pengujian: () => antre(tab, pengujianApi.verifikasi, putusan, '1'),
      };
      const { opId, seq } = await tulis[jenis]();
      await datang(tab, { pendaftaran: pergi(record) });
      expect((await lihat(tab, record.uuid))!.hilang).toBe(true);
      await tab.db.antrean.update(seq!, { state: 'ditolak' });
      await datang(tab, {}, { done: [{ id: opId, status: 409, rev: '2' }] });
      expect((await lihat(tab, record.uuid))!.hilang, 'its author has to see it').toBe(true);
      await buang(tab.engine, opId, 'ini');
      expect(await lihat(tab, record.uuid)).toBeNull();
    },
  );

  it('is told by each collection for itself; what was applied lets it go, with its page or later', async () => {
    const tab = await buka();
    const [satu, dua] = [pengujian(), pengujian()];
    await datang(tab, { pendaftaran: baru(satu, dua), tinjauan: baru(satu, dua) });
    const tulis = ({ uuid }: Pengujian) =>
      antre(tab, pengujianApi.verifikasi, { uuid, flagPersetujuan: 0, sampel: [] }, '1');
    const done = (id: string) => [{ id, status: 200, rev: '2' }];
    const [dulu, serta] = [await tulis(satu), await tulis(dua)];
    await datang(tab, { tinjauan: pergi(satu) });
    const tinjauan = ({ uuid }: Pengujian) => bacaTinjauan(tab.db, tab.orang, uuid);
    expect((await tinjauan(satu))!.hilang).toBe(true);
    expect((await lihat(tab, satu.uuid))!.hilang).toBe(false);
    await datang(tab, {}, { done: done(dulu.opId) });
    await datang(tab, { tinjauan: pergi(dua) }, { done: done(serta.opId) });
    expect([await tinjauan(satu), await tinjauan(dua)]).toEqual([null, null]);
    expect(await lihat(tab, satu.uuid)).not.toBeNull();
  });

  it('goes at once where nothing was written on it', async () => {
    const tab = await buka();
    const record = denganInvoice();
    await datang(tab, { pendaftaran: baru(record), tinjauan: baru(record) });
    await bayar(tab, uuidv7());
    await datang(tab, { pendaftaran: pergi(record), tinjauan: pergi(record) });
    expect([await tab.db.pendaftaran.count(), await tab.db.tinjauan.count()]).toEqual([0, 0]);
  });
});

describe('own writes on top', () => {
  it('a registration on its way stands above all others, with the names and prices this device knows', async () => {
    const tab = await buka();
    const known = pengujian();
    await simpan(tab, 'pendaftaran', known);
    await simpan(tab, 'parameterUji', parameterUji(1));
    const uuid = 'bentuk-sampel:1';
    await simpan(tab, 'acuan', {
      uuid,
      jenis: 'bentuk-sampel',
      kode: 1,
      nama: 'Cair',
      induk: null,
      urutan: 1,
    });
    const file = await pilih(tab);
    const row = await daftar(tab, [file]);
    const list = await semua(tab);
    expect(uuids(list)).toEqual([row.opId, known.uuid]);
    expect(list.baris[0]).toMatchObject({
      tertunda: [row.opId],
      data: {
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
      },
    });
    expect((await lihat(tab, row.opId))!.data).toEqual(list.baris[0]!.data);
    expect((await semua(tab, 3)).total).toBe(0);
  });

  it('[GAP-21] one of research is as many as it plans laboratories, each found by its own id', async () => {
    const tab = await buka();
    const kedua = uuidv7();
    const waktu = { tglMulai: '2026-12-01', tglSelesai: '2026-12-10' };
    const { opId, seq } = await antre(tab, penelitianApi.daftar, {
      idJenisPenggunaan: 1,
      idJenisPenelitian: 1,
      judul: 'Ekstrak kelor',
      idJenisPembiayaan: 1,
      rencanaPenggunaan: [
        { idLaboratorium: 7, ...waktu },
        { uuid: kedua, idLaboratorium: 8, ...waktu },
      ],
    });
    expect(uuids(await semua(tab))).toEqual([opId, kedua]);
    expect(uuids(await semua(tab, 8))).toEqual([kedua]);
    expect((await lihatRiset(tab, kedua)).data.idLaboratorium).toBe(8);
    expect((await lihatRiset(tab, opId)).tertunda).toEqual([opId]);
    // A page of the pull may bring one of them before the other.
    await simpan(tab, 'pendaftaran', penelitian(1, { uuid: opId }));
    expect((await semua(tab)).total).toBe(2);
    await tab.db.antrean.update(seq!, { state: 'ditolak' });
    const ditolak = await lihatRiset(tab, kedua);
    expect(ditolak).toMatchObject({ keputusan: [{ opId }], tertunda: [] });
    expect(ditolak.data.statusSubmission.prosesSelanjutnya).toMatch(/Perbaiki/);
  });

  it('[I9] the server’s record takes its place, and a refused one stays for its author', async () => {
    const tab = await buka();
    const [sampai, ditolak] = [await daftar(tab, []), await daftar(tab, [])];
    const error = { status: 422, code: 'rejected', info: 'x' };
    await tab.db.antrean.update(ditolak.seq!, { state: 'ditolak', error });
    const dariServer = pengujian({ uuid: sampai.opId, namaSampel: 'Dari server' });
    const done = [{ id: sampai.opId, status: 201, rev: '1' }];
    await datang(tab, { pendaftaran: baru(dariServer) }, { done });
    const { baris } = await semua(tab);
    expect(baris.map(({ data, keputusan }) => [data.uuid, keputusan.length])).toEqual([
      [ditolak.opId, 1],
      [sampai.opId, 0],
    ]);
    expect(baris[1]!.data).toMatchObject({ namaSampel: 'Dari server' });
    const jawabanHilang = await daftar(tab, []);
    await datang(tab, { pendaftaran: baru(pengujian({ uuid: jawabanHilang.opId })) });
    expect((await semua(tab)).total, 'once, though its write is still here').toBe(3);
    await buang(tab.engine, ditolak.opId, 'ini');
    expect(uuids(await semua(tab))).not.toContain(ditolak.opId);
  });

  it('[I7] a refused proof holds back nothing of another lane: the survey shows, the proof does not', async () => {
    const tab = await buka();
    const record = denganInvoice();
    await simpan(tab, 'pendaftaran', record);
    const proof = await bayar(tab, record.pembayaran.invoice[0]!.uuid);
    const answer = await survei(tab, record.uuid);
    const kini = async () => (await lihat(tab, record.uuid))!;
    expect((await kini()).tertunda).toEqual([proof.opId, answer.opId]);
    expect((await kini()).data.pembayaran.invoice[0]!.statusPayment.kdStatusPembayaran).toBe(2);
    await tab.db.antrean.update(proof.seq!, { state: 'ditolak' });
    const { data, tertunda, keputusan } = await kini();
    expect(data.pembayaran).toEqual(record.pembayaran);
    expect([data.flagSudahSurvei, tertunda, keputusan.length]).toEqual([1, [answer.opId], 1]);
  });

  it('an addition shows on the own research by the names and prices this device knows', async () => {
    const tab = await buka();
    const riset = penelitian(12, {
      user: { ...penelitian().user, uuid: tab.orang.uuid },
      penambahan: [penambahan(12)],
    });
    await simpan(tab, 'pendaftaran', riset);
    await simpan(tab, 'barang', bahan());
    const { opId } = await antre(tab, penggunaanApi.tambah, {
      uuidPenelitian: riset.uuid,
      tglPenggunaan: '2026-11-21',
      penggunaan: [{ uuid: uuidv7(), idJenisBarang: 2, idBarang: 21, jlhPenggunaan: 4 }],
    });
    expect(await lihatRiset(tab, riset.uuid)).toMatchObject({
      tertunda: [opId],
      data: {
        idStatusPengajuan: 10,
        penambahan: [{}, { uuid: opId, total: 10_000, baris: [{ namaBarang: 'Metanol' }] }],
      },
    });
    expect(adalahPenelitian((await semua(tab)).baris[0]!.data)).toBe(true);
  });

  it('a write knows what its author had before them, own writes of all lanes of the record among it', async () => {
    const tab = await buka();
    const { statusSubmission } = pengujian();
    const createdAt = '2026-11-20T03:00:00.000Z';
    const history = [{ uuid: uuidv7(), createdAt, statusSubmission, catatan: null, user: null }];
    const record = denganInvoice({ history });
    await simpan(tab, 'pendaftaran', record);
    const answer = await survei(tab, record.uuid);
    const proof = await bayar(tab, record.pembayaran.invoice[0]!.uuid);
    expect(proof.dilihat).toEqual([history[0]!.uuid, answer.opId]);
  });

  it('the records of what waits are read at once as one by one, each by every lane it has', async () => {
    const tab = await buka();
    const ini = denganInvoice();
    const riset = penelitian();
    await simpan(tab, 'pendaftaran', ini, riset);
    await simpan(tab, 'tinjauan', { ...ini, rev: '9' });
    const milik = [`pengujian:${ini.uuid}`, `survei:${ini.uuid}`];
    const lanes = [...milik, `invoice:${ini.pembayaran.invoice[0]!.uuid}`, `analisis:${uuidv7()}`];
    const bagian = tulisanPada(penggunaanApi.tambah, { uuidPenelitian: riset.uuid, penggunaan: [] });
    const tulisan = [bagian, ...lanes.map((lane) => ({ lane }))];
    const found = await rekamanPerLane(tab.db, tulisan);
    expect([...found.keys()].sort()).toEqual([bagian.lane, ...lanes.slice(0, -1)].sort());
    for (const satu of tulisan)
      expect(found.get(satu.lane), satu.lane).toEqual((await rekamanDari(tab.db, satu))?.row);
  });
});

describe('the files of records', () => {
  const gambar = (record: Pengujian, fileGambar = berkas()): Pengujian => ({
    ...record,
    sample: record.sample.map((sampel, at) => (at === 0 ? { ...sampel, fileGambar } : sampel)),
  });

  it('pictures and everything a Kalab decides on come first, then proofs, reports and documents', async () => {
    const tab = await buka();
    const bukti = { ...berkas('file-invoice'), name: 'bukti' };
    const milik = gambar(denganInvoice({ fileDokumenTambahan: berkas() }));
    milik.pembayaran.invoice = [invoice({ fileBuktiPembayaran: bukti })];
    const ditinjau = gambar(pengujian({ fileDokumenTambahan: berkas() }));
    await simpan(tab, 'pendaftaran', milik);
    await simpan(tab, 'tinjauan', ditinjau);
    const diminta: string[] = [];
    await prefetchBerkas(tab.db, {
      ambilBerkas: async (url) => {
        diminta.push(url);
        return null;
      },
    });
    const urutan = [
      milik.sample[0]!.fileGambar,
      ditinjau.sample[0]!.fileGambar,
      ditinjau.fileDokumenTambahan,
      bukti,
      milik.fileDokumenTambahan,
    ];
    expect(diminta).toEqual(urutan.map((file) => file!.url));
  });

  it('[BEYOND-21] photos of reports are fetched with their parameter, for who reads it without a network', async () => {
    const tab = await buka();
    const foto = ['a', 'b'].map((huruf) => ({
      uuid: crypto.randomUUID(),
      keterangan: null,
      sel: null,
      file: { ...berkas(), sha256: huruf.repeat(64), url: huruf.repeat(64) },
    }));
    // A row as an older server gave it has none.
    await simpan(
      tab,
      'analisis',
      analisis(2, { history: [riwayat('mulai'), riwayat('laporanProgres', { foto })] }),
    );
    const diminta: string[] = [];
    await prefetchBerkas(tab.db, {
      ambilBerkas: async (url) => {
        diminta.push(url);
        return null;
      },
    });
    expect(diminta).toEqual(foto.map(({ file }) => file.url));
  });

  it('the device is ready when it was filled and has every one of them, each counted once', async () => {
    const tab = await buka();
    const bytes = new TextEncoder().encode('gambar').buffer;
    const ada = { ...berkas(), sha256: createHash('sha256').update(new Uint8Array(bytes)).digest('hex') };
    const records = [ada, ada, berkas()].map((file) => gambar(pengujian(), file));
    await datang(tab, { tinjauan: baru(...records) });
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
