import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Surat } from '#domain/surat/schema.ts';
import { SuratSchema } from '#domain/surat/schema.ts';
import { otoritas, pengguna } from '#server/db/tables/pengguna.ts';
import { akun } from '#tests/support/akun.ts';
import { admin, analis, kalab, pendaftar } from '#tests/support/layanan.ts';
import { labBiologi, labKimia, laboran, laboran2, nonLab, petugas } from '#tests/support/penelitian.ts';
import { perangkat } from '#tests/support/perangkat.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { suratUji } from '#tests/support/surat.ts';

let uji: ServerUji;
let surat: ReturnType<typeof suratUji>;
/** A payment officer of one laboratory, in which no letter of these tests is. */
let petugasLain: { uuid: string; email: string };
beforeAll(async () => {
  uji = await createTestServer();
  surat = suratUji(uji);
  petugasLain = await surat.orang(petugas, { nama: 'Sri Hartati' }, [6]);
});
afterAll(() => uji.close());

const lain = 'dosen@kampus.example';
const uuids = (data: readonly Surat[]) => data.map(({ uuid }) => uuid);

describe('[GAP-63, GAP-111] who reads which letter', () => {
  test('[DATA-51] one by its uuid, with its history under the stated name too', async () => {
    const { surat: baru, pemohon } = await surat.diajukan([labKimia, labBiologi]);
    const baca = async (as: string) => {
      const { status, info } = await surat.baca(baru.uuid, as);
      return status === 200 ? 200 : [status, info];
    };
    for (const as of [pemohon.email, laboran, laboran2, petugas, petugasLain.email, admin])
      expect(await baca(as), as).toBe(200);
    const luar = [403, 'Surat ini tidak memuat laboratorium Anda.'];
    for (const as of [analis, kalab]) expect(await baca(as), as).toEqual(luar);
    expect(await baca(lain)).toEqual([404, 'Surat tidak ditemukan.']);
    const { data } = await surat.baca(baru.uuid);
    const { historySubmission, ...satu } = data as Surat & { historySubmission: Surat['history'] };
    expect(SuratSchema.parse(satu)).toEqual(satu);
    expect(historySubmission).toEqual(satu.history);
  });

  test('[API-098, GAP-98, GAP-64, LETTER-01, LETTER-10, LETTER-17] lists: own ones, with flag_officer those of the role; by status, laboratory and text, in pages', async () => {
    const { surat: kimia, pemohon } = await surat.diajukan([labKimia]);
    const { surat: biologi } = await surat.diajukan([labBiologi]);
    const { surat: keduanya } = await surat.diajukan([labKimia, labBiologi]);
    await surat.putuskan(kimia.uuid, 2);
    await uji.server.db
      .update(pengguna)
      .set({ nama: 'Wahyu Kencana Murni', noInduk: '77613001', namaProgramStudi: 'S3 Ilmu Farmasi' })
      .where(eq(pengguna.id, pemohon.uuid));
    const nama = new Map([
      [kimia.uuid, 'kimia'],
      [biologi.uuid, 'biologi'],
      [keduanya.uuid, 'keduanya'],
    ]);
    for (const [as, query, kelihatan] of [
      [pemohon.email, '', ['kimia']],
      [pemohon.email, 'search=tidak%20ada', []],
      [laboran, '', []],
      [laboran, 'flag_officer=1&role=Laboran', ['keduanya', 'kimia']],
      [laboran2, 'flag_officer=1', ['keduanya', 'biologi']],
      [petugas, 'flag_officer=1', ['keduanya', 'biologi', 'kimia']],
      [petugasLain.email, 'flag_officer=1', ['keduanya', 'biologi', 'kimia']],
      [admin, 'flag_officer=1', ['keduanya', 'biologi', 'kimia']],
      [laboran, 'flag_officer=1&id_status_bebas_lab=3', ['kimia']],
      [laboran, `flag_officer=1&id_laboratorium=${labBiologi}`, ['keduanya']],
      [laboran, 'flag_officer=1&search=kencana', ['kimia']],
      [laboran, 'flag_officer=1&search=7761300', ['kimia']],
      [laboran, 'flag_officer=1&search=s3%20ilmu', ['kimia']],
      [laboran, 'flag_officer=1&search=biologi%20farmasi', ['keduanya']],
      [laboran, 'flag_officer=1&search=%25', []],
    ] as const) {
      const { data } = await surat.daftar(query, as);
      expect([as, query, data.flatMap(({ uuid }) => nama.get(uuid) ?? [])]).toEqual([as, query, kelihatan]);
    }
    const halaman = await surat.daftar('flag_officer=1&page=1&per_page=1', laboran);
    expect([halaman.data.length, halaman.meta!.perPage]).toEqual([1, 1]);
    expect(halaman.meta!.total).toBeGreaterThan(1);
    for (const as of [pemohon.email, kalab])
      expect((await surat.daftar('flag_officer=1', as)).status, as).toBe(403);
    expect((await surat.daftar('flag_officer=1&role=Kalab', laboran)).code).toBe('ROLE');
  });

  test('[API-099, LETTER-09] the research of one laboratory: of a letter, or the own that one would list', async () => {
    const siapa = await surat.pemohon([labKimia]);
    const judul = 'Titrasi asam askorbat';
    const uuid = await surat.riset(siapa, labBiologi, { judul });
    const { data: baru } = await surat.ajukan(siapa.email);
    const baca = (query: string, as: string) =>
      uji.request<{ uuid: string; judul: string }[]>('GET', `/api/submission-lab-free/detail?${query}`, {
        as,
      });
    for (const [query, as] of [
      [`uuid=${baru.uuid}&id_laboratorium=${labBiologi}`, petugas],
      [`id_laboratorium=${labBiologi}`, siapa.email],
      ['search=askorbat', siapa.email],
    ] as const)
      expect((await baca(query, as)).data).toMatchObject([
        {
          uuid,
          judul,
          jenisPenelitian: 'Penelitian di laboratorium',
          tglMulai: '2026-10-01',
          tglSelesai: '2026-11-01',
          statusPengajuan: 'Selesai penggunaan',
        },
      ]);
    expect((await baca('', siapa.email)).data).toHaveLength(2);
    expect((await baca(`uuid=${baru.uuid}`, lain)).status).toBe(404);
    expect((await baca(`uuid=${baru.uuid}`, analis)).status).toBe(403);
  });

  test('[API-100, DATA-53, GAP-106, LETTER-06] how much in each laboratory: all that was not rejected, elsewhere under its own name', async () => {
    const siapa = await surat.pemohon([labKimia, labKimia, nonLab]);
    await surat.riset(siapa, labKimia, { kode: 5 });
    await surat.riset(siapa, labBiologi, { kode: 1 });
    const baca = (query: string, as: string) =>
      uji.request<unknown>('GET', `/api/submission-lab-free/lab-history?${query}`, { as });
    const kimia = { idLaboratorium: labKimia, laboratorium: 'Kimia Farmasi', jlhPenelitian: 2, jlhRusak: 0 };
    const semua = [
      { idLaboratorium: labBiologi, laboratorium: 'Biologi Farmasi', jlhPenelitian: 1, jlhRusak: 0 },
      kimia,
      { idLaboratorium: nonLab, laboratorium: 'Non laboratorium', jlhPenelitian: 1, jlhRusak: 0 },
    ];
    expect((await baca('', siapa.email)).data).toEqual(semua);
    expect((await baca('search=kimia', siapa.email)).data).toEqual([kimia]);
    // Of somebody else only to who may read a letter of theirs.
    expect((await baca(`id_user=${siapa.uuid}`, petugas)).status).toBe(404);
    const { surat: baru, pemohon } = await surat.diajukan([labKimia]);
    expect(baru.uuid).toBeDefined();
    expect((await baca(`id_user=${pemohon.uuid}`, laboran)).data).toEqual([{ ...kimia, jlhPenelitian: 1 }]);
    for (const as of [laboran2, siapa.email])
      expect((await baca(`id_user=${pemohon.uuid}`, as)).status).toBe(404);
  });

  test('[API-019, DATA-46] the statuses a letter can stand at', async () => {
    const { data } = await uji.request<Record<string, unknown>[]>('GET', '/api/lab-free-status', {
      as: pendaftar,
    });
    expect(data.map((satu) => Object.values(satu))).toEqual([
      [1, 1, 'Diajukan', 'Verifikasi laboran dan petugas pembayaran'],
      [2, 2, 'Disetujui', 'Surat dapat dicetak'],
      [3, 3, 'Ditolak', 'Dapat mengajukan kembali'],
    ]);
    expect(Object.keys(data[0]!)).toEqual(['id', 'kdStatusBebasLab', 'statusBebasLab', 'prosesSelanjutnya']);
  });
});

