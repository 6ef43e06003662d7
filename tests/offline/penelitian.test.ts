import { liveQuery } from 'dexie';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '#domain/core/endpoint.ts';
import type { Jadwal } from '#domain/penggunaan/schema.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penggunaanApi } from '#domain/penggunaan/endpoints.ts';
import { bacaBarang } from '#data/barang.ts';
import { bacaJadwal, bacaJadwalSendiri, bacaJadwalTampak } from '#data/jadwal.ts';
import { bacaSemuaPembayaran, bacaSemuaPendaftaran, bacaSemuaTinjauan } from '#data/kedua-jenis.ts';
import { koleksi } from '#data/koleksi/table.ts';
import { enqueue } from '#data/outbox/enqueue.ts';
import {
  bacaDaftarPendaftaran,
  bacaPendaftaran,
  type PemilikPendaftaran,
  type SaringPendaftaran,
} from '#data/pendaftaran.ts';
import { bacaPenelitian, bacaTinjauanPenelitian } from '#data/penelitian.ts';
import { bacaDaftarPenggunaan, bacaPenggunaan, type SaringPenggunaan } from '#data/penggunaan.ts';
import { bacaDaftarTinjauan } from '#data/tinjauan.ts';
import { susunTulisan } from '#data/write.ts';
import { aktor, type Tab } from '#tests/support/offline.ts';
import { alat, bahan, barisPakai, penambahan, penelitian, tagihan, uang } from './contoh-penelitian.ts';
import { denganInvoice, pengujian } from './contoh-pengujian.ts';
import { panggung } from './panggung.ts';

const p = panggung();
const uuids = ({ baris }: { baris: readonly { data: { uuid: string } }[] }) =>
  baris.map(({ data }) => data.uuid);

const antre = async (tab: Tab, endpoint: unknown, body: Record<string, unknown>) =>
  enqueue(
    tab.db,
    await tab.asal(),
    susunTulisan(endpoint as AnyEndpoint, { body, label: 'x', baseRev: null, after: [], begunAt: null }),
  );
const tambah = (tab: Tab, { uuid }: Penelitian) =>
  antre(tab, penggunaanApi.tambah, {
    uuidPenelitian: uuid,
    tglPenggunaan: '2026-11-21',
    penggunaan: [{ uuid: uuidv7(), idJenisBarang: 2, idBarang: 21, jlhPenggunaan: 4 }],
  });

const setujui = (tab: Tab, { uuid, penambahan: [satu] }: Penelitian) =>
  antre(tab, penggunaanApi.verifikasi, { uuid: satu!.uuid, uuidPenelitian: uuid, flagPersetujuan: 1 });

const pemilik = ({ orang }: Tab): PemilikPendaftaran => ({
  actor: orang,
  golonganTarif: 'internal',
  user: { ...pengujian().user, uuid: orang.uuid, nama: orang.nama, email: orang.email },
});

