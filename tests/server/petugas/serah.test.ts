import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import type { PekerjaanDipegang, Petugas, PetugasTersimpan } from '#domain/petugas/schema.ts';
import { asc, eq } from 'drizzle-orm';
import { openSession } from '#server/core/session.ts';
import { audit } from '#server/db/tables/sync.ts';
import { riwayatPendaftaran } from '#server/db/tables/pendaftaran.ts';
import { parameterSampel } from '#server/db/tables/pengujian.ts';
import { akun } from '#tests/support/akun.ts';
import { antreKunci } from '#tests/support/antre-kunci.ts';
import { buatAnalisis } from '#tests/support/analisis.ts';
import { admin, analis, kalab, layanan, penyelia } from '#tests/support/layanan.ts';
import { kirimAntrean, perangkat } from '#tests/support/perangkat.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { uangPenelitian } from '#tests/support/uang-penelitian.ts';

const laboran = 'laboran@kampus.example';
const laboran2 = 'laboran2@kampus.example';
const kalab2 = 'kalab2@kampus.example';
const uuid = (email: string) => akun(email).uuid;

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());
beforeEach(async () => {
  await uji.server.db.execute('truncate pendaftaran cascade');
  for (const email of [analis, penyelia, kalab, kalab2, laboran, laboran2])
    await uji.server.db.execute(`update pengguna set flag_aktif = true where id = '${uuid(email)}'`);
});

/** The server as somebody reaches it who has just signed in (again): earlier sessions end with a deactivation. */
async function masukLagi(email: string): Promise<ServerUji> {
  const authorization = `Bearer ${await openSession(uji.server, uuid(email))}`;
  return {
    ...uji,
    request: (method, path, { as: _as, headers, ...isi } = {}) =>
      uji.request(method, path, { ...isi, headers: { ...headers, authorization } }),
  };
}

const pekerjaan = async (query: Record<string, string>, as = admin) =>
  (await uji.request<PekerjaanDipegang[]>('GET', `/api/officer/work?${new URLSearchParams(query)}`, { as }))
    .data;
const kirim = (method: string, path: string, body: object, as = admin) =>
  uji.request<PetugasTersimpan>(method, `/api/${path}`, { as, body });
const serahkan = (dari: string, serahan: object[], lain: object = {}) =>
  kirim('POST', 'officer/hand-over', { uuid: uuid(dari), serahan, ...lain });
const nonaktifkan = (email: string, serahan: object[] = []) =>
  kirim('PUT', 'officer/activate', { uuid: uuid(email), flag_aktif: 0, serahan });
const kepada = (jenis: string, email: string, lain: object = {}) => ({
  jenis,
  kepada: uuid(email),
  ...lain,
});
const pemegang = async (id: string) =>
  (await uji.server.db.select().from(parameterSampel).where(eq(parameterSampel.id, id)))[0]!;

const petugas = async (email: string) =>
  (await uji.request<Petugas>('GET', `/api/officer?uuid=${uuid(email)}`, { as: admin })).data;
const analisId = async (id: string) => (await pemegang(id)).analisId;

/** What the audit tells of work that passed from this person to others, act by act. */
const jejakSerah = async (as: string) => {
  const semua = await uji.server.db
    .select()
    .from(audit)
    .where(eq(audit.record, uuid(as)))
    .orderBy(asc(audit.id));
  return semua.flatMap(({ perubahan }) => {
    const satu = (perubahan as { serahTerima?: [null, unknown] }).serahTerima;
    return satu ? [satu[1]] : [];
  });
};

