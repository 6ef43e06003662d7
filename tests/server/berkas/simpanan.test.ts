import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rows } from '#server/core/database.ts';
import type { FileStore } from '#server/core/files.ts';
import { sweepUploads } from '#server/core/sweep.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { jpg, semuaFile, sha256 } from '#tests/support/berkas.ts';
import { caraKirim } from '#tests/support/formulir.ts';
import { katalog, sampelDaftar } from '#tests/support/katalog.ts';
import { layanan, pendaftar } from '#tests/support/layanan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let simpanan: FileStore;
let air: number;
beforeAll(async () => {
  uji = await createTestServer();
  simpanan = uji.server.files;
  ({ air } = await katalog(uji));
});
afterAll(() => uji.close());
beforeEach(() => {
  uji.server.files = simpanan;
});

const unggah = async (bytes: Uint8Array) =>
  uji.api.request(`/api/sync/file/${sha256(bytes)}`, {
    method: 'PUT',
    body: bytes as Uint8Array<ArrayBuffer>,
    headers: { authorization: `Bearer ${await uji.signIn(pendaftar)}` },
  });
const daftar = (bytes: Uint8Array) => {
  const file_gambar = new File([bytes as Uint8Array<ArrayBuffer>], 'a.jpg');
  const sampel = [sampelDaftar([{ id_pengujian_parameter_uji: air }], { file_gambar })];
  return layanan(uji, caraKirim.multipart).daftar({ sampel });
};
const cara = [
  ['PUT sync/file', unggah],
  ['a form', daftar],
] as const;

describe('[offline.md 4] the store and the database', () => {
  /** A store that notes the locks everybody else in this database holds while it works. */
  function denganMata(terkunci: unknown[]): FileStore {
    const sambil =
      <A extends unknown[], T>(kerja: (...args: A) => Promise<T>) =>
      async (...args: A): Promise<T> => {
        // With one connection only, this waits for the transaction for ever.
        terkunci.push(
          ...(await rows(
            uji.server.db,
            sql`select locktype, mode, relation::regclass::text from pg_locks
                where pid <> pg_backend_pid() and database = (select oid from pg_database where datname = current_database())`,
          )),
        );
        return kerja(...args);
      };
    return {
      put: sambil(simpanan.put),
      get: sambil(simpanan.get),
      has: sambil(simpanan.has),
      remove: sambil(simpanan.remove),
      removeLeftovers: sambil(simpanan.removeLeftovers),
    };
  }

  test.each(cara)('%s: no lock is held while the store works', async (_judul, kirim) => {
    const terkunci: unknown[] = [];
    uji.server.files = denganMata(terkunci);
    expect((await kirim(jpg(`kunci ${_judul}`))).status).toBe(201);
    expect(terkunci).toEqual([]);
  });

  test('the sweep: no lock is held while the store works', async () => {
    const bytes = jpg('kunci sapu');
    await unggah(bytes);
    uji.jam.maju(31 * 24 * 60 * 60 * 1000);
    const terkunci: unknown[] = [];
    expect(await sweepUploads({ ...uji.server, files: denganMata(terkunci) })).toBeGreaterThan(0);
    expect([await simpanan.has(sha256(bytes)), terkunci]).toEqual([false, []]);
  });

  test('the sweep: brought again while its bytes go, a file is there all the same', async () => {
    const bytes = jpg('kembali saat disapu');
    await unggah(bytes);
    uji.jam.maju(31 * 24 * 60 * 60 * 1000);
    const status: number[] = [];
    const remove = async (hash: string) => {
      if (hash === sha256(bytes)) status.push((await unggah(bytes)).status);
      await simpanan.remove(hash);
    };
    await sweepUploads({ ...uji.server, files: { ...simpanan, remove } });
    expect(status).toEqual([201]);
    expect(await uji.server.db.$count(berkas, eq(berkas.sha256, sha256(bytes)))).toBe(1);
    expect(await simpanan.has(sha256(bytes))).toBe(true);
  });

  test.each(cara)(
    '%s: swept between bytes and row, the bytes are there all the same',
    async (judul, kirim) => {
      const bytes = jpg(`sapu ${judul}`);
      await unggah(bytes);
      uji.jam.maju(31 * 24 * 60 * 60 * 1000);
      const disapu: number[] = [];
      uji.server.files = {
        ...simpanan,
        put: async (content, expected) => {
          const kept = await simpanan.put(content, expected);
          disapu.push(await sweepUploads({ ...uji.server, files: simpanan }));
          return kept;
        },
      };
      expect((await kirim(bytes)).status).toBeLessThan(300);
      expect(disapu[0]).toBeGreaterThan(0);
      expect(await simpanan.has(sha256(bytes))).toBe(true);
    },
  );

  test.each(cara)(
    '%s: a store without room refuses it as a fault of ours, and neither row nor byte is left',
    async (_judul, kirim) => {
      const sebelum = [await semuaFile(uji), await uji.server.db.$count(berkas)];
      uji.server.files = {
        ...simpanan,
        put: (content, expected) =>
          simpanan.put(
            (async function* () {
              yield* content;
              throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' });
            })(),
            expected,
          ),
      };
      expect((await kirim(jpg('penuh'))).status).toBe(500);
      expect([await semuaFile(uji), await uji.server.db.$count(berkas)]).toEqual(sebelum);
      uji.server.files = simpanan;
      expect((await kirim(jpg('penuh'))).status).toBe(201);
    },
  );
});
