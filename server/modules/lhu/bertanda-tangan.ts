import { eq } from 'drizzle-orm';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import { check } from '#domain/core/workflow.ts';
import { aturanBertandaTangan, type lhuApi } from '#domain/lhu/endpoints.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import type { Db } from '#server/core/database.ts';
import { beside, taskOf } from '#server/core/menggambar.ts';
import { readBytes, type FileStore } from '#server/core/files.ts';
import type { Context } from '#server/core/implement.ts';
import { trace } from '#server/core/trace.ts';
import { lhuBertandaTangan } from '#server/db/tables/lhu.ts';
import { gerakkan, judgeAct, lockPengujian } from '#server/modules/pengujian/perubahan.ts';
import { bacaPengujian } from '#server/modules/pengujian/repository.ts';
import { lhuTerdahulu } from './kertas.ts';
import type { Berpasangan } from './periksa.ts';

type Body = ParsedBody<typeof lhuApi.unggahBertandaTangan>;

/** Which report a file was compared with, and what speaks against it. */
type Diperiksa = { lhuId: string; keberatan: string | null };

/**
 * Compares the file with the newest report before the transaction that keeps it: reading a PDF takes a while. Null where it
 * would be refused anyway; why is said under the lock.
 */
export async function periksaUnggahan(context: Context, body: Body): Promise<Diperiksa | null> {
  const { server, actor } = context;
  const terbit = await server.db.transaction(async (tx) => {
    const record = await lockPengujian(tx as unknown as Db, body.uuid, actor);
    if (!check(pengujianWorkflow, 'unggahBertandaTangan', record, actor).ok) return undefined;
    return (await lhuTerdahulu(tx as unknown as Db, record.uuid)).at(-1);
  });
  if (!terbit) return null;
  const [semula, baru] = await Promise.all(
    [terbit.sha256, body.fileBertandaTangan.sha256].map((sha256) => bytesOf(server.files, sha256)),
  );
  return {
    lhuId: terbit.id,
    keberatan: await periksaBertandaTangan({ terbit: semula!, bertandaTangan: baru! }),
  };
}

const periksa = taskOf(new URL('./periksa.ts', import.meta.url), 'periksa');
const batasMs = 20_000;
const terlaluLama =
  'File ini terlalu rumit untuk diperiksa. Unduh laporan yang terbit, tanda tangani file itu, lalu unggah hasilnya.';

/** Reads a file from outside, and no longer than it should take. Gives what speaks against it. */
const periksaBertandaTangan = (pasangan: Berpasangan): Promise<string | null> =>
  beside<Berpasangan, string | null>(periksa, pasangan, AbortSignal.timeout(batasMs)).catch(
    (error: unknown) => {
      if (error instanceof Error && error.name === 'AbortError') return terlaluLama;
      throw error;
    },
  );

async function bytesOf(files: FileStore, sha256: string): Promise<Uint8Array> {
  const bytes = await readBytes(files, sha256);
  if (!bytes) throw refusal.notFound('File laporan ini tidak ditemukan.');
  return bytes;
}

/**
 * Keeps the newest report as its Kalab signed it outside: from now on that is what downloads give. The issued bytes stay
 * what they were, and the next revision begins unsigned (GAP-139).
 */
export async function simpanBertandaTangan(context: Context, body: Body, diperiksa: Diperiksa | null) {
  const { db, actor, received } = context;
  const { sha256 } = body.fileBertandaTangan;
  const record = await lockPengujian(db, body.uuid, actor);
  const kode = await judgeAct(context, 'unggahBertandaTangan', record);
  const terbit = (await lhuTerdahulu(db, record.uuid)).at(-1)!;
  const baca = () => bacaPengujian(db, record.uuid, actor);
  if ((await db.$count(lhuBertandaTangan, eq(lhuBertandaTangan.lhuId, terbit.id))) > 0)
    throw refusal.state(
      `LHU ${terbit.noSurat} sudah bertanda tangan elektronik. Terbitkan revisi bila filenya harus diganti.`,
      await baca(),
    );
  if (diperiksa?.lhuId !== terbit.id) throw refusal.stale(await baca());
  if (diperiksa.keberatan)
    throw refusal.invalid([{ field: aturanBertandaTangan.field, message: diperiksa.keberatan }]);
  await db
    .insert(lhuBertandaTangan)
    .values({ lhuId: terbit.id, sha256, penggunaId: actor.uuid, createdAt: received });
  trace(context, {
    jenis: 'lhu',
    record: terbit.id,
    pendaftaranId: record.uuid,
    rev: null,
    perubahan: { bertandaTangan: [null, sha256] },
  });
  const catatan = `LHU ${terbit.noSurat} bertanda tangan elektronik diunggah.`;
  return gerakkan(context, record, [{ kode, catatan }], {
    perubahan: { lhu: [terbit.noSurat, `${terbit.noSurat}, bertanda tangan elektronik`] },
    bagian: false,
  });
}
