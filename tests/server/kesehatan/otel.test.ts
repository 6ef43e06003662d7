import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#server/app.ts';
import { openTracing } from '#server/core/tracing.ts';
import { admin } from '#tests/support/layanan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

type Atribut = { key: string; value: { stringValue?: string; intValue?: number } }[];
type Rentang = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Atribut;
  status: { code?: number; message?: string };
};
type Kiriman = { resourceSpans: { resource: { attributes: Atribut }; scopeSpans: { spans: Rentang[] }[] }[] };

/** A receiver of OTLP over HTTP: what it was sent, by address. */
let penerima: HttpServer;
const diterima: { alamat: string; isi: Kiriman }[] = [];
let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
  penerima = createServer((request, response) => {
    let tulisan = '';
    request.setEncoding('utf8').on('data', (bagian: string) => (tulisan += bagian));
    request.on('end', () => {
      diterima.push({ alamat: request.url!, isi: JSON.parse(tulisan) as Kiriman });
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => penerima.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  penerima.closeAllConnections();
  await new Promise((resolve) => penerima.close(resolve));
  await uji.close();
});

const atribut = ({ attributes }: { attributes: Atribut }) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

test('[BEYOND-46] a trace says call and status of a request, and its transactions; nothing of who asked what', async () => {
  const { port } = penerima.address() as AddressInfo;
  const tracing = (await openTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` }))!;
  const app = createApi(uji.server, tracing);
  const headers = { authorization: `Bearer ${await uji.signIn(admin)}`, 'content-type': 'application/json' };
  const dibaca = await app.request('/api/notification/failed?search=Rahasia', { headers });
  const body = JSON.stringify({ pengingat: 'lain', hari: [4] });
  const ditulis = await app.request('/api/notification/reminder', { method: 'PUT', headers, body });
  const rusak = createApi(
    {
      ...uji.server,
      db: new Proxy(uji.server.db, {
        get: (_, nama) => {
          throw new Error(`no ${String(nama)}`);
        },
      }),
    },
    tracing,
  );
  await rusak.request('/api/health');
  await tracing.stop();

  expect(new Set(diterima.map(({ alamat }) => alamat))).toEqual(new Set(['/v1/traces']));
  const kiriman = diterima.flatMap(({ isi }) => isi.resourceSpans);
  expect(atribut(kiriman[0]!.resource)).toMatchObject({ 'service.name': 'mejalab' });
  const rentang = kiriman.flatMap(({ scopeSpans }) => scopeSpans).flatMap(({ spans }) => spans);
  const bernama = (name: string) => rentang.filter((satu) => satu.name === name);
  const [baca] = bernama('GET /api/notification/failed');
  expect(atribut(baca!)).toEqual({
    'mejalab.request': dibaca.headers.get('x-request-id'),
    'http.request.method': 'GET',
    'http.route': '/api/notification/failed',
    'http.response.status_code': 200,
  });
  expect(baca!.parentSpanId ?? '').toBe('');
  const [tulis] = bernama('PUT /api/notification/reminder');
  expect(atribut(tulis!)).toMatchObject({
    'http.response.status_code': ditulis.status,
    'mejalab.request': ditulis.headers.get('x-request-id'),
  });
  expect(tulis!.traceId).not.toBe(baca!.traceId);
  const bagian = bernama('transaction').filter(({ parentSpanId }) => parentSpanId === tulis!.spanId);
  expect(bagian.length).toBeGreaterThan(0);
  expect(new Set(bagian.map(({ traceId }) => traceId))).toEqual(new Set([tulis!.traceId]));
  expect(bernama('GET /api/health')[0]!.status.code).toBe(2);
  expect(JSON.stringify(diterima)).not.toMatch(/Rahasia|kampus\.example/);
});

test('[BEYOND-46] without the setting there are no traces', async () => {
  expect(await openTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: undefined })).toBeNull();
});
