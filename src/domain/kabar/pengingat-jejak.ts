import type { KataRekaman } from '#domain/jejak/kata.ts';

/** The days of a kind of reminder, as the trail tells of them. */
export const jejakPengingat: KataRekaman = {
  label: 'Hari pengingat',
  bidang: {
    hari: {
      label: 'Hari',
      sebut: (nilai) => (Array.isArray(nilai) && nilai.length > 0 ? nilai.join(', ') : 'Mati'),
    },
  },
};
