/**
 * Amounts of materials: up to three decimals (GAP-155). A number of JavaScript holds 0.1 only nearly, so amounts are added
 * and priced as whole thousandths. The nearest number to each such amount is the one it is written, stored and sent as.
 */
const bagian = 1000;

/** An amount as whole thousandths: of 2.5 it is 2500. */
const perSeribu = (jumlah: number): number => Math.round(jumlah * bagian);

/** Whether an amount has no more than three decimals. */
export const tigaDesimal = (jumlah: number): boolean => perSeribu(jumlah) / bagian === jumlah;

/** What amounts come to, to the thousandth; one that is taken off is below nothing. */
export const jumlahkan = (...semua: readonly number[]): number =>
  semua.reduce((sum, satu) => sum + perSeribu(satu), 0) / bagian;

/** What so much costs at this price for one: rounded to whole rupiah, half up, once for the line. */
export const hargaTakaran = (jumlah: number, hargaSatuan: number): number =>
  Math.round((perSeribu(jumlah) * hargaSatuan) / bagian);

/** '1.250', '12.500,5', and '1.250.0' on the way to one: points that group thousands. */
const beribu = /^[1-9]\d{0,2}(\.\d{3})+(,\d*|\.\d{0,2})?$/;

/**
 * The amount a person writes, or null for what is none, or has more than three decimals. A comma divides; a point does too
 * ('0.5') where it does not group thousands. What is not finished is read as far as it goes: '12,' is 12.
 */
export function bacaTakaran(teks: string): number | null {
  const ditulis = beribu.test(teks) ? teks.replaceAll('.', '') : teks;
  const jumlah = /^(\d+[.,]?\d*|[.,]\d+)$/.test(ditulis) ? Number(ditulis.replace(',', '.')) : null;
  return jumlah !== null && tigaDesimal(jumlah) ? jumlah : null;
}

/** An amount as it stands in a field to be changed: '1250,5'. */
export const tulisTakaran = (jumlah: number): string => String(jumlah).replace('.', ',');
