import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import type { Profil } from '#domain/akun/schema.ts';
import type { Jejak } from '#domain/jejak/schema.ts';
import type { CetakInvoice } from '#domain/pengujian/pembayaran.ts';
import type { Petugas } from '#domain/petugas/schema.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { akun } from '#tests/support/akun.ts';
import { admin, layanan, pendaftar } from '#tests/support/layanan.ts';
import { perangkat } from '#tests/support/perangkat.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

const orang = akun(pendaftar);
const alasan = 'Pindah ke S1 Farmasi Klinis dan Komunitas';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());

const isian = (lain: object = {}) => ({
  uuid: orang.uuid,
  kd_status: 1,
  no_induk: '21613045',
  kd_fakultas: 61,
  kd_program_studi: 616,
  alasan,
  ...lain,
});
const koreksi = (body: object, as = admin) =>
  uji.request<Petugas>('PUT', '/api/officer/correction', { as, body });
const profil = async () => (await uji.request<Profil>('GET', '/api/user/self', { as: pendaftar })).data;

it('[GAP-160] puts right what a person is and where they come from, tells them why, and their records at once', async () => {
  const { uuid: pengujian } = await layanan(uji).sampai(5);
  /** Whom the invoice of before is made out to. */
  const kepada = async () => {
    const path = `/api/test-payment/invoice/print?uuid=${pengujian}`;
    const { data } = await uji.request<CetakInvoice>('GET', path, { as: pendaftar });
    return [data.nama, data.noInduk, data.status, data.user.noInduk];
  };
  const hp = perangkat(uji, pendaftar);
  await hp.tarik('pendaftaran');
  expect((await profil()).koreksi).toBeNull();

  const { status, info, data } = await koreksi(isian({ no_induk: '2461' }));
  expect([status, info]).toEqual([200, 'Data diri berhasil dikoreksi']);
  const kini = {
    kdStatus: 1,
    noInduk: '2461',
    namaInstitusi: 'Universitas',
    namaPerguruanTinggi: 'Universitas Kampus Contoh',
    namaFakultas: 'Farmasi',
    kdProgramStudi: 616,
    namaProgramStudi: 'S1 Farmasi Klinis dan Komunitas',
  };
  // Neither name, numbers to call, role nor standing: those are the officer's form.
  const { nama, email } = orang;
  expect(data).toMatchObject({ ...kini, nama, email, role: { namaRole: 'Pendaftar' }, flagAktif: 1 });
  expect(await profil()).toMatchObject({ ...kini, koreksi: { alasan, pada: expect.any(String) } });

  await hp.tarik('pendaftaran');
  expect(hp.punya('pendaftaran', pengujian)).toMatchObject({
    user: { noInduk: '2461', namaProgramStudi: 'S1 Farmasi Klinis dan Komunitas' },
  });

  // Papers made before stay.
  expect(await kepada()).toEqual([nama, '21613045', 'Mahasiswa', '21613045']);

  const { data: tercatat } = await uji.request<{ jejak: Jejak[] }>(
    'GET',
    `/api/audit?id_rekaman=${orang.uuid}`,
    { as: admin },
  );
  expect(tercatat.jejak[0]).toMatchObject({
    tindakan: 'Koreksi data diri',
    perubahan: expect.arrayContaining([
      { label: 'Nomor induk', dari: 'berakhir 3045', ke: 'berakhir 2461' },
      { label: 'Program studi', dari: 'S1 Farmasi', ke: 'S1 Farmasi Klinis dan Komunitas' },
      { label: 'Alasan koreksi', dari: null, ke: alasan },
    ]),
  });
});

it('[GAP-160] the rules of the profile form judge it, by the e-mail address of the person', async () => {
  const salah = async (lain: object) =>
    (await koreksi(isian(lain))).errors?.map(({ field, message }) => [field, message]);
  expect(await salah({ alasan: ' ' })).toEqual([['alasan', 'Kolom tidak boleh kosong']]);
  expect(await salah({ no_induk: '123' })).toEqual([['no_induk', 'Kolom minimal 4 karakter']]);
  expect(await salah({ kd_program_studi: 410 })).toEqual([
    ['kd_program_studi', 'Pilihan ini tidak ada dalam daftar.'],
  ]);
  // Whose number the profile form does not ask for keeps it.
  const { data } = await koreksi(isian({ kd_status: 5, no_induk: '199001012020121001'.slice(0, 16) }));
  expect(data).toMatchObject({
    kdStatus: 5,
    noInduk: '1990010120201210',
    namaInstitusi: null,
    namaFakultas: null,
  });
  const sama = await koreksi(isian({ kd_status: 5, no_induk: '1990010120201210' }));
  expect([sama.status, sama.data.noInduk]).toEqual([409, '1990010120201210']);
  const luar = akun('industri@perusahaan.example');
  const instansi = { uuid: luar.uuid, kd_status: 4, kd_institusi: 3, no_induk: '31740001', alasan };
  expect((await koreksi({ ...instansi, nama_perguruan_tinggi: 'PT Sari Herbal' })).data).toMatchObject({
    namaInstitusi: 'Industri',
    namaPerguruanTinggi: 'PT Sari Herbal',
    kdFakultas: null,
  });
});

it('[GAP-160, GAP-92] only an Admin, of a verified person, never of themself, and not over what another Admin wrote', async () => {
  for (const as of [pendaftar, 'kalab@kampus.example', 'petugas@kampus.example'])
    expect((await koreksi(isian(), as)).status).toBe(403);
  const sendiri = await koreksi(isian({ uuid: akun(admin).uuid }));
  expect([sendiri.status, sendiri.info]).toEqual([403, 'Hanya untuk Admin lain.']);
  const menunggu = await koreksi(isian({ uuid: akun('menunggu@kampus.example').uuid }));
  expect([menunggu.status, menunggu.info]).toEqual([409, expect.stringContaining("'Perlu verifikasi'")]);
  expect((await koreksi(isian({ uuid: uuidv7() }))).status).toBe(404);

  const [{ rev } = { rev: 0 }] = await uji.server.db
    .select({ rev: pengguna.rev })
    .from(pengguna)
    .where(eq(pengguna.id, orang.uuid));
  const basi = await koreksi(isian({ base_rev: String(rev - 1) }));
  expect([basi.status, basi.code, basi.data.rev]).toEqual([409, 'STALE', String(rev)]);
  expect((await koreksi(isian({ base_rev: String(rev) }))).status).toBe(200);
});
