import { apiGroups } from '#domain/api.ts';
import { jenisBerkas, maksBerkas } from '#domain/berkas/schema.ts';
import type { AnyEndpoint, Method } from '#domain/core/endpoint.ts';
import { roleList } from '#domain/core/roles.ts';
import { fieldPath } from '#domain/core/wire.ts';
import type { Server } from '#server/core/server.ts';
import { exampleOf } from './example.ts';
import { actionsOf, operationWords } from './operation-words.ts';
import { answerSchema, componentSchemas, requestSchema, type JsonSchema } from './schemas.ts';

export type Parameter = {
  name: string;
  in: 'query' | 'header' | 'path';
  required: boolean;
  description?: string;
  schema: JsonSchema;
};
type RequestBody = { required: true; content: Record<string, { schema: JsonSchema; example?: unknown }> };
/** One call under one of its methods. */
export type Operation = ReturnType<typeof operationOf> & { 'x-alias-of'?: string };
export type Document = ReturnType<typeof buildDocument>;

const description = [
  'Kirim token di header `Authorization: Bearer <token>`. Nama isian permintaan memakai snake_case, nama dalam jawaban camelCase.',
  'Isi permintaan boleh JSON, form-urlencoded atau multipart/form-data; isian bertingkat dalam form memakai kurung siku, misalnya sampel[0][nama]. Angka dan flag dalam form dibaca dari teksnya. Isian kosong sama dengan tidak dikirim.',
  'Tanggal ditulis YYYY-MM-DD dan waktu JJ:MM, keduanya menurut zona waktu laboratorium (time_zone di GET config); saat ditulis ISO 8601. Uang adalah bilangan bulat rupiah.',
  'Data dikenal dari uuid-nya. Saat membuat, uuid (versi 7) boleh disertakan, supaya kiriman ulang dikenali.',
  'Setiap jawaban berbentuk {status, info, data}; daftar juga membawa meta. Penolakan membawa info, dan bila ada code, errors per isian, serta data berisi keadaan terkini pada 409.',
].join('\n\n');

const uuid: JsonSchema = { type: 'string', format: 'uuid' };
const header = (name: string, description: string, schema: JsonSchema): Parameter => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
});

const parameters = {
  IdempotencyKey: header(
    'Idempotency-Key',
    'Kunci tulisan ini. Kunci dan isi yang sama berlaku satu kali dan dijawab sama selama 400 hari.',
    uuid,
  ),
  ActingUser: header('X-Acting-User', 'uuid pemilik tulisan; ditolak bila bukan orang yang masuk.', uuid),
  IfMatch: header(
    'If-Match',
    'rev data yang dilihat; sama dengan base_rev. Ditolak 409 bila data sudah berubah.',
    { type: 'string' },
  ),
} as const;

const refusals: Record<string, [number, string]> = {
  Malformed: [400, 'Permintaan tidak dapat dibaca'],
  NoSession: [401, 'Tidak ada sesi, atau sesi sudah berakhir'],
  Forbidden: [403, 'Peran, laboratorium, kepemilikan, atau keadaan akun tidak mengizinkan'],
  NotFound: [404, 'Data tidak ada'],
  Conflict: [409, 'Status atau versi data sudah berubah; data berisi keadaan terkini'],
  TooLarge: [413, 'Isi permintaan atau file terlalu besar'],
  WrongType: [415, 'Jenis isi permintaan atau file tidak didukung'],
  Invalid: [422, 'Isian tidak sah; errors menyebut tiap isian'],
  TooMany: [429, 'Terlalu banyak permintaan; lihat Retry-After'],
  Fault: [500, 'Gangguan di server; boleh dicoba lagi dengan Idempotency-Key yang sama'],
};

/** The refusals a call can give. */
function refusedOf({ roles, query, body, bytes, record, method }: AnyEndpoint): Record<string, JsonSchema> {
  const possible = [
    ...(method === 'GET' ? [] : ['Malformed']),
    ...(roles === 'publik' ? [] : ['NoSession', 'Forbidden']),
    ...(record?.field || query || bytes ? ['NotFound'] : []),
    ...(record ? ['Conflict'] : []),
    ...(body || bytes === 'body' ? ['TooLarge', 'WrongType'] : []),
    ...(body || query || bytes ? ['Invalid'] : []),
    ...(roles === 'publik' && body ? ['NoSession'] : []),
    // One caller has only so much under way at once.
    'TooMany',
    'Fault',
  ];
  return Object.fromEntries(
    possible.map((name) => [refusals[name]![0], { $ref: `#/components/responses/${name}` }]),
  );
}

