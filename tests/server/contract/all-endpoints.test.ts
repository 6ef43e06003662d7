import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { apiGroups } from '#domain/api.ts';
import { callName, type AnyEndpoint } from '#domain/core/endpoint.ts';
import type { Role } from '#domain/core/roles.ts';
import { roleList } from '#domain/core/roles.ts';
import { toWire } from '#domain/core/wire.ts';
import type { HalamanJejakSchema } from '#domain/jejak/schema.ts';
import { createApi } from '#server/app.ts';
import { audit, operasi } from '#server/db/tables/sync.ts';
import { akun } from '#tests/support/akun.ts';
import { tanpaKata } from '#tests/support/kata-jejak.ts';
import { potret } from '#tests/support/potret.ts';
import { samakan } from '#tests/support/samakan.ts';
import { semuaInduk } from '#tests/support/master.ts';
import { createTestServer, type Jawaban, type Permintaan, type ServerUji } from '#tests/support/server.ts';
import { contoh, type Contoh } from './contoh.ts';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());

type Panggilan = readonly [name: string, endpoint: AnyEndpoint];
const semua: Panggilan[] = apiGroups
  .flatMap(({ api }) => Object.values(api))
  .map((endpoint) => [callName(endpoint), endpoint] as const);
const berkunci = semua.filter(([, { roles }]) => roles !== 'publik');
const menulis = berkunci.filter(([, { method, body }]) => method !== 'GET' && body);
/** Commits by itself, so it has no key of its own: each operation inside has one. */
const sekali = menulis.filter(([, { piecewise }]) => !piecewise);
/** Whose body says anything: one that says nothing cannot say it wrongly. */
const berisi = ([, { body }]: Panggilan): boolean =>
  Object.keys(z.toJSONSchema(body!, { io: 'input', unrepresentable: 'any' }).properties ?? {}).length > 0;
const beralias = menulis.flatMap(([name, endpoint]) =>
  (endpoint.alias ?? []).map((method) => [`${method} for ${name}`, method, name, endpoint] as const),
);

const alamat = ({ path }: AnyEndpoint) => `/api${path.replace('{sha256}', 'a'.repeat(64))}`;
const perPeran: Record<Role, string> = {
  Pendaftar: 'mahasiswa@kampus.example',
  Kalab: 'kalab@kampus.example',
  Laboran: 'laboran@kampus.example',
  'Petugas pembayaran': 'petugas@kampus.example',
  Admin: 'admin@kampus.example',
};
/** One who may call it. */
const yangBoleh = ({ roles }: AnyEndpoint) => perPeran[typeof roles === 'string' ? 'Admin' : roles[0]!];

const kirim = <T = Record<string, unknown>>(
  endpoint: AnyEndpoint,
  isi: Permintaan & { query?: Record<string, string> | undefined },
  method: string = endpoint.method,
) => uji.request<T>(method, alamat(endpoint) + (isi.query ? `?${new URLSearchParams(isi.query)}` : ''), isi);
const jalankan = async (
  endpoint: AnyEndpoint,
  siap: Contoh,
  headers: Record<string, string> = {},
  method?: string,
) =>
  kirim(
    endpoint,
    {
      as: siap.as,
      query: siap.query,
      headers: { ...siap.headers, ...headers },
      ...(siap.body ? { body: siap.body } : {}),
    },
    method,
  );
const siapkan = (name: string): Promise<Contoh> =>
  contoh[name]?.(uji) ?? Promise.resolve({ as: perPeran.Admin });
/** For what is refused and leaves its record as it was: one of each call does for all of that. */
const siapDitolak = (name: string): Promise<Contoh> => {
  const siap = ditolak.get(name) ?? siapkan(name);
  ditolak.set(name, siap);
  return siap;
};
const ditolak = new Map<string, Promise<Contoh>>();

/** Everything of a refusal that its reader sees. */
const sampul = ({ headers: _headers, ...envelope }: Jawaban<unknown>) => envelope as Record<string, unknown>;

test('every writing call has an example', () => {
  expect(menulis.map(([name]) => name).filter((name) => !contoh[name])).toEqual([]);
});

