import type { Context as HonoContext, Hono } from 'hono';
import { asc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { berkasApi } from '#domain/berkas/endpoints.ts';
import type { Actor } from '#domain/core/roles.ts';
import type { Part } from '#server/core/collection.ts';
import type { Db } from '#server/core/database.ts';
import { inTransaction } from '#server/core/journal.ts';
import { actingOf } from '#server/core/mount.ts';
import { TooMany } from '#server/core/rate-limit.ts';
import type { Server } from '#server/core/server.ts';
import { trace } from '#server/core/trace.ts';
import { zipped, type ZipEntry } from '#server/core/zip.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { pengguna, sesi } from '#server/db/tables/pengguna.ts';
import { findPerbaikan, findProfil } from './repository.ts';

/** What modules say of a person's own: records by their name in the copy, answers, how they are told of news, trail, and whether they read a file. */
export type Milik = {
  rekaman: Readonly<Record<string, Part>>;
  survei: (db: Db, orang: string) => Promise<unknown[]>;
  kabar: (db: Db, config: Server['config'], orang: string) => Promise<unknown[]>;
  jejak: (
    db: Db,
    actor: Actor,
    sesudah: string | undefined,
  ) => Promise<{ jejak: unknown[]; berikutnya: string | null }>;
  membaca: (db: Db, actor: Actor, sha256: string) => Promise<boolean>;
};

/** Few enough records to be in memory at once. */
const perHalaman = 20;
const tungguDetik = 30;

/**
 * 'Unduh data saya' (GAP-175): everything that is kept of a person as they may see it, in data.json, and their files under the
 * names by which it knows them. Made while it is sent, one for each person at a time.
 */
export function mountSalinan(app: Hono, server: Server, milik: Milik): void {
  const berjalan = new Set<string>();
  app.get(`/api${berkasApi.salinan.path}`, async (c) => {
    const acting = await actingOf(server, c, berkasApi.salinan);
    const { uuid } = acting.actor;
    if (berjalan.has(uuid))
      throw new TooMany(
        tungguDetik,
        'Unduhan data Anda yang sebelumnya masih berjalan. Tunggu sampai selesai.',
      );
    berjalan.add(uuid);
    try {
      await inTransaction(server.db, async (db, journal) => {
        const context = { ...acting, server, db, journal, endpoint: berkasApi.salinan, operasiId: uuidv7() };
        trace(context, { jenis: 'pengguna', record: uuid, rev: null, perubahan: {} });
      });
    } catch (error) {
      berjalan.delete(uuid);
      throw error;
    }
    return kirim(server, c, zipped(isi(server, acting.actor, milik)), () => berjalan.delete(uuid));
  });
}

/** Sends the pieces as fast as they are taken; `ended` is called once, also when nobody takes them any more. */
function kirim({ log }: Server, c: HonoContext, pieces: AsyncGenerator<Uint8Array>, ended: () => void) {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next();
        if (!done) return controller.enqueue(value);
        controller.close();
      } catch (error) {
        log.error({ err: error }, 'copy of personal data');
        controller.error(error);
      }
      ended();
    },
    async cancel() {
      ended();
      await pieces.return(undefined);
    },
  });
  return c.body(body, 200, {
    'Content-Type': 'application/zip',
    'Content-Disposition': 'attachment; filename="data-saya.zip"',
    'Cache-Control': 'private, no-store',
  });
}

/** The files of the archive: the data first, then every file they name that this person reads. */
async function* isi(server: Server, actor: Actor, milik: Milik): AsyncGenerator<ZipEntry> {
  const disebut = new Set<string>();
  yield { name: 'data.json', text: true, pieces: dataJson(server, actor, milik, disebut) };
  for (const sha256 of disebut) {
    const [ada] = await server.db.select().from(berkas).where(eq(berkas.sha256, sha256));
    if (!ada || !(await milik.membaca(server.db, actor, sha256))) continue;
    const bytes = await server.files.get(sha256);
    if (bytes) yield { name: `file/${sha256}.${ada.mime.replace(/^.*\//, '')}`, pieces: bytes };
  }
}

/** One JSON text in pieces, in the words of the API; what files it names is noted on the way. */
async function* dataJson(
  server: Server,
  actor: Actor,
  milik: Milik,
  disebut: Set<string>,
): AsyncGenerator<Uint8Array> {
  const teks = new TextEncoder();
  const kata = (satu: unknown) => {
    const json = JSON.stringify(satu, null, 1);
    for (const [sha256] of json.matchAll(/\b[0-9a-f]{64}\b/g)) disebut.add(sha256);
    return json;
  };
  yield teks.encode(`{"dibuatPada": ${kata(server.clock.now())}`);
  for (const [nama, satu] of Object.entries(await tentangAkun(server, actor, milik)))
    yield teks.encode(`,\n${kata(nama)}: ${kata(satu)}`);
  const daftar = { ...rekamanSendiri(server, actor, milik), jejak: jejakSendiri(server, actor, milik) };
  for (const [nama, halaman] of Object.entries(daftar)) {
    yield teks.encode(`,\n${kata(nama)}: [`);
    let antara = '';
    for await (const satu of halaman) {
      yield teks.encode(`${antara}\n${kata(satu)}`);
      antara = ',';
    }
    yield teks.encode(']');
  }
  yield teks.encode('}\n');
}

/** What is there once: the account, its notice, its requests, its sessions, what it wants to be told and has agreed to. */
async function tentangAkun({ db, config }: Server, { uuid }: Actor, milik: Milik) {
  const [pemberitahuan] = await db
    .select({ versi: pengguna.versiPrivasi, pada: pengguna.diberiTahuPada })
    .from(pengguna)
    .where(eq(pengguna.id, uuid));
  const sesiSendiri = await db
    .select({
      perangkat: sesi.nama,
      dibuka: sesi.createdAt,
      terakhirDipakai: sesi.lastUsedAt,
      berakhir: sesi.expiresAt,
    })
    .from(sesi)
    .where(eq(sesi.penggunaId, uuid))
    .orderBy(asc(sesi.createdAt));
  return {
    profil: await findProfil(db, uuid),
    pemberitahuan,
    permintaanPerbaikan: await findPerbaikan(db, uuid),
    sesi: sesiSendiri,
    survei: await milik.survei(db, uuid),
    pilihanKabar: await milik.kabar(db, config, uuid),
  };
}

/** Every list of records, each read as it is come to. */
const rekamanSendiri = (server: Server, actor: Actor, { rekaman }: Milik) =>
  Object.fromEntries(Object.entries(rekaman).map(([nama, part]) => [nama, semuaDari(server, actor, part)]));

async function* semuaDari({ db, clock }: Server, actor: Actor, { ids, read }: Part): AsyncGenerator<unknown> {
  for (let after: string | null = null; ;) {
    const halaman: string[] = await ids(db, actor, after, perHalaman, clock.now());
    for (const { row } of await read(db, actor, halaman, clock.now())) yield row;
    if (halaman.length < perHalaman) return;
    after = halaman.at(-1)!;
  }
}

/** What the trail says of them by themself: of their account and of their own submissions. */
async function* jejakSendiri({ db }: Server, actor: Actor, milik: Milik): AsyncGenerator<unknown> {
  for (let sesudah: string | undefined; ;) {
    const { jejak, berikutnya }: Awaited<ReturnType<Milik['jejak']>> = await milik.jejak(db, actor, sesudah);
    yield* jejak;
    if (berikutnya === null) return;
    sesudah = berikutnya;
  }
}