const json = (schema: JsonSchema, example?: unknown) => ({
  'application/json': { schema, ...(example ? { example } : {}) },
});

/** Of whom and under which names it is. */
type Named = Pick<Server['config'], 'APP_NAME' | 'INSTITUTION_NAME' | 'address'>;

/** The whole contract as an OpenAPI 3.1 document: everything in it comes from the declared calls. */
export function buildDocument({ APP_NAME, INSTITUTION_NAME, address }: Named, version: string) {
  const paths: Record<string, Partial<Record<Lowercase<Method>, Operation>>> = {};
  const bodies: Record<string, JsonSchema> = {};
  const ids = operationIds();
  for (const { nama, api } of apiGroups)
    for (const [key, endpoint] of Object.entries(api)) {
      const operation = operationOf(nama, ids, endpoint);
      const path = (paths[endpoint.path] ??= {});
      if (endpoint.body) bodies[bodyName(operation.operationId)] = bodySchema(endpoint);
      path[lower(endpoint.method)] = operation;
      for (const alias of endpoint.alias ?? [])
        path[lower(alias)] = {
          ...operation,
          operationId: `${nama}.${key}.${alias}`,
          'x-alias-of': operation.operationId,
        };
    }
  const responses = Object.entries(refusals).map(([key, [status, info]]) => [
    key,
    {
      description: info,
      content: json({ $ref: '#/components/schemas/Penolakan' }, { status, info }),
    },
  ]);
  return {
    openapi: '3.1.0',
    info: {
      title: `API ${APP_NAME}`,
      version,
      description,
      contact: { name: INSTITUTION_NAME, url: address },
      license: { name: `Hak cipta ${INSTITUTION_NAME}; dipakai dengan izinnya`, url: address },
    },
    servers: [{ url: '/api' }],
    tags: apiGroups.map(({ nama, judul }) => ({ name: nama, description: judul })),
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      parameters,
      responses: Object.fromEntries(responses) as Record<string, JsonSchema>,
      schemas: {
        Penolakan: refusalSchema,
        Halaman: pageSchema,
        ...componentSchemas(),
        ...bodies,
      } as Record<string, JsonSchema>,
    },
  };
}

const lower = (method: Method) => method.toLowerCase() as Lowercase<Method>;

const refusalSchema: JsonSchema = {
  type: 'object',
  properties: {
    status: { type: 'integer' },
    info: { type: 'string' },
    code: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, message: { type: 'string' } },
        required: ['field', 'message'],
      },
    },
    data: {},
  },
  required: ['status', 'info'],
};

const pageSchema: JsonSchema = {
  type: 'object',
  properties: { total: { type: 'integer' }, page: { type: 'integer' }, perPage: { type: 'integer' } },
  required: ['total', 'page', 'perPage'],
};

type OperationIds = ReadonlyMap<AnyEndpoint, string>;
const operationIds = (): OperationIds =>
  new Map(
    apiGroups.flatMap(({ nama, api }) =>
      Object.entries<AnyEndpoint>(api).map(([key, endpoint]) => [endpoint, `${nama}.${key}`] as const),
    ),
  );

function operationOf(tag: string, ids: OperationIds, endpoint: AnyEndpoint) {
  const shown = parametersOf(endpoint);
  const actions = actionsOf(endpoint);
  return {
    operationId: ids.get(endpoint)!,
    tags: [tag],
    summary: endpoint.summary,
    description: operationWords(endpoint),
    ...(endpoint.roles === 'publik' ? { security: [] as [] } : {}),
    ...(shown.length > 0 ? { parameters: shown } : {}),
    ...bodyOf(endpoint, ids),
    responses: { ...successOf(endpoint), ...refusedOf(endpoint) },
    'x-roles': endpoint.roles === 'semua' ? roleList : endpoint.roles,
    'x-offline': endpoint.offline,
    ...(actions.length > 0 ? { 'x-actions': actions } : {}),
  };
}

