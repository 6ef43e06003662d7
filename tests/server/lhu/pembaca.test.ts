import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import type { Tarikan } from '#domain/sync/endpoints.ts';
import { admin, analis, kalab, layanan, pendaftar, penyelia } from '#tests/support/layanan.ts';
import { kalab2, laboran, petugas } from '#tests/support/penelitian.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

/* Every way to a report, for everybody and at every state it can have (GAP-111). */

let uji: ServerUji;
const kode = [10, 14, 16] as const;
/** The submissions at these codes, as Admin has them. */
const ada = new Map<number, Pengujian>();
beforeAll(async () => {
  uji = await createTestServer();
  const alur = layanan(uji);
  // Led there each by itself: no two share the bytes of a report or of a document.
  for (const satu of kode) ada.set(satu, await alur.jalani(satu));
});
afterAll(() => uji.close());

/** The result of each of its parameters, the report's bytes, the document's. */
const isi = (data: Pengujian) => ({
  hasil: /"hasilPengujian":"98,7"/,
  lhu: new RegExp(data.lhu.at(-1)?.file.sha256 ?? 'tidak ada'),
  dokumen: new RegExp(data.fileDokumenTambahan?.sha256 ?? 'tidak ada'),
});
const kosong = { hasil: false, lhu: false, dokumen: false };

async function tarikan(as: string, uuid: string): Promise<unknown[]> {
  const found: unknown[] = [];
  for (let cursor = '', more = true; more;) {
    const query = new URLSearchParams(cursor ? { cursor } : {});
    const { data } = await uji.request<Tarikan>('GET', `/api/sync/pull?${query}`, { as });
    ({ cursor, more } = data);
    const rows = Object.values(data.changes).flatMap(({ upsert }) => upsert);
    found.push(...rows.filter((row) => JSON.stringify(row).includes(uuid)));
  }
  return found;
}

/** What somebody gets of it by every call that may have it, and by what their device keeps. */
async function didapat(as: string, data: Pengujian) {
  const { uuid } = data;
  const panggilan = [
    `test?uuid=${uuid}`,
    `test-report?uuid=${uuid}`,
    `test-report/print?uuid=${uuid}`,
    `test-payment?uuid=${uuid}`,
    ...['test', 'test-report'].flatMap((path) => [path, `${path}?flag_officer=1`]),
    'research?flag_officer=1&flag_riwayat=1',
    'research',
  ];
  const teks: string[] = [];
  for (const path of panggilan) {
    const jawaban = await uji.request<unknown>('GET', `/api/${path}`, { as });
    const rows = Array.isArray(jawaban.data) ? jawaban.data : [jawaban.data];
    teks.push(JSON.stringify(rows.filter((row) => JSON.stringify(row ?? {}).includes(uuid))));
  }
  teks.push(JSON.stringify(await tarikan(as, uuid)));
  const semua = teks.join('\n');
  const { hasil, lhu, dokumen } = isi(data);
  return { hasil: hasil.test(semua), lhu: lhu.test(semua), dokumen: dokumen.test(semua) };
}

/** Whether the bytes are given, at each address that gives files. */
async function bytes(as: string, sha256: string | undefined): Promise<boolean> {
  const dijawab = new Set<boolean>();
  for (const path of ['file', 'file-test', 'file-invoice'])
    dijawab.add((await uji.request('GET', `/api/${path}?url=${sha256 ?? 'x'}`, { as })).status === 200);
  expect(dijawab.size).toBe(1);
  return [...dijawab][0]!;
}

/** Who reads it, and what the two calls of the report answer everybody else. */
const orang: [as: string, dibaca: 'selalu' | 'setelah terbit' | 'tidak', status: number][] = [
  [admin, 'selalu', 200],
  [kalab, 'selalu', 200],
  [analis, 'selalu', 200],
  [penyelia, 'selalu', 200],
  [pendaftar, 'setelah terbit', 200],
  [laboran, 'tidak', 403],
  [petugas, 'tidak', 403],
  [kalab2, 'tidak', 403],
  ['dosen@kampus.example', 'tidak', 404],
];

describe.each(kode)('[GAP-111, LHU-14] the report of a test at %i', (satu) => {
  test.each(orang)('%s: %s', async (as, dibaca, status) => {
    const data = ada.get(satu)!;
    const ya = dibaca === 'selalu' || (dibaca === 'setelah terbit' && satu > 10);
    const tersedia = { hasil: true, lhu: satu > 10, dokumen: satu === 16 };
    expect(await didapat(as, data)).toEqual(ya ? tersedia : kosong);
    for (const path of ['test-report', 'test-report/print'])
      expect((await uji.request('GET', `/api/${path}?uuid=${data.uuid}`, { as })).status).toBe(status);
    expect(await bytes(as, data.lhu.at(-1)?.file.sha256)).toBe(ya && satu > 10);
    expect(await bytes(as, data.fileDokumenTambahan?.sha256)).toBe(ya && satu === 16);
  });
});
