import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { pengujian } from '#server/db/tables/pengujian.ts';
import { akun } from '#tests/support/akun.ts';
import { admin, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { potret } from '#tests/support/potret.ts';
import { createTestServer, type Jawaban, type ServerUji } from '#tests/support/server.ts';
import { jawabanSurvei } from '#tests/support/survei.ts';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
});
afterAll(() => uji.close());

const [dosen, kalab2, laboran] = ['dosen@kampus.example', 'kalab2@kampus.example', 'laboran@kampus.example'];

type Kirim = (record: Pengujian, as: string) => Promise<Jawaban<unknown>>;
const verifikasi =
  (flag: 0 | 1 | 2, status: number): Kirim =>
  (record, as) =>
    alur.verifikasi(record, flag, { as, status, lain: { id_user_verifikasi_kalab: akun(kalab).uuid } });
const putuskanBukti =
  (flag: 0 | 1): Kirim =>
  ({ pembayaran }, as) =>
    alur.putuskanBukti(pembayaran.invoice.at(-1)!, flag, {}, { as });

const aksi = {
  menyetujui: verifikasi(1, 3),
  'meminta verifikasi kalab': verifikasi(2, 2),
  'menolak atau membatalkan': verifikasi(0, 4),
  menugaskan: (record, as) => alur.tugaskan(record, {}, as),
  'menagih pelunasan': (record, as) => alur.pelunasan(record, undefined, {}, as),
  'mengirim bukti': ({ pembayaran }, as) => alur.kirimBukti(pembayaran.invoice.at(-1)!, {}, { as }),
  'menerima bukti': putuskanBukti(1),
  'menolak bukti': putuskanBukti(0),
  'mengisi survei': async ({ uuid }, as) =>
    uji.request('POST', '/api/survey', { as, body: await jawabanSurvei(uji, uuid) }),
} satisfies Record<string, Kirim>;

/** Who may do what at which code is told by tests/domain/all-workflows.test.ts: here is that each call asks. */
describe('[GAP-01, GAP-63] whoever may not do an act at a code is refused, and nothing has changed', () => {
  test.each<[keyof typeof aksi, number, as: string, status: number]>([
    ['menyetujui', 4, admin, 409],
    ['menyetujui', 2, kalab2, 403],
    // A value that is none for the role is a wrong body, whatever the record (CONF-02, CONF-03).
    ['menyetujui', 1, laboran, 422],
    ['meminta verifikasi kalab', 5, admin, 409],
    ['meminta verifikasi kalab', 2, kalab, 422],
    ['menolak atau membatalkan', 6, pendaftar, 409],
    ['menolak atau membatalkan', 1, dosen, 404],
    ['menugaskan', 8, admin, 409],
    ['menugaskan', 6, kalab, 403],
    ['menagih pelunasan', 11, admin, 409],
    ['menagih pelunasan', 8, laboran, 403],
    ['mengirim bukti', 6, pendaftar, 409],
    ['mengirim bukti', 5, laboran, 403],
    ['menerima bukti', 5, admin, 409],
    ['menerima bukti', 9, kalab, 403],
    ['menolak bukti', 9, admin, 409],
    ['mengisi survei', 10, pendaftar, 409],
    ['mengisi survei', 14, dosen, 404],
  ])('%s at W1 %i by %s: %i', async (nama, kode, as, status) => {
    const record = await alur.sampai(kode);
    const sebelum = await potret(uji);
    const jawaban = await aksi[nama](record, as);
    expect(jawaban.status, jawaban.info).toBe(status);
    expect(await potret(uji)).toEqual(sebelum);
  });
});

describe('[GAP-142] nobody decides on what they sent in themself', () => {
  test('a Kalab is not asked about an own registration, and may only take it back', async () => {
    const { data } = await alur.daftar({}, kalab);
    const diminta = await alur.mintaKalab(data.uuid);
    expect([diminta.status, diminta.errors?.[0]?.field]).toEqual([422, 'id_user_verifikasi_kalab']);
    await uji.server.db
      .update(pengujian)
      .set({ kalabId: akun(kalab).uuid })
      .where(eq(pengujian.id, data.uuid));
    await uji.server.db.update(pendaftaran).set({ kdStatus: 2 }).where(eq(pendaftaran.id, data.uuid));
    expect((await alur.verifikasi(data.uuid, 1, { as: kalab })).status).toBe(403);
    const dibatalkan = await alur.verifikasi(data.uuid, 0, { as: kalab });
    expect([dibatalkan.status, dibatalkan.data.idPengujianStatusPengajuan]).toEqual([200, 4]);
  });

  test('who registered and became Admin since gets no act of Admin on it', async () => {
    const as = 'laboran2@kampus.example';
    const record = await alur.sampai(6, {}, as);
    await uji.server.db
      .update(pengguna)
      .set({ role: 'Admin' })
      .where(eq(pengguna.id, akun(as).uuid));
    const sebelum = await potret(uji);
    expect((await aksi.menugaskan(record, as)).status).toBe(403);
    expect(await potret(uji)).toEqual(sebelum);
  });
});
