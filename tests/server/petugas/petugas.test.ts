import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import type { Petugas, PilihanPetugas } from '#domain/petugas/schema.ts';
import { openSession } from '#server/core/session.ts';
import { akun, semuaAkun } from '#tests/support/akun.ts';
import { buatAnalisis } from '#tests/support/analisis.ts';
import { createTestServer, type Permintaan, type ServerUji } from '#tests/support/server.ts';

const admin = 'admin@kampus.example';
const laboran = akun('laboran@kampus.example');
const menunggu = akun('menunggu@kampus.example');
type Tersimpan = Petugas & { pekerjaanTerbuka: { jenis: string; jumlah: number }[] };

let uji: ServerUji;
const tokens = new Map<string, string>();
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());
beforeEach(async () => {
  await uji.server.db.execute('truncate pengguna cascade');
  await semuaAkun(uji.server.db);
  tokens.clear();
});

/** A call in the one session a person has in a test. */
async function panggil<T>(method: string, path: string, { as, ...isi }: Permintaan & { as: string }) {
  const token = tokens.get(as) ?? (await openSession(uji.server, akun(as).uuid));
  tokens.set(as, token);
  return uji.request<T>(method, path, {
    ...isi,
    headers: { ...isi.headers, authorization: `Bearer ${token}` },
  });
}

const isian = (body: object = {}) => ({
  uuid: laboran.uuid,
  nama: laboran.nama,
  no_whatsapp: '085643129087',
  no_induk_kepegawaian: '1990110520',
  id_role: 3,
  otoritas_laboratorium: [4, 7],
  ...body,
});
const ubah = (body: object, as = admin) => panggil<Tersimpan>('PUT', '/api/officer', { as, body });
const aktifkan = (uuid: string, flag: 0 | 1, as = admin) =>
  panggil<Tersimpan>('PUT', `/api/officer/activate?flag_aktif=${flag}&uuid=${uuid}`, { as });
const baca = async (uuid: string) =>
  (await panggil<Petugas>('GET', `/api/officer?uuid=${uuid}`, { as: admin })).data;
const daftar = async <T extends PilihanPetugas = Petugas>(query: string, as = admin) =>
  (await panggil<T[]>('GET', `/api/officer${query}`, { as })).data;
const email = (rows: Petugas[]) =>
  rows.map((row) => row.email.split('@')[0]!).toSorted((a, b) => a.localeCompare(b));

