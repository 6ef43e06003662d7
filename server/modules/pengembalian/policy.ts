import { and, inArray, type SQL } from 'drizzle-orm';
import type { ParsedQuery } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import type { Actor } from '#domain/core/roles.ts';
import { petugasUang } from '#domain/pembayaran/workflow.ts';
import { jenisOlehId, semuaJenisPendaftaran, type JenisPendaftaran } from '#domain/pendaftaran/schema.ts';
import type { pengembalianApi } from '#domain/pengembalian/endpoints.ts';
import { pengembalianWorkflow } from '#domain/pengembalian/workflow.ts';
import { menungguPeran } from '#server/core/list.ts';
import { pengembalian } from '#server/db/tables/pembayaran.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';

/**
 * Of which kind returns are asked for. An officer's list is of the kind they give back, and Admin reads the other one too
 * (CONF-46, REFUND-12, GAP-111); without an officer's list any kind will do.
 */
export function jenisDiminta(
  { idJenisPenggunaan, flagOfficer }: ParsedQuery<typeof pengembalianApi.list>,
  { role }: Actor,
): JenisPendaftaran | undefined {
  const diminta = jenisOlehId(idJenisPenggunaan);
  if (!flagOfficer) return diminta;
  const sendiri = semuaJenisPendaftaran.find((jenis) => petugasUang[jenis] === role);
  if (!sendiri) throw refusal.forbidden('Daftar pengembalian hanya untuk Admin dan petugas pembayaran.');
  if (diminta && diminta !== sendiri && role !== 'Admin')
    throw refusal.forbidden('Daftar pengembalian dana pengujian hanya untuk Admin.');
  return diminta ?? sendiri;
}

/**
 * The laboratories whose returns are listed: a payment officer's own, also those of an Admin who has some; an Admin without
 * any sees all (REFUND-04, GAP-145).
 */
export function laboratoriumDicari(
  dipilih: number | undefined,
  petugas: Actor | null,
): readonly number[] | undefined {
  if (petugas?.role === petugasUang.penelitian)
    return petugas.laboratorium.filter((id) => dipilih === undefined || id === dipilih);
  if (dipilih !== undefined) return [dipilih];
  return petugas && petugas.laboratorium.length > 0 ? petugas.laboratorium : undefined;
}

/** What this officer is to give back: of the kind that is theirs (GAP-151). */
export const menunggu = (actor: Actor): SQL | undefined =>
  and(
    menungguPeran(pengembalianWorkflow, actor, {
      kode: pengembalian.kdStatus,
      pemilik: pendaftaran.pendaftarId,
    }),
    inArray(
      pendaftaran.jenis,
      semuaJenisPendaftaran.filter((jenis) => petugasUang[jenis] === actor.role),
    ),
  );
