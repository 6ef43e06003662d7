import { inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyEndpoint } from '#domain/core/endpoint.ts';
import { filePlaces } from '#domain/core/file-field.ts';
import { fromWireName, wireField } from '#domain/core/wire.ts';
import { versiKontrak } from '#domain/sync/batas.ts';
import type { HasilOperasi } from '#domain/sync/endpoints.ts';
import { audit } from '#server/db/tables/sync.ts';
import { demoAccounts } from '#server/demo/accounts.ts';
import { akun } from '#tests/support/akun.ts';
import { jpg, pdf, png, sha256 } from '#tests/support/berkas.ts';
import { admin } from '#tests/support/layanan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { contoh } from './contoh.ts';
import { berberkas, bidangRekaman, sekali } from './panggilan.ts';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());

type Body = Record<string, unknown>;
const perangkat = uuidv7();

/** An example of the call by somebody who may push at all. */
async function siapkan(call: string): Promise<{ as: string; body: Body }> {
  const { as = admin, body = {} } = (await contoh[call]?.(uji)) ?? {};
  return { as: demoAccounts.some(({ email }) => email === as) ? as : admin, body };
}

type Isi = { body: Body; files: Record<string, string> };

/** One push of these operations: what became of each, and how many of them left a trace. */
async function kirim(call: string, as: string, tulisanList: readonly Isi[]) {
  const moment = { captured_at: uji.jam.now().toISOString(), clock_offset_ms: 0 };
  const ops = tulisanList.map((isi) => ({ id: uuidv7(), v: versiKontrak, call, ...isi, ...moment }));
  const jawaban = await uji.request<{ results: HasilOperasi[] }>('POST', '/api/sync/push', {
    as,
    headers: { 'x-acting-user': akun(as).uuid },
    // As text: a key like '__proto__' is one that a body of JSON can carry.
    body: JSON.stringify({
      device: { id: perangkat, app_version: 'uji', waiting: ops.length, oldest_at: null },
      ops,
    }),
  });
  const id = ops.map((op) => op.id);
  return {
    hasil: jawaban.data.results,
    jejak: await uji.server.db.$count(audit, inArray(audit.operasiId, id)),
  };
}

/** What is no place of a file in this very body, from harmless to hostile; made of the call's own declaration. */
function kunciAneh({ files = [] }: AnyEndpoint, body: Body): string[] {
  const bernama = [...Object.keys(body), 'x'].flatMap((nama) => [nama, `${nama}[0]`, `${nama}[4294967294]`]);
  const lain = files.flatMap(({ field }) => {
    const tempat = filePlaces(body, { field }).map((place) => place.field);
    const [awal = '', akhir = ''] = field.split('[*]');
    const banyak = tempat.length;
    const indeks = [
      '*',
      '',
      '-1',
      '00',
      '+0',
      '0.0',
      '1e0',
      ' 0',
      '_0',
      'x',
      'length',
      String(banyak),
      '4294967294',
    ];
    return [
      ...(field.includes('*') ? [field, ...indeks.map((satu) => `${awal}[${satu}]${akhir}`)] : []),
      ...tempat.flatMap((satu) => [
        `${satu}[]`,
        `${satu}[0]`,
        `${satu}[sha256]`,
        `${satu}[4294967294]`,
        ` ${satu}`,
        satu.toUpperCase(),
        satu.replaceAll(/\[(\w+)\]/g, '.$1'),
      ]),
    ];
  });
  const umum = ['', '[0]', 'x', 'toString', '__proto__', '__proto__[x]', 'constructor[prototype][x]'];
  const sah = new Set(files.flatMap((rule) => filePlaces(body, rule).map(({ field }) => field)));
  const semua = [...new Set([...umum, ...bernama, ...lain])].filter((kunci) => !sah.has(kunci));
  const hangs = (kunci: string) => Number(kunci.includes('4294967294'));
  return semua.sort((a, b) => hangs(a) - hangs(b));
}

