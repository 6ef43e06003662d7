import { readFile } from 'node:fs/promises';
import { asc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Foto } from '#domain/berkas/foto.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { keadaanLembar } from '#domain/lembar-kerja/keadaan.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { sweepUploads } from '#server/core/sweep.ts';
import { fotoProgres } from '#server/db/tables/pengujian.ts';
import { akun } from '#tests/support/akun.ts';
import { buatAnalisis } from '#tests/support/analisis.ts';
import { ambilBerkas, jpg, pdf, sha256 } from '#tests/support/berkas.ts';
import { adaTempat, jpegBerlokasi } from '#tests/support/foto.ts';
import { kirimAntrean, perangkat } from '#tests/support/perangkat.ts';
import { awalJam, createTestServer, type ServerUji } from '#tests/support/server.ts';
import { versiUji } from '#tests/support/versi-lembar.ts';
import { admin, analis, kalab, laporan, meja, penyelia } from './meja.ts';

const hari = 24 * 60 * 60 * 1000;
let uji: ServerUji;
let m: ReturnType<typeof meja>;
let uuid: string;
let lain: string;
let jenisUji: string;
let versi: string;
beforeAll(async () => {
  uji = await createTestServer();
  m = meja(uji);
  const v = versiUji(uji);
  jenisUji = await v.uji();
  versi = (await v.dirilis(jenisUji)).uuid;
});
afterAll(() => uji.close());
beforeEach(async () => {
  uji.jam.set(awalJam);
  const buat = await buatAnalisis(uji.server, {
    uji: jenisUji,
    kdProgres: 1,
    kdStatusPengujian: 11,
    banyak: 2,
  });
  [uuid = '', lain = ''] = buat.parameter;
});

/** Brings the bytes as a device does, before the write that names them. */
async function unggah(bytes: Uint8Array, as = analis): Promise<{ sha256: string; name: string }> {
  const nama = sha256(bytes);
  await uji.api.request(`/api/sync/file/${nama}`, {
    method: 'PUT',
    body: bytes as Uint8Array<ArrayBuffer>,
    headers: { authorization: `Bearer ${await uji.signIn(as)}` },
  });
  return { sha256: nama, name: 'krus.jpg' };
}
const foto = async (bytes = jpg(uuidv7()), over: object = {}) => ({
  uuid: uuidv7(),
  keterangan: 'Krus A',
  file_foto: await unggah(bytes),
  ...over,
});
const lembar = (semua: readonly object[]) =>
  uji.request<Analisis>('PUT', '/api/test-analysis/sheet', {
    as: analis,
    body: { uuid, versi, foto: semua },
  });

