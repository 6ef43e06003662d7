import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { versiKontrak } from '#domain/sync/batas.ts';
import type { HasilOperasi } from '#domain/sync/endpoints.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { otoritas } from '#server/db/tables/pengguna.ts';
import { akun } from '#tests/support/akun.ts';
import { kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { labKimia, laboran, petugas, risetUji } from '#tests/support/penelitian.ts';
import { potret } from '#tests/support/potret.ts';
import { createTestServer, type Jawaban, type ServerUji } from '#tests/support/server.ts';

/** On Postgres these run on connections of their own at once; PGlite takes them one after the other. */
let uji: ServerUji;
let riset: ReturnType<typeof risetUji>;
beforeAll(async () => {
  uji = await createTestServer();
  riset = risetUji(uji);
  // A second Kalab of the laboratory.
  await uji.server.db
    .insert(otoritas)
    .values({ penggunaId: akun('penyelia@kampus.example').uuid, laboratoriumId: labKimia });
  for (const as of [kalab, 'penyelia@kampus.example', laboran, petugas, pendaftar]) await uji.signIn(as);
});
afterAll(() => uji.close());

const kosong = 'Kolom tidak boleh kosong';
const jejak = ({ history }: Penelitian) =>
  history.map(({ statusSubmission, catatan, user }) => [
    statusSubmission.kdStatusPengajuan,
    catatan,
    user!.uuid,
  ]);
const status = (jawaban: readonly Jawaban<unknown>[]) =>
  jawaban.map((satu) => satu.status).toSorted((a, b) => a - b);

describe('what a decision says', () => {
  test('[KALAB-05, LABORAN-05, GAP-126] a note that is there, or none, by whom it was; of a withdrawal always one', async () => {
    const { uuid } = await riset.sampai(1);
    await riset.verifikasi(uuid, 1, { lain: { catatan: ' Pakai lemari asam 2 ' } });
    const { data } = await riset.verifikasi(uuid, 2, { as: petugas });
    expect(jejak(data)).toEqual([
      [1, null, akun(pendaftar).uuid],
      [2, 'Pakai lemari asam 2', akun(kalab).uuid],
      [5, null, akun(petugas).uuid],
    ]);
    for (const [lain, catatan] of [
      [{}, 'Pendaftaran dibatalkan oleh pendaftar.'],
      [{ catatan: 'Ganti topik' }, 'Ganti topik'],
    ] as const) {
      const ditarik = await riset.verifikasi((await riset.sampai(2)).uuid, 2, { as: pendaftar, lain });
      expect(jejak(ditarik.data).at(-1)).toEqual([5, catatan, akun(pendaftar).uuid]);
    }
  });

  test('[GAP-144] a finish request comes back with its reason, and may be made again', async () => {
    const { uuid } = await riset.sampai(7);
    const sebelum = await potret(uji);
    expect(await riset.verifikasi(uuid, 2, { as: laboran })).toMatchObject({
      status: 422,
      errors: [{ field: 'catatan', message: kosong }],
    });
    expect(await potret(uji)).toEqual(sebelum);
    const { data } = await riset.verifikasi(uuid, 2, {
      as: laboran,
      lain: { catatan: 'Labu belum kembali' },
    });
    expect([data.idStatusPengajuan, data.history.at(-1)!.catatan]).toEqual([4, 'Labu belum kembali']);
    expect(data.flagSudahSurvei).toBe(1);
    expect((await riset.mintaSelesai(uuid)).data.idStatusPengajuan).toBe(7);
  });

  test('[CONF-02] is 1 or 2: 422', async () => {
    const { uuid } = await riset.sampai(1);
    const { status, errors } = await riset.verifikasi(uuid, 0);
    const message = 'Nilai harus salah satu dari 1, 2.';
    expect([status, errors]).toEqual([422, [{ field: 'flag_persetujuan', message }]]);
  });

  test('[GAP-64] the role that is sent is the role one has, or 403', async () => {
    const { uuid } = await riset.sampai(2);
    expect(
      await riset.verifikasi(uuid, 1, { as: laboran, lain: { role: 'Petugas pembayaran' } }),
    ).toMatchObject({
      status: 403,
      code: 'ROLE',
    });
    expect(
      (await riset.verifikasi(uuid, 1, { as: petugas, lain: { role: 'Petugas pembayaran' } })).status,
    ).toBe(201);
  });

  test('[GAP-97] a test is no research: 404, for every act', async () => {
    const { data: pengujian } = await layanan(uji).daftar();
    const { uuid } = pengujian;
    for (const jawaban of [
      await riset.verifikasi(uuid, 1),
      await riset.ubahWaktu(uuid),
      await riset.mintaSelesai(uuid),
      await riset.selesaikan(uuid),
    ])
      expect([jawaban.status, jawaban.info]).toEqual([404, 'Penelitian tidak ditemukan.']);
  });
});

describe('[GAP-92] the revision it was based on', () => {
  test('a stale one: 409 with the research as it is now, in the body or as If-Match; of every decision', async () => {
    const { uuid } = await riset.sampai(2);
    await riset.ubahWaktu(uuid, { tgl_selesai: '2027-01-15' });
    const basi = { base_rev: '2' };
    for (const jawaban of [
      await riset.verifikasi(uuid, 1, { as: laboran, lain: basi }),
      await riset.verifikasi(uuid, 2, { as: laboran, lain: basi }),
      await riset.verifikasi(uuid, 1, { as: laboran, headers: { 'if-match': '"2"' } }),
      await riset.ubahWaktu(uuid, basi),
    ]) {
      expect([jawaban.status, jawaban.code]).toEqual([409, 'STALE']);
      expect(jawaban.data).toEqual(tanpaNamaLain(await riset.baca(uuid, laboran)));
    }
    expect((await riset.verifikasi(uuid, 1, { as: laboran, lain: { base_rev: '3' } })).data.rev).toBe('4');
    await riset.surveiLangsung(uuid);
    expect((await riset.mintaSelesai(uuid, basi)).code).toBe('STALE');
    expect((await riset.selesaikan(uuid, basi)).code).toBe('STALE');
    expect((await riset.mintaSelesai(uuid, { base_rev: '4' })).status).toBe(201);
    expect((await riset.selesaikan(uuid, { base_rev: '5' })).status).toBe(201);
  });
  /** One research is also answered with its history under the stated name (GAP-93). */
  const tanpaNamaLain = ({ data }: Jawaban<Penelitian & { researchHistory?: unknown }>) => {
    const { researchHistory: _nama, ...satu } = data;
    return satu;
  };

  const kirim = async (as: string, call: string, body: object, lain: object = {}) => {
    const { data } = await uji.request<{ results: HasilOperasi[] }>('POST', '/api/sync/push', {
      as,
      headers: { 'x-acting-user': akun(as).uuid },
      body: {
        device: { id: uuidv7(), app_version: 'uji', waiting: 1, oldest_at: null },
        ops: [
          {
            id: uuidv7(),
            v: versiKontrak,
            call,
            body,
            captured_at: uji.jam.now().toISOString(),
            clock_offset_ms: 0,
            ...lain,
          },
        ],
      },
    });
    return data.results[0]!;
  };

  test('a queued decision without one is refused, with one it is taken; a withdrawal is not queued', async () => {
    const { uuid } = await riset.sampai(1);
    const body = { uuid_penelitian: uuid, flag_persetujuan: 1 };
    expect((await kirim(kalab, 'POST research/verification', body)).code).toBe('BASE_REV_REQUIRED');
    expect((await kirim(kalab, 'POST research/verification', body, { base_rev: '1' })).status).toBe(201);
    const waktu = { uuid_penelitian: uuid, tgl_mulai: '2026-11-20', tgl_selesai: '2026-12-20' };
    expect((await kirim(laboran, 'POST research/update-usage-period', waktu)).code).toBe('BASE_REV_REQUIRED');
    expect((await kirim(laboran, 'POST research/done-usage', { uuid_penelitian: uuid })).code).toBe(
      'BASE_REV_REQUIRED',
    );
    expect((await kirim(pendaftar, 'POST research/request-done-usage', { uuid_penelitian: uuid })).code).toBe(
      'BASE_REV_REQUIRED',
    );
    const batal = { uuid_penelitian: uuid, flag_persetujuan: 2 };
    expect((await kirim(pendaftar, 'POST research/verification', batal)).code).toBe('NOT_QUEUEABLE');
  });

  test('[GAP-126] nor is that of an officer’s own record, whose refusal of others is', async () => {
    const [milik, lain] = [await riset.sampai(2, {}, laboran), await riset.sampai(2)];
    const tolak = ({ uuid, rev }: Penelitian) => {
      const body = { uuid_penelitian: uuid, flag_persetujuan: 2 };
      return kirim(laboran, 'POST research/verification', body, { base_rev: rev });
    };
    expect(await tolak(milik)).toMatchObject({ status: 422, code: 'NOT_QUEUEABLE' });
    expect((await riset.baca(milik.uuid)).data.idStatusPengajuan).toBe(2);
    expect((await tolak(lain)).status).toBe(201);
    expect((await riset.verifikasi(milik.uuid, 2, { as: laboran })).data.idStatusPengajuan).toBe(5);
  });

  test('a queued one that comes second conflicts, and shows what was decided', async () => {
    const { uuid } = await riset.sampai(1);
    await riset.verifikasi(uuid, 2);
    const hasil = await kirim(
      'penyelia@kampus.example',
      'POST research/verification',
      { uuid_penelitian: uuid, flag_persetujuan: 1 },
      { base_rev: '1' },
    );
    expect(hasil).toMatchObject({ status: 409, code: 'conflict', data: { uuid, idStatusPengajuan: 5 } });
  });
});

describe('[GAP-129] at once', () => {
  const ulangi = Array.from({ length: 3 }, (_, at) => at + 1);

  test.each(ulangi)(
    'two Kalabs: one decides, the other reads a clear 409 with what was decided (%i)',
    async () => {
      const { uuid } = await riset.sampai(1);
      const jawaban = await Promise.all([
        riset.verifikasi(uuid, 1),
        riset.verifikasi(uuid, 2, { as: 'penyelia@kampus.example' }),
      ]);
      expect(status(jawaban)).toEqual([201, 409]);
      const [menang, kalah] = jawaban[0].status === 201 ? jawaban : [jawaban[1], jawaban[0]];
      const { data } = await riset.baca(uuid);
      expect(data.history).toHaveLength(2);
      expect(data.idStatusPengajuan).toBe(menang!.data.idStatusPengajuan);
      expect(kalah!.data.idStatusPengajuan).toBe(data.idStatusPengajuan);
      expect(kalah!.info).toContain(`statusnya '${data.statusSubmission.statusPengajuan}'`);
    },
  );

  test.each(ulangi)('the laboran’s yes and the registrant’s withdrawal: one of the two (%i)', async () => {
    const { uuid } = await riset.sampai(2);
    const jawaban = await Promise.all([
      riset.verifikasi(uuid, 1, { as: laboran }),
      riset.verifikasi(uuid, 2, { as: pendaftar }),
    ]);
    expect(status(jawaban)).toEqual([201, 409]);
    expect((await riset.baca(uuid)).data.history).toHaveLength(3);
  });

  test.each(ulangi)('two times from one revision: one stands, the other is stale (%i)', async () => {
    const { uuid, rev } = await riset.sampai(3);
    const jawaban = await Promise.all([
      riset.ubahWaktu(uuid, { tgl_selesai: '2027-01-15', base_rev: rev }),
      riset.ubahWaktu(uuid, { tgl_selesai: '2027-02-15', base_rev: rev }, { as: petugas }),
    ]);
    expect(status(jawaban)).toEqual([201, 409]);
    expect(jawaban.find((satu) => satu.status === 409)!.code).toBe('STALE');
    const { data } = await riset.baca(uuid);
    expect(data.tglSelesai).toBe(jawaban[0].status === 201 ? '2027-01-15' : '2027-02-15');
  });
});
