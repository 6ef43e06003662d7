import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '#server/core/implement.ts';
import { announce, forPerson, type Telling } from '#server/core/trace.ts';
import { dataBersama, versiLembar } from '#server/db/tables/lembar-kerja.ts';
import { parameterSampel, parameterUji } from '#server/db/tables/pengujian.ts';
import { diMeja } from '#server/modules/progres/policy.ts';
import { usiaAnalisis } from '#server/modules/progres/repository.ts';
import { khalayak, usiaData } from './policy.ts';

type Saat = Telling & Pick<Context, 'db'>;

/** Something of these data reads differently now: tells everybody who may have them. */
export async function kabari(context: Saat, ids: readonly string[]): Promise<void> {
  const { db } = context;
  const found = await db
    .select({ id: dataBersama.id, uji: versiLembar.parameterUjiId, lab: parameterUji.laboratoriumId })
    .from(dataBersama)
    .innerJoin(versiLembar, eq(versiLembar.id, dataBersama.versiId))
    .innerJoin(parameterUji, eq(parameterUji.id, versiLembar.parameterUjiId))
    .where(inArray(dataBersama.id, [...ids]));
  const uji = [...new Set(found.map((satu) => satu.uji))];
  const ditugaskan = await db
    .selectDistinct({
      uji: parameterSampel.parameterUjiId,
      analis: parameterSampel.analisId,
      penyelia: parameterSampel.penyeliaId,
    })
    .from(parameterSampel)
    .where(and(inArray(parameterSampel.parameterUjiId, uji), diMeja, usiaAnalisis.still(context.received)));
  for (const { id, uji: ujinya, lab } of found) {
    const orang = ditugaskan
      .filter((satu) => satu.uji === ujinya)
      .flatMap(({ analis, penyelia }) => [analis, penyelia])
      .filter((satu) => satu !== null);
    const tags = khalayak(lab, [...new Set(orang)]);
    announce(context, { collection: 'dataBersama', record: id, sebelum: tags, sesudah: tags });
  }
}

/** Tests that these people were given or have given away: their data come with them, or go with the last one (GAP-18). */
export async function kabariPenugasan(
  context: Saat,
  berubah: readonly { parameterUjiId: number; orang: readonly (string | null)[] }[],
): Promise<void> {
  const orang = Map.groupBy(berubah, ({ parameterUjiId }) => parameterUjiId);
  if (orang.size === 0) return;
  const found = await context.db
    .select({ id: dataBersama.id, uji: versiLembar.parameterUjiId })
    .from(dataBersama)
    .innerJoin(versiLembar, eq(versiLembar.id, dataBersama.versiId))
    .where(and(inArray(versiLembar.parameterUjiId, [...orang.keys()]), usiaData.still(context.received)));
  for (const { id, uji } of found) {
    const disebut = orang.get(uji)!.flatMap((satu) => satu.orang.filter((uuid) => uuid !== null));
    const tags = [...new Set(disebut)].map(forPerson);
    announce(context, { collection: 'dataBersama', record: id, sebelum: tags, sesudah: tags });
  }
}
