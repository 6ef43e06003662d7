import type { ParameterUji } from '#domain/parameter-uji/schema.ts';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Petugas } from '#domain/petugas/schema.ts';
import { otoritas, pengguna } from '#server/db/tables/pengguna.ts';
import { versiLembar } from '#server/db/tables/lembar-kerja.ts';
import { audit } from '#server/db/tables/sync.ts';
import { akun } from '#tests/support/akun.ts';
import { contohSusut, isiSusut } from '#tests/support/contoh/lembar-kerja.ts';
import { admin, analis, kalab, pendaftar } from '#tests/support/layanan.ts';
import { kalab2, laboran, petugas } from '#tests/support/penelitian.ts';
import { perangkat } from '#tests/support/perangkat.ts';
import { potret } from '#tests/support/potret.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { versiUji } from '#tests/support/versi-lembar.ts';

let uji: ServerUji;
let alur: ReturnType<typeof versiUji>;
/** Somebody else's account, an Admin of the same laboratory for the length of this file. */
const adminLain = 'dosen@kampus.example';
beforeAll(async () => {
  uji = await createTestServer();
  alur = versiUji(uji);
  await uji.server.db
    .update(pengguna)
    .set({ role: 'Admin' })
    .where(eq(pengguna.id, akun(adminLain).uuid));
  await uji.server.db
    .insert(otoritas)
    .values({ penggunaId: akun(adminLain).uuid, laboratoriumId: 7 })
    .onConflictDoNothing();
});
afterAll(() => uji.close());

const ubahan = isiSusut({ petunjuk: 'Keringkan 4 jam.' });
const status = async (uuid: string) => (await alur.baca(uuid)).data.statusVersi.statusVersi;

describe('a draft', () => {
  test('[BEYOND-06] is the next version of its test, with what its worked examples come to', async () => {
    const parameter = await alur.uji();
    const satu = await alur.buat(parameter);
    expect([satu.status, satu.info]).toEqual([201, 'Rancangan lembar kerja tersimpan']);
    expect(satu.data).toMatchObject({
      nomor: 1,
      rev: '1',
      statusVersi: { kdStatusVersi: 1, statusVersi: 'Rancangan' },
      parameterUji: { uuid: parameter },
      idLaboratorium: 7,
      isi: isiSusut(),
      contoh: [contohSusut()],
      contohDicoba: [{ cocok: true, baris: [{ nama: 'hasil', tampil: '2,86', keluar: '2,86', sama: true }] }],
      penulis: [{ uuid: akun(admin).uuid }],
      dirilisOleh: null,
    });
    expect((await alur.baca(satu.data.uuid)).data).toEqual(satu.data);
    expect((await alur.buat(parameter)).data.nomor).toBe(2);
    expect((await alur.daftar(parameter)).data.map(({ nomor }) => nomor)).toEqual([2, 1]);
  });

  test('[BEYOND-02, BEYOND-06] that cannot compute is refused, each fault at its field', async () => {
    const parameter = await alur.uji();
    const isi = isiSusut({
      rumusAkhir: [{ nama: 'akhir', label: 'Rerata', ungkapan: 'rerata(susutt)' }],
    });
    const sebelum = await potret(uji);
    const { status: kode, errors } = await alur.buat(parameter, { isi });
    expect([kode, errors?.map(({ field }) => field)]).toEqual([422, ['isi[rumus_akhir][0][ungkapan]']]);
    expect(errors![0]!.message).toContain("'susutt'");
    expect(await potret(uji)).toEqual(sebelum);
  });

  test('[BEYOND-06] is written on by any Admin of the laboratory, on the revision they saw', async () => {
    const { data } = await alur.buat(await alur.uji());
    const lain = await alur.ubah(data, { as: adminLain, isi: ubahan });
    expect(lain.data).toMatchObject({ rev: '2', isi: ubahan });
    expect(lain.data.penulis.map(({ uuid }) => uuid)).toEqual([akun(admin).uuid, akun(adminLain).uuid]);
    const basi = await alur.ubah(data, { isi: isiSusut() });
    expect([basi.status, basi.code, basi.data.rev]).toEqual([409, 'STALE', '2']);
    const [jejak] = await uji.server.db
      .select()
      .from(audit)
      .where(eq(audit.record, data.uuid))
      .orderBy(desc(audit.id))
      .limit(1);
    expect(jejak).toMatchObject({ jenis: 'versiLembar', penggunaId: akun(adminLain).uuid });
    expect(jejak!.perubahan).toMatchObject({
      isi: [{ petunjuk: isiSusut().petunjuk }, { petunjuk: ubahan.petunjuk }],
    });
  });
});

