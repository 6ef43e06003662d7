import { liveQuery, type Table } from 'dexie';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { analisisApi } from '#domain/analisis/endpoints.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { addDays, labDay } from '#domain/core/clock.ts';
import type { Actor } from '#domain/core/roles.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { statusPenelitian } from '#domain/penelitian/rules.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penggunaanApi } from '#domain/penelitian/penggunaan.ts';
import type { Jadwal } from '#domain/penggunaan/schema.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import type { Pertanyaan } from '#domain/survei/endpoints.ts';
import { bacaDaftarAnalisis, hitungMenunggu, type SaringAnalisis } from '#data/analisis.ts';
import { bacaBarang } from '#data/barang.ts';
import { bacaJadwal, bacaJadwalSendiri, bacaJadwalTampak } from '#data/jadwal.ts';
import { bacaSemuaPembayaran, bacaSemuaPendaftaran, bacaSemuaTinjauan } from '#data/kedua-jenis.ts';
import { bacaParameterUji } from '#data/parameter-uji.ts';
import { bacaDaftarPenggunaan, bacaPenggunaan, type SaringPenggunaan } from '#data/penggunaan.ts';
import { bacaPertanyaanSurvei } from '#data/survei.ts';
import { bacaDaftarTinjauan } from '#data/tinjauan.ts';
import {
  alat,
  bahan,
  barisPakai,
  penambahan,
  penelitian,
  tagihan,
  uang,
} from '#tests/support/contoh/penelitian.ts';
import { denganInvoice, parameterUji, pengujian } from '#tests/support/contoh/pengujian.ts';
import { aktor, type Tab } from '#tests/support/offline.ts';
import { antre, perangkatSendiri, simpan, tempat, uuids } from './meja.ts';
import { pemilik } from './tampilan.ts';

// What lists of the device show: each chooses, orders and counts by itself, without the server.
const buka = perangkatSendiri();
const saring = { idLaboratorium: null, cari: '', halaman: 1, perHalaman: 10 };
/** The n-th moment of a year. */
const saat = (at: number) => new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString();
/** The places of a list of so many, newest first: the later ones are newer. */
const terbaru = (banyak: number) => Array.from({ length: banyak }, (_, at) => banyak - 1 - at);

/** How many records are read from the device for this. */
async function terbaca<B, T>(table: Table<B, string>, work: Promise<T>) {
  let rows = 0;
  const hitung = (row: B) => {
    rows += 1;
    return row;
  };
  table.hook('reading', hitung);
  const hasil = await work;
  table.hook('reading').unsubscribe(hitung);
  return { hasil, rows };
}

