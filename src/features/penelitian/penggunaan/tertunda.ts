import { callName } from '#domain/core/endpoint.ts';
import { fromWire } from '#domain/core/wire.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penggunaanApi } from '#domain/penelitian/penggunaan.ts';
import { menurutLaboratorium } from '#domain/penggunaan/laboratorium.ts';
import type { Penambahan } from '#domain/penggunaan/schema.ts';
import { useAntrean } from '#data/antrean.ts';
import { isiLane } from '#data/lane.ts';
import type { Baris } from '#data/baris.ts';
import type { Tampilan } from '#data/view.ts';

const kembalikan = callName(penggunaanApi.kembalikan);
const tambah = callName(penggunaanApi.tambah);

/** What a write is about within its research: additions, or the rows of returned tools it names. */
function bagianDari(
  { call, lane, opId, body }: Pick<Baris, 'call' | 'lane' | 'opId' | 'body'>,
  record: Pick<Penelitian, 'idLaboratorium'>,
): string[] {
  if (call === kembalikan)
    return (fromWire(body) as { pengembalian: { uuid: string }[] }).pengembalian.map(({ uuid }) => uuid);
  if (call === tambah) {
    const { penggunaan } = fromWire(body) as { penggunaan: { idLaboratorium?: number }[] };
    return menurutLaboratorium(penggunaan, { pertama: opId, ...record }).map(({ uuid }) => uuid);
  }
  const { jenis, id } = isiLane(lane);
  // What makes an addition has its own id; an extension lies in the lane of the research.
  return jenis === 'penambahan' ? [id, opId] : [opId];
}

/** The additions and rows of tools that carry own writes which the server has not shown back yet. */
export function useBagianTertunda({ data, tertunda }: Tampilan<Penelitian>): ReadonlySet<string> {
  const { rows } = useAntrean();
  const { idLaboratorium } = data;
  const milik = rows.filter(({ opId }) => tertunda.includes(opId));
  return new Set(milik.flatMap((row) => bagianDari(row, { idLaboratorium })));
}

/** Whether an unsent write makes this addition besides its first one (GAP-154): it is changed with that write, in the outbox. */
export const ikutTulisan = (
  { tertunda }: Pick<Tampilan<Penelitian>, 'tertunda'>,
  { uuid, rev }: Pick<Penambahan, 'uuid' | 'rev'>,
): boolean => rev === '' && !tertunda.includes(uuid);
