import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Surat } from '#domain/surat/schema.ts';
import { roleList } from '#domain/core/roles.ts';
import { otoritas, pengguna } from '#server/db/tables/pengguna.ts';
import { audit, penghitung } from '#server/db/tables/sync.ts';
import { akun } from '#tests/support/akun.ts';
import { admin, analis, kalab, pendaftar } from '#tests/support/layanan.ts';
import { labBiologi, labKimia, laboran, laboran2, nonLab, petugas } from '#tests/support/penelitian.ts';
import { potret } from '#tests/support/potret.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { putusanDari, suratUji } from '#tests/support/surat.ts';

/** On Postgres these run on connections of their own at once; PGlite takes them one after the other. */
let uji: ServerUji;
let surat: ReturnType<typeof suratUji>;
/** A second payment officer, of one laboratory alone. */
let petugasLain: { uuid: string; email: string };
beforeAll(async () => {
  uji = await createTestServer();
  surat = suratUji(uji);
  petugasLain = await surat.orang(petugas, { nama: 'Sri Hartati' }, [labBiologi]);
  for (const as of [laboran, laboran2, analis, petugas, petugasLain.email]) await uji.signIn(as);
});
afterAll(() => uji.close());

const lpomk = 7;
const kosong = 'Kolom tidak boleh kosong';
const jejak = ({ history }: Surat) =>
  history.map(({ statusSubmissionLabFree, namaLaboratorium, catatan, user }) => [
    statusSubmissionLabFree.kdStatusBebasLab,
    namaLaboratorium,
    catatan,
    user!.nama,
  ]);
const kode = ({ statusSubmission }: Surat) => statusSubmission.kdStatusBebasLab;

describe('[GAP-30] two laboratories, elsewhere and the payment officer, beside each other', () => {
  test('in any order; the last approval issues the letter', async () => {
    const { surat: baru, pemohon } = await surat.diajukan([labKimia, labBiologi, nonLab]);
    const { data: satu } = await surat.putuskan(baru.uuid, 1, { as: petugas });
    expect([kode(satu), satu.rev, putusanDari(satu)]).toEqual([1, '1', { 2: 0, 4: 0, 8: 0, pembayaran: 1 }]);
    const { data: dua } = await surat.putuskan(baru.uuid, 1, { lain: { catatan: ' Loker sudah kosong ' } });
    expect([kode(dua), putusanDari(dua), dua.terbit]).toEqual([1, { 2: 0, 4: 1, 8: 0, pembayaran: 1 }, null]);
    // Both laboratories of theirs with one decision (GAP-106).
    const lain = { catatan: 'Semua kembali' };
    const { status: akhir, data } = await surat.putuskan(baru.uuid, 1, { as: laboran2, lain });
    expect([akhir, kode(data), data.rev, putusanDari(data)]).toEqual([
      201,
      2,
      '2',
      { 2: 1, 4: 1, 8: 1, pembayaran: 1 },
    ]);
    const [nama, dewi, agus] = [pendaftar, laboran2, laboran].map((email) => akun(email).nama);
    expect(jejak(data)).toEqual([
      [1, null, null, nama],
      [5, null, null, akun(petugas).nama],
      [4, 'Kimia Farmasi', 'Loker sudah kosong', agus],
      [4, 'Biologi Farmasi', 'Semua kembali', dewi],
      [4, 'Non laboratorium', 'Semua kembali', dewi],
      // What was said belongs to the decision, not to what it led to.
      [2, null, null, dewi],
    ]);
    expect(data.user.uuid).toBe(pemohon.uuid);
  });

  test('[GAP-106] one of several laboratories with id_laboratorium; one that is not theirs is not', async () => {
    const { surat: baru } = await surat.diajukan([labBiologi, nonLab]);
    const { data } = await surat.putuskan(baru.uuid, 1, { as: laboran2, lain: { id_laboratorium: nonLab } });
    expect(putusanDari(data)).toEqual({ 2: 0, 8: 1, pembayaran: 0 });
    for (const id_laboratorium of [labKimia, lpomk])
      expect((await surat.putuskan(baru.uuid, 1, { as: laboran2, lain: { id_laboratorium } })).status).toBe(
        403,
      );
    expect(
      (await surat.putuskan(baru.uuid, 1, { as: petugas, lain: { id_laboratorium: labBiologi } })).errors,
    ).toEqual([{ field: 'id_laboratorium', message: 'Laboratorium hanya dipilih oleh laboran.' }]);
  });

  test.each([
    ['a laboratory', laboran, 'Kimia Farmasi', 'Kunci loker belum kembali'],
    ['the payment officer', petugas, null, null],
  ] as const)(
    '[LETTER-16, LETTER-19] a refusal by %s ends it, with its note or without',
    async (_siapa, as, lab, catatan) => {
      const { surat: baru, pemohon } = await surat.diajukan([labKimia, labBiologi]);
      await surat.putuskan(baru.uuid, 1, { as: laboran2 });
      const { data } = await surat.putuskan(baru.uuid, 2, { as, lain: { catatan } });
      expect([kode(data), data.rev, data.terbit]).toEqual([3, '2', null]);
      expect(jejak(data).at(-1)).toEqual([3, lab, catatan, akun(as).nama]);
      // A new one may be applied for (W5 3).
      const { data: lagi } = await surat.ajukan(pemohon.email);
      expect([kode(lagi), lagi.flagTerbaru]).toEqual([1, true]);
      expect((await surat.baca(baru.uuid)).data.flagTerbaru).toBe(false);
    },
  );
});

