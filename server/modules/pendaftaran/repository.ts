import { asc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  Pendaftar,
  RiwayatPendaftaranSchema,
  StatusSubmissionSchema,
} from '#domain/pendaftaran/pendaftar.ts';
import type { Db } from '#server/core/database.ts';
import { riwayatPendaftaran } from '#server/db/tables/pendaftaran.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';

/** The person who sent a submission in, as every record of theirs shows them. */
export const pendaftarDari = (orang: typeof pengguna.$inferSelect): Pendaftar => ({
  uuid: orang.id,
  idRegistrasi: orang.idRegistrasi,
  nama: orang.nama,
  noInduk: orang.noInduk,
  noHp: orang.noHp,
  email: orang.email,
  kdStatus: orang.kdStatus,
  namaInstitusi: orang.namaInstitusi,
  namaPerguruanTinggi: orang.namaPerguruanTinggi,
  namaFakultas: orang.namaFakultas,
  namaProgramStudi: orang.namaProgramStudi,
});

type Riwayat = z.output<typeof RiwayatPendaftaranSchema>;

/** Histories by submission, oldest first (GAP-113); `status` says a code in the words of the workflow of their kind. */
export async function findRiwayat(
  db: Db,
  ids: readonly string[],
  status: (kode: number) => z.output<typeof StatusSubmissionSchema>,
): Promise<Map<string, Riwayat[]>> {
  const found = await db
    .select({ entry: riwayatPendaftaran, user: { uuid: pengguna.id, nama: pengguna.nama } })
    .from(riwayatPendaftaran)
    .leftJoin(pengguna, eq(pengguna.id, riwayatPendaftaran.aktorId))
    .where(inArray(riwayatPendaftaran.pendaftaranId, [...ids]))
    .orderBy(asc(riwayatPendaftaran.pendaftaranId), asc(riwayatPendaftaran.urut));
  const bySubmission = Map.groupBy(found, ({ entry }) => entry.pendaftaranId);
  return new Map(
    [...bySubmission].map(([id, rows]) => [
      id,
      rows.map(({ entry, user }) => ({
        uuid: entry.id,
        createdAt: entry.createdAt.toISOString(),
        statusSubmission: status(entry.kdStatus),
        catatan: entry.catatan,
        user,
      })),
    ]),
  );
}