describe('[GAP-131] what a leaving officer still holds', () => {
  test('is told by kind before they go or move, with those who may take it', async () => {
    await buatAnalisis(uji.server, { banyak: 2 });
    await nonaktifkan(laboran2);
    const [satu, ...lain] = await pekerjaan({ uuid: uuid(analis) });
    expect(lain).toEqual([]);
    expect(satu).toMatchObject({ jenis: 'analisis', jumlah: 2, idLaboratorium: null });
    const nama = satu!.penerima.map((orang) => orang.uuid);
    expect(nama).toContain(uuid(laboran));
    const bukan = [
      analis,
      laboran2,
      ...['petugas', 'nonaktif', 'mahasiswa'].map((satu) => `${satu}@kampus.example`),
    ];
    expect(bukan.filter((email) => nama.includes(uuid(email)))).toEqual([]);
    const supervisi = await pekerjaan({ uuid: uuid(penyelia) });
    expect(supervisi.map(({ jenis, jumlah }) => [jenis, jumlah])).toEqual([['supervisi', 2]]);
    const pindah = async (laboratorium: string, id_role: string) =>
      (await pekerjaan({ uuid: uuid(analis), id_role, flag_aktif: '1', laboratorium })).map(
        ({ jenis }) => jenis,
      );
    expect([await pindah('7', '3'), await pindah('4,5', '3'), await pindah('7', '4')]).toEqual([
      [],
      ['analisis'],
      ['analisis'],
    ]);
  });

  test('counts submissions they were appointed to, and reports only where no other Kalab is left', async () => {
    const alur = layanan(uji);
    const { uuid: menunggu } = await alur.sampai(2);
    expect((await alur.baca(menunggu)).data.userVerifikasiKalab?.uuid).toBe(uuid(kalab));
    await alur.sampai(10);
    const jenis = async (email: string) => (await pekerjaan({ uuid: uuid(email) })).map((satu) => satu.jenis);
    // LPOMK has kalab@ and penyelia@: either may issue the report.
    expect(await jenis(kalab)).toEqual(['putusan']);
    await nonaktifkan(penyelia);
    expect(await jenis(kalab)).toEqual(['putusan', 'lhu']);
    expect(await pekerjaan({}), 'as things stand somebody can do it').toEqual([]);
    await nonaktifkan(kalab);
    expect(await pekerjaan({})).toMatchObject([
      { jenis: 'lhu', idLaboratorium: 7, jumlah: 1, keterangan: expect.stringContaining('LPOMK') },
    ]);
  });

  test('is of their own laboratories: what nobody does in another one is not theirs to hand over', async () => {
    await uangPenelitian(uji).baru({ kode: 1, lab: 4 });
    await nonaktifkan(kalab);
    await nonaktifkan(penyelia);
    expect(await pekerjaan({})).toMatchObject([{ jenis: 'penelitian-kalab', idLaboratorium: 4 }]);
    expect(await pekerjaan({ uuid: uuid(kalab2) })).toEqual([]);
  });

  test('counts research whose money is to go back, beside what is to be verified', async () => {
    const uang = uangPenelitian(uji);
    const bendahara = 'petugas@kampus.example';
    const jumlah = async () =>
      (await pekerjaan({ uuid: uuid(bendahara) })).find(({ jenis }) => jenis === 'pembayaran-penelitian')
        ?.jumlah;
    const { invoice } = await uang.berinvoice(4);
    expect(await jumlah()).toBeUndefined();
    await uang.bayar(invoice);
    expect(await jumlah()).toBe(1);
    const { data } = await uang.putuskan(invoice, 1);
    expect(data.pengembalian).toHaveLength(1);
    expect(await jumlah()).toBe(1);
  });

  test('[GAP-151] waits for Admin in the list of accounts as long as nobody does it', async () => {
    await buatAnalisis(uji.server);
    const menunggu = async () =>
      (await uji.request<Petugas[]>('GET', '/api/officer?menunggu=1', { as: admin })).data.map((satu) => [
        satu.email,
        satu.flagPekerjaanTertahan,
      ]);
    const perluVerifikasi = ['menunggu@kampus.example', 0];
    expect(await menunggu()).toEqual([perluVerifikasi]);
    await nonaktifkan(analis);
    expect(new Set(await menunggu())).toEqual(new Set([[analis, 1], perluVerifikasi]));
    await serahkan(analis, [kepada('analisis', laboran)]);
    expect(await menunggu()).toEqual([perluVerifikasi]);
  });
});