describe('the bench', () => {
  const semua = Array.from({ length: 300 }, (_, at) => `a-${String(at).padStart(4, '0')}`);
  /** As much of an analysis as its list reads; every tenth is of another laboratory. */
  const contoh = ({ orang }: Tab, at: number, kode: number | null = null) =>
    ({
      uuid: semua[at],
      rev: '1',
      idStatusProgresParameter: kode,
      metodeUji: 'FI VI',
      hasilPengujian: null,
      userAnalyst: { uuid: orang.uuid, nama: orang.nama, noInduk: null },
      userSupervisor: null,
      sampel: { uuid: `s-${semua[at]}`, kodeSampel: semua[at], nama: at === 7 ? 'Jamu kunyit' : 'Sirup' },
      parameter: { namaParameterUji: 'pH' },
      pengujian: { createdAt: '2026-11-20T03:00:00.000Z', idLaboratorium: at % 10 === 0 ? 3 : 7 },
      history: [],
    }) as unknown as Analisis;
  const siap = async (banyak = 300) => {
    const tab = await buka();
    await simpan(tab, 'analisis', ...semua.slice(0, banyak).map((_, at) => contoh(tab, at)));
    const baca = (lain: Partial<SaringAnalisis> = {}) =>
      bacaDaftarAnalisis(tab.db, tab.orang, { ...saring, peran: 'analis', kdProgres: null, ...lain });
    return { tab, baca };
  };

  it('[GAP-69] of a long list a page reads the ten rows that it shows; for a file all of it is read at once', async () => {
    const { tab, baca } = await siap();
    const { hasil, rows } = await terbaca(tab.db.analisis, baca({ halaman: 3 }));
    expect([hasil.total, rows, uuids(hasil)]).toEqual([300, 10, semua.toReversed().slice(20, 30)]);
    expect(uuids(await baca({ perHalaman: 10_001 }))).toEqual(semua.toReversed());
    expect(uuids(await baca({ perHalaman: 10_001, idLaboratorium: 3 }))).toHaveLength(30);
  });

  it('[GAP-69] laboratory, search and status choose together, the status as own writes have moved it', async () => {
    const { tab, baca } = await siap();
    expect((await baca({ idLaboratorium: 3 })).total).toBe(30);
    expect(uuids(await baca({ cari: ' KUNYIT ' }))).toEqual([semua[7]]);
    expect((await baca({ kdProgres: 1 })).total).toBe(0);
    const { opId } = await antre(tab, analisisApi.start, { uuid: semua[7] });
    const { baris, total } = await baca({ kdProgres: 1, idLaboratorium: 7 });
    expect([total, baris[0]?.data.uuid, baris[0]?.tertunda]).toEqual([1, semua[7], [opId]]);
    expect((await baca({ kdProgres: 0 })).total).toBe(299);
  });

  it('of every sample on the page it says how many of its parameters are done, by the index and own writes', async () => {
    const { tab, baca } = await siap(1);
    const { sampel } = contoh(tab, 0);
    await simpan(tab, 'analisis', contoh(tab, 0, 4), { ...contoh(tab, 8, 5), sampel });
    const kemajuan = async () => (await baca()).kemajuan.get(sampel.uuid);
    expect(await kemajuan()).toEqual({ selesai: 1, jumlah: 2 });
    await antre(tab, analisisApi.requestDone, { uuid: semua[0] });
    expect(await kemajuan()).toEqual({ selesai: 2, jumlah: 2 });
  });

  it.each([
    ['analis', 3],
    ['penyelia', 5],
  ] as const)(
    '[GAP-138, GAP-151] what waits for its %s begins with what was sent back, then with what has waited longest',
    async (peran, kode) => {
      const { tab, baca } = await siap(0);
      const orang = { uuid: tab.orang.uuid, nama: tab.orang.nama, noInduk: null };
      const riwayat = (...semuaAksi: string[]) =>
        semuaAksi.map((aksi, ke) => ({ aksi, updatedAt: saat(1_000 + ke) }));
      const satu = (at: number, history: object[], createdAt = saat(at)) => ({
        ...contoh(tab, at, kode),
        userAnalyst: orang,
        userSupervisor: orang,
        pengujian: { createdAt, idLaboratorium: 7 },
        history,
      });
      const lain = peran === 'analis' ? ['mulai', 'ubahMetode'] : ['mulai', 'ajukanSelesai'];
      const kembali =
        peran === 'analis' ? ['ajukanSelesai', 'tolak', 'ubahMetode'] : ['tolak', 'ajukanSelesai'];
      await simpan(
        tab,
        'analisis',
        satu(1, riwayat('mulai', ...lain)),
        satu(2, riwayat(...lain)),
        satu(3, riwayat('mulai', 'mulai', ...kembali)),
        satu(4, []),
      );
      expect(uuids(await baca({ peran, menunggu: true }))).toEqual([3, 4, 2, 1].map((at) => semua[at]));
      // The whole list is as it was: newest first.
      expect(uuids(await baca({ peran }))).toEqual([4, 3, 2, 1].map((at) => semua[at]));
    },
  );

  it('[BEYOND-32] what waits begins with the late and near promises, by their day; one that is stopped, or that an older server told of without pauses, is no trouble', async () => {
    const { tab, baca } = await siap(0);
    const hari = (ke: number) => addDays(labDay(new Date()), ke);
    const satu = (at: number, isi: object) => {
      const dasar = contoh(tab, at, 3);
      return { ...dasar, pengujian: { ...dasar.pengujian, createdAt: saat(at), jeda: [], ...isi } };
    };
    const jeda = [{ mulai: hari(-20), selesai: null }];
    await simpan(
      tab,
      'analisis',
      satu(1, { janji: hari(40) }),
      satu(2, { janji: hari(-20), jeda }),
      satu(3, { janji: hari(-3), jeda: undefined }),
      satu(4, { janji: hari(-10) }),
      satu(5, { janji: null }),
    );
    expect(uuids(await baca({ menunggu: true }))).toEqual([4, 3, 1, 2, 5].map((at) => semua[at]));
  });

  it('[GAP-151, GAP-58] what waits for its analyst is as many as the menu counts, own writes counted in', async () => {
    const { tab, baca } = await siap(0);
    const kode = [null, 1, 2, 3, 4, 5, 6, 7];
    await simpan(tab, 'analisis', ...kode.map((satu, at) => contoh(tab, at, satu)));
    const menunggu = async () => {
      const { baris, total } = await baca({ menunggu: true });
      expect(await hitungMenunggu(tab.db, tab.orang, 'analis')).toBe(total);
      return baris.map(({ data }) => data.idStatusProgresParameter ?? 0).sort((a, b) => a - b);
    };
    expect(await menunggu()).toEqual([0, 1, 2, 3, 4]);
    // Started here, not sent yet: it waits all the same, for its report now.
    await antre(tab, analisisApi.start, { uuid: semua[0] });
    expect(await menunggu()).toEqual([1, 1, 2, 3, 4]);
    // Handed in here, it waits for its supervisor.
    await antre(tab, analisisApi.requestDone, { uuid: semua[4] });
    expect(await menunggu()).toEqual([1, 1, 2, 3]);
  });
});