describe('an officer’s lists', () => {
  const laboran = { ...aktor('laboran@kampus.example'), laboratorium: [7, 8] };
  const saring: SaringPenggunaan = {
    daftar: 'penggunaan',
    idLaboratorium: null,
    kdStatus: null,
    cari: '',
    halaman: 1,
    perHalaman: 10,
  };
  /** Newest last, codes and laboratories in turn. */
  const banyak = (jumlah: number, isi: Partial<Penelitian> = {}) =>
    Array.from({ length: jumlah }, (_, at) =>
      penelitian([3, 10, 2, 7, 12][at % 5], {
        createdAt: new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString(),
        idLaboratorium: at % 2 === 0 ? 7 : 8,
        judul: at === 4 ? 'Jamu kunyit' : 'Ekstrak kelor',
        ...isi,
      }),
    );
  const isi = async (records: readonly Penelitian[]) => {
    const { analis: tab } = p();
    await tab.db.penggunaan.bulkPut(records.map((record) => koleksi.penggunaan.row(record, 1)));
    const baca = (over: Partial<SaringPenggunaan> = {}) =>
      bacaDaftarPenggunaan(tab.db, laboran, { ...saring, ...over });
    return { tab, baca };
  };
  const kode = (records: readonly Penelitian[], ...codes: number[]) =>
    records.filter(({ idStatusPengajuan }) => codes.includes(idStatusPengajuan)).reverse();

  it('[GAP-84, GAP-69, GAP-151] come newest first, by list, status, laboratory, turn and text', async () => {
    const semua = banyak(25);
    const { baca } = await isi(semua);
    const mau = (records: readonly Penelitian[]) => records.map(({ uuid }) => uuid);
    const satu = await baca();
    expect([satu.total, uuids(satu)]).toEqual([20, mau(kode(semua, 3, 7, 10, 12)).slice(0, 10)]);
    expect(uuids(await baca({ halaman: 2 }))).toEqual(mau(kode(semua, 3, 7, 10, 12)).slice(10));
    expect(uuids(await baca({ daftar: 'laboran', kdStatus: 2 }))).toEqual(mau(kode(semua, 2)));
    expect((await baca({ daftar: 'laboran', kdStatus: 12 })).total).toBe(0);
    expect(uuids(await baca({ idLaboratorium: 8 }))).toEqual(
      mau(kode(semua, 3, 7, 10, 12).filter(({ idLaboratorium }) => idLaboratorium === 8)),
    );
    expect(uuids(await baca({ menunggu: true }))).toEqual(mau(kode(semua, 7, 10)));
    // What both lists show waits in both: no row is in the colour of its reader's turn without being counted (GAP-150).
    expect(uuids(await baca({ daftar: 'laboran', menunggu: true }))).toEqual(mau(kode(semua, 2, 10)));
    expect((await baca({ daftar: 'laboran' })).total).toBe(kode(semua, 2, 3, 10).length);
    expect(uuids(await baca({ cari: 'KUNYIT' }))).toEqual([semua[4]!.uuid]);
    expect(await baca({ perHalaman: 0, menunggu: true })).toMatchObject({ total: 10, baris: [] });
  });

  it('follow what is pulled, from an empty device on', async () => {
    const { analis: tab } = p();
    const seen: number[] = [];
    const melihat = liveQuery(() => bacaDaftarPenggunaan(tab.db, laboran, { ...saring, idLaboratorium: 7 }));
    const berhenti = melihat.subscribe(({ total }) => void seen.push(total));
    await expect.poll(() => seen).toEqual([0]);
    await isi(banyak(1));
    await expect.poll(() => seen).toEqual([0, 1]);
    berhenti.unsubscribe();
  });

  it('[I8] own writes move records between lists, statuses and turns before the server has them', async () => {
    const [diminta, diajukan] = [
      penelitian(10, { penambahan: [penambahan(10)], createdAt: '2026-11-01T03:00:00.000Z' }),
      penelitian(2, { createdAt: '2026-11-02T03:00:00.000Z' }),
    ];
    const { tab, baca } = await isi([diminta, diajukan]);
    expect(uuids(await baca({ menunggu: true }))).toEqual([diminta.uuid]);
    const periksa = await antre(tab, penggunaanApi.verifikasi, {
      uuid: diminta.penambahan[0]!.uuid,
      uuidPenelitian: diminta.uuid,
      flagPersetujuan: 1,
    });
    await antre(tab, penelitianApi.verifikasi, { uuidPenelitian: diajukan.uuid, flagPersetujuan: 1 });
    expect((await baca({ menunggu: true })).total).toBe(0);
    expect(uuids(await baca({ kdStatus: 12 }))).toEqual([diminta.uuid]);
    expect(uuids(await baca({ kdStatus: 3 }))).toEqual([diajukan.uuid]);
    expect((await baca({ daftar: 'laboran', kdStatus: 2 })).total).toBe(0);
    const satu = (await bacaPenggunaan(tab.db, laboran, diminta.uuid))!;
    expect(satu).toMatchObject({ tertunda: [periksa.opId], data: { idStatusPengajuan: 12 } });
  });

  it('read ten rows of two thousand with twenty thousand lines', async () => {
    const baris = Array.from({ length: 10 }, () => barisPakai());
    const { tab, baca } = await isi(banyak(2000, { penambahan: [penambahan(12, { baris })] }));
    await tambah(tab, (await tab.db.penggunaan.toCollection().first())!.data);
    let dibaca = 0;
    tab.db.penggunaan.hook('reading', (row) => {
      dibaca += 1;
      return row;
    });
    const halaman = await baca({ kdStatus: 3, halaman: 3 });
    expect([halaman.baris.length, halaman.total]).toEqual([10, 399]);
    expect(dibaca, 'the page, and what has own writes on it').toBe(11);
  });
});

