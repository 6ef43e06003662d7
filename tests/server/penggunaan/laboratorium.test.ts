import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { bacaPendaftaran } from '#server/modules/surat/pemohon.ts';
import { akun } from '#tests/support/akun.ts';
import { admin, kalab, pendaftar } from '#tests/support/layanan.ts';
import { kalab2, labBiologi, laboran, laboran2, labKimia, petugas } from '#tests/support/penelitian.ts';
import { hariPakai, pemakaianUji } from '#tests/support/penggunaan.ts';
import { perangkat } from '#tests/support/perangkat.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let pakai: ReturnType<typeof pemakaianUji>;
beforeAll(async () => {
  uji = await createTestServer();
  pakai = pemakaianUji(uji);
});
afterAll(() => uji.close());

const diBiologi = { lab: labBiologi } as const;
const kode = (data: { statusSubmission: { kdStatusPengajuan: number } }) =>
  data.statusSubmission.kdStatusPengajuan;
const milik = (data: { penambahan: { idLaboratorium?: number | undefined; kdStatusPengajuan: number }[] }) =>
  data.penambahan.map(({ idLaboratorium, kdStatusPengajuan }) => [idLaboratorium, kdStatusPengajuan]);

/** One save with a line of each laboratory: the research's first. */
async function berdua(as = pendaftar) {
  const [metanol, agar] = [
    await pakai.barang.bahan(100),
    await pakai.barang.bahan(100, { nama: 'Agar', tarif: 700, ...diBiologi }),
  ];
  const { uuid } = await pakai.sampai(3);
  const lines = [pakai.baris.bahan(metanol.id, 40), pakai.lain(pakai.baris.bahan(agar.id, 10))];
  const { status, data } = await pakai.tambah(uuid, lines, {}, { as });
  expect(status).toBe(201);
  const [kimia, biologi] = data.penambahan;
  return { uuid, data, metanol, agar, kimia: kimia!, biologi: biologi! };
}

describe('[GAP-154] lines of two laboratories', () => {
  test('are two additions of one save; who verifies which is its own laboratory’s', async () => {
    const { uuid, data, metanol, agar, kimia, biologi } = await berdua();
    expect(milik(data)).toEqual([
      [labKimia, 10],
      [labBiologi, 10],
    ]);
    expect((await pakai.putuskan(biologi.uuid, 1, {}, { as: laboran })).status).toBe(403);
    expect((await pakai.putuskan(kimia.uuid, 1, {}, { as: laboran2 })).status).toBe(403);
    const sebagian = await pakai.putuskan(kimia.uuid, 1);
    // The code follows all of them.
    expect([sebagian.status, kode(sebagian.data)]).toEqual([201, 10]);
    const { status, data: kini } = await pakai.putuskan(biologi.uuid, 1, {}, { as: laboran2 });
    expect([status, kode(kini)]).toEqual([201, 12]);
    expect([(await pakai.stok(metanol.id)).jmlStok, (await pakai.stok(agar.id)).jmlStok]).toEqual([60, 90]);
    const { data: utuh } = await pakai.baca(uuid);
    expect(utuh.pembayaran.tagihan.map((satu) => [satu.uuidPenambahan, satu.totalTagihan])).toEqual([
      [kimia.uuid, 20_000],
      [biologi.uuid, 7000],
    ]);
  });

  test('a line that names no laboratory, or another than its thing has, is the research’s or nobody’s', async () => {
    const { uuid } = await pakai.sampai(3);
    const agar = await pakai.barang.bahan(100, diBiologi);
    const { status, errors } = await pakai.tambah(uuid, [pakai.baris.bahan(agar.id)]);
    expect([status, errors]).toEqual([
      422,
      [{ field: 'penggunaan[0][id_barang]', message: 'Pilih barang dari laboratorium baris ini.' }],
    ]);
  });

  test('a laboratory that is closed is named by no line any more', async () => {
    const { uuid } = await pakai.sampai(3);
    const agar = await pakai.barang.bahan(100, diBiologi);
    await uji.server.db.execute(`update laboratorium set flag_aktif = false where id = ${labBiologi}`);
    const { status, errors } = await pakai.tambah(uuid, [pakai.lain(pakai.baris.bahan(agar.id))]);
    await uji.server.db.execute(`update laboratorium set flag_aktif = true where id = ${labBiologi}`);
    expect([status, errors]).toEqual([
      422,
      [{ field: 'penggunaan[0][id_laboratorium]', message: 'Pilih laboratorium dari daftar.' }],
    ]);
  });

  test('an officer’s own laboratory is approved with the entry, another’s waits for its officers', async () => {
    const { data, metanol, agar } = await berdua(laboran);
    expect(milik(data)).toEqual([
      [labKimia, 12],
      [labBiologi, 10],
    ]);
    expect([(await pakai.stok(metanol.id)).jmlStok, (await pakai.stok(agar.id)).jmlStok]).toEqual([60, 100]);
    expect(kode(data)).toBe(10);
  });

  test('an addition that is there takes no line of another laboratory', async () => {
    const { kimia, agar } = await berdua();
    const { status, errors } = await pakai.ubah(kimia.uuid, [pakai.lain(pakai.baris.bahan(agar.id, 1))]);
    expect([status, errors]).toMatchObject([422, [{ field: 'penggunaan[0][id_laboratorium]' }]]);
  });
});

