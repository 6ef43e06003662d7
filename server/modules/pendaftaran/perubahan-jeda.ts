import { labDay } from '#domain/core/clock.ts';
import { refusal } from '#domain/core/errors.ts';
import { formatDate, kalimat } from '#domain/core/format.ts';
import { janjiBergeser } from '#domain/perjalanan/janji.ts';
import type { JedaBody, LanjutBody } from '#domain/perjalanan/jeda-api.ts';
import { janjiSetelahJeda, jedaBerjalan, kataGeser, sebabJeda, type Jeda } from '#domain/perjalanan/jeda.ts';
import type { Actor } from '#domain/core/roles.ts';
import type { Db } from '#server/core/database.ts';
import type { Context } from '#server/core/implement.ts';
import { kalenderLaboratorium } from './repository.ts';
import type { Langkah } from './perubahan.ts';

type KolomJanji = { janji: string | null; janjiSemula: string | null; jeda: Jeda[] };

/** What a submission of one kind is locked, judged, moved and read by. */
type Pintu<R, I, J> = {
  lock: (db: Db, uuid: string, actor: Actor) => Promise<R>;
  judgeAct: (context: Context, aksi: 'jedakan' | 'lanjutkan', record: R) => Promise<number>;
  gerakkan: (
    context: Context,
    record: R,
    langkah: readonly Langkah[],
    isi: { kolom: Partial<KolomJanji>; perubahan: Record<string, [unknown, unknown]> },
  ) => Promise<J>;
  baca: (db: Db, uuid: string, actor: Actor) => Promise<I>;
};

/** How a promise of one kind of submission stops and runs on (BEYOND-31). */
export const jedaDari = <R extends { idLaboratorium: number; row: KolomJanji }, I, J>({
  lock,
  judgeAct,
  gerakkan,
  baca,
}: Pintu<R, I, J>) => ({
  /** It stops, once for each reason at a time. */
  mulai: async (context: Context, { uuid, sebab, alasan }: JedaBody): Promise<J> => {
    const { db, actor, operasiId, received } = context;
    const record = await lock(db, uuid, actor);
    const kode = await judgeAct(context, 'jedakan', record);
    const { jeda } = record.row;
    if (jedaBerjalan(jeda).some((satu) => satu.sebab === sebab))
      throw refusal.state(`Janji selesai sudah dijeda: ${sebabJeda[sebab]}.`, await baca(db, uuid, actor));
    const satu: Jeda = { uuid: operasiId, sebab, alasan, mulai: labDay(received), selesai: null };
    const catatan = `Janji dijeda: ${sebabJeda[sebab]}. ${kalimat(alasan)}`;
    return gerakkan(context, record, [{ kode, catatan }], {
      kolom: { jeda: [...jeda, satu] },
      perubahan: { jeda: [null, [satu]] },
    });
  },

  /** A pause ends, and the promise moves by the working days that no other pause has moved it by. */
  akhiri: async (context: Context, { uuid, uuidJeda, catatan }: LanjutBody): Promise<J> => {
    const { db, actor, received } = context;
    const record = await lock(db, uuid, actor);
    const kode = await judgeAct(context, 'lanjutkan', record);
    const { jeda } = record.row;
    const dibuka = jeda.find((satu) => satu.uuid === uuidJeda);
    if (!dibuka) throw refusal.notFound('Jeda ini bukan jeda pendaftaran ini.');
    if (dibuka.selesai !== null) throw refusal.state('Jeda ini sudah diakhiri.', await baca(db, uuid, actor));
    const satu = { ...dibuka, selesai: labDay(received) };
    const lain = jeda.filter((yang) => yang !== dibuka);
    const semula = record.row.janji!;
    const { kalender } = await kalenderLaboratorium(db, record.idLaboratorium);
    const janji = janjiSetelahJeda(kalender, semula, lain, satu);
    const kata = [
      `Jeda sejak ${formatDate(satu.mulai)} berakhir: ${sebabJeda[satu.sebab]}. ${kataGeser(semula, janji)}`,
      catatan,
    ];
    return gerakkan(context, record, [{ kode, catatan: kata.filter(Boolean).join('\n') }], {
      kolom: {
        ...janjiBergeser(record.row, janji),
        jeda: jeda.map((yang) => (yang === dibuka ? satu : yang)),
      },
      perubahan: { janji: [semula, janji], jeda: [[dibuka], [satu]] },
    });
  },
});
