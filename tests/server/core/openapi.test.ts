import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiGroups } from '#domain/api.ts';
import { fromWire } from '#domain/core/wire.ts';
import type { Document, Operation, Parameter } from '#server/modules/openapi/document.ts';
import { semua as semuaPanggilan } from '#tests/server/contract/panggilan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let dokumen: Document;
beforeAll(async () => {
  uji = await createTestServer({ APP_NAME: 'Mejalab <Uji>' });
  dokumen = (await (await uji.api.request('/api/openapi.json')).json()) as Document;
});
afterAll(() => uji.close());

const operasi = () =>
  Object.entries(dokumen.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
const temukan = (ref: string): unknown =>
  ref
    .slice(2)
    .split('/')
    .reduce((at: unknown, key) => (at as Record<string, unknown> | undefined)?.[key], dokumen);
const satu = (path: string, method: string): Operation =>
  (dokumen.paths[path] as Record<string, Operation>)[method]!;
const parameter = ({ parameters = [] }: Operation): Parameter[] =>
  parameters.map((one) => ('$ref' in one ? (temukan(one.$ref) as Parameter) : one));

/** Every object in the document, with where it stands. */
function* semuaObjek(value: unknown, at = '#'): Generator<{ at: string; object: Record<string, unknown> }> {
  if (Array.isArray(value))
    for (const [index, inner] of value.entries()) yield* semuaObjek(inner, `${at}/${index}`);
  else if (typeof value === 'object' && value !== null) {
    yield { at, object: value as Record<string, unknown> };
    for (const [key, inner] of Object.entries(value)) yield* semuaObjek(inner, `${at}/${key}`);
  }
}

const jenis = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']);
const kataKunci = new Set(
  'type properties required additionalProperties propertyNames items anyOf enum const format pattern minLength maxLength minimum maximum minItems maxItems examples description default $ref'.split(
    ' ',
  ),
);
type Skema = {
  properties?: Record<string, unknown>;
  required?: string[];
  items?: unknown;
  anyOf?: unknown[];
  type?: string | string[];
  additionalProperties?: unknown;
};
/** What is wrong with a JSON Schema; our own subset of draft 2020-12. */
function salahDiSkema(value: unknown, at: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at}: no schema`];
  const {
    properties = {},
    required = [],
    items,
    anyOf = [],
    type = [],
    additionalProperties,
  } = value as Skema;
  const asing = [
    ...Object.keys(value).filter((key) => !kataKunci.has(key)),
    ...[type].flat().filter((name) => !jenis.has(name)),
    ...required.filter((key) => !(key in properties)),
  ];
  const dalam: [string, unknown][] = [
    ...Object.entries(properties),
    ...(items === undefined ? [] : [['[]', items] as [string, unknown]]),
    ...Object.entries(anyOf),
    ...(typeof additionalProperties === 'object' ? [['{}', additionalProperties] as [string, unknown]] : []),
  ];
  return [
    ...asing.map((kata) => `${at}: ${kata}`),
    ...dalam.flatMap(([key, inner]) => salahDiSkema(inner, `${at}.${key}`)),
  ];
}

describe('openapi.json', () => {
  test('is OpenAPI 3.1 with title, version, server and bearer security', () => {
    expect(dokumen).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'API Mejalab <Uji>', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string },
      servers: [{ url: '/api' }],
      security: [{ bearer: [] }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    });
  });

  test('every reference resolves, and nothing is described that nobody refers to', () => {
    const refs = [...semuaObjek(dokumen)].flatMap(({ at, object }) =>
      typeof object['$ref'] === 'string' ? [{ at, ref: object['$ref'] }] : [],
    );
    expect(refs.filter(({ ref }) => temukan(ref) === undefined)).toEqual([]);
    const used = new Set(refs.map(({ ref }) => ref));
    const { securitySchemes: _schemes, ...components } = dokumen.components;
    const defined = Object.entries(components).flatMap(([kind, entries]) =>
      Object.keys(entries).map((name) => `#/components/${kind}/${name}`),
    );
    expect(defined.filter((name) => !used.has(name))).toEqual([]);
  });

  test('every schema is one', () => {
    const schemas = [...semuaObjek(dokumen)].flatMap(({ at, object }) =>
      'schema' in object && !at.includes('/properties/') ? [[at, object['schema']] as const] : [],
    );
    const named = Object.entries(dokumen.components.schemas);
    expect([...schemas, ...named].flatMap(([at, schema]) => salahDiSkema(schema, at))).toEqual([]);
  });

  test('every declared call is there with its aliases, and so is every one the server answers; nothing else', () => {
    const declared = apiGroups.flatMap(({ api }) =>
      Object.values(api).flatMap(({ method, alias = [], path }) =>
        [method, ...alias].map((one) => `${one} ${path}`),
      ),
    );
    const described = operasi().map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    expect(described.sort()).toEqual(declared.sort());
    const forBrowsers = [
      'auth/start',
      'auth/callback',
      'openapi.json',
      'docs',
      'docs/swagger-ui.css',
      'docs/swagger-ui-bundle.js',
    ].map((path) => `GET /${path}`);
    const served = uji.api.routes
      .filter(({ path, method }) => path.startsWith('/api/') && method !== 'ALL')
      .map(({ path, method }) => `${method} ${path.slice(4).replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(new Set(served)).toEqual(new Set([...described, ...forBrowsers]));
  });

  test('ids are unique, tags known, parameters of the path declared and every answer described', () => {
    const ids = operasi().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const tags = new Set(dokumen.tags.map(({ name }) => name));
    for (const { path, operation } of operasi()) {
      expect(operation.tags.every((tag) => tags.has(tag))).toBe(true);
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(
        parameter(operation)
          .filter((one) => one.in === 'path')
          .map(({ name }) => name),
      ).toEqual(inPath);
      expect(Object.keys(operation.responses).some((status) => status.startsWith('2'))).toBe(true);
      for (const response of Object.values(operation.responses))
        expect('$ref' in response ? temukan(String(response['$ref'])) : response).toHaveProperty(
          'description',
        );
    }
  });

  test('[API-108] a body in wire names, as JSON, form-encoded and multipart', () => {
    const { requestBody, parameters } = satu('/test-analysis/report', 'post');
    expect(Object.keys(requestBody?.content ?? {})).toEqual([
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
    ]);
    const schema = temukan(String(requestBody?.content['application/json']?.schema['$ref']));
    expect(schema).toMatchObject({
      type: 'object',
      properties: {
        jenis_laporan: { enum: ['progres', 'akhir', 'review'] },
        hasil_pengujian: { type: 'string' },
        base_rev: { type: 'string' },
      },
      required: ['uuid', 'jenis_laporan', 'tanggal', 'jam', 'isi'],
    });
    expect(parameters).toEqual(
      ['IdempotencyKey', 'ActingUser', 'IfMatch'].map((name) => ({
        $ref: `#/components/parameters/${name}`,
      })),
    );
  });

  test.each(semuaPanggilan.filter(([, { body }]) => body))(
    '%s: its example is a body that it takes',
    (_nama, { path, method, body, files = [] }) => {
      const [content] = Object.values(satu(path, method.toLowerCase()).requestBody?.content ?? {});
      const example = content!.example as Record<string, unknown>;
      const dikirim = files.map(({ field }) => field).filter((field) => field in example);
      const diterima = Object.fromEntries(
        dikirim.map((field) => [field, { sha256: 'a'.repeat(64), name: example[field] }]),
      );
      expect(body!.safeParse(fromWire({ ...example, ...diterima })).error?.issues ?? []).toEqual([]);
    },
  );

  test('every call says who may make it, and that it may be refused for a while or fail', () => {
    for (const { operation } of operasi()) {
      expect(operation.description).toMatch(/^- Peran: /);
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['429', '500']));
    }
    const { schema } = parameter(satu('/test', 'get')).find(({ name }) => name === 'flag_officer')!;
    expect(schema).toMatchObject({ enum: [1, 0] });
    expect(dokumen.components.schemas['analisis.start.isi']).toMatchObject({
      properties: { base_rev: { description: expect.stringContaining('409') as string } },
    });
    expect(dokumen.components.schemas['alat.tambah.isi']).toMatchObject({
      properties: { kd_alat: { description: 'Kode alat' } },
    });
  });

  test('[API-001] request names are snake_case, answers camelCase', () => {
    const queries = operasi().flatMap(({ operation }) =>
      parameter(operation).filter((one) => one.in === 'query'),
    );
    expect(queries.map(({ name }) => name).filter((name) => !/^[a-z][a-z0-9_]*$/.test(name))).toEqual([]);
    const camel = JSON.stringify(dokumen.components.schemas['Analisis']);
    expect(camel).toContain('"idStatusProgresParameter"');
    expect(camel).not.toContain('_progres');
  });

  test('a list has page parameters and meta, a single record has none', () => {
    const list = satu('/test-analysis/analyst', 'get');
    expect(parameter(list).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['search', 'page', 'per_page', 'id_laboratorium']),
    );
    expect(JSON.stringify(list.responses['200'])).toContain('#/components/schemas/Halaman');
    expect(JSON.stringify(satu('/test-analysis/progress-detail', 'get').responses['200'])).not.toContain(
      'Halaman',
    );
  });

  test('[CONF-12] a call that is another one for some bodies shows its body and its acts as well', () => {
    const { requestBody, 'x-actions': tindakan } = satu('/research-usage', 'post');
    expect(requestBody!.content['application/json']!.schema).toEqual({
      anyOf: ['tambah', 'ubah'].map((nama) => ({ $ref: `#/components/schemas/penggunaan.${nama}.isi` })),
    });
    expect(tindakan?.map(({ name }) => name)).toEqual([
      'ajukanPenambahan',
      'catatPenambahan',
      'ubah',
      'tarik',
      'koreksi',
    ]);
  });

  test('[CONF-11] an alias says whose it is; roles and offline policy are told', () => {
    expect(satu('/test-analysis/start', 'post')).toMatchObject({
      'x-alias-of': 'analisis.start',
      operationId: 'analisis.start.POST',
    });
    expect(satu('/test-analysis/start', 'put')).toMatchObject({
      'x-roles': ['Kalab', 'Laboran', 'Admin'],
      'x-offline': 'queued',
    });
    expect(
      satu('/test-analysis/verification-done', 'put')['x-actions']?.map(({ name, revision }) => [
        name,
        revision,
      ]),
    ).toEqual([
      ['setujui', true],
      ['tolak', true],
    ]);
    expect(satu('/auth/login', 'post').security).toEqual([]);
    expect(satu('/user/self', 'get').security).toBeUndefined();
    expect(parameter(satu('/sync/push', 'post'))).toContainEqual(
      expect.objectContaining({ name: 'X-Acting-User', required: true }),
    );
  });

  test('files are bytes both ways', () => {
    const naik = satu('/sync/file/{sha256}', 'put').requestBody?.content ?? {};
    expect(Object.keys(naik)).toEqual(['image/jpeg', 'image/png', 'application/pdf']);
    expect(JSON.stringify(satu('/file-test', 'get').responses['200'])).toContain('binary');
  });

  test.each(semuaPanggilan)(
    '%s: the success code is the declared one',
    (_nama, { path, method, success }) => {
      expect(satu(path, method.toLowerCase()).responses).toHaveProperty(String(success.status));
    },
  );
});

