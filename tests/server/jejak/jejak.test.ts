import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HalamanJejakSchema, Jejak } from '#domain/jejak/schema.ts';
import { rows } from '#server/core/database.ts';
import type { z } from 'zod';
import { akun } from '#tests/support/akun.ts';
import { buatAnalisis } from '#tests/support/analisis.ts';
import { admin, analis, kalab, layanan, pendaftar, penyelia } from '#tests/support/layanan.ts';
import { awalJam, createTestServer, type ServerUji } from '#tests/support/server.ts';
import { contoh } from '#tests/server/contract/contoh.ts';

type Halaman = z.output<typeof HalamanJejakSchema>;

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());

const minta = (query: Record<string, string>, as = admin) =>
  uji.request<Halaman>('GET', `/api/audit?${new URLSearchParams(query)}`, { as });
const jejak = async (query: Record<string, string>, as = admin): Promise<Jejak[]> =>
  (await minta(query, as)).data.jejak;

/** Runs the example of a call, and gives what was done by it. */
async function jalankan(nama: string) {
  const [method, path] = nama.split(' ') as [string, string];
  const jawaban = await uji.request(method, `/api/${path}`, await contoh[nama]!(uji));
  expect([nama, jawaban.status]).toEqual([nama, jawaban.status < 300 ? jawaban.status : 200]);
}

describe('words', () => {
  test('of states and persons, and no more of private numbers and of a survey than may be told', async () => {
    const { uuid } = await layanan(uji).jalani(9);
    const kata = (await jejak({ uuid, limit: '100' })).flatMap((satu) =>
      satu.perubahan.map(({ label, dari, ke }) => `${satu.rekaman}. ${label}: ${dari ?? ''} > ${ke ?? ''}`),
    );
    expect(kata).toContain('Pengujian. Status: Diajukan > Perlu pembayaran DP 50%');
    expect(kata).toContain(`Parameter uji. Analis:  > ${akun(analis).nama}`);
    for (const [tindakan, label, ke] of [
      ['PUT officer', 'Nomor WhatsApp', /^berakhir 7890$/],
      ['POST return-deposit/return', 'Dikembalikan', /rekening berakhir \d{4}$/],
      ['POST survey', 'Jawaban', /^tersimpan$/],
    ] as const) {
      await jalankan(tindakan);
      const semua = (await jejak({ tindakan })).flatMap(({ perubahan }) => perubahan);
      expect(semua.find((satu) => satu.label === label)?.ke, tindakan).toMatch(ke);
      expect(JSON.stringify(semua)).not.toMatch(/081234567890|1990110520/);
    }
  });

  test('who is gone is told to be gone, and the deletion itself keeps the name', async () => {
    await jalankan('DELETE officer');
    const [satu] = await jejak({ tindakan: 'DELETE officer' });
    expect(satu!.perubahan).toContainEqual({ label: 'Nama', dari: 'Sari Widyaningsih', ke: null });
  });
});

describe('who may read it', () => {
  let pengujian: string;
  let nomor: string;
  beforeAll(async () => {
    const alur = layanan(uji);
    ({ uuid: pengujian } = await alur.jalani(7));
    ({ nomor } = (await alur.baca(pengujian)).data as { nomor: string });
  });

  test('Admin everything; an officer one submission of their laboratory; others and registrants nothing', async () => {
    expect((await jejak({})).length).toBeGreaterThan(0);
    for (const as of [kalab, analis, penyelia, 'petugas@kampus.example']) {
      expect((await minta({ uuid: pengujian }, as)).status, as).toBe(200);
      expect((await minta({}, as)).status, as).toBe(403);
    }
    for (const as of ['kalab2@kampus.example', 'laboran2@kampus.example']) {
      const { status, data } = await minta({ uuid: pengujian }, as);
      expect([as, status, data]).toEqual([as, 403, undefined]);
      expect((await minta({ nomor }, as)).status, 'by its number').toBe(403);
    }
    expect((await minta({ uuid: pengujian }, pendaftar)).status).toBe(403);
    expect((await minta({ uuid: uuidv7() }, kalab)).status).toBe(404);
  });

  test('no filter opens another record: a person or an account does not widen what an officer reads', async () => {
    const semua = await jejak({ uuid: pengujian, id_pengguna: akun(admin).uuid }, kalab);
    expect(semua.length).toBeGreaterThan(0);
    for (const { pendaftaran } of semua) expect(pendaftaran?.uuid).toBe(pengujian);
    expect(await jejak({ uuid: pengujian, id_rekaman: akun(analis).uuid }, kalab)).toEqual([]);
    expect((await minta({ id_rekaman: akun(analis).uuid }, kalab)).status).toBe(403);
  });

  test('[GAP-142] an officer does not read the trail of what they registered themself', async () => {
    const { pengujian: miliknya } = await buatAnalisis(uji.server, { pendaftar: kalab });
    expect((await minta({ uuid: miliknya }, kalab)).status).toBe(403);
    expect((await minta({ uuid: miliknya }, penyelia)).status).toBe(200);
  });

  test('a number finds its submission: its own, of an invoice, of a sample', async () => {
    const [invoice] = await rows<{ no_invoice: string }>(
      uji.server.db,
      sql`select no_invoice from invoice where pendaftaran_id = ${pengujian}`,
    );
    const [sampel] = await rows<{ kode_sampel: string }>(
      uji.server.db,
      sql`select kode_sampel from sampel where pengujian_id = ${pengujian}`,
    );
    const semua = (await jejak({ uuid: pengujian, limit: '100' })).map(({ id }) => id);
    for (const dicari of [nomor.toLowerCase(), invoice!.no_invoice, sampel!.kode_sampel])
      expect((await jejak({ nomor: dicari, limit: '100' })).map(({ id }) => id)).toEqual(semua);
    expect(await jejak({ nomor: 'U-9999-0001' })).toEqual([]);
  });
});

