import { fromWire } from '#domain/core/wire.ts';
import { perluKeputusan, urutanLane, type Baris } from '#data/outbox/row.ts';
import { alamatLaporan, alamatPengujian, panggilanLaporan, recordDari, type Pembaca } from './alamat.ts';
import { formIsian } from './isian.ts';

/** How a write may be corrected: in the form of its record, in a small form here, or not at all. */
export type Perbaikan = { jenis: 'halaman'; to: string } | { jenis: 'isian' } | null;

/**
 * A start or a request carries nothing to correct, and a decision that the server's record has overtaken is compared,
 * never corrected. A parked write waits for a newer app that knows it.
 */
export function perbaikanDari(row: Baris, pembaca: Pembaca): Perbaikan {
  if (!perluKeputusan(row) && row.state !== 'menunggu') return null;
  const uuid = recordDari(row.lane);
  if (row.call === panggilanLaporan && uuid) {
    const { jenisLaporan } = fromWire(row.body) as Record<string, unknown>;
    return { jenis: 'halaman', to: alamatLaporan(uuid, jenisLaporan, row.opId) };
  }
  const to = alamatPengujian(row.call, row.lane.slice(row.lane.indexOf(':') + 1), row.opId, pembaca);
  if (to) return { jenis: 'halaman', to };
  return formIsian(row.call) && row.state !== 'bentrok' ? { jenis: 'isian' } : null;
}

/** The writes after this one in its lane that go with it when its author says so: held behind it, none has taken effect. */
export function pengikut(row: Baris, rows: readonly Baris[]): Baris[] {
  return rows.filter(
    (other) =>
      other.lane === row.lane &&
      urutanLane(row, other) < 0 &&
      other.state !== 'dibuang' &&
      other.state !== 'terkirim',
  );
}