describe('own registrations of both kinds', () => {
  const siap = async () => {
    const tab = await buka();
    const tambahan = penambahan(12);
    const isi = Array.from({ length: 11 }, (_, at) => ({
      createdAt: saat(at),
      idLaboratorium: at % 2 === 0 ? 7 : 3,
      namaSampel: at === 4 ? 'Jamu kunyit' : 'Sirup',
      // Two reports are out whose survey is open; the one registered later has waited longer.
      ...([6, 7].includes(at)
        ? { idPengujianStatusPengajuan: 14, flagSudahSurvei: 0, updatedAt: saat(40 - at) }
        : {}),
    }));
    const riset = penelitian(12, {
      user: { ...penelitian().user, uuid: tab.orang.uuid },
      createdAt: saat(12),
      updatedAt: saat(30),
      penambahan: [tambahan],
      pembayaran: uang([tagihan(tambahan)]),
    });
    // Registered first; the research, registered last, has changed after it.
    const terakhir = denganInvoice({ ...isi[0], updatedAt: saat(20) });
    const semua = [terakhir, ...isi.slice(1).map((satu) => pengujian(satu)), riset];
    await simpan(tab, 'pendaftaran', ...semua);
    return { tab, semua };
  };

  it('[GAP-69, GAP-70] come newest first, page by page, by kind, laboratory, text and turn', async () => {
    const { tab, semua } = await siap();
    for (const [pilih, harapan] of [
      [{}, terbaru(12).slice(0, 10)],
      [{ halaman: 2 }, [1, 0]],
      [{ jenis: 'penelitian' }, [11]],
      [{ jenis: 'pengujian', halaman: 2 }, [0]],
      [{ idLaboratorium: 3 }, [9, 7, 5, 3, 1]],
      [{ cari: 'KUNYIT' }, [4]],
      [{ urut: 'naik', jenis: 'pengujian', halaman: 2 }, [10]],
      // What has waited longest comes first, unless another order is asked for.
      [{ menunggu: true }, [7, 6]],
      [{ menunggu: true, urut: 'naik' }, [6, 7]],
    ] as const) {
      const daftar = await bacaSemuaPendaftaran(tab.db, pemilik(tab), { ...saring, jenis: null, ...pilih });
      expect(tempat(semua, daftar), JSON.stringify(pilih)).toEqual(harapan);
    }
  });

  it('[GAP-89, GAP-151] payments are those with something to pay, or paid', async () => {
    const { tab, semua } = await siap();
    await simpan(tab, 'pendaftaran', penelitian(3));
    for (const [pilih, harapan] of [
      [{}, [11, 0]],
      [{ jenis: 'penelitian', menunggu: true }, [11]],
      // Counted here, and not among the registrations (GAP-151).
      [{ menunggu: true }, [0, 11]],
    ] as const) {
      const daftar = await bacaSemuaPembayaran(tab.db, tab.orang, { ...saring, jenis: null, ...pilih });
      expect(tempat(semua, daftar)).toEqual(harapan);
    }
  });
});

