import { analisisApi } from '#domain/analisis/endpoints.ts';
import { callName } from '#domain/core/endpoint.ts';
import { fromWire } from '#domain/core/wire.ts';
import type { Pengingat } from '#domain/lembar-kerja/sel.ts';
import type { Baris } from '#data/baris.ts';

const lembar = callName(analisisApi.sheet);

/** The timers of a write into a sheet that holds nothing else; none of any other write. */
export function hanyaPengingat({ call, body }: Pick<Baris, 'call' | 'body'>): readonly Pengingat[] {
  if (call !== lembar) return [];
  const { sel = [], foto = [], pengingat = [] } = fromWire(body) as Partial<IsiLembar>;
  return sel.length + foto.length > 0 ? [] : pengingat;
}

type IsiLembar = { sel: readonly unknown[]; foto: readonly unknown[]; pengingat: readonly Pengingat[] };
