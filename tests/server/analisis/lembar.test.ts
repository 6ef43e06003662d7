import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Analisis } from '#domain/analisis/schema.ts';
import { keadaanLembar } from '#domain/lembar-kerja/keadaan.ts';
import { IsiLembarSchema } from '#domain/lembar-kerja/schema.ts';
import type { TulisSel } from '#domain/lembar-kerja/sel.ts';
import { toWire } from '#domain/core/wire.ts';
import { versiKontrak } from '#domain/sync/batas.ts';
import type { HasilOperasi } from '#domain/sync/endpoints.ts';
import { akun } from '#tests/support/akun.ts';
import { buatAnalisis } from '#tests/support/analisis.ts';
import { dataBersamaUji } from '#tests/support/data-bersama.ts';
import { coretan, selSusut, tulisSel } from '#tests/support/sel-lembar.ts';
import { laboran } from '#tests/support/penelitian.ts';
import { kirimAntrean } from '#tests/support/perangkat.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { versiUji } from '#tests/support/versi-lembar.ts';
import { analis, laporan, meja, penyelia } from './meja.ts';

let uji: ServerUji;
let m: ReturnType<typeof meja>;
let v: ReturnType<typeof versiUji>;
let jenisUji: string;
let versi: string;
let uuid: string;
beforeAll(async () => {
  uji = await createTestServer();
  m = meja(uji);
  v = versiUji(uji);
  jenisUji = await v.uji();
  versi = (await v.dirilis(jenisUji)).uuid;
});
afterAll(() => uji.close());
beforeEach(async () => {
  uuid = (await buatAnalisis(uji.server, { uji: jenisUji })).parameter[0]!;
  await m.mulai(uuid);
});

const badan = (sel: readonly TulisSel[], lain: object = {}) =>
  toWire({ uuid, versi, sel, ...lain }) as Record<string, unknown>;
const tulis = (
  sel: readonly TulisSel[],
  lain: object = {},
  { as = analis, headers = {} }: { as?: string; headers?: Record<string, string> } = {},
) => uji.request<Analisis>('PUT', '/api/test-analysis/sheet', { as, headers, body: badan(sel, lain) });
const nilai = async () =>
  Object.fromEntries(
    Object.entries(keadaanLembar((await m.baca(uuid)).data.history).isian).map(([kunci, sel]) => [
      kunci,
      sel.nilai,
    ]),
  );

describe('[BEYOND-10] cells reach the server', () => {
  test('exactly once: the same key twice writes one row of the history', async () => {
    const headers = { 'idempotency-key': uuidv7() };
    expect((await tulis(selSusut(), {}, { headers })).status).toBe(200);
    expect((await tulis(selSusut(), {}, { headers })).status).toBe(200);
    const { history } = (await m.baca(uuid)).data;
    expect(history.map(({ aksi }) => aksi)).toEqual(['mulai', 'isiLembar']);
  });

  test('with their own time beside the time the server had them', async () => {
    await tulis([tulisSel('w0.1', '30,000')]);
    const { riwayat } = keadaanLembar((await m.baca(uuid)).data.history);
    expect(riwayat['w0.1']).toMatchObject([
      { nilai: '30,000', pada: '2026-11-20T02:30:00.000Z', user: { uuid: akun(analis).uuid } },
    ]);
  });

  test('own successive writes do not conflict, in one batch of the outbox either', async () => {
    const op = (sel: readonly TulisSel[]) => ({
      id: uuidv7(),
      v: versiKontrak,
      call: 'PUT test-analysis/sheet',
      body: badan(sel),
      captured_at: uji.jam.now().toISOString(),
      clock_offset_ms: 0,
    });
    const ops = [
      op([tulisSel('w0.1', '30,1')]),
      op([tulisSel('w0.1', '30,2', '30,1'), tulisSel('w0.1', '30,3', '30,2')]),
      op([tulisSel('w0.1', '30,4', '30,3'), tulisSel('w0.2', '29,9')]),
    ];
    const push = () =>
      uji.request<{ results: HasilOperasi[] }>('POST', '/api/sync/push', {
        as: analis,
        headers: { 'x-acting-user': akun(analis).uuid },
        body: {
          device: { id: uuidv7(), app_version: 'uji', waiting: ops.length, oldest_at: null },
          ops,
        },
      });
    const status = async () => (await push()).data.results.map(({ code }) => code);
    expect(await status()).toEqual(['applied', 'applied', 'applied']);
    expect(await status()).toEqual(['replayed', 'replayed', 'replayed']);
    expect(await nilai()).toEqual({ 'w0.1': '30,4', 'w0.2': '29,9' });
  });
});

