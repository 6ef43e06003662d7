import { eq } from 'drizzle-orm';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { refusal, type FieldError } from '#domain/core/errors.ts';
import { administers } from '#domain/core/roles.ts';
import type { parameterUjiApi } from '#domain/parameter-uji/endpoints.ts';
import type { Context } from '#server/core/implement.ts';
import { announce, forEveryone, trace } from '#server/core/trace.ts';
import { sawLatest } from '#server/core/transition.ts';
import { parameterUji } from '#server/db/tables/pengujian.ts';
import { daftarAcuan, daftarLaboratorium, daftarPeran } from '#server/modules/acuan/repository.ts';
import { findParameterUjiInduk } from './repository.ts';

type TambahBody = ParsedBody<typeof parameterUjiApi.tambah>;
type UbahBody = ParsedBody<typeof parameterUjiApi.ubah>;
type Isi = Omit<TambahBody, 'uuid'>;
type Row = typeof parameterUji.$inferSelect;

/** A new test in the catalogue of a laboratory (API-049). */
export async function tambah(context: Context, { uuid: diminta, ...body }: TambahBody) {
  const { db, received } = context;
  await periksa(context, body, body.idLaboratorium);
  const uuid = diminta ?? context.operasiId;
  const kolom = kolomDari(body);
  await kodeSendiri(() =>
    db
      .insert(parameterUji)
      .values({ ...kolom, uuid, laboratoriumId: body.idLaboratorium, updatedAt: received }),
  );
  catat(
    context,
    uuid,
    1,
    Object.fromEntries(Object.entries(kolom).map(([nama, nilai]) => [nama, [null, nilai]])),
  );
  return jawaban(context, uuid, 1);
}

/** A test as it is offered from now on (API-050); what was billed keeps its prices and shares (GAP-14, GAP-50). */
export async function ubah(context: Context, body: UbahBody) {
  const { db, received } = context;
  const [lama] = await db.select().from(parameterUji).where(eq(parameterUji.uuid, body.uuid)).for('update');
  if (!lama) throw refusal.notFound('Parameter uji tidak ditemukan.');
  await periksa(context, body, lama.laboratoriumId);
  if (context.baseRev !== null && !(await sawLatest(context, lama)))
    throw refusal.stale(await bacaInduk(context, lama.uuid));
  const kolom = kolomDari(body, lama);
  const rev = lama.rev + 1;
  await kodeSendiri(() =>
    db
      .update(parameterUji)
      .set({ ...kolom, rev, updatedAt: received })
      .where(eq(parameterUji.id, lama.id)),
  );
  catat(context, lama.uuid, rev, berbeda(lama, kolom));
  return jawaban(context, lama.uuid, rev);
}

/** What is written of a test. Prices of replication stay where there is none any more: some were asked for before. */
const kolomDari = (body: Isi, lama?: Row) => ({
  kdParameterUji: body.kdParameterUji,
  namaParameterUji: body.namaParameterUji,
  metodeUji: body.metodeUji,
  satuanId: body.idSatuan,
  satuanHasil: body.satuanHasil,
  hargaInternal: body.hargaInternal,
  hargaEksternal: body.hargaEksternal,
  flagReplikasi: body.flagReplikasi,
  hargaReplikasiInternal: body.hargaReplikasiInternal ?? lama?.hargaReplikasiInternal ?? 0,
  hargaReplikasiEksternal: body.hargaReplikasiEksternal ?? lama?.hargaReplikasiEksternal ?? 0,
  // A role with nothing has no share.
  pembagian: body.pembagian.filter(({ persenPembagian }) => persenPembagian > 0),
  flagAktif: body.flagAktif ?? lama?.flagAktif ?? true,
});

/**
 * What only the database knows: the laboratory is one there is and this Admin's, and stays the same, since the parameters of
 * a submission are of one (GAP-20); unit and roles are on their lists. Refuses with 403 or 422.
 */
async function periksa({ db, actor }: Context, body: Isi, laboratoriumId: number): Promise<void> {
  const labs = await daftarLaboratorium(db, { denganNonLaboratorium: false });
  const satuan = await daftarAcuan(db, 'satuan-uji');
  const peran = new Set((await daftarPeran(db)).map(({ id }) => id));
  const errors: FieldError[] = [
    ...(labs.some(({ id }) => id === body.idLaboratorium)
      ? []
      : [{ field: 'id_laboratorium', message: 'Laboratorium ini tidak ada dalam daftar.' }]),
    ...(body.idLaboratorium === laboratoriumId
      ? []
      : [
          {
            field: 'id_laboratorium',
            message: 'Laboratorium tidak dapat diganti. Buat parameter baru di laboratorium itu.',
          },
        ]),
    ...(satuan.some(({ kode }) => kode === body.idSatuan)
      ? []
      : [{ field: 'id_satuan', message: 'Pilih satuan dari daftar.' }]),
    ...body.pembagian.flatMap(({ idPeran }, at) =>
      peran.has(idPeran)
        ? []
        : [{ field: `pembagian[${at}][id_peran]`, message: 'Peran ini tidak ada dalam daftar.' }],
    ),
  ];
  if (!administers(actor, laboratoriumId)) throw refusal.forbidden('Hanya untuk Admin laboratorium ini.');
  if (errors.length > 0) throw refusal.invalid(errors);
}

/** Of two who take one code at once the database lets the first have it (MSG-04). */
async function kodeSendiri(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    const { cause } = error as { cause?: { code?: string; constraint?: string } };
    if (cause?.code === '23505' && cause.constraint === 'parameter_uji_kode')
      throw refusal.invalid([{ field: 'kd_parameter_uji', message: 'Kode sudah digunakan.' }]);
    throw error;
  }
}

/** Audit, revision, and word to every device that may register. */
function catat(
  context: Context,
  uuid: string,
  rev: number,
  perubahan: Record<string, [unknown, unknown]>,
): void {
  trace(context, { jenis: 'parameterUji', record: uuid, rev, perubahan });
  announce(context, {
    collection: 'parameterUji',
    record: uuid,
    sebelum: [forEveryone],
    sesudah: [forEveryone],
  });
}

const berbeda = (lama: Row, kolom: ReturnType<typeof kolomDari>): Record<string, [unknown, unknown]> =>
  Object.fromEntries(
    (Object.keys(kolom) as (keyof typeof kolom)[])
      .filter((nama) => JSON.stringify(lama[nama]) !== JSON.stringify(kolom[nama]))
      .map((nama) => [nama, [lama[nama], kolom[nama]]]),
  );

async function bacaInduk({ db }: Pick<Context, 'db'>, uuid: string) {
  const [found] = await findParameterUjiInduk(db, eq(parameterUji.uuid, uuid));
  return found!;
}

const jawaban = ({ server }: Context, uuid: string, rev: number) => ({
  record: uuid,
  rev: String(rev),
  data: () => bacaInduk(server, uuid),
});
