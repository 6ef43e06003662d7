import type { Baris } from '#data/baris.ts';
import type { Tab } from './offline.ts';

/** One write whose saving was confirmed to its author, as it was handed to the outbox. */
export type Catatan = Pick<
  Baris,
  'opId' | 'lane' | 'induk' | 'call' | 'body' | 'files' | 'capturedAt' | 'baseRev' | 'after' | 'dependsOn'
> & {
  perangkat: string;
  orang: string;
  /** For a decision: the history its author had before them, by entry. */
  dilihat: readonly string[] | null;
  /** What became of it by its author's word; null while nothing was decided. */
  nasib: 'dibuang' | 'diganti' | null;
  /** The write that took its place. */
  pengganti: string | null;
};

/** What authors were told is safe, in the order of each lane on each device: what the end is compared with. */
export class Jurnal {
  readonly semua = new Map<string, Catatan>();
  readonly #urutan = new Map<string, string[]>();

  /** A write was confirmed; a repaired one stands where the write it replaces stood. */
  tersimpan(tab: Tab, row: Baris, dilihat: readonly string[] | null, menggantikan?: string): void {
    const { opId, lane, call, body, files, capturedAt, baseRev, after } = row;
    this.semua.set(opId, {
      opId,
      lane,
      call,
      body,
      ...(files ? { files } : {}),
      ...(row.induk ? { induk: row.induk } : {}),
      ...(row.dependsOn ? { dependsOn: row.dependsOn } : {}),
      capturedAt,
      baseRev,
      after,
      perangkat: tab.perangkat.nama,
      orang: tab.orang.uuid,
      dilihat: row.baseRev === null ? null : dilihat,
      nasib: null,
      pengganti: null,
    });
    const order = this.urutan(tab.perangkat.nama, tab.orang.uuid, lane);
    if (menggantikan === undefined) return void order.push(opId);
    Object.assign(this.semua.get(menggantikan)!, { nasib: 'diganti', pengganti: opId } as const);
    order.splice(order.indexOf(menggantikan) + 1, 0, opId);
  }

  dibuang(opId: string): void {
    const entry = this.semua.get(opId);
    if (entry) entry.nasib = 'dibuang';
  }

  urutan(perangkat: string, orang: string, lane: string): string[] {
    const key = `${perangkat}|${orang}|${lane}`;
    const known = this.#urutan.get(key) ?? [];
    this.#urutan.set(key, known);
    return known;
  }

  get lanes(): { perangkat: string; orang: string; lane: string; urutan: string[] }[] {
    return [...this.#urutan].map(([key, urutan]) => {
      const [perangkat = '', orang = '', lane = ''] = key.split('|');
      return { perangkat, orang, lane, urutan };
    });
  }

  milik(perangkat: string, orang: string): Catatan[] {
    return [...this.semua.values()].filter((entry) => entry.perangkat === perangkat && entry.orang === orang);
  }
}
