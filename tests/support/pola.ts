import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { rows, type Db } from '#server/core/database.ts';
import { nextNumber } from '#server/core/number.ts';
import { awalJam, type ServerUji } from './server.ts';

/*
 * A submission as rows: taken where real acts have left it, laid into another database under ids and numbers of its own.
 * What belongs to it is read off the foreign keys of the database itself, so nothing here knows what a submission is.
 */

type Baris = Record<string, unknown>;
type Berkas = { sha256: string; size: number; mime: string; isi: string; pengunggah: string[] };
/** The rows of each table, and the files they name. `akar` is the id of the submission. */
export type Pola = { akar: string; tabel: Record<string, Baris[]>; berkas: Berkas[] };

const namaTabel = sql.raw;

/** Every reference of one table to another, by a single column. */
const rujukan = (db: Db) =>
  rows<{ anak: string; kolom: string; induk: string }>(
    db,
    sql`select conrelid::regclass::text as anak, attname as kolom, confrelid::regclass::text as induk
        from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
        where contype = 'f' and cardinality(conkey) = 1 and connamespace = 'public'::regnamespace`,
  );

/** Tables that tell of records by their uuid in a column `record`: audit, revisions, the feed, stored answers. */
const pencerita = async (db: Db): Promise<string[]> =>
  (
    await rows<{ nama: string }>(
      db,
      sql`select table_name as nama from information_schema.columns
          where table_schema = 'public' and column_name = 'record' order by 1`,
    )
  ).map(({ nama }) => nama);

/** In the order of their first column: of ids as they were made, of audit and feed as they were written. */
const barisDengan = async (
  db: Db,
  tabel: string,
  kolom: string,
  nilai: readonly string[],
): Promise<Baris[]> =>
  (
    await rows<{ baris: Baris }>(
      db,
      sql`select to_jsonb(t) as baris from ${namaTabel(tabel)} t where ${namaTabel(kolom)}::text = any(${sql.param([...nilai])}::text[])
          order by t`,
    )
  ).map(({ baris }) => baris);

/** Takes a submission with everything that hangs on it. */
export async function ambilPola({ server }: ServerUji, akar: string): Promise<Pola> {
  const { db, files } = server;
  const semuaRujukan = await rujukan(db);
  const tabel: Pola['tabel'] = { pendaftaran: await barisDengan(db, 'pendaftaran', 'id', [akar]) };
  const antre = ['pendaftaran'];
  for (let induk = antre.shift(); induk; induk = antre.shift())
    for (const { anak, kolom } of semuaRujukan.filter((satu) => satu.induk === induk)) {
      const milik = await barisDengan(db, anak, kolom, idDari(tabel[induk]!));
      const known = new Set(idDari(tabel[anak] ?? []));
      const baru = milik.filter(({ id }) => !known.has(id as string));
      if (baru.length === 0) continue;
      tabel[anak] = [...(tabel[anak] ?? []), ...baru];
      antre.push(anak);
    }
  const sha256 = new Set(
    semuaRujukan
      .filter(({ induk }) => induk === 'berkas')
      .flatMap(({ anak, kolom }) => (tabel[anak] ?? []).map((baris) => baris[kolom] as string | null))
      .filter((nama) => nama !== null),
  );
  const ids = Object.values(tabel).flatMap(idDari);
  for (const nama of await pencerita(db)) tabel[nama] = await barisDengan(db, nama, 'record', ids);
  const berkas = [];
  for (const { sha256: nama, size, mime } of (await barisDengan(db, 'berkas', 'sha256', [
    ...sha256,
  ])) as Berkas[])
    berkas.push({
      sha256: nama,
      size,
      mime,
      isi: Buffer.from(await new Response(await files.get(nama)).arrayBuffer()).toString('base64'),
      pengunggah: (await barisDengan(db, 'unggahan', 'sha256', [nama])).map(
        (satu) => satu['pengguna_id'] as string,
      ),
    });
  return { akar, tabel, berkas };
}

const idDari = (semua: readonly Baris[]): string[] => semua.map(({ id }) => String(id));

/** Numbers that are given out in turn, as they are written, and the series each comes from (GAP-53). */
const bernomor = [
  { bentuk: /U-2611-\d{4}/g, seri: 'pendaftaran:U-2611' },
  { bentuk: /INV\/PG\/2026\/\d{5}/g, seri: 'invoice:PG:2026' },
  { bentuk: /KW\/2026\/\d{5}/g, seri: 'kwitansi:2026' },
  { bentuk: /LPOMK-2611-\d{4}/g, seri: 'sampel:LPOMK:2026' },
  { bentuk: /\d{4}\/LHU\/LPOMK\/2026/g, seri: 'lhu:LPOMK:2026' },
];

