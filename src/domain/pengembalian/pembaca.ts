import type { Actor } from '#domain/core/roles.ts';
import { melihatRekening } from '#domain/pembayaran/pembaca.ts';
import type { Pengembalian } from './schema.ts';

/** A return as this reader is shown it. */
export const pengembalianUntuk = (satu: Pengembalian, actor: Actor, pemilik: string): Pengembalian =>
  melihatRekening(actor, pemilik)
    ? satu
    : {
        ...satu,
        noRekeningTujuan: null,
        namaBankTujuan: null,
        namaPemilikRekeningTujuan: null,
        rekeningAsal: null,
        fileBuktiPembayaran: null,
      };
