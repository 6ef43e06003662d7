import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { akunApi, type ProfilBody } from '#domain/akun/endpoints.ts';
import { bacaProfil } from '#domain/akun/rules.ts';
import { emailBerdomain } from '#domain/akun/surel.ts';
import { akunWorkflow } from '#domain/akun/workflow.ts';
import { refusal } from '#domain/core/errors.ts';
import { check } from '#domain/core/workflow.ts';
import { wireField } from '#domain/core/wire.ts';
import { labDay } from '#domain/core/clock.ts';
import type { Db } from '#server/core/database.ts';
import { implement, type Context, type Module, type Showing } from '#server/core/implement.ts';
import { nextNumber } from '#server/core/number.ts';
import { olderThan } from '#server/core/retention.ts';
import { trace } from '#server/core/trace.ts';
import { pengguna, sesi } from '#server/db/tables/pengguna.ts';
import { ubahAlamat } from './alamat.ts';
import { denganNama } from './perubahan-profil.ts';
import { ajukanPerbaikan, announceAkun } from './perubahan.ts';
import { versiPrivasi } from './privasi.ts';
import { findProfil, wajibProfil } from './repository.ts';

/** Reads the body by the very rules the form is drawn from (rules.ts); 422 names the fields as they were sent. */
async function bacaIsian({ db, server, orang }: Context, body: z.output<typeof ProfilBody>) {
  const hasil = bacaProfil(
    {
      internal: emailBerdomain(orang.email, server.config.INSTITUTION_DOMAINS),
      namaUniversitas: server.config.INSTITUTION_NAME,
    },
    body,
  );
  if (!hasil.ok)
    throw refusal.invalid(hasil.errors.map(({ field, message }) => ({ field: wireField([field]), message })));
  return denganNama(db, hasil.profil);
}

/** W8: a new account waits for Admin; one in ADMIN_EMAILS is Admin at once, its address being verified (GAP-122). */
const kedudukanAwal = ({ orang, server }: Context) =>
  server.config.ADMIN_EMAILS.includes(orang.email.toLowerCase())
    ? ({ kdStatusVerifikasi: akunWorkflow.states.terverifikasi.code, role: 'Admin' } as const)
    : { kdStatusVerifikasi: akunWorkflow.states[akunWorkflow.initial].code, role: null };

/** Profiles, with whom a change of one is told to. */
export const createAkun = (showing: readonly Showing[]): Module =>
  implement(
    akunApi,
    {
      self: async ({ db, orang }) => ({ data: await findProfil(db, orang.uuid) }),

      create: async (context) => {
        const { db, orang, received } = context;
        const [lama] = await db.select().from(pengguna).where(eq(pengguna.id, orang.uuid)).for('update');
        if (!lama) throw refusal.noSession();
        const isian = await bacaIsian(context, context.body);
        if (lama.kdStatusVerifikasi !== null) {
          // Somebody without a role stands where a registrant does: they may only act for themself.
          const pemohon = { ...context.actor, role: orang.role ?? 'Pendaftar' };
          const verdict = check(
            akunWorkflow,
            'ajukanLagi',
            { uuid: orang.uuid, kdStatusVerifikasiUser: lama.kdStatusVerifikasi },
            pemohon,
          );
          if (!verdict.ok)
            throw refusal.state(
              'Data diri Anda sudah tersimpan. Hubungi admin laboratorium untuk mengubahnya.',
              await findProfil(db, orang.uuid),
            );
        }
        const baru = {
          ...isian,
          nama: isian.nama ?? lama.nama,
          ...kedudukanAwal(context),
          catatanVerifikasi: null,
          // Told, not asked: the form's last sentence says so (GAP-175).
          versiPrivasi,
          idRegistrasi: lama.idRegistrasi ?? (await idRegistrasiBaru(db, received)),
          rev: lama.rev + 1,
        };
        await db
          .update(pengguna)
          .set({ ...baru, diberiTahuPada: received, updatedAt: received })
          .where(eq(pengguna.id, orang.uuid));
        trace(context, {
          jenis: 'pengguna',
          record: orang.uuid,
          rev: baru.rev,
          perubahan: Object.fromEntries(
            (Object.keys(baru) as (keyof typeof baru)[])
              .filter((field) => field !== 'rev' && baru[field] !== lama[field])
              .map((field) => [field, [lama[field], baru[field]]]),
          ),
        });
        announceAkun(context, orang.uuid);
        return {
          record: orang.uuid,
          rev: String(baru.rev),
          data: () => wajibProfil(context.server.db, orang.uuid),
        };
      },

      ajukanPerbaikan: async (context) => {
        const { uuid } = context.orang;
        await ajukanPerbaikan(context, context.body, () => findProfil(context.db, uuid));
        return { record: uuid, data: () => wajibProfil(context.server.db, uuid) };
      },

      alamat: (context) => ubahAlamat(context, context.body, showing),
    },
    {
      readRecord: async ({ db, orang }, uuid) => (uuid === orang.uuid ? findProfil(db, uuid) : null),
      // A session that has run out is as good as none.
      sweeps: [olderThan(sesi, sesi.expiresAt, 0)],
    },
  );

/** A person's user number (GAP-53). */
async function idRegistrasiBaru(db: Db, at: Date): Promise<string> {
  const tahun = labDay(at).slice(0, 4);
  return `REG-${tahun}-${String(await nextNumber(db, `pengguna:${tahun}`)).padStart(5, '0')}`;
}
