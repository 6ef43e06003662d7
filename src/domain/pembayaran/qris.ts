/* A QR code of EMVCo, of which QRIS is one: fields one after the other, each an id and a length of two digits, then so many characters. */

type Bagian = { id: string; nilai: string };

/** CRC-16/CCITT as EMVCo has it (polynomial 0x1021 from 0xFFFF, over UTF-8), in four hex digits. */
export function crc16(teks: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(teks)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** The fields of such a code in their order, or null where a length does not come out. */
export function bacaBagian(teks: string): Bagian[] | null {
  const bagian: Bagian[] = [];
  for (let at = 0; at < teks.length;) {
    const [, id, panjang] = /^(\d\d)(\d\d)/.exec(teks.slice(at, at + 4)) ?? [];
    if (id === undefined || at + 4 + Number(panjang) > teks.length) return null;
    bagian.push({ id, nilai: teks.slice(at + 4, at + 4 + Number(panjang)) });
    at += 4 + Number(panjang);
  }
  return bagian;
}

const tulis = ({ id, nilai }: Bagian): string => `${id}${String(nilai.length).padStart(2, '0')}${nilai}`;
const nilaiDari = (bagian: readonly Bagian[], id: string) => bagian.find((satu) => satu.id === id)?.nilai;

/** Why a text is no static QRIS that a sum can be put into, as the rest of a sentence; null where it is one. */
export function salahQris(teks: string): string | null {
  const bagian = bacaBagian(teks);
  if (!bagian || bagian.at(-1)?.id !== '63')
    return 'bukan string QRIS yang utuh: panjang salah satu bagiannya tidak cocok';
  if (crc16(teks.slice(0, -4)) !== teks.slice(-4).toUpperCase())
    return 'memiliki CRC yang tidak cocok dengan isinya; salin ulang seluruh string dari penyedia QRIS';
  const ada = (id: string, nilai: string) => nilaiDari(bagian, id) === nilai;
  if (
    !ada('00', '01') ||
    !ada('01', '11') ||
    !ada('53', '360') ||
    !ada('58', 'ID') ||
    !nilaiDari(bagian, '59')
  )
    return 'bukan QRIS statis rupiah dengan nama merchant';
  return nilaiDari(bagian, '54') === undefined ? null : 'sudah memuat nominal';
}

/** A static QRIS as one that asks for this sum: dynamic, with the amount before the country, and its CRC anew. */
export function qrisSebesar(statis: string, rupiah: number): string {
  const isi = bacaBagian(statis.slice(0, -8))!.flatMap((satu) => {
    if (satu.id === '01') return { id: '01', nilai: '12' };
    return satu.id === '58' ? [{ id: '54', nilai: String(rupiah) }, satu] : satu;
  });
  const tanpaCrc = `${isi.map(tulis).join('')}6304`;
  return tanpaCrc + crc16(tanpaCrc);
}

/** Whom a static QRIS pays, as the payer's app will say it. */
export const namaMerchant = (statis: string): string => nilaiDari(bacaBagian(statis)!, '59')!;
