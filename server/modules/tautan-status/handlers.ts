import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { refusal } from '#domain/core/errors.ts';
import { tautanStatusApi } from '#domain/tautan-status/endpoints.ts';
import { implement, type Context } from '#server/core/implement.ts';
import { trace } from '#server/core/trace.ts';
import { tautanStatus } from '#server/db/tables/pendaftaran.ts';
import { bacaTautan, kepalaSendiri } from './repository.ts';

const dibagikan = 'dibagikan';

/** Lets who has a link read how far a submission is, or nobody any more (BEYOND-40). */
async function ubah(context: Context, uuid: string, bagikan: boolean) {
  const { db, server, actor, received } = context;
  const kepala = await kepalaSendiri(db, uuid, actor, { lock: true });
  const berubah = bagikan
    ? await db
        .insert(tautanStatus)
        .values({ pendaftaranId: uuid, kode: randomBytes(16).toString('hex'), createdAt: received })
        .onConflictDoNothing()
        .returning({ uuid: tautanStatus.pendaftaranId })
    : await db
        .delete(tautanStatus)
        .where(eq(tautanStatus.pendaftaranId, uuid))
        .returning({ uuid: tautanStatus.pendaftaranId });
  if (berubah.length === 0)
    throw refusal.state(
      `Status pendaftaran ini ${bagikan ? 'sudah' : 'tidak sedang'} dibagikan.`,
      await bacaTautan({ db, config: server.config }, uuid),
    );
  trace(context, {
    jenis: kepala.jenis,
    record: uuid,
    pendaftaranId: uuid,
    rev: null,
    // Not by which link: who reads the trail need not open it.
    perubahan: { tautanStatus: bagikan ? [null, dibagikan] : [dibagikan, null] },
  });
  return { record: uuid, data: () => bacaTautan(server, uuid) };
}

/** The links by which registrants share how far their submissions are. */
export const tautanStatusModul = implement(
  tautanStatusApi,
  {
    baca: async ({ db, server, actor, query: { uuid } }) => {
      await kepalaSendiri(db, uuid, actor, { lock: false });
      return { data: await bacaTautan(server, uuid) };
    },
    buat: (context) => ubah(context, context.body.uuid, true),
    tarik: (context) => ubah(context, context.body.uuid, false),
  },
  {
    readRecord: async ({ db, server, actor }, uuid) => {
      await kepalaSendiri(db, uuid, actor, { lock: false });
      return bacaTautan(server, uuid);
    },
  },
);
