import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatDate } from '#domain/core/format.ts';
import { perjalananPengujian } from '#domain/pengujian/perjalanan.ts';
import { audit } from '#server/db/tables/sync.ts';
import { admin, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { industri } from '#tests/support/penelitian.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { uangPenelitian } from '#tests/support/uang-penelitian.ts';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
});
afterAll(() => uji.close());

type Bagikan = { uuid: string; tautan: { alamat: string; createdAt: string } | null };
const ubah = (method: 'POST' | 'DELETE', uuid: string, as = pendaftar) =>
  alur.panggil<Bagikan>(method, 'status-link', { uuid }, { as });
const baca = (uuid: string, as = pendaftar) =>
  uji.request<Bagikan>('GET', `/api/status-link?uuid=${uuid}`, { as });
const jalurDari = (alamat: string) => new URL(alamat).pathname;
const buka = async (jalur: string) => {
  const jawaban = await uji.api.request(jalur);
  return { status: jawaban.status, headers: jawaban.headers, isi: await jawaban.text() };
};
const bagikan = async (uuid: string) => jalurDari((await ubah('POST', uuid)).data.tautan!.alamat);

describe('[BEYOND-40] a link to the status of a submission', () => {
  test('is made, read and withdrawn by its registrant; made again it is another one', async () => {
    const { uuid } = await alur.sampai(5);
    expect((await baca(uuid)).data).toEqual({ uuid, tautan: null });
    const satu = await ubah('POST', uuid);
    expect([satu.status, satu.info]).toEqual([201, 'Tautan status dibuat']);
    expect(satu.data.tautan!.alamat).toMatch(/\/status\/[0-9a-f]{32}$/);
    expect((await baca(uuid)).data).toEqual(satu.data);
    expect((await ubah('POST', uuid)).status).toBe(409);

    const jalur = jalurDari(satu.data.tautan!.alamat);
    expect((await buka(jalur)).status).toBe(200);
    const ditarik = await ubah('DELETE', uuid);
    expect([ditarik.status, ditarik.data.tautan]).toEqual([200, null]);
    expect((await ubah('DELETE', uuid)).status).toBe(409);
    const tiada = await buka(jalur);
    expect([tiada.status, tiada.headers.get('x-robots-tag')]).toEqual([404, 'noindex']);
    const dua = jalurDari((await ubah('POST', uuid)).data.tautan!.alamat);
    expect(dua).not.toBe(jalur);
    expect([(await buka(jalur)).status, (await buka(dua)).status]).toEqual([404, 200]);
  });

  test('an unknown code, and what is no code, read the very page of one that was withdrawn', async () => {
    const { uuid } = await alur.sampai(5);
    const jalur = await bagikan(uuid);
    await ubah('DELETE', uuid);
    const ditarik = await buka(jalur);
    expect(ditarik.isi).toContain('minta tautan yang baru');
    for (const lain of [`/status/${'0'.repeat(32)}`, '/status/x', `/status/${uuid}`])
      expect([(await buka(lain)).status, (await buka(lain)).isi]).toEqual([404, ditarik.isi]);
  });

  test('is nobody else’s to make, read or withdraw, whatever they may do with the submission', async () => {
    const { uuid } = await alur.sampai(5);
    await ubah('POST', uuid);
    for (const [as, status] of [
      [industri, 404],
      [kalab, 403],
      [admin, 403],
    ] as const)
      expect([
        (await baca(uuid, as)).status,
        (await ubah('POST', uuid, as)).status,
        (await ubah('DELETE', uuid, as)).status,
      ]).toEqual([status, status, status]);
    expect((await baca(uuid)).data.tautan).not.toBeNull();
  });

  test('its trail says that it is shared, and not by which link', async () => {
    const { uuid } = await alur.sampai(5);
    await ubah('POST', uuid);
    await ubah('DELETE', uuid);
    const baris = await uji.server.db.select().from(audit).where(eq(audit.record, uuid)).orderBy(audit.id);
    expect(baris.slice(-2).map(({ call, perubahan }) => [call, perubahan])).toEqual([
      ['POST status-link', { tautanStatus: [null, 'dibagikan'] }],
      ['DELETE status-link', { tautanStatus: ['dibagikan', null] }],
    ]);
  });
});

describe('[BEYOND-40] the page behind it', () => {
  /** What of a record nobody may read there: all that its answer has, but its stage, its promise and words of the page. */
  const rahasia = (record: object): string[] => {
    const kata = new Set<string>();
    const kumpulkan = (nilai: unknown): void => {
      if (typeof nilai === 'string' && nilai.length > 4) kata.add(nilai);
      if (typeof nilai === 'number' && nilai > 9999)
        kata.add(String(nilai)).add(nilai.toLocaleString('id-ID'));
      if (typeof nilai === 'object' && nilai !== null) Object.values(nilai).forEach(kumpulkan);
    };
    kumpulkan(record);
    return [...kata];
  };

  test.each([5, 6, 7, 9, 10, 14])(
    'of a test at %i says stage, promised day and when it was looked at, and no more',
    async (kode) => {
      const record = await alur.sampai(kode);
      const { status, headers, isi } = await buka(await bagikan(record.uuid));
      expect(status).toBe(200);
      expect(['x-robots-tag', 'referrer-policy', 'cache-control'].map((nama) => headers.get(nama))).toEqual([
        'noindex',
        'no-referrer',
        'no-store',
      ]);
      const { kata, janji } = perjalananPengujian(record, { pembaca: null });
      expect(isi).toContain(`<h1>${kata}</h1>`);
      expect(isi).toContain('Dilihat');
      expect(isi.includes('Janji selesai')).toBe(janji !== null);
      expect(isi).toContain(janji ? `${formatDate(janji)}, ` : kata);
      const lain = isi.replaceAll(kata, '').replaceAll(uji.server.config.INSTITUTION_NAME, '');
      expect(rahasia(record).filter((satu) => lain.includes(satu))).toEqual([]);
    },
  );

  test('of a research says the same of its own way', async () => {
    const record = await uangPenelitian(uji).baru({ kode: 4 });
    const { status, isi } = await buka(await bagikan(record.uuid));
    expect(status).toBe(200);
    expect(isi).toContain('4 dari 5');
    const lain = isi.replaceAll(uji.server.config.INSTITUTION_NAME, '');
    expect(rahasia(record).filter((satu) => lain.includes(satu))).toEqual([]);
  });

  test('follows the submission: what was turned down reads so', async () => {
    const { uuid } = await alur.sampai(1);
    const jalur = await bagikan(uuid);
    expect((await buka(jalur)).isi).toContain('Sedang diverifikasi');
    await alur.verifikasi(uuid, 0);
    expect((await buka(jalur)).isi).toContain('<h1>Tidak diterima</h1>');
  });

  test('a paused promise reads as paused', async () => {
    const { uuid } = await alur.sampai(6);
    await alur.panggil(
      'POST',
      'test/pause',
      { uuid, sebab: 'alat', alasan: 'Kolom rusak, pak Budi' },
      { as: kalab },
    );
    const { isi } = await buka(await bagikan(uuid));
    expect(isi).toContain('Dijeda sejak');
    expect(isi).not.toContain('pak Budi');
  });
});
