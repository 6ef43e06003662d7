import type { Antrean } from '#data/antrean.ts';
import type { OrangMasuk } from '#data/app.ts';
import { saveCopy } from './save-copy.ts';

type Sisa = Pick<Antrean, 'menunggu' | 'keputusan' | 'draf'>;

/** Whether anything of this person is not on the server: a write not done, or a draft (offline.md section 6). */
export const adaSisa = ({ menunggu, keputusan, draf }: Sisa): boolean =>
  menunggu + keputusan + draf.length > 0;

/** '3 tulisan dan 1 draf': what would stay behind. */
export function kataSisa({ menunggu, keputusan, draf }: Sisa): string {
  const tulisan = menunggu + keputusan;
  return [tulisan > 0 ? `${tulisan} tulisan` : '', draf.length > 0 ? `${draf.length} draf` : '']
    .filter(Boolean)
    .join(' dan ');
}

/** Gives the person a copy of everything of theirs that is only on this device, dropped writes too. */
export function unduhSisa({ rows, draf }: Pick<Antrean, 'rows' | 'draf'>, orang: OrangMasuk): Promise<void> {
  return saveCopy(orang, 'kotak keluar', { rows: rows.filter(({ state }) => state !== 'terkirim'), draf });
}
