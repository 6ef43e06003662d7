import { parameterUjiApi } from '#domain/parameter-uji/endpoints.ts';
import type { ParameterUji, ParameterUjiInduk } from '#domain/parameter-uji/schema.ts';
import { useLive } from '#data/use-live.ts';
import type { Failed } from '#kit/notice/NotHere.tsx';

/** A test as its reader has it: Admin all of it, a Kalab what everybody may know. */
export type ParameterUjiTerbaca = ParameterUji & Partial<ParameterUjiInduk>;

/** One test of the catalogue read through the server. `pada` is set while only a kept answer can be shown. */
export type HasilParameterUji =
  | { jenis: 'memuat' }
  | ({ jenis: 'gagal' } & Failed)
  | { jenis: 'ada'; data: ParameterUjiTerbaca; pada: string | null; muatUlang: () => void };

export function useParameterUjiInduk(uuid: string | null): HasilParameterUji {
  const { hasil, muatUlang } = useLive(parameterUjiApi.list, uuid === null ? null : { uuid });
  if (hasil.jenis === 'memuat') return hasil;
  if (hasil.jenis === 'gagal') return { ...hasil, muatUlang };
  // Asked by its uuid, the answer is one record.
  return { jenis: 'ada', data: hasil.jawaban.data as ParameterUjiTerbaca, pada: hasil.pada, muatUlang };
}