describe('[GAP-154] who reads it', () => {
  test('its officers read research and approval and their own part, as long as one of theirs hangs on it', async () => {
    const { uuid, kimia, biologi } = await berdua();
    for (const as of [laboran2, kalab2]) {
      const { status, data } = await pakai.baca(uuid, as);
      expect(status).toBe(200);
      expect(data.penambahan.map((satu) => satu.uuid)).toEqual([biologi.uuid]);
      expect(data.penambahanLain).toEqual([
        {
          uuid: kimia.uuid,
          idLaboratorium: labKimia,
          createdAt: kimia.createdAt,
          kdStatusPengajuan: 10,
          flagWaktu: 0,
          flagPetugas: 0,
          disetujuiPada: null,
        },
      ]);
      expect(data.filePersetujuanDosen?.sha256).toBeTruthy();
    }
    for (const as of [laboran, kalab, pendaftar])
      expect((await pakai.baca(uuid, as)).data.penambahan).toHaveLength(2);
    expect((await pakai.ubah(biologi.uuid, [])).status).toBe(201);
    expect((await pakai.baca(uuid, laboran2)).status).toBe(403);
  });

  test('what they turn down for good is the last they read of it', async () => {
    const { uuid, biologi } = await berdua();
    await pakai.putuskan(biologi.uuid, 2, {}, { as: laboran2 });
    const { status, data } = await pakai.putuskan(
      biologi.uuid,
      2,
      { catatan: 'Bukan dari sini' },
      { as: laboran2 },
    );
    expect([status, milik(data)]).toEqual([201, [[labBiologi, 5]]]);
    expect((await pakai.baca(uuid, laboran2)).status).toBe(403);
    expect((await pakai.tambah(uuid, [], {}, { as: laboran2 })).status).toBe(422);
  });

  test('of the research itself they decide nothing', async () => {
    const { uuid, kimia, biologi } = await berdua();
    await pakai.putuskan(kimia.uuid, 1);
    await pakai.putuskan(biologi.uuid, 1, {}, { as: laboran2 });
    for (const tolak of [
      () => pakai.perpanjang(uuid, '2027-01-10', {}, { as: laboran2 }),
      () => pakai.selesaikan(uuid, {}, { as: laboran2 }),
      () => pakai.koreksi(kimia.uuid, [pakai.baris.bahan(1)], {}, { as: laboran2 }),
    ])
      expect((await tolak()).status).toBe(403);
  });
});

test('[GAP-154] tools go back to the laboratory they came from', async () => {
  const [labu, corong] = [await pakai.barang.alat(), await pakai.barang.alat('Corong', labBiologi)];
  const { uuid } = await pakai.sampai(3);
  const lines = [pakai.baris.alat(labu.id, 2), pakai.lain(pakai.baris.alat(corong.id, 3))];
  const { data } = await pakai.tambah(uuid, lines);
  await pakai.putuskan(data.penambahan[0]!.uuid, 1);
  await pakai.putuskan(data.penambahan[1]!.uuid, 1, {}, { as: laboran2 });
  const rows = (await pakai.baca(uuid)).data.pengembalianAlat;
  const { data: dilihat } = await pakai.baca(uuid, laboran2);
  expect(dilihat.pengembalianAlat.map(({ namaBarang }) => namaBarang)).toEqual(['Corong']);
  const kembali = (idBarang: number, as: string) => {
    const row = rows.find((satu) => satu.idBarang === idBarang)!;
    const isi = {
      uuid: row.uuid,
      rev: row.rev,
      jlh_kembali: row.jlhPenggunaan,
      jlh_rusak: 0,
      jlh_diganti: 0,
    };
    return pakai.kembalikan([isi], {}, { as });
  };
  expect((await kembali(corong.id, laboran)).status).toBe(403);
  expect((await kembali(labu.id, laboran2)).status).toBe(403);
  expect((await kembali(labu.id, laboran)).status).toBe(201);
  expect((await kembali(corong.id, laboran2)).status).toBe(201);
});

