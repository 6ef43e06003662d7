import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepUploads } from '#server/core/sweep.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { sampel } from '#server/db/tables/pengujian.ts';
import { buatAnalisis } from '#tests/support/analisis.ts';
import { isiSimpanan, jpg, semuaFile, sha256 } from '#tests/support/berkas.ts';
import { awalJam, createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());

const analis = 'analis@kampus.example';
const contoh = (nama: string) => readFile(new URL(`../../../server/db/demo/berkas/${nama}`, import.meta.url));
const lima = 5 * 1024 * 1024;
/** A picture of this many bytes: what it is called or claims to be does not matter, what it begins with does. */
const gambar = (size: number) => Buffer.concat([jpg(), randomBytes(size - jpg().byteLength)]);

type Isi = { as?: string; headers?: Record<string, string>; sebagai?: string };
async function unggah(bytes: Uint8Array, { as = analis, headers = {}, sebagai = sha256(bytes) }: Isi = {}) {
  const response = await uji.api.request(`/api/sync/file/${sebagai}`, {
    method: 'PUT',
    body: bytes as Uint8Array<ArrayBuffer>,
    headers: { authorization: `Bearer ${await uji.signIn(as)}`, ...headers },
  });
  return {
    status: response.status,
    ...((await response.json()) as { info: string; code?: string; errors?: unknown; data: unknown }),
  };
}
const ambil = async (url: string, as: string) =>
  uji.api.request(`/api/file-test?url=${encodeURIComponent(url)}`, {
    headers: { authorization: `Bearer ${await uji.signIn(as)}` },
  });

