import { expect } from 'vitest';
import { callName } from '#domain/core/endpoint.ts';
import { kabarApi } from '#domain/kabar/endpoints.ts';
import { kabar } from '#server/db/tables/kabar.ts';
import type { Berlaku, Dunia } from '#tests/support/offline-dunia.ts';

/** A mark of what was read, which is no change of anything and leaves no trail. */
export const tandaDibaca = callName(kabarApi.baca);

/** [I1] What was marked as read counts as read, and nothing that nobody marked. */
export async function periksaKabar({ jurnal, server }: Dunia, berlaku: readonly Berlaku[]): Promise<void> {
  const ditandai = new Set(
    berlaku
      .map(({ id }) => jurnal.semua.get(id)!)
      .filter(({ call }) => call === tandaDibaca)
      .flatMap(({ body }) => body['uuid'] as string[]),
  );
  const semua = await server.db.select().from(kabar);
  const sebut = ({ pokok, penggunaId, kunci }: (typeof semua)[number]) => `${pokok} ${penggunaId} ${kunci}`;
  const perGiliran = Map.groupBy(semua, sebut);
  const keliru = semua.filter((satu) => {
    // What was told again counts as read by that; days that have passed are told as one.
    const lagi = perGiliran
      .get(sebut(satu))!
      .some(({ id, susulan }) => id > satu.id && susulan > satu.susulan);
    return (ditandai.has(satu.id) || lagi) !== (satu.dibacaPada !== null);
  });
  expect(keliru, '[I1] what is read is not what was marked').toEqual([]);
}