describe('GET officer', () => {
  it('[DATA-35] gives Admin the full row, also by uuid', async () => {
    expect(await baca(laboran.uuid)).toMatchObject({
      id: laboran.uuid,
      uuid: laboran.uuid,
      nama: laboran.nama,
      email: laboran.email,
      noInduk: '1990110520',
      noHp: '085643129087',
      role: { namaRole: 'Laboran' },
      idRole: 3,
      laboratorium: 'Kimia Farmasi, LPOMK',
      admin: [{ idLaboratorium: 4 }, { idLaboratorium: 7 }],
      statusVerification: { kdStatusVerifikasiUser: 1, statusVerifikasiUser: 'Terverifikasi' },
      flagAktif: 1,
    });
    expect((await panggil('GET', `/api/officer?uuid=${uuidv7()}`, { as: admin })).status).toBe(404);
  });

  it('[CONF-50] gives everybody else names to choose from, no registrant and no way to reach anybody', async () => {
    for (const as of ['mahasiswa@kampus.example', 'kalab@kampus.example', 'petugas@kampus.example']) {
      const rows = await daftar<PilihanPetugas>('?flag_aktif=1', as);
      expect(rows.length).toBe(9);
      for (const row of rows)
        expect(Object.keys(row).sort()).toEqual(['admin', 'id', 'laboratorium', 'nama', 'role', 'uuid']);
      expect(rows.some((row) => row.role?.namaRole === 'Pendaftar')).toBe(false);
      expect(await daftar<PilihanPetugas>('?search=0856431', as)).toEqual([]);
      expect(await daftar<PilihanPetugas>('?search=laboran%40kampus', as)).toEqual([]);
      const orang = await panggil('GET', `/api/officer?uuid=${akun('dosen@kampus.example').uuid}`, { as });
      expect(orang.status).toBe(404);
    }
  });

  it('[API-051] [OFFICER-01] filters by status, role, laboratory, activity and text, in pages [GAP-69]', async () => {
    expect(email(await daftar('?id_status_verifikasi=3'))).toEqual(['menunggu']);
    expect(email(await daftar('?flag_aktif=0'))).toEqual(['nonaktif']);
    expect(email(await daftar('?id_role=2'))).toEqual(['kalab', 'kalab2', 'penyelia']);
    expect(email(await daftar('?id_role=3&id_laboratorium=7'))).toEqual([
      'analis',
      'laboran',
      'laboran.luar',
    ]);
    expect(email(await daftar('?id_laboratorium=7')), 'an Admin without a list has all').toContain('admin');
    expect(email(await daftar('?search=AGUS'))).toEqual(['laboran']);
    expect(email(await daftar('?search=1990110520'))).toEqual(['laboran']);
    expect(await daftar('?search=%25')).toEqual([]);
    const page = await panggil<Petugas[]>('GET', '/api/officer?page=2', { as: admin });
    expect([page.data.length, page.meta]).toEqual([8, { total: 18, page: 2, perPage: 10 }]);
    expect(email(await daftar('')), 'no profile, no row').not.toContain('baru');
  });
});

