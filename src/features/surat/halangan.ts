import type { HalanganSurat } from '#domain/surat/schema.ts';
import { paths } from '#paths';

const halaman: Record<NonNullable<HalanganSurat['halaman']>, (uuid: string) => string> = {
  penelitian: paths.pendaftaran.penelitian,
  penggunaan: paths.pendaftaran.penggunaan,
  pengujian: paths.pendaftaran.pengujian,
  pembayaran: paths.pembayaran.detail,
  surat: paths.surat.detail,
};

/** What stands in the way on one record, each with the page on which it is put right; `judul` is null for what has none. */
export type HalanganRekaman = {
  kunci: string;
  judul: string | null;
  hal: { keterangan: string; to: string | null }[];
};

/** Everything that stands in the way of a letter, record by record (GAP-133). */
export const perRekaman = (halangan: readonly HalanganSurat[]): HalanganRekaman[] =>
  [...Map.groupBy(halangan, ({ uuid, sebab }) => uuid ?? sebab)].map(([kunci, semua]) => ({
    kunci,
    judul: [semua[0]!.nomor, semua[0]!.judul].filter(Boolean).join(' · ') || null,
    hal: semua.map((satu) => ({
      keterangan: satu.keterangan,
      to: satu.halaman && satu.uuid ? halaman[satu.halaman](satu.uuid) : null,
    })),
  }));
