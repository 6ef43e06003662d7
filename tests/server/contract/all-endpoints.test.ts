import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { type AnyEndpoint } from '#domain/core/endpoint.ts';
import { refusal, type Refusal } from '#domain/core/errors.ts';
import { roleList } from '#domain/core/roles.ts';
import { toWire } from '#domain/core/wire.ts';
import type { HalamanJejakSchema } from '#domain/jejak/schema.ts';
import { createApi } from '#server/app.ts';
import { audit, operasi } from '#server/db/tables/sync.ts';
import { akun } from '#tests/support/akun.ts';
import { bidang } from '#tests/support/formulir.ts';
import { tanpaKata } from '#tests/support/kata-jejak.ts';
import { potret } from '#tests/support/potret.ts';
import { samakan } from '#tests/support/samakan.ts';
import { semuaInduk } from '#tests/support/master.ts';
import { createTestServer, type Jawaban, type Permintaan, type ServerUji } from '#tests/support/server.ts';
import { contoh, type Contoh } from './contoh.ts';
import {
  berkunci,
  bidangRekaman,
  menulis,
  perPeran,
  sekali,
  semua,
  terbatas,
  yangBoleh,
  type Panggilan,
} from './panggilan.ts';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());

type Skema = { properties?: Record<string, unknown>; required?: string[] };
const skemaIsi = ({ body }: AnyEndpoint) =>
  z.toJSONSchema(body!, { io: 'input', unrepresentable: 'any' }) as Skema;
/** Whose body says anything: one that says nothing cannot say it wrongly. */
const berisi = ([, endpoint]: Panggilan): boolean =>
  Object.keys(skemaIsi(endpoint).properties ?? {}).length > 0;
const namaKawat = (names: readonly string[]): string[] =>
  Object.keys(toWire(Object.fromEntries(names.map((key) => [key, 1]))) as object);

const alamat = ({ path }: AnyEndpoint) => `/api${path.replace('{sha256}', 'a'.repeat(64))}`;
const kirim = <T = Record<string, unknown>>(
  endpoint: AnyEndpoint,
  isi: Permintaan & { query?: Record<string, string> | undefined },
  method: string = endpoint.method,
) => uji.request<T>(method, alamat(endpoint) + (isi.query ? `?${new URLSearchParams(isi.query)}` : ''), isi);
const jalankan = async (endpoint: AnyEndpoint, siap: Contoh, headers: Record<string, string> = {}) =>
  kirim(endpoint, { ...siap, headers: { ...siap.headers, ...headers } });
/** What is only read needs no example: a list shows Admin everybody's. */
const dibaca = (name: string): Contoh => {
  const { shape = {} } = (Object.fromEntries(semua)[name]!.query ?? {}) as { shape?: object };
  const query = {
    ...('flagOfficer' in shape ? { flag_officer: '1' } : {}),
    ...('tahun' in shape ? { tahun: '2026' } : {}),
  };
  return { as: perPeran.Admin, query };
};
const siapkan = async (name: string): Promise<Contoh> => contoh[name]?.(uji) ?? dibaca(name);
/** For what is refused and leaves its record as it was: one of each call does for all of that. */
const siapDitolak = (name: string): Promise<Contoh> => {
  const siap = ditolak.get(name) ?? siapkan(name);
  ditolak.set(name, siap);
  return siap;
};
const ditolak = new Map<string, Promise<Contoh>>();

/** Everything of a refusal that its reader sees. */
const sampul = ({ headers: _headers, ...envelope }: Jawaban<unknown>) => envelope as Record<string, unknown>;
const bunyi = ({ status, code, info }: Refusal) => ({ status, code, info });

test('every writing call has an example', () => {
  expect(menulis.map(([name]) => name).filter((name) => !contoh[name])).toEqual([]);
});