describe('filters and pages', () => {
  test('person, act and days, each alone and together', async () => {
    const semua = await jejak({ limit: '100' });
    const hari = '2026-11-20';
    expect(await jejak({ tgl_dari: '2026-11-21' })).toEqual([]);
    expect(await jejak({ tgl_sampai: '2026-11-19' })).toEqual([]);
    expect((await jejak({ tgl_dari: hari, tgl_sampai: hari, limit: '100' })).map(({ id }) => id)).toEqual(
      semua.map(({ id }) => id),
    );
    const orang = await jejak({ id_pengguna: akun(analis).uuid, tindakan: 'PUT test-analysis/start' });
    expect(orang.length).toBeGreaterThan(0);
    for (const satu of orang)
      expect([satu.orang, satu.tindakan]).toEqual([akun(analis).nama, 'Mulai pengujian']);
  });

  test('[GAP-79] a day begins and ends at midnight in Jakarta', async () => {
    const mulai = async (saat: string) => {
      uji.jam.set(saat);
      const { parameter } = await buatAnalisis(uji.server);
      await uji.request('PUT', '/api/test-analysis/start', { as: analis, body: { uuid: parameter[0] } });
      return parameter[0]!;
    };
    const [sebelum, sesudah] = [await mulai('2026-11-20T16:59:59.999Z'), await mulai('2026-11-20T17:00:00Z')];
    const ada = async (id_rekaman: string, query: Record<string, string>) =>
      (await jejak({ id_rekaman, ...query })).length > 0;
    for (const [query, harus] of [
      [{ tgl_sampai: '2026-11-20' }, [true, false]],
      [{ tgl_dari: '2026-11-21' }, [false, true]],
    ] as const)
      expect([await ada(sebelum, query), await ada(sesudah, query)]).toEqual(harus);
    uji.jam.set(awalJam);
  });

  test('pages follow each other by key: none twice, none missing, also where many are of one moment', async () => {
    const satuHalaman = (await minta({ limit: '100' })).data.jejak.map(({ id }) => id);
    const terkumpul: string[] = [];
    let sesudah: string | null = null;
    do {
      const { data }: { data: Halaman } = await minta({ limit: '7', ...(sesudah ? { sesudah } : {}) });
      terkumpul.push(...data.jejak.map(({ id }) => id));
      sesudah = data.berikutnya;
    } while (sesudah && terkumpul.length < 98);
    expect(terkumpul.slice(0, 98)).toEqual(satuHalaman.slice(0, 98));
    expect(new Set(terkumpul).size).toBe(terkumpul.length);
    expect((await minta({ sesudah: 'kacau' })).status).toBe(422);
    // The last and the first place there is.
    expect(
      (await minta({ sesudah: `${'9'.repeat(15)}.${'9'.repeat(18)}`, limit: '7' })).data.jejak,
    ).toHaveLength(7);
    expect((await minta({ sesudah: '0.0' })).data.jejak).toEqual([]);
  });
});
