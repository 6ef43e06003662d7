import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { chromiumArgs, findBrowsers } from '#scripts/browsers.mjs';
import { readConfig } from '#server/config.ts';
import { openServer } from '#server/open.ts';
import { seedDemo } from '#server/db/demo/seed.ts';
import { bahan } from '#server/db/tables/barang.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { penelitian } from '#server/db/tables/penelitian.ts';
import { parameterSampel, parameterUji, pengujian, sampel } from '#server/db/tables/pengujian.ts';
import { penambahan } from '#server/db/tables/penggunaan.ts';
import { akun } from '#tests/support/akun.ts';
import { masuk } from '#tests/support/masuk.ts';
import { simpanBaris } from '#tests/support/penelitian.ts';
import { mulaiProses, type Proses } from '#tests/support/proses.ts';

export const analis = 'analis@kampus.example';

/** The middle of a few runs, which one slow run does not move. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

type Db = Awaited<ReturnType<typeof openServer>>['db'];

/** A real server process over the demo and what `isi` puts there. */
async function serverBerisi<T>(isi: (db: Db) => Promise<T>): Promise<{ proses: Proses; hasil: T }> {
  const folder = await mkdtemp(join(tmpdir(), 'mejalab-bench-'));
  const server = await openServer(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'fatal' }));
  await seedDemo({ ...server, issuer: server.config.accountIssuer });
  const hasil = await isi(server.db);
  await server.database.close();
  const proses = await mulaiProses({ DATA_DIR: folder });
  return {
    hasil,
    proses: {
      ...proses,
      tutup: async () => {
        await proses.tutup();
        await rm(folder, { recursive: true, force: true });
      },
    },
  };
}

/** One whose analyst has `banyak` parameters under way and nothing else. Gives their uuids. */
export async function serverDengan(banyak: number): Promise<{ proses: Proses; parameter: string[] }> {
  const { proses, hasil } = await serverBerisi(async (db) => {
    await db
      .update(parameterSampel)
      .set({ analisId: akun('laboran@kampus.example').uuid, penyeliaId: akun('kalab@kampus.example').uuid });
    return isiParameter(db, banyak);
  });
  return { proses, parameter: hasil };
}

/**
 * One whose analyst has a sample for each of these lists of tests, by their codes. Gives the uuids of the samples; a test
 * of the demo has the ready sheet that fits it.
 */
export async function serverSampel(
  semua: readonly (readonly string[])[],
): Promise<{ proses: Proses; sampel: string[] }> {
  const { proses, hasil } = await serverBerisi(async (db) => {
    const uji = new Map((await db.select().from(parameterUji)).map((satu) => [satu.kdParameterUji, satu]));
    const made: string[] = [];
    for (const [ke, kode] of semua.entries())
      made.push(
        (
          await isiSampel(
            db,
            `UKUR-${ke}`,
            kode.map((satu) => uji.get(satu)!),
          )
        ).sampel,
      );
    return made;
  });
  return { proses, sampel: hasil };
}

/** One in whose laboratories `banyak` research run, each with ten lines used, and no other. Gives the uuid of one of them. */
export async function serverPenelitian(banyak: number): Promise<{ proses: Proses; uuid: string }> {
  const { proses, hasil } = await serverBerisi(async (db) => {
    await db
      .update(pendaftaran)
      .set({ kdStatus: penelitianWorkflow.states.selesai.code })
      .where(eq(pendaftaran.jenis, 'penelitian'));
    return isiPenelitian(db, banyak);
  });
  return { proses, uuid: hasil };
}

async function isiPenelitian(db: Db, banyak: number): Promise<string> {
  const [bentuk] = await db
    .select()
    .from(penelitian)
    .innerJoin(pendaftaran, eq(pendaftaran.id, penelitian.id))
    .where(eq(pendaftaran.laboratoriumId, akun('laboran@kampus.example').laboratorium[0]!))
    .limit(1);
  const { laboratoriumId, pendaftarId } = bentuk!.pendaftaran;
  const punya = await db.select().from(bahan).where(eq(bahan.laboratoriumId, laboratoriumId)).limit(10);
  const now = new Date();
  const sekali = 100;
  let uuid = '';
  for (let at = 0; at < banyak; at += sekali) {
    const ids = Array.from({ length: Math.min(sekali, banyak - at) }, (_, ke) => ({
      id: uuidv7(),
      tambahan: uuidv7(),
      nomor: `UKUR-${at + ke}`,
    }));
    await db.insert(pendaftaran).values(
      ids.map(({ id, nomor }) => ({
        id,
        nomor,
        jenis: 'penelitian' as const,
        pendaftarId,
        laboratoriumId,
        judul: `Penelitian ${nomor}`,
        kdStatus: penelitianWorkflow.states.penambahanDisetujui.code,
        createdAt: now,
        updatedAt: now,
      })),
    );
    await db.insert(penelitian).values(ids.map(({ id }) => ({ ...bentuk!.penelitian, id })));
    await db.insert(penambahan).values(
      ids.map(({ id, tambahan }) => ({
        id: tambahan,
        penelitianId: id,
        urut: 1,
        kdStatus: 12,
        tglPenggunaan: bentuk!.penelitian.tglMulai,
        aktorId: pendaftarId,
        disetujuiPada: now,
        createdAt: now,
        updatedAt: now,
      })),
    );
    await simpanBaris(
      db,
      ids.flatMap(({ id, tambahan }) =>
        Array.from({ length: 10 }, (_, ke) => ({
          id: uuidv7(),
          penambahanId: tambahan,
          penelitianId: id,
          urutan: ke + 1,
          bahanId: punya[ke % punya.length]!.id,
          jumlah: ke + 1,
          hargaSatuan: 500,
          hargaTotal: 500 * (ke + 1),
        })),
      ),
    );
    uuid = ids[0]!.id;
  }
  return uuid;
}

