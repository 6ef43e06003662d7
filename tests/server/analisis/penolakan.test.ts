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

const pada = async (
  kdProgres: number,
  kdStatusPengujian = 11,
  lain: Parameters<typeof buatAnalisis>[1] = {},
) => (await buatAnalisis(uji.server, { kdProgres, kdStatusPengujian, ...lain })).parameter[0]!;

/** What each act is when the record lets it: the call with everything it needs. */
const tindakan: Record<
  string,
  { siapa: string; dari: number; jalankan: (uuid: string, as: string) => Promise<Jawaban<Analisis>> }
> = {
  mulai: { siapa: analis, dari: 0, jalankan: (uuid, as) => m.mulai(uuid, {}, as) },
  'laporan progres': { siapa: analis, dari: 1, jalankan: (uuid, as) => m.lapor(uuid, 'progres', {}, as) },
  'laporan akhir': { siapa: analis, dari: 1, jalankan: (uuid, as) => m.lapor(uuid, 'akhir', {}, as) },
  review: { siapa: penyelia, dari: 1, jalankan: (uuid, as) => m.lapor(uuid, 'review', {}, as) },
  'ajukan selesai': { siapa: analis, dari: 4, jalankan: (uuid, as) => m.ajukan(uuid, {}, as) },
  batalkan: { siapa: analis, dari: 1, jalankan: (uuid, as) => m.batalkan(uuid, {}, as) },
  setujui: { siapa: penyelia, dari: 5, jalankan: (uuid, as) => m.putuskan(uuid, 1, {}, as) },
  tolak: { siapa: penyelia, dari: 5, jalankan: (uuid, as) => m.putuskan(uuid, 0, {}, as) },
  'ubah metode': { siapa: penyelia, dari: 1, jalankan: (uuid, as) => m.metode(uuid, 'KLT', {}, as) },
};
const semua = Object.entries(tindakan);

describe('the wrong person', () => {
  test.each(semua)(
    '[GAP-16, GAP-17, CONF-25] %s: 403 to everybody but the one assigned, Admin and Kalab included',
    async (_nama, { siapa, dari, jalankan }) => {
      const uuid = await pada(dari, dari === 0 ? 7 : 11);
      for (const as of [
        analis,
        penyelia,
        admin,
        kalab,
        'laboran@kampus.example',
        'laboran2@kampus.example',
      ].filter((one) => one !== siapa)) {
        const jawaban = await jalankan(uuid, as);
        expect([jawaban.status, jawaban.data], as).toEqual([403, undefined]);
      }
      expect((await m.baca(uuid)).data.rev).toBe('1');
    },
  );

  test('[GAP-142] neither analyst nor supervisor acts on a submission of their own', async () => {
    const punyaAnalis = await pada(1, 11, { pendaftar: analis });
    expect((await m.lapor(punyaAnalis, 'progres')).status).toBe(403);
    const punyaPenyelia = await pada(5, 11, { pendaftar: penyelia });
    for (const jawaban of [await m.putuskan(punyaPenyelia, 1), await m.metode(punyaPenyelia, 'KLT')]) {
      expect([jawaban.status, jawaban.info]).toEqual([
        403,
        'Anda tidak dapat menangani pengujian yang Anda daftarkan sendiri.',
      ]);
    }
  });

  test('[GAP-97] an assigned person is refused by person before state, and by state before a stale revision', async () => {
    const uuid = await pada(6, 8);
    expect((await m.batalkan(uuid, { base_rev: '99' }, penyelia)).status).toBe(403);
    expect((await m.batalkan(uuid, { base_rev: '99' }, analis)).code).toBe('STATE');
  });
});

