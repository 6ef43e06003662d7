import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import type { Petugas, PilihanPetugas } from '#domain/petugas/schema.ts';
import { openSession } from '#server/core/session.ts';
import { parameterSampel } from '#server/db/tables/pengujian.ts';
import { audit } from '#server/db/tables/sync.ts';
import { akun, semuaAkun } from '#tests/support/akun.ts';
import { antreKunci } from '#tests/support/antre-kunci.ts';
import { buatAnalisis } from '#tests/support/analisis.ts';
import { createTestServer, type Jawaban, type Permintaan, type ServerUji } from '#tests/support/server.ts';

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

const siapa = { uuid: menunggu.uuid, nama: menunggu.nama };
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

  it.each<[string, string[]]>([
    ['id_status_verifikasi=3', ['menunggu']],
    ['flag_aktif=0', ['nonaktif']],
    ['id_role=2', ['kalab', 'kalab2', 'penyelia']],
    ['id_role=3&id_laboratorium=7', ['analis', 'laboran', 'laboran.luar']],
    ['id_role=5&id_laboratorium=7', ['admin']], // An Admin without a list has all.
    ['search=AGUS', ['laboran']],
    ['search=1990110520', ['laboran']],
    ['search=%2B62%20856-4312-9087', ['laboran']],
    ['search=0856%204312', ['laboran']],
    ['search=%25', []],
  ])('[API-051] [OFFICER-01] filters by %s', async (query, orang) => {
    expect(email(await daftar(`?${query}`))).toEqual(orang);
  });

  it('[BEYOND-32] says since when Admin is awaited, and of nobody else', async () => {
    const semua = await daftar<Petugas>('');
    const ditunggu = semua.filter(({ menungguSejak }) => menungguSejak !== null);
    expect(email(ditunggu)).toEqual(['menunggu']);
  });

  it('[GAP-69] comes in pages, without who has no profile', async () => {
    const page = await panggil<Petugas[]>('GET', '/api/officer?page=2', { as: admin });
    expect([page.data.length, page.meta]).toEqual([9, { total: 19, page: 2, perPage: 10 }]);
    expect(email(await daftar(''))).not.toContain('baru');
  });
});

