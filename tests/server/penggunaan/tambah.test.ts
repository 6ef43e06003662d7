import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { admin, kalab, pendaftar } from '#tests/support/layanan.ts';
import {
  akhirPenelitian,
  industri,
  labBiologi,
  laboran,
  laboran2,
  petugas,
} from '#tests/support/penelitian.ts';
import { hariPakai, pemakaianUji, type Baris } from '#tests/support/penggunaan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let pakai: ReturnType<typeof pemakaianUji>;
beforeAll(async () => {
  uji = await createTestServer();
  pakai = pemakaianUji(uji);
});
afterAll(() => uji.close());

const kode = (data: { statusSubmission: { kdStatusPengajuan: number } }) =>
  data.statusSubmission.kdStatusPengajuan;

describe('an addition by its registrant', () => {
  test('[API-065, USAGE-22, USAGE-13] waits at 10, and the research with it; nothing is taken or billed yet', async () => {
    const { id } = await pakai.barang.bahan(100);
    const { uuid } = await pakai.sampai(3);
    const { status, info, data } = await pakai.tambah(uuid, [pakai.baris.bahan(id, 40)], {
      catatan: 'Ekstraksi kedua',
    });
    expect([status, info]).toEqual([201, 'Data penggunaan berhasil disimpan']);
    expect(kode(data)).toBe(10);
    expect(data.penambahan).toMatchObject([
      {
        kdStatusPengajuan: 10,
        flagPetugas: 0,
        flagWaktu: 0,
        tglPenggunaan: hariPakai,
        catatan: 'Ekstraksi kedua',
        disetujuiPada: null,
        total: 20_000,
        baris: [{ namaBarang: 'Metanol', jlhPenggunaan: 40, satuan: 'mL', hargaSatuan: 500 }],
      },
    ]);
    expect(data.pembayaran.tagihan).toEqual([]);
    expect((await pakai.stok(id)).jmlStok).toBe(100);
    expect(data.history.at(-1)!.statusSubmission.kdStatusPengajuan).toBe(10);
  });

  test('[USAGE-06, GAP-13, CONF-42, CONF-43, GAP-12] counts each kind its own way', async () => {
    const { uuid } = await pakai.sampai(3);
    const [labu, metanol] = [await pakai.barang.alat(), await pakai.barang.bahan(100)];
    const [kckt, spektro, pembaca] = [
      await pakai.barang.instrumen('menit'),
      await pakai.barang.instrumen('formula', { nama: 'Spektro', tarif: 25_000 }),
      await pakai.barang.instrumen('plate', { nama: 'Pembaca', tarif: 40_000 }),
    ];
    const { data } = await pakai.tambah(uuid, [
      pakai.baris.alat(labu.id, 3),
      pakai.baris.bahan(metanol.id, 7),
      pakai.baris.waktu(kckt.id, '09:00', '10:31'),
      { id_jenis_barang: 3, id_barang: spektro.id, jlh_penggunaan: 4 },
      pakai.baris.waktu(pembaca.id, '13:00', '14:00', { jlh_penggunaan: 2 }),
    ]);
    expect(
      data.penambahan[0]!.baris.map(({ jlhPenggunaan, hargaTotal, jamMulai }) => [
        jlhPenggunaan,
        hargaTotal,
        jamMulai,
      ]),
    ).toEqual([
      [3, 0, null],
      [7, 3500, null],
      [4, 240_000, '09:00'], // 91 minutes are four begun half hours
      [4, 100_000, null],
      [2, 80_000, '13:00'],
    ]);
  });

  test('[GAP-14] somebody from outside pays the outside price', async () => {
    const { id } = await pakai.barang.bahan(100);
    const { uuid } = await pakai.sampai(3, {}, industri);
    const { data } = await pakai.tambah(uuid, [pakai.baris.bahan(id, 10)], {}, { as: industri });
    expect(data.penambahan[0]!.total).toBe(10_000);
  });

  test.each([3, 4, 10, 11, 12])('[GAP-100] is taken at %i and leads to 10', async (dari) => {
    const { id } = await pakai.barang.bahan(100);
    const { uuid } = await pakai.sampai(dari);
    const { status, data } = await pakai.tambah(uuid, [pakai.baris.bahan(id)]);
    expect([status, kode(data)]).toEqual([201, 10]);
  });

  test('[GAP-130, USAGE-26] at 7 it cancels the finish request; the survey stays', async () => {
    const { id } = await pakai.barang.bahan(100);
    const { uuid } = await pakai.sampai(7);
    const { status, data } = await pakai.tambah(uuid, [pakai.baris.bahan(id)]);
    expect([status, kode(data), data.flagSudahSurvei]).toEqual([201, 10, 1]);
    expect(data.history.at(-1)).toMatchObject({
      catatan: 'Permintaan selesai dibatalkan karena ada penambahan baru.',
    });
  });

  test.each([1, 2, 5])('[GAP-100] is refused at %i', async (dari) => {
    const { id } = await pakai.barang.bahan(100);
    const { uuid } = await pakai.sampai(dari);
    const { status, code } = await pakai.tambah(uuid, [pakai.baris.bahan(id)]);
    expect([status, code]).toEqual([409, 'STATE']);
  });

  test('[GAP-15] more than there is, or a material past its date, is refused with the numbers and the date', async () => {
    const { uuid } = await pakai.sampai(3);
    const { id } = await pakai.barang.bahan(30);
    const basi = await pakai.barang.bahan(30, { nama: 'Agar', tglExpired: '2026-11-24' });
    const { status, code, info } = await pakai.tambah(uuid, [
      pakai.baris.bahan(id, 20),
      pakai.baris.bahan(id, 11),
      pakai.baris.bahan(basi.id, 1),
    ]);
    expect([status, code, info]).toEqual([
      409,
      'STOK',
      'Tidak dapat diberikan: Metanol tersisa 30 mL, diminta 31; Agar kedaluwarsa 24 November 2026. Yang lewat tanggal hanya dipakai bila Laboran atau Kalab laboratorium ini menuliskan alasannya.',
    ]);
    expect((await pakai.baca(uuid)).data.penambahan).toEqual([]);
  });
});