describe('[GAP-151] what waits', () => {
  const menunggu = async (as: string, uuid: string, query = 'flag_officer=1') =>
    uuids((await surat.daftar(`${query}&menunggu=1`, as)).data).includes(uuid);

  test('for a Laboran until theirs is decided, for every payment officer until the payment is', async () => {
    const { surat: baru } = await surat.diajukan([labKimia, labBiologi]);
    const { uuid } = baru;
    const siapa = [laboran, laboran2, petugas, petugasLain.email];
    const semua = () => Promise.all(siapa.map((as) => menunggu(as, uuid)));
    expect(await semua()).toEqual([true, true, true, true]);
    await surat.putuskan(uuid, 1);
    expect(await semua()).toEqual([false, true, true, true]);
    await surat.putuskan(uuid, 1, { as: petugas });
    expect(await semua()).toEqual([false, true, false, false]);
    await surat.putuskan(uuid, 1, { as: laboran2 });
    expect(await semua()).toEqual([false, false, false, false]);
    expect(await menunggu(admin, uuid)).toBe(false);
  });

  test('for an applicant whose newest letter was refused', async () => {
    const { surat: baru, pemohon } = await surat.diajukan([labKimia]);
    expect(await menunggu(pemohon.email, baru.uuid, '')).toBe(false);
    await surat.putuskan(baru.uuid, 2);
    expect(await menunggu(pemohon.email, baru.uuid, '')).toBe(true);
    await surat.ajukan(pemohon.email);
    expect(await menunggu(pemohon.email, baru.uuid, '')).toBe(false);
  });
});

