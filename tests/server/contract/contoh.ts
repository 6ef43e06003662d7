import { v7 as uuidv7 } from 'uuid';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { buatAnalisis } from '#tests/support/analisis.ts';
import { akun } from '#tests/support/akun.ts';
import type { ServerUji } from '#tests/support/server.ts';

/** A request that goes through: by whom, on which record, with what. Each call of one makes a record of its own. */
export type Contoh = {
  as: string;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
};

const analis = 'analis@kampus.example';
const penyelia = 'penyelia@kampus.example';
const admin = 'admin@kampus.example';
const hariIni = '2026-11-20';

/** Somebody signed in: without a profile unless more is said of them. */
async function orang(
  { server }: ServerUji,
  lain: Partial<typeof pengguna.$inferInsert> = {},
): Promise<{ uuid: string; email: string }> {
  const uuid = uuidv7();
  const email = `${uuid}@kampus.example`;
  await server.db
    .insert(pengguna)
    .values({ id: uuid, issuer: 'uji', sub: uuid, email, nama: 'Sari Widyaningsih', ...lain });
  return { uuid, email };
}

const parameter = async (uji: ServerUji, kdProgres: number, kdStatusPengujian = 11) => {
  const { parameter: made } = await buatAnalisis(uji.server, { kdProgres, kdStatusPengujian });
  return { uuid: made[0]! };
};

const laporan = { tanggal: hariIni, jam: '10:15', isi: '<p>Kadar <strong>98,7 %</strong></p>' };

/** One for every call that is not read alone; a new call gets its line here before its tests can run. */
export const contoh: Record<string, (uji: ServerUji) => Promise<Contoh>> = {
  'POST user': async (uji) => ({
    as: (await orang(uji)).email,
    body: {
      kd_status: 1,
      nama: 'Sari Widyaningsih',
      no_induk: '22613044',
      no_hp: '081234567890',
      kd_fakultas: 61,
      kd_program_studi: 613,
    },
  }),
  'PUT officer': async (uji) => ({
    as: admin,
    body: {
      uuid: (await orang(uji, { kdStatusVerifikasi: 3, kdStatus: 5 })).uuid,
      nama: 'Sari Widyaningsih',
      no_whatsapp: '081234567890',
      no_induk_kepegawaian: '1990110520',
      id_role: 3,
      otoritas_laboratorium: [4, 7],
      flag_persetujuan: 1,
    },
  }),
  'PUT officer/activate': async (uji) => ({
    as: admin,
    body: {
      uuid: (await orang(uji, { kdStatusVerifikasi: 1, kdStatus: 5, role: 'Laboran' })).uuid,
      flag_aktif: 0,
    },
  }),
  'PUT test-analysis/start': async (uji) => ({ as: analis, body: await parameter(uji, 0, 7) }),
  'POST test-analysis/report': async (uji) => ({
    as: analis,
    body: { ...(await parameter(uji, 1)), jenis_laporan: 'akhir', hasil_pengujian: '98,7 %', ...laporan },
  }),
  'PUT test-analysis/request-done': async (uji) => {
    const { uuid } = await parameter(uji, 0, 7);
    await uji.request('PUT', '/api/test-analysis/start', { as: analis, body: { uuid } });
    await uji.request('POST', '/api/test-analysis/report', {
      as: analis,
      body: { uuid, jenis_laporan: 'akhir', hasil_pengujian: '98,7 %', ...laporan },
    });
    return { as: analis, body: { uuid } };
  },
  'PUT test-analysis/cancel': async (uji) => ({
    as: analis,
    body: { ...(await parameter(uji, 2)), catatan: 'Kolom KCKT bocor' },
  }),
  'PUT test-analysis/method': async (uji) => ({
    as: penyelia,
    body: { ...(await parameter(uji, 1)), metode_uji: 'Spektrofotometri UV' },
  }),
  'PUT test-analysis/verification-done': async (uji) => ({
    as: penyelia,
    body: { ...(await parameter(uji, 5)), flag_disetujui: 0, catatan: 'Ulangi penetapan blanko' },
  }),
  'POST sync/push': async () => ({
    as: analis,
    headers: { 'x-acting-user': akun(analis).uuid },
    body: { device: { id: uuidv7(), app_version: '1', waiting: 0, oldest_at: null }, ops: [] },
  }),

  // Ends the session it comes with, so nobody's whom other tests need.
  'POST auth/logout': async () => ({ as: 'laboran2@kampus.example' }),
  'GET organization': async () => ({ as: admin, query: { kd_level: 'fakultas' } }),
  'GET test-analysis/progress-detail': async (uji) => {
    const { uuid } = await parameter(uji, 1);
    const { data } = await uji.request<{ history: { uuid: string }[] }>('POST', '/api/test-analysis/report', {
      as: analis,
      body: { uuid, jenis_laporan: 'progres', ...laporan },
    });
    return { as: analis, query: { uuid: data.history[0]!.uuid } };
  },
};
