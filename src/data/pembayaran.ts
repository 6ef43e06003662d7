import { useLiveQuery } from 'dexie-react-hooks';
import type { Actor } from '#domain/core/roles.ts';
import { punyaTagihan } from '#domain/pembayaran/rules.ts';
import { useOrang } from './app.ts';
import type { JenisPendaftaran, OrangDb } from './db.ts';
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
