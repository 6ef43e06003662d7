import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnyEndpoint, FileRule } from '#domain/core/endpoint.ts';
import { filePlaces } from '#domain/core/file-field.ts';
import { roleList } from '#domain/core/roles.ts';
import { sweepUploads } from '#server/core/sweep.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { jpg, pdf, png, semuaFile } from '#tests/support/berkas.ts';
import { bidang } from '#tests/support/formulir.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { contoh, type Contoh } from './contoh.ts';
import { berberkas, bidangRekaman, perPeran, sekali, terbatas } from './panggilan.ts';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());
beforeEach(() => {
  // Another window of the upload limit for each.
  uji.jam.maju(10 * 60_000);
});

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

const diisi = (endpoint: AnyEndpoint, siap: Contoh) =>
  formulir(endpoint, siap, (rule) => berkasBaru(jenisOf(rule), siap.berkas && lain(siap.berkas)));
/** The same file with a remark behind it, which makes it another. */
const lain = (bytes: Uint8Array) => Buffer.concat([bytes, Buffer.from(`%${(ke += 1)}\n`)]);

test.each(berberkas)(
  '%s, as a form with a file in each of its places: applied once under its key, nothing is left waiting',
  async (name, endpoint) => {
    const siap = await contoh[name]!(uji);
    const form = diisi(endpoint, siap);
    const headers = { 'idempotency-key': uuidv7() };
    const satu = await kirim(endpoint, siap.as, form, headers);
    expect([satu.status, satu.info]).toEqual([endpoint.success.status, endpoint.success.info]);
    const { disk, baris } = await sisa();
    expect(disk).toBe(baris);
    const dua = await kirim(endpoint, siap.as, form, headers);
    expect([dua.status, dua.headers.get('idempotency-replayed')]).toEqual([endpoint.success.status, 'true']);
    expect((await kirim(endpoint, siap.as, diisi(endpoint, siap), headers)).code).toBe('KEY_REUSED');
  },
);

describe('[GAP-97] a form that is refused keeps no byte of its files', () => {
  /** What is refused leaves its record as it was: one of each call does for every refusal. */
  const dibuat = new Map<string, Promise<Contoh>>();
  const siapkan = (name: string): Promise<Contoh> => {
    const siap = dibuat.get(name) ?? contoh[name]!(uji);
    dibuat.set(name, siap);
    return siap;
  };

  test.each(berberkas)('%s: for another field', async (name, endpoint) => {
    const siap = await siapkan(name);
    const sebelum = await sisa();
    for (const headers of [{}, { 'idempotency-key': uuidv7() }]) {
      const form = diisi(endpoint, siap);
      for (const nama of Object.keys(form)) if (typeof form[nama] === 'string') form[nama] = '';
      const jawaban = await kirim(endpoint, siap.as, form, headers);
      expect([jawaban.status, jawaban.code]).toEqual([422, 'INVALID']);
    }
    expect(await sisa()).toEqual(sebelum);
  });

  const luas = { lebar: 60_000, tinggi: 60_000 };
  const terlaluLuas = 'Gambar ini lebih dari 50 megapiksel. Perkecil gambarnya lalu pilih lagi.';
  /** What its field does not take: no picture, too many bytes, and of each kind of picture one of 3,600 megapixels and one broken off. */
  const bukanIsinya = (rule: FileRule): [Jenis, Uint8Array, number, string][] => [
    [
      jenisOf(rule),
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      rule.salahJenis,
    ],
    [jenisOf(rule), new Uint8Array(rule.maxBytes + 1), 413, rule.terlaluBesar],
    ...(['image/jpeg', 'image/png'] as const)
      .filter((jenis) => rule.types.includes(jenis))
      .map((jenis): [Jenis, Uint8Array, number, string] => [
        jenis,
        buat[jenis]('luas', luas),
        413,
        terlaluLuas,
      ]),
    ...(['image/jpeg', 'image/png'] as const)
      .filter((jenis) => rule.types.includes(jenis))
      .map((jenis): [Jenis, Uint8Array, number, string] => [
        jenis,
        buat[jenis]('terpotong').subarray(0, -2),
        415,
        'Foto ini rusak atau terpotong. Ambil atau pilih lagi.',
      ]),
  ];
  test.each(berberkas)('%s: for a file that is no file its field takes', async (name, endpoint) => {
    const siap = await siapkan(name);
    const sebelum = await sisa();
    for (const rule of endpoint.files!)
      for (const [jenis, bytes, status, message] of bukanIsinya(rule)) {
        const isi = berkasBaru(jenis, bytes);
        const form = formulir(endpoint, siap, (lain) => (lain === rule ? isi : berkasBaru(jenisOf(lain))));
        expect(await kirim(endpoint, siap.as, form)).toMatchObject({
          status,
          info: message,
          errors: [{ field: pertama(siap, rule), message }],
        });
      }
    expect(await sisa()).toEqual(sebelum);
  });

  test.each(sekali)('%s: for a file where none belongs', async (name, endpoint) => {
    const siap = await siapkan(name);
    const sebelum = await sisa();
    const form = diisi(endpoint, siap);
    const [awal = []] = Object.entries(form);
    const isian = typeof awal[1] === 'string' ? [awal[0]!] : [];
    for (const field of ['lampiran', 'lampiran[0][file]', 'toString', ...isian]) {
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
  test.each(sekali)('%s: for more fields than any form has', async (name, endpoint) => {
    const siap = await siapkan(name);
    const sebelum = await sisa();
    const info = 'Formulir ini memuat terlalu banyak isian.';
    const form = diisi(endpoint, siap);
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

  test.each(berberkas.filter(([, endpoint]) => bidangRekaman(endpoint)))(
    '%s: for what the record is: its files stay a day, in case they are on their way again',
    async (name, endpoint) => {
      const siap = await siapkan(name);
      const sebelum = await sisa();
      const lain = { ...siap, body: { ...siap.body, [bidangRekaman(endpoint)!]: uuidv7() } };
      expect((await kirim(endpoint, siap.as, diisi(endpoint, lain))).status).toBe(404);
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
  const endpoint = Object.fromEntries(sekali)[nama]!;
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

  const tertutup = sekali.filter(([name]) => terbatas.some(([satu]) => satu === name));
  test.each(tertutup)('%s: is not begun for a role that may not call it', async (_name, terlarang) => {
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
    const form = () => diisi(endpoint, siap);
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