describe('PUT sync/file', () => {
  test('201 the first time, 200 again by the same person, 201 by another: nobody learns what others have', async () => {
    const bytes = gambar(2000);
    const satu = await unggah(bytes);
    expect(satu).toEqual({
      status: 201,
      info: 'File diterima',
      data: { sha256: sha256(bytes), size: 2000, mime: 'image/jpeg' },
    });
    expect(await unggah(bytes)).toMatchObject({ status: 200, data: satu.data });
    expect((await unggah(bytes, { as: 'laboran@kampus.example' })).status).toBe(201);
    expect(await uji.server.db.$count(berkas, eq(berkas.sha256, sha256(bytes)))).toBe(1);
  });

  test('bytes that are not what their hash says: 422, and nothing is kept', async () => {
    const bytes = gambar(1000);
    for (const sebagai of [sha256(gambar(40)), sha256(bytes).toUpperCase(), 'x', '..%2F..%2Fetc%2Fpasswd']) {
      expect(await unggah(bytes, { sebagai })).toMatchObject({ status: 422, errors: [{ field: 'sha256' }] });
    }
    expect(await semuaFile(uji)).not.toContain(sha256(bytes));
    expect(await uji.server.db.$count(berkas, eq(berkas.sha256, sha256(bytes)))).toBe(0);
  });

  test('[FILES-01, MSG-13] 5 MB is taken, one byte more is not', async () => {
    expect((await unggah(gambar(lima))).status).toBe(201);
    expect(await unggah(gambar(lima + 1))).toMatchObject({
      status: 413,
      code: 'TOO_LARGE',
      info: 'Ukuran file tidak boleh lebih dari 5MB',
    });
  });

  test('[FILES-01] the size is counted while it streams, whatever Content-Length says, and no more is read', async () => {
    let dikirim = 0;
    const potong = new Uint8Array(64 * 1024);
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        dikirim += potong.byteLength;
        if (dikirim > 64 * lima) controller.close();
        else controller.enqueue(potong);
      },
    });
    const response = await uji.api.request(`/api/sync/file/${'a'.repeat(64)}`, {
      method: 'PUT',
      body,
      duplex: 'half',
      headers: { authorization: `Bearer ${await uji.signIn(analis)}`, 'content-length': '10' },
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(dikirim).toBeLessThan(2 * lima);
    const mengaku = await unggah(gambar(100), { headers: { 'content-length': String(lima + 1) } });
    expect(mengaku.status).toBe(413);
  });

  test('[FILES-02, GAP-77] the kind is judged by content: a PDF called .jpg is a PDF, a script called .pdf is nothing we take', async () => {
    const pdf = await contoh('coa-asam-mefenamat.pdf');
    expect(await unggah(pdf, { headers: { 'content-type': 'image/jpeg' } })).toMatchObject({
      status: 201,
      data: { mime: 'application/pdf' },
    });
    const titik = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    expect(await unggah(titik)).toMatchObject({ status: 201, data: { mime: 'image/png' } });
    for (const bytes of [
      Buffer.from('<script>alert(1)</script>'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('MZ\x90\0'.padEnd(200, '\0')),
      Buffer.from('PK\x03\x04'.padEnd(200, '\0'), 'latin1'),
      Buffer.from('GIF89a'.padEnd(200, '\0')),
      Buffer.from('hanya teks'),
      Buffer.alloc(0),
    ])
      expect(
        await unggah(bytes, { headers: { 'content-type': 'application/pdf' } }),
        String(bytes.subarray(0, 6)),
      ).toMatchObject({
        status: 415,
        code: 'FILE_TYPE',
        info: 'Jenis file tidak didukung. Gunakan jpg, jpeg, png, atau pdf.',
      });
  });

  test('a picture of more than 50 megapixels is refused, however small its file, and is not kept', async () => {
    const bytes = jpg('x'.repeat(60_000), { lebar: 60_000, tinggi: 60_000 });
    expect(await unggah(bytes)).toMatchObject({
      status: 413,
      info: 'Gambar ini lebih dari 50 megapiksel. Perkecil gambarnya lalu pilih lagi.',
    });
    expect(await isiSimpanan(uji, sha256(bytes))).toBeNull();
    expect((await unggah(jpg('pas', { lebar: 8160, tinggi: 6144 }))).status).toBe(201);
  });

  test('the stored bytes are the bytes sent', async () => {
    const foto = await contoh('madu-hutan.jpg');
    await unggah(foto);
    expect(Buffer.from((await isiSimpanan(uji, sha256(foto)))!).equals(foto)).toBe(true);
  });

  test('the same file sent five times at once is one file', async () => {
    const bytes = gambar(50_000);
    const status = (await Promise.all([1, 2, 3, 4, 5].map(() => unggah(bytes)))).map(
      (jawaban) => jawaban.status,
    );
    expect(status.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 201]);
    expect((await semuaFile(uji)).filter((nama) => nama.includes(sha256(bytes)))).toHaveLength(1);
  });

  test('too many in a while: 429 with Retry-After, until it is over', async () => {
    const as = 'laboran2@kampus.example';
    const kirim = () => unggah(Buffer.from('x'), { as });
    let tolak = 0;
    for (let at = 0; at < 305; at += 1) if ((await kirim()).status === 429) tolak += 1;
    expect(tolak).toBe(5);
    uji.jam.maju(5 * 60_000 + 1);
    expect((await kirim()).status).toBe(415);
    uji.jam.set(awalJam);
  });
});

