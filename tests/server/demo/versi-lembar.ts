import { expect, it } from 'vitest';
import { administers } from '#domain/core/roles.ts';
import { cobaSemua, contohKeliru, salahIsi } from '#domain/lembar-kerja/coba.ts';
import { demoAccounts } from '#server/demo/accounts.ts';
import { findVersi } from '#server/modules/lembar-kerja/repository.ts';
import type { ServerUji } from '#tests/support/server.ts';

/** The sheets of the demo's tests. */
export function ujiVersiLembar(uji: () => ServerUji): void {
  it('[BEYOND-07, BEYOND-08] has sheets that compute, are proven by their examples, and were released by a Kalab of their laboratory', async () => {
    const semua = await findVersi(uji().server.db, undefined);
    expect(semua.length).toBeGreaterThan(30);
    const salah = semua.flatMap(({ isi, contoh, parameterUji, idLaboratorium, dirilisOleh, penulis }) => {
      const kalab = demoAccounts.find(({ uuid }) => uuid === dirilisOleh?.uuid);
      return [
        ...salahIsi(isi).map(({ message }) => message),
        contohKeliru(cobaSemua(isi, contoh)),
        kalab?.role === 'Kalab' && administers({ ...kalab, role: 'Kalab' }, idLaboratorium)
          ? null
          : 'bukan kalabnya',
        penulis.some(({ uuid }) => uuid === dirilisOleh?.uuid) ? 'penulis merilis' : null,
      ].flatMap((satu) => (satu === null ? [] : [`${parameterUji.kdParameterUji}: ${satu}`]));
    });
    expect(salah).toEqual([]);
  });
}
