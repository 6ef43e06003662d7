import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApi } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { catatPekerjaan } from '#server/core/pekerjaan.ts';
import { sesi } from '#server/db/tables/pengguna.ts';
import { mountWeb } from '#server/web.ts';
import { admin, layanan, kalab, pendaftar } from '#tests/support/layanan.ts';
import { kabarUji } from '#tests/support/kabar.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

const METRICS_TOKEN = 'rahasia-untuk-uji-saja';
const hariMs = 24 * 60 * 60 * 1000;
let uji: ServerUji;
let dist: string;
let semua: Hono;
beforeAll(async () => {
  uji = await createTestServer({
    METRICS_TOKEN,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'lab@kampus.example',
    PUBLIC_URL: 'http://localhost:1',
  });
  dist = await mkdtemp(join(tmpdir(), 'mejalab-dist-'));
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>Mejalab</title>');
  semua = uji.api;
  mountWeb(semua, dist);
});
afterAll(async () => {
  await uji.close();
  await rm(dist, { recursive: true });
});

const minta = (authorization: string, app = semua) => app.request('/metrics', { headers: { authorization } });
const isi = async () => (await minta(`Bearer ${METRICS_TOKEN}`)).text();
const nilai = async (nama: string) =>
  Number(new RegExp(`^${nama.replaceAll(/[{}"*]/g, String.raw`\$&`)} (\\S+)$`, 'm').exec(await isi())?.[1]);

describe('[BEYOND-46] /metrics', () => {
  test('is not there without the setting, not as a page of the app either', async () => {
    const app = createApi({ ...uji.server, config: { ...uji.server.config, METRICS_TOKEN: undefined } });
    mountWeb(app, dist);
    const dijawab = await minta(`Bearer ${METRICS_TOKEN}`, app);
    expect([dijawab.status, await dijawab.text()]).toEqual([404, 'Tidak ditemukan']);
    expect(() => readConfig({ METRICS_TOKEN: 'pendek' })).toThrow('METRICS_TOKEN');
  });

  test.each(['', 'Bearer ', `Bearer ${METRICS_TOKEN}x`, `Basic ${METRICS_TOKEN}`, METRICS_TOKEN])(
    'says nothing to whoever shows %j',
    async (authorization) => {
      const dijawab = await minta(authorization);
      expect([dijawab.status, await dijawab.text()]).toEqual([401, 'Token tidak dikenal']);
    },
  );

  test('counts requests by call and status, with as many names as there are calls', async () => {
    await uji.request('GET', '/api/notification/failed?search=a', { as: admin });
    await uji.request('GET', '/api/notification/failed', { as: pendaftar });
    for (const acak of ['/api/x1', '/api/x2', '/status/a1', '/halaman-1', '/halaman-2'])
      await semua.request(acak);
    await semua.request('/api/health', { method: 'PROPFIND' });
    const banyak = (call: string, status: number) =>
      nilai(`mejalab_http_request_duration_seconds_count{call="${call}",status="${status}"}`);
    expect(await banyak('GET /api/notification/failed', 200)).toBe(1);
    expect(await banyak('GET /api/notification/failed', 403)).toBe(1);
    expect(await banyak('GET /api/*', 404)).toBe(2);
    expect(await banyak('GET /status/:kode', 404)).toBe(1);
    expect(await isi()).not.toMatch(/x1|a1|halaman-1|PROPFIND/);
  });

  test('tells the outbox, devices by their last contact, and jobs as they ran', async () => {
    const { server, jam } = uji;
    const layan = layanan(uji);
    await layan.mintaKalab((await layan.daftar()).data.uuid);
    await uji.request('PUT', '/api/user/notification', {
      as: kalab,
      body: { kanal: 'surel', giliran: 'segera', perubahan: 'tidak' },
    });
    await kabarUji(uji).semuaTerjadi();
    const [contoh] = await server.db.select().from(sesi).limit(1);
    await server.db.delete(sesi);
    const perangkat = (hari: number, sampai = 30) => ({
      ...contoh!,
      id: randomUUID(),
      tokenHash: `${hari}-${sampai}`,
      lastUsedAt: new Date(jam.now().getTime() - hari * hariMs),
      expiresAt: new Date(jam.now().getTime() + (sampai - hari) * hariMs),
    });
    await server.db.insert(sesi).values([0, 0.9, 1.1, 6, 6.9, 7.1, 29].map((hari) => perangkat(hari)));
    await server.db.insert(sesi).values(perangkat(31));
    await catatPekerjaan(server.db, server.clock, 'uji', async () => jam.maju(4_000));
    await catatPekerjaan(server.db, server.clock, 'rusak', () => Promise.reject(new Error('x'))).catch(
      () => undefined,
    );
    expect(await nilai('mejalab_messages{state="waiting"}')).toBeGreaterThan(0);
    expect(await nilai('mejalab_messages{state="failed"}')).toBe(0);
    expect(await nilai('mejalab_messages_oldest_waiting_seconds')).toBe(4);
    for (const [contact, banyak] of Object.entries({ under_1_day: 2, under_7_days: 3, under_30_days: 2 }))
      expect([contact, await nilai(`mejalab_devices{contact="${contact}"}`)]).toEqual([contact, banyak]);
    expect(await nilai('mejalab_job_duration_seconds{job="uji"}')).toBe(4);
    expect(await nilai('mejalab_job_failed{job="uji"}')).toBe(0);
    expect(await nilai('mejalab_job_failed{job="rusak"}')).toBe(1);
    expect(await isi()).not.toContain('last_success_timestamp_seconds{job="rusak"}');
    expect(await nilai('mejalab_database_up')).toBe(1);
    expect(await isi()).not.toMatch(/@|rahasia/);
  });

  test('goes on without a database, and says so', async () => {
    const rusak = new Proxy(uji.server.db, {
      get: (_, nama) => () => {
        throw new Error(`no ${String(nama)}`);
      },
    });
    const dijawab = await minta(`Bearer ${METRICS_TOKEN}`, createApi({ ...uji.server, db: rusak }));
    expect(dijawab.status).toBe(200);
    expect(await dijawab.text()).toMatch(/^mejalab_database_up 0$/m);
  });

  test.runIf(process.env['TEST_POSTGRES_URL'])(
    'has every metric that the dashboard shows, and the dashboard no two panels in one place',
    async () => {
      const papan = JSON.parse(await readFile('deploy/grafana/mejalab.json', 'utf8')) as {
        panels: { gridPos: object; targets: { expr: string }[] }[];
      };
      const dipakai = papan.panels
        .flatMap(({ targets }) => targets)
        .flatMap(({ expr }) => expr.match(/\b(mejalab|process|nodejs)_\w+/g) ?? []);
      const ada = new Set([...(await isi()).matchAll(/^(\w+)[{ ]/gm)].map(([, nama]) => nama));
      expect(dipakai.length).toBeGreaterThan(15);
      expect(dipakai.filter((nama) => !ada.has(nama))).toEqual([]);
      // And what is ours is all shown.
      const milik = [...(await isi()).matchAll(/^# TYPE (mejalab_\w+)/gm)].map(([, nama]) => nama!);
      expect(milik.filter((nama) => !dipakai.some((satu) => satu.startsWith(nama)))).toEqual([]);
      expect(new Set(papan.panels.map(({ gridPos }) => JSON.stringify(gridPos))).size).toBe(
        papan.panels.length,
      );
    },
  );
});