describe('who may call', () => {
  test.each(berkunci)(
    '[AUTH-34] %s is 401 to a stranger, to a made-up token and to an ended session',
    async (_name, endpoint) => {
      await uji.request('POST', '/api/auth/logout', {
        headers: { authorization: `Bearer ${await uji.signIn('laboran.luar@surel.example')}` },
      });
      for (const isi of [
        {},
        { headers: { authorization: `Bearer ${'x'.repeat(43)}` } },
        { as: 'laboran.luar@surel.example' },
      ]) {
        const jawaban = await kirim(endpoint, isi);
        expect(sampul(jawaban)).toEqual({
          status: 401,
          code: 'SESSION',
          info: 'Sesi Anda sudah berakhir. Masuk lagi untuk melanjutkan.',
        });
      }
    },
  );

  const terbatas = berkunci.filter(([, { roles }]) => typeof roles !== 'string');
  test.each(terbatas)(
    '[GAP-63] %s is 403 for every role not listed, before the body is read',
    async (_name, endpoint) => {
      for (const role of roleList.filter((one) => !endpoint.roles.includes(one))) {
        const jawaban = await kirim(endpoint, {
          as: perPeran[role],
          ...(endpoint.method === 'GET' ? {} : { body: '{rusak' }),
        });
        expect(sampul(jawaban), role).toEqual({
          status: 403,
          code: 'ROLE',
          info: 'Peran Anda tidak berwenang untuk tindakan ini.',
        });
      }
    },
  );

  const keadaan = [
    ['baru@kampus.example', 'NO_PROFILE', 'Lengkapi data diri Anda terlebih dahulu.'],
    [
      'menunggu@kampus.example',
      'WAITING',
      'Akun Anda menunggu verifikasi admin. Anda dapat masuk lagi setelah diverifikasi.',
    ],
    [
      'nonaktif@kampus.example',
      'INACTIVE',
      'Status akun Anda nonaktif! Hubungi admin laboratorium untuk mengaktifkannya.',
    ],
  ] as const;
  test.each(berkunci)(
    '[GAP-109, AUTH-07, AUTH-08] %s tells an account that may not work yet why',
    async (_name, endpoint) => {
      for (const [as, code, info] of keadaan) {
        const terbuka = endpoint.roles === 'masuk' || (endpoint.roles === 'calon' && code === 'NO_PROFILE');
        const jawaban = await kirim(endpoint, { as, headers: { 'x-acting-user': akun(as).uuid } });
        const ditolak = jawaban.status === 403 ? sampul(jawaban) : null;
        expect(ditolak, as).toEqual(terbuka ? null : { status: 403, code, info });
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
  test.each(menulis)('[GAP-97] %s: 400 what is no JSON object', async (_name, endpoint) => {
    const as = yangBoleh(endpoint);
    const headers = { 'content-type': 'application/json', 'x-acting-user': akun(as).uuid };
    const bukanUtf8 = new Uint8Array([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d]);
    for (const body of [
      '{rusak',
      '[]',
      'null',
      '"teks"',
      '7',
      '['.repeat(100_000) + ']'.repeat(100_000),
      `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    ]) {
      const jawaban = await kirim(endpoint, { as, body, headers });
      expect([jawaban.status, jawaban.code], body.slice(0, 20)).toEqual([400, 'MALFORMED']);
    }
    const token = `Bearer ${await uji.signIn(as)}`;
    const mentah = await uji.api.request(alamat(endpoint), {
      method: endpoint.method,
      body: bukanUtf8,
      headers: { ...headers, authorization: token },
    });
    expect(mentah.status).toBe(400);
  });

  test.each(menulis)('[GAP-97] %s: 415 what is neither JSON nor a form', async (_name, endpoint) => {
    const as = yangBoleh(endpoint);
    const jawaban = await kirim(endpoint, {
      as,
      body: '<uuid/>',
      headers: { 'content-type': 'application/xml', 'x-acting-user': akun(as).uuid },
    });
    expect([jawaban.status, jawaban.code]).toEqual([415, 'BODY_TYPE']);
  });

  test.each(menulis)(
    '[GAP-97] %s: 413 what is too large, by its bytes and not by what it claims',
    async (_name, endpoint) => {
      const most = Math.max(endpoint.maxBytes ?? 0, 1024 * 1024);
      const as = yangBoleh(endpoint);
      const headers = { 'content-type': 'application/json', 'x-acting-user': akun(as).uuid };
      const jawaban = await kirim(endpoint, { as, body: { isi: 'x'.repeat(most) }, headers });
      expect([jawaban.status, jawaban.code]).toEqual([413, 'TOO_LARGE']);
    },
  );

  test.each(menulis.filter(berisi))(
    '[GAP-96] %s: 422 names every field that is missing, as it is sent',
    async (_name, endpoint) => {
      const { required = [] } = z.toJSONSchema(endpoint.body!, { io: 'input', unrepresentable: 'any' }) as {
        required?: string[];
      };
      const wajib = Object.keys(toWire(Object.fromEntries(required.map((key) => [key, 1]))) as object);
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

  const atasData = sekali.filter(([, { record }]) => record?.field);
  test.each(atasData)('[GAP-97] %s: 404 a record that is not there', async (name, endpoint) => {
    const siap = await siapDitolak(name);
    const jawaban = await jalankan(endpoint, {
      ...siap,
      body: { ...siap.body, [[endpoint.record!.field!].flat()[0]!]: uuidv7() },
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
  const jejak = async (key: string) =>
    (await uji.server.db.select().from(audit).where(eq(audit.operasiId, key))).length;
  const baru = (): string => uuidv7();

  test.each(sekali)('%s twice: written once, the same status, info and data', async (name, endpoint) => {
    const siap = await siapkan(name);
    const key = baru();
    const satu = await jalankan(endpoint, siap, { 'idempotency-key': key });
    expect(satu.status).toBe(endpoint.success.status);
    expect(await jejak(key)).toBeGreaterThan(0);
    const sesudahSatu = await potret(uji);
    const dua = await jalankan(endpoint, siap, { 'idempotency-key': key.toUpperCase() });
    expect(sampul(dua)).toEqual(sampul(satu));
    expect([satu.headers.get('idempotency-replayed'), dua.headers.get('idempotency-replayed')]).toEqual([
      null,
      'true',
    ]);
    expect(await potret(uji)).toEqual(sesudahSatu);
  });

  test.each(sekali)('%s at once: written once, both told the same', async (name, endpoint) => {
    const siap = await siapkan(name);
    const key = baru();
    const jawaban = await Promise.all(
      [1, 2, 3].map(() => jalankan(endpoint, siap, { 'idempotency-key': key })),
    );
    expect(jawaban.map(({ status, info }) => [status, info])).toEqual(
      jawaban.map(() => [endpoint.success.status, jawaban[0]!.info]),
    );
    expect(new Set(jawaban.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(jawaban.filter(({ headers }) => headers.get('idempotency-replayed') === null)).toHaveLength(1);
    // Done twice, a record would have been changed twice under this key.
    const berubah = await uji.server.db.select().from(audit).where(eq(audit.operasiId, key));
    const record = berubah.map((satu) => `${satu.jenis} ${satu.record}`);
    expect(record.length).toBeGreaterThan(0);
    expect(new Set(record).size).toBe(record.length);
  });

  /** What may be done again: it makes a record each time, or corrects what it did before. */
  const bolehLagi = new Set([
    'POST user',
    'PUT officer/activate',
    'POST test-analysis/report',
    'PUT test-analysis/method',
    'POST research',
    'POST research/update-usage-period',
    'POST research-usage',
    'POST test',
    'POST test/generate-code',
    'POST test/repayment',
    'PUT test-report/report-available',
    ...semuaInduk.map(({ master }) => `PUT ${master.path.slice(1)}`),
    'PUT test-parameter',
  ]);
  /** Master data says the same in another way: its code is used, or it is gone. */
  const lain = new Map<string, number>([
    ...semuaInduk.flatMap(({ master: { path } }) => [
      [`POST ${path.slice(1)}`, 422] as const,
      [`DELETE ${path.slice(1)}`, 404] as const,
      [`POST ${path.slice(1)}/import`, 422] as const,
    ]),
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
      const key = baru();
      const satu = await jalankan(endpoint, siap, { 'idempotency-key': key });
      const status = lain.get(name) ?? 409;
      expect([satu.status, satu.data === undefined]).toEqual([status, status !== 409]);
      expect(sampul(await jalankan(endpoint, siap, { 'idempotency-key': key }))).toEqual(sampul(satu));
      expect(await potret(uji)).toEqual(sebelum);
    },
  );

  test.each(sekali)(
    '%s with another body, or by another person: 422 that reveals nothing',
    async (name, endpoint) => {
      const siap = await siapkan(name);
      const key = baru();
      await jalankan(endpoint, siap, { 'idempotency-key': key });
      const lainIsi = await jalankan(
        endpoint,
        { ...siap, body: { ...siap.body, tambahan: 'x' } },
        { 'idempotency-key': key },
      );
      const orangLain = await jalankan(
        endpoint,
        { ...siap, as: 'petugas@kampus.example' },
        { 'idempotency-key': key },
      );
      const terpakai = {
        status: 422,
        code: 'KEY_REUSED',
        info: 'Kunci pengiriman ini sudah dipakai untuk tulisan lain. Kirim sebagai tulisan baru.',
      };
      expect(sampul(lainIsi)).toEqual(terpakai);
      expect(sampul(orangLain)).toEqual(terpakai);
    },
  );

  test.each(sekali.filter(berisi))(
    '%s refused: the refusal is kept and given again, and nothing is written',
    async (name, endpoint) => {
      const siap = await siapDitolak(name);
      const key = baru();
      const rusak = { ...siap, body: {} };
      const satu = await jalankan(endpoint, rusak, { 'idempotency-key': key });
      const dua = await jalankan(endpoint, rusak, { 'idempotency-key': key });
      expect(satu.status).toBe(422);
      expect(sampul(dua)).toEqual(sampul(satu));
      expect(await jejak(key)).toBe(0);
      expect((await jalankan(endpoint, siap, { 'idempotency-key': key })).code).toBe('KEY_REUSED');
    },
  );

  test('[GAP-97] comes before role: a write that was taken is confirmed also to one who lost the role since', async () => {
    const siap = await siapkan('PUT officer');
    const uuid = String(siap.body?.['uuid']);
    const key = baru();
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
  /** JSON as the form fields that say the same. */
  const fields = (value: unknown, name = ''): [string, string][] => {
    if (Array.isArray(value)) return value.flatMap((inner, at) => fields(inner, `${name}[${at}]`));
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([key, inner]) => fields(inner, name ? `${name}[${key}]` : key));
    return [[name, value === null ? '' : String(value as string | number | boolean)]];
  };
  /** The fields of a body that need not be there, as a form sends those nobody filled in. */
  const takDiisi = ({ body }: AnyEndpoint, diisi: object): Record<string, ''> => {
    const { properties = {}, required = [] } = z.toJSONSchema(body!, {
      io: 'input',
      unrepresentable: 'any',
    }) as { properties?: Record<string, unknown>; required?: string[] };
    const opsional = Object.keys(properties).filter((key) => !required.includes(key));
    const kosong = toWire(Object.fromEntries(opsional.map((key) => [key, '']))) as Record<string, ''>;
    return Object.fromEntries(Object.entries(kosong).filter(([key]) => !(key in diisi)));
  };

  // An empty list has no form field, so push without operations cannot be said in a form.
  test.each(sekali)(
    '[GAP-94] %s: JSON, form-encoded and multipart do the same, with fields that are not filled in',
    async (name, endpoint) => {
      const json = await jalankan(endpoint, await siapkan(name));
      const satu = await siapkan(name);
      const encoded = await kirim(endpoint, {
        as: satu.as,
        body: new URLSearchParams(fields({ ...satu.body, ...takDiisi(endpoint, satu.body!) })).toString(),
        headers: { ...satu.headers, 'content-type': 'application/x-www-form-urlencoded' },
      });
      const dua = await siapkan(name);
      const multipart = await kirim(endpoint, {
        as: dua.as,
        form: Object.fromEntries(fields({ ...dua.body, ...takDiisi(endpoint, dua.body!) })),
        ...(dua.headers ? { headers: dua.headers } : {}),
      });
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
      form: Object.fromEntries(fields(siap.body)),
      headers,
    });
    expect(form.headers.get('idempotency-replayed')).toBe('true');
    expect(sampul(form)).toEqual(sampul(json));
  });
});

describe('other addresses of a call', () => {
  test.each(beralias)('[CONF-11] %s', async (_title, method, name, endpoint) => {
    const utama = await jalankan(endpoint, await siapkan(name));
    const lewatAlias = await jalankan(endpoint, await siapkan(name), {}, method);
    expect([lewatAlias.status, lewatAlias.info]).toEqual([utama.status, utama.info]);
  });

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
