import { hanyaAda, type KataRekaman } from '#domain/jejak/kata.ts';

/** A survey, as the trail tells of it: that it was filled in, not what was answered. */
export const jejakSurvei: KataRekaman = {
  label: 'Survei kepuasan',
  bidang: { jawaban: hanyaAda('Jawaban', 'tersimpan') },
};
