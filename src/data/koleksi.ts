import type { Collection, Table } from 'dexie';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { ParameterUji, Pengujian } from '#domain/pengujian/schema.ts';
import type { Pertanyaan } from '#domain/survei/endpoints.ts';
import type { Acuan, BarisAnalisis, BarisPengujian, OrangDb } from './db.ts';

type Berkas = NonNullable<Pengujian['fileDokumenTambahan']>;
type BarisKoleksi = { uuid: string; generasi: number };

/** A collection of the work set: its table, and how a record of the server becomes a row of it. */
type Koleksi<B extends BarisKoleksi = BarisKoleksi> = {
  table: (db: OrangDb) => Table<B, string>;
  row: (record: never, generasi: number) => B;
};

/** What every row has that people write on: its record, with the history that tells what they had seen. */
export type BarisRekaman = BarisKoleksi & { hilang: 0 | 1; data: { history: readonly { uuid: string }[] } };

/** Files of a record: those that are looked at first, and the others. */
type BerkasRekaman = { dahulu: readonly (Berkas | null)[]; kemudian: readonly (Berkas | null)[] };

/** A collection whose records people write on and attach files to. */
type KoleksiRekaman<B extends BarisRekaman = BarisRekaman> = Koleksi<B> & {
  /** The lanes of the writes that belong to a row, and the rows a lane belongs to. */
  lanes: (row: B) => readonly string[];
  denganLane: (db: OrangDb, lane: string) => Collection<B, string>;
  berkas: (data: B['data']) => BerkasRekaman;
};

/** The same for every kind of row: whoever walks all collections knows no more of a row than what all have. */
const rekaman = <B extends BarisRekaman>(declared: KoleksiRekaman<B>): KoleksiRekaman =>
  declared as unknown as KoleksiRekaman;
const daftar = <B extends BarisKoleksi>(declared: Koleksi<B>): Koleksi => declared as unknown as Koleksi;

const laneAnalisis = 'analisis:';

const koleksiRekaman: Record<string, KoleksiRekaman> = {
  analisis: rekaman<BarisAnalisis>({
    table: (db) => db.analisis,
    row: barisAnalisis,
    lanes: ({ uuid }) => [laneAnalisis + uuid],
    denganLane: (db, lane) =>
      db.analisis.where('uuid').anyOf(lane.startsWith(laneAnalisis) ? [lane.slice(laneAnalisis.length)] : []),
    berkas: ({ sampel }) => ({ dahulu: [sampel.fileGambar], kemudian: [] }),
  }),
  pendaftaran: rekaman<BarisPengujian>({
    table: (db) => db.pendaftaran,
    row: barisPengujian,
    lanes: ({ lane }) => lane,
    denganLane: (db, lane) => db.pendaftaran.where('lane').equals(lane),
    berkas: (data) => ({ dahulu: gambarSampel(data), kemudian: berkasLain(data) }),
  }),
  tinjauan: rekaman<BarisPengujian>({
    table: (db) => db.tinjauan,
    row: barisPengujian,
    lanes: ({ lane }) => lane,
    denganLane: (db, lane) => db.tinjauan.where('lane').equals(lane),
    // A Kalab decides on the strength of all of them.
    berkas: (data) => ({ dahulu: [...gambarSampel(data), ...berkasLain(data)], kemudian: [] }),
  }),
};

/** Every collection this app keeps, by the name the server gives it. */
export const koleksi: Record<string, Koleksi> = {
  ...koleksiRekaman,
  acuan: daftar<Acuan>({
    table: (db) => db.acuan,
    row: (record: Acuan, generasi) => ({ ...record, generasi }),
  }),
  parameterUji: daftar({
    table: (db) => db.parameterUji,
    row: (data: ParameterUji, generasi) => ({
      uuid: data.uuid,
      idLaboratorium: data.idLaboratorium,
      nama: data.namaParameterUji.toLowerCase(),
      generasi,
      data,
    }),
  }),
  pertanyaanSurvei: daftar({
    table: (db) => db.pertanyaanSurvei,
    row: (data: Pertanyaan, generasi) => ({ uuid: data.uuid, generasi, data }),
  }),
};

/** The tables of all collections, and of those whose records are written on. */
export const tabelKoleksi = (db: OrangDb): Table[] => Object.values(koleksi).map(({ table }) => table(db));
export const tabelRekaman = (db: OrangDb): Table[] =>
  Object.values(koleksiRekaman).map(({ table }) => table(db));

