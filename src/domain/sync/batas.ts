/** The contract version a queued write is written in. Raise it with an upcaster on the server (offline.md section 4). */
export const versiKontrak = 1;

/** A batch never holds more than this; one larger operation goes alone, up to `maksByteSendiri`. */
export const maksOperasi = 50;
export const maksByte = 256 * 1024;
export const maksByteSendiri = 512 * 1024;

/** How much of a batch an operation takes: its bytes as JSON, with what parts it from the next. */
export const ukuranOperasi = (op: unknown): number =>
  new TextEncoder().encode(JSON.stringify(op)).byteLength + 1;

/** Whether the server takes these operations in one push (offline.md section 4). */
export function muatSekali(ops: readonly unknown[]): boolean {
  const byte = ops.reduce<number>((sum, op) => sum + ukuranOperasi(op), 0);
  return ops.length <= maksOperasi && byte <= (ops.length === 1 ? maksByteSendiri : maksByte);
}

/** Under this name a pull tells a person that their own account has changed (GAP-160); no device keeps accounts. */
export const kabarAkun = 'akun';

/** How many changes a page of a pull has at most, where the device asks for no fewer. */
export const barisHalaman = 200;

/** How many confirmed writes a device asks about with one page. */
export const maksDitanyakan = 100;
