import { eq } from 'drizzle-orm';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { refusal, type FieldError } from '#domain/core/errors.ts';
import { administers } from '#domain/core/roles.ts';
import { parameterUjiApi } from '#domain/parameter-uji/endpoints.ts';
import type { Context } from '#server/core/implement.ts';
import { laboratoriumTakDikenal } from '#server/core/import.ts';
import { masterImporter } from '#server/core/master-import.ts';
import { kodeTerpakai } from '#server/core/master.ts';
import { unlessTaken } from '#server/core/taken.ts';
import { announce, trace } from '#server/core/trace.ts';
import { sawLatest } from '#server/core/transition.ts';
import { parameterUji } from '#server/db/tables/pengujian.ts';
import { listAcuan, listLaboratorium, listPeran } from '#server/modules/acuan/repository.ts';
import { khalayakParameterUji } from './koleksi.ts';
import { findParameterUjiInduk } from './repository.ts';

type TambahBody = ParsedBody<typeof parameterUjiApi.tambah>;
type UbahBody = ParsedBody<typeof parameterUjiApi.ubah>;
type IsiParameterUji = Omit<TambahBody, 'uuid'>;
type Row = typeof parameterUji.$inferSelect;

/** A new test in the catalogue of a laboratory (API-049). */
export async function tambah(context: Context, { uuid: diminta, ...body }: TambahBody) {
  const { db, received } = context;
  await periksa(context, body, null);
  const uuid = diminta ?? context.operasiId;
  const kolom = kolomDari(body);
  await unlessTaken(taken, () =>
    db
      .insert(parameterUji)
      .values({ ...kolom, uuid, laboratoriumId: body.idLaboratorium, updatedAt: received }),
  );
  catat(context, uuid, 1, baruDari(kolom));
  return jawaban(context, uuid, 1);
}

/** A test as it is offered from now on (API-050); what was billed keeps its prices and shares (GAP-14, GAP-50). */
export async function ubah(context: Context, body: UbahBody) {
  const { db, received } = context;
  const [lama] = await db.select().from(parameterUji).where(eq(parameterUji.uuid, body.uuid)).for('update');
  if (!lama) throw refusal.notFound('Parameter uji tidak ditemukan.');
  await periksa(context, body, lama);
  if (context.baseRev !== null && !(await sawLatest(context, lama)))
    throw refusal.stale(await bacaInduk(context, lama.uuid));
  const kolom = { ...kolomDari(body, lama), laboratoriumId: body.idLaboratorium };
  const rev = lama.rev + 1;
  await unlessTaken(taken, () =>
    db
      .update(parameterUji)
      .set({ ...kolom, rev, updatedAt: received })
      .where(eq(parameterUji.id, lama.id)),
  );
  catat(context, lama.uuid, rev, berbeda(lama, kolom));
  return jawaban(context, lama.uuid, rev);
}

const baruDari = (kolom: object): Record<string, [unknown, unknown]> =>
  Object.fromEntries(Object.entries(kolom).map(([nama, nilai]) => [nama, [null, nilai]]));

/** What is written of a test. Prices of replication stay where there is none any more: some were asked for before. */
const kolomDari = (body: IsiParameterUji, lama?: Row) => ({
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
  flagAkreditasi: body.flagAkreditasi ?? lama?.flagAkreditasi ?? false,
  flagAktif: body.flagAktif ?? lama?.flagAktif ?? true,
});

/** Refuses with 403 or 422 what only the database knows of one test, new or as it stands. */
async function periksa(context: Context, body: IsiParameterUji, lama: Row | null): Promise<void> {
  const { idLaboratorium } = body;
  const daftar = await bacaDaftar(context);
  if (![lama?.laboratoriumId ?? idLaboratorium, idLaboratorium].every((id) => administers(context.actor, id)))
    throw refusal.forbidden('Hanya untuk Admin laboratorium ini.');
  const pindah = lama !== null && lama.laboratoriumId !== idLaboratorium;
  const errors = [
    ...takDikenal(daftar, body),
    ...(pindah && (await terdaftar(context, lama)) ? [tidakPindah] : []),
  ];
  if (errors.length > 0) throw refusal.invalid(errors);
}

