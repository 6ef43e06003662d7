import type { LangkahUang } from '#domain/penelitian/giliran.ts';

export type TabUang = 'buat' | 'riwayat' | 'pengembalian';

/** A tab one has gone to, and what was due then. */
export type TabPilihan = { tab: TabUang; saat: LangkahUang | null };

/** The tab that shows what is due; where one has gone to stays open until something else is. */
export const tabUang = (langkah: LangkahUang | null, pilihan: TabPilihan | null): TabUang =>
  pilihan && (langkah === null || langkah === pilihan.saat)
    ? pilihan.tab
    : langkah === 'buatInvoice'
      ? 'buat'
      : 'riwayat';