describe('/api/docs', () => {
  test('is the viewer on our document: everything from this server, its one script and its one style by their hash', async () => {
    const response = await uji.api.request('/api/docs');
    const page = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    const inline = [...page.matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g)];
    expect(inline.map(([, tag]) => tag)).toEqual(['style', 'script']);
    for (const [, tag, text] of inline)
      expect(policy).toContain(
        `${tag}-src 'self' 'sha256-${createHash('sha256').update(text!).digest('base64')}'`,
      );
    expect(page).not.toMatch(/\s(style|on\w+)=|https?:\/\//);
    expect(page).toContain('API Mejalab &lt;Uji&gt;');
    expect(page).toContain('lang="id"');
    const dimuat = [...page.matchAll(/(?:src|href|"url":)="?([^"]+)"/g)].map(([, address]) => address!);
    expect(dimuat).toEqual([
      '/favicon.svg',
      'docs/swagger-ui.css',
      'openapi.json',
      'docs/swagger-ui-bundle.js',
    ]);
  });

  test.each([
    ['swagger-ui.css', 'text/css; charset=utf-8'],
    ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
  ])('gives %s of the viewer, and 304 to who has it', async (file, type) => {
    const response = await uji.api.request(`/api/docs/${file}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect((await response.text()).length).toBeGreaterThan(10_000);
    const again = await uji.api.request(`/api/docs/${file}`, {
      headers: { 'If-None-Match': response.headers.get('etag')! },
    });
    expect(again.status).toBe(304);
    expect((await uji.api.request('/api/docs/index.html')).status).toBe(404);
  });
});
