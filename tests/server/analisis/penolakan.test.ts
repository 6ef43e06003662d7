import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buatAnalisis } from '#tests/support/analisis.ts';
import { akun } from '#tests/support/akun.ts';
import { createTestServer, type Jawaban, type ServerUji } from '#tests/support/server.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { admin, analis, kalab, meja, penyelia } from './meja.ts';

let uji: ServerUji;
let m: ReturnType<typeof meja>;
beforeAll(async () => {
  uji = await createTestServer();
  m = meja(uji);
});
afterAll(() => uji.close());

const laboran = 'laboran@kampus.example';
const pada = async (
  kdProgres: number,
  kdStatusPengujian = 11,
  lain: Parameters<typeof buatAnalisis>[1] = {},
) => (await buatAnalisis(uji.server, { kdProgres, kdStatusPengujian, ...lain })).parameter[0]!;

const aksi = {
  mulai: (uuid, as) => m.mulai(uuid, {}, as),
  'laporan progres': (uuid, as) => m.lapor(uuid, 'progres', {}, as),
  'laporan akhir': (uuid, as) => m.lapor(uuid, 'akhir', {}, as),
  review: (uuid, as) => m.lapor(uuid, 'review', {}, as),
  'ajukan selesai': (uuid, as) => m.ajukan(uuid, {}, as),
  batalkan: (uuid, as) => m.batalkan(uuid, {}, as),
  setujui: (uuid, as) => m.putuskan(uuid, 1, {}, as),
  tolak: (uuid, as) => m.putuskan(uuid, 0, {}, as),
  'ubah metode': (uuid, as) => m.metode(uuid, 'KLT', {}, as),
} satisfies Record<string, (uuid: string, as: string) => Promise<Jawaban<Analisis>>>;

/** Who may do what at which code is told by tests/domain/all-workflows.test.ts: here is that each call asks. */
describe('refused by person, and by state', () => {
  test.each<[keyof typeof aksi, dari: number, bukan: string, milik: string, tertutup: number]>([
    ['mulai', 0, penyelia, analis, 1],
    ['laporan progres', 1, admin, analis, 4],
    ['laporan akhir', 1, kalab, analis, 5],
    ['review', 1, analis, penyelia, 5],
    ['ajukan selesai', 4, laboran, analis, 1],
    ['batalkan', 1, penyelia, analis, 5],
    ['setujui', 5, analis, penyelia, 4],
    ['tolak', 5, admin, penyelia, 7],
    ['ubah metode', 1, analis, penyelia, 7],
  ])(
    '[GAP-16, GAP-17, CONF-25, ANALYSIS-11, GAP-68, GAP-96] %s: at %i by %s 403, by %s at %i 409 with the record',
    async (nama, dari, bukan, milik, tertutup) => {
      const uuid = await pada(dari, dari === 0 ? 7 : 11);
      const orangLain = await aksi[nama](uuid, bukan);
      expect([orangLain.status, orangLain.data]).toEqual([403, undefined]);
      await m.ubah(uuid, { kdProgres: tertutup });
      const terlambat = await aksi[nama](uuid, milik);
      expect([terlambat.status, terlambat.code]).toEqual([409, 'STATE']);
      expect(terlambat.data).toEqual((await m.baca(uuid, milik === penyelia ? admin : milik)).data);
      expect(terlambat.data).toMatchObject({ rev: '1', history: [] });
    },
  );

  test('[GAP-142] neither analyst nor supervisor acts on a submission of their own', async () => {
    const { status, info } = await m.putuskan(await pada(5, 11, { pendaftar: penyelia }), 1);
    expect([status, info]).toEqual([
      403,
      'Anda tidak dapat menangani pengujian yang Anda daftarkan sendiri.',
    ]);
  });

  test('[GAP-97] an assigned person is refused by person before state, and by state before a stale revision', async () => {
    const uuid = await pada(6, 8);
    expect((await m.batalkan(uuid, { base_rev: '99' }, penyelia)).status).toBe(403);
    expect((await m.batalkan(uuid, { base_rev: '99' }, analis)).code).toBe('STATE');
  });

  test('[ANALYSIS-04, REVIEW-09] beside a submission that is not at the bench: 409, by either act', async () => {
    const uuid = await pada(1, 8);
    for (const jawaban of [await m.lapor(uuid, 'akhir'), await m.lapor(uuid, 'review')])
      expect([jawaban.status, jawaban.info]).toEqual([
        409,
        "Pengujian berstatus 'Selesai pengujian', tidak sedang berlangsung.",
      ]);
  });

  test('[ANALYSIS-07, GAP-36, GAP-138] completion asks for a final report newer than the latest start', async () => {
    const uuid = await pada(0, 7);
    await m.mulai(uuid);
    await m.lapor(uuid, 'akhir');
    await m.batalkan(uuid);
    await m.mulai(uuid);
    await m.lapor(uuid, 'progres');
    const info = 'Buat laporan akhir dahulu sebelum mengajukan selesai pengujian.';
    expect(await m.ajukan(uuid)).toMatchObject({ status: 409, code: 'STATE', info });
    await m.lapor(uuid, 'akhir');
    expect((await m.ajukan(uuid)).status).toBe(200);
  });

  test('[GAP-123] who is no longer assigned is refused, and who now is goes on', async () => {
    const uuid = await pada(2);
    await m.ubah(uuid, { analisId: akun(laboran).uuid });
    expect((await m.lapor(uuid, 'akhir')).status).toBe(403);
    expect((await m.lapor(uuid, 'akhir', {}, laboran)).status).toBe(200);
  });
});

describe('what must be given', () => {
  const kosong = 'Kolom tidak boleh kosong';
  test.each<[string, number, (uuid: string) => Promise<Jawaban<Analisis>>, string]>([
    ['[ANALYSIS-06] a reason to cancel', 1, (uuid) => m.batalkan(uuid, { catatan: ' ' }), 'catatan'],
    ['[CONST-10, CONF-02] a decision', 5, (uuid) => m.putuskan(uuid, undefined), 'flag_disetujui'],
    ['[API-107] a method', 1, (uuid) => m.metode(uuid, ' '), 'metode_uji'],
  ])('%s: 422', async (_nama, kode, kirim, field) => {
    const uuid = await pada(kode);
    const jawaban = await kirim(uuid);
    expect([jawaban.status, jawaban.errors]).toEqual([422, [{ field, message: kosong }]]);
    expect((await m.baca(uuid)).data).toMatchObject({ idStatusProgresParameter: kode, rev: '1' });
  });

  test('a parameter that nobody has, or that is not assigned to anybody: 404', async () => {
    expect((await m.mulai('0195c000-0000-7000-8000-0000000000ff')).status).toBe(404);
    const uuid = await pada(0, 6);
    await m.ubah(uuid, { analisId: null, penyeliaId: null });
    expect((await m.mulai(uuid)).status).toBe(404);
  });
});
