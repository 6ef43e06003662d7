import { and, desc, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { addDays, labMoment } from '#domain/core/clock.ts';
import { melihatRekening } from '#domain/pembayaran/pembaca.ts';
import { namaRekaman, bacaPerubahan } from '#domain/tables/jejak.ts';
import type { Rujukan } from '#domain/jejak/kata.ts';
import type { Jejak } from '#domain/jejak/schema.ts';
import { namaTindakan } from '#domain/tables/tindakan.ts';
import type { Actor, Role } from '#domain/core/roles.ts';
import { rows, type Db } from '#server/core/database.ts';
import { laboratorium } from '#server/db/tables/acuan.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { audit } from '#server/db/tables/sync.ts';
import { listProfil } from '#server/modules/laboratorium/repository.ts';
import { sebutanLibur } from '#server/modules/libur/repository.ts';
import { sebutanPengingat } from '#server/modules/kabar/repository.ts';
import { findNama } from '#server/modules/petugas/repository.ts';

/** What of the trail is looked for. `pendaftaranId`: of one submission; null finds nothing, for no number is like that. */
export type SaringJejak = {
  pendaftaranId?: string | null | undefined;
  idRekaman?: string | undefined;
  idPengguna?: string | undefined;
  tindakan?: string | undefined;
  /** What this person did to their own account and submissions. */
  sendiri?: string;
  tglDari?: string | undefined;
  tglSampai?: string | undefined;
};

function saring(saringan: SaringJejak) {
  const { pendaftaranId, idRekaman, idPengguna, tindakan, sendiri, tglDari, tglSampai } = saringan;
  return and(
    pendaftaranId === null ? sql`false` : undefined,
    pendaftaranId ? eq(audit.pendaftaranId, pendaftaranId) : undefined,
    idRekaman ? eq(audit.record, idRekaman) : undefined,
    idPengguna ? eq(audit.penggunaId, idPengguna) : undefined,
    tindakan ? eq(audit.call, tindakan) : undefined,
    sendiri
      ? and(
          eq(audit.penggunaId, sendiri),
          or(
            eq(audit.record, sendiri),
            sql`${audit.pendaftaranId} in (select id from pendaftaran where pendaftar_id = ${sendiri})`,
          ),
        )
      : undefined,
    tglDari ? gte(audit.diterimaPada, labMoment(tglDari)) : undefined,
    tglSampai ? lt(audit.diterimaPada, labMoment(addDays(tglSampai, 1))) : undefined,
  );
}

/** Everything before a place, which is a moment and, within it, a row. */
function sebelum(tempat: string | undefined): SQL | undefined {
  if (tempat === undefined) return undefined;
  const [ms, id] = tempat.split('.');
  // Added up by the database: it knows moments that no text of a Date can say.
  return sql`(${audit.diterimaPada}, ${audit.id}) < ('epoch'::timestamptz + ${ms}::bigint * interval '1 millisecond', ${id}::bigint)`;
}

/**
 * The trail that fits, newest first, in words: the one query of the page and of whatever takes it elsewhere. It goes on by
 * key from `sesudah`, so that the last page of a million rows costs as much as the first.
 */
export async function findJejak(
  db: Db,
  actor: Actor,
  saringan: SaringJejak,
  { sesudah, limit }: { sesudah?: string | undefined; limit: number },
): Promise<{ jejak: Jejak[]; berikutnya: string | null }> {
  const found = await db
    .select()
    .from(audit)
    .where(and(saring(saringan), sebelum(sesudah)))
    .orderBy(desc(audit.diterimaPada), desc(audit.id))
    .limit(limit + 1);
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    jejak: await dalamKata(db, actor, shown),
    berikutnya: last ? `${last.diterimaPada.getTime()}.${last.id}` : null,
  };
}

type Baris = typeof audit.$inferSelect;
type Beda = Record<string, [unknown, unknown]>;

async function dalamKata(db: Db, actor: Actor, baris: readonly Baris[]): Promise<Jejak[]> {
  const rujukan = await findRujukan(db, actor, baris);
  const sebutan = await findSebutan(db, baris);
  const kepala = await findKepala(db, baris);
  return baris.map((satu) => ({
    id: String(satu.id),
    waktu: satu.diterimaPada.toISOString(),
    dibuatPada: satu.dibuatPada.toISOString(),
    terlambat: satu.terlambat,
    orang: satu.penggunaId === null ? 'Sistem' : rujukan.orang(satu.penggunaId),
    role: satu.role as Role | null,
    tindakan: namaTindakan(satu.call),
    rekaman: namaRekaman(satu.jenis),
    sebutan: sebutan.get(satu.record) ?? null,
    pendaftaran: kepala.get(satu.pendaftaranId ?? '') ?? null,
    perubahan: bacaPerubahan(satu.jenis, satu.perubahan as Beda, rujukan),
  }));
}