describe('what a Kalab verifies', () => {
  it('[KALAB-09, CONF-37] comes by status and laboratory; own decisions are counted in, what the server has decided is gone', async () => {
    const tab = await buka({ ...aktor('kalab@kampus.example'), laboratorium: [3, 7] });
    const semua = [pengujian(), pengujian({ idLaboratorium: 3 }), penelitian(1, { createdAt: saat(9e6) })];
    const [uji, lain, riset] = semua as [Penelitian, Penelitian, Penelitian];
    await simpan(tab, 'tinjauan', ...semua);
    const baca = (pilih: object = {}) =>
      bacaSemuaTinjauan(tab.db, tab.orang, { ...saring, kdStatus: null, jenis: null, ...pilih });
    expect(uuids(await baca())).toEqual([riset.uuid, lain.uuid, uji.uuid]);
    expect(uuids(await baca({ menunggu: true }))).toEqual([riset.uuid]);
    expect(uuids(await baca({ idLaboratorium: 3 }))).toEqual([lain.uuid]);
    await antre(tab, penelitianApi.verifikasi, { uuidPenelitian: riset.uuid, flagPersetujuan: 2 }, '1');
    const body = { uuid: uji.uuid, flagPersetujuan: 0, catatanTambahan: 'Sampel kurang', sampel: [] };
    await antre(tab, pengujianApi.verifikasi, body, '1');
    expect((await baca({ menunggu: true })).total).toBe(0);
    expect(uuids(await baca({ jenis: 'penelitian', kdStatus: 5 }))).toEqual([riset.uuid]);
    const ditolak = { ...saring, kdStatus: 4 };
    expect(uuids(await bacaDaftarTinjauan(tab.db, tab.orang, ditolak))).toEqual([uji.uuid]);
    await simpan(tab, 'tinjauan', penelitian(2, { uuid: riset.uuid }));
    expect(uuids(await baca())).toEqual([lain.uuid, uji.uuid]);
  });
});