describe('PUT officer', () => {
  it("[API-052] [OFFICER-18] saves, 201 'Data penelitian berhasil disimpan', with a new rev", async () => {
    const { status, info, data } = await ubah(
      isian({ nama: 'Agus Setiawan', no_whatsapp: '081200000000', otoritas_laboratorium: [7, 5, 7] }),
    );
    expect([status, info]).toEqual([201, 'Data penelitian berhasil disimpan']);
    expect(data).toMatchObject({
      nama: 'Agus Setiawan',
      noHp: '081200000000',
      rev: '2',
      laboratorium: 'Mikrobiologi Farmasi, LPOMK',
    });
  });

  it('is Admin only', async () => {
    for (const as of [
      'kalab@kampus.example',
      'laboran@kampus.example',
      'petugas@kampus.example',
      'dosen@kampus.example',
    ]) {
      const { status } = await ubah(isian(), as);
      expect([as, status]).toEqual([as, 403]);
      expect((await aktifkan(laboran.uuid, 0, as)).status).toBe(403);
    }
  });

  it('[OFFICER-13] [OFFICER-14] [OFFICER-15] [CONST-21] checks name, number sizes and that the induk number is digits', async () => {
    const salah = async (body: object) =>
      (await ubah(isian(body))).errors?.map(({ field, message }) => `${field}: ${message}`);
    expect(await salah({ nama: '' })).toEqual(['nama: Kolom tidak boleh kosong']);
    expect(await salah({ no_whatsapp: '081234567' })).toEqual(['no_whatsapp: Kolom minimal 10 karakter']);
    expect(await salah({ no_whatsapp: '081234567890123' })).toEqual([
      'no_whatsapp: Kolom maksimal 14 karakter',
    ]);
    expect(await salah({ no_induk_kepegawaian: '123' })).toEqual([
      'no_induk_kepegawaian: Kolom minimal 4 karakter',
    ]);
    expect(await salah({ no_induk_kepegawaian: '12345678901234567' })).toEqual([
      'no_induk_kepegawaian: Kolom maksimal 16 karakter',
    ]);
    expect(await salah({ no_induk_kepegawaian: '12a4' })).toEqual([
      'no_induk_kepegawaian: Input harus berisi angka.',
    ]);
    expect(await salah({ no_whatsapp: '', no_induk_kepegawaian: null, id_role: '' })).toEqual([
      'no_whatsapp: Kolom tidak boleh kosong',
      'no_induk_kepegawaian: Kolom tidak boleh kosong',
      'id_role: Kolom tidak boleh kosong',
    ]);
    expect((await ubah(isian({ no_induk_kepegawaian: '1234' }))).status).toBe(201);
    expect((await ubah(isian({ no_induk_kepegawaian: '1234567890123456' }))).status).toBe(201);
  });

  it('[OFFICER-16] takes laboratories that exist, at least one where the role works in one, none for a registrant', async () => {
    expect((await ubah(isian({ otoritas_laboratorium: [4, 99] }))).errors?.map(({ field }) => field)).toEqual(
      ['otoritas_laboratorium[1]'],
    );
    expect((await ubah(isian({ otoritas_laboratorium: [] }))).errors?.map(({ field }) => field)).toEqual([
      'otoritas_laboratorium',
    ]);
    expect((await ubah(isian({ id_role: 1 }))).data.admin).toEqual([]);
  });

  it('takes a form with brackets too', async () => {
    const { uuid, nama } = laboran;
    const form = {
      uuid,
      nama,
      no_whatsapp: '085643129087',
      no_induk_kepegawaian: '1990110520',
      id_role: '3',
      'otoritas_laboratorium[]': '7',
      flag_aktif: '1',
      flag_persetujuan: '',
    };
    const { status, data } = await panggil<Tersimpan>('PUT', '/api/officer', { as: admin, form });
    expect([status, data.laboratorium]).toEqual([201, 'LPOMK']);
  });

  it('[GAP-43] [GAP-44] [GAP-45] approving gives role, laboratories and status 1; it works at the next call', async () => {
    const token = { as: menunggu.email };
    expect((await panggil('GET', '/api/officer', token)).code).toBe('WAITING');
    const { status, data } = await ubah(
      isian({ uuid: menunggu.uuid, nama: menunggu.nama, flag_persetujuan: 1 }),
    );
    expect(status).toBe(201);
    expect(data).toMatchObject({
      role: { namaRole: 'Laboran' },
      statusVerification: { kdStatusVerifikasiUser: 1 },
      catatanVerifikasi: null,
    });
    expect((await panggil('GET', '/api/officer', token)).status).toBe(200);
  });

  it.each([
    ['waits to be verified', null, 3, 'Perlu verifikasi'],
    ['was turned down', 2, 2, 'Ditolak'],
  ])(
    '[GAP-44] who %s is given no role or laboratory but by an approval',
    async (_judul, putusan, kode, status) => {
      const { uuid, nama } = menunggu;
      if (putusan) await ubah({ uuid, nama, flag_persetujuan: putusan });
      const sebelum = await baca(uuid);
      const jawaban = await ubah(isian({ uuid, nama }));
      expect([jawaban.status, jawaban.code]).toEqual([409, 'STATE']);
      expect(jawaban.info).toBe(
        `Ubah petugas hanya dapat dilakukan pada status 'Terverifikasi'; status sekarang '${status}'.`,
      );
      expect(jawaban.data).toMatchObject({
        role: null,
        admin: [],
        statusVerification: { kdStatusVerifikasiUser: kode },
      });
      expect(await baca(uuid)).toEqual(sebelum);
    },
  );

  it('[OFFICER-10] refusing needs no numbers, keeps the note and gives neither role nor laboratory', async () => {
    const body = {
      uuid: menunggu.uuid,
      nama: menunggu.nama,
      flag_persetujuan: 2,
      catatan_verifikasi: 'Bukan mahasiswa',
      id_role: 5,
      otoritas_laboratorium: [7],
    };
    expect((await ubah(body)).data).toMatchObject({
      role: null,
      admin: [],
      statusVerification: { kdStatusVerifikasiUser: 2 },
      catatanVerifikasi: 'Bukan mahasiswa',
    });
  });

  it('[GAP-68] W8 is the judge: what is decided cannot be decided again, with the current record in data', async () => {
    await ubah({ uuid: menunggu.uuid, nama: menunggu.nama, flag_persetujuan: 2 });
    const { status, data } = await ubah(isian({ uuid: menunggu.uuid, flag_persetujuan: 1 }));
    expect([status, data.statusVerification.kdStatusVerifikasiUser]).toEqual([409, 2]);
    expect((await ubah(isian({ flag_persetujuan: 1 }))).status, 'verified already').toBe(409);
    expect((await aktifkan(menunggu.uuid, 0)).status, 'only a verified account has the switch').toBe(409);
    expect((await ubah(isian({ flag_persetujuan: 3 }))).status).toBe(422);
  });

  it('[GAP-92] refuses a stale base_rev or If-Match with 409 and the current record, and takes the present one', async () => {
    await ubah(isian({ nama: 'Diubah Lain' }));
    const stale = await ubah(isian({ base_rev: '1' }));
    expect([stale.status, stale.code, stale.data.nama]).toEqual([409, 'STALE', 'Diubah Lain']);
    const ifMatch = await panggil('PUT', '/api/officer', {
      as: admin,
      body: isian(),
      headers: { 'if-match': '"1"' },
    });
    expect(ifMatch.status).toBe(409);
    expect((await ubah(isian({ base_rev: '2' }))).status).toBe(201);
  });

  it('role and laboratories take effect at the next call of a session that goes on [GAP-46]', async () => {
    const milik = () =>
      panggil<{ role: { namaRole: string }; admin: { idLaboratorium: number }[] }>('GET', '/api/user/self', {
        as: laboran.email,
      });
    expect((await panggil('GET', '/api/test-analysis/analyst', { as: laboran.email })).status).toBe(200);
    await ubah(isian({ id_role: 4, otoritas_laboratorium: [5] }));
    const { status, data } = await milik();
    expect([status, data.role.namaRole, data.admin.map((lab) => lab.idLaboratorium)]).toEqual([
      200,
      'Petugas pembayaran',
      [5],
    ]);
    expect((await panggil('GET', '/api/test-analysis/analyst', { as: laboran.email })).status).toBe(403);
  });

  it('writes one audit row with the differences', async () => {
    const jejak = async () =>
      (
        (await uji.server.db.execute(
          `select call, perubahan, role from audit where record = '${laboran.uuid}' order by id`,
        )) as never as { rows: unknown[] }
      ).rows;
    const sebelum = (await jejak()).length;
    await ubah(isian({ nama: 'Agus S.', otoritas_laboratorium: [7] }));
    expect((await jejak()).slice(sebelum)).toEqual([
      {
        call: 'PUT officer',
        role: 'Admin',
        perubahan: { nama: [laboran.nama, 'Agus S.'], laboratorium: [[4, 7], [7]] },
      },
    ]);
  });
});

