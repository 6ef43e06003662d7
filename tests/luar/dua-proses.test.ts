import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Analisis } from '#domain/analisis/schema.ts';
import { labDay } from '#domain/core/clock.ts';
import { toWire } from '#domain/core/wire.ts';
import { versiKontrak } from '#domain/sync/batas.ts';
import type { HasilOperasi } from '#domain/sync/endpoints.ts';
import { openOrangDb, openPerangkatDb } from '#data/db.ts';
import { createEngine } from '#data/create-engine.ts';
import { enqueue } from '#data/outbox/enqueue.ts';
import { putaran } from '#data/putaran.ts';
import { masuk } from '#data/session.ts';
import { pdf, sha256 } from '#tests/support/berkas.ts';
import { pendaftar } from '#tests/support/layanan.ts';
import { aktor } from '#tests/support/offline.ts';
import { KunciSistem } from '#tests/support/offline-kunci.ts';
import { layananDi, mulaiDua, type Dua } from './dua.ts';

const analis = aktor('analis@kampus.example');
let dua: Dua;
let alur: ReturnType<typeof layananDi>;
beforeAll(async () => {
  dua = await mulaiDua();
  alur = layananDi(dua);
}, 180_000);
afterAll(() => dua.tutup());
beforeEach(() => dua.hanya(null));

