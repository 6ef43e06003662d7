import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import type { Profil } from '#domain/akun/schema.ts';
import { openSession } from '#server/core/session.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { audit } from '#server/db/tables/sync.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer({ ADMIN_EMAILS: 'dekan@kampus.example, Kepala@kampus.example' });
});
afterAll(() => uji.close());

/** Somebody who has signed in with this address and has no profile yet. */
async function orangBaru(email: string) {
  const id = uuidv7();
  await uji.server.db
    .insert(pengguna)
    .values({ id, issuer: 'uji', sub: id, email, nama: 'Nama dari Penyedia' });
  const headers = { authorization: `Bearer ${await openSession(uji.server, id)}` };
  return {
    id,
    kirim: (body: object, more: Record<string, string> = {}) =>
      uji.request<Profil>('POST', '/api/user', { body, headers: { ...headers, ...more } }),
    kirimForm: (form: Record<string, string>) => uji.request<Profil>('POST', '/api/user', { form, headers }),
    self: () => uji.request<Profil | null>('GET', '/api/user/self', { headers }),
  };
}

const mahasiswa = {
  kd_status: 1,
  nama: 'Dewi Anggraini',
  no_induk: '22613044',
  no_hp: '081234567890',
  kd_fakultas: 61,
  kd_program_studi: 613,
};
const luar = {
  kd_status: 4,
  nama: 'Budi Hartono',
  no_induk: '20187734',
  no_hp: '081234567891',
  kd_institusi: 3,
  nama_perguruan_tinggi: 'PT Herba Sejahtera',
};

describe('GET user/self', () => {
  it('[DATA-01] [DATA-02] [GAP-91] [AUTH-38] carries the profile, role and laboratories of an officer', async () => {
    const { data } = await uji.request<Profil>('GET', '/api/user/self', { as: 'laboran@kampus.example' });
    expect(data).toEqual({
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      rev: '1',
      idRegistrasi: 'REG-2025-00004',
      nama: 'Agus Setiawan, A.Md.',
      email: 'laboran@kampus.example',
      foto: null,
      kdStatus: 5,
      koreksi: null,
      nik: '1990110520',
      noInduk: '1990110520',
      whatsapp: '085643129087',
      noHp: '085643129087',
      alamat: null,
      npwp: null,
      perbaikan: null,
      otoritas: 'Laboran',
      kdInstitusi: null,
      namaInstitusi: null,
      namaPerguruanTinggi: null,
      kdFakultas: null,
      namaFakultas: null,
      kdProgramStudi: null,
      namaProgramStudi: null,
      kdStatusVerifikasiUser: 1,
      catatanVerifikasi: null,
      flagAktif: 1,
      role: { namaRole: 'Laboran' },
      admin: [
        { idLaboratorium: 4, lab: { id: 4, kdLaboratorium: 'KF', namaLaboratorium: 'Kimia Farmasi' } },
        { idLaboratorium: 7, lab: { id: 7, kdLaboratorium: 'LPOMK', namaLaboratorium: 'LPOMK' } },
      ],
    });
  });

  it('[GAP-91] refuses a call that names somebody else', async () => {
    const headers = { 'x-acting-user': uuidv7() };
    const answer = await uji.request('GET', '/api/user/self', { as: 'dosen@kampus.example', headers });
    expect([answer.status, answer.code]).toEqual([403, 'USER_MISMATCH']);
  });
});

