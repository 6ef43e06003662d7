import { kabarAkun } from '#domain/sync/batas.ts';
import { announce, forAdmin, forPerson, type Telling } from '#server/core/trace.ts';

/** Tells the lists of accounts that one of them changed, and its person. No device keeps accounts. */
export function announceAkun(context: Telling, record: string): void {
  const pembaca = [forAdmin, forPerson(record)];
  announce(context, { collection: kabarAkun, record, sebelum: pembaca, sesudah: pembaca });
}