describe('[GAP-99] a key of `files` that is no place of a file in the body', () => {
  test.each(sekali)('%s: each is refused by name and nothing is written', async (call, endpoint) => {
    const { as, body } = await siapkan(call);
    const field = bidangRekaman(endpoint);
    const kunciList = kunciAneh(endpoint, body);
    // In small steps, from harmless to hostile: what fails in the first is not looked for in a server that hangs.
    for (let dari = 0; dari < kunciList.length; dari += 20) {
      const sebagian = kunciList.slice(dari, dari + 20);
      const isi = sebagian.map((kunci) => ({
        // A record each, so that none is held behind another, and a list for the key that made one as long as its index.
        body: { ...body, x: [], ...(field ? { [wireField([field])]: uuidv7() } : {}) },
        files: { [kunci]: sha256(jpg(kunci)) },
      }));
      const { hasil, jejak } = await kirim(call, as, isi);
      for (const [at, kunci] of sebagian.entries()) {
        expect(hasil[at], kunci).toMatchObject({ status: 422, code: 'rejected' });
        expect(fromWireName(hasil[at]!.errors![0]!.field), kunci).toBe(fromWireName(kunci));
      }
      expect(jejak).toBe(0);
    }
  });

  test('of any length is refused, and is not told back', async () => {
    const { as, body } = await siapkan('POST test');
    const { hasil } = await kirim('POST test', as, [{ body, files: { ['x'.repeat(5000)]: sha256(jpg()) } }]);
    expect(hasil[0]).toMatchObject({ status: 422, code: 'rejected' });
    expect(JSON.stringify(hasil).length).toBeLessThan(500);
  });
});

describe('[GAP-99] a key of `files` that is one', () => {
  const isi: Record<string, Uint8Array> = {
    'image/jpeg': jpg('push'),
    'application/pdf': pdf('push'),
    'image/png': png('push'),
  };
  /** The example with its files named by `files` alone. */
  const denganBerkas = async (call: string, endpoint: AnyEndpoint) => {
    const { as, body: contohnya } = await siapkan(call);
    const body = structuredClone(contohnya);
    const files: Record<string, string> = {};
    for (const rule of endpoint.files!)
      for (const { holder, key, field } of filePlaces(body, rule)) {
        const bytes = isi[rule.types[0]!]!;
        const naik = await uji.api.request(`/api/sync/file/${sha256(bytes)}`, {
          method: 'PUT',
          body: bytes as Uint8Array<ArrayBuffer>,
          headers: { authorization: `Bearer ${await uji.signIn(as)}` },
        });
        expect(naik.status).toBeLessThan(300);
        holder[key] = null;
        files[field] = sha256(bytes);
      }
    return { as, body, files };
  };
  /** Taken as far as its files go: some calls are only made live. */
  const diterima = ({ offline }: AnyEndpoint, hasil: HasilOperasi | undefined) =>
    expect(hasil?.code, hasil?.info).toMatch(
      offline === 'queued' ? /^applied$/ : /^(applied|NOT_QUEUEABLE)$/,
    );

  test.each(berberkas)(
    '%s: another file than the body’s own is refused, the same stays, and where there is none it is taken',
    async (call, endpoint) => {
      const { as, body, files } = await denganBerkas(call, endpoint);
      const [field, hash] = Object.entries(files)[0]!;
      const { holder, key } = endpoint
        .files!.flatMap((rule) => filePlaces(body, rule))
        .find((satu) => satu.field === field)!;
      holder[key] = { sha256: 'c'.repeat(64), name: 'lain' };
      const { hasil, jejak } = await kirim(call, as, [{ body, files }]);
      expect([hasil[0]?.status, hasil[0]?.errors?.[0]?.field, jejak]).toEqual([422, field, 0]);
      holder[key] = { sha256: hash, name: '' };
      diterima(endpoint, (await kirim(call, as, [{ body, files }])).hasil[0]);
      const lagi = await denganBerkas(call, endpoint);
      diterima(endpoint, (await kirim(call, lagi.as, [lagi])).hasil[0]);
    },
  );
});