/** The record that a lane belongs to, with all its lanes; undefined when this device does not have it. */
export async function rekamanDari(
  db: OrangDb,
  lane: string,
): Promise<{ row: BarisRekaman; lanes: readonly string[] } | undefined> {
  for (const { denganLane, lanes } of Object.values(koleksiRekaman)) {
    const row = await denganLane(db, lane).first();
    if (row) return { row, lanes: lanes(row) };
  }
  return undefined;
}

/** How many writes of these lanes the server has not applied and nobody has dropped. */
const belumSelesai = (db: OrangDb, lanes: readonly string[]): Promise<number> =>
  db.antrean
    .where('lane')
    .anyOf(lanes)
    .filter((row) => row.state !== 'dibuang' && row.state !== 'terkirim')
    .count();

/** Takes records away that left the person's scope; one with unresolved writes stays, marked, until its author decides. */
export async function lepaskan(db: OrangDb, nama: string, uuids: readonly string[]): Promise<void> {
  const { table } = koleksi[nama]!;
  const lanes = koleksiRekaman[nama]?.lanes;
  if (!lanes) return table(db).bulkDelete([...uuids]);
  for (const uuid of uuids) {
    const row = await table(db).get(uuid);
    if (!row) continue;
    if ((await belumSelesai(db, lanes(row as BarisRekaman))) === 0) await table(db).delete(uuid);
    else await table(db).update(uuid, { hilang: 1 } as never);
  }
}

/** A record kept only for its unresolved writes goes when none is left (offline.md section 4, Pull). */
export async function lupakanHilang(db: OrangDb, lane: string): Promise<void> {
  for (const { table, lanes, denganLane } of Object.values(koleksiRekaman))
    for (const row of await denganLane(db, lane).toArray())
      if (row.hilang === 1 && (await belumSelesai(db, lanes(row))) === 0) await table(db).delete(row.uuid);
}

/** The files of every record on this device, those to be fetched first before the others. */
export async function berkasKoleksi(db: OrangDb): Promise<Berkas[]> {
  const dahulu: Berkas[] = [];
  const kemudian: Berkas[] = [];
  const ada = (berkas: Berkas | null): berkas is Berkas => berkas !== null;
  for (const { table, berkas } of Object.values(koleksiRekaman))
    await table(db).each(({ data }) => {
      const milik = berkas(data);
      dahulu.push(...milik.dahulu.filter(ada));
      kemudian.push(...milik.kemudian.filter(ada));
    });
  return [...dahulu, ...kemudian];
}

/** Newest submission first, then by sample and parameter: the order of the list. */
export function barisAnalisis(data: Analisis, generasi: number): BarisAnalisis {
  const { sampel, pengujian, parameter } = data;
  return {
    uuid: data.uuid,
    urut: `${pengujian.createdAt} ${sampel.kodeSampel ?? ''} ${data.uuid}`,
    kdProgres: data.idStatusProgresParameter ?? 0,
    idLaboratorium: pengujian.idLaboratorium,
    analis: data.userAnalyst?.uuid ?? '',
    penyelia: data.userSupervisor?.uuid ?? '',
    cari: [sampel.kodeSampel, sampel.nama, parameter.namaParameterUji].join('\n').toLowerCase(),
    generasi,
    hilang: 0,
    data,
  };
}

/** A registration with what its lists show, search by and filter by (GAP-70). */
export function barisPengujian(data: Pengujian, generasi: number): BarisPengujian {
  const { uuid, createdAt, user, namaSampel, sample, pembayaran } = data;
  return {
    uuid,
    urut: `${createdAt} ${uuid}`,
    jenis: 'pengujian',
    kdStatus: data.statusSubmission.kdStatusPengajuan,
    idLaboratorium: data.idLaboratorium,
    lane: [
      `pengujian:${uuid}`,
      `survei:${uuid}`,
      ...pembayaran.invoice.map((invoice) => `invoice:${invoice.uuid}`),
    ],
    cari: [user.nama, namaSampel, ...sample.map(({ kodeSampel }) => kodeSampel ?? '')]
      .join('\n')
      .toLowerCase(),
    generasi,
    hilang: 0,
    data,
  };
}

const gambarSampel = ({ sample }: Pengujian) => sample.map(({ fileGambar }) => fileGambar);

/** Proofs of payment and of refunds, reports, the additional document. */
const berkasLain = ({ pembayaran, pengembalian, lhu, fileDokumenTambahan }: Pengujian) => [
  ...pembayaran.invoice.flatMap(({ bukti, fileBuktiPembayaran }) => [
    fileBuktiPembayaran,
    ...bukti.map(({ file }) => file),
  ]),
  ...pengembalian.map(({ fileBuktiPembayaran }) => fileBuktiPembayaran),
  ...lhu.map(({ file }) => file),
  fileDokumenTambahan,
];