describe('PUT officer', () => {
  it("[API-052] [OFFICER-18] saves, 201 'Data penelitian berhasil disimpan', with a new rev and one audit row of the differences", async () => {
    const jejak = () =>
      uji.server.db.select().from(audit).where(eq(audit.record, laboran.uuid)).orderBy(asc(audit.id));
    const sebelum = (await jejak()).length;
    const { status, info, data } = await ubah(
      isian({ nama: 'Agus S.', no_whatsapp: '081200000000', otoritas_laboratorium: [7, 5, 7] }),
    );
    expect([status, info]).toEqual([201, 'Data penelitian berhasil disimpan']);
    expect(data).toMatchObject({
      nama: 'Agus S.',
      noHp: '081200000000',
      rev: '2',
      laboratorium: 'Mikrobiologi Farmasi, LPOMK',
    });
    const perubahan = {
      nama: [laboran.nama, 'Agus S.'],
      // As much of a number as tells two apart (GAP-175).
      noHp: ['9087', '0000'],
      laboratorium: [
        [4, 7],
        [5, 7],
      ],
    };
    const baru = (await jejak()).slice(sebelum);
    expect(baru.map(({ call, role, perubahan: isi }) => [call, role, isi])).toEqual([
      ['PUT officer', 'Admin', perubahan],
    ]);
  });

  it('answers 422 with every wrong field as it was sent', async () => {
    const { status, errors } = await ubah(isian({ no_whatsapp: '081234567', id_role: '' }));
    expect([status, errors]).toEqual([
      422,
      [
        { field: 'no_whatsapp', message: 'Kolom minimal 10 karakter' },
        { field: 'id_role', message: 'Kolom tidak boleh kosong' },
      ],
    ]);
  });

  it('[OFFICER-16] takes laboratories that exist, at least one where the role works in one, none for a registrant', async () => {
    const salah = async (lab: number[]) =>
      (await ubah(isian({ otoritas_laboratorium: lab }))).errors?.[0]?.field;
    expect(await salah([4, 99])).toBe('otoritas_laboratorium[1]');
    expect(await salah([])).toBe('otoritas_laboratorium');
    expect((await ubah(isian({ id_role: 1 }))).data.admin).toEqual([]);
  });

  it('takes a form with brackets too', async () => {
    const isi = Object.fromEntries(Object.entries(isian()).map(([name, value]) => [name, String(value)]));
    const { otoritas_laboratorium: _, ...lain } = isi;
    const form = { ...lain, 'otoritas_laboratorium[]': '7', flag_aktif: '1', flag_persetujuan: '' };
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

  const putusan = (body: object) => ubah({ uuid: menunggu.uuid, nama: menunggu.nama, ...body });

  it('[OFFICER-10] refusing needs no numbers, keeps the note and gives neither role nor laboratory', async () => {
    const catatan_verifikasi = 'Bukan mahasiswa';
    const body = { flag_persetujuan: 2, catatan_verifikasi, id_role: 5, otoritas_laboratorium: [7] };
    expect((await putusan(body)).data).toMatchObject({
      role: null,
      admin: [],
      statusVerification: { kdStatusVerifikasiUser: 2 },
      catatanVerifikasi: catatan_verifikasi,
    });
  });

  it.each<[string, string, () => Promise<Jawaban<Tersimpan>>, boolean]>([
    ['a role without an approval', 'Perlu verifikasi', () => putusan(isian({ ...siapa })), false],
    ['a role without an approval', 'Ditolak', () => putusan(isian({ ...siapa })), true],
    ['an approval', 'Ditolak', () => putusan(isian({ ...siapa, flag_persetujuan: 1 })), true],
    ['the switch', 'Ditolak', () => aktifkan(menunggu.uuid, 0), true],
    ['an approval', 'Terverifikasi', () => ubah(isian({ flag_persetujuan: 1 })), false],
  ])(
    '[GAP-44, GAP-68] W8 is the judge: no %s at %s, with the record as it stands',
    async (_apa, status, lakukan, ditolak) => {
      if (ditolak) await putusan({ flag_persetujuan: 2 });
      const uuid = status === 'Terverifikasi' ? laboran.uuid : menunggu.uuid;
      const sebelum = await baca(uuid);
      const jawaban = await lakukan();
      expect([jawaban.status, jawaban.code]).toEqual([409, 'STATE']);
      expect(jawaban.info).toContain(`statusnya '${status}'.`);
      expect(jawaban.data).toMatchObject(sebelum);
      expect(await baca(uuid)).toEqual(sebelum);
    },
  );

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
});

describe('PUT officer/activate', () => {
  it('[API-054] [OFFICER-17] reads flag_aktif and uuid from the query, 201', async () => {
    const off = await aktifkan(laboran.uuid, 0);
    expect([off.status, off.info, off.data.flagAktif]).toEqual([201, 'Akun berhasil dinonaktifkan', 0]);
    const on = await aktifkan(laboran.uuid, 1);
    expect([on.status, on.info, on.data.flagAktif]).toEqual([201, 'Akun berhasil diaktifkan', 1]);
    expect((await aktifkan(uuidv7(), 0)).status).toBe(404);
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
  const hapus = (uuid: string) => panggil('DELETE', `/api/officer?uuid=${uuid}`, { as: admin });
  const tolak = () => ubah({ ...siapa, flag_persetujuan: 2, catatan_verifikasi: 'Bukan mahasiswa' });

  it('[API-053] [OFFICER-04] [OFFICER-05] removes who was turned down, 200, with their sessions; they may come again as somebody new', async () => {
    const self = () => panggil('GET', '/api/user/self', { as: menunggu.email });
    expect((await self()).status).toBe(200);
    expect((await hapus(menunggu.uuid)).status, 'waits still').toBe(409);
    await tolak();
    const { status, info } = await hapus(menunggu.uuid);
    expect([status, info]).toEqual([200, 'Data petugas berhasil dihapus']);
    expect((await self()).status).toBe(401);
    expect((await hapus(menunggu.uuid)).status).toBe(404);
    expect(email(await daftar('?id_status_verifikasi=2'))).toEqual([]);
    const hilang = and(eq(audit.record, menunggu.uuid), eq(audit.call, 'DELETE officer'));
    const rows = await uji.server.db.select().from(audit).where(hilang);
    expect(rows).toMatchObject([{ perubahan: { nama: [menunggu.nama, null] } }]);
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
    await antreKunci(uji, 2);
    lepas();
    await selesai;
    const berhasil = (await keduanya).filter(({ status }) => status === 201);
    expect(berhasil).toHaveLength(1);
    const { rows } = (await uji.server.db.execute(
      `select 1 from pengguna where role = 'Admin' and flag_aktif`,
    )) as never as { rows: unknown[] };
    expect(rows).toHaveLength(1);
  });

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

  it('[GAP-46] deactivating succeeds, lists it by kind and leaves it assigned; done and other work does not count', async () => {
    const { parameter } = await buatAnalisis(uji.server, { banyak: 2 });
    await buatAnalisis(uji.server, { kdProgres: 6, kdStatusPengujian: 8 });
    const { status, data } = await aktifkan(analis.uuid, 0);
    expect([status, data.pekerjaanTerbuka]).toEqual([
      201,
      [expect.objectContaining({ jenis: 'analisis', jumlah: 2 })],
    ]);
    expect((await aktifkan(penyelia.uuid, 0)).data.pekerjaanTerbuka).toEqual([
      expect.objectContaining({ jenis: 'supervisi', jumlah: 2 }),
    ]);
    const [satu] = await uji.server.db
      .select()
      .from(parameterSampel)
      .where(eq(parameterSampel.id, parameter[0]!));
    expect(satu).toMatchObject({ analisId: analis.uuid, penyeliaId: penyelia.uuid });
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
});