/** Lays a submission into this database as one of its own, made at the moment its clock shows; gives its uuid. */
export async function tempelPola(uji: ServerUji, { akar, tabel, berkas }: Pola): Promise<string> {
  const { server } = uji;
  await taruhBerkas(uji, berkas);
  return server.db.transaction(async (tx) => {
    const isi = JSON.stringify(tabel);
    const ganti = new Map<string, string>();
    // In their own order: lists show what was made at one moment by its id.
    const lama = new Set(
      Object.values(tabel).flatMap((semua) => semua.flatMap(({ id, operasi_id: operasi }) => [id, operasi])),
    );
    for (const uuid of [...lama].filter((id) => typeof id === 'string').toSorted()) ganti.set(uuid, uuidv7());
    for (const [, kode] of isi.matchAll(/"kode": ?"([0-9a-f]{32})"/g))
      ganti.set(kode!, randomBytes(16).toString('hex'));
    for (const { bentuk, seri } of bernomor)
      for (const nomor of [...new Set(isi.match(bentuk))].toSorted()) {
        const nilai = await nextNumber(tx as unknown as Db, seri);
        ganti.set(
          nomor,
          nomor.replace(/^\d{4}(?=\/LHU)|\d+$/, (angka) => String(nilai).padStart(angka.length, '0')),
        );
      }
    const awal = new Date(awalJam).getTime();
    const kini = uji.jam.now().toISOString();
    const baru = isi
      .replaceAll(
        /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<=")[0-9a-f]{32}(?=")|INV\/PG\/[\d/]+|KW\/[\d/]+|(?:U|LPOMK)-[\d-]+|\d{4}\/LHU\/[A-Z]+\/\d{4}/g,
        (satu) => ganti.get(satu) ?? satu,
      )
      .replaceAll(/(?<=")\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)(?=")/g, (saat) =>
        new Date(saat).getTime() === awal ? kini : saat,
      );
    await masukkan(
      tx as unknown as Db,
      baru,
      Object.keys(tabel).filter((nama) => tabel[nama]!.length > 0),
    );
    return ganti.get(akar)!;
  });
}

/** One statement, at whose end every reference holds, whatever the order of the tables. */
async function masukkan(db: Db, isi: string, tabel: readonly string[]): Promise<void> {
  const kolom = await kolomTersimpan(db);
  const bagian = tabel.map(
    (nama, at) =>
      `t${at} as (insert into ${nama} (${kolom.get(nama)!}) select ${kolom.get(nama)!} from jsonb_populate_recordset(null::${nama}, (select isi -> '${nama}' from semua)))`,
  );
  await db.execute(sql`with semua as (select ${isi}::jsonb as isi), ${sql.raw(bagian.join(', '))} select 1`);
}

let kolomDikenal: Map<string, string> | undefined;

/** The columns of each table that an insert fills in: not those that number rows or tell the moment by themselves. */
async function kolomTersimpan(db: Db): Promise<Map<string, string>> {
  if (kolomDikenal) return kolomDikenal;
  const found = await rows<{ nama: string; kolom: string }>(
    db,
    sql`select table_name as nama, string_agg(quote_ident(column_name), ', ') as kolom from information_schema.columns
        where table_schema = 'public' and is_identity = 'NO' and coalesce(column_default, '') !~ '(now|xact_id)'
        group by table_name`,
  );
  kolomDikenal = new Map(found.map(({ nama, kolom }) => [nama, kolom]));
  return kolomDikenal;
}

/** Which files a server has been given: they are the same in every copy. */
const sudahAda = new WeakMap<ServerUji, Set<string>>();

async function taruhBerkas(uji: ServerUji, berkas: readonly Berkas[]): Promise<void> {
  const { db, files } = uji.server;
  const ada = sudahAda.get(uji) ?? new Set();
  sudahAda.set(uji, ada);
  const createdAt = uji.jam.now().toISOString();
  for (const { sha256, size, mime, isi, pengunggah } of berkas.filter((satu) => !ada.has(satu.sha256))) {
    await files.put([Buffer.from(isi, 'base64')], sha256);
    await db.execute(sql`with b as (insert into berkas (sha256, size, mime, created_at)
        values (${sha256}, ${size}, ${mime}, ${createdAt}::timestamptz) on conflict do nothing)
      insert into unggahan (sha256, pengguna_id, created_at)
      select ${sha256}, unnest(${sql.param(pengunggah)}::uuid[]), ${createdAt}::timestamptz on conflict do nothing`);
    ada.add(sha256);
  }
}
