/** Where a signature says what it covers: two stretches of the file, between which it stands itself. */
const cakupan = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g;
/** A signature in hexadecimal: a DER sequence, filled up with zeros. */
const isiTandaTangan = /^<30[0-9a-f]+>$/i;

/**
 * Whether a PDF has an electronic signature over all of it but the signature, up to where the file ended then: what is
 * added later (proofs that the certificate was valid) stands behind. Whether it is a true one, PDF readers tell.
 */
export function memuatTandaTangan(bytes: Uint8Array): boolean {
  const isi = new TextDecoder('latin1').decode(bytes);
  if (!/\/(?:Type|FT)\s*\/Sig\b/.test(isi)) return false;
  return [...isi.matchAll(cakupan)].some(([, ...angka]) => {
    const [awal, panjang, lanjut, sisa] = angka.map(Number) as [number, number, number, number];
    const akhir = lanjut + sisa;
    return (
      awal === 0 &&
      akhir <= isi.length &&
      isiTandaTangan.test(isi.slice(panjang, lanjut)) &&
      isi.slice(lanjut, akhir).trimEnd().endsWith('%%EOF')
    );
  });
}

/** As much as a signing app may write on a page of its own: who signed, with which certificate, when. */
const paling = 300;

/**
 * Whether a signed paper says what the issued one does, page by page, and beside that no more than a signature that can be
 * seen. Spaces do not count: readers guess them.
 */
export function berisiSama(terbit: readonly string[], bertandaTangan: readonly string[]): boolean {
  const [lama, baru] = [terbit, bertandaTangan].map((pages) =>
    pages.map((text) => text.replaceAll(/\s+/g, '')),
  );
  const panjang = (pages: readonly string[]) => pages.join('').length;
  return (
    lama!.length === baru!.length &&
    lama!.every((text, ke) => baru![ke]!.includes(text)) &&
    panjang(baru!) - panjang(lama!) <= paling
  );
}