describe('[BEYOND-19] photos of a report', () => {
  test('are shown with it in their order to who reads it, on a device too, and in a list are not even read', async () => {
    const [satu, dua] = [await foto(), await foto(jpg(uuidv7()), { keterangan: ' ' })];
    const { data, status } = await m.lapor(uuid, 'progres', { foto: [dua, satu] });
    expect(status).toBe(200);
    const tampak = [dua, satu].map(({ uuid: id, keterangan, file_foto: { sha256: nama, name } }) => ({
      uuid: id,
      keterangan: keterangan.trim() || null,
      sel: null,
      file: { url: nama, sha256: nama, size: expect.any(Number) as number, mime: 'image/jpeg', name },
    }));
    expect(data.history.at(-1)!.foto).toEqual(tampak);
    const hp = perangkat(uji, penyelia);
    await hp.tarik('analisis');
    expect(hp.punya<Analisis>('analisis', uuid)!.history.at(-1)!.foto).toEqual(tampak);
    const dibaca = await uji.request<Pengujian>('GET', `/api/test?uuid=${data.pengujian.uuid}`, {
      as: kalab,
    });
    const progres = dibaca.data.sample.flatMap(({ parameter }) =>
      parameter.flatMap(({ historyProgres }) => historyProgres),
    );
    expect(progres.map((row) => row.foto)).toEqual([tampak]);
    const daftar = await uji.request<Analisis[]>('GET', '/api/test-analysis/analyst', { as: analis });
    const baris = daftar.data.find((row) => row.uuid === uuid)!;
    expect(baris.history.map((row) => row.foto)).toEqual([undefined]);
  });

  test('come with a form as well as by their names', async () => {
    const form = {
      uuid,
      jenis_laporan: 'progres',
      ...laporan,
      'foto[0][uuid]': uuidv7(),
      'foto[0][keterangan]': 'Krus A',
      'foto[0][file_foto]': new File([jpg('formulir') as Uint8Array<ArrayBuffer>], 'krus.jpg'),
    };
    const { data, status } = await uji.request<Analisis>('POST', '/api/test-analysis/report', {
      as: analis,
      form,
    });
    expect(status).toBe(200);
    expect(data.history.at(-1)!.foto).toMatchObject([{ keterangan: 'Krus A', file: { name: 'krus.jpg' } }]);
  });

  test('are there once, however often their write comes', async () => {
    const body = { uuid, jenis_laporan: 'progres', ...laporan, foto: [await foto()] };
    const op = { id: uuidv7(), v: 1, call: 'POST test-analysis/report', body };
    const kirim = async () => {
      const device = { id: uuidv7(), app_version: 'uji', waiting: 1, oldest_at: null };
      const moment = { captured_at: uji.jam.now().toISOString(), clock_offset_ms: 0 };
      const { data } = await uji.request<{ results: { code: string }[] }>('POST', '/api/sync/push', {
        as: analis,
        headers: { 'x-acting-user': akun(analis).uuid },
        body: { device, ops: [{ ...op, ...moment }] },
      });
      return data.results.map(({ code }) => code);
    };
    expect([await kirim(), await kirim()]).toEqual([['applied'], ['replayed']]);
    expect(await uji.server.db.$count(fotoProgres, eq(fotoProgres.riwayatId, op.id))).toBe(1);
  });

  test('of several reports of one push lie each with its own', async () => {
    const semua = [await foto(), await foto(), await foto()];
    const hasil = await kirimAntrean(
      uji,
      { as: analis, uuid: akun(analis).uuid },
      semua.map((satu, ke) => [
        'POST test-analysis/report',
        { uuid: ke === 1 ? lain : uuid, jenis_laporan: 'progres', ...laporan, foto: [satu] },
      ]),
    );
    expect(hasil.map(({ code }) => code)).toEqual(['applied', 'applied', 'applied']);
    const baris = await uji.server.db.select().from(fotoProgres).orderBy(asc(fotoProgres.id));
    expect(
      baris.filter(({ id }) => semua.some((satu) => satu.uuid === id)).map(({ riwayatId }) => riwayatId),
    ).toEqual(hasil.map(({ id }) => id));
  });

  test('ten are taken, an eleventh refuses them all', async () => {
    const sepuluh = await Promise.all(Array.from({ length: 10 }, () => foto()));
    const ditolak = await m.lapor(uuid, 'progres', { foto: [...sepuluh, await foto()] });
    expect([ditolak.status, ditolak.errors]).toEqual([
      422,
      [
        {
          field: 'foto',
          message: 'Paling banyak 10 foto. Hapus yang tidak perlu, atau bagi ke laporan lain.',
        },
      ],
    ]);
    expect((await m.lapor(uuid, 'progres', { foto: sepuluh })).data.history.at(-1)!.foto).toHaveLength(10);
  });

  test('that are no pictures, that nobody brought, or that are there already are refused by name', async () => {
    const satu = await foto();
    expect((await m.lapor(uuid, 'progres', { foto: [satu] })).status).toBe(200);
    const tolak = async (...semua: object[]) => {
      const { status, errors } = await m.lapor(lain, 'progres', { foto: semua });
      return [status, errors?.map(({ field }) => field)];
    };
    const berkas = await unggah(pdf(uuidv7()));
    expect(await tolak({ ...satu, uuid: uuidv7() }, await foto(pdf(), { file_foto: berkas }))).toEqual([
      415,
      ['foto[1][file_foto]'],
    ]);
    const asing = { sha256: sha256(jpg('asing')), name: 'asing.jpg' };
    expect(await tolak(await foto(jpg(), { file_foto: asing }))).toEqual([422, ['foto[0][file_foto]']]);
    expect(await tolak(satu)).toEqual([422, ['foto']]);
    expect((await m.baca(lain)).data.history).toEqual([]);
  });

  test('stay as long as their report, those of nothing go', async () => {
    const bernama = await foto();
    const terlupa = await foto();
    await m.lapor(uuid, 'progres', { foto: [bernama] });
    uji.jam.maju(400 * hari);
    await sweepUploads(uji.server);
    const dibaca = async ({ file_foto: { sha256: nama } }: typeof bernama) =>
      (await ambilBerkas(uji, 'file-test', nama, penyelia)).status;
    expect([await dibaca(bernama), await dibaca(terlupa)]).toEqual([200, 404]);
  });
});

