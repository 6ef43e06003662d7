import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { chromiumArgs, findBrowsers } from '#scripts/browsers.mjs';
import { readConfig } from '#server/config.ts';
import { openServer } from '#server/open.ts';
import { seedDemo } from '#server/db/demo/seed.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { parameterSampel, parameterUji, pengujian, sampel } from '#server/db/tables/pengujian.ts';
import { akun } from '#tests/support/akun.ts';
import { mulaiProses, type Proses } from '#tests/support/proses.ts';

export const analis = 'analis@kampus.example';

/** The middle of a few runs, which one slow run does not move. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** A real server process whose analyst has `banyak` parameters under way and nothing else. Gives their uuids. */
export async function serverDengan(banyak: number): Promise<{ proses: Proses; parameter: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'mejalab-bench-'));
  const server = await openServer(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'fatal' }));
  await seedDemo({ ...server, issuer: server.config.accountIssuer });
  await server.db
    .update(parameterSampel)
    .set({ analisId: akun('laboran@kampus.example').uuid, penyeliaId: akun('kalab@kampus.example').uuid });
  const parameter = await isi(server.db, banyak);
  await server.database.close();
  const proses = await mulaiProses({ DATA_DIR: folder });
  return {
    parameter,
    proses: {
      ...proses,
      tutup: async () => {
        await proses.tutup();
        await rm(folder, { recursive: true, force: true });
      },
    },
  };
}

async function isi(db: Awaited<ReturnType<typeof openServer>>['db'], banyak: number): Promise<string[]> {
  const [uji] = await db
    .select({ id: parameterUji.id, laboratoriumId: parameterUji.laboratoriumId })
    .from(parameterUji)
    .limit(1);
  const [bentuk] = await db.select().from(sampel).limit(1);
  const now = new Date();
  const perPengujian = 10;
  const made: string[] = [];
  for (let at = 0; at < banyak; at += perPengujian) {
    const id = uuidv7();
    const sampelId = uuidv7();
    await db.insert(pendaftaran).values({
      id,
      nomor: `UKUR-${at}`,
      jenis: 'pengujian',
      pendaftarId: akun('mahasiswa@kampus.example').uuid,
      laboratoriumId: uji!.laboratoriumId,
      judul: bentuk!.nama,
      kdStatus: 11,
      createdAt: now,
      updatedAt: now,
    });
    await db.insert(pengujian).values({ id, golonganTarif: 'internal' });
    await db.insert(sampel).values({
      ...bentuk!,
      id: sampelId,
      pengujianId: id,
      kodeSampel: `UKUR-${at}`,
      gambarSha256: null,
      urutan: 1,
    });
    const ids = Array.from({ length: Math.min(perPengujian, banyak - at) }, () => uuidv7());
    await db.insert(parameterSampel).values(
      ids.map((uuid) => ({
        id: uuid,
        sampelId,
        pengujianId: id,
        parameterUjiId: uji!.id,
        kdStatus: 3,
        kdProgres: 1,
        metodeUji: 'KCKT',
        analisId: akun(analis).uuid,
        penyeliaId: akun('penyelia@kampus.example').uuid,
        updatedAt: now,
      })),
    );
    made.push(...ids);
  }
  return made;
}

/** A browser with a profile of its own, so that it can be closed and opened again on the same data. */
export async function bukaPeramban(
  folder: string,
  baseURL: string,
  sentuh: Pick<BrowserContextOptions, 'isMobile' | 'hasTouch'> = {},
): Promise<BrowserContext> {
  const { chromium: executablePath } = findBrowsers();
  return chromium.launchPersistentContext(folder, {
    ...(executablePath ? { executablePath } : {}),
    baseURL,
    ...sentuh,
    viewport: { width: 820, height: 1180 },
    args: chromiumArgs,
  });
}