describe('research that an officer runs', () => {
  const laboran = (): Actor => ({ ...aktor('laboran@kampus.example'), laboratorium: [7, 8] });
  /** Newest last, codes and laboratories in turn. */
  const banyak = (jumlah: number, isi: Partial<Penelitian> = {}) =>
    Array.from({ length: jumlah }, (_, at) =>
      penelitian([3, 10, 2, 7, 12][at % 5], {
        createdAt: saat(at),
        updatedAt: saat(at),
        idLaboratorium: at % 2 === 0 ? 7 : 8,
        judul: at === 4 ? 'Jamu kunyit' : 'Ekstrak kelor',
        penambahan: at % 5 === 1 ? [penambahan(10)] : [],
        ...isi,
      }),
    );
  const siap = async (records: readonly Penelitian[]) => {
    const tab = await buka(laboran());
    await simpan(tab, 'penggunaan', ...records);
    const baca = (lain: Partial<SaringPenggunaan> = {}) =>
      bacaDaftarPenggunaan(tab.db, tab.orang, { ...saring, daftar: 'penggunaan', kdStatus: null, ...lain });
    return { tab, baca };
  };

  it('[GAP-84, GAP-69, GAP-151] comes newest first, by list, status, laboratory, turn and text', async () => {
    const semua = banyak(25);
    const { baca } = await siap(semua);
    const kode = (...codes: number[]) =>
      terbaru(25).filter((at) => codes.includes(semua[at]!.idStatusPengajuan));
    for (const [pilih, harapan] of [
      [{}, kode(3, 7, 10, 12).slice(0, 10)],
      [{ halaman: 2 }, kode(3, 7, 10, 12).slice(10)],
      [{ daftar: 'laboran' }, kode(2, 3, 10).slice(0, 10)],
      [{ daftar: 'laboran', kdStatus: 2 }, kode(2)],
      [{ daftar: 'laboran', kdStatus: 12 }, []],
      [{ idLaboratorium: 8 }, kode(3, 7, 10, 12).filter((at) => at % 2 === 1)],
      [
        { urut: 'naik', idLaboratorium: 8 },
        kode(3, 7, 10, 12)
          .filter((at) => at % 2 === 1)
          .toReversed(),
      ],
      [{ menunggu: true }, kode(7, 10).toReversed()],
      [{ menunggu: true, urut: 'turun' }, kode(7, 10)],
      // What both lists show waits in one: where it is worked on.
      [{ daftar: 'laboran', menunggu: true }, kode(2).toReversed()],
      [{ cari: 'KUNYIT' }, [4]],
    ] as const)
      expect(tempat(semua, await baca(pilih)), JSON.stringify(pilih)).toEqual(harapan);
    expect(await baca({ perHalaman: 0, menunggu: true })).toMatchObject({ total: 10, baris: [] });
  });

  it('[BEYOND-32, BEYOND-37] what waits begins with the late and near promises, by their day, then with what has waited longest; one that is stopped, or that an older server told of without any, is no trouble', async () => {
    const hari = (ke: number) => addDays(labDay(new Date()), ke);
    const satu = (at: number, isi: Partial<Penelitian>) =>
      // What moved it last moved no code: it waits since it came there.
      penelitian(7, {
        createdAt: saat(at),
        updatedAt: saat(99 - at),
        history: [7, 7].map((kode, ke) => ({
          uuid: uuidv7(),
          createdAt: saat(at + 50 * ke),
          statusSubmission: statusPenelitian(kode),
          catatan: null,
          user: null,
        })),
        ...isi,
      });
    const jeda = [
      { uuid: uuidv7(), sebab: 'alat' as const, alasan: 'KCKT rusak.', mulai: hari(-20), selesai: null },
    ];
    const jauh = satu(1, { janji: hari(40) });
    const dijeda = satu(2, { janji: hari(-20), jeda });
    const lewat = satu(3, { janji: hari(-3) });
    const lama = satu(4, { janji: hari(-10) });
    const { janji: _, jeda: __, ...tanpa } = satu(5, {});
    const { baca } = await siap([jauh, dijeda, lewat, lama, tanpa as Penelitian]);
    expect(uuids(await baca({ menunggu: true }))).toEqual(
      [lama, lewat, jauh, dijeda, tanpa].map(({ uuid }) => uuid),
    );
  });

  it('[GAP-154] of another laboratory is there with that of its additions, and waits for theirs alone', async () => {
    const tempat = { idLaboratorium: 9, createdAt: saat(1) };
    const mereka = penelitian(10, { ...tempat, penambahan: [penambahan(12, { idLaboratorium: 8 })] });
    const kita = penelitian(10, { ...tempat, penambahan: [penambahan(10, { idLaboratorium: 8 })] });
    const { baca } = await siap([mereka, kita]);
    expect((await baca({ idLaboratorium: 8 })).total).toBe(2);
    expect((await baca({ idLaboratorium: 7 })).total).toBe(0);
    expect(uuids(await baca({ menunggu: true, idLaboratorium: 8 }))).toEqual([kita.uuid]);
  });

  it('follows what is pulled, from an empty device on', async () => {
    const { tab, baca } = await siap([]);
    const seen: number[] = [];
    const berhenti = liveQuery(() => baca({ idLaboratorium: 7 })).subscribe(
      ({ total }) => void seen.push(total),
    );
    await expect.poll(() => seen).toEqual([0]);
    await simpan(tab, 'penggunaan', ...banyak(1));
    await expect.poll(() => seen).toEqual([0, 1]);
    berhenti.unsubscribe();
  });

  it('[I8] moves between lists, statuses and turns by own writes, before the server has them', async () => {
    const diminta = penelitian(10, { penambahan: [penambahan(10)], createdAt: saat(1) });
    const diajukan = penelitian(2, { createdAt: saat(2) });
    const { tab, baca } = await siap([diminta, diajukan]);
    expect(uuids(await baca({ menunggu: true }))).toEqual([diminta.uuid]);
    const { opId } = await antre(tab, penggunaanApi.verifikasi, {
      uuid: diminta.penambahan[0]!.uuid,
      uuidPenelitian: diminta.uuid,
      flagPersetujuan: 1,
    });
    await antre(tab, penelitianApi.verifikasi, { uuidPenelitian: diajukan.uuid, flagPersetujuan: 1 });
    expect((await baca({ menunggu: true })).total).toBe(0);
    expect(uuids(await baca({ kdStatus: 12 }))).toEqual([diminta.uuid]);
    expect(uuids(await baca({ kdStatus: 3 }))).toEqual([diajukan.uuid]);
    expect((await baca({ daftar: 'laboran', kdStatus: 2 })).total).toBe(0);
    expect(await bacaPenggunaan(tab.db, tab.orang, diminta.uuid)).toMatchObject({
      tertunda: [opId],
      data: { idStatusPengajuan: 12 },
    });
  });

  it('reads ten rows of five hundred with five thousand lines', async () => {
    const baris = Array.from({ length: 10 }, () => barisPakai());
    const semua = banyak(500, { penambahan: [penambahan(12, { baris })] });
    const { tab, baca } = await siap(semua);
    await antre(tab, penelitianApi.verifikasi, { uuidPenelitian: semua[2]!.uuid, flagPersetujuan: 2 });
    const { hasil, rows } = await terbaca(tab.db.penggunaan, baca({ kdStatus: 3, halaman: 3 }));
    expect([hasil.baris.length, hasil.total]).toEqual([10, 100]);
    expect(rows, 'the page, and what has own writes on it').toBe(11);
  });
});