describe('who decides', () => {
  test('[GAP-63, CONST-16, API-103] the Laboran of the laboratory and the payment officer, at 1 alone; nobody else anything', async () => {
    const { surat: baru } = await surat.diajukan([labKimia]);
    const { surat: selesai } = await surat.diajukan([labKimia]);
    for (const as of [laboran, petugas]) await surat.putuskan(selesai.uuid, 1, { as });
    const { surat: ditolak } = await surat.diajukan([labKimia]);
    await surat.putuskan(ditolak.uuid, 2);
    const tutup = [selesai.uuid, ditolak.uuid];
    const sebelum = await potret(uji);
    for (const [as, letters, ditolaknya] of [
      [laboran, tutup, 409],
      [petugas, tutup, 409],
      [laboran2, [baru.uuid, ...tutup], 403],
      [kalab, [baru.uuid, ...tutup], 403],
      [admin, [baru.uuid, ...tutup], 403],
      ['dosen@kampus.example', [baru.uuid, ...tutup], 403],
    ] as const)
      for (const uuid of letters)
        for (const flag of [1, 2])
          expect((await surat.putuskan(uuid, flag, { as })).status, as).toBe(ditolaknya);
    expect(await potret(uji)).toEqual(sebelum);
  });

  test('[LETTER-12, LETTER-17] who has decided is through with it: a second time is 409 with the letter', async () => {
    const { surat: baru } = await surat.diajukan([labKimia, labBiologi]);
    for (const as of [laboran, petugas]) {
      await surat.putuskan(baru.uuid, 1, { as });
      for (const flag of [1, 2]) {
        const lagi = await surat.putuskan(baru.uuid, flag, { as });
        expect([lagi.status, lagi.code, lagi.info]).toEqual([
          409,
          'STATE',
          'Bagian Anda pada surat ini sudah diputuskan petugas lain.',
        ]);
        expect(lagi.data.uuid).toBe(baru.uuid);
      }
    }
    expect((await surat.putuskan(baru.uuid, 1, { as: petugasLain.email })).status).toBe(409);
  });

  test('[GAP-64, GAP-97] the role that is sent is the role one has, or 403; the letter is one, or 404', async () => {
    expect((await surat.putuskan(uuidv7(), 1)).info).toBe('Surat tidak ditemukan.');
    const { surat: baru } = await surat.diajukan([labKimia]);
    for (const role of roleList.filter((satu) => satu !== 'Laboran'))
      expect((await surat.putuskan(baru.uuid, 1, { lain: { role } })).code).toBe('ROLE');
    expect((await surat.putuskan(baru.uuid, 1, { lain: { role: 'Laboran' } })).status).toBe(201);
  });

  test.each<[string, object, string, string]>([
    ['[CONF-02] 3', { flag_persetujuan: 3 }, 'flag_persetujuan', 'Nilai harus salah satu dari 1, 2.'],
    ['[LETTER-21] nothing', { flag_persetujuan: '' }, 'flag_persetujuan', kosong],
    ['a role there is none of', { role: 'Dekan' }, 'role', 'Peran ini tidak dikenal.'],
    ['no laboratory', { id_laboratorium: 'x' }, 'id_laboratorium', 'Input harus berisi angka.'],
    ['a note too long', { catatan: 'x'.repeat(2001) }, 'catatan', 'Kolom maksimal 2000 karakter'],
  ])('%s: 422', async (_judul, lain, field, message) => {
    const { surat: baru } = await surat.diajukan([labKimia]);
    const jawaban = await surat.putuskan(baru.uuid, 1, { lain });
    expect([jawaban.status, jawaban.errors]).toEqual([422, [{ field, message }]]);
  });
});

