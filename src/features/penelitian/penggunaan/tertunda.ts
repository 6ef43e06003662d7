import { callName } from '#domain/core/endpoint.ts';
import { fromWire } from '#domain/core/wire.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penggunaanApi } from '#domain/penelitian/penggunaan.ts';
import { useAntrean } from '#data/antrean.ts';
import { isiLane } from '#data/lane.ts';
import type { Baris } from '#data/baris.ts';
import type { Tampilan } from '#data/view.ts';

const kembalikan = callName(penggunaanApi.kembalikan);

/** What a write is about within its research: an addition, or the rows of returned tools it names. */
function bagianDari({ call, lane, opId, body }: Pick<Baris, 'call' | 'lane' | 'opId' | 'body'>): string[] {
  if (call === kembalikan)
    return (fromWire(body) as { pengembalian: { uuid: string }[] }).pengembalian.map(({ uuid }) => uuid);
  const { jenis, id } = isiLane(lane);
  // What makes an addition has its own id; an extension lies in the lane of the research.
  return jenis === 'penambahan' ? [id, opId] : [opId];
}

/** The additions and rows of tools that carry own writes which the server has not shown back yet. */
export function useBagianTertunda({ tertunda }: Tampilan<Penelitian>): ReadonlySet<string> {
  const { rows } = useAntrean();
  return new Set(rows.filter(({ opId }) => tertunda.includes(opId)).flatMap(bagianDari));
}