describe('[BEYOND-19] photos of cells', () => {
  test('of several cells come with one write, and are read by the cell', async () => {
    const [satu, dua] = [
      await foto(jpg(uuidv7()), { sel: 'w0.1' }),
      await foto(jpg(uuidv7()), { sel: 'w2.2' }),
    ];
    expect((await lembar([satu])).status).toBe(200);
    const { data } = await lembar([dua, await foto(jpg(uuidv7()), { sel: 'w0.1' })]);
    const { foto: perSel } = keadaanLembar(data.history);
    expect(Object.entries(perSel).map(([sel, semua]) => [sel, semua.length])).toEqual([
      ['w0.1', 2],
      ['w2.2', 1],
    ]);
  });

  test('of a cell that the sheet does not have, of none, or more than ten of one are refused by name', async () => {
    const salah = async (semua: readonly object[]) => {
      const { status, errors } = await lembar(semua);
      return [status, errors?.map(({ field }) => field)];
    };
    const asing = await foto(jpg(uuidv7()), { sel: 'w9.1' });
    expect(await salah([asing, await foto()])).toEqual([422, ['foto[0][sel]', 'foto[1][sel]']]);
    const di = (sel: string, banyak: number) =>
      Promise.all(Array.from({ length: banyak }, () => foto(jpg(uuidv7()), { sel })));
    expect(await salah(await di('w0.1', 11))).toEqual([422, ['foto']]);
    expect((await lembar([...(await di('w0.1', 10)), ...(await di('w0.2', 10))])).status).toBe(200);
  });
});

describe('[BEYOND-19] of a photo that others send nobody learns where it was taken', () => {
  const berlokasi = async () =>
    new Uint8Array(jpegBerlokasi(await readFile('server/db/demo/berkas/madu-hutan.jpg')));
  const terbaca = async ({ data }: { data: Analisis }) => {
    const [{ file }] = data.history.at(-1)!.foto as [Foto];
    const { bytes } = await ambilBerkas(uji, 'file-test', file.sha256, penyelia);
    return { ...file, bytes: bytes! };
  };

  test.each([
    ['by its name', async (bytes: Uint8Array) => m.lapor(uuid, 'progres', { foto: [await foto(bytes)] })],
    [
      'with a form',
      (bytes: Uint8Array) =>
        uji.request<Analisis>('POST', '/api/test-analysis/report', {
          as: analis,
          form: {
            uuid,
            jenis_laporan: 'progres',
            ...laporan,
            'foto[0][uuid]': uuidv7(),
            'foto[0][file_foto]': new File([bytes as Uint8Array<ArrayBuffer>], 'krus.jpg'),
          },
        }),
    ],
  ])('brought %s: its points, its size and its name stay', async (_cara, kirim) => {
    const dikirim = await berlokasi();
    const { bytes, size, sha256: nama, name } = await terbaca(await kirim(dikirim));
    expect([adaTempat(dikirim), adaTempat(bytes)]).toEqual([true, false]);
    expect([size, nama, name]).toEqual([bytes.byteLength, sha256(bytes), 'krus.jpg']);
  });

  test('the same write again gives the same photo, and one that is bare already is the very file that came', async () => {
    const satu = await foto(await berlokasi());
    const headers = { 'idempotency-key': uuidv7() };
    const kirim = () =>
      uji.request<Analisis>('POST', '/api/test-analysis/report', {
        as: analis,
        headers,
        body: { uuid, jenis_laporan: 'progres', ...laporan, foto: [satu] },
      });
    const pertama = await terbaca(await kirim());
    expect((await terbaca(await kirim())).sha256).toBe(pertama.sha256);
    const lagi = await terbaca(await m.lapor(uuid, 'progres', { foto: [await foto(pertama.bytes)] }));
    expect(lagi.sha256).toBe(pertama.sha256);
  });
});

describe('[BEYOND-19, GAP-97] a photo is for who reads the row that it came with', () => {
  const status = async (nama: string) =>
    Object.fromEntries(
      await Promise.all(
        [
          analis,
          penyelia,
          admin,
          kalab,
          'laboran@kampus.example',
          'laboran2@kampus.example',
          'mahasiswa@kampus.example',
          'dosen@kampus.example',
        ].map(async (as) => [as.split('@')[0], (await ambilBerkas(uji, 'file-test', nama, as)).status]),
      ),
    ) as object;

  test('of a report: those who work on it, Admin and Kalab, never who registered the sample', async () => {
    const satu = await foto();
    await m.lapor(uuid, 'progres', { foto: [satu] });
    expect(await status(satu.file_foto.sha256)).toEqual({
      analis: 200,
      penyelia: 200,
      admin: 200,
      kalab: 200,
      laboran: 403,
      laboran2: 403,
      mahasiswa: 404,
      dosen: 404,
    });
  });

  test('of a cell: those who work on it and Admin', async () => {
    const satu = await foto(jpg(uuidv7()), { sel: 'w1.2' });
    const { data } = await lembar([satu]);
    expect(data.history.at(-1)!.foto).toMatchObject([{ sel: 'w1.2', keterangan: 'Krus A' }]);
    expect(await status(satu.file_foto.sha256)).toEqual({
      analis: 200,
      penyelia: 200,
      admin: 200,
      kalab: 403,
      laboran: 403,
      laboran2: 403,
      mahasiswa: 404,
      dosen: 404,
    });
  });
});
