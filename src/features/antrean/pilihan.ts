import { fromWire } from '#domain/core/wire.ts';
import type { Draf } from '#data/db.ts';
import { drafBaru } from '#data/drafts.ts';
import type { BarisRekaman } from '#data/koleksi/adapter.ts';
import { laneDari } from '#data/lane.ts';
import { belumSelesai, dapatDiubah, perluKeputusan, terlambat, urutanLane, type Baris } from '#data/baris.ts';
import { paths } from '#paths';
import { recordDari, tampilkan } from './alamat.ts';
import { panggilanDari } from './panggilan-table.ts';
import type { Pembaca, Tujuan } from '#kit/outbox/panggilan.ts';

/** How a write may be corrected: in the form of its record, in a small form here, or not at all. */
export type Perbaikan = { jenis: 'halaman'; to: string } | { jenis: 'isian' } | null;

/**
 * A start or a request carries nothing to correct, and a decision that the server's record has overtaken is compared,
 * never corrected. A parked write waits for a newer app that knows it.
 */
export function perbaikanDari(row: Baris, pembaca: Pembaca, base?: BarisRekaman): Perbaikan {
  if (terlambat(row) || (!perluKeputusan(row) && row.state !== 'menunggu')) return null;
  const perbaikan = panggilanDari(row.call)?.perbaikan;
  if (perbaikan?.jenis === 'isian') return row.state === 'bentrok' ? null : { jenis: 'isian' };
  const isi = fromWire(row.body) as Record<string, unknown>;
  const to = alamatForm(row.call, {
    record: recordDari(row.lane),
    isi,
    perbaiki: row.opId,
    terkirim: false,
    pembaca,
    base,
  });
  return to ? { jenis: 'halaman', to } : null;
}

/** The form on a page of its own in which a write of this call is corrected, or null: it has none. */
function alamatForm(call: string, tujuan: Tujuan): string | null {
  const perbaikan = panggilanDari(call)?.perbaikan;
  return perbaikan?.jenis === 'halaman' ? perbaikan.alamat(tujuan) : null;
}

/** Where a draft is taken up again; of one whose write has left, only where that is found now. */
export type TujuanDraf = { to: string; terkirim: boolean } | null;

/**
 * Where a draft goes on being written: a new write on the page where it was begun, a repair in the form of the write it
 * corrects; where that has left, its page. Null when an earlier version did not keep the page, or there is none.
 */
export function alamatDraf(
  { call, record, untuk, isi, alamat }: Draf,
  rows: readonly Baris[],
  pembaca: Pembaca,
  base?: BarisRekaman,
): TujuanDraf {
  if (drafBaru({ untuk })) return alamat === undefined ? null : { to: alamat, terkirim: false };
  const terkirim = !rows.some((row) => row.opId === untuk && dapatDiubah(row));
  const form = alamatForm(call, { record, isi, perbaiki: untuk, terkirim, pembaca, base });
  if (form !== null) return { to: form, terkirim };
  if (terkirim) return null;
  return { to: `${paths.kotakKeluar()}?${new URLSearchParams(tampilkan.perbaiki(untuk))}`, terkirim };
}

/** The lane in which a draft will be a write; that of no record while it makes its own. */
export const laneDraf = ({ call, record }: Pick<Draf, 'call' | 'record'>): string =>
  laneDari(panggilanDari(call)?.endpoint.record?.lane ?? '', record ?? '');

/** The writes after this one in its lane that go with it when its author says so: held behind it, none has taken effect. */
export function pengikut(row: Baris, rows: readonly Baris[]): Baris[] {
  return rows.filter((other) => other.lane === row.lane && urutanLane(row, other) < 0 && belumSelesai(other));
}
