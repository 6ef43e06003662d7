import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiGroups } from '#domain/api.ts';
import { callName, type AnyEndpoint, type FileRule } from '#domain/core/endpoint.ts';
import { filePlaces } from '#domain/core/file-field.ts';
import { roleList, type Role } from '#domain/core/roles.ts';
import { sweepUploads } from '#server/core/sweep.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { jpg, pdf, png, semuaFile } from '#tests/support/berkas.ts';
import { bidang } from '#tests/support/formulir.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { contoh, type Contoh } from './contoh.ts';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());
beforeEach(() => {
  // Another window of the upload limit for each.
  uji.jam.maju(10 * 60_000);
});

const menulis = apiGroups
  .flatMap(({ api }) => Object.values(api) as AnyEndpoint[])
  .filter(
    ({ method, body, roles, piecewise }) => method !== 'GET' && body && roles !== 'publik' && !piecewise,
  )
  .map((endpoint) => [callName(endpoint), endpoint] as const);
const berberkas = menulis.filter(([, { files }]) => files);
const terbatas = berberkas.filter(([, { roles }]) => typeof roles !== 'string');
const perPeran: Record<Role, string> = {
  Pendaftar: 'mahasiswa@kampus.example',
  Kalab: 'kalab@kampus.example',
  Laboran: 'laboran@kampus.example',
  'Petugas pembayaran': 'petugas@kampus.example',
  Admin: 'admin@kampus.example',
};

const buat = { 'image/jpeg': jpg, 'image/png': png, 'application/pdf': pdf } as const;
const akhiran = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' } as const;
type Jenis = keyof typeof buat;
const jenisOf = ({ types }: FileRule) => types[0] as Jenis;
let ke = 0;
/** A file its field takes, of which there is no other. */
const berkasBaru = (jenis: Jenis, bytes = buat[jenis](`formulir ${(ke += 1)}`)) =>
  new File([bytes as Uint8Array<ArrayBuffer>], `berkas.${akhiran[jenis]}`);

type Bidang = Record<string, string | Blob>;
const kirim = ({ path, method }: AnyEndpoint, as: string, form: Bidang, headers = {}) =>
  uji.request(method, `/api${path}`, { as, form, headers });
/** The example as a form, each of its file fields with a file. */
function formulir(endpoint: AnyEndpoint, { body = {} }: Contoh, isi: (rule: FileRule) => Blob): Bidang {
  const copy = structuredClone(body);
  const files = (endpoint.files ?? []).flatMap((rule) =>
    filePlaces(copy, rule).map(({ holder, key, field }) => {
      delete holder[key];
      return [field, isi(rule)] as const;
    }),
  );
  return Object.fromEntries([...bidang(copy), ...files]);
}
const pertama = (siap: Contoh, { field }: FileRule) => filePlaces(siap.body, { field })[0]!.field;

const batas = '----formulir';
/** The parts of a form, as they go over a network. */
async function bagianDari(form: Bidang): Promise<Buffer> {
  const parts = Object.entries(form).map(async ([field, isi]) => {
    const nama = isi instanceof File ? `"${field}"; filename="${isi.name}"` : `"${field}"`;
    const bytes = typeof isi === 'string' ? isi : await isi.arrayBuffer();
    return [
      Buffer.from(`--${batas}\r\nContent-Disposition: form-data; name=${nama}\r\n\r\n`),
      Buffer.from(bytes as string),
      Buffer.from('\r\n'),
    ];
  });
  return Buffer.concat((await Promise.all(parts)).flat());
}

/** What a refused form leaves on the disk and in the table of files. */
async function sisa() {
  return { disk: (await semuaFile(uji)).length, baris: await uji.server.db.$count(berkas) };
}

describe('every call that takes files, as a form', () => {
  test.each(berberkas)(
    '%s: applied with a file in each of its places, nothing is left waiting',
    async (name, endpoint) => {
      const siap = await contoh[name]!(uji);
      const jawaban = await kirim(
        endpoint,
        siap.as,
        formulir(endpoint, siap, (rule) => berkasBaru(jenisOf(rule))),
      );
      expect([jawaban.status, jawaban.info]).toEqual([endpoint.success.status, endpoint.success.info]);
      const { disk, baris } = await sisa();
      expect(disk).toBe(baris);
    },
  );

  test.each(berberkas)('%s: the same form under the same key is one write', async (name, endpoint) => {
    const siap = await contoh[name]!(uji);
    const form = formulir(endpoint, siap, (rule) => berkasBaru(jenisOf(rule)));
    const headers = { 'idempotency-key': uuidv7() };
    const satu = await kirim(endpoint, siap.as, form, headers);
    const dua = await kirim(endpoint, siap.as, form, headers);
    expect([satu.status, dua.status, dua.headers.get('idempotency-replayed')]).toEqual([
      endpoint.success.status,
      endpoint.success.status,
      'true',
    ]);
    const lain = formulir(endpoint, siap, (rule) => berkasBaru(jenisOf(rule)));
    expect((await kirim(endpoint, siap.as, lain, headers)).code).toBe('KEY_REUSED');
  });
});