describe('PUT officer/activate', () => {
  it('[API-054] [OFFICER-17] reads flag_aktif and uuid from the query, 201', async () => {
    const off = await aktifkan(laboran.uuid, 0);
    expect([off.status, off.info, off.data.flagAktif]).toEqual([201, 'Akun berhasil dinonaktifkan', 0]);
    const on = await aktifkan(laboran.uuid, 1);
    expect([on.status, on.info, on.data.flagAktif]).toEqual([201, 'Akun berhasil diaktifkan', 1]);
    expect((await aktifkan(uuidv7(), 0)).status).toBe(404);
    expect((await panggil('PUT', '/api/officer/activate?flag_aktif=2&uuid=x', { as: admin })).status).toBe(
      422,
    );
  });

  it.each([
    ['officer/activate', () => aktifkan(laboran.uuid, 0)],
    ['officer', () => ubah(isian({ flag_aktif: 0 }))],
  ])('[GAP-46] [GAP-109] deactivating by %s ends every session at once', async (_call, nonaktifkan) => {
    const self = () => panggil('GET', '/api/user/self', { as: laboran.email });
    expect((await self()).status).toBe(200);
    expect((await nonaktifkan()).status).toBe(201);
    expect((await self()).status).toBe(401);
  });
});

describe('DELETE officer', () => {
  const hapus = (uuid: string, as = admin) => panggil('DELETE', `/api/officer?uuid=${uuid}`, { as });
  const tolak = () =>
    ubah({
      uuid: menunggu.uuid,
      nama: menunggu.nama,
      flag_persetujuan: 2,
      catatan_verifikasi: 'Bukan mahasiswa',
    });

  it('[API-053] [OFFICER-04] [OFFICER-05] removes who was turned down, 200, and they may come again as somebody new', async () => {
    expect((await hapus(menunggu.uuid)).status, 'waits still').toBe(409);
    expect((await hapus(laboran.uuid)).status, 'verified').toBe(409);
    await tolak();
    expect((await hapus(menunggu.uuid, 'kalab@kampus.example')).status).toBe(403);
    const { status, info } = await hapus(menunggu.uuid);
    expect([status, info]).toEqual([200, 'Data petugas berhasil dihapus']);
    expect((await hapus(menunggu.uuid)).status).toBe(404);
    expect(email(await daftar('?id_status_verifikasi=2'))).toEqual([]);
    const { rows } = (await uji.server.db.execute(
      `select perubahan from audit where record = '${menunggu.uuid}' and call = 'DELETE officer'`,
    )) as never as { rows: { perubahan: Record<string, unknown> }[] };
    expect(rows.map(({ perubahan }) => perubahan['nama'])).toEqual([[menunggu.nama, null]]);
  });

  it('ends the sessions of who is removed', async () => {
    const self = () => panggil('GET', '/api/user/self', { as: menunggu.email });
    expect((await self()).status).toBe(200);
    await tolak();
    await hapus(menunggu.uuid);
    expect((await self()).status).toBe(401);
  });

  it('[GAP-47] is refused as long as a record names the person, with the account as it stands', async () => {
    await buatAnalisis(uji.server, { pendaftar: menunggu.email });
    await tolak();
    const { status, info, data } = await hapus(menunggu.uuid);
    expect([status, (data as unknown as Petugas).uuid]).toEqual([409, menunggu.uuid]);
    expect(info).toContain('masih tercatat pada data lain');
    expect((await baca(menunggu.uuid)).nama).toBe(menunggu.nama);
    await uji.server.db.execute('truncate pendaftaran cascade');
  });
});