describe('what forms choose from', () => {
  it('[SURVEY-01] tests to choose come by name, questions by number', async () => {
    const tab = await buka();
    const uji = ['pH', 'Air', 'kadar'].map((namaParameterUji, id) =>
      parameterUji(id, { namaParameterUji, idLaboratorium: 5 }),
    );
    await simpan(tab, 'parameterUji', ...uji, parameterUji(9, { idLaboratorium: 3 }));
    const tanya = [3, 1, 2].map((noUrut): Pertanyaan => ({
      uuid: uuidv7(),
      noUrut,
      pertanyaan: `${noUrut}`,
      flagOpsional: 0,
      answerOption: { kdJawaban: 'IS', answerRange: [] },
    }));
    await simpan(tab, 'pertanyaanSurvei', ...tanya);
    const nama = (await bacaParameterUji(tab.db, 5)).map(({ namaParameterUji }) => namaParameterUji);
    expect(nama).toEqual(['Air', 'kadar', 'pH']);
    expect((await bacaPertanyaanSurvei(tab.db)).map(({ noUrut }) => noUrut)).toEqual([1, 2, 3]);
  });

  it('[REG-33] things are of one laboratory and kind, by name; approved lines on their way are taken off', async () => {
    const tab = await buka();
    const lain = [bahan({ id: 22, namaBarang: 'asam asetat' }), bahan({ id: 23, idLaboratorium: 8 }), alat()];
    await simpan(tab, 'barang', bahan(), ...lain);
    const tambah = ({ uuid }: Penelitian) =>
      antre(tab, penggunaanApi.tambah, {
        uuidPenelitian: uuid,
        tglPenggunaan: '2026-11-21',
        penggunaan: [{ uuid: uuidv7(), idJenisBarang: 2, idBarang: 21, jlhPenggunaan: 4 }],
      });
    const baca = async () =>
      (await bacaBarang(tab.db, 7, 2)).map((satu) => [satu.namaBarang, satu.jmlStok, satu.perkiraan]);
    const milik = penelitian(4);
    await simpan(tab, 'pendaftaran', milik);
    await tambah(milik);
    expect(await baca(), 'an own addition has to be approved first').toEqual([
      ['asam asetat', 100, false],
      ['Metanol', 100, false],
    ]);
    const { seq } = await tambah(penelitian(4));
    expect((await baca())[1]).toEqual(['Metanol', 96, true]);
    await tab.db.antrean.update(seq!, { state: 'ditolak' });
    expect((await baca())[1]).toEqual(['Metanol', 100, false]);
    // An approval that says no lines takes those that were asked for.
    const diminta = penelitian(10, { penambahan: [penambahan(10)] });
    await simpan(tab, 'penggunaan', diminta);
    const pokok = { uuid: diminta.penambahan[0]!.uuid, uuidPenelitian: diminta.uuid };
    await antre(tab, penggunaanApi.verifikasi, { ...pokok, flagPersetujuan: 1 });
    expect((await baca())[1]).toEqual(['Metanol', 90, true]);
  });

  it('[GAP-156] the calendar comes by day and hour, of a laboratory or of one instrument, with what goes on from days before', async () => {
    const tab = await buka();
    const waktu = (tanggal: string, jamMulai: string, over: Partial<Jadwal> = {}): Jadwal => ({
      uuid: uuidv7(),
      idLaboratorium: 7,
      idInstrumen: 31,
      namaInstrumen: 'KCKT',
      tanggal,
      jamMulai,
      jamSelesai: '16:00',
      tglSelesai: null,
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
      waktu('2026-11-19', '09:00', { jamSelesai: '08:00', tglSelesai: '2026-11-22' }),
      waktu('2026-11-19', '22:00', { jamSelesai: '06:00', tglSelesai: '2026-11-20' }),
    ];
    await simpan(tab, 'jadwal', ...semua);
    const hari = { idLaboratorium: 7, dari: '2026-11-22', sampai: '2026-11-23' };
    expect(await bacaJadwal(tab.db, hari)).toEqual([semua[5], semua[1], semua[0], semua[2]]);
    expect(await bacaJadwal(tab.db, { ...hari, idInstrumen: 31 })).toEqual([semua[5], semua[0], semua[2]]);
  });

  it('the calendar shows own unsent requests too, within what is asked for, and keeps them from one’s own appointments', async () => {
    const tab = await buka();
    const record = penelitian(3, { tglMulai: '2026-11-20', tglSelesai: '2026-12-20' });
    await simpan(tab, 'penggunaan', record);
    const kckt = { idJenisBarang: 3, id: 31, namaBarang: 'KCKT', satuan: 'menit', durasi: 30 } as const;
    await simpan(tab, 'barang', alat(kckt));
    const jam = {
      uuid: uuidv7(),
      idJenisBarang: 3,
      idBarang: 31,
      jamMulai: '08:00',
      jamSelesai: '07:00',
      tglSelesai: '2026-11-24',
    };
    const pokok = { uuidPenelitian: record.uuid, tglPenggunaan: '2026-11-23' };
    await antre(tab, penggunaanApi.tambah, { ...pokok, penggunaan: [jam] });
    const baca = async (dari: string, idInstrumen: number | null = null) => {
      const hari = { idLaboratorium: 7, idInstrumen, dari, sampai: dari };
      const found = await bacaJadwalTampak(tab.db, pemilik(tab), hari);
      return found.map(({ namaInstrumen, jamMulai, tertunda }) => [namaInstrumen, jamMulai, tertunda]);
    };
    expect(await baca('2026-11-23')).toEqual([['KCKT', '08:00', true]]);
    expect(await baca('2026-11-24')).toEqual([['KCKT', '08:00', true]]);
    expect(await baca('2026-11-25')).toEqual([]);
    expect(await baca('2026-11-23', 32)).toEqual([]);
    expect(await bacaJadwalSendiri(tab.db)).toEqual([]);
  });
});