const minta = async (url: string, path: string, as: string, init: RequestInit = {}) => {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${await dua.signIn(as)}`);
  return fetch(`${url}/api/${path}`, { ...init, headers });
};
const unduh = async (url: string, hash: string, as: string) => {
  const response = await minta(url, `file-test?url=${hash}`, as);
  expect([url, response.status]).toEqual([url, 200]);
  return Buffer.from(await response.arrayBuffer());
};
const riwayat = async (uuid: string, url: string) => {
  const response = await minta(url, `test-analysis/analyst?uuid=${uuid}`, analis.email);
  return ((await response.json()) as { data: Analisis }).data.history.map((entry) => entry.uuid);
};
const laporan = (isi: string) => ({
  jenisLaporan: 'progres',
  tanggal: labDay(new Date()),
  jam: '10:00',
  isi: `<p>${isi}</p>`,
});

describe('[architecture.md 5] two server processes on one Postgres and one bucket', () => {
  it('take a submission from its registration to its report and its further document, call by call in turn', async () => {
    const { lhu, fileDokumenTambahan } = await alur.baru('Madu dua peladen', 16);
    expect(lhu).toHaveLength(1);
    for (const file of [lhu[0]!.file, fileDokumenTambahan]) {
      const a = await unduh(dua.satu.url, file!.url, pendaftar);
      const b = await unduh(dua.dua.url, file!.url, pendaftar);
      expect(a.subarray(0, 5).toString()).toBe('%PDF-');
      expect([sha256(a), a.equals(b)]).toEqual([file!.sha256, true]);
    }
  });

  it('keep one file that both get at once, and give it from either; a stranger gets it from neither', async () => {
    const bytes = pdf('dua sekaligus');
    const kirim = (url: string) =>
      minta(url, `sync/file/${sha256(bytes)}`, pendaftar, { method: 'PUT', body: bytes as BodyInit });
    const { satu, dua: lain } = dua;
    const status = (await Promise.all([satu, lain, satu, lain].map(({ url }) => kirim(url)))).map(
      (response) => response.status,
    );
    expect(status.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 201]);
    for (const { url } of [satu, lain]) {
      expect((await unduh(url, sha256(bytes), pendaftar)).equals(Buffer.from(bytes))).toBe(true);
      expect((await minta(url, `file-test?url=${sha256(bytes)}`, analis.email)).status).toBe(404);
    }
  });

  it('[I1] [I2] [I8] apply what a device sends to either once and in order, and show it all of it', async () => {
    const tempat = { indexedDB: new IDBFactory(), IDBKeyRange };
    const perangkat = openPerangkatDb(tempat);
    const db = openOrangDb(analis.uuid, tempat);
    await masuk(
      perangkat,
      { token: await dua.signIn(analis.email), userId: analis.uuid, nama: analis.nama },
      Date.now(),
    );
    const engine = await createEngine(db, perangkat, analis.uuid, undefined, {
      kirim: (path, init) => fetch(`${dua.url}${path}`, init),
      kunci: new KunciSistem().untuk('tab'),
      now: () => Date.now(),
      random: () => 0,
      operasi: 3,
      sekaligus: 4,
      tunggu: 0,
    });
    expect(await putaran(engine, perangkat, true)).toBe('selesai');
    const lanes = (await db.analisis.toArray())
      .filter(
        ({ kdProgres, analis: siapa, data }) =>
          [1, 2, 3].includes(kdProgres) &&
          siapa === analis.uuid &&
          [7, 11, 12].includes(data.pengujian.statusSubmission.kdStatusPengajuan),
      )
      .slice(0, 2)
      .map(({ uuid }) => uuid);
    expect(lanes).toHaveLength(2);
    const sebelum = new Map<string, string[]>();
    for (const uuid of lanes) sebelum.set(uuid, await riwayat(uuid, dua.satu.url));
    const ditulis = new Map<string, string[]>(lanes.map((uuid) => [uuid, []]));
    const hasil: string[] = [];
    for (let at = 0; at < 40; at += 1) {
      const uuid = lanes[at % 2]!;
      const { opId } = await enqueue(
        db,
        { userId: analis.uuid, deviceId: engine.deviceId, clockOffsetMs: 0, now: () => Date.now() },
        {
          call: 'POST test-analysis/report',
          lane: `analisis:${uuid}`,
          body: { uuid, ...laporan(`dua.${at}`) },
          label: 'laporan',
          baseRev: null,
          after: [],
          begunAt: null,
        },
      );
      ditulis.get(uuid)!.push(opId);
      if (at % 10 === 9) hasil.push(await putaran(engine, perangkat, true));
    }
    expect(hasil).toEqual(Array(4).fill('selesai'));
    expect(await db.antrean.count()).toBe(0);
    for (const uuid of lanes) {
      const semua = [...sebelum.get(uuid)!, ...ditulis.get(uuid)!];
      expect(await riwayat(uuid, dua.satu.url)).toEqual(semua);
      expect(await riwayat(uuid, dua.dua.url)).toEqual(semua);
      expect((await db.analisis.get(uuid))!.data.history.map((entry) => entry.uuid)).toEqual(semua);
    }
    db.close();
    perangkat.close();
  });

  it('[I3] answer one write that both get at once with one effect, and the other as its replay', async () => {
    const { sample } = await alur.baru('Kopi dua peladen', 11);
    const uuid = sample[0]!.parameter[0]!.uuid;
    const id = uuidv7();
    const body = JSON.stringify({
      device: { id: uuidv7(), app_version: 'uji', waiting: 1, oldest_at: null },
      ops: [
        {
          id,
          v: versiKontrak,
          call: 'POST test-analysis/report',
          body: toWire({ uuid, ...laporan('sekali') }),
          captured_at: new Date().toISOString(),
          clock_offset_ms: 0,
        },
      ],
    });
    const headers = { 'content-type': 'application/json', 'x-acting-user': analis.uuid };
    const kirim = async ({ url }: { url: string }) => {
      const response = await minta(url, 'sync/push', analis.email, { method: 'POST', headers, body });
      const { data } = (await response.json()) as { data: { results: HasilOperasi[] } };
      return data.results.map(({ status, code }) => `${status} ${code}`).join();
    };
    const { satu, dua: lain } = dua;
    const jawaban = await Promise.all([satu, lain, satu, lain].map(kirim));
    expect(jawaban.toSorted()).toEqual(['200 applied', ...Array(3).fill('200 replayed')]);
    expect((await riwayat(uuid, lain.url)).filter((satuan) => satuan === id)).toEqual([id]);
  });

  it('go on with one when the other is killed, and with both when it is back', async () => {
    const lama = await alur.baru('Teh satu peladen', 6);
    dua.hanya(dua.dua);
    await dua.satu.hentikan('SIGKILL');
    expect((await alur.tugaskan(lama.uuid)).status).toBe(200);
    await dua.satu.mulai();
    dua.hanya(null);
    expect((await alur.majukan(lama.uuid, 14)).idPengujianStatusPengajuan).toBe(14);
  });
});