describe('lists of both kinds', () => {
  const saring: SaringPendaftaran = {
    jenis: null,
    idLaboratorium: null,
    cari: '',
    halaman: 1,
    perHalaman: 10,
  };
  const siap = async () => {
    const { analis: tab } = p();
    const milik = { user: { ...penelitian().user, uuid: tab.orang.uuid } };
    const uji = denganInvoice({ createdAt: '2026-11-01T03:00:00.000Z' });
    const tambahan = penambahan(12);
    const riset = penelitian(12, {
      ...milik,
      createdAt: '2026-11-02T03:00:00.000Z',
      penambahan: [tambahan],
      pembayaran: uang([tagihan(tambahan)]),
    });
    await tab.db.pendaftaran.clear();
    await tab.db.pendaftaran.bulkPut([uji, riset].map((record) => koleksi.pendaftaran.row(record, 1)));
    const baca = (over: Partial<SaringPendaftaran> = {}) =>
      bacaSemuaPendaftaran(tab.db, pemilik(tab), { ...saring, ...over });
    return { tab, uji, riset, baca };
  };

  it('[GAP-69] own registrations: both, or one kind; those of testing are read as before', async () => {
    const { tab, uji, riset, baca } = await siap();
    expect(uuids(await baca())).toEqual([riset.uuid, uji.uuid]);
    expect(uuids(await baca({ jenis: 'penelitian' }))).toEqual([riset.uuid]);
    expect(uuids(await baca({ jenis: 'pengujian' }))).toEqual([uji.uuid]);
    expect(uuids(await baca({ menunggu: true }))).toEqual([riset.uuid, uji.uuid]);
    expect(uuids(await bacaDaftarPendaftaran(tab.db, pemilik(tab), saring))).toEqual([uji.uuid]);
    expect(await bacaPendaftaran(tab.db, pemilik(tab), riset.uuid)).toBeNull();
    expect(await bacaPenelitian(tab.db, pemilik(tab), uji.uuid)).toBeNull();
  });

  it('[GAP-89] payments', async () => {
    const { tab, uji, riset } = await siap();
    await tab.db.pendaftaran.put(koleksi.pendaftaran.row(penelitian(3), 1));
    const baca = (over: object = {}) => bacaSemuaPembayaran(tab.db, tab.orang, { ...saring, ...over });
    expect(uuids(await baca())).toEqual([riset.uuid, uji.uuid]);
    expect(uuids(await baca({ jenis: 'penelitian', menunggu: true }))).toEqual([riset.uuid]);
  });

  it('[KALAB-09, CONF-37] what a Kalab verifies; own decisions are counted in, those the server has are gone', async () => {
    const { penyelia: tab } = p();
    const kalab = { ...aktor('kalab@kampus.example'), laboratorium: [7] };
    const riset = penelitian(1, { createdAt: '2026-11-22T03:00:00.000Z' });
    const uji = pengujian();
    await tab.db.tinjauan.bulkPut([uji, riset].map((record) => koleksi.tinjauan.row(record, 1)));
    const pilihan = { ...saring, kdStatus: null, jenis: null };
    const baca = (over: object = {}) => bacaSemuaTinjauan(tab.db, kalab, { ...pilihan, ...over });
    expect(uuids(await baca())).toEqual([riset.uuid, uji.uuid]);
    expect(uuids(await baca({ menunggu: true }))).toEqual([riset.uuid]);
    expect(uuids(await bacaDaftarTinjauan(tab.db, kalab, { ...saring, kdStatus: null }))).toEqual([uji.uuid]);
    await antre(tab, penelitianApi.verifikasi, { uuidPenelitian: riset.uuid, flagPersetujuan: 2 });
    expect((await baca({ menunggu: true })).total).toBe(0);
    expect(uuids(await baca({ jenis: 'penelitian', kdStatus: 5 }))).toEqual([riset.uuid]);
    await tab.db.tinjauan.put(koleksi.tinjauan.row(penelitian(2, { uuid: riset.uuid }), 1));
    expect(uuids(await baca())).toEqual([uji.uuid]);
    await tab.db.tinjauan.put(koleksi.tinjauan.row(riset, 1));
    expect((await bacaTinjauanPenelitian(tab.db, kalab, riset.uuid))!.data.idStatusPengajuan).toBe(5);
  });

  it('own additions show on the own research by the names and prices this device knows', async () => {
    const { tab, riset, baca } = await siap();
    await tab.db.barang.put(koleksi.barang.row(bahan(), 1));
    const { opId } = await tambah(tab, riset);
    const satu = (await bacaPenelitian(tab.db, pemilik(tab), riset.uuid))!;
    expect(satu.tertunda).toEqual([opId]);
    expect(satu.data).toMatchObject({
      idStatusPengajuan: 10,
      penambahan: [{}, { uuid: opId, total: 10_000, baris: [{ namaBarang: 'Metanol' }] }],
    });
    expect((await baca({ jenis: 'penelitian' })).baris[0]!.tertunda).toEqual([opId]);
  });

  it('[GAP-21] one registration on its way is as many research as it plans laboratories, each found by its own id', async () => {
    const { tab, riset, uji, baca } = await siap();
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
    expect(uuids(await baca())).toEqual([opId, kedua, riset.uuid, uji.uuid]);
    expect(uuids(await baca({ idLaboratorium: 8 }))).toEqual([kedua]);
    expect((await bacaPenelitian(tab.db, pemilik(tab), kedua))!.data.idLaboratorium).toBe(8);
    expect((await bacaPenelitian(tab.db, pemilik(tab), opId))!.tertunda).toEqual([opId]);
    // A page of the pull may bring one of them before the other.
    await tab.db.pendaftaran.put(koleksi.pendaftaran.row(penelitian(1, { uuid: opId }), 1));
    expect((await baca()).total).toBe(4);
    await tab.db.antrean.update(seq!, { state: 'ditolak' });
    const ditolak = (await bacaPenelitian(tab.db, pemilik(tab), kedua))!;
    expect(ditolak).toMatchObject({ keputusan: [{ opId }], tertunda: [] });
    expect(ditolak.data.statusSubmission.prosesSelanjutnya).toMatch(/Perbaiki/);
  });
});

