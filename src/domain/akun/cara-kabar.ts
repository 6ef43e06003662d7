import type { Role } from '#domain/core/roles.ts';

/** How somebody wants to be told of one kind of news: at once, once a working day, or not at all. */
export const caraKabar = ['segera', 'ringkasan', 'tidak'] as const;
export type CaraKabar = (typeof caraKabar)[number];

/** What each is called. */
export const namaCaraKabar: Record<CaraKabar, string> = {
  segera: 'Segera',
  ringkasan: 'Ringkasan harian',
  tidak: 'Tidak',
};

/** How people are told who have said nothing: who works through many is not written to for each (BEYOND-35). */
export const caraBawaan = (role: Role | null): CaraKabar =>
  role === null || role === 'Pendaftar' ? 'segera' : 'ringkasan';
