import { berkelompok, rapatkan } from './nomor.ts';

/**
 * A telephone number as a person writes it, in the national form it is kept in (GAP-168): '+62 812-3456-7890' is
 * '081234567890'. A foreign number keeps its country code. What is no digit then is left for the field's rule to refuse.
 */
export function nomorNasional(tulisan: string): string {
  const rapat = rapatkan(tulisan).replace(/^(\+|00)(?=\d)/, '');
  const dalamNegeri = /^62(.*)$/.exec(rapat);
  return dalamNegeri ? `0${dalamNegeri[1]!.replace(/^0+/, '')}` : rapat;
}

/** The area codes of three figures: Jakarta, Bandung, Semarang, Surabaya and Medan; the others have four. */
const kodeArea = /^0(?:2[124]|31|61|[2-79]\d\d)/;

/** A kept number as it is read aloud, in groups of four: '0812 3456 7890'; of a landline its area first: '021 5550 117'. */
export function formatTelepon(nomor: string): string {
  const area = kodeArea.exec(nomor)?.[0] ?? '';
  const kelompok = berkelompok(nomor.slice(area.length));
  return area ? `${area} ${kelompok}` : kelompok;
}

/**
 * A kept number as WhatsApp knows it, with its country code and nothing else: '6281234567890'; null: no mobile number, which
 * begins with 08 and has 10 to 13 digits, nor one of another country.
 */
export function nomorWa(nomor: string): string | null {
  const nasional = /^0(8\d{8,11})$/.exec(nomor);
  // One that begins with 8 may be of another country, or lack its 0.
  return nasional ? `62${nasional[1]!}` : (/^[1-79]\d{9,13}$/.exec(nomor)?.[0] ?? null);
}

/** Where WhatsApp opens a message to a kept number, `pesan` in it for its sender to look at and send; null as above. */
export function tautanWa(nomor: string, pesan: string): string | null {
  const tujuan = nomorWa(nomor);
  return tujuan ? `https://wa.me/${tujuan}?text=${encodeURIComponent(pesan)}` : null;
}
