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
  const sebut = ({ pokok, penggunaId, kunci }: (typeof semua)[number], ke: number) =>
    `${pokok} ${penggunaId} ${kunci} ${ke}`;
  const disebut = new Set(semua.map((satu) => sebut(satu, satu.susulan)));
  const keliru = semua.filter((satu) => {
    // What was told once more counts as read by that.
    const dibaca = ditandai.has(satu.id) || disebut.has(sebut(satu, satu.susulan + 1));
    return dibaca !== (satu.dibacaPada !== null);
  });
  expect(keliru, '[I1] what is read is not what was marked').toEqual([]);
}
