import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Petugas } from '#domain/petugas/schema.ts';
import { ambilBerkas, jpg } from '#tests/support/berkas.ts';
import { katalog, sampelDaftar } from '#tests/support/katalog.ts';
import { admin, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { perangkat } from '#tests/support/perangkat.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { jawabanSurvei } from '#tests/support/survei.ts';

/** One life of every module, for the engine that does not run all the other files. */
let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
});
afterAll(() => uji.close());

test('a submission from registration to its further document, with its bench, its money, its report and its survey', async () => {
  const { air } = await katalog(uji);
  const file_gambar = await alur.unggah(jpg('sampel'), 'sampel.jpg', pendaftar);
  const sampel = [sampelDaftar([{ id_pengujian_parameter_uji: air }], { file_gambar })];
  const { uuid } = (await alur.daftar({ sampel })).data;
  const jejak = [];
  for (const kode of [2, 5, 6, 7, 11, 8, 9, 10, 14, 15, 16])
    jejak.push((await alur.majukan(uuid, kode)).idPengujianStatusPengajuan);
  expect(jejak).toEqual([2, 5, 6, 7, 11, 8, 9, 10, 14, 15, 16]);
  const body = await jawabanSurvei(uji, uuid);
  expect((await uji.request('POST', '/api/survey', { as: pendaftar, body })).status).toBe(201);

  const { data } = await alur.baca(uuid, pendaftar);
  expect(data).toMatchObject({
    totalHarga: 75_001,
    totalTerbayar: 75_001,
    flagSudahSurvei: 1,
    sample: [{ kodeSampel: 'LPOMK-2611-0001', parameter: [{ hasilPengujian: '98,7' }] }],
    lhu: [{ noSurat: '0001/LHU/LPOMK/2026' }],
  });
  for (const sha256 of [file_gambar.sha256, data.lhu[0]!.file.sha256, data.fileDokumenTambahan!.sha256])
    expect((await ambilBerkas(uji, 'file-test', sha256, pendaftar)).status).toBe(200);
  expect((await uji.api.request(`/cek-lhu/${data.lhu[0]!.kode}`)).status).toBe(200);
  const hp = perangkat(uji, pendaftar);
  await hp.tarik('pendaftaran');
  expect(hp.punya('pendaftaran', uuid)).toEqual(data);
});

test('money that goes back, and is given back', async () => {
  const { uuid } = await alur.jalani(8);
  const { data } = await alur.pelunasan(uuid, () => ({ harga_pengujian: 1000, harga_replikasi: 0 }));
  expect((await alur.kembalikan(data.pengembalian[0]!)).status).toBe(201);
  const kembali = await uji.request<{ nominalPengembalian: number; kdStatusPengembalian: number }[]>(
    'GET',
    `/api/return-deposit?uuid_pengujian=${uuid}`,
    { as: pendaftar },
  );
  expect(kembali.data).toMatchObject([{ nominalPengembalian: 160_501, kdStatusPengembalian: 2 }]);
});

test('an account: its form, its approval, its work, its end', async () => {
  const as = 'baru@kampus.example';
  const profil = {
    kd_status: 1,
    nama: 'Dewi Anggraini',
    no_induk: '22613044',
    no_hp: '081234567890',
    kd_fakultas: 61,
    kd_program_studi: 613,
  };
  const { data, status } = await uji.request<{ uuid: string }>('POST', '/api/user', { as, body: profil });
  expect(status).toBe(201);
  expect((await uji.request('GET', '/api/test', { as })).code).toBe('WAITING');
  const disetujui = await uji.request<Petugas>('PUT', '/api/officer', {
    as: admin,
    body: {
      uuid: data.uuid,
      nama: profil.nama,
      no_whatsapp: profil.no_hp,
      no_induk_kepegawaian: profil.no_induk,
      id_role: 3,
      otoritas_laboratorium: [7],
      flag_persetujuan: 1,
    },
  });
  expect([disetujui.status, disetujui.data.laboratorium]).toEqual([201, 'LPOMK']);
  expect((await uji.request('GET', '/api/test?flag_officer=1', { as })).status).toBe(200);
  await uji.request('PUT', `/api/officer/activate?flag_aktif=0&uuid=${data.uuid}`, { as: admin });
  expect((await uji.request('GET', '/api/test', { as })).status).toBe(401);
});

test('what everybody chooses from', async () => {
  const parameter = await uji.request<unknown[]>('GET', '/api/test-parameter?id_laboratorium=7', {
    as: kalab,
  });
  expect(parameter.data).toHaveLength(3);
  const status = await uji.request<unknown[]>('GET', '/api/test-submission-status', { as: kalab });
  expect(status.data).toHaveLength(15);
});