describe('[BEYOND-11] two devices on one sheet', () => {
  beforeEach(() => tulis([tulisSel('w0.1', '30,1')]));

  test('a cell that was changed meanwhile refuses the write with the record, and nothing of it is written', async () => {
    const jawaban = await tulis([tulisSel('w0.1', '30,9'), tulisSel('w0.2', '29,9')]);
    expect(jawaban).toMatchObject({ status: 409, code: 'STALE' });
    expect(jawaban.data).toEqual((await m.baca(uuid)).data);
    expect(await nilai()).toEqual({ 'w0.1': '30,1' });
  });

  test('other cells are taken, whatever was written beside them', async () => {
    expect((await tulis([tulisSel('w0.2', '29,9')])).status).toBe(200);
    expect(await nilai()).toEqual({ 'w0.1': '30,1', 'w0.2': '29,9' });
  });

  test('a sheet goes on with the version it was begun with', async () => {
    const baru = await v.dirilis(jenisUji);
    expect((await tulis([tulisSel('w0.2', '29,9')])).status).toBe(200);
    expect(await tulis([tulisSel('w0.2', '29,8', '29,9')], { versi: baru.uuid })).toMatchObject({
      status: 409,
      code: 'STALE',
    });
    versi = baru.uuid;
  });
});

describe('[BEYOND-13] the server computes again', () => {
  const hasil = async () => keadaanLembar((await m.baca(uuid)).data.history).hasil;

  test('with the same words as the device, over all that was written so far', async () => {
    const [pertama, ...lain] = selSusut();
    await tulis([pertama!]);
    expect(await hasil()).toEqual({ perangkat: null, server: null });
    await tulis(lain, { hasil: '2,86' });
    expect(await hasil()).toEqual({ perangkat: '2,86', server: '2,86' });
  });

  test('and keeps a difference beside what the device said, which it does not overwrite', async () => {
    await tulis(selSusut(), { hasil: '2,85' });
    expect(await hasil()).toEqual({ perangkat: '2,85', server: '2,86' });
  });

  test('[BEYOND-12] what is crossed out does not count and stays', async () => {
    await tulis([
      ...selSusut(),
      tulisSel('w0.3', '30,000'),
      tulisSel('w1.3', '33,500'),
      tulisSel('w2.3', '33,000', null, { dicoret: coretan }),
    ]);
    expect(await hasil()).toMatchObject({ server: '2,86' });
    expect(keadaanLembar((await m.baca(uuid)).data.history).isian['w2.3']).toMatchObject({
      nilai: '33,000',
      dicoret: coretan,
    });
  });

  test('[BEYOND-09] with the shared data it refers to, and refuses others', async () => {
    const data = dataBersamaUji(uji);
    const versiGaris = await data.versi('kadar', { isi: isiGaris });
    const kurva = (await data.catat(versiGaris)).data.uuid;
    uuid = (await buatAnalisis(uji.server, { uji: await data.uuidUji('kadar') })).parameter[0]!;
    await m.mulai(uuid);
    const merujuk = (lain: string, nama = 'baku') =>
      tulis([tulisSel('A.1', '0,1070')], { versi: versiGaris, bersama: [{ nama, uuid: lain }] });
    const ditolak = { status: 422, errors: [{ field: 'bersama[0][uuid]' }] };
    expect(await merujuk(uuidv7())).toMatchObject(ditolak);
    expect(await merujuk(kurva, 'blangko')).toMatchObject(ditolak);
    expect((await merujuk(kurva)).status).toBe(200);
    expect((await hasil()).server).toBe('4,89');
  });
});

