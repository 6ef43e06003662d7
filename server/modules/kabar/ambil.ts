import { and, desc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { awalPekan, masihPerlu, type NamaKanal } from '#domain/kabar/pilihan.ts';
import { rows, type Db } from '#server/core/database.ts';
import { inTransaction } from '#server/core/journal.ts';
import { kabar } from '#server/db/tables/kabar.ts';
import { kiriman } from '#server/db/tables/kiriman.ts';
import type { IsiPesan, Pesan } from './kanal.ts';
import { caraUntuk, denganKalender } from './kiriman.ts';
import { bacaPilihan, tokenBerhenti } from './pilihan.ts';

/** How long what was taken to be sent is nobody else's; whoever took it has given up long before that, or is dead. */
const pinjamMs = 5 * 60_000;

/** A message in hand: the rows it is made of, and until when they are whose took them. */
export type DiTangan = {
  kanal: NamaKanal;
  pesan: Pesan;
  ids: readonly string[];
  percobaan: number;
  sampai: Date;
};

/**
 * Takes the next message that is due out of the outbox, counted as tried before it is: a process that dies with it has given
 * it back when its time is over. What is no longer wanted is put aside. Null: nothing is due. 'batal': nothing was left of it.
 */
export const ambil = (db: Db, kanal: readonly NamaKanal[], kini: Date): Promise<DiTangan | 'batal' | null> =>
  inTransaction(db, async (tx) => {
    const kepala = await ambilKepala(tx, kanal, kini);
    if (!kepala) return null;
    const baris = await ambilBaris(tx, kepala, kini);
    const penerima = (await bacaPilihan(tx, [kepala.penggunaId])).get(kepala.penggunaId)!;
    const alamat = penerima.alamat.get(kepala.kanal)?.find(({ tujuan }) => tujuan === kepala.tujuan);
    const [perlu, batal] = pisah(
      baris,
      ({ kabar: isi }) =>
        alamat !== undefined && masihPerlu(isi) && caraUntuk(penerima, kepala.kanal, isi.jenis) !== 'tidak',
    );
    if (batal.length > 0)
      await tx
        .update(kiriman)
        .set({ keadaan: 'batal', selesaiPada: kini })
        .where(inArray(kiriman.id, idDari(batal)));
    if (alamat === undefined || perlu.length === 0) return 'batal';
    const sampai = new Date(kini.getTime() + pinjamMs);
    const surat = kepala.surat ?? perlu[0]!.kabar.id;
    await tx
      .update(kiriman)
      .set({ surat, percobaan: sql`${kiriman.percobaan} + 1`, cobaPada: sampai })
      .where(inArray(kiriman.id, idDari(perlu)));
    const { uuid, nama } = penerima;
    return {
      kanal: kepala.kanal,
      ids: idDari(perlu),
      percobaan: Math.max(...perlu.map(({ row }) => row.percobaan)) + 1,
      sampai,
      pesan: {
        id: surat,
        kepada: { uuid, nama, ...alamat },
        cara: kepala.cara,
        isi: perlu.map((satu) => isiDari(satu.kabar)),
        lama: kepala.cara === 'ringkasan' ? await bacaLama(tx, uuid, perlu, kini) : [],
        tokenBerhenti: await tokenBerhenti(tx, uuid, kepala.kanal),
      },
    };
  });

type Kepala = Pick<typeof kiriman.$inferSelect, 'id' | 'kanal' | 'tujuan' | 'penggunaId' | 'cara' | 'surat'>;

/**
 * The row that stands for its message: of a digest its first one, so that two processes never put one person's digest
 * together at once. What another process has locked is left to it.
 */
async function ambilKepala(db: Db, kanal: readonly NamaKanal[], kini: Date): Promise<Kepala | undefined> {
  const jatuh = (nama: 'k' | 'l') =>
    sql`${sql.raw(nama)}.keadaan = 'menunggu' and ${sql.raw(nama)}.coba_pada <= ${kini.toISOString()}::timestamptz`;
  const [kepala] = await rows<Kepala>(
    db,
    sql`select k.id, k.kanal, k.tujuan, k.pengguna_id as "penggunaId", k.cara, k.surat from kiriman k
      where ${jatuh('k')} and ${inArray(sql`k.kanal`, [...kanal])} and (k.cara = 'segera' or not exists (
        select 1 from kiriman l where ${jatuh('l')} and l.pengguna_id = k.pengguna_id and l.kanal = k.kanal
          and l.tujuan = k.tujuan and l.cara = 'ringkasan' and l.surat is not distinct from k.surat and l.id < k.id))
      order by k.coba_pada, k.id limit 1 for update of k skip locked`,
  );
  return kepala;
}

/** All rows of its message, in their order. */
async function ambilBaris(db: Db, { id, cara, surat, penggunaId, kanal, tujuan }: Kepala, kini: Date) {
  const seringkas = and(
    eq(kiriman.penggunaId, penggunaId),
    eq(kiriman.kanal, kanal),
    eq(kiriman.tujuan, tujuan),
    eq(kiriman.cara, 'ringkasan'),
    eq(kiriman.keadaan, 'menunggu'),
    sql`${kiriman.cobaPada} <= ${kini.toISOString()}::timestamptz`,
    surat === null ? isNull(kiriman.surat) : eq(kiriman.surat, surat),
  );
  return db
    .select({ row: kiriman, kabar })
    .from(kiriman)
    .innerJoin(kabar, eq(kabar.id, kiriman.kabarId))
    .where(cara === 'segera' ? eq(kiriman.id, id) : seringkas)
    .orderBy(kiriman.id)
    .for('update', { of: kiriman });
}

/** Of a digest that begins a week: what has waited for its reader since before, the newest first. */
async function bacaLama(
  db: Db,
  uuid: string,
  isi: readonly { kabar: { id: string } }[],
  kini: Date,
): Promise<IsiPesan[]> {
  const [{ kalender } = { kalender: [] }] = await denganKalender(db, [{ uuid }]);
  if (!awalPekan(kalender, kini)) return [];
  const found = await db
    .select()
    .from(kabar)
    .where(
      and(
        eq(kabar.penggunaId, uuid),
        eq(kabar.jenis, 'giliran'),
        isNull(kabar.selesaiPada),
        notInArray(
          kabar.id,
          isi.map((satu) => satu.kabar.id),
        ),
        // What was told once more is named by that.
        sql`not exists (select 1 from kabar s where s.pokok = ${kabar.pokok} and s.pengguna_id = ${kabar.penggunaId}
          and s.kunci = ${kabar.kunci} and s.selesai_pada is null and s.susulan > ${kabar.susulan})`,
        // Those of today have a morning of their own.
        sql`not exists (select 1 from kiriman where kabar_id = ${kabar.id} and keadaan = 'menunggu')`,
      ),
    )
    .orderBy(desc(kabar.createdAt), desc(kabar.id));
  return found.map(isiDari);
}

const isiDari = ({ id, jenis, kalimat, perihal }: typeof kabar.$inferSelect): IsiPesan => ({
  uuid: id,
  jenis,
  kalimat,
  perihal,
});

const idDari = (baris: readonly { row: { id: string } }[]): string[] => baris.map(({ row }) => row.id);

function pisah<T>(semua: readonly T[], ya: (satu: T) => boolean): [T[], T[]] {
  return [semua.filter(ya), semua.filter((satu) => !ya(satu))];
}
