import { asc, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { fromWire } from '#domain/core/wire.ts';
import { selBentrok } from '#domain/lembar-kerja/keadaan.ts';
import type { Isian } from '#domain/lembar-kerja/sel.ts';
import type { TulisanLembar } from '#domain/lembar-kerja/tulisan.ts';
import { riwayatProgres } from '#server/db/tables/pengujian.ts';
import type { Berlaku, Dunia } from '#tests/support/offline-dunia.ts';

/**
 * Every write into a sheet that took effect lies in its history once, with all of its cells as their author left them; and
 * no value was covered over by somebody who had not seen it (BEYOND-10, BEYOND-11).
 */
export async function periksaLembar(dunia: Dunia, berlaku: readonly Berlaku[]): Promise<void> {
  const riwayat = await dunia.server.db
    .select()
    .from(riwayatProgres)
    .where(inArray(riwayatProgres.aksi, ['mulai', 'isiLembar']))
    .orderBy(asc(riwayatProgres.urut));
  const rows = riwayat.filter(({ aksi }) => aksi === 'isiLembar');
  const ditulis = berlaku.filter(({ call }) => call === 'PUT test-analysis/sheet').map(({ id }) => id);
  expect(rows.map(({ id }) => id).toSorted(), '[I1] writes into sheets').toEqual(ditulis.toSorted());
  const semua = new Map<string, Isian>();
  for (const { id, aksi, parameterId, lembar } of riwayat) {
    // What is begun anew has an empty sheet.
    if (aksi === 'mulai') {
      semua.set(parameterId, {});
      continue;
    }
    const milik = fromWire(dunia.jurnal.semua.get(id)?.body) as TulisanLembar | undefined;
    if (milik) expect(lembar?.sel, `cells of ${id}`).toEqual(milik.sel);
    const isian = semua.get(parameterId) ?? {};
    expect(selBentrok(isian, lembar!.sel), `${id} covers what its author had not seen`).toEqual([]);
    const sel = Object.fromEntries(lembar!.sel.map(({ kunci, semula: _semula, ...satu }) => [kunci, satu]));
    semua.set(parameterId, { ...isian, ...sel });
  }
}
