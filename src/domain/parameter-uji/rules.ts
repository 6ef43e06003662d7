import { kosong } from '#domain/core/fields.ts';
import { formatNumber } from '#domain/core/format.ts';

/** A role's share of a price in percent, as a call names it (DATA-34). */
export type Bagian = { idPeran: number; persenPembagian: number };

/** What of a price a share comes to, in whole rupiah (MASTER-30). */
export const nominalBagian = (persen: number, harga: number): number => Math.round((persen * harga) / 100);

/** All shares together, in percent; added up in hundredths, so that 33,3 three times is 99,9. */
export const totalPersen = (pembagian: readonly Pick<Bagian, 'persenPembagian'>[]): number =>
  pembagian.reduce((sum, { persenPembagian }) => sum + Math.round(persenPembagian * 100), 0) / 100;

type Diisi = {
  flagReplikasi: boolean;
  hargaReplikasiInternal?: number | undefined;
  hargaReplikasiEksternal?: number | undefined;
  pembagian: readonly Bagian[];
};

/**
 * What the fields of a test cannot say each by itself: replications have their prices where there are any (MASTER-27), a
 * role has one share, and no more than the whole price is shared; what is left stays undivided.
 */
export function parameterUjiKeliru(isi: Diisi): { path: (string | number)[]; message: string }[] {
  const harga = (['hargaReplikasiInternal', 'hargaReplikasiEksternal'] as const).flatMap((field) =>
    isi.flagReplikasi && isi[field] === undefined ? [{ path: [field], message: kosong }] : [],
  );
  const berulang = isi.pembagian.flatMap(({ idPeran }, at) =>
    isi.pembagian.findIndex((lain) => lain.idPeran === idPeran) < at
      ? [{ path: ['pembagian', at, 'idPeran'], message: 'Peran ini sudah mempunyai bagian.' }]
      : [],
  );
  const total = totalPersen(isi.pembagian);
  const lebih =
    total > 100
      ? [
          {
            path: ['pembagian'],
            message: `Jumlah persen pembagian paling banyak 100, sekarang ${formatNumber(total)}.`,
          },
        ]
      : [];
  return [...harga, ...berulang, ...lebih];
}