describe('POST user', () => {
  it("[API-003, API-004, AUTH-05, AUTH-14, GAP-44] stores the profile, 201 'Data berhasil ditambah', waiting, without a role, and with its audit", async () => {
    const orang = await orangBaru('dewi@kampus.example');
    expect((await orang.self()).data).toBeNull();
    const lain = { google_id: 'apa saja', email: 'admin@kampus.example' };
    const { status, info, data } = await orang.kirim({ ...mahasiswa, ...lain });
    expect([status, info]).toEqual([201, 'Data berhasil ditambah']);
    expect(data).toMatchObject({
      uuid: orang.id,
      email: 'dewi@kampus.example',
      nama: 'Dewi Anggraini',
      kdStatusVerifikasiUser: 3,
      role: null,
      flagAktif: 1,
      kdInstitusi: 1,
      namaInstitusi: 'Universitas',
      namaPerguruanTinggi: 'Universitas Kampus Contoh',
      namaFakultas: 'Farmasi',
      namaProgramStudi: 'S1 Farmasi',
    });
    expect((await orang.self()).data).toEqual(data);
    const jejak = await uji.server.db.select().from(audit).where(eq(audit.record, orang.id));
    expect(jejak).toMatchObject([
      {
        call: 'POST user',
        jenis: 'pengguna',
        perubahan: { kdStatusVerifikasi: [null, 3], noInduk: [null, '3044'] },
      },
    ]);
  });

  it('gives every person a number of their own [GAP-53]', async () => {
    const numbers = await Promise.all(
      ['satu', 'dua', 'tiga'].map(
        async (name) =>
          (await (await orangBaru(`${name}@kampus.example`)).kirim(mahasiswa)).data.idRegistrasi,
      ),
    );
    expect(new Set(numbers).size).toBe(3);
    expect(numbers.every((number) => /^REG-2026-\d{5}$/.test(number ?? ''))).toBe(true);
  });

  it('[AUTH-22] answers 422 with every wrong field as it was sent, and stores nothing', async () => {
    const orang = await orangBaru('salah@kampus.example');
    const { status, errors } = await orang.kirim({ ...mahasiswa, no_induk: '12345', kd_fakultas: '' });
    expect(status).toBe(422);
    expect(errors).toEqual([
      { field: 'no_induk', message: 'Kolom minimal 6 karakter' },
      { field: 'kd_fakultas', message: 'Kolom tidak boleh kosong' },
    ]);
    expect((await orang.self()).data).toBeNull();
  });

  it.each<[object, string[]]>([
    [{ kd_fakultas: 999, kd_program_studi: 613 }, ['kd_fakultas', 'kd_program_studi']],
    [{ kd_program_studi: 311 }, ['kd_program_studi']],
    [{ kd_status: 3, kd_institusi: 77, nama_perguruan_tinggi: 'X' }, ['kd_institusi']],
  ])('[AUTH-28] refuses what is not in the lists, or of another faculty: %o', async (body, fields) => {
    const orang = await orangBaru(`pilihan.${uuidv7()}@kampus.example`);
    const { errors } = await orang.kirim({ ...mahasiswa, ...body });
    expect(errors?.map(({ field }) => field)).toEqual(fields);
  });

  it('[AUTH-25] [AUTH-27] reads the address of the session: who is from outside types, and an enterprise has no faculty', async () => {
    const orang = await orangBaru('budi@perusahaan.example');
    const { data } = await orang.kirim({ ...luar, nama_fakultas: 'diabaikan', kd_fakultas: 61 });
    expect(data).toMatchObject({
      kdInstitusi: 3,
      namaInstitusi: 'Industri',
      namaPerguruanTinggi: 'PT Herba Sejahtera',
      kdFakultas: null,
      namaFakultas: null,
    });
  });

  it('[GAP-171, API-004] takes an address that nobody says, as the documented call, and none that is empty or too long', async () => {
    const orang = await orangBaru('alamat@perusahaan.example');
    const salah = async (lain: object) => (await orang.kirim({ ...luar, ...lain })).errors;
    expect(await salah({ alamat: ' ' })).toEqual([{ field: 'alamat', message: 'Kolom tidak boleh kosong' }]);
    expect(await salah({ alamat: 'x'.repeat(301) })).toEqual([
      { field: 'alamat', message: 'Kolom maksimal 300 karakter' },
    ]);
    expect(await salah({ npwp: '1234' })).toEqual([
      { field: 'npwp', message: 'NPWP berisi 15 atau 16 angka.' },
    ]);
    const tanpa = await orang.kirim(luar);
    expect([tanpa.status, tanpa.data.alamat]).toEqual([201, null]);
    const lain = await orangBaru('lain@perusahaan.example');
    const alamat = 'Jl. Industri 3\nBekasi 17530';
    const { data } = await lain.kirim({ ...luar, alamat, npwp: '01.234.567.8-901.000' });
    expect(data).toMatchObject({ alamat, npwp: '012345678901000' });
  });

  it('reads the same from a form, where numbers are text', async () => {
    const orang = await orangBaru('formulir@kampus.example');
    const form = Object.fromEntries(Object.entries(mahasiswa).map(([name, value]) => [name, String(value)]));
    const { status, data } = await orang.kirimForm(form);
    expect([status, data.kdFakultas, data.kdStatus]).toEqual([201, 61, 1]);
  });

  it('answers the same to the same Idempotency-Key, and stores once', async () => {
    const orang = await orangBaru('dua.kali@kampus.example');
    const key = { 'idempotency-key': uuidv7() };
    const satu = await orang.kirim(mahasiswa, key);
    const dua = await orang.kirim(mahasiswa, key);
    expect([satu.status, dua.status, dua.headers.get('idempotency-replayed')]).toEqual([201, 201, 'true']);
    expect(dua.data).toEqual(satu.data);
  });

  it('refuses 409 where a profile stands, waiting or verified', async () => {
    for (const as of ['menunggu@kampus.example', 'dosen@kampus.example', 'nonaktif@kampus.example']) {
      const { status, data } = await uji.request<Profil>('POST', '/api/user', { as, body: mahasiswa });
      expect([status, data.email]).toEqual([409, as]);
    }
  });
});

describe('[GAP-122] first Admin and rejected account', () => {
  it.each(['dekan@kampus.example', 'kepala@kampus.example'])(
    '%s is in ADMIN_EMAILS: verified and Admin at once',
    async (email) => {
      const orang = await orangBaru(email);
      const { data } = await orang.kirim({ ...mahasiswa, kd_status: 5 });
      expect(data).toMatchObject({ kdStatusVerifikasiUser: 1, role: { namaRole: 'Admin' } });
      const token = await openSession(uji.server, orang.id);
      const daftar = await uji.request('GET', '/api/officer', {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(daftar.status).toBe(200);
    },
  );

  it('after a refusal the person reads why, and may send the profile again: 2 to 3', async () => {
    const orang = await orangBaru('ditolak@kampus.example');
    const { idRegistrasi, nama } = (await orang.kirim(mahasiswa)).data;
    const catatan = 'NIM tidak dikenal';
    const body = { uuid: orang.id, nama, flag_persetujuan: 2, catatan_verifikasi: catatan };
    await uji.request('PUT', '/api/officer', { as: 'admin@kampus.example', body });
    const ditolak = { kdStatusVerifikasiUser: 2, catatanVerifikasi: catatan, idRegistrasi };
    expect((await orang.self()).data).toMatchObject(ditolak);
    const { status, data } = await orang.kirim({ ...mahasiswa, no_induk: '22613045' });
    const lagi = { kdStatusVerifikasiUser: 3, catatanVerifikasi: null, idRegistrasi, noInduk: '22613045' };
    expect(status).toBe(201);
    expect(data).toMatchObject(lagi);
    expect((await orang.kirim(mahasiswa)).status).toBe(409);
  });
});