function parametersOf(endpoint: AnyEndpoint): (Parameter | { $ref: string })[] {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]): Parameter => ({
    name: name!,
    in: 'path',
    required: true,
    schema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
  }));
  const query = endpoint.query ? requestSchema(endpoint.query) : {};
  const required = (query['required'] ?? []) as string[];
  const inQuery = Object.entries((query['properties'] ?? {}) as Record<string, JsonSchema>).map(
    ([name, { description, ...schema }]): Parameter => ({
      name,
      in: 'query',
      required: required.includes(name),
      ...(description ? { description: description as string } : {}),
      schema,
    }),
  );
  const keyed =
    endpoint.method !== 'GET' && endpoint.roles !== 'publik' && !endpoint.bytes && !endpoint.piecewise;
  const judged =
    endpoint.body && 'base_rev' in ((requestSchema(endpoint.body)['properties'] ?? {}) as object);
  const headers = [
    ...(keyed ? ['IdempotencyKey'] : []),
    ...(endpoint.roles === 'publik' ? [] : ['ActingUser']),
    ...(judged ? ['IfMatch'] : []),
  ] as (keyof typeof parameters)[];
  return [
    ...inPath,
    ...inQuery,
    ...headers.map((name) =>
      name === 'ActingUser' && endpoint.namesPerson
        ? { ...parameters[name], required: true }
        : { $ref: `#/components/parameters/${name}` },
    ),
  ];
}

const bodyName = (operationId: string) => `${operationId}.isi`;

function bodySchema({ body, files }: AnyEndpoint): JsonSchema {
  const schema = requestSchema(body!);
  const fileFields = (files ?? []).map(({ field, maxBytes }) => [
    field,
    { type: 'string', format: 'binary', maxLength: maxBytes },
  ]);
  return {
    ...schema,
    properties: { ...(schema['properties'] as JsonSchema), ...Object.fromEntries(fileFields) },
  };
}

function bodyOf(endpoint: AnyEndpoint, ids: OperationIds): { requestBody?: RequestBody } {
  const { body, bytes, files, variant } = endpoint;
  if (bytes === 'body') {
    const file = { schema: { type: 'string', format: 'binary', maxLength: maksBerkas } };
    return {
      requestBody: { required: true, content: Object.fromEntries(jenisBerkas.map((type) => [type, file])) },
    };
  }
  if (!body) return {};
  // Files need multipart; what may come without them, and everything else, in any of the three.
  const required = (bodySchema(endpoint)['required'] ?? []) as string[];
  const wajib = files?.some(({ field }) => required.includes(fieldPath(field)[0]!));
  const types = [
    ...(wajib ? [] : ['application/json', 'application/x-www-form-urlencoded']),
    'multipart/form-data',
  ];
  const [own, ...others] = [endpoint, ...(variant ? [variant.of] : [])].map((one) => ({
    $ref: `#/components/schemas/${bodyName(ids.get(one)!)}`,
  }));
  const schema = others.length > 0 ? { anyOf: [own, ...others] } : own!;
  const example = exampleOf(bodySchema(endpoint));
  // The same fields in whichever form: one example will do.
  const content = types.map((type, ke) => [type, ke === 0 ? { schema, example } : { schema }]);
  return { requestBody: { required: true, content: Object.fromEntries(content) } };
}

function successOf({ success, output, query, bytes }: AnyEndpoint): Record<string, JsonSchema> {
  if (bytes === 'answer') {
    const file = { schema: { type: 'string', format: 'binary' } };
    return {
      [success.status]: {
        description: success.info,
        content: Object.fromEntries(jenisBerkas.map((type) => [type, file])),
      },
    };
  }
  const paged = query !== undefined && 'perPage' in ((query as { shape?: object }).shape ?? {});
  const envelope = {
    type: 'object',
    properties: {
      status: { type: 'integer', const: success.status },
      info: { type: 'string', examples: [success.info] },
      data: answerSchema(output),
      ...(paged ? { meta: { $ref: '#/components/schemas/Halaman' } } : {}),
    },
    required: ['status', 'info', 'data'],
  };
  return { [success.status]: { description: success.info, content: json(envelope) } };
}