describe('what forms choose from', () => {
  it('[REG-33] is of one laboratory and kind, by name; approved lines on their way are taken off', async () => {
    const { analis: tab } = p();
    const records = [
      bahan(),
      bahan({ id: 22, namaBarang: 'asam asetat' }),
      bahan({ id: 23, idLaboratorium: 8 }),
      alat(),
    ];
    await tab.db.barang.bulkPut(records.map((record) => koleksi.barang.row(record, 1)));
    const baca = async () =>
      (await bacaBarang(tab.db, 7, 2)).map(({ namaBarang, jmlStok, perkiraan }) => [
        namaBarang,
        jmlStok,
        perkiraan,
      ]);
    const milik = penelitian(4);
    await tab.db.pendaftaran.put(koleksi.pendaftaran.row(milik, 1));
    await tambah(tab, milik);
    expect(await baca(), 'an own addition has to be approved first').toEqual([
      ['asam asetat', 100, false],
      ['Metanol', 100, false],
    ]);
    const { seq } = await tambah(tab, penelitian(4));
    expect((await baca())[1]).toEqual(['Metanol', 96, true]);
    await tab.db.antrean.update(seq!, { state: 'ditolak' });
    expect((await baca())[1]).toEqual(['Metanol', 100, false]);
    // An approval that says no lines takes those that were asked for.
    const diminta = penelitian(10, { penambahan: [penambahan(10)] });
    await tab.db.penggunaan.put(koleksi.penggunaan.row(diminta, 1));
    await setujui(tab, diminta);
    expect((await baca())[1]).toEqual(['Metanol', 90, true]);
  });

  it('the calendar comes by day and hour, of a laboratory or of one instrument', async () => {
    const { analis: tab } = p();
    const waktu = (tanggal: string, jamMulai: string, over: Partial<Jadwal> = {}): Jadwal => ({
      uuid: uuidv7(),
      idLaboratorium: 7,
      idInstrumen: 31,
      namaInstrumen: 'KCKT',
      tanggal,
      jamMulai,
      jamSelesai: '16:00',
      kdStatusPengajuan: 10,
      milikSendiri: 0,
      nama: null,
      uuidPenelitian: null,
      ...over,
    });
    const semua = [
      waktu('2026-11-22', '13:00'),
      waktu('2026-11-22', '08:00', { idInstrumen: 32 }),
      waktu('2026-11-23', '08:00'),
      waktu('2026-11-25', '08:00'),
      waktu('2026-11-22', '08:00', { idLaboratorium: 8, idInstrumen: 33 }),
    ];
    await tab.db.jadwal.bulkPut(semua.map((record) => koleksi.jadwal.row(record, 1)));
    const hari = { idLaboratorium: 7, dari: '2026-11-22', sampai: '2026-11-23' };
    expect(await bacaJadwal(tab.db, hari)).toEqual([semua[1], semua[0], semua[2]]);
    expect(await bacaJadwal(tab.db, { ...hari, idInstrumen: 31 })).toEqual([semua[0], semua[2]]);
  });

  it('the calendar shows own unsent requests too, within what is asked for, and keeps them from one’s own appointments', async () => {
    const { analis: tab } = p();
    const record = penelitian(3, { idLaboratorium: 7, tglMulai: '2026-11-20', tglSelesai: '2026-12-20' });
    await tab.db.penggunaan.bulkPut([koleksi.penggunaan.row(record, 1)]);
    const kckt = alat({ idJenisBarang: 3, id: 31, namaBarang: 'KCKT', satuan: 'menit', durasi: 30 });
    await tab.db.barang.bulkPut([koleksi.barang.row(kckt, 1)]);
    await antre(tab, penggunaanApi.tambah, {
      uuidPenelitian: record.uuid,
      tglPenggunaan: '2026-11-23',
      penggunaan: [
        { uuid: uuidv7(), idJenisBarang: 3, idBarang: 31, jamMulai: '08:00', jamSelesai: '09:00' },
      ],
    });
    const baca = async (dari: string, idInstrumen: number | null = null) =>
      (
        await bacaJadwalTampak(tab.db, pemilik(tab), { idLaboratorium: 7, idInstrumen, dari, sampai: dari })
      ).map(({ namaInstrumen, jamMulai, tertunda }) => [namaInstrumen, jamMulai, tertunda]);
    expect(await baca('2026-11-23')).toEqual([['KCKT', '08:00', true]]);
    expect(await baca('2026-11-24')).toEqual([]);
    expect(await baca('2026-11-23', 32)).toEqual([]);
    expect(await bacaJadwalSendiri(tab.db)).toEqual([]);
  });
});
