import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Kesehatan } from '#domain/kesehatan/endpoints.ts';
import { catatPekerjaan } from '#server/core/pekerjaan.ts';
import { pengguna, sesi } from '#server/db/tables/pengguna.ts';
import { version } from '#server/version.ts';
import { pdf, sha256 } from '#tests/support/berkas.ts';
import { admin, kalab, pendaftar } from '#tests/support/layanan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

const hariMs = 24 * 60 * 60 * 1000;
let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());

const baca = async () => (await uji.request<Kesehatan>('GET', '/api/health/service', { as: admin })).data;

describe('[BEYOND-45] how the service is', () => {
  test('is told with versions, database, what is stored, and no change held back', async () => {
    const bytes = pdf('kesehatan');
    await uji.api.request(`/api/sync/file/${sha256(bytes)}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${await uji.signIn(pendaftar)}` },
      body: bytes as BodyInit,
    });
    const isi = await baca();
    expect(isi).toMatchObject({
      versi: version,
      umpanTertahanDetik: 0,
      basisData: { jenis: uji.server.database.engine, versi: expect.stringMatching(/^\d+\.\d+/) },
      penyimpanan: { jumlahFile: 1, ukuran: bytes.length },
      kiriman: { menunggu: 0, gagal: 0, tertuaPada: null },
    });
    expect(isi.basisData.ukuran).toBeGreaterThan(1_000_000);
    expect(isi.basisData.migrasi).toBeGreaterThan(20);
    expect(isi.basisData.migrasi).toBe(isi.basisData.migrasiDikenal);
    const { jenis, sisa } = isi.penyimpanan;
    expect([jenis, sisa === null]).toEqual(
      uji.server.config.FILES_URL ? ['bucket', true] : ['folder', false],
    );
    expect(Date.parse(isi.berjalanSejak)).toBeLessThanOrEqual(Date.now());
  });

  test('names jobs with when they ran and what failed', async () => {
    const { db, clock } = uji.server;
    await catatPekerjaan(db, clock, 'cadangan', async () => undefined);
    await catatPekerjaan(db, clock, 'sapuan', () => Promise.reject(new TypeError('x'))).catch(
      () => undefined,
    );
    const pada = uji.jam.now().toISOString();
    expect((await baca()).pekerjaan).toEqual([
      { nama: 'cadangan', mulaiPada: pada, selesaiPada: pada, berhasilPada: pada, galat: null },
      { nama: 'sapuan', mulaiPada: pada, selesaiPada: pada, berhasilPada: null, galat: 'TypeError' },
    ]);
  });

  test('names devices that were not in touch for a week, those of officers first, and no token', async () => {
    const { db } = uji.server;
    await uji.signIn(kalab);
    const [contoh] = await db.select().from(sesi).limit(1);
    const orang = new Map(
      (await db.select().from(pengguna)).map(({ id, email, nama }) => [email, { id, nama }]),
    );
    const perangkat = (email: string, hari: number) => ({
      ...contoh!,
      id: randomUUID(),
      tokenHash: `rahasia-${email}-${hari}`,
      penggunaId: orang.get(email)!.id,
      lastUsedAt: new Date(uji.jam.now().getTime() - hari * hariMs),
      expiresAt: new Date(uji.jam.now().getTime() + (30 - hari) * hariMs),
    });
    await db
      .insert(sesi)
      .values([
        perangkat(pendaftar, 25),
        perangkat(kalab, 8),
        perangkat(admin, 12),
        perangkat(kalab, 6),
        perangkat(kalab, 40),
      ]);
    const { perangkat: lama, jumlahPerangkat } = await baca();
    expect(lama.map(({ nama, role }) => [nama, role])).toEqual([
      [orang.get(admin)!.nama, 'Admin'],
      [orang.get(kalab)!.nama, 'Kalab'],
      [orang.get(pendaftar)!.nama, 'Pendaftar'],
    ]);
    expect(jumlahPerangkat).toBe(3);
    expect(JSON.stringify(await baca())).not.toContain('rahasia');
  });
});
