import { useLiveQuery } from 'dexie-react-hooks';
import type { Actor } from '#domain/core/roles.ts';
import { pembayaranApi, type CetakInvoice } from '#domain/pembayaran/endpoints.ts';
import { punyaTagihan } from '#domain/pembayaran/rules.ts';
import { useAplikasi, useOrang } from './app.ts';
import type { OrangDb } from './db.ts';
import type { JenisPendaftaran } from './koleksi/pengujian.ts';
import {
  cariPengujian,
  halamanDari,
  tampilkanPengujian,
  type DaftarPengujian,
  type SaringDaftar,
} from './pengujian.ts';

type SaringPembayaran = SaringDaftar & {
  jenis: JenisPendaftaran | null;
  idLaboratorium: number | null;
};

/** One page of the own submissions that have something to pay or were paid, newest first (PAY-01, GAP-82). */
async function bacaDaftarPembayaran(
  db: OrangDb,
  actor: Actor,
  { jenis, idLaboratorium, cari, ...halaman }: SaringPembayaran,
): Promise<DaftarPengujian> {
  return db.transaction('r', db.pendaftaran, db.antrean, async () => {
    const rows = await cariPengujian(
      db.pendaftaran,
      cari,
      (row) =>
        punyaTagihan(row.data) &&
        (jenis === null || row.jenis === jenis) &&
        (idLaboratorium === null || row.idLaboratorium === idLaboratorium),
    );
    return { baris: await tampilkanPengujian(db, actor, halamanDari(rows, halaman)), total: rows.length };
  });
}

/** The own payments, live: they follow every write and every pull. Undefined while first reading. */
export function useDaftarPembayaran(saring: SaringPembayaran): DaftarPengujian | undefined {
  const { db, actor } = useOrang();
  return useLiveQuery(() => bacaDaftarPembayaran(db, actor, saring), [db, actor, JSON.stringify(saring)]);
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
