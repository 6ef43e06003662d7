import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { pendaftar } from '#tests/support/layanan.ts';
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

  test('[USAGE-06, GAP-13, GAP-14, CONF-42, CONF-43] is counted and priced as the rule says, and keeps its times', async () => {
    const { uuid } = await pakai.sampai(3, {}, industri);
    const [labu, kckt] = [await pakai.barang.alat(), await pakai.barang.instrumen('menit')];
    const pembaca = await pakai.barang.instrumen('plate', { nama: 'Pembaca', tarif: 40_000 });
    const lines = [
      pakai.baris.alat(labu.id, 3),
      pakai.baris.waktu(kckt.id, '09:00', '10:31'),
      pakai.baris.waktu(pembaca.id, '13:00', '14:00', { jlh_penggunaan: 2 }),
    ];
    const { data } = await pakai.tambah(uuid, lines, {}, { as: industri });
    expect(
      data.penambahan[0]!.baris.map(({ jlhPenggunaan, hargaTotal, jamMulai }) => [
        jlhPenggunaan,
        hargaTotal,
        jamMulai,
      ]),
    ).toEqual([
      [3, 0, null],
      [4, 480_000, '09:00'],
      [2, 160_000, '13:00'],
    ]);
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
  test('[GAP-85, LABORAN-17] of the laboratory is approved at once: stock, bill, tools, code 4', async () => {
    const [labu, metanol] = [await pakai.barang.alat(), await pakai.barang.bahan(100)];
    const { uuid, penambahan } = await pakai.dengan(
      [pakai.baris.alat(labu.id, 2), pakai.baris.bahan(metanol.id, 40)],
      petugas,
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
  });

  test('[GAP-108] what costs nothing makes no bill', async () => {
    const { id } = await pakai.barang.alat();
    const { uuid } = await pakai.dengan([pakai.baris.alat(id)], laboran);
    expect((await pakai.baca(uuid)).data.pembayaran.tagihan).toEqual([]);
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

  test('of a stranger nothing is read', async () => {
    const { uuid, history } = await pakai.sampai(8);
    for (const [as, status] of [
      [laboran2, 403],
      [industri, 404],
    ] as const)
      expect((await pakai.tambah(uuid, [pakai.baris.bahan(1)], {}, { as })).status).toBe(status);
    expect((await pakai.baca(uuid)).data.history).toHaveLength(history.length);
  });
});

describe('what cannot be is said by its field', () => {
  let kckt: number;
  let metanol: number;
  let asing: number;
  let riset: string;
  beforeAll(async () => {
    kckt = (await pakai.barang.instrumen()).id;
    metanol = (await pakai.barang.bahan(100)).id;
    asing = (await pakai.barang.bahan(100, { lab: labBiologi })).id;
    riset = (await pakai.sampai(3)).uuid;
  });
  const salah = async (penggunaan: Baris[], lain: object = {}) => {
    const { status, errors } = await pakai.tambah(riset, penggunaan, lain);
    return [status, ...(errors ?? []).map(({ field }) => field)];
  };

  test('[USAGE-04, GAP-72] a day outside the period and lines of the wrong kind, all in one answer', async () => {
    const lines = [
      pakai.baris.bahan(metanol),
      pakai.baris.waktu(kckt, '09:00', '10:00'),
      pakai.baris.waktu(kckt, '09:59', '11:00'),
      pakai.baris.waktu(kckt, '10:00', '10:00'),
      pakai.baris.bahan(asing),
      pakai.baris.alat(2_000_000_000),
    ];
    expect(await salah(lines, { tgl_penggunaan: '2026-12-21' })).toEqual([
      422,
      'tgl_penggunaan',
      'penggunaan[2][jam_mulai]',
      'penggunaan[3][jam_selesai]',
      'penggunaan[4][id_barang]',
      'penggunaan[5][id_barang]',
    ]);
    expect((await salah(lines.slice(0, 1), { tgl_penggunaan: akhirPenelitian }))[0]).toBe(201);
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
});

describe('[GAP-156] an overnight run', () => {
  test('is held, counted and told until its last morning; what meets it is refused, also on the other day', async () => {
    const { id, tarifInternal } = await pakai.barang.instrumen('menit', { nama: 'KCKT Malam' });
    const malam = pakai.baris.waktu(id, '22:00', '06:00', { tgl_selesai: '2026-11-26' });
    const { penambahan } = await pakai.dengan([malam]);
    expect(penambahan.baris).toMatchObject([
      {
        tglPenggunaan: hariPakai,
        jamMulai: '22:00',
        jamSelesai: '06:00',
        tglSelesai: '2026-11-26',
        jlhPenggunaan: 16,
        hargaTotal: 16 * tarifInternal,
      },
    ]);
    const { uuid } = await pakai.sampai(3);
    const esok = { tgl_penggunaan: '2026-11-26' };
    const ditolak = await pakai.tambah(uuid, [pakai.baris.waktu(id, '05:30', '07:00')], esok);
    expect([ditolak.code, ditolak.info]).toEqual([
      'SLOT',
      'Sudah dipesan pada 26 November 2026: KCKT Malam pukul 25 Nov 2026 22:00 – 06:00 WIB. Pilih waktu lain.',
    ]);
    expect((await pakai.tambah(uuid, [pakai.baris.waktu(id, '06:00', '07:00')], esok)).status).toBe(201);
    // Verified as it was asked for, with its last day.
    const { data } = await pakai.putuskan(penambahan.uuid, 1);
    expect(data.penambahan.find((satu) => satu.uuid === penambahan.uuid)!.baris).toMatchObject([
      { tglSelesai: '2026-11-26', jlhPenggunaan: 16, hargaTotal: 16 * tarifInternal },
    ]);
  });

  test('ends within the period, and only what is counted by the minute ends on another day', async () => {
    const menit = await pakai.barang.instrumen('menit');
    const plate = await pakai.barang.instrumen('plate');
    const { uuid } = await pakai.sampai(3);
    const salah = async (id: number, tgl_selesai: string, lain = {}) => {
      const { status, errors } = await pakai.tambah(uuid, [
        pakai.baris.waktu(id, '22:00', '06:00', { tgl_selesai, ...lain }),
      ]);
      return [status, errors!.map(({ field }) => field)];
    };
    const ditolak = [422, ['penggunaan[0][tgl_selesai]']];
    expect(await salah(menit.id, '2026-12-03')).toEqual(ditolak);
    expect(await salah(menit.id, '2026-11-24')).toEqual(ditolak);
    expect(await salah(menit.id, '26-11-2026')).toEqual(ditolak);
    expect(await salah(plate.id, '2026-11-26', { jlh_penggunaan: 1 })).toEqual(ditolak);
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
      'Sudah dipesan pada 25 November 2026: KCKT Agilent pukul 09:00 – 10:30 WIB. Pilih waktu lain.',
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