describe('[GAP-97] a form that is refused keeps no byte of its files', () => {
  /** What is refused leaves its record as it was: one of each call does for every refusal. */
  const dibuat = new Map<string, Promise<Contoh>>();
  const siapkan = (name: string): Promise<Contoh> => {
    const siap = dibuat.get(name) ?? contoh[name]!(uji);
    dibuat.set(name, siap);
    return siap;
  };

  test.each(terbatas)('%s: to a role that may not call it', async (name, endpoint) => {
    const siap = await siapkan(name);
    const sebelum = await sisa();
    for (const role of roleList.filter((satu) => !endpoint.roles.includes(satu)))
      for (const headers of [{}, { 'idempotency-key': uuidv7() }]) {
        const form = formulir(endpoint, siap, (rule) => berkasBaru(jenisOf(rule)));
        const jawaban = await kirim(endpoint, perPeran[role], form, headers);
        expect([jawaban.status, jawaban.code], role).toEqual([403, 'ROLE']);
      }
    expect(await sisa()).toEqual(sebelum);
  });

  test.each(berberkas)('%s: for another field', async (name, endpoint) => {
    const siap = await siapkan(name);
    const sebelum = await sisa();
    for (const headers of [{}, { 'idempotency-key': uuidv7() }]) {
      const form = formulir(endpoint, siap, (rule) => berkasBaru(jenisOf(rule)));
      for (const nama of Object.keys(form)) if (typeof form[nama] === 'string') form[nama] = '';
      const jawaban = await kirim(endpoint, siap.as, form, headers);
      expect([jawaban.status, jawaban.code]).toEqual([422, 'INVALID']);
    }
    expect(await sisa()).toEqual(sebelum);
  });

  test.each(berberkas)('%s: for a file that is no file its field takes', async (name, endpoint) => {
    const siap = await siapkan(name);
    const sebelum = await sisa();
    for (const rule of endpoint.files!) {
      const field = pertama(siap, rule);
      for (const [bytes, status] of [
        [new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
        [new Uint8Array(rule.maxBytes + 1), 413],
      ] as const) {
        const isi = berkasBaru(jenisOf(rule), bytes);
        const jawaban = await kirim(
          endpoint,
          siap.as,
          formulir(endpoint, siap, (lain) => (lain === rule ? isi : berkasBaru(jenisOf(lain)))),
        );
        expect([jawaban.status, jawaban.errors?.[0]?.field]).toEqual([status, field]);
      }
    }
    expect(await sisa()).toEqual(sebelum);
  });

  const bergambar = berberkas.filter(([, { files }]) =>
    files!.some(({ types }) => types.some((satu) => satu.startsWith('image/'))),
  );
  test.each(bergambar)('%s: for a picture of 3,600 megapixels', async (name, endpoint) => {
    const siap = await siapkan(name);
    const sebelum = await sisa();
    for (const rule of endpoint.files!)
      for (const jenis of rule.types.filter((satu) => satu.startsWith('image/')) as (
        | 'image/jpeg'
        | 'image/png'
      )[]) {
        const isi = berkasBaru(jenis, buat[jenis]('luas', { lebar: 60_000, tinggi: 60_000 }));
        const info = 'Gambar ini lebih dari 50 megapiksel. Perkecil gambarnya lalu pilih lagi.';
        expect(
          await kirim(
            endpoint,
            siap.as,
            formulir(endpoint, siap, (lain) => (lain === rule ? isi : berkasBaru(jenisOf(lain)))),
          ),
        ).toMatchObject({
          status: 413,
          info,
          errors: [{ field: pertama(siap, rule), message: info }],
        });
      }
    expect(await sisa()).toEqual(sebelum);
  });

  test.each(menulis)('%s: for a file where none belongs', async (name, endpoint) => {
    const siap = await siapkan(name);
    const sebelum = await sisa();
    const form = formulir(endpoint, siap, (rule) => berkasBaru(jenisOf(rule)));
    for (const field of [
      'lampiran',
      'lampiran[0][file]',
      'toString',
      ...Object.keys(form)
        .slice(0, 1)
        .filter((nama) => typeof form[nama] === 'string'),
    ]) {
      const jawaban = await kirim(endpoint, siap.as, { ...form, [field]: berkasBaru('application/pdf') });
      expect([jawaban.status, jawaban.errors], field).toEqual([
        422,
        [{ field, message: 'Isian ini tidak menerima file.' }],
      ]);
    }
    expect(await sisa()).toEqual(sebelum);
  });

  // As parts these may already be too large; named and counted they are below any size.
  const isian = Array.from({ length: 20_001 }, (_, at) => `x[${at}]`);
  const sebagaiKode = new URLSearchParams(isian.map((nama) => [nama, ''])).toString();
  const sebagaiBagian = isian
    .map((nama) => `--${batas}\r\nContent-Disposition: form-data; name="${nama}"\r\n\r\n\r\n`)
    .join('');
  test.each(menulis)('%s: for more fields than any form has', async (name, endpoint) => {
    const siap = await siapkan(name);
    const sebelum = await sisa();
    const info = 'Formulir ini memuat terlalu banyak isian.';
    const form = formulir(endpoint, siap, (rule) => berkasBaru(jenisOf(rule)));
    const berbagian = await uji.api.request(`/api${endpoint.path}`, {
      method: endpoint.method,
      body: Buffer.concat([await bagianDari(form), Buffer.from(`${sebagaiBagian}--${batas}--\r\n`)]),
      headers: {
        authorization: `Bearer ${await uji.signIn(siap.as)}`,
        'content-type': `multipart/form-data; boundary=${batas}`,
      },
    });
    expect(berbagian.status).toBe(413);
    const berkode = await uji.request(endpoint.method, `/api${endpoint.path}`, {
      as: siap.as,
      body: sebagaiKode,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(berkode).toMatchObject({ status: 413, info });
    expect(await sisa()).toEqual(sebelum);
  });

  test.each(berberkas)(
    '%s: for what the record is: its files stay a day, in case they are on their way again',
    async (name, endpoint) => {
      const [field] = [endpoint.record?.field ?? []].flat();
      if (!field) return;
      const siap = await siapkan(name);
      const sebelum = await sisa();
      const lain = { ...siap, body: { ...siap.body, [field]: uuidv7() } };
      const jawaban = await kirim(
        endpoint,
        siap.as,
        formulir(endpoint, lain, (rule) => berkasBaru(jenisOf(rule))),
      );
      expect(jawaban.status).toBe(404);
      uji.jam.maju(24 * 60 * 60 * 1000);
      await sweepUploads(uji.server);
      expect((await sisa()).baris).toBeGreaterThan(sebelum.baris);
      uji.jam.maju(60_000);
      await sweepUploads(uji.server);
      expect(await sisa()).toEqual(sebelum);
    },
  );
});

describe('reading a form', () => {
  const nama = 'POST test';
  const endpoint = Object.fromEntries(menulis)[nama]!;
  const bagian = (field: string, isi: string, lain = '') =>
    `--${batas}\r\nContent-Disposition: form-data; name="${field}"${lain}\r\n\r\n${isi}\r\n`;

  /** Sends a form piece by piece, as a network does, and tells how much of it was taken. */
  async function kirimBertahap(
    { path, method }: AnyEndpoint,
    as: string,
    pieces: Iterable<string | Uint8Array<ArrayBuffer>>,
    contentType = `multipart/form-data; boundary=${batas}`,
  ) {
    const sumber = pieces[Symbol.iterator]();
    let dikirim = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const { value, done } = sumber.next();
        if (done) return controller.close();
        const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value;
        dikirim += bytes.byteLength;
        controller.enqueue(bytes);
      },
    });
    const response = await uji.api.request(`/api${path}`, {
      method,
      body,
      duplex: 'half',
      headers: { authorization: `Bearer ${await uji.signIn(as)}`, 'content-type': contentType },
    } as RequestInit);
    return {
      status: response.status,
      isi: (await response.json()) as { info: string; code: string },
      dikirim,
    };
  }
  const potongan = new Uint8Array(64 * 1024);
  const kb = 1024;

  test('ends with the first file that is refused, not with the form', async () => {
    function* form() {
      yield bagian('sampel[0][file_gambar]', 'hanya teks', '; filename="a.jpg"');
      for (let at = 1; at < 50; at += 1) {
        yield `--${batas}\r\nContent-Disposition: form-data; name="sampel[${at}][file_gambar]"; filename="b.jpg"\r\n\r\n`;
        for (let kali = 0; kali < 16; kali += 1) yield potongan;
        yield '\r\n';
      }
      yield `--${batas}--\r\n`;
    }
    const { status, dikirim } = await kirimBertahap(endpoint, perPeran.Pendaftar, form());
    expect(status).toBe(415);
    expect(dikirim).toBeLessThan(2048 * kb);
  });

  test.each(terbatas)('%s: is not begun for a role that may not call it', async (_name, terlarang) => {
    function* form() {
      for (;;) yield potongan;
    }
    const role = roleList.find((satu) => !terlarang.roles.includes(satu))!;
    const { status, dikirim } = await kirimBertahap(terlarang, perPeran[role], form());
    expect(status).toBe(403);
    expect(dikirim).toBeLessThan(256 * kb);
  });

  test('counts its files among its fields', async () => {
    function* form() {
      for (const at of [0, 1]) {
        yield `--${batas}\r\nContent-Disposition: form-data; name="sampel[${at}][file_gambar]"; filename="a.jpg"\r\n\r\n`;
        yield new Uint8Array(jpg(`berkas ${at}`));
        yield '\r\n';
      }
      for (let at = 0; at < 19_999; at += 1) yield bagian(`x[${at}]`, '');
      yield `--${batas}--\r\n`;
    }
    const { status, isi } = await kirimBertahap(endpoint, perPeran.Pendaftar, form());
    expect([status, isi.info]).toEqual([413, 'Formulir ini memuat terlalu banyak isian.']);
  });

  test('ends with the 20,000th field of 900,000', async () => {
    function* form() {
      for (let at = 0; at < 900; at += 1)
        yield Array.from({ length: 1000 }, (_, ke) => bagian(`x[${at * 1000 + ke}]`, '')).join('');
      yield `--${batas}--\r\n`;
    }
    const { status, isi, dikirim } = await kirimBertahap(endpoint, perPeran.Pendaftar, form());
    expect([status, isi.info]).toEqual([413, 'Formulir ini memuat terlalu banyak isian.']);
    expect(dikirim).toBeLessThan(4096 * kb);
  });

  test.each([
    ['cut off in a field', [bagian('catatan', 'x').slice(0, -10)]],
    ['cut off in a file', [bagian('sampel[0][file_gambar]', 'x'.repeat(5000), '; filename="a.jpg"')]],
    ['without a single part', ['bukan formulir']],
    [
      'with the head of a part that does not end',
      [`--${batas}\r\nContent-Disposition: form-data; name="${'x'.repeat(100_000)}`],
    ],
  ])('%s: 400, nothing is left', async (_judul, pieces) => {
    const sebelum = await sisa();
    const { status, isi } = await kirimBertahap(endpoint, perPeran.Pendaftar, pieces);
    expect([status, isi.code]).toEqual([400, 'MALFORMED']);
    expect(await sisa()).toEqual(sebelum);
  });

  test('without a boundary: 400', async () => {
    const { status } = await kirimBertahap(endpoint, perPeran.Pendaftar, ['x'], 'multipart/form-data');
    expect(status).toBe(400);
  });

  test('names of files keep their letters, and lose their folders', async () => {
    const siap = await contoh[nama]!(uji);
    for (const [sent, shown] of [
      ['Kapsul ekstrak ø β 印.jpg', 'Kapsul ekstrak ø β 印.jpg'],
      ['C:\\Users\\Sari\\foto.jpg', 'foto.jpg'],
      ['../../etc/foto.jpg', 'foto.jpg'],
    ] as const) {
      const isi = jpg(sent);
      const form = formulir(endpoint, siap, () => new File([isi as Uint8Array<ArrayBuffer>], sent));
      const jawaban = await kirim(endpoint, siap.as, form);
      const { sample } = jawaban.data as unknown as { sample: { fileGambar: { name: string } }[] };
      expect([jawaban.status, sample[0]?.fileGambar.name]).toEqual([201, shown]);
    }
  });

  test('a file counts as one that is uploaded by itself', async () => {
    const siap = await contoh[nama]!(uji);
    const token = `Bearer ${await uji.signIn(siap.as)}`;
    const unggah = async () =>
      (
        await uji.api.request(`/api/sync/file/${'a'.repeat(64)}`, {
          method: 'PUT',
          body: 'x',
          headers: { authorization: token },
        })
      ).status;
    const form = () => formulir(endpoint, siap, (rule) => berkasBaru(jenisOf(rule)));
    expect(Object.values(form()).filter((isi) => isi instanceof Blob)).toHaveLength(1);
    for (let at = 0; at < 298; at += 1) expect(await unggah()).toBe(422);
    expect((await kirim(endpoint, siap.as, form())).status).toBe(201);
    expect((await kirim(endpoint, siap.as, form())).status).toBe(201);
    const sebelum = await sisa();
    const jawaban = await kirim(endpoint, siap.as, form());
    expect([jawaban.status, jawaban.headers.get('retry-after')]).toEqual([429, '300']);
    expect(await unggah()).toBe(429);
    expect(await sisa()).toEqual(sebelum);
  });
});
