import { useSearchParams } from 'react-router-dom';
import { callName } from '#domain/core/endpoint.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { useAntrean } from '#data/antrean.ts';
import { dapatDiubah, type Baris } from '#data/outbox/row.ts';
import { useTinjauan, useTinjauanPokok } from '#data/tinjauan.ts';
import type { Tampilan } from '#data/view.ts';
import { withoutWrites } from '#kit/live-list.ts';
import { usePengujian } from '#features/pengujian/bagian/use-pengujian.ts';

export type SatuTinjauan =
  | { jenis: 'memuat' }
  /** `pada` is set while only a kept answer of the server can be shown. */
  | { jenis: 'ada'; tampilan: Tampilan<Pengujian>; pada: string | null }
  | { jenis: 'gagal'; info: string; muatUlang: () => void };

/** One submission: from the device when it is appointed to this Kalab, else asked of the server (CONF-24). */
export function useSatuTinjauan(uuid: string | null): SatuTinjauan {
  const diPerangkat = useTinjauan(uuid);
  const hasil = usePengujian(diPerangkat === null ? uuid : null);
  if (diPerangkat) return { jenis: 'ada', tampilan: diPerangkat, pada: null };
  if (diPerangkat === undefined || hasil.jenis === 'memuat') return { jenis: 'memuat' };
  if (hasil.jenis === 'gagal') return hasil;
  return { jenis: 'ada', tampilan: withoutWrites(hasil.data), pada: hasil.pada };
}

const putusan = callName(pengujianApi.verifikasi);

/** A decision of this Kalab to be made anew, and the submission as it stands without it. */
export type Perbaikan = { row: Baris; tampilan: Tampilan<Pengujian> };

/**
 * The decision that the server turned down; or the one ?perbaiki= names when it has not left yet. Null when there is none.
 */
export function usePerbaikan(tampilan: Tampilan<Pengujian>): Perbaikan | null {
  const { uuid } = tampilan.data;
  const { rows } = useAntrean();
  const asked = useSearchParams()[0].get('perbaiki');
  const pokok = useTinjauanPokok(asked ? uuid : null);
  const ditolak = tampilan.keputusan.find(({ call }) => call === putusan);
  if (ditolak) return { row: ditolak, tampilan };
  const row = rows.find(({ opId }) => opId === asked);
  if (!row || !pokok || row.call !== putusan || row.lane !== `pengujian:${uuid}` || !dapatDiubah(row))
    return null;
  return { row, tampilan: { ...tampilan, data: pokok, tertunda: [] } };
}