describe('release', () => {
  test('[BEYOND-07] is a second person’s: none of those who wrote in it', async () => {
    const { data } = await alur.buat(await alur.uji());
    expect((await alur.rilis(data, admin)).status).toBe(403);
    const { data: berdua } = await alur.ubah(data, { as: adminLain });
    for (const as of [admin, adminLain]) expect((await alur.rilis(berdua, as)).status).toBe(403);
    const { status: kode, data: dirilis } = await alur.rilis(berdua);
    expect([kode, dirilis.statusVersi.statusVersi]).toEqual([200, 'Dirilis']);
    expect(dirilis).toMatchObject({
      dirilisOleh: { uuid: akun(kalab).uuid },
      dirilisPada: uji.jam.now().toISOString(),
    });
  });

  test('[BEYOND-07] the database itself knows no version that one of its writers released', async () => {
    const { data } = await alur.buat(await alur.uji());
    const sendiri = uji.server.db
      .update(versiLembar)
      .set({ dirilisOleh: akun(admin).uuid })
      .where(eq(versiLembar.id, data.uuid));
    await expect(sendiri).rejects.toMatchObject({ cause: { constraint: 'versi_lembar_orang_kedua' } });
  });

  test('[BEYOND-07] a version that does not reproduce its worked example is refused, with what came out', async () => {
    const { data } = await alur.buat(await alur.uji(), { contoh: [contohSusut('2,85')] });
    expect(data.contohDicoba).toMatchObject([{ cocok: false, baris: [{ tampil: '2,85', keluar: '2,86' }] }]);
    const ditolak = await alur.rilis(data);
    expect([ditolak.status, ditolak.data.uuid]).toEqual([409, data.uuid]);
    expect(ditolak.info).toContain('2,86, bukan 2,85');
    const { data: betul } = await alur.ubah(data);
    expect((await alur.rilis(betul)).status).toBe(200);
  });

  test('[BEYOND-07] one without a worked example is refused', async () => {
    const { data } = await alur.buat(await alur.uji(), { contoh: [] });
    const { status: kode, info } = await alur.rilis(data);
    expect([kode, info]).toEqual([
      409,
      'Versi ini belum mempunyai contoh kerja. Tulis sedikitnya satu, dengan hasil yang diharapkan.',
    ]);
  });

  test('[BEYOND-07] what an earlier calculation answered is no evidence: it is computed at that moment', async () => {
    const { data } = await alur.buat(await alur.uji());
    await uji.server.db
      .update(versiLembar)
      .set({ contoh: [contohSusut('2,85')] })
      .where(eq(versiLembar.id, data.uuid));
    expect((await alur.rilis(data)).status).toBe(409);
  });

  test('[BEYOND-07, GAP-151] waits for those alone who may give it, once the examples come out; they are told of a draft at once', async () => {
    const parameter = await alur.uji();
    const { data } = await alur.buat(parameter, { contoh: [contohSusut('2,85')] });
    const menunggu = async () => {
      const semua = [admin, adminLain, kalab, kalab2, analis];
      const dari = await Promise.all(semua.map(async (as) => (await alur.menunggu(as)).includes(parameter)));
      return semua.filter((_, ke) => dari[ke]);
    };
    expect(await menunggu()).toEqual([]);
    const hp = perangkat(uji, kalab);
    await hp.tarik('versiLembar');
    const dulu = hp.tanda();
    const { data: betul } = await alur.ubah(data);
    expect(await hp.tarik('versiLembar')).toEqual({ diberi: [], hilang: [] });
    expect(hp.tanda()).not.toBe(dulu);
    expect(await menunggu()).toEqual([adminLain, kalab]);
    const ditunggu = await uji.request<ParameterUji[]>('GET', '/api/test-parameter?menunggu=1', {
      as: kalab,
    });
    // Since the last word of who wrote it.
    expect(ditunggu.data.find(({ uuid }) => uuid === parameter)?.menungguSejak).toBe(
      uji.jam.now().toISOString(),
    );
    await alur.rilis(betul);
    expect(await menunggu()).toEqual([]);
  });

  test('[BEYOND-06] takes the place of the version before, which stays readable', async () => {
    const parameter = await alur.uji();
    const satu = await alur.dirilis(parameter);
    const dua = await alur.dirilis(parameter, { isi: ubahan });
    const { data: lama } = await alur.baca(satu.uuid, analis);
    expect(lama).toMatchObject({
      nomor: 1,
      isi: isiSusut(),
      alasan: 'Digantikan versi 2',
      statusVersi: { kdStatusVersi: 3 },
      dirilisOleh: { uuid: akun(kalab).uuid },
    });
    expect([dua.nomor, await status(dua.uuid)]).toEqual([2, 'Dirilis']);
  });

  test('[BEYOND-06] of two drafts at once: both are, one after the other, and one stays in use', async () => {
    const parameter = await alur.uji();
    const drafts = [(await alur.buat(parameter)).data, (await alur.buat(parameter)).data];
    const jawaban = await Promise.all(drafts.map((satu) => alur.rilis(satu)));
    expect(jawaban.map((satu) => satu.status)).toEqual([200, 200]);
    const { data } = await alur.daftar(parameter);
    expect(data.map(({ statusVersi }) => statusVersi.kdStatusVersi).toSorted((a, b) => a - b)).toEqual([
      2, 3,
    ]);
  });
});