describe('[API-114, FILES-06] GET file-test', () => {
  let url: string;
  let bytes: Buffer;
  beforeAll(async () => {
    bytes = await contoh('krim-pencerah.jpg');
    url = sha256(bytes);
    await unggah(bytes, { as: 'mahasiswa@kampus.example' });
    const { pengujian } = await buatAnalisis(uji.server);
    await uji.server.db
      .update(sampel)
      .set({ gambarSha256: url, namaGambar: 'krim.jpg' })
      .where(eq(sampel.pengujianId, pengujian));
  });

  test('gives the file itself, of the kind it is, never to be kept by others or run', async () => {
    const response = await ambil(url, analis);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      // Saved, it has a name that nobody sent.
      'content-disposition': `inline; filename="${url}.jpeg"`,
      'cache-control': 'private, no-store',
    });
  });

  test.each([
    ['mahasiswa@kampus.example', 200, 'its owner'],
    [analis, 200, 'its analyst'],
    ['penyelia@kampus.example', 200, 'its supervisor'],
    ['kalab@kampus.example', 200, 'an officer of the laboratory'],
    ['petugas@kampus.example', 200, 'an officer of every laboratory'],
    ['admin@kampus.example', 200, 'Admin'],
    ['laboran2@kampus.example', 403, 'an officer of another laboratory'],
    ['kalab2@kampus.example', 403, 'a head of another laboratory'],
    ['dosen@kampus.example', 404, 'another registrant'],
    ['industri@perusahaan.example', 404, 'another registrant'],
  ])('[GAP-77, GAP-97] %s: %i, %s', async (as, status) => {
    expect((await ambil(url, as)).status).toBe(status);
  });

  test('an upload that is on no record yet is its uploader’s alone', async () => {
    const baru = gambar(500);
    await unggah(baru);
    expect((await ambil(sha256(baru), analis)).status).toBe(200);
    for (const as of ['admin@kampus.example', 'laboran@kampus.example', 'dosen@kampus.example'])
      expect((await ambil(sha256(baru), as)).status, as).toBe(404);
  });

  test('knows stored names only, no paths', async () => {
    for (const name of [
      '',
      'krim.jpg',
      '../../proses',
      '/etc/passwd',
      `${url}/../${url}`,
      url.toUpperCase(),
      'a'.repeat(64),
      `${url}\0`,
    ]) {
      const response = await ambil(name, 'admin@kampus.example');
      expect([response.status, await response.json()], name).toMatchObject([
        404,
        { status: 404, code: 'NOT_FOUND' },
      ]);
    }
  });

  test('[DATA-08] a record names its picture by url, hash, size, kind and name', async () => {
    const { data } = await uji.request<{ sampel: { fileGambar: unknown } }[]>(
      'GET',
      '/api/test-analysis/analyst',
      { as: analis },
    );
    expect(data[0]?.sampel.fileGambar).toEqual({
      url,
      sha256: url,
      size: bytes.byteLength,
      mime: 'image/jpeg',
      name: 'krim.jpg',
    });
  });
});

describe('[offline.md 4] uploads that no record names', () => {
  const hari = 24 * 60 * 60 * 1000;
  const ada = async (bytes: Uint8Array) => ({
    baris: await uji.server.db.$count(berkas, eq(berkas.sha256, sha256(bytes))),
    isi: await uji.server.files.has(sha256(bytes)),
  });
  beforeEach(() => uji.jam.set(awalJam));

  test('go after 30 days, row and bytes; what a record names or somebody brings again stays', async () => {
    const [terlupa, dibawaLagi, bernama] = [gambar(300), gambar(300), gambar(300)];
    for (const bytes of [terlupa, dibawaLagi, bernama]) await unggah(bytes);
    const { pengujian } = await buatAnalisis(uji.server);
    await uji.server.db
      .update(sampel)
      .set({ gambarSha256: sha256(bernama) })
      .where(eq(sampel.pengujianId, pengujian));
    uji.jam.maju(30 * hari);
    expect(await sweepUploads(uji.server)).toBe(0);
    await unggah(dibawaLagi);
    uji.jam.maju(1);
    expect(await sweepUploads(uji.server)).toBeGreaterThan(0);
    expect(await ada(terlupa)).toEqual({ baris: 0, isi: false });
    expect(await ada(dibawaLagi)).toEqual({ baris: 1, isi: true });
    expect(await ada(bernama)).toEqual({ baris: 1, isi: true });
    expect((await ambil(sha256(terlupa), analis)).status).toBe(404);
    expect((await unggah(terlupa)).status).toBe(201);
  });

  test('one that is brought again while it is swept is never a row without bytes', async () => {
    const semua = Array.from({ length: 30 }, () => gambar(20_000));
    for (const bytes of semua) await unggah(bytes);
    uji.jam.maju(31 * hari);
    const [, ...lagi] = await Promise.all([
      sweepUploads(uji.server),
      ...semua.toReversed().map((bytes) => unggah(bytes)),
    ]);
    expect(lagi.every(({ status }) => status < 300)).toBe(true);
    for (const bytes of semua) expect(await ada(bytes)).toEqual({ baris: 1, isi: true });
  });
});
