import { formatDate } from '#domain/core/format.ts';
import { kalibrasiLewat, kedaluwarsa } from './rules.ts';
import type { Barang } from './schema.ts';

/** Something about a material or instrument to be known before it is kept or taken. `bahaya`: it is not fit for use. */
export type Perhatian = { kata: string; bahaya: boolean };

type Dinilai = Partial<Pick<Barang, 'jmlStok' | 'minStok' | 'tglExpired' | 'tglKalibrasiSelanjutnya'>>;

/** So many days before its date something is said to come up. */
const hampirHari = 30;

/** The last day that counts as near, seen from this one. */
export function batasHampir(hari: string): string {
  const batas = new Date(`${hari}T00:00:00Z`);
  batas.setUTCDate(batas.getUTCDate() + hampirHari);
  return batas.toISOString().slice(0, 10);
}

/**
 * Stock at its limit, expiry or calibration near or past, seen from a day; '' while none is chosen, when only the stock is
 * known (GAP-15). The server finds the same by `perluPerhatian`.
 */
export function perhatian(barang: Dinilai, hari: string): Perhatian[] {
  const { jmlStok = null, minStok = null, tglExpired = null, tglKalibrasiSelanjutnya = null } = barang;
  const semua: Perhatian[] = [];
  if (jmlStok !== null && jmlStok <= 0) semua.push({ kata: 'Stok habis', bahaya: true });
  else if (jmlStok !== null && minStok !== null && jmlStok <= minStok)
    semua.push({ kata: 'Stok di batas minimal', bahaya: false });
  if (hari === '') return semua;
  const batas = batasHampir(hari);
  if (tglExpired !== null && tglExpired <= batas)
    semua.push(
      kedaluwarsa({ tglExpired }, hari)
        ? { kata: `Kedaluwarsa ${formatDate(tglExpired)}`, bahaya: true }
        : { kata: `Hampir kedaluwarsa ${formatDate(tglExpired)}`, bahaya: false },
    );
  if (tglKalibrasiSelanjutnya !== null && tglKalibrasiSelanjutnya <= batas) {
    const lewat = kalibrasiLewat({ tglKalibrasiSelanjutnya }, hari);
    semua.push({
      kata: `Kalibrasi ${lewat ? 'lewat' : 'sebelum'} ${formatDate(tglKalibrasiSelanjutnya)}`,
      bahaya: lewat,
    });
  }
  return semua;
}
