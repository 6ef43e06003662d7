import { formatDate } from '#domain/core/format.ts';
import { daftar, hari } from '#domain/jejak/kata.ts';
import { sebabJeda, type SebabJeda } from './jeda.ts';

/** A promise and its pauses, as the trail tells of them. */
export const jejakJanji = {
  janji: hari('Dijanjikan selesai'),
  janjiSemula: hari('Semula dijanjikan selesai'),
  jeda: daftar('Jeda', ({ sebab, mulai, selesai, alasan }) => {
    const sampai = selesai ? formatDate(`${selesai}`) : 'belum berakhir';
    return `${sebabJeda[sebab as SebabJeda]} (${formatDate(`${mulai}`)} sampai ${sampai}): ${alasan}`;
  }),
};