describe('[BEYOND-16] a report that was sent back', () => {
  const ditolak = {
    status: 409,
    code: 'STATE',
    info: expect.stringContaining('1 sel lembar kerja') as string,
  };
  const kembalikan = async () => {
    await m.lapor(uuid, 'akhir');
    await m.ajukan(uuid);
    return m.putuskan(uuid, 0);
  };

  test('is neither made anew nor handed in before the cells of then are confirmed or measured again', async () => {
    await tulis([tulisSel('w0.1', '30,000'), tulisSel('w1.1', '33,500')]);
    await kembalikan();
    await tulis([tulisSel('w1.1', '33,400', '33,500')]);
    expect(await m.lapor(uuid, 'akhir')).toMatchObject(ditolak);
    expect(await m.ajukan(uuid)).toMatchObject(ditolak);
    expect((await m.lapor(uuid, 'progres')).status).toBe(200);
    await tulis([tulisSel('w0.1', '30,000', '30,000')]);
    expect((await m.lapor(uuid, 'akhir')).status).toBe(200);
    expect((await m.ajukan(uuid)).status).toBe(200);
    // Sent back once more, all of it waits again.
    await m.putuskan(uuid, 0);
    expect((await m.ajukan(uuid)).info).toContain('2 sel lembar kerja');
  });

  test('confirmed, reported and handed in on a device without a network goes through in one batch', async () => {
    await tulis([tulisSel('w0.1', '30,000')]);
    await kembalikan();
    const kiriman = [
      ['PUT test-analysis/sheet', badan([tulisSel('w0.1', '30,000', '30,000')])],
      ['POST test-analysis/report', { uuid, jenis_laporan: 'akhir', hasil_pengujian: '2,86', ...laporan }],
      ['PUT test-analysis/request-done', { uuid }],
    ] as const;
    const codes = async (dari: number) => {
      const semua = await kirimAntrean(uji, { as: analis, uuid: akun(analis).uuid }, kiriman.slice(dari));
      return semua.map(({ code }) => code);
    };
    expect(await codes(1)).toEqual(['conflict', 'held']);
    expect(await codes(0)).toEqual(['applied', 'applied', 'applied']);
  });

  test('without a sheet, or with timers alone, goes on as before', async () => {
    const mulai = '2026-11-20T01:10:00.000Z';
    await tulis([], { versi: null, pengingat: [{ uuid: uuidv7(), label: 'Oven', mulai, jatuh: mulai }] });
    await kembalikan();
    expect((await m.lapor(uuid, 'akhir')).status).toBe(200);
    expect((await m.ajukan(uuid)).status).toBe(200);
    await m.putuskan(uuid, 0);
    expect((await m.ajukan(uuid)).status).toBe(200);
  });
});

/** One reading on the line of example 5 (lembar-kerja.md 10). */
const isiGaris = IsiLembarSchema.parse({
  bersama: [
    {
      nama: 'baku',
      label: 'Kurva baku',
      jenis: 'kurvaBaku',
      ulangan: 6,
      perUlangan: [
        { jenis: 'angka', nama: 'x', label: 'Kadar' },
        { jenis: 'angka', nama: 'y', label: 'Serapan' },
      ],
      rumusAkhir: [
        { nama: 'm', label: 'Kemiringan', ungkapan: 'kemiringan(x; y)' },
        { nama: 'a', label: 'Titik potong', ungkapan: 'potong(x; y)' },
      ],
    },
  ],
  perUlangan: [{ jenis: 'angka', nama: 'A', label: 'Serapan' }],
  ulangan: 1,
  rumusUlangan: [{ nama: 'c', label: 'Kadar', ungkapan: '(A - a) / m' }],
  pembulatan: { ke: 'angkaPenting', banyak: 3 },
});

describe('what is refused', () => {
  test.each([
    ['a cell it does not have', tulisSel('w9.1', '1'), 'sel[0][kunci]'],
    ['a replicate of what is asked once only', tulisSel('w0.0', '1'), 'sel[0][kunci]'],
    ['an item of what has none', tulisSel('w0.1.2', '1'), 'sel[0][kunci]'],
    ['what is no number', tulisSel('w0.1', '3o,1'), 'sel[0][nilai]'],
  ])('[BEYOND-10] %s, by its field', async (_nama, sel, field) => {
    expect(await tulis([sel])).toMatchObject({ status: 422, errors: [{ field }] });
    expect(await nilai()).toEqual({});
  });

  test('[BEYOND-12] not what was written wrong and is crossed out as it was written', async () => {
    expect((await tulis([tulisSel('w0.1', '3o,1', null, { dicoret: coretan })])).status).toBe(200);
  });

  test('[BEYOND-07] a version of another test, one nobody has released, and none at all', async () => {
    const lain = await v.dirilis(await v.uji());
    const rancangan = (await v.buat(jenisUji)).data;
    for (const satu of [lain.uuid, rancangan.uuid, uuidv7(), null])
      expect(await tulis([tulisSel('w0.1', '1')], { versi: satu })).toMatchObject({
        status: 422,
        errors: [{ field: 'versi' }],
      });
  });

  test('[BEYOND-04] a set of limits the version does not have', async () => {
    expect(await tulis([], { batas: 'kapsul' })).toMatchObject({
      status: 422,
      errors: [{ field: 'batas' }],
    });
    expect((await tulis([], { batas: 'simplisia' })).status).toBe(200);
  });

  test('[BEYOND-10] anybody but its analyst, and a parameter that is not in work', async () => {
    for (const as of [penyelia, laboran])
      expect((await tulis([tulisSel('w0.1', '1')], {}, { as })).status).toBe(403);
    await m.lapor(uuid, 'akhir');
    expect((await tulis([tulisSel('w0.1', '1')])).status).toBe(200);
    await m.ajukan(uuid);
    expect(await tulis([tulisSel('w0.1', '2', '1')])).toMatchObject({ status: 409, code: 'STATE' });
  });
});
