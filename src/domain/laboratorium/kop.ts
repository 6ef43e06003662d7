import type { Berkas } from '#domain/berkas/schema.ts';
import type { Laboratorium } from './schema.ts';

/** A picture of a letterhead. */
export type GambarKop = { bytes: Uint8Array; mime: string };

/** What the letterhead of a laboratory says besides its name (GAP-171, GAP-174). */
export type KopLaboratorium = Pick<
  Laboratorium,
  'alamat' | 'kota' | 'telepon' | 'whatsapp' | 'email' | 'noAkreditasi'
> & { logo: GambarKop | null; tanda: GambarKop | null };

/** The letterhead of a laboratory with its pictures. One whose bytes are not at hand is left out: no paper waits for it. */
export async function bacaKop(
  { alamat, kota, telepon, whatsapp, email, noAkreditasi, logo, tandaAkreditasi }: Laboratorium,
  baca: (berkas: Berkas) => Promise<Uint8Array | null>,
): Promise<KopLaboratorium> {
  const gambar = async (berkas: Berkas | null): Promise<GambarKop | null> => {
    const bytes = berkas && (await baca(berkas));
    return bytes && { bytes, mime: berkas.mime };
  };
  return {
    alamat,
    kota,
    telepon,
    whatsapp,
    email,
    noAkreditasi,
    logo: await gambar(logo),
    tanda: await gambar(tandaAkreditasi),
  };
}