const uuidPattern = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The names behind the ids that these rows carry. */
async function findRujukan(db: Db, actor: Actor, baris: readonly Baris[]): Promise<Rujukan> {
  const ids = new Set(
    baris.flatMap(({ penggunaId, perubahan }) => [
      ...(penggunaId === null ? [] : [penggunaId]),
      ...(JSON.stringify(perubahan).match(uuidPattern) ?? []),
    ]),
  );
  const orang = await findNama(db, [...ids]);
  const lab = new Map(
    (await db.select().from(laboratorium)).map(({ id, namaLaboratorium }) => [id, namaLaboratorium]),
  );
  return {
    orang: (uuid) => orang.get(uuid) ?? 'akun yang sudah dihapus',
    laboratorium: (id) => lab.get(id) ?? `laboratorium ${id}`,
    // Nobody reads the trail of what is their own.
    rekening: melihatRekening(actor, null),
  };
}

async function findKepala(db: Db, baris: readonly Baris[]) {
  const ids = baris.flatMap(({ pendaftaranId }) => pendaftaranId ?? []);
  const found = await db
    .select({
      uuid: pendaftaran.id,
      jenis: pendaftaran.jenis,
      nomor: pendaftaran.nomor,
      judul: pendaftaran.judul,
    })
    .from(pendaftaran)
    .where(inArray(pendaftaran.id, ids));
  return new Map(found.map((satu) => [satu.uuid, satu]));
}

/** How a record of each kind is called, where its kind alone does not tell which one it is. */
const sebutanPerJenis: Readonly<Record<string, (ids: SQL) => SQL>> = {
  pengguna: (ids) => sql`select id, nama from pengguna where id in ${ids}`,
  invoice: (ids) => sql`select id, no_invoice from invoice where id in ${ids}`,
  lhu: (ids) => sql`select id, no_surat from lhu where id in ${ids}`,
  bahan: (ids) => sql`select uuid, nama from bahan where uuid in ${ids}`,
  sampel: (ids) => sql`select id, coalesce(kode_sampel, nama) from sampel where id in ${ids}`,
  analisis: (ids) => sql`select ps.id, u.nama_parameter_uji || ' · ' || coalesce(s.kode_sampel, s.nama)
    from parameter_sampel ps join parameter_uji u on u.id = ps.parameter_uji_id join sampel s on s.id = ps.sampel_id
    where ps.id in ${ids}`,
  dataBersama: (ids) => sql`select d.id, u.nama_parameter_uji || ' · ' ||
      coalesce((select b ->> 'label' from jsonb_array_elements(v.isi -> 'bersama') b where b ->> 'nama' = d.nama), d.nama)
    from data_bersama d join versi_lembar v on v.id = d.versi_id join parameter_uji u on u.id = v.parameter_uji_id
    where d.id in ${ids}`,
  versiLembar: (ids) => sql`select v.id, u.nama_parameter_uji || ' · versi ' || v.nomor
    from versi_lembar v join parameter_uji u on u.id = v.parameter_uji_id where v.id in ${ids}`,
};

async function findSebutan(db: Db, baris: readonly Baris[]): Promise<Map<string, string>> {
  const semua = Object.entries(sebutanPerJenis).flatMap(([jenis, cari]) => {
    const ids = [...new Set(baris.filter((satu) => satu.jenis === jenis).map(({ record }) => record))];
    return ids.length === 0 ? [] : [cari(sql`${ids}`)];
  });
  // Their uuid stands in no table.
  const semuaLab = baris.some(({ jenis }) => jenis === 'laboratorium') ? await listProfil(db) : [];
  const bernama = new Map(semuaLab.map(({ profil }) => [profil.uuid, profil.namaLaboratorium]));
  if (baris.some(({ jenis }) => jenis === 'hariLibur' || jenis === 'dasarLibur'))
    for (const [uuid, sebutan] of await sebutanLibur(db)) bernama.set(uuid, sebutan);
  for (const [uuid, sebutan] of sebutanPengingat) bernama.set(uuid, sebutan);
  if (semua.length === 0) return bernama;
  const found = await rows<{ id: string; sebutan: string }>(
    db,
    sql`select id::text, sebutan from (${sql.join(semua, sql` union all `)}) as semua (id, sebutan)`,
  );
  return new Map([...bernama, ...found.map(({ id, sebutan }) => [id, sebutan] as const)]);
}

/** The submission a number is of, whatever carries it: itself, an invoice, a sample or a report. Null without one. */
export async function pendaftaranBernomor(db: Db, nomor: string): Promise<string | null> {
  const dicari = nomor.toUpperCase();
  const [found] = await rows<{ id: string }>(
    db,
    sql`select id from pendaftaran where nomor = ${dicari}
      union all select pendaftaran_id from invoice where no_invoice = ${dicari}
      union all select pengujian_id from sampel where kode_sampel = ${dicari}
      union all select pengujian_id from lhu where no_surat = ${dicari}
      limit 1`,
  );
  return found?.id ?? null;
}
