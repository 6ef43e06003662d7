import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import type { Profil } from '#domain/akun/schema.ts';
import { openSession } from '#server/core/session.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
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
  it('[API-003] [AUTH-05] is null without a profile', async () => {
    const { status, data } = await uji.request<null>('GET', '/api/user/self', { as: 'baru@kampus.example' });
    expect([status, data]).toEqual([200, null]);
  });

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
      nik: '1990110520',
      noInduk: '1990110520',
      whatsapp: '085643129087',
      noHp: '085643129087',
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

  it('[AUTH-06] says 0 of an inactive account and 3 of a waiting one', async () => {
    const self = (as: string) => uji.request<Profil>('GET', '/api/user/self', { as });
    expect((await self('nonaktif@kampus.example')).data.flagAktif).toBe(0);
    expect((await self('menunggu@kampus.example')).data).toMatchObject({
      kdStatusVerifikasiUser: 3,
      role: null,
    });
  });

  it('[GAP-91] refuses a call that names somebody else', async () => {
    const headers = { 'x-acting-user': uuidv7() };
    const answer = await uji.request('GET', '/api/user/self', { as: 'dosen@kampus.example', headers });
    expect([answer.status, answer.code]).toEqual([403, 'USER_MISMATCH']);
  });
});

describe('POST user', () => {
  it("[API-004] [AUTH-14] [GAP-44] stores the profile, 201 'Data berhasil ditambah', waiting and without a role", async () => {
    const orang = await orangBaru('dewi@kampus.example');
    const { status, info, data } = await orang.kirim({
      ...mahasiswa,
      google_id: 'apa saja',
      email: 'admin@kampus.example',
    });
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
  });

  it('[AUTH-10] until Admin verifies, nothing else opens', async () => {
    const orang = await orangBaru('tunggu@kampus.example');
    await orang.kirim(mahasiswa);
    const token = await openSession(uji.server, orang.id);
    const lain = await uji.request('GET', '/api/officer', { headers: { authorization: `Bearer ${token}` } });
    expect([lain.status, lain.code]).toEqual([403, 'WAITING']);
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

  it('[AUTH-17] [AUTH-20] [AUTH-22] answers 422 with every wrong field as it was sent', async () => {
    const orang = await orangBaru('salah@kampus.example');
    const { status, errors } = await orang.kirim({
      ...mahasiswa,
      no_induk: '12345',
      kd_fakultas: '',
      kd_program_studi: null,
    });
    expect(status).toBe(422);
    expect(errors).toEqual([
      { field: 'no_induk', message: 'Kolom minimal 6 karakter' },
      { field: 'kd_fakultas', message: 'Kolom tidak boleh kosong' },
      { field: 'kd_program_studi', message: 'Kolom tidak boleh kosong' },
    ]);
    expect((await orang.kirim({ ...mahasiswa, no_hp: '0812' })).errors?.[0]?.field).toBe('no_hp');
    expect((await orang.self()).data).toBeNull();
  });

  it('[AUTH-28] refuses choices that are not in the lists, and a programme of another faculty', async () => {
    const orang = await orangBaru('pilihan@kampus.example');
    const field = async (body: object) =>
      (await orang.kirim({ ...mahasiswa, ...body })).errors?.map((error) => error.field);
    expect(await field({ kd_fakultas: 999, kd_program_studi: 613 })).toEqual([
      'kd_fakultas',
      'kd_program_studi',
    ]);
    expect(await field({ kd_program_studi: 311 })).toEqual(['kd_program_studi']);
    expect(await field({ kd_status: 3, kd_institusi: 77, nama_perguruan_tinggi: 'X' })).toEqual([
      'kd_institusi',
    ]);
  });

  it('[AUTH-25] [AUTH-27] reads the address of the session: outside ones type, and an enterprise has no faculty', async () => {
    const typed = await orangBaru('peneliti@kampuslain.example');
    const { kd_fakultas: _f, kd_program_studi: _p, ...umum } = mahasiswa;
    const nama = {
      nama_perguruan_tinggi: 'Universitas Lain',
      nama_fakultas: 'Sains',
      nama_program_studi: 'Kimia',
    };
    expect((await typed.kirim({ ...umum, ...nama })).data).toMatchObject({
      kdInstitusi: 1,
      kdFakultas: null,
      namaFakultas: 'Sains',
    });
    const industri = await orangBaru('budi@perusahaan.example');
    const { data } = await industri.kirim({ ...luar, nama_fakultas: 'diabaikan', kd_fakultas: 61 });
    expect(data).toMatchObject({
      kdInstitusi: 3,
      namaInstitusi: 'Industri',
      namaPerguruanTinggi: 'PT Herba Sejahtera',
      kdFakultas: null,
      namaFakultas: null,
    });
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

  it('writes the audit with what changed', async () => {
    const orang = await orangBaru('jejak@kampus.example');
    await orang.kirim(mahasiswa);
    const { rows } = (await uji.server.db.execute(
      `select call, jenis, perubahan from audit where record = '${orang.id}'`,
    )) as never as {
      rows: { call: string; jenis: string; perubahan: Record<string, unknown> }[];
    };
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      call: 'POST user',
      jenis: 'pengguna',
      perubahan: { kdStatusVerifikasi: [null, 3], noInduk: [null, '22613044'] },
    });
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

  describe('after a refusal', () => {
    let orang: Awaited<ReturnType<typeof orangBaru>>;
    beforeEach(async () => {
      orang = await orangBaru(`ditolak.${uuidv7()}@kampus.example`);
      await orang.kirim(mahasiswa);
      const body = {
        uuid: orang.id,
        nama: 'Dewi Anggraini',
        flag_persetujuan: 2,
        catatan_verifikasi: 'NIM tidak dikenal',
      };
      await uji.request('PUT', '/api/officer', { as: 'admin@kampus.example', body });
    });

    it('the person reads why, and may send the profile again: 2 to 3', async () => {
      expect((await orang.self()).data).toMatchObject({
        kdStatusVerifikasiUser: 2,
        catatanVerifikasi: 'NIM tidak dikenal',
      });
      const nomor = (await orang.self()).data?.idRegistrasi;
      const { status, data } = await orang.kirim({ ...mahasiswa, no_induk: '22613045' });
      expect(status).toBe(201);
      expect(data).toMatchObject({
        kdStatusVerifikasiUser: 3,
        noInduk: '22613045',
        catatanVerifikasi: null,
        idRegistrasi: nomor,
      });
      expect((await orang.kirim(mahasiswa)).status).toBe(409);
    });
  });
});