describe('an addition by an officer', () => {
  test.each([laboran, petugas])(
    '[GAP-85, LABORAN-17] of the laboratory is approved at once: stock, bill, tools, code 4 (%s)',
    async (as) => {
      const [labu, metanol] = [await pakai.barang.alat(), await pakai.barang.bahan(100)];
      const { uuid, penambahan } = await pakai.dengan(
        [pakai.baris.alat(labu.id, 2), pakai.baris.bahan(metanol.id, 40)],
        as,
      );
      const { data } = await pakai.baca(uuid);
      expect(kode(data)).toBe(4);
      expect(penambahan).toMatchObject({ kdStatusPengajuan: 12, flagPetugas: 1, total: 20_000 });
      expect(data.pembayaran.tagihan).toMatchObject([
        { uuidPenambahan: penambahan.uuid, totalTagihan: 20_000, flagSudahInvoice: 0 },
      ]);
      expect(data.pembayaran.tagihan[0]!.rincian).toMatchObject([
        { jenisBarang: 'Bahan', namaBarang: 'Metanol', jlhPenggunaan: 40, hargaTotal: 20_000 },
      ]);
      expect(data.pengembalianAlat).toMatchObject([{ idBarang: labu.id, jlhPenggunaan: 2, jlhKembali: 0 }]);
      const { jmlStok, rev } = await pakai.stok(metanol.id);
      expect([jmlStok, rev]).toEqual([60, 2]);
      expect(await pakai.pergerakan(metanol.id)).toMatchObject([
        {
          sebelum: 100,
          sesudah: 60,
          penelitianId: uuid,
          sebab: `Dipakai penelitian ${data.nomor}`,
        },
      ]);
    },
  );

  test('[GAP-108] what costs nothing makes no bill', async () => {
    const { id } = await pakai.barang.alat();
    const { uuid } = await pakai.dengan([pakai.baris.alat(id)], laboran);
    expect((await pakai.baca(uuid)).data.pembayaran.tagihan).toEqual([]);
  });

  test.each([
    [3, 4],
    [4, 4],
    [7, 4],
    [10, 10],
    [11, 11],
    [12, 4],
  ])('[GAP-100, GAP-125, W2] at %i leads to %i', async (dari, ke) => {
    const { id } = await pakai.barang.bahan(100);
    const { uuid } = await pakai.sampai(dari);
    uji.jam.maju(1000);
    const { status, data } = await pakai.tambah(uuid, [pakai.baris.bahan(id)], {}, { as: laboran });
    expect([status, kode(data)]).toEqual([201, ke]);
  });

  test('[GAP-97] others are told apart: no officer of it, another laboratory, another registrant', async () => {
    const { id } = await pakai.barang.bahan(100);
    const { uuid } = await pakai.sampai(3);
    const oleh = async (as: string) => (await pakai.tambah(uuid, [pakai.baris.bahan(id)], {}, { as })).status;
    expect(await Promise.all([kalab, laboran2, admin].map(oleh))).toEqual([403, 403, 403]);
    expect(await oleh(industri)).toBe(404);
  });

  test('[GAP-142] of their own research only asks, as every registrant', async () => {
    const { id } = await pakai.barang.bahan(100);
    const { data: milik } = await pakai.daftar({}, laboran);
    await pakai.verifikasi(milik.uuid, 1, { as: kalab });
    await pakai.verifikasi(milik.uuid, 1, { as: petugas });
    const { data } = await pakai.tambah(milik.uuid, [pakai.baris.bahan(id)], {}, { as: laboran });
    expect(data.penambahan[0]).toMatchObject({ kdStatusPengajuan: 10, flagPetugas: 0 });
  });
});