describe('a released version', () => {
  test('[BEYOND-06, BEYOND-07] is never written again', async () => {
    const satu = await alur.dirilis(await alur.uji());
    const { status: kode, data } = await alur.ubah(satu, { isi: ubahan });
    expect([kode, data.isi]).toEqual([409, isiSusut()]);
    expect((await alur.rilis(satu)).status).toBe(409);
  });

  test('[BEYOND-06] is taken out of use with a reason, and so is a draft that nobody wants', async () => {
    const parameter = await alur.uji();
    const satu = await alur.dirilis(parameter);
    const { data } = await alur.hentikan(satu);
    expect(data).toMatchObject({ statusVersi: { kdStatusVersi: 3 }, alasan: 'Metodenya diganti' });
    const rancangan = (await alur.buat(parameter)).data;
    expect((await alur.hentikan(rancangan, admin)).status).toBe(200);
    expect((await alur.hentikan(rancangan, admin)).status).toBe(409);
  });
});

describe('who', () => {
  test('[BEYOND-06] every call is for the people of the laboratory; drafts are read by Admin and Kalab of it', async () => {
    const parameter = await alur.uji();
    const rancangan = (await alur.buat(parameter)).data;
    const sebelum = await potret(uji);
    const dapat = async (as: string) => [
      (await alur.buat(parameter, { as })).status,
      (await alur.ubah(rancangan, { as })).status,
      (await alur.rilis(rancangan, as)).status,
      (await alur.hentikan(rancangan, as)).status,
      (await alur.baca(rancangan.uuid, as)).status,
      (await alur.daftar(parameter, as)).data?.length,
    ];
    for (const as of [kalab2, analis, laboran, petugas])
      expect([as, await dapat(as)]).toEqual([as, [403, 403, 403, 403, 403, 0]]);
    expect(await dapat(pendaftar)).toEqual([403, 403, 403, 403, 403, undefined]);
    expect(await potret(uji)).toEqual(sebelum);
    expect((await alur.baca(rancangan.uuid, kalab)).status).toBe(200);
    expect((await alur.buat(parameter, { as: kalab })).status).toBe(403);
    expect((await alur.ubah(rancangan, { as: kalab })).status).toBe(403);
    const diLain = await alur.uji(1);
    expect((await alur.buat(diLain, { as: adminLain })).status).toBe(403);
    expect((await alur.rilis((await alur.buat(diLain)).data, kalab)).status).toBe(403);
  });

  test('[BEYOND-06] whoever may be analyst or supervisor has every version that was released, and no draft', async () => {
    const parameter = await alur.uji();
    const satu = await alur.dirilis(parameter);
    const rancangan = (await alur.buat(parameter)).data;
    const hp = perangkat(uji, analis);
    await hp.tarik('versiLembar');
    expect(hp.punya('versiLembar', satu.uuid)).toMatchObject({ nomor: 1, isi: isiSusut() });
    expect(hp.semua('versiLembar')).not.toContain(rancangan.uuid);
    await alur.rilis(rancangan);
    expect((await hp.tarik('versiLembar')).diberi.sort()).toEqual([satu.uuid, rancangan.uuid].sort());
    expect(hp.punya('versiLembar', satu.uuid)).toMatchObject({ statusVersi: { kdStatusVersi: 3 } });
    for (const [as, ada] of [
      [kalab2, true],
      [laboran, true],
      [petugas, true],
      [admin, true],
      [pendaftar, false],
    ] as const) {
      const lain = perangkat(uji, as);
      await lain.tarik('versiLembar');
      expect([as, lain.semua('versiLembar').includes(satu.uuid)]).toEqual([as, ada]);
    }
  });

  test('[BEYOND-06] a person who is called otherwise is called so on devices', async () => {
    const lain = await alur.dirilis(await alur.uji());
    const rancangan = (await alur.buat(await alur.uji())).data;
    await alur.rilis((await alur.ubah(rancangan, { as: adminLain })).data);
    const hp = perangkat(uji, analis);
    await hp.tarik('versiLembar');
    const { uuid } = akun(adminLain);
    const { data } = await uji.request<Petugas>('GET', `/api/officer?uuid=${uuid}`, { as: admin });
    const body = {
      uuid,
      nama: 'Dr. Nama Baru',
      no_whatsapp: data.noHp,
      no_induk_kepegawaian: data.noInduk,
      id_role: data.idRole,
      otoritas_laboratorium: [7],
    };
    expect((await uji.request('PUT', '/api/officer', { as: admin, body })).status).toBe(201);
    const { diberi } = await hp.tarik('versiLembar');
    expect([rancangan, lain].map((satu) => diberi.includes(satu.uuid))).toEqual([true, false]);
    expect(hp.punya('versiLembar', rancangan.uuid)).toMatchObject({
      penulis: [{ uuid: akun(admin).uuid }, { nama: 'Dr. Nama Baru' }],
    });
  });
});