async function isiParameter(db: Db, banyak: number): Promise<string[]> {
  const [uji] = await db.select().from(parameterUji).limit(1);
  const perPengujian = 10;
  const made: string[] = [];
  for (let at = 0; at < banyak; at += perPengujian) {
    const semua = Array.from({ length: Math.min(perPengujian, banyak - at) }, () => uji!);
    made.push(...(await isiSampel(db, `UKUR-${at}`, semua)).parameter);
  }
  return made;
}

type Uji = typeof parameterUji.$inferSelect;

/** A registration of one sample, of which these tests are under way with the analyst. */
async function isiSampel(
  db: Db,
  kode: string,
  uji: readonly Uji[],
): Promise<{ sampel: string; parameter: string[] }> {
  const [bentuk] = await db.select().from(sampel).limit(1);
  const now = new Date();
  const id = uuidv7();
  const sampelId = uuidv7();
  await db.insert(pendaftaran).values({
    id,
    nomor: kode,
    jenis: 'pengujian',
    pendaftarId: akun('mahasiswa@kampus.example').uuid,
    laboratoriumId: uji[0]!.laboratoriumId,
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
    kodeSampel: kode,
    gambarSha256: null,
    urutan: 1,
  });
  const parameter = uji.map(() => uuidv7());
  await db.insert(parameterSampel).values(
    parameter.map((uuid, ke) => ({
      id: uuid,
      sampelId,
      pengujianId: id,
      parameterUjiId: uji[ke]!.id,
      kdStatus: 3,
      kdProgres: 1,
      metodeUji: 'KCKT',
      analisId: akun(analis).uuid,
      penyeliaId: akun('penyelia@kampus.example').uuid,
      updatedAt: now,
    })),
  );
  return { sampel: sampelId, parameter };
}

/** A device as a browser profile, and the address of the server it was filled from, which is gone. */
type Perangkat = { path: string; url: string };

/** A browser profile that holds a whole work set of this size; the server that gave it is gone afterwards. */
export async function isiPerangkat(
  proses: Proses,
  orang: string,
  alamat: string,
  banyak: number,
): Promise<Perangkat> {
  const path = await mkdtemp(join(tmpdir(), 'mejalab-peramban-'));
  const peramban = await bukaPeramban(path, proses.url);
  const page = await peramban.newPage();
  await masuk(page, orang);
  await page.goto(alamat);
  // Of the rows, as the list says below them; a group of rows tells its own progress.
  await page
    .getByText(new RegExp(`–\\d+ dari ${new Intl.NumberFormat('id-ID').format(banyak)}$`))
    .waitFor({ timeout: 240_000 });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await peramban.close();
  await proses.tutup();
  return { path, url: proses.url };
}

/** How long a page takes from nothing, without its server, until what this selector finds is painted. */
export async function bukaDingin({ path, url }: Perangkat, alamat: string, baris: string): Promise<number> {
  const peramban = await bukaPeramban(path, url);
  const page = await peramban.newPage();
  await page.addInitScript((dicari) => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector(dicari)) return;
      seen.disconnect();
      requestAnimationFrame(() =>
        requestAnimationFrame(() => ((window as unknown as { tampil: number }).tampil = performance.now())),
      );
    });
    seen.observe(document, { childList: true, subtree: true });
  }, baris);
  await page.goto(alamat);
  const shown = await page.waitForFunction(() => (window as unknown as { tampil?: number }).tampil);
  const took = await shown.jsonValue();
  await peramban.close();
  return took as number;
}

/** A browser with a profile of its own, so that it can be closed and opened again on the same data. */
export async function bukaPeramban(
  folder: string,
  baseURL: string,
  rupa: Pick<BrowserContextOptions, 'isMobile' | 'hasTouch' | 'viewport'> = {},
  args: readonly string[] = [],
): Promise<BrowserContext> {
  const { chromium: executablePath } = findBrowsers();
  return chromium.launchPersistentContext(folder, {
    ...(executablePath ? { executablePath } : {}),
    baseURL,
    viewport: { width: 820, height: 1180 },
    ...rupa,
    args: [...chromiumArgs, ...args],
  });
}

/** Opens a list and has it show fifty rows, as it will from then on. */
export async function limaPuluhBaris(page: Page, alamat: string): Promise<void> {
  await page.goto(alamat);
  await page.getByRole('combobox', { name: 'Baris per halaman' }).click();
  await page.getByRole('option', { name: '50 baris' }).click();
  await page.locator('tbody tr').nth(49).waitFor();
}
