import type { Context } from '#server/core/implement.ts';
import { announce, forAdmin } from '#server/core/trace.ts';

/** Tells the lists of accounts that one of them changed. No device keeps accounts. */
export const announceAkun = (context: Context, record: string): void =>
  announce(context, { collection: 'akun', record, sebelum: [forAdmin], sesudah: [forAdmin] });