describe('the wrong state', () => {
  /** Progress codes at which each act is open (W6). */
  const terbuka: Record<string, number[]> = {
    mulai: [0],
    'laporan progres': [1, 2, 3],
    'laporan akhir': [1, 2, 3, 4],
    review: [1, 2, 3, 4],
    'ajukan selesai': [2, 3, 4],
    batalkan: [1, 2, 3, 4],
    setujui: [5],
    tolak: [5],
    'ubah metode': [0, 1, 2, 3, 4, 5],
  };
  test.each(semua)(
    '[ANALYSIS-11, GAP-68, GAP-96] %s: 409 with the record as it is now, at every other code',
    async (nama, { siapa, jalankan }) => {
      const uuid = await pada(0);
      for (const kode of [0, 1, 2, 3, 4, 5, 6, 7].filter(
        (one) => !terbuka[nama]!.includes(one) && !(nama === 'tolak' && one === 6),
      )) {
        await m.ubah(uuid, { kdProgres: kode });
        const jawaban = await jalankan(uuid, siapa);
        expect([jawaban.status, jawaban.code], String(kode)).toEqual([409, 'STATE']);
        expect(jawaban.data).toEqual((await m.baca(uuid, siapa === penyelia ? admin : siapa)).data);
        expect(jawaban.data.rev).toBe('1');
      }
    },
  );

  test('[ANALYSIS-04, REVIEW-09] beside every code of the submission that is not at the bench: 409', async () => {
    const { parameter, pengujian } = await buatAnalisis(uji.server, { banyak: 2 });
    const [antri, berjalan] = parameter as [string, string];
    await m.ubah(berjalan, { kdProgres: 1 });
    for (const kode of [1, 2, 3, 4, 5, 6, 8, 9, 10, 14, 15, 16]) {
      await m.ubahPengujian(pengujian, { kdStatus: kode });
      expect((await m.mulai(antri)).status, String(kode)).toBe(409);
      for (const jawaban of [
        await m.lapor(berjalan, 'akhir'),
        await m.lapor(berjalan, 'review'),
        await m.batalkan(berjalan),
      ])
        expect(jawaban.status, String(kode)).toBe(409);
    }
  });

  test('started twice: the second is told that it runs', async () => {
    const uuid = await pada(0, 7);
    await m.mulai(uuid);
    const kedua = await m.mulai(uuid);
    expect([kedua.status, kedua.info]).toEqual([
      409,
      "Mulai pengujian hanya dapat dilakukan pada status 'Masuk antrian pengujian'; status sekarang 'Pengujian berlangsung'.",
    ]);
    expect(kedua.data.history).toHaveLength(1);
  });
});

describe('completion without a final report', () => {
  const info = 'Buat laporan akhir dahulu sebelum mengajukan selesai pengujian.';

  test('[ANALYSIS-07, GAP-36] none at all: 409', async () => {
    const uuid = await pada(0, 7);
    await m.mulai(uuid);
    await m.lapor(uuid, 'progres');
    expect(await m.ajukan(uuid)).toMatchObject({ status: 409, code: 'STATE', info });
  });

  test('[GAP-138] one from before the cancel does not count', async () => {
    const uuid = await pada(0, 7);
    await m.mulai(uuid);
    await m.lapor(uuid, 'akhir');
    await m.batalkan(uuid);
    await m.mulai(uuid);
    await m.lapor(uuid, 'progres');
    expect(await m.ajukan(uuid)).toMatchObject({ status: 409, info });
    await m.lapor(uuid, 'akhir');
    expect((await m.ajukan(uuid)).status).toBe(200);
  });
});

describe('what must be given', () => {
  const kosong = 'Kolom tidak boleh kosong';

  test('[ANALYSIS-06] cancelling without a reason: 422', async () => {
    const uuid = await pada(1);
    for (const catatan of [undefined, null, '', '   ', '\n']) {
      const jawaban = await m.batalkan(uuid, { catatan });
      expect([jawaban.status, jawaban.errors]).toEqual([422, [{ field: 'catatan', message: kosong }]]);
    }
    expect((await m.baca(uuid)).data.idStatusProgresParameter).toBe(1);
  });

  test('[CONST-10, CONF-02] a decision is 1 or 0 and nothing else: 422, and never an approval', async () => {
    const uuid = await pada(5);
    for (const flag of [2, '2', -1, 'ya', '', null, undefined, [], 0.5]) {
      const jawaban = await m.putuskan(uuid, flag);
      expect([jawaban.status, jawaban.errors?.map(({ field }) => field)], String(flag)).toEqual([
        422,
        ['flag_disetujui'],
      ]);
    }
    expect((await m.baca(uuid)).data.idStatusProgresParameter).toBe(5);
  });

  test('[API-107] a method without words, or over 500: 422', async () => {
    const uuid = await pada(1);
    expect((await m.metode(uuid, ' ')).errors).toEqual([{ field: 'metode_uji', message: kosong }]);
    expect((await m.metode(uuid, 'x'.repeat(501))).errors).toEqual([
      { field: 'metode_uji', message: 'Kolom maksimal 500 karakter' },
    ]);
  });

  test('a uuid that is none: 422; that nobody has: 404; of a parameter not assigned to anybody: 404', async () => {
    expect((await m.mulai('bukan-uuid')).errors).toEqual([
      { field: 'uuid', message: 'Pengenal data tidak sah.' },
    ]);
    expect((await m.mulai('0195c000-0000-7000-8000-0000000000ff')).status).toBe(404);
    const uuid = await pada(0, 6);
    await m.ubah(uuid, { analisId: null, penyeliaId: null });
    expect((await m.mulai(uuid)).status).toBe(404);
  });
});

test('[GAP-123] who is no longer assigned is refused, and who now is goes on', async () => {
  const uuid = await pada(2);
  await m.ubah(uuid, { analisId: akun('laboran@kampus.example').uuid });
  expect((await m.lapor(uuid, 'akhir')).status).toBe(403);
  expect((await m.lapor(uuid, 'akhir', {}, 'laboran@kampus.example')).status).toBe(200);
});
