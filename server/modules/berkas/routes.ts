import type { Context as HonoContext, Hono } from 'hono';
import { and, eq } from 'drizzle-orm';
import { berkasApi } from '#domain/berkas/endpoints.ts';
import { jenisBerkas, maksBerkas, terlaluBesar } from '#domain/berkas/schema.ts';
import { refusal } from '#domain/core/errors.ts';
import type { Actor } from '#domain/core/roles.ts';
import { readLimited } from '#server/core/body.ts';
import { actingOf } from '#server/core/mount.ts';
import type { RateLimit } from '#server/core/rate-limit.ts';
import type { Server } from '#server/core/server.ts';
import type { Db } from '#server/core/database.ts';
import { createSpool } from '#server/core/spool.ts';
import { judgeKind, keepFile } from '#server/core/uploads.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { unggahan } from '#server/db/tables/unggahan.ts';

/** Everything any field takes, each by its content. */
const semuaJenis = {
  types: jenisBerkas,
  salahJenis: 'Jenis file tidak didukung. Gunakan jpg, jpeg, png, atau pdf.',
};

/** What the modules that keep files say of one: whether a submission has it, and whether this person reads it there. */
export type PembacaBerkas = (
  db: Db,
  actor: Actor,
  sha256: string,
) => Promise<{ ada: boolean; terbaca: boolean }>;

/** Files travel as bytes, not in the envelope, so these are mounted by hand. */
export function mountBerkas(app: Hono, server: Server, uploads: RateLimit, pembaca: PembacaBerkas): void {
  app.put('/api/sync/file/:sha256', (c) => terima(server, uploads, c));
  // One right for all of them, that of the file, whichever address it is asked at.
  for (const endpoint of [berkasApi.file, berkasApi.fileTest, berkasApi.fileInvoice])
    app.get(`/api${endpoint.path}`, (c) => kirim(server, endpoint, pembaca, c));
}

/** Takes one file of at most 5 MB whose bytes are what its hash says and whose content is a kind we take. */
async function terima(server: Server, uploads: RateLimit, c: HonoContext) {
  const { actor } = await actingOf(server, c, berkasApi.unggah);
  uploads.take(actor.uuid);
  const spool = createSpool(server.config);
  try {
    const file = await spool.take(readLimited(c.req.raw, maksBerkas, terlaluBesar));
    const { sha256, size } = file;
    if (sha256 !== c.req.param('sha256'))
      throw refusal.invalid([{ field: 'sha256', message: 'File rusak di perjalanan. Kirim sekali lagi.' }]);
    const mime = await judgeKind(file, semuaJenis, undefined, '');
    const { own } = await keepFile(server, { file, mime, penggunaId: actor.uuid, at: server.clock.now() });
    const status = own ? 201 : 200;
    c.header('Cache-Control', 'no-store');
    return c.json({ status, info: 'File diterima', data: { sha256, size, mime } }, status);
  } finally {
    await spool.clear();
  }
}

/** Gives a file of a submission to those who read it there: as who sees the submission, or less where its module says so. */
async function kirim(
  server: Server,
  endpoint: typeof berkasApi.fileTest,
  pembaca: PembacaBerkas,
  c: HonoContext,
) {
  const { actor } = await actingOf(server, c, endpoint);
  const parsed = endpoint.query!.safeParse(c.req.query());
  if (!parsed.success) throw refusal.notFound('File tidak ditemukan.');
  const { url } = parsed.data as { url: string };
  const [meta] = await server.db.select().from(berkas).where(eq(berkas.sha256, url));
  if (!meta) throw refusal.notFound('File tidak ditemukan.');
  await harusBolehMelihat(server, actor, url, pembaca);
  const stream = await server.files.get(url);
  if (!stream) throw refusal.notFound('File tidak ditemukan.');
  return c.body(stream, 200, {
    'Content-Type': meta.mime,
    'Content-Length': String(meta.size),
    // Saved, it is called after its content: what its sender called it is nobody's file name.
    'Content-Disposition': `inline; filename="${url}.${meta.mime.replace(/^.*\//, '')}"`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': 'private, no-store',
  });
}

/** 403 to an officer it is not for; to everybody else a file they may not see does not exist (GAP-97). */
async function harusBolehMelihat(
  { db }: Server,
  actor: Actor,
  sha256: string,
  pembaca: PembacaBerkas,
): Promise<void> {
  const { ada, terbaca } = await pembaca(db, actor, sha256);
  if (terbaca) return;
  const [own] = await db
    .select({ sha256: unggahan.sha256 })
    .from(unggahan)
    .where(and(eq(unggahan.sha256, sha256), eq(unggahan.penggunaId, actor.uuid)));
  if (own) return;
  throw ada && actor.role !== 'Pendaftar'
    ? refusal.forbidden('File ini hanya untuk pendaftarnya dan petugas yang menanganinya.')
    : refusal.notFound('File tidak ditemukan.');
}