describe('[GAP-130] after the end', () => {
  test.each([
    ['its registrant', pendaftar],
    ['an officer', laboran],
  ])('an addition by %s is refused for good, and its officers read what it was', async (_siapa, as) => {
    const { id } = await pakai.barang.bahan(100);
    const { uuid } = await pakai.sampai(8);
    const sebelum = (await pakai.baca(uuid)).data.history.length;
    const headers = { 'idempotency-key': uuidv7() };
    const jawaban = [1, 2].map(() => pakai.tambah(uuid, [pakai.baris.bahan(id, 12)], {}, { as, headers }));
    for (const satu of await Promise.all(jawaban)) expect([satu.status, satu.code]).toEqual([409, 'CLOSED']);
    const { data } = await pakai.baca(uuid);
    expect(kode(data)).toBe(8);
    expect(data.penambahan).toEqual([]);
    expect(data.history.slice(sebelum).map(({ catatan }) => catatan)).toEqual([
      'Penambahan 25 November 2026 ditolak karena penggunaan sudah selesai: Metanol 12. Nilainya Rp 6.000.',
    ]);
    expect((await pakai.stok(id)).jmlStok).toBe(100);
  });

  test('also without a key, and never by a stranger', async () => {
    const { id } = await pakai.barang.bahan(100);
    const { uuid } = await pakai.sampai(8);
    const sebelum = (await pakai.baca(uuid)).data.history.length;
    expect((await pakai.tambah(uuid, [pakai.baris.bahan(id)], {}, { as: laboran2 })).status).toBe(403);
    expect((await pakai.tambah(uuid, [pakai.baris.bahan(id)], {}, { as: industri })).status).toBe(404);
    expect((await pakai.tambah(uuid, [pakai.baris.bahan(id)])).code).toBe('CLOSED');
    expect((await pakai.baca(uuid)).data.history).toHaveLength(sebelum + 1);
  });
});

