import type { LangkahUang } from '#domain/penelitian/giliran.ts';

export type TabUang = 'buat' | 'riwayat' | 'pengembalian';

/** A tab one has gone to, and what was due then. */
export type TabPilihan = { tab: TabUang; saat: LangkahUang | null };

/**
 * The tab that shows what is due; where one has gone to stays open until something else is. `dapatBuat`: there is something
 * to make an invoice of, else that tab is not there.
 */
export function tabUang(
  langkah: LangkahUang | null,
  pilihan: TabPilihan | null,
  dapatBuat: boolean,
): TabUang {
  const tetap = pilihan && (langkah === null || langkah === pilihan.saat) ? pilihan.tab : null;
  const tab = tetap ?? (langkah === 'buatInvoice' ? 'buat' : 'riwayat');
  return tab === 'buat' && !dapatBuat ? 'riwayat' : tab;
}
