import type { NamaKanal } from './pilihan.ts';

/** What people call each channel. */
export const namaKanal: Record<NamaKanal, string> = {
  surel: 'surel',
  whatsapp: 'WhatsApp',
  dorong: 'pemberitahuan',
};

/**
 * What people agree to by switching a channel on, for those that ask: shown as they do it, and kept with the time of it
 * (BEYOND-43). A channel that is not here needs no word of theirs.
 */
export const kalimatPersetujuan: Partial<Record<NamaKanal, string>> = {
  whatsapp:
    'Saya setuju menerima kabar laboratorium lewat WhatsApp di nomor pada profil saya. Untuk itu nama, nomor, dan kalimat kabarnya dikirim melalui WhatsApp (Meta). Persetujuan ini dapat saya tarik kapan saja di halaman Profil, atau dengan membalas BERHENTI.',
};

/** Why a person whom such a channel reaches nowhere cannot agree to it. */
export const tanpaPonsel =
  'Nomor WhatsApp pada profil Anda bukan nomor ponsel. Ajukan perbaikan data di halaman Profil agar Admin memperbaikinya.';