describe('[GAP-132] a laboratory without an active, verified Laboran', () => {
  /** With one Laboran alone in a laboratory; as before afterwards. */
  const sendirian = async (laboratoriumId: number, kerja: (email: string) => Promise<void>) => {
    const { db } = uji.server;
    const milik = eq(otoritas.laboratoriumId, laboratoriumId);
    const sebelum = await db.select().from(otoritas).where(milik);
    await db.delete(otoritas).where(milik);
    const { email } = await surat.orang(laboran, {}, [laboratoriumId]);
    await kerja(email);
    await db.delete(otoritas).where(milik);
    await db.insert(otoritas).values(sebelum);
  };
  const tanpa = async (laboratoriumId: number, kerja: () => Promise<void>) =>
    sendirian(laboratoriumId, async (email) => {
      const id = eq(pengguna.email, email);
      for (const lain of [{ flagAktif: false }, { kdStatusVerifikasi: 3 }, { role: 'Kalab' }]) {
        await uji.server.db.update(pengguna).set(lain).where(id);
        await kerja();
        await uji.server.db
          .update(pengguna)
          .set({ flagAktif: true, kdStatusVerifikasi: 1, role: 'Laboran' })
          .where(id);
      }
    });

  test('is decided by any payment officer, together with the payment; judged when deciding', async () => {
    await tanpa(labBiologi, async () => {
      const { surat: baru } = await surat.diajukan([labKimia, labBiologi]);
      expect(baru.detail.map(({ tanpaLaboran }) => tanpaLaboran)).toEqual([true, false]);
      const { data } = await surat.putuskan(baru.uuid, 1, { as: petugasLain.email });
      expect(putusanDari(data)).toEqual({ 2: 1, 4: 0, pembayaran: 1 });
      expect(data.detail[0]!.user).toMatchObject({ uuid: petugasLain.uuid, role: 'Petugas pembayaran' });
      expect(kode((await surat.putuskan(baru.uuid, 1)).data)).toBe(2);
    });
    const { surat: baru } = await surat.diajukan([labBiologi]);
    const { data } = await surat.putuskan(baru.uuid, 1, { as: petugas });
    expect([kode(data), putusanDari(data)]).toEqual([1, { 2: 0, pembayaran: 1 }]);
  });

  test('may lose its Laboran after the payment was decided: any payment officer goes on', async () => {
    await sendirian(labBiologi, async (email) => {
      const { surat: baru } = await surat.diajukan([labBiologi]);
      expect(kode((await surat.putuskan(baru.uuid, 1, { as: petugas })).data)).toBe(1);
      await uji.server.db.update(pengguna).set({ flagAktif: false }).where(eq(pengguna.email, email));
      expect(kode((await surat.putuskan(baru.uuid, 1, { as: petugasLain.email })).data)).toBe(2);
    });
  });

  test('[GAP-142] the applicant is no Laboran of their own letter', async () => {
    await sendirian(labBiologi, async (email) => {
      const { surat: baru, pemohon } = await surat.diajukan([labBiologi]);
      const { db } = uji.server;
      await db.update(pengguna).set({ flagAktif: false }).where(eq(pengguna.email, email));
      await db.update(pengguna).set({ role: 'Laboran' }).where(eq(pengguna.id, pemohon.uuid));
      await db.insert(otoritas).values({ penggunaId: pemohon.uuid, laboratoriumId: labBiologi });
      expect(kode((await surat.putuskan(baru.uuid, 1, { as: petugas })).data)).toBe(2);
    });
  });
});