describe('who may call', () => {
  const keluar = 'laboran.luar@surel.example';
  beforeAll(async () => {
    const authorization = `Bearer ${await uji.signIn(keluar)}`;
    await uji.request('POST', '/api/auth/logout', { headers: { authorization } });
  });
  test.each(berkunci)(
    '[AUTH-34] %s is 401 to a stranger, to a made-up token and to an ended session',
    async (_name, endpoint) => {
      const karangan = { headers: { authorization: `Bearer ${'x'.repeat(43)}` } };
      for (const isi of [{}, karangan, { as: keluar }])
        expect(sampul(await kirim(endpoint, isi))).toEqual(bunyi(refusal.noSession()));
    },
  );

  test.each(terbatas)(
    '[GAP-63] %s is 403 for every role not listed, before the body is read',
    async (_name, endpoint) => {
      const rusak = endpoint.method === 'GET' ? {} : { body: '{rusak' };
      for (const role of roleList.filter((one) => !endpoint.roles.includes(one)))
        expect(sampul(await kirim(endpoint, { as: perPeran[role], ...rusak })), role).toEqual(
          bunyi(refusal.role()),
        );
    },
  );

  test.each(berkunci)(
    '[GAP-109, AUTH-07, AUTH-08] %s tells an account that may not work yet why',
    async (_name, endpoint) => {
      for (const [nama, tolak] of [
        ['baru', refusal.noProfile()],
        ['menunggu', refusal.waiting()],
        ['nonaktif', refusal.inactive()],
      ] as const) {
        const terbuka = endpoint.roles === 'masuk' || (endpoint.roles === 'calon' && nama === 'baru');
        const as = `${nama}@kampus.example`;
        const jawaban = await kirim(endpoint, { as, headers: { 'x-acting-user': akun(as).uuid } });
        expect(jawaban.status === 403 ? sampul(jawaban) : null, as).toEqual(terbuka ? null : bunyi(tolak));
      }
    },
  );

  test.each(berkunci)(
    '[GAP-91] %s is 403 USER_MISMATCH when X-Acting-User names somebody else',
    async (_name, endpoint) => {
      const jawaban = await kirim(endpoint, {
        as: yangBoleh(endpoint),
        headers: { 'x-acting-user': akun('dosen@kampus.example').uuid },
      });
      expect([jawaban.status, jawaban.code]).toEqual([403, 'USER_MISMATCH']);
    },
  );
});