describe('[GAP-122] there is always an Admin', () => {
  const pelaku = akun(admin);
  const adminKedua = isian({ id_role: 5, otoritas_laboratorium: [] });
  const dirinya = (body: object) =>
    isian({ uuid: pelaku.uuid, nama: pelaku.nama, id_role: 5, otoritas_laboratorium: [], ...body });

  it('nobody deactivates themself, even with another Admin there', async () => {
    await ubah(adminKedua);
    expect((await aktifkan(pelaku.uuid, 0)).status).toBe(409);
    expect((await ubah(dirinya({ flag_aktif: 0 }))).status).toBe(409);
    expect((await panggil('GET', '/api/officer', { as: admin })).status).toBe(200);
  });

  it('the last one keeps the role; with another it may go', async () => {
    const turun = dirinya({ id_role: 3, otoritas_laboratorium: [7] });
    // One that nobody has verified yet is no other.
    await uji.server.db.execute(`update pengguna set role = 'Admin' where kd_status_verifikasi = 3`);
    const { status, info } = await ubah(turun);
    expect([status, info]).toEqual([409, expect.stringContaining('paling sedikit satu Admin aktif')]);
    await ubah(adminKedua);
    expect((await ubah(turun)).status).toBe(201);
  });

  it('two Admins who deactivate each other at once leave one', async () => {
    await ubah(adminKedua);
    for (const as of [admin, laboran.email]) await panggil('GET', '/api/user/self', { as });
    const { lepas, selesai } = await tahanAdmin();
    const keduanya = Promise.all([aktifkan(laboran.uuid, 0, admin), aktifkan(pelaku.uuid, 0, laboran.email)]);
    await keduanyaMenunggu();
    lepas();
    await selesai;
    const berhasil = (await keduanya).filter(({ status }) => status === 201);
    expect(berhasil).toHaveLength(1);
    const { rows } = (await uji.server.db.execute(
      `select 1 from pengguna where role = 'Admin' and flag_aktif`,
    )) as never as { rows: unknown[] };
    expect(rows).toHaveLength(1);
  });

  /**
   * Both stand at the rows that are held, and neither has changed anything. Embedded PGlite has one connection: there
   * the two wait for the transaction itself, and nobody could ask it.
   */
  async function keduanyaMenunggu(): Promise<void> {
    const { database, db } = uji.server;
    if (database.engine === 'pglite') return;
    const menunggu = async () => {
      const { rows } = (await db.execute(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )) as never as { rows: unknown[] };
      expect(rows).toHaveLength(2);
    };
    await vi.waitFor(menunggu, { timeout: 60_000, interval: 5 });
  }

  /** Holds the rows of all Admins until `lepas`, so that calls that need them all arrive before one goes on. */
  async function tahanAdmin() {
    const ditahan = Promise.withResolvers<void>();
    const dilepas = Promise.withResolvers<void>();
    const selesai = uji.server.db.transaction(async (tx) => {
      await tx.execute(`select 1 from pengguna where role = 'Admin' for update`);
      ditahan.resolve();
      await dilepas.promise;
    });
    await ditahan.promise;
    return { lepas: dilepas.resolve, selesai };
  }
});