describe('on devices', () => {
  test('[GAP-80] its applicant keeps a letter for ever, who may decide it while it is decided', async () => {
    const siapa = await surat.pemohon([labKimia]);
    const hp = {
      pemohon: perangkat(uji, siapa.email),
      laboran: perangkat(uji, laboran),
      laboran2: perangkat(uji, laboran2),
      petugas: perangkat(uji, petugasLain.email),
      kalab: perangkat(uji, kalab),
      admin: perangkat(uji, admin),
    };
    const punya = async (uuid: string) => {
      const hasil: string[] = [];
      for (const [nama, satu] of Object.entries(hp)) {
        await satu.tarik('surat');
        if (satu.punya('surat', uuid)) hasil.push(nama);
      }
      return hasil;
    };
    await punya(siapa.uuid);
    const { data: baru } = await surat.ajukan(siapa.email);
    await expect.poll(() => punya(baru.uuid)).toEqual(['pemohon', 'laboran', 'petugas']);
    await surat.putuskan(baru.uuid, 1);
    await expect
      .poll(async () => {
        await hp.petugas.tarik('surat');
        return hp.petugas.punya<Surat>('surat', baru.uuid)?.detail[0]!.flagVerif;
      })
      .toBe(1);
    expect(await punya(baru.uuid)).toEqual(['pemohon', 'laboran', 'petugas']);
    await surat.putuskan(baru.uuid, 1, { as: petugas });
    await expect.poll(() => punya(baru.uuid)).toEqual(['pemohon']);
    const { data } = await surat.baca(baru.uuid, siapa.email);
    const { historySubmission: _nama, ...satu } = data as Surat & { historySubmission: unknown };
    expect(hp.pemohon.punya('surat', baru.uuid)).toEqual(satu);
    const kosong = perangkat(uji, siapa.email);
    await kosong.tarik('surat');
    expect(kosong.semua('surat')).toEqual([baru.uuid]);
  });

  test('[GAP-151] its applicant hears that a refused letter is the newest no longer, and asks for no other', async () => {
    const { surat: lama, pemohon } = await surat.diajukan([labKimia]);
    await surat.putuskan(lama.uuid, 2);
    const hp = perangkat(uji, pemohon.email);
    await hp.tarik('surat');
    const terbaru = () => hp.punya<Surat>('surat', lama.uuid)!.flagTerbaru;
    expect(terbaru()).toBe(true);
    await surat.ajukan(pemohon.email);
    await expect.poll(async () => (await hp.tarik('surat')).diberi).toContain(lama.uuid);
    expect(terbaru()).toBe(false);
  });

  test('[GAP-132] hear of it when a laboratory loses its last Laboran, and when it has one again', async () => {
    const { db } = uji.server;
    const lab = 5;
    await db.delete(otoritas).where(eq(otoritas.laboratoriumId, lab));
    const { uuid: dewi } = await surat.orang(laboran, {}, [lab]);
    const { surat: baru } = await surat.diajukan([lab]);
    await surat.diajukan([labKimia]);
    const hp = perangkat(uji, petugas);
    await hp.tarik('surat');
    const ubah = (uuid: string, flag_aktif: 0 | 1) =>
      uji.request('PUT', '/api/officer/activate', { as: admin, body: { uuid, flag_aktif } });
    const tanpa = () => hp.punya<Surat>('surat', baru.uuid)!.detail[0]!.tanpaLaboran;
    expect(tanpa()).toBe(false);
    for (const [flag, kini] of [
      [0, true],
      [1, false],
    ] as const) {
      expect((await ubah(dewi, flag)).status).toBe(201);
      await expect.poll(async () => (await hp.tarik('surat')).diberi).toEqual([baru.uuid]);
      expect(tanpa()).toBe(kini);
    }
    // Who has role and laboratory already has nothing to decide before their account is verified.
    const { uuid: siti } = await surat.orang(laboran, { kdStatusVerifikasi: 3 }, [lab]);
    await ubah(dewi, 0);
    await hp.tarik('surat');
    expect(tanpa()).toBe(true);
    const disetujui = {
      uuid: siti,
      nama: 'Siti Rahmawati',
      no_whatsapp: '081234567899',
      no_induk_kepegawaian: '198702',
      id_role: 3,
      otoritas_laboratorium: [lab],
      flag_persetujuan: 1,
    };
    expect((await uji.request('PUT', '/api/officer', { as: admin, body: disetujui })).status).toBe(201);
    await hp.tarik('surat');
    expect(tanpa()).toBe(false);
    await ubah(dewi, 1);
    await hp.tarik('surat');
    // One of several changes nothing for anybody.
    const { uuid: kedua } = await surat.orang(laboran, {}, [lab]);
    await ubah(kedua, 0);
    expect((await hp.tarik('surat')).diberi).toEqual([]);
  });

  test('show a new name of who applied and of who decided', async () => {
    const { surat: baru, pemohon } = await surat.diajukan([labKimia]);
    await surat.putuskan(baru.uuid, 1);
    const hp = perangkat(uji, pemohon.email);
    await hp.tarik('surat');
    const { uuid, profil, laboratorium } = akun(laboran);
    const { status } = await uji.request('PUT', '/api/officer', {
      as: admin,
      body: {
        uuid,
        nama: 'Agus Setiawan Putra',
        no_whatsapp: profil!.noHp,
        no_induk_kepegawaian: profil!.noInduk,
        id_role: 3,
        otoritas_laboratorium: laboratorium,
      },
    });
    expect(status).toBe(201);
    await expect.poll(async () => (await hp.tarik('surat')).diberi).toEqual([baru.uuid]);
    expect(hp.punya<Surat>('surat', baru.uuid)!.detail[0]!.user!.nama).toBe('Agus Setiawan Putra');
  });
});