/** The parameters of a submission are of one laboratory (GAP-20): a test that one names stays where it is (GAP-165). */
const tidakPindah = {
  field: 'id_laboratorium',
  message:
    'Parameter ini sudah dipakai, sehingga laboratoriumnya tidak dapat diganti. Buat parameter baru di laboratorium itu.',
};
const terdaftar = async ({ db }: Pick<Context, 'db'>, { id }: Row): Promise<boolean> =>
  (await findParameterUjiInduk(db, eq(parameterUji.id, id))).some(({ flagDapatPindah }) => !flagDapatPindah);

type Daftar = { laboratorium: ReadonlySet<number>; satuan: ReadonlySet<number>; peran: ReadonlySet<number> };

/** What a test may name. */
async function bacaDaftar({ db }: Pick<Context, 'db'>): Promise<Daftar> {
  const laboratorium = await listLaboratorium(db, { denganNonLaboratorium: false });
  const satuan = await listAcuan(db, 'satuan-uji');
  const peran = await listPeran(db);
  return {
    laboratorium: new Set(laboratorium.map(({ id }) => id)),
    satuan: new Set(satuan.map(({ kode }) => kode)),
    peran: new Set(peran.map(({ id }) => id)),
  };
}

const satuanTakDikenal = { field: 'id_satuan', message: 'Pilih satuan dari daftar.' };

/** What a test names that is on no list: a laboratory, a unit or a role. */
const takDikenal = (daftar: Daftar, body: IsiParameterUji): FieldError[] => [
  ...(daftar.laboratorium.has(body.idLaboratorium)
    ? []
    : [{ field: 'id_laboratorium', message: laboratoriumTakDikenal }]),
  ...(daftar.satuan.has(body.idSatuan) ? [] : [satuanTakDikenal]),
  ...body.pembagian.flatMap(({ idPeran }, at) =>
    daftar.peran.has(idPeran)
      ? []
      : [{ field: `pembagian[${at}][id_peran]`, message: 'Peran ini tidak ada dalam daftar.' }],
  ),
];

/** Of two who take one code at once the database lets the first have it (MSG-04). */
const taken = { parameter_uji_kode: { field: 'kd_parameter_uji', message: kodeTerpakai } };

/** Many tests at once, without the shares of their prices. */
export const imporParameterUji = masterImporter(
  {
    jenis: 'parameterUji',
    body: parameterUjiApi.tambah.body!,
    valuesOf: (body) => kolomDari({ ...(body as IsiParameterUji), pembagian: [] }),
    changes: (_old, { id: _id, uuid: _uuid, rev: _rev, updatedAt: _at, laboratoriumId: _lab, ...kolom }) =>
      baruDari(kolom),
  },
  {
    table: parameterUji,
    taken,
    announce: announceParameterUji,
    complete: async (context, bodies) => {
      const { satuan } = await bacaDaftar(context);
      return bodies.map(({ idSatuan }) =>
        satuan.has(idSatuan as number) ? { values: {} } : { wrong: satuanTakDikenal },
      );
    },
  },
);

/** Audit, and word to the devices of all who may register. */
function catat(
  context: Context,
  uuid: string,
  rev: number,
  perubahan: Record<string, [unknown, unknown]>,
): void {
  trace(context, { jenis: 'parameterUji', record: uuid, rev, perubahan });
  announceParameterUji(context, { uuid });
}

function announceParameterUji(context: Context, { uuid }: Pick<Row, 'uuid'>): void {
  announce(context, {
    collection: 'parameterUji',
    record: uuid,
    sebelum: khalayakParameterUji,
    sesudah: khalayakParameterUji,
  });
}

const berbeda = (lama: Row, kolom: Partial<Row>): Record<string, [unknown, unknown]> =>
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