describe('handing over (decision 021)', () => {
  test('[GAP-46] goes with the deactivation: both devices are told, history and audit say who has it now', async () => {
    const { pengujian, parameter } = await buatAnalisis(uji.server, { banyak: 2 });
    const lama = perangkat(await masukLagi(analis), analis);
    const baru = perangkat(uji, laboran);
    await lama.tarik('analisis');
    await baru.tarik('analisis');
    expect(lama.semua('analisis').toSorted()).toEqual(parameter.toSorted());

    const { status, data } = await nonaktifkan(analis, [kepada('analisis', laboran)]);
    expect(status).toBe(201);
    expect(data.serahTerima).toMatchObject([{ diserahkan: 2, tertinggal: [], kepada: akun(laboran).nama }]);
    expect([data.flagAktif, data.pekerjaanTerbuka]).toEqual([0, []]);
    await baru.tarik('analisis');
    expect(baru.semua('analisis').toSorted()).toEqual(parameter.toSorted());
    expect((await (await masukLagi(analis)).request('GET', '/api/sync/pull')).code).toBe('INACTIVE');

    const riwayat = await uji.server.db
      .select()
      .from(riwayatPendaftaran)
      .where(eq(riwayatPendaftaran.pendaftaranId, pengujian));
    expect(riwayat.map(({ catatan }) => catatan)).toEqual([
      expect.stringMatching(
        `Analis ${akun(analis).nama.replace(/\.?$/, '')}.* diganti ${akun(laboran).nama}`,
      ),
    ]);
    const jejak = await uji.server.db
      .select()
      .from(audit)
      .where(eq(audit.pendaftaranId, pengujian))
      .orderBy(asc(audit.id));
    expect(jejak.filter(({ jenis }) => jenis === 'analisis').map(({ perubahan }) => perubahan)).toEqual([
      { analisId: [uuid(analis), uuid(laboran)] },
      { analisId: [uuid(analis), uuid(laboran)] },
    ]);
    expect(new Set(jejak.map(({ penggunaId }) => penggunaId))).toEqual(new Set([uuid(admin)]));
  });

  test('of one who goes on working, it leaves their device with the next pull', async () => {
    const { parameter } = await buatAnalisis(uji.server, { banyak: 2 });
    const lama = perangkat(await masukLagi(analis), analis);
    await lama.tarik('analisis');
    expect((await serahkan(analis, [kepada('analisis', laboran)])).status).toBe(201);
    expect((await lama.tarik('analisis')).hilang.toSorted()).toEqual(parameter.toSorted());
  });

  test('hands over kinds to different officers in one act, and only what the move leaves behind', async () => {
    const sini = await buatAnalisis(uji.server);
    const sana = await buatAnalisis(uji.server, { idLaboratorium: 4 });
    const supervisi = await buatAnalisis(uji.server, { analis: laboran, penyelia: analis });
    const pindah = (laboratorium: number, serahan: object[] = []) =>
      kirim('PUT', 'officer', {
        uuid: uuid(analis),
        nama: akun(analis).nama,
        no_whatsapp: '081234567890',
        no_induk_kepegawaian: '199011052020',
        id_role: 3,
        otoritas_laboratorium: [laboratorium],
        serahan,
      });
    expect((await pindah(4, [kepada('analisis', laboran), kepada('supervisi', kalab)])).status).toBe(201);
    expect(await analisId(sini.parameter[0]!)).toBe(uuid(laboran));
    expect(await analisId(sana.parameter[0]!), 'of the laboratory they keep').toBe(uuid(analis));
    expect((await pemegang(supervisi.parameter[0]!)).penyeliaId).toBe(uuid(kalab));
    await pindah(7);
  });

  test('what the receiver may not take stays, named with its reason; nothing at all is refused', async () => {
    const boleh = await buatAnalisis(uji.server);
    const pasangan = await buatAnalisis(uji.server, { penyelia: laboran });
    const miliknya = await buatAnalisis(uji.server, { pendaftar: laboran });
    const diajukan = await buatAnalisis(uji.server, { kdProgres: 5, kdStatusPengujian: 11 });
    const sebelum = await jejakSerah(analis);
    const { status, info, data } = await serahkan(analis, [kepada('analisis', laboran)]);
    expect([status, info]).toEqual([201, '1 pekerjaan berhasil diserahkan']);
    const sesudah = await jejakSerah(analis);
    expect(sesudah.slice(sebelum.length)).toMatchObject([[{ diserahkan: 1, kepada: uuid(laboran) }]]);
    expect(data.serahTerima[0]!.tertinggal.map(({ alasan }) => alasan).toSorted()).toEqual([
      `${akun(laboran).nama} sudah menjadi penyelia`,
      `didaftarkan oleh ${akun(laboran).nama} sendiri`,
      'sudah diajukan selesai kepada penyelia',
    ]);
    expect(await analisId(boleh.parameter[0]!)).toBe(uuid(laboran));
    for (const { parameter } of [pasangan, miliknya, diajukan])
      expect(await analisId(parameter[0]!)).toBe(uuid(analis));
    const lagi = await serahkan(analis, [kepada('analisis', laboran)]);
    expect([lagi.status, lagi.info]).toEqual([409, expect.stringContaining('Pilih penerima lain')]);
    expect(await jejakSerah(analis)).toEqual(sesudah);
  });

  test('an appointed Kalab is replaced, as Admin would do it by hand', async () => {
    const alur = layanan(uji);
    const { uuid: pengujian } = await alur.sampai(2);
    expect((await serahkan(kalab, [kepada('putusan', penyelia)])).data.serahTerima).toMatchObject([
      { diserahkan: 1 },
    ]);
    expect((await alur.baca(pengujian)).data.userVerifikasiKalab?.uuid).toBe(uuid(penyelia));
    expect((await alur.verifikasi(pengujian, 1, { as: kalab })).status).toBe(403);
    expect((await alur.verifikasi(pengujian, 1, { as: penyelia })).status).toBeLessThan(300);
  });

  test('work of a laboratory goes to whoever is given the laboratory, of several of them all', async () => {
    await layanan(uji).sampai(10);
    await uangPenelitian(uji).baru({ kode: 1, lab: 4 });
    await nonaktifkan(penyelia);
    const sebelum = (await petugas(kalab2)).admin.length;
    const { data } = await nonaktifkan(kalab, [
      kepada('lhu', kalab2, { id_laboratorium: 7 }),
      kepada('penelitian-kalab', kalab2, { id_laboratorium: 4 }),
    ]);
    expect(data.serahTerima).toMatchObject([{ diserahkan: 1 }, { diserahkan: 1 }]);
    const { admin: lab } = await petugas(kalab2);
    expect(lab.map(({ idLaboratorium }) => idLaboratorium)).toEqual(expect.arrayContaining([4, 7]));
    expect(lab).toHaveLength(sebelum + 2);
    expect(await pekerjaan({})).toEqual([]);
    await uji.server.db.execute(
      `delete from otoritas where pengguna_id = '${uuid(kalab2)}' and laboratorium_id in (4, 7)`,
    );
  });

  test.each([
    ['nobody', () => kepada('analisis', laboran, { kepada: uuidv7() }), 'kepada'],
    ['themself', () => kepada('analisis', analis), 'kepada'],
    ['an inactive officer', () => kepada('analisis', 'nonaktif@kampus.example'), 'kepada'],
    ['a role that may not do it', () => kepada('analisis', 'petugas@kampus.example'), 'kepada'],
    ['an unknown kind', () => kepada('cuti', laboran), 'jenis'],
    ['a laboratory that is not named', () => kepada('lhu', kalab2), 'id_laboratorium'],
  ])('is refused to %s, and nothing happens', async (_siapa, serahan, field) => {
    const { parameter } = await buatAnalisis(uji.server);
    const { status, errors } = await nonaktifkan(analis, [serahan()]);
    expect([status, errors?.map((satu) => satu.field)]).toEqual([422, [`serahan[0][${field}]`]]);
    expect(await analisId(parameter[0]!)).toBe(uuid(analis));
    expect((await petugas(analis)).flagAktif).toBe(1);
  });

  test('[GAP-92] rests on the officer as they were seen', async () => {
    await buatAnalisis(uji.server);
    const { status, code } = await serahkan(analis, [kepada('analisis', laboran)], { base_rev: '0' });
    expect([status, code]).toEqual([409, 'STALE']);
  });

  test('two at once: each parameter passes once, to one of them', async () => {
    const { parameter } = await buatAnalisis(uji.server, { banyak: 3 });
    const hasil = await Promise.all([
      serahkan(analis, [kepada('analisis', laboran)]),
      serahkan(analis, [kepada('analisis', kalab)]),
    ]);
    expect(hasil.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const orang = new Set(await Promise.all(parameter.map(async (id) => (await pemegang(id)).analisId)));
    expect(orang.size).toBe(1);
    expect(orang.has(uuid(analis))).toBe(false);
  });

  test('against the bench: writes of the old analyst are applied before it or refused, none half', async () => {
    const dibuat = await Promise.all(Array.from({ length: 4 }, () => buatAnalisis(uji.server)));
    const dia = await masukLagi(analis);
    const mulai = (id: string) => dia.request('PUT', '/api/test-analysis/start', { body: { uuid: id } });
    const ids = dibuat.map(({ parameter }) => parameter[0]!);
    const [serah, ...tulis] = await Promise.all([
      serahkan(analis, [kepada('analisis', laboran)]),
      ...ids.map(mulai),
    ]);
    expect(serah!.status).toBe(201);
    for (const [at, { status }] of tulis.entries()) {
      const { kdProgres, analisId } = await pemegang(ids[at]!);
      expect(analisId).toBe(uuid(laboran));
      expect([status, kdProgres]).toEqual(status === 200 ? [200, 1] : [403, 0]);
    }
  });

  test('whoever holds a submission may still write down who did it: the two do not wait for each other', async () => {
    const { database, db } = uji.server;
    // Embedded, there is one connection: nobody waits for anybody.
    if (database.engine === 'pglite') return;
    const { pengujian, parameter } = await buatAnalisis(uji.server);
    const serah = await db.transaction(async (tx) => {
      await tx.execute(`select 1 from pendaftaran where id = '${pengujian}' for update`);
      const menunggu = serahkan(analis, [kepada('analisis', laboran)]);
      await antreKunci(uji, 1);
      await tx.execute(`insert into riwayat_pendaftaran (id, pendaftaran_id, urut, kd_status, aktor_id, created_at)
        values ('${uuidv7()}', '${pengujian}', 99, 7, '${uuid(analis)}', now())`);
      return { menunggu };
    });
    expect((await serah.menunggu).status).toBe(201);
    expect(await analisId(parameter[0]!)).toBe(uuid(laboran));
  });

  test('a report that was written before and arrives after is refused with the reason, and stays its author’s to keep', async () => {
    const { parameter } = await buatAnalisis(uji.server, { kdProgres: 1, kdStatusPengujian: 11 });
    await nonaktifkan(analis, [kepada('analisis', laboran)]);
    await kirim('PUT', 'officer/activate', { uuid: uuid(analis), flag_aktif: 1 });
    const dia = await masukLagi(analis);
    const laporan = {
      uuid: parameter[0],
      jenis_laporan: 'progres',
      tanggal: '2026-11-20',
      jam: '09:00',
      isi: '<p>Ditulis sebelum berhenti</p>',
    };
    const hasil = await kirimAntrean(dia, { as: analis, uuid: uuid(analis) }, [
      ['POST test-analysis/report', laporan],
    ]);
    expect(hasil).toMatchObject([
      { status: 403, info: 'Hanya untuk analis yang ditugaskan pada parameter ini.' },
    ]);
  });
});
