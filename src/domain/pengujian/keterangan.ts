import type { FieldError } from '#domain/core/errors.ts';
import { formatDate } from '#domain/core/format.ts';
import { setelahHariIni } from '#domain/pembayaran/rules.ts';

/**
 * What a sample is besides its name (ISO/IEC 17025, 7.8.2.1 g and h): the registrant's word, and all of it may be missing.
 * Each with its label and with its word in a sentence, in the order of both.
 */
export const bidangKeterangan = {
  noBets: { label: 'Nomor bets', kata: 'bets', hari: false },
  pembuat: { label: 'Pembuat/produsen', kata: 'dibuat', hari: false },
  tglProduksi: { label: 'Tanggal produksi', kata: 'produksi', hari: true },
  tglKedaluwarsa: { label: 'Kedaluwarsa', kata: 'kedaluwarsa', hari: true },
  tglPengambilan: { label: 'Pengambilan sampel', kata: 'diambil', hari: true },
} as const;
type Bidang = keyof typeof bidangKeterangan;
/** What a device kept of an older server, and the form of an older app, say nothing of it. */
export type Keterangan = { [nama in Bidang]?: string | null | undefined };

const semuaBidang = Object.entries(bidangKeterangan) as [Bidang, (typeof bidangKeterangan)[Bidang]][];

/** These fields of what has them among others, with `kosong` where there is nothing. */
export const keteranganDari = <K extends string | null>(satu: Keterangan, kosong: K) =>
  Object.fromEntries(semuaBidang.map(([nama]) => [nama, satu[nama] || kosong])) as Record<Bidang, string | K>;

const terisi = (satu: Keterangan) =>
  semuaBidang.flatMap(([nama, { label, kata, hari }]) => {
    const isi = satu[nama];
    return isi ? [{ label, kata, nilai: hari ? formatDate(isi) : isi }] : [];
  });

/** As facts of the sample, as far as they are given. */
export const faktaKeterangan = (satu: Keterangan): { label: string; value: string }[] =>
  terisi(satu).map(({ label, nilai }) => ({ label, value: nilai }));

/** In one line: 'Bets AB-12, dibuat PT Contoh, kedaluwarsa 1 Juni 2028'; null where nothing is given. */
export function kalimatKeterangan(satu: Keterangan): string | null {
  const kalimat = terisi(satu)
    .map(({ kata, nilai }) => `${kata} ${nilai}`)
    .join(', ');
  return kalimat === '' ? null : kalimat[0]!.toUpperCase() + kalimat.slice(1);
}

/** Nothing was made or taken after `hariIni`, and nothing expired before it was made. Field names as sent. */
export function periksaKeterangan(sampel: readonly Keterangan[], hariIni: string): FieldError[] {
  return sampel.flatMap(({ tglProduksi, tglKedaluwarsa, tglPengambilan }, ke) => {
    const salah = (keliru: unknown, nama: string, message: string): FieldError[] =>
      keliru ? [{ field: `sampel[${ke}][${nama}]`, message }] : [];
    return [
      ...salah(tglProduksi && tglProduksi > hariIni, 'tgl_produksi', setelahHariIni),
      ...salah(
        tglProduksi && tglKedaluwarsa && tglKedaluwarsa < tglProduksi,
        'tgl_kedaluwarsa',
        'Kedaluwarsa tidak boleh sebelum tanggal produksi',
      ),
      ...salah(tglPengambilan && tglPengambilan > hariIni, 'tgl_pengambilan', setelahHariIni),
    ];
  });
}