describe('a body that cannot be taken', () => {
  /** Its content type, the body, and what is said of it. */
  const rusak = (endpoint: AnyEndpoint): [string, string | Uint8Array<ArrayBuffer>, number, string][] => [
    ...[
      '{rusak',
      '[]',
      'null',
      '"teks"',
      '7',
      '['.repeat(100_000) + ']'.repeat(100_000),
      `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      // No UTF-8.
      new Uint8Array([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d]),
    ].map((body): [string, typeof body, number, string] => ['application/json', body, 400, 'MALFORMED']),
    ['application/xml', '<uuid/>', 415, 'BODY_TYPE'],
    [
      'application/json',
      JSON.stringify({ isi: 'x'.repeat(Math.max(endpoint.maxBytes ?? 0, 1024 * 1024)) }),
      413,
      'TOO_LARGE',
    ],
  ];
  test.each(menulis)(
    '[GAP-97] %s: 400 what is no JSON object, 415 what is neither JSON nor a form, 413 what is too large',
    async (_name, endpoint) => {
      const as = yangBoleh(endpoint);
      const authorization = `Bearer ${await uji.signIn(as)}`;
      for (const [jenis, body, status, code] of rusak(endpoint)) {
        const headers = { authorization, 'content-type': jenis, 'x-acting-user': akun(as).uuid };
        const jawaban = await uji.api.request(alamat(endpoint), { method: endpoint.method, body, headers });
        expect(await jawaban.json(), String(body.slice(0, 20))).toMatchObject({ status, code });
      }
    },
  );

  test.each(menulis.filter(berisi))(
    '[GAP-96] %s: 422 names every field that is missing, as it is sent',
    async (_name, endpoint) => {
      const wajib = namaKawat(skemaIsi(endpoint).required ?? []);
      const as = yangBoleh(endpoint);
      for (const kosong of [{}, Object.fromEntries(wajib.map((key) => [key, '']))]) {
        const jawaban = await kirim(endpoint, {
          as,
          body: kosong,
          headers: { 'x-acting-user': akun(as).uuid },
        });
        expect([jawaban.status, jawaban.code]).toEqual([422, 'INVALID']);
        expect(jawaban.errors?.map(({ field }) => field)).toEqual(expect.arrayContaining(wajib));
        expect(new Set(jawaban.errors?.map(({ field }) => field)).size).toBe(jawaban.errors?.length);
        expect(jawaban.info).toBe(jawaban.errors?.[0]?.message);
      }
    },
  );

  const atasData = sekali.filter(([, endpoint]) => bidangRekaman(endpoint));
  test.each(atasData)('[GAP-97] %s: 404 a record that is not there', async (name, endpoint) => {
    const siap = await siapDitolak(name);
    const jawaban = await jalankan(endpoint, {
      ...siap,
      body: { ...siap.body, [bidangRekaman(endpoint)!]: uuidv7() },
    });
    expect([jawaban.status, jawaban.code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('an answer', () => {
  /** Every key of what was answered. */
  const kunci = (value: unknown): string[] => {
    if (Array.isArray(value)) return value.flatMap(kunci);
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => [key, ...kunci(inner)]);
  };

  const berJson = semua.filter(([name, { bytes }]) => !bytes && name !== 'POST auth/login');
  test.each(berJson)(
    '[API-001, GAP-67] %s: the envelope, the stated code, the declared record and no more, in camelCase',
    async (name, endpoint) => {
      const jawaban = await jalankan(endpoint, await siapkan(name));
      const { success, output } = endpoint;
      expect([jawaban.status, sampul(jawaban)['status']]).toEqual([success.status, success.status]);
      expect(
        Object.keys(sampul(jawaban))
          .filter((key) => key !== 'meta' && key !== 'total')
          .sort(),
      ).toEqual(['data', 'info', 'status']);
      expect(jawaban.info).not.toBe('');
      expect(jawaban.headers.get('content-type')).toContain('application/json');
      expect(jawaban.headers.get('cache-control')).toBe('no-store');
      // A collection is named, not spelled: only the names inside it are checked.
      expect(kunci(jawaban.data).filter((key) => !/^[a-z][a-zA-Z0-9]*$/.test(key))).toEqual([]);
      const read = output.safeParse(jawaban.data);
      expect(read.error).toBeUndefined();
      expect(jawaban.data).toEqual(read.data);
    },
  );

  const daftar = semua.filter(
    ([, { query }]) => query && 'perPage' in ((query as { shape?: object }).shape ?? {}),
  );
  test.each(daftar)('[GAP-69] %s is a page with its meta when one is asked for', async (_name, endpoint) => {
    const as = yangBoleh(endpoint);
    expect((await kirim(endpoint, { as })).meta).toMatchObject({ page: 1, perPage: 1000 });
    expect((await kirim(endpoint, { as, query: { page: '2' } })).meta).toMatchObject({
      page: 2,
      perPage: 10,
    });
    const satu = await kirim<unknown[]>(endpoint, { as, query: { page: '1', per_page: '1' } });
    expect(satu.meta).toMatchObject({ page: 1, perPage: 1 });
    expect(satu.data.length).toBeLessThanOrEqual(1);
    for (const query of [
      { page: '0' },
      { per_page: '1001' },
      { page: 'x' },
      { page: '99999999999999999999' },
    ])
      expect((await kirim(endpoint, { as, query })).status).toBe(422);
  });

  const mencari = daftar.filter(([, { query }]) => 'search' in (query as unknown as { shape: object }).shape);
  test.each(mencari)('[GAP-70] %s takes any search text as text', async (_name, endpoint) => {
    for (const search of ['%', '_', '\\', "'", '"; drop table pengguna; --', 'q\0q', '\ud800', '😀']) {
      const jawaban = await kirim<unknown[]>(endpoint, { as: perPeran.Admin, query: { search } });
      expect(jawaban.status, JSON.stringify(search)).toBe(200);
      expect(jawaban.data).toEqual([]);
    }
  });
});

describe('the same Idempotency-Key', () => {
  const jejak = (key: string) => uji.server.db.select().from(audit).where(eq(audit.operasiId, key));
  test.each(sekali)(
    '%s, three times at once and once more: written once and told the same; of another body or person it says nothing',
    async (name, endpoint) => {
      const siap = await siapkan(name);
      const key = uuidv7();
      const dengan = (lain: Partial<Contoh> = {}, kunci = key) =>
        jalankan(endpoint, { ...siap, ...lain }, { 'idempotency-key': kunci });
      const jawaban = await Promise.all([1, 2, 3].map(() => dengan()));
      const satu = jawaban.find(({ headers }) => headers.get('idempotency-replayed') === null)!;
      expect(satu.status).toBe(endpoint.success.status);
      expect(jawaban.map(sampul)).toEqual(jawaban.map(() => sampul(satu)));
      expect(jawaban.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).toHaveLength(2);
      // Done twice, a record would have been changed twice under this key.
      const record = (await jejak(key)).map(({ jenis, record }) => `${jenis} ${record}`);
      // What was read is no change of anything, and leaves no trail.
      expect(record.length > 0).toBe(name !== 'PUT notification/read');
      expect(new Set(record).size).toBe(record.length);

      const sesudah = await potret(uji);
      expect(sampul(await dengan({}, key.toUpperCase()))).toEqual(sampul(satu));
      const terpakai = {
        status: 422,
        code: 'KEY_REUSED',
        info: 'Kunci pengiriman ini sudah dipakai untuk tulisan lain. Kirim sebagai tulisan baru.',
      };
      for (const lain of [{ body: { ...siap.body, tambahan: 'x' } }, { as: 'petugas@kampus.example' }])
        expect(sampul(await dengan(lain))).toEqual(terpakai);
      expect(await potret(uji)).toEqual(sesudah);
    },
  );

  /** What may be done again: it makes a record each time, or corrects what it did before. */
  const bolehLagi = new Set([
    'POST user',
    'PUT user/address',
    'PUT user/notification',
    'PUT notification/resend',
    'PUT notification/device',
    'PUT notification/reminder',
    'PUT laboratory',
    'PUT holiday',
    'PUT holiday/decree',
    'PUT officer/activate',
    'POST test-analysis/report',
    'PUT test-analysis/sheet',
    'PUT test-analysis/method',
    'POST bench-data',
    'PUT notification/read',
    'POST research',
    'POST research/update-usage-period',
    'POST research-usage',
    'POST test',
    'POST test/generate-code',
    'POST test/repayment',
    'PUT test-report/report-available',
    'PUT test-payment/invoice/payment-number',
    'PUT research-payment/invoice/payment-number',
    ...semuaInduk.map(({ master }) => `PUT ${master.path.slice(1)}`),
    'PUT test-parameter',
    'POST test-parameter/sheet',
    'PUT test-parameter/sheet',
  ]);
  /** Master data says the same in another way: its code is used, or it is gone. */
  const lain = new Map<string, number>([
    ...semuaInduk.flatMap(({ master: { path } }) => [
      [`POST ${path.slice(1)}`, 422] as const,
      [`DELETE ${path.slice(1)}`, 404] as const,
      [`POST ${path.slice(1)}/import`, 422] as const,
    ]),
    ['POST holiday', 422],
    ['DELETE holiday', 404],
    ['DELETE notification/device', 404],
    ['DELETE user/device', 404],
    ['DELETE officer/device', 404],
    ['POST test-parameter', 422],
    ['POST test-parameter/import', 422],
  ]);
  /** Leaves nothing to be told of: a second time it is 404, as for every record that is not there. */
  const hilang = 'DELETE officer';
  test.each(sekali.filter(([name]) => !bolehLagi.has(name) && name !== hilang))(
    '%s done already: 409 with the record as it is now, and told again under its key',
    async (name, endpoint) => {
      const siap = await siapkan(name);
      expect((await jalankan(endpoint, siap)).status).toBe(endpoint.success.status);
      const sebelum = await potret(uji);
      const key = uuidv7();
      const satu = await jalankan(endpoint, siap, { 'idempotency-key': key });
      const status = lain.get(name) ?? 409;
      expect([satu.status, satu.data === undefined]).toEqual([status, status !== 409]);
      expect(sampul(await jalankan(endpoint, siap, { 'idempotency-key': key }))).toEqual(sampul(satu));
      expect(await potret(uji)).toEqual(sebelum);
    },
  );

  test.each(sekali.filter(berisi))(
    '%s refused: the refusal is kept and given again, and nothing is written',
    async (name, endpoint) => {
      const siap = await siapDitolak(name);
      const key = uuidv7();
      const rusak = { ...siap, body: {} };
      const satu = await jalankan(endpoint, rusak, { 'idempotency-key': key });
      const dua = await jalankan(endpoint, rusak, { 'idempotency-key': key });
      expect(satu.status).toBe(422);
      expect(sampul(dua)).toEqual(sampul(satu));
      expect(await jejak(key)).toEqual([]);
      expect((await jalankan(endpoint, siap, { 'idempotency-key': key })).code).toBe('KEY_REUSED');
    },
  );

  test('[GAP-97] comes before role: a write that was taken is confirmed also to one who lost the role since', async () => {
    const siap = await siapkan('PUT officer');
    const uuid = String(siap.body?.['uuid']);
    const key = uuidv7();
    await uji.request('PUT', '/api/officer', {
      as: perPeran.Admin,
      body: siap.body,
      headers: { 'idempotency-key': key },
    });
    const [stored] = await uji.server.db.select().from(operasi).where(eq(operasi.id, key));
    expect(stored).toMatchObject({ status: 201, record: uuid });
    await uji.server.db
      .update(operasi)
      .set({ penggunaId: akun('dosen@kampus.example').uuid })
      .where(eq(operasi.id, key));
    const jawaban = await uji.request('PUT', '/api/officer', {
      as: 'dosen@kampus.example',
      body: siap.body,
      headers: { 'idempotency-key': key },
    });
    // Told that it was taken, shown nothing they may not see now.
    expect([jawaban.status, jawaban.data]).toEqual([201, null]);
  });

  test('that is no UUID is 400', async () => {
    const siap = await siapkan('PUT test-analysis/start');
    expect(
      (
        await uji.request('PUT', '/api/test-analysis/start', {
          ...siap,
          headers: { 'idempotency-key': 'satu' },
        })
      ).status,
    ).toBe(400);
  });

  test('that is the uuid of a record already there is refused, not a fault', async () => {
    const detail = await siapkan('GET test-analysis/progress-detail');
    const siap = await siapkan('POST test-analysis/report');
    const jawaban = await uji.request('POST', '/api/test-analysis/report', {
      ...siap,
      headers: { 'idempotency-key': detail.query!['uuid']! },
    });
    expect([jawaban.status, jawaban.code]).toEqual([422, 'KEY_REUSED']);
  });
});

describe('the three kinds of body', () => {
  /** A body as form fields, those that need not be there as a form sends what nobody filled in. */
  const fields = (endpoint: AnyEndpoint, diisi: object): Record<string, string> => {
    const { properties = {}, required = [] } = skemaIsi(endpoint);
    const opsional = Object.keys(properties).filter((key) => !required.includes(key));
    const kosong = namaKawat(opsional).filter((key) => !(key in diisi));
    return Object.fromEntries([...kosong.map((key) => [key, '']), ...bidang(diisi)]);
  };

  // An empty list has no form field, so push without operations cannot be said in a form.
  test.each(sekali)(
    '[GAP-94, CONF-11] %s: JSON, form-encoded by its other method, and multipart do the same, with fields that are not filled in',
    async (name, endpoint) => {
      const json = await jalankan(endpoint, await siapkan(name));
      const satu = await siapkan(name);
      const encoded = await kirim(
        endpoint,
        {
          ...satu,
          body: new URLSearchParams(fields(endpoint, satu.body!)).toString(),
          headers: { ...satu.headers, 'content-type': 'application/x-www-form-urlencoded' },
        },
        endpoint.alias?.[0],
      );
      const { body, ...dua } = await siapkan(name);
      const multipart = await kirim(endpoint, { ...dua, form: fields(endpoint, body!) });
      expect(json.status).toBe(endpoint.success.status);
      for (const other of [encoded, multipart]) {
        expect([other.status, other.info, other.errors]).toEqual([json.status, json.info, undefined]);
        expect(samakan(other.data)).toEqual(samakan(json.data));
      }
    },
  );

  test('a key used with JSON is the same write when it comes again as a form', async () => {
    const siap = await siapkan('PUT officer');
    const headers = { 'idempotency-key': uuidv7() };
    const json = await uji.request('PUT', '/api/officer', { ...siap, headers });
    const form = await uji.request('PUT', '/api/officer', {
      as: siap.as,
      form: Object.fromEntries(bidang(siap.body)),
      headers,
    });
    expect(form.headers.get('idempotency-replayed')).toBe('true');
    expect(sampul(form)).toEqual(sampul(json));
  });
});

describe('other addresses of a call', () => {
  test('[CONF-11] a key used by the one method is the same write by the other', async () => {
    const siap = await siapkan('PUT test-analysis/start');
    const headers = { 'idempotency-key': uuidv7() };
    await uji.request('PUT', '/api/test-analysis/start', { ...siap, headers });
    expect(
      (await uji.request('POST', '/api/test-analysis/start', { ...siap, headers })).headers.get(
        'idempotency-replayed',
      ),
    ).toBe('true');
  });

  test('[API-054] officer/activate finds its fields in the query as well', async () => {
    const { body, as } = await siapkan('PUT officer/activate');
    const query = new URLSearchParams({ uuid: String(body?.['uuid']), flag_aktif: '0' });
    expect((await uji.request('PUT', `/api/officer/activate?${query}`, { as })).status).toBe(201);
  });

  test.each([
    ['GET', '/api/tidak-ada'],
    ['POST', '/api/test-analysis'],
    ['DELETE', '/api/test-analysis/start'],
    ['GET', '/api'],
    ['GET', '/api/role/'],
  ])('%s %s, which nobody declared, is 404 in the envelope', async (method, path) => {
    const jawaban = await uji.request(method, path, { as: perPeran.Admin });
    expect(sampul(jawaban)).toEqual({
      status: 404,
      code: 'NO_SUCH_CALL',
      info: 'Alamat API ini tidak ada. Daftar lengkapnya di /api/docs.',
    });
  });
});

test('a fault of ours is 500 without anything of its inside', async () => {
  const db = new Proxy(
    {},
    {
      get: () => () => {
        throw new Error('relation "rahasia" does not exist at /srv/mejalab/db.ts:7');
      },
    },
  );
  const rusak = createApi({ ...uji.server, db: db as never });
  for (const [path, init] of [
    ['/api/user/self', {}],
    ['/api/health', {}],
    ['/api/test-analysis/start', { method: 'PUT', body: '{}' }],
  ] as const) {
    const jawaban = await rusak.request(path, {
      ...init,
      headers: { authorization: `Bearer ${'x'.repeat(43)}` },
    });
    expect(jawaban.status).toBe(500);
    expect(await jawaban.json()).toEqual({
      status: 500,
      code: 'FAULT',
      info: 'Terjadi gangguan di server. Data Anda belum berubah; coba lagi beberapa saat lagi.',
    });
  }
});

describe('the trail of all of it', () => {
  test('has words for every act and every field', async () => {
    expect(await tanpaKata(uji.server.db)).toEqual([]);
  });

  test('says nothing that only a program reads', async () => {
    const pengenal = /(^|[\s,])[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}($|[\s,])/;
    // 'mL' is what people say.
    const nama = /^[a-z]{2,}[A-Z]|undefined|\[object|NaN/;
    const kata = new Set<string>();
    let sesudah: string | null = null;
    do {
      const query = new URLSearchParams({ limit: '100', ...(sesudah ? { sesudah } : {}) });
      const { data }: { data: z.output<typeof HalamanJejakSchema> } = await uji.request(
        'GET',
        `/api/audit?${query}`,
        {
          as: perPeran.Admin,
        },
      );
      for (const { rekaman, tindakan, perubahan } of data.jejak)
        for (const satu of [
          rekaman,
          tindakan,
          ...perubahan.flatMap(({ label, dari, ke }) => [label, dari, ke]),
        ])
          if (satu !== null) kata.add(satu);
      sesudah = data.berikutnya;
    } while (sesudah);
    expect(kata.size).toBeGreaterThan(100);
    expect([...kata].filter((satu) => pengenal.test(satu) || nama.test(satu))).toEqual([]);
    expect([...kata].filter((satu) => ['Data', 'Tindakan lain', 'Lainnya'].includes(satu))).toEqual([]);
  });
});
