import { labDay } from '#domain/core/clock.ts';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import { formatDate, kalimat } from '#domain/core/format.ts';
import type { jedaApi } from '#domain/pengujian/jeda.ts';
import { janjiSetelahJeda, jedaBerjalan, kataGeser, sebabJeda, type Jeda } from '#domain/perjalanan/jeda.ts';
import type { Context } from '#server/core/implement.ts';
import { kalenderLaboratorium } from './janji.ts';
import { gerakkan, judgeAct, lockPengujian } from './perubahan.ts';
import { bacaPengujian } from './repository.ts';

/** A promise stops, once for each reason at a time (BEYOND-31). */
export async function mulaiJeda(context: Context, { uuid, sebab, alasan }: ParsedBody<typeof jedaApi.jeda>) {
  const { db, actor, operasiId, received } = context;
  const record = await lockPengujian(db, uuid, actor);
  const kode = await judgeAct(context, 'jedakan', record);
  const { jeda } = record.row;
  if (jedaBerjalan(jeda).some((satu) => satu.sebab === sebab))
    throw refusal.state(
      `Janji selesai pengujian ini sudah dijeda: ${sebabJeda[sebab]}.`,
      await bacaPengujian(db, uuid, actor),
    );
  const satu: Jeda = { uuid: operasiId, sebab, alasan, mulai: labDay(received), selesai: null };
  const catatan = `Janji dijeda: ${sebabJeda[sebab]}. ${kalimat(alasan)}`;
  return gerakkan(context, record, [{ kode, catatan }], {
    kolom: { jeda: [...jeda, satu] },
    perubahan: { jeda: [null, [satu]] },
  });
}

/** A pause ends, and the promise moves by the working days that no other pause has moved it by (BEYOND-31). */
export async function akhiriJeda(
  context: Context,
  { uuid, uuidJeda, catatan }: ParsedBody<typeof jedaApi.lanjut>,
) {
  const { db, actor, received } = context;
  const record = await lockPengujian(db, uuid, actor);
  const kode = await judgeAct(context, 'lanjutkan', record);
  const { jeda, janjiSemula } = record.row;
  const dibuka = jeda.find((satu) => satu.uuid === uuidJeda);
  if (!dibuka) throw refusal.notFound('Jeda ini bukan jeda pengujian ini.');
  if (dibuka.selesai !== null)
    throw refusal.state('Jeda ini sudah diakhiri.', await bacaPengujian(db, uuid, actor));
  const satu = { ...dibuka, selesai: labDay(received) };
  const lain = jeda.filter((yang) => yang !== dibuka);
  const semula = record.row.janji!;
  const { kalender } = await kalenderLaboratorium(db, record.idLaboratorium);
  const janji = janjiSetelahJeda(kalender, semula, lain, satu);
  const kolom = {
    janji,
    janjiSemula: janji === semula ? janjiSemula : (janjiSemula ?? semula),
    jeda: jeda.map((yang) => (yang === dibuka ? satu : yang)),
  };
  const kata = [
    `Jeda sejak ${formatDate(satu.mulai)} berakhir: ${sebabJeda[satu.sebab]}. ${kataGeser(semula, janji)}`,
    catatan,
  ];
  return gerakkan(context, record, [{ kode, catatan: kata.filter(Boolean).join('\n') }], {
    kolom,
    perubahan: { janji: [semula, janji], jeda: [[dibuka], [satu]] },
  });
}
