import { asc, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Analisis } from '#domain/analisis/schema.ts';
import { fromWire } from '#domain/core/wire.ts';
import { keadaanLembar, selBentrok } from '#domain/lembar-kerja/keadaan.ts';
import type { Isian, Pengingat } from '#domain/lembar-kerja/sel.ts';
import type { TulisanLembar } from '#domain/lembar-kerja/tulisan.ts';
import { riwayatProgres } from '#server/db/tables/pengujian.ts';
import type { Berlaku, Dunia } from '#tests/support/offline-dunia.ts';
import type { IsiTab } from './periksa-tampilan.ts';

/** A timer as one write tells it, and by whom. */
type Disebut = Pengingat & { oleh: string };
/** The sheet of one run by the words of those who wrote in it. */
type LembarTertulis = { isian: Isian; disebut: readonly Disebut[] };
type SemuaLembar = ReadonlyMap<string, LembarTertulis>;

/**
 * Every write into a sheet that took effect lies in its history once, with all of its cells and timers as their author left
 * them; and no value was covered over by somebody who had not seen it (BEYOND-10, BEYOND-11, BEYOND-23). Gives the sheet
 * that each parameter has by that.
 */
export async function periksaLembar(dunia: Dunia, berlaku: readonly Berlaku[]): Promise<SemuaLembar> {
  const riwayat = await dunia.server.db
    .select()
    .from(riwayatProgres)
    .where(inArray(riwayatProgres.aksi, ['mulai', 'isiLembar']))
    .orderBy(asc(riwayatProgres.urut));
  const rows = riwayat.filter(({ aksi }) => aksi === 'isiLembar');
  const ditulis = berlaku.filter(({ call }) => call === 'PUT test-analysis/sheet').map(({ id }) => id);
  expect(rows.map(({ id }) => id).toSorted(), '[I1] writes into sheets').toEqual(ditulis.toSorted());
  const semua = new Map<string, LembarTertulis>();
  for (const { id, aksi, parameterId, lembar } of riwayat) {
    // What is begun anew has an empty sheet.
    if (aksi === 'mulai') {
      semua.set(parameterId, { isian: {}, disebut: [] });
      continue;
    }
    const { body, orang: oleh } = dunia.jurnal.semua.get(id)!;
    const milik = fromWire(body) as TulisanLembar;
    expect(lembar!.sel, `cells of ${id}`).toEqual(milik.sel);
    expect(lembar!.pengingat, `timers of ${id}`).toEqual(milik.pengingat);
    const { isian, disebut } = semua.get(parameterId) ?? { isian: {}, disebut: [] };
    expect(selBentrok(isian, milik.sel), `${id} covers what its author had not seen`).toEqual([]);
    const sel = Object.fromEntries(milik.sel.map(({ kunci, semula: _semula, ...satu }) => [kunci, satu]));
    semua.set(parameterId, {
      isian: { ...isian, ...sel },
      disebut: [...disebut, ...milik.pengingat.map((satu) => ({ ...satu, oleh }))],
    });
  }
  return semua;
}

/** A device that has heard of everything shows of each of its sheets the cells and timers that were written, and no other. */
export function samaLembar({ koleksi }: IsiTab, semua: SemuaLembar): void {
  for (const { data } of koleksi.analisis.views) {
    const { isian, pengingat } = keadaanLembar((data as Analisis).history);
    const tertulis = semua.get(data.uuid) ?? { isian: {}, disebut: [] };
    expect(isian, `the cells of ${data.uuid}`).toEqual(tertulis.isian);
    expect(
      pengingat.map(({ dimulaiOleh, diselesaikanOleh, ...satu }) => ({
        ...satu,
        dimulaiOleh: dimulaiOleh.uuid,
        diselesaikanOleh: diselesaikanOleh?.uuid ?? null,
      })),
      `[I1] the timers of ${data.uuid}`,
    ).toEqual(pengingatTertulis(tertulis));
  }
}

/** Each timer once: begun as it was first told, due as it was told last, over with the first word that it is. */
function pengingatTertulis({ disebut }: LembarTertulis) {
  return [...Map.groupBy(disebut, ({ uuid }) => uuid).values()].map((kata) => {
    const [{ oleh, ...mulai }] = kata as [Disebut];
    const { jatuh, selesai, ...akhir } = kata.find((satu) => satu.selesai !== null) ?? kata.at(-1)!;
    return {
      ...mulai,
      jatuh,
      selesai,
      dimulaiOleh: oleh,
      diselesaikanOleh: selesai === null ? null : akhir.oleh,
    };
  });
}
