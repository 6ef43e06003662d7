import { useState } from 'react';
import { useSekarang } from '#data/antrean.ts';
import { useAplikasi } from '#data/app.ts';
import { useLive } from '#data/use-live.ts';
import { formatDataAge } from '#domain/core/format.ts';
import { jejakApi } from '#domain/jejak/endpoints.ts';
import type { Jejak } from '#domain/jejak/schema.ts';
import { tindakanJejak } from '#domain/tables/tindakan.ts';
import { petugasApi } from '#domain/petugas/endpoints.ts';
import type { ListFilter } from '#kit/list/list-filter.ts';
import { useListState, type ListState } from '#kit/list/list-state.ts';
import type { Failed } from '#kit/notice/NotHere.tsx';
import { bacaJejak, type BarisJejak } from './berkas-jejak.ts';

/** Of which record the trail is: one submission, one account, or whatever there is. */
export type Lingkup = { uuid: string | null; akun: string | null };

type Saringan = Record<'orang' | 'tindakan' | 'dari' | 'sampai', string | null>;
export type KeadaanJejak = ListState<Saringan>;

export const useKeadaanJejak = (): KeadaanJejak =>
  useListState<Saringan>('jejak', { orang: null, tindakan: null, dari: null, sampai: null });

const tindakan = Object.entries(tindakanJejak).map(([value, label]) => ({ value, label }));
/** Large enough that nobody is left out of a choice. */
const semua = 1000;

/** By person and by act; to an Admin everybody with an account, to others the officers they know. */
export function useSaringanJejak(): ListFilter<Saringan>[] {
  const { hasil } = useLive(petugasApi.list, { perPage: semua });
  const orang = hasil.jenis === 'ada' ? [hasil.jawaban.data].flat() : [];
  return [
    {
      name: 'orang',
      label: 'Orang',
      options: orang
        .map(({ uuid, nama }) => ({ value: uuid, label: nama }))
        .toSorted((a, b) => a.label.localeCompare(b.label, 'id')),
    },
    { name: 'tindakan', label: 'Tindakan', options: tindakan },
  ];
}

export type HalamanJejak =
  | { jenis: 'memuat' }
  | { jenis: 'tanpaRekaman' }
  | ({ jenis: 'gagal' } & Failed)
  | {
      jenis: 'ada';
      jejak: readonly Jejak[];
      /** 'data per 10:42 WIB' while only a kept answer can be shown. */
      usia: string | null;
      sebelumnya: (() => void) | null;
      berikutnya: (() => void) | null;
      /** All that fits, for its file. */
      semua: () => AsyncIterable<BarisJejak>;
    };

/** One page of the trail as it is filtered, and the ways to its neighbours, by key. */
export function useHalamanJejak(state: KeadaanJejak, { uuid, akun }: Lingkup, admin: boolean): HalamanJejak {
  const { search, filters } = state;
  const dicari = {
    // A number that was typed wins over the record one came from.
    ...(search ? { nomor: search } : { ...(uuid ? { uuid } : {}), ...(akun ? { idRekaman: akun } : {}) }),
    ...(filters.orang ? { idPengguna: filters.orang } : {}),
    ...(filters.tindakan ? { tindakan: filters.tindakan } : {}),
    ...(filters.dari ? { tglDari: filters.dari } : {}),
    ...(filters.sampai ? { tglSampai: filters.sampai } : {}),
  };
  const kunci = JSON.stringify(dicari);
  const [tempat, setTempat] = useState<{ kunci: string; jalan: readonly string[] }>({ kunci, jalan: [] });
  const jalan = tempat.kunci === kunci ? tempat.jalan : [];
  const sesudah = jalan.at(-1);
  const boleh = admin || uuid !== null || search !== '';
  const { hasil, muatUlang } = useLive(
    jejakApi.list,
    boleh ? { ...dicari, ...(sesudah ? { sesudah } : {}) } : null,
  );
  const { klien } = useAplikasi();
  const now = useSekarang();
  if (!boleh) return { jenis: 'tanpaRekaman' };
  if (hasil.jenis === 'memuat') return { jenis: 'memuat' };
  if (hasil.jenis === 'gagal') return { ...hasil, muatUlang };
  const { jejak, berikutnya } = hasil.jawaban.data;
  const ke = (next: readonly string[]) => () => {
    setTempat({ kunci, jalan: next });
    window.scrollTo({ top: 0 });
  };
  return {
    jenis: 'ada',
    jejak,
    usia: hasil.pada === null ? null : formatDataAge(hasil.pada, new Date(now)),
    sebelumnya: jalan.length > 0 ? ke(jalan.slice(0, -1)) : null,
    berikutnya: berikutnya ? ke([...jalan, berikutnya]) : null,
    semua: () => bacaJejak(klien, dicari),
  };
}