test('[GAP-154] an instrument of another laboratory is held in its calendar, and its officers read whose', async () => {
  const kckt = await pakai.barang.instrumen('menit', { nama: 'KCKT Biologi', ...diBiologi });
  const { uuid } = await pakai.sampai(3);
  await pakai.tambah(uuid, [pakai.lain(pakai.baris.waktu(kckt.id))]);
  const { data } = await uji.request<{ idInstrumen: number; uuidPenelitian: string | null }[]>(
    'GET',
    `/api/research-usage/schedule?id_laboratorium=${labBiologi}&tgl_mulai=${hariPakai}`,
    { as: laboran2 },
  );
  expect(data).toMatchObject([{ idInstrumen: kckt.id, uuidPenelitian: uuid }]);
});

test('[GAP-154] devices of its officers have the research as long as one of theirs hangs on it', async () => {
  const hp = perangkat(uji, laboran2);
  await hp.tarik('penggunaan');
  const { uuid, kimia, biologi } = await berdua();
  const ada = async () => {
    await hp.tarik('penggunaan');
    const punya = hp.punya('penggunaan', uuid) as Penelitian | undefined;
    return punya?.penambahan.map((satu) => satu.uuid);
  };
  expect(await ada()).toEqual([biologi.uuid]);
  await pakai.putuskan(kimia.uuid, 1);
  // What is decided of the others is told to them too: the code follows from it.
  expect(await ada()).toEqual([biologi.uuid]);
  const lain = (hp.punya('penggunaan', uuid) as Penelitian).penambahanLain;
  expect(lain).toMatchObject([{ uuid: kimia.uuid, kdStatusPengajuan: 12 }]);
  await pakai.ubah(biologi.uuid, []);
  expect(await ada()).toBeUndefined();
});

test('[GAP-151, GAP-154] waits in the list of whose addition it is', async () => {
  const { uuid, biologi } = await berdua(laboran);
  const menunggu = async (as: string) =>
    (
      await uji.request<Penelitian[]>(
        'GET',
        '/api/research?flag_officer=1&flag_penggunaan=1&menunggu=1&perPage=100',
        { as },
      )
    ).data.some((satu) => satu.uuid === uuid);
  expect([await menunggu(laboran), await menunggu(laboran2)]).toEqual([false, true]);
  await pakai.putuskan(biologi.uuid, 1, {}, { as: laboran2 });
  expect(await menunggu(laboran2)).toBe(false);
});

test('[GAP-131, GAP-154] is told when the last officer of the other laboratory leaves', async () => {
  await berdua();
  const aktifkan = async (email: string, flag_aktif: 0 | 1) =>
    (
      await uji.request<{ pekerjaanTerbuka: { jenis: string; idLaboratorium: number }[] }>(
        'PUT',
        '/api/officer/activate',
        { as: admin, body: { uuid: akun(email).uuid, flag_aktif } },
      )
    ).data.pekerjaanTerbuka.map(({ jenis, idLaboratorium }) => `${jenis} ${idLaboratorium}`);
  await aktifkan(petugas, 0);
  expect(await aktifkan(laboran2, 0)).toContain(`penambahan-laboratorium ${labBiologi}`);
  expect(await aktifkan(laboran2, 1)).not.toContain(`penambahan-laboratorium ${labBiologi}`);
  await aktifkan(petugas, 1);
});

test('[GAP-133, GAP-154] a letter is judged by what is open of any laboratory, whoever judges it', async () => {
  const { uuid } = await berdua();
  const { uuid: pelaku, ...orang } = akun(laboran2);
  const actor = { ...orang, uuid: pelaku, role: 'Laboran' as const, laboratorium: [labBiologi] };
  const { penelitian } = await bacaPendaftaran(uji.server.db, actor, akun(pendaftar).uuid);
  const satu = penelitian.find((record) => record.uuid === uuid)!;
  expect(milik(satu)).toEqual([
    [labKimia, 10],
    [labBiologi, 10],
  ]);
});
