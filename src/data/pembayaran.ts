import type { Actor } from '#domain/core/roles.ts';
import { pembayaranApi, type CetakInvoice } from '#domain/pembayaran/endpoints.ts';
import { perluBayar } from '#domain/pengujian/pendaftar.ts';
import { punyaTagihan } from '#domain/pengujian/tagihan.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { useAplikasi, useOrang } from './app.ts';
import { bacaDaftar, type Daftar } from './baca.ts';
import type { OrangDb } from './db.ts';
import {
  bilaPengujian,
  daftarPengujian,
  pengujianSaya,
  pilihPengujian,
  type SaringPengujian,
} from './pengujian.ts';
import { useBaca } from './use-baca.ts';

/** `menunggu`: only what is to be paid now (GAP-151). */
export type SaringPembayaran = SaringPengujian & { menunggu?: boolean };

/** One page of the own submissions of testing that have something to pay or were paid, newest first (PAY-01, GAP-82). */
export async function bacaDaftarPembayaran(
  db: OrangDb,
  actor: Actor,
  saring: SaringPembayaran,
): Promise<Daftar<Pengujian>> {
  const { urut, cocok } = pilihPengujian(saring);
  const ditagih: typeof cocok = (row) => bilaPengujian(punyaTagihan)(row.data) && cocok(row);
  const tampak = saring.menunggu ? { tampak: bilaPengujian(perluBayar) } : {};
  const pilihan = { urut, cocok: ditagih, ...tampak };
  return daftarPengujian(await bacaDaftar(db, pengujianSaya, { actor }, pilihan, saring));
}

/** The own payments, live: they follow every write and every pull. Undefined while first reading. */
export function useDaftarPembayaran(saring: SaringPembayaran): Daftar<Pengujian> | undefined {
  const { db, actor } = useOrang();
  return useBaca(() => bacaDaftarPembayaran(db, actor, saring), [db, actor, JSON.stringify(saring)]);
}

/**
 * Asks the server for everything an invoice's paper says, for those whose device does not hold the submission's money.
 * Without a number it is the one in force. Fails with Luring without a network and with the server's Refusal.
 */
export function useMintaInvoice(): (
  uuidPengujian: string,
  noInvoice: string | null,
) => Promise<CetakInvoice> {
  const { klien } = useAplikasi();
  return async (uuid, noInvoice) =>
    (await klien.panggil(pembayaranApi.cetak, { query: { uuid, noInvoice: noInvoice ?? undefined } })).data;
}