describe('[GAP-133] an approval looks again at what is open', () => {
  test('409 that names it; a refusal needs no clean slate', async () => {
    const { surat: baru, pemohon } = await surat.diajukan([labKimia]);
    const uuid = await surat.riset(pemohon, labBiologi, { kode: 3 });
    for (const as of [laboran, petugas]) {
      const jawaban = await surat.putuskan(baru.uuid, 1, { as });
      expect([jawaban.status, jawaban.code, jawaban.data.uuid]).toEqual([409, 'STATE', baru.uuid]);
      expect(jawaban.info).toContain('Surat belum dapat disetujui.');
      expect(jawaban.info).toContain(`P-${uuid}: Penelitian belum selesai: Disetujui laboran.`);
    }
    expect(putusanDari((await surat.baca(baru.uuid)).data)).toEqual({ 4: 0, pembayaran: 0 });
    expect(kode((await surat.putuskan(baru.uuid, 2)).data)).toBe(3);
  });

  test('a laboratory in which something was finished since is on no row: the letter cannot be approved any more', async () => {
    const { surat: baru, pemohon } = await surat.diajukan([labKimia]);
    await surat.riset(pemohon, labKimia);
    expect((await surat.putuskan(baru.uuid, 1)).status).toBe(201);
    await surat.riset(pemohon, labBiologi);
    expect((await surat.putuskan(baru.uuid, 1, { as: petugas })).info).toContain(
      'Biologi Farmasi tidak tercantum pada surat ini.',
    );
  });
});

describe('the letter that is issued', () => {
  const terbitkan = async (lab: readonly number[] = [labKimia]) => {
    const { surat: baru, pemohon } = await surat.diajukan(lab);
    await surat.putuskan(baru.uuid, 1);
    const { data } = await surat.putuskan(baru.uuid, 1, { as: petugas });
    return { data, pemohon };
  };

  test('[GAP-31] says who it is of, what it is about and who approved; nothing of it changes later', async () => {
    const { data, pemohon } = await terbitkan();
    expect(data.terbit).toEqual({
      noSurat: expect.stringMatching(/^\d{4}\/SBL\/2026$/),
      kode: expect.stringMatching(/^[0-9a-f]{32}$/),
      alamatCek: `${uji.server.config.address}/cek-surat/${data.terbit!.kode}`,
      terbitPada: uji.jam.now().toISOString(),
      pemohon: data.user,
      laboratorium: [
        {
          namaLaboratorium: 'Kimia Farmasi',
          jlhPenelitian: 1,
          penandatangan: {
            nama: akun(laboran).nama,
            noInduk: '1990110520',
            role: 'Laboran',
            pada: uji.jam.now().toISOString(),
          },
        },
      ],
      pembayaran: expect.objectContaining({ nama: akun(petugas).nama, role: 'Petugas pembayaran' }),
    });
    await uji.server.db
      .update(pengguna)
      .set({ nama: 'Nama lain', noInduk: '1' })
      .where(eq(pengguna.id, pemohon.uuid));
    const { data: kini } = await surat.baca(data.uuid, pemohon.email);
    expect([kini.user.nama, kini.terbit]).toEqual(['Nama lain', data.terbit]);
  });

  test('numbers follow each other, pass over one that is taken, and begin anew with the year', async () => {
    const urut = ({ terbit }: Surat) => Number(terbit!.noSurat.slice(0, 4));
    const { data: pertama } = await terbitkan();
    const { data: kedua } = await terbitkan();
    expect(urut(kedua)).toBe(urut(pertama) + 1);
    await uji.server.db
      .update(penghitung)
      .set({ nilai: urut(pertama) - 1 })
      .where(eq(penghitung.seri, 'surat:2026'));
    expect(urut((await terbitkan()).data)).toBe(urut(kedua) + 1);
    const sekarang = uji.jam.now();
    uji.jam.set('2026-12-31T17:00:00Z'); // the first moment of the year in Jakarta
    expect((await terbitkan()).data.terbit!.noSurat).toBe('0001/SBL/2027');
    uji.jam.set(sekarang);
  });

  test('a decision is in the audit with what it was on, and the number with the last', async () => {
    const { data } = await terbitkan();
    const rows = await uji.server.db
      .select()
      .from(audit)
      .where(eq(audit.record, data.uuid))
      .orderBy(audit.id);
    expect(rows.map(({ jenis, call, role }) => [jenis, call, role])).toEqual([
      ['surat', 'POST submission-lab-free', 'Pendaftar'],
      ['surat', 'POST submission-lab-free/verification', 'Laboran'],
      ['surat', 'POST submission-lab-free/verification', 'Petugas pembayaran'],
    ]);
    expect(rows[1]!.perubahan).toEqual({
      putusan: [null, 1],
      laboratorium: [null, [labKimia]],
    });
    expect(rows[2]!.perubahan).toMatchObject({
      kdStatus: [1, 2],
      putusan: [null, 1],
      pembayaran: [null, true],
      noSurat: [null, data.terbit!.noSurat],
    });
  });
});