test('[GAP-131] letters that nobody may decide are open work, for Admin to see', async () => {
  const { db } = uji.server;
  const { surat: baru } = await surat.diajukan([labKimia]);
  type Petugas = { pekerjaanTerbuka: { jenis: string; jumlah: number }[] };
  const matikan = async (uuid: string, flag_aktif: 0 | 1) =>
    (
      await uji.request<Petugas>('PUT', '/api/officer/activate', { as: admin, body: { uuid, flag_aktif } })
    ).data.pekerjaanTerbuka.find(({ jenis }) => jenis === 'surat-petugas')?.jumlah ?? 0;
  expect(await matikan(petugasLain.uuid, 0)).toBe(0);
  const terbuka = await matikan(akun(petugas).uuid, 0);
  expect(terbuka).toBeGreaterThan(0);
  await db.execute(`update putusan_surat set flag_verif = 1, verifikator_id = '${akun(petugas).uuid}',
    role = 'Petugas pembayaran', tgl_verif = now() where laboratorium_id is null and surat_id = '${baru.uuid}'`);
  expect(await matikan(akun(petugas).uuid, 0)).toBe(terbuka - 1);
  expect(await matikan(akun(petugas).uuid, 1)).toBe(0);
  // Their own is nobody's to decide where they are the only one (GAP-142).
  const { surat: sendiri } = await surat.diajukan([labKimia]);
  await db.execute(`update surat set pemohon_id = '${akun(petugas).uuid}' where id = '${sendiri.uuid}'`);
  const { data } = await uji.request<Petugas['pekerjaanTerbuka']>('GET', '/api/officer/work', { as: admin });
  expect(data.find(({ jenis }) => jenis === 'surat-petugas')?.jumlah).toBe(1);
});