describe('[GAP-131] work that stays open', () => {
  const analis = akun('analis@kampus.example');
  const penyelia = akun('penyelia@kampus.example');

  it('deactivating succeeds and lists it by kind; done and other work does not count', async () => {
    await buatAnalisis(uji.server, { banyak: 2 });
    await buatAnalisis(uji.server, { kdProgres: 6, kdStatusPengujian: 8 });
    const { status, data } = await aktifkan(analis.uuid, 0);
    expect([status, data.pekerjaanTerbuka]).toEqual([
      201,
      [expect.objectContaining({ jenis: 'analisis', jumlah: 2 })],
    ]);
    expect((await aktifkan(penyelia.uuid, 0)).data.pekerjaanTerbuka).toEqual([
      expect.objectContaining({ jenis: 'supervisi', jumlah: 2 }),
    ]);
  });

  it('moving to another laboratory lists what is left behind, a change of name nothing', async () => {
    await buatAnalisis(uji.server);
    const body = (lab: number[], more: object = {}) =>
      isian({ uuid: analis.uuid, nama: analis.nama, otoritas_laboratorium: lab, ...more });
    expect((await ubah(body([7], { nama: 'Nur Aini' }))).data.pekerjaanTerbuka).toEqual([]);
    expect((await ubah(body([5]))).data.pekerjaanTerbuka).toEqual([
      expect.objectContaining({ jenis: 'analisis', jumlah: 1 }),
    ]);
    expect(
      (await ubah(body([7], { id_role: 4 }))).data.pekerjaanTerbuka,
      'a role that may not analyse',
    ).toHaveLength(1);
  });

  it('[GAP-46] the assignments themselves stay', async () => {
    const { parameter } = await buatAnalisis(uji.server);
    await aktifkan(analis.uuid, 0);
    const { rows } = (await uji.server.db.execute(
      `select analis_id from parameter_sampel where id = '${parameter[0]}'`,
    )) as never as { rows: { analis_id: string }[] };
    expect(rows[0]?.analis_id).toBe(analis.uuid);
  });
});