describe('what cannot be is said by its field', () => {
  let kckt: number;
  let metanol: number;
  let asing: number;
  let mati: number;
  let riset: string;
  beforeAll(async () => {
    kckt = (await pakai.barang.instrumen()).id;
    metanol = (await pakai.barang.bahan(100)).id;
    asing = (await pakai.barang.bahan(100, { lab: labBiologi })).id;
    mati = 2_000_000_000;
    riset = (await pakai.sampai(3)).uuid;
  });
  const salah = async (penggunaan: Baris[], lain: object = {}) => {
    const { status, errors } = await pakai.tambah(riset, penggunaan, lain);
    return [status, ...(errors ?? []).map(({ field }) => field)];
  };

  test('[USAGE-05, USAGE-10] amounts of nothing, less, or no number', async () => {
    for (const jumlah of [0, -1, 'dua', 1.5, null])
      expect(await salah([pakai.baris.bahan(metanol, jumlah)])).toEqual([
        422,
        'penggunaan[0][jlh_penggunaan]',
      ]);
  });

  test('[USAGE-07, GAP-72] times that are missing, backwards, or meet in one form', async () => {
    expect(await salah([{ id_jenis_barang: 3, id_barang: kckt, jlh_penggunaan: 3 }])).toEqual([
      422,
      'penggunaan[0][jam_mulai]',
      'penggunaan[0][jam_selesai]',
    ]);
    expect(await salah([pakai.baris.waktu(kckt, '10:00', '10:00')])).toEqual([
      422,
      'penggunaan[0][jam_selesai]',
    ]);
    expect(await salah([pakai.baris.waktu(kckt, '25:00', '10:00')])).toEqual([
      422,
      'penggunaan[0][jam_mulai]',
    ]);
    expect(
      await salah([pakai.baris.waktu(kckt, '09:00', '10:00'), pakai.baris.waktu(kckt, '09:59', '11:00')]),
    ).toEqual([422, 'penggunaan[1][jam_mulai]']);
  });

  test('[USAGE-04, GAP-72] a day outside the approved period, or none', async () => {
    const lines = [pakai.baris.bahan(metanol)];
    for (const tgl_penggunaan of ['2026-11-19', '2026-12-21', '2026-02-30', ''])
      expect(await salah(lines, { tgl_penggunaan })).toEqual([422, 'tgl_penggunaan']);
    expect((await salah(lines, { tgl_penggunaan: akhirPenelitian }))[0]).toBe(201);
  });

  test('things of another laboratory, unknown ones and unknown kinds', async () => {
    expect(await salah([pakai.baris.bahan(asing)])).toEqual([422, 'penggunaan[0][id_barang]']);
    expect(await salah([pakai.baris.bahan(mati)])).toEqual([422, 'penggunaan[0][id_barang]']);
    expect(await salah([pakai.baris.alat(metanol + 1_000_000)])).toEqual([422, 'penggunaan[0][id_barang]']);
    expect(await salah([{ ...pakai.baris.bahan(metanol), id_laboratorium: labBiologi }])).toEqual([
      422,
      'penggunaan[0][id_laboratorium]',
    ]);
    expect(await salah([{ ...pakai.baris.bahan(metanol), id_jenis_barang: 4 }])).toEqual([
      422,
      'penggunaan[0][id_jenis_barang]',
    ]);
    expect(await salah([])).toEqual([422, 'penggunaan']);
  });

  test('uuids that are others’ already make nothing: of an addition, of a line, of a research', async () => {
    const { penambahan } = await pakai.dengan([pakai.baris.bahan(metanol, 1)]);
    const lines = [pakai.baris.bahan(metanol)];
    const [dulu, kini] = [await pakai.baca(riset), async () => (await pakai.baca(riset)).data.penambahan];
    expect((await salah(lines, { uuid: penambahan.uuid }))[0]).toBe(422);
    expect((await salah([{ ...lines[0], uuid: penambahan.baris[0]!.uuid }]))[0]).toBe(422);
    const kembar = uuidv7();
    expect(
      (
        await salah([
          { ...lines[0], uuid: kembar },
          { ...lines[0], uuid: kembar },
        ])
      )[0],
    ).toBe(422);
    expect(await kini()).toEqual(dulu.data.penambahan);
    expect((await pakai.tambah(penambahan.uuid, lines)).status).toBe(404);
    expect((await pakai.tambah(uuidv7(), lines)).status).toBe(404);
    expect((await pakai.tambah('bukan-uuid', lines)).status).toBe(422);
  });

  test('[GAP-22] research done elsewhere records none', async () => {
    const { uuid } = await pakai.sampai(3);
    await uji.server.db.execute(`update penelitian set kd_jenis_penelitian = 2 where id = '${uuid}'`);
    expect((await pakai.tambah(uuid, [pakai.baris.bahan(metanol)])).status).toBe(409);
  });
});

describe('[GAP-72] one instrument, one time', () => {
  test('a time that is asked for or granted cannot be asked for again; the next one can', async () => {
    const { id } = await pakai.barang.instrumen('menit', { nama: 'KCKT Agilent' });
    await pakai.dengan([pakai.baris.waktu(id, '09:00', '10:30')]);
    const { uuid } = await pakai.sampai(3);
    const ditolak = await pakai.tambah(uuid, [pakai.baris.waktu(id, '10:29', '11:00')]);
    expect([ditolak.status, ditolak.code, ditolak.info]).toEqual([
      409,
      'SLOT',
      'Sudah dipesan pada 25 November 2026: KCKT Agilent pukul 09:00 sampai 10:30. Pilih waktu lain.',
    ]);
    expect(ditolak.data.uuid).toBe(uuid);
    const petugasDitolak = await pakai.tambah(
      uuid,
      [pakai.baris.waktu(id, '08:00', '12:00')],
      {},
      { as: laboran },
    );
    expect(petugasDitolak.code).toBe('SLOT');
    expect((await pakai.tambah(uuid, [pakai.baris.waktu(id, '10:30', '11:00')])).status).toBe(201);
    expect(
      (await pakai.tambah(uuid, [pakai.baris.waktu(id, '09:00', '10:30')], { tgl_penggunaan: '2026-11-26' }))
        .status,
    ).toBe(201);
  });
});
